// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/searched_texts.h"

#include "model/query/shapes.h"
#include "model/text/fold.h"

namespace muster {

namespace {

/// Where texts of a card stand: in which table, and in which rows of it.
struct Place {
    const Table* table = nullptr;
    FieldIndex field;
    const Column* owner = nullptr; ///< of the rows that a card has in the table; nullptr: the table is the cards' own
};

bool hasTexts(const Table& table, FieldIndex field)
{
    return field.value < table.columns.size() && !table.columns[field.value].begin.empty();
}

std::vector<Place> placesOf(const Game& game, const CatalogueData& data)
{
    std::vector<Place> result;
    for (const FieldIndex field : query::searchedFields(game)) {
        const auto places = query::placesOf(game, field);
        if (places.onCards() && hasTexts(data.cards, field))
            result.push_back({&data.cards, field});
        for (const FieldIndex holder : places.holders) {
            const Table& parts = data.parts[game.field(holder).part.value];
            const Column& owner = data.cards.columns[holder.value];
            if (!owner.begin.empty() && hasTexts(parts, field))
                result.push_back({&parts, field, &owner});
        }
    }
    return result;
}

} // namespace

void addSearchedTexts(const Game& game, CatalogueData& data)
{
    const auto places = placesOf(game, data);
    std::vector<char> bytes;
    std::vector<std::uint32_t> begin = {0};
    bytes.reserve(data.texts.size() * 2);
    begin.reserve(data.cards.rows + std::size_t(1));
    std::string folded;
    const auto add = [&](std::string_view text) {
        if (text.empty())
            return;
        foldInto(text, folded);
        bytes.insert(bytes.end(), folded.begin(), folded.end());
        bytes.push_back('\n');
    };
    for (std::uint32_t row = 0; row < data.cards.rows; ++row) {
        add(std::string_view(data.texts).substr(data.textBegin[row], data.textBegin[row + 1] - data.textBegin[row]));
        for (const Place& place : places) {
            const auto first = place.owner == nullptr ? row : place.owner->begin[row];
            const auto last = place.owner == nullptr ? row + 1 : place.owner->begin[row + 1];
            for (auto i = first; i < last; ++i)
                add(Record(*place.table, i).text(place.field));
        }
        begin.push_back(static_cast<std::uint32_t>(bytes.size()));
    }
    bytes.shrink_to_fit();
    data.searchedTexts = Flat<char>(std::move(bytes));
    data.searchedBegin = Flat<std::uint32_t>(std::move(begin));
}

} // namespace muster
