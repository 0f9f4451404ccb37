// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/output/json_writer.h"
#include "model/cards/catalogue.h"

namespace muster::app {

/// One column of a list of cards: something that every card has, or a field of the game.
struct CardColumn {
    enum class Kind { Name, Type, Set, Id, Text, Field };
    Kind kind = Kind::Name;
    FieldIndex field; ///< Field
    QString key;      ///< heading in CSV
    QString label;    ///< heading for a person
};

/// The columns that the game shows: name, type, then its own.
[[nodiscard]] std::vector<CardColumn> defaultColumns(const Game& game);
/// A column by key or label; nothing where the cards have no such thing.
[[nodiscard]] std::optional<CardColumn> columnNamed(const Game& game, const QString& word);
[[nodiscard]] QStringList columnNames(const Game& game);

/// For people a number is as the card prints it (A5, +2), for programs a plain one.
enum class CellForm { Plain, AsPrinted };
[[nodiscard]] QString cellOf(const Card& card, const CardColumn& column, const Catalogue& catalogue,
                             CellForm form = CellForm::Plain);

/// The whole card with all its fields and parts.
void writeCard(JsonWriter& json, const Card& card, const Catalogue& catalogue);

} // namespace muster::app
