// SPDX-License-Identifier: GPL-3.0-or-later
// Quantities, conditions, times and events of the trees.
#include <algorithm>
#include <utility>

#include "engine/language/compiler.h"

namespace muster::engine::code {

Ref Compiler::quantityOf(const View& owner, std::string_view key)
{
    const effects::Argument argument = owner.argument(key);
    if (argument.kind == effects::Argument::Kind::Absent)
        return None;
    if (argument.kind == effects::Argument::Kind::Number)
        return add(m_code.quantities, Quantity{Term::QuantityNumber, static_cast<std::int16_t>(argument.value)});
    return quantity(owner.child(key));
}

Ref Compiler::quantity(const View& view)
{
    Quantity made;
    made.op = view.term();
    switch (made.op) {
    case Term::QuantityNumber:
        made.number = static_cast<std::int16_t>(view.number("number"));
        break;
    case Term::QuantityCount:
        made.selector = selector(view.child("what"));
        break;
    case Term::QuantityValue:
    case Term::QuantityTotal:
    case Term::QuantityPrinted:
        made.word = word(m_code.dialect.numbers, view.text("word"));
        if (view.has("of"))
            made.selector = selector(view.child("of"));
        break;
    case Term::QuantityHalf:
        made.left = quantityOf(view, "quantity");
        made.number = view.flag("up") ? 1 : 0;
        break;
    case Term::QuantityProduct:
    case Term::QuantitySum:
    case Term::QuantityDifference:
    case Term::QuantityLowest:
    case Term::QuantityHighest:
        made.left = quantityOf(view, "left");
        made.right = quantityOf(view, "right");
        break;
    case Term::QuantityDifferent:
        made.field = sharedField(view.text("field"));
        made.selector = selector(view.child("of"));
        break;
    case Term::QuantityUpTo:
        made.left = quantityOf(view, "quantity");
        break;
    case Term::QuantityRemembered:
        made.word = memory(view.text("name"));
        break;
    case Term::QuantityHappened: {
        made.event = event(view.child("event"));
        m_code.counted |= eventBit(m_code.events[static_cast<std::size_t>(made.event)].event);
        noteCounted(m_code.events[static_cast<std::size_t>(made.event)]);
        const View window = view.child("window");
        made.window = word(m_code.dialect.moments, window.text("moment"));
        made.whose = whose(window.child("whose"));
        if (window.text("moment") != "turn" && window.text("moment") != "attack")
            m_code.countedLong |= eventBit(m_code.events[static_cast<std::size_t>(made.event)].event);
        break;
    }
    case Term::QuantityNumberOf:
        made.word = word(m_code.dialect.moments, view.text("moment"));
        if (made.word > 1)
            cannot("number of the " + std::string(view.text("moment")));
        break;
    case Term::QuantityAmount:
    case Term::QuantityResult:
    case Term::QuantityEverything:
        break;
    default:
        cannot(view.info().name);
    }
    return add(m_code.quantities, made);
}

/// Of what a player does with a card only certain types may be counted: the others are not remembered.
void Compiler::noteCounted(const EventPattern& pattern)
{
    std::uint32_t types = 0;
    if (pattern.object != None && (pattern.event == Term::EventPlays || pattern.event == Term::EventDraws))
        types = m_code.selector(pattern.object).types;
    m_code.countedTypes[eventNumber(pattern.event)] |= types == 0 ? ~std::uint32_t(0) : types;
}

/// In which cards may be alike: a field of words, the name, the type.
Ref Compiler::sharedField(std::string_view field) const
{
    return field == "name" ? Ref(-2) : field == "type" ? Ref(-3) : static_cast<Ref>(m_game.findField(field).value);
}

std::uint8_t Compiler::memory(std::string_view name)
{
    const auto found = std::find(m_names.begin(), m_names.end(), name);
    if (found != m_names.end())
        return static_cast<std::uint8_t>(found - m_names.begin());
    m_names.emplace_back(name);
    return static_cast<std::uint8_t>(m_names.size() - 1);
}

Ref Compiler::condition(const View& view)
{
    if (!view.valid())
        return None;
    Condition made;
    made.op = view.term();
    made.negated = view.flag("not");
    switch (made.op) {
    case Term::ConditionAllOf:
    case Term::ConditionAnyOf:
    case Term::ConditionNotThat: {
        std::vector<Ref> parts;
        for (const View& part : view.all())
            parts.push_back(condition(part));
        made.links = addAll(m_code.links, parts);
        made.negated = false;
        break;
    }
    case Term::ConditionCompare: {
        made.left = quantityOf(view, "left");
        made.right = quantityOf(view, "right");
        const std::string_view sign = view.text("sign");
        made.sign = sign == "=" ? 2 : sign == "!=" ? 5 : sign == "<" ? 1 : sign == "<=" ? 3 : sign == ">" ? 4 : 6;
        break;
    }
    case Term::ConditionExists:
    case Term::ConditionNoneExists:
    case Term::ConditionAtLeast:
    case Term::ConditionAtMost:
    case Term::ConditionExactly:
        made.who = selector(view.child("what"));
        made.left = quantityOf(view, "number");
        break;
    case Term::ConditionHasStatus: {
        made.who = selector(view.child("who"));
        const std::string_view text = view.text("word");
        made.word = Dialect::find(m_code.dialect.statuses, text);
        static constexpr std::pair<std::string_view, StateWord> builtIn[] = {
            {"face up", FaceUpWord},    {"face down", FaceDownWord}, {"attacking", AttackingWord},
            {"attacked", AttackedWord}, {"blocking", BlockingWord},  {"blocked", BlockedWord}};
        const auto known =
            std::find_if(std::begin(builtIn), std::end(builtIn), [&](const auto& one) { return one.first == text; });
        if (known != std::end(builtIn))
            made.word = known->second;
        else if (made.word == m_code.dialect.statuses.size())
            made.word = static_cast<std::uint8_t>(FirstState + word(m_code.dialect.states, text));
        break;
    }
    case Term::ConditionMatches: {
        made.who = selector(view.child("who"));
        if (view.has("noun")) {
            Term term = Term::CardNoun;
            noun(view.child("noun"), term, made.types);
        }
        const Which which = cards(view.query("query"));
        made.cards = which.cards;
        made.test = which.test;
        break;
    }
    case Term::ConditionPaid:
        break;
    case Term::ConditionNamed:
        made.word = word(m_code.dialect.conditions, view.text("word"));
        break;
    case Term::ConditionIsIn:
        made.who = selector(view.child("who"));
        made.place = place(view.child("place"));
        break;
    case Term::ConditionIsSame:
        made.who = selector(view.child("who"));
        made.other = selector(view.child("other"));
        break;
    case Term::ConditionIsAttachedTo:
        made.who = selector(view.child("who"));
        made.other = selector(view.child("to"));
        break;
    case Term::ConditionHas:
        made.who = selector(view.child("who"));
        made.other = selector(view.child("what"));
        break;
    case Term::ConditionShares:
        made.who = selector(view.child("who"));
        made.other = selector(view.child("with"));
        made.field = sharedField(view.text("field"));
        break;
    case Term::ConditionDuring: {
        const View when = view.child("when");
        made.whose = whose(when.child("whose"));
        made.moment = word(m_code.dialect.moments, when.text("moment"));
        break;
    }
    default:
        cannot(view.info().name);
    }
    return add(m_code.conditions, made);
}

Ref Compiler::duration(const View& view)
{
    if (!view.valid())
        return None;
    Duration made;
    made.op = view.term();
    switch (made.op) {
    case Term::DurationThis:
    case Term::DurationUntil:
    case Term::DurationFor:
        made.moment = word(m_code.dialect.moments, view.text("moment"));
        made.whose = whose(view.child("whose"));
        made.end = view.flag("end");
        made.next = view.flag("next");
        made.number = static_cast<std::int16_t>(view.number("number", 1));
        break;
    case Term::DurationRestOfGame:
        break;
    case Term::DurationAsLongAs:
        made.condition = condition(view.child("condition"));
        break;
    case Term::DurationUntilEvent:
        made.event = event(view.child("event"));
        m_code.endingEvents |= eventBit(m_code.events[static_cast<std::size_t>(made.event)].event);
        break;
    default:
        cannot(view.info().name);
    }
    return add(m_code.durations, made);
}

EventPattern Compiler::eventPattern(const View& view)
{
    EventPattern made;
    made.event = view.term();
    if (made.event == Term::EventStarts || made.event == Term::EventEnds) {
        const View when = view.child("subject");
        made.whose = whose(when.child("whose"));
        made.moment = word(m_code.dialect.moments, when.text("moment"));
        made.next = when.flag("next");
        return made;
    }
    if (made.event == Term::EventAsSoonAs) {
        made.condition = condition(view.child("object"));
        return made;
    }
    if (view.has("subject"))
        made.subject = selector(view.child("subject"));
    if (view.has("kind"))
        made.damage = word(m_code.dialect.damageKinds, view.text("kind"));
    if (view.has("with"))
        made.with = selector(view.child("with"));
    for (const std::string_view key : {"object", "by", "to", "from", "of"}) {
        if (!view.has(key))
            continue;
        if (view.argument(key).kind == effects::Argument::Kind::Text) {
            wordOf(made, view.text(key));
        } else if (view.child(key).is(Term::Place)) {
            made.place = place(view.child(key));
        } else {
            made.object = selector(view.child(key));
        }
    }
    return made;
}

void Compiler::wordOf(EventPattern& made, std::string_view text)
{
    const Dialect& dialect = m_code.dialect;
    switch (made.event) {
    case Term::EventBecomes:
    case Term::EventStopsBeing: { // states are numbered behind the statuses
        const bool isState = Dialect::find(dialect.statuses, text) == dialect.statuses.size()
            && Dialect::find(dialect.states, text) < dialect.states.size();
        made.word = isState ? static_cast<std::uint8_t>(dialect.statuses.size() + Dialect::find(dialect.states, text))
                            : word(dialect.statuses, text);
        return;
    }
    case Term::EventTriesTo:
    case Term::EventManagesTo:
    case Term::EventFailsTo:
        made.word = word(dialect.actions, text);
        return;
    default:
        made.word = word(dialect.numbers, text);
    }
}

Range Compiler::events(const std::vector<View>& views)
{
    std::vector<EventPattern> made;
    made.reserve(views.size());
    for (const View& view : views)
        made.push_back(eventPattern(view));
    return addAll(m_code.events, made);
}

} // namespace muster::engine::code
