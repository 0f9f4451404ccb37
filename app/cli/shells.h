// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::app {

// The command line for shells and manuals, made from what the verbs say about themselves, so that it cannot differ from
// what they do.
[[nodiscard]] QString bashCompletion();
[[nodiscard]] QString zshCompletion();
[[nodiscard]] QString fishCompletion();
/// In the language of man pages.
[[nodiscard]] QString manPage();

} // namespace muster::app
