// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/flow/card_game.h"
#include "engine/scenario/card_table.h"

namespace muster::engine {

/// The scenarios of a game on the common ground: its zones, numbers, resources, states and sentences are those that the
/// game has declared. A game adds its actions, their refusals and its beginning, and may change the rest.
class GameTable : public CardTable {
public:
    [[nodiscard]] virtual CardGame& game() = 0;
    [[nodiscard]] virtual GameState& state() = 0;

    // By the game's declarations
    const ScenarioFacts& facts() const override { return m_facts; }
    const Catalogue& catalogue() const override { return m_rules.catalogue(); }
    Table& table() override { return state().table; }
    std::string nameOf(CardId card, Seat viewer) override { return game().nameOf(card, viewer); }
    std::uint8_t kindOf(CardId card) override { return game().zoneOfCard(card); }
    ZoneId zoneOf(std::uint8_t kind, Seat seat) override { return m_rules.zones().id(kind, seat); }
    bool inPlay(std::uint8_t kind) override { return m_rules.zones().kind(kind).inPlay; }
    const std::vector<code::Unread>& unread() const override { return m_rules.unread(); }
    int cardNumber(std::size_t number, CardId card) override;
    int seatNumber(std::size_t number, Seat seat) override { return game().numberNow(m_seatWords[number], seat); }
    std::vector<std::size_t> statesOf(CardId card) override;
    std::vector<std::string> partsOf(std::uint16_t) override { return {}; }
    std::string actionText(const Option& action, Seat seat) override;

    CardId addCard(std::uint16_t definition, Seat owner, ZoneId zone) override;
    void setCardNumber(std::size_t number, CardId card, int value) override;
    void setSeatNumber(std::size_t number, Seat seat, int value) override;
    void setState(std::size_t state, CardId card) override;
    void placed(CardPosition& position) override;

protected:
    /// `seats` of them play. The rules must outlive it.
    GameTable(const CardRules& rules, int seats);
    /// The sentences of the log, which only the game knows: to be called when it is made.
    void addSentences();
    /// For the game's own words.
    [[nodiscard]] ScenarioFacts& facts() { return m_facts; }

private:
    static constexpr std::uint8_t damageWord = 0xff;
    void addZones();
    void addNumbers();
    void addStates();
    void addSentence(std::string text);

    const CardRules& m_rules;
    ScenarioFacts m_facts;
    std::vector<std::uint8_t> m_cardWords; ///< of the numbers of cards: their words in the dialect
    std::vector<std::uint8_t> m_seatWords;
    std::vector<std::uint8_t> m_states; ///< of the states behind the statuses
};

} // namespace muster::engine
