// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

namespace muster::app {

class HandDesk;

/// The hand of a desk, a card a row, for a grid of faces.
class HandModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// `desk` must outlive it.
    explicit HandModel(const HandDesk& desk, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    /// Cards that stay where they were stay the same rows.
    void follow();

    const HandDesk& m_desk;
    std::vector<std::uint16_t> m_cards; ///< as views know them
};

} // namespace muster::app
