// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/legal_search.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <queue>
#include <tuple>

namespace muster::validators {

namespace {

using Classes = LegalProblem::Classes;
using Cards = std::vector<int>;

/// Past this many decks looked at, the search gives up: conditions can be made up that have no solution but endlessly
/// many decks to try. No game's or format's rules come near it.
constexpr std::size_t decksToTry = 50'000;

int sum(const Classes& of, const Cards& cards)
{
    int total = 0;
    for (std::size_t i = 0; i < cards.size(); ++i)
        total += of[i] != 0 ? cards[i] : 0;
    return total;
}

bool apart(const Classes& a, const Classes& b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] != 0 && b[i] != 0)
            return false;
    return true;
}

bool inside(const Classes& inner, const Classes& outer)
{
    for (std::size_t i = 0; i < inner.size(); ++i)
        if (inner[i] != 0 && outer[i] == 0)
            return false;
    return true;
}

void join(Classes& into, const Classes& from)
{
    for (std::size_t i = 0; i < from.size(); ++i)
        into[i] = into[i] != 0 || from[i] != 0;
}

/// All classes whose number of cards the rule looks at.
Classes touched(const LegalProblem::Rule& rule)
{
    Classes classes = rule.over;
    for (const auto* bound : {&rule.least, &rule.most})
        if (*bound && (*bound)->times != 0)
            join(classes, (*bound)->of);
    for (const LegalProblem::Given& given : rule.given)
        join(classes, given.of);
    return classes;
}

struct Search {
    explicit Search(const LegalProblem& p) : problem(p)
    {
        for (const LegalProblem::Rule& rule : problem.rules) {
            touches.push_back(touched(rule));
            sizes.push_back(std::ranges::count_if(touches.back(), [](char flag) { return flag != 0; }));
        }
        // Small rules first, so that many of them fit beside each other in the lower bound.
        for (std::size_t i = 0; i < problem.rules.size(); ++i)
            order.push_back(i);
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return sizes[i]; });
    }

    /// Cards that must at least come or go, and the rule to mend first.
    struct Outlook {
        int atLeast = 0;
        std::optional<std::size_t> mend;
        int breach = 0;
    };
    [[nodiscard]] Outlook outlook(const Cards& cards) const
    {
        // Greedy in two ways, small rules first and large breaches first: each is a lower bound.
        Outlook result;
        std::vector<std::pair<int, std::size_t>> broken;
        for (const std::size_t i : order) {
            const int breach = problem.rules[i].breach(cards);
            if (breach == 0)
                continue;
            if (!result.mend) {
                result.mend = i;
                result.breach = breach;
            }
            broken.emplace_back(problem.rules[i].plain() ? std::abs(breach) : 1, i);
        }
        result.atLeast = sumApart(broken);
        std::ranges::stable_sort(broken, [](const auto& a, const auto& b) { return a.first > b.first; });
        result.atLeast = std::max(result.atLeast, sumApart(broken));
        return result;
    }

    [[nodiscard]] int sumApart(const std::vector<std::pair<int, std::size_t>>& broken) const
    {
        Classes used(problem.capacity.size(), 0);
        int total = 0;
        for (const auto& [cards, i] : broken) {
            if (!apart(used, touches[i]))
                continue;
            join(used, touches[i]);
            total += cards;
        }
        return total;
    }

    const LegalProblem& problem;
    std::vector<Classes> touches;
    std::vector<std::ptrdiff_t> sizes;
    std::vector<std::size_t> order;
};

struct Reached {
    std::int64_t cost = 0;
    std::size_t start = 0;
};

struct Waiting {
    std::int64_t total = 0; ///< cost so far and what at least follows
    std::int64_t ahead = 0;
    std::size_t number = 0; ///< first come, first served among equals
    std::int64_t cost = 0;
    Cards cards;
    friend bool operator>(const Waiting& a, const Waiting& b)
    {
        return std::tuple(a.total, a.ahead, a.number) > std::tuple(b.total, b.ahead, b.number);
    }
};

} // namespace

bool LegalProblem::Rule::plain() const
{
    return given.empty() && (!least || least->times == 0) && (!most || most->times == 0);
}

int LegalProblem::Rule::breach(const std::vector<int>& cards) const
{
    for (const Given& g : given) {
        const int have = sum(g.of, cards);
        if ((g.least && have < *g.least) || (g.most && have > *g.most))
            return 0;
    }
    const auto value = [&](const Bound& bound) {
        return bound.number + (bound.times == 0 ? 0 : bound.times * sum(bound.of, cards));
    };
    const int have = sum(over, cards);
    if (most && have > value(*most))
        return have - value(*most);
    if (least && have < value(*least))
        return have - value(*least);
    return 0;
}

std::optional<LegalTarget> cheapestTarget(const LegalProblem& problem, const std::stop_token& stop)
{
    const Search search(problem);
    std::map<Cards, Reached> reached;
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> waiting;
    std::size_t number = 0;
    const auto reach = [&](const Cards& cards, std::int64_t cost, std::size_t start) {
        const auto [it, fresh] = reached.try_emplace(cards, Reached{cost, start});
        if (!fresh && it->second.cost <= cost)
            return;
        it->second = {cost, start};
        const std::int64_t ahead = std::int64_t(search.outlook(cards).atLeast) * problem.cardCost;
        waiting.push({cost + ahead, ahead, number++, cost, cards});
    };
    // No lawful deck has more cards of a class than a plain rule over it allows: that much goes in one step.
    std::vector<int> ceiling = problem.capacity;
    std::ranges::fill(ceiling, std::numeric_limits<int>::max());
    for (const LegalProblem::Rule& rule : problem.rules)
        if (rule.plain() && rule.most)
            for (std::size_t c = 0; c < ceiling.size(); ++c)
                if (rule.over[c] != 0)
                    ceiling[c] = std::min(ceiling[c], rule.most->number);
    for (std::size_t i = 0; i < problem.starts.size(); ++i) {
        Cards cards = problem.starts[i].cards;
        std::int64_t cost = problem.starts[i].cost;
        for (std::size_t c = 0; c < cards.size(); ++c) {
            cost += std::int64_t(std::max(0, cards[c] - ceiling[c])) * problem.cardCost;
            cards[c] = std::min(cards[c], ceiling[c]);
        }
        reach(cards, cost, i);
    }
    while (!waiting.empty() && reached.size() < decksToTry && !stop.stop_requested()) {
        const Waiting now = waiting.top();
        waiting.pop();
        const Reached here = reached.at(now.cards);
        if (here.cost < now.cost)
            continue; // reached more cheaply since it was put here
        const Search::Outlook outlook = search.outlook(now.cards);
        if (!outlook.mend)
            return LegalTarget{here.start, now.cards, now.cost};
        const bool plain = problem.rules[*outlook.mend].plain();
        const Classes& touches = search.touches[*outlook.mend];
        Cards next = now.cards;
        for (std::size_t i = 0; i < next.size(); ++i) {
            if (touches[i] == 0)
                continue;
            if ((!plain || outlook.breach < 0) && next[i] < std::min(problem.capacity[i], ceiling[i])) {
                ++next[i];
                reach(next, now.cost + problem.cardCost, here.start);
                --next[i];
            }
            if ((!plain || outlook.breach > 0) && next[i] > 0) {
                --next[i];
                reach(next, now.cost + problem.cardCost, here.start);
                ++next[i];
            }
        }
    }
    return {};
}

std::optional<Unreachable> unreachableRule(const LegalProblem& problem)
{
    // Bounds on each rule's number of cards that follow from the rules inside it, from the smallest rule outwards.
    const Search search(problem);
    struct Range {
        int lowest = 0;
        int highest = 0;
    };
    std::vector<Range> ranges(problem.rules.size());
    for (std::size_t at = 0; at < search.order.size(); ++at) {
        const std::size_t i = search.order[at];
        const LegalProblem::Rule& rule = problem.rules[i];
        if (!rule.plain())
            continue;
        // The largest rules inside first: they speak for what is inside them in turn.
        Classes covered(problem.capacity.size(), 0);
        Range range;
        for (std::size_t back = at; back-- > 0;) {
            const std::size_t j = search.order[back];
            if (!problem.rules[j].plain() || !inside(problem.rules[j].over, rule.over)
                || !apart(covered, problem.rules[j].over))
                continue;
            join(covered, problem.rules[j].over);
            range.lowest += ranges[j].lowest;
            range.highest += ranges[j].highest;
        }
        for (std::size_t c = 0; c < covered.size(); ++c)
            if (rule.over[c] != 0 && covered[c] == 0)
                range.highest += problem.capacity[c];
        if (rule.least && range.highest < rule.least->number)
            return Unreachable{i, true, range.highest};
        if (rule.most && range.lowest > rule.most->number)
            return Unreachable{i, false, range.lowest};
        if (rule.least)
            range.lowest = std::max(range.lowest, rule.least->number);
        if (rule.most)
            range.highest = std::min(range.highest, rule.most->number);
        if (range.lowest > range.highest)
            return Unreachable{i, true, range.highest};
        ranges[i] = range;
    }
    return {};
}

} // namespace muster::validators
