// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "model/effects/phrase.h"
#include "model/effects/script_parser.h"
#include "model/effects/view.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"

namespace muster::effects {

Argument ScriptParser::argument(const TermInfo& term, const Parameter& parameter, const yaml::Node& node,
                                const std::string& path, std::vector<Argument>& arguments)
{
    switch (parameter.kind) {
    case Kind::Steps:
        return m_builder.nodes(steps(node, path));
    case Kind::Abilities:
        return m_builder.nodes(abilities(node, path));
    case Kind::Given:
        return node.kind == yaml::NodeKind::Scalar ? phraseArgument(parameter, node, path)
                                                   : m_builder.nodes(abilities(node, path));
    case Kind::Options:
        return options(node, path);
    case Kind::Condition:
        return condition(node, path);
    case Kind::Events:
        return events(node, path);
    case Kind::Measure:
        return measure(term, parameter, node, path, arguments);
    case Kind::FieldName:
        return fieldName(node, path);
    case Kind::FieldWord:
        return fieldWord(node, path);
    case Kind::Flag: {
        if (node.kind == yaml::NodeKind::Scalar && !node.quoted && (node.scalar == "yes" || node.scalar == "true"))
            return m_builder.flag(true);
        if (node.kind == yaml::NodeKind::Scalar && !node.quoted && (node.scalar == "no" || node.scalar == "false"))
            return {};
        m_report.add(ErrorKind::NotOneOf, node.at, path, {std::string(node.scalar), "yes, no"});
        return {};
    }
    case Kind::Text: {
        const auto text = yaml::readText(node, path, m_report, 200);
        return text ? m_builder.text(*text) : Argument{};
    }
    default:
        return phraseArgument(parameter, node, path);
    }
}

Argument ScriptParser::phraseArgument(const Parameter& parameter, const yaml::Node& node, const std::string& path)
{
    Phrase phrase(node, path, m_words, m_builder, m_scope, m_report);
    switch (parameter.kind) {
    case Kind::Quantity:
        return phrase.quantity();
    case Kind::Cards:
        return m_builder.node(phrase.selector(Phrase::Wanted::Cards));
    case Kind::Player:
        return m_builder.node(phrase.selector(Phrase::Wanted::Player));
    case Kind::Anyone:
        return m_builder.node(phrase.selector(Phrase::Wanted::CardsOrPlayers));
    case Kind::Selector:
        return m_builder.node(phrase.selector(Phrase::Wanted::Any));
    case Kind::Zone:
        return m_builder.node(phrase.place());
    case Kind::Word:
    case Kind::Given:
        return phrase.word(parameter.words);
    case Kind::Duration:
        return m_builder.node(phrase.duration());
    case Kind::Dice:
        return m_builder.node(phrase.dice());
    case Kind::Threshold:
        return m_builder.node(phrase.threshold());
    case Kind::Limit:
        return m_builder.node(phrase.limit());
    case Kind::Window:
        return m_builder.node(phrase.window());
    default:
        return {};
    }
}

Argument ScriptParser::measure(const TermInfo& term, const Parameter& parameter, const yaml::Node& node,
                               const std::string& path, std::vector<Argument>& arguments)
{
    Phrase phrase(node, path, m_words, m_builder, m_scope, m_report);
    const Phrase::Measure found = phrase.measure(parameter.words);
    if (found.amount.kind == Argument::Kind::Absent)
        return found.word;
    const int amount = term.indexOf("amount");
    if (amount < 0 || parameter.key != term.parameters.front().key) {
        m_report.add(ErrorKind::WrongShape, node.at, path, {"a word", std::string(node.scalar)});
        return {};
    }
    Argument& place = arguments[static_cast<std::size_t>(amount)];
    if (place.kind == Argument::Kind::Absent)
        place = found.amount;
    return found.word;
}

Argument ScriptParser::fieldName(const yaml::Node& node, const std::string& path)
{
    m_field = {};
    const auto name = yaml::readText(node, path, m_report, 100);
    if (!name)
        return {};
    const Game& game = m_words.game();
    const FieldIndex field = game.findField(*name);
    if (!field.valid() || game.field(field).kind != FieldKind::Word) {
        std::vector<std::string_view> known;
        for (const Field& one : game.fields) {
            if (one.kind == FieldKind::Word)
                known.push_back(one.key);
        }
        m_report.add(ErrorKind::UnknownField, node.at, path, {*name}, nearestOne(*name, known));
        return {};
    }
    m_field = field;
    return m_builder.text(game.field(field).key);
}

Argument ScriptParser::fieldWord(const yaml::Node& node, const std::string& path)
{
    const auto word = yaml::readText(node, path, m_report, 100);
    if (!word || !m_field.valid())
        return {};
    const Game& game = m_words.game();
    const Vocabulary& list = game.vocabularies[game.field(m_field).vocabulary.value];
    std::vector<std::string_view> known;
    const std::string folded = fold(*word);
    for (const Word& one : list.words) {
        if (fold(one.key) == folded || fold(one.label) == folded
            || std::any_of(one.aliases.begin(), one.aliases.end(),
                           [&](const std::string& a) { return fold(a) == folded; }))
            return m_builder.text(one.key);
        known.push_back(one.key);
    }
    if (list.open)
        return m_builder.text(*word);
    m_report.add(ErrorKind::UnknownWord, node.at, path, {*word, list.key}, nearestOne(*word, known));
    return {};
}

bool ScriptParser::isBranchKey(std::string_view key) const
{
    return key.starts_with("at least ") || key.starts_with("at most ") || key.starts_with("exactly ")
        || key.starts_with("from ");
}

Argument ScriptParser::branches(const yaml::Node& roll, const std::string& path, const std::vector<Argument>& arguments)
{
    // What can be rolled: the number of dice and faces, or successes from none to all dice.
    long lowest = 0;
    long highest = -1; // not known: the dice are wrong
    if (const Argument& dice = arguments.front(); dice.kind == Argument::Kind::Nodes && dice.count > 0) {
        const std::uint32_t node = m_builder.forest().links[static_cast<std::size_t>(dice.value)];
        const View faces(m_builder.forest(), node);
        lowest = faces.number("dice");
        highest = static_cast<long>(faces.number("dice")) * faces.number("faces");
        const int success = info(Term::VerbRoll).indexOf("success");
        if (arguments[static_cast<std::size_t>(success)].kind != Argument::Kind::Absent) {
            highest = lowest;
            lowest = 0;
        }
    }
    const bool known = highest >= lowest;
    std::vector<bool> covered(known ? static_cast<std::size_t>(highest - lowest + 1) : 0, false);

    std::vector<std::uint32_t> result;
    const bool before = m_scope.hasResult;
    m_scope.hasResult = true;
    for (const yaml::Pair& pair : roll.pairs) {
        if (!isBranchKey(pair.key))
            continue;
        const std::string branchPath = yaml::join(path, pair.key);
        yaml::Node key;
        key.kind = yaml::NodeKind::Scalar;
        key.at = pair.keyAt;
        key.scalar = pair.key;
        Phrase phrase(key, branchPath, m_words, m_builder, m_scope, m_report);
        const std::uint32_t range = phrase.threshold();
        const Argument then = m_builder.nodes(steps(pair.value, branchPath));
        if (range == noNode)
            continue;
        const View limits(m_builder.forest(), range);
        const Argument low = limits.argument("lowest");
        const Argument high = limits.argument("highest");
        if (known) {
            bool reached = false;
            const long from = low.kind == Argument::Kind::Number ? std::max<long>(low.value, lowest) : lowest;
            const long to = high.kind == Argument::Kind::Number ? std::min<long>(high.value, highest) : highest;
            for (long value = from; value <= to; ++value) {
                auto seen = covered[static_cast<std::size_t>(value - lowest)];
                reached = reached || !seen;
                covered[static_cast<std::size_t>(value - lowest)] = true;
            }
            if (!reached)
                m_report.add(ErrorKind::Unreachable, pair.keyAt, branchPath, {std::string(pair.key)});
        }
        result.push_back(m_builder.add(Term::Branch, {{"lowest", low}, {"highest", high}, {"then", then}}));
    }
    m_scope.hasResult = before;
    const bool complete = known && std::find(covered.begin(), covered.end(), false) == covered.end();
    for (const yaml::Pair& pair : roll.pairs) {
        if (pair.key == "otherwise" && complete)
            m_report.add(ErrorKind::Unreachable, pair.keyAt, yaml::join(path, pair.key), {"otherwise"});
        if (pair.key == "otherwise" && result.empty() && known)
            m_report.add(ErrorKind::MissingKey, pair.keyAt, path, {"at least"});
    }
    return result.empty() ? Argument{} : m_builder.nodes(result);
}

} // namespace muster::effects
