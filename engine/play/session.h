// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/log.h"
#include "engine/core/outcome.h"
#include "engine/core/record.h"
#include "engine/flow/tongue.h"
#include "engine/language/runner.h"

namespace muster::engine {

/// A game at a table, whichever game it is: what matches, replays and the conformance kit need. One thread uses it.
/// Nothing is allocated between begin() and the end of the game.
class Session {
public:
    virtual ~Session() = default;

    virtual void setAgent(Agent* agent) = 0;
    virtual void setLog(Log* log) = 0;
    virtual void setDice(Dice* dice) = 0;
    /// The language of lines and options from now on; the engine's own English without it.
    virtual void setTongue(const Tongue&) { }
    /// A line of the log.
    [[nodiscard]] virtual std::string lineText(const LogLine& line) = 0;
    /// The options of a choice as the seat that is asked may read them.
    [[nodiscard]] virtual std::vector<std::string> optionTexts(const Choice& choice) = 0;
    /// What a kind of choice asks for, in English. Games add their own kinds to those that every game has.
    [[nodiscard]] virtual std::string questionText(std::uint8_t kind) const;

    [[nodiscard]] virtual int seats() const = 0;
    virtual void begin(std::uint64_t seed) = 0;
    /// From one quiet point to the next.
    virtual void advance() = 0;
    /// The same; where assertions are on, every invariant is looked at afterwards.
    void step();
    virtual void giveUp(Outcome::Kind kind) = 0;
    /// All that is rolled and shuffled from now on, from another seed. At any choice.
    virtual void reseed(std::uint64_t seed) = 0;
    /// What a record says of chance that was changed. New cards: where actions are asked for.
    void change(const Answer& chance);
    [[nodiscard]] virtual const Outcome& outcome() const = 0;
    [[nodiscard]] virtual int turn() const = 0;
    /// The card that the result of a seat is counted under too, once the game is over: the Champion that it has picked.
    [[nodiscard]] virtual std::optional<std::uint16_t> standsFor(Seat) const { return {}; }

    // Proofs
    [[nodiscard]] virtual std::uint64_t digest() const = 0;
    [[nodiscard]] virtual std::uint64_t viewDigest(Seat seat) const = 0;
    /// Deals anew what the seat cannot know. At quiet points.
    virtual void redeal(Seat seat, Stream& stream) = 0;
    /// The same while `visit` is called, and takes it back. At any choice: in the middle of a rule, too.
    virtual void whileRedealt(Seat seat, Stream& stream, const std::function<void()>& visit) = 0;
    [[nodiscard]] virtual const char* brokenInvariant() = 0;
    /// And whether all that has been worked out from the state is what it would be if it were worked out anew.
    [[nodiscard]] virtual const char* brokenCache() { return nullptr; }
    /// Whether an option that is offered now is also allowed by the rule that would refuse it, and the others are
    /// refused with a rule: what is wrong, or nullptr.
    [[nodiscard]] virtual const char* brokenListing() { return nullptr; }

    // At quiet points the state can be kept and put back.
    [[nodiscard]] virtual std::size_t stateSize() const = 0;
    virtual void keep(void* bytes) const = 0;
    virtual void putBack(const void* bytes) = 0;
};

/// When a game is stopped that does not end.
struct Caps {
    int turns = 300;
    int choices = 20'000;
};

struct PlayedGame {
    Outcome outcome;
    std::uint64_t digest = 0;
    int choices = 0;
    std::int64_t options = 0; ///< of all choices together
};

/// Counts what is asked.
class Counter final : public Agent {
public:
    explicit Counter(Agent& agent) : m_agent(agent) { }
    std::size_t choose(const Choice& choice, const View& view) override
    {
        ++choices;
        options += static_cast<std::int64_t>(choice.options.size());
        return m_agent.choose(choice, view);
    }
    int choices = 0;
    std::int64_t options = 0;

private:
    Agent& m_agent;
};

/// A whole game, from the shuffle to the end or a cap. The session's agent is set to nothing afterwards.
[[nodiscard]] PlayedGame playGame(Session& session, std::uint64_t seed, Agent& agent, const Caps& caps = {});

} // namespace muster::engine
