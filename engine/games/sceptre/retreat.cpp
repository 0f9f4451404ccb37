// SPDX-License-Identifier: GPL-3.0-or-later
// The retreat: rule 49.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

Refusal Game::refuseRetreat(Seat seat)
{
    const CardId champion = inCombat(seat);
    if (!champion.valid())
        return "SCE-7a";
    if (m_table.has(champion, Dead))
        return "SCE-Q43";
    if ((m_table.card(champion).flags & Stunned) != 0)
        return "SCE-47g"; // SCE-Q25
    if (garrisoned(seat) >= mostGarrisoned)
        return "SCE-49c";
    bool anybody = false;
    m_table.each(zoneId(Garrison, seat), [&](CardId card) { anybody = anybody || !m_table.has(card, Dead); });
    if (!anybody)
        return "SCE-49g"; // SCE-Q28: somebody has to take its place
    if (retreatForbidden(seat, champion))
        return "SCE-20a";
    return Allowed; // SCE-49o: as often as one likes; SCE-49s: it does not end the turn
}

bool Game::retreatForbidden(Seat seat, CardId champion)
{
    return inForce(Modifier::Forbid, m_rules.words.actRetreat, champion)
        || playerForbidden(m_rules.words.actRetreat, seat);
}

/// SCE-49d: after the announcement there is at least one roll or sacrifice. With `free` an effect makes it succeed.
void Game::retreat(Seat seat, bool free)
{
    Player& player = m_state.players[seat];
    const CardId champion = inCombat(seat);
    const std::uint16_t since = m_table.card(champion).entered;
    say(Says::AnnouncesRetreat, seat, champion, NoCard, 0, 0, "SCE-49d");
    if (player.retreating != champion || player.retreatingSince != since) {
        // A new attempt starts at 10 again (SCE-49m); stopping and going on is the same one (SCE-Q29).
        player.retreating = champion;
        player.retreatingSince = since;
        player.failures = 0;
        raise(Term::EventTriesTo, champion, NoCard, seat, m_rules.words.actRetreat); // SCE-49r
        settleDuringRetreat();
    }
    const auto stands = [&] {
        return !gameOver() && inCombat(seat) == champion && m_table.same(champion, since) && garrisoned(seat) > 0
            && garrisoned(seat) < mostGarrisoned  // SCE-49c
            && !retreatForbidden(seat, champion); // what answers the attempt may forbid it
    };
    bool must = true;
    while (stands()) {
        if (free || inForce(Modifier::Ignore, m_rules.words.needRetreatRoll, champion)) {
            retreatSucceeds(seat, champion);
            return;
        }
        Options options;
        options.push({0, NoSeat, NoCard, NoCard, RollDice});
        if (!must) // SCE-49l
            options.push({0, NoSeat, NoCard, NoCard, StopRolling});
        m_table.eachOn(champion, [&](CardId on) { // SCE-49p, SCE-49q: at any point
            if (is(on, Type::Squire))
                options.push({0, NoSeat, on, NoCard, SacrificeSquire});
        });
        const Option chosen = ask(RetreatStep, seat, options, champion, player.failures);
        if (chosen.number == StopRolling) {
            say(Says::StopsRetreat, seat, champion, NoCard, 0, 0, "SCE-49l");
            return;
        }
        if (chosen.number == SacrificeSquire) {
            say(Says::Sacrifices, seat, chosen.card, champion, 0, 0, "SCE-49p");
            discardCard(chosen.card, "SCE-49p");
            checkDeaths(); // without its bonus the Champion may be dead (SCE-Q20)
            if (stands())
                retreatSucceeds(seat, champion);
            return;
        }
        must = false;
        offerReveals(other(seat));
        if (seat != m_table.active) // in the own turn that could be done before
            offerReveals(seat);
        if (!stands())
            return;
        if (rollRetreat(seat, champion, inCombat(other(seat)))) {
            retreatSucceeds(seat, champion);
            return;
        }
        // SCE-49h, SCE-49i, SCE-49j: 10 more with each failure; nothing changes it
        ++player.failures;
        say(Says::RetreatFails, seat, champion, NoCard, 10 * player.failures, 0, "SCE-49h");
        hurt(champion, 10 * player.failures, NoCard, "SCE-49i", true); // SCE-49j
        checkDeaths();                                                 // SCE-49k
        if (m_table.same(champion, since))
            raise(Term::EventFailsTo, champion, NoCard, seat, m_rules.words.actRetreat);
        settleDuringRetreat();
    }
}

/// What answers a roll is finished before the next one. In the pre-attack part that means deaths too (SCE-K41): the
/// next roll may be against another Champion.
void Game::settleDuringRetreat()
{
    const bool atOnce = m_state.phase == Phase::Main && !draining();
    atOnce ? drainOneByOne() : drain();
    checkDeaths();
    if (atOnce)
        settleDeaths();
}

/// SCE-49e, SCE-49f; ties are rolled again and count as nothing (SCE-49n).
bool Game::rollRetreat(Seat seat, CardId champion, CardId against)
{
    for (;;) {
        const int mine = roll(20);
        const int theirs = roll(20);
        const int sum = mine + spd(champion) + added(m_rules.words.retreatRoll, champion);
        // In the middle of an attack or effect the opposing Champion may be gone, and its place empty.
        const int against_ = theirs + (against.valid() ? spd(against) + added(m_rules.words.retreatRoll, against) : 0);
        say(Says::RetreatRolls, seat, champion, against, sum, against_, "SCE-49e");
        if (sum != against_)
            return sum > against_;
    }
}

/// SCE-47b: Bleeding takes its 20 before garrisoning cures it, so the Champion may die in combat (SCE-Q66). Then the
/// new one is chosen from the garrison (SCE-49g), and everything attached moves along (SCE-49b, SCE-41b).
void Game::retreatSucceeds(Seat seat, CardId champion)
{
    Player& player = m_state.players[seat];
    say(Says::RetreatSucceeds, seat, champion, NoCard, 0, 0, "SCE-49f");
    player.retreating = NoCard;
    player.failures = 0;
    raise(Term::EventManagesTo, champion, NoCard, seat, m_rules.words.actRetreat);
    if (has(champion, Bleeding)) {
        hurt(champion, 20, NoCard, "SCE-47b", true); // SCE-47e
        checkDeaths();
        if (m_table.has(champion, Dead))
            return;
    }
    const CardId newcomer = askNewChampion(seat, champion);
    if (!newcomer.valid())
        return;
    raise(Term::EventLeaves, champion, NoCard, seat, Combat);
    m_table.moveToEnd(champion, zoneId(Garrison, seat)); // SCE-49a
    say(Says::GoesToGarrison, seat, champion, NoCard, 0, 0, "SCE-49a");
    endConditions(champion, 0xff, "SCE-48a");
    enterCombat(seat, newcomer);
}

} // namespace muster::engine::sceptre
