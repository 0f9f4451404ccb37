// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/hand_steps.h"

#include <algorithm>

namespace muster::app {

void HandSteps::deal(std::shared_ptr<const engine::HandPractice> game, std::uint64_t seed, int place)
{
    m_game = std::move(game);
    m_steps.assign(1, {});
    m_at = 0;
    m_game->deal(m_steps.front().hand, seed, std::clamp(place, 0, m_game->places() - 1));
}

void HandSteps::clear()
{
    m_game.reset();
    m_steps.clear();
    m_at = 0;
}

const engine::PracticeHand& HandSteps::opening() const
{
    return m_steps[m_at - static_cast<std::size_t>(drawn())].hand;
}

int HandSteps::drawn() const
{
    const auto steps = taken();
    return static_cast<int>(std::ranges::count(steps, Deed::Drew, &Step::deed));
}

std::optional<engine::Mulligan> HandSteps::mulligan() const
{
    if (isEmpty() || now().stands)
        return {};
    return m_game->mulligan(now());
}

bool HandSteps::mayKeep() const
{
    const auto rule = mulligan();
    return rule && rule->least == 0;
}

bool HandSteps::maySendBack(std::size_t cards) const
{
    const auto rule = mulligan();
    if (!rule || cards == 0)
        return false;
    const int many = static_cast<int>(cards);
    return rule->all ? cards == now().hand.size() : many >= rule->least && many <= rule->most;
}

bool HandSteps::mayDraw() const { return !isEmpty() && now().stands && !now().lost && !now().deck.empty(); }

HandSteps::Step& HandSteps::next(Deed deed)
{
    engine::PracticeHand hand = now();
    m_steps.resize(m_at + 1);
    m_steps.push_back({deed, std::move(hand)});
    return m_steps[++m_at];
}

void HandSteps::keep()
{
    if (mayKeep())
        m_game->sendBack(next(Deed::Kept).hand, {});
}

void HandSteps::sendBack(std::span<const std::size_t> places)
{
    if (!maySendBack(places.size()))
        return;
    Step& step = next(Deed::SentBack);
    step.places.assign(places.begin(), places.end());
    m_game->sendBack(step.hand, step.places);
}

void HandSteps::draw()
{
    if (mayDraw())
        m_game->draw(next(Deed::Drew).hand);
}

void HandSteps::setCompanion(std::uint16_t card)
{
    for (Step& step : m_steps)
        step.hand.aside.assign(1, card);
}

void HandSteps::takeBack()
{
    if (mayTakeBack())
        --m_at;
}

void HandSteps::redo()
{
    if (mayRedo())
        ++m_at;
}

} // namespace muster::app
