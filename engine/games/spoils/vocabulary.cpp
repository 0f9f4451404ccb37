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

/// What a Familiar needs to stay, rather than something that happens to it.
bool isCondition(const CardFacts::Text& text, const code::Ability& ability)
{
    return text.part.valid() && (ability.awaits & code::eventBit(Term::EventAsSoonAs)) != 0;
}

bool discardsItself(const code::Code& code, const code::Ability& ability)
{
    if (ability.steps.count != 1)
        return false;
    const code::Step& step = code.steps[static_cast<std::size_t>(ability.steps.first)];
    return step.verb == Term::VerbDiscard && step.what != code::None && code.selector(step.what).role == Term::RoleSelf;
}

} // namespace

std::string Rules::notPlayed(const CardFacts::Text& text, std::uint16_t) const
{
    std::string found = code::notSpoken(m_code, text.script, spokenBy(words));
    for (int i = 0; i < text.script.count && found.empty(); ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(text.script.first + i));
        if (isCondition(text, ability) && !discardsItself(m_code, ability))
            found = "a condition that does not just discard its card";
    }
    return found;
}

/// The game looks at the conditions of Familiars itself (SPO-162); nothing else waits for them.
bool Rules::worksByItself(const CardFacts::Text& text, const code::Ability& ability, std::uint16_t) const
{
    return !isCondition(text, ability) || ability.awaits != code::eventBit(Term::EventAsSoonAs);
}

} // namespace muster::engine::spoils
