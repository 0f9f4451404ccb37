// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>

#include "engine/play/tournament.h"

namespace muster::app {

// What came of the games of a matchup as JSON from which it can be read again; without the cards that seats stood for. What is
// missing there is nothing.

[[nodiscard]] QJsonArray standingToJson(const engine::Standing& one);
[[nodiscard]] engine::Standing standingFromJson(const QJsonValue& value);
[[nodiscard]] QJsonObject scoreToJson(const engine::Score& score);
[[nodiscard]] engine::Score scoreFromJson(const QJsonObject& json);

} // namespace muster::app
