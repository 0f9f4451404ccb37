// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QMainWindow>

#include "carddb/library.h"

class QAction;
class QComboBox;

namespace muster::app {

class BrowserPage;
class VerdictPage;

/// The window: the cards of a game to search and read on one side, the verdict on an opened deck on the other.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(carddb::Places places, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Reads and checks a deck file, and switches to its game.
    void openDeck(const QString& path);

private:
    void chooseDeck();
    void showGame(const QString& key);
    void printDeck();

    carddb::Library m_library;
    QComboBox* m_games;
    BrowserPage* m_browser;
    VerdictPage* m_verdict;
    QAction* m_print;
    QString m_deckPath; ///< of the deck that is open; empty for none
};

} // namespace muster::app
