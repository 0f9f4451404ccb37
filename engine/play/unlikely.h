// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::engine {

/// By how many standard errors a sample is off the chance of its trials, for alarms: a sample of n standard errors is as
/// unlikely as exp(-n² / 2) at most, whatever the chance (the bound by relative entropy). For many trials that is the usual
/// number; of something rare one more hit than expected is nothing yet. Infinite for what cannot happen.
[[nodiscard]] double standardErrorsOff(int successes, int trials, double chance);

} // namespace muster::engine
