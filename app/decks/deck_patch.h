// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/decks/deck_forms.h"
#include "model/decks/deck_edit.h"

namespace muster::app {

/// Lines `first` to `last` of a text, from 1, become `text`; last == first - 1 inserts before line `first`.
struct LineChange {
    int first = 1;
    int last = 0;
    std::string text; ///< whole lines with their line feeds, or empty
};

/// The edits of a deck as changes of a few lines of the file that it came from, so that comments, order and layout
/// stay as the person made them. Only given after reading the changed text back has shown that it is the edited deck;
/// nothing for forms without lines of their own and for layouts that are not understood.
[[nodiscard]] std::optional<std::vector<LineChange>>
lineChanges(const LoadedDeck& loaded, const std::vector<DeckEdit>& edits, const Catalogue& catalogue);

[[nodiscard]] std::string withChanges(const std::string& source, const std::vector<LineChange>& changes);

/// The text of the edited deck in the form that it came in: the old text with changed lines where that can be done,
/// else written anew.
[[nodiscard]] Result<std::string> editedText(const LoadedDeck& loaded, const std::vector<DeckEdit>& edits,
                                             const Catalogue& catalogue);

} // namespace muster::app
