// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/figure_memory.h"

#include <algorithm>

namespace muster::app {

std::shared_ptr<const Measured> FigureMemory::find(const Measuring& wanted)
{
    const auto found =
        std::ranges::find(m_known, wanted, &std::pair<Measuring, std::shared_ptr<const Measured>>::first);
    if (found != m_known.end())
        return found->second;
    auto stored = m_store.read(wanted);
    if (!stored)
        return nullptr;
    auto measured = std::make_shared<const Measured>(std::move(*stored));
    remember(wanted, measured);
    return measured;
}

void FigureMemory::keep(const Measuring& wanted, std::shared_ptr<const Measured> measured)
{
    m_store.write(wanted, *measured);
    remember(wanted, std::move(measured));
}

void FigureMemory::remember(const Measuring& wanted, std::shared_ptr<const Measured> measured)
{
    std::erase_if(m_known, [&](const auto& known) { return known.first == wanted; });
    m_known.emplace_front(wanted, std::move(measured));
    if (m_known.size() > Most)
        m_known.pop_back();
}

} // namespace muster::app
