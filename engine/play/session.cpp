// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/session.h"

#include <cassert>

#include "engine/core/random.h"

namespace muster::engine {

void Session::step()
{
    advance();
    assert(outcome().over() || brokenInvariant() == nullptr);
}

std::string Session::questionText(std::uint8_t kind) const
{
    switch (static_cast<Ask>(kind)) {
    case Ask::May:
        return "whether it is done";
    case Ask::Card:
        return "which card";
    case Ask::Enough:
        return "one more card, or enough";
    case Ask::Number:
        return "how many";
    case Ask::Branch:
        return "which of several effects";
    case Ask::Order:
        return "which comes first";
    case Ask::Respond:
        return "a response, or none";
    case Ask::Player:
        return "which player";
    case Ask::OfTheGame:
        break;
    }
    return "no question of this game (" + std::to_string(kind) + ")";
}

void Session::change(const Answer& chance)
{
    const std::uint64_t seed = mix(mix(chance.chosen + 1U) ^ chance.kind);
    reseed(seed);
    if (chance.kind != static_cast<std::uint8_t>(Anew::Cards) || chance.seat >= seats())
        return;
    constexpr std::uint64_t ofDeals = 90; // a stream of its own
    Stream stream(seed, ofDeals);
    redeal(chance.seat, stream);
}

PlayedGame playGame(Session& session, std::uint64_t seed, Agent& agent, const Caps& caps)
{
    Counter counter(agent);
    session.setAgent(&counter);
    session.begin(seed);
    while (!session.outcome().over()) {
        if (session.turn() > caps.turns || counter.choices > caps.choices)
            session.giveUp(Outcome::Capped);
        else
            session.step();
    }
    session.setAgent(nullptr);
    return {session.outcome(), session.digest(), counter.choices, counter.options};
}

} // namespace muster::engine
