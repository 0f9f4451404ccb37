// SPDX-License-Identifier: GPL-3.0-or-later
// Setup: one deck for all, who starts, Champions, the opening hands.
#include <algorithm>

#include "engine/games/spoils/game.h"

namespace muster::engine::spoils {

namespace {

constexpr int openingHand = 5; // SPO-041
constexpr int faces = 6;       // SPO-032

} // namespace

Refusal Game::refuseDeck(const Rules& rules, int players, std::span<const std::uint16_t> deck)
{
    if (players < fewestPlayers || players > mostPlayers)
        return "SPO-030";
    const auto champions = std::count_if(deck.begin(), deck.end(),
                                         [&](std::uint16_t card) { return rules.typeOf(card) == Type::Champion; });
    if (champions < players)
        return "SPO-004";
    if (static_cast<int>(deck.size()) - static_cast<int>(champions) < openingHand * players + 1) // SPO-005
        return "SPO-006";
    const bool dead = std::any_of(deck.begin(), deck.end(), [&](std::uint16_t card) {
        return rules.typeOf(card) == Type::Champion && rules.switches.startingLife + rules.own(card).life <= 0;
    });
    if (dead)
        return "SPO-Q47";
    return Allowed;
}

void Game::begin(int players, std::span<const std::uint16_t> deck, std::uint64_t seed, const Seating& seating)
{
    layTable(players, seed); // SPO-030
    m_state.champions = {};
    m_state.fights.clear();
    m_state.starter = seating.starter;
    m_state.picks = m_state.target = NoSeat;
    m_state.reserved = {};
    m_state.draft.clear();
    m_state.ledger.clear();
    m_state.deals = m_state.replaces = m_state.proposed = 0;
    sitInOrder(0);
    m_state.distracted = m_state.brews = 0;
    m_state.asked = false;
    m_state.window = {};
    stateChanged();
    for (const std::uint16_t card : deck) // SPO-001, SPO-031, SPO-076
        (void)addCard(card, NoSeat, m_rules.typeOf(card) == Type::Champion ? Pool : Pile, 0); // SPO-003
    std::int16_t number = 0;
    eachIn(Pool, 0, [&](CardId card) {
        for (std::size_t seat = 0; seat < MostSeats; ++seat) {
            if (seating.picks[seat] == number)
                m_state.reserved[seat] = card;
        }
        ++number;
    });
}

void Game::stateChanged()
{
    CardGame::stateChanged();
    m_kept = NoCard;
    m_shuffles = false;
    m_familiarsMoved = true;
}

/// SPO-032 to SPO-035: of those who tie for the highest roll, each rolls again.
void Game::rollForStart()
{
    if (m_state.starter == NoSeat && m_rules.switches.seatingByDice) {
        seatByDice();
    } else {
        SeatList all;
        for (Seat seat = 0; seat < m_table.seats; ++seat)
            (void)all.push(seat);
        sitInOrder(m_state.starter != NoSeat ? m_state.starter : highestOf(all)); // SPO-035
    }
    m_state.starter = m_state.picks = seatAt(0);
    say(Says::Starts, m_state.starter, NoCard, NoCard, 0, 0, "SPO-033");
    m_table.setActive(m_state.starter);
    m_state.phase = PicksChampion;
}

Seat Game::highestOf(SeatList rolling)
{
    while (rolling.size() > 1) {
        SeatList highest;
        int best = 0;
        for (const Seat seat : rolling) {
            const int rolled = roll(faces);
            say(Says::Rolls, seat, NoCard, NoCard, rolled, 0, "SPO-032");
            if (rolled > best) {
                best = rolled;
                highest.clear();
            }
            if (rolled == best)
                (void)highest.push(seat);
        }
        rolling = highest; // SPO-034
    }
    return rolling.front();
}

void Game::sitInOrder(Seat first)
{
    for (int i = 0; i < m_table.seats; ++i)
        m_state.order[static_cast<std::size_t>(i)] = static_cast<Seat>((first + i) % m_table.seats);
}

/// SPO-036: the highest roll sits first, the highest of the others next to it, and so on.
void Game::seatByDice()
{
    SeatList left;
    for (Seat seat = 0; seat < m_table.seats; ++seat)
        (void)left.push(seat);
    for (int i = 0; i < m_table.seats; ++i) {
        const Seat next = highestOf(left);
        m_state.order[static_cast<std::size_t>(i)] = next;
        left.removeIf([&](Seat seat) { return seat == next; });
    }
}

/// SPO-037, SPO-038, SPO-039, SPO-047: in turn order, one each. The life to begin with is everybody's, changed by the
/// Champion alone (SPO-043, SPO-045, SPO-046).
void Game::pickChampion()
{
    const Seat seat = m_state.picks;
    Options options;
    eachIn(Pool, 0, [&](CardId card) {
        Option one;
        one.card = card;
        const bool free = std::find(m_state.reserved.begin(), m_state.reserved.end(), card) == m_state.reserved.end();
        if (card == m_state.reserved[seat] || (free && !m_state.reserved[seat].valid()))
            (void)options.push(one);
    });
    mergeAlike(options, seat);
    const CardId picked = ask(PickChampion, seat, options).card;
    m_state.champions[seat] = picked;
    put(picked, PlayArea, seat);
    say(Says::Picks, seat, picked, NoCard, 0, 0, "SPO-037");
    setValue(seat, m_rules.words.life, m_rules.switches.startingLife + own(picked).life);
    say(Says::StartsWithLife, seat, NoCard, NoCard, life(seat), 0, "SPO-046");
    m_state.picks = following(seat);
    if (m_state.picks == m_state.starter)
        dealHands();
}

/// SPO-039, SPO-040, SPO-041. Nobody changes a hand (SPO-050), and nothing but the Champions is in play (SPO-048).
void Game::dealHands()
{
    eachIn(Pool, 0, [&](CardId card) { put(card, Removed, 0); });
    shuffleZone(Pile, 0);
    for (int i = 0; i < m_table.seats; ++i)
        drawCards(seatAt(i), openingHand, "SPO-041");
    m_state.phase = RoundBegins;
}

int Game::bonusAlone(std::uint16_t champion, std::uint16_t card)
{
    begin(fewestPlayers, {}, 0);
    m_table.setActive(0);
    const CardId fighter = m_state.champions[0] = addCard(champion, NoSeat, PlayArea, 0);
    const int before = power(fighter);
    const CardId added = addCard(card, NoSeat, PlayArea, 0);
    Context context;
    context.you = 0;
    context.self = added;
    if (is(added, Type::Equipment))
        attach(added, fighter, false, context);
    return power(fighter) - before - (hasValor(fighter) ? number(m_rules.words.boost, fighter) : 0);
}

int Game::bonusNow(CardId fighter, CardId equipment)
{
    const auto bare = [&] { return power(fighter) - (hasValor(fighter) ? number(m_rules.words.boost, fighter) : 0); };
    const Seat seat = m_table.card(fighter).controller;
    if (const CardId filled = inSlotOf(fighter, equipment); filled.valid())
        m_table.moveToEnd(filled, zones().id(PlayArea, seat));
    const int before = bare();
    m_table.attach(equipment, fighter);
    m_table.setController(equipment, seat);
    m_table.setFlag(equipment, FaceUp, true);
    return bare() - before;
}

} // namespace muster::engine::spoils
