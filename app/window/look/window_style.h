// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QStyleOptionSlider;

namespace muster::app {

/// Fusion, with buttons that are on in the palette's colour of what is chosen: in the dark its own shade for them cannot be told
/// from that of the others. Scroll bars are plain: Fusion's are shaded across, for which Qt wakes several threads each time
/// that a list has another length, as it has with each letter of a search.
class WindowStyle final : public QProxyStyle {
    Q_OBJECT

public:
    WindowStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;

private:
    void drawScrollBar(const QStyleOptionSlider& bar, QPainter* painter, const QWidget* widget) const;
};

} // namespace muster::app
