// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/effects/view.h"
#include "shipped.h"

using namespace muster;
using namespace muster::test;
using effects::Term;
using effects::View;

namespace {

/// What one entry of the rulebook's explicit effect vocabulary looks like on a card.
struct Entry {
    const char* name;
    std::function<bool(const View&)> isIn;         ///< in a tree of effects
    std::function<bool(const RawCard&)> isOn = {}; ///< or in the fields of a card
};

bool hasChild(const View& node, std::string_view key, Term term)
{
    const auto children = node.children(key);
    return std::any_of(children.begin(), children.end(), [&](const View& child) { return child.is(term); });
}

/// Is a selector with that count word, owner and state, for cards of that type. None: no such word.
std::function<bool(const View&)> selects(Term count, Term whose, Term state, std::string_view noun)
{
    return [=](const View& node) {
        if (!node.is(Term::Selector) || !hasChild(node, "count", count))
            return false;
        if (whose == Term::None ? node.has("whose") : !hasChild(node, "whose", whose))
            return false;
        if (state == Term::None ? !node.children("states").empty() : !hasChild(node, "states", state))
            return false;
        const auto named = node.child("noun");
        return named.text("type") == noun || named.text("group") == noun;
    };
}

std::function<bool(const View&)> is(Term term)
{
    return [=](const View& node) { return node.is(term); };
}

std::function<bool(const View&)> is(Term term, std::string_view key, std::string_view text)
{
    return [=](const View& node) { return node.is(term) && node.text(key) == text; };
}

std::function<bool(const View&)> has(Term term, std::string_view key)
{
    return [=](const View& node) { return node.is(term) && node.has(key); };
}

/// A term in whose argument another term stands, at any depth.
bool contains(const View& node, const std::function<bool(const View&)>& what)
{
    if (what(node))
        return true;
    const auto inside = node.all();
    return std::any_of(inside.begin(), inside.end(), [&](const View& child) { return contains(child, what); });
}

std::function<bool(const View&)> isWith(Term term, std::string_view key, std::function<bool(const View&)> what)
{
    return [=](const View& node) {
        if (!node.is(term))
            return false;
        const auto inside = node.children(key);
        return std::any_of(inside.begin(), inside.end(), [&](const View& child) { return contains(child, what); });
    };
}

/// The card, or a part of it, has that field, with that word or (if it is a number) more than nothing.
std::function<bool(const RawCard&)> hasField(std::string_view key)
{
    return [=](const RawCard& card) {
        bool found = false;
        forEachValue(card.values, [&](const FieldValue& value) {
            found |= keyOf(value) == key && (value.number > 0 || !value.words.empty());
        });
        return found;
    };
}

std::function<bool(const RawCard&)> isType(std::string_view type)
{
    return [=](const RawCard& card) { return sceptre()->type(card.type).key == type; };
}

bool isStat(const View& node) { return node.is(Term::VerbAdd) && sceptre()->findField(node.text("what")).valid(); }

const auto onSelf = [](const View& node) { return node.is(Term::RoleSelf) || node.is(Term::RoleHolder); };
const auto metal = [](const View& node) { return node.query("query") != nullptr; };
const auto nowhere = [](const View&) { return false; };

std::vector<Entry> entries()
{
    const auto opposing = selects(Term::CountOne, Term::None, Term::StateOpposing, "champion");
    const auto position = [](Term whose) { return selects(Term::CountAll, whose, Term::StatePosition, "champion"); };
    return {
        // What can happen
        {"deal_attack_damage", nowhere, hasField("damage")},
        {"deal_damage_no_roll", nowhere, hasField("no-roll")},
        {"self_damage", is(Term::VerbDamage, "kind", "fixed")},
        {"multiple_damage_rolls", nowhere, hasField("multiple")},
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
        {"permit_equipment_on_squire", nowhere, hasField("on-squire")},
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
        {"origin_is", nowhere, hasField("requires")},
        {"same_origin_as_carrier", nowhere, isType("squire")},
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
        {"discard_coins", nowhere, hasField("cost")},
        {"attached_coins_required", nowhere, hasField("coins")},
        {"attached_squires_required", nowhere, hasField("class")},
        {"discard_attached_coin", isWith(Term::Ability, "cost", is(Term::TypeNoun, "type", "coin"))},
        {"text_cost", has(Term::Ability, "cost")},
        // Instead
        {"replacement", has(Term::Ability, "instead of")},
        {"trap_stays", is(Term::VerbKeep)},
    };
}

} // namespace

/// Every explicit entry of Sceptre's effect vocabulary is on at least one shipped card.
class EffectVocabularyTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(sceptre());
        QVERIFY(!shippedSets().empty());
    }

    void isOnACard_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const auto& entry : entries())
            QTest::newRow(entry.name) << index++;
    }
    void isOnACard()
    {
        QFETCH(int, index);
        const auto entry = entries()[std::size_t(index)];
        for (const auto& set : shippedSets())
            for (const auto& card : set.cards)
                if (shows(set, card, entry))
                    return;
        QFAIL("no card shows it");
    }

private:
    static bool shows(const CardSet& set, const RawCard& card, const Entry& entry)
    {
        if (entry.isOn && entry.isOn(card))
            return true;
        bool found = false;
        forEachValue(card.values, [&](const FieldValue& value) {
            if (sceptre()->field(value.field).kind != FieldKind::Effects)
                return;
            for (const auto& ability : effects::abilities(set.effects, value.effects))
                found |= contains(ability, entry.isIn);
        });
        return found;
    }
};

QTEST_GUILESS_MAIN(EffectVocabularyTest)
#include "effect_vocabulary_test.moc"
