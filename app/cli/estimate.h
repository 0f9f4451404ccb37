// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/output/json_writer.h"
#include "engine/play/measures.h"

namespace muster::app {

/// An estimate with its interval of 95 percent, and how many samples it is about. No value of no sample, and no interval of
/// a mean of one.
struct Estimate {
    std::optional<double> value, low, high;
    int games = 0;
    /// How far the true value may lie away; a share near 0 or 1 has a longer side.
    [[nodiscard]] std::optional<double> margin() const
    {
        return low && high ? std::optional<double>(std::max(*high - *value, *value - *low)) : std::nullopt;
    }
};

[[nodiscard]] Estimate shareOf(int count, int games);
/// What cannot be is cut off the interval.
[[nodiscard]] Estimate meanOf(const engine::Mean& mean, double least, double most);
[[nodiscard]] Estimate meanOf(const engine::MeanSeries& series);
[[nodiscard]] Estimate ratioOf(const engine::Ratio& ratio);
/// A point of a curve, by the own turn from 0.
[[nodiscard]] Estimate pointOf(const engine::Curve& curve, int samples, std::size_t turn);
[[nodiscard]] std::size_t turnsOf(const engine::Curve& curve);

/// `value`, `low` and `high` of an object that is open.
void writeBounds(JsonWriter& json, const Estimate& estimate);
/// The same of a share, with `share`.
void writeShareBounds(JsonWriter& json, const Estimate& estimate);
[[nodiscard]] QString cell(const std::optional<double>& number);

} // namespace muster::app
