// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/home_section.h"
#include "validators/checker.h"
#include "validators/copy_limits.h"

namespace muster::validators {

/// Answers "may one more copy of this card be added?" for one deck and many cards: what a card table asks for every
/// row that it shows. Deck and format must outlive it.
class Adding {
public:
    Adding(const ResolvedDeck& deck, const CheckOptions& options);

    /// Allowed unless check() would have an illegal finding afterwards that is not there, or not so grave, now. The reason
    /// is that of the section where such cards go.
    [[nodiscard]] AddAnswer ask(CardIndex card) const;

private:
    void countIn(std::vector<Subject>& subjects, const Count& count, CardIndex card, const std::string& section) const;
    [[nodiscard]] std::optional<Finding> limitBroken(IdentityIndex identity, const CopyLimit& limit,
                                                     const std::string& section) const;
    [[nodiscard]] std::optional<Finding> countBroken(CardIndex card, const std::string& section) const;
    [[nodiscard]] std::optional<Finding> anythingBroken(CardIndex card, const std::string& section) const;

    CheckOptions m_options;
    DeckView m_view;
    CopyLimits m_limits;
    HomeSections m_homes;
    std::vector<std::string> m_sections;  ///< where a card may go
    bool m_countsOnly = true;             ///< nothing but fixed limits and counts can make this game's decks unlawful
    std::vector<query::Matcher> m_models; ///< cards that rules with `unlike` compare with
    std::vector<Finding> m_before;        ///< only where more than counts is needed
};

} // namespace muster::validators
