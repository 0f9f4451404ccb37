// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTreeView>

#include "app/window/deck/typed_count.h"

class QMenu;

namespace muster::app {

class DeckModel;

/// The tree of a deck with its keys: plus and minus, figures, Delete, cut, copy, paste. What they do is done by the page
/// that listens.
class DeckTree final : public QTreeView {
    Q_OBJECT

public:
    explicit DeckTree(DeckModel& model, QWidget* parent = nullptr);

    /// Whether the key is one of the deck's own, and what it does to the cards that are chosen.
    [[nodiscard]] bool wants(const QKeyEvent& key) const;
    void act(const QKeyEvent& key);
    /// Selects these rows and brings the first into sight.
    void selectRows(const QModelIndexList& rows);

Q_SIGNALS:
    void moreWanted(int copies);               ///< negative: fewer
    void countWanted(int copies, bool goesOn); ///< `goesOn`: in place of what the figures before it wanted
    void removeWanted();
    void cutWanted();
    void copyWanted();
    void pasteWanted();
    void detailsWanted(const QModelIndex& row); ///< Enter or double click on a card
    void selectionMoved();
    void focusGained();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void rowsInserted(const QModelIndex& parent, int start, int end) override;
    /// Of the texts of all rows, in sight or not, so that columns do not change while one scrolls.
    [[nodiscard]] int sizeHintForColumn(int column) const override;

private:
    void fitToFont();
    void fitColumns();
    [[nodiscard]] int labelWidth(int column) const;
    void chooseColumns(); ///< as far as the person has not
    void offerGroupings(QMenu& menu);
    void showBelow(const QModelIndex& parent);

    DeckModel& m_model;
    TypedCount m_count;
    QHash<int, bool> m_chosen;            ///< columns that the person showed or hid
    mutable QHash<QString, int> m_widths; ///< of texts in the columns beside the cards
};

} // namespace muster::app
