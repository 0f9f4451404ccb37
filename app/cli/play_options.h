// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/cli/verb.h"
#include "app/cli/session.h"
#include "engine/play/batches.h"
#include "engine/play/match_setup.h"

namespace muster::app {

// Options that the verbs share which play games. What they say is read once; what makes no sense is told.

[[nodiscard]] Option allowUnreadOption();
[[nodiscard]] Option seedOption();
[[nodiscard]] Option threadsOption();
[[nodiscard]] Option shardOption();
[[nodiscard]] Option playersOption();
[[nodiscard]] Option modeOption();
[[nodiscard]] Option shopOption();
/// All that the verbs share which play whole games, behind what each has of its own.
[[nodiscard]] QList<Option> withPlayingOptions(QList<Option> own);

/// The whole number of an option, `otherwise` where it is not given; nothing, with a sentence, where it is none.
[[nodiscard]] std::optional<int> numberOf(const Options& options, const QString& verb, const QString& name,
                                          int otherwise, int lowest, int highest, Session& session);
/// The same for --seed, which is 1 unless given.
[[nodiscard]] std::optional<std::uint64_t> seedOf(const Options& options, const QString& verb, Session& session);
/// For --threads: as many as the machine has unless given.
[[nodiscard]] std::optional<int> threadsOf(const Options& options, const QString& verb, Session& session);
/// For --shard I/N: all of it unless given.
[[nodiscard]] std::optional<engine::Shard> shardOf(const Options& options, const QString& verb, Session& session);

/// Whether there is a pilot of that name; if not, it is said, with the nearest name.
[[nodiscard]] bool isPilot(const QString& name, const QString& verb, const engine::PlayFacts& game, Session& session);

} // namespace muster::app
