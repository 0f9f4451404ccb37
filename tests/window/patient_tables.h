// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/table/table_session.h"

namespace muster::test {

/// Whoever includes this waits for the engine of a table, however busy the machine is: what a key does is done behind it.
inline const bool tablesArePatient = [] {
    app::TableSession::setPatience(std::chrono::milliseconds(-1));
    return true;
}();

} // namespace muster::test
