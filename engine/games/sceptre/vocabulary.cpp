// SPDX-License-Identifier: GPL-3.0-or-later
// What of the language of effects has a meaning in Sceptre. A card that says anything else is told to whoever plays it,
// instead of doing nothing.
#include <algorithm>
#include <set>

#include "engine/games/sceptre/rules.h"
#include "engine/language/vocabulary.h"

namespace muster::engine::sceptre {

using effects::Term;

namespace {

constexpr std::uint8_t momentTurn = 0;

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
    };
    spoken.zones = {Garrison, Hand, DiscardPile, Deck};
    spoken.moments = {momentTurn};
    return spoken;
}

/// What of these words has a meaning only together with others.
class Reader {
public:
    Reader(const code::Code& code, const Words& words) : m_code(code), m_words(words) { }

    void abilities(code::Range range)
    {
        for (int i = 0; i < range.count; ++i) {
            const code::Ability& one = m_code.ability(static_cast<code::Ref>(range.first + i));
            for (int e = 0; e < one.events.count; ++e)
                event(m_code.events[static_cast<std::size_t>(one.events.first + e)]);
            if (one.target != code::None && (one.kind == code::Ability::When || one.kind == code::Ability::Instead))
                found.insert("target of a text that something wakes");
            condition(one.whileHolds);
            condition(one.onlyIf);
            steps(one.cost);
            steps(one.steps);
        }
    }

    /// What a text of this part of a card cannot be.
    void kinds(code::Range script, bool ofAttack, bool playedForIt)
    {
        int costs = 0;
        for (int i = 0; i < script.count; ++i) {
            const code::Ability& one = m_code.ability(static_cast<code::Ref>(script.first + i));
            const bool plays = one.kind == code::Ability::Plays;
            costs += plays && !one.cost.empty() ? 1 : 0;
            if (ofAttack && (!plays || one.limit != 0))
                found.insert("when, while, use or limit in the text of an attack");
            if (!ofAttack && plays && !playedForIt)
                found.insert("an ability without when, while or use");
        }
        if (!ofAttack && costs > 1)
            found.insert("two costs of one card");
    }

    /// The text of an Exterior stops where its Gate goes (SCE-27k), and cannot be gone on with from its middle.
    void ownGate(code::Range script)
    {
        for (int i = 0; i < script.count; ++i) {
            const code::Ability& one = m_code.ability(static_cast<code::Ref>(script.first + i));
            if (one.kind == code::Ability::Plays && (takesGate(one.cost) || takesGate(one.steps)))
                found.insert("taking the own Gate away by the text of an Exterior");
        }
    }

    std::set<std::string> found;

private:
    [[nodiscard]] bool takesGate(code::Range range) const
    {
        return m_code.anyStep(range, [&](const code::Step& one) {
            return takesGate(one.cost)
                || (one.takes() && one.what != code::None && m_code.selector(one.what).types == bitOf(Type::Gate)
                    && m_code.selector(one.what).whose != code::Whose::Enemy);
        });
    }

    void event(const code::EventPattern& one)
    {
        switch (one.event) {
        case Term::EventIsPlayed:
            tell(one.object != code::None, "is played by");
            return;
        case Term::EventDiscards: // it lies in the pile by then, and on nothing
            placeless("discards", one.object);
            return;
        case Term::EventIsDiscarded:
            placeless("is discarded", one.subject);
            tell(one.object != code::None, "is discarded by");
            return;
        case Term::EventBecomes:
        case Term::EventStopsBeing:
            if (one.word >= m_code.dialect.statuses.size()) // turning is no event
                found.insert("becomes " + m_code.dialect.states[one.word - m_code.dialect.statuses.size()]);
            return;
        case Term::EventEnters:
        case Term::EventLeaves:
            inZone(one.event == Term::EventEnters ? "enters" : "leaves", one.place, Combat);
            return;
        case Term::EventTriesTo:
        case Term::EventManagesTo:
        case Term::EventFailsTo:
            if (one.word != m_words.actRetreat)
                found.insert("tries, manages or fails to " + m_code.dialect.actions.at(one.word));
            return;
        default:
            return;
        }
    }

    void condition(code::Ref ref)
    {
        if (ref == code::None)
            return;
        const code::Condition& one = m_code.conditions[static_cast<std::size_t>(ref)];
        for (int i = 0; i < one.links.count; ++i)
            condition(m_code.links[static_cast<std::size_t>(one.links.first + i)]);
        if (one.op == Term::ConditionDuring && one.moment != momentTurn)
            found.insert("during " + m_code.dialect.moments[one.moment]);
    }

    void duration(code::Ref ref)
    {
        if (ref == code::None)
            return;
        const code::Duration& one = m_code.durations[static_cast<std::size_t>(ref)];
        const std::string& moment = m_code.dialect.moments[one.moment];
        const bool known = one.op == Term::DurationThis ? moment == "turn" || moment == "attack" || moment == "game"
            : one.op == Term::DurationUntil || one.op == Term::DurationFor ? moment == "turn"
                                                                           : true;
        if (!known)
            found.insert("lasting by " + moment);
        condition(one.condition);
        if (one.event != code::None)
            event(m_code.events[static_cast<std::size_t>(one.event)]);
    }

    void steps(code::Range range)
    {
        for (int i = 0; i < range.count; ++i)
            step(m_code.steps[static_cast<std::size_t>(range.first + i)]);
    }

    void step(const code::Step& one)
    {
        duration(one.duration);
        condition(one.condition);
        const auto selector = [&](code::Ref ref) { return ref == code::None ? nullptr : &m_code.selector(ref); };
        switch (one.verb) {
        case Term::VerbForbid:
            tell(one.on != code::None, "forbid on");
            break;
        case Term::VerbIgnore:
            tell(one.what != code::None, "for");
            tell(one.word == m_words.needCost && one.amount != code::None, "ignore a part of the cost");
            break;
        case Term::VerbGive: // to cards that are there, not to whatever will fit
            if (const code::Selector* to = selector(one.to))
                tell(to->role == Term::None && to->count == Term::CountAll, "give to all");
            break;
        case Term::VerbInflict:
            tell(one.duration != code::None, "inflict for some time");
            break;
        case Term::VerbNegate:
            if (const code::Selector* what = selector(one.what))
                tell(what->types != 0 || what->role == Term::RoleIt || what->role == Term::RoleThat
                         || what->role == Term::RoleTarget || what->role == Term::RoleSelf,
                     "negate anything but an attack");
            break;
        case Term::VerbDisable:
            champions("disable", selector(one.to));
            break;
        case Term::VerbSwitch:
            champions("switch", selector(one.what));
            break;
        case Term::VerbPlay:
            if (const code::Selector* what = selector(one.what))
                tell(what->role == Term::None
                         && (what->place == code::None
                             || m_code.places[static_cast<std::size_t>(what->place)].zone != Hand),
                     "play from anywhere but a hand");
            break;
        case Term::VerbSearch:
            inZone("search, to", one.place, Hand);
            break;
        case Term::VerbShuffle:
            inZone("shuffle", one.place, Deck);
            break;
        case Term::VerbDamage:
            tell(one.split, "split");
            break;
        case Term::VerbDraw:
            tell(one.from != code::None, "draw from");
            break;
        default:
            break;
        }
        tell(one.as != 0xff || one.shuffled || one.under != code::None, "as, shuffled, under");
        steps(one.steps);
        steps(one.otherwise);
        steps(one.cost);
        for (int i = 0; i < one.branches.count; ++i)
            steps(m_code.branches[static_cast<std::size_t>(one.branches.first + i)].steps);
        abilities(one.abilities);
    }

    void tell(bool unknown, const char* what)
    {
        if (unknown)
            found.insert(what);
    }

    /// What a card has been discarded from cannot be asked any more.
    void placeless(const std::string& event, code::Ref ref)
    {
        if (ref == code::None)
            return;
        const code::Selector& one = m_code.selector(ref);
        if (one.place != code::None || one.on != code::None || one.role == Term::RoleSelf)
            found.insert(event + " from somewhere");
    }

    /// The verb is about Champions alone.
    void champions(const std::string& verb, const code::Selector* one)
    {
        if (one != nullptr && one->role == Term::None && one->types != bitOf(Type::Champion))
            found.insert(verb + " anything but Champions");
    }

    void inZone(const std::string& verb, code::Ref place, std::uint8_t zone)
    {
        if (place == code::None)
            return;
        const std::uint8_t meant = m_code.places[static_cast<std::size_t>(place)].zone;
        if (meant != zone)
            found.insert(verb + ' ' + (meant == code::InPlay ? "play" : m_code.dialect.zones.at(meant)));
    }

    const code::Code& m_code;
    const Words& m_words;
};

} // namespace

std::string Rules::notPlayed(const CardFacts::Text& text, std::uint16_t definition) const
{
    const Type type = m_printed[definition].type;
    Reader reader(m_code, words);
    reader.abilities(text.script);
    // Only Actions and Exteriors do something by being played: SCE-22a, SCE-27a
    reader.kinds(text.script, text.part == field("attacks"), type == Type::Action || type == Type::Exterior);
    if (type == Type::Exterior)
        reader.ownGate(text.script);
    std::string told = code::notSpoken(m_code, text.script, spokenBy(words));
    for (const std::string& one : reader.found)
        told += (told.empty() ? "" : ", ") + one;
    return told;
}

} // namespace muster::engine::sceptre
