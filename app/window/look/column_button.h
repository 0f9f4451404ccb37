// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QToolButton>

class QHeaderView;
class QMenu;

namespace muster::app {

/// At the end of a list's header: which of its columns are shown. The header's own menu offers the same to those who look
/// for it there.
class ColumnButton final : public QToolButton {
    Q_OBJECT

public:
    /// `choose` shows or hides a column, `isShown` says whether it is shown; columns before `first` always are. `more` adds to the menu.
    ColumnButton(QHeaderView& header, int first, std::function<bool(int)> isShown,
                 std::function<void(int, bool)> choose, std::function<void(QMenu&)> more = {});

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void place();

    QHeaderView& m_header;
    QMenu* m_menu;
    int m_first;
    std::function<bool(int)> m_isShown;
    std::function<void(int, bool)> m_choose;
    std::function<void(QMenu&)> m_more;
};

} // namespace muster::app
