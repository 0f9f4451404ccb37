// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QStringList>

#include "app/window/hands/hand_tally.h"

namespace muster::app {

class HandDesk;

/// The tally of a desk as a table: a row for each class of hands, and one for all of them.
class TallyModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { ClassColumn, HandsColumn, KeptColumn, PolicyColumn, AlikeColumn, Columns };

    /// `desk` must outlive it.
    explicit TallyModel(const HandDesk& desk, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void follow();
    [[nodiscard]] HandTally::Row row(int at) const;

    const HandDesk& m_desk;
    QStringList m_classes; ///< of the game; without those of all
    HandTally m_tally;
};

} // namespace muster::app
