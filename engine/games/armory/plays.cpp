// SPDX-License-Identifier: GPL-3.0-or-later
// Attributes, Items, Favors and Techniques, abilities that are used, and what may be done when.
#include <algorithm>
#include <cassert>

#include "engine/games/armory/game.h"

namespace muster::engine::armory {

// Attributes

/// ARM-301, ARM-313: those that lie on the board.
void Game::countAttributes(Seat seat)
{
    auto& have = m_state.fighters[seat].have;
    have.fill(0);
    eachIn(Board, seat, [&](CardId card) {
        if (is(card, Type::Attribute))
            ++have[own(card).attribute];
    });
}

void Game::arrived(CardId card, std::uint8_t, Seat)
{
    if (is(card, Type::Attribute))
        countAttributes(m_table.card(card).owner);
}

/// ARM-302, ARM-305: each icon needs an Attribute of its own, a gray one any. Nothing is spent (ARM-303), so that the
/// same ones serve for every card (ARM-304), and what is in play asks for none (ARM-306).
Refusal Game::refuseNeeds(Seat seat, CardId card) const
{
    const Facts& facts = own(card);
    if (facts.needsInAll == 0)
        return Allowed;
    const auto& have = m_state.fighters[seat].have;
    int all = 0;
    for (std::size_t i = 0; i < have.size(); ++i) {
        if (have[i] < facts.needs[i])
            return "ARM-302";
        all += have[i];
    }
    return all < facts.needsInAll ? Refusal("ARM-305") : Allowed;
}

/// ARM-211, ARM-310: one a turn, and as many as there are in all. None has a requirement (ARM-308).
Refusal Game::refuseAttribute(Seat seat, CardId card)
{
    return allowance(seat, card, m_state.fighters[seat].attributesPlayed) ? Allowed : Refusal("ARM-211");
}

void Game::playAttribute(Seat seat, CardId card)
{
    ++m_state.fighters[seat].attributesPlayed;
    say(Says::PlaysAttribute, seat, card, NoCard, 0, 0, "ARM-211");
    put(card, Board, seat);
    raise(Term::EventPlays, card, NoCard, seat);
}

// What is allowed

Refusal Game::refuse(Seat seat, const Option& action)
{
    if (m_state.phase != MainPhase)
        return m_state.phase == Combat ? "ARM-220" : m_state.phase == Begins ? "ARM-109" : "ARM-201";
    if (!onTurn(seat) || m_state.acting != seat)
        return "ARM-209";
    const bool fromHand = action.action >= PlayAttribute && action.action <= AttachTrinket;
    if (fromHand && m_table.card(action.card).zone != zones().id(Hand, seat))
        return "ARM-210";
    return refuseOnTurn(seat, action);
}

/// Of who acts now, with a card of the hand or of the board.
Refusal Game::refuseOnTurn(Seat seat, const Option& action)
{
    switch (action.action) {
    case Nothing:
        return refuseEnd(seat);
    case HandOver:
        return refuseHandOver(seat);
    case PlayAttribute:
        return refuseAttribute(seat, action.card);
    case PlayCard:
        return refuseCard(seat, action);
    case Equip:
        return refuseEquip(seat, action.card);
    case AttachTrinket:
        return refuseAttach(seat, action.card, action.other);
    case Drop:
        return refuseDrop(seat, action.card);
    case Use:
        return refuseUse(seat, action);
    default:
        assert(action.action == AttackWith || action.action == Throw);
        return refuseAttack(seat, action, nullptr);
    }
}

/// ARM-833: not back again before one of the two has done something, else a turn might never end; but to who alone has a
/// duty left (ARM-Q55).
Refusal Game::refuseHandOver(Seat seat)
{
    const Seat mate = teammate(seat);
    assert(mate != NoSeat);
    return m_state.handed < 2 || (mustAttack(mate) && !mustAttack(seat)) ? Allowed : Refusal("ARM-833");
}

namespace {

/// Whether a rule may refuse an action for whom or what it is done to, or for its Technique.
bool isAboutOthers(Refusal refusal)
{
    const std::string_view rule = refusal.rule(); // "ARM-125"
    switch (rule[4] * 100 + rule[5] * 10 + rule[6] - '0' * 111) {
    case 125:
    case 312:
    case 401:
    case 441:
    case 442:
    case 444:
    case 445:
    case 471:
    case 951:
        return true;
    default:
        return false;
    }
}

} // namespace

void Game::listActions(Seat seat, Options& options)
{
    CardList hand;
    cardsToPlay(seat, hand);
    eachActionWith(seat, hand, [&](const Option& action) {
        const Refusal refusal = refuseOnTurn(seat, action);
        if (!refusal)
            (void)options.push(action);
        return !refusal || isAboutOthers(refusal);
    });
}

/// The cards of a hand whose type may still be played, of those that look alike one. Techniques of combat have their own
/// steps (ARM-454, ARM-456).
void Game::cardsToPlay(Seat seat, CardList& cards)
{
    const bool more = mayBeInForce(Modifier::Allow, m_rules.words.actPlay); // than one of a type in a turn
    const std::uint32_t spent = more ? 0 : spentTypes(seat);
    std::uint64_t met = 0; // a bit for several cards: most have been met by none before
    eachIn(Hand, seat, [&](CardId card) {
        if ((spent & m_table.card(card).typeBit()) != 0 || (is(card, Type::Technique) && own(card).step != Step::Skill))
            return;
        const std::uint16_t definition = m_table.card(card).definition;
        const std::uint64_t bit = std::uint64_t(1) << (definition & 63);
        const auto same = [&](CardId other) {
            return m_table.card(other).definition == definition && sameState(card, other, seat)
                && m_state.detached.contains(card) == m_state.detached.contains(other); // ARM-483
        };
        if ((met & bit) == 0 || std::none_of(cards.begin(), cards.end(), same))
            cards.push(card);
        met |= bit;
    });
}

/// The types of which a fighter has played the one of a turn, as bits.
std::uint32_t Game::spentTypes(Seat seat) const
{
    const Fighter& fighter = m_state.fighters[seat];
    const auto spent = [](Type type, int played) {
        return played > 0 ? std::uint32_t(1) << static_cast<int>(type) : 0;
    };
    return spent(Type::Attribute, fighter.attributesPlayed) // ARM-211
        | spent(Type::Item, fighter.items)                  // ARM-212
        | spent(Type::Favor, fighter.favors)                // ARM-213
        | spent(Type::Technique, fighter.skills)            // ARM-214
        | spent(Type::Trinket, fighter.trinkets);           // ARM-215
}

/// One of a kind a turn, and what texts allow beyond it.
bool Game::allowance(Seat seat, CardId card, int used)
{
    if (used == 0)
        return true;
    int most = 1;
    eachForPlayer(Modifier::Allow, m_rules.words.actPlay, seat, [&](const Modifier& one) {
        if (one.what == code::None || matches(one.what, card, contextOf(one), seat))
            most += std::max<int>(1, one.amount);
    });
    return used < most;
}

/// ARM-212 to ARM-214.
Refusal Game::refuseCard(Seat seat, const Option& action)
{
    const CardId card = action.card;
    const Fighter& fighter = m_state.fighters[seat];
    if (playerForbidden(m_rules.words.actPlay, seat, card))
        return "ARM-951";
    switch (static_cast<Type>(m_table.card(card).type)) {
    case Type::Item:
        if (!allowance(seat, card, fighter.items))
            return "ARM-212";
        break;
    case Type::Favor:
        if (!allowance(seat, card, fighter.favors))
            return "ARM-213";
        break;
    default: // a Technique, which says in which step it is played (ARM-457)
        assert(is(card, Type::Technique));
        if (own(card).step != Step::Skill) // ARM-452
            return own(card).step == Step::Attack ? "ARM-454" : "ARM-456";
        if (!allowance(seat, card, fighter.skills))
            return "ARM-214";
        if (const Refusal refusal = refuseNeeds(seat, card)) // ARM-307; the other two have none (ARM-404, ARM-413)
            return refusal;
    }
    if (own(card).onlyAttacks) {
        if (const Refusal refusal = refuseTextAttack(seat))
            return refusal;
    }
    Context context;
    context.you = seat;
    context.self = card;
    if (action.number != 0) { // ARM-834: the teammate takes the place of "you"
        if (teammate(seat) == NoSeat || own(card).stays)
            return "ARM-412";
        if (firstTurn(seat))
            return "ARM-125";
        context.you = teammate(seat);
    }
    const code::Ref played = playedAbility(card);
    return played == code::None ? Allowed : refuseTarget(seat, m_code.ability(played), context, action);
}

/// ARM-124, ARM-731: a text that is an attack is of no use to who may not attack.
Refusal Game::refuseTextAttack(Seat seat)
{
    if (firstTurn(seat))
        return "ARM-124";
    if (onTurn(seat) && diceOf(seat, m_rules.words.fear) > 0) // ARM-Q34
        return "ARM-731";
    return playerForbidden(m_rules.words.actAttack, seat) ? Refusal("ARM-951") : Allowed;
}

/// ARM-401, ARM-402, ARM-125: whom it is used on.
Refusal Game::refuseTarget(Seat seat, const code::Ability& ability, const Context& context, const Option& action)
{
    if (ability.target == code::None)
        return Allowed;
    if (m_code.selector(ability.target).isPlayer()) {
        SeatList seats;
        players(ability.target, context, seats);
        if (!seats.contains(action.seat))
            return "ARM-401";
        return firstTurn(seat) && action.seat != seat ? Refusal("ARM-125") : Allowed;
    }
    CardList cards;
    collect(ability.target, context, seat, cards);
    if (!cards.contains(action.other))
        return "ARM-401";
    return firstTurn(seat) && m_table.card(action.other).controller != seat ? Refusal("ARM-125") : Allowed; // ARM-Q10
}

/// Whom a Technique of combat is used on: chosen when it is played, where its text names a target.
Option Game::askTarget(Seat seat, CardId technique)
{
    Options options;
    const code::Ref played = playedAbility(technique);
    if (played == code::None || m_code.ability(played).target == code::None)
        return {};
    Context context;
    context.you = seat;
    context.self = technique;
    eachTarget(seat, technique, played, {}, [&](const Option& one) {
        if (!refuseTarget(seat, m_code.ability(played), context, one))
            (void)options.push(one);
    });
    return options.empty() ? Option() : askMerged(TargetOf, seat, options, technique);
}

// Playing

void Game::playCard(Seat seat, const Option& action)
{
    const CardId card = action.card;
    Fighter& fighter = m_state.fighters[seat];
    ++(is(card, Type::Item) ? fighter.items : is(card, Type::Favor) ? fighter.favors : fighter.skills);
    carryOut(seat, action.number != 0 ? teammate(seat) : seat, card, action.seat, action.other);
}

/// ARM-403, ARM-405, ARM-411, ARM-414, ARM-451: its text is carried out, then it is discarded, unless it stays in the
/// arena.
void Game::carryOut(Seat seat, Seat you, CardId card, Seat onSeat, CardId onCard)
{
    put(card, Used, seat);
    say(Says::Plays, seat, card, onCard, onSeat, 0, "ARM-451");
    raise(Term::EventPlays, card, NoCard, seat);
    Played played;
    played.card = card;
    played.seat = seat;
    played.you = you;
    played.onSeat = onSeat;
    played.onCard = onCard;
    goOnPlaying(played);
}

void Game::goOnPlaying(Played played)
{
    const code::Range text = own(played.card).does;
    while (played.next < text.count && !gameOver()) {
        const auto at = static_cast<code::Ref>(text.first + played.next++);
        const code::Ability& ability = m_code.ability(at);
        if (ability.kind != code::Ability::Plays)
            continue;
        Context context;
        context.you = played.you;
        context.self = played.card;
        if (ability.target != code::None) {
            context.target = played.onCard;
            context.targetPlayer = played.onCard.valid() ? NoSeat : played.onSeat;
        }
        if (!holds(ability.onlyIf, context) || !payable(ability.cost, context))
            continue;
        m_kept = NoCard;
        payFor(ability, context);
        const bool attacks = runText(at, context);
        played.kept = played.kept || m_kept == played.card;
        if (attacks && !gameOver()) {
            m_state.held.back().played = played;
            return;
        }
    }
    if (zoneKind(played.card) != Used || m_table.card(played.card).holder.valid())
        return;
    if (played.kept)
        put(played.card, Arena, played.you); // ARM-412
    else
        toDiscard(played.card, played.seat, "ARM-451");
}

// Abilities that are used

/// ARM-Q51, ARM-Q53: in the own Main Phase; the state of the card does not matter, unless the price turns it.
Refusal Game::refuseUse(Seat seat, const Option& action)
{
    assert(inPlayNow(action.card) && m_table.card(action.card).controller == seat);
    const code::Ability& ability = m_code.ability(action.ability);
    if (limitReached(action.card, action.ability))
        return "ARM-314";
    if (m_rules.onlyAttacks(action.ability)) {
        if (const Refusal refusal = refuseTextAttack(seat))
            return refusal;
    }
    Context context;
    context.you = seat;
    context.self = action.card;
    if (!works(action.card, ability, nullptr) || !holds(ability.onlyIf, context))
        return "ARM-951";
    if (const Refusal refusal = refuseTarget(seat, ability, context, action))
        return refusal;
    if (ability.target != code::None) {
        context.target = action.other;
        context.targetPlayer = action.other.valid() ? NoSeat : action.seat;
    }
    if (!payable(ability.cost, context))
        return "ARM-312";
    return promising(ability.steps, context) ? Allowed : Refusal("ARM-471");
}

void Game::useAbility(Seat seat, const Option& action)
{
    const code::Ability& ability = m_code.ability(action.ability);
    Context context;
    context.you = seat;
    context.self = action.card;
    if (ability.target != code::None) {
        context.target = action.other;
        context.targetPlayer = action.other.valid() ? NoSeat : action.seat;
    }
    say(Says::UsesAbility, seat, action.card, NoCard, 0, 0, "ARM-Q51");
    raise(Term::EventUses, action.card, NoCard, seat);
    countUse(action.card, action.ability);
    Runner::pay(ability.cost, context); // ARM-311
    (void)runText(action.ability, context);
}

} // namespace muster::engine::armory
