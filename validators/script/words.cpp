// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/script/words.h"

namespace muster::validators::script {

Words::Words(const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    script = game.findType("script");
    creature = game.findType("creature");
    item = game.findType("item");
    element = game.findField("element");
    kind = game.findField("kind");
    stage = game.findField("stage");
    cost = game.findField("cost");
    evolvedCost = game.findField("evolved-cost");
    evolvesFrom = game.findField("evolves-from");
    attack = game.findField("attack");
    defense = game.findField("defense");
    enhancement = catalogue.findWord(game.field(kind).vocabulary, "enhancement");
}

} // namespace muster::validators::script
