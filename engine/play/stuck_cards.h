// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>
#include <functional>
#include <optional>
#include <string_view>

#include "engine/core/choice.h"
#include "engine/play/measures.h"

namespace muster::engine {

class CardGame;

/// Which cards of a hand its pilot could not play at any time while they were there, game after game.
class StuckCards {
public:
    /// The game must outlive it; `hand` is the kind of zone in which the cards of `seat` lie.
    StuckCards(const CardGame& game, std::uint8_t hand, Seat seat) : m_game(game), m_hand(hand), m_seat(seat) { }

    [[nodiscard]] static Tally series();
    void begin();
    /// Cards are played at this time, whether or not there is one to be asked about.
    void hold();
    /// Cards of the hand can be played by answering this: those that are offered could be.
    void asked(const Choice& choice);
    /// Could be played, though this choice does not name it.
    void couldPlay(CardId card) { m_playable[card.value] = true; }
    /// The game is over. `stopped` says by which rule a card cannot be played even now; nothing: it could be. What came too
    /// late to be held at such a time does not count, and several copies count once.
    void count(Tally& tally, const std::function<std::optional<std::string_view>(CardId)>& stopped) const;

private:
    [[nodiscard]] bool isOffered(CardId card, std::span<const Option> options) const;

    const CardGame& m_game;
    std::uint8_t m_hand;
    Seat m_seat;
    std::bitset<MostCards> m_held;
    std::bitset<MostCards> m_playable;
};

} // namespace muster::engine
