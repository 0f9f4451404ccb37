// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/deck_shape.h"

#include <algorithm>
#include <cmath>

namespace muster::validators {

DeckShapes::DeckShapes(const Catalogue& catalogue) : m_catalogue(&catalogue)
{
    for (const ListingGroup& group : catalogue.game().listing)
        m_groups.emplace_back(group.what, catalogue);
    for (const FieldIndex field : catalogue.game().columns)
        if (const FieldKind kind = catalogue.game().field(field).kind;
            kind == FieldKind::Number || kind == FieldKind::Words)
            m_numbers.push_back(field);
}

int DeckShapes::groupOf(CardIndex card) const
{
    const auto it = std::ranges::find_if(m_groups, [&](const query::Matcher& group) { return group.matches(card); });
    return static_cast<int>(it - m_groups.begin());
}

DeckShapes::Shape DeckShapes::of(const ResolvedDeck& deck) const
{
    Shape shape(1 + m_numbers.size());
    std::vector<int> cards(shape.size(), 0);
    for (const ResolvedEntry& entry : deck.entries()) {
        if (entry.status != ResolvedEntry::Status::Card)
            continue;
        const auto take = [&](std::size_t trait, int value) {
            shape[trait][value] += entry.count;
            cards[trait] += entry.count;
        };
        take(0, groupOf(entry.card));
        const Card card = m_catalogue->card(entry.card);
        for (std::size_t i = 0; i < m_numbers.size(); ++i) {
            if (m_catalogue->game().field(m_numbers[i]).kind == FieldKind::Words) {
                if (!card.words(m_numbers[i]).empty())
                    take(i + 1, static_cast<int>(card.words(m_numbers[i]).size()));
            } else if (const auto number = card.number(m_numbers[i])) {
                take(i + 1, *number);
            }
        }
    }
    for (std::size_t trait = 0; trait < shape.size(); ++trait)
        for (auto& [value, share] : shape[trait])
            share /= cards[trait];
    return shape;
}

DeckShapes::Shape DeckShapes::mean(const std::vector<Shape>& shapes)
{
    Shape mean(shapes.empty() ? 0 : shapes.front().size());
    for (const Shape& shape : shapes)
        for (std::size_t trait = 0; trait < mean.size(); ++trait)
            for (const auto& [value, share] : shape[trait])
                mean[trait][value] += share / static_cast<double>(shapes.size());
    return mean;
}

double DeckShapes::distance(const Shape& a, const Shape& b)
{
    const std::size_t traits = std::min(a.size(), b.size());
    double sum = 0;
    for (std::size_t trait = 0; trait < traits; ++trait) {
        std::map<int, double> difference = a[trait];
        for (const auto& [value, share] : b[trait])
            difference[value] -= share;
        for (const auto& [value, share] : difference)
            sum += std::abs(share) / 2;
    }
    return traits == 0 ? 0 : sum / static_cast<double>(traits);
}

} // namespace muster::validators
