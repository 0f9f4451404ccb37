// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/deck_forms.h"

namespace muster::app {

/// Lines of a pasted list without which the deck would be another one: they are errors, as in a .muster file.
[[nodiscard]] Errors listErrors(const LoadedDeck& loaded);

} // namespace muster::app
