// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/builder.h"

#include <algorithm>
#include <cassert>
#include <span>

namespace muster::effects {

namespace {

/// Cards of a set use the same few words and conditions again and again: looking back a little finds most of them, and
/// stays cheap in sets of any size.
constexpr std::size_t lookBack = 64;

} // namespace

Argument Builder::text(std::string_view text)
{
    std::vector<std::string>& texts = m_forest.texts;
    const std::size_t first = texts.size() > lookBack ? texts.size() - lookBack : 0;
    for (std::size_t i = texts.size(); i > first; --i) {
        if (texts[i - 1] == text)
            return {Argument::Kind::Text, static_cast<std::int32_t>(i - 1), 0};
    }
    texts.emplace_back(text);
    return {Argument::Kind::Text, static_cast<std::int32_t>(texts.size() - 1), 0};
}

Argument Builder::query(query::Query query)
{
    std::vector<query::Query>& queries = m_forest.queries;
    const std::size_t first = queries.size() > lookBack ? queries.size() - lookBack : 0;
    for (std::size_t i = queries.size(); i > first; --i) {
        if (queries[i - 1].source == query.source && queries[i - 1] == query)
            return {Argument::Kind::Query, static_cast<std::int32_t>(i - 1), 0};
    }
    queries.push_back(std::move(query));
    return {Argument::Kind::Query, static_cast<std::int32_t>(m_forest.queries.size() - 1), 0};
}

Argument Builder::node(std::uint32_t node) { return node == noNode ? Argument{} : nodes({node}); }

Argument Builder::nodes(const std::vector<std::uint32_t>& nodes)
{
    const auto first = static_cast<std::int32_t>(m_forest.links.size());
    m_forest.links.append(nodes);
    return {Argument::Kind::Nodes, first, static_cast<std::uint32_t>(nodes.size())};
}

std::uint32_t Builder::add(Term term, std::initializer_list<Named> arguments)
{
    const TermInfo& declared = info(term);
    std::vector<Argument> ordered(declared.parameters.size());
    for (const auto& [key, argument] : arguments) {
        const int at = declared.indexOf(key);
        assert(at >= 0);
        if (at >= 0)
            ordered[static_cast<std::size_t>(at)] = argument;
    }
    return add(declared, ordered);
}

std::uint32_t Builder::add(const TermInfo& term, const std::vector<Argument>& arguments)
{
    // What is absent at the end need not be stored: most nodes say the first of their arguments only.
    const auto last = std::find_if(arguments.rbegin(), arguments.rend(), [](const Argument& argument) {
                          return argument.kind != Argument::Kind::Absent;
                      }).base();
    const std::span<const Argument> stored(arguments.begin(), last);
    Node node;
    node.term = static_cast<std::uint16_t>(term.term);
    node.argumentCount = static_cast<std::uint16_t>(stored.size());
    node.firstArgument = static_cast<std::uint32_t>(m_forest.arguments.size());
    m_forest.arguments.append(stored);
    m_forest.nodes.push_back(node);
    return static_cast<std::uint32_t>(m_forest.nodes.size() - 1);
}

Builder::Mark Builder::mark() const
{
    return {m_forest.nodes.size(), m_forest.arguments.size(), m_forest.links.size(), m_forest.texts.size(),
            m_forest.queries.size()};
}

void Builder::rollBack(const Mark& mark)
{
    m_forest.nodes.resize(mark.nodes);
    m_forest.arguments.resize(mark.arguments);
    m_forest.links.resize(mark.links);
    m_forest.texts.resize(mark.texts);
    m_forest.queries.resize(mark.queries);
}

} // namespace muster::effects
