// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <vector>

#include <QString>

#include "carddb/card_search.h"
#include "model/query/parser.h"

namespace muster::app {

/// Something that a query could go on with, in place of the letters around the cursor.
struct Completion {
    QString text;  ///< what is put in
    QString shown; ///< as the list shows it
    QString hint;  ///< what it is, or how many cards have it
    int begin = 0; ///< characters of the query that it replaces
    int length = 0;
    bool goesOn = false; ///< a field waits for its value: the list stays open
};

/// A query to try, and what it finds.
struct QueryExample {
    QString query;
    QString meaning;
};

/// Knows what people may type when they look for cards of one catalogue: fields, the words and numbers that cards really
/// have, names. Completions take no more than a fraction of a frame for 100,000 cards.
class QueryAssist {
public:
    explicit QueryAssist(std::shared_ptr<const Catalogue> catalogue);

    [[nodiscard]] std::vector<Completion> completions(const QString& query, int cursor) const;
    /// The simplest one, without a search: cards of the commonest type. Empty where there are no cards.
    [[nodiscard]] QString firstExample() const;
    /// Examples of the language made from this game's own fields and words; each of them finds cards.
    [[nodiscard]] std::vector<QueryExample> examples(const carddb::CardSearch& search) const;

    [[nodiscard]] const query::OpenWords& openWords() const { return m_open; }

    /// A word that cards have in a field, and how many do.
    struct Value {
        QString label;
        std::string kept; ///< as queries keep it, folded
        int cards = 0;
    };
    [[nodiscard]] std::vector<Value> wordsOf(FieldIndex field) const; ///< of Word and Words fields, those that occur
    [[nodiscard]] std::vector<Value> types() const;
    [[nodiscard]] std::vector<Value> sets() const;
    /// The numbers that cards have in a field, from the lowest, and how many have each.
    [[nodiscard]] const std::map<int, int>& numbersOf(FieldIndex field) const;

private:
    /// The piece of a query that the cursor is in.
    struct Place;
    [[nodiscard]] static Place placeAt(const QString& query, int cursor);
    void addFields(const Place& place, std::vector<Completion>& found) const;
    void addAnyWords(const Place& place, std::vector<Completion>& found) const;
    void addNames(const Place& place, std::vector<Completion>& found, bool forName) const;
    void addValues(const Place& place, std::vector<Completion>& found) const;
    void addFieldValues(const Place& place, FieldIndex field, std::vector<Completion>& found) const;
    void addIs(const Place& place, std::vector<Completion>& found) const;
    void addWords(const Place& place, const std::vector<Value>& values, std::vector<Completion>& found) const;
    [[nodiscard]] bool isOfCards(FieldIndex field) const;

    std::shared_ptr<const Catalogue> m_catalogue;
    query::OpenWords m_open;
    mutable std::map<FieldIndex, std::vector<int>> m_counts; ///< by word; made when first asked for
    mutable std::map<FieldIndex, std::map<int, int>> m_numbers;
    mutable std::vector<int> m_typeCounts, m_setCounts;
};

} // namespace muster::app
