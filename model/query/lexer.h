// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/query/query.h"

namespace muster::query {

/// A token of a query. Words keep their spelling: whether one is a field, a value or an operator depends on its
/// place.
struct Token {
    enum class Kind { Word, Phrase, Operator, Open, Close, Minus, End };
    Kind kind = Kind::End;
    std::size_t begin = 0; ///< bytes of the source, quotes included
    std::size_t length = 0;
    std::string text;                 ///< Word as typed; Phrase without quotes and escapes
    Compare compare = Compare::Equal; ///< Operator; Contains for ':'
    bool afterBlank = true;           ///< white space or the beginning stands before it

    [[nodiscard]] bool isWord(std::string_view lowerCase) const; ///< an unquoted word, in any case
};

/// Splits a query; the last token is End. Problems: UnclosedQuote.
/// Whether a query can have the text as a bare word: it is read as that one word, and no star or conjunction.
[[nodiscard]] bool standsBare(std::string_view text);

[[nodiscard]] tl::expected<std::vector<Token>, Problem> tokenize(std::string_view source);

/// Length of the quotation mark at the beginning of `text`, 0 if there is none. Word processors and phones turn the
/// plain mark into others, so these count as well.
[[nodiscard]] std::size_t quoteLength(std::string_view text);

} // namespace muster::query
