// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QStackedWidget;
class QTabBar;

namespace muster::app {

class LibraryPage;
class StartPage;

/// What is in front before any deck is: the games to begin with, or the decks one has, either at a press.
class HomePage final : public QWidget {
    Q_OBJECT

public:
    HomePage(StartPage* games, LibraryPage* decks, QWidget* parent = nullptr);

    void showGames();
    void showDecks();

private:
    QTabBar* m_which;
    QStackedWidget* m_pages;
};

} // namespace muster::app
