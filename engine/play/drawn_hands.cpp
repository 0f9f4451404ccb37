// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/drawn_hands.h"

#include <algorithm>

namespace muster::engine {

DrawnHands::DrawnHands(Procedure procedure, DeckCards deck) : m_procedure(std::move(procedure)), m_deck(std::move(deck))
{
}

void DrawnHands::deal(PracticeHand& hand, std::uint64_t seed, int place) const
{
    hand.place = place;
    hand.deck = m_deck;
    hand.hand.clear();
    hand.aside.clear();
    hand.changes = 0;
    hand.lost = false;
    hand.stream = streamOf(seed, place);
    shuffleDeck(hand);
    drawCards(hand, m_procedure.handSizes[static_cast<std::size_t>(place)]);
    hand.stands = m_procedure.mulligans == 0;
}

Mulligan DrawnHands::mulligan(const PracticeHand& hand) const
{
    const int held = static_cast<int>(hand.hand.size());
    return {0, m_procedure.all ? held : std::min(held, m_procedure.most), m_procedure.all, m_procedure.rule};
}

void DrawnHands::sendBack(PracticeHand& hand, std::span<const std::size_t> cards) const
{
    if (cards.empty()) {
        hand.stands = true;
        return;
    }
    const int many = static_cast<int>(cards.size());
    switch (m_procedure.back) {
    case Back::ShuffledFirst:
        takeOut(hand, cards, hand.deck);
        shuffleDeck(hand);
        drawCards(hand, many);
        break;
    case Back::DrawnFirst: {
        DeckCards returned;
        takeOut(hand, cards, returned);
        drawCards(hand, many);
        hand.deck.insert(hand.deck.end(), returned.begin(), returned.end());
        shuffleDeck(hand);
        break;
    }
    case Back::Discarded:
        takeOut(hand, cards, hand.aside);
        drawCards(hand, many);
        break;
    }
    ++hand.changes;
    hand.stands = hand.changes >= m_procedure.mulligans;
}

} // namespace muster::engine
