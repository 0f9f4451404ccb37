// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/sceptre/game.h"
#include "engine/play/card_session.h"

namespace muster::engine::sceptre {

/// Begins a match between two decks.
struct BeginMatch {
    LaidDecks decks;
    void operator()(Game& game, std::uint64_t seed) const { game.begin(decks, seed); }
};

using SceptreSession = CardSession<Game, BeginMatch>;

} // namespace muster::engine::sceptre
