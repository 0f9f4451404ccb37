// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/hand_practice.h"

namespace muster::engine {

/// The set-up that most games have: shuffle, draw a hand, and maybe send some of it back once or several times. What makes a
/// hand good, and what a sound player sends back, the game adds.
class DrawnHands : public HandPractice {
public:
    /// What becomes of cards that are sent back.
    enum class Back {
        ShuffledFirst, ///< into the deck, then as many are drawn: they may come back
        DrawnFirst,    ///< as many are drawn, then they are shuffled into the deck
        Discarded      ///< they are out of the deck for good
    };
    struct Procedure {
        std::vector<int> handSizes; ///< by place in the order of turns; one alone is everybody's
        int mulligans = 1;          ///< how often; 0: every hand is kept
        int most = 0;               ///< cards that can be sent back each time; more than the hand: any number
        bool all = false;           ///< either the whole hand or nothing
        Back back = Back::ShuffledFirst;
        const char* rule = ""; ///< of the mulligan
    };

    DrawnHands(Procedure procedure, DeckCards deck);

    int places() const override { return static_cast<int>(m_procedure.handSizes.size()); }
    void deal(PracticeHand& hand, std::uint64_t seed, int place) const override;
    Mulligan mulligan(const PracticeHand& hand) const override;
    void sendBack(PracticeHand& hand, std::span<const std::size_t> cards) const override;

protected:
    [[nodiscard]] const DeckCards& deck() const { return m_deck; }
    /// The stream of the deck's shuffles: the same as in the game's own set-up, so that a seed gives the hand of that game.
    [[nodiscard]] virtual Stream streamOf(std::uint64_t seed, int) const { return {seed, 1}; }

private:
    Procedure m_procedure;
    DeckCards m_deck;
};

} // namespace muster::engine
