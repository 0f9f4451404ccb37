// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/reference.h"

#include "model/effects/registry.h"

namespace muster::effects {

namespace {

std::string_view kindName(Kind kind)
{
    switch (kind) {
    case Kind::Quantity:
        return "quantity";
    case Kind::Cards:
        return "cards";
    case Kind::Player:
        return "player";
    case Kind::Anyone:
        return "cards or players";
    case Kind::Zone:
        return "place";
    case Kind::Word:
        return "word";
    case Kind::Measure:
        return "amount and word";
    case Kind::FieldName:
        return "field";
    case Kind::FieldWord:
        return "word of that field";
    case Kind::Condition:
        return "condition";
    case Kind::Events:
        return "event";
    case Kind::Duration:
        return "duration";
    case Kind::Steps:
        return "steps";
    case Kind::Abilities:
        return "abilities";
    case Kind::Given:
        return "abilities, or word";
    case Kind::Options:
        return "options";
    case Kind::Branches:
        return "results with steps";
    case Kind::Flag:
        return "`yes`";
    case Kind::NewName:
        return "new name";
    case Kind::Text:
        return "text";
    case Kind::Number:
        return "number";
    case Kind::Dice:
        return "dice";
    case Kind::Threshold:
        return "result";
    case Kind::Limit:
        return "limit";
    case Kind::Window:
        return "time";
    case Kind::Selector:
        return "selector";
    case Kind::Parts:
    case Kind::Query:
        break;
    }
    return "";
}

/// Two columns of a table must not be broken by a bar in the text.
std::string cell(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (c == '|')
            result += '\\';
        result += c;
    }
    return result;
}

std::string taken(const Parameter& parameter)
{
    std::string text(kindName(parameter.kind));
    if (!parameter.words.empty())
        text += " of " + std::string(parameter.words);
    return text;
}

void parameters(std::string& text, const TermInfo& term)
{
    if (term.parameters.size() <= (term.sort == Sort::Verb ? 1u : 0u))
        return;
    text += "\n| key | takes | means |\n|---|---|---|\n";
    for (std::size_t i = 0; i < term.parameters.size(); ++i) {
        const Parameter& parameter = term.parameters[i];
        if (parameter.kind == Kind::NewName)
            continue; // every step has it
        const std::string_view key = term.sort == Sort::Verb && i == 0 ? term.name : parameter.key;
        const bool needed = parameter.required || ((term.traits & Lasting) != 0 && parameter.key == "lasts");
        const std::string written =
            parameter.kind == Kind::Branches ? "a result, such as `at least 11:`" : '`' + std::string(key) + ":`";
        text += "| " + written + (needed ? "" : " (may be left out)") + " | " + cell(taken(parameter)) + " | "
            + cell(parameter.help) + " |\n";
    }
}

void verbs(std::string& text, std::string_view heading, std::uint16_t first, std::uint16_t end)
{
    text += "\n## " + std::string(heading) + "\n";
    for (const TermInfo& term : terms()) {
        const auto number = static_cast<std::uint16_t>(term.term);
        if (term.sort != Sort::Verb || number < first || number >= end)
            continue;
        text += "\n### " + std::string(term.name) + "\n\n" + std::string(term.help);
        if ((term.traits & OnlyCost) != 0)
            text += " Only under `cost`.";
        else if ((term.traits & Payable) != 0)
            text += " Can be a cost.";
        if ((term.traits & Replaces) != 0)
            text += " Only under `instead of`.";
        text += "\n";
        parameters(text, term);
        text += "\n```yaml\n- " + std::string(term.example) + "\n```\n";
    }
}

/// `WHO takes damage [from WHOM]`
std::string pattern(const TermInfo& term)
{
    std::string text;
    const auto placeholder = [](const Parameter& parameter) -> std::string {
        switch (parameter.kind) {
        case Kind::Window:
            return "TIME";
        case Kind::Zone:
            return "PLACE";
        case Kind::Word:
            return "WORD";
        case Kind::Condition:
            return "CONDITION";
        case Kind::Player:
            return "PLAYER";
        case Kind::Cards:
            return "CARD";
        default:
            return "WHO";
        }
    };
    for (const Parameter& parameter : term.parameters) {
        if (parameter.key == "subject")
            text += placeholder(parameter) + " ";
    }
    const std::size_t blank = term.name.find(' ');
    if (term.indexOf("kind") >= 0)
        text += std::string(term.name.substr(0, blank)) + " [KIND]" + std::string(term.name.substr(blank));
    else
        text += term.name;
    for (const Parameter& parameter : term.parameters) {
        if (parameter.key == "subject" || parameter.key == "kind")
            continue;
        std::string part = placeholder(parameter);
        if (parameter.key != "object")
            part = std::string(parameter.key) + " " + part;
        text += parameter.required ? " " + part : " [" + part + "]";
    }
    return text;
}

void table(std::string& text, std::string_view heading, Sort sort)
{
    text += "\n### " + std::string(heading) + "\n\n| written | means | example |\n|---|---|---|\n";
    for (const TermInfo& term : terms()) {
        if (term.sort == sort)
            text += "| `" + (sort == Sort::Event ? pattern(term) : std::string(term.name)) + "` | " + cell(term.help)
                + " | `" + cell(term.example) + "` |\n";
    }
}

} // namespace

std::string referenceText()
{
    std::string text(referenceGuide());
    text +=
        "\n# Reference\n\nMade from the program's own tables; every example is read by a test. What a key takes:\n\n"
        "- **cards**, **players**, **selector**: whom or what, as in “Selectors” above; its words are under “Phrases”\n"
        "- **quantity**: a number or an expression, `2 x count(squires on self)`\n"
        "- **word of** a list: one of the words that the game has in that list ([effects-words.md](effects-words.md)); "
        "with **amount**\n  the number may stand before it, `2 gold`\n"
        "- **place**: a zone, with its owner and end where that matters: `garrison`, `own hand`, `top of deck`\n"
        "- **event**, **condition**, **duration**, **time**: the phrases at the end of this page\n"
        "- **steps**: a list of steps, also a single one in `[ ]`; **abilities**: a list as under `does`\n";
    text += "\n## An ability\n\n" + std::string(info(Term::Ability).help) + "\n";
    parameters(text, info(Term::Ability));
    constexpr std::uint16_t values = static_cast<std::uint16_t>(Term::VerbDamage);
    constexpr std::uint16_t cards = static_cast<std::uint16_t>(Term::VerbDraw);
    constexpr std::uint16_t flow = static_cast<std::uint16_t>(Term::VerbMay);
    constexpr std::uint16_t events = static_cast<std::uint16_t>(Term::EventStarts);
    verbs(text, "Steps that change numbers, statuses and permissions", values, cards);
    verbs(text, "Steps that move cards and show them", cards, flow);
    verbs(text, "Choices, dice, order and time", flow, events);
    text += "\n## Phrases\n";
    table(text, "Events, for `when`, `instead of`, `later` and `until`", Sort::Event);
    table(text, "Conditions, for `if` and `while`", Sort::Condition);
    table(text, "Quantities", Sort::Quantity);
    table(text, "Durations, for `lasts`", Sort::Duration);
    table(text, "Selectors: how many", Sort::Count);
    table(text, "Selectors: whose", Sort::Whose);
    table(text, "Selectors: state words", Sort::State);
    table(text, "Selectors: nouns", Sort::Noun);
    table(text, "Selectors: one word", Sort::Role);
    table(text, "Selectors: where and to what they belong", Sort::Relation);
    return text;
}

} // namespace muster::effects
