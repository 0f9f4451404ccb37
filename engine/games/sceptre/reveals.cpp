// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that lie face down: how they come to lie so, who knows them, and what reveals them. Rules 10, 11, 13 and 35 with
// their rulings; the texts that ask for hidden cards are engine/language/hidden.cpp.
#include <cassert>

#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

// How cards lie, and who knows them

/// From now on it lies in play for everybody to see: a new card to whatever lasts.
void Game::layOpen(CardId card)
{
    ++m_table.card(card).entered;
    m_table.setFlag(card, FaceUp, true);
    seeAll(card);
}

/// The same face down: only its player knows it.
void Game::layHidden(CardId card, Seat seat)
{
    ++m_table.card(card).entered;
    m_table.setFlag(card, FaceUp, false);
    m_table.card(card).seen = static_cast<std::uint8_t>(1 << seat);
}

/// SCE-10b, SCE-10e: face down only on a face-down Champion, and there as its player likes.
bool Game::comesFaceUp(Seat seat, CardId squire, CardId champion)
{
    return m_table.has(champion, FaceUp) || askYesNo(FaceOfSquire, seat, squire);
}

/// What its place says of it (SCE-10a, SCE-13a).
std::string_view Game::hiddenName(CardId card) const
{
    if (!onTable(zoneKind(card)))
        return "hidden card";
    switch (typeOf(card)) {
    case Type::Champion:
        return "hidden Champion";
    case Type::Squire:
        return "hidden Squire";
    case Type::Trap:
        return "hidden Trap";
    default:
        return "hidden card";
    }
}

/// A deal in which a unit would be dead that is alive is no possible one.
bool Game::couldBeDealt()
{
    const CardList& cards = inPlay();
    return std::none_of(cards.begin(), cards.end(),
                        [&](CardId card) { return isUnit(card) && !m_table.has(card, Dead) && hp(card) <= 0; });
}

// Turning up

/// SCE-10c, SCE-10d, SCE-10f: a Champion with everything attached to it; it stays face up while in the arena.
void Game::turnUp(CardId card, const char* rule)
{
    const AtOnce all(*this); // SCE-25h
    CardGame::turnUp(card, rule);
    if (is(card, Type::Champion))
        m_table.eachOn(card, [&](CardId on) { turnUp(on, "SCE-10c"); });
}

void Game::reveal(CardId card, Seat)
{
    if (onTable(zoneKind(card))) {
        turnUp(card, "SCE-10f");
        return;
    }
    seeAll(card);
    tell(Tells::Reveals, m_table.card(card).controller, card, NoCard, 0, 0, "SCE-10f");
}

/// To look is not to turn up: the card stays as it is, and one player more knows it.
void Game::lookAt(Seat seat, CardId card)
{
    CardGame::lookAt(seat, card);
    if (is(card, Type::Champion))
        m_table.eachOn(card, [&](CardId on) { see(on, static_cast<std::uint8_t>(1 << seat)); });
}

// What reveals a card without being asked

void Game::touched(CardId card) // SCE-11a, SCE-11g; what meets all alike reveals none (SCE-Q39)
{
    if (card.valid() && is(card, Type::Champion) && !m_table.has(card, FaceUp) && onTable(zoneKind(card)))
        turnUp(card, "SCE-11g");
}

/// SCE-11g; and what is chosen for its Origin or class has to prove it, a Squire too, but not its Champion (SCE-11d,
/// SCE-22c, SCE-11i).
void Game::targeted(CardId card, code::Ref description)
{
    touched(card);
    if (is(card, Type::Squire) && m_code.selector(description).cards != code::None && !m_table.has(card, FaceUp))
        turnUp(card, "SCE-22c");
}

/// SCE-Q39: it is revealed for what harms it.
void Game::uncover(CardId card)
{
    if (onTable(zoneKind(card)) && !m_table.has(card, FaceUp))
        turnUp(card, is(card, Type::Champion) ? "SCE-11g" : "SCE-Q39");
}

/// SCE-Q71: hidden Squires whose bonuses decide that a hidden Champion is alive are revealed to prove it, no more of
/// them than are needed: HP, and of damage from an attack what they have taken off it.
void Game::showSquiresThatSave(CardId champion, bool fromAttack)
{
    const auto hidden = [&](CardId card) { return is(card, Type::Squire) && !m_table.has(card, FaceUp); };
    const auto given = [&](auto&& by) {
        int sum = 0;
        const auto add = [&](std::uint8_t word, int sign) {
            eachInForce(Modifier::Add, word, champion, [&](const Modifier& one) {
                if (m_table.card(one.self).holder == champion && by(one.self))
                    sum += sign * one.amount;
            });
        };
        add(m_rules.words.hp, 1);
        if (fromAttack)
            add(m_rules.words.damageTaken, -1);
        return sum;
    };
    int proven = hp(champion) - given(hidden);
    m_table.eachOn(champion, [&](CardId on) {
        const int more = proven > 0 || !hidden(on) ? 0 : given([&](CardId squire) { return squire == on; });
        if (more <= 0)
            return;
        proven += more;
        turnUp(on, "SCE-11h");
    });
}

// What its player may reveal it for

/// Only where a benefit may come of it: SCE-11e, SCE-Q70.
Refusal Game::refuseReveal(Seat seat, CardId card)
{
    if (m_table.card(card).controller != seat || m_table.has(card, FaceUp) || zoneKind(card) != Garrison)
        return "SCE-10d";
    if (m_table.has(card, Dead))
        return "SCE-Q43";
    if (is(card, Type::Squire)) // SCE-11h
        return bonusForOthers(card) ? Allowed : Refusal("SCE-11f");
    assert(is(card, Type::Champion));
    if (facts(card).passiveGarrison)
        return Allowed;
    const bool read = anyListed(&Listed::answering, [&](CardId one) {
        const bool off = is(one, Type::Exterior) ? !exteriorActive(one)
            : is(one, Type::Champion)            ? !m_table.has(one, FaceUp) || !abilityOn(one)
                                                 : false;
        return facts(one).readsGarrison && !off && (m_table.card(one).controller == seat || is(one, Type::Arena));
    });
    return read ? Allowed : Refusal("SCE-11f");
}

/// Its player reveals it.
void Game::show(CardId card) { turnUp(card, is(card, Type::Squire) ? "SCE-11h" : "SCE-11e"); }

/// Whether a Squire has, where it is, a bonus that is not for its own Champion.
bool Game::bonusForOthers(CardId squire)
{
    const Facts& printed = facts(squire);
    if (!printed.passiveGarrison)
        return false;
    Context context;
    context.you = m_table.card(squire).controller;
    context.self = squire;
    const auto reaches = [&](code::Range bonus) {
        const auto all = m_code.abilitiesOf(bonus);
        return std::any_of(all.begin(), all.end(), [&](const code::Ability& one) {
            return m_rules.reachesOthers(one) && holds(one.whileHolds, context) && holds(one.onlyIf, context);
        });
    };
    const bool matching = printed.origin == facts(m_table.card(squire).holder).origin; // SCE-36d
    return reaches(printed.innate) || (matching && reaches(printed.matching));
}

/// Champions of the garrison, for their own benefit or another's (SCE-11e), and Squires on them (SCE-11h), of which only
/// those that are listed as answering have something to show.
void Game::listReveals(Seat seat, Options& options)
{
    const auto list = [&](CardId card) {
        if (!m_table.has(card, FaceUp) && !refuseReveal(seat, card))
            options.push({Reveal, NoSeat, card});
    };
    const bool read = anybodyReadsGarrison();
    m_table.each(zoneId(Garrison, seat), [&](CardId card) {
        if (read || facts(card).passiveGarrison) // else there is nothing to be had, as refuseReveal() has it
            list(card);
    });
    if (!anybodyAnswers())
        return;
    eachListed(&Listed::answering, [&](CardId card) {
        if (is(card, Type::Squire))
            list(card);
    });
}

/// SCE-11e, SCE-11f: for a text that asks for such cards, or does them good.
bool Game::offerToShow(Seat seat, const CardList& hidden)
{
    Options options;
    options.push({});
    for (const CardId card : hidden) {
        if (isUnit(card))
            options.push({Reveal, NoSeat, card});
    }
    const CardId card = ask(static_cast<std::uint8_t>(Ask::Respond), seat, options).card;
    if (!card.valid())
        return false;
    show(card);
    return true;
}

/// SCE-Q70: what a hidden Champion does unasked may be claimed whenever it would matter: before the effects of the other
/// player's cards, and the rolls of a retreat.
void Game::offerReveals(Seat seat)
{
    bool revealed = false; // several may be needed: nobody dies in between
    while (!gameOver() && anybodyAnswers()) {
        Options options;
        options.push({});
        listReveals(seat, options);
        const CardId card = ask(static_cast<std::uint8_t>(Ask::Respond), seat, options).card;
        if (!card.valid())
            break;
        show(card);
        revealed = true;
    }
    if (revealed)
        stepDone();
}

/// SCE-Q70: what harms may meet the cards of either player, whosever text it is.
void Game::offerRevealsBefore(const Trigger& trigger)
{
    if (!m_rules.mayHarm(trigger.ability))
        return;
    offerReveals(other(trigger.you));
    offerReveals(trigger.you);
}

/// The same before what an Exterior or Arena card does, or begins to do, when it is played.
void Game::offerRevealsBefore(CardId card)
{
    const auto text = m_code.abilitiesOf(facts(card).does);
    const bool harmful = std::any_of(text.begin(), text.end(), [&](const code::Ability& one) {
        const bool now = one.kind == code::Ability::Plays || one.kind == code::Ability::While; // others come later
        return now && m_rules.mayHarm(m_code.refOf(one));
    });
    if (harmful)
        offerReveals(other(m_table.card(card).controller));
}

} // namespace muster::engine::sceptre
