// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hero/hands.h"

#include <algorithm>

#include "engine/language/cards_in_use.h"

namespace muster::engine::hero {

namespace {

enum Class : int { Good, Fair, Bad, Dead };
enum ShareAt : std::size_t { UltimateFirst, UltimateSecond, Changed };
enum MeanAt : std::size_t { EarlyBefore, EarlyAfter };

/// The chance that none of `number` cards drawn from `of` is one of `wanted`.
double noneOf(int wanted, int of, int number)
{
    double chance = 1;
    for (int i = 0; i < number; ++i)
        chance *= double(std::max(0, of - wanted - i)) / std::max(1, of - i);
    return chance;
}

} // namespace

Hands::Hands(std::shared_ptr<const Rules> rules, const DeckCards& deck)
    : DrawnHands({{4, 5}, 1, 3, false, Back::ShuffledFirst, "HRO-120"}, deck), // HRO-111, HRO-112, HRO-121
      m_rules(std::move(rules))
{
}

int Hands::ultimatesIn(const DeckCards& cards) const
{
    return static_cast<int>(
        std::count_if(cards.begin(), cards.end(), [&](std::uint16_t card) { return m_rules->printed(card).ultimate; }));
}

/// Cards for the first two turns: up to 3 mana for who goes first, up to 4 for the other (HRO-Q4).
bool Hands::isEarly(std::uint16_t card, int place) const
{
    return !m_rules->printed(card).ultimate && cost(card) <= (place == 0 ? 3 : 4);
}

int Hands::playableSoon(const PracticeHand& hand) const
{
    return static_cast<int>(std::count_if(hand.hand.begin(), hand.hand.end(),
                                          [&](std::uint16_t card) { return isEarly(card, hand.place); }));
}

/// How many there are to be expected in the hands as they are dealt, half of them of each place.
double Hands::earlyInFirstHand() const
{
    double sum = 0;
    for (const int place : {0, 1}) {
        const auto early =
            std::count_if(deck().begin(), deck().end(), [&](std::uint16_t card) { return isEarly(card, place); });
        sum += 0.5 * (place == 0 ? 4 : 5) * double(early) / double(deck().size());
    }
    return sum;
}

/// First Ultimates, then what costs 6 and more, then the second copy of an upgrade, then what costs 5 where nothing comes
/// before it.
void Hands::policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const
{
    const auto bad = [&](std::size_t at) {
        const std::uint16_t card = hand.hand[at];
        const Facts& facts = m_rules->printed(card);
        const auto before = hand.hand.begin() + static_cast<std::ptrdiff_t>(at);
        const bool second = std::find(hand.hand.begin(), before, card) != before;
        return facts.ultimate                            ? 4
            : cost(card) >= 6                            ? 3
            : facts.type == Type::Upgrade && second      ? 2
            : cost(card) == 5 && playableSoon(hand) == 0 ? 1
                                                         : 0;
    };
    cards.clear();
    for (int badness = 4; badness >= 1; --badness) {
        for (std::size_t at = 0; at < hand.hand.size() && cards.size() < 3; ++at) {
            if (bad(at) == badness)
                cards.push_back(at);
        }
    }
    std::sort(cards.begin(), cards.end());
}

int Hands::classOf(const PracticeHand& hand) const
{
    const int thirdTurn = hand.place == 0 ? 4 : 5;
    int later = 0;
    bool minion = false;
    for (const std::uint16_t card : hand.hand) {
        const Facts& facts = m_rules->printed(card);
        if (facts.ultimate || cost(card) > thirdTurn)
            continue;
        ++later;
        minion = minion || (facts.type == Type::Minion && cost(card) < thirdTurn);
    }
    if (later == 0)
        return Dead;
    const int soon = playableSoon(hand);
    if (soon >= 2 && later >= 3 && minion && ultimatesIn(hand.hand) == 0)
        return Good;
    return soon >= 2 && ultimatesIn(hand.hand) == 0 ? Fair : Bad;
}

Measures Hands::series() const
{
    const int cards = static_cast<int>(deck().size());
    const int ultimates = ultimatesIn(deck());
    Measures all;
    all.facts = {{"cards", {"cards"}, cards}, {"ultimates", {"Ultimates"}, ultimates}};
    // Half of the hands are of who goes first.
    all.shares = {{"ultimate-first",
                   {"goes first, with an Ultimate in the first hand"},
                   0,
                   0.5 * (1 - noneOf(ultimates, cards, 4))},
                  {"ultimate-second",
                   {"goes second, with an Ultimate in the first hand"},
                   0,
                   0.5 * (1 - noneOf(ultimates, cards, 5))},
                  {"changed", {"cards were sent back"}}};
    all.means = {{"early-before", {"early plays in the first hand"}, 0, 5, false, {}, earlyInFirstHand()},
                 {"early-after", {"early plays in the hand that stands"}, 0, 5}};
    all.classes = {{"classes",
                    {"hands"},
                    {{"good", {"good: two early plays, a minion among them, and one for turn 3"}},
                     {"fair", {"fair: two early plays"}},
                     {"bad", {"bad: at most one early play, or an Ultimate"}},
                     {"dead", {"dead: nothing to play in the first three turns"}}}}};
    return all;
}

void Hands::measure(const PracticeHand& first, const PracticeHand& last, Measures& sum) const
{
    const bool ultimate = ultimatesIn(first.hand) > 0;
    sum.shares[first.place == 0 ? UltimateFirst : UltimateSecond].count += ultimate ? 1 : 0;
    sum.shares[Changed].count += last.changes > 0 ? 1 : 0;
    sum.means[EarlyBefore].mean.add(playableSoon(first));
    sum.means[EarlyAfter].mean.add(playableSoon(last));
}

std::unique_ptr<HandPractice> makeHandPractice(const Catalogue& catalogue,
                                               const std::map<std::string, std::string>& options,
                                               const DeckSections& deck)
{
    const DeckCards& cards = deck.cards("main");
    return std::make_unique<Hands>(
        std::make_shared<const Rules>(catalogue, options, code::cardsInUse(catalogue, cards)), cards);
}

} // namespace muster::engine::hero
