// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Armory in all modes: nothing is allocated, and what is kept about the cards in play is what it would be if it
// were worked out anew at every question.
#include <QTest>

#include "armory_cards.h"
#include "counted_allocations.h"
#include "engine/pilots/random_pilot.h"

using namespace muster;
using namespace muster::engine;

class ArmoryMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAllocated_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("pilot");
        for (const QString& pilot : {QStringLiteral("random"), QStringLiteral("greedy")}) {
            QTest::addRow("duel, %s", qPrintable(pilot)) << QStringLiteral("duel") << 2 << pilot;
            QTest::addRow("trei, %s", qPrintable(pilot)) << QStringLiteral("trei") << 3 << pilot;
            QTest::addRow("tandem, %s", qPrintable(pilot)) << QStringLiteral("tandem") << 4 << pilot;
        }
    }

    void nothingIsAllocated()
    {
        QFETCH(QString, mode);
        QFETCH(int, players);
        QFETCH(QString, pilot);
        const auto game = makePlayable("armory", *test::armoryCards(), {});
        QVERIFY(game.has_value());
        const auto agent = (*game)->pilot(pilot.toStdString());
        const QStringList& decks = test::armoryDecks();
        for (qsizetype first = 0; first < decks.size(); ++first) {
            MatchSetup setup{mode.toStdString(), players, {}, {}};
            for (int seat = 0; seat < players; ++seat)
                setup.decks.push_back(test::armoryDeck(decks[(first + seat) % decks.size()]));
            const auto session = *(*game)->session(setup);
            const long before = test::allocations;
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                agent->reseed(seed, 0);
                (void)playGame(*session, seed, *agent);
            }
            QCOMPARE(test::allocations - before, 0L);
        }
    }

    void cachedStatesAgree()
    {
        for (const QString& deck : test::armoryDecks()) {
            const std::vector<std::vector<std::uint16_t>> armories = {test::armoryOf(deck),
                                                                      test::armoryOf(test::armoryDecks().back())};
            const auto begin = [&](armory::Game& game, std::uint64_t seed) { game.begin(armories, seed); };
            CardSession<armory::Game, decltype(begin)> cached(test::armoryRules(), 2, begin);
            CardSession<armory::Game, decltype(begin)> anew(test::armoryRules(), 2, begin);
            anew.game().setCaching(false);
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                RandomPilot one;
                RandomPilot two;
                one.reseed(seed, 0);
                two.reseed(seed, 0);
                QCOMPARE(playGame(cached, seed, one).digest, playGame(anew, seed, two).digest);
            }
        }
    }
};

QTEST_GUILESS_MAIN(ArmoryMemoryTest)
#include "armory_memory_test.moc"
