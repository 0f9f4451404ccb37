// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/armory/card_traits.h"

#include <algorithm>

namespace muster::validators::armory {

namespace {

using effects::Term;
using effects::View;

bool isYou(const View& node) { return !node.valid() || node.is(Term::RoleYou); }

/// A step by which an opponent can lose Health: an attack, more attack damage, Poison, or Health that is lost.
bool hurtsSomebody(const View& step)
{
    switch (step.term()) {
    case Term::VerbAttack:
    case Term::VerbDamage:
        return true;
    case Term::VerbInflict:
        return step.text("what") == "poison" && !isYou(step.child("on"));
    case Term::VerbLose:
        return step.text("what") == "health" && !isYou(step.child("of"));
    case Term::VerbRedirect:
        return true;
    default:
        return false;
    }
}

bool asksForAttributes(const View& selector, const Words& words, const Game& game)
{
    const std::vector<TypeIndex> types = effects::wantedOf(selector, game).types;
    return selector.is(Term::Selector) && std::ranges::find(types, words.attribute) != types.end();
}

} // namespace

bool hurts(const Catalogue& catalogue, const Card& card, const Words& words)
{
    if (card.type() == words.weapon && card.number(words.attack).value_or(0) > 0)
        return true;
    const effects::Forest& forest = catalogue.effects();
    return std::ranges::any_of(card.scripts(), [&](ScriptIndex script) {
        bool found = effects::raises(forest, script, "attack") || effects::raises(forest, script, "attack damage");
        effects::walk(forest, script, [&](const View& node) {
            found = found || hurtsSomebody(node);
            return !found;
        });
        return found;
    });
}

bool givesReach(const Catalogue& catalogue, const Card& card, const Words& words)
{
    if (card.type() == words.weapon && card.word(words.range) == words.reach)
        return true;
    const effects::Forest& forest = catalogue.effects();
    return std::ranges::any_of(card.scripts(), [&](ScriptIndex script) {
        const std::vector<View> given = effects::find(forest, script, Term::VerbGive);
        return std::ranges::any_of(given, [](const View& step) { return step.text("what") == "reach"; });
    });
}

std::vector<Sacrifice> sacrificesOf(const Catalogue& catalogue, const Card& card, const Words& words)
{
    std::vector<Sacrifice> found;
    const effects::Forest& forest = catalogue.effects();
    for (const ScriptIndex script : card.scripts())
        for (const View& ability : effects::abilities(forest, script))
            effects::walk(ability, [&](const View& node) {
                for (const View& cost : node.children("cost"))
                    if (const View what = cost.child("what");
                        cost.is(Term::VerbDiscard) && asksForAttributes(what, words, catalogue.game())) {
                        const effects::Wanted wanted = effects::wantedOf(what, catalogue.game());
                        found.push_back({WantedCards(catalogue, wanted), wanted.least, ability.text("name")});
                    }
                return true;
            });
    return found;
}

std::vector<CardIndex> attributeCards(const DeckFacts& deck, const WantedCards& what)
{
    const Catalogue& catalogue = deck.view->catalogue();
    std::array<bool, attributeTypes> seen{};
    std::vector<CardIndex> cards;
    for (std::uint32_t i = 0; i < catalogue.size(); ++i) {
        const std::size_t type = deck.words.typeOf(catalogue.card(CardIndex{i}));
        if (type >= attributeTypes || seen[type] || !what.takes(CardIndex{i}))
            continue;
        seen[type] = true;
        cards.push_back(CardIndex{i});
    }
    return cards;
}

std::vector<WantedCards> attributesCountedBy(const Catalogue& catalogue, const Card& card, const Words& words)
{
    std::vector<WantedCards> found;
    for (const ScriptIndex script : card.scripts())
        effects::walk(catalogue.effects(), script, [&](const View& node) {
            if (node.is(Term::VerbSearch) || node.is(Term::VerbPlay) || node.is(Term::VerbMove)
                || node.is(Term::VerbReturn))
                return false;
            if (asksForAttributes(node, words, catalogue.game()))
                found.emplace_back(catalogue, effects::wantedOf(node, catalogue.game()));
            return true;
        });
    return found;
}

} // namespace muster::validators::armory
