// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QPixmap>

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
/// The same, drawn once for each size and kept: `side` in points, for a device of so many pixels to the point.
[[nodiscard]] QPixmap signPixmap(Sign sign, int side, const QPalette& palette, double ratio);
/// Follows the application's palette.
[[nodiscard]] QIcon iconOf(Sign sign);

[[nodiscard]] bool isDark(const QPalette& palette);

} // namespace muster::app
