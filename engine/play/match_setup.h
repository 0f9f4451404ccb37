// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::engine {

/// Cards as indices of the catalogue, copies one after the other.
using DeckCards = std::vector<std::uint16_t>;

/// A deck, or a shop, as it comes to the table: the cards of each of its sections, in the order of the game.
struct DeckSections {
    struct Section {
        std::string key;
        DeckCards cards;
        friend bool operator==(const Section&, const Section&) = default;
    };
    std::vector<Section> sections;

    /// The cards of a section; none where the deck has no such section.
    [[nodiscard]] const DeckCards& cards(std::string_view section) const;
    [[nodiscard]] bool has(std::string_view section) const;
    [[nodiscard]] bool empty() const { return total() == 0; }
    [[nodiscard]] std::size_t total() const;
    friend bool operator==(const DeckSections&, const DeckSections&) = default;
};

/// A deck of one section.
[[nodiscard]] DeckSections oneSection(std::string key, DeckCards cards);

/// All that a match is a function of, beside catalogue, rules options, seed and choices.
struct MatchSetup {
    std::string mode;                ///< empty: the first mode of the game that seats so many
    int players = 0;                 ///< 0: as many as there are decks; where they share one, the fewest of the mode
    std::vector<DeckSections> decks; ///< by seat; a single one where all players share it
    DeckSections shop;               ///< empty where the game has none
    friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// A way to play a game: how many sit at the table, and who belongs together.
struct Mode {
    std::string key;
    int fewest = 2, most = 2;          ///< seats
    std::vector<std::uint8_t> sides{}; ///< of each seat, numbered from 0; empty: everybody plays alone
    [[nodiscard]] bool seats(int players) const { return players >= fewest && players <= most; }
    [[nodiscard]] int sideOf(int seat) const { return sides.empty() ? seat : sides[static_cast<std::size_t>(seat)]; }
};

/// How many cards a section must have for a match to be dealt at all. Whether the deck is legal is not asked here.
struct SectionNeed {
    std::string key;
    int least = 1;
    int most = 200;
};

/// Something that a passive opponent can be given: its HP, its attack.
struct PassiveSetting {
    std::string key;
    std::string label; ///< English, or as it is printed on cards: "HP"
    int lowest = 0, highest = 0;
    std::optional<int> standard{}; ///< nothing: it is worked out from the deck
};

/// An opponent for goldfish games that does as good as nothing, as the game's digest describes it.
struct PassiveOpponent {
    std::string key;
    std::string label; ///< English: "five passive Champions"
    std::vector<PassiveSetting> settings{};
};

/// What a game is, for whoever sets up matches of it. One for each game.
struct PlayFacts {
    std::string game; ///< its key
    /// Goes up whenever a rule changes what happens in a game with the same choices; replay files name it.
    int rulesVersion = 1;
    std::vector<Mode> modes;           ///< the first is the usual one
    std::vector<SectionNeed> sections; ///< of a deck
    std::vector<SectionNeed> shop{};   ///< of the shop; empty: the game has none
    bool sharedDeck = false;           ///< all players draw from one deck
    std::vector<std::string> pilots;
    std::string usualPilot;                  ///< who plays where nobody is named
    std::vector<PassiveOpponent> passives{}; ///< for goldfish games; the first is the usual one

    [[nodiscard]] const Mode* mode(std::string_view key) const;
    /// The first mode that seats so many; nothing if none does.
    [[nodiscard]] const Mode* modeFor(int players) const;
    [[nodiscard]] const PassiveOpponent* passive(std::string_view key) const;
};

/// Why a match cannot be set up.
struct SetupProblem {
    enum Kind {
        UnknownMode,    ///< `what`: the mode
        Players,        ///< `have` of them, where `least` to `most` can play (in the mode `what`, if it is named)
        Decks,          ///< `have` of them, where there must be `least`
        MissingShop,    ///< the game cannot be played without
        NeedlessShop,   ///< the game has none
        MissingSection, ///< `what` of the deck, or the shop
        UnknownSection, ///< `what`
        SectionSize,    ///< `what` has `have` cards, where `least` to `most` can be dealt
        Cards,          ///< all decks together have `have` cards, where `most` fit on the table
        OfTheGame,      ///< the game itself refuses, by the rule `what`
    };
    static constexpr int OfShop = -1;
    Kind kind = Decks;
    std::string what{};
    int deck = OfShop; ///< which one, from 0
    int have = 0, least = 0, most = 0;
    friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

/// The first problem of one deck, or of a shop, if there is one; `number` says which deck it is.
[[nodiscard]] std::optional<SetupProblem> problemOfSections(const std::vector<SectionNeed>& needs,
                                                            const DeckSections& deck, int number);
/// The first problem of a setup, if there is one.
[[nodiscard]] std::optional<SetupProblem> problemOf(const PlayFacts& facts, const MatchSetup& setup);
/// The same setup with its mode and number of players written out; it has no problem.
[[nodiscard]] MatchSetup completed(const PlayFacts& facts, MatchSetup setup);

} // namespace muster::engine
