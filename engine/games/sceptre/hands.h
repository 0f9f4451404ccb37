// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/sceptre/opening_odds.h"
#include "engine/play/hand_practice.h"

namespace muster::engine::sceptre {

/// Opening hands of a deck by SCE-5 to SCE-8: seven cards, five Blood Cards, and a new hand for each dead one, which nobody
/// may keep. The other player's hand is not in it.
class Hands final : public HandPractice {
public:
    Hands(std::shared_ptr<const Rules> rules, DeckCards deck);

    void deal(PracticeHand& hand, std::uint64_t seed, int place) const override;
    Mulligan mulligan(const PracticeHand& hand) const override;
    void sendBack(PracticeHand& hand, std::span<const std::size_t> cards) const override;
    void policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const override;
    [[nodiscard]] bool knowsAside() const override { return false; } ///< Blood Cards are seen by nobody (SCE-6b)
    [[nodiscard]] int classOf(const PracticeHand& hand) const override;
    Measures series() const override;
    void measure(const PracticeHand& first, const PracticeHand& last, Measures& sum) const override;

private:
    [[nodiscard]] int championsIn(const DeckCards& cards) const;
    [[nodiscard]] OpeningHand look(const DeckCards& hand) const;

    std::shared_ptr<const Rules> m_rules;
    DeckCards m_deck;
    OpeningOdds m_odds;
};

[[nodiscard]] std::unique_ptr<HandPractice> makeHandPractice(const Catalogue& catalogue,
                                                             const std::map<std::string, std::string>& options,
                                                             const DeckSections& deck);

} // namespace muster::engine::sceptre
