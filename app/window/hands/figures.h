// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "app/cli/estimate.h"
#include "app/window/numbers/deck_numbers.h"
#include "engine/play/tournament.h"

namespace muster::app {

/// One figure of many samples: what it is, how large, between which bounds, and, where there is a formula, exactly.
struct SampledFigure {
    QString name;
    Estimate estimate;
    std::optional<double> exact{};
    bool percent = true; ///< it is a share
};

/// Every figure of measures, in the order in which they are told.
[[nodiscard]] std::vector<SampledFigure> figuresOf(const engine::Measures& measures);
/// Whose games a match counts: of the deck, which is the first entrant, or of all players, who share it.
enum class Counted { TheDeck, Everybody };
[[nodiscard]] std::vector<SampledFigure> figuresOf(const engine::Score& score, Counted counted = Counted::TheDeck);

/// The same as charts, those without anything to show left out.
[[nodiscard]] std::vector<ChartTable> chartsOf(const engine::Measures& measures);
[[nodiscard]] std::vector<ChartTable> chartsOf(const engine::Score& score, Counted counted = Counted::TheDeck);

/// "12.3 %", "4.56"; empty where there is none.
[[nodiscard]] QString figureText(const std::optional<double>& number, bool percent);
/// "12.0 to 12.6 %": empty where there is no interval.
[[nodiscard]] QString intervalText(const SampledFigure& figure);
/// A header row, then a row a figure, with numbers as they are.
[[nodiscard]] QByteArray figuresAsCsv(const std::vector<SampledFigure>& figures);

} // namespace muster::app
