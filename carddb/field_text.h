// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "model/cards/catalogue.h"

namespace muster::carddb {

/// A field's value on a card as one cell of a table shows it: a number, a word, "2 Gold, Silver", a text, a tick. Empty
/// where the card has no value.
[[nodiscard]] QString fieldText(const Catalogue& catalogue, CardIndex card, FieldIndex field);

/// What numbers and lists are sorted by: the number, or how many there are.
[[nodiscard]] std::optional<int> fieldNumber(const Catalogue& catalogue, CardIndex card, FieldIndex field);

} // namespace muster::carddb
