// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/decks/list_reader.h"

namespace muster {

/// A first line such as "My Embers (70)" that no card is called by, nor nearly so, becomes the name of the deck, where no other
/// line is one and the cards below have their counts elsewhere than in brackets.
void takeTitle(std::vector<ListToken>& tokens);

} // namespace muster
