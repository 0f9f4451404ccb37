// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_difference.h"

#include <map>
#include <utility>

#include "model/decks/deck_hash.h"
#include "model/decks/list_writer.h"

namespace muster {

namespace {

/// Counts by the card as it is hashed.
class Counts {
public:
    void add(const ResolvedDeck& deck, int CountDifference::*side)
    {
        for (const ListingPart& part : listing(deck)) {
            for (const ListingLine& line : part.lines) {
                const ResolvedEntry& entry = deck.entries()[line.entry];
                const auto [known, isNew] = m_places.try_emplace(hashedCard(deck, entry), m_rows.size());
                if (isNew)
                    m_rows.push_back({part.section, cardText(deck, entry), 0, 0});
                m_rows[known->second].*side += line.count;
            }
        }
    }

    [[nodiscard]] std::vector<CountDifference> take()
    {
        std::erase_if(m_rows, [](const CountDifference& row) { return row.left == row.right; });
        return std::move(m_rows);
    }

private:
    std::map<std::string, std::size_t> m_places;
    std::vector<CountDifference> m_rows;
};

} // namespace

std::vector<CountDifference> countDifferences(const ResolvedDeck& left, const ResolvedDeck& right)
{
    Counts table;
    table.add(left, &CountDifference::left);
    table.add(right, &CountDifference::right);
    return table.take();
}

} // namespace muster
