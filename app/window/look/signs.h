// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>

#include "model/findings/finding.h"

class QPainter;
class QRectF;

namespace muster::app {

/// The signs for what the judge says: each has a shape of its own, so that no one has to tell colours apart, and stands
/// beside its word.
enum class Sign { Legal, Advice, Warning, Incomplete, Illegal };

[[nodiscard]] Sign signOf(Severity severity);
[[nodiscard]] Sign signOf(Verdict verdict);
/// Readable on the base of this palette.
[[nodiscard]] QColor colourOf(Sign sign, const QPalette& palette);
void paintSign(QPainter& painter, const QRectF& place, Sign sign, const QPalette& palette);
/// Follows the application's palette.
[[nodiscard]] QIcon iconOf(Sign sign);

[[nodiscard]] bool isDark(const QPalette& palette);

} // namespace muster::app
