// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/choice.h"
#include "engine/core/log.h"

namespace muster::engine {

/// A number of a card or a player, with its word in the game's own English.
struct ShownNumber {
    std::string word;
    int now = 0;
    int printed = 0; ///< of a card; what is only counted on it, and what a player has, is printed as 0
    friend bool operator==(const ShownNumber&, const ShownNumber&) = default;
};

/// A card on the table as a seat sees it.
struct ShownCard {
    CardId id;
    bool known = false;           ///< the seat knows which card it is; else there is only its back
    std::uint16_t definition = 0; ///< index of the catalogue; 0 where the card is not known
    bool faceUp = false;
    int damage = 0;
    std::vector<ShownNumber> numbers; ///< those that the card has, and counters that lie on it
    std::vector<std::string> states;  ///< "tapped", "bleeding"
    std::vector<ShownCard> on;        ///< what is attached to it
    friend bool operator==(const ShownCard&, const ShownCard&) = default;
};

/// A place for cards, of a seat or of the whole table.
struct ShownZone {
    enum Kind : std::uint8_t {
        Open, ///< its cards lie side by side: in play, in a shop
        Hand,
        Pile, ///< its cards lie on each other
    };
    std::string word; ///< "discard pile"
    Kind kind = Open;
    Seat seat = NoSeat; ///< NoSeat: of the whole table
    int count = 0;
    std::vector<ShownCard> cards; ///< the top of a pile first; none where a seat may only count them
    bool rare = false;            ///< mostly empty, and not worth a word then
    friend bool operator==(const ShownZone&, const ShownZone&) = default;
};

/// What a seat sees of the table at one moment: plain data for whoever draws it or reads it aloud. The zones of a game are
/// the same ones in the same order throughout.
struct ShownTable {
    int turn = 0;
    Seat active = NoSeat;
    std::uint8_t out = 0;                        ///< a bit for each player who is out of the game
    std::vector<std::vector<ShownNumber>> seats; ///< what each player has
    std::vector<ShownZone> zones;                ///< of the first seat, of the next, and of the table at last
    [[nodiscard]] bool isOut(Seat seat) const { return seat < MostSeats && (out >> seat & 1) != 0; }
    friend bool operator==(const ShownTable&, const ShownTable&) = default;
};

/// A die of which a line of the log tells.
struct ShownDie {
    int faces = 0;
    int shows = 0;
    int total = 0; ///< with what the game adds to it
    friend bool operator==(const ShownDie&, const ShownDie&) = default;
};

/// Something that a player could mean to do with a card, and the rule that refuses it; no rule: it can be done.
struct ShownRefusal {
    std::string action;
    std::string rule;
    bool later = false; ///< nothing refuses it, but something else is asked now
    friend bool operator==(const ShownRefusal&, const ShownRefusal&) = default;
};

/// What the rules say of a card with which nothing can be done now, to who is asked and wonders why.
struct ShownReasons {
    std::vector<ShownRefusal> actions; ///< everything that could be meant with it
    std::string answer;                ///< the rule because of which it is no answer to what is asked
    std::string place;                 ///< the rule that says what it is there for where it lies
};

/// A session whose table can be looked at: at quiet points, and at any choice.
class ShownSession {
public:
    virtual ~ShownSession() = default;

    /// `viewer`: NoSeat sees everything.
    [[nodiscard]] virtual ShownTable shown(Seat viewer) = 0;
    /// At any choice. Of a card that whoever is asked does not know, only what its place is for.
    [[nodiscard]] virtual ShownReasons reasons(const Choice& asked, CardId card) = 0;
    /// Whether cards that lie beside each other are the same to a seat, so that one of them stands for both.
    [[nodiscard]] virtual bool alike(CardId card, CardId another, Seat seat) = 0;
    /// A line of the log for a seat from which it is hidden which cards it is about.
    [[nodiscard]] virtual std::string hiddenLine(const LogLine& line, Seat viewer) = 0;
    /// The dice of which a line tells.
    [[nodiscard]] virtual std::vector<ShownDie> diceOf(const LogLine& line) = 0;
};

/// Whether a choice is one among actions, rather than one of their details.
[[nodiscard]] bool asksForActions(const Choice& choice);
/// The text with one name in the place of another, wherever that stands.
[[nodiscard]] std::string withName(std::string text, const std::string& name, const std::string& instead);

} // namespace muster::engine
