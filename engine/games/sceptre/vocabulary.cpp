// SPDX-License-Identifier: GPL-3.0-or-later
// What of the language of effects has a meaning in Sceptre. A card that says anything else is told to whoever plays it,
// instead of doing nothing.
#include "engine/games/sceptre/rules.h"
#include "engine/language/vocabulary.h"

namespace muster::engine::sceptre {

using effects::Term;

namespace {

using code::Beside;

constexpr std::uint8_t turn = 0, attack = 2, game = 3; // moments

code::Spoken spokenBy(const Words& w)
{
    code::Spoken spoken;
    spoken.verbs = {
        Term::VerbAdd,     Term::VerbSet,     Term::VerbGain,          Term::VerbLose,    Term::VerbPay,
        Term::VerbForbid,  Term::VerbAllow,   Term::VerbIgnore,        Term::VerbGive,    Term::VerbPerform,
        Term::VerbInflict, Term::VerbNegate,  Term::VerbDisable,       Term::VerbSwitch,  Term::VerbPlay,
        Term::VerbMove,    Term::VerbSearch,  Term::VerbShuffle,       Term::VerbDamage,  Term::VerbDraw,
        Term::VerbHeal,    Term::VerbCure,    Term::VerbKeep,          Term::VerbReveal,  Term::VerbLookAt,
        Term::VerbDiscard, Term::VerbDestroy, Term::VerbPick,          Term::VerbReturn,  Term::VerbAttach,
        Term::VerbMay,     Term::VerbIf,      Term::VerbForEach,       Term::VerbRepeat,  Term::VerbChoose,
        Term::VerbRoll,    Term::VerbNote,    Term::VerbAmountBecomes, Term::VerbPrevent, Term::VerbLetItHappen};
    spoken.events = {Term::EventStarts,      Term::EventEnds,          Term::EventIsPlayed, Term::EventDiscards,
                     Term::EventIsDiscarded, Term::EventBetweenTurns,  Term::EventPlays,    Term::EventDraws,
                     Term::EventIsRevealed,  Term::EventSearches,      Term::EventUses,     Term::EventAttacks,
                     Term::EventIsAttacked,  Term::EventBreaksThrough, Term::EventMisses,   Term::EventDealsDamage,
                     Term::EventTakesDamage, Term::EventIsHealed,      Term::EventDies,     Term::EventKills,
                     Term::EventIsDestroyed, Term::EventIsAttached,    Term::EventBecomes,  Term::EventStopsBeing,
                     Term::EventEnters,      Term::EventLeaves,        Term::EventTriesTo,  Term::EventManagesTo,
                     Term::EventFailsTo};
    spoken.replaced = {Term::EventTakesDamage, Term::EventBecomes};
    spoken.words = {
        {Term::VerbAdd,
         {w.hp, w.def, w.skl, w.spd, w.damageDealt, w.damageTaken, w.coinsNeeded, w.squiresNeeded, w.attackRoll,
          w.retreatRoll, w.effectRoll, w.damageRoll}},
        {Term::VerbSet, {w.hp, w.def, w.skl, w.spd}},
        {Term::VerbGain, {w.bloodCard}},
        {Term::VerbLose, {}},
        {Term::VerbPay, {}},
        {Term::VerbForbid, {w.actAttack, w.actRetreat, w.actPlay, w.actUse, w.actTarget}},
        {Term::VerbAllow, {w.actTarget, w.actAttach}},
        {Term::VerbIgnore, {w.needAttackRoll, w.needRetreatRoll, w.needCoins, w.needSquires, w.needCost, w.needOrigin}},
        {Term::VerbPerform, {w.actRetreat}},
        {Term::VerbPlay, {w.needCost}},
        {Term::EventBecomes, {Bleeding, Dazed, Splintered, Disarmed}}, // turning is no event
        {Term::EventStopsBeing, {Bleeding, Dazed, Splintered, Disarmed}},
        {Term::EventTriesTo, {w.actRetreat}},
        {Term::EventManagesTo, {w.actRetreat}},
        {Term::EventFailsTo, {w.actRetreat}},
        {Term::ConditionDuring, {turn}},
        {Term::DurationThis, {turn, attack, game}},
        {Term::DurationUntil, {turn}},
        {Term::DurationFor, {turn}},
    };
    spoken.places = {{Term::EventEnters, {Combat}},
                     {Term::EventLeaves, {Combat}},
                     {Term::VerbSearch, {Hand}},
                     {Term::VerbShuffle, {Deck}}};
    spoken.zones = {Garrison, Hand, DiscardPile, Deck};
    spoken.moments = {turn};
    spoken.without = {{Term::EventIsPlayed, Beside::By},      {Term::EventIsDiscarded, Beside::By},
                      {Term::EventDiscards, Beside::From}, // it lies in the pile by then, and on nothing
                      {Term::EventIsDiscarded, Beside::From}, {Term::VerbForbid, Beside::On},
                      {Term::VerbIgnore, Beside::For},        {Term::VerbInflict, Beside::ForSomeTime},
                      {Term::VerbDamage, Beside::Divided},    {Term::VerbDraw, Beside::From},
                      {Term::None, Beside::Arriving}};
    spoken.wokenTargets = false;
    return spoken;
}

/// What verbs cannot be about.
const char* unknownOf(const code::Code& code, const Words& words, const code::Step& step)
{
    const code::Ref ref = step.verb == Term::VerbGive || step.verb == Term::VerbDisable ? step.to : step.what;
    if (step.verb == Term::VerbIgnore)
        return step.word == words.needCost && step.amount != code::None ? "ignore a part of the cost" : nullptr;
    if (ref == code::None)
        return nullptr;
    const code::Selector& one = code.selector(ref);
    const bool described = one.role == Term::None;
    switch (step.verb) {
    case Term::VerbGive: // to cards that are there, not to whatever will fit
        return described && one.count == Term::CountAll ? "give to all" : nullptr;
    case Term::VerbDisable:
        return described && one.types != bitOf(Type::Champion) ? "disable anything but Champions" : nullptr;
    case Term::VerbSwitch:
        return described && one.types != bitOf(Type::Champion) ? "switch anything but Champions" : nullptr;
    case Term::VerbNegate:
        return one.types != 0 || one.role == Term::RoleIt || one.role == Term::RoleThat || one.role == Term::RoleTarget
                || one.role == Term::RoleSelf
            ? "negate anything but an attack"
            : nullptr;
    case Term::VerbPlay:
        return described && (one.place == code::None || code.places[static_cast<std::size_t>(one.place)].zone != Hand)
            ? "play from anywhere but a hand"
            : nullptr;
    default:
        return nullptr;
    }
}

/// The text of an Exterior stops where its Gate goes (SCE-27k), and cannot be gone on with from its middle.
bool takesGate(const code::Code& code, code::Range range)
{
    return code.anyStep(range, [&](const code::Step& one) {
        return takesGate(code, one.cost)
            || (one.takes() && one.what != code::None && code.selector(one.what).types == bitOf(Type::Gate)
                && code.selector(one.what).whose != code::Whose::Enemy);
    });
}

} // namespace

std::string Rules::notPlayed(const CardFacts::Text& text, std::uint16_t definition) const
{
    const Type type = m_printed[definition].type;
    const bool ofAttack = text.part == field("attacks");
    std::string told;
    const auto tell = [&](bool unknown, const char* what) {
        if (unknown && told.find(what) == std::string::npos)
            told += (told.empty() ? "" : ", ") + std::string(what);
    };
    int costs = 0;
    for (const code::Ability& one : m_code.abilitiesOf(text.script)) {
        const bool plays = one.kind == code::Ability::Plays;
        costs += plays && !one.cost.empty() ? 1 : 0;
        tell(ofAttack && (!plays || one.limit != 0), "when, while, use or limit in the text of an attack");
        // Only Actions and Exteriors do something by being played: SCE-22a, SCE-27a
        tell(!ofAttack && plays && type != Type::Action && type != Type::Exterior,
             "an ability without when, while or use");
        tell(type == Type::Exterior && plays && (takesGate(m_code, one.cost) || takesGate(m_code, one.steps)),
             "taking the own Gate away by the text of an Exterior");
    }
    tell(!ofAttack && costs > 1, "two costs of one card");
    code::Spoken spoken = spokenBy(words);
    spoken.also = [&](const code::Step& one) { return unknownOf(m_code, words, one); };
    tell(true, code::notSpoken(m_code, text.script, spoken).c_str());
    return told;
}

} // namespace muster::engine::sceptre
