// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/flow/windows.h"
#include "engine/pilots/random_pilot.h"
#include "engine/play/goldfish.h"
#include "engine/play/playable.h"

/// What the two small games of these tests share. They are no games to play: they have the shapes of two of the real
/// ones, to prove that the core can carry them.
namespace muster::test {

using namespace muster::engine;

/// What a seat sees of a state, as one number.
class ShapeView final : public View {
public:
    explicit ShapeView(Seat who) : seat(who) { }
    Seat seat;
};

/// A session over one trivially copyable state. `Rules` gives begin, advance, view and redeal over it.
template <class Rules>
class ShapeSession final : public Session {
public:
    using State = typename Rules::State;
    static_assert(std::is_trivially_copyable_v<State>);

    ShapeSession() : m_state(std::make_unique<State>()), m_rules(*m_state) { }
    void setAgent(Agent* agent) override { m_rules.agent = agent; }
    void setLog(Log*) override { }
    void setDice(Dice*) override { }
    std::string lineText(const LogLine&) override { return {}; }
    std::vector<std::string> optionTexts(const Choice& choice) override { return m_rules.texts(choice); }
    int seats() const override { return Rules::seatCount; }
    void begin(std::uint64_t seed) override { m_rules.begin(seed); }
    void advance() override { m_rules.advance(); }
    void giveUp(Outcome::Kind kind) override { m_state->outcome.kind = kind; }
    void reseed(std::uint64_t seed) override { m_state->table.dice = Stream(seed, 100); }
    const Outcome& outcome() const override { return m_state->outcome; }
    int turn() const override { return m_state->table.turn; }
    std::uint64_t digest() const override { return mix(m_state->table.digest() ^ m_rules.numbers()); }
    std::uint64_t viewDigest(Seat seat) const override { return m_rules.seen(seat); }
    void redeal(Seat seat, Stream& stream) override { m_rules.redeal(seat, stream); }
    void whileRedealt(Seat seat, Stream& stream, const std::function<void()>& visit) override
    {
        const State before = *m_state;
        redeal(seat, stream);
        visit();
        *m_state = before;
    }
    std::optional<std::uint16_t> standsFor(Seat seat) const override
    {
        if constexpr (requires { m_rules.standsFor(seat); })
            return m_rules.standsFor(seat);
        else
            return {};
    }
    const char* brokenInvariant() override
    {
        const char* wrong = m_state->table.brokenInvariant();
        return wrong != nullptr ? wrong : m_rules.brokenInvariant();
    }
    std::size_t stateSize() const override { return sizeof(State); }
    void keep(void* bytes) const override { std::memcpy(bytes, m_state.get(), sizeof(State)); }
    void putBack(const void* bytes) override { std::memcpy(static_cast<void*>(m_state.get()), bytes, sizeof(State)); }
    [[nodiscard]] State& state() { return *m_state; }

private:
    std::unique_ptr<State> m_state;
    Rules m_rules;
};

/// The same as a game that matches can be set up of. Its decks are written into the rules: what is brought is only counted.
template <class Rules>
class ShapePlayable final : public Playable {
public:
    ShapePlayable()
    {
        m_facts.game = "shape";
        m_facts.modes = {{"shape", Rules::seatCount, Rules::seatCount, Rules::sides()}};
        m_facts.sections = {{"cards", 1, 60}};
        m_facts.sharedDeck = Rules::sharedDeck;
        m_facts.pilots = {"random"};
        m_facts.usualPilot = "random";
    }
    const PlayFacts& facts() const override { return m_facts; }
    const Catalogue& catalogue() const override { return m_catalogue; }
    std::unique_ptr<Pilot> pilot(std::string_view name) const override
    {
        return name == "random" ? std::make_unique<RandomPilot>() : nullptr;
    }
    std::vector<UnreadCard> unread(std::span<const std::uint16_t>) const override { return {}; }
    std::unique_ptr<GoldfishGame> goldfish(const GoldfishPlan&) const override { return nullptr; }

protected:
    tl::expected<std::unique_ptr<Session>, SetupProblem> makeSession(const MatchSetup&) const override
    {
        return std::make_unique<ShapeSession<Rules>>();
    }

private:
    PlayFacts m_facts;
    Catalogue m_catalogue{std::make_shared<const muster::Game>(), {}};
};

/// Options with cards as numbers, hidden ones as "?".
inline std::vector<std::string> shapeTexts(const engine::Table& table, const Choice& choice)
{
    std::vector<std::string> texts;
    for (const Option& option : choice.options) {
        const bool known = !option.card.valid() || (table.card(option.card).seen >> choice.seat & 1) != 0;
        const std::string card = !option.card.valid() ? "none"
            : known                                   ? std::to_string(table.card(option.card).definition)
                                                      : "?";
        texts.push_back(card + " " + std::to_string(option.number) + " " + std::to_string(option.seat));
    }
    return texts;
}

/// Asks unless there is only one option.
inline Option askShape(Agent* agent, std::uint8_t kind, Seat seat, const Options& options, bool sealed = false)
{
    if (options.size() == 1)
        return options[0];
    Choice choice;
    choice.kind = kind;
    choice.seat = seat;
    choice.sealed = sealed;
    choice.options = options.view();
    return options[agent->choose(choice, ShapeView(seat))];
}

} // namespace muster::test
