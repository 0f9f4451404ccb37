// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "carddb/card_search.h"
#include "carddb/text_column.h"
#include "model/query/shapes.h"

namespace muster::carddb {

/// What is worked out for all searches of a catalogue, beside the catalogue's own columns.
struct CardSearch::Columns {
    explicit Columns(std::shared_ptr<const Catalogue> cards);

    std::shared_ptr<const Catalogue> catalogue;
    std::vector<query::FieldPlaces> places; ///< by FieldIndex
    std::vector<FieldIndex> searched;       ///< texts that bare words look into

    [[nodiscard]] const Game& game() const { return catalogue->game(); }
    [[nodiscard]] std::uint32_t rows() const { return catalogue->size(); }
    [[nodiscard]] TextView names() const { return {catalogue->data().foldedNames, catalogue->data().foldedBegin}; }
    /// What cards are called and their words, see query::Heads. Made when first asked for.
    [[nodiscard]] TextView heads() const;
    /// By card: its printed text and all searched texts of it and its parts.
    [[nodiscard]] TextView texts() const { return {catalogue->data().searchedTexts, catalogue->data().searchedBegin}; }
    /// Cards, or the parts of one kind.
    [[nodiscard]] const Table& table(PartIndex part) const
    {
        return part.valid() ? catalogue->data().parts[part.value] : catalogue->data().cards;
    }
    /// Folded texts of one field in a table; with an invalid field all searched ones. Made when first asked for.
    [[nodiscard]] const TextColumn& textsOf(PartIndex part, FieldIndex field) const;

private:
    mutable std::once_flag m_headsMade;
    mutable TextColumn m_heads;
    mutable std::mutex m_mutex;
    mutable std::map<std::pair<PartIndex, FieldIndex>, TextColumn> m_made; ///< a map: references stay valid
};

} // namespace muster::carddb
