// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::carddb {

/// Where things are. Built from the environment by app, or by hand in tests.
struct Places {
    QString resources; ///< folder with games/, found as the design page says
    QString userData;  ///< the person's own sets, formats, decks: <userData>/games/<game>/sets/*.yaml
    QString cache;     ///< only what can be rebuilt; empty: no cache
};

/// $MUSTER_DATA, then <executable>/../share/muster, then the copy beside the binary; XDG folders for the rest. A
/// $MUSTER_DATA that leads nowhere is kept as it is, so that the mistake is told instead of hidden.
[[nodiscard]] Places findPlaces();

} // namespace muster::carddb
