// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shipped/vocabulary.h"

using namespace muster;
using namespace muster::test;
using namespace muster::test::vocabulary;

namespace {

const ShippedGame& spoils() { return ShippedGame::of(QStringLiteral("spoils")); }

InTree ofType(std::string_view type) { return is(Term::TypeNoun, "type", type); }
InTree zone(std::string_view name) { return is(Term::Place, "zone", name); }

/// A node in which both stand.
InTree both(InTree node, InTree inside)
{
    return [node = std::move(node), inside = std::move(inside)](const View& view) {
        return node(view) && contains(view, inside);
    };
}

InTree state(std::string_view word)
{
    return [=](const View& node) { return node.text("word") == word; };
}

bool asksForClass(const View& node)
{
    return node.query("query") && node.query("query")->source.find("class:") != std::string::npos;
}
bool asksForGender(const View& node)
{
    return node.query("query") && node.query("query")->source.find("gender:") != std::string::npos;
}

bool fromGraveyardTo(const View& node, std::string_view to)
{
    return node.is(Term::VerbMove) && contains(node.child("what"), zone("graveyard"))
        && contains(node.child("to"), zone(to));
}

bool optionalPayment(const View& node) { return node.is(Term::VerbMay) && contains(node, is(Term::VerbPay)); }

} // namespace

/// Every explicit entry of the effect vocabulary of Spoils is on at least one shipped card. Caps (one Familiar, slots, one
/// pick a brew, one attack, no responses) and the swap of Familiars are rules of the game and no matter of any card.
std::vector<Entry> muster::test::vocabulary::spoilsEntries()
{
    const auto often = [](std::string_view key, InTree what) { return isWith(Term::Ability, key, std::move(what)); };
    const auto costs = [](InTree what) {
        return [what = std::move(what)](const View& node) {
            const auto steps = node.children("cost");
            return std::any_of(steps.begin(), steps.end(), [&](const View& step) { return contains(step, what); });
        };
    };
    return {
        // What can happen
        {"modify_power", is(Term::VerbAdd, "what", "power")},
        {"gain_life", is(Term::VerbGain, "what", "life")},
        {"lose_life", is(Term::VerbLose, "what", "life")},
        {"deal_damage", is(Term::VerbDamage)},
        {"draw", is(Term::VerbDraw)},
        {"discard_from_hand", both(is(Term::VerbDiscard), zone("hand"))},
        {"discard_from_play", isWith(Term::VerbDiscard, "what", is(Term::RelationOn))},
        {"return_to_hand", [](const View& node) { return fromGraveyardTo(node, "hand"); }},
        {"return_to_play", [](const View& node) { return fromGraveyardTo(node, "play"); }},
        {"put_into_play", both(is(Term::VerbMove), zone("play"))},
        {"use_card", both(is(Term::VerbPlay), ofType("potion"))},
        {"equip", is(Term::VerbAttach)},
        {"unequip", is(Term::VerbDetach)},
        {"reveal_top", both(is(Term::VerbReveal), is(Term::CountTop))},
        {"choose_among_revealed", both(is(Term::VerbMove), is(Term::RelationAmong))},
        {"change_control", is(Term::VerbControl)},
        {"play_as_distraction", is(Term::VerbPerform, "action", "distract")},
        {"discard_self", isWith(Term::VerbDiscard, "what", is(Term::RoleSelf))},
        {"set_persistent", is(Term::VerbKeep), hasField(spoils(), "stays")},
        // When
        {"beginning_of_turn", both(is(Term::EventStarts), is(Term::WhoseOwn))},
        {"end_of_turn", both(is(Term::EventEnds), is(Term::WhoseOwn))},
        {"beginning_of_round", is(Term::EventStarts)},
        {"end_of_round", is(Term::EventEnds)},
        {"while_traveling", often("when", is(Term::EventReveals))},
        {"on_equip", often("when", is(Term::EventIsAttached))},
        {"on_deal_damage", often("when", is(Term::EventDealsDamage))},
        {"on_defeat_monster",
         often("when",
               [](const View& node) { return isWith(Term::EventDefeats, "object", is(Term::RoleSelf))(node); })},
        {"on_lose_to_monster",
         often("when",
               [](const View& node) { return isWith(Term::EventDefeats, "subject", is(Term::RoleSelf))(node); })},
        {"on_attack_player", often("when", is(Term::EventAttacks))},
        {"on_monster_attacks", often("when", both(is(Term::EventAttacks), is(Term::RoleSelf)))},
        {"on_discard_with_effect", both(is(Term::VerbMay), is(Term::ConditionShares))},
        {"on_condition_broken", often("when", is(Term::EventAsSoonAs))},
        {"on_use", often("when", is(Term::EventUses))},
        {"activated_any_time", [](const View& node) { return node.is(Term::Ability) && node.has("use"); }},
        // Conditions
        {"champion_class_is", asksForClass},
        {"champion_gender_is", asksForGender},
        {"has_valor", state("valor")},
        {"is_equipped_to", both(is(Term::ConditionAllOf), is(Term::ConditionMatches))},
        {"has_form_equipped", is(Term::ConditionHas)},
        {"graveyard_contains", both(is(Term::ConditionAtLeast), zone("graveyard"))},
        {"discarded_share_type", is(Term::ConditionShares)},
        {"if_you_do", optionalPayment},
        {"controls", both(is(Term::ConditionNoneExists), is(Term::WhoseOwn))},
        // For how long
        {"instant", often("then", is(Term::VerbDraw))},
        {"as_long_as", [](const View& node) { return node.is(Term::Ability) && node.has("while"); }},
        {"while_in_play", often("while", is(Term::ConditionIsIn))},
        {"while_equipped", often("while", is(Term::ConditionIsAttachedTo))},
        {"until_end_of_turn", isWith(Term::VerbAdd, "lasts", is(Term::DurationThis))},
        // Whom
        {"you", is(Term::RoleYou)},
        {"your_champion", both(selects(Term::CountOne, Term::WhoseOwn, Term::None, "champion"), is(Term::WhoseOwn))},
        {"each_player", both(is(Term::Selector), [](const View& node) { return node.is(Term::PlayerNoun); })},
        {"chosen_champion", selects(Term::CountChosen, Term::None, Term::None, "champion")},
        {"chosen_champion_or_monster", selects(Term::CountChosen, Term::None, Term::None, "fighter")},
        {"equipped_champion", is(Term::RoleHolder)},
        {"attacked_player", both(is(Term::Selector), is(Term::StateAttacked))},
        {"attacking_monster", selects(Term::CountOne, Term::None, Term::StateAttacking, "monster")},
        {"graveyard_cards", both(is(Term::Selector), zone("graveyard"))},
        {"in_play_cards", both(is(Term::Selector), state("equipped"))},
        // At what price
        {"pay_life", costs(is(Term::VerbPay, "what", "life"))},
        {"discard_equipment_from_play", costs(both(is(Term::VerbDiscard), ofType("equipment")))},
        {"discard_from_hand_cost", costs(both(is(Term::VerbDiscard), zone("hand")))},
        {"use_up", costs(isWith(Term::VerbDiscard, "what", is(Term::RoleSelf)))},
        // How much
        {"constant", [](const View& node) { return node.is(Term::VerbGain) && node.number("amount") > 0; }},
        {"power_of", is(Term::QuantityValue, "word", "power")},
        {"damage_dealt", is(Term::QuantityAmount)},
        {"half_rounded_down", is(Term::QuantityHalf)},
        {"sum_alchemy", is(Term::QuantityTotal)},
        // Instead
        {"distraction_redirect",
         both(often("when", is(Term::EventAttacks)), is(Term::VerbPerform, "action", "distract"))},
        {"champion_cannot_leave", is(Term::VerbForbid, "action", "leave play")},
        {"persistent_instead_of_graveyard", both(is(Term::VerbMay), is(Term::VerbKeep))},
        {"may", is(Term::VerbMay)},
    };
}
