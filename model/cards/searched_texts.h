// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cards/catalogue.h"

namespace muster {

/// Fills `searchedTexts` of a catalogue whose other columns are complete. Folding all texts takes many times as long as
/// reading them back, so that it is done once, with the cards.
void addSearchedTexts(const Game& game, CatalogueData& data);

} // namespace muster
