// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "validators/checker.h"

namespace muster::validators {

/// One way to make a deck legal, and what speaks for it.
struct LegalProposal {
    LegalPlan plan;
    std::string like;  ///< name of the deck that the new cards keep company in; empty: none
    int fromThere = 0; ///< copies that come and stand in that deck, too
    double near = 0;   ///< how much of the deck as it was stands in that deck, too: 0 to 1
    int warnings = 0;  ///< of the deck as it will be
    int advice = 0;
    double unlike =
        0; ///< by how much its types, costs and other numbers are spread otherwise than in `company`: 0 to 1
};

/// At most three proposals, the best one first; a single one where nothing needs filling up, or nothing is possible. All
/// change as many copies as the smallest plan of makeLegal(). What has to come in is chosen from the company of decks that
/// somebody built with care, so that few warnings and little advice are left and curve and types are spread as in those.
/// `company`: decks of the game; those of another kind are passed over.
[[nodiscard]] std::vector<LegalProposal> legalProposals(const ResolvedDeck& deck, const CheckOptions& options,
                                                        std::span<const Deck> company,
                                                        const LegalProgress& progress = {});

} // namespace muster::validators
