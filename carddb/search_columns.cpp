// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/search_columns.h"

#include "model/query/words.h"

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
    for (std::uint32_t i = 0; i < game().fields.size(); ++i)
        places.push_back(query::placesOf(game(), {i}));
}

TextView CardSearch::Columns::heads() const
{
    std::call_once(m_headsMade, [this] {
        const query::Heads heads(*catalogue);
        std::string text;
        for (std::uint32_t row = 0; row < rows(); ++row) {
            text.clear();
            heads.append({row}, text);
            m_heads.addFolded(text);
            m_heads.endRow();
        }
    });
    return m_heads.view();
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
