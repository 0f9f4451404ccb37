// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "engine/play/measures.h"

namespace muster::app {

/// What sampled hands have shown, with all that it is about, as plain data.
struct HandsTold {
    QString deck;
    quint64 seed = 1;
    engine::Measures measures;
};

/// In the form of --output. A sample that is more than five standard errors away from its exact chance is told as a mistake.
void printHands(const HandsTold& told, const QString& form, Session& session);

} // namespace muster::app
