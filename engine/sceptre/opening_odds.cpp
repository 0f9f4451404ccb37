// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sceptre/opening_odds.h"

#include <algorithm>

namespace muster::engine::sceptre {

namespace {

constexpr int handSize = 7;   // SCE-5b
constexpr int bloodCards = 5; // SCE-6a
constexpr int mostDead = 7;   // SCE-8g

double choose(int n, int k)
{
    if (k < 0 || k > n)
        return 0;
    double value = 1;
    for (int i = 1; i <= k; ++i)
        value = value * (n - k + i) / i;
    return value;
}

/// Cards that hands are drawn from, by what matters of them.
struct Cards {
    int infantry = 0;
    int cavalry = 0;
    int squires = 0;
    int coins = 0;
    int others = 0;
    [[nodiscard]] int champions() const { return infantry + cavalry; }
    [[nodiscard]] int all() const { return champions() + squires + coins + others; }
};

/// The chance that all cards of a hand are among `these` of them.
double handAmong(const Cards& cards, int these)
{
    const double hands = choose(cards.all(), handSize);
    return hands > 0 ? choose(these, handSize) / hands : 0;
}

double handWithChampions(const Cards& cards, int number)
{
    const double hands = choose(cards.all(), handSize);
    const int c = cards.champions();
    return hands > 0 ? choose(c, number) * choose(cards.all() - c, handSize - number) / hands : 0;
}

/// Adds what one draw of a hand that is kept, as it has a Champion, adds to the chances.
void addHand(const Cards& cards, double weight, OpeningOdds& odds)
{
    const int all = cards.all();
    odds.twoChampions += weight * (1 - handWithChampions(cards, 0) - handWithChampions(cards, 1));
    const int withoutCoin = all - cards.coins;
    odds.noCoin += weight * (handAmong(cards, withoutCoin) - handAmong(cards, withoutCoin - cards.champions()));
    const int rest = all - cards.infantry - cards.squires;
    odds.cavalryOnly += weight * (handAmong(cards, rest) - handAmong(cards, rest - cards.cavalry));
}

/// Calls `visit` with each way in which the Blood Cards can be drawn, and its chance.
template <class Visit>
void eachBlood(const Cards& deck, Visit visit)
{
    const double ways = choose(deck.all(), bloodCards);
    Cards blood;
    for (blood.infantry = 0; blood.infantry <= bloodCards; ++blood.infantry) {
        for (blood.cavalry = 0; blood.champions() <= bloodCards; ++blood.cavalry) {
            for (blood.squires = 0; blood.champions() + blood.squires <= bloodCards; ++blood.squires) {
                for (blood.coins = 0; blood.champions() + blood.squires + blood.coins <= bloodCards; ++blood.coins) {
                    blood.others = bloodCards - blood.champions() - blood.squires - blood.coins;
                    const double these = choose(deck.infantry, blood.infantry) * choose(deck.cavalry, blood.cavalry)
                        * choose(deck.squires, blood.squires) * choose(deck.coins, blood.coins)
                        * choose(deck.others, blood.others);
                    if (these > 0)
                        visit(blood, these / ways);
                }
            }
        }
    }
}

Cards without(const Cards& cards, const Cards& taken)
{
    return {cards.infantry - taken.infantry, cards.cavalry - taken.cavalry, cards.squires - taken.squires,
            cards.coins - taken.coins, cards.others - taken.others};
}

} // namespace

OpeningOdds openingOdds(const Rules& rules, const DeckCards& deck)
{
    Cards cards;
    for (const std::uint16_t card : deck) {
        const Facts& facts = rules.facts(card);
        ++(facts.type == Type::Champion     ? facts.cavalry ? cards.cavalry : cards.infantry
               : facts.type == Type::Squire ? cards.squires
               : facts.type == Type::Coin   ? cards.coins
                                            : cards.others);
    }
    OpeningOdds odds;
    if (cards.all() < handSize + bloodCards)
        return odds; // it cannot be set up
    for (int number = 0; number <= handSize; ++number)
        odds.champions[static_cast<std::size_t>(number)] = handWithChampions(cards, number);
    odds.deadHands[0] = 1 - odds.champions[0];
    addHand(cards, 1, odds);
    eachBlood(cards, [&](const Cards& blood, double chance) {
        // Which cards are Blood Cards and which the first hand does not depend on what is drawn first, and so the first
        // dead hand is as likely as the next ones.
        const Cards rest = without(cards, blood);
        const double dead = handWithChampions(rest, 0);
        double weight = chance * dead; // of so many dead hands in a row
        for (int number = 1; number < mostDead; ++number) {
            odds.deadHands[static_cast<std::size_t>(number)] += weight * (1 - dead);
            addHand(rest, weight, odds);
            weight *= dead;
        }
        odds.deadHands[mostDead] += weight;
    });
    return odds;
}

} // namespace muster::engine::sceptre
