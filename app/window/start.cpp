// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start.h"

#include <algorithm>

#include <QApplication>
#include <QFileInfo>

#include "app/text/language.h"
#include "app/window/main_window.h"
#include "carddb/places.h"

namespace muster::app {

namespace {

bool thereIsADisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

bool isDeckFile(const char* argument)
{
    const QFileInfo file(QString::fromLocal8Bit(argument));
    return file.suffix() == QLatin1String("muster") && file.isFile();
}

} // namespace

bool isStartOfWindow(int argc, char** argv)
{
    return thereIsADisplay() && std::all_of(argv + 1, argv + argc, isDeckFile);
}

int runWindow(int argc, char** argv)
{
    QApplication application(argc, argv);
    installLanguage();
    MainWindow window(carddb::findPlaces());
    const QStringList arguments = QCoreApplication::arguments();
    for (qsizetype i = 1; i < arguments.size(); ++i)
        window.openDeck(arguments[i]);
    window.show();
    return QApplication::exec();
}

} // namespace muster::app
