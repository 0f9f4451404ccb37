// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "engine/games/sceptre/goldfish.h"
#include "model/cards/catalogue.h"

namespace muster::app {

/// What goldfish games have shown, with all that it is about.
struct GoldfishTold {
    QString deck;
    QString opponent; ///< the deck that plays back; empty: the passive Champions
    const engine::sceptre::GoldfishPlan& plan;
    const engine::sceptre::GoldfishReport& report;
    const Catalogue& catalogue;
};

/// Each figure with its interval of 95 percent, the number of games that it is about, and its exact chance where there is
/// a formula.
void printGoldfishText(const GoldfishTold& told, Console& console);
void printGoldfishJson(const GoldfishTold& told, Session& session); ///< with what the session has warned of
void printGoldfishCsv(const GoldfishTold& told, Console& console);

} // namespace muster::app
