// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/spoils/deck_facts.h"

#include <algorithm>

namespace muster::validators::spoils {

bool DeckFacts::Champion::canBeWorn() const
{
    int weapons = 0;
    for (std::size_t form = 0; form < forms; ++form) {
        if (cost[form] > 1)
            return false;
        weapons += slotOf(form) == weapon ? cost[form] : 0;
    }
    return weapons <= 1;
}

DeckFacts::DeckFacts(const DeckView& deck)
    : view(&deck),
      words(deck.catalogue()),
      players(deck.options().number("players").value_or(0)),
      startingLife(deck.options().number("starting_life").value_or(0)),
      unclear(deck.unclear())
{
    for (const SpecificCard& source : deck.cards()) {
        const Card card = deck.catalogue().card(source.card);
        piles.push_back({&source, card, card.type(), source.copies});
        if (card.type() == words.champion) {
            Champion& champion = champions.emplace_back();
            champion.pile = piles.size() - 1;
            champion.copies = source.copies;
            champion.power = card.number(words.power).value_or(0);
            champion.boost = card.number(words.boost).value_or(0);
            champion.life = card.number(words.life).value_or(0);
            for (const std::int32_t word : card.words(words.valor))
                if (const auto form = words.formOf(WordIndex{static_cast<std::uint32_t>(word)}))
                    ++champion.cost[*form];
            pool += source.copies;
            continue;
        }
        spoils += source.copies;
        if (card.type() != words.equipment)
            continue;
        if (const auto form = words.formOf(card.word(words.form)))
            copiesOf[*form] += source.copies;
        levels.insert(levels.end(), static_cast<std::size_t>(source.copies), card.number(words.alchemy).value_or(0));
    }
    std::ranges::sort(levels);
}

int DeckFacts::count(TypeIndex type) const
{
    int copies = 0;
    for (const Pile& pile : piles)
        copies += pile.type == type ? pile.copies : 0;
    return copies;
}

std::string DeckFacts::formLabel(std::size_t form) const
{
    return view->catalogue().words(words.formVocabulary)[words.formWords[form].value].label;
}

std::vector<Subject> DeckFacts::subjectsOf(TypeIndex type) const
{
    std::vector<Subject> subjects;
    for (const Pile& pile : piles)
        if (pile.type == type)
            subjects.push_back(subjectOf(pile));
    return subjects;
}

bool DeckFacts::canReachValor(const Champion& champion) const
{
    if (!champion.canBeWorn())
        return false;
    for (std::size_t form = 0; form < forms; ++form)
        if (champion.needs(form) && copiesOf[form] == 0)
            return false;
    return true;
}

Finding finding(const char* id, Severity severity, FindingKind kind, std::vector<std::string> rules)
{
    Finding result;
    result.id = id;
    result.severity = severity;
    result.kind = kind;
    result.rules = std::move(rules);
    return result;
}

} // namespace muster::validators::spoils
