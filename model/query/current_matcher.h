// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "model/cards/catalogue.h"
#include "model/query/query.h"

namespace muster::query {

/// The values of one card at a moment of a game. Each function is given the printed value and answers with the one in force;
/// an engine overrides those of which its effects change something. A field that the card's type lacks is never asked.
class CurrentValues {
public:
    virtual ~CurrentValues() = default;
    /// Of a field that is a stat; nothing where the card has no such number.
    [[nodiscard]] virtual std::optional<int> number(FieldIndex field, std::optional<int> printed) const;
    /// Of a field with one word: `change: class, to: cavalry`.
    [[nodiscard]] virtual WordIndex word(FieldIndex field, WordIndex printed) const;
    /// Whether a field with several words has this one: keywords that were given.
    [[nodiscard]] virtual bool hasWord(FieldIndex field, WordIndex word, bool printed) const;
};

/// Whether the field can have another value in a game than the printed one. Numbers can that are stats, and words; what
/// stands in parts of a card (its attacks) stays as printed.
[[nodiscard]] bool canChange(const Game& game, FieldIndex field);

/// A query of an effect, asked while a game is played: `hp>=100` means the number in force, `printed.hp>=100` the
/// printed one. Whatever cannot change in a game is looked up once for the whole catalogue, so that asking walks the few
/// comparisons that can. Safe to use from several threads; the catalogue must outlive it.
class CurrentMatcher {
public:
    CurrentMatcher(const Query& query, const Catalogue& catalogue);
    CurrentMatcher(CurrentMatcher&&) noexcept;
    CurrentMatcher& operator=(CurrentMatcher&&) noexcept;
    ~CurrentMatcher();

    [[nodiscard]] bool matches(CardIndex card, const CurrentValues& values) const;
    /// Whether the answer for a card can ever differ from Matcher's.
    [[nodiscard]] bool changes() const;
    /// The fields whose values in force it asks for, each once: what an engine has to keep an eye on.
    [[nodiscard]] std::vector<FieldIndex> fields() const;

private:
    struct Term;
    const Catalogue* m_catalogue;
    std::unique_ptr<const Term> m_root;
};

} // namespace muster::query
