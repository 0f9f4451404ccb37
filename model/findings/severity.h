// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster {

/// How bad a finding is; from Incomplete on the deck is not legal.
enum class Severity {
    Advice,     ///< legal, weak or unusual; information
    Warning,    ///< legal, but the deck cannot work as it stands
    Incomplete, ///< breaks a rule only because something is missing
    Illegal,    ///< breaks a rule, cannot be cured by adding cards
};

} // namespace muster
