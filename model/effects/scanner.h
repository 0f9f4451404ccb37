// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace muster::effects {

/// A piece of a phrase. `begin` and `end` are bytes of the phrase.
struct Token {
    enum class Kind { Word, Number, Open, Close, Sign };
    Kind kind = Kind::Word;
    std::string_view text;
    std::size_t begin = 0;
    std::size_t end = 0;
    int number = 0; ///< Number
};

/// Cuts a phrase such as `2 x count(own units) + 1` into words, numbers, brackets and signs. Never fails: what is
/// neither is part of a word. A minus sign in front of a digit belongs to the number where a number is expected.
[[nodiscard]] std::vector<Token> scan(std::string_view phrase);

} // namespace muster::effects
