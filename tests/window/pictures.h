// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <initializer_list>

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QTest>
#include <QWidget>

#include "app/window/look/theme.h"

/// A picture of a window for people to look at: into the folder of $MUSTER_PICTURES, where that is set. Fails where
/// nothing was painted.
inline void takePicture(QWidget& widget, const QString& name)
{
    QTest::qWait(0);
    const QImage picture = widget.grab().toImage();
    QVERIFY(!picture.isNull());
    const QRgb corner = picture.pixel(0, 0);
    bool painted = false;
    for (int y = 0; y < picture.height() && !painted; y += 3) {
        for (int x = 0; x < picture.width() && !painted; x += 3)
            painted = picture.pixel(x, y) != corner;
    }
    QVERIFY(painted);
    const QString folder = qEnvironmentVariable("MUSTER_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(picture.save(QDir(folder).filePath(name + QStringLiteral(".png"))));
}

/// Has everything looked at in light and in dark and with each of these sizes of text, in percent. `look` says which it is:
/// "dark-200".
inline void inEachLook(std::initializer_list<int> percents,
                       const std::function<void(const QString& look, int percent)>& show)
{
    const QPalette palette = QApplication::palette();
    const QFont font = QApplication::font();
    for (const bool dark : {false, true}) {
        for (const int percent : percents) {
            QApplication::setPalette(dark ? muster::app::Look::dark() : muster::app::Look::light());
            QFont scaled = font;
            scaled.setPointSizeF(font.pointSizeF() * percent / 100);
            QApplication::setFont(scaled);
            show(QStringLiteral("%1-%2").arg(dark ? QStringLiteral("dark") : QStringLiteral("light")).arg(percent),
                 percent);
        }
    }
    QApplication::setPalette(palette);
    QApplication::setFont(font);
}
