// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sampled.h"

#include <QCoreApplication>

#include "engine/play/tournament.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Sampled)
};

double shareOf(int count, int samples) { return samples > 0 ? double(count) / samples : 0; }

} // namespace

QString shareText(int count, int samples)
{
    const engine::Interval interval = engine::shareInterval(count, samples);
    return Words::tr("%1 % (%2 to %3)")
        .arg(100 * shareOf(count, samples), 6, 'f', 2)
        .arg(100 * interval.low, 0, 'f', 2)
        .arg(100 * interval.high, 0, 'f', 2);
}

void writeShare(JsonWriter& json, const SampledShare& share, int samples, bool withExact)
{
    const engine::Interval interval = engine::shareInterval(share.count, samples);
    json.beginObject()
        .field("key", share.key)
        .field("count", share.count)
        .field("share", shareOf(share.count, samples))
        .field("low", interval.low)
        .field("high", interval.high);
    if (withExact)
        json.field("exact", share.exact);
    json.endObject();
}

QString shareCells(int count, int samples)
{
    const engine::Interval interval = engine::shareInterval(count, samples);
    return QStringLiteral("%1,%2,%3").arg(shareOf(count, samples)).arg(interval.low).arg(interval.high);
}

} // namespace muster::app
