// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/script/greedy.h"

#include <algorithm>

namespace muster::engine::script {

using effects::Term;

void Greedy::begin(const Choice& choice, const View& view)
{
    m_game = &static_cast<Game&>(static_cast<const SeatView&>(view).game());
    m_me = choice.seat;
    m_other = other(m_me);
    m_reserved = 0;
    if (choice.kind != SetupAction)
        return;
    int strongest = 0;
    m_game->eachIn(Hand, m_me, [&](CardId card) {
        if (!m_game->is(card, Type::Creature))
            return;
        const int cost = m_game->costOf(card, false);
        if (cost <= m_game->scriptsFor(m_me, card) && m_game->attack(card) > strongest) {
            strongest = m_game->attack(card);
            m_reserved = cost;
        }
    });
}

double Greedy::score(const Choice& choice, const Option& option)
{
    switch (choice.kind) {
    case Mulligan:
        return option.number != 0 ? 1.0 - handValue() : 0;
    case HowToDraw: { // one card given up costs nothing but that card, a second one a card more
        if (option.action != Fasts || option.number == 0)
            return option.action == Fasts ? 4 : 1;
        int poor = 0;
        m_game->eachIn(Hand, m_me, [&](CardId card) { poor += worth(card) < (option.number == 1 ? 3.5 : 1) ? 1 : 0; });
        return poor >= option.number ? 1 + option.number : 0;
    }
    case FastWith:
    case OverLimit:
        return -worth(option.card);
    case SetupAction:
        return scoreAction(choice, option);
    case AttackWith:
        return scoreAttack(option);
    case BlockWith:
        return scoreBlock(option);
    case WithWhat:
        return option.card.valid() ? 1 + worth(option.card) : 0;
    case PayWith:
    case LoseWhich:
        return -worthOfScript(option.card);
    case WholeLine:
        return -option.number; // more cards at risk for nothing
    case Activate:
        return option.number;
    case StaysOnTable:
        return -option.number;
    default:
        break;
    }
    switch (static_cast<Ask>(choice.kind)) {
    case Ask::May:
        return option.number;
    case Ask::Card:
    case Ask::Enough:
        return option.card.valid() ? scoreTarget(choice, option.card) : 0;
    case Ask::Number:
        return option.number;
    case Ask::Player:
        return option.seat == m_other ? 1 : 0;
    default:
        return 0;
    }
}

/// From 0, a dead hand, to 2, a good one, as the digest tells them apart.
double Greedy::handValue()
{
    int scripts = 0;
    int playable = 0;
    m_game->eachIn(Hand, m_me, [&](CardId card) { scripts += m_game->is(card, Type::Script) ? 1 : 0; });
    m_game->eachIn(Hand, m_me, [&](CardId card) {
        if (!m_game->is(card, Type::Creature))
            return;
        int fitting = 0;
        m_game->eachIn(Hand, m_me, [&](CardId script) {
            fitting += m_game->is(script, Type::Script) && m_game->element(script) == m_game->element(card) ? 1 : 0;
        });
        playable += fitting > 0 && m_game->costOf(card, false) <= 4 ? 1 : 0;
    });
    if (scripts <= 1 || scripts >= 6 || playable == 0)
        return 0.5;
    return scripts <= 4 && playable >= 2 ? 2 : 1.5;
}

int Greedy::needed(int element)
{
    int most = 0;
    m_game->eachIn(Hand, m_me, [&](CardId card) {
        if (m_game->is(card, Type::Creature) && m_game->element(card) == element)
            most = std::max(most, m_game->costOf(card, false));
    });
    return most;
}

double Greedy::worth(CardId card)
{
    const int codex = m_game->countIn(Codex, m_me);
    if (m_game->is(card, Type::Script)) {
        if (codex >= 8)
            return 0.5;
        return 6 - 0.5 * codex + (needed(m_game->element(card)) > 0 ? 1 : 0);
    }
    const int cost = m_game->costOf(card, false);
    const double late = std::max(0, cost - codex - 2); // not to be paid for soon
    if (m_game->is(card, Type::Creature))
        return 2 + 0.6 * m_game->attack(card) + 0.4 * m_game->defense(card) - late;
    return 3 - 0.3 * cost - late;
}

/// Of two Scripts the one goes first whose element is needed less.
double Greedy::worthOfScript(CardId script)
{
    const int element = m_game->element(script);
    int have = 0;
    m_game->eachIn(Codex, m_me,
                   [&](CardId one) { have += !m_game->isTapped(one) && m_game->element(one) == element ? 1 : 0; });
    return needed(element) - have + (m_game->isTapped(script) ? -0.5 : 0);
}

double Greedy::scoreAction(const Choice&, const Option& option)
{
    constexpr double moveOn = 1;
    switch (option.action) {
    case PlayScript:
        return 100 + needed(m_game->element(option.card));
    case PlayInstant: {
        const int cost = m_game->costOf(option.card, false);
        const int spare = m_game->untapped(m_me) - m_reserved;
        bool loses = false;
        const code::Range text = m_game->own(option.card).does;
        for (int i = 0; i < text.count;
             ++i) // a Script for it: with some to spare, for the last blow, or without an attack
            loses = loses || !m_game->code().ability(static_cast<code::Ref>(text.first + i)).cost.empty();
        if (loses && m_reserved > 0 && m_game->countIn(Codex, m_me) < 7 && m_game->health(m_other) > 10)
            return 0;
        return cost <= spare ? 20 - cost : 0;
    }
    case SetConditional:
        if (option.other.valid())
            return 0;
        return m_game->costOf(option.card, false) <= m_game->untapped(m_me) - m_reserved ? 10 : 0;
    default:
        return moveOn;
    }
}

/// What may stand in the way: a Creature that the opponent's untapped Scripts could pay for, and how likely there is one.
Greedy::Defender Greedy::expected()
{
    const int scripts = m_game->untapped(m_other);
    const int hand = m_game->countIn(Hand, m_other);
    Defender one;
    one.chance = hand == 0 ? 0 : scripts == 0 ? 0.05 : std::min(0.8, 0.25 + 0.08 * hand);
    one.attack = 1.5 + 0.5 * scripts;
    one.defense = 2 + 0.6 * scripts;
    return one;
}

double Greedy::scoreAttack(const Option& option)
{
    if (option.action == Nothing)
        return 0;
    const bool evolved = option.action == InvokeEvolved;
    const double attack = m_game->attack(option.card);
    const double defense = m_game->defense(option.card);
    const Defender defender = expected();
    const double lost = 2 + 0.5 * worth(option.card) + (evolved && option.other.valid() ? 2 : 0);
    const double open = attack >= m_game->health(m_other) ? 100 : attack;
    const double met = std::max(0.0, attack - defender.defense) + (attack >= defender.defense ? 3 : 0)
        - (defender.attack >= defense ? lost : 0);
    // Scripts that it takes are missing for a blocker, the more the more the opponent can strike with.
    const double cost = m_game->costOf(option.card, evolved);
    return open * (1 - defender.chance) + met * defender.chance - 0.15 * cost + 0.05 * defense;
}

double Greedy::scoreBlock(const Option& option)
{
    if (option.action == Nothing)
        return 0;
    const CardId attacker = m_game->state().battle.attacker;
    const int hits = m_game->attack(attacker);
    const int stops = m_game->defense(option.card);
    const bool kills = m_game->attack(option.card) >= m_game->defense(attacker);
    const bool dies = hits >= stops;
    const double dear = m_game->health(m_me) <= 8 ? 1.5 : 1;
    double liked = dear * std::min(hits, stops);
    liked += kills ? 4 + 0.5 * m_game->costOf(attacker, false) : 0;
    liked -= dies ? 1 + worth(option.card) : 0;
    if (hits >= m_game->health(m_me)) // it saves the battle
        liked += hits - stops < m_game->health(m_me) ? 100 : 0;
    return liked - 0.1 * m_game->costOf(option.card, option.action == InvokeEvolved);
}

/// What a text does to a card: good for the own ones is good, and the other way round.
double Greedy::scoreTarget(const Choice& choice, CardId card)
{
    const bool mine = m_game->table().card(card).controller == m_me;
    const double value = m_game->is(card, Type::Creature) ? 2.0 + m_game->attack(card) + m_game->defense(card)
        : m_game->is(card, Type::Script)                  ? 2.0 + (mine ? worthOfScript(card) : 0)
                                                          : 2.0;
    switch (static_cast<Term>(choice.detail)) {
    case Term::VerbDiscard:
    case Term::VerbDestroy:
        return mine ? 0.1 - (m_game->zoneOfCard(card) == Hand ? worth(card) : value) : value;
    case Term::VerbReturn:
        return m_game->inPlayNow(card) && !mine ? value : value + 1;
    default:
        return value;
    }
}

} // namespace muster::engine::script
