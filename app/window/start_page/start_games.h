// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QList>
#include <QString>

#include "carddb/library.h"

namespace muster::app {

/// A deck that can be opened.
struct StartDeck {
    QString path;
    QString name;
};

/// A game as the start page shows it.
struct StartGame {
    QString key;
    QString title;
    QList<std::pair<QString, QString>> kinds; ///< of decks: key and label
    QList<StartDeck> samples;                 ///< decks that come with it
};

/// All games that can be read, with their sample decks by name. Reads no cards.
[[nodiscard]] std::vector<StartGame> startGames(carddb::Library& library);

} // namespace muster::app
