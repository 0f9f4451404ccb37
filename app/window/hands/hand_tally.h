// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/window/hands/hand_steps.h"

namespace muster::app {

/// How a person played the hands that were dealt, beside how the sound player of the game would have played them.
class HandTally {
public:
    struct Row {
        int hands = 0;
        int kept = 0;       ///< by the person, as they were dealt
        int policyKept = 0; ///< by the sound player
        int alike = 0;      ///< of both the same: kept, or the same cards sent back
        friend bool operator==(const Row&, const Row&) = default;
        void add(const Row& other);
    };

    void clear() { m_rows.clear(); }
    /// Counts a hand by the class that it was dealt in; one that was not decided on is not counted.
    void note(const engine::HandPractice& game, const HandSteps& steps);

    /// By class; one row alone where the game's hands have no classes.
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    [[nodiscard]] Row all() const;
    friend bool operator==(const HandTally&, const HandTally&) = default;

private:
    std::vector<Row> m_rows;
};

} // namespace muster::app
