// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::engine {

/// Dice that somebody has laid down beforehand: scenarios.
class Dice {
public:
    virtual ~Dice() = default;
    [[nodiscard]] virtual int roll(int faces) = 0;
    /// Whether decks are shuffled; if not they keep the order in which they lie.
    [[nodiscard]] virtual bool mayShuffle() const { return true; }
};

} // namespace muster::engine
