// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/scenario/facts.h"
#include "engine/scenario/scenario.h"
#include "model/cards/catalogue.h"

namespace muster::engine {

class CardTable;

/// A card of a position, with what can be said of it there.
struct LaidCard {
    CardIndex definition;
    Seat owner = NoSeat;             ///< where it is not whoever it lies with
    std::vector<std::string> states; ///< "face down" first
    std::vector<std::pair<std::string, int>> numbers;
    std::vector<Seat> seenBy; ///< besides those who know it anyway
    std::vector<LaidCard> on;
    /// Keys that are the game's own, and what is not as printed, with their values as they are written.
    std::vector<std::pair<std::string, std::string>> extras;
    friend bool operator==(const LaidCard&, const LaidCard&) = default;
};

/// The cards at one place, by its key: "hand", "arena of A".
struct LaidZone {
    std::string key;
    Seat seat = NoSeat; ///< NoSeat: of the table
    std::vector<LaidCard> cards;
    friend bool operator==(const LaidZone&, const LaidZone&) = default;
};

/// A position as a scenario writes it: plain data to be changed card by card and written down again. What a position cannot
/// say (effects that go on, what has been used) is not in it.
struct LaidPosition {
    int turn = 1;
    Seat active = 0;
    std::string begins; ///< empty: where actions are chosen
    std::vector<LaidZone> zones;
    struct Number {
        std::string key;
        int value = 0;
        friend bool operator==(const Number&, const Number&) = default;
    };
    std::vector<std::vector<Number>> numbers;                             ///< of each player
    std::vector<std::vector<std::pair<std::string, std::string>>> extras; ///< keys of a player that are the game's own
    friend bool operator==(const LaidPosition&, const LaidPosition&) = default;
};

/// What lies on a table now.
[[nodiscard]] LaidPosition laidPosition(CardTable& table);

/// The zones of which a position says something, each for whom it is, in the order in which it is written.
[[nodiscard]] std::vector<LaidZone> emptyZones(const ScenarioFacts& facts);

/// "position:" and all that follows, line by line.
[[nodiscard]] std::string positionText(const LaidPosition& position, const Catalogue& catalogue);

/// A card as scenarios call it: with the word that tells it apart where others have its name.
[[nodiscard]] std::string scenarioName(CardIndex card, const Catalogue& catalogue);

} // namespace muster::engine
