// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/program.h"
#include "app/window/start.h"

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("muster"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MUSTER_VERSION));
    if (muster::app::isStartOfWindow(argc, argv))
        return muster::app::runWindow(argc, argv);
    QCoreApplication application(argc, argv);
    return muster::app::runProgram(QCoreApplication::arguments().mid(1));
}
