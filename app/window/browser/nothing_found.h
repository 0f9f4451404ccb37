// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QFutureWatcher>
#include <QLabel>
#include <QTimer>

#include "app/window/browser/query_spelling.h"

namespace muster::app {

/// What stands in place of the results where a query finds nothing: the queries that were perhaps meant, and those without
/// one of its conditions, each with how many cards it finds. They are looked for when the typing pauses, near spellings in another
/// thread, numbers of cards one after the other, so that no key waits for them.
class NothingFound final : public QLabel {
    Q_OBJECT

public:
    /// How many cards a query finds; nothing where that is not known.
    using Counter = std::function<std::optional<int>(const QString& query)>;

    explicit NothingFound(QWidget* parent = nullptr);

    void setCounter(Counter counter) { m_counter = std::move(counter); }
    void setCatalogue(std::shared_ptr<const Catalogue> catalogue);
    /// Says that the cards of no game are at hand.
    void askForGame();
    /// Says that there is nothing, and soon what could be looked for instead.
    void show(const QueryTerms& terms);

Q_SIGNALS:
    void queryChosen(const QString& query);

private:
    /// Queries of one kind, and those of them that were found to have cards.
    struct Proposals {
        QStringList left;
        int most = 0;
        QString lines;
        int found = 0;
        [[nodiscard]] bool isComplete() const { return left.isEmpty() || found == most; }
    };

    void tellWords(const QString& html);
    void askSpelling();
    void takeSpelling();
    void countNext();
    void count(Proposals& proposals);
    void tell();

    Counter m_counter;
    std::shared_ptr<const QuerySpelling> m_spelling; ///< nullptr: there are no cards
    std::optional<QueryTerms> m_terms;
    QTimer m_soon;
    QFutureWatcher<QStringList> m_spelled;
    Proposals m_near, m_relaxed;
    QTimer m_counting;
};

} // namespace muster::app
