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

private:
    test::Conformance m_kit;
};

QTEST_GUILESS_MAIN(HeroPlayTest)
#include "hero_play_test.moc"
