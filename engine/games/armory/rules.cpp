// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/armory/rules.h"

#include <charconv>

namespace muster::engine::armory {

namespace {

/// ARM-501 to ARM-504. Spaces are counted (ARM-503): nothing depends on which hand holds a Weapon.
constexpr ZoneKind zoneKinds[] = {
    {.word = "deck", .sight = ZoneKind::Sight::Nobody, .ordered = true}, // ARM-901
    {.word = "hand", .sight = ZoneKind::Sight::Owner},                   // ARM-904
    {.word = "discard pile"},                                            // ARM-902, ARM-952
    {.word = "board", .inPlay = true},                                   // ARM-903
    {.word = "arena", .inPlay = true},                                   // ARM-Q17
    {.word = "used", .rare = true},
};

constexpr std::uint8_t gray = attributes;

} // namespace

Rules::Rules(const Catalogue& catalogue, const std::map<std::string, std::string>& options,
             std::span<const std::uint8_t> inUse)
    : CardRules(catalogue, inUse, zoneKinds)
{
    readWords();
    readSwitches(options);
    keepState("ready", Committed | Exhausted, 0);
    keepState("committed", Committed | Exhausted, Committed);
    keepState("exhausted", Committed | Exhausted, Exhausted);
    keepState("entangled", Entangled, Entangled);
    finish();
    readAttacks();
    m_own.resize(catalogue.size());
    for (std::uint32_t i = 0; i < catalogue.size(); ++i)
        readFacts(static_cast<std::uint16_t>(i));
}

void Rules::readFacts(std::uint16_t definition)
{
    const Card card = m_catalogue.card(CardIndex{definition});
    Facts& facts = m_own[definition];
    const auto wordOf = [&](std::string_view key) {
        const WordIndex word = card.word(field(key));
        return word.valid() ? static_cast<std::uint8_t>(word.value) : std::uint8_t(0);
    };
    facts.attribute = wordOf("attribute");
    facts.hands = static_cast<std::uint8_t>(1 + wordOf("hands"));
    facts.space = wordOf("space");
    facts.range = wordOf("range") == 1 ? Reach : wordOf("range") == 2 ? Ranged : 0;
    facts.fits = static_cast<Host>(wordOf("fits"));
    facts.step = static_cast<Step>(wordOf("step"));
    facts.starter = card.record().flag(field("starter"));
    for (const std::int32_t icon : card.words(field("requires"))) {
        ++facts.needsInAll;
        if (icon < gray)
            ++facts.needs[static_cast<std::size_t>(icon)];
    }
    facts.does = this->facts(definition).script(field("does"));
    const auto has = [&](effects::Term verb) {
        return anyPlayedStep(definition, [&](const code::Step& one) { return one.verb == verb; });
    };
    facts.onlyAttacks = has(effects::Term::VerbAttack);
    bool conditional = false;
    for (int i = 0; i < facts.does.count; ++i) {
        const auto ability = static_cast<code::Ref>(facts.does.first + i);
        if (m_code.ability(ability).kind != code::Ability::Plays)
            continue;
        if (facts.played == code::None)
            facts.played = ability;
        conditional = conditional || m_code.ability(ability).onlyIf != code::None;
        facts.onlyAttacks = facts.onlyAttacks && onlyAttacks(ability);
    }
    facts.stays = has(effects::Term::VerbKeep);
    const auto gives = [&](std::uint8_t keyword) {
        return anyPlayedStep(definition, [&](const code::Step& one) {
            return one.verb == effects::Term::VerbGive && one.word == keyword;
        });
    };
    facts.gives = static_cast<std::uint8_t>((gives(words.reach) ? Reach : 0) | (gives(words.ranged) ? Ranged : 0));
    facts.givesOnCondition = facts.gives != 0 && (conditional || has(effects::Term::VerbIf));
}

void Rules::readAttacks()
{
    const auto isAttack = [](const code::Step& one) { return one.verb == effects::Term::VerbAttack; };
    m_attacks.resize(m_code.abilities.size());
    for (std::size_t i = 0; i < m_attacks.size(); ++i) {
        const code::Range steps = m_code.abilities[i].steps;
        if (m_code.anyStep(steps, isAttack))
            m_attacks[i] = allBelongToAttack(steps) ? Attacks | OnlyAttacks : Attacks;
    }
}

/// Making it, effects that last as long, and questions behind it, as whether it has done damage (ARM-Q34).
bool Rules::belongsToAttack(const code::Step& step, bool after) const
{
    constexpr int attack = 2; // as Dialect::moments begins
    if (step.verb == effects::Term::VerbAttack || (after && step.verb == effects::Term::VerbIf))
        return true;
    if (step.duration != code::None) {
        const code::Duration& lasts = m_code.durations[static_cast<std::size_t>(step.duration)];
        return lasts.op == effects::Term::DurationThis && lasts.moment == attack;
    }
    const bool flow = step.verb == effects::Term::VerbIf || step.verb == effects::Term::VerbMay
        || step.verb == effects::Term::VerbForEach || step.verb == effects::Term::VerbRepeat
        || step.verb == effects::Term::VerbChoose;
    if (!flow || !allBelongToAttack(step.steps) || !allBelongToAttack(step.otherwise))
        return false;
    for (int i = 0; i < step.branches.count; ++i) {
        if (!allBelongToAttack(m_code.branches[static_cast<std::size_t>(step.branches.first + i)].steps))
            return false;
    }
    return true;
}

bool Rules::allBelongToAttack(code::Range steps) const
{
    bool after = false;
    for (int i = 0; i < steps.count; ++i) {
        const code::Step& one = m_code.steps[static_cast<std::size_t>(steps.first + i)];
        if (!belongsToAttack(one, after))
            return false;
        after = after || one.verb == effects::Term::VerbAttack;
    }
    return true;
}

void Rules::readWords()
{
    words.attack = number("attack");
    words.block = number("block");
    words.dp = number("dp");
    words.attackDamage = number("attack damage");
    words.damageTaken = number("damage taken");
    words.emptySpaces = number("empty spaces");
    words.emptyWeaponSpaces = number("empty weapon spaces");
    words.emptyArmorSpaces = number("empty armor spaces");
    words.health = number("health");
    words.durability = number("durability point");
    words.poison = number("poison");
    words.berserk = number("berserk");
    words.fear = number("fear");
    words.actAttack = action("attack");
    words.actBlock = action("block");
    words.actCounter = action("counterattack");
    words.actPlay = action("play");
    words.actEquip = action("equip");
    words.actAttach = action("attach");
    words.actDrop = action("drop");
    words.actEndTurn = action("end turn");
    words.needRequirement = requirement("requirement");
    words.needRange = requirement("range");
    words.meleeDamage = damageKind("melee");
    words.reachDamage = damageKind("reach");
    words.rangedDamage = damageKind("ranged");
    words.thrownDamage = damageKind("thrown");
    words.drawPhase = moment("draw phase");
    words.mainPhase = moment("main phase");
    words.combatPhase = moment("combat phase");
    words.attackStep = moment("attack step");
    words.defenseStep = moment("defense step");
    words.counterStep = moment("counter attack step");
    words.diceStep = moment("status dice step");
    words.refreshStep = moment("refresh step");
    words.ifCountering = condition("countering");
    words.ifMelee = condition("melee attack");
    words.ifReach = condition("reach attack");
    words.ifRanged = condition("ranged attack");
    words.ready = state("ready");
    words.committed = state("committed");
    words.exhausted = state("exhausted");
    words.entangled = state("entangled");
    words.reach = state("reach");
    words.ranged = state("ranged");
}

void Rules::readSwitches(const std::map<std::string, std::string>& options)
{
    const auto isOn = [](const std::string& value) { return value == "yes" || value == "true"; };
    for (const auto& [key, value] : options) {
        if (key == "health_cap")
            switches.healthCapped = value == "starting_health";
        else if (key == "turn_cap")
            std::from_chars(value.data(), value.data() + value.size(), switches.turnCap);
        else if (key == "berserk_may_drop_ready_weapons")
            switches.berserkMayDrop = isOn(value);
        else if (key == "teammates_see_hands")
            switches.teammatesSeeHands = isOn(value);
    }
}

} // namespace muster::engine::armory
