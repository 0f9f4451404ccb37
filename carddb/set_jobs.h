// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QString>

#include "model/cards/set_reader.h"

namespace muster::carddb {

/// A set file that must be parsed.
struct SetJob {
    std::size_t index = 0; ///< among the sets of the game
    QString path;
    QByteArray key;
    std::string bytes;
    Result<CardSet> set; ///< what came of it
    QByteArray stored;   ///< the same for the cache
};

/// Parses the sets on all processors. `report(done)` is called on this thread, at least once; false cancels: sets that
/// have been begun are finished, the others are not begun, and the answer is false.
[[nodiscard]] bool parseSets(std::vector<SetJob>& jobs, const Game& game, const std::function<bool(int)>& report);

} // namespace muster::carddb
