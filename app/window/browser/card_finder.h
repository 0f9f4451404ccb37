// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include "app/window/browser/query_assist.h"
#include "app/window/browser/query_terms.h"
#include "carddb/card_search.h"

namespace muster::app {

class AddAnswers;

/// Runs queries on the cards of a game. A query may ask about the deck of the answers, too.
class CardFinder final {
public:
    explicit CardFinder(const AddAnswers& answers) : m_answers(answers) { }

    /// The cards to look through; nullptr for none, and then nothing below may be called but search() and assist().
    void setCatalogue(const std::shared_ptr<const Catalogue>& catalogue);
    [[nodiscard]] const std::shared_ptr<const carddb::CardSearch>& search() const { return m_search; }
    [[nodiscard]] const std::shared_ptr<const QueryAssist>& assist() const { return m_assist; }

    [[nodiscard]] tl::expected<query::Query, query::Problem> parsed(const QString& query) const;
    [[nodiscard]] QueryTerms termsOf(const QString& query) const;

    /// Whether the result depends on the deck.
    [[nodiscard]] static bool asksDeck(const query::Query& query);
    /// Whether each card has to be tried on the deck first, which has not been done yet.
    [[nodiscard]] bool mustWait(const query::Query& query) const;
    [[nodiscard]] std::vector<CardIndex> find(const query::Query& query) const;
    /// Nothing where the query cannot be read or would have to wait.
    [[nodiscard]] std::optional<int> countOf(const QString& query) const;
    /// A query with a word that is the name of a type asking for cards of that type; empty where no word is.
    [[nodiscard]] QString withTypeFromWord(const QString& query) const;

private:
    const AddAnswers& m_answers;
    std::shared_ptr<const carddb::CardSearch> m_search;
    std::shared_ptr<const QueryAssist> m_assist;
};

} // namespace muster::app
