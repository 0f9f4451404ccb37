// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <stop_token>
#include <string>
#include <vector>

#include "app/decks/dealing.h"
#include "app/window/hands/measuring.h"
#include "app/window/numbers/chart_table.h"
#include "carddb/file_io.h"
#include "tests/window/window_fixture.h"

namespace muster::test {

/// A deck that comes with its game, ready to be dealt.
inline app::DealtDeck dealtDeckOf(app::OpenDecks& decks, const QString& game, const QString& deck)
{
    const auto data = decks.game(game);
    auto read = carddb::loadDeck(shippedDeck(game, deck), decks.library().lookup());
    auto dealt = app::dealtDeck(app::DeckSnapshot(*data, std::move(*read)));
    if (!dealt)
        qFatal("%s", qPrintable(dealt.error()));
    return std::move(*dealt);
}

/// All figures on the way, the last of them those of the whole; `known` are those of its beginning.
inline std::vector<app::Measured> run(const app::Measuring& wanted, int threads, const app::Measured* known = nullptr)
{
    std::vector<app::Measured> grown;
    const auto grow = [&](const app::Measured& measured) { grown.push_back(measured); };
    app::measure(wanted, threads, std::stop_source().get_token(), grow, known);
    return grown;
}

/// An empty one where there is none.
inline app::ChartTable chartNamed(const std::vector<app::ChartTable>& charts, const std::string& key)
{
    const auto found = std::ranges::find(charts, key, &app::ChartTable::key);
    return found != charts.end() ? *found : app::ChartTable();
}

} // namespace muster::test
