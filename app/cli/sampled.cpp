// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sampled.h"

#include <cmath>

#include <QCoreApplication>

namespace muster::app {

namespace {

struct Sampled {
    Q_DECLARE_TR_FUNCTIONS(Sampled)
};

double shareOf(int count, int samples) { return samples > 0 ? double(count) / samples : 0; }

/// A bound of an interval in percent: with as many digits as tell it from 0 and 100.
QString boundText(double share)
{
    const double percent = 100 * share;
    if (percent > 0 && percent < 0.01)
        return QString::number(percent, 'g', 2);
    return QString::number(percent, 'f', percent < 100 && percent > 99.99 ? 4 : 2);
}

} // namespace

QString percentText(int count, int samples, int decimals)
{
    const double step = std::pow(10, -decimals);
    const QString text = QString::number(100 * shareOf(count, samples), 'f', decimals);
    if (count > 0 && text == QString::number(0.0, 'f', decimals))
        return QStringLiteral("<%1 %").arg(step, 0, 'f', decimals);
    if (count < samples && text == QString::number(100.0, 'f', decimals))
        return QStringLiteral(">%1 %").arg(100 - step, 0, 'f', decimals);
    return text + QStringLiteral(" %");
}

QString exactlyText(const std::optional<double>& chance)
{
    if (!chance)
        return {};
    const double percent = 100 * *chance;
    const bool tiny = percent > 0 && percent < 0.01; // two decimals would say that it cannot be
    return Sampled::tr(", exactly %1 %").arg(percent, 0, tiny ? 'g' : 'f', 2);
}

QString shareText(int count, int samples, const std::optional<engine::Interval>& interval)
{
    const QString share = percentText(count, samples, 2);
    return interval
        ? Sampled::tr("%1 (%2 to %3)").arg(share, 8).arg(boundText(interval->low), boundText(interval->high))
        : QStringLiteral("%1").arg(share, 8);
}

QString shareText(int count, int samples) { return shareText(count, samples, engine::shareInterval(count, samples)); }

void writeShare(JsonWriter& json, const engine::ShareSeries& share, int samples)
{
    const engine::Interval interval = engine::shareInterval(share.count, samples);
    json.beginObject()
        .field("key", share.key)
        .field("count", share.count)
        .field("share", shareOf(share.count, samples))
        .field("low", interval.low)
        .field("high", interval.high)
        .field("exact", share.exact)
        .endObject();
}

QStringList shareCells(int count, int samples)
{
    const engine::Interval interval = engine::shareInterval(count, samples);
    return {QString::number(shareOf(count, samples)), QString::number(interval.low), QString::number(interval.high)};
}

} // namespace muster::app
