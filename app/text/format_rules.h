// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/rule_book.h"

namespace muster::app {

/// The rules that every game shares: those on formats, rules options and waivers (FMT-...), as a rule book, so that
/// `muster rules`, --explain and SARIF answer for their ids too.
[[nodiscard]] const RuleBook& formatRules();

/// The entry of an id, in the game's book (nullptr where it could not be read) or among the shared ones.
[[nodiscard]] const RuleEntry* findRule(const RuleBook* book, std::string_view id);

} // namespace muster::app
