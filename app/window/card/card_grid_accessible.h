// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::app {

/// From now on readers of the screen meet one thing for each face of a CardGrid, which says all about its card; Qt would have
/// them meet each column of the table behind it.
void installCardGridAccessible();

} // namespace muster::app
