// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/search_columns.h"

namespace muster::carddb {
namespace {

bool hasTexts(const Table& table, FieldIndex field)
{
    return field.value < table.columns.size() && !table.columns[field.value].begin.empty();
}

} // namespace

CardSearch::Columns::Columns(std::shared_ptr<const Catalogue> cards)
    : catalogue(std::move(cards)),
      searched(query::searchedFields(game()))
{
    const auto& data = catalogue->data();
    for (std::uint32_t i = 0; i < game().fields.size(); ++i)
        places.push_back(query::placesOf(game(), {i}));

    // Where the texts of a card stand: in which table, and in which rows of it.
    struct Place {
        PartIndex part;
        FieldIndex field;
        const Column* owner; ///< null: the row of the card itself
    };
    std::vector<Place> sources;
    for (const auto field : searched) {
        if (places[field.value].onCards() && hasTexts(data.cards, field))
            sources.push_back({{}, field, nullptr});
        for (const auto holder : places[field.value].holders) {
            const auto part = game().field(holder).part;
            const auto& owner = data.cards.columns[holder.value];
            if (!owner.begin.empty() && hasTexts(table(part), field))
                sources.push_back({part, field, &owner});
        }
    }
    texts.reserve(rows(), data.texts.size() * 2);
    for (std::uint32_t row = 0; row < rows(); ++row) {
        texts.add(
            std::string_view(data.texts).substr(data.textBegin[row], data.textBegin[row + 1] - data.textBegin[row]));
        for (const auto& place : sources) {
            const auto first = place.owner == nullptr ? row : place.owner->begin[row];
            const auto last = place.owner == nullptr ? row + 1 : place.owner->begin[row + 1];
            for (auto i = first; i < last; ++i)
                texts.add(Record(table(place.part), i).text(place.field));
        }
        texts.endRow();
    }
}

const TextColumn& CardSearch::Columns::textsOf(PartIndex part, FieldIndex field) const
{
    const std::scoped_lock lock(m_mutex);
    const auto [found, isNew] = m_made.try_emplace({part, field});
    if (!isNew)
        return found->second;
    const auto& from = table(part);
    const auto fields = field.valid() ? std::vector{field} : searched;
    for (std::uint32_t row = 0; row < from.rows; ++row) {
        for (const auto each : fields) {
            if (hasTexts(from, each))
                found->second.add(Record(from, row).text(each));
        }
        found->second.endRow();
    }
    return found->second;
}

} // namespace muster::carddb
