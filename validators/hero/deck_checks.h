// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "validators/hero/facts.h"

namespace muster::validators::hero {

void checkDeck(const Facts& deck, std::vector<Finding>& findings);
void checkShop(const Facts& shop, std::vector<Finding>& findings);

/// What the table of bounties has for a minion of that cost (HRO-187 to HRO-189); nothing below 2, where the book is
/// silent.
[[nodiscard]] std::optional<int> bountyFor(int cost);

[[nodiscard]] inline Finding finding(const char* id, Severity severity, FindingKind kind,
                                     std::vector<std::string> rules)
{
    Finding result;
    result.id = id;
    result.severity = severity;
    result.kind = kind;
    result.rules = std::move(rules);
    return result;
}

} // namespace muster::validators::hero
