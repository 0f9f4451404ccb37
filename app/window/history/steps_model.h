// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QPointer>

#include "app/window/document/deck_document.h"

namespace muster::app {

/// The steps of a deck with the time of each: first how it began, then one row a step. What was undone is there still, and
/// looks and sounds undone.
class StepsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { StepColumn, TimeColumn, Columns };
    enum Role { UndoneRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setDocument(DeckDocument* document);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void follow();
    [[nodiscard]] QString words(int row) const;
    [[nodiscard]] QString time(int row) const;
    [[nodiscard]] bool isUndone(int row) const;

    QPointer<DeckDocument> m_document;
    int m_rows = 0;
};

} // namespace muster::app
