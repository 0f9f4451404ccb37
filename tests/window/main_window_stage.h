// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QMenuBar>
#include <QTabWidget>
#include <QTimer>

#include "app/window/main/main_window.h"
#include "app/window/main/window_session.h"
#include "tests/window/pictures.h"
#include "tests/window/window_fixture.h"

namespace muster::test {

/// A run of the program with its window, and the hands of the person in front of it.
class MainWindowStage {
protected:
    void begin()
    {
        start();
        m_session->look().setTheme(app::Theme::Light);
    }

    /// Nothing that was open comes back.
    void end()
    {
        for (app::DeckDocument* deck : m_session->decks().all()) {
            m_session->safety().forget(deck, app::DeckSafety::Fate::Closed);
            m_session->decks().close(deck);
        }
        m_window.reset();
        m_session.reset();
    }

    /// As the program does when it is called; whatever ran before has ended.
    void start()
    {
        m_window.reset();
        m_session.reset();
        m_session =
            std::make_unique<app::WindowSession>(m_home.places(), m_home.filePath(QStringLiteral("window.ini")));
        m_window = std::make_unique<app::MainWindow>(*m_session);
        m_window->show();
    }

    void picture(const QString& name)
    {
        QTRY_VERIFY(m_window->currentDeck() == nullptr || m_window->currentDeck()->isVerdictCurrent());
        takePicture(*m_window, name);
    }

    template <class Widget>
    Widget* named(const QString& accessibleName)
    {
        return namedWidget<Widget>(*m_window, accessibleName);
    }

    QComboBox* games() { return named<QComboBox>(QStringLiteral("Game")); }
    QTabWidget* tabs() { return named<QTabWidget>(QStringLiteral("Open decks")); }
    bool anyLabelHas(const QString& text) { return labelHas(*m_window, text); }

    /// Chooses the menu entry whose text, without its marks, begins so.
    void press(const QString& text)
    {
        for (QAction* action : m_window->menuBar()->findChildren<QAction*>() + m_window->findChildren<QAction*>()) {
            QString label = action->text();
            label.remove(QLatin1Char('&'));
            if (label.startsWith(text) && action->menu() == nullptr) {
                QVERIFY2(action->isEnabled(), qPrintable(text));
                action->trigger();
                return;
            }
        }
        QFAIL(qPrintable(QStringLiteral("no entry ") + text));
    }

    static QPushButton* buttonOf(QDialog& dialog, const QString& text)
    {
        for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
            QString label = button->text();
            if (label.remove(QLatin1Char('&')) == text)
                return button;
        }
        qFatal("no button %s", qPrintable(text));
    }

    static void whenDialogOpens(const std::function<void(QDialog&)>& then)
    {
        QTimer::singleShot(0, qApp, [then] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            then(*dialog);
        });
    }

    TestHome m_home;
    std::unique_ptr<app::WindowSession> m_session;
    std::unique_ptr<app::MainWindow> m_window;
};

} // namespace muster::test
