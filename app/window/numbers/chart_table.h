// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QByteArray>
#include <QString>

namespace muster::app {

/// A chart as numbers: what is drawn, what a screen reader says and what a CSV file holds are made of this one value.
struct ChartTable {
    struct Bar {
        QString label;
        std::optional<int> least, most; ///< what the deck rules ask for
        friend bool operator==(const Bar&, const Bar&) = default;
    };
    struct Series {
        QString label; ///< empty where there is only one
        std::vector<double> values;
        /// Between which each of them surely is, 95 times in 100; none where values are counted and not sampled.
        std::vector<std::pair<double, double>> bounds{};
        friend bool operator==(const Series&, const Series&) = default;
    };
    std::string key;
    QString title, note;
    bool numeric = false; ///< bars stand for numbers, in their order
    bool stacked = false;
    bool percent = false; ///< values are percentages
    std::vector<Bar> bars;
    std::vector<Series> series;
    std::optional<double> average; ///< of the numbers that the bars stand for
    int uncounted = 0;             ///< cards of the deck whose name is not known

    [[nodiscard]] bool empty() const; ///< no bar is above nothing
    [[nodiscard]] double highest() const;
    friend bool operator==(const ChartTable&, const ChartTable&) = default;
};

/// The label of a bar with the bounds of its rule: "Gold (at most 6)".
[[nodiscard]] QString barLabel(const ChartTable::Bar& bar);
/// One bar in words: "Gold (at most 6): 4".
[[nodiscard]] QString barAsText(const ChartTable& chart, std::size_t bar);
/// The chart in words, a line a bar.
[[nodiscard]] QString chartAsText(const ChartTable& chart);
/// A header row, then a row a bar.
[[nodiscard]] QByteArray chartAsCsv(const ChartTable& chart);

/// "83.1 %"; chances that are not quite sure never look so.
[[nodiscard]] QString percentText(double chance);

} // namespace muster::app
