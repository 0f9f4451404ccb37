// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/cards/set_reader.h"
#include "model/yaml/reader.h"

namespace muster {

/// Reports BreaksCardRule, under the requirement's id, for every card of the set that breaks a card rule of the game.
/// `isSound` says card by card whether it was read without an error; the others are left alone, as their fields may be
/// missing for that reason.
void checkCardRules(const Game& game, const std::vector<bool>& isSound, CardSet& set, yaml::Report& report);

} // namespace muster
