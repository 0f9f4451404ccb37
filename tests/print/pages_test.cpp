// SPDX-License-Identifier: GPL-3.0-or-later
// What is on the pages, before any printer: every card once, nothing outside, nothing over anything else, for decks
// of 1 to 400 lines and names of 80 characters.
#include <QTest>

#include "app/print/composer.h"
#include "app/print/print_job.h"
#include "app/print/sheet_files.h"
#include "tests/print/page_faults.h"
#include "tests/support/paths.h"

using namespace muster;
using namespace muster::app;
using namespace muster::app::print;
using namespace muster::test;

namespace {

carddb::Places places() { return {test::inSources("/resources"), {}, {}}; }

SheetLayout sheet(const QString& key)
{
    Game game;
    game.key = "no-such-game"; // so that the shared sheet is read
    auto layout = loadSheet(places(), game, "deck", key);
    if (!layout)
        qFatal("%s cannot be read", qPrintable(key));
    return *layout;
}

/// Names that all differ, of the length asked for, without a blank where `oneWord`.
QString nameOf(int number, int length, bool oneWord)
{
    QString name = QStringLiteral("Card%1").arg(number, 4, 10, QLatin1Char('0'));
    const QString tail = oneWord ? QStringLiteral("abcdefghij") : QStringLiteral(" of the Far North");
    while (name.size() < length)
        name += tail;
    name.truncate(length);
    return name.trimmed();
}

DeckFacts factsWith(int lines, int nameLength, bool oneWord = false)
{
    DeckFacts facts;
    facts.deck = QStringLiteral("A Deck");
    facts.game = QStringLiteral("Game");
    facts.hash = QStringLiteral("AAAAA-BBBBB");
    facts.code = "MUSTER1-ABCDEF";
    facts.occasion.person = {QStringLiteral("Ostrava"), QStringLiteral("Milena"), QStringLiteral("CZ-1"), {}};
    facts.occasion.event = QStringLiteral("Autumn Cup");
    facts.occasion.date = QStringLiteral("2026-10-03");
    for (int i = 0; i < lines; ++i) {
        if (i % 17 == 0) {
            CardGroup group;
            group.group = QStringLiteral("Group %1").arg(i / 17);
            group.section = QStringLiteral("Section %1").arg(i / 51);
            group.firstOfSection = i % 51 == 0;
            facts.groups.push_back(group);
        }
        CardRow row;
        row.count = 1 + i % 12;
        row.name = nameOf(i, nameLength, oneWord);
        row.detail = i % 3 == 0 ? QStringLiteral("Ember · THR-%1").arg(i) : QString();
        row.limit = 3;
        facts.groups.back().rows.push_back(row);
        facts.groups.back().cards += row.count;
        facts.cards += row.count;
    }
    return facts;
}

} // namespace

class PagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCardOnce_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("paper");
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("length");
        QTest::addColumn<bool>("oneWord");
        for (const char* key : {"list", "registration", "judge", "pocket"}) {
            for (const char* paper : {"A4", "Letter"}) {
                for (const int lines : {1, 2, 17, 25, 40, 63, 70, 100, 250, 400})
                    QTest::addRow("%s %s %d", key, paper, lines) << key << paper << lines << 18 << false;
                QTest::addRow("%s %s long names", key, paper) << key << paper << 60 << 80 << false;
                QTest::addRow("%s %s long words", key, paper) << key << paper << 60 << 80 << true;
                QTest::addRow("%s %s endless names", key, paper) << key << paper << 30 << 200 << true;
            }
        }
    }

    void everyCardOnce()
    {
        QFETCH(QString, key);
        QFETCH(QString, paper);
        QFETCH(int, lines);
        QFETCH(int, length);
        QFETCH(bool, oneWord);
        const SheetLayout layout = sheet(key);
        const DeckFacts facts = factsWith(lines, length, oneWord);
        const auto pages = composeSheet(layout, facts, paperSize(paper), m_type);
        QVERIFY(pages);
        const QString fault = faultOf(*pages);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        const QString text = textOf(*pages);
        for (int i = 0; i < lines; ++i) {
            const QString name = nameOf(i, length, oneWord).remove(QLatin1Char(' '));
            QVERIFY2(text.count(name) == 1,
                     qPrintable(QStringLiteral("%1 is there %2 times").arg(name).arg(text.count(name))));
        }
        for (std::size_t p = 0; p < pages->size(); ++p) {
            const QString numbers = key == QLatin1String("pocket")
                ? QStringLiteral("%1/%2").arg(p + 1).arg(pages->size())
                : QStringLiteral("page%1of%2").arg(p + 1).arg(pages->size());
            QVERIFY2(textOf({(*pages)[p]}).contains(numbers), qPrintable(numbers));
        }
    }

    /// Subtotals of the pages add up: the last one is the total.
    void subtotalsAddUp()
    {
        const DeckFacts facts = factsWith(250, 18);
        const auto pages =
            composeSheet(sheet(QStringLiteral("registration")), facts, paperSize(QStringLiteral("A4")), m_type);
        QVERIFY(pages);
        QVERIFY(pages->size() > 2);
        int before = 0;
        for (std::size_t p = 0; p < pages->size(); ++p) {
            const QString text = textOf({(*pages)[p]});
            const qsizetype at = text.indexOf(QStringLiteral("subtotal")) + 8;
            const int soFar = text.mid(at, text.indexOf(QStringLiteral("of"), at) - at).toInt();
            QVERIFY(soFar > before || p + 1 == pages->size());
            before = soFar;
        }
        QCOMPARE(before, facts.cards);
    }

    /// Rows stand closer where the deck then needs a page less, and only then, and only as much as it takes.
    void rowsStandCloserForAPageLess()
    {
        SheetLayout closer = sheet(QStringLiteral("registration"));
        auto& cards = std::get<CardsPart>(closer.parts.at(closer.body.front()));
        QVERIFY(cards.leastRow > 0 && cards.leastRow < cards.row);
        SheetLayout fixed = closer;
        std::get<CardsPart>(fixed.parts.at(fixed.body.front())).leastRow = 0;
        const auto pagesOf = [&](const SheetLayout& layout, int lines) {
            const auto pages = composeSheet(layout, factsWith(lines, 18), paperSize(QStringLiteral("A4")), m_type);
            return pages ? *pages : std::vector<Page>();
        };
        int saved = 0;
        for (int lines = 1; lines <= 120; ++lines) {
            const auto close = pagesOf(closer, lines), wide = pagesOf(fixed, lines);
            QVERIFY(!close.empty() && close.size() <= wide.size());
            QCOMPARE(faultOf(close), QString());
            if (close.size() == wide.size())
                QCOMPARE(close.front().marks.lines.size(), wide.front().marks.lines.size());
            saved += close.size() < wide.size() ? 1 : 0;
        }
        QVERIFY2(saved >= 10, qPrintable(QString::number(saved)));
    }

    /// Where a group runs on, its heading stands again.
    void headingsAreRepeated()
    {
        DeckFacts facts = factsWith(1, 18);
        facts.groups.front().group = QStringLiteral("Champions");
        for (int i = 1; i < 200; ++i) {
            CardRow row = facts.groups.front().rows.front();
            row.name = nameOf(i, 18, false);
            facts.groups.front().rows.push_back(row);
        }
        facts.groups.front().cards = 200;
        const auto pages =
            composeSheet(sheet(QStringLiteral("registration")), facts, paperSize(QStringLiteral("A4")), m_type);
        QVERIFY(pages);
        for (const Page& page : *pages)
            QVERIFY(textOf({page}).contains(QStringLiteral("Champions")));
        QVERIFY(textOf({pages->at(1)}).contains(QStringLiteral("Champions(continued)")));
    }

    /// The judge's copy has a box for each copy; many copies have one for each ten.
    void aBoxForEachCopy()
    {
        const SheetLayout layout = sheet(QStringLiteral("judge"));
        const auto boxesFor = [&](int count) {
            DeckFacts facts = factsWith(1, 18);
            facts.groups.front().rows.front().count = count;
            const auto pages = composeSheet(layout, facts, paperSize(QStringLiteral("A4")), m_type);
            return pages ? static_cast<int>(pages->front().marks.boxes.size()) : -1;
        };
        const int one = boxesFor(1);
        QCOMPARE(boxesFor(3), one + 2);
        QCOMPARE(boxesFor(12), one + 11);
        QCOMPARE(boxesFor(60), one + 59);
        QCOMPARE(boxesFor(999), one + 99 + 9 - 1);
    }

    void notLegalSaysSoOnEverySheet_data()
    {
        QTest::addColumn<QString>("key");
        for (const char* key : {"list", "registration", "judge", "pocket"})
            QTest::newRow(key) << key;
    }

    void notLegalSaysSoOnEverySheet()
    {
        QFETCH(QString, key);
        DeckFacts facts = factsWith(120, 18);
        facts.verdict = Verdict::Illegal;
        for (int i = 0; i < 90; ++i)
            facts.findings.push_back({QStringLiteral("Reason number %1 of this deck").arg(i, 3, 10, QLatin1Char('0')),
                                      QStringLiteral("SCE-V2"), true});
        const auto pages = composeSheet(sheet(key), facts, paperSize(QStringLiteral("A4")), m_type);
        QVERIFY(pages);
        QCOMPARE(faultOf(*pages), QString());
        const QString text = textOf(*pages);
        for (int i = 0; i < 90; ++i)
            QCOMPARE(text.count(QStringLiteral("Reasonnumber%1ofthisdeck").arg(i, 3, 10, QLatin1Char('0'))), 1);
        for (const Page& page : *pages)
            QVERIFY(textOf({page}).contains(QStringLiteral("NOTLEGAL")));
    }

    /// A layout of one's own cannot hide it either.
    void noLayoutHidesThatADeckIsNotLegal()
    {
        SheetLayout layout;
        layout.key = "bare";
        layout.body = {"cards"};
        layout.parts.emplace("cards", CardsPart());
        DeckFacts facts = factsWith(5, 18);
        facts.verdict = Verdict::Incomplete;
        facts.findings.push_back({QStringLiteral("Too few cards"), QStringLiteral("SCE-V1"), true});
        const auto pages = composeSheet(layout, facts, paperSize(QStringLiteral("A4")), m_type);
        QVERIFY(pages);
        QVERIFY(textOf(*pages).contains(QStringLiteral("NOTLEGAL")));
        QVERIFY(textOf(*pages).contains(QStringLiteral("Toofewcards")));
    }

    void anEmptyDeckIsAPage()
    {
        for (const char* key : {"list", "registration", "judge", "pocket"}) {
            const auto pages =
                composeSheet(sheet(QString::fromLatin1(key)), DeckFacts(), paperSize(QStringLiteral("A4")), m_type);
            QVERIFY(pages);
            QCOMPARE(pages->size(), std::size_t(1));
            QCOMPARE(faultOf(*pages), QString());
        }
    }

    void longValuesStayInTheirBoxes()
    {
        DeckFacts facts = factsWith(20, 18);
        facts.occasion.person = {nameOf(1, 200, true), nameOf(2, 200, false), nameOf(3, 200, true),
                                 nameOf(4, 200, false)};
        facts.occasion.event = nameOf(5, 200, true);
        facts.deck = nameOf(6, 200, true);
        facts.format = nameOf(7, 200, false);
        for (const char* key : {"list", "registration", "judge", "pocket"}) {
            const auto pages =
                composeSheet(sheet(QString::fromLatin1(key)), facts, paperSize(QStringLiteral("Letter")), m_type);
            QVERIFY(pages);
            const QString fault = faultOf(*pages);
            QVERIFY2(fault.isEmpty(), qPrintable(QLatin1String(key) + QStringLiteral(": ") + fault));
        }
    }

    void aSheetWithoutRoomIsRefused()
    {
        SheetLayout layout;
        layout.first = {"gap", "gap", "gap"};
        layout.body = {"cards"};
        layout.parts.emplace("gap", GapPart{100, false});
        layout.parts.emplace("cards", CardsPart());
        QVERIFY(!composeSheet(layout, factsWith(5, 18), paperSize(QStringLiteral("A4")), m_type));
    }

    /// Small pages: nine to an A4, at their size in millimetres.
    void smallPagesShareAPaper()
    {
        std::vector<Page> small(10, Page{QSizeF(63, 88), {}});
        const auto sheets = imposed(small, paperSize(QStringLiteral("A4")));
        QCOMPARE(sheets.size(), std::size_t(2));
        const auto outlines = std::count_if(sheets[0].marks.boxes.begin(), sheets[0].marks.boxes.end(),
                                            [](const BoxMark& box) { return box.box.size() == QSizeF(63, 88); });
        QCOMPARE(outlines, 9);
        QCOMPARE(faultOf(sheets), QString());
    }

    void textCondensesThenWrapsAndIsNeverCut()
    {
        const QString text = QStringLiteral("The Old Keeper of the Seven Gates");
        const double natural = m_type.width(text, Face::Regular, 3);
        QCOMPARE(m_type.fit(text, Face::Regular, 3, natural + 1).squeeze, 1.0);
        const Fitted condensed = m_type.fit(text, Face::Regular, 3, natural * 0.9);
        QCOMPARE(condensed.lines.size(), 1);
        QVERIFY(condensed.squeeze < 1 && condensed.squeeze > 0.89);
        for (const double share : {0.7, 0.5, 0.3, 0.1, 0.02, 0.001}) {
            const Fitted wrapped = m_type.fit(text, Face::Regular, 3, natural * share);
            QVERIFY(wrapped.lines.size() > 1);
            QCOMPARE(wrapped.lines.join(QString()).remove(QLatin1Char(' ')), QString(text).remove(QLatin1Char(' ')));
        }
    }

    void lettersThatNoFontHasAreTold()
    {
        Type type(fontFamilies());
        (void)type.width(QStringLiteral("Žluťoučký kůň, Привет"), Face::Regular, 3);
        QVERIFY(type.missing().empty());
        (void)type.width(QString::fromUcs4(U"Rune \U000F0F0F"), Face::Bold, 3); // a letter of nobody's alphabet
        QCOMPARE(type.missing().size(), std::size_t(1));
    }

private:
    Type m_type{fontFamilies()};
};

QTEST_MAIN(PagesTest)
#include "pages_test.moc"
