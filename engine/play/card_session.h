// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>

#include "engine/flow/card_game.h"
#include "engine/play/rolled_dice.h"
#include "engine/play/session.h"
#include "engine/play/shown_game.h"

namespace muster::engine {

/// A session of a game on the common ground. `Game` has `State`, a plain value made from GameState, and is made from a
/// state and its rules; `Begin` lays a game out: `begin(game, seed)`. The rules must outlive it.
template <class Game, class Begin>
class CardSession final : public Session, public ShownSession {
public:
    using State = typename Game::State;
    static_assert(std::is_trivially_copyable_v<State>);

    template <class Rules>
    CardSession(const Rules& rules, int seats, Begin begin)
        : m_state(std::make_unique<State>()),
          m_game(*m_state, rules),
          m_seats(seats),
          m_begin(std::move(begin))
    {
    }

    void setAgent(Agent* agent) override { m_game.setAgent(agent); }
    void setTongue(const Tongue& tongue) override { m_game.setTongue(tongue); }
    void setLog(Log* log) override { m_game.setLog(log); }
    void setDice(Dice* dice) override { m_game.setDice(dice); }
    std::string lineText(const LogLine& line) override { return m_game.lineText(line); }
    std::vector<std::string> optionTexts(const Choice& choice) override { return m_game.optionTexts(choice); }
    std::string questionText(std::uint8_t kind) const override
    {
        const std::string_view own = m_game.question(kind);
        return own.empty() ? Session::questionText(kind) : std::string(own);
    }
    int seats() const override { return m_seats; }
    void begin(std::uint64_t seed) override { m_begin(m_game, seed); }
    void advance() override { m_game.advance(); }
    void giveUp(Outcome::Kind kind) override { m_game.giveUp(kind); }
    void reseed(std::uint64_t seed) override
    {
        m_state->table.dice = Stream(seed, RolledDice::OfDice);
        for (std::size_t i = 0; i < m_state->shuffles.size(); ++i)
            m_state->shuffles[i] = Stream(seed, i + 1);
    }
    const Outcome& outcome() const override
    {
        if (m_state->table.abandoned && !m_state->outcome.over())
            m_state->outcome.kind = Outcome::Abandoned;
        return m_state->outcome;
    }
    int turn() const override { return m_state->table.turn; }
    std::optional<std::uint16_t> standsFor(Seat seat) const override
    {
        if constexpr (requires(const Game& game) { game.standsFor(seat); })
            return std::as_const(m_game).standsFor(seat);
        else
            return {};
    }
    std::uint64_t digest() const override { return m_game.digest(); }
    std::uint64_t viewDigest(Seat seat) const override { return m_game.view(seat).digest(); }
    void redeal(Seat seat, Stream& stream) override { m_game.redeal(seat, stream); }
    void whileRedealt(Seat seat, Stream& stream, const std::function<void()>& visit) override
    {
        m_game.whileRedealt(seat, stream, visit);
    }
    const char* brokenInvariant() override { return m_game.brokenInvariant(); }
    const char* brokenCache() override { return m_game.brokenCache(); }
    const char* brokenListing() override { return m_game.brokenListing(); }
    std::size_t stateSize() const override { return sizeof(State); }
    void keep(void* bytes) const override { std::memcpy(bytes, m_state.get(), sizeof(State)); }
    void putBack(const void* bytes) override
    {
        std::memcpy(static_cast<void*>(m_state.get()), bytes, sizeof(State));
        m_game.stateChanged();
    }

    ShownTable shown(Seat viewer) override
    {
        return shownTable(m_game, m_seats, viewer, [this](std::uint8_t word, CardId card) -> int {
            if constexpr (requires(Game& game) { game.printedNow(word, card); })
                return m_game.printedNow(word, card);
            else
                return m_game.cardFacts(card).numbers[word];
        });
    }
    ShownReasons reasons(const Choice& asked, CardId card) override
    {
        ShownReasons all;
        all.place = m_game.ruleOfPlace(card, asked.seat).rule();
        if (!m_game.view(asked.seat).knows(card))
            return all;
        all.answer = m_game.refuseAnswer(asked, card).rule();
        const auto isAsked = [&](const Option& one) {
            return std::ranges::find(asked.options, one.action, &Option::action) != asked.options.end();
        };
        const bool forActions = asksForActions(asked);
        Choice other = asked; // what is not asked now is put into the words of the question for it
        other.kind = m_game.actionQuestion();
        m_game.eachAction(asked.seat, [&](const Option& one) {
            if (one.card != card)
                return;
            if constexpr (requires { m_game.isMeant(one); }) {
                if (!m_game.isMeant(one))
                    return;
            }
            const bool now = forActions && isAsked(one);
            std::string rule(m_game.refuse(asked.seat, one).rule());
            const bool later = rule.empty() && !now;
            all.actions.push_back({m_game.actionText(now ? asked : other, one), std::move(rule), later});
        });
        return all;
    }
    bool alike(CardId card, CardId another, Seat seat) override { return m_game.alike(card, another, seat); }
    std::string hiddenLine(const LogLine& line, Seat viewer) override
    {
        std::string text = m_game.lineText(line);
        for (const CardId one : {line.card, line.other}) {
            if (one.valid())
                text = withName(std::move(text), m_game.nameOf(one, NoSeat), m_game.nameOf(one, viewer));
        }
        return text;
    }
    std::vector<ShownDie> diceOf(const LogLine& line) override
    {
        const std::string_view sentence = static_cast<const CardGame&>(m_game).sentence(line.what);
        const auto die = [](FallenDie fell, int total) { return ShownDie{fell.faces, fell.shows, total}; };
        if (sentence.find("{die}") == std::string_view::npos)
            return {};
        if (sentence.find("{die 2}") == std::string_view::npos)
            return {die(line.fell.back(), line.number)};
        return {die(line.fell.front(), line.number), die(line.fell.back(), line.second)};
    }

    [[nodiscard]] Game& game() { return m_game; }
    [[nodiscard]] State& state() { return *m_state; }
    [[nodiscard]] const State& state() const { return *m_state; }

private:
    std::unique_ptr<State> m_state;
    Game m_game;
    int m_seats;
    Begin m_begin;
};

} // namespace muster::engine
