// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/hero/effects.h"

#include <algorithm>
#include <array>

#include "model/effects/questions.h"

namespace muster::validators::hero {

namespace {

using effects::Side;
using effects::Term;
using effects::View;

/// Whether any node of the card's effects is such a one.
template <class Predicate>
bool any(const Card& card, const Catalogue& catalogue, const Predicate& is)
{
    bool found = false;
    for (const ScriptIndex script : card.scripts())
        effects::walk(catalogue.effects(), script, [&](const View& node) {
            found = found || is(node);
            return !found;
        });
    return found;
}

/// The numbers that a step or quantity speaks of stand in its first parameter, under one of these names.
std::string_view wordOf(const View& node)
{
    switch (node.term()) {
    case Term::VerbGain:
    case Term::VerbLose:
    case Term::VerbPay:
    case Term::VerbSet:
    case Term::VerbAdd:
        return node.text("what");
    case Term::QuantityValue:
    case Term::QuantityTotal:
        return node.text("word");
    case Term::EventGains:
    case Term::EventLoses:
        return node.text("object");
    default:
        return {};
    }
}

/// Of nobody in particular means its own player.
bool isOwn(const View& step, const Game& game)
{
    const View of = step.child("of");
    return !of.valid() || effects::wantedOf(of, game).side != Side::Enemy;
}

bool isBelowZero(const View& step)
{
    const effects::Argument amount = step.argument("amount");
    return (amount.kind == effects::Argument::Kind::Number && amount.value < 0)
        || step.child("amount").number("number") < 0;
}

} // namespace

bool gives(const Card& card, const Catalogue& catalogue, std::string_view resource)
{
    return any(card, catalogue, [&](const View& node) {
        return node.is(Term::VerbGain) && node.text("what") == resource && isOwn(node, catalogue.game());
    });
}

bool speaksOf(const Card& card, const Catalogue& catalogue, std::string_view resource)
{
    return any(card, catalogue, [&](const View& node) { return wordOf(node) == resource; });
}

bool dealsDamage(const Card& card, const Catalogue& catalogue)
{
    return std::ranges::any_of(card.scripts(), [&](ScriptIndex script) {
        return effects::dealsDamage(catalogue.effects(), script, Side::Enemy);
    });
}

bool creates(const Card& card, const Catalogue& catalogue)
{
    return any(card, catalogue, [](const View& node) { return node.is(Term::VerbCreate); });
}

bool harmsMinions(const Card& card, const Catalogue& catalogue, TypeIndex minion)
{
    const Game& game = catalogue.game();
    const auto means = [&](const effects::Wanted& wanted) {
        return wanted.side != Side::Own
            && (wanted.types.empty() || std::ranges::find(wanted.types, minion) != wanted.types.end());
    };
    return std::ranges::any_of(card.scripts(), [&](ScriptIndex script) {
        const std::vector<effects::Wanted> targets = effects::requiredTargets(catalogue.effects(), script, game);
        bool harms = false;
        effects::walk(catalogue.effects(), script, [&](const View& node) {
            const bool damages = node.is(Term::VerbDamage);
            if (damages || node.is(Term::VerbDestroy)) {
                const View whom = node.child(damages ? "to" : "what");
                harms = harms
                    || (whom.is(Term::RoleTarget) ? std::ranges::any_of(targets, means)
                                                  : means(effects::wantedOf(whom, game)));
            }
            return !harms;
        });
        return harms;
    });
}

bool savesCosts(const Card& card, const Catalogue& catalogue)
{
    return any(card, catalogue, [&](const View& node) {
        return (node.is(Term::VerbAdd) && node.text("what") == "cost" && isBelowZero(node))
            || (node.is(Term::VerbIgnore) && node.text("what") == "cost")
            || (node.is(Term::VerbPlay) && node.text("without") == "cost");
    });
}

bool defends(const Card& card, const Catalogue& catalogue)
{
    constexpr std::array<std::string_view, 3> raised{"maximum health", "armor", "health"};
    return any(card, catalogue, [&](const View& node) {
        if (node.is(Term::VerbAdd))
            return node.text("what") == "damage taken"
                ? isBelowZero(node)
                : std::ranges::find(raised, node.text("what")) != raised.end() && !isBelowZero(node);
        return node.is(Term::VerbPrevent) || node.is(Term::VerbAmountBecomes) || node.is(Term::VerbRedirect)
            || node.is(Term::VerbHeal) || (node.is(Term::VerbGain) && node.text("what") == "armor")
            || (node.is(Term::VerbGive) && !node.text("what").empty());
    });
}

bool earns(const Card& card, const Catalogue& catalogue)
{
    return any(card, catalogue, [&](const View& node) {
        return node.is(Term::VerbDraw) || node.is(Term::VerbSearch)
            || (node.is(Term::VerbGain) && node.text("what") == "gold")
            || (node.is(Term::VerbAdd) && node.text("what") == "gold cost" && isBelowZero(node));
    });
}

bool isImmediate(const Card& card, const Catalogue& catalogue)
{
    constexpr std::array<std::string_view, 4> later{"when", "while", "use", "instead of"};
    return !any(card, catalogue, [&](const View& node) {
        if (node.is(Term::Ability))
            return std::ranges::any_of(later, [&](std::string_view key) { return node.has(key); });
        if (node.is(Term::VerbAdd) && node.text("what") == "maximum mana")
            return false;
        return node.is(Term::VerbLater) || node.has("lasts");
    });
}

} // namespace muster::validators::hero
