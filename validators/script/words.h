// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cards/catalogue.h"

namespace muster::validators::script {

/// The types, fields and words of Script's game.yaml that its checks speak of, looked up once for a check.
struct Words {
    explicit Words(const Catalogue& catalogue);

    TypeIndex script, creature, item;
    FieldIndex element, kind, stage, cost, evolvedCost, evolvesFrom, attack, defense;
    WordIndex enhancement;
};

} // namespace muster::validators::script
