// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/script/deck_facts.h"

#include <algorithm>

#include "model/text/fold.h"

namespace muster::validators::script {

DeckFacts::DeckFacts(const DeckView& v) : view(&v), words(v.catalogue()), unclear(v.unclear())
{
    for (const SpecificCard& specific : v.cards()) {
        const Card card = v.catalogue().card(specific.card);
        Pile pile{&specific, card, card.type(), {}, specific.copies, 0, 0, {}, {}, false};
        if (pile.type != words.item)
            pile.element = card.word(words.element);
        pile.cost = card.number(words.cost).value_or(0);
        if (pile.type == words.creature) {
            pile.stage = card.number(words.stage).value_or(1);
            pile.evolvedCost = card.number(words.evolvedCost);
        }
        piles.push_back(pile);
    }
    cards = std::max(v.deck().total(), v.size().first.value_or(0));
    linkStages();
}

/// SCR-195: only the stage directly before, of the same line, makes the evolved cost available; SCR-Q36 says whether a
/// stage 3 needs the stage 1 as well.
void DeckFacts::linkStages()
{
    const bool wholeLine = view->option("evolution_chain") == "whole_line";
    for (Pile& pile : piles) {
        if (!isCreature(pile) || pile.stage < 2)
            continue;
        const std::string name = fold(pile.card.record().text(words.evolvesFrom));
        for (std::size_t i = 0; i < piles.size() && !name.empty(); ++i)
            if (isCreature(piles[i]) && piles[i].stage == pile.stage - 1 && piles[i].card.foldedName() == name)
                pile.previous = i;
    }
    for (Pile& pile : piles)
        pile.evolves = pile.previous
            && (!wholeLine || piles[*pile.previous].stage == 1 || piles[*pile.previous].previous.has_value());
}

int DeckFacts::count(TypeIndex type) const
{
    int total = 0;
    for (const Pile& pile : piles)
        total += pile.type == type ? pile.copies : 0;
    return total;
}

int DeckFacts::countOf(TypeIndex type, WordIndex element) const
{
    int total = 0;
    for (const Pile& pile : piles)
        total += pile.type == type && pile.element == element ? pile.copies : 0;
    return total;
}

int DeckFacts::scriptsOf(WordIndex element) const { return countOf(words.script, element); }

int DeckFacts::creaturesOf(WordIndex element) const { return countOf(words.creature, element); }

std::vector<WordIndex> DeckFacts::elements() const
{
    std::vector<WordIndex> found;
    for (const Pile& pile : piles)
        if (!isItem(pile) && std::ranges::find(found, pile.element) == found.end())
            found.push_back(pile.element);
    std::ranges::stable_sort(found, std::ranges::greater{},
                             [&](WordIndex element) { return scriptsOf(element) + creaturesOf(element); });
    return found;
}

const std::string& DeckFacts::nameOf(WordIndex element) const
{
    return view->catalogue().words(view->game().field(words.element).vocabulary)[element.value].label;
}

} // namespace muster::validators::script
