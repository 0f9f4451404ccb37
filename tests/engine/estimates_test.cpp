// SPDX-License-Identifier: GPL-3.0-or-later
// Intervals of 95 percent: their bounds, and that they hold what they promise.
#include <cmath>
#include <utility>
#include <vector>

#include <QTest>

#include "engine/core/random.h"
#include "engine/play/estimates.h"
#include "engine/play/unlikely.h"

using namespace muster;
using namespace muster::engine;

class EstimatesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shares()
    {
        const Interval half = shareInterval(50, 100);
        QVERIFY(half.low > 0.40 && half.low < 0.41 && half.high > 0.59 && half.high < 0.60);
        const Interval none = shareInterval(0, 10);
        QCOMPARE(none.low, 0.0);
        QVERIFY(none.high > 0.27 && none.high < 0.28);
    }

    /// One hit more than none was expected is no alarm; a hundred are, and so is what cannot be.
    void rareThingsHappen()
    {
        QVERIFY(standardErrorsOff(1, 200, 7.6e-5) < 3); // the plain formula says eight
        QVERIFY(standardErrorsOff(0, 200, 7.6e-5) < 1);
        QVERIFY(standardErrorsOff(10, 200, 7.6e-5) > 5);
        QVERIFY(std::abs(standardErrorsOff(5250, 10'000, 0.5) - 5) < 0.01);
        QVERIFY(std::abs(standardErrorsOff(4750, 10'000, 0.5) - 5) < 0.01);
        QCOMPARE(standardErrorsOff(0, 50, 0.0), 0.0);
        QCOMPARE(standardErrorsOff(50, 50, 1.0), 0.0);
        QVERIFY(std::isinf(standardErrorsOff(1, 50, 0.0)) && std::isinf(standardErrorsOff(49, 50, 1.0)));
        QCOMPARE(standardErrorsOff(0, 0, 0.5), 0.0);
    }

    /// What is called n standard errors off is as rare as it says, also of few trials and small chances.
    void alarmsAreAsRareAsTheySay()
    {
        for (const double chance : {0.5, 0.1, 0.01, 0.0001}) {
            for (const int trials : {1, 20, 500}) {
                for (const int errors : {2, 3, 5}) {
                    double share = 0;
                    for (int hits = 0; hits <= trials; ++hits) {
                        const double ways =
                            std::lgamma(trials + 1.0) - std::lgamma(hits + 1.0) - std::lgamma(trials - hits + 1.0);
                        if (standardErrorsOff(hits, trials, chance) > errors)
                            share += std::exp(ways + hits * std::log(chance) + (trials - hits) * std::log1p(-chance));
                    }
                    QVERIFY(share <= 2 * std::exp(-errors * errors / 2.0));
                }
            }
        }
    }

    void sharesOfNoneAndAllHaveExactBounds()
    {
        for (const int trials : {1, 7, 50, 3000}) {
            QCOMPARE(shareInterval(0, trials).low, 0.0);
            QCOMPARE(shareInterval(trials, trials).high, 1.0);
        }
    }

    void meansOfOneValueHaveNoInterval()
    {
        Mean mean;
        QVERIFY(!mean.halfInterval());
        mean.add(3);
        QVERIFY(!mean.halfInterval());
        mean.add(5);
        QCOMPARE(std::round(mean.halfInterval().value_or(0) * 1000), 12706.0); // of two values: 12.706 standard errors
    }

    /// Numbers with fractions come to the same sum in any order and grouping, and to the right one.
    void sumsDoNotDependOnTheOrder()
    {
        Stream stream(4, 4);
        std::vector<double> values;
        double plain = 0;
        for (int i = 0; i < 3000; ++i) {
            values.push_back((stream.below(2'000'000) - 700'000.0) / 7.0);
            plain += values.back();
        }
        Mean forwards;
        Mean grouped;
        Mean group;
        for (const double value : values)
            forwards.add(value);
        for (auto value = values.rbegin(); value != values.rend(); ++value) {
            group.add(*value);
            if (group.count == 7) {
                grouped.add(group);
                group = {};
            }
        }
        grouped.add(group);
        QVERIFY(forwards == grouped);
        QVERIFY(std::abs(forwards.sum.value() - plain) < 1e-3);
        ExactSum negative;
        negative.add(-0.25);
        QCOMPARE(negative.value(), -0.25);
        negative.add(0.25);
        QCOMPARE(negative.value(), 0.0);
        QVERIFY((ExactSum(forwards.sum.high(), forwards.sum.low()) == forwards.sum));
    }

    /// Against a printed table of Student's distribution.
    void fewValuesHaveWideIntervals()
    {
        for (const auto& [freedom, factor] : {std::pair{1, 12.706},
                                              {5, 2.571},
                                              {10, 2.228},
                                              {11, 2.201},
                                              {15, 2.131},
                                              {20, 2.086},
                                              {30, 2.042},
                                              {60, 2.000},
                                              {120, 1.980},
                                              {100'000, 1.960}})
            QVERIFY2(std::abs(studentFactor(freedom) - factor) < 0.00055, qPrintable(QString::number(freedom)));
    }

    void ratiosOfOneGameHaveNoInterval()
    {
        Ratio ratio;
        QVERIFY(!ratio.interval());
        ratio.add(2, 8);
        ratio.add(0, 0); // a game without a trial
        QCOMPARE(ratio.share(), 0.25);
        QVERIFY(!ratio.interval());
        ratio.add(8, 8);
        QVERIFY(ratio.interval() && ratio.interval()->low == 0.0 && ratio.interval()->high == 1.0);
    }

    void ratiosOfNoneAndAll()
    {
        Ratio none;
        Ratio all;
        for (int game = 0; game < 10; ++game) {
            none.add(0, 20);
            all.add(20, 20);
        }
        QCOMPARE(none.interval()->high, shareInterval(0, 10).high); // ten games, not two hundred trials
        QCOMPARE(all.interval()->low, shareInterval(10, 10).low);
    }

    /// In half of the games one of ten succeeds, in the others nine of ten: 95 of 100 intervals have to hold one half.
    /// Those of independent trials would do so in fewer than 50.
    void whatHappensInOneGameIsAlike()
    {
        Stream stream(11, 1);
        int held = 0;
        int heldIfIndependent = 0;
        const int samples = 1000;
        for (int sample = 0; sample < samples; ++sample) {
            Ratio ratio;
            for (int game = 0; game < 30; ++game) {
                const std::uint32_t oneOfTen = stream.below(2) == 0 ? 1 : 9;
                const int trials = 10 + static_cast<int>(stream.below(11));
                int successes = 0;
                for (int i = 0; i < trials; ++i)
                    successes += stream.below(10) < oneOfTen ? 1 : 0;
                Ratio one; // as threads add up
                one.add(successes, trials);
                ratio.add(one);
            }
            const auto holds = [](const Interval& interval) { return interval.low <= 0.5 && interval.high >= 0.5; };
            held += holds(ratio.interval().value_or(Interval{1, 0})) ? 1 : 0;
            heldIfIndependent += holds(shareInterval(ratio.successes, ratio.trials)) ? 1 : 0;
        }
        QVERIFY2(held > 930 && held < 970, qPrintable(QString::number(held)));
        QVERIFY2(heldIfIndependent < 500, qPrintable(QString::number(heldIfIndependent)));
    }
};

QTEST_GUILESS_MAIN(EstimatesTest)
#include "estimates_test.moc"
