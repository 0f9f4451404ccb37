// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/check/check_files.h"

namespace muster::app {

/// Checks what says a game in other languages: sentences of its rules (`rules/LANGUAGE.yaml`), its words (`words.yaml`) and those
/// of its effects (`effects.yaml`). Each is held against the game in whose folder it lies, or, where a person's own file lies alone
/// in the data folder, against the game that the folder is named after.
void checkTranslation(const std::string& bytes, GameShelf& shelf, CheckedFile& out);

} // namespace muster::app
