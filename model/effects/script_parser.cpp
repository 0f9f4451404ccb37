// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/script_parser.h"

#include <algorithm>
#include <array>

#include "model/effects/phrase.h"
#include "model/effects/sense.h"
#include "model/effects/view.h"
#include "model/text/nearest.h"

namespace muster::effects {

namespace {

constexpr int deepest = 24; ///< steps inside steps

/// Keys that say when an ability works: at most one of them.
constexpr std::array<std::string_view, 4> heads{"when", "while", "use", "instead of"};

} // namespace

ScriptParser::ScriptParser(const Game& game, Forest& forest, yaml::Report& report)
    : m_words(game),
      m_builder(forest),
      m_report(report)
{
}

std::vector<std::uint32_t> ScriptParser::abilities(const yaml::Node& node, const std::string& path)
{
    std::vector<std::uint32_t> result;
    const auto items = yaml::readList(node, path, m_report);
    if (node.kind == yaml::NodeKind::List && items.empty())
        m_report.add(ErrorKind::WrongCount, node.at, path, {"0", "at least 1"});
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Scope outer = m_scope; // abilities that are given have names and an `it` of their own
        m_scope = {};
        result.push_back(ability(items[i], yaml::join(path, i)));
        m_scope = outer;
    }
    return result;
}

std::uint32_t ScriptParser::ability(const yaml::Node& node, const std::string& path)
{
    if (node.kind != yaml::NodeKind::Map) {
        m_report.add(ErrorKind::WrongShape, node.at, path, {"a map", yaml::shapeOf(node)});
        return noNode;
    }
    if (++m_depth > deepest) {
        m_report.add(ErrorKind::TooDeep, node.at, path, {std::to_string(deepest)});
        --m_depth;
        return noNode;
    }
    const TermInfo& term = info(Term::Ability);
    const std::size_t errors = m_report.errors().size();
    checkAbility(node, path);
    const std::vector<std::string> meant = m_meant;
    collectNames(node, path);
    std::vector<Argument> arguments(term.parameters.size());
    // The head is read first: it says what `it` and `target` mean in the rest, wherever its author wrote it.
    for (std::size_t i = 0; i < term.parameters.size(); ++i) {
        const Parameter& parameter = term.parameters[i];
        const yaml::Node* value = node.find(parameter.key);
        if (value == nullptr) {
            if (parameter.required && std::find(meant.begin(), meant.end(), parameter.key) == meant.end())
                m_report.add(ErrorKind::MissingKey, node.at, path, {std::string(parameter.key)});
            continue;
        }
        m_scope.pays = parameter.key == "cost" || parameter.key == "optional cost";
        if (parameter.key == "target")
            m_scope.hasTarget = false;
        arguments[i] = argument(term, parameter, *value, yaml::join(path, parameter.key), arguments);
        m_scope.pays = false;
        if (parameter.key == "when" || parameter.key == "instead of") {
            std::vector<std::uint32_t> found;
            found.reserve(arguments[i].count);
            for (std::uint32_t e = 0; e < arguments[i].count; ++e)
                found.push_back(m_builder.forest().links[static_cast<std::uint32_t>(arguments[i].value) + e]);
            scopeOfEvents(found);
            for (const std::uint32_t event : found) {
                if (event != noNode && View(m_builder.forest(), event).child("subject").flag("next")) // each, not one
                    m_report.add(ErrorKind::Conflict, value->at, yaml::join(path, parameter.key),
                                 {std::string(parameter.key), "next"});
            }
            m_scope.replaces = parameter.key == "instead of";
        }
        if (parameter.key == "while")
            m_scope.lasting = true;
        if (parameter.key == "target") {
            m_scope.hasTarget = true;
            if (arguments[i].kind == Argument::Kind::Nodes)
                m_scope.target = m_builder.forest().links[static_cast<std::size_t>(arguments[i].value)];
        }
    }
    reportUnreadNames();
    --m_depth;
    const std::uint32_t result = m_builder.add(term, arguments);
    if (m_report.errors().size() == errors) // what is incomplete cannot be looked at
        checkAbilitySense(View(m_builder.forest(), result), {node, path, target()}, m_words, m_report);
    return result;
}

View ScriptParser::target() const
{
    return m_scope.target == Scope::noTarget ? View() : View(m_builder.forest(), m_scope.target);
}

void ScriptParser::checkAbility(const yaml::Node& node, const std::string& path)
{
    const TermInfo& term = info(Term::Ability);
    m_meant.clear();
    std::string_view head;
    for (const yaml::Pair& pair : node.pairs) {
        if (term.indexOf(pair.key) < 0) {
            std::vector<std::string_view> known(term.parameters.size());
            std::transform(term.parameters.begin(), term.parameters.end(), known.begin(),
                           [](const Parameter& parameter) { return parameter.key; });
            std::string near = nearestOne(pair.key, known);
            if (near.empty() && findTerm(Sort::Verb, pair.key) != nullptr)
                near = "then"; // a step stands where its ability should be
            m_meant.push_back(near);
            m_report.add(ErrorKind::UnknownKey, pair.keyAt, yaml::join(path, pair.key), {std::string(pair.key)},
                         std::move(near));
        }
        for (const std::string_view one : heads) {
            if (pair.key != one)
                continue;
            if (!head.empty())
                m_report.add(ErrorKind::Conflict, pair.keyAt, yaml::join(path, pair.key),
                             {std::string(head), std::string(one)});
            head = one;
        }
    }
    if (!head.empty() && node.find("optional cost") != nullptr) // it is paid when the card is played
        m_report.add(ErrorKind::Conflict, node.find("optional cost")->at, yaml::join(path, "optional cost"),
                     {std::string(head), "optional cost"});
    m_scope.hasAmount = head.empty(); // in an attack: the damage that it dealt
    if (head != "while")
        return;
    for (const yaml::Pair& pair : node.pairs) {
        if (pair.key == "target" || pair.key == "cost" || pair.key == "limit")
            m_report.add(ErrorKind::Conflict, pair.keyAt, yaml::join(path, pair.key), {"while", std::string(pair.key)});
    }
}

void ScriptParser::scopeOfEvents(const std::vector<std::uint32_t>& events)
{
    for (const std::uint32_t event : events) {
        if (event == noNode) {
            m_scope.hasIt = m_scope.hasThat = m_scope.hasAmount = true; // the event's own error is enough
            continue;
        }
        const TermInfo& term = View(m_builder.forest(), event).info();
        const bool time = (term.traits & Plain) != 0;
        m_scope.hasIt = m_scope.hasIt || !time;
        m_scope.hasThat = m_scope.hasThat || (!time && term.parameters.size() > 1);
        switch (term.term) {
        case Term::EventDealsDamage:
        case Term::EventTakesDamage:
        case Term::EventIsHealed:
        case Term::EventGains:
        case Term::EventLoses:
        case Term::EventDraws:
        case Term::EventDiscards:
            m_scope.hasAmount = true;
            break;
        default:
            break;
        }
    }
}

void ScriptParser::collectNames(const yaml::Node& node, const std::string& path)
{
    if (node.kind == yaml::NodeKind::List) {
        for (std::size_t i = 0; i < node.items.size(); ++i)
            collectNames(node.items[i], yaml::join(path, i));
        return;
    }
    if (node.kind != yaml::NodeKind::Map)
        return;
    for (const yaml::Pair& pair : node.pairs) {
        // abilities that are given have names of their own
        if (pair.key == "give" || (pair.key == "with" && node.find("replace ability") != nullptr))
            continue;
        if (pair.key != "remember") {
            collectNames(pair.value, yaml::join(path, pair.key));
            continue;
        }
        if (pair.value.kind == yaml::NodeKind::Scalar && m_scope.find(pair.value.scalar) == nullptr)
            m_scope.names.push_back({std::string(pair.value.scalar), pair.value.at, yaml::join(path, pair.key)});
    }
}

void ScriptParser::reportUnreadNames()
{
    for (const Scope::Name& name : m_scope.names) {
        if (name.set && !name.used)
            m_report.add(ErrorKind::NeverRead, name.at, name.path, {name.name});
    }
}

Argument ScriptParser::condition(const yaml::Node& node, const std::string& path)
{
    if (node.kind != yaml::NodeKind::List) {
        Phrase phrase(node, path, m_words, m_builder, m_scope, m_report);
        return m_builder.node(phrase.condition());
    }
    std::vector<std::uint32_t> all;
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        Phrase phrase(node.items[i], yaml::join(path, i), m_words, m_builder, m_scope, m_report);
        all.push_back(phrase.condition());
    }
    if (all.empty())
        m_report.add(ErrorKind::WrongCount, node.at, path, {"0", "at least 1"});
    if (all.size() == 1)
        return m_builder.node(all.front());
    return m_builder.node(m_builder.add(Term::ConditionAllOf, {{"conditions", m_builder.nodes(all)}}));
}

Argument ScriptParser::events(const yaml::Node& node, const std::string& path)
{
    std::vector<std::uint32_t> any;
    if (node.kind == yaml::NodeKind::List) {
        for (std::size_t i = 0; i < node.items.size(); ++i) {
            Phrase phrase(node.items[i], yaml::join(path, i), m_words, m_builder, m_scope, m_report);
            any.push_back(phrase.event());
        }
        if (any.empty())
            m_report.add(ErrorKind::WrongCount, node.at, path, {"0", "at least 1"});
    } else {
        Phrase phrase(node, path, m_words, m_builder, m_scope, m_report);
        any.push_back(phrase.event());
    }
    return m_builder.nodes(any);
}

Argument ScriptParser::options(const yaml::Node& node, const std::string& path)
{
    std::vector<std::uint32_t> result;
    const auto items = yaml::readList(node, path, m_report);
    if (node.kind == yaml::NodeKind::List && items.size() < 2)
        m_report.add(ErrorKind::WrongCount, node.at, path, {std::to_string(items.size()), "at least 2"});
    const TermInfo& term = info(Term::Option);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string itemPath = yaml::join(path, i);
        yaml::MapReader map(items[i], itemPath, m_report);
        std::vector<Argument> arguments(term.parameters.size());
        for (std::size_t p = 0; p < term.parameters.size(); ++p) {
            const Parameter& parameter = term.parameters[p];
            const yaml::Node* value = parameter.required ? map.requiredChild(parameter.key) : map.child(parameter.key);
            if (value != nullptr)
                arguments[p] = argument(term, parameter, *value, yaml::join(itemPath, parameter.key), arguments);
        }
        map.finish();
        result.push_back(m_builder.add(term, arguments));
    }
    return m_builder.nodes(result);
}

} // namespace muster::effects
