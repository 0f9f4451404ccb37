// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "engine/play/hand_practice.h"
#include "model/cards/catalogue.h"
#include "model/games/rule_book.h"

namespace muster::app {

class HandDesk;

// What is said of a hand, in the language in force.

/// "Gold, Gold, Ember Fox": in the order of the hand; of those places only.
[[nodiscard]] QString cardsText(const Catalogue& catalogue, const engine::DeckCards& hand,
                                const std::vector<std::size_t>& places);
[[nodiscard]] QString cardsText(const Catalogue& catalogue, const engine::DeckCards& hand);

/// "Champion: Oskar": the card that was picked beside the hand of the desk; empty where the game has none.
[[nodiscard]] QString companionText(const HandDesk& desk);
/// The type of those cards: "Champion"; empty where the game has none.
[[nodiscard]] QString companionType(const HandDesk& desk);
/// The class of a hand, with its reason; empty where the game has no classes.
[[nodiscard]] QString classText(const engine::HandPractice& game, const engine::PracticeHand& hand);
/// The name of a class alone: what stands before the colon.
[[nodiscard]] QString shortClass(const QString& text);
/// What is so of a hand that was dealt as `first` and is now `last`: of each thing that the game counts, whether it is true.
[[nodiscard]] QStringList traits(const engine::HandPractice& game, const engine::PracticeHand& first,
                                 const engine::PracticeHand& last);

/// What a sound player would do: "A sound player keeps this hand."
[[nodiscard]] QString adviceText(const Catalogue& catalogue, const engine::PracticeHand& hand,
                                 const std::vector<std::size_t>& places);

/// Where the hand stands and what may be done: one sentence, with the rule's id.
[[nodiscard]] QString situationText(const HandDesk& desk);
/// The rule of the mulligan as the book has it; empty where there is none.
[[nodiscard]] QString mulliganRule(const HandDesk& desk);

/// "going first", "going second": a place in the order of turns, from 0.
[[nodiscard]] QString placeText(int place);

} // namespace muster::app
