// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QAbstractTableModel>

#include "app/window/sets/set_text.h"

namespace muster::app {

/// The cards of one set file, as they stand in it.
class SetCardsModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Id, Name, Type, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setText(std::optional<SetText> text);
    [[nodiscard]] const std::optional<SetText>& text() const { return m_text; }

    // QAbstractTableModel
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::optional<SetText> m_text;
};

} // namespace muster::app
