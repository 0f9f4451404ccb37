// SPDX-License-Identifier: GPL-3.0-or-later
// What of the language of effects has a meaning in Sceptre. A card that says anything else is told to whoever plays it,
// instead of doing nothing.
#include <algorithm>
#include <set>

#include "engine/games/sceptre/rules.h"
#include "model/effects/registry.h"

namespace muster::engine::sceptre {

using effects::Term;

namespace {

constexpr std::uint8_t momentTurn = 0;

class Reader {
public:
    Reader(const code::Code& code, const Words& words) : m_code(code), m_words(words) { }

    void abilities(code::Range range)
    {
        for (int i = 0; i < range.count; ++i) {
            const code::Ability& one = m_code.ability(static_cast<code::Ref>(range.first + i));
            for (int e = 0; e < one.events.count; ++e) {
                const code::EventPattern& pattern = m_code.events[static_cast<std::size_t>(one.events.first + e)];
                event(pattern);
                if (one.kind == code::Ability::Instead && pattern.event != Term::EventTakesDamage
                    && pattern.event != Term::EventBecomes)
                    found.insert("instead of anything but damage and conditions");
            }
            if (one.target != code::None && (one.kind == code::Ability::When || one.kind == code::Ability::Instead))
                found.insert("target of a text that something wakes");
            condition(one.whileHolds);
            condition(one.onlyIf);
            steps(one.cost);
            steps(one.steps);
        }
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
        constexpr std::uint32_t isGate = std::uint32_t(1) << static_cast<unsigned>(Type::Gate);
        return m_code.anyStep(range, [&](const code::Step& one) {
            return takesGate(one.cost)
                || (one.takes() && one.what != code::None && m_code.selector(one.what).types == isGate
                    && m_code.selector(one.what).whose != code::Whose::Enemy);
        });
    }

    void event(const code::EventPattern& one)
    {
        switch (one.event) {
        case Term::EventStarts:
        case Term::EventEnds:
            if (one.moment != momentTurn)
                found.insert("start or end of " + m_code.dialect.moments[one.moment]);
            return;
        case Term::EventIsPlayed:
            if (one.object != code::None)
                found.insert("is played by");
            return;
        case Term::EventDiscards: // it lies in the pile by then, and on nothing
            placeless("discards", one.object);
            return;
        case Term::EventIsDiscarded:
            placeless("is discarded", one.subject);
            if (one.object != code::None)
                found.insert("is discarded by");
            return;
        case Term::EventBetweenTurns:
        case Term::EventPlays:
        case Term::EventDraws:
        case Term::EventIsRevealed:
        case Term::EventSearches:
        case Term::EventUses:
        case Term::EventAttacks:
        case Term::EventIsAttacked:
        case Term::EventBreaksThrough:
        case Term::EventMisses:
        case Term::EventDealsDamage:
        case Term::EventTakesDamage:
        case Term::EventIsHealed:
        case Term::EventDies:
        case Term::EventKills:
        case Term::EventIsDestroyed:
        case Term::EventIsAttached:
            return;
        case Term::EventBecomes:
        case Term::EventStopsBeing:
            if (one.word >= m_code.dialect.statuses.size()) // turning is no event
                found.insert("becomes " + m_code.dialect.states[one.word - m_code.dialect.statuses.size()]);
            return;
        case Term::EventEnters:
        case Term::EventLeaves:
            inZone(one.event == Term::EventEnters ? "enters" : "leaves", one.place, {Combat});
            return;
        case Term::EventTriesTo:
        case Term::EventManagesTo:
        case Term::EventFailsTo:
            if (one.word != m_words.actRetreat)
                found.insert("tries, manages or fails to " + wordOf(m_code.dialect.actions, one.word));
            return;
        default:
            found.insert("this event");
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
        switch (one.verb) {
        case Term::VerbAdd:
            known("add", m_code.dialect.numbers, one.word,
                  {m_words.hp, m_words.def, m_words.skl, m_words.spd, m_words.damageDealt, m_words.damageTaken,
                   m_words.coinsNeeded, m_words.squiresNeeded, m_words.attackRoll, m_words.retreatRoll,
                   m_words.effectRoll, m_words.damageRoll});
            break;
        case Term::VerbSet:
            known("set", m_code.dialect.numbers, one.word, {m_words.hp, m_words.def, m_words.skl, m_words.spd});
            break;
        case Term::VerbGain:
            known("gain", m_code.dialect.numbers, one.word, {m_words.bloodCard});
            break;
        case Term::VerbLose:
            known("lose", m_code.dialect.numbers, one.word, {});
            break;
        case Term::VerbPay:
            known("pay", m_code.dialect.numbers, one.word, {});
            break;
        case Term::VerbForbid:
            known("forbid", m_code.dialect.actions, one.word,
                  {m_words.actAttack, m_words.actRetreat, m_words.actPlay, m_words.actUse, m_words.actTarget});
            if (one.on != code::None)
                found.insert("forbid on");
            break;
        case Term::VerbAllow:
            known("allow", m_code.dialect.actions, one.word, {m_words.actTarget, m_words.actAttach});
            break;
        case Term::VerbIgnore:
            known("ignore", m_code.dialect.requirements, one.word,
                  {m_words.needAttackRoll, m_words.needRetreatRoll, m_words.needCoins, m_words.needSquires,
                   m_words.needCost, m_words.needOrigin});
            if (one.what != code::None)
                found.insert("for");
            if (one.word == m_words.needCost && one.amount != code::None)
                found.insert("ignore a part of the cost");
            break;
        case Term::VerbGive: // to cards that are there, not to whatever will fit
            if (one.to != code::None && m_code.selector(one.to).role == Term::None
                && m_code.selector(one.to).count == Term::CountAll)
                found.insert("give to all");
            break;
        case Term::VerbPerform:
            known("perform", m_code.dialect.actions, one.word, {m_words.actRetreat});
            break;
        case Term::VerbInflict:
            if (one.duration != code::None)
                found.insert("inflict for some time");
            break;
        case Term::VerbNegate:
            if (one.what != code::None) {
                const code::Selector& what = m_code.selector(one.what);
                if (what.types != 0 || what.role == Term::RoleIt || what.role == Term::RoleThat
                    || what.role == Term::RoleTarget || what.role == Term::RoleSelf)
                    found.insert("negate anything but an attack");
            }
            break;
        case Term::VerbDisable:
            champions("disable", one.to);
            break;
        case Term::VerbSwitch:
            champions("switch", one.what);
            break;
        case Term::VerbPlay:
            if (one.what != code::None && m_code.selector(one.what).role == Term::None
                && (m_code.selector(one.what).place == code::None
                    || m_code.places[static_cast<std::size_t>(m_code.selector(one.what).place)].zone != Hand))
                found.insert("play from anywhere but a hand");
            if (one.word != 0xff)
                known("play without", m_code.dialect.requirements, one.word, {m_words.needCost});
            break;
        case Term::VerbMove:
            inZone("move to", one.place, {Garrison, Hand, DiscardPile, Deck});
            break;
        case Term::VerbSearch:
            inZone("search, to", one.place, {Hand});
            break;
        case Term::VerbShuffle:
            inZone("shuffle", one.place, {Deck});
            break;
        case Term::VerbDamage:
            if (one.split)
                found.insert("split");
            break;
        case Term::VerbDraw:
            if (one.from != code::None)
                found.insert("draw from");
            break;
        case Term::VerbHeal:
        case Term::VerbCure:
        case Term::VerbKeep:
        case Term::VerbReveal:
        case Term::VerbLookAt:
        case Term::VerbDiscard:
        case Term::VerbDestroy:
        case Term::VerbPick:
        case Term::VerbReturn:
        case Term::VerbAttach:
        case Term::VerbMay:
        case Term::VerbIf:
        case Term::VerbForEach:
        case Term::VerbRepeat:
        case Term::VerbChoose:
        case Term::VerbRoll:
        case Term::VerbNote:
        case Term::VerbPrevent:
        case Term::VerbAmountBecomes:
        case Term::VerbLetItHappen:
            break;
        default:
            found.insert(std::string(effects::info(one.verb).name));
        }
        if (one.as != 0xff || one.shuffled || one.under != code::None)
            found.insert("as, shuffled, under");
        steps(one.steps);
        steps(one.otherwise);
        steps(one.cost);
        for (int i = 0; i < one.branches.count; ++i)
            steps(m_code.branches[static_cast<std::size_t>(one.branches.first + i)].steps);
        abilities(one.abilities);
    }

    /// What a card has been discarded from cannot be asked any more.
    void placeless(const char* event, code::Ref ref)
    {
        if (ref == code::None)
            return;
        const code::Selector& one = m_code.selector(ref);
        if (one.place != code::None || one.on != code::None || one.role == Term::RoleSelf)
            found.insert(std::string(event) + " from somewhere");
    }

    /// The verb is about Champions alone.
    void champions(const char* verb, code::Ref ref)
    {
        if (ref == code::None || m_code.selector(ref).role != Term::None)
            return;
        constexpr std::uint32_t isChampion = std::uint32_t(1) << static_cast<unsigned>(Type::Champion);
        if (m_code.selector(ref).types != isChampion)
            found.insert(std::string(verb) + " anything but Champions");
    }

    static std::string wordOf(const std::vector<std::string>& list, std::uint8_t word)
    {
        return word < list.size() ? list[word] : std::string("?");
    }

    void known(const char* verb, const std::vector<std::string>& list, std::uint8_t word,
               std::initializer_list<std::uint8_t> words)
    {
        if (std::find(words.begin(), words.end(), word) == words.end())
            found.insert(std::string(verb) + ' ' + wordOf(list, word));
    }

    void inZone(const char* verb, code::Ref place, std::initializer_list<std::uint8_t> zones)
    {
        if (place == code::None)
            return;
        const std::uint8_t zone = m_code.places[static_cast<std::size_t>(place)].zone;
        if (std::find(zones.begin(), zones.end(), zone) == zones.end())
            found.insert(std::string(verb) + ' '
                         + (zone == code::InPlay ? "play" : wordOf(m_code.dialect.zones, zone)));
    }

    const code::Code& m_code;
    const Words& m_words;
};

} // namespace

std::string Rules::notPlayed(code::Range script, Type type) const
{
    Reader reader(m_code, words);
    reader.abilities(script);
    if (type == Type::Exterior)
        reader.ownGate(script);
    std::string text;
    for (const std::string& one : reader.found)
        text += (text.empty() ? "" : ", ") + one;
    return text;
}

} // namespace muster::engine::sceptre
