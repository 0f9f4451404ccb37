// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/opening_odds.h"

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

/// The chance that `drawn` cards of `all` are all among `these` of them.
double allAmong(int these, int all, int drawn) { return choose(these, drawn) / choose(all, drawn); }

double handWithChampions(int champions, int all, int number)
{
    return choose(champions, number) * choose(all - champions, handSize - number) / choose(all, handSize);
}

/// A better metal may be paid (SCE-18d).
bool fits(Metal coin, Metal asked) { return coin <= asked; }

/// The metal of a cost that is the easiest to pay; nothing where it asks for none.
std::optional<Metal> easiest(Coins cost)
{
    if (cost.total() == 0)
        return {};
    return cost.copper > 0 ? Metal::Copper : cost.silver > 0 ? Metal::Silver : Metal::Gold;
}

int fitting(Coins coins, Metal asked)
{
    return coins.gold + (fits(Metal::Silver, asked) ? coins.silver : 0)
        + (fits(Metal::Copper, asked) ? coins.copper : 0);
}

/// The cards of a deck by what matters of them.
struct Cards {
    std::vector<const Facts*> champions;
    Coins coins;
    int squires = 0;
    int others = 0; ///< neither Champions nor these
    int finding = 0;
    int finders = 0; ///< Champions that draw or search; `finding` are the rest
    [[nodiscard]] int all() const { return static_cast<int>(champions.size()) + rest(); }
    [[nodiscard]] int rest() const { return coins.total() + squires + others; }
    template <class Wanted>
    [[nodiscard]] int count(Wanted wanted) const
    {
        return static_cast<int>(
            std::count_if(champions.begin(), champions.end(), [&](const Facts* one) { return wanted(*one); }));
    }
};

Cards cardsOf(const Rules& rules, const DeckCards& deck)
{
    Cards cards;
    for (const std::uint16_t card : deck) {
        const Facts& facts = rules.facts(card);
        if (facts.type == Type::Champion) {
            cards.champions.push_back(&facts);
            cards.finders += facts.findsCards ? 1 : 0;
            continue;
        }
        cards.finding += facts.findsCards ? 1 : 0;
        if (facts.type == Type::Coin)
            cards.coins.add(facts.metal);
        else
            ++(facts.type == Type::Squire ? cards.squires : cards.others);
    }
    return cards;
}

/// Calls `visit` with the Coins and Squires that so many of a deck's other cards can be, and the chance of it.
template <class Visit>
void eachRest(const Cards& deck, int number, Visit visit)
{
    const double ways = choose(deck.rest(), number);
    for (int gold = 0; gold <= number; ++gold) {
        for (int silver = 0; gold + silver <= number; ++silver) {
            for (int copper = 0; gold + silver + copper <= number; ++copper) {
                for (int squires = 0; gold + silver + copper + squires <= number; ++squires) {
                    const double these = choose(deck.coins.gold, gold) * choose(deck.coins.silver, silver)
                        * choose(deck.coins.copper, copper) * choose(deck.squires, squires)
                        * choose(deck.others, number - gold - silver - copper - squires);
                    if (these <= 0)
                        continue;
                    Coins coins;
                    coins.gold = static_cast<std::int8_t>(gold);
                    coins.silver = static_cast<std::int8_t>(silver);
                    coins.copper = static_cast<std::int8_t>(copper);
                    visit(coins, squires, these / ways);
                }
            }
        }
    }
}

/// What a hand that is kept adds to the chances, which has so many Champions with this chance. Which of the Champions
/// they are, and which of the other cards the rest, is all alike, however many dead hands there were before.
void addHands(const Cards& deck, int champions, double chance, OpeningOdds& odds)
{
    const int all = static_cast<int>(deck.champions.size());
    const auto none = [&](int that) { return allAmong(all - that, all, champions); };
    odds.twoChampions += champions >= 2 ? chance : 0;
    if (champions == 1)
        odds.lastChampion +=
            chance * none(deck.finders) * allAmong(deck.rest() - deck.finding, deck.rest(), handSize - champions);
    const int infantry = deck.count([](const Facts& one) { return !one.cavalry; });
    eachRest(deck, handSize - champions, [&](Coins coins, int squires, double rest) {
        const double these = chance * rest;
        odds.ready += these * (1 - none(deck.count([&](const Facts& one) { return isReady(one, coins); })));
        if (champions >= 2 && squires > 0)
            odds.good += these * (1 - none(deck.count([&](const Facts& one) { return isPrepared(one, coins); })));
        if (coins.total() == 0)
            odds.noCoin += these;
        else
            odds.coinsForNothing += these * none(deck.count([&](const Facts& one) { return fitsSome(one, coins); }));
        if (squires == 0)
            odds.cavalryOnly += these * none(infantry);
    });
}

} // namespace

bool isReady(const Facts& champion, Coins coins)
{
    return !champion.cavalry && meets(coins, champion.attacks[0].coins);
}

bool isPrepared(const Facts& champion, Coins coins)
{
    const Coins asked = champion.attacks[0].coins;
    return !champion.cavalry && asked.total() <= 2 && fitting(coins, easiest(asked).value_or(Metal::Copper)) >= 2;
}

bool fitsSome(const Facts& champion, Coins coins)
{
    return std::any_of(std::begin(champion.attacks), std::end(champion.attacks), [&](const Attack& attack) {
        const auto asked = easiest(attack.coins);
        return asked && fitting(coins, *asked) > 0;
    });
}

void OpeningHand::add(const Facts& card)
{
    finds = finds || card.findsCards;
    squires += card.type == Type::Squire ? 1 : 0;
    if (card.type != Type::Champion)
        return;
    ++champions;
    infantry = infantry || !card.cavalry;
    ready = ready || isReady(card, coins);
    prepared = prepared || isPrepared(card, coins);
    fitting = fitting || fitsSome(card, coins);
}

OpeningOdds openingOdds(const Rules& rules, const DeckCards& deck)
{
    const Cards cards = cardsOf(rules, deck);
    const int all = cards.all();
    const int champions = static_cast<int>(cards.champions.size());
    OpeningOdds odds;
    if (all < handSize + bloodCards)
        return odds;                         // it cannot be set up
    std::array<double, handSize + 1> kept{}; // by its Champions
    for (int number = 0; number <= handSize; ++number) {
        odds.champions[static_cast<std::size_t>(number)] = handWithChampions(champions, all, number);
        kept[static_cast<std::size_t>(number)] = odds.champions[static_cast<std::size_t>(number)];
    }
    odds.deadHands[0] = 1 - odds.champions[0];
    for (int blood = 0; blood <= std::min(bloodCards, champions); ++blood) {
        // Which cards are Blood Cards and which the first hand does not depend on what is drawn first, and so the first
        // dead hand is as likely as the next ones.
        const int left = champions - blood;
        const int without = all - bloodCards;
        const double dead = handWithChampions(left, without, 0);
        // The chance of so many Champions among the Blood Cards, and then of so many dead hands in a row.
        double weight =
            choose(champions, blood) * choose(all - champions, bloodCards - blood) / choose(all, bloodCards) * dead;
        for (int number = 1; number < mostDead; ++number) {
            odds.deadHands[static_cast<std::size_t>(number)] += weight * (1 - dead);
            for (int in = 1; in <= handSize; ++in)
                kept[static_cast<std::size_t>(in)] += weight * handWithChampions(left, without, in);
            weight *= dead;
        }
        odds.deadHands[mostDead] += weight;
    }
    for (int in = 1; in <= std::min(handSize, champions); ++in) {
        if (kept[static_cast<std::size_t>(in)] > 0)
            addHands(cards, in, kept[static_cast<std::size_t>(in)], odds);
    }
    return odds;
}

} // namespace muster::engine::sceptre
