// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <memory>
#include <utility>

#include "app/window/hands/figure_store.h"

namespace muster::app {

/// Figures that were worked out to the end, the last ones first, so that nothing is worked out twice: those of this run of the
/// program, whose catalogues it keeps alive, and those of earlier runs on disk. It forgets the oldest.
class FigureMemory {
public:
    static constexpr std::size_t Most = 40;

    /// `folder`: where they are kept from one run to the next; empty: nowhere.
    explicit FigureMemory(const QString& folder = {}) : m_store(folder) { }

    /// nullptr where they are not known.
    [[nodiscard]] std::shared_ptr<const Measured> find(const Measuring& wanted);
    void keep(const Measuring& wanted, std::shared_ptr<const Measured> measured);

private:
    void remember(const Measuring& wanted, std::shared_ptr<const Measured> measured);

    std::deque<std::pair<Measuring, std::shared_ptr<const Measured>>> m_known;
    FigureStore m_store;
};

} // namespace muster::app
