// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::app {

/// From now on screen readers find the bars of each ChartView as its children, each with the name and the value of its bar.
/// May be called more than once.
void installChartAccessible();

} // namespace muster::app
