// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Spoils: nothing is allocated, with deals as without, and what is kept about the cards in play is what it
// would be if it were worked out anew at every question.
#include <QTest>

#include "counted_allocations.h"
#include "engine/pilots/random_pilot.h"
#include "engine/play/card_session.h"
#include "spoils_cards.h"

using namespace muster;
using namespace muster::engine;

class SpoilsMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAllocated_data()
    {
        QTest::addColumn<QString>("pilot");
        QTest::addColumn<QString>("deals");
        for (const char* pilot : {"random", "greedy"}) {
            for (const char* deals : {"no", "yes"})
                QTest::addRow("%s, deals: %s", pilot, deals) << pilot << deals;
        }
    }

    void nothingIsAllocated()
    {
        QFETCH(QString, pilot);
        QFETCH(QString, deals);
        const auto game = makePlayable("spoils", *test::spoilsCards(), {{"deals", deals.toStdString()}});
        QVERIFY(game.has_value());
        const auto agent = (*game)->pilot(pilot.toStdString());
        for (const auto& [name, deck] : test::spoilsDeckSections()) {
            const auto session = *(*game)->session({{}, 3, {deck}, {}});
            agent->reseed(99, 0);
            (void)playGame(*session, 99, *agent); // what a pilot keeps for all games it makes in its first
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
        const spoils::Rules rules(*test::spoilsCards(), {}, {});
        for (const auto& [name, deck] : test::spoilsDecks()) {
            const auto begin = [&deck = deck](spoils::Game& game, std::uint64_t seed) { game.begin(4, deck, seed); };
            CardSession<spoils::Game, decltype(begin)> cached(rules, 4, begin);
            CardSession<spoils::Game, decltype(begin)> anew(rules, 4, begin);
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

QTEST_GUILESS_MAIN(SpoilsMemoryTest)
#include "spoils_memory_test.moc"
