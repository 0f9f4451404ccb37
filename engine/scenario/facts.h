// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::engine {

/// A place for cards, as scenarios call it.
struct ScenarioZone {
    /// Who knows the cards that are laid there, unless something else is said of them.
    enum Known : std::uint8_t { Nobody, Owner, Everybody };
    std::string key{};     ///< in positions and expectations: "discard"
    std::string where{};   ///< behind `where`: "discard pile"
    std::uint8_t kind = 0; ///< its number among the game's kinds of zones
    bool common = false;   ///< one for all players
    bool open = false;     ///< cards lie there face up
    Known known = Owner;
    bool onlyCounted = false; ///< the other players see how many there are, and no more
    std::uint32_t types = 0;  ///< the types that lie there, as bits in the order of the game; 0: all
    int most = 0;             ///< so many cards of these types at most; 0: any number
    bool required = false;    ///< a position says for each player what lies there
    bool laid = true;         ///< a position can say it at all
    std::string filler{};     ///< the card that lies there where nothing is said
    int filled = 0;           ///< and how many of it
};

/// A number of a card or a player. With `highest` it can be laid down in a position, from `lowest` to there.
struct ScenarioNumber {
    std::string key;
    int lowest = 0;
    int highest = -1;
    [[nodiscard]] bool settable() const { return highest >= lowest; }
};

/// A key of a player in a position that is the game's own.
struct ScenarioKey {
    std::string key;
    std::vector<std::string> values{}; ///< none: a text, a number or a list
};

/// When a player may give the game up by its rules.
enum class Conceding : std::uint8_t { Never, OwnDecision, AnyTime };

/// How the scenarios of a game speak: tables, from which positions, expectations and their checks are made.
struct ScenarioFacts {
    std::vector<ScenarioZone> zones;
    std::vector<ScenarioNumber> cardNumbers; ///< of which one is the end of another, the longer one first
    std::vector<ScenarioNumber> seatNumbers;
    std::vector<std::string> faces{"face up", "face down"};
    std::vector<std::string> states;      ///< behind `is`, in the order in which they are told
    std::vector<std::string> hidden;      ///< what cards are called that a player does not know
    std::vector<std::string> options;     ///< that are no cards: "yes", "enough", "roll"
    std::vector<std::string> actions;     ///< that need no card: "retreat"
    std::vector<std::string> beforeCards; ///< options that are such a word and a card: "on ", "sacrifice "
    std::vector<std::string> afterCards;  ///< and those that are a card and such a word: " first"
    std::vector<std::string> between;     ///< and that name two cards: " replacing "
    std::vector<std::string> sentences;   ///< of the log: see LogSentences
    std::vector<std::string> cardKeys;    ///< of a card in a position, that are the game's own
    std::vector<ScenarioKey> seatKeys;    ///< of a player in a position, that are the game's own
    std::vector<std::string> beginnings;  ///< where in a turn a position may begin, other than at its actions
    Conceding conceding = Conceding::Never;
    int seats = 2;
};

} // namespace muster::engine
