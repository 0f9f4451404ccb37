// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>

#include <QTemporaryDir>
#include <QTest>

#include "app/text/language.h"
#include "app/window/document/deck_document.h"
#include "app/window/numbers/deck_numbers.h"
#include "carddb/file_io.h"
#include "tests/support/paths.h"

namespace muster::test {

/// The games that come with Muster, their decks and the numbers of them.
class NumbersStage {
protected:
    void begin()
    {
        app::installLanguage();
        QVERIFY(m_folder.isValid());
        m_places = {inSources("/resources"), m_folder.filePath(QStringLiteral("data")),
                    m_folder.filePath(QStringLiteral("cache"))};
        m_library = std::make_unique<carddb::Library>(m_places);
    }

    std::shared_ptr<const app::GameData> data(const QString& game)
    {
        auto& found = m_games[game];
        if (!found)
            found = app::loadGameData(*m_library, game).value();
        return found;
    }

    std::unique_ptr<app::DeckNumbers> numbersOf(const QString& game)
    {
        return std::make_unique<app::DeckNumbers>(app::loadNumbers(m_places, data(game)->game()).value(),
                                                  data(game)->catalogue);
    }

    app::ChartTable chartOf(const Deck& deck, const std::string& key)
    {
        const QString game = QString::fromStdString(deck.game);
        const ResolvedDeck resolved(*data(game)->catalogue, deck);
        for (app::ChartTable& chart : numbersOf(game)->charts(resolved)) {
            if (chart.key == key)
                return chart;
        }
        qFatal("no chart %s", key.c_str());
    }

    Deck deckFrom(const QString& file)
    {
        return carddb::loadDeck(inSources("/resources/games/") + file, m_library->lookup()).value();
    }

    Deck emberCharge() { return deckFrom(QStringLiteral("sceptre/decks/ember-charge.muster")); }

    std::unique_ptr<app::DeckDocument> documentOf(const Deck& deck)
    {
        return std::make_unique<app::DeckDocument>(data(QString::fromStdString(deck.game)), deck);
    }

    QTemporaryDir m_folder;
    carddb::Places m_places;
    std::unique_ptr<carddb::Library> m_library;
    std::map<QString, std::shared_ptr<const app::GameData>> m_games;
};

} // namespace muster::test
