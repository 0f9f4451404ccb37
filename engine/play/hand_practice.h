// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>

#include "engine/core/random.h"
#include "engine/play/batches.h"
#include "engine/play/match_setup.h"
#include "engine/play/measures.h"

namespace muster::engine {

/// An opening hand on its way from the shuffle to the first turn. A plain value: a copy is a step to come back to.
struct PracticeHand {
    int place = 0;       ///< in the order of turns, from 0
    DeckCards deck;      ///< the top first
    DeckCards hand;      ///< in the order in which it was drawn
    DeckCards aside;     ///< what the set-up has put elsewhere: Blood Cards, discarded cards
    int changes = 0;     ///< mulligans so far
    bool stands = false; ///< nothing more can be changed
    bool lost = false;   ///< the game is lost before it begins
    Stream stream;       ///< of the deck's shuffles
};

/// What may be done with a hand that does not stand yet.
struct Mulligan {
    int least = 0, most = 0; ///< so many of its cards may be sent back; none: the hand is kept
    bool all = false;        ///< either all or none of them
    const char* rule = "";
};

/// How a game deals opening hands and lets players change them, by the rules of its set-up. It needs none of the rules of
/// play, so that every game has it. For one deck and one set of options; read by several threads at once.
class HandPractice {
public:
    virtual ~HandPractice() = default;

    /// How many places there are whose hands differ (who goes first has a card less); 1 where all are alike.
    [[nodiscard]] virtual int places() const { return 1; }
    /// Shuffles the deck and draws the first hand, into a value that may have been used before.
    virtual void deal(PracticeHand& hand, std::uint64_t seed, int place) const = 0;
    /// Of a hand that does not stand.
    [[nodiscard]] virtual Mulligan mulligan(const PracticeHand& hand) const = 0;
    /// Does what the game does with a hand of which these cards are sent back, by their places in it, ascending.
    virtual void sendBack(PracticeHand& hand, std::span<const std::size_t> cards) const = 0;
    /// The cards that a sound player sends back.
    virtual void policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const = 0;
    /// Draws a card, as at the beginning of a turn. Nothing is drawn from an empty deck.
    virtual void draw(PracticeHand& hand) const;
    /// Whether the player knows which cards lie aside; else they are as unknown as those of the deck.
    [[nodiscard]] virtual bool knowsAside() const { return true; }
    /// Cards of which one lies `aside`, alone, as a companion to every hand, picked before it is drawn: the worth of the hand
    /// depends on it. A deal picks by chance, any other one may take its place. None where a hand has no companion.
    [[nodiscard]] virtual DeckCards companions() const { return {}; }

    /// The class of a hand as a row of the first of the class series; -1 where hands have no classes.
    [[nodiscard]] virtual int classOf(const PracticeHand&) const { return -1; }

    /// The series of the game, with nothing counted, and the chances by formula.
    [[nodiscard]] virtual Measures series() const = 0;
    /// Counts a hand as it was dealt first, and as it stands after the policy.
    virtual void measure(const PracticeHand& first, const PracticeHand& last, Measures& sum) const = 0;
};

/// Lets the policy change a hand until it stands.
void playPolicy(const HandPractice& game, PracticeHand& hand, std::vector<std::size_t>& cards);

struct HandSample {
    int samples = 0;
    std::uint64_t seed = 1;
    Shard shard{};
};

/// Deals many hands on `threads` threads, at each place in turn. The same seed gives the same hands.
[[nodiscard]] Measures sampleHands(const HandPractice& game, const HandSample& sample, int threads,
                                   const std::function<bool(int done)>& goOn = {});

// What the procedures of most games are made of.

/// The top card of the deck into the hand, so many times as there are cards.
void drawCards(PracticeHand& hand, int number);
/// Takes cards out of the hand, by their places in it, ascending, and puts them after `to` in this order.
void takeOut(PracticeHand& hand, std::span<const std::size_t> cards, DeckCards& to);
void shuffleDeck(PracticeHand& hand);

} // namespace muster::engine
