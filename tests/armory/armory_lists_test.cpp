// SPDX-License-Identifier: GPL-3.0-or-later
// Where the cards of a pasted list go in a game with more than one section: to their own place, unless a heading says
// otherwise; and every way to write an Armory down leads back to it.
#include <QFileInfo>
#include <QTest>

#include "model/decks/deck_code.h"
#include "model/decks/deck_hash.h"
#include "model/decks/home_section.h"
#include "model/decks/list_reader.h"
#include "model/decks/list_writer.h"
#include "tests/shipped/shipped.h"

using namespace muster;
using namespace muster::test;

namespace {

const ShippedGame& armory() { return ShippedGame::of(QStringLiteral("armory")); }

std::string placesOf(const std::string& list)
{
    std::string text;
    const Deck deck = deckOf(readList(list, *armory().catalogue(), "deck"), armory().game(), "deck");
    for (const DeckSection& section : deck.sections)
        for (const DeckEntry& entry : section.entries)
            text += section.key + ": " + std::to_string(entry.count) + " " + entry.card + "\n";
    return text;
}

} // namespace

class ArmoryListsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutHeadings()
    {
        QCOMPARE(placesOf("2 Gladius\n1 Ludo's Rudis\nLudo's Lion Greaves\n3 No Such Card\n"),
                 std::string("armory: 2 Gladius\narmory: 3 No Such Card\nstarters: 1 Ludo's Rudis\n"
                             "starters: 1 Ludo's Lion Greaves\n"));
    }

    void withHeadings()
    {
        QCOMPARE(placesOf("Armory (2)\n2 Gladius\n1 Ludo's Rudis\nStarter cards\n1 Ludo's Lion Greaves\n"),
                 std::string("armory: 2 Gladius\narmory: 1 Ludo's Rudis\nstarters: 1 Ludo's Lion Greaves\n"));
        QCOMPARE(placesOf("Armory: Ludo's Rudis\n1 Gladius\n"),
                 std::string("armory: 1 Ludo's Rudis\narmory: 1 Gladius\n"));
    }

    void homes()
    {
        const HomeSections homes(*armory().catalogue(), "deck");
        QVERIFY(homes.differ());
        QCOMPARE(homes.of(armory().catalogue()->findByName("Ludo's Rudis").front()), std::string("starters"));
        QCOMPARE(homes.of(armory().catalogue()->findByName("Gladius").front()), std::string("armory"));
        QCOMPARE(homes.of({}), std::string("armory"));
        const auto& sceptre = ShippedGame::of(QStringLiteral("sceptre"));
        QVERIFY(!HomeSections(*sceptre.catalogue(), "deck").differ());
    }

    void roundTrips_data()
    {
        QTest::addColumn<QString>("path");
        for (const auto& path : armory().decks())
            QTest::newRow(qPrintable(QFileInfo(path).baseName())) << path;
    }
    void roundTrips()
    {
        QFETCH(QString, path);
        const auto deck = armory().deck(path);
        QVERIFY(deck.has_value());
        const Catalogue& catalogue = *armory().catalogue();
        const std::string hash = deckHash(ResolvedDeck(catalogue, *deck));
        const Deck fromList =
            deckOf(readList(writeList(ResolvedDeck(catalogue, *deck)), catalogue, "deck"), armory().game(), "deck");
        QCOMPARE(deckHash(ResolvedDeck(catalogue, fromList)), hash);
        const auto code = deckCode(ResolvedDeck(catalogue, *deck));
        QVERIFY(code.has_value());
        const auto fromCode = deckOfCode(*code, catalogue);
        QVERIFY(fromCode.has_value());
        QCOMPARE(deckHash(ResolvedDeck(catalogue, *fromCode)), hash);
    }
};

QTEST_GUILESS_MAIN(ArmoryListsTest)
#include "armory_lists_test.moc"
