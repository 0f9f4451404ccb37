// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/games/spoils/rules.h"
#include "engine/play/drawn_hands.h"

namespace muster::engine::spoils {

/// Opening hands of Spoils: five cards, which are kept (SPO-041, SPO-050). What a hand is worth depends on the Champion, who
/// is picked before: each of the pool in turn, by chance, lies beside the hand.
class Hands final : public DrawnHands {
public:
    Hands(std::shared_ptr<const Rules> rules, const DeckCards& champions, const DeckCards& spoils);

    void deal(PracticeHand& hand, std::uint64_t seed, int place) const override;
    [[nodiscard]] DeckCards companions() const override { return m_champions; } ///< SPO-038
    void policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const override;
    [[nodiscard]] int classOf(const PracticeHand& hand) const override;
    [[nodiscard]] Measures series() const override;
    void measure(const PracticeHand& first, const PracticeHand& last, Measures& sum) const override;

protected:
    [[nodiscard]] Stream streamOf(std::uint64_t seed, int place) const override;

private:
    struct Summary;
    [[nodiscard]] std::size_t championOf(const PracticeHand& hand) const;
    /// What wearing an Equipment adds to a Champion that wears nothing else, or a Familiar to it.
    [[nodiscard]] int bonus(std::size_t champion, std::uint16_t card) const;
    [[nodiscard]] Summary summary(const PracticeHand& hand) const;
    /// The power after the first equip step, with the first traveled card.
    [[nodiscard]] int bestPower(const PracticeHand& hand) const;
    void workOutBonuses();

    std::shared_ptr<const Rules> m_rules;
    DeckCards m_champions;
    std::vector<std::vector<std::int16_t>> m_bonus; ///< by Champion of the pool, then by card of the catalogue
};

[[nodiscard]] std::unique_ptr<HandPractice> makeHandPractice(const Catalogue& catalogue,
                                                             const std::map<std::string, std::string>& options,
                                                             const DeckSections& deck);

} // namespace muster::engine::spoils
