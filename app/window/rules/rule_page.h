// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/games/rule_book.h"

namespace muster::app {

constexpr auto RuleScheme = "rule"; ///< of links that lead to a rule: rule:SCE-V2

/// The id of a rule as a link to it, as rich text.
[[nodiscard]] QString ruleLink(const std::string& id);
/// The id that a link leads to; empty where it leads elsewhere.
[[nodiscard]] QString ruleOfLink(const QString& link);

/// One entry of a book as rich text: its sentence, how it shows or is mended, and links to the rules that it
/// rests on and to those that rest on it.
[[nodiscard]] QString rulePage(const RuleEntry& entry, const RuleBook& book);

} // namespace muster::app
