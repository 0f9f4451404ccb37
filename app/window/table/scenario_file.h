// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/window/table/choice_tree.h"
#include "app/window/table/table_game.h"
#include "carddb/places.h"
#include "engine/scenario/scenario.h"

namespace muster::app {

/// A scenario that is brought to the table: it begins as it is written, and each of its ways is a line.
struct ScenarioAtTable {
    TableSetup setup;
    ChoiceTree tree;
    QString remark; ///< of the first step that does not hold; empty where all do
};

[[nodiscard]] bool isScenario(const std::string& bytes);

/// Why it cannot be played, as a sentence. `path` is that of the file: others that it names stand beside it.
[[nodiscard]] tl::expected<ScenarioAtTable, QString> readScenario(const GameData& data, const carddb::Places& places,
                                                                  const QString& path, const std::string& bytes);

/// The same with files that are read in another way.
using ReadsBeside = std::function<Result<engine::ScenarioCards::File>(const std::string& name)>;
[[nodiscard]] tl::expected<ScenarioAtTable, QString> readScenario(const GameData& data, const carddb::Places& places,
                                                                  const QString& path, const std::string& bytes,
                                                                  const ReadsBeside& readsBeside);

} // namespace muster::app
