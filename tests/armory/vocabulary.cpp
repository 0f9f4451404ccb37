// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shipped/vocabulary.h"

using namespace muster;
using namespace muster::test;
using namespace muster::test::vocabulary;
using effects::Term;
using effects::View;

namespace {

const ShippedGame& armory() { return ShippedGame::of(QStringLiteral("armory")); }

/// A step of that verb whose argument is such a role.
InTree to(Term verb, std::string_view key, Term role) { return isWith(verb, key, is(role)); }

bool isChosenOpponent(const View& node)
{
    return node.is(Term::Ability) && contains(node.child("target"), is(Term::OpponentNoun));
}

bool isChosenPlayer(const View& node)
{
    return node.is(Term::Ability) && contains(node.child("target"), is(Term::PlayerNoun));
}

} // namespace

/// Every explicit entry of Armory's effect vocabulary is on at least one shipped card.
std::vector<Entry> muster::test::vocabulary::armoryEntries()
{
    const auto state = [](std::string_view word) { return is(Term::VerbTurn, "to", word); };
    const auto whenSelf = [](Term event) {
        return isWith(Term::Ability, "when", isWith(event, "subject", is(Term::RoleSelf)));
    };
    const auto attributes = [](std::string_view key) {
        return isWith(Term::Ability, key, is(Term::TypeNoun, "type", "attribute"));
    };
    return {
        // What can happen
        {"heal", is(Term::VerbGain, "what", "health")},
        {"lose_health", is(Term::VerbLose, "what", "health")},
        {"attack", is(Term::VerbAttack)},
        {"modify_attack", is(Term::VerbAdd, "what", "attack damage")},
        {"modify_block", is(Term::VerbAdd, "what", "block")},
        {"set_range: reach", is(Term::VerbGive, "what", "reach")},
        {"set_range: ranged", is(Term::VerbGive, "what", "ranged")},
        {"throw_weapon", is(Term::VerbAttack, "kind", "thrown")},
        {"avoid_attack", is(Term::VerbEnd, "what", "combat phase")},
        {"draw", is(Term::VerbDraw)},
        {"search", is(Term::VerbSearch)},
        {"put_attribute", isWith(Term::VerbMove, "what", is(Term::TypeNoun, "type", "attribute"))},
        {"repair", is(Term::VerbGain, "what", "durability point")},
        {"lose_dp", is(Term::VerbLose, "what", "durability point")},
        {"exhaust", state("exhausted")},
        {"entangle", state("entangled")},
        {"gain_status: poison", is(Term::VerbInflict, "what", "poison")},
        {"gain_status: berserk", is(Term::VerbInflict, "what", "berserk")},
        {"gain_status: fear", is(Term::VerbInflict, "what", "fear")},
        {"detach", is(Term::VerbDetach)},
        {"arena_state",
         [](const View& node) {
             return node.is(Term::Ability) && node.has("while")
                 && contains(node, isWith(Term::VerbAdd, "of", is(Term::CountAll)));
         }},
        {"give_favor_to", isWith(Term::VerbGain, "of", is(Term::TeammateNoun))},
        {"reveal", is(Term::VerbReveal)},
        {"shuffle", has(Term::VerbMove, "shuffled")},
        {"forced_action", is(Term::VerbForce)},
        // When
        {"on_enter_play", isWith(Term::Ability, "when", is(Term::EventEnters))},
        {"on_enter_play: a Trinket", isWith(Term::Ability, "when", is(Term::EventIsAttached))},
        {"on_blocks", whenSelf(Term::EventBlocks)},
        {"on_blocked", whenSelf(Term::EventIsBlocked)},
        {"after_block", whenSelf(Term::EventSurvives)},
        {"on_turn_end", isWith(Term::Ability, "when", is(Term::EventEnds))},
        {"on_refresh", isWith(Term::Ability, "when", is(Term::EventBecomes))},
        {"activated", has(Term::Ability, "use")},
        {"static", isWith(Term::Ability, "while", is(Term::ConditionIsAttachedTo))},
        // If
        {"if_attributes", isWith(Term::Ability, "if", is(Term::TypeNoun, "type", "attribute"))},
        {"if_own_turn", is(Term::ConditionDuring)},
        {"if_attack_source", isWith(Term::ConditionExists, "what", is(Term::StateAttacking))},
        {"if_range", is(Term::ConditionNamed, "word", "melee attack")},
        {"if_blocked_with", isWith(Term::ConditionExists, "what", is(Term::StateBlocking))},
        {"if_card_state", is(Term::ConditionHasStatus, "word", "ready")},
        {"if_status", isWith(Term::ConditionCompare, "left", is(Term::QuantityValue))},
        // How long
        {"instant",
         [](const View& node) {
             return node.is(Term::Ability) && !node.has("while") && hasChild(node, "then", Term::VerbDraw);
         }},
        {"this_attack", is(Term::DurationThis, "moment", "attack")},
        {"while_in_play", isWith(Term::Ability, "while", is(Term::Place, "zone", "play"))},
        {"n_own_turns", has(Term::VerbInflict, "amount")},
        {"until_ready", isWith(Term::DurationUntilEvent, "event", is(Term::EventBecomes))},
        // Whom
        {"any_fighter", isChosenPlayer},
        {"opponent", isChosenOpponent},
        {"self", to(Term::VerbAdd, "of", Term::RoleYou)},
        {"teammate", is(Term::TeammateNoun)},
        {"all_fighters", isWith(Term::VerbForbid, "of", is(Term::PlayerNoun))},
        {"equipped", isWith(Term::VerbLose, "of", is(Term::GroupNoun, "group", "equipment"))},
        {"attacking_weapon", isWith(Term::VerbTurn, "what", is(Term::StateAttacking))},
        {"blocking_cards", isWith(Term::VerbTurn, "what", is(Term::StateBlocking))},
        {"host", to(Term::VerbAdd, "of", Term::RoleHolder)},
        {"own_attribute", isWith(Term::VerbDiscard, "what", is(Term::TypeNoun, "type", "attribute"))},
        {"deck_cards", isWith(Term::VerbSearch, "what", is(Term::TypeNoun, "type", "armor"))},
        // For what
        {"requirement", nowhere, hasField(armory(), "requires")},
        {"commit_self", isWith(Term::Ability, "cost", is(Term::VerbTurn, "to", "committed"))},
        {"pay_dp", isWith(Term::Ability, "cost", is(Term::VerbPay, "what", "durability point"))},
        {"sacrifice_attribute", attributes("cost")},
        {"sacrifice_starter",
         [](const View& node) {
             return node.text("name") == "Starter Sacrifice"
                 && contains(node, isWith(Term::VerbDiscard, "what", is(Term::RoleSelf)));
         }},
        {"discard_self",
         [](const View& node) {
             return node.text("name") == "Throw"
                 && contains(node, isWith(Term::VerbDiscard, "what", is(Term::RoleSelf)));
         }},
        // How often
        {"once_per_turn", is(Term::Limit)},
        // Instead
        {"stays_in_play", is(Term::VerbKeep)},
        {"goes_elsewhere", isWith(Term::Ability, "instead of", is(Term::EventIsDiscarded))},
    };
}
