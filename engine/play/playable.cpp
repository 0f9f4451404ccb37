// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/playable.h"

#include "engine/play/goldfish.h"

namespace muster::engine {

tl::expected<std::unique_ptr<Session>, SetupProblem> Playable::session(const MatchSetup& setup) const
{
    if (auto problem = problemOf(facts(), setup))
        return tl::unexpected(std::move(*problem));
    return makeSession(completed(facts(), setup));
}

std::map<std::string, int> Playable::settings(const GoldfishPlan& plan) const
{
    std::map<std::string, int> values;
    if (const PassiveOpponent* passive = facts().passive(plan.passive)) {
        for (const PassiveSetting& one : passive->settings) {
            const auto given = plan.settings.find(one.key);
            values[one.key] = given != plan.settings.end() ? given->second : one.standard.value_or(one.lowest);
        }
    }
    return values;
}

} // namespace muster::engine
