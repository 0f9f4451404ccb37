// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/hero/rules.h"
#include "engine/play/drawn_hands.h"

namespace muster::engine::hero {

/// Opening hands of Hero: four cards for the first player, five for the second, and up to three of them sent back once.
class Hands final : public DrawnHands {
public:
    Hands(std::shared_ptr<const Rules> rules, const DeckCards& deck);

    void policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const override;
    int classOf(const PracticeHand& hand) const override;
    Measures series() const override;
    void measure(const PracticeHand& first, const PracticeHand& last, Measures& sum) const override;

private:
    [[nodiscard]] int cost(std::uint16_t card) const { return m_rules->facts(card).numbers[m_rules->words.cost]; }
    [[nodiscard]] bool isEarly(std::uint16_t card, int place) const;
    [[nodiscard]] int playableSoon(const PracticeHand& hand) const;
    [[nodiscard]] double earlyInFirstHand() const;
    [[nodiscard]] int ultimatesIn(const DeckCards& cards) const;
    [[nodiscard]] bool hasPartner(const DeckCards& hand, std::uint16_t channeled, int mana) const;

    /// Of the hand that stands, by the policy of a sound player.
    struct Standing {
        double changed = 0;  ///< the chance that any card is sent back
        double ultimate = 0; ///< and that of an Ultimate
        double early = 0;    ///< early plays to be expected
    };
    [[nodiscard]] Standing standing(int place) const;
    [[nodiscard]] std::vector<DeckCards> alikeFor(int place) const;

    std::shared_ptr<const Rules> m_rules;
};

[[nodiscard]] std::unique_ptr<HandPractice> makeHandPractice(const Catalogue& catalogue,
                                                             const std::map<std::string, std::string>& options,
                                                             const DeckSections& deck);

} // namespace muster::engine::hero
