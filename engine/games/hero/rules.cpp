// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hero/rules.h"

#include <algorithm>
#include <charconv>

namespace muster::engine::hero {

namespace {

using Sight = ZoneKind::Sight;

constexpr ZoneKind zoneKinds[] = {
    {"deck", Sight::Nobody, false, false, true},       // HRO-390
    {"hand", Sight::Owner},                            // HRO-391, HRO-430
    {"discard pile"},                                  // HRO-394, HRO-431
    {"battlefield", Sight::All, true},                 // HRO-392
    {"hero board", Sight::All, true},                  // HRO-393
    {.word = "shop", .common = true, .laidOut = true}, // HRO-432, HRO-440
    {.word = "removed from game", .rare = true},
    {.word = "resolving", .rare = true},
    {"early deck", Sight::Nobody, false, true, true},
    {"mid deck", Sight::Nobody, false, true, true},
    {"late deck", Sight::Nobody, false, true, true},
};
static_assert(std::size(zoneKinds) == Zones);

int numberOf(const std::string& text, int otherwise)
{
    int value = otherwise;
    (void)std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

constexpr std::uint8_t anyTime = InMainPhase | UnderDamage | BetweenActions;

/// HRO-187, HRO-188, HRO-189; cheaper ones as HRO-Q12 has it.
int bountyByCost(int cost) { return cost >= 5 ? 3 : cost == 4 ? 2 : 1; }

} // namespace

Switches::Switches(const std::map<std::string, std::string>& options)
{
    const auto text = [&](const char* key) {
        const auto found = options.find(key);
        return found == options.end() ? std::string() : found->second;
    };
    const auto flag = [&](const char* key, bool& value) {
        if (const std::string one = text(key); !one.empty())
            value = one == "yes" || one == "true" || one == "1";
    };
    flag("first_upkeep_gains_mana", firstUpkeepGainsMana);
    flag("first_player_draws_on_first_turn", firstPlayerDraws);
    flag("defender_gains_combat_bounty", defenderGainsBounty);
    flag("survivors_heal_after_combat", survivorsHeal);
    flag("unarmed_hero_returns_base_damage", unarmedReturns);
    combatsPerTurn = numberOf(text("max_combats_per_turn"), none);
    armorCap = numberOf(text("armor_cap"), none);
    rageRate = std::min(numberOf(text("rage_bonus_rate"), rageRate), 9999);
    thresholdPerSource = text("damage_threshold_basis") == "per_source";
    if (text("defensive_limit_resets") == "own_upkeep")
        defensiveReset = Reset::OwnUpkeep;
    if (const std::string who = text("first_player"); who == "first_seat")
        first = First::FirstSeat;
    else if (who == "second_seat")
        first = First::SecondSeat;
    if (const std::string rage = text("rage_bonus_target"); rage == "all_damage")
        rageTarget = RageTarget::AllDamage;
    else if (rage == "card_text_only")
        rageTarget = RageTarget::CardTextOnly;
    if (const std::string mode = text("channeled_mode"); mode == "later_spell_this_turn")
        channeling = Channeling::Later;
    else if (mode == "either")
        channeling = Channeling::Either;
    if (const std::string window = text("active_relic_window"); window == "any_time")
        relicWindows = anyTime;
    else if (window == "damage_window")
        relicWindows = UnderDamage;
}

Rules::Rules(const Catalogue& catalogue, const std::map<std::string, std::string>& options,
             std::span<const std::uint8_t> inUse)
    : CardRules(catalogue, inUse, zoneKinds),
      switches(options)
{
    readWords();
    m_upgrade = type("upgrade");
    keepState("tapped", Tapped, Tapped);
    keepState("untapped", Tapped, 0);
    keepState("leveled", Leveled, Leveled);
    m_printed.resize(catalogue.size());
    m_places.resize(m_code.abilities.size());
    for (std::uint32_t i = 0; i < catalogue.size(); ++i)
        readCard(static_cast<std::uint16_t>(i));
    finish();
    for (std::uint32_t i = 0; i < catalogue.size(); ++i) { // HRO-186, HRO-Q12, HRO-Q13
        const Card card = catalogue.card(CardIndex{i});
        if (!card.number(field("bounty")) && !m_printed[i].token)
            setNumber(static_cast<std::uint16_t>(i), words.bounty,
                      bountyByCost(card.number(field("cost")).value_or(0)));
    }
}

void Rules::readWords()
{
    words.cost = number("cost");
    words.attack = number("attack");
    words.health = number("health");
    words.bounty = number("bounty");
    words.goldCost = number("gold-cost");
    words.maximumMana = number("maximum mana");
    words.maximumHealth = number("maximum health");
    words.weaponDamage = number("weapon damage");
    words.attackDamage = number("weapon attack damage");
    words.spellBonus = number("spell damage bonus");
    words.abilityCost = number("ability cost");
    words.damageTaken = number("damage taken");
    words.mana = number("mana");
    words.gold = number("gold");
    words.armor = number("armor");
    words.rage = number("rage");
    words.spellDamage = number("spell damage");
    words.tapped = state("tapped");
    words.untapped = state("untapped");
    words.damaged = state("damaged");
    words.leveled = state("leveled");
    words.equipped = state("equipped");
    words.haste = state("haste");
    words.immune = state("immune");
    words.actAttack = action("attack");
    words.actBlock = action("block");
    words.actPlay = action("play");
    words.actUse = action("use");
    words.actBuy = action("buy");
    words.actCast = action("cast");
    words.actUntap = action("untap");
    words.needCost = requirement("cost");
    words.needGold = requirement("gold cost");
    words.needLevel = requirement("level");
    words.needSickness = requirement("summoning sickness");
    words.ofSpell = damageKind("spell");
    words.ofWeapon = damageKind("weapon");
    words.ofCombat = damageKind("combat");
    words.upkeep = moment("upkeep");
    words.main = moment("main phase");
    words.combat = moment("combat");
    words.end = moment("end phase");
    words.channeled = condition("channeled");
}

/// HRO-018, HRO-285: the abilities, the quest and the bonus of a hero, or the ability that an upgrade brings.
void Rules::readHero(const Card& card, Facts& facts)
{
    const auto part = [&](const char* key, std::uint8_t slot) {
        for (const Record& one : card.parts(field(key))) {
            facts.abilities[slot].mana = static_cast<std::int16_t>(one.number(field("mana")).value_or(0));
            if (const ScriptIndex script = one.effects(field("does")); script.valid())
                facts.abilities[slot].does = m_code.scripts[script.value];
        }
    };
    part("power", Power);
    part("weapon-attack", Attack);
    part("defence", Defensive);
    if (facts.improves != Slots)
        part("becomes", facts.improves);
    for (std::uint8_t slot = Power; slot < Slots; ++slot) {
        const code::Range does = facts.abilities[slot].does;
        for (int i = 0; i < does.count; ++i)
            m_places[static_cast<std::size_t>(does.first + i)].slot = slot;
    }
    for (const Record& one : card.parts(field("quest"))) {
        if (const ScriptIndex script = one.effects(field("does")); script.valid()) {
            const code::Range does = m_code.scripts[script.value];
            for (int i = 0; i < does.count; ++i)
                m_places[static_cast<std::size_t>(does.first + i)].quest = true;
        }
    }
}

/// Without a word on the board, Rage has no limit and stays (HRO-201, HRO-203), and Spell Damage stops at 5 and goes with a
/// damage spell (HRO-206, HRO-209).
void Rules::readResource(const Card& card, Facts& facts)
{
    const std::string_view key = card.wordKey(field("resource"));
    if (key.empty())
        return;
    const bool spellDamage = key == "spell damage";
    facts.resource = spellDamage ? words.spellDamage : words.rage;
    facts.resourceLimit =
        static_cast<std::int16_t>(card.number(field("resource-limit")).value_or(spellDamage ? mostSpellDamage : 0));
    const std::string_view reset = card.wordKey(field("resource-reset"));
    facts.reset = reset == "never" ? Facts::Reset::Never
        : reset == "end of turn"   ? Facts::Reset::EndOfTurn
        : reset == "damage spell"  ? Facts::Reset::DamageSpell
        : spellDamage              ? Facts::Reset::DamageSpell
                                   : Facts::Reset::Never;
}

void Rules::readCard(std::uint16_t definition)
{
    const Card card = m_catalogue.card(CardIndex{definition});
    Facts& facts = m_printed[definition];
    const std::uint8_t kind = static_cast<std::uint8_t>(card.type().value);
    for (const auto& [key, of] : {std::pair{"hero", Type::Hero},
                                  {"minion", Type::Minion},
                                  {"spell", Type::Spell},
                                  {"upgrade", Type::Upgrade},
                                  {"equipment", Type::Equipment},
                                  {"potion", Type::Potion}}) {
        if (type(key) == kind)
            facts.type = of;
    }
    const auto amount = [&](const char* key) { return static_cast<std::int16_t>(card.number(field(key)).value_or(0)); };
    const auto isWord = [&](const char* key, std::string_view word) { return card.wordKey(field(key)) == word; };
    facts.damage = amount("damage");
    facts.armor = amount("armor");
    facts.ultimate = card.record().flag(field("ultimate"));
    facts.token = card.record().flag(field("token"));
    for (const auto& [key, slot] : {std::pair{"weapon", EquipmentSlot::Weapon},
                                    {"chest", EquipmentSlot::Chest},
                                    {"jewelry", EquipmentSlot::Jewelry},
                                    {"relic", EquipmentSlot::Relic}}) {
        if (isWord("slot", key))
            facts.slot = slot;
    }
    facts.activeRelic = isWord("relic", "active");
    facts.manaPotion = isWord("potion", "mana");
    facts.tier = isWord("tier", "late") ? 2 : isWord("tier", "mid") ? 1 : 0;
    for (const auto& [key, slot] : {std::pair{"hero power", Power}, {"attack", Attack}, {"defensive", Defensive}}) {
        if (isWord("improves", key))
            facts.improves = slot;
    }
    for (const std::int32_t word : card.words(field("keywords"))) // HRO-234
        facts.channeled = facts.channeled
            || m_catalogue.words(m_catalogue.game().field(field("keywords")).vocabulary)[static_cast<std::size_t>(word)]
                    .key
                == "channeled";
    if (const ScriptIndex script = card.record().effects(field("does")); script.valid())
        facts.does = m_code.scripts[script.value];
    for (const Record& one : card.parts(field("activation"))) {
        facts.relicMana = static_cast<std::int16_t>(one.number(field("mana")).value_or(0));
        if (const WordIndex word = one.word(field("window")); word.valid()) {
            const auto& windows = m_catalogue.words(m_catalogue.game().field(field("window")).vocabulary);
            facts.relicWindows = windows[word.value].key == "damage" ? std::uint8_t(UnderDamage) : anyTime;
        }
        m_windows |= facts.relicWindows;
        if (const ScriptIndex script = one.effects(field("does")); script.valid())
            facts.activates = m_code.scripts[script.value];
    }
    readHero(card, facts);
    readResource(card, facts);
}

/// A Defensive Ability is used, and paid for, by its player (HRO-361).
bool Rules::worksByItself(const CardFacts::Text&, const code::Ability& ability, std::uint16_t) const
{
    return slotOf(ability) != Defensive || ability.kind != code::Ability::Instead;
}

} // namespace muster::engine::hero
