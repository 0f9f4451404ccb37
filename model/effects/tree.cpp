// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/tree.h"

namespace muster::effects {

std::uint32_t append(Forest& to, const Forest& from)
{
    const auto nodes = static_cast<std::uint32_t>(to.nodes.size());
    const auto arguments = static_cast<std::uint32_t>(to.arguments.size());
    const auto links = static_cast<std::uint32_t>(to.links.size());
    const auto queries = static_cast<std::int32_t>(to.queries.size());
    const auto texts = static_cast<std::int32_t>(to.texts.size());
    const auto scripts = static_cast<std::uint32_t>(to.scripts.size());

    for (Node node : from.nodes) {
        node.firstArgument += arguments;
        to.nodes.push_back(node);
    }
    for (Argument argument : from.arguments) {
        switch (argument.kind) {
        case Argument::Kind::Text:
            argument.value += texts;
            break;
        case Argument::Kind::Query:
            argument.value += queries;
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
    to.texts.insert(to.texts.end(), from.texts.begin(), from.texts.end());
    to.queries.insert(to.queries.end(), from.queries.begin(), from.queries.end());
    for (Forest::Script script : from.scripts) {
        script.firstLink += links;
        to.scripts.push_back(script);
    }
    return scripts;
}

} // namespace muster::effects
