// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyle;
class QStyleOptionSlider;
class QWidget;

namespace muster::app {

/// A plain scroll bar, its parts where `style` puts them. Fusion shades its own across, for which Qt wakes several threads
/// each time that a list has another length, as it has with each letter of a search.
void drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter, const QWidget* widget, const QStyle& style);

} // namespace muster::app
