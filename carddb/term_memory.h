// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>

#include "carddb/bitmap.h"
#include "model/query/query.h"

namespace muster::carddb {

/// What the last searches of one catalogue found, term by term. Whoever types changes one term with each letter: the
/// others are not looked for again, and a word that got a letter more is looked for only where it was found without it.
/// A catalogue does not change, so nothing in here grows old; terms about a deck, which does, are never kept. Safe to use
/// from several threads.
class TermMemory {
public:
    /// Whether the answer to a term depends on the cards alone. Only such terms are asked about here; they have no
    /// children.
    [[nodiscard]] static bool canKeep(const query::Node& term);

    struct Known {
        std::shared_ptr<const Bitmap> rows; ///< null if nothing is known
        bool isAnswer = false;              ///< exactly the rows; else all of them are among `rows`
    };
    /// What is known of the rows of `mask` that the term finds.
    [[nodiscard]] Known find(const query::Node& term, const Bitmap& mask);
    void keep(const query::Node& term, const Bitmap& mask, const Bitmap& found);

private:
    struct Entry {
        query::Node term;
        Bitmap mask;
        std::shared_ptr<const Bitmap> found;
        std::size_t count = 0; ///< of `found`
    };
    static constexpr std::size_t MostEntries = 16; ///< 25 kB each for 100,000 cards

    std::mutex m_mutex;
    std::list<Entry> m_entries; ///< the one used last is the first
};

} // namespace muster::carddb
