// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/spoils/deck_facts.h"

namespace muster::validators::spoils {

/// Valor costs against the slots and the Equipment of the deck: SPO-D20, D21, D22, D30.
void checkValor(const DeckFacts& deck, std::vector<Finding>& findings);

/// The chance that all forms that a Champion needs are among the first cards that a player sees, exactly.
[[nodiscard]] double chanceOfAllForms(const DeckFacts& deck, const DeckFacts::Champion& champion, int seen);

} // namespace muster::validators::spoils
