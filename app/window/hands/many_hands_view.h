// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QListView;
class QPushButton;

namespace muster::app {

class FaceCache;
class HandDesk;
class ManyHandsModel;

/// Many hands at a glance: small faces, the class and what a sound player does below them. One that is chosen is dealt at the
/// desk.
class ManyHandsView final : public QWidget {
    Q_OBJECT

public:
    ManyHandsView(HandDesk& desk, FaceCache& faces, QWidget* parent = nullptr);

    [[nodiscard]] QListView& list() const { return *m_list; }

Q_SIGNALS:
    void handChosen(); ///< it is at the desk now

private:
    void fit();

    HandDesk& m_desk;
    ManyHandsModel* m_model;
    QPushButton* m_others; ///< above the list, and before it for the keyboard
    QListView* m_list;
};

} // namespace muster::app
