// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "engine/games/armory/rules.h"

namespace muster::engine::armory {

/// What a starting hand is worth, and which of its cards a sound player replaces: card by card, as the digest of the
/// rules advises. For hands that are only dealt, and for the pilot.
class OpeningHand {
public:
    enum Class : int { Good, Fair, Bad, Dead };

    /// The rules and the cards must outlive it.
    OpeningHand(const Rules& rules, std::span<const std::uint16_t> cards);

    [[nodiscard]] int attributes() const { return m_attributes; }
    [[nodiscard]] Class classOf() const;
    /// Whether the Attributes of the hand alone pay for a card in the third own turn.
    [[nodiscard]] bool playableSoon(std::uint16_t card) const;
    /// The share of the hand that can be played by then; Attributes can.
    [[nodiscard]] double shareOfPlayable() const;
    [[nodiscard]] bool isReplaced(std::size_t at) const;

private:
    [[nodiscard]] bool is(std::uint16_t card, Type type) const
    {
        return m_rules.facts(card).type == static_cast<std::uint8_t>(type);
    }
    [[nodiscard]] bool findsAttribute(std::uint16_t card) const;
    [[nodiscard]] bool searches(std::uint16_t card) const;
    [[nodiscard]] int lacking(std::uint16_t card) const;
    [[nodiscard]] bool isSurplusAttribute(std::size_t at) const;

    const Rules& m_rules;
    std::span<const std::uint16_t> m_cards;
    std::array<int, armory::attributes> m_have{};
    int m_attributes = 0;
};

} // namespace muster::engine::armory
