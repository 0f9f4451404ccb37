// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/cited_rules.h"

namespace muster {

std::vector<std::string> rulesCited(const Game& game)
{
    std::vector<std::string> ids;
    const auto add = [&](const std::string& id) {
        if (!id.empty())
            ids.push_back(id);
    };
    const auto addAll = [&](const std::string& id, const std::vector<std::string>& rules) {
        add(id);
        for (const std::string& rule : rules)
            add(rule);
    };
    for (const NameRule* rule :
         {&game.unknownName, &game.ambiguousName, &game.identityClash, &game.wrongType, &game.badCount})
        addAll(rule->id, rule->rules);
    for (const Field& field : game.fields) {
        add(field.signRule);
        add(field.requirement);
        add(field.elsewhere);
    }
    const auto addUses = [&](const std::vector<FieldUse>& uses) {
        for (const FieldUse& use : uses) {
            add(use.requirement);
            add(use.unusual);
        }
    };
    for (const PartKind& part : game.parts)
        addUses(part.fields);
    for (const CardType& type : game.types) {
        add(type.requirement);
        addUses(type.fields);
    }
    for (const CardRule& rule : game.cardRules)
        addAll(rule.id, rule.rules);
    for (const CountRule& rule : game.countRules) {
        addAll(rule.id, rule.rules);
        for (const std::string& id : rule.explainedBy)
            add(id);
    }
    for (const RulesOption& option : game.options) {
        add(option.ruling);
        addAll(option.requirement, option.rules);
    }
    return ids;
}

} // namespace muster
