// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QList>
#include <QString>
#include <QStringList>

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
    QString sentence; ///< the game in a sentence, in the language in force; empty where its files have none
    QList<std::pair<QString, QString>> kinds; ///< of decks: key and label
    QList<StartDeck> samples;                 ///< decks that come with it
};

/// The first letters of a title, as many as tell it from the others: "H", "Sce".
[[nodiscard]] QString shortName(const QString& title, const QStringList& titles);

/// The `sentence` of a game's about.yaml, in English.
[[nodiscard]] Result<std::string> readAbout(std::string_view bytes, const std::string& file);

/// All games that can be read, with their sample decks by name. Reads no cards.
[[nodiscard]] std::vector<StartGame> startGames(carddb::Library& library);

} // namespace muster::app
