// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/print/sheet_layout.h"
#include "carddb/places.h"
#include "model/base/result.h"
#include "model/games/game.h"

namespace muster::app::print {

/// The sheet of a game and kind of deck: the game's own (resources/games/G/sheets/KEY.yaml, or one in the person's
/// folder) or the shared one (resources/sheets/KEY.yaml); with the shared parts (parts.yaml) and the game's over them.
[[nodiscard]] Result<SheetLayout> loadSheet(const carddb::Places& places, const Game& game, const std::string& deckKind,
                                            const QString& key);

/// Keys of all sheets of a game: those that come with Muster in their order, then what people have added.
[[nodiscard]] QStringList sheetKeys(const carddb::Places& places, const QString& game);

} // namespace muster::app::print
