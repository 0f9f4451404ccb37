// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QUrl>
#include <QXmlStreamReader>

#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster::test;

/// `muster export`, and what other programs wrote: every shipped deck comes back as it went.
class ExchangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_program.set("MUSTER_DATA", inBuild("/share/muster")); }

    /// One deck of each kind that each game has.
    void decksComeBack_data()
    {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<int>("piles");
        QTest::newRow("sceptre") << u"sceptre/decks/ember-charge"_s << 1;
        QTest::newRow("script") << u"script/decks/burn-after-reading"_s << 1;
        QTest::newRow("armory") << u"armory/decks/tychon-the-pursuer"_s << 2;
        QTest::newRow("hero") << u"hero/decks/red-sleds"_s << 2;
        QTest::newRow("shop") << u"hero/decks/mother-pells-shop"_s << 3;
        QTest::newRow("spoils") << u"spoils/decks/short-road-sharp-knives"_s << 2;
    }

    void decksComeBack()
    {
        QFETCH(QString, deck);
        QFETCH(int, piles);
        const QString file = inSources() + u"/resources/games/"_s + deck + u".muster"_s;
        const QString game = deck.section(u'/', 0, 0);
        const QString hash = m_program.run({u"hash"_s, file}).out.left(11);
        QVERIFY(hash.size() == 11);
        for (const QString& ending : {u"cod"_s, u"json"_s}) {
            const QString out = m_program.path("deck.") + ending;
            const Ran ran = m_program.run({u"export"_s, file, out, u"--force"_s});
            QVERIFY2(ran.exit == 0, qPrintable(ran.err));
            QCOMPARE(m_program.run({u"hash"_s, out, u"--game"_s, game}).out.left(11), hash);
        }
        const auto table = Ran{.exit = 0, .out = text("deck.json"), .err = {}}.json();
        QCOMPARE(table.value(u"ObjectStates"_s).toArray().size(), piles);
    }

    /// The sheet holds as many faces as it says, and each card lies on one.
    void tabletopHasItsPictures()
    {
        const QString out = m_program.path("table.json");
        const QString deck = inSources("/resources/games/hero/decks/red-sleds.muster");
        const Ran ran = m_program.run({u"export"_s, deck, out});
        QVERIFY2(ran.exit == 0, qPrintable(ran.err));
        QCOMPARE(ran.lines().size(), 3);
        const QJsonArray piles =
            Ran{.exit = 0, .out = text("table.json"), .err = {}}.json().value(u"ObjectStates"_s).toArray();
        QCOMPARE(piles.at(0).toObject().value(u"Name"_s).toString(), u"CardCustom"_s); // the hero alone
        const QJsonObject pile = piles.at(1).toObject();
        QCOMPARE(pile.value(u"Nickname"_s).toString(), u"Deck"_s);
        QCOMPARE(pile.value(u"DeckIDs"_s).toArray().size(), 40);
        QCOMPARE(pile.value(u"ContainedObjects"_s).toArray().size(), 40);
        const QJsonObject sheet = pile.value(u"CustomDeck"_s).toObject().value(u"1"_s).toObject();
        const QString picture = QUrl(sheet.value(u"FaceURL"_s).toString()).toLocalFile();
        const QImage image(picture);
        const int columns = sheet.value(u"NumWidth"_s).toInt();
        const int rows = sheet.value(u"NumHeight"_s).toInt();
        QVERIFY2(!image.isNull(), qPrintable(picture));
        QCOMPARE(image.width() % columns, 0);
        QCOMPARE(image.height() % rows, 0);
        QVERIFY(image.width() <= 4096 && image.height() <= 4096);
        QVERIFY(!QImage(QUrl(sheet.value(u"BackURL"_s).toString()).toLocalFile()).isNull());
        for (const QJsonValue id : pile.value(u"DeckIDs"_s).toArray())
            QVERIFY(id.toInt() / 100 == 1 && id.toInt() % 100 < columns * rows - 1);
        // Without --force nothing is written over.
        QCOMPARE(m_program.run({u"export"_s, deck, out}).exit, 2);
    }

    void cockatriceKnowsTheCards()
    {
        const QString deck = inSources("/resources/games/sceptre/decks/ember-charge.muster");
        QCOMPARE(m_program.run({u"export"_s, deck, m_program.path("cards.xml")}).exit, 0);
        QCOMPARE(m_program.run({u"export"_s, deck, m_program.path("known.cod")}).exit, 0);
        const QSet<QString> known = namesIn("cards.xml");
        QVERIFY(known.size() > 150);
        const QSet<QString> named = namesIn("known.cod");
        QVERIFY(named.size() > 10);
        QVERIFY(known.contains(named));
    }

    void picturesAreOfTheDeck()
    {
        const QString deck = inSources("/resources/games/script/decks/burn-after-reading.muster");
        QCOMPARE(m_program.run({u"export"_s, deck, m_program.path("deck.png")}).exit, 0);
        const QImage image(m_program.path("deck.png"));
        QVERIFY(image.width() > 1000 && image.height() > 1000);
    }

    /// As Cockatrice and Tabletop Simulator write them, with what Muster does not need.
    void filesOfOtherPrograms()
    {
        write("theirs.cod",
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cockatrice_deck version=\"1\">\n"
              "    <lastLoadedTimestamp></lastLoadedTimestamp>\n    <deckname>Sparks</deckname>\n"
              "    <bannerCard providerId=\"\"></bannerCard>\n    <comments>first &lt;b&gt;</comments>\n    <tags/>\n"
              "    <zone name=\"main\">\n        <card number=\"3\" name=\"Kestrel Vanguard\"/>\n    </zone>\n"
              "    <zone name=\"side\">\n        <card number=\"2\" name=\"Battle Cry\"/>\n    </zone>\n"
              "    <zone name=\"tokens\">\n    </zone>\n</cockatrice_deck>\n");
        const Ran cod = m_program.run(
            {u"convert"_s, m_program.path("theirs.cod"), u"-"_s, u"--to"_s, u"text"_s, u"--game"_s, u"sceptre"_s});
        QVERIFY2(cod.out.contains(u"Name: Sparks"_s) && cod.out.contains(u"3 Kestrel Vanguard"_s), qPrintable(cod.out));
        QVERIFY2(cod.out.contains(u"Considering (2)"_s), qPrintable(cod.out)); // Sceptre has no sideboard
        write("theirs.json",
              "{\"SaveName\": \"\", \"ObjectStates\": [{\"GUID\": \"a1\", \"Name\": \"Bag\", \"ContainedObjects\": [\n"
              "{\"Name\": \"Deck\", \"Nickname\": \"my pile\", \"DeckIDs\": [100, 100, 101], \"ContainedObjects\": [\n"
              "{\"Name\": \"Card\", \"Nickname\": \"Copper\", \"CardID\": 100},\n"
              "{\"Name\": \"Card\", \"Nickname\": \"Copper\", \"CardID\": 100},\n"
              "{\"Name\": \"CardCustom\", \"Nickname\": \"Battle Cry\", \"CardID\": 101}]}]},\n"
              "{\"Name\": \"Card\", \"Nickname\": \"Copper\", \"CardID\": 100},\n"
              "{\"Name\": \"Die_6\", \"Nickname\": \"Battle Cry\"}]}\n");
        const Ran table = m_program.run(
            {u"convert"_s, m_program.path("theirs.json"), u"-"_s, u"--to"_s, u"csv"_s, u"--game"_s, u"sceptre"_s});
        QVERIFY2(table.exit == 0, qPrintable(table.err));
        QVERIFY2(table.out.contains(u"Copper,,3,"_s) && table.out.contains(u"Battle Cry,,1,"_s), qPrintable(table.out));
    }

    void whatCannotBe_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no cards") << QByteArray("{\"ObjectStates\": []}");
        QTest::newRow("no objects") << QByteArray("{\"ObjectStates\": 7}");
        QTest::newRow("cut off") << QByteArray("{\"ObjectStates\": [{\"Name\": \"Deck\"");
        QTest::newRow("deep") << "{\"ObjectStates\": " + QByteArray("[{\"ContainedObjects\": ").repeated(900) + "[]"
                + QByteArray("}]").repeated(900) + "}";
        QTest::newRow("other XML") << QByteArray("<?xml version=\"1.0\"?><svg/>");
        QTest::newRow("broken XML") << QByteArray(
            "<cockatrice_deck><zone name=\"main\"><card number=\"1\" name=\"Copper\"/>");
    }

    void whatCannotBe()
    {
        QFETCH(QByteArray, bytes);
        write("strange.json", bytes);
        const Ran ran = m_program.run({u"check"_s, m_program.path("strange.json"), u"--game"_s, u"sceptre"_s});
        QVERIFY(!ran.crashed);
        QVERIFY2(ran.exit == 2 && ran.err.contains(u"strange.json"_s), qPrintable(ran.out + ran.err));
    }

    void listsThatAreCalledMuster()
    {
        write("renamed.muster",
              "<?xml version=\"1.0\"?>\n<cockatrice_deck version=\"1\"><zone name=\"main\"/></cockatrice_deck>");
        const Ran ran = m_program.run({u"check"_s, m_program.path("renamed.muster")});
        QVERIFY2(ran.exit == 2
                     && ran.err.contains(u"expected a deck file of Muster, found XML, as files called .cod"_s),
                 qPrintable(ran.out + ran.err));
    }

    void namesThatTellNothing()
    {
        write("one.txt", "1 Copper\n1 Nobody at All\n");
        const QString deck = m_program.path("one.txt");
        const Ran none = m_program.run({u"export"_s, deck, u"deck.odt"_s, u"--game"_s, u"sceptre"_s});
        QVERIFY2(none.exit == 2 && none.err.contains(u"\"deck.odt\""_s), qPrintable(none.err));
        const Ran unclear = m_program.run({u"export"_s, deck, m_program.path("one.json"), u"--game"_s, u"sceptre"_s});
        QVERIFY2(unclear.exit == 1 && unclear.err.contains(u"\"Nobody at All\""_s), qPrintable(unclear.err));
    }

private:
    void write(const char* name, const QByteArray& bytes)
    {
        QFile file(m_program.path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    [[nodiscard]] QString text(const char* name)
    {
        QFile file(m_program.path(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    /// Of the cards, in either of Cockatrice's forms.
    [[nodiscard]] QSet<QString> namesIn(const char* name)
    {
        QXmlStreamReader xml(text(name));
        QSet<QString> names;
        bool inCard = false;
        while (!xml.atEnd()) {
            xml.readNext();
            if (xml.isStartElement() && xml.name() == "card"_L1) {
                inCard = true;
                if (xml.attributes().hasAttribute("name"_L1))
                    names += xml.attributes().value("name"_L1).toString();
            } else if (xml.isStartElement() && inCard && xml.name() == "name"_L1) {
                names += xml.readElementText();
            }
        }
        return xml.hasError() ? QSet<QString>() : names;
    }

    Program m_program;
};

QTEST_GUILESS_MAIN(ExchangeTest)
#include "exchange_test.moc"
