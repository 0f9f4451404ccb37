// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/printings.h"

#include <algorithm>

namespace muster {

namespace {

bool sameField(const Catalogue& catalogue, const Record& a, const Record& b, FieldIndex index)
{
    const Field& field = catalogue.game().field(index);
    switch (field.kind) {
    case FieldKind::Number:
        return a.number(index) == b.number(index);
    case FieldKind::Word:
        return a.word(index) == b.word(index);
    case FieldKind::Words:
        return std::ranges::equal(a.words(index), b.words(index));
    case FieldKind::Text:
        return a.text(index) == b.text(index);
    case FieldKind::Flag:
        return a.flag(index) == b.flag(index);
    case FieldKind::Effects:
        return a.effects(index).valid() == b.effects(index).valid(); // what they say stands in the text
    case FieldKind::Parts:
        break;
    }
    const auto [begin, end] = a.parts(index);
    const auto [otherBegin, otherEnd] = b.parts(index);
    if (end - begin != otherEnd - otherBegin)
        return false;
    const Table& parts = catalogue.data().parts[field.part.value];
    const auto samePart = [&](std::uint32_t at) {
        const Record part(parts, begin + at);
        const Record other(parts, otherBegin + at);
        return std::ranges::all_of(catalogue.game().part(field.part).fields,
                                   [&](const FieldUse& use) { return sameField(catalogue, part, other, use.field); });
    };
    for (std::uint32_t at = 0; at < end - begin; ++at)
        if (!samePart(at))
            return false;
    return true;
}

} // namespace

bool printedAlike(const Catalogue& catalogue, CardIndex a, CardIndex b)
{
    if (a == b)
        return true;
    const Card card = catalogue.card(a);
    const Card other = catalogue.card(b);
    return card.type() == other.type() && card.text() == other.text()
        && std::ranges::all_of(catalogue.game().type(card.type()).fields, [&](const FieldUse& use) {
               // Text of the card itself is in text(); what else is written on it is flavour.
               return catalogue.game().field(use.field).kind == FieldKind::Text
                   || sameField(catalogue, card.record(), other.record(), use.field);
           });
}

CardIndex firstAlike(const Catalogue& catalogue, CardIndex card)
{
    const auto printings = catalogue.printings(catalogue.card(card).identity());
    return *std::ranges::find_if(printings, [&](CardIndex other) { return printedAlike(catalogue, card, other); });
}

std::vector<CardIndex> printedOtherwise(const Catalogue& catalogue, CardIndex card)
{
    std::vector<CardIndex> others;
    for (const CardIndex other : catalogue.printings(catalogue.card(card).identity()))
        if (!printedAlike(catalogue, card, other)
            && std::ranges::none_of(others, [&](CardIndex known) { return printedAlike(catalogue, known, other); }))
            others.push_back(other);
    return others;
}

} // namespace muster
