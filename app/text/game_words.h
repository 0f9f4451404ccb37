// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

#include <QString>

#include "carddb/places.h"
#include "model/base/result.h"
#include "model/effects/reading.h"
#include "model/games/game.h"

namespace muster::app {

/// Words of games in other languages: by language code, then by the English word as the game's files have it.
using GameWords = std::map<std::string, std::map<std::string, std::string, std::less<>>, std::less<>>;

/// Reads a `words.yaml`, or a `table.yaml` with the texts of the table: for each language a map from words to words.
/// docs/translating.md has the form.
[[nodiscard]] Result<GameWords> readGameWords(std::string_view bytes, const std::string& file);

/// Has gameWord() answer in the language in force with what the games at these places have for it; to be called after each
/// installLanguage(). Games share one dictionary; words of effects are each
/// game's own. A file that cannot be read changes nothing, and is told on standard error.
void installGameWords(const carddb::Places& places);

/// A word of a game (what a rule counts, a section, a mark of cards) as the person reads it: in the language in force where
/// the game has it, else the word itself. One line, as shown() makes it.
[[nodiscard]] QString gameWord(std::string_view word);

/// A value of an option of the rules in words: "own_upkeep" is how files write it. The dictionaries have it as "own upkeep
/// (option)", or with the option's own name in the brackets where several options mean different things by it.
[[nodiscard]] QString optionWord(const RulesOption& option, std::string_view value);

/// What effects of a card are read aloud with: the language in force, and the game's words in it.
[[nodiscard]] effects::ReadingWords readingWords(const Game& game, TypeIndex type = {});

} // namespace muster::app
