// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::app {
class OpenDecks;
}

namespace muster::bench {

/// How much processor time single calls of the engine take that a table makes: in games between pilots for as many as the game
/// seats, at their end, where a game is longest.
int tellCalls(app::OpenDecks& decks);

} // namespace muster::bench
