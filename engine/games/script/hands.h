// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/games/script/rules.h"
#include "engine/play/drawn_hands.h"

namespace muster::engine::script {

/// Opening hands of Script: seven cards, and one mulligan of all of them, which go to the discard pile.
class Hands final : public DrawnHands {
public:
    Hands(std::shared_ptr<const Rules> rules, const DeckCards& deck);

    void policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const override;
    [[nodiscard]] int classOf(const PracticeHand& hand) const override;
    [[nodiscard]] Measures series() const override;
    void measure(const PracticeHand& first, const PracticeHand& last, Measures& sum) const override;

private:
    [[nodiscard]] bool isScript(std::uint16_t card) const;
    [[nodiscard]] bool isCreature(std::uint16_t card) const;
    [[nodiscard]] bool fits(std::uint16_t script, std::uint16_t creature) const;
    [[nodiscard]] int scriptsIn(const DeckCards& cards) const;
    /// By itself, or evolved where the previous stage is in the hand.
    [[nodiscard]] int leastCost(const DeckCards& hand, std::uint16_t card) const;
    [[nodiscard]] bool anythingPayable(const DeckCards& hand) const;
    /// The own turn by which a Creature of the hand could be paid for, by its fitting Scripts and those to be expected; 0: never.
    [[nodiscard]] int readyBy(const DeckCards& hand, std::uint16_t creature) const;

    [[nodiscard]] double averageHand() const;

    std::shared_ptr<const Rules> m_rules;
    double m_average; ///< class of a new hand of this deck
};

[[nodiscard]] std::unique_ptr<HandPractice> makeHandPractice(const Catalogue& catalogue,
                                                             const std::map<std::string, std::string>& options,
                                                             const DeckSections& deck);

} // namespace muster::engine::script
