// SPDX-License-Identifier: GPL-3.0-or-later
// The chances that a check of an Armory tells are exact: they equal those of every order of a small deck tried out, and
// known numbers where a deck is large.
#include <QTest>
#include <algorithm>
#include <cmath>

#include "validators/armory/attribute_odds.h"

using namespace muster::validators::armory;

namespace {

/// Every order of a deck of so many cards, the Attributes among them at so many places: how many of all have one to play
/// on that turn.
double byTrying(int cards, int attributes, int turn)
{
    long all = 0, good = 0;
    for (unsigned order = 0; order < (1U << cards); ++order) {
        if (__builtin_popcount(order) != attributes)
            continue;
        const auto isAttribute = [&](int place) { return place < cards && (order >> place & 1U) != 0; };
        int held = 0;
        for (int place = 0; place < std::min(handSize, cards); ++place)
            held += isAttribute(place);
        bool some = held > 0;
        for (int now = 2; now <= turn; ++now) {
            held = std::max(0, held - 1) + isAttribute(handSize + now - 2);
            some = held > 0;
        }
        ++all;
        good += some;
    }
    return double(good) / double(all);
}

} // namespace

class ArmoryOddsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void attributeOnTurn_data()
    {
        QTest::addColumn<int>("cards");
        QTest::addColumn<int>("attributes");
        for (int cards = 5; cards <= 14; cards += 3)
            for (int attributes = 0; attributes <= cards; attributes += 2)
                QTest::addRow("%d of %d", attributes, cards) << cards << attributes;
    }
    void attributeOnTurn()
    {
        QFETCH(int, cards);
        QFETCH(int, attributes);
        for (int turn = 1; turn <= 6; ++turn) {
            const double ours = chanceOfAttributeOnTurn(cards, attributes, turn);
            const double tried = byTrying(cards, attributes, turn);
            QVERIFY2(std::abs(ours - tried) < 1e-12,
                     qPrintable(QStringLiteral("turn %1: %2 but %3").arg(turn).arg(ours).arg(tried)));
        }
    }

    void known()
    {
        // 14 of 40: no Attribute in the hand is 26 over 7 of 40 over 7, 657800 of 18643560
        QVERIFY(std::abs(chanceOfAttributeOnTurn(40, 14, 1) - (1 - 657800.0 / 18643560.0)) < 1e-12);
        QCOMPARE(chanceOfAttributeOnTurn(40, 0, 1), 0.0);
        QCOMPARE(chanceOfAttributeOnTurn(40, 40, 4), 1.0);
        QCOMPARE(attributesInTen(40, 12), 3.0);
        QCOMPARE(attributesInTen(20, 6), 3.0);
        QCOMPARE(attributesInTen(8, 3), 3.0); // ten cards are more than there are
        QCOMPARE(attributesInTen(0, 0), 0.0);
    }
};

QTEST_GUILESS_MAIN(ArmoryOddsTest)
#include "armory_odds_test.moc"
