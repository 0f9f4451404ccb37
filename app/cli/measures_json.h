// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QJsonArray>
#include <QJsonObject>

#include "engine/play/measures.h"

namespace muster::app {

/// Measures as JSON from which they can be read again, to the last bit.
[[nodiscard]] QJsonObject measuresToJson(const engine::Measures& measures);
/// Nothing where something is missing or has another type.
[[nodiscard]] std::optional<engine::Measures> measuresFromJson(const QJsonObject& json);
[[nodiscard]] QJsonArray meanToJson(const engine::Mean& mean);
[[nodiscard]] std::optional<engine::Mean> meanFromJson(const QJsonValue& json);

} // namespace muster::app
