// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QString>

#include "model/games/rule_book.h"

namespace muster::app {

/// All kinds, in the order in which they are shown.
inline constexpr std::array RuleKinds{RuleEntry::Kind::Rule, RuleEntry::Kind::Requirement, RuleEntry::Kind::Ruling,
                                      RuleEntry::Kind::Example, RuleEntry::Kind::Interaction};

[[nodiscard]] QString ruleKindWord(const RuleEntry& entry);
/// The second half of an entry under its own heading: how a rule shows, the words of a ruling, the course of an example.
/// Empty where there is none.
[[nodiscard]] QString ruleAnswer(const RuleEntry& entry);
[[nodiscard]] QString ruleKindKey(RuleEntry::Kind kind);

} // namespace muster::app
