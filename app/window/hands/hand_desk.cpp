// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/hand_desk.h"

#include <algorithm>

#include <QRandomGenerator>

namespace muster::app {

HandDesk::HandDesk(QObject* parent)
    : QObject(parent),
      m_seed(QRandomGenerator::global()->bounded(1'000'000) + 1) // short enough to be told to somebody else
{
}

void HandDesk::setDeck(const DeckSnapshot* deck)
{
    auto now = deck == nullptr ? tl::unexpected(tr("Open a deck to deal hands from it.")) : dealtDeck(*deck);
    if (now && m_deck && *now == *m_deck && m_practice)
        return; // a note, a name
    m_steps.clear();
    m_before.clear();
    m_practice.reset(); // before the catalogue that it reads
    m_deck.reset();
    m_problem.clear();
    if (now) {
        m_deck = std::move(*now);
        if (auto practice = practiceOf(*m_deck))
            m_practice = std::move(*practice);
        else
            m_problem = practice.error();
    } else {
        m_problem = now.error();
    }
    m_place = std::min(m_place, places() - 1);
    m_companions.clear();
    for (const std::uint16_t card : m_practice ? m_practice->companions() : engine::DeckCards()) {
        if (std::ranges::find(m_companions, card) == m_companions.end())
            m_companions.push_back(card);
    }
    if (m_companion && std::ranges::find(m_companions, *m_companion) == m_companions.end())
        m_companion.reset();
    Q_EMIT deckChanged();
    start();
}

void HandDesk::start()
{
    if (m_practice) {
        m_steps.deal(m_practice, m_seed, m_place);
        if (m_companion)
            m_steps.setCompanion(*m_companion);
    }
    Q_EMIT dealt();
    Q_EMIT changed();
}

void HandDesk::deal(std::uint64_t seed)
{
    if (m_practice)
        m_before.note(*m_practice, m_steps);
    m_seed = seed;
    start();
}

void HandDesk::setPlace(int place)
{
    if (place == m_place || place < 0 || place >= places())
        return;
    if (m_practice)
        m_before.note(*m_practice, m_steps);
    m_place = place;
    Q_EMIT deckChanged();
    start();
}

engine::PracticeHand HandDesk::dealtWith(std::uint64_t seed) const
{
    engine::PracticeHand hand;
    m_practice->deal(hand, seed, m_place);
    if (m_companion)
        hand.aside.assign(1, *m_companion);
    return hand;
}

std::optional<std::uint16_t> HandDesk::companion() const
{
    if (m_companions.empty() || !isDealt() || m_steps.now().aside.empty())
        return {};
    return m_steps.now().aside.front();
}

void HandDesk::setCompanion(std::optional<std::uint16_t> card)
{
    if (card == m_companion || m_companions.empty())
        return;
    m_companion = card;
    if (const engine::PracticeHand hand = dealtWith(m_seed); !hand.aside.empty())
        m_steps.setCompanion(hand.aside.front());
    Q_EMIT deckChanged();
    Q_EMIT changed();
}

void HandDesk::keep()
{
    m_steps.keep();
    Q_EMIT changed();
}

void HandDesk::sendBack(const std::vector<std::size_t>& places)
{
    m_steps.sendBack(places);
    Q_EMIT changed();
}

void HandDesk::draw()
{
    m_steps.draw();
    Q_EMIT changed();
}

void HandDesk::takeBack()
{
    m_steps.takeBack();
    Q_EMIT changed();
}

void HandDesk::redo()
{
    m_steps.redo();
    Q_EMIT changed();
}

std::vector<std::size_t> HandDesk::advice() const
{
    std::vector<std::size_t> cards;
    if (m_steps.mulligan())
        m_practice->policy(m_steps.now(), cards);
    return cards;
}

engine::DeckCards HandDesk::unseen() const
{
    if (!isDealt())
        return {};
    engine::DeckCards cards = m_steps.now().deck;
    const engine::DeckCards& aside = m_steps.now().aside;
    if (!m_practice->knowsAside())
        cards.insert(cards.end(), aside.begin(), aside.end());
    return cards;
}

HandTally HandDesk::tally() const
{
    HandTally all = m_before;
    if (m_practice)
        all.note(*m_practice, m_steps);
    return all;
}

void HandDesk::clearTally()
{
    m_before.clear();
    Q_EMIT changed();
}

} // namespace muster::app

#include "moc_hand_desk.cpp"
