// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "app/window/hands/dealt_deck.h"
#include "app/window/hands/hand_steps.h"
#include "app/window/hands/hand_tally.h"

namespace muster::app {

/// A person with a deck, trying hands: what is dealt, what may be done with it, what it is worth, and what was made of those
/// before. Widgets and models read it, call it, and listen; it paints nothing and knows no game.
class HandDesk final : public QObject {
    Q_OBJECT

public:
    explicit HandDesk(QObject* parent = nullptr);

    /// Deals from that deck, with the seed as before; another deck of cards, or other rules, ends the tally. nullptr: no deck.
    void setDeck(const DeckSnapshot* deck);
    /// Why nothing is dealt; empty where there is a hand.
    [[nodiscard]] const QString& problem() const { return m_problem; }
    [[nodiscard]] bool isDealt() const { return !m_steps.isEmpty(); }

    // The deal
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }
    [[nodiscard]] int place() const { return m_place; } ///< in the order of turns, from 0
    [[nodiscard]] int places() const { return m_practice ? m_practice->places() : 1; }
    void deal(std::uint64_t seed); ///< the hand before it is counted
    void dealNext() { deal(m_seed + 1); }
    void setPlace(int place);
    /// A hand as the desk deals it with that seed.
    [[nodiscard]] engine::PracticeHand dealtWith(std::uint64_t seed) const;

    // The card that is picked beside each hand, where the game has it so
    [[nodiscard]] const engine::DeckCards& companions() const { return m_companions; } ///< each once
    [[nodiscard]] std::optional<std::uint16_t> companion() const;                      ///< of the hand that is dealt
    [[nodiscard]] const std::optional<std::uint16_t>& chosenCompanion() const { return m_companion; }
    /// That one from now on; nothing: by chance again.
    void setCompanion(std::optional<std::uint16_t> card);

    // Of a deck that can be dealt
    [[nodiscard]] const DealtDeck& deck() const { return *m_deck; }
    [[nodiscard]] const Catalogue& catalogue() const { return m_deck->catalogue(); }
    [[nodiscard]] const std::shared_ptr<const engine::HandPractice>& practice() const { return m_practice; }

    // The hand
    [[nodiscard]] const HandSteps& steps() const { return m_steps; }
    void keep();
    void sendBack(const std::vector<std::size_t>& places); ///< ascending
    void draw();
    void takeBack();
    void redo();
    /// What a sound player would send back of it as it is now: nothing, to keep it. Of a hand that does not stand.
    [[nodiscard]] std::vector<std::size_t> advice() const;
    /// Cards of which nobody at the table knows where they lie: those of the deck, and what lies aside unseen.
    [[nodiscard]] engine::DeckCards unseen() const;

    /// The hands so far, this one with them once it stands.
    [[nodiscard]] HandTally tally() const;
    void clearTally();

Q_SIGNALS:
    void deckChanged(); ///< hands of before are of another deck, place or companion; before dealt()
    void dealt();       ///< another hand, or none
    void changed();     ///< the hand, or what may be done with it; after dealt() too

private:
    void start();

    std::optional<DealtDeck> m_deck;
    std::shared_ptr<const engine::HandPractice> m_practice;
    QString m_problem;
    std::uint64_t m_seed;
    int m_place = 0;
    engine::DeckCards m_companions;
    std::optional<std::uint16_t> m_companion; ///< that the person chose
    HandSteps m_steps;
    HandTally m_before; ///< of the hands before this one
};

} // namespace muster::app
