// SPDX-License-Identifier: GPL-3.0-or-later
// Exact chances: against the tables of Sceptre's digest, and against other ways to compute the same number.
#include <QTest>
#include <cmath>

#include "validators/probability.h"
#include "validators/sceptre/dead_hands.h"

using namespace muster::validators;

class ProbabilityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chooseIsExact()
    {
        QCOMPARE(choose(70, 7), 1198774720.0);
        QCOMPARE(choose(65, 7), 696190560.0);
        QCOMPARE(choose(60, 30), 118264581564861424.0);
        QCOMPARE(choose(5, 0), 1.0);
        QCOMPARE(choose(5, 6), 0.0);
        QCOMPARE(choose(5, -1), 0.0);
        for (int n = 1; n <= 40; ++n)
            for (int k = 1; k < n; ++k)
                QCOMPARE(choose(n, k), choose(n - 1, k - 1) + choose(n - 1, k));
    }

    void distributionAddsUp()
    {
        for (const Draw draw : {Draw{70, 16, 7}, Draw{70, 3, 12}, Draw{10, 8, 5}, Draw{70, 70, 7}, Draw{70, 0, 7}}) {
            double sum = 0;
            double mean = 0;
            for (int k = 0; k <= draw.draws; ++k) {
                const double exact = choose(draw.hits, k) * choose(draw.population - draw.hits, draw.draws - k)
                    / choose(draw.population, draw.draws);
                QVERIFY(std::abs(chanceOfExactly(draw, k) - exact) < 1e-14);
                QVERIFY(std::abs(chanceOfAtLeast(draw, k) - (1 - sum)) < 1e-14);
                sum += exact;
                mean += k * exact;
            }
            QVERIFY(std::abs(sum - 1) < 1e-14);
            QVERIFY(std::abs(mean - double(draw.draws) * draw.hits / draw.population) < 1e-12);
        }
        QCOMPARE(chanceOfExactly({70, 3, 7}, 4), 0.0);
        QCOMPARE(chanceOfExactly({70, 68, 7}, 4), 0.0);
        QCOMPARE(chanceOfAtLeast({70, 3, 7}, 0), 1.0);
    }

    void digestTables_data()
    {
        QTest::addColumn<double>("chance");
        QTest::addColumn<double>("percent");
        const auto dead = [](int champions, double percent) {
            QTest::addRow("dead hand, %d Champions", champions) << sceptre::chanceOfDeadHand(champions, 70) << percent;
        };
        dead(4, 65.0), dead(6, 51.8), dead(8, 41.0), dead(10, 32.2), dead(12, 25.1), dead(14, 19.3), dead(16, 14.8),
            dead(18, 11.2), dead(20, 8.3);
        const auto two = [](int champions, double percent) {
            QTest::addRow("two of %d in seven", champions) << chanceOfAtLeast({70, champions, 7}, 2) << percent;
        };
        two(8, 18.0), two(12, 34.4), two(16, 50.8), two(20, 65.2);
        const auto coins = [](int count, double percent) {
            QTest::addRow("two of %d Coins in eight", count) << chanceOfAtLeast({70, count, 8}, 2) << percent;
        };
        coins(16, 59), coins(20, 73), coins(24, 84);
        QTest::newRow("set aside") << sceptre::chanceOfSetAside(70) << 7.1;
    }
    void digestTables()
    {
        QFETCH(double, chance);
        QFETCH(double, percent);
        const double places = percent == std::floor(percent) && percent > 55 ? 0.5 : 0.05;
        QVERIFY2(std::abs(chance * 100 - percent) <= places + 1e-9, qPrintable(QString::number(chance * 100)));
    }

    /// In the order of the game: a dead first hand, then five of the other cards set aside, then six more hands from
    /// what is left with the first hand shuffled back (SCE-Q4).
    void sevenDeadHandsInOrderOfPlay()
    {
        for (int champions = 0; champions <= 30; ++champions) {
            double rest = 0;
            for (int aside = 0; aside <= 5 && aside <= champions; ++aside)
                rest += choose(champions, aside) * choose(63 - champions, 5 - aside) / choose(63, 5)
                    * std::pow(choose(65 - champions + aside, 7) / choose(65, 7), 6);
            const double chance = choose(70 - champions, 7) / choose(70, 7) * rest;
            const double ours = sceptre::chanceOfSevenDeadHands(champions, 70);
            QVERIFY2(std::abs(ours - chance) <= 1e-12 * std::max(1.0, chance), qPrintable(QString::number(champions)));
        }
        QCOMPARE(sceptre::chanceOfSevenDeadHands(0, 70), 1.0);
        // Setting cards aside makes the loss likelier than seven independent hands would.
        QVERIFY(sceptre::chanceOfSevenDeadHands(8, 70) > std::pow(sceptre::chanceOfDeadHand(8, 70), 7));
    }
};

QTEST_GUILESS_MAIN(ProbabilityTest)
#include "probability_test.moc"
