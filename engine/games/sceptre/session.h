// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/session.h"
#include "engine/play/shown_table.h"
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

/// A game of Sceptre between two decks. The rules must outlive it.
class SceptreSession final : public Session, public ShownSession {
public:
    SceptreSession(const Rules& rules, const DeckCards& first, const DeckCards& second);

    void setAgent(Agent* agent) override { m_game.setAgent(agent); }
    void setLog(Log* log) override { m_game.setLog(log); }
    void setDice(Dice* dice) override { m_game.setDice(dice); }
    std::string lineText(const LogLine& line) override;
    std::vector<std::string> optionTexts(const Choice& choice) override;
    std::string questionText(std::uint8_t kind) const override;
    int seats() const override { return 2; }
    void begin(std::uint64_t seed) override { m_game.begin(m_decks, seed); }
    void advance() override { m_game.advance(); }
    void giveUp(Outcome::Kind kind) override { m_game.giveUp(kind); }
    void reseed(std::uint64_t seed) override;
    const Outcome& outcome() const override { return m_state->outcome; }
    int turn() const override { return m_state->table.turn; }
    std::uint64_t digest() const override { return m_game.digest(); }
    std::uint64_t viewDigest(Seat seat) const override { return m_game.view(seat).digest(); }
    void redeal(Seat seat, Stream& stream) override { Game::redeal(m_game, seat, stream); }
    void whileRedealt(Seat seat, Stream& stream, const std::function<void()>& visit) override
    {
        const Game::Definitions before = m_game.definitions();
        Game::redeal(m_game, seat, stream);
        visit();
        m_game.deal(before);
    }
    const char* brokenInvariant() override { return m_game.brokenInvariant(); }
    const char* brokenCache() override { return m_game.brokenCache(); }
    const char* brokenListing() override;
    std::size_t stateSize() const override { return sizeof(State); }
    void keep(void* bytes) const override;
    void putBack(const void* bytes) override;
    ShownTable shown(Seat viewer) override;
    std::vector<ShownRefusal> refusals(const Choice& asked, CardId card) override;
    std::string hiddenLine(const LogLine& line, Seat viewer) override;

    [[nodiscard]] Game& game() { return m_game; }
    [[nodiscard]] State& state() { return *m_state; }

private:
    [[nodiscard]] bool equalInHand(CardId one, CardId another) const;

    std::unique_ptr<State> m_state;
    Game m_game;
    LaidDecks m_decks;
};

} // namespace muster::engine::sceptre
