// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/tree.h"

#include <algorithm>
#include <unordered_map>

namespace muster::effects {

namespace {

/// Adds those of `from` that `to` has not yet, and says which one of `to` each of them is.
template <class T, class Key>
std::vector<std::int32_t> join(std::vector<T>& to, const std::vector<T>& from, Key keyOf)
{
    std::unordered_multimap<std::string, std::size_t> known;
    for (std::size_t i = 0; i < to.size(); ++i)
        known.emplace(keyOf(to[i]), i);
    std::vector<std::int32_t> places;
    places.reserve(from.size());
    for (const T& value : from) {
        auto [it, end] = known.equal_range(keyOf(value));
        it = std::find_if(it, end, [&](const auto& one) { return to[one.second] == value; });
        if (it == end) {
            it = known.emplace(keyOf(value), to.size());
            to.push_back(value);
        }
        places.push_back(static_cast<std::int32_t>(it->second));
    }
    return places;
}

} // namespace

std::uint32_t append(Forest& to, const Forest& from)
{
    const auto nodes = static_cast<std::uint32_t>(to.nodes.size());
    const auto arguments = static_cast<std::uint32_t>(to.arguments.size());
    const auto links = static_cast<std::uint32_t>(to.links.size());
    const auto queries = join(to.queries, from.queries, [](const query::Query& query) { return query.source; });
    const auto texts = join(to.texts, from.texts, [](const std::string& text) { return text; });
    const auto scripts = static_cast<std::uint32_t>(to.scripts.size());

    for (Node node : from.nodes) {
        node.firstArgument += arguments;
        to.nodes.push_back(node);
    }
    for (Argument argument : from.arguments) {
        switch (argument.kind) {
        case Argument::Kind::Text:
            argument.value = texts[static_cast<std::size_t>(argument.value)];
            break;
        case Argument::Kind::Query:
            argument.value = queries[static_cast<std::size_t>(argument.value)];
            break;
        case Argument::Kind::Nodes:
            argument.value += static_cast<std::int32_t>(links);
            break;
        case Argument::Kind::Absent:
        case Argument::Kind::Number:
            break;
        }
        to.arguments.push_back(argument);
    }
    for (const std::uint32_t link : from.links)
        to.links.push_back(link + nodes);
    for (Forest::Script script : from.scripts) {
        script.firstLink += links;
        to.scripts.push_back(script);
    }
    return scripts;
}

} // namespace muster::effects
