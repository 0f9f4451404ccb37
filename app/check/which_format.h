// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/check/check_files.h"

namespace muster::app {

/// Makes decks be checked for the format that a person named, by its key or as a file (.yaml, .yml) that is read here,
/// once, so that an error of it ends the work before it has begun. An empty name leaves each deck its own format.
/// Gives what is wrong: nothing, where the format can be used.
[[nodiscard]] Errors chooseFormat(const QString& name, GameShelf& shelf, CheckWishes& wishes);

} // namespace muster::app
