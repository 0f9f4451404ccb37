// SPDX-License-Identifier: GPL-3.0-or-later
// Random play of Sceptre over all shipped decks, with every invariant after every step.
#include <QTest>

#include "conformance.h"
#include "engine/games/games.h"
#include "engine/play/tournament.h"
#include "sceptre_cards.h"

using namespace muster;
using namespace muster::engine;

class SceptreRandomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCardIsRead()
    {
        QVERIFY(sceptreCardsAreThere());
        for (const code::Unread& one : test::sceptreRules().unread())
            qWarning("%s: %s", std::string(sceptreCard(one.card)).c_str(), one.what.c_str());
        QVERIFY2(test::sceptreRules().unread().empty(), "every card of the shipped sets is run by the engine");
    }

    /// The same games everywhere: under every compiler, in debug and release, on one thread and on two. Whoever changes a
    /// rule or a card changes these numbers, and says so.
    void sameGamesEverywhere_data()
    {
        QTest::addColumn<QString>("pilot");
        QTest::addColumn<quint64>("signature");
        QTest::newRow("random") << QStringLiteral("random") << quint64(0x58db28f82ca66e62);
        QTest::newRow("greedy") << QStringLiteral("greedy") << quint64(0xc5e1ca70412ce481);
    }

    void sameGamesEverywhere()
    {
        QFETCH(QString, pilot);
        QFETCH(quint64, signature);
        const auto made = makePlayable("sceptre", *test::sceptreCards(), {});
        QVERIFY(made.has_value());
        const Playable& game = **made;
        const auto& decks = test::sceptreDecks();
        for (const int threads : {1, 2}) {
            std::uint64_t sum = 0;
            for (auto first = decks.begin(); first != decks.end(); ++first) {
                const auto second = std::next(first) == decks.end() ? decks.begin() : std::next(first);
                const std::string name = pilot.toStdString();
                const auto score =
                    playMatchup(game, test::sceptreMatchup(first->second, second->second, name, name, 150, 6), threads);
                QVERIFY(score.has_value());
                sum = mix(sum ^ score->signature);
            }
            QCOMPARE(QString::number(sum, 16), QString::number(signature, 16));
        }
    }

    void randomPlay_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QVERIFY(test::sceptreDecks().size() >= 6);
        for (const auto& first : test::sceptreDecks()) {
            for (const auto& second : test::sceptreDecks())
                QTest::addRow("%s, %s", qPrintable(first.first), qPrintable(second.first))
                    << first.first << second.first;
        }
    }

    void randomPlay()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto& decks = test::sceptreDecks();
        const int games = test::gamesFromEnvironment(490) / static_cast<int>(decks.size() * decks.size()) + 1;
        auto session = test::sceptreSession(decks.at(first), decks.at(second));
        m_kit.play(session, games);
        QVERIFY2(m_kit.problem.isEmpty(), qPrintable(m_kit.problem));
    }

    /// Games end: of those at random hardly more than one in ten is stopped, and none breaks down.
    void summary()
    {
        qInfo("%s", qPrintable(m_kit.summary()));
        QCOMPARE(m_kit.abandoned(), 0);
        QVERIFY2(m_kit.capped() * 5 < m_kit.games(), qPrintable(m_kit.summary()));
    }

    /// The same with a pilot that looks at the game: it must not see more than its player may.
    void greedyPlay_data() { randomPlay_data(); }

    void greedyPlay()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto& decks = test::sceptreDecks();
        const auto greedy = (*makePlayable("sceptre", *test::sceptreCards(), {}))->pilot("greedy");
        auto session = test::sceptreSession(decks.at(first), decks.at(second));
        test::Conformance kit;
        kit.pilot = greedy.get();
        kit.play(session, 2);
        QVERIFY2(kit.problem.isEmpty(), qPrintable(kit.problem));
        QCOMPARE(kit.abandoned(), 0);
    }

private:
    static bool sceptreCardsAreThere() { return test::sceptreCards() && test::sceptreCards()->size() > 100; }
    static std::string_view sceptreCard(CardIndex index) { return test::sceptreCards()->card(index).name(); }

    test::Conformance m_kit;
};

QTEST_GUILESS_MAIN(SceptreRandomTest)
#include "sceptre_random_test.moc"
