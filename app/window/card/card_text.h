// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/cards/catalogue.h"

namespace muster::app {

/// A card as rich text for the reading pane: its numbers and words, its printed texts with those of its attacks and
/// abilities, and below each what Muster understands it to do. Everything that came from a file is escaped.
[[nodiscard]] QString cardAsHtml(const Catalogue& catalogue, CardIndex card);

} // namespace muster::app
