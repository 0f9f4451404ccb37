// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <unistd.h>

#include <QCoreApplication>

#include "app/cli/program.h"
#include "app/window/start.h"

namespace {

/// Where standard input, output or error is closed, the next file to be opened would take its place, and get what is
/// written there. A file that can be used in the wrong direction only makes each use the error that it is.
void occupyStandardFiles()
{
    for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(descriptor, F_GETFD) < 0)
            (void)::open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
}

} // namespace

int main(int argc, char** argv)
{
    occupyStandardFiles();
    QCoreApplication::setApplicationName(QStringLiteral("muster"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MUSTER_VERSION));
    if (muster::app::isStartOfWindow(argc, argv))
        return muster::app::runWindow(argc, argv);
    QCoreApplication application(argc, argv);
    return muster::app::runProgram(QCoreApplication::arguments().mid(1));
}
