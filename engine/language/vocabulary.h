// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/language/code.h"

namespace muster::engine::code {

/// What may stand beside a verb or an event, and mean nothing in a game.
struct Beside {
    enum Part : std::uint8_t { By, From, On, For, ForSomeTime, Divided, Arriving };
    Term term = Term::None; ///< None: any verb
    Part part = By;
};

/// What of the language of effects a game gives a meaning. What its cards say beyond that is told to whoever plays them,
/// instead of doing nothing.
struct Spoken {
    std::vector<Term> verbs;
    std::vector<Term> events;   ///< that wake texts
    std::vector<Term> replaced; ///< that `instead of` may replace
    /// Of those, the only zone that they may name: where cards come in, or what they leave.
    std::map<Term, std::uint8_t> replacedAt;
    /// Of a verb, an event, a time or a duration: the numbers, actions, states, moments … it may name; else any.
    std::map<Term, std::vector<std::uint8_t>> words;
    std::map<Term, std::vector<std::uint8_t>> places; ///< of a verb or an event: the zones it may name; else any
    std::vector<std::uint8_t> zones;                  ///< into which `move` may put cards
    std::vector<std::uint8_t> moments;                ///< that begin and end
    std::vector<Beside> without;                      ///< what verbs and events cannot have
    bool wokenTargets = true;                         ///< a text that something wakes may have a target
    std::function<const char*(const Step&)> also;     ///< what else of a step the game does not know; nullptr: nothing
};

/// What of a text the game cannot carry out: the words, empty where all of it can be.
[[nodiscard]] std::string notSpoken(const Code& code, Range script, const Spoken& spoken);

} // namespace muster::engine::code
