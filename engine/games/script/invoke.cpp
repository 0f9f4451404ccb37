// SPDX-License-Identifier: GPL-3.0-or-later
// Playing a Creature card, evolving it, its Enhancement, and the defence.
#include <algorithm>

#include "engine/games/script/game.h"

namespace muster::engine::script {

namespace {

constexpr std::uint8_t attackMoment = 2;

} // namespace

/// SCR-080, SCR-081: one Creature, or none, and then no Enhancement either (SCR-185).
void Game::invokeStage()
{
    const Seat seat = m_table.active;
    Options options;
    listActions(seat, options);
    const Option chosen = ask(AttackWith, seat, options);
    if (chosen.action == Nothing) { // SCR-045
        m_state.phase = TurnEnds;
        return;
    }
    ++m_state.players[seat].attacks;
    beginMoment(attackMoment, seat);
    m_state.battle = {};
    invoke(seat, chosen);
    if (gameOver())
        return;
    const CardId attacker = chosen.card;
    if (zoneKind(attacker) != CreaturePlace) {
        m_state.phase = Blocked; // it is gone already
        return;
    }
    m_state.battle.attacker = attacker;
    m_state.battle.attackerSince = m_table.card(attacker).entered;
    m_table.setAttack(attacker, NoCard);
    m_table.attackedPlayer = other(seat); // SCR-086
    m_table.setFight(attacker, IsAttacking);
    if (concerns(code::eventBit(Term::EventAttacks))) {
        Event event;
        event.kind = code::eventNumber(Term::EventAttacks);
        event.it = attacker;
        event.player = seat;
        event.other = other(seat);
        happen(event);
    }
    settleTexts();
    m_state.phase = m_state.battle.negated ? Blocked : Attacked;
}

/// SCR-082, SCR-180, SCR-181: one Enhancement with the attacking Creature, unless a text allows more.
void Game::chooseEnhancements(Seat seat, const Option& action, int creatureCost, Enhancements& chosen)
{
    const CardId creature = action.card;
    int most = 1;
    eachForPlayer(Modifier::Allow, m_rules.words.actPlay, seat, [&](const Modifier& one) {
        if (one.onto == code::None || matches(one.onto, creature, contextOf(one), seat))
            most += one.amount;
    });
    int spent = creatureCost;
    for (int i = 0; i < most; ++i) {
        Options options;
        (void)options.push({});
        {
            Aside leaving(*this);
            leaving.add(creature);
            leaving.add(action.other);
            for (const CardId item : chosen)
                leaving.add(item);
            eachIn(Hand, seat, [&](CardId item) {
                if (is(item, Kind::Enhancement) && !chosen.contains(item) && !refuseEnhancement(seat, item, spent)) {
                    Option one;
                    one.card = item;
                    (void)options.push(one);
                }
            });
        }
        const CardId item = askMerged(WithWhat, seat, options, creature).card;
        if (!item.valid() || !chosen.push(item))
            return;
        spent += costOf(item, false);
    }
}

/// SCR-190, SCR-193: pay, then put it onto the table; an attacker is tapped (SCR-Q42). Its Enhancement is chosen with it, with costs
/// as they were before either acts (SCR-Q29); a blocker has none (SCR-184).
void Game::invoke(Seat seat, const Option& action)
{
    const CardId creature = action.card;
    const bool evolved = action.action == InvokeEvolved;
    const bool attacks = seat == m_table.active;
    const int cost = costOf(creature, evolved);
    Enhancements enhancements;
    if (attacks)
        chooseEnhancements(seat, action, cost, enhancements);
    FixedList<int, 4> costs;
    for (const CardId item : enhancements)
        (void)costs.push(costOf(item, false));
    pay(seat, cost, creature, !attacks); // SCR-092; SCR-186: the Creature first, for which fewer Scripts are right
    say(attacks ? Says::InvokesToAttack : Says::InvokesToBlock, seat, creature, NoCard, cost, 0,
        attacks ? "SCR-190" : "SCR-090");
    put(creature, CreaturePlace, seat);
    if (action.other.valid()) // SCR-206: for an evolved cost alone
        placeBeneath(seat, creature, action.other);
    if (attacks)
        m_table.setStatuses(creature,
                            static_cast<std::uint16_t>(m_table.card(creature).statuses | Tapped | HasAttacked));
    for (std::size_t i = 0; i < enhancements.size(); ++i) {
        pay(seat, costs[i], enhancements[i]);
        say(Says::Enhances, seat, enhancements[i], creature, 0, 0, "SCR-182");
        Context context;
        context.you = seat;
        context.self = enhancements[i];
        attach(enhancements[i], creature, false, context);
    }
    raise(Term::EventPlays, creature, NoCard, seat);
    for (const CardId item : enhancements) {
        raise(Term::EventPlays, item, NoCard, seat);
        runPlays(own(item).does, seat, item);
    }
}

Refusal Game::refuseEnhancement(Seat seat, CardId item, int creatureCost)
{
    if (!mayPlay(seat, item))
        return "SCR-304";
    if (untapped(seat) < creatureCost + costOf(item, false))
        return "SCR-186";
    return refuseText(seat, item);
}

Refusal Game::refuseWith(Seat seat, CardId item, const Option& creature)
{
    Aside leaving(*this);
    leaving.add(creature.card);
    leaving.add(creature.other);
    return refuseEnhancement(seat, item, costOf(creature.card, creature.action == InvokeEvolved));
}

/// SCR-196, SCR-204: the previous stage, and the one before it if its player wants.
void Game::placeBeneath(Seat seat, CardId creature, CardId before)
{
    const auto place = [&](CardId card) {
        m_table.attach(card, creature);
        m_table.setFlag(card, FaceUp, true);
        m_table.setFlag(card, Beneath, true);
        seeAll(card);
        say(Says::PlacesBeneath, seat, card, creature, 0, 0, "SCR-194");
    };
    const std::uint16_t line = own(before).line;
    place(before);
    CardId first;
    eachIn(Hand, seat, [&](CardId card) {
        if (!first.valid() && m_table.card(card).definition == line)
            first = card;
    });
    if (!first.valid())
        return;
    bool wanted = m_rules.switches.wholeLine;
    if (!wanted) {
        Options options;
        for (const int yes : {0, 1}) {
            Option one;
            one.card = first;
            one.number = static_cast<std::int16_t>(yes);
            (void)options.push(one);
        }
        wanted = ask(WholeLine, seat, options, creature).number == 1;
    }
    if (wanted)
        place(first);
}

bool Game::attackStands() const
{
    const Battle& battle = m_state.battle;
    return battle.attacker.valid() && m_table.same(battle.attacker, battle.attackerSince)
        && zoneKind(battle.attacker) == CreaturePlace;
}

/// Whether nothing forbids this Creature to block this attacker.
bool Game::mayBlock(CardId blocker)
{
    bool forbidden = false;
    eachInForce(Modifier::Forbid, m_rules.words.actBlock, blocker, [&](const Modifier& one) {
        forbidden =
            forbidden || one.onto == code::None || matches(one.onto, m_state.battle.attacker, contextOf(one), NoSeat);
    });
    return !forbidden && !playerForbidden(m_rules.words.actBlock, m_table.card(blocker).controller, blocker);
}

bool Game::mustBlock(Seat seat)
{
    bool forced = false;
    eachForPlayer(Modifier::Force, m_rules.words.actBlock, seat, [&](const Modifier& one) {
        forced = forced || one.onto == code::None || matches(one.onto, m_state.battle.attacker, contextOf(one), NoSeat);
    });
    return forced;
}

/// SCR-090 to SCR-097: the defender sees the attack (SCR-095) and answers with one Creature, or none.
void Game::block()
{
    const Seat seat = other(m_table.active);
    Battle& battle = m_state.battle;
    while (attackStands() && !battle.negated && !gameOver()) {
        Options options;
        listActions(seat, options);
        if (battle.blockers.empty() && mustBlock(seat) && options.size() > 1)
            options.removeIf([](const Option& one) { return one.action == Nothing; });
        const Option chosen = ask(BlockWith, seat, options, battle.attacker);
        if (chosen.action == Nothing)
            break;
        if (chosen.action == Guard)
            say(Says::InvokesToBlock, seat, chosen.card, NoCard, 0, 0, "SCR-304");
        else
            invoke(seat, chosen);
        const CardId blocker = chosen.card;
        if (zoneKind(blocker) != CreaturePlace)
            continue;
        (void)battle.blockers.push(blocker);
        m_table.setFight(blocker, IsBlocking);
        m_table.setFight(battle.attacker, IsAttacking | IsBlocked);
        {
            const AtOnce both(*this);
            raise(Term::EventBlocks, blocker, battle.attacker, seat);
            raise(Term::EventIsBlocked, battle.attacker, blocker, m_table.active);
        }
        settleTexts(); // SCR-307
    }
    if (attackStands() && !battle.negated && battle.blockers.empty()) {
        say(Says::NotBlocked, m_table.active, battle.attacker, NoCard, 0, 0, "SCR-091");
        raise(Term::EventIsNotBlocked, battle.attacker, NoCard, m_table.active);
    }
    settleTexts();
    unblock();
    m_state.phase = Blocked;
}

/// SCR-232: an attack whose blockers have left is not blocked, also for texts that ask.
void Game::unblock()
{
    const auto gone = [&](CardId card) { return zoneKind(card) != CreaturePlace; };
    const auto& blockers = m_state.battle.blockers;
    if (attackStands() && std::all_of(blockers.begin(), blockers.end(), gone))
        m_table.setFight(m_state.battle.attacker, IsAttacking);
}

} // namespace muster::engine::script
