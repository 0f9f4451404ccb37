// SPDX-License-Identifier: GPL-3.0-or-later
// The four cases of travel, actions at any time, equipping, and the times of each.
#include <algorithm>
#include <cassert>

#include "engine/games/spoils/game.h"

namespace muster::engine::spoils {

// What is allowed

Refusal Game::refuse(Seat seat, const Option& action)
{
    if (m_table.isOut(seat))
        return "SPO-242";
    if (action.action == Nothing)
        return Allowed;
    if (m_state.phase < RoundBegins)
        return "SPO-Q42";
    if (action.action == Propose)
        return refuseProposal(seat);
    if (action.action == CallOff)
        return refuseCallingOff(seat, action.number);
    if (const Refusal refusal = refuseNow(seat, action.action))
        return refusal;
    switch (action.action) {
    case PutIntoPlay:
        return refusePutIntoPlay(seat, action.card);
    case UsePotion:
    case UseIncantation:
        return refuseUse(seat, action.card);
    case UseAbility:
        return refuseAbility(seat, action.card, action.ability);
    case Distract:
        return refuseDistraction(seat, action.card, false);
    case Equip:
        return refuseEquip(seat, action.card);
    case Unequip:
        return refuseUnequip(seat, action.card);
    default:
        assert(action.action == Brew);
        return refuseBrew(seat, action.card);
    }
}

/// What has its own time in a turn, whatever the card: equipping (SPO-103, SPO-104), brewing (SPO-120, SPO-121, SPO-136),
/// a distraction (SPO-206).
Refusal Game::refuseNow(Seat seat, std::uint8_t action) const
{
    switch (action) {
    case Equip:
    case Unequip:
        if (seat != m_table.active)
            return "SPO-104";
        return m_state.phase == EquipStep ? Allowed : Refusal("SPO-103");
    case Brew:
        if (seat != m_table.active)
            return "SPO-121";
        if (m_state.phase != BrewStep)
            return "SPO-120";
        return m_rules.switches.oneBrew && m_state.brews > 0 ? Refusal("SPO-136") : Allowed;
    case Distract:
        return m_state.phase == Attacked ? Allowed : Refusal("SPO-206");
    default:
        return Allowed;
    }
}

/// Of what has not its time no card is looked at.
void Game::listActions(Seat seat, Options& options)
{
    (void)options.push({});
    std::uint32_t kinds = ~std::uint32_t(0);
    for (const Action action : {Distract, Equip, Unequip, Brew})
        kinds &= refuseNow(seat, action) ? ~(std::uint32_t(1) << action) : kinds;
    const auto list = [&](const Option& action) {
        if (!refuse(seat, action))
            (void)options.push(action);
    };
    eachAction(seat, list, kinds);
}

/// Equipment, a Potion or a Familiar of the hand.
Refusal Game::refusePutIntoPlay(Seat seat, CardId card)
{
    assert(inHand(seat, card) && (is(card, Type::Equipment) || is(card, Type::Potion) || is(card, Type::Familiar)));
    if (is(card, Type::Familiar)
        && (m_rules.switches.familiarFromHand == Switches::Never
            || (m_rules.switches.familiarFromHand == Switches::OwnTurn && seat != m_table.active)))
        return "SPO-167";
    return playerForbidden(m_rules.words.actPlay, seat, card) ? Refusal("SPO-087") : Allowed;
}

/// SPO-142, SPO-143, SPO-151, on anybody's turn (SPO-233); until then a Potion in play does nothing (SPO-145). Nothing
/// takes a card in play back to the hand (SPO-147).
Refusal Game::refuseUse(Seat seat, CardId card)
{
    assert(inHand(seat, card) ? is(card, Type::Potion) || is(card, Type::Incantation)
                              : is(card, Type::Potion) && controls(seat, card));
    if (playerForbidden(m_rules.words.actUse, seat, card))
        return "SPO-087";
    return textPossible(seat, card) ? Allowed : Refusal("SPO-250");
}

/// SPO-088, SPO-Q50.
Refusal Game::refuseAbility(Seat seat, CardId card, code::Ref at)
{
    const code::Ability& ability = m_code.ability(at);
    assert(controls(seat, card));
    if (!works(card, ability, nullptr))
        return "SPO-088";
    if (ability.turn != code::Whose::Anybody && (ability.turn == code::Whose::Own) != (seat == m_table.active))
        return "SPO-088";
    if (ability.moment != 0 && (m_table.during >> ability.moment & 1) == 0)
        return "SPO-088";
    Context context;
    context.you = seat;
    context.self = card;
    if (limitReached(card, at) || !holds(ability.onlyIf, context))
        return "SPO-088";
    if (!payable(ability.cost, context))
        return "SPO-219";
    if (ability.target == code::None)
        return promising(ability.steps, context) ? Allowed : Refusal("SPO-250");
    const auto begins = [&](CardId one) { return beginsOn(ability, context, one); };
    return untilOne(ability.target, context, seat, begins) ? Allowed : Refusal("SPO-250");
}

/// Whether an ability can begin when it is used on a card.
bool Game::beginsOn(const code::Ability& ability, Context context, CardId card)
{
    context.target = card;
    return promising(ability.steps, context);
}

/// SPO-196 to SPO-199, SPO-206, SPO-207. A text may let a player go beyond the number of distractions, but not else.
Refusal Game::refuseDistraction(Seat seat, CardId card, bool byText)
{
    if (!is(card, Type::Monster) || !inHand(seat, card))
        return "SPO-197";
    if (seat == m_table.active || m_table.isOut(seat))
        return "SPO-196";
    const bool attacks = (m_table.during >> m_rules.words.combat & 1) != 0
        && (attacksPlayer() || !m_state.fights.empty()) && m_state.phase != Damage;
    if (!attacks || m_state.fights.full())
        return "SPO-206";
    const Switches::Distractions most = m_rules.switches.distractions;
    if (!byText
        && ((most == Switches::One && !m_state.fights.empty())
            || (most == Switches::OnePerPlayer && (m_state.distracted >> seat & 1) != 0)))
        return "SPO-207";
    if (promise(Clause::SparesDistraction, seat, m_table.active) != nullptr)
        return "SPO-264";
    bool forbidden = false;
    eachForPlayer(Modifier::Forbid, m_rules.words.actDistract, seat, [&](const Modifier& one) {
        const Context context = contextOf(one);
        forbidden = forbidden
            || ((one.what == code::None || matches(one.what, card, context, seat))
                && (one.onto == code::None || matches(one.onto, champion(m_table.active), context, NoSeat)));
    });
    return forbidden ? Refusal("SPO-087") : Allowed;
}

/// In its step (refuseNow), what lies in play (SPO-107); one of each form (SPO-108, SPO-109, SPO-110, SPO-111), and of the weapons one in all
/// (SPO-112), so that five are worn at most (SPO-113). No class or gender is asked for (SPO-116).
Refusal Game::refuseEquip(Seat seat, CardId card)
{
    assert(controls(seat, card) && is(card, Type::Equipment) && !isEquipped(card)); // SPO-107
    if (inSlotOf(champion(seat), card).valid())
        return isWeapon(own(card).form) ? "SPO-112" : "SPO-114";
    return playerForbidden(m_rules.words.actEquip, seat, card) ? Refusal("SPO-087") : Allowed;
}

Refusal Game::refuseUnequip(Seat seat, CardId card)
{
    assert(controls(seat, card) && isEquipped(card)); // SPO-107
    return playerForbidden(m_rules.words.actUnequip, seat, card) ? Refusal("SPO-087") : Allowed;
}

/// SPO-123.
Refusal Game::refuseBrew(Seat seat, CardId card)
{
    assert(controls(seat, card) && is(card, Type::Equipment)); // SPO-124
    return playerForbidden(m_rules.words.actBrew, seat, card) || !mayLeave(card) ? Refusal("SPO-087") : Allowed;
}

/// Whether the text of a card that is used can be paid for and has its target.
bool Game::textPossible(Seat seat, CardId card)
{
    const code::Range text = own(card).does;
    for (int i = 0; i < text.count; ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(text.first + i));
        if (ability.kind != code::Ability::Plays)
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        if (!payable(ability.cost, context))
            return false;
        if (ability.target != code::None && !untilOne(ability.target, context, seat, [](CardId) { return true; }))
            return false;
    }
    return true;
}

// Travel

/// SPO-226, SPO-230: the type alone decides.
void Game::travelOnto(CardId card)
{
    const Seat seat = m_table.active;
    say(Says::TravelsOnto, seat, card, NoCard, 0, 0, "SPO-226");
    raise(Term::EventReveals, card, NoCard, seat);
    raise(Term::EventIsRevealed, card, NoCard, seat);
    settleTexts();
    if (stopped() || zoneKind(card) != Shown) {
        if (!gameOver() && zoneKind(card) == Shown)
            mustGo(card, seat, "SPO-247");
        return;
    }
    switch (static_cast<Type>(m_table.card(card).type)) {
    case Type::Incantation: // SPO-150
        useIncantation(seat, card);
        break;
    case Type::Monster: // SPO-170
        startFight(card, NoSeat);
        break;
    default: // SPO-164, SPO-228
        keepOrPlay(seat, card);
        break;
    }
    settleTexts();
}

void Game::keepOrPlay(Seat seat, CardId card)
{
    Options options;
    const bool mayPlay = !playerForbidden(m_rules.words.actPlay, seat, card);
    for (const int plays : {0, 1}) {
        if (plays != 0 && !mayPlay)
            break;
        Option one;
        one.card = card;
        one.number = static_cast<std::int16_t>(plays);
        (void)options.push(one);
    }
    if (ask(KeepOrPlay, seat, options, card).number != 0) {
        putIntoPlay(seat, card, is(card, Type::Familiar) ? "SPO-164" : "SPO-228");
        return;
    }
    say(Says::KeepsInHand, seat, card, NoCard, 0, 0, is(card, Type::Familiar) ? "SPO-166" : "SPO-228");
    put(card, Hand, seat);
}

// At any time

/// SPO-102: not equipped. Of Familiars there is one (SPO-163, SPO-165).
void Game::putIntoPlay(Seat seat, CardId card, const char* rule)
{
    say(Says::PutsIntoPlay, seat, card, NoCard, 0, 0, rule);
    put(card, PlayArea, seat);
    (void)keepOneFamiliar(seat);
}

/// SPO-144, SPO-146. An effect is complete before anybody can act (SPO-251).
void Game::usePotion(Seat seat, CardId card) { used(seat, card, false, "SPO-144"); }

/// SPO-152, SPO-153, SPO-155; what stays does so until a text ends it (SPO-156).
void Game::useIncantation(Seat seat, CardId card) { used(seat, card, own(card).stays, "SPO-152"); }

/// While it is used a card lies neither in a hand nor in the graveyard.
void Game::used(Seat seat, CardId card, bool stays, const char* rule)
{
    say(Says::UsesCard, seat, card, NoCard, 0, 0, rule);
    if (zoneKind(card) != Shown)
        put(card, Shown, 0);
    raise(Term::EventUses, card, NoCard, seat, 1);
    const CardId before = m_kept; // of a card whose text uses this one
    m_kept = NoCard;
    runPlays(own(card).does, seat, card);
    const bool keeps = stays || m_kept == card;
    m_kept = before;
    if (gameOver() || zoneKind(card) != Shown)
        return;
    if (keeps)
        put(card, PlayArea, seat);
    else
        mustGo(card, seat, rule);
}

/// Nobody has to, and without the payment nothing of it happens (SPO-216).
void Game::useAbility(Seat seat, CardId card, code::Ref at)
{
    const code::Ability& ability = m_code.ability(at);
    say(Says::UsesAbility, seat, card, NoCard, 0, 0, "SPO-088");
    Context context;
    context.you = seat;
    context.self = card;
    if (ability.target != code::None) {
        CardList targets;
        collect(ability.target, context, seat, targets);
        targets.removeIf([&](CardId one) { return !beginsOn(ability, context, one); });
        context.target = askCard(seat, targets, card, Term::VerbPick);
    }
    countUse(card, at);
    Runner::pay(ability.cost, context);
    run(ability.steps, context);
}

// Equipping

/// SPO-215: each is an act of its own.
void Game::equip(Seat seat, CardId card)
{
    Context context;
    context.you = seat;
    context.self = card;
    attach(card, champion(seat), false, context);
}

/// SPO-115: it stays in play.
void Game::unequip(CardId card, Seat seat)
{
    Context context;
    context.you = seat;
    context.self = card;
    detach(card, context);
}

} // namespace muster::engine::spoils
