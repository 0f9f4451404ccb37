// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/effects/view.h"
#include "model/effects/words.h"
#include "model/yaml/reader.h"

namespace muster::effects {

/// Where something is read: the map, its path, and what `target` means there (invalid where nothing is chosen).
struct SensePlace {
    const yaml::Node& node;
    const std::string& path;
    View target;
};

/// Reports what the grammar allows and no game can mean: damage to a Coin, a stat of a player, a negative number, an
/// endless repetition. What is what, the game says (`effects on`, its types and their fields).
void checkSense(const View& step, const SensePlace& place, const Words& words, yaml::Report& report);

/// The same of the conditions of an ability: its steps have been looked at.
void checkAbilitySense(const View& ability, const SensePlace& place, const Words& words, yaml::Report& report);

/// Most times that `repeat` does its steps.
inline constexpr int mostRepeats = 20;

} // namespace muster::effects
