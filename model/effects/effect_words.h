// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "model/base/result.h"
#include "model/games/game.h"

namespace muster::effects {

/// Effect words of a game in other languages: by language code, then by list and key, `actions.retreat`. A word may be `one|many`.
using EffectWords = std::map<std::string, std::map<std::string, std::string, std::less<>>, std::less<>>;

/// Reads an `effects.yaml`: for each language the lists of a game's effect words, each a map from keys to words. With a game, words
/// that it does not have are errors.
[[nodiscard]] Result<EffectWords> readEffectWords(std::string_view bytes, const std::string& file,
                                                  const Game* game = nullptr);

} // namespace muster::effects
