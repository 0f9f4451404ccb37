// SPDX-License-Identifier: GPL-3.0-or-later
// Poison, Berserk and Fear as dice, Health, and who has won.
#include <algorithm>

#include "engine/games/armory/game.h"

namespace muster::engine::armory {

// Status dice

/// ARM-702, ARM-703: a new die, however many there are.
void Game::addDie(Seat seat, std::uint8_t status, int turns)
{
    Fighter& fighter = m_state.fighters[seat];
    if (turns <= 0)
        return;
    const Die die{status, static_cast<std::uint8_t>(std::min(turns, 200)), causer()};
    Die* const last = fighter.dice.empty() ? nullptr : &fighter.dice[fighter.dice.size() - 1];
    if (last != nullptr && last->status == die.status && last->left == die.left && last->source == die.source
        && last->many < 200)
        ++last->many;
    else
        store(fighter.dice, die);
    noteDice(seat);
    const auto word = static_cast<std::uint8_t>(m_code.dialect.firstStatus + status);
    say(Says::GetsDie, seat, NoCard, NoCard, turns, word, "ARM-702");
    raise(Term::EventBecomes, NoCard, NoCard, seat, status);
}

/// Texts ask how many dice a fighter has of a status.
void Game::noteDice(Seat seat)
{
    const auto statuses = static_cast<std::uint8_t>(m_code.dialect.statuses.size());
    for (std::uint8_t status = 0; status < statuses; ++status) {
        int count = 0;
        for (const Die& die : m_state.fighters[seat].dice)
            count += die.status == status ? die.many : 0;
        setValue(seat, static_cast<std::uint8_t>(m_code.dialect.firstStatus + status), count);
    }
}

void Game::inflictPlayer(Seat seat, std::uint8_t status, int amount, const Context&)
{
    addDie(seat, status, std::max(1, amount));
}

/// ARM-706: all dice of a status, or of all; of one of the player's choice.
void Game::curePlayer(Seat seat, std::uint8_t status, int)
{
    constexpr std::uint8_t one = 0xfe;
    constexpr std::uint8_t all = 0xff;
    auto& dice = m_state.fighters[seat].dice;
    if (dice.empty())
        return;
    if (status == one) {
        Options options;
        const auto statuses = static_cast<std::uint8_t>(m_code.dialect.statuses.size());
        for (std::uint8_t i = 0; i < statuses; ++i) {
            if (diceOf(seat, static_cast<std::uint8_t>(m_code.dialect.firstStatus + i)) == 0)
                continue;
            Option option;
            option.number = i;
            (void)options.push(option);
        }
        status = static_cast<std::uint8_t>(ask(CureWhich, seat, options).number);
    }
    const auto statuses = static_cast<std::uint8_t>(m_code.dialect.statuses.size());
    for (std::uint8_t i = 0; i < statuses; ++i) {
        if (status != all && status != i)
            continue;
        if (dice.removeIf([&](const Die& die) { return die.status == i; }) == 0)
            continue;
        noteDice(seat);
        say(Says::Cured, seat, NoCard, NoCard, 0, m_code.dialect.firstStatus + i, "ARM-706");
        raise(Term::EventStopsBeing, NoCard, NoCard, seat, i);
    }
}

/// ARM-704 to ARM-708, ARM-711 to ARM-713, ARM-839, of whose turn it is (ARM-707), whatever the dice show (ARM-712):
/// Poison first, die by die (ARM-Q37), then all dice count down.
void Game::statusDiceStep()
{
    const Words& words = m_rules.words;
    const Seat active = m_table.active;
    beginMoment(words.diceStep, active);
    settleAll();
    eachOfSide(active, [&](Seat seat) {
        const auto dice = m_state.fighters[seat].dice;
        for (const Die& die : dice) {
            if (die.status != words.poison - m_code.dialect.firstStatus)
                continue;
            for (int i = 0; i < die.many && !gameOver(); ++i) {
                m_state.causer = die.source;
                say(Says::Poisoned, seat, NoCard, NoCard, 1, 0, "ARM-711");
                lose(seat, words.health, 1);
                settleAll();
            }
        }
    });
    m_state.causer = active;
    if (gameOver())
        return;
    eachOfSide(active, [&](Seat seat) {
        auto& dice = m_state.fighters[seat].dice;
        if (dice.empty())
            return;
        for (Die& die : dice) {
            --die.left;
            for (int i = 0; i < die.many; ++i)
                say(Says::DieShows, seat, NoCard, NoCard, die.left, m_code.dialect.firstStatus + die.status, "ARM-704");
        }
        FixedList<std::uint8_t, 8> cured;
        dice.removeIf([&](const Die& die) { return die.left == 0; }); // ARM-705
        const auto statuses = static_cast<std::uint8_t>(m_code.dialect.statuses.size());
        for (std::uint8_t status = 0; status < statuses; ++status) {
            const auto word = static_cast<std::uint8_t>(m_code.dialect.firstStatus + status);
            const bool left =
                std::any_of(dice.begin(), dice.end(), [&](const Die& die) { return die.status == status; });
            if (diceOf(seat, word) > 0 && !left)
                (void)cured.push(status);
        }
        noteDice(seat);
        for (const std::uint8_t status : cured) {
            say(Says::Cured, seat, NoCard, NoCard, 0, m_code.dialect.firstStatus + status, "ARM-706");
            raise(Term::EventStopsBeing, NoCard, NoCard, seat, status);
        }
    });
    settleAll();
    endMoment(words.diceStep, active);
    settleAll();
}

// Health

/// ARM-832: teammates share it. ARM-647: it does not go below zero.
void Game::setHealth(Seat seat, int amount)
{
    eachOfSide(seat, [&](Seat one) { setValue(one, m_rules.words.health, std::max(0, amount)); });
    if (amount > 0)
        return;
    m_state.fell = true;
    m_state.felledBy = causer();
}

void Game::gain(Seat seat, std::uint8_t word, int amount)
{
    if (word != m_rules.words.health) {
        CardGame::gain(seat, word, amount);
        return;
    }
    const int start = mode() == Mode::Tandem ? 2 * startingHealth : startingHealth;
    if (m_rules.switches.healthCapped) // ARM-Q14
        amount = std::min(amount, start - health(seat));
    if (amount <= 0)
        return;
    setHealth(seat, std::min(9999, health(seat) + amount));
    tell(Tells::Gains, seat, NoCard, NoCard, amount, word);
    raise(Term::EventGains, NoCard, NoCard, seat, word, amount);
}

void Game::lose(Seat seat, std::uint8_t word, int amount)
{
    if (word != m_rules.words.health) {
        CardGame::lose(seat, word, amount);
        return;
    }
    const int lost = std::min(amount, health(seat));
    if (lost <= 0)
        return;
    setHealth(seat, health(seat) - lost);
    tell(Tells::Loses, seat, NoCard, NoCard, lost, word);
    raise(Term::EventLoses, NoCard, NoCard, seat, word, lost);
}

int Game::damageOf(const Blow& blow) { return blow.hit.amount + addedFor(m_rules.words.damageTaken, blow.hit.seat); }

void Game::takeDamage(const Blow& blow, int amount)
{
    if (blow.hit.seat == NoSeat)
        return;
    tellDamage(blow, amount);
    setHealth(blow.hit.seat, health(blow.hit.seat) - amount);
}

// Victory

/// ARM-801 to ARM-807: by Health alone (ARM-807), looked at as soon as an effect is done, so that its losses happen
/// together (ARM-Q13).
void Game::checkEnd()
{
    if (!m_state.fell || over())
        return;
    std::uint8_t defeated = 0;
    for (Seat seat = 0; seat < m_table.seats; ++seat)
        defeated |= static_cast<std::uint8_t>(health(seat) <= 0 ? 1 << seat : 0);
    if (defeated == 0)
        return;
    if (mode() == Mode::Trei) {
        finishTrei(defeated);
        return;
    }
    const auto all = static_cast<std::uint8_t>((1 << m_table.seats) - 1);
    std::uint8_t winners = all & ~defeated;
    if (winners == 0) { // ARM-803
        eachOfSide(causer(), [&](Seat one) { winners |= static_cast<std::uint8_t>(1 << one); });
    }
    win(winners, mode() == Mode::Tandem ? "ARM-806" : "ARM-802");
}

/// ARM-804, ARM-805, ARM-Q38, ARM-Q39: all else of Trei is as in a Duel (ARM-821).
void Game::finishTrei(std::uint8_t defeated)
{
    int most = 0;
    for (Seat seat = 0; seat < m_table.seats; ++seat)
        most = std::max(most, health(seat));
    std::uint8_t best = 0;
    Seat loser = NoSeat;
    int tied = 0;
    Seat winner = NoSeat;
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        if ((defeated >> seat & 1) != 0)
            loser = seat;
        if (health(seat) == most) {
            best |= static_cast<std::uint8_t>(1 << seat);
            winner = seat;
            ++tied;
        }
    }
    if (tied > 1) {
        const Seat by = m_state.felledBy;
        if (by != NoSeat && (best >> by & 1) != 0) {
            winner = by;
        } else {
            winner = static_cast<Seat>((loser + 1) % m_table.seats);
            while ((best >> winner & 1) == 0)
                winner = static_cast<Seat>((winner + 1) % m_table.seats);
        }
    }
    win(static_cast<std::uint8_t>(1 << winner), tied > 1 ? "ARM-805" : "ARM-804");
}

} // namespace muster::engine::armory
