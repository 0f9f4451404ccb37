// SPDX-License-Identifier: GPL-3.0-or-later
// What harms whom: for which effects hidden cards are revealed (SCE-Q39), and which rolls may be left out (SCE-Q17).
#include "engine/games/sceptre/rules.h"

namespace muster::engine::sceptre {

using effects::Term;

bool Rules::harms(Term verb, std::uint8_t word, int amount) const
{
    switch (verb) {
    case Term::VerbDamage:
    case Term::VerbInflict:
    case Term::VerbDiscard:
    case Term::VerbDestroy:
    case Term::VerbReturn:
    case Term::VerbMove:
    case Term::VerbSet:
    case Term::VerbDisable:
    case Term::VerbForbid:
        return true;
    case Term::VerbAdd: {
        const bool moreIsWorse = word == words.damageTaken || word == words.coinsNeeded || word == words.squiresNeeded;
        return moreIsWorse ? amount > 0 : amount < 0;
    }
    default:
        return false;
    }
}

void Rules::noteLastingHarm()
{
    for (code::LastingState& state : m_code.states) {
        for (int i = 0; i < state.effects.count; ++i) {
            const code::LastingEffect& effect = m_code.effects[static_cast<std::size_t>(state.effects.first + i)];
            const Term verb = code::LastingEffect::verbOf(effect.kind);
            const bool mayHarm = effect.amount != code::None || harms(verb, effect.word, effect.number);
            state.mayUncover = state.mayUncover
                || ((m_code.reads(effect.to) || m_code.readsHolder(effect.to)) && verb != Term::None && mayHarm);
        }
    }
}

void Rules::noteHarm()
{
    for (const code::Ability& ability : m_code.abilities)
        m_mayHarm.push_back(stepsMayHarm(ability.cost) || stepsMayHarm(ability.steps));
}

bool Rules::stepsMayHarm(code::Range steps) const
{
    return m_code.anyStep(steps, [&](const code::Step& one) {
        const code::Quantity* amount =
            one.amount == code::None ? nullptr : &m_code.quantities[static_cast<std::size_t>(one.amount)];
        const bool plain = amount == nullptr || amount->op == Term::QuantityNumber;
        const bool helpsAttacks = one.word == words.damageDealt || one.word == words.attackRoll
            || one.word == words.damageRoll || one.word == words.effectRoll || one.word == words.skl;
        return (one.verb == Term::VerbAdd && (!plain || helpsAttacks))
            || harms(one.verb, one.word, amount == nullptr ? 0 : amount->number);
    });
}

namespace {

/// Whether a roll can harm the side of the player with the text. What cannot be told from the text counts as harm if it
/// may meet cards of anybody, and as none if it is about somebody whom other words have named.
class OwnHarm {
public:
    OwnHarm(const Rules& rules, const code::Ability& ability, bool itIsOwn, bool defends)
        : m_rules(rules),
          m_code(rules.code()),
          m_itIsOwn(itIsOwn),
          m_defends(defends)
    {
        m_targetIsOwn = ability.target != code::None && mayBeOwn(ability.target);
    }

    [[nodiscard]] bool steps(code::Range range) const
    {
        const auto all = m_code.stepsOf(range);
        return std::any_of(all.begin(), all.end(), [&](const code::Step& one) { return step(one); });
    }

    [[nodiscard]] bool branches(const code::Step& one) const
    {
        const auto all = m_code.branchesOf(one);
        return steps(one.steps) || steps(one.otherwise)
            || std::any_of(all.begin(), all.end(), [&](const code::Branch& branch) { return steps(branch.steps); });
    }

    [[nodiscard]] bool mayBeOwn(code::Ref ref) const
    {
        if (ref == code::None)
            return false;
        const code::Selector& one = m_code.selector(ref);
        switch (one.role) {
        case Term::None:
            break;
        case Term::RoleSelf:
        case Term::RoleHolder:
        case Term::RoleYou:
            return true;
        case Term::RoleIt:
            return m_itIsOwn;
        case Term::RoleTarget:
            return m_targetIsOwn;
        case Term::RoleControllerOf:
        case Term::RoleOwnerOf:
            return mayBeOwn(one.inner);
        case Term::Both: {
            for (int i = 0; i < one.both.count; ++i) {
                if (mayBeOwn(m_code.links[static_cast<std::size_t>(one.both.first + i)]))
                    return true;
            }
            return false;
        }
        default:
            return false;
        }
        if (one.isPlayer())
            return one.noun != Term::OpponentNoun && one.whose != code::Whose::Enemy;
        if (one.whose != code::Whose::Anybody)
            return one.whose == code::Whose::Own;
        if ((one.states & code::Opposing) != 0)
            return false;
        if ((one.states & code::Attacked) != 0)
            return m_defends;
        if ((one.states & code::Attacking) != 0)
            return !m_defends;
        if (one.on != code::None)
            return mayBeOwn(one.on);
        if (one.of != code::None)
            return mayBeOwn(one.of);
        if (one.place != code::None)
            return m_code.places[static_cast<std::size_t>(one.place)].whose != code::Whose::Enemy;
        return true;
    }

private:
    [[nodiscard]] bool step(const code::Step& one) const
    {
        const bool byEnemy = one.by != code::None && !mayBeOwn(one.by);
        switch (one.verb) {
        case Term::VerbMay:
            return byEnemy && branches(one); // what one may leave does no harm
        case Term::VerbIf:
        case Term::VerbRepeat:
        case Term::VerbRoll:
        case Term::VerbChoose:
            return branches(one);
        case Term::VerbForEach: {
            OwnHarm each = *this;
            each.m_itIsOwn = mayBeOwn(one.what);
            return each.branches(one);
        }
        case Term::VerbGain:
            return one.to != code::None && !mayBeOwn(one.to);
        case Term::VerbAdd: {
            const code::Quantity* amount =
                one.amount == code::None ? nullptr : &m_code.quantities[static_cast<std::size_t>(one.amount)];
            const bool plain = amount != nullptr && amount->op == Term::QuantityNumber;
            return (!plain || m_rules.harms(one.verb, one.word, amount->number)) && mayBeOwn(one.to);
        }
        case Term::VerbDiscard:
        case Term::VerbDestroy:
        case Term::VerbReturn:
        case Term::VerbMove: {
            if (one.what == code::None)
                return false;
            const code::Selector& what = m_code.selector(one.what);
            const bool noOwner = what.role == Term::None && what.whose == code::Whose::Anybody
                && what.place != code::None
                && m_code.places[static_cast<std::size_t>(what.place)].whose == code::Whose::Anybody;
            if (noOwner && byEnemy)
                return false; // of the one who does it
            const bool toHand =
                one.place != code::None && m_code.places[static_cast<std::size_t>(one.place)].zone == Hand;
            return !toHand && mayBeOwn(one.what);
        }
        default:
            return m_rules.harms(one.verb, one.word, 0) && mayBeOwn(one.to);
        }
    }

    const Rules& m_rules;
    const code::Code& m_code;
    bool m_itIsOwn;
    bool m_defends;
    bool m_targetIsOwn = false;
};

} // namespace

void Rules::noteHarmlessRolls()
{
    for (const code::Ability& ability : m_code.abilities) {
        const OwnHarm itself(*this, ability, false, false);
        bool itIsOwn = false; // of an attack's text it is the target
        bool defends = false;
        for (int e = 0; e < ability.events.count; ++e) {
            const code::Ref subject = m_code.events[static_cast<std::size_t>(ability.events.first + e)].subject;
            const bool own = subject == code::None || itself.mayBeOwn(subject);
            itIsOwn = itIsOwn || own;
            defends = defends || !own;
        }
        const OwnHarm harm(*this, ability, itIsOwn, defends);
        m_code.eachStep(ability.steps, [&](code::Step& one) {
            if (one.verb == Term::VerbRoll)
                one.harmless = !harm.branches(one);
        });
    }
}

} // namespace muster::engine::sceptre
