// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/figure_memory.h"

#include <algorithm>

#include <QLocale>

namespace muster::app {

std::pair<int, QString> FigureMemory::partOf(const Measuring& wanted)
{
    return {pairedPart(wanted), wanted.beside.empty() ? QString() : QLocale().name()};
}

FigureMemory::Known FigureMemory::knownOf(const Measuring& wanted, std::shared_ptr<const Measured> measured)
{
    Known known{wanted, partOf(wanted), std::move(measured)};
    known.of.samples = known.measured->done;
    return known;
}

std::shared_ptr<const Measured> FigureMemory::find(const Measuring& wanted)
{
    const auto part = partOf(wanted);
    const auto found =
        std::ranges::find_if(m_known, [&](const Known& one) { return one.part == part && one.of == wanted; });
    if (found != m_known.end())
        return found->measured;
    auto stored = m_store.read(wanted);
    if (!stored)
        return nullptr;
    auto measured = std::make_shared<const Measured>(std::move(*stored));
    remember(knownOf(wanted, measured));
    return measured;
}

std::shared_ptr<const Measured> FigureMemory::findBegun(const Measuring& wanted)
{
    std::shared_ptr<const Measured> best;
    const auto part = partOf(wanted);
    for (const Known& one : m_known) {
        const int done = one.of.samples;
        if (one.part != part || done >= wanted.samples || !canGoOnAfter(wanted, done) || (best && best->done >= done))
            continue;
        Measuring same = one.of;
        same.samples = wanted.samples;
        if (same == wanted)
            best = one.measured;
    }
    auto stored = m_store.readBegun(wanted, best ? best->done : 0);
    if (!stored)
        return best;
    best = std::make_shared<const Measured>(std::move(*stored));
    remember(knownOf(wanted, best));
    return best;
}

void FigureMemory::keep(const Measuring& wanted, std::shared_ptr<const Measured> measured)
{
    if (!measured || !measured->problem.isEmpty())
        return;
    if (measured->done != wanted.samples && !canGoOnAfter(wanted, measured->done))
        return;
    m_store.write(wanted, *measured);
    m_sinceKept.start();
    remember(knownOf(wanted, std::move(measured)));
}

void FigureMemory::grew(const Measuring& wanted, const std::shared_ptr<const Measured>& measured)
{
    const int left = wanted.samples - measured->done;
    if (!m_sinceKept.isValid())
        m_sinceKept.start();
    if (left > 0 && (left < engine::batchSize || m_sinceKept.elapsed() >= m_everyMs))
        keep(wanted, measured);
}

void FigureMemory::remember(Known known)
{
    std::erase_if(m_known, [&](const Known& one) { return one.part == known.part && one.of == known.of; });
    m_known.push_front(std::move(known));
    if (m_known.size() > Most)
        m_known.pop_back();
}

} // namespace muster::app
