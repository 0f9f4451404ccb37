// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/decks/list_reader.h"
#include "model/query/matcher.h"

namespace muster {

/// What kind of deck a list of cards is that does not say so itself: a heap of shop items is a shop. A card speaks for
/// the kinds of deck that have a section for such cards (`holds` in game.yaml), and where no kind has one, for those
/// that have a section for any card.
class KindOfCards {
public:
    explicit KindOfCards(const Catalogue& catalogue);

    /// Cards that nobody knows are passed over.
    void add(CardIndex card, int count);
    /// How many cards speak for the kind of deck with that place in the game's list.
    [[nodiscard]] int votes(std::size_t kind) const { return m_kinds[kind].votes; }

private:
    struct Kind {
        std::vector<query::Matcher> holds;
        bool takesAny = false;
        int votes = 0;
    };
    std::vector<Kind> m_kinds;
};

/// A list that says by its headings or its cards what kind of deck it is.
struct ListOfSomeKind {
    std::string kind; ///< key of the kind of deck
    std::vector<ListToken> tokens;
};

/// Reads a list as the kind of deck whose sections its headings name; where they say nothing, as the one that its cards
/// belong to; else as the game's first.
[[nodiscard]] ListOfSomeKind readListOfAnyKind(std::string_view text, const Catalogue& catalogue);

} // namespace muster
