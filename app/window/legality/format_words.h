// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "model/formats/format.h"

namespace muster::app {

/// As people know it: its title, or its key where it has none. Without a format the game's own rules are in force.
[[nodiscard]] QString formatTitle(const Format* format);
/// What the format asks for beyond the game's own rules, a sentence each: when it runs, its sets, what it bans and
/// restricts, how many rules it bends.
[[nodiscard]] QStringList formatSentences(const Format* format);

} // namespace muster::app
