// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/shipped_decks.h"

#include <QDir>

#include "carddb/file_io.h"

namespace muster::app {

std::vector<Deck> shippedDecks(const QString& resources, const Game& game)
{
    const GameLookup lookup([&game](std::string_view key) { return key == game.key ? &game : nullptr; }, {game.key});
    std::vector<Deck> decks;
    const QDir folder(resources + QStringLiteral("/games/%1/decks").arg(QString::fromStdString(game.key)));
    for (const QString& file : folder.entryList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name))
        if (auto deck = carddb::loadDeck(folder.filePath(file), lookup))
            decks.push_back(std::move(*deck));
    return decks;
}

} // namespace muster::app
