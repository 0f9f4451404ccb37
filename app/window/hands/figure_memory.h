// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <memory>
#include <utility>

#include "app/window/hands/measuring.h"

namespace muster::app {

/// Figures that were worked out to the end, the last ones first, so that nothing is worked out twice. It keeps the catalogues that
/// they are of alive, and forgets the oldest.
class FigureMemory {
public:
    static constexpr std::size_t Most = 40;

    /// nullptr where they are not known.
    [[nodiscard]] std::shared_ptr<const Measured> find(const Measuring& wanted) const;
    void keep(const Measuring& wanted, std::shared_ptr<const Measured> measured);

private:
    std::deque<std::pair<Measuring, std::shared_ptr<const Measured>>> m_known;
};

} // namespace muster::app
