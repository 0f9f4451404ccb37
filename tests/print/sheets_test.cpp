// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets as data: those that come with Muster can be read for every game, and faulty ones are told with their place.
#include <algorithm>
#include <cctype>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/print/person.h"
#include "app/print/registrations.h"
#include "app/print/sheet_files.h"
#include "app/print/sheet_reader.h"
#include "app/print/sheet_words.h"
#include "carddb/file_io.h"
#include "carddb/library.h"
#include "tests/support/paths.h"

using namespace muster;
using namespace muster::app::print;

namespace {

carddb::Places shipped() { return {test::inSources("/resources"), {}, {}}; }

const char* const Good = "sheet: own\ntitle: My sheet\nbody: [cards]\nparts: {cards: {cards: {columns: 1}}}\n";

/// The texts of a sheet that a person reads: what has no letter outside of its fields is none.
std::vector<std::string> textsOf(const SheetLayout& sheet)
{
    std::vector<std::string> texts{sheet.title};
    if (sheet.strip)
        texts.insert(texts.end(), sheet.strip->text.begin(), sheet.strip->text.end());
    for (const auto& [name, part] : sheet.parts) {
        if (const auto* lines = std::get_if<LinesPart>(&part)) {
            for (const auto& line : lines->lines)
                texts.insert(texts.end(), line.text.begin(), line.text.end());
        } else if (const auto* boxes = std::get_if<BoxesPart>(&part)) {
            for (const auto& row : boxes->rows) {
                for (const auto& box : row)
                    texts.push_back(box.label);
            }
        } else if (const auto* totals = std::get_if<TotalsPart>(&part)) {
            for (const auto& box : totals->boxes)
                texts.push_back(box.label);
        } else if (const auto* table = std::get_if<TablePart>(&part)) {
            texts.push_back(table->title);
            texts.insert(texts.end(), table->columns.begin(), table->columns.end());
            texts.insert(texts.end(), table->rows.begin(), table->rows.end());
        }
    }
    std::erase_if(texts, [](const std::string& text) {
        bool inField = false;
        return std::none_of(text.begin(), text.end(), [&](char c) {
            inField = c == '{' || (inField && c != '}');
            return !inField && std::isalpha(static_cast<unsigned char>(c)) != 0;
        });
    });
    return texts;
}

} // namespace

class SheetsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shippedSheetsOfEveryGame()
    {
        carddb::Library library(shipped());
        QVERIFY(!library.games().isEmpty());
        for (const QString& key : library.games()) {
            const auto game = library.game(key);
            QVERIFY2(game, qPrintable(key));
            QCOMPARE(sheetKeys(shipped(), key).mid(0, 4),
                     (QStringList{QStringLiteral("list"), QStringLiteral("registration"), QStringLiteral("judge"),
                                  QStringLiteral("pocket")}));
            for (const QString& sheet : sheetKeys(shipped(), key)) {
                for (const DeckKind& kind : (*game)->decks) {
                    const auto layout = loadSheet(shipped(), **game, kind.key, sheet);
                    QVERIFY2(layout,
                             qPrintable(key + QLatin1Char(' ') + sheet
                                        + (layout ? QString() : QString::fromStdString(layout.error().front().path))));
                    QCOMPARE(QString::fromStdString(layout->key), sheet);
                    for (const std::string& text : textsOf(*layout))
                        QVERIFY2(isSheetWord(text), text.c_str()); // so that it can be translated
                }
            }
        }
    }

    void aSheetOfOnesOwn()
    {
        QTemporaryDir folder;
        carddb::Places places = shipped();
        places.userData = folder.path();
        QDir(folder.path()).mkpath(QStringLiteral("games/any/sheets"));
        QVERIFY(carddb::writeFile(folder.filePath(QStringLiteral("games/any/sheets/own.yaml")), Good));
        Game game;
        game.key = "any";
        QVERIFY(sheetKeys(places, QStringLiteral("any")).contains(QStringLiteral("own")));
        const auto layout = loadSheet(places, game, "deck", QStringLiteral("own"));
        QVERIFY(layout);
        QCOMPARE(layout->title, std::string("My sheet"));
        const auto wrong = loadSheet(places, game, "deck", QStringLiteral("registrasion"));
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().front().nearest, std::string("registration"));
        for (const char* bad : {"../own", "", "parts", "own.yaml", "/etc/passwd"})
            QVERIFY2(!loadSheet(places, game, "deck", QString::fromLatin1(bad)), bad);
    }

    void faultsAreTold_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<ErrorKind>("kind");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const QByteArray& bytes, ErrorKind kind, int line) {
            QTest::newRow(name) << bytes << kind << line;
        };
        const QByteArray head = "sheet: own\ntitle: T\nbody: [cards]\n";
        row("no sheet", "title: T\nbody: [c]\nparts: {c: {cards: {}}}\n", ErrorKind::MissingKey, 1);
        row("no body", "sheet: own\ntitle: T\n", ErrorKind::MissingKey, 1);
        row("unknown key", QByteArray(Good) + "tittle: x\n", ErrorKind::UnknownKey, 5);
        row("unknown part", "sheet: own\ntitle: T\nbody: [card]\nparts: {cards: {cards: {}}}\n", ErrorKind::UnknownWord,
            3);
        row("unknown kind of part", head + "parts: {cards: {crads: {}}}\n", ErrorKind::UnknownKey, 4);
        row("two kinds", head + "parts: {cards: {cards: {}, gap: {}}}\n", ErrorKind::WrongCount, 4);
        row("too many columns", head + "parts: {cards: {cards: {columns: 9}}}\n", ErrorKind::OutOfRange, 4);
        row("no columns", head + "parts: {cards: {cards: {columns: 0}}}\n", ErrorKind::OutOfRange, 4);
        row("size of nothing", head + "parts: {cards: {cards: {size: 0}}}\n", ErrorKind::OutOfRange, 4);
        row("size without end", head + "parts: {cards: {cards: {size: .inf}}}\n", ErrorKind::NotANumber, 4);
        row("size that is none", head + "parts: {cards: {cards: {size: nan}}}\n", ErrorKind::OutOfRange, 4);
        row("size in words", head + "parts: {cards: {cards: {size: big}}}\n", ErrorKind::NotANumber, 4);
        row("fill and balanced", head + "parts: {cards: {cards: {fill: yes, balanced: yes}}}\n", ErrorKind::Conflict,
            4);
        row("cards at the head", "sheet: own\ntitle: T\nfirst: [cards]\nbody: [cards]\nparts: {cards: {cards: {}}}\n",
            ErrorKind::WrongShape, 3);
        row("beside itself", "sheet: own\ntitle: T\nbody: [b]\nparts: {b: {beside: [{part: b}]}}\n",
            ErrorKind::WrongShape, 3);
        row("unknown field", head + "parts: {cards: {cards: {}}, l: {lines: {text: [{line: \"{lastname}\"}]}}}\n",
            ErrorKind::UnknownWord, 4);
        row("open brace", head + "parts: {cards: {cards: {}}, l: {lines: {text: [{line: \"{name\"}]}}}\n",
            ErrorKind::UnknownWord, 4);
        row("unknown box", head + "parts: {cards: {cards: {}}, b: {boxes: {rows: [[{field: nmae}]]}}}\n",
            ErrorKind::UnknownWord, 4);
        row("bad query", head + "parts: {cards: {cards: {}}, t: {totals: {boxes: [{label: L, count: \"tpye:x\"}]}}}\n",
            ErrorKind::BadQuery, 4);
        row("margins", QByteArray(Good) + "margins: [1, 2]\n", ErrorKind::WrongCount, 5);
        row("negative margin", QByteArray(Good) + "margins: [-5, 10, 10, 10]\n", ErrorKind::OutOfRange, 5);
        row("tiny card", QByteArray(Good) + "card: {width: 3, height: 4}\n", ErrorKind::OutOfRange, 5);
        row("alias", "sheet: &a own\ntitle: *a\nbody: [c]\n", ErrorKind::AliasOrAnchor, 1);
        row("a list", "- 1\n", ErrorKind::WrongShape, 1);
        row("nothing", "", ErrorKind::Empty, 1);
        row("no UTF-8", "sheet: \xff\n", ErrorKind::NotUtf8, 1);
    }

    void faultsAreTold()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(ErrorKind, kind);
        QFETCH(int, line);
        const auto layout = readSheet(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())),
                                      "own.yaml", Game(), {});
        QVERIFY(!layout);
        bool found = false;
        for (const Error& error : layout.error()) {
            QCOMPARE(error.file, std::string("own.yaml"));
            found = found || (error.kind == kind && (error.at.line == line || line == 1));
        }
        QVERIFY2(found,
                 qPrintable(QStringLiteral("kind %1 at line %2, not the one wanted")
                                .arg(static_cast<int>(layout.error().front().kind))
                                .arg(layout.error().front().at.line)));
    }

    /// The examples of docs/printing.md work as they stand.
    void examplesOfThePage()
    {
        carddb::Library library(shipped());
        const auto game = library.game(QStringLiteral("sceptre"));
        QVERIFY(game);
        const auto page = carddb::readFile(test::inSources("/docs/printing.md"), carddb::DataLimit);
        QVERIFY(page);
        const auto block = [&](const std::string& name) {
            const std::string fence = "```" + name + "\n";
            const std::size_t begin = page->find(fence);
            return begin == std::string::npos
                ? std::string()
                : page->substr(begin + fence.size(), page->find("```", begin + fence.size()) - begin - fence.size());
        };
        Parts parts;
        const auto shared = carddb::readFile(test::inSources("/resources/sheets/parts.yaml"), carddb::DataLimit);
        QVERIFY(shared);
        QCOMPARE(readParts(*shared, "parts.yaml", **game, "deck", parts).size(), std::size_t(0));
        QVERIFY(!block("yaml parts").empty());
        QCOMPARE(readParts(block("yaml parts"), "parts.yaml", **game, "deck", parts).size(), std::size_t(0));
        QCOMPARE(std::get<TotalsPart>(parts.at("totals")).boxes.size(), std::size_t(1));
        QVERIFY(!block("yaml sheet").empty());
        const auto sheet = readSheet(block("yaml sheet"), "table-copy.yaml", **game, parts);
        QVERIFY2(sheet, sheet ? "" : sheet.error().front().path.c_str());
        QCOMPARE(std::get<CardsPart>(sheet->parts.at("cards")).blanks, 6);
    }

    void profiles()
    {
        const Person person{QStringLiteral("Łęcka \"Ł\""), QStringLiteral("Iza\\bela"), QStringLiteral("PL: 7"), {}};
        const auto again = parseProfile(profileText(person), "profile.yaml");
        QVERIFY(again);
        QCOMPARE(*again, person);
        QCOMPARE(*readProfile(QStringLiteral("/nowhere/profile.yaml")), Person());
        const auto wrong = parseProfile("lastname: X\n", "profile.yaml");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().front().nearest, std::string("last name"));
    }

    void namesSortAsPeopleDo()
    {
        const auto before = [](const char* a, const char* b) {
            return sortKey({QString::fromUtf8(a), {}, {}, {}}) < sortKey({QString::fromUtf8(b), {}, {}, {}});
        };
        QVERIFY(before("Li", "Lind"));
        QVERIFY(before("Ábel", "Acorn"));
        QVERIFY(before("anders", "Brandt"));
        QVERIFY(before("Ostrava", "Østergaard") == false);
    }

    void rosters()
    {
        const auto roster = readRoster("Deck,Last name,First name,Table\n"
                                       "ember.muster,Ostrava,Milena,12\n"
                                       "\"decks/b.muster\",\"Li, Jr.\",Wei,\n",
                                       "players.csv");
        QVERIFY(roster);
        QCOMPARE(roster->size(), std::size_t(2));
        const auto all = registrations(*roster,
                                       {{QStringLiteral("/e/x/ember.muster"), "A"},
                                        {QStringLiteral("decks/b.muster"), "B"},
                                        {QStringLiteral("c.muster"), "C"}});
        QCOMPARE(all.size(), std::size_t(3));
        QVERIFY(all[0].line == 0u && all[0].deck == 0u && all[0].inOrder());
        QVERIFY(all[1].line == 1u && all[1].deck == 1u && all[1].inOrder());
        QVERIFY(!all[2].line && all[2].deck == 2u && !all[2].inOrder());
        QCOMPARE((*roster)[1].person.lastName, QStringLiteral("Li, Jr."));
        for (const char* bad : {"", "deck\nx\n", "deck,lastname\nx,y\n", "deck,last name,last name\nx,y,z\n"})
            QVERIFY2(!readRoster(bad, "players.csv"), bad);
    }
};

QTEST_GUILESS_MAIN(SheetsTest)
#include "sheets_test.moc"
