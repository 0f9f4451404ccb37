// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/tried_hand.h"

#include "app/window/hands/hand_desk.h"

namespace muster::app {

namespace {

/// As it is once the game asks its player: what nobody may keep goes back by itself.
engine::PracticeHand asAsked(const engine::HandPractice& practice, engine::PracticeHand hand)
{
    std::vector<std::size_t> cards;
    while (!hand.stands && practice.mulligan(hand).least > 0) {
        practice.policy(hand, cards);
        practice.sendBack(hand, cards);
    }
    return hand;
}

} // namespace

std::optional<TriedHand> triedHand(const HandDesk& desk)
{
    if (!desk.isDealt())
        return {};
    const HandSteps& steps = desk.steps();
    const engine::PracticeHand last = asAsked(*desk.practice(), steps.opening());
    if (last.lost)
        return {};
    TriedHand tried{desk.deck(), desk.seed(), desk.place(), steps.first().aside, {}, {}, last.hand};
    tried.first = asAsked(*desk.practice(), steps.first()).hand;
    const engine::PracticeHand* before = &steps.first();
    for (const HandSteps::Step& step : steps.taken()) {
        const bool kept = step.deed == HandSteps::Deed::Kept;
        const bool forced = !before->stands && desk.practice()->mulligan(*before).least > 0;
        if (kept || (step.deed == HandSteps::Deed::SentBack && !forced)) {
            TriedHand::Deed& deed = tried.deeds.emplace_back();
            for (const std::size_t place : step.places)
                deed.sent.push_back(before->hand[place]);
            deed.after = step.hand.hand;
        }
        before = &step.hand;
    }
    return tried;
}

} // namespace muster::app
