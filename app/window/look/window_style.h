// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

class QStyleOptionToolButton;

namespace muster::app {

/// Fusion, with what it leaves to be desired mended: a button that is on is in the palette's colour of what is chosen, and in
/// the dark fields have an edge; its own shades for both cannot be told from what is around them. A button that opens a menu
/// says so as all others do, the signs in messages are the program's, boxes to tick and signs are as large as the text, and a
/// heading that is cut ends in dots.
class WindowStyle final : public QProxyStyle {
    Q_OBJECT

public:
    explicit WindowStyle(double usualText); ///< size in points of text that is neither small nor large

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returnData) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override;

private:
    void drawMenuButton(const QStyleOptionToolButton& button, QPainter* painter, const QWidget* widget) const;

    double m_usualText;
};

} // namespace muster::app
