// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shipped/vocabulary.h"

using namespace muster;
using namespace muster::test;
using namespace muster::test::vocabulary;

namespace {

const ShippedGame& sceptre() { return ShippedGame::of(QStringLiteral("sceptre")); }

bool isStat(const View& node)
{
    return node.is(Term::VerbAdd) && sceptre().game().findField(node.text("what")).valid();
}

bool onSelf(const View& node) { return node.is(Term::RoleSelf) || node.is(Term::RoleHolder); }

bool metal(const View& node) { return node.query("query") != nullptr; }

} // namespace

/// Every explicit entry of Sceptre's effect vocabulary is on at least one shipped card.
std::vector<Entry> muster::test::vocabulary::sceptreEntries()
{
    const auto opposing = selects(Term::CountOne, Term::None, Term::StateOpposing, "champion");
    const auto position = [](Term whose) -> InTree {
        return [=](const View& node) {
            return selects(Term::CountAll, whose, Term::None, "champion")(node)
                && contains(node, is(Term::Place, "zone", "combat"));
        };
    };
    return {
        // What can happen
        {"deal_attack_damage", nowhere, hasField(sceptre(), "damage")},
        {"deal_damage_no_roll", nowhere, hasField(sceptre(), "no-roll")},
        {"self_damage", is(Term::VerbDamage, "kind", "fixed")},
        {"multiple_damage_rolls", nowhere, hasField(sceptre(), "multiple")},
        {"effect_roll", is(Term::VerbRoll)},
        {"modify_stat", isStat},
        {"modify_attack_roll", is(Term::VerbAdd, "what", "attack roll")},
        {"modify_damage_dealt", is(Term::VerbAdd, "what", "damage dealt")},
        {"modify_damage_taken", is(Term::VerbAdd, "what", "damage taken")},
        {"apply_condition: bleeding", is(Term::VerbInflict, "what", "bleeding")},
        {"apply_condition: dazed", is(Term::VerbInflict, "what", "dazed")},
        {"apply_condition: splintered", is(Term::VerbInflict, "what", "splintered")},
        {"apply_condition: disarmed", is(Term::VerbInflict, "what", "disarmed")},
        {"cure_condition: one named", is(Term::VerbCure, "what", "bleeding")},
        {"cure_condition: one", is(Term::VerbCure, "what", "one")},
        {"cure_condition: all", is(Term::VerbCure, "what", "all")},
        {"grant_attack_effect", is(Term::VerbGive)},
        {"discard_attached", isWith(Term::VerbDiscard, "what", is(Term::RelationOn))},
        {"destroy_gate", isWith(Term::VerbDestroy, "what", is(Term::TypeNoun, "type", "gate"))},
        {"attach_extra_coin", has(Term::VerbAttach, "extra")},
        {"search_deck: a lower metal will do",
         [](const View& node) { return isWith(Term::VerbSearch, "what", metal)(node) && !node.flag("exact"); }},
        {"search_deck: exact", has(Term::VerbSearch, "exact")},
        {"reveal", is(Term::VerbReveal)},
        {"switch_combat_champion", is(Term::VerbSwitch)},
        {"move_to_garrison", is(Term::VerbMove)},
        {"retreat without a roll", is(Term::VerbPerform, "action", "retreat")},
        {"move_squire", isWith(Term::VerbAttach, "what", is(Term::TypeNoun, "type", "squire"))},
        {"return_to_hand", is(Term::VerbReturn)},
        {"remove_from_arena", isWith(Term::VerbMove, "what", is(Term::TypeNoun, "type", "squire"))},
        {"negate_attack", is(Term::VerbNegate)},
        {"skip_attack_roll", is(Term::VerbIgnore, "what", "attack roll")},
        {"forbid", is(Term::VerbForbid)},
        {"permit_target", is(Term::VerbAllow, "action", "target")},
        {"permit_equipment_on_squire", nowhere, hasField(sceptre(), "on-squire")},
        {"disable_ability", is(Term::VerbDisable)},
        {"sacrifice_squire", isWith(Term::VerbMay, "cost", is(Term::TypeNoun, "type", "squire"))},
        {"take_blood_card", is(Term::VerbGain)},
        // When
        {"start_of_turn", is(Term::EventStarts)},
        {"end_of_turn", is(Term::EventEnds)},
        {"between_turns", is(Term::EventBetweenTurns)},
        {"on_play", is(Term::EventPlays)},
        {"on_break_through", is(Term::EventBreaksThrough)},
        {"on_champion_death", is(Term::EventDies)},
        {"on_enter_combat", isWith(Term::EventEnters, "object", is(Term::Place, "zone", "combat"))},
        {"on_leave_combat", isWith(Term::EventLeaves, "object", is(Term::Place, "zone", "combat"))},
        {"on_retreat_attempt", is(Term::EventTriesTo, "object", "retreat")},
        {"on_retreat_success", is(Term::EventManagesTo, "object", "retreat")},
        // If
        {"origin_is", nowhere, hasField(sceptre(), "requires")},
        {"same_origin_as_carrier", nowhere, isType(sceptre(), "squire")},
        {"position_is", is(Term::ConditionIsIn)},
        {"card_is_attached", is(Term::ConditionExactly)},
        {"count_in_garrison", isWith(Term::ConditionAtLeast, "what", is(Term::Place, "zone", "garrison"))},
        {"whose_turn", is(Term::ConditionDuring)},
        {"once_per_turn", is(Term::Limit)},
        // How long
        {"instant",
         [](const View& node) {
             return node.is(Term::Ability) && !node.has("while") && hasChild(node, "then", Term::VerbDamage);
         }},
        {"until_end_of_this_turn", is(Term::DurationThis, "moment", "turn")},
        {"until_end_of_opponents_next_turn",
         [](const View& node) {
             return node.is(Term::DurationUntil) && node.flag("end") && node.flag("next")
                 && hasChild(node, "whose", Term::WhoseEnemy);
         }},
        {"for_n_turns", is(Term::DurationFor)},
        {"while_in_play", isWith(Term::Ability, "while", is(Term::Place, "zone", "play"))},
        {"while_attached", isWith(Term::Ability, "while", is(Term::ConditionIsAttachedTo))},
        {"while_in_position: combat", isWith(Term::Ability, "while", is(Term::Place, "zone", "combat"))},
        {"while_in_position: garrison", isWith(Term::Ability, "while", is(Term::Place, "zone", "garrison"))},
        // Whom
        {"this_champion", onSelf},
        {"opposing_champion", opposing},
        {"own_in_combat_position", position(Term::WhoseOwn)},
        {"opponent_in_combat_position", position(Term::WhoseEnemy)},
        {"all_own_champions", selects(Term::CountAll, Term::WhoseOwn, Term::None, "champion")},
        {"all_opponent_champions", selects(Term::CountAll, Term::WhoseEnemy, Term::None, "champion")},
        {"all_champions_in_arena", selects(Term::CountAll, Term::None, Term::None, "champion")},
        {"all_units_in_arena", selects(Term::CountAll, Term::None, Term::None, "unit")},
        {"chosen_own_unit", has(Term::Ability, "target")},
        {"chosen_garrisoned_unit", isWith(Term::VerbDamage, "to", is(Term::Place, "zone", "garrison"))},
        {"attacked_unit", is(Term::StateAttacked)},
        {"squire_of", isWith(Term::VerbDiscard, "what", is(Term::TypeNoun, "type", "squire"))},
        {"attached_card_of", isWith(Term::RelationOn, "card", opposing)},
        // For what
        {"discard_coins", nowhere, hasField(sceptre(), "cost")},
        {"attached_coins_required", nowhere, hasField(sceptre(), "coins")},
        {"attached_squires_required", nowhere, hasField(sceptre(), "class")},
        {"discard_attached_coin", isWith(Term::Ability, "cost", is(Term::TypeNoun, "type", "coin"))},
        {"text_cost", has(Term::Ability, "cost")},
        // Instead
        {"replacement", has(Term::Ability, "instead of")},
        {"trap_stays", is(Term::VerbKeep)},
    };
}
