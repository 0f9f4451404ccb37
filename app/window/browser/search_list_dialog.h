// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "app/window/browser/saved_searches.h"

class QTableWidget;

namespace muster::app {

/// The saved searches to rename, change, put in order and take away. Nothing is kept unless the dialog is accepted.
class SearchListDialog final : public QDialog {
    Q_OBJECT

public:
    SearchListDialog(const std::vector<SavedSearch>& searches, QWidget* parent);

    [[nodiscard]] std::vector<SavedSearch> searches() const;

private:
    void move(int by);
    void removeCurrent();

    QTableWidget* m_table;
};

} // namespace muster::app
