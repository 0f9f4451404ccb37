// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shipped/vocabulary.h"

using namespace muster;
using namespace muster::test;
using namespace muster::test::vocabulary;

namespace {

const ShippedGame& script() { return ShippedGame::of(QStringLiteral("script")); }

InTree either(InTree a, InTree b)
{
    return [a = std::move(a), b = std::move(b)](const View& node) { return a(node) || b(node); };
}

InTree zone(std::string_view name) { return is(Term::Place, "zone", name); }

InTree ofType(std::string_view type) { return is(Term::TypeNoun, "type", type); }

/// A step that turns cards of that type to a state.
InTree turns(std::string_view type, std::string_view state)
{
    return [=](const View& node) {
        return isWith(Term::VerbTurn, "what", ofType(type))(node) && node.text("to") == state;
    };
}

/// A step that allows an action more often than the rules do.
InTree oftener(std::string_view action)
{
    return [=](const View& node) {
        return node.is(Term::VerbAllow) && node.text("action") == action && node.has("times");
    };
}

InTree survivor(Term verb)
{
    return isWith(verb, "what",
                  [](const View& node) { return node.is(Term::StateStatus) && node.text("word") == "survivor"; });
}

/// An ability that does something at once: neither a trigger nor a lasting state.
bool atOnce(const View& node)
{
    return node.is(Term::Ability) && !node.has("when") && !node.has("while") && !node.has("instead of")
        && hasChild(node, "then", Term::VerbDraw);
}

bool untilOwnNextSetup(const View& node)
{
    return node.is(Term::DurationUntil) && !node.flag("end") && node.flag("next")
        && hasChild(node, "whose", Term::WhoseOwn);
}

bool scriptsByFilter(const View& node)
{
    return node.is(Term::Selector) && node.query("query") != nullptr && node.child("noun").text("type") == "script"
        && contains(node, zone("codex"));
}

bool setConditional(const View& node) { return node.is(Term::Selector) && contains(node, zone("conditional place")); }

} // namespace

/// Every explicit entry of Script's effect vocabulary is on at least one shipped card. One mulligan a battle is no matter of
/// any card.
std::vector<Entry> muster::test::vocabulary::scriptEntries()
{
    const auto kindIs = [](std::string_view kind) -> OnCard {
        return [=](const RawCard& card) {
            return std::any_of(card.values.begin(), card.values.end(), [&](const FieldValue& value) {
                return script().keyOf(value) == "kind" && value.words.front() == kind;
            });
        };
    };
    const auto costs = [](std::string_view type) -> OnCard {
        return [=](const RawCard& card) { return script().typeOf(card) == type && hasField(script(), "cost")(card); };
    };
    return {
        // What can happen
        {"draw", is(Term::VerbDraw)},
        {"discard_from_hand", isWith(Term::VerbDiscard, "what", zone("hand"))},
        {"deal_damage_to_player",
         [](const View& node) { return isWith(Term::VerbDamage, "to", is(Term::OpponentNoun))(node); }},
        {"kill_creature", is(Term::VerbDestroy)},
        {"return_creature_to_hand",
         isWith(Term::VerbReturn, "what", either(is(Term::RoleIt), is(Term::StateAttacking)))},
        {"tap_scripts", turns("script", "tapped")},
        {"untap_scripts", turns("script", "untapped")},
        {"lose_script",
         [](const View& node) {
             return isWith(Term::VerbDiscard, "what", zone("codex"))(node) && hasChild(node, "by", Term::Selector);
         }},
        {"tap_creature", turns("creature", "tapped")},
        {"untap_creature", turns("creature", "untapped")},
        {"discard_set_conditional", isWith(Term::VerbDiscard, "what", zone("conditional place"))},
        // When
        {"on_conditional_activated", is(Term::EventUses)},
        // How long
        {"instantly", atOnce},
        {"this_attack_turn", is(Term::DurationThis, "moment", "turn")},
        {"until_own_next_setup", untilOwnNextSetup},
        {"while_set", isWith(Term::Ability, "while", is(Term::ConditionHasStatus, "word", "face down"))},
        {"rest_of_battle", is(Term::DurationRestOfGame)},
        // Whom
        {"you_opponent_or_both",
         [](const View& node) {
             return node.is(Term::Selector) && hasChild(node, "count", Term::CountEach)
                 && hasChild(node, "noun", Term::PlayerNoun);
         }},
        {"attacking_or_defending_player",
         [](const View& node) {
             return node.is(Term::Selector) && hasChild(node, "states", Term::StateAttacking)
                 && hasChild(node, "noun", Term::PlayerNoun);
         }},
        {"enhanced_creature", is(Term::RoleHolder)},
        {"attacker_blocker_or_opposing_creature: attacker", isWith(Term::Selector, "states", is(Term::StateAttacking))},
        {"attacker_blocker_or_opposing_creature: blocker", isWith(Term::Selector, "states", is(Term::StateBlocking))},
        {"tapped_survivor", either(survivor(Term::VerbTurn), survivor(Term::VerbDestroy))},
        {"script_in_codex_by_filter", scriptsByFilter},
        {"set_conditional_of_a_player", setConditional},
        {"stages_beneath", is(Term::RelationBeneath)},
        // For what
        {"tap_scripts_any_element", nowhere, costs("item")},
        {"tap_scripts_of_element", nowhere, costs("creature")},
        {"evolved_cost", nowhere, hasField(script(), "evolved-cost")},
        // How often
        {"one_attacker_per_turn", oftener("attack")},
        {"one_blocker_per_attack", oftener("block")},
        {"one_enhancement_per_attacker", oftener("play")},
        {"one_set_conditional", oftener("set")},
        {"unlimited_instants", nowhere, kindIs("instant")},
        {"codex_capacity", is(Term::VerbAdd, "what", "codex capacity")},
        {"hand_limit", is(Term::VerbAdd, "what", "hand limit")},
        {"study_rate", is(Term::VerbAdd, "what", "study rate")},
        {"fasting_discards", is(Term::VerbAdd, "what", "fasting discards")},
        // Instead
        {"draw_instead", isWith(Term::Ability, "instead of", is(Term::EventDraws))},
        {"pay_instead", is(Term::VerbIgnore, "what", "previous stage")},
        {"exchange_in_place", is(Term::VerbSwitch)},
    };
}
