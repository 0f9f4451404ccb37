// SPDX-License-Identifier: GPL-3.0-or-later
// What of the language of effects has a meaning in Hero. A card that says anything else is told to whoever plays it.
#include "engine/games/hero/rules.h"
#include "engine/language/vocabulary.h"

namespace muster::engine::hero {

using effects::Term;

namespace {

code::Spoken spokenBy(const Words& w)
{
    code::Spoken spoken;
    spoken.verbs = {
        Term::VerbAdd,           Term::VerbSet,     Term::VerbGain,        Term::VerbLose,    Term::VerbPay,
        Term::VerbForbid,        Term::VerbAllow,   Term::VerbIgnore,      Term::VerbTurn,    Term::VerbMove,
        Term::VerbCreate,        Term::VerbSearch,  Term::VerbShuffle,     Term::VerbSkip,    Term::VerbAnother,
        Term::VerbGive,          Term::VerbControl, Term::VerbDamage,      Term::VerbHeal,    Term::VerbDraw,
        Term::VerbReveal,        Term::VerbLookAt,  Term::VerbDiscard,     Term::VerbDestroy, Term::VerbPick,
        Term::VerbReturn,        Term::VerbMay,     Term::VerbIf,          Term::VerbForEach, Term::VerbRepeat,
        Term::VerbChoose,        Term::VerbRoll,    Term::VerbNote,        Term::VerbLater,   Term::VerbPrevent,
        Term::VerbAmountBecomes, Term::VerbWin,     Term::VerbLetItHappen, Term::VerbDisable};
    spoken.events = {Term::EventStarts,      Term::EventEnds,     Term::EventAsSoonAs,    Term::EventGains,
                     Term::EventLoses,       Term::EventPlays,    Term::EventIsPlayed,    Term::EventDraws,
                     Term::EventDiscards,    Term::EventSearches, Term::EventIsDiscarded, Term::EventIsRevealed,
                     Term::EventShuffles,    Term::EventUses,     Term::EventBuys,        Term::EventAttacks,
                     Term::EventIsAttacked,  Term::EventBlocks,   Term::EventIsBlocked,   Term::EventIsNotBlocked,
                     Term::EventDealsDamage, Term::EventIsHealed, Term::EventTakesDamage, Term::EventDies,
                     Term::EventKills,       Term::EventEnters,   Term::EventLeaves,      Term::EventBecomes};
    spoken.replaced = {Term::EventTakesDamage, Term::EventDraws, Term::EventIsDiscarded};
    const std::vector<std::uint8_t> counted = {w.mana, w.gold, w.armor, w.rage, w.spellDamage};
    std::vector<std::uint8_t> changed = {w.cost,        w.attack,        w.health,       w.bounty,
                                         w.goldCost,    w.maximumMana,   w.weaponDamage, w.spellBonus,
                                         w.abilityCost, w.maximumHealth, w.damageTaken,  w.attackDamage};
    changed.insert(changed.end(), counted.begin(), counted.end());
    spoken.words = {
        {Term::VerbAdd, changed},
        {Term::VerbSet, changed},
        {Term::VerbGain, counted},
        {Term::VerbLose, counted},
        {Term::VerbPay, counted},
        {Term::VerbForbid, {w.actAttack, w.actBlock, w.actPlay, w.actUse, w.actBuy, w.actCast, w.actUntap}},
        {Term::VerbAllow, {w.actAttack}},
        {Term::VerbIgnore, {w.needCost, w.needGold, w.needLevel, w.needSickness}},
        {Term::VerbTurn,
         {static_cast<std::uint8_t>(code::FirstState + w.tapped),
          static_cast<std::uint8_t>(code::FirstState + w.untapped),
          static_cast<std::uint8_t>(code::FirstState + w.leveled)}},
        {Term::VerbSkip, {0}},
        {Term::VerbAnother, {0}},
    };
    spoken.zones = {Deck, Hand, DiscardPile, Battlefield};
    spoken.moments = {0, w.upkeep, w.main, w.combat, w.end};
    return spoken;
}

} // namespace

std::string Rules::notPlayed(const CardFacts::Text& text, std::uint16_t definition) const
{
    std::string told = code::notSpoken(m_code, text.script, spokenBy(words));
    const auto also = [&](const char* what) { told += (told.empty() ? "" : ", ") + std::string(what); };
    for (int i = 0; i < text.script.count; ++i) {
        const code::Ability& one = m_code.ability(static_cast<code::Ref>(text.script.first + i));
        if (one.kind == code::Ability::Uses)
            also("use");
        else if (one.target != code::None && one.kind != code::Ability::Plays)
            also("target of a text that something wakes");
        else if (one.kind == code::Ability::Plays && m_printed[definition].type == Type::Minion)
            also("a text of a minion that nothing wakes");
    }
    return told;
}

} // namespace muster::engine::hero
