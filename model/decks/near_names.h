// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "model/decks/resolved_deck.h"

namespace muster {

/// What the unknown names of one deck or list perhaps stand for. Each name is looked for once, and only the first fifty
/// different ones are: each takes some milliseconds, and in a file with more the names are not what is wrong.
class NearNames {
public:
    /// `catalogue` must outlive it.
    explicit NearNames(const Catalogue& catalogue) : m_catalogue(&catalogue) { }

    /// Names of cards that come near, best first.
    [[nodiscard]] std::vector<std::string> of(const std::string& name);
    /// The same for what an entry was found to mean, where that is nothing at all: a known name with other identity
    /// fields has its candidates.
    void propose(ResolvedEntry& entry, const std::string& name);

private:
    const Catalogue* m_catalogue;
    std::unordered_map<std::string, std::vector<std::string>> m_known;
};

} // namespace muster
