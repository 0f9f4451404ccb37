// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::app {

/// True if the program was started for its window: there is a display, and the arguments are none, or decks to open.
[[nodiscard]] bool isStartOfWindow(int argc, char** argv);

/// Runs the window until it is closed, with the decks of the arguments opened.
int runWindow(int argc, char** argv);

} // namespace muster::app
