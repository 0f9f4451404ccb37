// SPDX-License-Identifier: GPL-3.0-or-later
// Chances of opening hands agree with the figures of the rules digest, and with counting all hands one by one.
#include <QTest>
#include <bit>
#include <cmath>

#include "tests/script/script_cards.h"
#include "validators/probability.h"
#include "validators/script/chances.h"

using namespace muster;
using namespace muster::validators;
using script_cards::TestCard;

namespace {

bool about(double found, double percent, double error = 0.05001) { return std::abs(found * 100 - percent) < error; }

const std::vector<TestCard>& pool()
{
    static const std::vector<TestCard> cards = {
        {"Soot", "script", "Ash"},
        {"Brine", "script", "Salt"},
        {"Imp", "creature", "Ash", 1, 1, -1, "", 2, 2},
        {"Drake", "creature", "Ash", 3, 2, 1, "Imp", 4, 4},
        {"Gull", "creature", "Salt", 2, 1, -1, "", 2, 3},
        {"Wall", "creature", "Salt", 0, 1, -1, "", 0, 3},
        {"Titan", "creature", "Ash", 5, 3, 3, "Drake", 9, 9},
        {"Note", "instant", "", 2},
        {"Gift", "instant", "", 0},
    };
    return cards;
}

const TestCard& cardCalled(const std::string& name)
{
    return *std::find_if(pool().begin(), pool().end(), [&](const TestCard& card) { return card.name == name; });
}

/// All hands of seven, one by one.
double idleByCounting(const std::map<std::string, int>& counts, bool oneElement)
{
    std::vector<const TestCard*> cards;
    for (const auto& [name, count] : counts)
        cards.insert(cards.end(), static_cast<std::size_t>(count), &cardCalled(name));
    int hands = 0;
    int idle = 0;
    for (std::uint32_t hand = 0; hand < (1u << cards.size()); ++hand) {
        if (std::popcount(hand) != 7)
            continue;
        ++hands;
        std::map<std::string, int> scripts;
        int all = 0;
        for (std::size_t i = 0; i < cards.size(); ++i)
            if ((hand >> i & 1) != 0 && cards[i]->type == "script") {
                ++scripts[oneElement ? "" : cards[i]->element];
                ++all;
            }
        bool playable = false;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((hand >> i & 1) == 0 || cards[i]->type == "script")
                continue;
            const bool creature = cards[i]->type == "creature";
            playable |= cards[i]->cost <= (creature ? scripts[oneElement ? "" : cards[i]->element] : all);
        }
        idle += playable ? 0 : 1;
    }
    return double(idle) / hands;
}

} // namespace

class ScriptChancesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofTheDigest_data()
    {
        QTest::addColumn<int>("scripts");
        QTest::addColumn<double>("none");
        QTest::addColumn<double>("atMostOne");
        QTest::addColumn<double>("twoToFour");
        QTest::addColumn<double>("fiveOrMore");
        QTest::newRow("12") << 12 << 12.6 << 45.8 << 53.6 << 0.6;
        QTest::newRow("14") << 14 << 8.4 << 35.7 << 63.0 << 1.4;
        QTest::newRow("16") << 16 << 5.4 << 26.9 << 70.3 << 2.7;
        QTest::newRow("18") << 18 << 3.4 << 19.7 << 75.4 << 4.9;
        QTest::newRow("20") << 20 << 2.0 << 13.9 << 78.1 << 8.0;
        QTest::newRow("22") << 22 << 1.2 << 9.5 << 78.3 << 12.2;
        QTest::newRow("24") << 24 << 0.7 << 6.2 << 76.1 << 17.7;
        QTest::newRow("26") << 26 << 0.3 << 3.9 << 71.8 << 24.4;
    }
    void ofTheDigest()
    {
        QFETCH(int, scripts);
        QFETCH(double, none);
        QFETCH(double, atMostOne);
        QFETCH(double, twoToFour);
        QFETCH(double, fiveOrMore);
        QVERIFY(about(script::chanceOfNoneInHand(scripts, 50), none));
        QVERIFY(about(script::chanceInHand(scripts, 50, 0, 1), atMostOne));
        QVERIFY(about(script::chanceInHand(scripts, 50, 2, 4), twoToFour));
        QVERIFY(about(script::chanceInHand(scripts, 50, 5, 7), fiveOrMore));
        QVERIFY(std::abs(script::chanceInHand(scripts, 50, 0, 7) - 1) < 1e-12);
    }

    void threeScriptsByTheThirdTurn()
    {
        QCOMPARE(script::cardsSeenBy(3), 10);
        const std::map<int, double> digest{{16, 69.3}, {18, 78.8}, {20, 86.1}, {22, 91.4}, {24, 95.0}};
        for (const auto& [scripts, percent] : digest)
            QVERIFY(about(chanceOfAtLeast({50, scripts, script::cardsSeenBy(3)}, 3), percent));
    }

    /// Below 12 Scripts the chance of none is 15 percent or more (SCR-D22).
    void whereTheWarningBegins()
    {
        QVERIFY(script::chanceOfNoneInHand(11, 50) >= 0.15);
        QVERIFY(script::chanceOfNoneInHand(12, 50) < 0.15);
    }

    void idleHands_data()
    {
        QTest::addColumn<QString>("cards");
        for (const char* cards : {"Soot 5, Brine 4, Imp 3, Gull 2, Note 2", "Soot 6, Gull 6, Note 3",
                                  "Soot 3, Brine 3, Drake 4, Titan 2, Note 4", "Soot 7, Imp 8", "Gull 8, Imp 7",
                                  "Soot 4, Brine 4, Wall 1, Titan 6", "Soot 8, Titan 6, Gift 1", "Soot 15",
                                  "Note 7, Soot 2, Brine 5", "Soot 2, Imp 1"})
            QTest::newRow(cards) << QString::fromLatin1(cards);
    }
    void idleHands()
    {
        QFETCH(QString, cards);
        std::map<std::string, int> counts;
        for (const QString& part : cards.split(QStringLiteral(", ")))
            counts[part.section(QLatin1Char(' '), 0, 0).toStdString()] = part.section(QLatin1Char(' '), 1).toInt();
        const auto catalogue = script_cards::catalogueOf(pool());
        const Deck deck = script_cards::deckOf(counts);
        const ResolvedDeck resolved(*catalogue, deck);
        const DeckView view(resolved, nullptr);
        const script::DeckFacts facts(view);
        if (resolved.total() < 7) { // no hand at all
            QCOMPARE(script::chanceOfIdleHand(facts, false), 0.0);
            return;
        }
        for (const bool oneElement : {false, true}) {
            const double found = script::chanceOfIdleHand(facts, oneElement);
            const double counted = idleByCounting(counts, oneElement);
            QVERIFY2(std::abs(found - counted) < 1e-9,
                     qPrintable(QStringLiteral("%1 against %2").arg(found).arg(counted)));
        }
    }

    void stage3ByTheFifthTurn()
    {
        const auto catalogue = script_cards::catalogueOf(pool());
        const Deck deck = script_cards::deckOf({{"Soot", 20}, {"Titan", 3}, {"Imp", 27}});
        const ResolvedDeck resolved(*catalogue, deck);
        const DeckView view(resolved, nullptr);
        QCOMPARE(script::shareOfStage3Payable(script::DeckFacts(view), 5), chanceOfAtLeast({50, 20, 12}, 5));
    }
};

QTEST_GUILESS_MAIN(ScriptChancesTest)
#include "script_chances_test.moc"
