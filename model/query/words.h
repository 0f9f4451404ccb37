// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/cards/catalogue.h"
#include "model/query/query.h"

namespace muster::query {

// How bare words are looked for. A word is found where a word of the text begins, so that "ember" is not found in
// "remembers"; a phrase, or a word behind a star, is found anywhere. All texts here are folded.

/// Whether the words of a node stand at the beginning of a word only.
[[nodiscard]] bool wantsBeginning(const Node& words);
/// Whether a word begins at this place. Letters outside of the Latin ones may be words of their own.
[[nodiscard]] bool startsWord(std::string_view text, std::size_t at, std::string_view wanted);
[[nodiscard]] bool hasWord(std::string_view text, std::string_view wanted, bool atBeginning);
/// Names are typed without their apostrophes as often as with them.
[[nodiscard]] std::string withoutApostrophes(std::string_view text);
/// A word with a figure may be the number of a card, "thr-05": the beginning of its id.
[[nodiscard]] bool mayBeNumber(const Node& words);
[[nodiscard]] bool idBegins(std::string_view id, std::string_view wanted);

/// What a card is called, and the words that it has in fields of one word, each without apostrophes and ended by a line
/// feed, which no folded text has: bare words are looked for in them before the printed texts.
class Heads {
public:
    explicit Heads(const Catalogue& catalogue);

    void append(CardIndex card, std::string& text) const;
    [[nodiscard]] std::string of(CardIndex card) const;

private:
    struct Column {
        FieldIndex field;
        std::vector<bool> types;         ///< by TypeIndex: whether cards of the type have it
        std::vector<std::string> labels; ///< by WordIndex
    };

    const Catalogue* m_catalogue;
    std::vector<Column> m_columns;
};

} // namespace muster::query
