// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QByteArray>
#include <QJsonObject>

#include "app/window/table/choice_tree.h"
#include "app/window/table/table_setup.h"
#include "engine/play/replay_file.h"

namespace muster::app {

class TableGame;

// A game at the table as a recorded game, which `muster replay` plays again; and as one line of text.

/// What was set up, with cards by their ids and without answers.
[[nodiscard]] engine::ReplayFile recordOf(const TableSetup& setup, const Catalogue& catalogue);
/// The other way round. Why there is no such setup with these cards and rules, as a sentence.
[[nodiscard]] tl::expected<TableSetup, QString> setupOf(const engine::ReplayFile& record, const Catalogue& catalogue);

/// The line that is looked at, to where it is looked at; beside it all the others, with their names.
[[nodiscard]] std::string replayOf(const TableGame& game);
/// The lines of a record; the game stands where its first one ends.
[[nodiscard]] ChoiceTree treeOf(const engine::ReplayFile& record);

/// A setup as JSON: the record, who sits where, names.
[[nodiscard]] QJsonObject jsonOf(const TableSetup& setup, const Catalogue& catalogue);
/// Of which game it is; empty where it is none.
[[nodiscard]] std::string gameOf(const QJsonObject& setup);
[[nodiscard]] tl::expected<TableSetup, QString> setupOf(const QJsonObject& setup, const Catalogue& catalogue);

/// A line of letters with everything: decks, shop, options, seed, who sits where, and the choices to where the game stands.
[[nodiscard]] QString codeOf(const TableGame& game);
/// A code as it was read: a setup as JSON, and the choices by their numbers alone.
struct TableCode {
    QJsonObject setup;
    ChoiceTree line;
};
[[nodiscard]] std::optional<TableCode> readTableCode(const QString& text);

} // namespace muster::app
