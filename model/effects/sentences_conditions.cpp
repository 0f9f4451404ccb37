// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/sentences.h"

#include <utility>

namespace muster::effects {

namespace {

constexpr std::pair<std::string_view, std::string_view> signs[] = {
    {"=", "is"},          {"!=", "is not"},      {"<", "is less than"},
    {"<=", "is at most"}, {">", "is more than"}, {">=", "is at least"},
};

std::string times(int number)
{
    return number == 1 ? "once" : number == 2 ? "twice" : std::to_string(number) + " times";
}

} // namespace

std::string Sentences::quantity(const View& node, std::string_view key)
{
    const Argument found = node.argument(key);
    return found.kind == Argument::Kind::Number ? std::to_string(found.value) : quantity(node.child(key));
}

std::string Sentences::quantity(const View& node)
{
    switch (node.term()) {
    case Term::QuantityCount:
        return "the number of " + group(node.child("what"), true);
    case Term::QuantityValue: {
        const View of = node.child("of");
        if (node.text("word") == "counter")
            return "the number of counters on " + (of.valid() ? selector(of).text : m_calls.self);
        const std::string number(m_words.label(numberWords, node.text("word")));
        return of.valid() ? selector(of).its(number) : "your " + number;
    }
    case Term::QuantityDifferent: {
        const std::string label = sharedField(node.text("field"));
        return "the number of different " + label + (label.ends_with('s') ? "es" : "s") + " among "
            + group(node.child("of"), true);
    }
    case Term::QuantityTotal:
        return "the total " + std::string(m_words.label(numberWords, node.text("word"))) + " of "
            + group(node.child("of"), true);
    case Term::QuantityPrinted:
        return "the printed " + std::string(m_words.label(numberWords, node.text("word"))) + " of "
            + selector(node.child("of")).text;
    case Term::QuantityHappened:
        return "the number of times that " + event(node.child("event"), false) + " " + duration(node.child("window"));
    case Term::None:
        return {};
    default:
        return fill(node.info().reading, node);
    }
}

std::string Sentences::counted(const View& node, std::string_view key, std::string_view one, std::string_view many)
{
    const Argument found = node.argument(key);
    if (found.kind == Argument::Kind::Number)
        return found.value == 1 ? "one " + std::string(one) : std::to_string(found.value) + " " + std::string(many);
    const View expression = node.child(key);
    if (expression.is(Term::QuantityUpTo))
        return "up to " + counted(expression, "quantity", one, many);
    if (expression.is(Term::QuantityAmount))
        return "that many " + std::string(many);
    if (expression.is(Term::QuantityEverything))
        return "all " + std::string(many);
    return "as many " + std::string(many) + " as " + quantity(expression);
}

/// "3 life", "all life", "that much life", "life equal to the SPD of this card".
std::string Sentences::amountOf(const View& node, std::string_view key, const std::string& what)
{
    const Argument found = node.argument(key);
    if (found.kind == Argument::Kind::Number)
        return std::to_string(found.value) + " " + what;
    const View expression = node.child(key);
    switch (expression.term()) {
    case Term::QuantityEverything:
        return "all " + what;
    case Term::QuantityAmount:
    case Term::QuantityResult:
        return "that much " + what;
    case Term::QuantityUpTo:
        return "up to " + amountOf(expression, "quantity", what);
    case Term::QuantityProduct: {
        const View each = expression.child("right");
        if (expression.argument("left").kind == Argument::Kind::Number && each.is(Term::QuantityCount)) {
            m_tail = " for " + this->each(each.child("what"));
            return std::to_string(expression.number("left")) + " " + what;
        }
        break;
    }
    default:
        break;
    }
    return what + " equal to " + quantity(expression);
}

/// "3 of it", "all of it", "as much of it as …".
std::string Sentences::partOf(const View& node, std::string_view key)
{
    const Argument found = node.argument(key);
    if (found.kind == Argument::Kind::Number)
        return std::to_string(found.value) + " of it";
    const View expression = node.child(key);
    if (expression.is(Term::QuantityEverything))
        return "all of it";
    return "as much of it as " + quantity(expression);
}

std::string Sentences::joined(const std::vector<View>& conditions, std::string_view word)
{
    std::string text;
    for (const View& one : conditions)
        text += (text.empty() ? "" : " " + std::string(word) + " ") + condition(one);
    return text;
}

std::string Sentences::condition(const View& node)
{
    switch (node.term()) {
    case Term::ConditionAllOf:
        return joined(node.children("conditions"), "and");
    case Term::ConditionAnyOf:
        return joined(node.children("conditions"), "or");
    case Term::ConditionCompare:
        return comparison(node);
    case Term::ConditionExists:
        return existence(node.child("what"), "", false, false);
    case Term::ConditionNoneExists:
        return existence(node.child("what"), "no ",
                         !node.child("what").is(Term::Selector) || !nounOf(node.child("what")).single, true);
    case Term::ConditionAtLeast:
    case Term::ConditionAtMost:
    case Term::ConditionExactly: {
        const int number = node.number("number");
        return existence(node.child("what"), std::string(node.info().name) + " " + std::to_string(number) + " ",
                         number != 1, false);
    }
    case Term::ConditionMatches:
        return matches(node);
    case Term::ConditionIsIn: {
        const NounPhrase who = selector(node.child("who"));
        const View whoseOf = node.child("who").child("whose");
        return who.text + (who.takesBase() ? " are " : " is ") + (node.flag("not") ? "not " : "")
            + inPlace(node.child("place"), "in", !whoseOf.valid());
    }
    case Term::ConditionIsAttachedTo: {
        const NounPhrase who = selector(node.child("who"));
        return who.text + (who.takesBase() ? " are " : " is ") + (node.flag("not") ? "not " : "") + "attached"
            + (node.has("to") ? " to " + selector(node.child("to")).text : "");
    }
    case Term::ConditionHas: {
        const NounPhrase who = selector(node.child("who"));
        const std::string has = who.takesBase() ? " have " : " has ";
        const View what = node.child("what");
        return who.text + has + (node.flag("not") ? "no " + group(what, false) : selector(what).text);
    }
    case Term::ConditionShares: {
        const NounPhrase who = selector(node.child("who"));
        const std::string label = sharedField(node.text("field"));
        if (!node.has("with"))
            return "two of " + who.text + " share a " + label;
        return who.text + (who.takesBase() ? " have" : " has") + " the same " + label + " as "
            + selector(node.child("with")).text;
    }
    case Term::ConditionHasStatus: {
        const NounPhrase who = selector(node.child("who"));
        return who.text + (who.takesBase() ? " are " : " is ") + (node.flag("not") ? "not " : "")
            + std::string(m_words.label("statuses, states, keywords, roles of the moment", node.text("word")));
    }
    case Term::None:
        return {};
    default:
        return fill(node.info().reading, node);
    }
}

std::string Sentences::comparison(const View& node)
{
    const std::string_view sign = node.text("sign");
    const View left = node.child("left");
    const Argument right = node.argument("right");
    if (left.is(Term::QuantityHappened) && right.kind == Argument::Kind::Number) {
        const std::string what = event(left.child("event"), false);
        const std::string when = " " + duration(left.child("window"));
        const int number = right.value;
        if (sign == ">=")
            return what + " at least " + times(number) + when;
        if ((sign == "=" && number == 0) || (sign == "<" && number == 1))
            return "it did not happen" + when + " that " + what;
        if (sign == ">")
            return what + " more than " + times(number) + when;
        if (sign == "=" && number > 0)
            return what + " exactly " + times(number) + when;
    }
    return quantity(node, "left") + " " + compared(sign) + " " + quantity(node, "right");
}

std::string Sentences::compared(std::string_view sign)
{
    for (const auto& [written, said] : signs) {
        if (written == sign)
            return std::string(said);
    }
    return std::string(sign);
}

/// A field's label, or "name" and "type".
std::string Sentences::sharedField(std::string_view key) const
{
    const FieldIndex field = m_words.game().findField(key);
    return key == "type" || key == "name" || !field.valid() ? std::string(key) : m_words.game().field(field).label;
}

std::string Sentences::existence(const View& what, std::string_view how, bool plural, bool none)
{
    if (!what.is(Term::Selector))
        return "there is " + std::string(how) + selector(what).text;
    const bool own = what.child("whose").is(Term::WhoseOwn);
    const bool enemy = what.child("whose").is(Term::WhoseEnemy);
    const Noun noun = nounOf(what);
    std::string things;
    if (how.empty()) {
        const bool vowel = std::string_view("aeiouAEIO").find(noun.one.front()) != std::string_view::npos;
        things = (vowel ? "an " : "a ") + noun.one + noun.after;
    } else {
        things = std::string(how) + (plural ? noun.many : noun.one) + noun.after;
    }
    if (own)
        return "you have " + things;
    if (enemy)
        return opponent() + " has " + things;
    return (plural || none ? "there are " : "there is ") + things;
}

std::string Sentences::matches(const View& node)
{
    const NounPhrase who = selector(node.child("who"));
    Description said;
    if (const query::Query* query = node.query("query"))
        said = describe(*query, m_words.game());
    std::string noun;
    if (const View what = node.child("noun"); what.valid()) {
        switch (what.term()) {
        case Term::TypeNoun:
            noun = m_words.label("types", what.text("type"));
            break;
        case Term::GroupNoun:
            noun = what.text("group");
            break;
        case Term::PlainNoun:
            noun = m_words.label("nouns", what.text("noun"));
            break;
        default:
            noun = what.info().name;
            break;
        }
    }
    const std::string is = who.text + (who.takesBase() ? " are " : " is ") + (node.flag("not") ? "not " : "");
    if (noun.empty() && said.before.empty())
        return is + "one " + said.after;
    std::string kind = said.before;
    if (!noun.empty()) {
        kind += (kind.empty() ? "" : " ") + noun;
        const bool vowel = std::string_view("aeiouAEIO").find(kind.front()) != std::string_view::npos;
        kind.insert(0, vowel ? "an " : "a ");
    }
    return is + kind + (said.after.empty() ? "" : " " + said.after);
}

std::string Sentences::whose(const View& whose, std::string_view none)
{
    if (whose.is(Term::WhoseOwn))
        return "your ";
    if (whose.is(Term::WhoseEnemy))
        return opponent() + "'s ";
    return std::string(none);
}

std::string Sentences::window(const View& node)
{
    const bool next = node.flag("next");
    return whose(node.child("whose"), next ? "the " : "any ") + (next ? "next " : "")
        + std::string(m_words.label("moments", node.text("moment")));
}

std::string Sentences::limit(const View& node)
{
    return times(node.number("times")) + " per "
        + (node.child("whose").is(Term::WhoseOwn)         ? "turn of yours"
               : node.child("whose").is(Term::WhoseEnemy) ? "turn of " + opponent()
                                                          : std::string(m_words.label("moments", node.text("per"))))
        + (node.flag("by name") ? " for all your cards of this name together" : "");
}

std::string Sentences::duration(const View& node)
{
    const std::string moment(m_words.label("moments", node.text("moment")));
    switch (node.term()) {
    case Term::DurationUntil:
        return std::string("until the ") + (node.flag("end") ? "end" : "start") + " of "
            + whose(node.child("whose"), "the ") + (node.flag("next") ? "next " : "") + moment;
    case Term::DurationFor: {
        const int number = node.number("number");
        const std::string several = number == 1 ? moment : m_words.plural("moments", node.text("moment"));
        const View owner = node.child("whose");
        if (!owner.valid())
            return "for " + std::to_string(number) + " " + several;
        return "for " + std::to_string(number) + " of " + whose(owner, "")
            + m_words.plural("moments", node.text("moment"));
    }
    case Term::DurationAsLongAs:
        return "while " + condition(node.child("condition"));
    case Term::DurationUntilEvent:
        return "until " + event(node.child("event"), false);
    default:
        return fill(node.info().reading, node);
    }
}

std::string Sentences::event(const View& node, bool would)
{
    m_would = would;
    std::string text = fill(node.info().reading, node);
    m_would = false;
    return text;
}

std::string Sentences::when(const std::vector<View>& events, std::string_view word)
{
    std::string text;
    for (const View& one : events) {
        const bool plain = (one.info().traits & Plain) != 0;
        const bool bare = plain && word != "each time "; // "at the end of your turn", but "each time at the end ..."
        text += (text.empty() ? "" : " or ") + (bare ? "" : std::string(word)) + event(one, false);
    }
    return text;
}

/// Remembers what `that` is called while the steps of these events are said.
void Sentences::about(const std::vector<View>& events)
{
    m_that = "the other one";
    if (events.empty())
        return;
    const View& first = events.front();
    const std::vector<Parameter>& parameters = first.info().parameters;
    if (parameters.size() > 1) {
        if (const View other = first.child(parameters[1].key); other.is(Term::Selector)) {
            m_that = "that " + nounOf(other).one;
            const std::string after = nounOf(other).after;
            static_cast<void>(after); // "that Champion" is enough
            return;
        }
        if (const View other = first.child(parameters[1].key); other.valid()) {
            m_that = selector(other).text;
            return;
        }
    }
    switch (first.term()) {
    case Term::EventAttacks:
    case Term::EventBreaksThrough:
    case Term::EventMisses:
        m_that = "its target";
        break;
    case Term::EventIsAttacked:
    case Term::EventIsBlocked:
        m_that = first.is(Term::EventIsAttacked) ? "its attacker" : "its blocker";
        break;
    case Term::EventDies:
        m_that = "its killer";
        break;
    case Term::EventTakesDamage:
        m_that = "what dealt it";
        break;
    case Term::EventDealsDamage:
        m_that = "what took it";
        break;
    default:
        break;
    }
}

} // namespace muster::effects
