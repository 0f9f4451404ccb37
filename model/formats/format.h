// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "model/base/result.h"
#include "model/games/game.h"

namespace muster {

/// Cards that a format bans or restricts: by name and identity fields, or by a query.
struct FormatCards {
    std::string card; ///< name or id; empty if by query
    std::vector<std::pair<std::string, std::string>> identity;
    std::optional<query::Query> what;
    int limit = 0; ///< copies allowed of each specific card: 0 is banned
    std::string reason;
    Position at;
};

/// Other bounds for a deck rule of the game, by its requirement id: other sizes, house limits.
struct FormatLimit {
    std::string requirement;
    std::optional<int> least, most;
};

/// Rules of one event or series on top of a game, written by organisers as YAML.
struct Format {
    std::string key; ///< "sceptre/plain"
    std::string game;
    std::string title;
    std::string version;
    std::string from;              ///< YYYY-MM-DD, or empty
    std::string until;             ///< YYYY-MM-DD, or empty
    std::vector<std::string> sets; ///< allowed set codes; empty: all
    Position setsAt;               ///< of their list
    std::vector<FormatCards> banned;
    std::vector<FormatCards> restricted;
    std::vector<FormatLimit> limits;
    std::vector<CountRule> house; ///< further count rules
    std::map<std::string, std::string> options;
    std::string notes;
    std::string file;
};

/// Reads a format file of at most 1 MiB, with every error of it. docs/adding-cards.md has an example. Names
/// of cards are checked by checkFormat, which needs the cards.
[[nodiscard]] Result<Format> readFormat(std::string_view bytes, const std::string& file, const Game& game);

} // namespace muster
