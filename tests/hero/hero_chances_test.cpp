// SPDX-License-Identifier: GPL-3.0-or-later
// The chances beside HRO-D9 are those of the digest: at least one Ultimate among the first four or five of forty cards.
#include <QTest>
#include <cmath>

#include "tests/validators/case_file.h"
#include "validators/checker.h"
#include "validators/probability.h"

using namespace muster;

class HeroChancesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void digest_data()
    {
        QTest::addColumn<int>("ultimates");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::newRow("2 of 40") << 2 << 19 << 24;
        QTest::newRow("3 of 40") << 3 << 28 << 34;
        QTest::newRow("4 of 40") << 4 << 36 << 43;
    }
    void digest()
    {
        QFETCH(int, ultimates);
        QFETCH(int, first);
        QFETCH(int, second);
        QCOMPARE(int(std::lround(100 * validators::chanceOfAtLeast({40, ultimates, 4}, 1))), first);
        QCOMPARE(int(std::lround(100 * validators::chanceOfAtLeast({40, ultimates, 5}, 1))), second);
    }

    void standBesideTheFinding()
    {
        const auto catalogue = cases::cardsOf(QStringLiteral("hero"));
        Deck deck;
        deck.game = "hero";
        deck.kind = "deck";
        const auto put = [&](const char* section, const char* name, int count) {
            DeckEntry entry;
            entry.card = name;
            entry.count = count;
            deck.section(section).entries.push_back(entry);
        };
        put("hero", "Barbarian", 1);
        put("main", "The Last Winter", 5);
        put("main", "Scout", 35);
        for (const Finding& finding : validators::check(ResolvedDeck(*catalogue, deck)))
            if (finding.id == "HRO-D9") {
                QCOMPARE(finding.figures.size(), std::size_t(2));
                // 1 - C(35,4)/C(40,4) and 1 - C(35,5)/C(40,5)
                QVERIFY(std::abs(finding.figures[0].value - (1 - 52360.0 / 91390)) < 1e-12);
                QVERIFY(std::abs(finding.figures[1].value - (1 - 324632.0 / 658008)) < 1e-12);
                return;
            }
        QFAIL("five Ultimates are not told");
    }
};

QTEST_GUILESS_MAIN(HeroChancesTest)
#include "hero_chances_test.moc"
