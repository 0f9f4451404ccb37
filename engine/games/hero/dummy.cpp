// SPDX-License-Identifier: GPL-3.0-or-later
// Opponents of goldfish games: a hero who does nothing, but each of whose turns brings a minion that blocks, or damage.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/games/hero/game.h"

namespace muster::engine::hero {

namespace {

struct Stats {
    std::int16_t attack, health, bounty;
};
/// Of minions that come in rounds 1 to 3, 4 to 6, and later, as the shop's tiers do.
constexpr std::array<Stats, 3> statsByTier{{{2, 2, 1}, {3, 3, 2}, {5, 5, 3}}};
constexpr int roundsOfATier = 3;
constexpr int mostAtOnce = 6;

} // namespace

void Game::playDummy(Seat seat)
{
    const Dummy dummy = m_state.dummy;
    if (dummy.kind == Dummy::Nobody || seat != dummy.seat || gameOver())
        return;
    if (dummy.kind == Dummy::Blocker) {
        bringDummyMinion(seat);
    } else {
        Damages all;
        all.push({heroOf(other(seat)), heroOf(seat), dummy.damage, 0xff, NoCard});
        deal(all, nullptr);
    }
    lookAround();
}

/// A minion that has died comes again, so that a long game does not run out of cards.
void Game::bringDummyMinion(Seat seat)
{
    if (countIn(Battlefield, seat) >= mostAtOnce)
        return;
    const Dummy dummy = m_state.dummy;
    CardId minion = NoCard;
    eachIn(Removed, seat, [&](CardId card) {
        if (m_table.card(card).definition == dummy.minion)
            minion = card;
    });
    if (!minion.valid())
        minion = addCard(dummy.minion, seat, Removed, seat);
    if (!minion.valid())
        return; // the table is full
    put(minion, Battlefield, seat);
    const auto tier = static_cast<std::size_t>(std::min((m_table.round - 1) / roundsOfATier, 2));
    const Stats& stats = statsByTier[tier];
    const Words& words = m_rules.words;
    Context context;
    context.you = seat;
    for (const auto& [word, amount] :
         {std::pair{words.attack, stats.attack}, {words.health, stats.health}, {words.bounty, stats.bounty}}) {
        Modifier made;
        made.kind = Modifier::Set;
        made.word = word;
        made.amount = amount;
        made.target = minion;
        made.entered = m_table.card(minion).entered;
        made.you = seat;
        addModifier(made, context);
    }
}

} // namespace muster::engine::hero
