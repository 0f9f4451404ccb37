// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "model/games/rule_book.h"

namespace muster {

/// One text of an entry, under its key in rules.yaml: `rule`, `check`, `ruling`.
struct RuleProse {
    std::string_view key;
    std::string text;
};

/// The texts of an entry that a person reads, in the order of rules.yaml; those that it has.
[[nodiscard]] std::vector<RuleProse> proseOf(const RuleEntry& entry);

/// Sentences of a book in another language: by id, as the book spells it, then by key.
using RuleTranslation = std::map<std::string, std::map<std::string, std::string, std::less<>>, std::less<>>;

/// Reads a file `rules/LANGUAGE.yaml`: for each id a map from keys of rules.yaml to the same text in that language.
///
///     SCE-001:
///       rule: …
///       check: …
///
/// What the book does not have is an error: an id, or a text of an entry.
[[nodiscard]] Result<RuleTranslation> readRuleTranslation(const RuleBook& book, std::string_view bytes,
                                                          const std::string& file);

/// The book with those sentences; what is not translated stays as it was.
[[nodiscard]] Result<RuleBook> translatedRuleBook(const RuleBook& book, std::string_view bytes,
                                                  const std::string& file);

} // namespace muster
