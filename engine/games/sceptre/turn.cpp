// SPDX-License-Identifier: GPL-3.0-or-later
// The turn, from the draw to the change-over: Turn Order 1 to 6, rules 29 and 50.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

constexpr std::uint8_t momentTurn = 0; // of the effect language: "own turn starts"

/// SCE-T7: the steps of a turn come in this order.
void Game::advance()
{
    switch (m_state.phase) {
    case Phase::Hands:
        drawHands();
        break;
    case Phase::Champions:
        chooseInitial();
        break;
    case Phase::WhoStarts:
        rollForStart();
        break;
    case Phase::TurnStart:
        startTurn();
        break;
    case Phase::Main:
        mainAction();
        break;
    case Phase::Announced:
        rollAttack();
        break;
    case Phase::Rolled:
        dealAttackDamage();
        break;
    case Phase::Damaged:
        ownEffects();
        break;
    case Phase::Effects:
        otherEffects();
        break;
    case Phase::OtherEffects:
        aftermath();
        break;
    case Phase::Aftermath:
    case Phase::TurnEnd:
        endTurn();
        break;
    case Phase::ChangeOver:
        changeOver();
        break;
    default:
        break;
    }
    if (m_table.abandoned)
        giveUp(Outcome::Abandoned);
}

void Game::startTurn()
{
    ++m_table.turn;
    m_table.changed(Table::Moment);
    forgetUsesOfTurn(); // what happened between turns was in neither (SCE-50a)
    forgetHistoryOfTurn();
    m_table.began[momentTurn] = m_table.serial;
    m_state.actions = 0;
    const Seat seat = m_table.active;
    for (Player& player : m_state.players) { // of both: effects attach and retreat in the other player's turn, too
        player.coins.clear();                // SCE-17a
        player.failures = 0;
        player.retreating = NoCard;
        player.disarmed.clear();
    }
    tell(Tells::TurnBegins, seat, NoCard, NoCard, m_table.turn);
    if (m_rules.switches.turnLimit > 0 && m_table.turn > m_rules.switches.turnLimit) {
        drawnGame("SCE-Q45");
        return;
    }
    m_state.phase = Phase::Main;
    drawCards(seat, 1, "SCE-T1a"); // SCE-T1b: in the first turn too; SCE-29a, SCE-29b: an empty deck gives nothing
    if (stalemate()) {
        drawnGame("SCE-29c");
        return;
    }
    passTime(Expiry::StartOfTurn, seat);
    checkDeaths(); // what has ended, or depends on whose turn it is, may have been HP (SCE-Q20)
    if (!settled())
        return;
    raise(Term::EventStarts, NoCard, NoCard, seat, momentTurn); // SCE-T2
    if (settled())
        respond(other(seat));
}

bool Game::askYesNo(std::uint8_t kind, Seat seat, CardId about)
{
    Options options;
    for (const std::int16_t yes : {std::int16_t(0), std::int16_t(1)})
        options.push({0, NoSeat, NoCard, NoCard, yes});
    return ask(kind, seat, options, about).number == 1;
}

/// SCE-T3: the pre-attack activities in any order, one after the other. Ending the turn without an attack is always
/// possible (SCE-30v).
void Game::mainAction()
{
    const Seat seat = m_table.active;
    if (++m_state.actions > MostTurnActions) {
        m_table.abandoned = true;
        return;
    }
    Options options;
    listActions(seat, options);
    act(seat, ask(MainAction, seat, options));
    if (!over() && m_state.phase == Phase::Main) {
        checkDeaths();
        settled(); // SCE-K41: also who has died before the attack is replaced at once
    }
}

/// What has been woken happens, and who has died is replaced. Whether the game goes on.
bool Game::settled()
{
    drainOneByOne();
    settleDeaths();
    return !over();
}

void Game::act(Seat seat, const Option& action, CardId onto)
{
    CardId on = NoCard;
    CardId replaced = NoCard;
    if (action.action == AttachCoin || action.action == AttachSquire || action.action == PlayEquipment) {
        Options targets;
        listTargets(seat, action, targets);
        if (onto.valid())
            targets.removeIf([&](const Option& one) { return one.card != onto; });
        if (targets.empty())
            return;
        const Option chosen = ask(OnWhom, seat, targets, action.card, action.action);
        on = chosen.card;
        replaced = chosen.other;
    }
    if (action.action > AttachCoin && action.action <= PlayArena)
        payCost(seat, action.card);
    switch (action.action) {
    case AttachCoin:
        attachCoin(seat, action.card, on);
        break;
    case PlayChampion:
        playChampion(seat, action.card);
        break;
    case AttachSquire:
        attachSquire(seat, action.card, on, replaced);
        break;
    case PlayEquipment:
        equip(seat, action.card, on);
        break;
    case PlayAction:
        playAction(seat, action.card);
        break;
    case PlayTrap:
        setTrap(seat, action.card);
        break;
    case PlayGate:
        playGate(seat, action.card);
        break;
    case PlayExterior:
        playExterior(seat, action.card);
        break;
    case PlayArena:
        playArena(seat, action.card);
        break;
    case UseAbility:
        useAbility(seat, action.card, action.ability);
        break;
    case Reveal:
        show(action.card);
        break;
    case Retreat:
        retreat(seat, false);
        break;
    case Attacks:
        announce(seat, action);
        break;
    default:
        m_state.phase = Phase::TurnEnd;
    }
}

void Game::listActions(Seat seat, Options& options)
{
    const ByType types = playableTypes(seat);
    for (const CardId card : handOf(seat).different) { // equal cards of a hand are one option
        const std::uint32_t type = m_table.card(card).typeBit();
        if ((types.refused & type) != 0)
            continue;
        const Option play{actionOf(typeOf(card)), NoSeat, card};
        if ((types.allowed & type) != 0 || !(types.byItself ? refuseItself(seat, play) : refuse(seat, play)))
            options.push(play);
    }
    eachListed(&Listed::used, [&](CardId card) {
        if (m_table.card(card).controller != seat)
            return;
        FixedList<code::Ref, 24> uses;
        usesOf(card, uses);
        for (const code::Ref at : uses) {
            if (!refuseAbility(seat, card, at))
                options.push({UseAbility, NoSeat, card, NoCard, 0, at}); // SCE-T3f
        }
    });
    listReveals(seat, options);
    const CardId fighter = inCombat(seat);
    if (const Option one{Retreat, NoSeat, fighter}; !refuse(seat, one)) // SCE-T3e; SCE-41a: never a Squire
        options.push(one);
    // As refuse() has it; what stands against both attacks is asked once.
    if (seat == m_table.active && m_state.phase == Phase::Main && !refuseAnyAttack(fighter)) {
        const Carried carried = carriedBy(fighter);
        for (const std::int16_t attack : {std::int16_t(0), std::int16_t(1)}) {
            if (!refuseUnpaid(fighter, attack, carried))
                options.push({Attacks, NoSeat, fighter, NoCard, 0, attack});
        }
    }
    options.push({EndTurn});
}

/// Abilities that their text lets a player use in the other player's turn work at the steps that concern that player:
/// after the start of the turn, when an attack is announced, and before the turn ends (SCE-12f, SCE-Q68). Hidden
/// Champions may be revealed then for a passive benefit (SCE-Q70).
void Game::respond(Seat seat)
{
    constexpr int cap = 20;
    for (int i = 0; i < cap && !gameOver() && anybodyAnswers(); ++i) {
        Options options;
        listResponses(seat, options);
        const Option chosen = ask(static_cast<std::uint8_t>(Ask::Respond), seat, options);
        if (chosen.action == Pass)
            return;
        if (chosen.action == UseAbility)
            useAbility(seat, chosen.card, chosen.ability);
        else
            show(chosen.card);
        if (m_state.phase != Phase::Announced) { // else after the attack (SCE-Q43)
            settled();
            continue;
        }
        drain();
        checkDeaths();
    }
}

void Game::listResponses(Seat seat, Options& options)
{
    options.push({});
    bool toBeProven = false; // something that could be used if hidden cards were shown (SCE-11e)
    eachListed(&Listed::answering, [&](CardId card) {
        if (m_table.card(card).controller != seat)
            return;
        FixedList<code::Ref, 24> uses;
        usesOf(card, uses);
        for (const code::Ref at : uses) {
            if (m_code.ability(at).turn == code::Whose::Own)
                continue;
            if (refuseAbility(seat, card, at)) {
                Context context;
                context.you = seat;
                context.self = card;
                const code::Ref condition = m_code.ability(at).onlyIf;
                toBeProven = toBeProven
                    || (facts(card).readsGarrison && condition != code::None && mayBeProven(condition, context));
                continue;
            }
            options.push({UseAbility, NoSeat, card, NoCard, 0, at});
        }
    });
    if (m_state.phase == Phase::Announced || toBeProven)
        listReveals(seat, options);
}

/// SCE-T6: triggers first, while the durations still hold, then what expires, then the change-over (SCE-Q46).
void Game::endTurn()
{
    const Seat seat = m_table.active;
    if (m_state.phase != Phase::Aftermath)
        respond(other(seat));
    if (over())
        return;
    m_state.phase = Phase::TurnEnd;
    tell(Tells::EndsTurn, seat, NoCard, NoCard, 0, 0, "SCE-T6");
    raise(Term::EventEnds, NoCard, NoCard, seat, momentTurn);
    if (!settled())
        return;
    passTime(Expiry::EndOfTurn, seat);
    m_table.betweenTurns = true; // what begins now does not belong to this turn any more
    m_table.changed(Table::Moment);
    endDisarm(seat);
    checkDeaths();
    const bool goesOn = settled();
    endDisarm(seat); // of those that were Disarmed meanwhile
    if (goesOn)
        m_state.phase = Phase::ChangeOver;
}

/// SCE-47l, SCE-47m: the turn of its player ends.
void Game::endDisarm(Seat seat)
{
    if ((conditionsInPlay() & 1 << Disarmed) == 0)
        return;
    for (const Zone zone : {Combat, Garrison}) {
        m_table.each(zoneId(zone, seat), [&](CardId champion) {
            const bool inItsTurn = m_state.players[seat].disarmed.contains(champion);
            if (has(champion, Disarmed))
                endConditions(champion, 1 << Disarmed, inItsTurn ? "SCE-47m" : "SCE-47l");
        });
    }
}

/// SCE-50a: after one player's turn and before the other's draw. After every turn, attack or not (SCE-Q57).
void Game::changeOver()
{
    forgetUsesOfTurn(); // SCE-34g
    forgetHistoryOfTurn();
    if ((conditionsInPlay() & wasStunned) != 0) {
        eachListed(&Listed::units, [&](CardId card) {
            if ((m_table.card(card).flags & Stunned) != 0)
                m_table.setFlag(card, Stunned, false);
        });
    }
    raise(Term::EventBetweenTurns, NoCard, NoCard, m_table.active);
    if (!settled())
        return;
    rollForDazed();
    checkDeaths();
    if (!settled())
        return;
    m_table.betweenTurns = false;
    m_table.active = other(m_table.active);
    m_table.changed(Table::Moment);
    m_state.phase = Phase::TurnStart;
}

/// SCE-29c by the static test of SCE-Q45: with both decks empty, no Champion of either player could ever have an
/// attack, even if every Coin and Squire of the hand went to it, and no card could change that. With a full garrison nobody
/// retreats (SCE-49c) and nobody joins it (SCE-12a): then only the Champion in combat could.
bool Game::stalemate()
{
    if (m_table.zone(zoneId(Deck, 0)).count > 0 || m_table.zone(zoneId(Deck, 1)).count > 0)
        return false;
    for (const Seat seat : {Seat(0), Seat(1)}) { // mostly it is seen at a glance
        const CardId fighter = inCombat(seat);
        if (fighter.valid() && !facts(fighter).cavalry && meets(coinsOn(fighter), facts(fighter).attacks[0].coins))
            return false;
    }
    // What lasts may change what attacks ask for.
    const Words& words = m_rules.words;
    if (mayBeInForce(Modifier::Add, words.coinsNeeded) || mayBeInForce(Modifier::Add, words.squiresNeeded)
        || mayBeInForce(Modifier::Ignore, words.needCoins) || mayBeInForce(Modifier::Ignore, words.needSquires))
        return false;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        int squires = 0;
        CardList champions;
        bool changed = false;
        const bool stuck = garrisoned(seat) >= mostGarrisoned;
        const auto look = [&](CardId card) {
            if (is(card, Type::Champion) && (!stuck || card == inCombat(seat)))
                champions.push(card);
            changed = changed || facts(card).mayUnlockAttacks;
        };
        m_table.each(zoneId(Hand, seat), [&](CardId card) {
            squires += is(card, Type::Squire) ? 1 : 0;
            look(card);
        });
        for (const CardId card : inPlay()) {
            if (m_table.card(card).controller == seat)
                look(card);
        }
        if (changed)
            return false;
        for (const CardId champion : champions) {
            Coins have = coinsOn(champion);
            have += coinsInHand(seat);
            for (int attack = 0; attack < 2; ++attack) {
                const int needed = attack + (facts(champion).cavalry ? 1 : 0);
                if (meets(have, facts(champion).attacks[attack].coins)
                    && std::min(2, squiresOn(champion) + squires) >= needed)
                    return false;
            }
        }
    }
    return true;
}

} // namespace muster::engine::sceptre
