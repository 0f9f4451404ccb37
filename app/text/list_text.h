// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "model/decks/list_reader.h"
#include "model/decks/resolved_deck.h"

namespace muster::app {

/// What a line of a pasted list was understood to be, in one sentence.
[[nodiscard]] QString tokenSentence(const ListToken& token, const Catalogue& catalogue);

/// Why an entry of a deck names no card, in one sentence.
[[nodiscard]] QString entrySentence(const DeckEntry& written, const ResolvedEntry& entry, const Catalogue& catalogue);

/// A card with the fields that tell it from others of its name: "Kestrel Vanguard [Ember]".
[[nodiscard]] QString cardName(const Catalogue& catalogue, CardIndex card);

/// The first two of several names, and how many more there are: "Ember Fox, Torch and 3 more". Each name once.
[[nodiscard]] QString fewNames(QStringList names);

} // namespace muster::app
