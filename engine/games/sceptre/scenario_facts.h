// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/sceptre/rules.h"
#include "engine/scenario/facts.h"

namespace muster::engine::sceptre {

/// The order of CardNumber is that of ScenarioFacts::cardNumbers.
enum CardNumber : std::uint8_t { MaxHp, AttackBonus, Hp, Def, Skl, Spd, Damage };
inline constexpr std::size_t stunnedState = 4; ///< behind the statuses

/// How Sceptre's scenarios speak.
[[nodiscard]] ScenarioFacts scenarioFacts();

} // namespace muster::engine::sceptre
