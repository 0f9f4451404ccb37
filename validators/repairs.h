// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "validators/copy_limits.h"

namespace muster::validators {

/// The fixes of findings that do what they say. Those of check() are proposals, made from the finding alone; here each is
/// tried on the deck, and dropped unless its finding goes or gets better and no other one comes or gets worse. Only fixes
/// that are tried are offered to people. Trying costs a check each: it is for the finding that somebody looks at, or for
/// a report, not for every edit. Deck, options and findings, which are those of check(), must outlive it.
class Repairs {
public:
    Repairs(const ResolvedDeck& deck, const CheckOptions& options, const std::vector<Finding>& findings);

    /// In the order of the proposals, a few at most.
    [[nodiscard]] std::vector<Fix> of(const Finding& finding) const;
    /// As above, with `trials` at most, which are counted down.
    [[nodiscard]] std::vector<Fix> of(const Finding& finding, std::size_t& trials) const;

private:
    [[nodiscard]] bool isGood(const Finding& finding, const Fix& fix) const;

    const ResolvedDeck* m_deck;
    CheckOptions m_options;
    const std::vector<Finding>* m_findings;
    DeckView m_view;
    CopyLimits m_limits;
};

/// Leaves to each finding only the fixes that were tried. A heap of thousands of lines, which is no deck that anybody mends
/// by hand, is too long to try all: its first findings keep fixes.
void keepTriedFixes(const ResolvedDeck& deck, const CheckOptions& options, std::vector<Finding>& findings);

} // namespace muster::validators
