// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "error_lines.h"
#include "model/archive/archive.h"
#include "model/cards/csv.h"
#include "model/cards/set_reader.h"
#include "model/games/game_reader.h"
#include "nasty_yaml.h"
#include "sample_game.h"

using namespace muster;
using muster::test::errorLines;

namespace {

const Game& sampleGame()
{
    static const Game game = [] {
        auto read = readGame(test::sampleGameYaml(), "game.yaml");
        if (!read)
            qFatal("%s", errorLines(read.error()).c_str());
        return std::move(*read);
    }();
    return game;
}

const char* const CsvText = R"(# set: TST
# name: Test set
# an ordinary comment
# date: 2026-09-01
id,name,type,origin,hp,swift,cost,text,attacks.1.name,attacks.1.damage,attacks.1.cost,attacks.2.name,attacks.2.damage,aura.name,aura.damage
TST-001,Ember Fox,unit,Ember,60,yes,,"Runs, ""fast"".",Bite,20,golds Silver,Claw,10,Glow,0

TST-002,"Ember Fox",unit,,50,,,,Bite,10,,,,,
TST-003,Rain,Spell,,,,"gold, silver",,,,,,,,
)";

const char* const SameInYaml = R"(game: sample
set: TST
name: Test set
date: 2026-09-01
cards:
  - {id: TST-001, name: Ember Fox, type: unit, origin: Ember, hp: 60, swift: yes, text: 'Runs, "fast".',
     attacks: [{name: Bite, damage: 20, cost: [gold, silver]}, {name: Claw, damage: 10}], aura: {name: Glow, damage: 0}}
  - {id: TST-002, name: Ember Fox, type: unit, hp: 50, attacks: [{name: Bite, damage: 10}]}
  - {id: TST-003, name: Rain, type: spell, cost: [gold, silver]}
)";

CatalogueData dataOf(Result<CardSet> set)
{
    if (!set)
        qFatal("%s", errorLines(set.error()).c_str());
    std::vector<CardSet> sets;
    sets.push_back(std::move(*set));
    sets.front().info.file.clear();
    return (*buildCatalogue(std::make_shared<const Game>(sampleGame()), std::move(sets)))->data();
}

/// Cells between bars, rows between slashes.
std::string cellsOf(const std::vector<CsvRow>& rows)
{
    std::string text;
    for (const auto& row : rows) {
        text += text.empty() ? "" : "/";
        for (std::size_t i = 0; i < row.size(); ++i)
            text += (i == 0 ? "" : "|") + row[i].text;
    }
    return text;
}

} // namespace

class SetCsvTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void splits_data();
    void splits();
    void readsWhatYamlWouldSay();
    void takesWhatSpreadsheetsWrite();
    void needsNoComments();
    void reports_data();
    void reports();
    void survivesNastyFiles();
    void stopsEarly();
};

void SetCsvTest::splits_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("cells");
    QTest::addColumn<QByteArray>("errors");
    const auto row = [](const char* name, const char* bytes, const char* cells, const char* errors = "") {
        QTest::newRow(name) << QByteArray(bytes) << QByteArray(cells) << QByteArray(errors);
    };
    row("nothing", "", "");
    row("one cell", "a", "a");
    row("rows", "a,b\nc,d\n", "a|b/c|d");
    row("CRLF", "a,b\r\nc,d\r\n", "a|b/c|d");
    row("empty cells", ",\n,,\n", "|/||");
    row("empty lines", "a\n\n\r\nb", "a/b");
    row("quotes", "\"a,b\",\"c \"\"d\"\"\"\n\"\",x", "a,b|c \"d\"/|x");
    row("a line end inside", "\"a\nb\",c\nd,e", "a\nb|c/d|e");
    row("semicolons", "a;b,c\nd;e", "a;b|c/d;e"); // a comma in the first line: commas
    row("semicolons alone", "a;b\n\"c;d\";e,f", "a|b/c;d|e,f");
    row("tabs", "a\tb\nc\t\"d\te\"", "a|b/c|d\te");
    row("a quote inside", "a,b\"c\nd,e", "d|e", "1:4 BadCsv(a quote inside a cell that does not begin with one)");
    row("text behind", "é,\"b\" c\nd,e", "d|e", "1:6 BadCsv(text behind a closing quote)");
    row("never closed", "a,b\nc,\"d\ne", "a|b", "2:3 BadCsv(a quote that is never closed)");
}

void SetCsvTest::splits()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, cells);
    QFETCH(QByteArray, errors);
    yaml::Report report("a.csv");
    const auto bytesCopy = bytes.toStdString();
    QCOMPARE(QByteArray::fromStdString(cellsOf(parseCsv(bytesCopy, 1, report))), cells);
    QCOMPARE(QByteArray::fromStdString(errorLines(report.errors())), errors);
}

void SetCsvTest::readsWhatYamlWouldSay()
{
    const auto csv = readSetCsv(CsvText, "set.csv", sampleGame());
    QVERIFY2(csv.has_value(), csv ? "" : errorLines(csv.error()).c_str());
    QCOMPARE(csv->info.name, std::string("Test set"));
    QCOMPARE(csv->cards[0].at, (Position{6, 1}));
    QCOMPARE(csv->cards[1].at, (Position{8, 1}));
    QCOMPARE(archive::toBytes(dataOf(csv)), archive::toBytes(dataOf(readSet(SameInYaml, "set.yaml", sampleGame()))));
}

void SetCsvTest::takesWhatSpreadsheetsWrite()
{
    std::string text = "\xef\xbb\xbf";
    for (const char c : std::string(CsvText))
        text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const auto expected = archive::toBytes(dataOf(readSetCsv(CsvText, "set.csv", sampleGame())));
    QCOMPARE(archive::toBytes(dataOf(readSetCsv(text, "set.csv", sampleGame()))), expected);
}

void SetCsvTest::needsNoComments()
{
    const auto set = readSetCsv("id;name;type;cost\nABC-001;Rain;spell;gold\n", "set.csv", sampleGame());
    QVERIFY2(set.has_value(), set ? "" : errorLines(set.error()).c_str());
    QCOMPARE(set->info.code, std::string("ABC"));
    QCOMPARE(set->info.name, std::string("ABC"));
    QCOMPARE(set->game, std::string("sample"));
    QCOMPARE(set->info.cards, 1u);
}

void SetCsvTest::reports_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const QByteArray& bytes, const char* expected) {
        QTest::newRow(name) << bytes << QByteArray(expected);
    };
    row("nothing", "", "1:1 Empty(a header row)");
    row("only comments", "# set: TST\n", "2:1 Empty(a header row)");
    row("another game", "# game: other\nid,name,type\n", "1:9 game UnknownGame(other)");
    row("said twice", "# set: TST\n# set: TSU\nid,name,type\n", "2:3 set DuplicateKey(set|1)");
    row("no code anywhere", "id,name,type\n", "1:1 MissingKey(set)");
    row("a bad code", "# set: t\nid,name,type\n", "1:8 set BadId(t|two to eight capitals and digits, such as PLT)");
    row("headings", "id,name,tpye,hp,hp,attacks.3.damage,attacks.damge,hp.1.x,attacks\n",
        "1:1 MissingKey(type)\n1:9 UnknownKey(tpye) ~type\n1:17 DuplicateKey(hp|1)\n"
        "1:37 UnknownKey(attacks.damge) ~attacks.1.damage\n1:51 UnknownKey(hp.1.x)\n1:58 UnknownKey(attacks) "
        "~attacks.1.name");
    row("too few cells", "id,name,type\nTST-001,Rain\n", "2:1 cards[0] BadCsv(2 cells under 3 headings)");
    row("too many cells", "id,name,type,cost\nTST-001,Rain,spell,,,\n",
        "2:1 cards[0] BadCsv(6 cells under 4 headings)");
    row("values", "id,name,type,cost,bonus\nTST-001,é,spell,gold glod,7\n",
        "2:22 cards[0].cost[1] NotOneOf(glod|gold, silver) ~gold !SMP-17d\n2:27 cards[0].bonus OutOfRange(7||5)");
    row("a field of another type", "id,name,type,cost,hp\nTST-001,Rain,spell,gold,50\n",
        "2:25 cards[0].hp FieldNotOfType(hp|Spell)");
    row("a missing field", "id,name,type\nTST-001,Rain,spell\n", "2:1 cards[0] MissingKey(cost) !SMP-17d");
    row("parts", "id,name,type,hp,attacks.2.name,attacks.2.damage\nTST-001,Fox,unit,50,Bite,many\n",
        "2:26 cards[0].attacks[0].damage NotANumber(many) !SMP-3");
    row("a doubled id", "id,name,type,cost\nTST-001,Rain,spell,gold\nTST-001,Hail,spell,gold\n",
        "3:1 cards[1].id DuplicateId(TST-001|line 2)");
    row("quotes", "id,name,type,cost\nTST-001,\"Rain,spell,gold\n", "2:9 BadCsv(a quote that is never closed)");
    row("bad UTF-8", "id,name,type\nTST-001,\xff,spell\n", "2:9 NotUtf8");
    row("NUL", QByteArray("id,name\n\0", 9), "2:1 BadCsv(the control character U+0000)");
}

void SetCsvTest::reports()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    const auto set = readSetCsv(std::string_view(bytes.data(), std::size_t(bytes.size())), "set.csv", sampleGame());
    QVERIFY(!set);
    QCOMPARE(QByteArray::fromStdString(errorLines(set.error())), expected);
}

void SetCsvTest::survivesNastyFiles()
{
    for (const auto& [name, bytes] : test::nastyYaml()) {
        const auto set = readSetCsv(bytes, "nasty", sampleGame());
        QVERIFY2(!set, name.c_str());
        QVERIFY2(!set.error().empty() && set.error().size() <= 501, name.c_str());
        const auto cards = readSetCsv("id,name,type\n" + bytes, "nasty", sampleGame());
        QVERIFY2(cards || !cards.error().empty(), name.c_str());
    }
}

/// Giants are not read to their end.
void SetCsvTest::stopsEarly()
{
    const auto lastOf = [](const std::string& bytes) {
        const auto set = readSetCsv(bytes, "giant", sampleGame());
        return set ? std::string("in order") : test::errorLine(set.error().back());
    };
    const std::string header = "# set: TST\nid,name,type\n";
    QCOMPARE(lastOf(header + test::repeated("\n\na,b,c", 200'001)),
             std::string("400005:1 WrongCount(more|at most 200001 rows)"));
    QCOMPARE(lastOf(header + test::repeated("a,", 5'000'000)),
             std::string("3:2001 BadCsv(more than 1000 cells in a row)"));
    QCOMPARE(lastOf(header + test::repeated("\n", 60'000'000)), std::string("in order"));
    QVERIFY(lastOf(test::repeated("nonsense,", 900)).find("UnknownKey") != std::string::npos);
    QVERIFY(lastOf("id,name,type," + test::repeated("x", 30'000'000)).find("UnknownKey") != std::string::npos);
    QVERIFY(lastOf(test::repeated("# set: TST\n", 3'000'000)).find("DuplicateKey(set|1)") != std::string::npos);
}

QTEST_GUILESS_MAIN(SetCsvTest)
#include "set_csv_test.moc"
