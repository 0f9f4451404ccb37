// SPDX-License-Identifier: GPL-3.0-or-later
// Health, Starters, starting hands with their redraw, and who acts first.
#include <algorithm>

#include "engine/games/armory/game.h"

namespace muster::engine::armory {

namespace {

constexpr int startingHand = 7; // ARM-108

} // namespace

void Game::begin(std::span<const std::vector<std::uint16_t>> armories, std::uint64_t seed, Seat first)
{
    const int seats = static_cast<int>(armories.size());
    const bool teams = armories.size() == 4;
    static constexpr std::uint8_t sides[] = {0, 1, 0, 1}; // ARM-831: teammates sit opposite each other
    layTable(seats, seed, teams ? std::span<const std::uint8_t>(sides) : std::span<const std::uint8_t>());
    for (Fighter& fighter : m_state.fighters)
        fighter = {};
    m_state.attacks.clear();
    m_state.held.clear();
    m_state.texts = 0;
    m_state.phaseBefore = 0;
    m_state.fell = false;
    m_state.felledBy = NoSeat;
    m_state.attached.clear();
    m_state.detached.clear();
    m_state.first = first;
    m_state.acting = 0;
    m_state.causer = NoSeat;
    m_state.actions = 0;
    m_state.handed = 0;
    stateChanged();
    for (Seat seat = 0; seat < seats; ++seat) // ARM-109
        setValue(seat, m_rules.words.health, teams ? 2 * startingHealth : startingHealth);
    for (Seat seat = 0; seat < seats; ++seat) {
        addCards(armories[seat], seat, Deck, seat);
        placeStarters(seat);
    }
    for (Seat seat = 0; seat < seats; ++seat)
        shuffleZone(Deck, seat); // ARM-108
}

/// ARM-103 to ARM-107: into their spaces without any requirement (ARM-104), Ready (ARM-Q3) and with all of their DP
/// (ARM-105); one for two hands into both (ARM-106).
void Game::placeStarters(Seat seat)
{
    eachIn(Deck, seat, [&](CardId card) {
        if (!own(card).starter || !isEquipment(card))
            return;
        const bool fits =
            is(card, Type::Weapon) ? emptyWeaponSpaces(seat) >= own(card).hands : !refuseEquip(seat, card, true);
        if (!fits)
            return;
        equip(seat, card, true);
        say(Says::Places, seat, card, NoCard, 0, 0, "ARM-103");
    });
}

/// ARM-111 to ARM-116: each chooses unseen (ARM-Q8), replacements come before the discards are shuffled in.
void Game::redrawHands()
{
    FixedList<FixedList<CardId, startingHand>, 4> aside;
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        FixedList<CardId, startingHand> chosen;
        const int most = std::min(countIn(Hand, seat), countIn(Deck, seat)); // ARM-Q7
        while (static_cast<int>(chosen.size()) < most) {
            Options options;
            (void)options.push({});
            eachIn(Hand, seat, [&](CardId card) {
                Option one;
                one.card = card;
                if (!chosen.contains(card))
                    (void)options.push(one);
            });
            mergeAlike(options, seat);
            const CardId card = ask(Redraw, seat, options, NoCard, 0, true).card;
            if (!card.valid())
                break;
            (void)chosen.push(card);
        }
        (void)aside.push(chosen);
    }
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        const auto& chosen = aside[seat];
        const int count = static_cast<int>(chosen.size());
        say(count == 0 ? Says::Keeps : Says::Redraws, seat, NoCard, NoCard, count, 0, "ARM-111");
        if (count == 0)
            continue;
        drawCards(seat, count, "ARM-112"); // ARM-113: while the others still lie aside
        for (const CardId card : chosen)
            put(card, Deck, seat);
        shuffleZone(Deck, seat); // ARM-114
    }
}

/// ARM-121: the highest roll chooses who acts first; equal highest ones are rolled again.
void Game::chooseStart()
{
    if (m_state.first == NoSeat)
        m_state.first = rollForStart();
    m_table.setActive(m_state.first);
    say(Says::Starts, m_state.first, NoCard, NoCard, 0, 0, "ARM-121");
}

/// Who has rolled the highest chooses.
Seat Game::rollForStart()
{
    constexpr int faces = 6;
    SeatList rolling;
    for (Seat seat = 0; seat < m_table.seats; ++seat)
        (void)rolling.push(seat);
    while (rolling.size() > 1) {
        int highest = 0;
        SeatList best;
        for (const Seat seat : rolling) {
            const int rolled = roll(faces);
            say(Says::Rolls, seat, NoCard, NoCard, rolled, 0, "ARM-121");
            if (rolled > highest)
                best.clear();
            highest = std::max(highest, rolled);
            if (rolled == highest)
                (void)best.push(seat);
        }
        rolling = best;
    }
    const Seat best = rolling.front();
    Options options;
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        Option one;
        one.seat = seat;
        one.number = seat;
        (void)options.push(one);
    }
    return ask(WhoStarts, best, options).seat;
}

void Game::outfit(Seat seat, const Outfit& numbers)
{
    eachIn(Board, seat, [&](CardId card) {
        if (!isEquipment(card))
            return;
        const auto change = [&](Modifier::Kind kind, std::uint8_t word, int amount) {
            Modifier made;
            made.kind = kind;
            made.word = word;
            made.amount = static_cast<std::int16_t>(amount);
            made.target = card;
            made.entered = m_table.card(card).entered;
            made.you = seat;
            made.expiry.kind = Expiry::Never;
            store(m_table.modifiers, made);
        };
        const Words& words = m_rules.words;
        change(Modifier::Disable, 0, 0);
        change(Modifier::Add, words.attack, numbers.attack - printed(words.attack, card));
        change(Modifier::Add, words.block, numbers.block - printed(words.block, card));
        m_table.setCounter(card, 0, numbers.durability);
    });
    stateChanged();
}

} // namespace muster::engine::armory
