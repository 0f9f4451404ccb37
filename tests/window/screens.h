// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSize>
#include <QTemporaryFile>
#include <QWidget>

namespace muster::test {

constexpr QSize Laptop{1024, 600};
constexpr QSize Desktop{1440, 900};

/// What a screen has for a window, below the window's title.
inline QSize roomOn(QSize screen, const QWidget& window)
{
    return {screen.width(), screen.height() - 2 * window.fontMetrics().height()};
}

/// A screen such as people have: where nothing is painted on a screen, Qt's own is 800 by 800. For `initMain` of a test: before
/// there is an application.
inline void haveScreen(QSize size)
{
    if (qgetenv("QT_QPA_PLATFORM") != "offscreen")
        return;
    static QTemporaryFile file;
    if (!file.open())
        qFatal("no file for the screen");
    file.write(R"({"synchronousWindowSystemEvents": false, "windowFrameMargins": true, "screens": [{"name": "", )"
               R"("x": 0, "y": 0, "width": )"
               + QByteArray::number(size.width()) + R"(, "height": )" + QByteArray::number(size.height())
               + R"(, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toLocal8Bit());
}

} // namespace muster::test
