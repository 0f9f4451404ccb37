// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "model/cards/catalogue.h"
#include "model/formats/format.h"
#include "model/games/rule_book.h"

/// Values in a binary form of our own, for the cache: arrays as they lie in memory, so that a hundred thousand cards are
/// there in milliseconds and no YAML is parsed twice. Versioned and checksummed; bytes that are cut off, changed, of another
/// version or of another machine give an error (BadVersion, Unreadable), and the cache is built anew.
namespace muster::archive {

[[nodiscard]] std::string toBytes(const CatalogueData& data);
[[nodiscard]] std::string toBytes(const Game& game);
[[nodiscard]] std::string toBytes(const std::vector<Format>& formats);
[[nodiscard]] std::string toBytes(const RuleBook& book);

/// The game must be the one that the catalogue was built for: every index in the data is checked against it.
/// With a `keeper`, which the bytes live as long as, nothing is copied: the columns lie in the bytes, which should begin at
/// a multiple of eight.
[[nodiscard]] Result<CatalogueData> catalogueFromBytes(std::string_view bytes, const Game& game,
                                                       std::shared_ptr<const void> keeper = nullptr);
[[nodiscard]] Result<Game> gameFromBytes(std::string_view bytes);
[[nodiscard]] Result<std::vector<Format>> formatsFromBytes(std::string_view bytes, const Game& game);
[[nodiscard]] Result<RuleBook> ruleBookFromBytes(std::string_view bytes);

} // namespace muster::archive
