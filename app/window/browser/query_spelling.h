// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <QStringList>

#include "app/window/browser/query_terms.h"
#include "model/cards/catalogue.h"

namespace muster::app {

/// Knows how the names of a catalogue's cards are spelled, for queries that find nothing. Making one takes some
/// milliseconds for 100,000 cards, and so does asking it: neither is a matter for a key press.
class QuerySpelling {
public:
    explicit QuerySpelling(std::shared_ptr<const Catalogue> catalogue);

    /// Queries that might be meant by this one, the likeliest first: with the name of a card that comes near to its bare
    /// words, or with nearer spellings of single words. Whether they find anything is not looked into.
    [[nodiscard]] QStringList proposals(const QueryTerms& terms) const;

private:
    std::shared_ptr<const Catalogue> m_catalogue;
    std::vector<std::string_view> m_names; ///< folded, each once, in order; in the catalogue
    std::vector<std::string_view> m_words; ///< of names, each once, in order; in the catalogue
};

} // namespace muster::app
