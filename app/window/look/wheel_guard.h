// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace muster::app {

/// Keeps the mouse wheel from changing what nobody looks at: over a list to choose from or a box for a number that has not
/// the keyboard, the wheel belongs to what lies around it, which scrolls. Installed on the application, for all its
/// windows and dialogs.
class WheelGuard final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace muster::app
