// SPDX-License-Identifier: GPL-3.0-or-later
// What of the language of effects has a meaning in Script.
#include "engine/games/script/rules.h"
#include "engine/language/vocabulary.h"

namespace muster::engine::script {

using effects::Term;

namespace {

code::Spoken spokenBy(const Words& w, code::Ref element)
{
    code::Spoken spoken;
    spoken.verbs = {
        Term::VerbDamage,  Term::VerbAdd,      Term::VerbSet,           Term::VerbSwap,       Term::VerbGain,
        Term::VerbLose,    Term::VerbPay,      Term::VerbTurn,          Term::VerbGive,       Term::VerbDisable,
        Term::VerbForbid,  Term::VerbAllow,    Term::VerbForce,         Term::VerbIgnore,     Term::VerbNegate,
        Term::VerbChange,  Term::VerbKeep,     Term::VerbDraw,          Term::VerbSearch,     Term::VerbDiscard,
        Term::VerbDestroy, Term::VerbMove,     Term::VerbReturn,        Term::VerbSwitch,     Term::VerbPlay,
        Term::VerbReveal,  Term::VerbLookAt,   Term::VerbShuffle,       Term::VerbMay,        Term::VerbChoose,
        Term::VerbIf,      Term::VerbForEach,  Term::VerbRepeat,        Term::VerbLater,      Term::VerbRoll,
        Term::VerbPick,    Term::VerbNote,     Term::VerbAnother,       Term::VerbSkip,       Term::VerbWin,
        Term::VerbPrevent, Term::VerbRedirect, Term::VerbAmountBecomes, Term::VerbLetItHappen};
    spoken.events = {Term::EventStarts,      Term::EventEnds,      Term::EventAsSoonAs,     Term::EventPlays,
                     Term::EventDraws,       Term::EventDiscards,  Term::EventIsDiscarded,  Term::EventIsRevealed,
                     Term::EventSearches,    Term::EventShuffles,  Term::EventUses,         Term::EventAttacks,
                     Term::EventBlocks,      Term::EventIsBlocked, Term::EventIsNotBlocked, Term::EventDealsDamage,
                     Term::EventTakesDamage, Term::EventDies,      Term::EventKills,        Term::EventSurvives,
                     Term::EventEnters,      Term::EventLeaves,    Term::EventIsAttached,   Term::EventManagesTo,
                     Term::EventGains,       Term::EventLoses,     Term::EventIsDestroyed};
    spoken.replaced = {Term::EventTakesDamage, Term::EventDies,        Term::EventDraws,  Term::EventUses,
                       Term::EventIsDefeated,  Term::EventIsDiscarded, Term::EventEnters, Term::EventLeaves};
    spoken.replacedAt = {{Term::EventEnters, Hand}, {Term::EventLeaves, Codex}}; // Creatures go home, Scripts are lost
    spoken.words = {
        {Term::VerbAdd,
         {w.cost, w.evolvedCost, w.attack, w.defense, w.studyRate, w.codexCapacity, w.handLimit, w.fastingDiscards,
          w.fastingDraws, w.carryover, w.damageTaken, w.damageDealt}},
        {Term::VerbSet,
         {w.cost, w.evolvedCost, w.attack, w.defense, w.studyRate, w.codexCapacity, w.handLimit, w.health}},
        {Term::VerbSwap, {w.attack, w.defense}},
        {Term::VerbForbid, {w.actAttack, w.actBlock, w.actPlay, w.actFast, w.actActivate, w.actSet, w.actCarryOver}},
        {Term::VerbAllow, {w.actAttack, w.actBlock, w.actPlay, w.actSet}},
        {Term::VerbForce, {w.actBlock}},
        {Term::VerbIgnore, {w.needElement, w.needPreviousStage, w.needScriptLoss}},
        {Term::VerbChange, {static_cast<std::uint8_t>(element)}},
        {Term::VerbPlay, {w.needCost}},
        {Term::VerbAnother, {0, w.invokeStage}},
        {Term::VerbSkip, {0}},
    };
    spoken.zones = {0, 1, 2, 3}; // deck, hand, discard pile, codex
    spoken.moments = {0, 1, w.drawStage, w.setupStage, w.invokeStage, w.exchange};
    return spoken;
}

} // namespace

std::string Rules::notPlayed(const CardFacts::Text& text, std::uint16_t) const
{
    return code::notSpoken(m_code, text.script, spokenBy(words, elementField));
}

} // namespace muster::engine::script
