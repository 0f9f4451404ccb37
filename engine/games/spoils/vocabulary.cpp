// SPDX-License-Identifier: GPL-3.0-or-later
// What of the language of effects has a meaning in Spoils.
#include "engine/games/spoils/rules.h"
#include "engine/language/vocabulary.h"

namespace muster::engine::spoils {

using effects::Term;

namespace {

code::Spoken spokenBy(const Words& w)
{
    code::Spoken spoken;
    spoken.verbs = {
        Term::VerbDamage,        Term::VerbAdd,         Term::VerbSet,     Term::VerbGain,    Term::VerbLose,
        Term::VerbPay,           Term::VerbForbid,      Term::VerbKeep,    Term::VerbDraw,    Term::VerbDiscard,
        Term::VerbDestroy,       Term::VerbMove,        Term::VerbReturn,  Term::VerbPlay,    Term::VerbReveal,
        Term::VerbLookAt,        Term::VerbShuffle,     Term::VerbMay,     Term::VerbChoose,  Term::VerbIf,
        Term::VerbForEach,       Term::VerbRepeat,      Term::VerbLater,   Term::VerbRoll,    Term::VerbPick,
        Term::VerbNote,          Term::VerbAnother,     Term::VerbSkip,    Term::VerbWin,     Term::VerbPrevent,
        Term::VerbRedirect,      Term::VerbDetach,      Term::VerbAttach,  Term::VerbControl, Term::VerbPerform,
        Term::VerbAmountBecomes, Term::VerbLetItHappen, Term::VerbDisable, Term::VerbCopy};
    spoken.events = {Term::EventStarts,      Term::EventEnds,        Term::EventAsSoonAs, Term::EventDraws,
                     Term::EventDiscards,    Term::EventIsDiscarded, Term::EventReveals,  Term::EventIsRevealed,
                     Term::EventShuffles,    Term::EventUses,        Term::EventAttacks,  Term::EventDealsDamage,
                     Term::EventTakesDamage, Term::EventDefeats,     Term::EventEnters,   Term::EventLeaves,
                     Term::EventIsAttached,  Term::EventIsDetached,  Term::EventGains,    Term::EventLoses};
    spoken.replaced = {Term::EventTakesDamage, Term::EventIsDiscarded, Term::EventGains, Term::EventDraws};
    spoken.words = {
        {Term::VerbAdd, {w.power, w.boost, w.alchemy}},
        {Term::VerbSet, {w.power, w.boost, w.alchemy, w.life}},
        {Term::VerbForbid,
         {w.actAttack, w.actPlay, w.actUse, w.actEquip, w.actUnequip, w.actBrew, w.actDistract, w.actLeavePlay}},
        {Term::VerbPerform, {w.actDistract}},
        {Term::VerbAnother, {w.combat}},
        {Term::VerbSkip, {w.travel, w.combat, w.equipStep, w.brew}},
    };
    spoken.zones = {Pile, Hand, Graveyard, code::InPlay};
    spoken.moments = {0, 1, w.travel, w.combat, w.equipStep, w.brew};
    return spoken;
}

} // namespace

std::string Rules::notPlayed(const CardFacts::Text& text, std::uint16_t) const
{
    return code::notSpoken(m_code, text.script, spokenBy(words));
}

} // namespace muster::engine::spoils
