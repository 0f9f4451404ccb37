// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

#include "engine/scenario/laid_position.h"

namespace muster::engine {

/// A place in a laid position: a zone, and in it the card with this number, and on that the one with the next. Without steps
/// it is the zone itself. To put a card there, the last step says before which one.
struct CardPath {
    std::size_t zone = 0;
    std::vector<std::size_t> steps;

    [[nodiscard]] CardPath on(std::size_t step) const
    {
        CardPath path = *this;
        path.steps.push_back(step);
        return path;
    }
    friend bool operator==(const CardPath&, const CardPath&) = default;
};

// Edits of a position. Each gives the position that comes of it, and the same one where there is no such place. Whether it
// can be is for the reader of scenarios to say: on the way from one position to another it need not.

[[nodiscard]] const LaidCard* cardAt(const LaidPosition& position, const CardPath& path);
/// What a zone's facts are; nullptr where it is none of the game's.
[[nodiscard]] const ScenarioZone* zoneFacts(const ScenarioFacts& facts, const LaidZone& zone);
/// How many copies lie there in a row of which nothing else is said, from this one on.
[[nodiscard]] std::size_t copiesAt(const LaidPosition& position, const CardPath& path);

[[nodiscard]] LaidPosition withCard(LaidPosition position, const CardPath& to, const LaidCard& card,
                                    std::size_t copies);
[[nodiscard]] LaidPosition withoutCard(LaidPosition position, const CardPath& from, std::size_t copies);
/// With what lies on it. Where cards do not lie open, nothing is said of it any more, and what lay on it lies beside it. On
/// another player's card it stays its owner's.
[[nodiscard]] LaidPosition moved(LaidPosition position, const CardPath& from, const CardPath& to, std::size_t copies,
                                 const ScenarioFacts& facts);
/// As many copies of a card as that.
[[nodiscard]] LaidPosition withCopies(LaidPosition position, const CardPath& at, std::size_t copies);
[[nodiscard]] LaidPosition changed(LaidPosition position, const CardPath& at,
                                   const std::function<void(LaidCard&)>& change);

// Of a card
void setState(LaidCard& card, const std::string& state, bool on, const ScenarioFacts& facts);
void setNumber(LaidCard& card, const std::string& key, int value, const ScenarioFacts& facts);
[[nodiscard]] int numberOf(const LaidCard& card, const std::string& key);
/// A key that is the game's own; an empty value takes it away.
void setExtra(LaidCard& card, const std::string& key, const std::string& value);

// Of a player
[[nodiscard]] LaidPosition withNumber(LaidPosition position, Seat seat, const std::string& key, int value);
[[nodiscard]] LaidPosition withExtra(LaidPosition position, Seat seat, const std::string& key,
                                     const std::string& value);

/// The same at a table of other rules, with other players: zones and numbers that it has keep what they have, those that are
/// new are as in `blank`.
[[nodiscard]] LaidPosition fitted(const LaidPosition& position, const LaidPosition& blank);
/// With the same cards in another catalogue, found by their ids; those that it does not have are left out.
[[nodiscard]] LaidPosition inCatalogue(LaidPosition position, const Catalogue& from, const Catalogue& to);

} // namespace muster::engine
