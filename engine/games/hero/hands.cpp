// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hero/hands.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "engine/language/cards_in_use.h"

namespace muster::engine::hero {

namespace {

enum Class : int { Good, Fair, Bad, Dead };
enum ShareAt : std::size_t { UltimateFirst, UltimateSecond, UltimateStands, Changed };
enum MeanAt : std::size_t { EarlyBefore, EarlyAfter };

/// The chance that none of `number` cards drawn from `of` is one of `wanted`.
double noneOf(int wanted, int of, int number)
{
    double chance = 1;
    for (int i = 0; i < number; ++i)
        chance *= double(std::max(0, of - wanted - i)) / std::max(1, of - i);
    return chance;
}

/// Every hand of `left` more cards from the groups behind `at`, with the number of ways in which it comes. Of each group it
/// holds the first cards.
template <class Visit>
void eachHand(const std::vector<DeckCards>& groups, std::size_t at, int left, double ways, DeckCards& hand,
              Visit& visit)
{
    if (left == 0 || at == groups.size()) {
        if (left == 0)
            visit(ways);
        return;
    }
    const DeckCards& group = groups[at];
    const int size = static_cast<int>(group.size());
    const std::size_t before = hand.size();
    for (int taken = 0; taken <= std::min(left, size); ++taken) {
        eachHand(groups, at + 1, left - taken, ways, hand, visit);
        if (taken == size)
            break;
        hand.push_back(group[static_cast<std::size_t>(taken)]);
        ways *= double(size - taken) / (taken + 1);
    }
    hand.resize(before);
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
    if (deck().empty())
        return sum;
    for (const int place : {0, 1}) {
        const auto early =
            std::count_if(deck().begin(), deck().end(), [&](std::uint16_t card) { return isEarly(card, place); });
        sum += 0.5 * (place == 0 ? 4 : 5) * double(early) / double(deck().size());
    }
    return sum;
}

/// First Ultimates, then cards that cost 6 and more, then the second copy of an upgrade, then one that costs 5 where nothing
/// comes before it.
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

/// The deck in groups of cards that the policy does not tell apart. It knows an upgrade from another one only where there are
/// several copies.
std::vector<DeckCards> Hands::alikeFor(int place) const
{
    std::map<std::array<int, 4>, DeckCards> groups;
    for (const std::uint16_t card : deck()) {
        const Facts& facts = m_rules->printed(card);
        const bool several = facts.type == Type::Upgrade && std::count(deck().begin(), deck().end(), card) > 1;
        const int dear = facts.ultimate ? 7 : std::clamp(cost(card), 4, 6);
        groups[{dear, isEarly(card, place) ? 1 : 0, several ? 1 : 0, several ? card : 0}].push_back(card);
    }
    std::vector<DeckCards> all;
    all.reserve(groups.size());
    for (auto& [key, cards] : groups)
        all.push_back(std::move(cards));
    return all;
}

/// Over all hands that there can be, the policy asked about each: cards sent back are shuffled in, so that those that come
/// for them are any of the rest and these (HRO-121).
Hands::Standing Hands::standing(int place) const
{
    const int cards = static_cast<int>(deck().size());
    const int ultimates = ultimatesIn(deck());
    const auto earlyIn = [&](const DeckCards& some) {
        return static_cast<int>(
            std::count_if(some.begin(), some.end(), [&](std::uint16_t card) { return isEarly(card, place); }));
    };
    const int early = earlyIn(deck());
    PracticeHand hand;
    hand.place = place;
    std::vector<std::size_t> back;
    DeckCards kept;
    double all = 0;
    Standing sum;
    auto visit = [&](double ways) {
        policy(hand, back);
        kept.clear();
        for (std::size_t at = 0; at < hand.hand.size(); ++at) {
            if (!std::binary_search(back.begin(), back.end(), at))
                kept.push_back(hand.hand[at]);
        }
        const int rest = cards - static_cast<int>(kept.size());
        const int drawn = static_cast<int>(back.size());
        const int ultimatesKept = ultimatesIn(kept);
        const int earlyKept = earlyIn(kept);
        all += ways;
        sum.changed += drawn > 0 ? ways : 0;
        sum.early += ways * (earlyKept + (drawn > 0 ? drawn * double(early - earlyKept) / rest : 0));
        sum.ultimate += ways * (ultimatesKept > 0 ? 1 : 1 - noneOf(ultimates, rest, drawn));
    };
    eachHand(alikeFor(place), 0, std::min(cards, place == 0 ? 4 : 5), 1, hand.hand, visit);
    return {sum.changed / all, sum.ultimate / all, sum.early / all};
}

/// Whether another spell can be paid for beside a Channeled one: alone it is no play.
bool Hands::hasPartner(const DeckCards& hand, std::uint16_t channeled, int mana) const
{
    bool itself = false;
    return std::any_of(hand.begin(), hand.end(), [&](std::uint16_t card) {
        if (card == channeled && !std::exchange(itself, true))
            return false;
        const Facts& facts = m_rules->printed(card);
        return facts.type == Type::Spell && !facts.ultimate && cost(card) + cost(channeled) <= mana;
    });
}

int Hands::classOf(const PracticeHand& hand) const
{
    const int thirdTurn = hand.place == 0 ? 4 : 5;
    int later = 0;
    bool any = false;
    bool minion = false;
    for (const std::uint16_t card : hand.hand) {
        const Facts& facts = m_rules->printed(card);
        if (facts.ultimate || cost(card) > thirdTurn)
            continue;
        ++later;
        any = any || facts.type != Type::Spell || !facts.channeled || hasPartner(hand.hand, card, thirdTurn);
        minion = minion || (facts.type == Type::Minion && cost(card) < thirdTurn);
    }
    if (!any)
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
    const Standing first = standing(0);
    const Standing second = standing(1);
    const auto half = [&](double Standing::*of) { return 0.5 * (first.*of + second.*of); };
    all.shares = {{"ultimate-first",
                   {"goes first, with an Ultimate in the first hand"},
                   0,
                   0.5 * (1 - noneOf(ultimates, cards, 4))},
                  {"ultimate-second",
                   {"goes second, with an Ultimate in the first hand"},
                   0,
                   0.5 * (1 - noneOf(ultimates, cards, 5))},
                  {"ultimate-stands", {"an Ultimate in the hand that stands"}, 0, half(&Standing::ultimate)},
                  {"changed", {"cards were sent back"}, 0, half(&Standing::changed)}};
    all.means = {{"early-before", {"early plays in the first hand"}, 0, 5, false, {}, earlyInFirstHand()},
                 {"early-after", {"early plays in the hand that stands"}, 0, 5, false, {}, half(&Standing::early)}};
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
    sum.shares[UltimateStands].count += ultimatesIn(last.hand) > 0 ? 1 : 0;
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
