// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/game.h"
#include "model/yaml/reader.h"

namespace muster {

/// Reads named lists of words, as under `vocabularies` and `effect words` of a game.yaml:
///
///     origin: open                                   # only where `mayBeOpen`
///     slot: {head: Head, body: Body}
///     metal: {gold: {label: Gold, aliases: [golds]}}
///     actions: {play: {label: play, where: hand}}    # in effect words: where its cards are, besides in play
///
/// No two words of a list may share a spelling.
[[nodiscard]] std::vector<Vocabulary> readWordLists(const yaml::Node& node, const std::string& path, bool mayBeOpen,
                                                    yaml::Report& report);

} // namespace muster
