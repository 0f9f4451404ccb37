// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/decks/resolved_deck.h"
#include "model/findings/finding.h"
#include "model/formats/format.h"

namespace muster::validators {

/// Circumstances of a check.
struct CheckOptions {
    const Format* format = nullptr;
    std::string date;       ///< YYYY-MM-DD for the format's dates; empty: the deck's event date, else not checked
    std::string today = {}; ///< the same, where neither is known: only advises then; empty: not looked at
    int team = 1;           ///< decks of one team that are checked together
    int players = 0;        ///< for games with an option `players`; 0: as many as deck or format say
    /// The pool of items that will lie on the table beside a deck of Hero, where it is known; has to outlive the check.
    const ResolvedDeck* shop = nullptr;
    int proposals = 3; ///< fixes of one sort that a finding gets: a longer list is no help to people
};

/// Every finding of the deck, worst first, then in the order of requirement ids and rows. The only judge: window,
/// print, import and command line all ask here.
[[nodiscard]] std::vector<Finding> check(const ResolvedDeck& deck, const CheckOptions& options = {});

/// The same without fixes and without the figures of games: what a deck that is only tried is asked.
[[nodiscard]] std::vector<Finding> findingsOf(const ResolvedDeck& deck, const CheckOptions& options = {});

/// "May one more copy of this card be added, and if not, why?" The reason is the finding that would come up.
struct AddAnswer {
    bool allowed = true;
    std::optional<Finding> reason;
    int copies = 0;           ///< in the deck now
    std::optional<int> limit; ///< the strictest limit of copies, else what is left of one for cards of its kind
};
[[nodiscard]] AddAnswer mayAdd(const ResolvedDeck& deck, CardIndex card, const CheckOptions& options = {});

/// A smallest set of edits after which the deck has no illegal and no incomplete finding.
struct LegalPlan {
    bool possible = true;
    std::vector<DeckEdit> edits;
    int changed = 0;                  ///< copies removed plus copies added plus lines renamed or moved
    std::vector<Finding> unreachable; ///< not possible: what cannot be satisfied in this card pool
    bool cancelled = false;           ///< the search was stopped; the rest says nothing then
};
/// How the search goes, for somebody who waits for it.
struct LegalProgress {
    std::stop_token stop;                            ///< asked between any two decks that are tried
    std::function<void(int done, int of)> told = {}; ///< parts of the work; called in the thread of the search
};
[[nodiscard]] LegalPlan makeLegal(const ResolvedDeck& deck, const CheckOptions& options = {},
                                  const LegalProgress& progress = {});

/// Problems of a format that only show against the cards: names that no card has, ids of rules that the game lacks.
[[nodiscard]] Errors checkFormat(const Format& format, const Catalogue& catalogue);

} // namespace muster::validators
