// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/shipped/vocabulary.h"

using namespace muster::test;
using namespace muster::test::vocabulary;

namespace {

std::vector<Entry> entriesOf(const QString& game)
{
    if (game == QLatin1String("sceptre"))
        return sceptreEntries();
    if (game == QLatin1String("script"))
        return scriptEntries();
    if (game == QLatin1String("armory"))
        return armoryEntries();
    if (game == QLatin1String("hero"))
        return heroEntries();
    if (game == QLatin1String("spoils"))
        return spoilsEntries();
    return {};
}

} // namespace

/// Every explicit entry of a game's effect vocabulary is on at least one card that comes with Muster.
class VocabularyTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameHasOne()
    {
        for (const QString& game : shippedGames())
            QVERIFY2(entriesOf(game).size() >= 30, qPrintable(game));
    }

    void isOnACard_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("index");
        for (const QString& game : shippedGames()) {
            int index = 0;
            for (const Entry& entry : entriesOf(game))
                QTest::addRow("%s: %s", qPrintable(game), entry.name) << game << index++;
        }
    }
    void isOnACard()
    {
        QFETCH(QString, game);
        QFETCH(int, index);
        QVERIFY(vocabulary::isOnACard(ShippedGame::of(game), entriesOf(game)[std::size_t(index)]));
    }
};

QTEST_GUILESS_MAIN(VocabularyTest)
#include "vocabulary_test.moc"
