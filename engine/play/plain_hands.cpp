// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/plain_hands.h"

#include <algorithm>

#include "engine/play/drawn_hands.h"
#include "engine/play/exact_draws.h"

namespace muster::engine {

namespace {

class PlainHands final : public DrawnHands {
public:
    PlainHands(const Catalogue& catalogue, const DeckCards& deck)
        : DrawnHands({{catalogue.game().openingHand}, 0, 0, false, Back::ShuffledFirst, ""}, deck),
          m_catalogue(&catalogue),
          m_hand(std::min(catalogue.game().openingHand, static_cast<int>(deck.size())))
    {
        const auto& types = catalogue.game().types;
        const std::vector<int> counts = typesOf(deck);
        m_series.facts = {{"cards", {"cards"}, static_cast<int>(deck.size())}};
        m_rows.resize(types.size());
        for (std::size_t type = 0; type < types.size(); ++type) {
            if (counts[type] == 0)
                continue;
            const std::string& name = types[type].plural.empty() ? types[type].label : types[type].plural;
            m_series.facts.push_back({types[type].key, {name}, counts[type]});
            for (int number = 0; number <= m_hand; ++number) {
                m_rows[type].push_back(m_series.shares.size());
                m_series.shares.push_back({types[type].key + '-' + std::to_string(number),
                                           {name + ": " + std::to_string(number)},
                                           0,
                                           chanceOfHits(number, counts[type], static_cast<int>(deck.size()), m_hand)});
            }
        }
    }

    void policy(const PracticeHand&, std::vector<std::size_t>& cards) const override { cards.clear(); }
    [[nodiscard]] Measures series() const override { return m_series; }
    void measure(const PracticeHand& first, const PracticeHand&, Measures& sum) const override
    {
        const std::vector<int> counts = typesOf(first.hand);
        for (std::size_t type = 0; type < counts.size(); ++type)
            if (!m_rows[type].empty())
                ++sum.shares[m_rows[type][static_cast<std::size_t>(counts[type])]].count;
    }

private:
    /// How many cards of each of the game's types there are.
    [[nodiscard]] std::vector<int> typesOf(const DeckCards& cards) const
    {
        std::vector<int> counts(m_catalogue->game().types.size());
        for (const std::uint16_t card : cards)
            ++counts[m_catalogue->card(CardIndex{card}).type().value];
        return counts;
    }

    const Catalogue* m_catalogue;
    int m_hand;
    Measures m_series;
    std::vector<std::vector<std::size_t>> m_rows; ///< by type and number: which of the shares
};

} // namespace

std::unique_ptr<HandPractice> makePlainHands(const Catalogue& catalogue, const DeckSections& deck)
{
    if (catalogue.game().openingHand <= 0 || deck.sections.empty())
        return nullptr;
    const auto largest = std::ranges::max_element(deck.sections, {}, [](const auto& one) { return one.cards.size(); });
    return std::make_unique<PlainHands>(catalogue, largest->cards);
}

} // namespace muster::engine
