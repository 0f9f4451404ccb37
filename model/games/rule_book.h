// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace muster {

/// One entry of a game's numbered rules: a rule, a deck requirement, a ruling, a worked example or an interaction.
struct RuleEntry {
    enum class Kind { Rule, Requirement, Ruling, Example, Interaction };
    Kind kind = Kind::Rule;
    std::string id;
    std::string scope;              ///< Rule: engine, validator, both, table-etiquette; Requirement: deck, card-data
    std::string ref;                ///< place in the rulebook
    std::string sentence;           ///< the rule, the condition, or the question of a ruling
    std::string answer;             ///< the ruling, or what happens in an example
    std::string fix;                ///< Requirement: how to mend it
    std::string when;               ///< Example: what is done in it; the sentence ends with it
    std::vector<std::string> rules; ///< ids that it rests on
};

/// The numbered rules of one game, from rules.yaml. Ids are unique and never change.
class RuleBook {
public:
    std::string game;
    std::string title;
    std::vector<RuleEntry> entries;

    [[nodiscard]] const RuleEntry* find(std::string_view id) const; ///< case does not matter
    [[nodiscard]] std::string nearestId(std::string_view id) const;
};

[[nodiscard]] Result<RuleBook> readRuleBook(std::string_view bytes, const std::string& file);

} // namespace muster
