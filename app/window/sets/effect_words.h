// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "model/games/game.h"

namespace muster::app {

/// A word of the language of effects, to be found while somebody writes in it.
struct EffectWord {
    QString name;     ///< by which it is found: "draw"
    QString meaning;  ///< a sentence of the reference, or the label of a word of the game
    QString inserted; ///< what stands there once it is taken: a step as an example, `{draw: 1}`, or the word itself
};

/// All terms of the language in the order of its reference, then the words that the game declares.
[[nodiscard]] std::vector<EffectWord> effectWords(const Game& game);

} // namespace muster::app
