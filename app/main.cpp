// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <unistd.h>

#include <cstring>
#include <memory>

#include <QGuiApplication>

#include "app/cli/program.h"
#include "app/window/start.h"
#include "carddb/native_path.h"

namespace {

/// Printing and pictures need fonts, and fonts need an application with a platform; this one draws nowhere and needs no
/// display.
std::unique_ptr<QCoreApplication> commandLineApplication(int& argc, char** argv)
{
    if (argc < 2 || (std::strcmp(argv[1], "print") != 0 && std::strcmp(argv[1], "export") != 0))
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // What Qt tells itself about the desktop while it starts is nothing to the person at the command line.
    const auto before = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    qInstallMessageHandler(before);
    return application;
}

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
    // Desktops find name and icon of a window by it.
    QGuiApplication::setDesktopFileName(QStringLiteral("org.muster.Muster"));
    if (muster::app::isStartOfWindow(argc, argv))
        return muster::app::runWindow(argc, argv);
    const auto application = commandLineApplication(argc, argv);
    QStringList arguments;
    for (int i = 1; i < argc; ++i) // as bytes: a file may have any name
        arguments += muster::carddb::fromNative(argv[i]);
    return muster::app::runProgram(arguments);
}
