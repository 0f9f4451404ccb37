// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "engine/games/spoils/goldfish.h"

namespace muster::engine::spoils {

std::size_t Passive::choose(const Choice& choice, const View& view)
{
    Game& game = static_cast<Game&>(static_cast<const SeatView&>(view).game());
    if (choice.kind == PickChampion)
        return pick(choice, game);
    if (m_level == Builder && choice.kind == EquipOrGoOn)
        return m_outfitter.choose(choice, view);
    if (m_level == Guard && choice.kind == Window) {
        if (const auto found = distraction(choice, game))
            return *found;
    }
    // Who may want to distract has to be asked again when the pilot attacks.
    const PassUntil until = m_level == Guard && holdsMonster(choice.seat, game) ? ThisTime : TheTurnEnds;
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const Option& one = choice.options[i];
        if (one.action != Nothing)
            continue;
        if (choice.kind == Window ? one.number == until
                                  : one.number == 0 && (!one.card.valid() || choice.kind == KeepOrPlay))
            return i;
    }
    return 0;
}

/// The median of those that are left, by what they are worth.
std::size_t Passive::pick(const Choice& choice, Game& game) const
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < choice.options.size(); ++i)
        order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return championWorth(game, choice.options[a].card) < championWorth(game, choice.options[b].card);
    });
    return order[order.size() / 2];
}

bool Passive::holdsMonster(Seat seat, const Game& game)
{
    bool holds = false;
    game.eachIn(Hand, seat, [&](CardId card) { holds = holds || game.is(card, Type::Monster); });
    return holds;
}

/// The strongest Monster, where it wins against an attack of the pilot.
std::optional<std::size_t> Passive::distraction(const Choice& choice, Game& game) const
{
    std::optional<std::size_t> best;
    int most = std::max(0, game.power(game.champion(game.table().active)));
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const Option& one = choice.options[i];
        if (one.action != Distract || game.power(one.card) <= most)
            continue;
        most = game.power(one.card);
        best = i;
    }
    return best;
}

double Passive::Outfitter::score(const Choice& choice, const Option& option)
{
    switch (option.action) {
    case PutIntoPlay:
    case Equip:
    case Unequip:
    case Nothing:
        return Greedy::score(choice, option);
    default:
        return -1;
    }
}

} // namespace muster::engine::spoils
