// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace muster::app {

/// Pictures of actions, drawn as lines in the colour of the text: the same on every desktop, crisp at any size.
enum class Icon {
    NewDeck,
    Deck,
    Open,
    Save,
    Print,
    Undo,
    Redo,
    Find,
    Import,
    Compare,
    Plus,
    Minus,
    Remove,
    Aside, ///< to the cards that are only considered
    Home,
    Mend,
    Previous,
    Next,
};

/// The program's own.
[[nodiscard]] QIcon programIcon();

/// Follows the application's palette.
[[nodiscard]] QIcon icon(Icon which);

} // namespace muster::app
