// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "app/window/table/table_game.h"

namespace muster::app {

[[nodiscard]] inline engine::Answer answerTo(const engine::Choice& choice, std::size_t chosen)
{
    return {choice.kind, choice.seat, static_cast<std::uint16_t>(choice.options.size()),
            static_cast<std::uint16_t>(chosen)};
}

[[nodiscard]] inline bool isChance(const engine::Answer& answer)
{
    return engine::isAnew(answer) || engine::isLaidDie(answer);
}

/// Answers what was answered before, then asks whoever answers by himself, and stops where nobody does.
class TableGame::Answering final : public engine::Agent {
public:
    using Ask = std::function<std::optional<std::size_t>(const engine::Choice&, const engine::View&)>;

    Answering(TableRules& rules, std::vector<engine::Answer> line, Ask ask)
        : m_rules(rules),
          m_line(std::move(line)),
          m_known(m_line.size()),
          m_ask(std::move(ask))
    {
    }

    std::size_t choose(const engine::Choice& choice, const engine::View& view) override
    {
        if (beforeChoice)
            beforeChoice();
        while (m_at < m_known && isChance(m_line[m_at])) {
            const engine::Answer& chance = m_line[m_at++];
            m_rules.change(chance);
            if (changed)
                changed(chance);
        }
        if (m_at < m_known)
            return again(choice);
        const auto chosen = m_ask(choice, view);
        if (!chosen) {
            pending = choice;
            options.clear();
            for (const engine::Option& option : choice.options)
                (void)options.push(option);
            throw engine::NeedChoice{};
        }
        m_line.push_back(answerTo(choice, *chosen));
        ++m_at;
        return *chosen;
    }
    [[nodiscard]] std::size_t answered() const { return m_at; }
    [[nodiscard]] const std::vector<engine::Answer>& line() const { return m_line; }

    engine::Choice pending;
    engine::Options options;
    std::function<void()> beforeChoice;
    std::function<void(const engine::Answer&)> changed;

private:
    /// Answers of a short code have only a number.
    std::size_t again(const engine::Choice& choice)
    {
        engine::Answer& recorded = m_line[m_at];
        const engine::Answer asked = answerTo(choice, recorded.chosen);
        if (recorded.options == 0 && recorded.chosen < choice.options.size())
            recorded = asked;
        if (recorded != asked || recorded.chosen >= choice.options.size())
            throw engine::Departed{m_at, recorded, asked};
        ++m_at;
        return recorded.chosen;
    }

    TableRules& m_rules;
    std::vector<engine::Answer> m_line;
    std::size_t m_known;
    std::size_t m_at = 0;
    Ask m_ask;
};

} // namespace muster::app
