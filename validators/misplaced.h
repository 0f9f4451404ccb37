// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "validators/checker.h"
#include "validators/deck_view.h"

namespace muster::validators {

/// A deck with every line in a section that may have it: what stands where a rule forbids it has gone to the section for
/// such cards (`holds` of game.yaml). Edits that are planned for that deck can be told in terms of the one as it stands.
class TidyDeck {
public:
    TidyDeck(const ResolvedDeck& deck, const CheckOptions& options);

    /// Lines that had to move.
    [[nodiscard]] std::size_t moved() const { return m_moves.size(); }
    [[nodiscard]] const Deck& deck() const { return m_tidy; }
    /// The plan for the deck as it stands. A line that moves counts as one change; one that moves and goes in the end,
    /// as its copies alone.
    [[nodiscard]] LegalPlan inTermsOfTheOriginal(LegalPlan plan) const;

private:
    struct Line {
        std::size_t row = 0;
        int move = -1; ///< index of the move that brought it here
    };
    struct Move {
        DeckEdit out, in;
    };
    [[nodiscard]] static bool isForbidden(const DeckView& view, const ResolvedEntry& entry, const std::string& section);
    [[nodiscard]] const Line* originOf(const DeckEdit& edit) const;

    Deck m_tidy;
    std::vector<std::vector<Line>> m_lines; ///< by section and row of the tidy deck
    std::vector<Move> m_moves;
};

} // namespace muster::validators
