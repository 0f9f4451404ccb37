// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/choice.h"

namespace muster::engine {

/// One answered choice: enough to answer it again, and to notice when it is no longer the same choice.
struct Answer {
    std::uint8_t kind = 0;
    Seat seat = 0;
    std::uint16_t options = 0;
    std::uint16_t chosen = 0;
    friend bool operator==(const Answer&, const Answer&) = default;
};

/// Chance that somebody changed in the middle of a game, from a choice on that is still to be answered. It stands among the
/// answers, before that choice's, with a kind that no choice has; `chosen` says which chance out of 65,536.
enum class Anew : std::uint8_t {
    Dice = 255,  ///< all that is rolled and shuffled from here on
    Cards = 254, ///< and the cards that the seat cannot know, where they lie now
};
[[nodiscard]] constexpr Answer anew(Anew what, Seat seat, std::uint16_t number)
{
    return {static_cast<std::uint8_t>(what), seat, 0xffff, number};
}
[[nodiscard]] constexpr bool isAnew(const Answer& answer)
{
    return answer.kind >= static_cast<std::uint8_t>(Anew::Cards);
}

/// The rules ask and nobody answers: the recorded answers have run out. The choice with its options is the agent's.
struct NeedChoice { };

/// A recorded answer does not fit the choice that is asked.
struct Departed {
    std::size_t index = 0; ///< of the answer, from 0
    Answer recorded;
    Answer asked; ///< `chosen` means nothing here
};

/// Asks another agent and keeps the answers.
class Recorder final : public Agent {
public:
    Recorder(Agent& agent, std::vector<Answer>& answers) : m_agent(agent), m_answers(answers) { }
    std::size_t choose(const Choice& choice, const View& view) override;

private:
    Agent& m_agent;
    std::vector<Answer>& m_answers;
};

/// Answers from a list, asking nobody. When it runs out it keeps the pending choice and throws NeedChoice, or asks
/// `then` where there is one. An answer that does not fit throws Departed: nothing is guessed. Chance that was changed is
/// changed again by `change`; without it, it does not fit either.
class Replay final : public Agent {
public:
    using Change = std::function<void(const Answer&)>;

    explicit Replay(std::span<const Answer> answers, Agent* then = nullptr, Change change = {})
        : m_answers(answers),
          m_then(then),
          m_change(std::move(change))
    {
    }
    std::size_t choose(const Choice& choice, const View& view) override;

    [[nodiscard]] std::size_t used() const { return m_at; }
    [[nodiscard]] const Choice& pending() const { return m_pending; } ///< after NeedChoice; options in `options()`
    [[nodiscard]] const Options& options() const { return m_options; }

private:
    std::span<const Answer> m_answers;
    Agent* m_then;
    Change m_change;
    std::size_t m_at = 0;
    Choice m_pending;
    Options m_options;
};

/// Asks one agent for each seat.
class BySeat final : public Agent {
public:
    explicit BySeat(std::span<Agent* const> agents) : m_agents(agents) { }
    std::size_t choose(const Choice& choice, const View& view) override
    {
        return m_agents[choice.seat]->choose(choice, view);
    }

private:
    std::span<Agent* const> m_agents;
};

} // namespace muster::engine
