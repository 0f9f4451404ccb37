// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/retelling.h"

#include <algorithm>
#include <utility>

#include "model/effects/sentence_template.h"

namespace muster::effects {

namespace {

std::string_view partAt(std::string_view parts, std::size_t which)
{
    for (; which > 0; --which) {
        const std::size_t bar = parts.find('|');
        if (bar == std::string_view::npos)
            return parts; // the last one serves for those that are not written
        parts.remove_prefix(bar + 1);
    }
    return parts.substr(0, parts.find('|'));
}

bool isPartOfWord(char c)
{
    return (static_cast<unsigned char>(c) & 0x80) != 0 || ((c | 32) >= 'a' && (c | 32) <= 'z');
}

/// Puts "im" for "in dem": `from` has to begin where a word begins. A form that ends in a blank or an apostrophe takes what follows.
std::string contracted(std::string text, const Tongue& tongue)
{
    for (const Contraction& one : tongue.contractions) {
        std::string result; // a text may be long: nothing in it is moved twice
        std::size_t done = 0;
        for (std::size_t at = text.find(one.from); at != std::string::npos; at = text.find(one.from, at)) {
            const std::size_t end = at + one.from.size();
            const bool begins = at == 0 || !isPartOfWord(text[at - 1]);
            const bool ends = end == text.size() || !isPartOfWord(one.from.back()) || !isPartOfWord(text[end])
                || one.from.find_last_of(' ') + 2 == one.from.size(); // a vowel to elide before
            if (begins && ends) {
                result.append(text, done, at - done) += one.to;
                done = end;
            }
            at = end;
        }
        if (done > 0)
            text = result.append(text, done);
    }
    return text;
}

/// With a capital letter and a full stop; letters of two bytes too.
std::string asSentence(std::string text)
{
    if (text.empty())
        return text;
    auto& first = text.front();
    if (first >= 'a' && first <= 'z') {
        first = static_cast<char>(first - 'a' + 'A');
    } else if (first == '\xc3' && text.size() > 1) {
        const auto second = static_cast<unsigned char>(text[1]);
        if (second >= 0xa0 && second != 0xb7)
            text[1] = static_cast<char>(second - 0x20);
    }
    return withFullStop(std::move(text));
}

} // namespace

std::string withFullStop(std::string text)
{
    for (const std::string_view end : {".", ".“", ".»", ".\u202f»"}) {
        if (text.ends_with(end))
            return text;
    }
    return text + '.';
}

std::array<std::string, 3> casesOf(std::string_view pattern)
{
    return {std::string(partAt(pattern, 0)), std::string(partAt(pattern, 1)), std::string(partAt(pattern, 2))};
}

std::string replaced(std::string pattern, std::string_view gap, const std::string& by)
{
    for (std::size_t at = pattern.find(gap); at != std::string::npos; at = pattern.find(gap, at + by.size()))
        pattern.replace(at, gap.size(), by);
    return pattern;
}

std::string Retelling::say(std::string_view key, const std::vector<std::string>& parts) const
{
    std::string text(m_tongue.text(key));
    if (text.empty())
        return "‹" + std::string(key) + "›"; // a test finds it
    // From behind, so that what was put in is not looked at again for gaps before it.
    for (std::size_t i = parts.size(); i > 0; --i)
        text = replaced(std::move(text), "{" + std::to_string(i) + "}", parts[i - 1]);
    return text;
}

Inflected Retelling::phrase(std::string_view key) const { return {casesOf(m_tongue.text(key))}; }

std::string Retelling::forms(std::string_view lists, std::string_view key) const
{
    const FoundWord found = m_words.find(lists, key);
    if (found.key.empty())
        return std::string(key);
    const std::string name = std::string(found.list) + '.' + std::string(found.key);
    if (m_calls.word) {
        if (std::string own = m_calls.word(name); !own.empty())
            return own;
    }
    const std::string_view own = m_tongue.word(name);
    return std::string(own.empty() ? found.label : own);
}

std::string Retelling::label(std::string_view lists, std::string_view key) const
{
    const std::string_view list = m_words.find(lists, key).list;
    return std::string(partAt(forms(lists, key), list == "resources" || list == "counters" ? 1 : 0));
}

std::string Retelling::quoted(const std::string& text) const { return say("quoted", {text}); }

std::string Retelling::tell(const std::vector<View>& abilities)
{
    return contracted(this->abilities(abilities), m_tongue);
}

std::string Retelling::abilities(const std::vector<View>& abilities)
{
    const Inflected that = m_that;
    std::string text;
    for (const View& one : abilities)
        text += (text.empty() ? "" : " ") + ability(one);
    m_that = that;
    return text;
}

std::string Retelling::ability(const View& ability)
{
    m_that = phrase("that");
    m_theirs = m_they = false;
    std::vector<std::string> openings;
    if (const std::string_view where = ability.text("where"); !where.empty() && where != "any")
        openings.push_back(say("while in", {zone(where, "definite", "in")}));
    if (const std::vector<View> events = ability.children("when"); !events.empty()) {
        about(events);
        openings.push_back(when(events, {}));
    }
    const bool replaces = ability.has("instead of");
    if (const std::vector<View> events = ability.children("instead of"); !events.empty()) {
        about(events);
        openings.push_back(when(events, {}));
    }
    if (ability.has("while"))
        openings.push_back(say("while", {condition(ability.child("while"))}));
    if (ability.has("limit"))
        openings.push_back(limit(ability.child("limit")));
    if (ability.has("use"))
        openings.push_back(
            say(ability.child("use").child("whose").valid() ? "during" : "during any",
                {window(ability.child("use")).in(Case::Subject), window(ability.child("use")).in(Case::Dative)}));
    if (ability.has("if"))
        openings.push_back(say("if", {condition(ability.child("if"))}));
    std::string opening;
    for (const std::string& one : openings)
        opening += (opening.empty() ? "" : ", ") + one;
    std::string text = body(ability);
    if (!opening.empty())
        text = say(replaces ? "instead" : "opening", {opening, text});
    text = asSentence(std::move(text));
    if (const std::string_view name = ability.text("name"); !name.empty())
        text = say("opening", {std::string(name), text});
    return text;
}

std::string Retelling::body(const View& ability)
{
    std::string text;
    const auto add = [&text](std::string sentence, bool last) {
        if (!text.empty())
            sentence = asSentence(std::move(sentence));
        text += (text.empty() ? "" : " ") + sentence;
        if (!last && !text.ends_with('.'))
            text += '.';
    };
    if (ability.has("target"))
        add(say("as the target", {selector(ability.child("target")).in(Case::Object)}), false);
    if (const std::vector<View> extra = ability.children("optional cost"); !extra.empty())
        add(say("optional cost", {steps(extra)}), false);
    const std::vector<View> costs = ability.children("cost");
    const bool optional = ability.has("use") || ability.has("when");
    if (costs.empty()) {
        add(steps(ability.children("then"), false), true);
    } else if (optional) {
        std::string paid = say("you may pay", {steps(costs)});
        add(say("if paid", {paid, steps(ability.children("then"), false)}), true);
    } else {
        add(say("further cost", {steps(costs)}), false);
        add(steps(ability.children("then"), false), true);
    }
    return text;
}

std::string Retelling::fill(std::string_view pattern, const View& node)
{
    return filled(pattern, node, Marks, [&](std::string_view inside) { return gap(inside, node); });
}

std::string Retelling::gap(std::string_view inside, const View& node)
{
    if (inside == "+amount")
        return added(node);
    if (inside == "own deck" || inside == "own hand") // of the player who does it
        return zone(inside.substr(4), m_theirs || m_they ? "their" : "your", inside == "own deck" ? "o" : "to");
    const std::size_t mark = inside.find_first_of(Marks);
    if (mark == std::string_view::npos)
        return argument(node, inside, {});
    const std::string_view key = inside.substr(0, mark);
    const std::string_view rest = inside.substr(mark + 1);
    switch (inside[mark]) {
    case '?':
        return node.has(key) ? fill(rest, node) : std::string();
    case '!':
        return node.has(key) ? std::string() : fill(rest, node);
    case '.':
        return argument(node, key, rest);
    case '#':
        return counted(node, key, std::string(partAt(rest, 0)), std::string(partAt(rest, 1)));
    case '~': {
        const std::string_view named = partAt(rest, 0);
        const Argument amount = node.argument(key);
        const bool one = amount.kind == Argument::Kind::Number && amount.value == 1;
        if (named.empty() || !node.has(named))
            return amountOf(node, key, std::string(partAt(rest, one ? 2 : 1)), std::string(partAt(rest, 3)));
        const std::string what = forms(node.parameter(named)->words, node.text(named));
        const std::string many(partAt(what, 1));
        if (named == "kind")
            return amountOf(node, key, say("of a kind", {std::string(partAt(what, 0))}), many);
        return amountOf(node, key, one ? std::string(partAt(what, 0)) : many, many);
    }
    case '%':
        return partOf(node, key);
    case '^':
        return std::string(partAt(rest, node.child(key).valid() && selector(node.child(key)).plural ? 1 : 0));
    case '\'':
        return numberOf(node.child(key), argument(node, rest, {}));
    case '*':
        return formed(Form::Each, node.child(key)).in(Case::Object);
    case '/':
        return verb(node, key, rest, true);
    default:
        return verb(node, key, rest, false);
    }
}

std::string Retelling::verb(const View& node, std::string_view key, std::string_view forms, bool alone)
{
    const View by = node.child(key);
    const Parameter* parameter = node.parameter(key);
    const bool request = node.info().sort == Sort::Verb && parameter != nullptr && !parameter->required;
    if (!by.valid()) {
        const bool actor = key == "actor" || (request && (parameter->kind == Kind::Player || key == "of"));
        if (!m_they || !actor)
            return std::string(partAt(forms, 0));
        const std::string they = alone ? std::string() : phrase("they").in(Case::Subject);
        return they + (they.empty() ? "" : " ") + std::string(partAt(forms, 1));
    }
    const Inflected subject = selector(by);
    const std::string said(partAt(forms, subject.you ? 0 : subject.plural ? 2 : 1));
    const bool silent = subject.you && (request || !m_tongue.text("silent you").empty());
    if (alone || silent)
        return said;
    return subject.in(Case::Subject) + " " + said;
}

std::string Retelling::argument(const View& node, std::string_view key, std::string_view how)
{
    const Parameter* parameter = node.parameter(key);
    if (parameter == nullptr || !node.has(key))
        return {};
    const Case which = how == "o" ? Case::Object : how == "d" ? Case::Dative : Case::Subject;
    switch (parameter->kind) {
    case Kind::Quantity:
    case Kind::Number:
        return quantity(node, key);
    case Kind::Cards:
    case Kind::Player:
    case Kind::Anyone:
        return selector(node.child(key)).in(which);
    case Kind::Selector: {
        const View what = node.child(key);
        return (what.is(Term::Selector) && what.child("count").is(Term::CountAll) ? formed(Form::Group, what)
                                                                                  : selector(what))
            .in(which);
    }
    case Kind::Zone:
        return place(node.child(key), how);
    case Kind::Condition:
        return condition(node.child(key));
    case Kind::Events:
        return when(node.children(key),
                    node.is(Term::VerbLater) ? (node.flag("every") ? "each time" : "next time")
                                             : std::string_view("bare"));
    case Kind::Duration:
        return duration(node.child(key));
    case Kind::Steps:
        return steps(node.children(key));
    case Kind::Abilities:
        return abilities(node.children(key));
    case Kind::Limit:
        return limit(node.child(key));
    case Kind::Window:
        return window(node.child(key)).in(which);
    case Kind::FieldName:
        return fieldLabel(node.text(key));
    case Kind::FieldWord: {
        const FieldIndex field = m_words.game().findField(node.text("field"));
        if (field.valid() && m_words.game().field(field).vocabulary.valid()) {
            for (const Word& one : m_words.game().vocabularies[m_words.game().field(field).vocabulary.value].words) {
                if (one.key == node.text(key))
                    return one.label;
            }
        }
        return std::string(node.text(key));
    }
    case Kind::Dice: {
        const View dice = node.child(key);
        return say("dice", {std::to_string(dice.number("dice")), std::to_string(dice.number("faces"))});
    }
    case Kind::Word:
    case Kind::Given:
    case Kind::Measure:
        return word(node, key, how);
    default:
        return std::string(node.text(key));
    }
}

std::string Retelling::word(const View& node, std::string_view key, std::string_view how)
{
    const Parameter* parameter = node.parameter(key);
    const FoundWord found = m_words.find(parameter->words, node.text(key));
    if (found.key.empty())
        return std::string(node.text(key));
    if (found.list == "moments") {
        if (how.empty())
            return momentNoun(found.key).one;
        return moment(found.key, how == "next" ? "definite next" : how)
            .in(how == "this" ? Case::Subject : Case::Object);
    }
    if (found.list == "states" || found.list == "statuses") { // said of somebody, whom it agrees with
        for (const std::string_view who : {"what", "subject", "on"}) {
            if (const View of = node.child(who); of.valid() && node.parameter(who)->kind != Kind::Zone)
                return std::string(partAt(forms(parameter->words, node.text(key)), selector(of).plural ? 1 : 0));
        }
    }
    return label(parameter->words, node.text(key));
}

} // namespace muster::effects
