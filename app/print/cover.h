// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/deck_facts.h"
#include "app/print/page.h"
#include "app/print/type.h"

namespace muster::app::print {

/// The list in front of many sheets: who is in it, with which deck, and on which page.
[[nodiscard]] std::vector<Page> composeCover(const std::vector<DeckFacts>& decks, const std::vector<int>& begins,
                                             QSizeF paper, Type& type);

} // namespace muster::app::print
