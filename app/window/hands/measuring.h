// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include <QStringList>

#include "app/window/hands/dealt_deck.h"
#include "app/window/hands/pairing.h"
#include "engine/play/measures.h"
#include "engine/play/tournament.h"

namespace muster::app {

/// Figures that somebody wants of a deck. They are a function of these values alone: equal ones need not be worked out
/// twice.
struct Measuring {
    enum class What {
        Hands,    ///< opening hands, by the policy of the game
        Goldfish, ///< whole games against an opponent that does as good as nothing
        Match     ///< whole games against a deck that plays back
    };
    What what = What::Hands;
    DealtDeck deck;
    engine::DeckSections shop{};  ///< of games that have one
    engine::DeckSections other{}; ///< Match: the deck that plays back; none where all players share one
    /// Hands, Goldfish: another version of the deck, which is measured on the same shuffles; empty for none.
    engine::DeckSections beside{};
    int samples = 1000;
    std::uint64_t seed = 1;
    std::string pilot{};   ///< of all decks; empty: the usual one
    std::string mode{};    ///< empty: the usual one
    std::string passive{}; ///< Goldfish: the opponent; empty: the usual one
    friend bool operator==(const Measuring&, const Measuring&) = default;
};

/// What has come of it so far.
struct Measured {
    engine::Measures measures; ///< of hands and goldfish games
    engine::Score score;       ///< of a match; the deck is the first entrant
    Pairing pairing;           ///< with the version beside it, where there is one
    int done = 0;
    QString problem;    ///< why nothing can be worked out
    QStringList unread; ///< cards whose text the engine does not carry out, so that figures are not to be trusted
    friend bool operator==(const Measured&, const Measured&) = default;
};

/// Works figures out part by part: after each part `grown` has those of all so far, and the last ones are what the command line
/// says of as many samples. Less than all where it is told to stop. Meant for a thread of its own.
void measure(const Measuring& wanted, int threads, const std::stop_token& stop,
             const std::function<void(const Measured&)>& grown);

} // namespace muster::app
