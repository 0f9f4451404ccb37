// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/checker.h"

#include <algorithm>
#include <cctype>

#include "validators/counts.h"
#include "validators/fixes.h"
#include "validators/formats.h"
#include "validators/game_checks.h"

namespace muster::validators {

namespace {

/// The id's letters and its number: SCE-V2 comes before SCE-V10.
std::pair<std::string_view, int> splitId(std::string_view id)
{
    std::size_t digits = id.size();
    while (digits > 0 && id.size() - digits < 6 && std::isdigit(static_cast<unsigned char>(id[digits - 1])) != 0)
        --digits;
    int number = 0;
    for (const char digit : id.substr(digits))
        number = number * 10 + (digit - '0');
    return {id.substr(0, digits), number};
}

Subject::Row firstRow(const Finding& finding)
{
    return finding.subjects.empty() || finding.subjects.front().rows.empty() ? Subject::Row{}
                                                                             : finding.subjects.front().rows.front();
}

/// Worst first, then by requirement, then by place in the deck.
bool comesBefore(const Finding& a, const Finding& b)
{
    if (a.severity != b.severity)
        return a.severity > b.severity;
    if (a.id != b.id)
        return splitId(a.id) < splitId(b.id);
    const Subject::Row left = firstRow(a);
    const Subject::Row right = firstRow(b);
    return std::pair(left.section, left.row) < std::pair(right.section, right.row);
}

std::vector<Finding> allOf(const DeckView& view, const CopyLimits& limits, const CheckOptions& options)
{
    std::vector<Finding> findings;
    checkNames(view, limits, findings);
    checkCopies(view, limits, findings);
    checkCounts(view, findings);
    checkFormatFits(view, options.date.empty() ? view.deck().deck().event.date : options.date, options.today, findings);
    if (const GameChecks* game = checksOf(view.game().key); game != nullptr)
        game->check(view, findings);
    applyWaivers(view, findings);
    return findings;
}

} // namespace

std::vector<Finding> check(const ResolvedDeck& deck, const CheckOptions& options)
{
    const DeckView view(deck, options);
    const CopyLimits limits(view);
    std::vector<Finding> findings = allOf(view, limits, options);
    const GameChecks* game = checksOf(view.game().key);
    for (Finding& finding : findings) {
        addFixes(view, limits, finding);
        if (game != nullptr && game->addFigures != nullptr)
            game->addFigures(view, finding);
        if (game != nullptr && game->addFixes != nullptr)
            game->addFixes(view, limits, finding);
    }
    std::ranges::stable_sort(findings, comesBefore);
    return findings;
}

std::vector<Finding> findingsOf(const ResolvedDeck& deck, const CheckOptions& options)
{
    const DeckView view(deck, options);
    std::vector<Finding> findings = allOf(view, CopyLimits(view), options);
    std::ranges::stable_sort(findings, comesBefore);
    return findings;
}

} // namespace muster::validators
