// SPDX-License-Identifier: GPL-3.0-or-later
// What the texts of cards do, verb by verb, and how their triggers are carried out.
#include <utility>

#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

// Triggers

/// Whether all that a text does is left to its player; what another player may do is not asked of this one.
bool Game::isOneMay(const code::Ability& ability) const
{
    if (ability.steps.count != 1)
        return false; // what stands beside it happens anyhow (SCE-Q32)
    const code::Step& first = m_code.steps[static_cast<std::size_t>(ability.steps.first)];
    return first.verb == Term::VerbMay && first.otherwise.empty()
        && (first.by == code::None || m_code.selector(first.by).role == Term::RoleYou);
}

/// A Champion's death, or its leaving combat: its own text answers them all the same (SCE-T5c, SCE-34c).
bool Game::isOwnEnd(CardId card, const Event& event) const
{
    return event.it == card
        && (event.kind == code::eventNumber(Term::EventDies) || event.kind == code::eventNumber(Term::EventLeaves));
}

/// A Trap is revealed when it is triggered (SCE-13b, SCE-25a), automatically or when its player claims it (SCE-Q32). A
/// hidden Champion or Squire only if its player reveals it for its text (SCE-Q70, SCE-11h).
bool Game::beforeTrigger(const Trigger& trigger)
{
    const CardId card = trigger.source;
    const bool leaving = isOwnEnd(card, trigger.event);             // SCE-34c, and the death of a Squire (SCE-39b)
    if (leaving && m_table.card(card).entered != trigger.entered) { // SCE-34c: it is gone from the arena by now
        tell(Tells::AbilityTriggers, trigger.you, card, NoCard, trigger.ability, 0, "SCE-34i");
        return true;
    }
    if (m_table.card(card).entered != trigger.entered || (m_table.has(card, Dead) && !isOwnEnd(card, trigger.event)))
        return false;
    const code::Ability& ability = m_code.ability(trigger.ability);
    if (!works(card, ability, &trigger.event)) // what was carried out before it has turned it off (SCE-27k, SCE-47h)
        return false;
    m_kept.removeIf([&](CardId kept) { return kept == card; });
    if (is(card, Type::Trap)) {
        if (m_rules.switches.manualTraps && !m_table.has(card, FaceUp)) {
            if (!askYesNo(ClaimTrap, trigger.you, card)) {
                say(Says::TrapMissed, trigger.you, card, NoCard, 0, 0, "SCE-25j");
                discardCard(card, "SCE-25j");
                return false;
            }
        } else if (isOneMay(ability)) {
            if (!askMay(trigger.you, card, static_cast<int>(Term::VerbMay)))
                return false; // declined: it stays as it is
            agreeInAdvance();
        }
        say(Says::TrapTriggers, trigger.you, card, NoCard, 0, 0, "SCE-25a");
        turnUp(card, "SCE-13b");
        offerRevealsBefore(trigger);
        return true;
    }
    if (!m_table.has(card, FaceUp) && isUnit(card)) {
        if (!askYesNo(ShowAbility, trigger.you, card))
            return false;
        turnUp(card, is(card, Type::Champion) ? "SCE-34j" : "SCE-11h");
    }
    tell(Tells::AbilityTriggers, trigger.you, card, NoCard, trigger.ability, 0, "SCE-34i");
    offerRevealsBefore(trigger); // which may turn it off, or kill
    return leaving
        || (m_table.card(card).entered == trigger.entered && !m_table.has(card, Dead)
            && works(card, ability, &trigger.event));
}

/// SCE-Q34: a Trap that is triggered is spent on that, unless its text keeps it, or its player may decline.
bool Game::triggersOnce(CardId card) const
{
    const auto keeps = [](const code::Step& one) { return one.verb == Term::VerbKeep; };
    const auto stays = [&](const code::Ability& one) { return isOneMay(one) || m_code.anyStep(one.steps, keeps); };
    const auto text = m_code.abilitiesOf(facts(card).does);
    if (is(card, Type::Trap) && std::none_of(text.begin(), text.end(), stays))
        return true; // SCE-Q34
    return false;
}

/// SCE-25g: done, discarded, unless its text keeps it; then it fills its place, face up (SCE-Q69).
void Game::afterTrigger(const Trigger& trigger)
{
    const CardId card = trigger.source;
    if (!is(card, Type::Trap) || zoneKind(card) != TrapRow || m_table.card(card).entered != trigger.entered)
        return;
    const auto more = [&](const Trigger& one) { return one.source == card && one.batch == trigger.batch; };
    if (std::any_of(m_table.triggers.begin(), m_table.triggers.end(), more))
        return; // another part of its text answers the same
    if (m_kept.removeIf([&](CardId kept) { return kept == card; }) == 0)
        discardCard(card, "SCE-25g");
}

/// SCE-22d, SCE-27n: what lay there for an effect that has ended is discarded.
void Game::effectEnded(CardId lying)
{
    if (!onTable(zoneKind(lying)) || (is(lying, Type::Exterior) && cardFacts(lying).lastsInPlay))
        return;
    tell(Tells::EffectEnds, m_table.card(lying).controller, lying, NoCard, 0, 0,
         is(lying, Type::Exterior) ? "SCE-27n" : "SCE-22d");
    discardCard(lying, is(lying, Type::Exterior) ? "SCE-27n" : "SCE-22d");
}

// What verbs may take

namespace {

bool givesBonus(effects::Term verb)
{
    using effects::Term;
    return verb == Term::VerbAdd || verb == Term::VerbSet || verb == Term::VerbGive || verb == Term::VerbAllow
        || verb == Term::VerbIgnore;
}

} // namespace

bool Game::isBenefit(Term verb) const { return givesBonus(verb) || verb == Term::VerbHeal || verb == Term::VerbCure; }

bool Game::mayTake(const code::Step& step, CardId card, CardId to, const Context& context)
{
    // SCE-40a, SCE-Q49: of an attack a Squire takes the damage, and ignores all that its effects would do to it.
    const CardId attacked = m_state.attack.target;
    if ((m_state.phase == Phase::Effects || m_state.phase == Phase::OtherEffects) && attacked.valid()
        && (card == attacked || m_table.card(card).holder == attacked) && is(attacked, Type::Squire)
        && context.you == m_table.active && step.verb != Term::VerbDamage)
        return false;
    // SCE-23h: on a Squire Equipment gives nothing to it, nor to its Champion.
    if (is(context.self, Type::Equipment) && givesBonus(step.verb)) {
        const CardId bearer = m_table.card(context.self).holder;
        if (bearer.valid() && is(bearer, Type::Squire) && (card == bearer || card == m_table.card(bearer).holder))
            return false;
    }
    if (!CardGame::mayTake(step, card, to, context))
        return false;
    const bool both = to.valid();
    switch (step.verb) {
    case Term::VerbAttach:
        if (!both)
            return true;
        switch (facts(card).type) {
        case Type::Coin: // out of the hand it is the one of the turn, unless the text makes it another (SCE-17a)
            return !refuseThere(context.you, card, to)
                && (step.extra || zoneKind(card) != Hand || coinAllowed(m_table.card(card).controller, card, to));
        case Type::Squire:
            return !refuseThere(context.you, card, to);
        case Type::Equipment: // SCE-24b: a text replaces none
            return !equipped(to, facts(card).slot).valid() && !refuseThere(context.you, card, to);
        default:
            return false;
        }
    case Term::VerbSwitch: {
        if (!is(card, Type::Champion))
            return false;
        if (!both)
            return garrisoned(m_table.card(card).controller) > 0; // SCE-Q31
        return is(to, Type::Champion) && m_table.card(to).controller == m_table.card(card).controller
            && zoneKind(to) != zoneKind(card);
    }
    case Term::VerbPlay:
        return both || !refuseByEffect(context.you, card, step.word);
    case Term::VerbMove: {
        if (step.place == code::None || m_code.places[static_cast<std::size_t>(step.place)].zone != Garrison)
            return true;
        const Seat seat = m_table.card(card).controller;
        if (!onTable(zoneKind(card))) // SCE-7c, SCE-12a
            return is(card, Type::Champion) && garrisoned(seat) < mostGarrisoned;
        return inCombat(seat) == card && garrisoned(seat) > 0; // SCE-Q31
    }
    default:
        return true;
    }
}

// Damage and healing

/// SCE-35b: damage without an attack roll leaves a hidden unit hidden. Bonuses and reductions are for attacks
/// (SCE-30l), also where the text of an attack that prints no damage says how much; what a Champion does to itself is
/// fixed (SCE-32a).
void Game::damage(const Hits& hits, std::uint8_t kind, CardId source, const Context&)
{
    AttackFrame& frame = m_state.attack;
    const bool ofAttack = kind == m_rules.words.attackDamage && frame.attacker.valid() && source == frame.attacker
        && facts(source).attacks[frame.attack].damage == 0;
    const AtOnce all(*this); // SCE-25h
    const std::size_t before = m_state.deaths.size();
    int most = 0;
    for (const auto& [target, seat, amount] : hits) {
        if (gameOver())
            return; // what answered has ended it
        most = std::max(most, amount);
        if (!target.valid() || !onTable(zoneKind(target)) || !isUnit(target))
            continue;
        const bool toItself = target == source;
        if (ofAttack && !toItself)
            hurt(target, frame.increased ? amount : damageBy(source, target, amount), source, "SCE-30g", false, true);
        else
            hurt(target, amount, source,
                 toItself                          ? "SCE-32a"
                     : m_table.has(target, FaceUp) ? "SCE-2c"
                                                   : "SCE-35b",
                 toItself || kind == m_rules.words.fixedDamage);
    }
    if (ofAttack) {
        frame.increased = frame.increased || most > 0;
        checkDeaths();
        attackersDeathLast(before);
    }
}

void Game::gain(Seat seat, std::uint8_t word, int amount)
{
    if (word != m_rules.words.bloodCard)
        return;
    for (int i = 0; i < amount && !over(); ++i)
        collectBlood(seat, "SCE-6d");
}

int Game::rollEffect(Seat by, int faces, const Context& context)
{
    const int die = roll(faces);
    const int changed = die + (is(context.self, Type::Champion) ? added(m_rules.words.effectRoll, context.self) : 0);
    tell(Tells::EffectRoll, by, context.self, NoCard, changed, faces, "SCE-30j"); // SCE-Q18: SKL does not count
    return changed;
}

// Cards

void Game::discard(CardId card, const Context&)
{
    if (zoneKind(card) != DiscardPile) // something else has done it
        discardCard(card, "SCE-19a");  // a Champion in combat is replaced when the effect is complete (SCE-7b)
}

/// SCE-28d. A destroyed unit is a death.
void Game::destroy(CardId card, const Context& context)
{
    if (!onTable(zoneKind(card)) || m_table.has(card, Dead))
        return; // there is nothing to destroy any more
    if (isUnit(card)) {
        die(card, context.self, "SCE-1b");
        m_table.changed(Table::Damage); // what is left of it: a dead Squire goes at once (SCE-39b)
        return;
    }
    const Seat seat = m_table.card(card).controller;
    discardCard(card, is(card, Type::Gate) ? "SCE-28d" : "SCE-19a"); // SCE-27k
    raise(Term::EventIsDestroyed, card, context.self, seat);
}

void Game::move(CardId card, const code::Place& place, Seat, const code::Step&, const Context&)
{
    if (m_table.has(card, Dead))
        return; // it cannot be saved (SCE-Q43)
    const Seat controller = m_table.card(card).controller;
    const Seat owner = m_table.card(card).owner;
    if (place.zone == Garrison) {
        if (!onTable(zoneKind(card))) { // hidden, as one that is played (SCE-10a)
            if (!is(card, Type::Champion) || garrisoned(owner) >= mostGarrisoned) // SCE-7c, SCE-12a
                return;
            m_table.moveToEnd(card, zoneId(Garrison, owner));
            layHidden(card, owner);
            say(Says::GoesToGarrison, owner, card, NoCard, 0, 0, "SCE-10a");
            return;
        }
        // The Champion in combat moves out without a retreat; its player places another (SCE-Q31).
        if (inCombat(controller) != card || garrisoned(controller) == 0)
            return;
        swapChampions(controller, askNewChampion(controller, card));
        return;
    }
    if (place.zone == Hand) {
        returns(card);
        return;
    }
    if (place.zone == DiscardPile) {
        discardCard(card, nullptr);
        return;
    }
    if (place.zone != Deck)
        return;
    takeOut(card, "SCE-Q22");
    say(place.bottom ? Says::GoesUnderDeck : Says::GoesOntoDeck, owner, card);
    goesTo(card, Deck, !place.bottom);
}

void Game::giveBack(CardId card, const Context&) // SCE-34j; the dead cannot be saved (SCE-Q43)
{
    if (!m_table.has(card, Dead))
        returns(card);
}

/// SCE-17e, SCE-17f: Coins beyond the one of the turn, on whichever Champion the text allows; SCE-43a: what moves gives
/// its effects to the new one at once.
void Game::attach(CardId card, CardId to, bool extra, const Context& context)
{
    if (is(card, Type::Coin) && !extra && zoneKind(card) == Hand)
        store(m_state.players[m_table.card(card).controller].coins, CoinOfTurn{card, to}); // SCE-17a
    const bool comes = !onTable(zoneKind(card));
    const CardId before = m_table.card(card).holder;
    const bool hidden = is(card, Type::Squire) && !m_table.has(to, FaceUp);
    const Seat seat = m_table.card(card).controller;
    const bool faceUp = hidden && comes ? comesFaceUp(seat, card, to) : !hidden;
    const AtOnce all(*this); // SCE-25h
    m_table.attach(card, to);
    if (is(card, Type::Equipment) && facts(card).requires_ >= 0)
        turnUp(to, "SCE-23e");
    if (comes) {
        faceUp ? layOpen(card) : layHidden(card, seat);
    } else if (faceUp) { // else it keeps the face that it has (SCE-Q58)
        turnUp(card, "SCE-10c");
    }
    const bool moves = is(card, Type::Squire) && before.valid();
    tell(moves ? static_cast<std::uint16_t>(Says::MovesSquire) : static_cast<std::uint16_t>(Tells::Attaches),
         context.you, card, to, 0, 0, is(card, Type::Coin) ? "SCE-17e" : "SCE-43a");
    raise(Term::EventIsAttached, card, to, context.you);
}

void Game::exchange(CardId card, CardId with, const Context&)
{
    if (m_table.has(card, Dead) || m_table.has(with, Dead))
        return;
    const Seat seat = m_table.card(card).controller;
    swapChampions(seat, zoneKind(card) == Garrison ? card : with);
}

void Game::perform(const code::Step& step, Seat by, CardId who, Context&)
{
    const Seat seat = who.valid() ? m_table.card(who).controller : by;
    if (step.word == m_rules.words.actRetreat && !refuseRetreat(seat))
        retreat(seat, step.word2 == m_rules.words.needRetreatRoll);
}

/// A card that an effect has played goes by the same rules as one that its player plays in the own turn, with what is
/// left out; a Coin that is attached so is still the one of the turn.
Refusal Game::refuseByEffect(Seat by, CardId card, std::uint8_t without)
{
    const InOwnTurn turn(*this, by);
    const CardId free = std::exchange(m_free, without == m_rules.words.needCost ? card : NoCard);
    const Refusal refusal = refuse(by, {actionOf(typeOf(card)), NoSeat, card});
    m_free = free;
    return refusal;
}

void Game::play(Seat by, CardId card, CardId onto, const code::Step& step, const Context&)
{
    if (refuseByEffect(by, card, step.word))
        return;
    const CardId free = std::exchange(m_free, step.word == m_rules.words.needCost ? card : NoCard);
    act(by, {actionOf(typeOf(card)), NoSeat, card}, onto);
    m_free = free;
}

void Game::negate(code::Ref, const Context&) // SCE-30t
{
    if (m_state.attack.attacker.valid())
        m_state.attack.negated = true;
}

} // namespace muster::engine::sceptre
