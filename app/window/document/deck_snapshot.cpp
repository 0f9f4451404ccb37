// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/deck_snapshot.h"

#include <QDate>

namespace muster::app {

DeckSnapshot::DeckSnapshot(std::shared_ptr<const GameData> data, Deck value)
    : game(std::move(data)),
      deck(std::move(value)),
      resolved(*game->catalogue, deck),
      format(game->findFormat(deck.format))
{
}

validators::CheckOptions DeckSnapshot::options() const
{
    validators::CheckOptions options;
    options.format = format;
    options.today = QDate::currentDate().toString(Qt::ISODate).toStdString();
    if (game->shop != nullptr)
        options.shop = &game->shop->resolved;
    return options;
}

std::vector<Finding> DeckSnapshot::check() const
{
    std::vector<Finding> findings = validators::check(resolved, options());
    for (Finding& finding : findings) {
        if (finding.kind != FindingKind::FormatUnknown)
            continue;
        // The judge sees one format only; what else there is, is known here.
        if (std::string nearest = game->nearestFormat(finding.label); !nearest.empty())
            finding.nearest = {std::move(nearest)};
    }
    return findings;
}

} // namespace muster::app
