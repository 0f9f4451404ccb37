// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/language/code.h"
#include "engine/pilots/random_pilot.h"
#include "engine/play/playable.h"

namespace muster::engine {

/// Those of some cards that stand in a list of unread texts; several texts of one card are told together.
[[nodiscard]] std::vector<UnreadCard> unreadAmong(std::span<const std::uint16_t> cards,
                                                  std::span<const code::Unread> unread);

/// A playable game whose Rules compile the texts of its cards and whose pilots are `random` and `greedy`. What a game adds
/// is how it is set up and how it is goldfished.
template <typename Rules, typename Greedy>
class RulesPlayable : public Playable {
public:
    template <typename... Given>
    explicit RulesPlayable(const PlayFacts& facts, Given&&... given)
        : m_rules(std::forward<Given>(given)...),
          m_facts(facts)
    {
    }
    /// The cards have more text than compiled code can number.
    [[nodiscard]] bool tooLarge() const { return m_rules.tooLarge(); }

    const PlayFacts& facts() const final { return m_facts; }
    const Catalogue& catalogue() const final { return m_rules.catalogue(); }
    std::unique_ptr<Pilot> pilot(std::string_view name) const final
    {
        if (name == "random")
            return std::make_unique<RandomPilot>();
        if (name == "greedy")
            return std::make_unique<Greedy>();
        return nullptr;
    }
    std::vector<UnreadCard> unread(std::span<const std::uint16_t> cards) const final
    {
        return unreadAmong(cards, m_rules.unread());
    }

protected:
    Rules m_rules;

private:
    const PlayFacts& m_facts;
};

} // namespace muster::engine
