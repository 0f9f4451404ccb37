// SPDX-License-Identifier: GPL-3.0-or-later
// How a player battle begins, and its mulligan.
#include "engine/games/script/game.h"

namespace muster::engine::script {

namespace {

constexpr int openingHand = 7; // SCR-024

} // namespace

void Game::begin(std::span<const std::uint16_t> first, std::span<const std::uint16_t> second, std::uint64_t seed)
{
    layTable(2, seed); // SCR-280; but for hands and decks it is empty (SCR-027)
    for (Player& player : m_state.players)
        player = {};
    m_state.battle = {};
    m_state.token = {};
    m_state.actions = 0;
    stateChanged();
    addCards(first, 0, Deck, 0); // SCR-013
    addCards(second, 1, Deck, 1);
    for (const Seat seat : {Seat(0), Seat(1)}) {
        setValue(seat, m_rules.words.health, m_rules.switches.startingHealth[seat]); // SCR-026
        if (m_rules.switches.shuffled)
            shuffleZone(Deck, seat); // SCR-023
    }
}

void Game::addToken(Seat seat, std::uint16_t definition, int attack, int defense)
{
    const CardId card = addCard(definition, seat, Hand, seat);
    m_state.token = {card, static_cast<std::int16_t>(attack), static_cast<std::int16_t>(defense)};
}

void Game::returnToken()
{
    const CardId card = m_state.token.card;
    if (card.valid() && zoneKind(card) != Hand && zoneKind(card) != CreaturePlace)
        put(card, Hand, m_table.card(card).owner);
}

void Game::stateChanged()
{
    CardGame::stateChanged();
    m_kept.clear();
    m_negated.clear();
    m_free = NoCard;
    m_meetings = nullptr;
    m_evolving = NoCard;
    for (Purse& purse : m_purses)
        purse.marks = ~std::uint64_t(0);
    m_changingWords = false;
}

/// SCR-020, SCR-021: the higher roll starts; equal ones are rolled again (SCR-022).
void Game::rollForStart()
{
    constexpr int faces = 6;
    int rolled[2] = {0, 0};
    while (rolled[0] == rolled[1]) {
        for (int& one : rolled)
            one = roll(faces);
        say(Says::RollsForStart, NoSeat, NoCard, NoCard, rolled[0], rolled[1], "SCR-020");
    }
    m_table.setActive(rolled[0] > rolled[1] ? Seat(0) : Seat(1));
    say(Says::Starts, m_table.active, NoCard, NoCard, 0, 0, "SCR-021");
}

void Game::dealHand(Seat seat) { drawCards(seat, openingHand, "SCR-024"); }

/// SCR-030 to SCR-035: all seven or none; once (SCR-033), and each player for themselves (SCR-034).
void Game::mulligan(Seat seat)
{
    Options options;
    for (const int takes : {0, 1}) {
        Option one;
        one.number = static_cast<std::int16_t>(takes);
        (void)options.push(one);
    }
    if (ask(Mulligan, seat, options).number == 0) {
        say(Says::Keeps, seat, NoCard, NoCard, 0, 0, "SCR-030");
        return;
    }
    say(Says::TakesMulligan, seat, NoCard, NoCard, 0, 0, "SCR-031");
    eachIn(Hand, seat, [&](CardId card) {
        if (m_rules.switches.mulliganReshuffles)
            put(card, Deck, seat);
        else
            toDiscard(card, seat, "SCR-035");
    });
    if (m_rules.switches.mulliganReshuffles)
        shuffleZone(Deck, seat);
    drawCards(seat, openingHand, "SCR-032");
}

} // namespace muster::engine::script
