// SPDX-License-Identifier: GPL-3.0-or-later
// Setup: the shop, who goes first, starting values, opening hands and the mulligan.
#include "engine/games/hero/game.h"

namespace muster::engine::hero {

namespace {

constexpr int shopSlots = 5;      // HRO-113, HRO-440
constexpr int handOfFirst = 4;    // HRO-111
constexpr int handOfSecond = 5;   // HRO-112
constexpr int manaOfFirst = 1;    // HRO-104
constexpr int manaOfSecond = 2;   // HRO-105
constexpr int mostSentBack = 3;   // HRO-120
constexpr int sidesOfTheCoin = 2; // HRO-102

} // namespace

Game::Game(State& state, const Rules& rules) : CardGame(state, rules), m_state(state), m_rules(rules) { }

/// Nobody has anything: see Player.
void Game::clearTable(std::uint64_t seed)
{
    layTable(2, seed); // HRO-100, HRO-420
    stateChanged();
    m_state.players[0] = m_state.players[1] = {};
    m_state.first = NoSeat;
    m_state.extraTurn = m_state.fighting = false;
    m_state.casting = m_state.channeling = NoCard;
    m_state.castingDamages = false;
    m_state.harms.clear();
    m_state.blocks.clear();
    m_state.channels.clear();
    m_state.dummy = {};
}

void Game::begin(const Match& match, std::uint64_t seed, Seat first)
{
    clearTable(seed);
    m_state.first = first;
    m_state.dummy = match.dummy;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        (void)addCard(match.sides[seat].hero, seat, HeroBoard, seat);
        addCards(match.sides[seat].deck, seat, Deck, seat); // HRO-101
    }
    for (std::uint8_t tier = 0; tier < 3; ++tier)
        addCards(match.tiers[tier], NoSeat, static_cast<std::uint8_t>(EarlyDeck + tier), 0);
    for (const std::uint8_t tier : {EarlyDeck, MidDeck, LateDeck})
        shuffleZone(tier, 0);
    for (const Seat seat : {Seat(0), Seat(1)})
        shuffleZone(Deck, seat); // HRO-110
    m_state.phase = static_cast<std::uint8_t>(Phase::Mulligan);
}

/// A tier's five items; what was left of the one before is gone (HRO-Q53).
void Game::openShop(std::uint8_t tier, const char* rule)
{
    eachIn(Shop, 0, [&](CardId item) {
        say(Says::TakenAway, NoSeat, item, NoCard, 0, 0, rule);
        put(item, Removed, 0);
    });
    for (int slot = 0; slot < shopSlots; ++slot) {
        const CardId item = firstIn(static_cast<std::uint8_t>(EarlyDeck + tier), 0);
        if (!item.valid())
            return;
        put(item, Shop, 0);
        say(Says::Offers, NoSeat, item, NoCard, 0, 0, rule);
    }
}

/// Before the opening hands, so that the mulligan knows it (HRO-Q49).
void Game::chooseFirst()
{
    openShop(0, "HRO-113");
    if (m_state.first == NoSeat) { // HRO-102
        const Switches::First agreed = m_rules.switches.first;
        m_state.first = agreed == Switches::First::FirstSeat ? Seat(0)
            : agreed == Switches::First::SecondSeat          ? Seat(1)
            : roll(sidesOfTheCoin) == 1                      ? Seat(0)
                                                             : Seat(1);
    }
    say(Says::GoesFirst, m_state.first, NoCard, NoCard, 0, 0, "HRO-102");
}

void Game::drawHands()
{
    for (const Seat seat : {m_state.first, other(m_state.first)}) {
        const bool first = seat == m_state.first;
        m_state.players[seat].maxMana = first ? manaOfFirst : manaOfSecond;
        setValue(seat, m_rules.words.mana, m_state.players[seat].maxMana);
        drawCards(seat, first ? handOfFirst : handOfSecond, first ? "HRO-111" : "HRO-112");
    }
}

/// Once, before the first turn (HRO-122); the first player, then the second (HRO-Q6).
void Game::mulligan(Seat seat)
{
    CardList back;
    while (back.size() < mostSentBack) { // HRO-120
        Options options;
        options.push({}); // enough
        eachIn(Hand, seat, [&](CardId card) {
            Option one;
            one.card = card;
            if (!back.contains(card))
                store(options, one);
        });
        mergeAlike(options, seat);
        const CardId card = askGame(Asks::SendBack, seat, options, NoCard, static_cast<int>(back.size())).card;
        if (!card.valid())
            break;
        back.push(card);
    }
    if (back.empty())
        return;
    say(Says::SendsBack, seat, NoCard, NoCard, static_cast<int>(back.size()), 0, "HRO-121");
    for (const CardId card : back)
        put(card, Deck, seat);
    shuffleZone(Deck, seat); // first shuffled in, then drawn: a card may come back (HRO-121)
    drawCards(seat, static_cast<int>(back.size()), "HRO-121");
}

} // namespace muster::engine::hero
