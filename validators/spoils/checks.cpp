// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/spoils/checks.h"

#include "validators/spoils/brewing.h"
#include "validators/spoils/effects.h"
#include "validators/spoils/fights.h"
#include "validators/spoils/proportions.h"
#include "validators/spoils/table_size.h"
#include "validators/spoils/valor.h"

namespace muster::validators::spoils {

void check(const DeckView& view, std::vector<Finding>& findings)
{
    const DeckFacts deck(view);
    checkValor(deck, findings);
    checkFights(deck, findings);
    checkTableSize(deck, findings);
    checkTexts(deck, findings);
    checkProportions(deck, findings);
    checkBrewing(deck, findings);
}

void addLimits(const DeckView& view, IdentityIndex identity, std::vector<CopyLimit>& limits)
{
    const Catalogue& catalogue = view.catalogue();
    const Card card = catalogue.card(view.printingsThatCount(identity).front());
    const Game& game = catalogue.game();
    if (card.type() != game.findType("champion"))
        return;
    const int start =
        view.options().number("starting_life").value_or(0) + card.number(game.findField("life")).value_or(0);
    if (start <= 0) {
        CopyLimit& none = limits.emplace_back();
        none.limit = 0;
        none.kind = FindingKind::NoLifeLeft;
        none.id = "SPO-D11";
        none.rules = {"SPO-046", "SPO-241"};
        none.figures.push_back({"start", 0, static_cast<double>(start)});
    }
    CopyLimit& once = limits.emplace_back();
    once.limit = 1;
    once.kind = FindingKind::SameTwice;
    once.severity = Severity::Advice;
    once.id = "SPO-D37";
    once.rules = {"SPO-037", "SPO-038"};
}

} // namespace muster::validators::spoils
