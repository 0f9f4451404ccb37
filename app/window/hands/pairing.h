// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "app/window/hands/figures.h"
#include "engine/play/match_setup.h"

namespace muster::app {

/// The same cards as `deck`, in the order of `base` as far as both have them: what both have lies at the same place of the same
/// shuffle, and what is other takes the place of what is gone.
[[nodiscard]] engine::DeckSections alignedTo(const engine::DeckSections& base, const engine::DeckSections& deck);

/// A figure of two decks on the same shuffles, and how much larger it is for the second.
struct PairedFigure {
    QString name;
    std::optional<double> first, second;
    Estimate difference; ///< with its interval, in which chance that both had is left out
    bool percent = true;
};

/// Two decks that are measured part by part on the same seeds. The differences of the parts are independent of each other, so
/// that their mean has an interval by Student's distribution; it is the narrower the more the shuffles have in common. All
/// parts have to be of the same size.
class Pairing {
public:
    using Differences = std::map<QString, engine::Mean>; ///< by figure
    Pairing() = default;
    /// As the accessors gave it.
    Pairing(engine::Measures first, engine::Measures second, Differences differences, int parts)
        : m_first(std::move(first)),
          m_second(std::move(second)),
          m_differences(std::move(differences)),
          m_parts(parts)
    {
    }

    /// Whether these are of the same form as the parts so far.
    [[nodiscard]] bool fits(const engine::Measures& first, const engine::Measures& second) const;
    void add(const engine::Measures& first, const engine::Measures& second);
    [[nodiscard]] int parts() const { return m_parts; }
    [[nodiscard]] const engine::Measures& first() const { return m_first; }
    [[nodiscard]] const engine::Measures& second() const { return m_second; }
    [[nodiscard]] const Differences& differences() const { return m_differences; }
    [[nodiscard]] std::vector<PairedFigure> figures() const;
    friend bool operator==(const Pairing&, const Pairing&) = default;

private:
    engine::Measures m_first, m_second;
    Differences m_differences;
    int m_parts = 0;
};

/// "+1.2 ±0.4": in percentage points where it is a share.
[[nodiscard]] QString differenceText(const PairedFigure& figure);
/// A header row, then a row a figure, with numbers as they are.
[[nodiscard]] QByteArray pairsAsCsv(const std::vector<PairedFigure>& figures);

} // namespace muster::app
