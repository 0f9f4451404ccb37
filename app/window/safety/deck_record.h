// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QJsonObject>

#include "model/decks/deck.h"

namespace muster::app {

/// A deck for the journal: every value to the letter, within no bounds, whether a deck file could hold it or not, and
/// needing neither game nor cards to be read back. deckOfRecord(recordOf(d)) == d for every deck of valid UTF-8.
[[nodiscard]] QJsonObject recordOf(const Deck& deck);
[[nodiscard]] std::optional<Deck> deckOfRecord(const QJsonObject& record);

/// The record on one line. Equal decks give equal bytes.
[[nodiscard]] QByteArray lineOf(const QJsonObject& record);

/// What turns one text into another: from byte `from` on, `cut` bytes give way to `put`. Never inside a character.
struct Splice {
    qsizetype from = 0;
    qsizetype cut = 0;
    QByteArray put;
};
[[nodiscard]] Splice spliceBetween(const QByteArray& before, const QByteArray& after);
/// Nothing where the splice does not fit the text.
[[nodiscard]] std::optional<QByteArray> spliced(const QByteArray& before, const Splice& splice);

} // namespace muster::app
