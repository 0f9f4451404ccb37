// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/start_page/start_games.h"

#include <QDir>

#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "carddb/file_io.h"

using namespace Qt::StringLiterals;

namespace muster::app {

std::vector<StartGame> startGames(carddb::Library& library)
{
    std::vector<StartGame> games;
    const GameLookup lookup = library.lookup();
    for (const QString& key : library.games()) {
        const auto game = library.game(key);
        if (!game)
            continue;
        StartGame& start = games.emplace_back();
        start.key = key;
        start.title = shown((*game)->title);
        for (const DeckKind& kind : (*game)->decks)
            start.kinds.append({QString::fromStdString(kind.key), gameWord(kind.label)});
        const QDir folder(library.places().resources + "/games/"_L1 + key + "/decks"_L1);
        for (const QString& file : folder.entryList({u"*.muster"_s}, QDir::Files, QDir::Name)) {
            const QString path = folder.filePath(file);
            if (const auto deck = carddb::loadDeck(path, lookup))
                start.samples.append({path, deck->name.empty() ? file : shown(deck->name)});
        }
    }
    return games;
}

} // namespace muster::app
