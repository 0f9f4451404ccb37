// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace muster::app {

/// Contents that make do with the room there is, down to what they need at least. Where labels wrap, a scroll area would
/// else give all the height that they would like to have, and scroll lists that scroll themselves.
class Fitted final : public QWidget {
public:
    using QWidget::QWidget;

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

} // namespace muster::app
