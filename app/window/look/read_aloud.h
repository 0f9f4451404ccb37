// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace muster::app {

/// A place in a window without a text of its own, whose name is what a reader of the screen reads aloud when it changes.
class ReadAloud final : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    /// Reads the text even if it is the same as the last one.
    void read(const QString& text);

Q_SIGNALS:
    void reading(const QString& text);
};

} // namespace muster::app
