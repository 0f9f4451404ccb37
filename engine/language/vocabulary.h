// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "engine/language/code.h"

namespace muster::engine::code {

/// What of the language of effects a game gives a meaning. What its cards say beyond that is told to whoever plays them,
/// instead of doing nothing.
struct Spoken {
    std::vector<Term> verbs;
    std::vector<Term> events;   ///< that wake texts
    std::vector<Term> replaced; ///< that `instead of` may replace
    std::map<Term, std::uint8_t>
        replacedAt; ///< of those, the only zone that they may name: where cards come in, or what they leave
    std::map<Term, std::vector<std::uint8_t>>
        words;                         ///< of a verb: the numbers, actions, states … it may name; else any
    std::vector<std::uint8_t> zones;   ///< into which `move` may put cards
    std::vector<std::uint8_t> moments; ///< that begin and end
};

/// What of a text the game cannot carry out: the words, empty where all of it can be.
[[nodiscard]] std::string notSpoken(const Code& code, Range script, const Spoken& spoken);

} // namespace muster::engine::code
