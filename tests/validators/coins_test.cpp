// SPDX-License-Identifier: GPL-3.0-or-later
// SCE-18h: a set of Coins meets a requirement if the Coins can be assigned one to one. Against trying all assignments.
#include <QTest>
#include <algorithm>

#include "validators/sceptre/coins.h"

using namespace muster::validators::sceptre;

namespace {

std::vector<int> listOf(const Coins& coins)
{
    std::vector<int> list;
    for (int metal = 0; metal < metals; ++metal)
        list.insert(list.end(), static_cast<std::size_t>(coins.of[static_cast<std::size_t>(metal)]), metal);
    return list;
}

/// Some order of the Coins has at each place one as good as asked.
bool assignable(const Coins& have, const Coins& need)
{
    std::vector<int> coins = listOf(have);
    const std::vector<int> asked = listOf(need);
    if (asked.size() > coins.size())
        return false;
    do {
        bool fits = true;
        for (std::size_t i = 0; i < asked.size(); ++i)
            fits = fits && coins[i] <= asked[i];
        if (fits)
            return true;
    } while (std::ranges::next_permutation(coins).found);
    return false;
}

} // namespace

class CoinsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void examplesOfTheDigest()
    {
        QVERIFY(!shortage({{2, 1, 0}}, {{1, 1, 1}}));
        const auto lacks = shortage({{1, 0, 2}}, {{1, 1, 1}});
        QVERIFY(lacks);
        QCOMPARE(lacks->metal, 1);
        QCOMPARE(lacks->have, 1);
        QCOMPARE(lacks->need, 2);
        QVERIFY(shortage({{0, 3, 0}}, {{1, 0, 0}}));
        QVERIFY(shortage({{0, 0, 5}}, {{0, 1, 0}}));
        QVERIFY(!shortage({{1, 0, 0}}, {{0, 0, 1}}));
        QVERIFY(!shortage({}, {}));
    }

    void everySmallCase()
    {
        int cases = 0;
        const auto all = [](auto visit) {
            for (int gold = 0; gold <= 2; ++gold)
                for (int silver = 0; silver <= 2; ++silver)
                    for (int copper = 0; copper <= 2; ++copper)
                        visit(Coins{{gold, silver, copper}});
        };
        all([&](const Coins& have) {
            all([&](const Coins& need) {
                ++cases;
                const auto lacks = shortage(have, need);
                QCOMPARE(!lacks, assignable(have, need));
                if (lacks)
                    QVERIFY(lacks->have < lacks->need);
            });
        });
        QCOMPARE(cases, 27 * 27);
    }
};

QTEST_GUILESS_MAIN(CoinsTest)
#include "coins_test.moc"
