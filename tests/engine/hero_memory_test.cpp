// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Hero: nothing is allocated, and what is kept about the cards in play is what it would be if it were worked
// out anew at every question.
#include <QTest>

#include "counted_allocations.h"
#include "engine/games/games.h"
#include "engine/pilots/random_pilot.h"
#include "hero_cards.h"

using namespace muster;
using namespace muster::engine;

class HeroMemoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsAllocated_data()
    {
        QTest::addColumn<QString>("pilot");
        QTest::newRow("random") << QStringLiteral("random");
        QTest::newRow("greedy") << QStringLiteral("greedy");
    }

    void nothingIsAllocated()
    {
        QFETCH(QString, pilot);
        const auto game = makePlayable("hero", *test::heroCards(), {});
        QVERIFY(game.has_value());
        const auto agent = (*game)->pilot(pilot.toStdString());
        for (const QString& deck : test::heroDecks()) {
            MatchSetup setup;
            setup.decks = {test::heroDeck(deck), test::heroDeck(test::heroDecks().front())};
            setup.shop = test::heroShop();
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
        for (const QString& deck : test::heroDecks()) {
            const hero::Match match = test::heroMatch(deck, test::heroDecks().back());
            const auto begin = [&](hero::Game& game, std::uint64_t seed) { game.begin(match, seed); };
            CardSession<hero::Game, decltype(begin)> cached(test::heroRules(), 2, begin);
            CardSession<hero::Game, decltype(begin)> anew(test::heroRules(), 2, begin);
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

QTEST_GUILESS_MAIN(HeroMemoryTest)
#include "hero_memory_test.moc"
