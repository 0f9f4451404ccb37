// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/cli/program.h"

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("muster"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MUSTER_VERSION));
    return muster::app::runProgram(QCoreApplication::arguments().mid(1));
}
