// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start.h"

#include <algorithm>

#include <QApplication>
#include <QFileInfo>
#include <QStandardPaths>

#include "app/window/look/icons.h"
#include "app/window/look/wheel_guard.h"
#include "app/window/main/main_window.h"
#include "carddb/places.h"

namespace muster::app {

namespace {

bool thereIsADisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

QString settingsFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + QStringLiteral("/muster/window.ini");
}

/// Keeps one window on screen. Where a change reaches into every widget, as another size of text does, a new window
/// takes the old one's place with the same decks.
class Screen {
public:
    explicit Screen(WindowSession& session) : m_session(session) { }

    void build()
    {
        auto window = std::make_unique<MainWindow>(m_session);
        QObject::connect(
            window.get(), &MainWindow::rebuildWanted, window.get(), [this] { build(); }, Qt::QueuedConnection);
        window->show();
        // The window that asked for it is still running its own code.
        if (m_window)
            m_window.release()->deleteLater();
        m_window = std::move(window);
    }
    MainWindow& window() { return *m_window; }

private:
    WindowSession& m_session;
    std::unique_ptr<MainWindow> m_window;
};

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
    QGuiApplication::setDesktopFileName(QStringLiteral("org.muster.Muster"));
    QGuiApplication::setWindowIcon(programIcon());
    WheelGuard guard;
    application.installEventFilter(&guard);
    WindowSession session(carddb::findPlaces(), settingsFile());
    Screen screen(session);
    screen.build();
    const QStringList arguments = QCoreApplication::arguments();
    for (qsizetype i = 1; i < arguments.size(); ++i)
        screen.window().openDeck(arguments[i]);
    return QApplication::exec();
}

} // namespace muster::app
