// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the cheapest lawful numbers: on random small problems it costs what trying every deck costs.
#include <QTest>
#include <random>

#include "validators/legal_search.h"

using namespace muster::validators;

namespace {

using Rng = std::mt19937;

int below(Rng& rng, int n) { return static_cast<int>(rng() % static_cast<unsigned>(n)); }

LegalProblem::Classes someClasses(Rng& rng, std::size_t count)
{
    LegalProblem::Classes classes;
    for (std::size_t i = 0; i < count; ++i)
        classes.push_back(below(rng, 2) != 0);
    return classes;
}

LegalProblem randomProblem(Rng& rng, bool conditions)
{
    LegalProblem problem;
    const auto classes = static_cast<std::size_t>(1 + below(rng, 4));
    for (std::size_t i = 0; i < classes; ++i)
        problem.capacity.push_back(below(rng, 6));
    for (int i = below(rng, 5); i >= 0; --i) {
        LegalProblem::Rule& rule = problem.rules.emplace_back();
        rule.over = someClasses(rng, classes);
        if (below(rng, 3) != 0)
            rule.least = LegalProblem::Bound{below(rng, 6), 0, {}};
        if (below(rng, 3) != 0)
            rule.most = LegalProblem::Bound{below(rng, 8), 0, {}};
        if (conditions && rule.most && below(rng, 3) == 0)
            rule.most = LegalProblem::Bound{below(rng, 3), 1 + below(rng, 2), someClasses(rng, classes)};
        if (conditions && below(rng, 3) == 0) {
            LegalProblem::Given given{someClasses(rng, classes), {}, {}};
            (below(rng, 2) != 0 ? given.least : given.most) = below(rng, 4);
            rule.given.push_back(given);
        }
    }
    for (int i = below(rng, 3); i >= 0; --i) {
        LegalProblem::Start& start = problem.starts.emplace_back();
        for (const int capacity : problem.capacity)
            start.cards.push_back(below(rng, capacity + 1));
        start.cost = below(rng, 4);
    }
    return problem;
}

bool lawful(const LegalProblem& problem, const std::vector<int>& cards)
{
    return std::ranges::all_of(problem.rules, [&](const LegalProblem::Rule& rule) { return rule.breach(cards) == 0; });
}

int distance(const std::vector<int>& a, const std::vector<int>& b)
{
    int sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += std::abs(a[i] - b[i]);
    return sum;
}

/// Every deck there is.
std::optional<std::int64_t> cheapestByTrying(const LegalProblem& problem)
{
    std::optional<std::int64_t> best;
    std::vector<int> cards(problem.capacity.size(), 0);
    while (true) {
        if (lawful(problem, cards))
            for (const LegalProblem::Start& start : problem.starts) {
                const std::int64_t cost = start.cost + distance(start.cards, cards);
                if (!best || cost < *best)
                    best = cost;
            }
        std::size_t i = 0;
        while (i < cards.size() && cards[i] == problem.capacity[i])
            cards[i++] = 0;
        if (i == cards.size())
            return best;
        ++cards[i];
    }
}

} // namespace

class LegalSearchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asCheapAsTryingAll_data()
    {
        QTest::addColumn<bool>("conditions");
        QTest::newRow("plain rules") << false;
        QTest::newRow("with conditions") << true;
    }
    void asCheapAsTryingAll()
    {
        QFETCH(bool, conditions);
        Rng rng(7);
        int impossible = 0;
        int dear = 0;
        for (int i = 0; i < 4000; ++i) {
            const LegalProblem problem = randomProblem(rng, conditions);
            const std::optional<std::int64_t> best = cheapestByTrying(problem);
            const std::optional<LegalTarget> target = cheapestTarget(problem);
            QCOMPARE(target.has_value(), best.has_value());
            if (unreachableRule(problem))
                QVERIFY2(!best, "a rule was called unreachable that some deck keeps");
            if (!target) {
                ++impossible;
                continue;
            }
            QCOMPARE(target->cost, *best);
            QVERIFY(lawful(problem, target->cards));
            const LegalProblem::Start& start = problem.starts[target->start];
            QCOMPARE(target->cost, start.cost + distance(start.cards, target->cards));
            dear += target->cost > 3;
        }
        QVERIFY(impossible > 100);
        QVERIFY(dear > 100);
    }

    void nestedRulesThatExcludeEachOther()
    {
        LegalProblem problem;
        problem.capacity = {100'000, 100'000, 2};
        problem.rules.resize(2);
        problem.rules[0].over = {1, 1, 1};
        problem.rules[0].most = LegalProblem::Bound{70, 0, {}};
        problem.rules[1].over = {0, 1, 0};
        problem.rules[1].least = LegalProblem::Bound{71, 0, {}};
        problem.starts.push_back({{0, 0, 0}, 0});
        const auto unreachable = unreachableRule(problem);
        QVERIFY(unreachable);
        QCOMPARE(unreachable->rule, std::size_t(0));
        QCOMPARE(unreachable->tooFew, false);
        QCOMPARE(unreachable->have, 71);
        problem.rules[1] = {{0, 0, 1}, LegalProblem::Bound{3, 0, {}}, {}, {}};
        QCOMPARE(unreachableRule(problem)->rule, std::size_t(1));
        QCOMPARE(unreachableRule(problem)->have, 2);
    }
};

QTEST_GUILESS_MAIN(LegalSearchTest)
#include "legal_search_test.moc"
