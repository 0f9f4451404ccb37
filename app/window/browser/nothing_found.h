// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QLabel>
#include <QTimer>

#include "app/window/browser/query_spelling.h"

namespace muster::app {

/// What stands in place of the results where a query finds nothing: the queries that were perhaps meant, and those with one
/// condition less, each with how many cards it finds. They are looked for when the typing pauses, so that no key waits for
/// them.
class NothingFound final : public QLabel {
    Q_OBJECT

public:
    /// How many cards a query finds; nothing where that is not known.
    using Counter = std::function<std::optional<int>(const QString& query)>;

    explicit NothingFound(QWidget* parent = nullptr);

    void setCounter(Counter counter) { m_counter = std::move(counter); }
    void setCatalogue(std::shared_ptr<const Catalogue> catalogue);
    /// Says that there is nothing, and soon what could be looked for instead.
    void show(const QueryTerms& terms);

Q_SIGNALS:
    void queryChosen(const QString& query);

private:
    void propose();
    [[nodiscard]] QString linesOf(const QStringList& queries, int most) const;

    Counter m_counter;
    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<QuerySpelling> m_spelling; ///< made when first needed
    std::optional<QueryTerms> m_terms;
    QTimer m_soon;
};

} // namespace muster::app
