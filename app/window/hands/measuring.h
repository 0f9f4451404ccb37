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
    int played = 0;     ///< of them in this run: the others were known before
    QString problem;    ///< why nothing can be worked out
    QStringList unread; ///< cards whose text the engine does not carry out, so that figures are not to be trusted
};

/// How many samples make a part of a comparison with a version beside the deck: all parts are of one size. Longer comparisons
/// have larger parts, so that those of one size can go on from each other. 0 where nothing is beside.
[[nodiscard]] int pairedPart(const Measuring& wanted);
/// As many samples of a comparison as whole parts have, and no more than `samples`.
[[nodiscard]] int pairedSamples(int samples);
/// Whether a run of `wanted` can go on after so many samples: whole batches of games, and whole parts of a comparison.
[[nodiscard]] bool canGoOnAfter(const Measuring& wanted, int done);

/// Works figures out part by part: after each part `grown` has those of all so far, and the last ones are what the command line
/// says of as many samples. Less than all where it is told to stop. Meant for a thread of its own.
/// `known`: what came of the first samples of the same, after which it goes on: samples have seeds of their own, so that the
/// first of many are all of few. What does not fit is worked out anew.
void measure(const Measuring& wanted, int threads, const std::stop_token& stop,
             const std::function<void(const Measured&)>& grown, const Measured* known = nullptr);

} // namespace muster::app
