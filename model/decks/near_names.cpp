// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/near_names.h"

namespace muster {

namespace {

constexpr std::size_t MostNames = 50;

} // namespace

std::vector<std::string> NearNames::of(const std::string& name)
{
    auto known = m_known.find(name);
    if (known == m_known.end()) {
        if (m_known.size() >= MostNames)
            return {};
        known = m_known.emplace(name, m_catalogue->nearestNames(name)).first;
    }
    return known->second;
}

void NearNames::propose(ResolvedEntry& entry, const std::string& name)
{
    if (entry.status == ResolvedEntry::Status::Unknown && entry.candidates.empty())
        entry.nearest = of(name);
}

} // namespace muster
