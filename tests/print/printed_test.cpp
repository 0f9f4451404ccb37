// SPDX-License-Identifier: GPL-3.0-or-later
// `muster print` as a person uses it: the PDFs are read back with other programs (poppler, zbar).
#include <array>

#include <QDirIterator>
#include <QRegularExpression>
#include <QStandardPaths>

#include "app/text/language.h"
#include "tests/app/program.h"
#include "tests/support/part.h"
#include "tests/support/paths.h"

using namespace muster::test;
using namespace Qt::StringLiterals;

namespace {

QString output(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// A PDF read back.
struct Pdf {
    explicit Pdf(const QString& file)
        : path(file),
          text(output(u"pdftotext"_s, {u"-layout"_s, file, u"-"_s})),
          info(output(u"pdfinfo"_s, {file})),
          fonts(output(u"pdffonts"_s, {file}))
    {
    }

    [[nodiscard]] int pages() const { return number(u"Pages:\\s+(\\d+)"_s).toInt(); }
    [[nodiscard]] QSizeF millimetres() const
    {
        static const QRegularExpression size(u"Page size:\\s+([\\d.]+) x ([\\d.]+) pts"_s);
        const auto match = size.match(info);
        return {match.captured(1).toDouble() / 72 * 25.4, match.captured(2).toDouble() / 72 * 25.4};
    }
    [[nodiscard]] bool allEmbedded() const
    {
        const QStringList lines = fonts.split(u'\n', Qt::SkipEmptyParts).mid(2);
        static const QRegularExpression embedded(u"\\s(yes|no)\\s+(yes|no)\\s+(yes|no)\\s+\\d+\\s+\\d+\\s*$"_s);
        for (const QString& line : lines) {
            if (embedded.match(line).captured(1) != u"yes"_s || embedded.match(line).captured(3) != u"yes"_s)
                return false;
        }
        return !lines.isEmpty();
    }
    /// How often "COUNT NAME" stands there.
    [[nodiscard]] int times(int count, const QString& name) const
    {
        const QRegularExpression line(u"(?<![\\w.])%1\\s+%2(?!\\w)"_s.arg(count).arg(QRegularExpression::escape(name)));
        int found = 0;
        for (auto matches = line.globalMatch(text); matches.hasNext(); matches.next())
            ++found;
        return found;
    }
    /// What the QR code says, on whichever page it stands.
    [[nodiscard]] QString code() const
    {
        QString found;
        for (int page = 1; page <= pages(); ++page) {
            const QString picture = path + u"-code"_s;
            (void)output(
                u"pdftoppm"_s,
                {u"-r"_s, u"200"_s, u"-gray"_s, u"-f"_s, QString::number(page), u"-singlefile"_s, path, picture});
            found += output(u"zbarimg"_s, {u"--raw"_s, u"-q"_s, picture + u".pgm"_s}).trimmed();
        }
        return found;
    }

    QString path, text, info, fonts;

private:
    [[nodiscard]] QString number(const QString& pattern) const
    {
        return QRegularExpression(pattern).match(info).captured(1);
    }
};

/// Cards and their counts of a deck, by name, as another verb of the program tells them.
QMap<QString, int> cardsOf(const Program& program, const QString& deck)
{
    QMap<QString, int> cards;
    const Ran csv = program.run({u"convert"_s, deck, u"-"_s, u"--to"_s, u"csv"_s});
    const QStringList lines = csv.out.split(u"\r\n"_s, Qt::SkipEmptyParts);
    const qsizetype countColumn = lines.value(0).split(u',').indexOf(u"count"_s);
    for (const QString& line : lines.mid(1)) {
        // Names of shipped cards have commas now and then, and no quotes inside.
        static const QRegularExpression cell(u"(?:^|,)(?:\"([^\"]*)\"|([^,]*))"_s);
        QStringList cells;
        for (auto matches = cell.globalMatch(line); matches.hasNext();) {
            const auto match = matches.next();
            cells += match.captured(1).isEmpty() ? match.captured(2) : match.captured(1);
        }
        cards[cells.value(0)] += cells.value(countColumn).toInt();
    }
    return cards;
}

} // namespace

class PrintedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        for (const char* tool : {"pdftotext", "pdfinfo", "pdffonts", "pdftoppm", "zbarimg"})
            QVERIFY2(!QStandardPaths::findExecutable(QString::fromLatin1(tool)).isEmpty(), tool);
        // Pebbles of the test's own folder, and the sheets that all games share.
        QDirIterator sheets(muster::test::inSources("/resources/sheets"), {u"*.yaml"_s}, QDir::Files);
        while (sheets.hasNext()) {
            const QString file = sheets.next();
            write(m_pebbles.path("data/sheets/") + sheets.fileName(), read(file));
        }
        m_shipped.set("MUSTER_DATA", muster::test::inBuild("/share/muster"));
    }

    void cleanup() { muster::app::installLanguage(u"en"_s); }

    void shippedDecks_data()
    {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("sheet");
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("language");
        // Each sheet of each game meets both papers, and those of all games every language, as decks take turns.
        const std::array papers{u"A4"_s, u"Letter"_s};
        const QStringList languages = muster::app::languages();
        const std::array sheets{u"list"_s, u"registration"_s, u"judge"_s, u"pocket"_s};
        const QDir games(muster::test::inSources("/resources/games"));
        int row = 0;
        qsizetype gamesBefore = 0;
        for (const QString& game : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            const QDir decks(games.filePath(game + u"/decks"_s));
            const QStringList names = decks.entryList({u"*.muster"_s}, QDir::Files, QDir::Name);
            QVERIFY2(names.size() >= 4, qPrintable(game));
            for (qsizetype i = 0; i < names.size(); ++i) {
                for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
                    const std::size_t turn = static_cast<std::size_t>(i) + sheet;
                    const QString& paper = papers.at(turn % 2);
                    const qsizetype word = static_cast<qsizetype>(turn / 2) + gamesBefore;
                    const QString& language = languages.at(word % languages.size());
                    if (!muster::test::inPart(row++))
                        continue;
                    QTest::addRow("%s %s %s %s", qPrintable(names[i]), qPrintable(sheets.at(sheet)), qPrintable(paper),
                                  qPrintable(language))
                        << decks.filePath(names[i]) << sheets.at(sheet) << paper << language;
                }
            }
            ++gamesBefore;
        }
    }

    void shippedDecks()
    {
        QFETCH(QString, deck);
        QFETCH(QString, language);
        QFETCH(QString, sheet);
        QFETCH(QString, paper);
        const QString file = m_shipped.path("out.pdf");
        m_shipped.set("LC_ALL", language == u"en"_s ? u"C.UTF-8"_s : QLocale(language).name() + u".UTF-8"_s);
        const Ran ran = m_shipped.run({u"print"_s, deck, u"-o"_s, file, u"--sheet"_s, sheet, u"--paper"_s, paper,
                                       u"--last-name"_s, u"Ostrava"_s, u"--first-name"_s, u"Milena"_s, u"--event"_s,
                                       u"Autumn Cup"_s, u"--date"_s, u"2026-10-03"_s});
        QVERIFY2(ran.exit == 0, qPrintable(ran.err));
        QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
        m_shipped.set("LC_ALL", u"C.UTF-8"_s);
        const Pdf pdf(file);
        muster::app::installLanguage(language); // to know its words
        const auto said = [](const char* text) { return QCoreApplication::translate("SheetWords", text); };
        QCOMPARE(pdf.text.contains(said("Deck registration")), sheet == u"registration"_s);
        QVERIFY2(pdf.allEmbedded(), qPrintable(pdf.fonts));
        // For whoever hears it: the texts are marked as such, and their language is told.
        static const QRegularExpression tagged(u"Tagged:\\s+yes"_s);
        QVERIFY2(tagged.match(pdf.info).hasMatch(), qPrintable(pdf.info));
        QFile bytes(file);
        QVERIFY(bytes.open(QIODevice::ReadOnly));
        QVERIFY(bytes.readAll().contains("/Lang (" + language.toLatin1() + ')'));
        const QSizeF size = pdf.millimetres();
        const QSizeF wanted = paper == u"A4"_s ? QSizeF(210, 297) : QSizeF(215.9, 279.4);
        QVERIFY(std::abs(size.width() - wanted.width()) < 0.3 && std::abs(size.height() - wanted.height()) < 0.3);
        const auto cards = cardsOf(m_shipped, deck);
        QVERIFY(!cards.isEmpty());
        int total = 0;
        for (const int count : cards)
            total += count;
        if (sheet == u"registration"_s || sheet == u"list"_s) {
            const QString heard = output(u"pdfinfo"_s, {u"-struct-text"_s, file});
            for (auto card = cards.begin(); card != cards.end(); ++card) {
                QVERIFY2(heard.contains(card.key()), qPrintable(card.key()));
                // A name in two sections, or of two cards, stands there in parts.
                const int times = pdf.times(card.value(), card.key());
                const bool parted = pdf.text.count(card.key()) > 1;
                QVERIFY2(times == 1 || parted,
                         qPrintable(u"%1 %2: %3 times"_s.arg(card.value()).arg(card.key()).arg(times)));
            }
            const QString whole = said("subtotal {so far} of {cards}").section(u"{so far}"_s, 1).trimmed();
            QVERIFY2(pdf.text.contains(QString(whole).replace(u"{cards}"_s, QString::number(total))),
                     qPrintable(pdf.text));
        }
        for (auto card = cards.begin(); card != cards.end(); ++card)
            QVERIFY2(pdf.text.contains(card.key().section(u' ', 0, 0)), qPrintable(card.key()));
        const QString code = m_shipped.run({u"code"_s, deck}).out.trimmed();
        if (sheet != u"pocket"_s && code.size() < 1500)
            QCOMPARE(pdf.code(), code);
    }

    void paperIsNamedInAnyCase()
    {
        QCOMPARE(m_pebbles.run("print decks/good.muster -o letter.pdf --paper LETTER").exit, 0);
        QVERIFY(std::abs(Pdf(m_pebbles.path("letter.pdf")).millimetres().height() - 279.4) < 0.3);
    }

    void whoPlays()
    {
        write(m_pebbles.path("home/data/muster/profile.yaml"),
              "last name: Łęcka\nfirst name: Izabela\nid: PL-7\nclub: Warszawa\n");
        QCOMPARE(m_pebbles.run("print decks/good.muster -o who.pdf --date 2026-10-03").exit, 0);
        const Pdf own(m_pebbles.path("who.pdf"));
        for (const QString& part :
             {u"Łęcka"_s, u"Izabela"_s, u"PL-7"_s, u"Warszawa"_s, u"2026-10-03 (3 October 2026)"_s})
            QVERIFY2(own.text.contains(part), qPrintable(part));
        QCOMPARE(m_pebbles.run("print decks/good.muster -o who.pdf --last-name Brandt").exit, 0);
        const Pdf other(m_pebbles.path("who.pdf"));
        QVERIFY(other.text.contains(u"Brandt"_s) && !other.text.contains(u"Łęcka"_s));
        QVERIFY(other.text.contains(u"PL-7"_s));
    }

    void lettersOfTheWorld()
    {
        const QString name = u"Žluťoučký, Ødegård, Привет, 名石"_s;
        QCOMPARE(
            m_pebbles.run({u"print"_s, u"decks/good.muster"_s, u"-o"_s, u"world.pdf"_s, u"--last-name"_s, name}).exit,
            0);
        const Pdf pdf(m_pebbles.path("world.pdf"));
        QVERIFY2(pdf.text.contains(name), qPrintable(pdf.text));
        QVERIFY2(pdf.allEmbedded(), qPrintable(pdf.fonts));
        const Ran ran = m_pebbles.run({u"print"_s, u"decks/good.muster"_s, u"-o"_s, u"rune.pdf"_s, u"--last-name"_s,
                                       QString::fromUcs4(U"\U000F0F0F")});
        QVERIFY2(ran.err.contains(u"U+F0F0F"_s), qPrintable(ran.err));
    }

    void notLegal()
    {
        QCOMPARE(m_pebbles.run("print decks/bad.muster -o bad.pdf").exit, 0);
        const Pdf pdf(m_pebbles.path("bad.pdf"));
        QVERIFY(pdf.text.contains(u"NOT LEGAL"_s));
        QVERIFY(pdf.text.contains(u"PEB-V2"_s));
        QVERIFY(!Pdf(m_pebbles.path("who.pdf")).text.contains(u"NOT LEGAL"_s));
        QCOMPARE(m_pebbles.run("print decks/light.muster -o light.pdf").exit, 0);
        QVERIFY(Pdf(m_pebbles.path("light.pdf")).text.contains(u"PEB-V1"_s));
        const Ran refused = m_pebbles.run("print decks/bad.muster -o refused.pdf --illegal refuse");
        QCOMPARE(refused.exit, 1);
        QVERIFY(refused.err.contains(u"not printed"_s));
        QVERIFY(!QFile::exists(m_pebbles.path("refused.pdf")));
    }

    /// An organiser's own format, given as a file, stands on the sheet; a faulty one ends the work before it began.
    void formatOfAnOrganiser()
    {
        write(m_pebbles.path("desk.yaml"), "format: pebbles/desk\ngame: pebbles\ntitle: Desk Event\nversion: \"1\"\n");
        const Ran ran = m_pebbles.run("print decks/good.muster -o desk.pdf --format desk.yaml");
        QVERIFY2(ran.exit == 0, qPrintable(ran.err));
        QVERIFY(Pdf(m_pebbles.path("desk.pdf")).text.contains(u"Desk Event"_s));
        write(m_pebbles.path("faulty.yaml"), "format: pebbles/desk\ngame: pebbles\ntitle: Desk Event\nbaned: []\n");
        const Ran faulty = m_pebbles.run("print decks/good.muster -o faulty.pdf --format faulty.yaml");
        QCOMPARE(faulty.exit, 2);
        QVERIFY2(faulty.err.contains(u"faulty.yaml:4:1"_s), qPrintable(faulty.err));
        QVERIFY(!QFile::exists(m_pebbles.path("faulty.pdf")));
    }

    void halfBuilt()
    {
        write(m_pebbles.path("half.muster"),
              "muster: 1\ngame: pebbles\nkind: deck\nname: Half\nsections:\n  main:\n"
              "    - {card: Nobody, count: 2}\n    - {card: Egg, count: 1}\n");
        const Ran ran = m_pebbles.run("print half.muster -o half.pdf");
        QCOMPARE(ran.exit, 0);
        QVERIFY2(ran.err.contains(u"half.muster:7: on paper: no card is called \"Nobody\""_s), qPrintable(ran.err));
        QVERIFY2(ran.err.contains(u"half.muster:8: on paper: \"Egg\" is the name of several cards"_s),
                 qPrintable(ran.err));
        const Pdf pdf(m_pebbles.path("half.pdf"));
        QCOMPARE(pdf.times(2, u"Nobody"_s), 1);
        QCOMPARE(pdf.times(1, u"Egg"_s), 1);
        write(m_pebbles.path("empty.muster"), "muster: 1\ngame: pebbles\nkind: deck\nname: Empty\nsections: {}\n");
        QCOMPARE(m_pebbles.run("print empty.muster -o empty.pdf").exit, 0);
        QVERIFY(Pdf(m_pebbles.path("empty.pdf")).text.contains(u"NOT LEGAL"_s));
    }

    void preflightWritesNothing()
    {
        write(m_pebbles.path("none.yaml"), "last name: \"\"\n");
        const Ran ran = m_pebbles.run("print decks/good.muster -o pre.pdf --preflight --profile none.yaml");
        QCOMPARE(ran.exit, 1);
        QVERIFY(ran.err.contains(u"\"Last name\" is empty"_s) && ran.err.contains(u"\"Date\" is empty"_s));
        QVERIFY(!QFile::exists(m_pebbles.path("pre.pdf")));
        QCOMPARE(
            m_pebbles
                .run("print decks/good.muster --preflight --last-name A --first-name B --event C --date 2026-01-01")
                .exit,
            0);
    }

    /// Many decks: sorted by last name whatever their order, with a list in front that says on which page they are.
    void manyDecks()
    {
        QByteArray roster = "deck,last name,first name,id,table\n";
        const QStringList names{u"Zimmer"_s, u"Ábel"_s, u"Østby"_s, u"adams"_s, u"Brandt"_s, u"Ostrava"_s};
        for (int i = 0; i < names.size(); ++i) {
            write(m_pebbles.path("event/d") + QString::number(i) + u".muster"_s, LegalDeck);
            roster += "d" + QByteArray::number(i) + ".muster," + names[i].toUtf8() + ",X,ID" + QByteArray::number(i)
                + "," + QByteArray::number(i + 1) + "\n";
        }
        write(m_pebbles.path("players.csv"), roster);
        const Ran ran = m_pebbles.run("print event -o event.pdf --roster players.csv --event Cup --date 2026-10-03");
        QVERIFY2(ran.exit == 0 && ran.err.isEmpty(), qPrintable(ran.err));
        const Pdf pdf(m_pebbles.path("event.pdf"));
        QCOMPARE(pdf.pages(), 7);
        const QStringList pages = pdf.text.split(u'\f');
        const QStringList order{u"Ábel"_s, u"adams"_s, u"Brandt"_s, u"Østby"_s, u"Ostrava"_s, u"Zimmer"_s};
        for (int i = 0; i < order.size(); ++i) {
            QVERIFY2(pages.at(i + 1).contains(order[i]), qPrintable(order[i]));
            const QRegularExpression row(order[i] + u".*\\s%1\\s*\\n"_s.arg(i + 2));
            QVERIFY2(row.match(pages.first()).hasMatch(), qPrintable(pages.first()));
        }
        QCOMPARE(m_pebbles.run("print event -o plain.pdf --roster players.csv --no-cover").exit, 0);
        QCOMPARE(Pdf(m_pebbles.path("plain.pdf")).pages(), 6);
        write(m_pebbles.path("event/stranger.muster"), LegalDeck);
        const Ran stranger = m_pebbles.run("print event -o plain.pdf --roster players.csv");
        QVERIFY(stranger.err.contains(u"stranger.muster:1: on paper: the roster has no line"_s));
    }

    /// Print and play: every copy has a face, nine a page, of 63 by 88 mm.
    void cardsToCutOut()
    {
        const QString deck = muster::test::inSources("/resources/games/sceptre/decks/ember-charge.muster");
        const QString file = m_shipped.path("cards.pdf");
        QCOMPARE(m_shipped.run({u"print"_s, deck, u"-o"_s, file, u"--sheet"_s, u"cards"_s}).exit, 0);
        const Pdf pdf(file);
        QCOMPARE(pdf.pages(), 8); // 70 cards
        QVERIFY(pdf.allEmbedded());
        QCOMPARE(pdf.text.count(u"THR-001 "_s), 3); // the id at the foot of each copy of Kestrel Vanguard
        QCOMPARE(m_shipped
                     .run({u"print"_s, deck, u"-o"_s, file, u"--sheet"_s, u"cards"_s, u"--backs"_s, u"--paper"_s,
                           u"Letter"_s, u"--cut"_s, u"marks"_s})
                     .exit,
                 0);
        QCOMPARE(Pdf(file).pages(), 16);
        QCOMPARE(m_shipped.run({u"print"_s, deck, u"-o"_s, file, u"--sheet"_s, u"cards"_s, u"--bleed"_s, u"2"_s}).exit,
                 0);
        QCOMPARE(Pdf(file).pages(), 8);
        QCOMPARE(m_shipped.run({u"print"_s, deck, u"-o"_s, file, u"--sheet"_s, u"cards"_s, u"--bleed"_s, u"50"_s}).exit,
                 2);
        QCOMPARE(m_pebbles.run("print data/games/pebbles/sets/beach.yaml -o set.pdf --sheet cards").exit, 0);
        const Pdf set(m_pebbles.path("set.pdf"));
        QCOMPARE(set.pages(), 1);
        for (const QString& name : {u"Flint"_s, u"Jade"_s, u"Egg"_s, u"名石"_s, u"PEB-005"_s})
            QVERIFY2(set.text.contains(name), qPrintable(name));
        const Ran half = m_pebbles.run("print half.muster -o half-cards.pdf --sheet cards");
        QCOMPARE(half.exit, 2); // no card of it is clear
        QVERIFY(half.err.contains(u"Nobody"_s) && half.err.contains(u"Egg"_s));
    }

    /// A deck of a few bytes may ask for more cards than there is paper or memory.
    void tooManyCardsToCutOut()
    {
        QByteArray deck = "muster: 1\ngame: pebbles\nkind: deck\nname: Heap\nsections:\n  main:\n";
        for (int i = 0; i < 200; ++i)
            deck += "    - {card: Flint, count: 999, note: n" + QByteArray::number(i) + "}\n";
        write(m_pebbles.path("heap.muster"), deck);
        const Ran ran = m_pebbles.run("print heap.muster -o heap.pdf --sheet cards");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(u"there are more than 5000 cards to cut out"_s), qPrintable(ran.err));
        QVERIFY(!QFile::exists(m_pebbles.path("heap.pdf")));
    }

    /// Boxes are no letters.
    void withoutFonts()
    {
        write(m_pebbles.path("fonts.conf"), "<?xml version=\"1.0\"?><fontconfig><cachedir>fc</cachedir></fontconfig>");
        for (const char* sheet : {"registration", "cards"}) {
            const Ran ran = m_pebbles.shell(qPrintable(
                u"FONTCONFIG_FILE=$PWD/fonts.conf QT_QPA_FONTDIR=$PWD/none $M print decks/good.muster -o boxes.pdf --sheet %1"_s
                    .arg(QLatin1String(sheet))));
            QCOMPARE(ran.exit, 2);
            QVERIFY2(ran.err.contains(u"there is no font to print with"_s), qPrintable(ran.err));
            QVERIFY(!QFile::exists(m_pebbles.path("boxes.pdf")));
        }
    }

    void whatIsRefused()
    {
        QCOMPARE(m_pebbles.run("print decks/good.muster").exit, 2); // where to?
        write(m_pebbles.path("mine.txt"), "my notes");
        QCOMPARE(m_pebbles.run("print decks/good.muster -o mine.txt").exit, 2);
        QCOMPARE(read(m_pebbles.path("mine.txt")), QByteArray("my notes"));
        QCOMPARE(m_pebbles.run("print decks/good.muster -o mine.txt --force").exit, 0);
        QVERIFY(read(m_pebbles.path("mine.txt")).startsWith("%PDF-"));
        QCOMPARE(m_pebbles.run("print decks/good.muster -o a.pdf --paper A5").exit, 2);
        QCOMPARE(m_pebbles.run("print decks/good.muster -o a.pdf --date 3.10.2026").exit, 2);
        QCOMPARE(m_pebbles.run("print decks/good.muster -o a.pdf --players 9").exit, 2);
        QCOMPARE(m_pebbles.run("print nowhere.muster -o a.pdf").exit, 2);
        QCOMPARE(m_pebbles.run("print decks/good.muster nowhere.muster -o a.pdf").exit, 2);
        const Ran sheet = m_pebbles.run("print decks/good.muster -o a.pdf --sheet registartion");
        QCOMPARE(sheet.exit, 2);
        QVERIFY2(sheet.err.contains(u"registration"_s), qPrintable(sheet.err));
        QVERIFY(!QFile::exists(m_pebbles.path("a.pdf")));
        QCOMPARE(m_pebbles.run("print decks/good.muster -o /nowhere/a.pdf").exit, 2);
        const Ran piped = m_pebbles.shell("$M print decks/good.muster -o - 2>/dev/null | head -c 5");
        QCOMPARE(piped.out, u"%PDF-"_s);
    }

    /// A sheet of a stranger is told what is wrong with it, and never brings the program down.
    void sheetsOfStrangers_data()
    {
        QTest::addColumn<QByteArray>("sheet");
        QTest::addColumn<int>("exit");
        const QByteArray head = "sheet: odd\ntitle: Odd\nbody: [c]\nparts:\n  c: {cards: {}}\n";
        QTest::newRow("good") << head << 0;
        QTest::newRow("not YAML") << QByteArray("sheet: [") << 2;
        QTest::newRow("binary") << QByteArray("\x00\x01\xff", 3) << 2;
        QTest::newRow("deep") << (QByteArray("sheet: ") + QByteArray(5000, '[')) << 2;
        QTest::newRow("huge letters")
            << (head + "  l: {lines: {text: [{line: x, size: 40}]}}\nfirst: [l, l, l, l, l, l, l]\n") << 2;
        QTest::newRow("high") << (head + "  g: {gap: {height: 100}}\nfirst: [g, g, g]\n") << 2;
        QTest::newRow("high foot") << (head + "  g: {gap: {height: 100}}\nlast: [g, g, g, g]\n") << 0;
        QTest::newRow("high end") << (head + "  g: {gap: {height: 100}}\nevery: [g, g, g, g]\n") << 2;
        QTest::newRow("many parts") << (head + "first: [" + QByteArray("c, ").repeated(5000) + "c]\n") << 2;
    }

    void sheetsOfStrangers()
    {
        QFETCH(QByteArray, sheet);
        QFETCH(int, exit);
        write(m_pebbles.path("home/data/muster/games/pebbles/sheets/odd.yaml"), sheet);
        const Ran ran = m_pebbles.run("print decks/good.muster -o odd.pdf --sheet odd");
        QVERIFY2(!ran.crashed, qPrintable(ran.err));
        QVERIFY2(ran.exit == exit, qPrintable(ran.err));
        if (exit == 2)
            QVERIFY2(ran.err.contains(u"odd"_s), qPrintable(ran.err));
    }

private:
    Program m_pebbles;
    Program m_shipped;
};

QTEST_GUILESS_MAIN(PrintedTest)
#include "printed_test.moc"
