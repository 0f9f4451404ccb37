// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/sentences.h"

#include <algorithm>
#include <utility>

#include "model/effects/questions.h"
#include "model/effects/retelling.h"
#include "model/effects/sentence_template.h"

namespace muster::effects {

namespace {

std::string thirdPerson(std::string_view verb)
{
    const std::string first(verb.substr(0, verb.find(' ')));
    const std::string rest(verb.substr(first.size()));
    const bool hissing = first.ends_with("s") || first.ends_with("x") || first.ends_with("ch") || first.ends_with("sh");
    return first + (hissing ? "es" : "s") + rest;
}

} // namespace

std::string sentence(std::string text)
{
    if (text.empty())
        return text;
    if (text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    if (!text.ends_with('.') && !text.ends_with(".”"))
        text += '.';
    return text;
}

std::string NounPhrase::possessive() const
{
    if (you)
        return "your";
    if (text == "it")
        return "its";
    return text + (text.ends_with('s') ? "'" : "'s");
}

std::string NounPhrase::its(const std::string& what) const
{
    for (const char* further : {" in ", " from ", " with ", " that "})
        if (text.find(further) != std::string::npos)
            return "the " + what + " of " + text;
    return possessive() + " " + what;
}

std::string Sentences::fill(std::string_view pattern, const View& node)
{
    return filled(pattern, node, Marks, [&](std::string_view inside) { return gap(inside, node); });
}

std::string Sentences::gap(std::string_view inside, const View& node)
{
    if (inside == "+amount")
        return added(node);
    const std::size_t mark = inside.find_first_of(Marks);
    if (mark == std::string_view::npos)
        return argument(node, inside);
    const std::string_view key = inside.substr(0, mark);
    const std::string_view rest = inside.substr(mark + 1);
    switch (inside[mark]) {
    case '?':
        return node.has(key) ? fill(rest, node) : std::string();
    case '!':
        return node.has(key) ? std::string() : fill(rest, node);
    case '#': {
        const std::size_t bar = rest.find('|');
        return counted(node, key, rest.substr(0, bar), rest.substr(bar + 1));
    }
    case '~': {
        const std::size_t bar = rest.find('|');
        const std::string_view key2 = rest.substr(0, bar);
        const bool named = !key2.empty() && node.has(key2);
        return amountOf(node, key,
                        named ? argument(node, key2) : std::string(rest.substr(std::min(bar, rest.size() - 1) + 1)));
    }
    case '%':
        return partOf(node, key);
    case '^': {
        const std::size_t bar = rest.find('|');
        const View of = node.child(key);
        return std::string(of.valid() && selector(of).plural ? rest.substr(bar + 1) : rest.substr(0, bar));
    }
    case '$':
        return selector(node.child(key)).possessive();
    case '*':
        return each(node.child(key));
    case '\'': {
        const View of = node.child(key);
        return of.valid() ? selector(of).its(argument(node, rest)) : "your " + argument(node, rest);
    }
    case '@': {
        const std::string_view action = node.text(rest);
        const bool direct = action == "attack" || action == "target" || action == "block" || action == "counterattack"
            || action == "choose" || action == "destroy" || action == "return" || action == "discard";
        return node.has(key) ? (direct ? " " : " to ") + argument(node, key) : std::string();
    }
    case '=': {
        const std::string verb = word(node, rest);
        const View by = node.child(key);
        if (!by.valid())
            return verb;
        const NounPhrase subject = selector(by);
        return subject.you ? verb : subject.text + " " + (subject.plural ? verb : thirdPerson(verb));
    }
    default:
        break;
    }
    // {key:base|third|base after would}
    const std::size_t bar = rest.find('|');
    const std::string base(rest.substr(0, bar));
    std::string third(rest.substr(bar + 1));
    std::string conditional = base;
    if (const std::size_t second = third.find('|'); second != std::string::npos) {
        conditional = third.substr(second + 1);
        third.resize(second);
    }
    const View by = node.child(key);
    if (!by.valid())
        return m_they && defaultsToActor(node, key) ? "they " + base : base;
    const NounPhrase subject = selector(by);
    if (m_would)
        return subject.text + " would " + conditional;
    // "draw a card" is addressed to you; among what somebody else does it has to be said
    if (subject.you && !m_amongTheirs && node.info().sort == Sort::Verb && !node.parameter(key)->required)
        return base;
    return subject.text + " " + (subject.takesBase() ? base : third);
}

/// Whether it is the player who acts where the step does not say who.
bool Sentences::defaultsToActor(const View& node, std::string_view key) const
{
    const Parameter* parameter = node.parameter(key);
    return node.info().sort == Sort::Verb && !parameter->required && (parameter->kind == Kind::Player || key == "of");
}

std::string Sentences::argument(const View& node, std::string_view key)
{
    const Parameter* parameter = node.parameter(key);
    if (parameter == nullptr || !node.has(key))
        return {};
    switch (parameter->kind) {
    case Kind::Quantity:
    case Kind::Number:
        return quantity(node, key);
    case Kind::Cards:
    case Kind::Player:
    case Kind::Anyone:
        return selector(node.child(key)).text;
    case Kind::Selector: {
        const View what = node.child(key);
        if (what.is(Term::Selector) && what.child("count").is(Term::CountAll))
            return group(what, true);
        return selector(what).text;
    }
    case Kind::Zone:
        return place(node.child(key), true);
    case Kind::Condition:
        return condition(node.child(key));
    case Kind::Events:
        return when(node.children(key),
                    !node.is(Term::VerbLater) ? "when "
                        : node.flag("every")  ? "each time "
                                              : "the next time ");
    case Kind::Duration:
        return duration(node.child(key));
    case Kind::Steps:
        return steps(node.children(key), true);
    case Kind::Abilities:
        return abilities(node.children(key));
    case Kind::Limit:
        return limit(node.child(key));
    case Kind::Window:
        return window(node.child(key));
    case Kind::FieldName: {
        const FieldIndex field = m_words.game().findField(node.text(key));
        return field.valid() ? m_words.game().field(field).label : std::string(node.text(key));
    }
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
        const int many = dice.number("dice");
        const std::string faces = "d" + std::to_string(dice.number("faces"));
        return many == 1 ? "a " + faces : std::to_string(many) + faces;
    }
    case Kind::Word:
    case Kind::Given:
    case Kind::Measure:
        return word(node, key);
    default:
        return std::string(node.text(key));
    }
}

std::string Sentences::word(const View& node, std::string_view key)
{
    const Parameter* parameter = node.parameter(key);
    const FoundWord found = m_words.find(parameter->words, node.text(key));
    if (found.key.empty())
        return std::string(node.text(key));
    if (found.list == "resources" || found.list == "counters") {
        const Argument amount = node.argument("amount");
        const bool one = amount.kind == Argument::Kind::Number && amount.value == 1;
        if (amount.kind != Argument::Kind::Absent && !one)
            return m_words.plural(found.list, found.key);
    }
    // requirements have their article in their label: "ignores the Coin cost", "the attack roll"
    if (found.list == "rolls" && parameter->words.starts_with("requirements"))
        return "the " + std::string(found.label);
    return std::string(found.label);
}

std::string Sentences::ability(const View& ability)
{
    m_that = "the other one";
    m_theirs = false;
    std::string text;
    if (const std::string_view name = ability.text("name"); !name.empty())
        text = std::string(name) + ": ";
    std::vector<std::string> openings;
    const std::string_view where = ability.text("where");
    if (!where.empty() && where != "any")
        openings.push_back("while " + m_calls.self + " is "
                           + (m_words.has("positions", where)
                                  ? std::string(m_words.label("positions", where))
                                  : "in the " + std::string(m_words.label("zones", where))));
    if (const std::vector<View> events = ability.children("when"); !events.empty()) {
        about(events);
        openings.push_back(when(events, "when "));
    }
    if (const std::vector<View> events = ability.children("instead of"); !events.empty()) {
        about(events);
        std::string all;
        for (const View& one : events)
            all += (all.empty() ? "if " : " or ") + event(one, true);
        if (ability.has("if"))
            all += " and " + condition(ability.child("if"));
        if (ability.has("limit"))
            openings.push_back(limit(ability.child("limit")));
        openings.push_back(std::move(all));
    }
    const bool replaces = ability.has("instead of");
    if (ability.has("while"))
        openings.push_back("while " + condition(ability.child("while")));
    if (ability.has("limit") && !replaces)
        openings.push_back(limit(ability.child("limit")));
    if (ability.has("use"))
        openings.push_back("during " + window(ability.child("use")));
    if (ability.has("if") && !replaces)
        openings.push_back("if " + condition(ability.child("if")));
    std::string opening;
    for (const std::string& one : openings)
        opening += (opening.empty() ? "" : ", ") + one;
    std::string rest = body(ability);
    if (opening.empty())
        return text + sentence(rest);
    const bool colon = ability.has("use") && !ability.has("cost") && !rest.starts_with("you may");
    if (ability.has("target"))
        return text + sentence(opening + ": " + rest);
    return text + sentence(opening + (colon ? ": " : ", ") + (replaces ? "instead " : "") + rest);
}

std::string Sentences::body(const View& ability)
{
    std::string text;
    if (ability.has("target"))
        text = "choose " + selector(ability.child("target")).text + " as the target. ";
    if (const std::vector<View> extra = ability.children("optional cost"); !extra.empty()) {
        const bool request = isRequest(extra.front());
        const std::string clause =
            "as a further cost, you may " + std::string(request ? "" : "pay this: ") + steps(extra, true);
        text += (text.empty() ? clause + "." : sentence(clause)) + " ";
    }
    const std::vector<View> costs = ability.children("cost");
    std::string what = steps(ability.children("then"), false);
    if (!costs.empty()) {
        const std::string before = text;
        text.clear();
        const std::string cost = steps(costs, true);
        const bool optional = ability.has("use") || ability.has("when");
        const std::string pay = isRequest(costs.front()) ? cost : "pay this: " + cost;
        text += (optional ? "you may " + pay + "; if you do, " : "as a further cost, " + pay + ". ");
        text += optional ? what : sentence(what);
        return before + (before.empty() ? text : sentence(text));
    }
    return text + (text.empty() ? what : sentence(what));
}

ReadingWords readingWords(const Game& game, TypeIndex type)
{
    return type.valid() ? ReadingWords{"this " + game.type(type).label, {}, {}, {}} : ReadingWords{};
}

std::string readAloud(const Forest& forest, ScriptIndex script, const Game& game, const ReadingWords& words)
{
    if (const Tongue* const tongue = findTongue(words.language))
        return Retelling(*tongue, game, words).tell(abilities(forest, script));
    Sentences sentences(game, words);
    std::string text;
    for (const View& one : abilities(forest, script))
        text += (text.empty() ? "" : " ") + sentences.ability(one);
    return text;
}

/// The whole ability is read, for what stands before an option says whom its words mean. A node comes behind those that it
/// holds, so that the next ability from there on is the one.
std::string readOption(const Forest& forest, std::uint32_t option, const Game& game, const ReadingWords& words)
{
    View whole;
    for (std::uint32_t script = 0; script < forest.scripts.size(); ++script) {
        for (const View& one : abilities(forest, ScriptIndex{script})) {
            if (one.index() >= option && (!whole.valid() || one.index() < whole.index()))
                whole = one;
        }
    }
    if (!whole.valid())
        return {};
    Sentences sentences(game, words);
    (void)sentences.ability(whole);
    return sentences.option(option);
}

} // namespace muster::effects
