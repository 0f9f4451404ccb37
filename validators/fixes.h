// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/copy_limits.h"

namespace muster::validators {

/// Adds the ways to mend a finding that hold for every game: other spellings, surplus to take out, what is missing to
/// put in; as edits of the deck as it stands, ready to be applied. A deck that has its full size is not made larger:
/// something goes for what comes.
void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding);

/// One card in place of others: the cards that go are the deck's most redundant ones that `mayGo` allows, as many as the
/// deck's size asks for. A fix that only adds where there is room.
[[nodiscard]] Fix putIn(const DeckView& view, CardIndex card, int count, const std::string& section,
                        const std::function<bool(CardIndex)>& mayGo);
/// Some copies out, others in.
[[nodiscard]] Fix swap(const DeckView& view, std::vector<DeckEdit> out, CardIndex in, int count,
                       const std::string& section);

} // namespace muster::validators
