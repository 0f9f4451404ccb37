// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/hand_tally.h"

#include <algorithm>

namespace muster::app {

void HandTally::Row::add(const Row& other)
{
    hands += other.hands;
    kept += other.kept;
    policyKept += other.policyKept;
    alike += other.alike;
}

void HandTally::note(const engine::HandPractice& game, const HandSteps& steps)
{
    if (steps.isEmpty() || !steps.now().stands)
        return;
    const engine::PracticeHand& first = steps.first();
    std::vector<std::size_t> policy;
    if (!first.stands)
        game.policy(first, policy);
    const auto taken = steps.taken();
    const auto sent = std::ranges::find(taken, HandSteps::Deed::SentBack, &HandSteps::Step::deed);
    Row row{1, 0, policy.empty() ? 1 : 0, 0};
    row.kept = sent == taken.end() ? 1 : 0;
    row.alike = (sent == taken.end() ? policy.empty() : sent->places == policy) ? 1 : 0;
    const auto at = static_cast<std::size_t>(std::max(0, game.classOf(first)));
    if (m_rows.size() <= at)
        m_rows.resize(at + 1);
    m_rows[at].add(row);
}

HandTally::Row HandTally::all() const
{
    Row sum;
    for (const Row& row : m_rows)
        sum.add(row);
    return sum;
}

} // namespace muster::app
