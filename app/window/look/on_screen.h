// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QScreen>
#include <QWidget>

namespace muster::app {

/// The size that a dialog would like to have, no higher than the screen: its buttons stand at the bottom, and on a small laptop,
/// or in large letters, they would be below the edge. There is a title above it, too.
inline QSize onScreen(const QWidget& dialog, QSize wanted)
{
    const int title = 2 * dialog.fontMetrics().height();
    return {wanted.width(), std::min(wanted.height(), dialog.screen()->availableSize().height() - title)};
}

} // namespace muster::app
