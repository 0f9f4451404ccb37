// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>

#include "app/output/json_writer.h"
#include "engine/play/measures.h"

namespace muster::app {

/// "12.3 %"; ">99.9 %" and "<0.1 %" where rounding would say all or none and it is not so.
[[nodiscard]] QString percentText(int count, int samples, int decimals);
/// ", exactly 12.34 %"; empty where there is no formula.
[[nodiscard]] QString exactlyText(const std::optional<double>& chance);
/// "12.34 % (12.01 to 12.68)": the share and its interval of 95 percent.
[[nodiscard]] QString shareText(int count, int samples);
[[nodiscard]] QString shareText(int count, int samples, const std::optional<engine::Interval>& interval);
/// One object: key, count, share, low, high, exact (null where there is none).
void writeShare(JsonWriter& json, const engine::ShareSeries& share, int samples);
/// Share, low and high, for CSV.
[[nodiscard]] QStringList shareCells(int count, int samples);

} // namespace muster::app
