// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shipped/vocabulary.h"

using namespace muster;
using namespace muster::test;
using namespace muster::test::vocabulary;

namespace {

const ShippedGame& hero() { return ShippedGame::of(QStringLiteral("hero")); }

/// A part of a card, or the card itself, has that field with that word.
OnCard hasWord(std::string_view key, std::string_view word)
{
    return [=](const RawCard& card) {
        bool found = false;
        forEachValue(card.values, [&](const FieldValue& value) {
            found |= hero().keyOf(value) == key && std::ranges::count(value.words, word) > 0;
        });
        return found;
    };
}

OnCard both(OnCard a, OnCard b)
{
    return [a = std::move(a), b = std::move(b)](const RawCard& card) { return a(card) && b(card); };
}

/// A step or ability in whose argument such a selector stands.
InTree at(Term count, Term whose, std::string_view noun) { return selects(count, whose, Term::None, noun); }

InTree when(Term event) { return isWith(Term::Ability, "when", is(event)); }
InTree insteadOf(Term verb)
{
    return [=](const View& node) { return node.has("instead of") && isWith(Term::Ability, "then", is(verb))(node); };
}
InTree ifs(InTree what) { return isWith(Term::Ability, "if", std::move(what)); }
InTree quantityOf(std::string_view word) { return is(Term::QuantityValue, "word", word); }

/// The first time in each turn of either player: a replacement with a limit.
bool firstTime(const View& node) { return node.is(Term::Ability) && node.has("instead of") && node.has("limit"); }

} // namespace

/// Every explicit entry of Hero's effect vocabulary is on at least one shipped card. The limits of mana and Spell Damage, the
/// reset of Spell Damage and what Armor below 0 does are rules and no matter of any card.
std::vector<Entry> muster::test::vocabulary::heroEntries()
{
    return {
        // What can happen
        {"deal_damage", is(Term::VerbDamage)},
        {"deal_damage_all", isWith(Term::VerbDamage, "to", at(Term::CountEach, Term::WhoseEnemy, "minion"))},
        {"deal_damage_random", isWith(Term::VerbDamage, "to", is(Term::CountRandom))},
        {"gain_armor", is(Term::VerbGain, "what", "armor")},
        {"modify_minion_armor", isWith(Term::VerbLose, "of", is(Term::RoleTarget))},
        {"restore_health", is(Term::VerbHeal)},
        {"modify_max_health", nowhere, both(hasWord("slot", "chest"), hasField(hero(), "health"))},
        {"draw_cards", is(Term::VerbDraw)},
        {"gain_gold", is(Term::VerbGain, "what", "gold")},
        {"gain_max_mana", is(Term::VerbAdd, "what", "maximum mana")},
        {"gain_resource: rage", is(Term::VerbGain, "what", "rage")},
        {"gain_resource: spell damage", is(Term::VerbGain, "what", "spell damage")},
        {"set_resource", is(Term::VerbSet)},
        {"grant_keyword", is(Term::VerbGive, "what", "haste")},
        {"grant_immune", is(Term::VerbGive, "what", "immune")},
        {"tap_untap: tap", is(Term::VerbTurn, "to", "tapped")},
        {"tap_untap: untap", is(Term::VerbTurn, "to", "untapped")},
        {"replace_ability", nowhere, isType(hero(), "upgrade")},
        {"equip", nowhere, isType(hero(), "equipment")},
        {"level_up", is(Term::VerbTurn, "to", "leveled")},
        // When
        {"at_start_of_turn", when(Term::EventStarts)},
        {"at_end_of_turn", when(Term::EventEnds)},
        {"when_this_dies",
         isWith(Term::Ability, "when",
                [](const View& node) { return node.is(Term::EventDies) && node.child("subject").is(Term::RoleSelf); })},
        {"when_you_kill_minion", when(Term::EventKills)},
        {"on_weapon_hit", when(Term::EventDealsDamage)},
        {"when_hero_would_take_damage", isWith(Term::Ability, "instead of", is(Term::EventTakesDamage))},
        {"after_damage", insteadOf(Term::VerbLetItHappen)},
        {"after_cast_spell", when(Term::EventPlays)},
        {"on_purchase", when(Term::EventBuys)},
        // If
        {"channeled", is(Term::ConditionNamed, "word", "channeled"), hasWord("keywords", "channeled")},
        {"resource_at_least", isWith(Term::EventAsSoonAs, "object", quantityOf("armor"))},
        {"cumulative_at_least", isWith(Term::EventAsSoonAs, "object", is(Term::QuantityHappened))},
        {"is_leveled", isWith(Term::Ability, "while", is(Term::ConditionHasStatus, "word", "leveled"))},
        {"damage_at_least", ifs(is(Term::QuantityAmount))},
        {"first_time_each_turn", firstTime},
        {"round_at_least", is(Term::QuantityNumberOf)},
        // How long
        {"until_end_of_turn", is(Term::DurationThis, "moment", "turn")},
        {"permanent", is(Term::DurationRestOfGame)},
        {"once_per_turn", is(Term::Limit)},
        {"once_per_game", nowhere, hasWord("times", "once per game")},
        // Whom
        {"enemy_hero", at(Term::CountOne, Term::WhoseEnemy, "hero")},
        {"own_hero", at(Term::CountOne, Term::WhoseOwn, "hero")},
        {"target_enemy", isWith(Term::Ability, "target", at(Term::CountOne, Term::WhoseEnemy, "character"))},
        {"target_enemy_minion", isWith(Term::Ability, "target", at(Term::CountOne, Term::WhoseEnemy, "minion"))},
        {"target_minion", isWith(Term::Ability, "target", at(Term::CountOne, Term::None, "minion"))},
        {"all_enemy_minions", at(Term::CountEach, Term::WhoseEnemy, "minion")},
        {"all_minions", at(Term::CountEach, Term::None, "minion")},
        {"another_random_enemy_minion",
         [](const View& node) {
             return hasChild(node, "count", Term::CountRandom) && hasChild(node, "relations", Term::RelationOtherThan);
         }},
        {"damage_source", is(Term::PlainNoun, "noun", "source")},
        {"this_minion", is(Term::RoleSelf)},
        // For what
        {"pay_mana", nowhere, hasField(hero(), "mana")},
        {"pay_gold", nowhere, hasField(hero(), "gold-cost")},
        {"weapon_damage_bonus", nowhere, both(hasWord("slot", "weapon"), hasField(hero(), "damage"))},
        {"attack_bonus", is(Term::VerbAdd, "what", "weapon attack damage")},
        {"aura", nowhere, hasWord("relic", "passive")},
        {"equal_to", isWith(Term::VerbAdd, "amount", quantityOf("armor"))},
        {"half_rounded_up", is(Term::QuantityHalf)},
        // Instead
        {"halve_damage_from_source", insteadOf(Term::VerbAmountBecomes)},
        {"reduce_damage", insteadOf(Term::VerbPrevent)},
        {"prevent_all_damage", isWith(Term::VerbPrevent, "amount", is(Term::QuantityEverything))},
        {"haste", nowhere, hasWord("keywords", "haste")},
        {"ultimate", nowhere, hasField(hero(), "ultimate")},
    };
}
