// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include <QTableView>

#include "app/window/browser/card_browser.h"
#include "app/window/browser/query_line.h"
#include "app/window/document/game_data.h"
#include "carddb/library.h"
#include "tests/window/window_fixture.h"

namespace muster::test {

/// A card browser on the screen with the cards of any game, and a deck that they go into.
class BrowserStage {
protected:
    BrowserStage()
    {
        carddb::Library library(m_places);
        for (const QString& key : library.games()) {
            const auto data = app::loadGameData(library, key);
            if (!data)
                qFatal("%s cannot be loaded", qPrintable(key));
            m_games[key] = *data;
        }
    }

    /// A new browser, on the cards of Sceptre and without a deck.
    void open()
    {
        m_browser = std::make_unique<app::CardBrowser>(m_places);
        m_browser->resize(1000, 700);
        m_browser->setGame(m_games[QStringLiteral("sceptre")]);
        m_browser->show();
        m_browser->activateWindow();
        line()->setFocus();
    }

    void close()
    {
        m_browser.reset();
        m_document.reset();
    }

    /// An empty deck of a game.
    void openDeck(const QString& game)
    {
        m_browser->setDocument(nullptr);
        Deck deck;
        deck.game = game.toStdString();
        deck.kind = m_games[game]->game().decks.front().key;
        m_document = std::make_unique<app::DeckDocument>(m_games[game], deck);
        m_browser->setDocument(m_document.get());
    }

    app::QueryLine* line() { return m_browser->findChild<app::QueryLine*>(); }
    QTableView* table() { return m_browser->findChild<QTableView*>(); }
    QString cell(int row, int column) { return m_browser->results().index(row, column).data().toString(); }

    template <class Widget>
    Widget* named(const QString& accessibleName)
    {
        return namedWidget<Widget>(*m_browser, accessibleName);
    }

    TestHome m_home;
    carddb::Places m_places = m_home.places();
    std::map<QString, std::shared_ptr<const app::GameData>> m_games;
    std::unique_ptr<app::DeckDocument> m_document;
    std::unique_ptr<app::CardBrowser> m_browser;
};

} // namespace muster::test
