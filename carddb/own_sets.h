// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "carddb/library.h"
#include "model/cards/set_reader.h"

namespace muster::carddb {

/// A set file of a game, shipped or the person's own.
struct SetFile {
    QString path;
    bool own = false;
    std::optional<SetInfo> info; ///< nothing if no card of it is used
    Errors errors;               ///< with `info`: of the cards that are left out
};

/// All set files of a game, the faulty ones too, shipped ones first.
[[nodiscard]] Result<std::vector<SetFile>> listSets(Library& library, const QString& game);

/// Reads a set (YAML, or CSV by its ending) as it would be read when used, with every error of it. Without `game` the
/// file itself says which game it is for; a CSV file need not, where there is only one game.
[[nodiscard]] Result<CardSet> checkSet(Library& library, const QString& path, const QString& game = {});

struct AddedSet {
    QString path; ///< where the copy is
    CardSet set;
};
/// Copies a set into the person's folder, as a whole or not at all. Refused: sets with errors, and a set whose code or
/// card ids are taken by another one (DuplicateId, with the place of the other).
[[nodiscard]] Result<AddedSet> addSet(Library& library, const QString& path, const QString& game = {});

/// Takes one of the person's own sets out of use, by its code or file name, and gives its new place: it is moved, not
/// deleted, to the folder `removed` beside `sets`. Shipped sets stay (UnknownSet, the nearest own one proposed).
[[nodiscard]] Result<QString> removeSet(Library& library, const QString& game, const QString& codeOrFile);

} // namespace muster::carddb
