// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QPixmap>
#include <QTest>
#include <QWidget>

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
