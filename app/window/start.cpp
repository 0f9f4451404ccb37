// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start.h"

#include <algorithm>

#include <QApplication>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include "app/text/language.h"
#include "app/window/look/theme.h"
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
    Screen(OpenDecks& decks, Look& look, QSettings& settings) : m_decks(decks), m_look(look), m_settings(settings) { }

    void build()
    {
        auto window = std::make_unique<MainWindow>(m_decks, m_look, m_settings);
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
    OpenDecks& m_decks;
    Look& m_look;
    QSettings& m_settings;
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
    installLanguage();
    QSettings settings(settingsFile(), QSettings::IniFormat);
    Look look(settings);
    OpenDecks decks(carddb::findPlaces());
    Screen screen(decks, look, settings);
    screen.build();
    const QStringList arguments = QCoreApplication::arguments();
    for (qsizetype i = 1; i < arguments.size(); ++i)
        screen.window().openDeck(arguments[i]);
    return QApplication::exec();
}

} // namespace muster::app
