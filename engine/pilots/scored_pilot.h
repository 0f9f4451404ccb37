// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/pilots/pilot.h"

namespace muster::engine {

/// A pilot of rules of thumb: it takes the option that it likes best, the first of several that it likes alike.
class ScoredPilot : public Pilot {
public:
    void reseed(std::uint64_t, Seat seat) override { m_seat = seat; }
    std::size_t choose(const Choice& choice, const View& view) final
    {
        begin(choice, view);
        std::size_t best = 0;
        double most = score(choice, choice.options[0]);
        for (std::size_t i = 1; i < choice.options.size(); ++i) {
            if (const double liked = score(choice, choice.options[i]); liked > most) {
                best = i;
                most = liked;
            }
        }
        return best;
    }

    /// How much it likes each option of a choice: why it takes the one that it takes.
    [[nodiscard]] std::vector<double> scores(const Choice& choice, const View& view)
    {
        begin(choice, view);
        std::vector<double> all;
        for (const Option& option : choice.options)
            all.push_back(score(choice, option));
        return all;
    }

protected:
    /// Before the options of a choice are looked at.
    virtual void begin(const Choice& choice, const View& view) = 0;
    /// How much it likes an option, by what its seat may know.
    [[nodiscard]] virtual double score(const Choice& choice, const Option& option) = 0;
    [[nodiscard]] Seat seat() const { return m_seat; }

private:
    Seat m_seat = 0;
};

} // namespace muster::engine
