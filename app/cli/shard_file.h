// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include "app/cli/goldfish_report.h"
#include "app/cli/hands_report.h"
#include "app/cli/match_report.h"
#include "app/cli/played_decks.h"
#include "engine/play/goldfish.h"

namespace muster::app {

/// A part of a match, of hands or of goldfish games, as one of several machines has played it: JSON with all that it is a
/// function of (`about`), which all parts have to agree on, and all that was counted. docs/many-machines.md.

/// What the parts of one piece of work have in common.
[[nodiscard]] QJsonObject aboutMatch(const PlayedDecks& table, const MatchTold& told, int games);
[[nodiscard]] QJsonObject aboutHands(const PlayedDecks& table, int samples, std::uint64_t seed);
[[nodiscard]] QJsonObject aboutGoldfish(const PlayedDecks& table, const engine::GoldfishPlan& plan);

void printShard(const MatchTold& told, const QJsonObject& about, engine::Shard shard, Session& session);
void printShard(const HandsTold& told, const QJsonObject& about, engine::Shard shard, Session& session);
void printShard(const GoldfishTold& told, const QJsonObject& about, engine::Shard shard, Session& session);

/// A part that has been read.
struct ShardFile {
    QString file; ///< its name, for messages
    QString verb;
    engine::Shard shard;
    int games = 0; ///< of the whole
    QJsonObject about, told;
    QJsonArray warnings;
};

/// Nothing where it is no such part, or has another form than this program's.
[[nodiscard]] std::optional<ShardFile> readShard(const QByteArray& bytes);

// What it tells; nothing where it does not hold together.
[[nodiscard]] std::optional<MatchTold> matchOf(const ShardFile& file);
[[nodiscard]] std::optional<HandsTold> handsOf(const ShardFile& file);
[[nodiscard]] std::optional<GoldfishTold> goldfishOf(const ShardFile& file);

} // namespace muster::app
