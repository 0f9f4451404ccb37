// SPDX-License-Identifier: GPL-3.0-or-later
// What of the language of effects has a meaning in Armory.
#include "engine/games/armory/rules.h"
#include "engine/language/vocabulary.h"

namespace muster::engine::armory {

using effects::Term;

namespace {

code::Spoken spokenBy(const Words& w)
{
    code::Spoken spoken;
    const auto state = [](std::uint8_t word) { return static_cast<std::uint8_t>(code::FirstState + word); };
    spoken.verbs = {
        Term::VerbDamage,   Term::VerbAdd,           Term::VerbSet,         Term::VerbGain,   Term::VerbLose,
        Term::VerbPay,      Term::VerbInflict,       Term::VerbCure,        Term::VerbTurn,   Term::VerbGive,
        Term::VerbDisable,  Term::VerbForbid,        Term::VerbAllow,       Term::VerbForce,  Term::VerbIgnore,
        Term::VerbAttack,   Term::VerbKeep,          Term::VerbDraw,        Term::VerbSearch, Term::VerbDiscard,
        Term::VerbDestroy,  Term::VerbMove,          Term::VerbReturn,      Term::VerbDetach, Term::VerbPlay,
        Term::VerbReveal,   Term::VerbLookAt,        Term::VerbShuffle,     Term::VerbMay,    Term::VerbChoose,
        Term::VerbIf,       Term::VerbForEach,       Term::VerbRepeat,      Term::VerbLater,  Term::VerbRoll,
        Term::VerbPick,     Term::VerbNote,          Term::VerbEnd,         Term::VerbWin,    Term::VerbPrevent,
        Term::VerbRedirect, Term::VerbAmountBecomes, Term::VerbLetItHappen, Term::VerbAttach};
    spoken.events = {Term::EventStarts,     Term::EventEnds,        Term::EventAsSoonAs,    Term::EventPlays,
                     Term::EventDraws,      Term::EventDiscards,    Term::EventIsDiscarded, Term::EventIsRevealed,
                     Term::EventSearches,   Term::EventShuffles,    Term::EventUses,        Term::EventAttacks,
                     Term::EventIsAttacked, Term::EventBlocks,      Term::EventIsBlocked,   Term::EventIsNotBlocked,
                     Term::EventAvoids,     Term::EventDealsDamage, Term::EventTakesDamage, Term::EventSurvives,
                     Term::EventEnters,     Term::EventLeaves,      Term::EventIsAttached,  Term::EventIsDetached,
                     Term::EventGains,      Term::EventLoses,       Term::EventIsDestroyed, Term::EventBecomes,
                     Term::EventStopsBeing};
    spoken.replaced = {Term::EventTakesDamage, Term::EventDraws, Term::EventIsDiscarded, Term::EventIsDestroyed};
    spoken.words = {
        {Term::VerbAdd, {w.attack, w.block, w.attackDamage, w.damageTaken}},
        {Term::VerbSet, {w.attack, w.block, w.health}},
        {Term::VerbGain, {w.health, w.durability}},
        {Term::VerbLose, {w.health, w.durability}},
        {Term::VerbPay, {w.health, w.durability}},
        {Term::VerbForbid, {w.actAttack, w.actBlock, w.actCounter, w.actPlay, w.actEquip, w.actAttach, w.actDrop}},
        {Term::VerbAllow, {w.actPlay, w.actCounter}},
        {Term::VerbForce, {w.actAttack}},
        {Term::VerbIgnore, {w.needRange}},
        {Term::VerbPlay, {w.needRequirement}},
        {Term::VerbTurn, {state(w.ready), state(w.committed), state(w.exhausted), state(w.entangled)}},
        {Term::VerbGive, {w.reach, w.ranged}},
        {Term::VerbEnd, {w.combatPhase}},
    };
    spoken.zones = {Deck, Hand, Discard, Board};
    constexpr std::uint8_t turn = 0;
    constexpr std::uint8_t attack = 2;
    spoken.moments = {turn,         attack,        w.drawPhase,   w.mainPhase, w.combatPhase,
                      w.attackStep, w.defenseStep, w.counterStep, w.diceStep,  w.refreshStep};
    return spoken;
}

} // namespace

std::string Rules::notPlayed(const CardFacts::Text& text, std::uint16_t) const
{
    return code::notSpoken(m_code, text.script, spokenBy(words));
}

} // namespace muster::engine::armory
