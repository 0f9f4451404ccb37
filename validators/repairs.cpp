// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/repairs.h"

#include <algorithm>

#include "validators/checker.h"
#include "validators/fixes.h"
#include "validators/game_checks.h"

namespace muster::validators {

namespace {

constexpr std::size_t mostOffered = 4;
constexpr std::size_t mostTried = 24;
constexpr std::size_t mostWork = 4'000'000; ///< lines and findings gone through in all trials of a deck: a few seconds
constexpr int proposalsOfASort = 8;         ///< some will not do

/// By how much a finding's number is off; 0 where it has none.
int distance(const Finding& finding)
{
    if (!finding.have)
        return 0;
    if (finding.limit && *finding.have > *finding.limit)
        return *finding.have - *finding.limit;
    return finding.need && *finding.have < *finding.need ? *finding.need - *finding.have : 0;
}

bool tellsAProblem(const Finding& finding)
{
    return !finding.waived && finding.kind != FindingKind::Summary && finding.kind != FindingKind::OneOfSeveral;
}

std::string nameOf(const Finding& finding)
{
    return finding.subjects.size() == 1 ? finding.subjects.front().name : std::string();
}

/// Whether two findings, of a deck before and after an edit, tell the same.
bool isSame(const Finding& before, const Finding& after)
{
    if (before.id != after.id || before.kind != after.kind || before.part != after.part)
        return false;
    const bool counts =
        before.kind == FindingKind::TooFew || before.kind == FindingKind::TooMany || before.kind == FindingKind::Share;
    // What is said of one card is said of that card; labels of such findings may have numbers in them.
    const bool aboutOne = !counts && before.subjects.size() == 1 && after.subjects.size() == 1
        && before.subjects.front().card.valid() && after.subjects.front().card.valid();
    return aboutOne ? nameOf(before) == nameOf(after)
                    : before.label == after.label || (!counts && before.subjects.size() > 1);
}

bool isWorse(const Finding& before, const Finding& after)
{
    return after.severity > before.severity
        || (after.severity == before.severity && distance(after) > distance(before));
}

/// What a check says of the deck once the edits are made, without fixes.
std::vector<Finding> findingsAfter(const ResolvedDeck& deck, const CheckOptions& options,
                                   const std::vector<DeckEdit>& edits)
{
    Deck changed = deck.deck();
    muster::apply(changed, edits);
    return findingsOf(ResolvedDeck(deck.catalogue(), changed, Proposals::No), options);
}

} // namespace

Repairs::Repairs(const ResolvedDeck& deck, const CheckOptions& options, const std::vector<Finding>& findings)
    : m_deck(&deck),
      m_options(options),
      m_findings(&findings),
      m_view(deck,
             [&] {
                 CheckOptions more = options;
                 more.proposals = proposalsOfASort;
                 return more;
             }()),
      m_limits(m_view)
{
}

bool Repairs::isGood(const Finding& finding, const Fix& fix) const
{
    if (fix.edits.empty())
        return false;
    // A name that is cleared up lets the deck be counted: what was hidden before may come to light, as long as it does not
    // turn the deck into one of another hero.
    const bool readsName = fix.kind == Fix::Kind::UseCard;
    bool stillThere = false;
    // The findings of both checks have nearly the same order, so each search begins where the one before ended.
    auto from = m_findings->begin();
    for (const Finding& after : findingsAfter(*m_deck, m_options, fix.edits)) {
        if (!tellsAProblem(after))
            continue;
        if (isSame(finding, after) && !readsName) {
            const bool better = after.severity < finding.severity || distance(after) < distance(finding);
            stillThere = stillThere || !better;
            if (better)
                continue;
        }
        const auto isKnown = [&](const Finding& before) {
            return tellsAProblem(before) && isSame(before, after) && !isWorse(before, after);
        };
        auto known = std::find_if(from, m_findings->end(), isKnown);
        if (known == m_findings->end()) {
            known = std::find_if(m_findings->begin(), from, isKnown);
            known = known == from ? m_findings->end() : known;
        }
        if (known != m_findings->end())
            from = known;
        else if (!readsName || after.severity == Severity::Illegal)
            return false;
    }
    return !stillThere;
}

std::vector<Fix> Repairs::of(const Finding& finding) const
{
    std::size_t trials = mostTried;
    return of(finding, trials);
}

std::vector<Fix> Repairs::of(const Finding& finding, std::size_t& trials) const
{
    std::vector<Fix> good;
    if (trials == 0)
        return good;
    Finding again = finding;
    again.fixes.clear();
    addFixes(m_view, m_limits, again);
    if (const GameChecks* game = checksOf(m_view.game().key); game != nullptr && game->addFixes != nullptr)
        game->addFixes(m_view, m_limits, again);
    const std::size_t most = std::min(again.fixes.size(), mostTried);
    for (std::size_t i = 0; i < most && good.size() < mostOffered && trials > 0; ++i) {
        Fix& fix = again.fixes[i];
        if (std::ranges::find(good, fix.edits, &Fix::edits) != good.end())
            continue;
        --trials;
        if (isGood(finding, fix))
            good.push_back(std::move(fix));
    }
    return good;
}

void keepTriedFixes(const ResolvedDeck& deck, const CheckOptions& options, std::vector<Finding>& findings)
{
    std::vector<std::vector<Fix>> tried;
    tried.reserve(findings.size());
    const Repairs repairs(deck, options, findings);
    std::size_t trials = mostWork / (deck.entries().size() + findings.size() + 1);
    for (const Finding& finding : findings)
        tried.push_back(finding.waived || finding.fixes.empty() ? std::vector<Fix>() : repairs.of(finding, trials));
    for (std::size_t i = 0; i < findings.size(); ++i)
        findings[i].fixes = std::move(tried[i]);
}

} // namespace muster::validators
