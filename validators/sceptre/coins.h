// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

namespace muster::validators::sceptre {

/// Gold, Silver and Copper, the better metal first: each stands for itself and for all that follow (SCE-18a to SCE-18c).
inline constexpr int metals = 3;

/// How many Coins of each metal there are, or are asked for.
struct Coins {
    std::array<int, metals> of{};

    [[nodiscard]] int total() const { return of[0] + of[1] + of[2]; }
    /// Coins that can stand for the metal.
    [[nodiscard]] int orBetter(int metal) const;
    friend bool operator==(const Coins&, const Coins&) = default;
};

/// The first metal of which, with all better ones, too few are there.
struct CoinShortage {
    int metal = 0;
    int have = 0; ///< of that metal or better
    int need = 0; ///< of that metal or better
};

/// Whether the Coins can be assigned one to one so that each is of the asked metal or better (SCE-18h). The metals are
/// in a row, so that is so exactly if for each metal enough Coins are of it or better.
[[nodiscard]] std::optional<CoinShortage> shortage(const Coins& have, const Coins& need);

} // namespace muster::validators::sceptre
