// SPDX-License-Identifier: GPL-3.0-or-later
// Chances agree with the figures of the rules digest to their last place.
#include <QTest>
#include <cmath>

#include "tests/spoils/spoils_cards.h"
#include "validators/probability.h"
#include "validators/spoils/brewing.h"
#include "validators/spoils/fights.h"
#include "validators/spoils/table_size.h"
#include "validators/spoils/valor.h"

using namespace muster;
using namespace muster::validators;
using spoils_cards::TestCard;

namespace {

/// Equal to four places, as the digest prints them.
bool is(double found, double printed) { return std::abs(found - printed) <= 0.000050001; }

const std::vector<TestCard>& pool()
{
    static const std::vector<TestCard> cards = {
        {"Herald", "champion", 2, 2, 0, {"headgear", "armor", "gauntlets", "footwear"}, "swordsman"},
        {"Scout", "champion", 5, 2, 0, {"headgear", "armor"}, "archer"},
        {"Hat", "equipment", 1, 0, 0, {}, "", "headgear", 2},
        {"Coat", "equipment", 2, 0, 0, {}, "", "armor", 2},
        {"Glove", "equipment", 0, 0, 0, {}, "", "gauntlets", 2},
        {"Boot", "equipment", 3, 0, 0, {}, "archer", "footwear", 2},
        {"Wolf", "monster", 3},
        {"Ogre", "monster", 7},
        {"Tonic", "potion"},
    };
    return cards;
}

} // namespace

class SpoilsChancesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// SPO-D30: copies of each form, cards of the pile, and the chances with 8, 10, 12 and 15 cards seen.
    void allForms_data()
    {
        QTest::addColumn<int>("cards");
        QTest::addColumn<int>("copies");
        QTest::addColumn<QString>("champion");
        QTest::addColumn<QList<double>>("chances");
        QTest::newRow("four forms of 8 in 90") << 90 << 8 << "Herald" << QList<double>{0.0557, 0.1193, 0.2021, 0.3456};
        QTest::newRow("four forms of 6 in 60") << 60 << 6 << "Herald" << QList<double>{0.0856, 0.1762, 0.2875, 0.4652};
        QTest::newRow("two forms of 6 in 90") << 90 << 6 << "Scout" << QList<double>{0.1777, 0.2547, 0.3335, 0.4486};
    }
    void allForms()
    {
        QFETCH(int, cards);
        QFETCH(int, copies);
        QFETCH(QString, champion);
        QFETCH(QList<double>, chances);
        const auto catalogue = spoils_cards::catalogueOf(pool());
        const Deck deck = spoils_cards::deckOf(pool(),
                                               {{champion.toStdString(), 1},
                                                {"Hat", copies},
                                                {"Coat", copies},
                                                {"Glove", copies},
                                                {"Boot", copies},
                                                {"Tonic", cards - 4 * copies}});
        const ResolvedDeck resolved(*catalogue, deck);
        const DeckView view(resolved, {});
        const spoils::DeckFacts facts(view);
        QCOMPARE(facts.spoils, cards);
        const int seen[] = {8, 10, 12, 15};
        for (qsizetype i = 0; i < chances.size(); ++i)
            QVERIFY2(is(spoils::chanceOfAllForms(facts, facts.champions.front(), seen[i]), chances[i]),
                     std::to_string(spoils::chanceOfAllForms(facts, facts.champions.front(), seen[i])).c_str());
    }

    /// SPO-D31 and SPO-D29: hands without Equipment, hands with a Monster.
    void hands()
    {
        QVERIFY(is(chanceOfNone({90, 32, 5}), 0.1043));
        QVERIFY(is(chanceOfNone({102, 36, 5}), 0.1073));
        QVERIFY(is(chanceOfNone({60, 18, 5}), 0.1558));
        QVERIFY(is(chanceOfNone({120, 12, 5}), 0.5849));
        QVERIFY(std::abs(chanceOfAtLeast({100, 25, 5}, 1) - 0.77) < 0.005);
    }

    /// SPO-D33: brews of one, two and three Equipment.
    void brews()
    {
        const struct {
            int cards, fitting;
            double chances[3];
        } figures[] = {{120, 36, {0.5118, 0.7651, 0.8887}},
                       {60, 18, {0.5136, 0.7705, 0.8952}},
                       {102, 10, {0.1873, 0.3425, 0.4704}}};
        for (const auto& figure : figures)
            for (int used = 1; used <= 3; ++used)
                QVERIFY(is(spoils::chanceOfHit(figure.cards, figure.fitting, used), figure.chances[used - 1]));
    }

    /// SPO-D24 at 30 life, SPO-006.
    void cardsOfAGame()
    {
        const int needed[] = {34, 45, 57, 68};
        const int floor[] = {16, 21, 26, 31};
        for (int players = 3; players <= 6; ++players) {
            QCOMPARE(spoils::cardsOfAGame(players, 30), needed[players - 3]);
            QCOMPARE(spoils::fewestCards(players), floor[players - 3]);
        }
        QCOMPARE(spoils::cardsOfAGame(3, 60), 53);
    }

    /// Travel and full power, by hand: 4 Wolves and 2 Ogres among 20 cards; one Equipment a slot.
    void powers()
    {
        const auto catalogue = spoils_cards::catalogueOf(pool());
        const Deck deck = spoils_cards::deckOf(pool(),
                                               {{"Herald", 1},
                                                {"Scout", 1},
                                                {"Hat", 2},
                                                {"Coat", 2},
                                                {"Glove", 2},
                                                {"Boot", 2},
                                                {"Wolf", 4},
                                                {"Ogre", 2},
                                                {"Tonic", 6}});
        const ResolvedDeck resolved(*catalogue, deck);
        const DeckView view(resolved, {});
        const spoils::DeckFacts facts(view);
        QVERIFY(is(spoils::travelBleed(facts, 2), (4 * 3 + 2 * 7) / 20.0));
        QVERIFY(is(spoils::travelBleed(facts, 3), 2 * 7 / 20.0)); // a Wolf of equal power is beaten
        QVERIFY(is(spoils::travelBleed(facts, 7), 0));
        QVERIFY(is(spoils::fullPower(facts, facts.champions[0]), 2 + 2 + 1 + 2)); // the Boots are for archers
        QVERIFY(is(spoils::fullPower(facts, facts.champions[1]), 5 + 2 + 1 + 2 + 3));
    }
};

QTEST_GUILESS_MAIN(SpoilsChancesTest)
#include "spoils_chances_test.moc"
