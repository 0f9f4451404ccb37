// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <QString>
#include <QStringList>

#include "model/games/game.h"
#include "model/query/parser.h"

namespace muster::app {

/// What a control of the browser is about: the type, the set, or a field of cards.
struct QueryTarget {
    query::Subject subject = query::Subject::Field;
    FieldIndex field;
    friend bool operator==(const QueryTarget&, const QueryTarget&) = default;
};

/// A query taken apart into the conditions that must all hold, so that controls can show single ones and change them
/// while everything else stays as it was typed. Where the query is not readable, controls have nothing to show and
/// nothing to change.
class QueryTerms {
public:
    QueryTerms(const QString& source, const Game& game, const query::OpenWords* known);

    [[nodiscard]] bool readable() const { return m_readable; }

    /// The words that the query asks for, one of which is enough, folded as queries keep them.
    [[nodiscard]] std::vector<std::string> words(const QueryTarget& target) const;
    [[nodiscard]] QString withWords(const QueryTarget& target, const QStringList& labels) const;

    /// Bounds, both included.
    using Range = std::pair<std::optional<int>, std::optional<int>>;
    [[nodiscard]] Range range(const QueryTarget& target) const;
    [[nodiscard]] QString withRange(const QueryTarget& target, const Range& range) const;

    [[nodiscard]] std::optional<bool> flag(FieldIndex field) const;
    [[nodiscard]] QString withFlag(FieldIndex field, std::optional<bool> yes) const;

    enum class Deck { Any, In, NotIn, MayAdd };
    [[nodiscard]] Deck deck() const;
    [[nodiscard]] QString withDeck(Deck deck) const;

    /// The query with one of its conditions left out, for each of them; none where it has only one.
    [[nodiscard]] QStringList relaxed() const;

    /// The words that are looked for in names and texts and must be there, folded, in their order.
    [[nodiscard]] std::vector<std::string> bareWords() const;
    /// The query with this in place of its bare words; as it is where it has none.
    [[nodiscard]] QString withBareWords(const QStringList& by) const;
    /// The query with a bare word that is the name of a type asking for cards of that type; empty where no word is.
    [[nodiscard]] QString withTypeFromWord() const;

    /// A value as it stands in a query: in quotes where it could be taken for something else.
    [[nodiscard]] static QString spelled(const QString& value);

private:
    /// One condition and the bytes of it.
    struct Term {
        std::size_t begin = 0;
        std::size_t end = 0;
        query::Node node;
    };
    [[nodiscard]] bool isAbout(const Term& term, const QueryTarget& target, bool counted) const;
    [[nodiscard]] QString replaced(const std::vector<bool>& goes, const QString& by) const;
    [[nodiscard]] QString nameOf(const QueryTarget& target) const;

    std::string m_source;
    const Game* m_game;
    std::vector<Term> m_terms;
    bool m_readable = false;
    bool m_alternatives = false; ///< an `or` outside of brackets: nothing must hold for all
};

} // namespace muster::app
