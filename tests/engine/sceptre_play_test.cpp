// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Sceptre: nothing is allocated, cached and recomputed states agree, the greedy pilot is worth its name,
// and no shipped deck is hopeless against another.
#include <array>

#include <QTest>

#include "counted_allocations.h"
#include "engine/games/games.h"
#include "engine/pilots/random_pilot.h"
#include "engine/play/tournament.h"
#include "sceptre_cards.h"
#include "tests/support/thinned.h"

using namespace muster;
using namespace muster::engine;

class SceptrePlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto game = makePlayable("sceptre", *test::sceptreCards(), {});
        QVERIFY(game.has_value());
        m_game = std::move(*game);
        QVERIFY(test::sceptreDecks().size() >= 6);
    }

    void nothingIsAllocated_data()
    {
        QTest::addColumn<QString>("pilot");
        QTest::newRow("random") << QStringLiteral("random");
        QTest::newRow("greedy") << QStringLiteral("greedy");
    }

    void nothingIsAllocated()
    {
        QFETCH(QString, pilot);
        const auto& decks = test::sceptreDecks();
        const auto agent = m_game->pilot(pilot.toStdString());
        for (const auto& [name, deck] : decks) {
            const auto session = *m_game->session(test::sceptreSetup(deck, decks.begin()->second));
            const long before = test::allocations;
            for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                agent->reseed(seed, 0);
                (void)playGame(*session, seed, *agent);
            }
            QCOMPARE(test::allocations - before, 0L);
        }
    }

    /// What lasts is worked out once for each state of the table; worked out anew at every question it is the same.
    void cachedStatesAgree()
    {
        const auto& decks = test::sceptreDecks();
        for (const auto& [name, deck] : decks) {
            auto cached = test::sceptreSession(deck, decks.rbegin()->second);
            auto anew = test::sceptreSession(deck, decks.rbegin()->second);
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

    /// In 1,000 games, and in the same shuffles and dice with the seats swapped; the decks in turn, each against itself.
    void greedyBeatsRandom()
    {
        const int seeds = test::sampled(1000);
        const auto greedy = m_game->pilot("greedy");
        const auto random = m_game->pilot("random");
        const std::array<Agent*, 2> seatings[2] = {{greedy.get(), random.get()}, {random.get(), greedy.get()}};
        std::vector<std::unique_ptr<Session>> sessions;
        for (const auto& [name, deck] : test::sceptreDecks())
            sessions.push_back(*m_game->session(test::sceptreSetup(deck, deck)));
        int won = 0;
        for (int seed = 1; seed <= seeds; ++seed) {
            for (const Seat seat : {Seat(0), Seat(1)}) {
                random->reseed(static_cast<std::uint64_t>(seed), static_cast<Seat>(1 - seat));
                BySeat agents(seatings[seat]);
                Session& session = *sessions[static_cast<std::size_t>(seed) % sessions.size()];
                won += playGame(session, static_cast<std::uint64_t>(seed), agents).outcome.wonBy(seat) ? 1 : 0;
            }
        }
        qInfo("%d of %d", won, 2 * seeds);
        QVERIFY2(test::isShare(won, 2 * seeds, 90), qPrintable(QStringLiteral("%1 of %2").arg(won).arg(2 * seeds)));
    }

    /// 95 of 100 games end by the rules, and each two decks give each other a game.
    void sampleDecksAreAMatch()
    {
        const auto& decks = test::sceptreDecks();
        const int games = test::sampled(400);
        QStringList lopsided;
        int ended = 0;
        int played = 0;
        for (auto first = decks.begin(); first != decks.end(); ++first) {
            for (auto second = std::next(first); second != decks.end(); ++second) {
                const Score score = *playMatchup(
                    *m_game, test::sceptreMatchup(first->second, second->second, "greedy", "greedy", games, 3), 1);
                ended += score.byTheRules();
                played += score.games;
                const int wins = score.entrants[0].won;
                if (!test::isShare(wins, score.games, 30, 70))
                    lopsided << QStringLiteral("%1 %2: %3 of %4")
                                    .arg(first->first, second->first)
                                    .arg(wins)
                                    .arg(score.games);
            }
        }
        QVERIFY2(lopsided.isEmpty(), qPrintable(lopsided.join(QLatin1String("; "))));
        QVERIFY(test::isShare(ended, played, 95));
    }

private:
    std::unique_ptr<Playable> m_game;
};

QTEST_GUILESS_MAIN(SceptrePlayTest)
#include "sceptre_play_test.moc"
