// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "engine/play/match_setup.h"
#include "model/cards/catalogue.h"

namespace muster::app {

class HandDesk;

/// What may still be drawn: each specific card of the deck with the copies that nobody has seen, and the exact chance that the next
/// card is one of them, or one of the next few.
class DrawModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { CardColumn, LeftColumn, NextColumn, SoonColumn, Columns };

    /// `desk` must outlive it.
    explicit DrawModel(const HandDesk& desk, QObject* parent = nullptr);

    /// How many cards "soon" is.
    void setDraws(int draws);
    [[nodiscard]] int draws() const { return m_draws; }
    /// The chance of at least one card of these rows among the next `draws`.
    [[nodiscard]] double chance(const std::vector<int>& rows, int draws) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row {
        IdentityIndex identity;
        CardIndex card; ///< a printing of it
        QString name;
        int left = 0;
    };
    void listCards(); ///< of another deck
    void count();     ///< what is left of them

    const HandDesk& m_desk;
    int m_draws = 3;
    int m_unseen = 0; ///< cards of which one is drawn next
    int m_deck = 0;   ///< cards that there are to draw
    std::vector<Row> m_rows;
};

} // namespace muster::app
