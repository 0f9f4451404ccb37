// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include <QDateTime>
#include <QString>
#include <QStringList>

#include "carddb/library.h"
#include "model/findings/finding.h"

namespace muster::app {

/// A deck file as the library shows it.
struct ShelfDeck {
    QString path;
    QString name;
    QString game; ///< title
    QString gameKey;
    QString kind; ///< of deck, where the game has several
    QString format;
    Verdict verdict = Verdict::Legal;
    int findings = 0; ///< that stand in the way
    int cards = 0;
    QDateTime changed;
    QStringList tags; ///< words of its notes that begin with #
    QString trouble;  ///< why it cannot be read; empty where it can
    QString words;    ///< folded: all that a search looks into, its cards too
    friend bool operator==(const ShelfDeck&, const ShelfDeck&) = default;
};

/// "#tournament #slow" among the words of a deck's notes: what it is sorted by.
[[nodiscard]] QStringList tagsOf(const std::string& notes);

/// The deck files of these folders, and these files, each once, the one that was changed last first; at most 5,000.
[[nodiscard]] QStringList deckFilesOf(const QStringList& folders, const QStringList& files);

/// Reads and judges them one after the other, and tells of each. For a thread: the games are read as well.
void readShelf(carddb::Library& library, const QStringList& paths, const std::stop_token& stop,
               const std::function<void(ShelfDeck)>& tell);

} // namespace muster::app
