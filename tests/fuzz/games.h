// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/cards/catalogue.h"
#include "model/cards/set_reader.h"
#include "model/games/rule_book.h"

namespace muster::fuzz {

/// A shipped game, for readers that need one.
struct ShippedGame {
    std::shared_ptr<const Game> game;
    std::vector<CardSet> sets;
    std::shared_ptr<const Catalogue> catalogue;
    RuleBook rules;
};

/// Sceptre, or the game that the bytes name; read once.
[[nodiscard]] const ShippedGame& gameFor(std::string_view key);

/// The bytes of a file below resources/games.
[[nodiscard]] std::string shippedFile(const std::string& path);

/// Ends the process, as a crash does, so that the fuzzer keeps the input.
void require(bool holds, const char* what);

} // namespace muster::fuzz
