// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QSet>
#include <QTableView>

namespace muster::app {

class WholeInRoom;

class ResultsModel;

/// What a search found, as a table. Widths, order and choice of its columns are remembered game by game.
class ResultsTable final : public QTableView {
    Q_OBJECT

public:
    explicit ResultsTable(ResultsModel& model, QWidget* parent = nullptr);

    /// Columns as they were left for this game, those about the deck only where there is one.
    void showColumns(const QString& game, bool hasDeck);
    /// Forgets what was moved, hidden and made wider in the game that is shown.
    void resetColumns();
    /// The model is about to show another game.
    void keepColumns();

    /// By game, to be kept from one start to the next.
    using States = QMap<QString, QByteArray>;
    [[nodiscard]] States states() const;
    void setStates(const States& states);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) override;

private:
    void setStandardColumns();
    void hideColumns();
    void readHidden();

    ResultsModel* m_model;
    WholeInRoom* m_whole;
    States m_states;
    QString m_key; ///< of the one that is shown
    bool m_hasDeck = false;
    QSet<int> m_unwanted; ///< columns that the person hid
};

} // namespace muster::app
