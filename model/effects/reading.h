// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "model/effects/tree.h"
#include "model/games/game.h"

namespace muster::effects {

/// What a script calls the card that it stands on, and the one that carries it.
struct ReadingWords {
    std::string self = "this card";
    std::string holder; ///< empty: as the game's `roles` say, or "its holder"

    std::string language; ///< its code; English where it is empty, or one that effects are not read in
    /// Another language's words for labels of the game, which are English: "discard pile". Nothing for those that it does not know.
    std::function<std::string(std::string_view)> word;
};

/// The words for cards of a type: "this Champion".
[[nodiscard]] ReadingWords readingWords(const Game& game, TypeIndex type);

/// A script in plain English, as a person would say it: "Once per turn: you may attach one extra Copper from your hand
/// to your Champion in combat." One sentence or more per ability. Every number of the tree is in the sentence.
[[nodiscard]] std::string readAloud(const Forest& forest, ScriptIndex script, const Game& game,
                                    const ReadingWords& words = {});

/// What one option of a `choose` does, as it stands in the reading of its text: "draw 2 cards". It is given by its node;
/// empty where that is no option.
[[nodiscard]] std::string readOption(const Forest& forest, std::uint32_t option, const Game& game,
                                     const ReadingWords& words = {});

/// A query as a description of cards: adjectives that stand before a noun, and what stands behind it.
struct Description {
    std::string before; ///< "Ember Cavalry"
    std::string after;  ///< "with 100 HP or more"
};
[[nodiscard]] Description describe(const query::Query& query, const Game& game);

} // namespace muster::effects
