// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/games/armory/rules.h"
#include "engine/play/drawn_hands.h"

namespace muster::engine::armory {

/// Starting hands of Armory: seven cards of the deck without its Starters, any number of them replaced once from what is
/// left of the deck.
class Hands final : public DrawnHands {
public:
    Hands(std::shared_ptr<const Rules> rules, const DeckCards& deck);

    Mulligan mulligan(const PracticeHand& hand) const override;
    void policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const override;
    int classOf(const PracticeHand& hand) const override;
    Measures series() const override;
    void measure(const PracticeHand& first, const PracticeHand& last, Measures& sum) const override;

private:
    [[nodiscard]] int attributesIn(const DeckCards& cards) const;

    std::shared_ptr<const Rules> m_rules;
};

[[nodiscard]] std::unique_ptr<HandPractice> makeHandPractice(const Catalogue& catalogue,
                                                             const std::map<std::string, std::string>& options,
                                                             const DeckSections& deck);

} // namespace muster::engine::armory
