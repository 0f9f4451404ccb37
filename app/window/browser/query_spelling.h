// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include <QStringList>

#include "app/window/browser/query_terms.h"
#include "model/cards/catalogue.h"

namespace muster::app {

/// Knows how the names of a catalogue's cards are spelled, for queries that find nothing. With 100,000 cards the first
/// question takes longer than several frames, and each some milliseconds: they are asked in other threads.
class QuerySpelling {
public:
    explicit QuerySpelling(std::shared_ptr<const Catalogue> catalogue);

    /// Queries that might be meant by this one, the likeliest first: with the name of a card that comes near to its bare
    /// words, or with nearer spellings of single words. Whether they find anything is not looked into. May be asked by
    /// several threads at once.
    [[nodiscard]] QStringList proposals(const QueryTerms& terms) const;

private:
    void read() const;

    std::shared_ptr<const Catalogue> m_catalogue;
    mutable std::once_flag m_once;
    mutable std::vector<std::string_view> m_names; ///< folded, each once, in order; in the catalogue
    mutable std::vector<std::string_view> m_words; ///< of names, each once, in order; in the catalogue
};

} // namespace muster::app
