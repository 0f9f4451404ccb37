// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/core/choice.h"
#include "engine/core/random.h"
#include "engine/language/runner.h"

namespace muster::test {

/// A question as it was asked, with the option that was taken.
struct Asked {
    std::uint8_t kind = 0;
    engine::Seat seat = 0;
    std::vector<engine::Option> options;
    std::size_t chosen = 0;
};

/// Answers at random, and keeps what was asked, so that another interpretation can be asked the same.
class Answering final : public engine::Agent {
public:
    explicit Answering(engine::Stream& stream) : m_stream(stream) { }
    std::size_t choose(const engine::Choice& choice, const engine::View&) override
    {
        Asked& one = asked.emplace_back();
        one.kind = choice.kind;
        one.seat = choice.seat;
        one.options.assign(choice.options.begin(), choice.options.end());
        one.chosen = m_stream.below(static_cast<std::uint32_t>(one.options.size()));
        return one.chosen;
    }
    std::vector<Asked> asked;

private:
    engine::Stream& m_stream;
};

/// Dice that fall alike for both: two cups with the same seed. Decks stay as they lie.
class Cup final : public engine::Dice {
public:
    explicit Cup(std::uint64_t seed) : m_stream(seed, 3) { }
    int roll(int faces) override
    {
        ++rolled;
        return m_stream.die(faces);
    }
    bool mayShuffle() const override { return false; }
    int rolled = 0;

private:
    engine::Stream m_stream;
};

} // namespace muster::test
