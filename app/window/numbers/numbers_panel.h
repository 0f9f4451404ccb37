// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QPointer>
#include <QWidget>

#include "app/window/document/deck_document.h"
#include "app/window/numbers/deck_numbers.h"

class QLabel;
class QScrollArea;
class QTreeWidget;
class QVBoxLayout;

namespace muster::app {

class ChartBox;
class OddsPage;
class SteadyTabs;

/// The numbers of a deck: charts that fit its game, exact odds, and all of it as a table. Follows the document as it is
/// edited, while it can be seen.
class NumbersPanel final : public QWidget {
    Q_OBJECT

public:
    explicit NumbersPanel(carddb::Places places, QWidget* parent = nullptr);
    ~NumbersPanel() override;

    void setDocument(DeckDocument* document); ///< nullptr: no deck
    /// The specific cards whose rows are selected in the deck, for the odds.
    void setSelectedCards(std::vector<IdentityIndex> cards);

    /// Writes a chart, named by its key, as the file's ending says: .png, .svg or .csv.
    [[nodiscard]] Result<void> exportChart(const std::string& key, const QString& path);
    /// Every number that is shown, as text.
    [[nodiscard]] QString asText() const;

Q_SIGNALS:
    void rowsRequested(const std::vector<muster::Subject::Row>& rows); ///< lines of the deck that a bar counts
    void said(const QString& sentence);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void loadSpec();
    void fillCharts();
    void fillTable();
    void showCardsOf(const ChartTable& table, int bar);

    carddb::Places m_places;
    QPointer<DeckDocument> m_document;
    std::unique_ptr<DeckNumbers> m_numbers;
    std::vector<ChartTable> m_tables;
    bool m_stale = true;
    QLabel* m_problem; ///< why the game's own charts cannot be shown
    SteadyTabs* m_tabs;
    QVBoxLayout* m_list;
    std::vector<ChartBox*> m_boxes;
    OddsPage* m_odds;
    QTreeWidget* m_table;
};

} // namespace muster::app
