// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/games/game.h"
#include "model/query/parser.h"

namespace muster::query {

/// What a name on the left of an operator can mean: a field of the game, or one of the names that every game has.
struct Name {
    enum class Kind { Subject, Is, In, May, Has };
    Kind kind = Kind::Subject;
    Subject subject = Subject::Field;
    FieldIndex field;     ///< Subject::Field
    bool printed = false; ///< "printed.hp"
};

/// The names and words of one game, as people spell them.
class Names {
public:
    Names(const Game& game, const OpenWords* known) : m_game(game), m_known(known) { }

    /// By key, label or alias; `t`, `o`, `n` and `s` are short for type, text, name and set where a game has no such field.
    [[nodiscard]] std::optional<Name> find(std::string_view name) const;
    [[nodiscard]] std::string nearestName(std::string_view name) const;
    [[nodiscard]] std::string nearestNumeric(std::string_view name) const; ///< among fields that count

    /// A field by key, label or alias; invalid where there is none.
    [[nodiscard]] FieldIndex findField(std::string_view name) const;
    /// The same, also as "printed.hp".
    struct PrintedField {
        FieldIndex field;
        bool printed = false;
    };
    [[nodiscard]] PrintedField findPrinted(std::string_view name) const;
    /// Whether the field has a numeric value: the number, or how many words or parts there are.
    [[nodiscard]] bool isNumeric(FieldIndex field) const;

    /// A word as queries keep it: the folded key, or the folded label in an open vocabulary. `unchecked` says that
    /// any word is fine, since nobody knows which words there are.
    struct Words {
        std::vector<std::pair<std::string, std::string>> spellings; ///< as people write them, and the word as kept
        bool unchecked = false;

        [[nodiscard]] std::optional<std::string> exactly(std::string_view spelling) const;
        [[nodiscard]] std::optional<std::string> beginning(std::string_view spelling) const; ///< if it is the only one
        [[nodiscard]] std::string nearest(std::string_view spelling) const;
    };
    [[nodiscard]] Words wordsOf(VocabularyIndex vocabulary) const;
    [[nodiscard]] Words types() const; ///< types and groups
    [[nodiscard]] Words flags() const; ///< keys of flags
    [[nodiscard]] Words sets() const;

private:
    const Game& m_game;
    const OpenWords* m_known;
};

/// Whether a text is yes or no; nothing if it is neither.
[[nodiscard]] std::optional<bool> readFlag(std::string_view text);

} // namespace muster::query
