// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/rules_playable.h"

#include <algorithm>

namespace muster::engine {

std::vector<UnreadCard> unreadAmong(std::span<const std::uint16_t> cards, std::span<const code::Unread> unread)
{
    std::vector<UnreadCard> found;
    for (const code::Unread& one : unread) {
        if (std::find(cards.begin(), cards.end(), one.card.value) == cards.end())
            continue;
        if (!found.empty() && found.back().card == one.card)
            found.back().what += ", " + one.what;
        else
            found.push_back({one.card, one.what});
    }
    return found;
}

} // namespace muster::engine
