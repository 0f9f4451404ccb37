// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QAbstractTableModel>
#include <QIcon>

#include "app/window/import/import_list.h"

namespace muster::app {

/// The lines of an import as a table: each as it came, and its meaning.
class ImportModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Line, Source, Meaning, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setList(std::optional<ImportList> list);
    [[nodiscard]] const std::optional<ImportList>& list() const { return m_list; }
    void choose(int row, int offer);
    void useCard(int row, CardIndex card);
    /// The next row behind `row` that waits for an answer, from the top again at the end; -1 if none does.
    [[nodiscard]] int nextOpen(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void listChanged(); ///< the list, or an answer in it

private:
    std::optional<ImportList> m_list;
};

/// What becomes of a line, in words: "3 copies of Kestrel Vanguard", "left out".
[[nodiscard]] QString meaningOf(const ImportLine& line, const Catalogue& catalogue);

} // namespace muster::app
