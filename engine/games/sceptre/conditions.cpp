// SPDX-License-Identifier: GPL-3.0-or-later
// Battle Conditions: rules 46 to 48.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

constexpr int statuses = 4;

/// SCE-46a, SCE-46b: by the attack's own text, or by another card for an attack; else by the text alone.
const char* Game::ruleOfInflicting(const Context& context) const
{
    if (m_state.phase == Phase::Effects && context.self == m_state.attack.attacker)
        return "SCE-46a";
    const bool forAttack = m_state.phase == Phase::OtherEffects && context.you == m_table.active;
    return forAttack && context.self.valid() && !is(context.self, Type::Trap) ? "SCE-46b" : nullptr;
}

/// Squires get none (SCE-40a). Different ones stand side by side, the same one does not stack (SCE-Q26).
void Game::inflict(CardId card, std::uint8_t status, const Context& context)
{
    if (!is(card, Type::Champion) || !inPlayNow(card) || has(card, static_cast<Status>(status)))
        return; // or nothing begins; Disarm ends with a turn of its player's, so no end time has to be put off
    Event event;
    event.kind = code::eventNumber(Term::EventBecomes);
    event.word = status;
    event.it = card;
    event.player = m_table.card(card).controller;
    const auto begins = [&](Event&) { getCondition(card, status, ruleOfInflicting(context)); };
    if (concerns(code::eventBit(Term::EventBecomes)))
        wouldHappen(event, begins);
    else
        begins(event);
}

void Game::getCondition(CardId card, std::uint8_t status, const char* rule)
{
    if (m_table.has(card, Dead) || !onTable(zoneKind(card)) || has(card, static_cast<Status>(status)))
        return; // what answers it may have taken it away
    m_table.setStatuses(card, static_cast<std::uint16_t>(m_table.card(card).statuses | 1 << status));
    const Seat seat = m_table.card(card).controller;
    if (status == Disarmed && seat == m_table.active && !m_table.betweenTurns)
        (void)m_state.players[seat].disarmed.push(card); // for the log alone
    tell(Tells::Inflicts, seat, card, NoCard, status, 0, rule);
    raise(Term::EventBecomes, card, NoCard, seat, status);
}

void Game::endConditions(CardId card, std::uint8_t which, const char* rule)
{
    for (int status = 0; status < statuses; ++status) {
        const auto bit = static_cast<std::uint8_t>(1 << status);
        if ((m_table.card(card).statuses & which & bit) == 0)
            continue;
        m_table.setStatuses(card, static_cast<std::uint16_t>(m_table.card(card).statuses & ~bit));
        if (status == Dazed && (m_table.card(card).flags & Stunned) != 0)
            m_table.setFlag(card, Stunned, false); // removed wholly (SCE-Q26): it may act again
        tell(Tells::Cures, m_table.card(card).controller, card, NoCard, status, 0, rule);
        raise(Term::EventStopsBeing, card, NoCard, m_table.card(card).controller, static_cast<std::uint8_t>(status));
    }
}

void Game::lookAtConditions()
{
    m_table.looked(Table::ConditionsReader);
    m_conditions = 0;
    eachListed(&Listed::units, [&](CardId card) {
        const CardState& state = m_table.card(card);
        m_conditions |= static_cast<std::uint8_t>(state.statuses | ((state.flags & Stunned) != 0 ? wasStunned : 0));
    });
}

/// SCE-47f, SCE-47g, SCE-47i: at every change-over, one die for each Dazed Champion of both sides (SCE-Q24).
void Game::rollForDazed()
{
    if ((conditionsInPlay() & 1 << Dazed) == 0)
        return;
    const Seat next = other(m_table.active);
    for (const Seat seat : {next, m_table.active}) {
        for (const Zone zone : {Combat, Garrison}) {
            m_table.each(zoneId(zone, seat), [&](CardId champion) {
                if (!has(champion, Dazed) || m_table.has(champion, Dead))
                    return;
                const int die = roll(20);
                say(Says::DazeRoll, seat, champion, NoCard, die, 0, "SCE-47f");
                if (die >= 11) { // SCE-48d
                    endConditions(champion, 1 << Dazed, "SCE-47i");
                } else {
                    m_table.setFlag(champion, Stunned, true);
                    m_table.changed(Table::Statuses);
                    say(Says::Stunned, seat, champion, NoCard, 0, 0, "SCE-47g");
                }
            });
        }
    }
}

} // namespace muster::engine::sceptre
