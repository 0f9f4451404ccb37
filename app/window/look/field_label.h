// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace muster::app {

/// A box that is told from others by what it shows has no label beside it, and readers of the screen say its value for its name.
/// For them it gets one, which is not shown. To be called once the box is where it stays.
inline void labelForReaders(QWidget& field, const QString& words)
{
    auto* const label = new QLabel(words, field.parentWidget());
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(&field);
    label->hide();
}

} // namespace muster::app
