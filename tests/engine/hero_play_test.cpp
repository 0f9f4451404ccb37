// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Hero: random play with every invariant over all pairs of shipped decks, with the shipped shop.
#include <QTest>

#include "conformance.h"
#include "hero_cards.h"

using namespace muster;
using namespace muster::engine;

class HeroPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyShippedCardIsRead()
    {
        QVERIFY(test::heroCards() && test::heroCards()->size() > 100);
        QStringList unread;
        for (const code::Unread& one : test::heroRules().unread()) {
            const std::string_view id = test::heroCards()->card(one.card).id();
            unread.push_back(QString::fromUtf8(id.data(), qsizetype(id.size())) + QStringLiteral(": ")
                             + QString::fromStdString(one.what));
        }
        QVERIFY2(unread.isEmpty(), qPrintable(unread.join(QLatin1Char('\n'))));
    }

    void randomPlay_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        for (const QString& first : test::heroDecks()) {
            for (const QString& second : test::heroDecks())
                QTest::addRow("%s, %s", qPrintable(first), qPrintable(second)) << first << second;
        }
    }

    void randomPlay()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const hero::Match match = test::heroMatch(first, second);
        QCOMPARE(int(match.sides[0].deck.size()), 40);
        QCOMPARE(int(match.tiers[0].size() + match.tiers[1].size() + match.tiers[2].size()), 45);
        const auto begin = [&](hero::Game& game, std::uint64_t seed) { game.begin(match, seed); };
        CardSession<hero::Game, decltype(begin)> session(test::heroRules(), 2, begin);
        m_kit.play(session, test::gamesFromEnvironment(480) / 16 + 1);
        QVERIFY2(m_kit.problem.isEmpty(), qPrintable(m_kit.problem));
    }

    /// Games end: hardly any is stopped, and none breaks down.
    void summary()
    {
        qInfo("%s", qPrintable(m_kit.summary()));
        QCOMPARE(m_kit.abandoned(), 0);
        QVERIFY2(m_kit.capped() * 20 < m_kit.games(), qPrintable(m_kit.summary()));
    }

    /// The pilot of rules of thumb sees no more than its player may.
    void greedyPlay_data() { randomPlay_data(); }

    void greedyPlay()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto made = makePlayable("hero", *test::heroCards(), {});
        QVERIFY(made.has_value());
        const auto greedy = (*made)->pilot("greedy");
        const hero::Match match = test::heroMatch(first, second);
        const auto begin = [&](hero::Game& game, std::uint64_t seed) { game.begin(match, seed); };
        CardSession<hero::Game, decltype(begin)> session(test::heroRules(), 2, begin);
        test::Conformance kit;
        kit.pilot = greedy.get();
        kit.play(session, 2);
        QVERIFY2(kit.problem.isEmpty(), qPrintable(kit.problem));
        QCOMPARE(kit.abandoned(), 0);
    }

    /// It wins at least 90 of 100 games against chance, with every deck.
    void greedyBeatsRandom_data()
    {
        QTest::addColumn<QString>("deck");
        for (const QString& deck : test::heroDecks())
            QTest::newRow(qPrintable(deck)) << deck;
    }

    void greedyBeatsRandom()
    {
        QFETCH(QString, deck);
        const auto made = makePlayable("hero", *test::heroCards(), {});
        const auto score = playMatchup(**made, test::heroMatchup(deck, deck, "greedy", "random", 200, 3), 2);
        QVERIFY(score.has_value());
        QVERIFY2(score->entrants[0].won >= 180, qPrintable(QString::number(score->entrants[0].won)));
    }

    /// No shipped deck is much better than another, and games end by the rules.
    void shippedDecksAreEven_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        const QStringList& decks = test::heroDecks();
        for (qsizetype i = 0; i < decks.size(); ++i) {
            for (qsizetype j = i + 1; j < decks.size(); ++j)
                QTest::addRow("%s, %s", qPrintable(decks[i]), qPrintable(decks[j])) << decks[i] << decks[j];
        }
    }

    void shippedDecksAreEven()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        const auto made = makePlayable("hero", *test::heroCards(), {});
        const auto score = playMatchup(**made, test::heroMatchup(first, second, "greedy", "greedy", 400, 5), 2);
        QVERIFY(score.has_value());
        const int won = score->entrants[0].won;
        qInfo("%d of %d, %d by the rules", won, score->games, score->byTheRules());
        QVERIFY(score->byTheRules() * 100 >= score->games * 95);
        QVERIFY2(won * 100 >= score->games * 35 && won * 100 <= score->games * 65, qPrintable(QString::number(won)));
    }

    /// HRO-412: a player may concede at any time; the other one has won.
    void concede()
    {
        const hero::Match match = test::heroMatch(test::heroDecks()[0], test::heroDecks()[1]);
        const auto begin = [&](hero::Game& game, std::uint64_t seed) { game.begin(match, seed, 0); };
        CardSession<hero::Game, decltype(begin)> session(test::heroRules(), 2, begin);
        RandomPilot pilot;
        pilot.reseed(1, 0);
        session.setAgent(&pilot);
        session.begin(1);
        session.advance();
        session.game().concede(0);
        QVERIFY(session.outcome().wonBy(1));
        QCOMPARE(std::string(session.outcome().rule), std::string("HRO-412"));
    }

    /// HRO-413, HRO-Q65: a game in which nobody does anything goes on, through decks that are long empty.
    void nothingElseEndsAGame()
    {
        class Idle final : public Agent {
            std::size_t choose(const Choice& choice, const View&) override
            {
                for (std::size_t i = 0; i < choice.options.size(); ++i) {
                    if (!choice.options[i].card.valid() || choice.options[i].action == hero::Pass)
                        return i;
                }
                return 0;
            }
        } idle;
        const hero::Match match = test::heroMatch(test::heroDecks()[0], test::heroDecks()[1]);
        const auto begin = [&](hero::Game& game, std::uint64_t seed) { game.begin(match, seed); };
        CardSession<hero::Game, decltype(begin)> session(test::heroRules(), 2, begin);
        session.setAgent(&idle);
        session.begin(1);
        while (session.turn() <= 200 && !session.outcome().over())
            session.advance();
        QCOMPARE(session.turn(), 201);
        QVERIFY(!session.outcome().over());
    }

    /// HRO-420, HRO-100: nothing but two players.
    void twoPlayers()
    {
        const auto made = makePlayable("hero", *test::heroCards(), {});
        MatchSetup setup;
        setup.shop = test::heroShop();
        setup.decks = {test::heroDeck(test::heroDecks()[0])};
        QVERIFY(!(*made)->session(setup));
        setup.decks = {setup.decks[0], setup.decks[0], setup.decks[0]};
        QVERIFY(!(*made)->session(setup));
        setup.decks.pop_back();
        QVERIFY((*made)->session(setup));
        setup.shop = {};
        QVERIFY(!(*made)->session(setup));
    }

private:
    test::Conformance m_kit;
};

QTEST_GUILESS_MAIN(HeroPlayTest)
#include "hero_play_test.moc"
