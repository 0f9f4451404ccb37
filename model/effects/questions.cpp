// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/questions.h"

#include <algorithm>

#include "model/effects/words.h"
#include "model/games/game.h"

namespace muster::effects {

namespace {

/// The side of one selector, or of the first of several.
Side sideOf(const View& selector)
{
    switch (selector.term()) {
    case Term::RoleYou:
    case Term::RoleSelf:
    case Term::RoleHolder:
        return Side::Own;
    case Term::Selector:
        break;
    default:
        return Side::Either;
    }
    if (selector.child("whose").is(Term::WhoseOwn))
        return Side::Own;
    if (selector.child("whose").is(Term::WhoseEnemy) || selector.child("noun").is(Term::OpponentNoun))
        return Side::Enemy;
    for (const View& state : selector.children("states")) {
        if (state.is(Term::StateOpposing))
            return Side::Enemy;
    }
    for (const View& relation : selector.children("relations")) {
        if (relation.is(Term::RelationOn)) // what lies on a card belongs to its side
            return sideOf(relation.child("card"));
        if (!relation.is(Term::RelationIn))
            continue;
        if (relation.child("place").child("whose").is(Term::WhoseOwn))
            return Side::Own;
        if (relation.child("place").child("whose").is(Term::WhoseEnemy))
            return Side::Enemy;
    }
    return Side::Either;
}

std::string_view zoneOf(const View& selector)
{
    for (const View& relation : selector.children("relations")) {
        if (relation.is(Term::RelationIn))
            return relation.child("place").text("zone");
    }
    return {};
}

/// By whom a step is done: its player, unless it says so otherwise.
bool byYou(const View& step)
{
    const View by = step.child("by");
    return !by.valid() || sideOf(by) == Side::Own || by.child("noun").is(Term::PlayerNoun);
}

bool isNegative(const View& step)
{
    const Argument amount = step.argument("amount");
    return amount.kind == Argument::Kind::Number && amount.value < 0;
}

bool doesAction(const Forest& forest, ScriptIndex script, Term verb, std::string_view action)
{
    const std::vector<View> steps = find(forest, script, verb);
    return std::any_of(steps.begin(), steps.end(), [&](const View& step) { return step.text("action") == action; });
}

} // namespace

std::vector<View> find(const Forest& forest, ScriptIndex script, Term term)
{
    std::vector<View> found;
    walk(forest, script, [&](const View& node) {
        if (node.is(term))
            found.push_back(node);
        return true;
    });
    return found;
}

bool has(const Forest& forest, ScriptIndex script, Term term) { return !find(forest, script, term).empty(); }

Wanted wantedOf(const View& selector, const Game& game)
{
    Wanted wanted;
    wanted.side = sideOf(selector);
    if (!selector.is(Term::Selector))
        return wanted;
    wanted.zone = zoneOf(selector);
    wanted.query = selector.query("query");
    const View noun = selector.child("noun");
    if (noun.is(Term::TypeNoun))
        wanted.types = game.typesOf(noun.text("type"));
    else if (noun.is(Term::GroupNoun))
        wanted.types = game.typesOf(noun.text("group"));
    const View count = selector.child("count");
    if (count.is(Term::CountOne) || count.is(Term::CountChosen) || count.is(Term::CountRandom))
        wanted.least = count.number("number", 1);
    return wanted;
}

namespace {

/// Whether a selector says, by a place or by what it belongs to, where its cards are.
bool saysPlace(const View& selector)
{
    if (!selector.is(Term::Selector))
        return true; // it means certain cards, wherever they are
    const auto relations = selector.children("relations");
    const auto states = selector.children("states");
    const bool related = std::any_of(relations.begin(), relations.end(), [](const View& one) {
        return !one.is(Term::RelationOtherThan) && !one.is(Term::RelationOf) && !one.is(Term::RelationChosenBy);
    });
    const bool fights = std::any_of(states.begin(), states.end(), [](const View& one) {
        return !one.is(Term::StateStatus) && !one.is(Term::StateOther);
    });
    return related || fights;
}

} // namespace

std::string_view zoneBesidesPlay(const View& step, std::string_view key, const Game& game)
{
    const View selector = step.child(key);
    const Term noun = selector.child("noun").term();
    if (!selector.valid() || saysPlace(selector) || noun == Term::PlayerNoun || noun == Term::OpponentNoun
        || noun == Term::TeammateNoun)
        return {};
    const int word = step.info().indexOf(step.has("action") ? "action" : "what");
    if (word < 0)
        return {};
    const Parameter& parameter = step.info().parameters[static_cast<std::size_t>(word)];
    if (parameter.kind != Kind::Word && parameter.kind != Kind::Measure)
        return {};
    const Words words(game);
    const FoundWord found = words.find(parameter.words, step.text(parameter.key));
    if (found.list == "stats")
        return game.field(game.findField(found.key)).where;
    if (const Vocabulary* list = game.findEffectWords(found.list)) {
        for (const Word& one : list->words) {
            if (one.key == found.key)
                return one.where;
        }
    }
    return {};
}

std::vector<Search> searches(const Forest& forest, ScriptIndex script, const Game& game)
{
    std::vector<Search> found;
    for (const View& step : find(forest, script, Term::VerbSearch)) {
        Search search;
        search.what = wantedOf(step.child("what"), game);
        const View from = step.child("from");
        search.from = from.valid() ? from.text("zone") : std::string_view("deck");
        search.ownDeck =
            search.from == "deck" && byYou(step) && !from.has("of") && !from.child("whose").is(Term::WhoseEnemy);
        search.exact = step.flag("exact");
        search.to = step.has("to") ? step.child("to").text("zone") : std::string_view("hand");
        found.push_back(search);
    }
    return found;
}

std::vector<Wanted> requiredTargets(const Forest& forest, ScriptIndex script, const Game& game)
{
    std::vector<Wanted> found;
    for (const View& ability : find(forest, script, Term::Ability)) {
        if (const View target = ability.child("target"); target.is(Term::Both)) {
            for (const View& one : target.children("selectors"))
                found.push_back(wantedOf(one, game));
        } else if (target.valid()) {
            found.push_back(wantedOf(target, game));
        }
    }
    return found;
}

std::vector<View> costs(const Forest& forest, ScriptIndex script)
{
    std::vector<View> found;
    walk(forest, script, [&](const View& node) {
        for (const View& cost : node.children("cost"))
            found.push_back(cost);
        return true;
    });
    return found;
}

bool draws(const Forest& forest, ScriptIndex script)
{
    const std::vector<View> steps = find(forest, script, Term::VerbDraw);
    return std::any_of(steps.begin(), steps.end(), byYou);
}

bool dealsDamage(const Forest& forest, ScriptIndex script, Side to)
{
    const std::vector<View> steps = find(forest, script, Term::VerbDamage);
    return std::any_of(steps.begin(), steps.end(), [&](const View& step) {
        const Side side = sideOf(step.child("to"));
        return to == Side::Either || side == to || side == Side::Either;
    });
}

bool raises(const Forest& forest, ScriptIndex script, std::string_view number)
{
    const std::vector<View> steps = find(forest, script, Term::VerbAdd);
    return std::any_of(steps.begin(), steps.end(), [&](const View& step) {
        return step.text("what") == number && !isNegative(step) && sideOf(step.child("of")) != Side::Enemy;
    });
}

bool refersToStatus(const Forest& forest, ScriptIndex script, std::string_view status)
{
    bool refers = false;
    walk(forest, script, [&](const View& node) {
        const bool all = node.is(Term::VerbCure) && node.text("what") == "all";
        switch (node.term()) {
        case Term::VerbInflict:
        case Term::VerbCure:
            refers = refers || all || node.text("what") == status;
            break;
        case Term::StateStatus:
        case Term::ConditionHasStatus:
        case Term::QuantityValue:
            refers = refers || node.text("word") == status;
            break;
        case Term::EventBecomes:
        case Term::EventStopsBeing:
            refers = refers || node.text("object") == status;
            break;
        default:
            break;
        }
        return !refers;
    });
    return refers;
}

bool destroys(const Forest& forest, ScriptIndex script, const Game& game, TypeIndex type)
{
    const std::vector<View> steps = find(forest, script, Term::VerbDestroy);
    return std::any_of(steps.begin(), steps.end(), [&](const View& step) {
        const Wanted what = wantedOf(step.child("what"), game);
        return std::find(what.types.begin(), what.types.end(), type) != what.types.end();
    });
}

bool allows(const Forest& forest, ScriptIndex script, std::string_view action)
{
    return doesAction(forest, script, Term::VerbAllow, action);
}

bool forbids(const Forest& forest, ScriptIndex script, std::string_view action)
{
    return doesAction(forest, script, Term::VerbForbid, action);
}

bool waitsFor(const Forest& forest, ScriptIndex script, Term event)
{
    bool waits = false;
    walk(forest, script, [&](const View& node) {
        for (const std::string_view key : {"when", "instead of", "event"}) {
            if (node.is(Term::QuantityHappened)) // counts the past
                break;
            for (const View& one : node.children(key))
                waits = waits || one.is(event);
        }
        return !waits;
    });
    return waits;
}

} // namespace muster::effects
