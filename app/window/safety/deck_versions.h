// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDateTime>
#include <QString>

#include "model/base/result.h"
#include "model/decks/deck.h"

namespace muster::app {

/// A deck as it was once: when it was saved, or when somebody gave it a name.
struct DeckVersion {
    QString name; ///< empty for one that was only saved
    QDateTime when;
    Deck deck;
    friend bool operator==(const DeckVersion&, const DeckVersion&) = default;
};

/// Versions of deck files, kept beside them in the person's data and not in them: a deck file holds one deck. Of those that
/// were only saved the last 50 are kept, of those with a name all.
class DeckVersions {
public:
    explicit DeckVersions(QString folder) : m_folder(std::move(folder)) { }

    /// Of the deck that lives in this file, the last one first. Empty where there are none, or where they cannot be read.
    [[nodiscard]] std::vector<DeckVersion> of(const QString& path) const;
    /// Puts one in front. One that is only saved, and is the deck of the version before it, adds nothing; a name goes to the
    /// version with the same deck if that one is the last.
    [[nodiscard]] Result<void> add(const QString& path, DeckVersion version) const;

private:
    [[nodiscard]] QString fileOf(const QString& path) const;

    QString m_folder;
};

} // namespace muster::app
