// SPDX-License-Identifier: GPL-3.0-or-later
// Equipment in alchemy, and the spoils pile.
#include <algorithm>

#include "engine/games/spoils/game.h"

namespace muster::engine::spoils {

/// SPO-075, SPO-Q13: where a card is drawn (SPO-067) or revealed the graveyard becomes the new pile, without what is being revealed or used.
bool Game::deckRunsOut(Seat)
{
    if (!m_rules.switches.reshuffles || countIn(Graveyard, 0) == 0)
        return false;
    putAll(Graveyard, Pile, 0);
    shuffleZone(Pile, 0);
    tell(Tells::Shuffles, m_table.active, NoCard, NoCard, 0, 0, "SPO-075");
    raise(Term::EventShuffles, NoCard, NoCard, m_table.active);
    return true;
}

/// The top card of the spoils pile, for all to see; nothing if there is none anywhere.
CardId Game::takeTop()
{
    if (countIn(Pile, 0) == 0 && !deckRunsOut(m_table.active))
        return NoCard;
    const CardId card = firstIn(Pile, 0);
    put(card, Shown, 0); // SPO-071
    return card;
}

/// SPO-123 to SPO-134, also with what is worn (SPO-135). What is revealed does nothing (SPO-133).
void Game::brew(Seat seat, CardId first)
{
    ++m_state.brews;
    CardList used;
    (void)used.push(first);
    for (;;) { // SPO-123
        Options options;
        (void)options.push({});
        const auto addTo = [&](const Option& brew) {
            if (used.contains(brew.card) || !mayLeave(brew.card))
                return;
            Option one;
            one.card = brew.card;
            (void)options.push(one);
        };
        eachAction(seat, addTo, std::uint32_t(1) << Brew);
        const CardId more = askMerged(BrewMore, seat, options, first).card;
        if (!more.valid())
            break;
        (void)used.push(more);
    }
    int level = 0; // SPO-126
    int brewed = 0;
    {
        const AtOnce all(*this);
        for (const CardId card : used) {
            const int worth = alchemy(card);
            toDiscard(card, seat, "SPO-123");
            if (zoneKind(card) != Graveyard)
                continue; // a text has put something in the place of the discard
            level += worth;
            ++brewed;
        }
    }
    say(Says::Brews, seat, NoCard, NoCard, brewed, level, "SPO-126");
    CardList revealed;
    for (int i = 0; i < 2 * brewed; ++i) { // SPO-125, SPO-077
        const CardId card = takeTop();
        if (!card.valid())
            break;
        (void)revealed.push(card);
        tell(Tells::Reveals, seat, card, NoCard, 0, 0, "SPO-125");
        raise(Term::EventReveals, card, NoCard, seat); // whoever waits for a revealed card hears of it (SPO-Q68)
        raise(Term::EventIsRevealed, card, NoCard, seat);
    }
    Options options;
    (void)options.push({}); // SPO-132
    for (const CardId card : revealed) {
        if (!is(card, Type::Equipment) || alchemy(card) > level) // SPO-127, SPO-129
            continue;
        Option one;
        one.card = card;
        (void)options.push(one);
    }
    const CardId chosen = askMerged(TakeFromBrew, seat, options).card;
    if (chosen.valid()) { // SPO-128, SPO-130
        say(Says::TakesFromBrew, seat, chosen, NoCard, 0, 0, "SPO-130");
        put(chosen, Hand, seat);
    }
    for (const CardId card : revealed) {
        if (card != chosen)
            mustGo(card, seat, "SPO-131");
    }
}

} // namespace muster::engine::spoils
