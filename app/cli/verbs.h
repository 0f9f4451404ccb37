// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace muster::app {

// One function a verb, each in the file of its name; the order is that of the help.
[[nodiscard]] Verb checkVerb();
[[nodiscard]] Verb searchVerb();
[[nodiscard]] Verb rulesVerb();
[[nodiscard]] Verb gamesVerb();
[[nodiscard]] Verb setsVerb();
[[nodiscard]] Verb formatsVerb();
[[nodiscard]] Verb convertVerb();
[[nodiscard]] Verb hashVerb();
[[nodiscard]] Verb diffVerb();
[[nodiscard]] Verb codeVerb();
[[nodiscard]] Verb playVerb();
[[nodiscard]] Verb matchVerb();
[[nodiscard]] Verb replayVerb();
[[nodiscard]] Verb handsVerb();
[[nodiscard]] Verb goldfishVerb();
[[nodiscard]] Verb mergeVerb();
[[nodiscard]] Verb printVerb();
[[nodiscard]] Verb exportVerb();
[[nodiscard]] Verb completionVerb();

} // namespace muster::app
