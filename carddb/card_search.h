// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "model/cards/catalogue.h"
#include "model/query/matcher.h"

namespace muster::carddb {

class TermMemory;

/// Searches all cards of a catalogue at once. Every answer is what query::Matcher says of each card, found in columns:
/// texts are folded once, when the search is made, and scanned as one piece; words and numbers are compared as arrays.
/// Safe to use from several threads.
class CardSearch {
public:
    explicit CardSearch(std::shared_ptr<const Catalogue> catalogue);
    ~CardSearch();

    /// The cards that match, in the order of their names.
    [[nodiscard]] std::vector<CardIndex> find(const query::Query& query,
                                              const query::DeckContext* deck = nullptr) const;

    /// Makes the texts ready in which bare words are looked for; else the first such search does. For an idle thread.
    void prepareWords() const;

    [[nodiscard]] const Catalogue& catalogue() const;

    struct Columns; // carddb/search_columns.h

private:
    std::unique_ptr<const Columns> m_columns;
    std::unique_ptr<TermMemory> m_memory; ///< locks itself
};

} // namespace muster::carddb
