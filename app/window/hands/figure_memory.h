// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <memory>
#include <utility>

#include <QElapsedTimer>

#include "app/window/hands/figure_store.h"

namespace muster::app {

/// Figures that were worked out, the last ones first, so that nothing is worked out twice: those of this run of the program,
/// whose catalogues it keeps alive, and those of earlier runs on disk. A run that was stopped, and one of fewer samples, is the
/// beginning of a longer one. It forgets the oldest.
class FigureMemory {
public:
    static constexpr std::size_t Most = 40;
    static constexpr int UsualPause = 15'000; ///< ms between two saves of a run

    /// `folder`: where they are kept from one run to the next; empty: nowhere.
    explicit FigureMemory(const QString& folder = {}, int everyMs = UsualPause)
        : m_store(folder),
          m_everyMs(everyMs) { }

    /// nullptr where they are not known.
    [[nodiscard]] std::shared_ptr<const Measured> find(const Measuring& wanted);
    /// What is known of the first samples, after which one can go on; nullptr where nothing is.
    [[nodiscard]] std::shared_ptr<const Measured> findBegun(const Measuring& wanted);
    /// A whole run, or its beginning if one can go on after it. A run with a problem is not kept, nor one without samples.
    void keep(const Measuring& wanted, std::shared_ptr<const Measured> measured);
    /// To be told of each growth of a run: keeps what comes before an odd rest, after which nobody could go on, and every so
    /// often what there is, so that a kill in the middle of a long run loses little.
    void grew(const Measuring& wanted, const std::shared_ptr<const Measured>& measured);

private:
    struct Known {
        Measuring of; ///< with as many samples as there are
        /// Of a comparison: how large its parts are, and in which language figures have their names.
        std::pair<int, QString> part{};
        std::shared_ptr<const Measured> measured;
    };
    [[nodiscard]] static std::pair<int, QString> partOf(const Measuring& wanted);
    [[nodiscard]] static Known knownOf(const Measuring& wanted, std::shared_ptr<const Measured> measured);
    void remember(Known known);

    std::deque<Known> m_known;
    FigureStore m_store;
    int m_everyMs;
    QElapsedTimer m_sinceKept;
};

} // namespace muster::app
