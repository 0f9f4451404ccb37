// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/view.h"

namespace muster::effects {

Term View::term() const { return valid() ? static_cast<Term>(m_forest->nodes[m_index].term) : Term::None; }

Argument View::argument(std::string_view key) const
{
    if (!valid())
        return {};
    const int at = info().indexOf(key);
    const Node& node = m_forest->nodes[m_index];
    if (at < 0 || at >= node.argumentCount)
        return {};
    return m_forest->arguments[node.firstArgument + static_cast<std::uint32_t>(at)];
}

const Parameter* View::parameter(std::string_view key) const
{
    const int at = info().indexOf(key);
    return at < 0 ? nullptr : &info().parameters[static_cast<std::size_t>(at)];
}

int View::number(std::string_view key, int otherwise) const
{
    const Argument found = argument(key);
    return found.kind == Argument::Kind::Number ? found.value : otherwise;
}

std::string_view View::text(std::string_view key) const
{
    const Argument found = argument(key);
    if (found.kind != Argument::Kind::Text)
        return {};
    return m_forest->texts[static_cast<std::size_t>(found.value)];
}

const query::Query* View::query(std::string_view key) const
{
    const Argument found = argument(key);
    return found.kind == Argument::Kind::Query ? &m_forest->queries[static_cast<std::size_t>(found.value)] : nullptr;
}

View View::child(std::string_view key) const
{
    const Argument found = argument(key);
    if (found.kind != Argument::Kind::Nodes || found.count == 0)
        return {};
    return {*m_forest, m_forest->links[static_cast<std::size_t>(found.value)]};
}

std::vector<View> View::children(std::string_view key) const
{
    std::vector<View> result;
    const Argument found = argument(key);
    if (found.kind != Argument::Kind::Nodes)
        return result;
    result.reserve(found.count);
    for (std::uint32_t i = 0; i < found.count; ++i)
        result.emplace_back(*m_forest, m_forest->links[static_cast<std::uint32_t>(found.value) + i]);
    return result;
}

std::vector<View> View::all() const
{
    std::vector<View> result;
    if (!valid())
        return result;
    const Node& node = m_forest->nodes[m_index];
    for (std::uint32_t a = 0; a < node.argumentCount; ++a) {
        const Argument& one = m_forest->arguments[node.firstArgument + a];
        if (one.kind != Argument::Kind::Nodes)
            continue;
        result.reserve(one.count);
        for (std::uint32_t i = 0; i < one.count; ++i)
            result.emplace_back(*m_forest, m_forest->links[static_cast<std::uint32_t>(one.value) + i]);
    }
    return result;
}

std::vector<View> abilities(const Forest& forest, ScriptIndex script)
{
    std::vector<View> result;
    if (!script.valid() || script.value >= forest.scripts.size())
        return result;
    const Forest::Script& one = forest.scripts[script.value];
    result.reserve(one.count);
    for (std::uint32_t i = 0; i < one.count; ++i)
        result.emplace_back(forest, forest.links[one.firstLink + i]);
    return result;
}

} // namespace muster::effects
