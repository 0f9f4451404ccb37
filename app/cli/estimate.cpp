// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/estimate.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace muster::app {

Estimate shareOf(int count, int games)
{
    if (games <= 0)
        return {};
    const engine::Interval interval = engine::shareInterval(count, games);
    return {double(count) / games, interval.low, interval.high, games};
}

Estimate meanOf(const engine::Mean& mean, double least, double most)
{
    if (mean.count == 0)
        return {};
    Estimate estimate{mean.mean(), {}, {}, mean.count};
    if (const auto half = mean.halfInterval()) {
        estimate.low = std::max(least, mean.mean() - *half);
        estimate.high = std::min(most, mean.mean() + *half);
    }
    return estimate;
}

Estimate meanOf(const engine::MeanSeries& series) { return meanOf(series.mean, series.least, series.most); }

Estimate ratioOf(const engine::Ratio& ratio)
{
    if (ratio.trials == 0)
        return {};
    Estimate estimate{ratio.share(), {}, {}, ratio.games};
    if (const auto interval = ratio.interval()) {
        estimate.low = interval->low;
        estimate.high = interval->high;
    }
    return estimate;
}

Estimate pointOf(const engine::Curve& curve, int samples, std::size_t turn)
{
    switch (curve.kind) {
    case engine::Curve::ByThen:
        return shareOf(
            std::accumulate(curve.counts.begin(), curve.counts.begin() + static_cast<std::ptrdiff_t>(turn) + 1, 0),
            samples);
    case engine::Curve::Share: {
        const engine::Mean& point = curve.points[turn];
        return shareOf(static_cast<int>(std::lround(point.sum.value())), point.count);
    }
    case engine::Curve::Average:
        break;
    }
    return meanOf(curve.points[turn], curve.least, curve.most);
}

std::size_t turnsOf(const engine::Curve& curve)
{
    return curve.kind == engine::Curve::ByThen ? curve.counts.size() : curve.points.size();
}

void writeBounds(JsonWriter& json, const Estimate& estimate)
{
    json.field("value", estimate.value).field("low", estimate.low).field("high", estimate.high);
}

void writeShareBounds(JsonWriter& json, const Estimate& estimate)
{
    json.field("share", estimate.value).field("low", estimate.low).field("high", estimate.high);
}

QString cell(const std::optional<double>& number) { return number ? QString::number(*number) : QString(); }

} // namespace muster::app
