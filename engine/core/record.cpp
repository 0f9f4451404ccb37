// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record.h"

namespace muster::engine {

namespace {

Answer shapeOf(const Choice& choice)
{
    return {choice.kind, choice.seat, static_cast<std::uint16_t>(choice.options.size()), 0};
}

} // namespace

std::size_t Recorder::choose(const Choice& choice, const View& view)
{
    const std::size_t chosen = m_agent.choose(choice, view);
    Answer answer = shapeOf(choice);
    answer.chosen = static_cast<std::uint16_t>(chosen);
    m_answers.push_back(answer);
    return chosen;
}

std::size_t Replay::choose(const Choice& choice, const View& view)
{
    for (; m_change && m_at < m_answers.size() && isAnew(m_answers[m_at]); ++m_at)
        m_change(m_answers[m_at]);
    if (m_at == m_answers.size()) {
        if (m_then != nullptr)
            return m_then->choose(choice, view);
        m_pending = choice;
        m_options.clear();
        for (const Option& option : choice.options)
            m_options.push(option);
        m_pending.options = m_options.view();
        throw NeedChoice{};
    }
    const Answer& recorded = m_answers[m_at];
    const Answer asked = shapeOf(choice);
    const bool fits = recorded.kind == asked.kind && recorded.seat == asked.seat && recorded.options == asked.options
        && recorded.chosen < asked.options;
    if (!fits)
        throw Departed{m_at, recorded, asked};
    ++m_at;
    return recorded.chosen;
}

} // namespace muster::engine
