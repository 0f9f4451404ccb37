// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QGuiApplication>
#include <QScreen>
#include <QSize>
#include <QTemporaryFile>
#include <QWidget>

namespace muster::test {

constexpr QSize Laptop{1024, 600};
constexpr QSize Desktop{1440, 900};

/// Screens such as people have, beside each other: where nothing is painted on a screen, Qt's own is 800 by 800. For `initMain`
/// of a test: before there is an application.
inline void haveScreens()
{
    if (qgetenv("QT_QPA_PLATFORM") != "offscreen")
        return;
    static QTemporaryFile file;
    if (!file.open())
        qFatal("no file for the screens");
    const auto screen = [](int left, QSize size) {
        return QByteArray(R"({"name": "", "x": )") + QByteArray::number(left) + R"(, "y": 0, "width": )"
            + QByteArray::number(size.width()) + R"(, "height": )" + QByteArray::number(size.height())
            + R"(, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1})";
    };
    file.write(R"({"synchronousWindowSystemEvents": false, "windowFrameMargins": true, "screens": [)"
               + screen(0, Laptop) + ", " + screen(Laptop.width(), Desktop) + "]}");
    file.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + file.fileName().toLocal8Bit());
}

/// The window fills the screen of this size; where there is none, as on somebody's own screen, it is of that size.
inline void fillScreen(QWidget& window, QSize size)
{
    for (QScreen* const screen : QGuiApplication::screens()) {
        if (screen->size() != size)
            continue;
        window.setScreen(screen);
        window.move(screen->geometry().topLeft());
    }
    window.resize(size);
}

} // namespace muster::test
