// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include "engine/play/goldfish.h"
#include "engine/play/playable.h"

namespace muster::engine {

/// A recorded game as a file: everything that it was a function of, and how it ended. Later rules than those of the
/// program are not known to it; earlier ones are played by the present rules, and it may depart.
struct ReplayFile {
    /// A deck or shop by the ids of its cards, copies one after the other, section by section. A record of the first form
    /// had no sections: its decks have one without a name.
    struct Deck {
        struct Section {
            std::string key;
            std::vector<std::string> cards;
            friend bool operator==(const Section&, const Section&) = default;
        };
        std::vector<Section> sections;
        friend bool operator==(const Deck&, const Deck&) = default;
    };

    /// Another line of the same game: it begins with so many answers of an earlier one, and goes on with its own. The first
    /// line, number 0, has the answers of the record.
    struct Line {
        int of = 0;
        int after = 0;
        std::vector<Answer> answers;
        friend bool operator==(const Line&, const Line&) = default;
    };
    /// A remark about a line where so many of its answers have been given.
    struct Note {
        int line = 0;
        int after = 0;
        std::string text;
        friend bool operator==(const Note&, const Note&) = default;
    };

    std::string game;
    int version = 1; ///< of the engine's rules for the game
    std::map<std::string, std::string> options;
    std::string mode; ///< empty: the usual one
    int players = 0;  ///< 0: as many as there are decks
    std::vector<Deck> decks;
    Deck shop;
    std::string passive; ///< of a game against an opponent that does nothing: its key, and what it was given
    std::map<std::string, int> settings;
    int place = 0; ///< against it: the deck's place in the order of turns, from 0
    std::uint64_t seed = 0;
    std::vector<Answer> answers;
    std::uint64_t digest = 0; ///< of the last state
    std::vector<Line> lines;  ///< that were tried beside it
    std::vector<Note> notes;
    /// How many answers a line has, with those that it shares.
    [[nodiscard]] int answersOf(int line) const;
    friend bool operator==(const ReplayFile&, const ReplayFile&) = default;
};

/// What was set up, with cards by their ids.
[[nodiscard]] ReplayFile recordOf(const PlayFacts& facts, const Catalogue& catalogue, const MatchSetup& setup);
/// The deck of a record with cards as indices; a section without a name gets the first of `sections`. The id of a card that
/// is not in the catalogue where there is one.
[[nodiscard]] tl::expected<DeckSections, std::string>
deckOf(const ReplayFile::Deck& deck, const std::vector<SectionNeed>& sections, const Catalogue& catalogue);

[[nodiscard]] std::string writeReplay(const ReplayFile& replay);
[[nodiscard]] Result<ReplayFile> readReplay(std::string_view bytes, const std::string& file);

/// How a replay went.
struct Replayed {
    bool whole = false;           ///< it was played to the recorded end
    bool over = false;            ///< the game has ended; with answers left over it is not whole
    std::optional<Departed> left; ///< where it departs
    std::size_t answered = 0;
    int turn = 0;
    Outcome outcome;
    bool sameEnd = false;
};
/// `begin` lays the game out where that takes more than the seed: against a passive opponent, who answers as recorded.
[[nodiscard]] Replayed playReplay(Session& session, const ReplayFile& replay, const std::function<void()>& begin = {});
/// What a record against a passive opponent set up; the deck and the shop with cards as indices.
[[nodiscard]] GoldfishPlan passivePlan(const Playable& game, const ReplayFile& replay, const MatchSetup& setup);

} // namespace muster::engine
