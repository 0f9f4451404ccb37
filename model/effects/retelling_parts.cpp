// SPDX-License-Identifier: GPL-3.0-or-later
// Quantities, conditions, events and times in another language.
#include "model/effects/retelling.h"

#include <utility>

#include "model/text/fold.h"

namespace muster::effects {

namespace {

/// The half of `one|many`; the whole where there is no bar.
std::string oneOrMany(const std::string& forms, bool many)
{
    const std::size_t bar = forms.find('|');
    return bar == std::string::npos ? forms : many ? forms.substr(bar + 1) : forms.substr(0, bar);
}

} // namespace

std::string Retelling::fieldLabel(std::string_view key) const
{
    const FieldIndex field = m_words.game().findField(key);
    return key == "type" || key == "name" || !field.valid() ? label("shared fields", key)
                                                            : m_words.game().field(field).label;
}

/// A number and whose it is: "SPD of this card", "your life".
std::string Retelling::numberOf(const View& of, const std::string& word)
{
    if (!of.valid())
        return say("your number", {word});
    const Inflected who = selector(of);
    return who.you ? say("your number", {word}) : say("number of", {word, who.in(Case::Dative)});
}

std::string Retelling::quantity(const View& node, std::string_view key)
{
    const Argument found = node.argument(key);
    return found.kind == Argument::Kind::Number ? std::to_string(found.value) : quantity(node.child(key));
}

std::string Retelling::quantity(const View& node)
{
    const auto word = [&] { return label(numberWords, node.text("word")); };
    switch (node.term()) {
    case Term::QuantityCount:
        return say("count", {formed(Form::Group, node.child("what")).in(Case::Dative)});
    case Term::QuantityValue: {
        const View of = node.child("of");
        if (node.text("word") == "counter")
            return say("counters on", {(of.valid() ? selector(of) : phrase("self")).in(Case::Dative)});
        return numberOf(of, word());
    }
    case Term::QuantityDifferent:
        return say("different",
                   {fieldLabel(node.text("field")), formed(Form::Group, node.child("of")).in(Case::Dative)});
    case Term::QuantityTotal:
        return say("total", {word(), formed(Form::Group, node.child("of")).in(Case::Dative)});
    case Term::QuantityPrinted:
        return say("printed", {word(), selector(node.child("of")).in(Case::Dative)});
    case Term::QuantityHappened:
        return say("times that", {event(node.child("event")), duration(node.child("window"))});
    case Term::QuantityRemembered:
        return quoted(std::string(node.text("name")));
    case Term::QuantityNumberOf:
        return say("number of the moment", {momentNoun(node.text("moment")).one});
    case Term::None:
        return {};
    default:
        return fill(m_tongue.reading(node.term()), node);
    }
}

std::string Retelling::counted(const View& node, std::string_view key, const std::string& one, const std::string& many)
{
    const Argument found = node.argument(key);
    if (found.kind == Argument::Kind::Number)
        return std::to_string(found.value) + " " + (found.value == 1 ? one : many);
    const View expression = node.child(key);
    if (expression.is(Term::QuantityUpTo))
        return say("up to", {counted(expression, "quantity", one, many)});
    if (expression.is(Term::QuantityAmount))
        return say("that many", {many});
    if (expression.is(Term::QuantityEverything))
        return say("everything of", {many});
    return say("as many as", {many, quantity(expression)});
}

std::string Retelling::amountOf(const View& node, std::string_view key, const std::string& what,
                                const std::string& bare)
{
    const Argument found = node.argument(key);
    if (found.kind == Argument::Kind::Number)
        return std::to_string(found.value) + " " + what;
    const View expression = node.child(key);
    const std::string& alone = bare.empty() ? what : bare;
    switch (expression.term()) {
    case Term::QuantityEverything:
        return say("everything of", {alone});
    case Term::QuantityAmount:
    case Term::QuantityResult:
        return say("that much", {alone});
    case Term::QuantityUpTo:
        return say("up to", {amountOf(expression, "quantity", what, bare)});
    case Term::QuantityProduct: {
        const View each = expression.child("right");
        if (expression.argument("left").kind == Argument::Kind::Number && each.is(Term::QuantityCount)) {
            m_tail = say("for each", {formed(Form::Each, each.child("what")).in(Case::Object)});
            return std::to_string(expression.number("left")) + " " + what;
        }
        break;
    }
    default:
        break;
    }
    return say("as much as", {alone, quantity(expression)});
}

std::string Retelling::partOf(const View& node, std::string_view key)
{
    const bool number = node.argument(key).kind == Argument::Kind::Number;
    if (!number && node.child(key).is(Term::QuantityEverything))
        return say("all of it");
    return say(number ? "part of it" : "part of it as", {quantity(node, key)});
}

// Conditions

std::string Retelling::joined(const std::vector<View>& conditions, std::string_view word)
{
    std::string text;
    for (const View& one : conditions) {
        const bool mixed = one.is(Term::ConditionAnyOf) || one.is(Term::ConditionAllOf);
        const std::string said = mixed && conditions.size() > 1 ? say("either", {condition(one)}) : condition(one);
        text += (text.empty() ? "" : " " + say(word) + " ") + said;
    }
    return text;
}

std::string Retelling::condition(const View& node)
{
    const View what = node.child("what");
    const auto verbOf = [&](const Inflected& who, std::string_view forms) {
        const std::size_t first = forms.find('|');
        const std::size_t second = forms.find('|', first + 1);
        return std::string(who.you           ? forms.substr(0, first)
                               : !who.plural ? forms.substr(first + 1, second - first - 1)
                                             : forms.substr(second + 1));
    };
    /// A sentence about somebody: `{1}` who, `{2}` the verb "is", `{3}` "has", `{6}` "is" of what something is for good.
    const auto about = [&](std::string_view key, const Inflected& who, std::vector<std::string> more) {
        const std::string negated = node.flag("not") ? " not" : "";
        const std::string subject = who.you && !m_tongue.text("silent you").empty() ? "" : who.in(Case::Subject);
        std::vector<std::string> parts{subject, verbOf(who, m_tongue.text("verb is" + negated)),
                                       verbOf(who, m_tongue.text("verb has" + negated))};
        parts.insert(parts.end(), more.begin(), more.end());
        parts.resize(5);
        parts.push_back(verbOf(who, m_tongue.text("be is" + negated)));
        const std::string said = say(std::string(key) + negated, parts);
        return said.starts_with(' ') ? said.substr(1) : said; // of a subject that is not said
    };
    switch (node.term()) {
    case Term::ConditionAllOf:
        return joined(node.children("conditions"), "and");
    case Term::ConditionAnyOf:
        return joined(node.children("conditions"), "or");
    case Term::ConditionCompare: {
        const View left = node.child("left");
        const Argument right = node.argument("right");
        const std::string_view sign = node.text("sign");
        if (left.is(Term::QuantityHappened) && right.kind == Argument::Kind::Number)
            return happened(left, sign, right.value);
        return say("compare", {quantity(node, "left"), say(sign, {quantity(node, "right")})});
    }
    case Term::ConditionExists: {
        const bool any = what.is(Term::Selector) && what.child("count").is(Term::CountOne);
        return say("there is", {(any ? formed(Form::One, what) : selector(what)).in(Case::Object)});
    }
    case Term::ConditionNoneExists:
        return say("there is no",
                   {(what.is(Term::Selector) ? formed(Form::None, what) : selector(what)).in(Case::Object)});
    case Term::ConditionAtLeast:
    case Term::ConditionAtMost:
    case Term::ConditionExactly: {
        const int number = node.number("number");
        const Inflected some =
            what.is(Term::Selector) ? formed(Form::Number, ownerOf(what), nounOf(what), number) : selector(what);
        return say("there is", {say(std::string("number ") + std::string(node.info().name), {some.in(Case::Object)})});
    }
    case Term::ConditionMatches: {
        Noun noun = plainNoun(node.child("noun"));
        if (const query::Query* query = node.query("query"))
            noun.noteOne = noun.noteMany = described(*query);
        const Inflected kind = formed(node.flag("not") ? Form::None : Form::One, Owner::Nobody, noun, 1);
        return about("matches", selector(node.child("who")), {kind.in(Case::Subject)});
    }
    case Term::ConditionIsIn:
        return about("is", selector(node.child("who")),
                     {place(node.child("place"), "in", !node.child("who").has("whose"))});
    case Term::ConditionIsSame:
        return about("is same", selector(node.child("who")), {selector(node.child("other")).in(Case::Subject)});
    case Term::ConditionIsAttachedTo: {
        const Inflected who = selector(node.child("who"));
        const std::string to = node.has("to")
            ? say("on", {selector(node.child("to")).in(Case::Object), selector(node.child("to")).in(Case::Dative)})
            : std::string();
        return about(who.plural ? "are attached" : "is attached", who, {to});
    }
    case Term::ConditionHas: {
        const Inflected some = node.flag("not") && what.is(Term::Selector) ? formed(Form::None, what) : selector(what);
        return about("has something", selector(node.child("who")), {some.in(Case::Object)});
    }
    case Term::ConditionShares: {
        const Inflected who = selector(node.child("who"));
        const std::string field = fieldLabel(node.text("field"));
        if (!node.has("with"))
            return say("two share", {who.in(Case::Dative), field});
        return about("shares", who, {field, selector(node.child("with")).in(Case::Subject)});
    }
    case Term::ConditionHasStatus: {
        const std::string_view words = "statuses, states, keywords, roles of the moment";
        const FoundWord found = m_words.find(words, node.text("word"));
        const Inflected who = selector(node.child("who"));
        std::string word = oneOrMany(forms(words, node.text("word")), who.plural);
        if (found.list == "roles of the moment")
            word = oneOrMany(say("is " + std::string(found.label)), who.plural);
        return about("is", who, {word});
    }
    case Term::ConditionNamed:
        return label("conditions", node.text("word"));
    case Term::None:
        return {};
    default:
        return fill(m_tongue.reading(node.term()), node);
    }
}

std::string Retelling::happened(const View& of, std::string_view sign, int number)
{
    std::string_view key = sign == ">=" ? "at least times"
        : sign == "<="                  ? "at most times"
        : sign == ">"                   ? "more than times"
        : sign == "<"                   ? "less than times"
        : sign == "!="                  ? "not times"
                                        : "exactly times";
    if ((sign == "=" && number == 0) || (sign == "<" && number == 1))
        key = "never";
    const std::string often = oneOrMany(say(key, {std::to_string(number)}), number != 1);
    return say(key == "never" ? "did not happen" : "happened",
               {event(of.child("event")), duration(of.child("window")), often});
}

// Events and times

std::string Retelling::event(const View& node)
{
    const bool they = std::exchange(m_they, false);
    std::string text = fill(m_tongue.reading(node.term()), node);
    m_they = they;
    return text;
}

/// Events with what leads them in: "when", "the next time that"; nothing where `how` is bare.
std::string Retelling::when(const std::vector<View>& events, std::string_view how)
{
    std::string text;
    for (const View& one : events) {
        std::string said = event(one);
        // Two times have their own conjunction.
        const bool own = one.is(Term::EventAsSoonAs) || one.is(Term::EventBetweenTurns);
        if (how == "next time" || how == "each time")
            said = say(how, {own ? said : say("when", {said})});
        else if (how.empty() && !own)
            said = say("when", {said});
        text += (text.empty() ? "" : " " + say("or") + " ") + said;
    }
    return text;
}

Retelling::Noun Retelling::momentNoun(std::string_view key) const
{
    const std::string english(m_words.label("moments", key));
    Noun noun;
    const NounRow* row = m_tongue.noun("moment " + fold(english));
    if (row == nullptr)
        row = m_tongue.noun("moment");
    if (row == nullptr)
        return noun;
    const std::string name = label("moments", key);
    const auto part = [&](std::size_t which) {
        std::string_view forms = row->forms;
        for (; which > 0 && forms.find('|') != std::string_view::npos; --which)
            forms.remove_prefix(forms.find('|') + 1);
        return replaced(std::string(forms.substr(0, forms.find('|'))), "{1}", name);
    };
    noun.gender = row->gender;
    noun.one = part(0);
    noun.many = part(1);
    noun.dative = part(2);
    return noun;
}

Inflected Retelling::moment(std::string_view key, std::string_view article)
{
    const Noun noun = momentNoun(key);
    Inflected phrase{casesOf(m_tongue.article(article, noun.gender))};
    for (std::string& form : phrase.forms)
        form = replaced(std::move(form), "{1}", noun.one);
    return phrase;
}

Inflected Retelling::window(const View& node)
{
    const Owner owner = ownerOf(node);
    if (node.flag("next"))
        return moment(node.text("moment"),
                      owner == Owner::Own         ? "your next"
                          : owner == Owner::Enemy ? "enemy next"
                                                  : "definite next");
    return moment(node.text("moment"), owner == Owner::Own ? "your" : owner == Owner::Enemy ? "enemy" : "each");
}

std::string Retelling::limit(const View& node)
{
    const Noun noun = momentNoun(node.text("per"));
    const Owner owner = ownerOf(node);
    std::string text = say("limit", {std::to_string(node.number("times")), noun.one});
    if (node.number("times") == 1)
        text = say("limit once", {noun.one});
    if (owner != Owner::Nobody)
        text += say(owner == Owner::Own ? "only yours" : "only the opponent's");
    if (node.flag("by name"))
        text += say("by name");
    return text;
}

std::string Retelling::duration(const View& node)
{
    switch (node.term()) {
    case Term::DurationThis: {
        const Inflected now = moment(node.text("moment"), "this");
        return say("during", {now.in(Case::Subject), now.in(Case::Dative)});
    }
    case Term::DurationUntil: {
        const Owner owner = ownerOf(node);
        const Inflected then =
            node.flag("next") || owner != Owner::Nobody ? window(node) : moment(node.text("moment"), "definite");
        return say(node.flag("end") ? "until the end" : "until the start",
                   {then.in(Case::Subject), then.in(Case::Dative)});
    }
    case Term::DurationFor: {
        const int number = node.number("number");
        return say("for so long",
                   {formed(Form::Number, ownerOf(node), momentNoun(node.text("moment")), number).in(Case::Object)});
    }
    case Term::DurationAsLongAs:
        return say("lasts while", {condition(node.child("condition"))});
    case Term::DurationUntilEvent:
        return say("until it happens", {event(node.child("event"))});
    default:
        return fill(m_tongue.reading(node.term()), node);
    }
}

/// Remembers what `that` and `it` are called while the steps of these events are said.
void Retelling::about(const std::vector<View>& events)
{
    m_that = phrase("that");
    m_itIsPlayer = false;
    if (events.empty())
        return;
    const View& first = events.front();
    const std::vector<Parameter>& parameters = first.info().parameters;
    if (!parameters.empty()) {
        const View subject = first.child(parameters.front().key);
        const Term noun = subject.child("noun").term();
        const bool player = subject.is(Term::RoleYou) || subject.is(Term::RoleThatPlayer) || noun == Term::PlayerNoun
            || noun == Term::OpponentNoun || noun == Term::TeammateNoun;
        // Where a player does something with a card, `it` is the card.
        m_itIsPlayer = player && parameters.front().kind != Kind::Player;
    }
    if (parameters.size() > 1 && parameters[1].kind != Kind::Zone && parameters[1].kind != Kind::Word) {
        if (const View other = first.child(parameters[1].key); other.is(Term::Selector)) {
            Noun noun = plainNoun(other.child("noun"));
            m_that = Inflected{casesOf(m_tongue.article("that", noun.gender))};
            for (std::string& form : m_that.forms)
                form = replaced(std::move(form), "{1}", noun.one);
            return;
        } else if (other.valid()) {
            m_that = selector(other);
            return;
        }
    }
    switch (first.term()) {
    case Term::EventAttacks:
    case Term::EventBreaksThrough:
    case Term::EventMisses:
        m_that = phrase("that target");
        break;
    case Term::EventIsAttacked:
        m_that = phrase("that attacker");
        break;
    case Term::EventIsBlocked:
        m_that = phrase("that blocker");
        break;
    case Term::EventDies:
        m_that = phrase("that killer");
        break;
    case Term::EventTakesDamage:
        m_that = phrase("that source");
        break;
    case Term::EventDealsDamage:
        m_that = phrase("that victim");
        break;
    default:
        break;
    }
}

} // namespace muster::effects
