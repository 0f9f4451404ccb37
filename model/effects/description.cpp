// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/reading.h"

#include <optional>

#include "model/text/fold.h"

namespace muster::effects {

namespace {

/// How a word of a field's vocabulary is shown; as it is kept where the vocabulary is open.
std::string shown(const Game& game, const Field& field, const std::string& word)
{
    if (field.vocabulary.valid()) {
        for (const Word& one : game.vocabularies[field.vocabulary.value].words) {
            if (fold(one.key) == word || fold(one.label) == word)
                return one.label;
        }
    }
    // Words of open vocabularies are names (Origins): kept folded, shown with capitals.
    std::string name = word;
    bool first = true;
    for (char& c : name) {
        if (first && c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
        first = c == ' ' || c == '-';
    }
    return name;
}

std::string compared(query::Compare compare, int number)
{
    const std::string value = std::to_string(number);
    switch (compare) {
    case query::Compare::Less:
        return "less than " + value;
    case query::Compare::LessOrEqual:
        return value + " or less";
    case query::Compare::Greater:
        return "more than " + value;
    case query::Compare::GreaterOrEqual:
        return value + " or more";
    case query::Compare::NotEqual:
        return "other than " + value;
    case query::Compare::Equal:
    case query::Compare::Contains:
        break;
    }
    return value;
}

void add(std::string& list, std::string_view word, std::string_view part)
{
    if (!list.empty())
        list += word;
    list += part;
}

/// A description, or nothing where a part of the query has no words of its own.
std::optional<Description> said(const query::Node& node, const Game& game)
{
    using Kind = query::Node::Kind;
    if (node.kind == Kind::All || node.kind == Kind::Any) {
        Description all;
        const bool any = node.kind == Kind::Any;
        for (const query::Node& child : node.children) {
            const auto one = said(child, game);
            if (!one || (any && (!one->before.empty()) == (!one->after.empty())))
                return {};
            if (!one->before.empty())
                add(all.before, any ? " or " : " ", one->before);
            if (!one->after.empty())
                add(all.after, any ? " or " : " and ", one->after);
        }
        // "Ember or with 100 HP" belongs together, and cannot stand on both sides of a noun
        return any && !all.before.empty() && !all.after.empty() ? std::nullopt : std::optional(all);
    }
    if (node.kind == Kind::Not) {
        if (node.children.size() != 1)
            return {};
        const auto inner = said(node.children.front(), game);
        if (!inner || inner->before.empty() || !inner->after.empty() || inner->before.find(' ') != std::string::npos)
            return {};
        return Description{"non-" + inner->before, {}};
    }
    if (node.kind == Kind::Words)
        return Description{{}, "named like “" + node.text + "”"};
    if (node.subject == query::Subject::Name)
        return Description{{}, "named “" + node.text + "”"};
    if (node.subject == query::Subject::Type && node.compare == query::Compare::Equal) {
        const auto types = game.typesOf(node.text);
        return Description{types.size() == 1 ? game.type(types.front()).label : node.text, {}};
    }
    if (node.subject != query::Subject::Field || !node.field.valid())
        return {};
    const Field& field = game.field(node.field);
    if ((node.right == query::Subject::Number && !node.text.empty())
        || (node.printed && field.kind != FieldKind::Number)) // "a Cavalry Champion" would say that it is one now
        return {};
    const bool equal = node.compare == query::Compare::Equal;
    if (field.kind == FieldKind::Word && !node.text.empty()) {
        const std::string word = shown(game, field, node.text);
        return equal ? Description{word, {}} : Description{"non-" + word, {}};
    }
    if (field.kind == FieldKind::Number && node.right == query::Subject::Number)
        return Description{{},
                           std::string("with ") + (node.printed ? "printed " : "") + field.label + " "
                               + compared(node.compare, node.number)};
    return {};
}

} // namespace

Description describe(const query::Query& query, const Game& game)
{
    if (query.matchesEverything())
        return {};
    if (const auto words = said(query.root, game))
        return *words;
    return {{}, "that fits “" + query.source + "”"};
}

} // namespace muster::effects
