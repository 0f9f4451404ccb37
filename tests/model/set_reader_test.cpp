// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "error_lines.h"
#include "model/cards/set_reader.h"
#include "model/games/game_reader.h"
#include "nasty_yaml.h"
#include "sample_game.h"

using namespace muster;
using muster::test::errorLine;
using muster::test::errorLines;

namespace {

const char* const SetText = R"(game: sample
set: TST
name: Test set
version: "2"
date: 2026-09-01
authors: [Ada, Bo]
licence: CC0
cards:
  - id: TST-001
    name: Ember Fox
    type: unit
    origin: Ember
    hp: 60
    swift: yes
    text: Runs.
    attacks:
      - {name: Bite, damage: 20, cost: [golds, Silver]}
      - {name: Claw, damage: 10}
    aura: {name: Glow, damage: 0}
  - id: TST-002
    name: Ember Fox
    type: unit
    hp: 50
    attacks: [{name: Bite, damage: 10}]
  - {id: TST-003, name: Rain, type: Spell, cost: [], bonus: -3, motto: Wet}
)";

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

Result<CardSet> read(const std::string& bytes) { return readSet(bytes, "set.yaml", sampleGame()); }

const FieldValue* find(const std::vector<FieldValue>& values, const char* field)
{
    const auto index = sampleGame().findField(field);
    const auto found =
        std::find_if(values.begin(), values.end(), [&](const auto& value) { return value.field == index; });
    return found == values.end() ? nullptr : &*found;
}

} // namespace

class SetReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsHeader();
    void readsCards();
    void reports_data();
    void reports();
    void holdsCardsToCardRules();
    void citesWhatTheGameSaysOfTypes();
    void warnsOfUnusualFields();
    void takesDefaultWords();
    void readsNumbersAsTheyArePrinted();
    void reportsEverythingAtOnce();
    void warnsOfClashes();
    void peeksAtTheGame_data();
    void peeksAtTheGame();
    void survivesNastyFiles();
    void capsTheErrors();
};

void SetReaderTest::readsHeader()
{
    const auto set = read(SetText);
    QVERIFY2(set.has_value(), set ? "" : errorLines(set.error()).c_str());
    QCOMPARE(set->game, std::string("sample"));
    QCOMPARE(set->info, (SetInfo{"TST", "Test set", "2", "2026-09-01", {"Ada", "Bo"}, "CC0", "set.yaml", false, 3}));
    QVERIFY(set->warnings.empty());
}

void SetReaderTest::readsCards()
{
    const auto set = read(SetText);
    QCOMPARE(set->cards.size(), std::size_t(3));
    const auto& fox = set->cards[0];
    QCOMPARE(fox.id, std::string("TST-001"));
    QCOMPARE(fox.name, std::string("Ember Fox"));
    QCOMPARE(fox.text, std::string("Runs."));
    QCOMPARE(fox.type, sampleGame().findType("unit"));
    QCOMPARE(fox.at, (Position{9, 5}));
    QCOMPARE(find(fox.values, "origin")->words, std::vector<std::string>{"Ember"});
    QCOMPARE(find(fox.values, "hp")->number, 60);
    QCOMPARE(find(fox.values, "swift")->number, 1);
    const auto& attacks = find(fox.values, "attacks")->parts;
    QCOMPARE(attacks.size(), std::size_t(2));
    QCOMPARE(find(attacks[0], "cost")->words, (std::vector<std::string>{"gold", "silver"})); // alias and label
    QCOMPARE(find(attacks[1], "name")->text, std::string("Claw"));
    QCOMPARE(find(fox.values, "aura")->parts.size(), std::size_t(1)); // one part needs no dash
    const auto& rain = set->cards[2];
    QCOMPARE(rain.type, sampleGame().findType("spell")); // by label
    QVERIFY(find(rain.values, "cost")->words.empty());
    QCOMPARE(find(rain.values, "bonus")->number, -3);
    QVERIFY(!find(rain.values, "origin"));
}

void SetReaderTest::reports_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* from, const char* to, const char* expected) {
        QTest::newRow(to) << QByteArray(from) << QByteArray(to) << QByteArray(expected);
    };
    // The header
    row("game: sample\n", "", "1:1 MissingKey(game)");
    row("game: sample", "game: smaple", "1:7 game UnknownGame(smaple) ~sample");
    row("game: sample", "game: [sample]", "1:7 game WrongShape(a text|a list)");
    row("name: Test set", "nmae: Test set", "1:1 MissingKey(name)\n3:1 nmae UnknownKey(nmae) ~name");
    row("date: 2026-09-01", "date: 2026-02-30", "5:7 date BadDate(2026-02-30)");
    row("cards:\n", "card:\n", "1:1 MissingKey(cards)\n8:1 card UnknownKey(card) ~cards");
    // Ids, names, types
    row("id: TST-002", "id: TST-001", "20:9 cards[1].id DuplicateId(TST-001|line 9)");
    row("id: TST-002", "id: XYZ-002", "20:9 cards[1].id BadId(XYZ-002|TST-001)");
    row("id: TST-002", "id: TST-", "20:9 cards[1].id BadId(TST-|TST-001)");
    row("id: TST-002", "id: TST-2a", "20:9 cards[1].id BadId(TST-2a|TST-001)");
    row("id: TST-002", "id: TST002", "20:9 cards[1].id BadId(TST002|TST-001)");
    row("id: TST-002", "id: 7", "20:9 cards[1].id BadId(7|TST-001)");
    row("{id: TST-003, ", "{", "25:5 cards[2] MissingKey(id)");
    row("name: Rain, ", "", "25:5 cards[2] MissingKey(name)");
    row("name: Rain", "name: \"\"", "25:25 cards[2].name WrongShape(a name|an empty text)");
    row("name: Rain", "name: \" \\u200b\"", "25:25 cards[2].name WrongShape(a name|an empty text)");
    row("name: Rain", "name: \"a\\nb\"",
        "25:25 cards[2].name WrongShape(a name on one line|a text with control characters)");
    row("name: Rain", "name: [Rain]", "25:25 cards[2].name WrongShape(a text|a list)");
    row("type: Spell, ", "", "25:5 cards[2] MissingKey(type)");
    row("type: Spell", "type: spall", "25:37 cards[2].type UnknownType(spall) ~spell");
    // Fields
    row("    hp: 50\n", "", "20:5 cards[1] MissingKey(hp) !SMP-2a");
    row("hp: 60", "hp: 9", "13:9 cards[0].hp OutOfRange(9|10|400) !SMP-2b");
    row("hp: 60", "hp: many", "13:9 cards[0].hp NotANumber(many) !SMP-2b");
    row("hp: 60", "hp: \"60\"", "13:9 cards[0].hp NotANumber(60) !SMP-2b");
    row("hp: 60", "hp:", "13:5 cards[0].hp NotANumber(nothing) !SMP-2b");
    row("    hp: 60", "    ph: 60", "9:5 cards[0] MissingKey(hp) !SMP-2a\n13:5 cards[0].ph UnknownKey(ph) ~hp");
    row("swift: yes", "motto: yes", "14:5 cards[0].motto FieldNotOfType(motto|Unit) !SMP-9");
    row("swift: yes", "swift: maybe", "14:12 cards[0].swift NotOneOf(maybe|yes, no, true, false)");
    row("origin: Ember", "origin: \"\"", "12:13 cards[0].origin WrongShape(a word|an empty text)");
    row("origin: Ember", "origin: [Ember]", "12:13 cards[0].origin WrongShape(a text|a list)");
    row("[golds, Silver]", "[golds, Slver]",
        "17:48 cards[0].attacks[0].cost[1] NotOneOf(Slver|gold, silver) ~silver "
        "!SMP-17d");
    row("[golds, Silver]", "[gold, gold, gold, gold]",
        "17:40 cards[0].attacks[0].cost WrongCount(4|0 to 3|Cost) !SMP-17d");
    row("[golds, Silver]", "{gold: 1}", "17:40 cards[0].attacks[0].cost WrongShape(a list|a map) !SMP-17d");
    row("cost: []", "cost: 1", "25:50 cards[2].cost NotOneOf(1|gold, silver) !SMP-17d");
    row("bonus: -3", "bonus: 6", "25:61 cards[2].bonus OutOfRange(6||5)");
    row("motto: Wet", "motto: {a: b}", "25:72 cards[2].motto WrongShape(a text|a map)");
    row("text: Runs.", "text: [Runs]", "15:11 cards[0].text WrongShape(a text|a list)");
    // Parts
    row("{name: Claw, damage: 10}", "{name: Claw}", "18:9 cards[0].attacks[1] MissingKey(damage) !SMP-3");
    row("{name: Claw, damage: 10}", "{name: Claw, damage: 10, dmg: 1}",
        "18:34 cards[0].attacks[1].dmg UnknownKey(dmg)");
    row("{name: Claw, damage: 10}", "{name: Claw, damage: 10, hp: 1}",
        "18:34 cards[0].attacks[1].hp FieldNotOfType(hp|Attack)");
    row("{name: Claw, damage: 10}", "Claw", "18:9 cards[0].attacks[1] WrongShape(a map|a text) !SMP-33a");
    row("{name: Claw, damage: 10}", "{name: Claw, damage: 999}",
        "18:30 cards[0].attacks[1].damage OutOfRange(999|0|200) !SMP-3");
    row("[{name: Bite, damage: 10}]", "[]", "24:14 cards[1].attacks WrongCount(0|1 to 2|Attacks) !SMP-33a");
    row("[{name: Bite, damage: 10}]", "Bite", "24:14 cards[1].attacks WrongShape(a list|a text) !SMP-33a");
    row("aura: {name: Glow, damage: 0}", "aura: [{name: Glow, damage: 0}, {name: Glow, damage: 0}]",
        "19:11 cards[0].aura WrongCount(2|1|Aura)");
    // YAML
    row("hp: 60", "hp: 60\n    hp: 60", "14:5 cards[0].hp DuplicateKey(hp|13)");
    row("hp: 60", "hp: &x 60", "13:9 cards[0].hp AliasOrAnchor(&x)");
}

void SetReaderTest::reports()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, expected);
    QByteArray text(SetText);
    const auto place = text.indexOf(from);
    QVERIFY(place >= 0);
    text.replace(place, from.size(), to);
    const auto set = read(text.toStdString());
    QVERIFY(!set);
    QCOMPARE(QByteArray::fromStdString(errorLines(set.error())), expected);
}

/// Rules that a query makes on cards; a card with another mistake is left alone, as its fields may be missing.
void SetReaderTest::holdsCardsToCardRules()
{
    QByteArray text(SetText);
    text.replace("hp: 60", "hp: 390");
    text.replace("cost: [], bonus", "cost: [gold, gold, gold], bonus");
    const auto set = read(text.toStdString());
    QVERIFY(!set);
    QCOMPARE(errorLines(set.error()),
             std::string("9:5 cards[0] BreaksCardRule(Ember Fox|a Unit has at most 380 HP) !SMP-C1\n"
                         "25:5 cards[2] BreaksCardRule(Rain|a Spell of cost 3 has no bonus) !SMP-C2"));
    text.replace("origin: Ember", "orign: Ember");
    const auto faulty = read(text.toStdString());
    QVERIFY(!faulty);
    QCOMPARE(errorLines(faulty.error()),
             std::string("12:5 cards[0].orign UnknownKey(orign) ~origin\n"
                         "25:5 cards[2] BreaksCardRule(Rain|a Spell of cost 3 has no bonus) !SMP-C2"));
}

/// A game may have requirements on types themselves: cards of none, and fields that belong to other types.
void SetReaderTest::citesWhatTheGameSaysOfTypes()
{
    auto yaml = QByteArray::fromStdString(test::sampleGameYaml());
    yaml.replace("  clash: {id: SMP-D1}\n", "  clash: {id: SMP-D1}\n  type: {id: SMP-D2}\n");
    yaml.replace("    plural: Spells\n", "    plural: Spells\n    other fields: SMP-D3\n");
    const auto game = readGame(yaml.toStdString(), "game.yaml");
    QVERIFY2(game.has_value(), game ? "" : errorLines(game.error()).c_str());
    const auto errorsAfter = [&](const char* from, const char* to) {
        QByteArray text(SetText);
        text.replace(from, to);
        const auto set = readSet(text.toStdString(), "set.yaml", *game);
        return set ? std::string() : errorLines(set.error());
    };
    QCOMPARE(errorsAfter("type: Spell, ", ""), std::string("25:5 cards[2] MissingKey(type) !SMP-D2"));
    QCOMPARE(errorsAfter("type: Spell", "type: spoon"), std::string("25:37 cards[2].type UnknownType(spoon) !SMP-D2"));
    QCOMPARE(errorsAfter("type: Spell", "type: [unit, spell]"),
             std::string("25:37 cards[2].type WrongShape(a text|a list) !SMP-D2"));
    QCOMPARE(errorsAfter("bonus: -3", "swift: yes"),
             std::string("25:54 cards[2].swift FieldNotOfType(swift|Spell) !SMP-D3"));
    QCOMPARE(errorsAfter("    swift: yes", "    motto: yes"),
             std::string("14:5 cards[0].motto FieldNotOfType(motto|Unit) !SMP-9"));
}

/// A field that is unusual for a type is read all the same, with a warning.
void SetReaderTest::warnsOfUnusualFields()
{
    auto yaml = QByteArray::fromStdString(test::sampleGameYaml());
    yaml.replace("motto: optional}", "motto: {unusual: SMP-9}}");
    const auto game = readGame(yaml.toStdString(), "game.yaml");
    QVERIFY2(game.has_value(), game ? "" : errorLines(game.error()).c_str());
    const auto set = readSet(SetText, "set.yaml", *game);
    QVERIFY2(set.has_value(), set ? "" : errorLines(set.error()).c_str());
    QVERIFY2(errorLines(set->warnings).find("cards[2].motto UnusualField(motto|Spell) !SMP-9") != std::string::npos,
             errorLines(set->warnings).c_str());
    QCOMPARE(set->cards[2].values.size(), read(SetText)->cards[2].values.size());
}

/// A card that says nothing of a field has the default of its type.
void SetReaderTest::takesDefaultWords()
{
    auto yaml = QByteArray::fromStdString(test::sampleGameYaml());
    yaml.replace("label: Swift}\n", "label: Swift}\n  metal: {kind: word, of: metal, label: Metal}\n");
    yaml.replace("motto: optional}", "motto: optional, metal: {default: silver}}");
    const auto game = readGame(yaml.toStdString(), "game.yaml");
    QVERIFY2(game.has_value(), game ? "" : errorLines(game.error()).c_str());
    const auto metalOfRain = [&](const char* to) {
        QByteArray text(SetText);
        text.replace("motto: Wet", to);
        const auto set = readSet(text.toStdString(), "set.yaml", *game);
        if (!set)
            return errorLines(set.error());
        const auto& values = set->cards[2].values;
        const auto metal = std::find_if(values.begin(), values.end(), [&](const FieldValue& value) {
            return value.field == game->findField("metal");
        });
        return metal == values.end() ? std::string("none") : metal->words.front();
    };
    QCOMPARE(metalOfRain("motto: Wet"), std::string("silver"));
    QCOMPARE(metalOfRain("motto: Wet, metal: gold"), std::string("gold"));
}

/// A number that cards print with its sign is written so in sets, or it cannot be told what is meant; a letter before a
/// number may stand there or not.
void SetReaderTest::readsNumbersAsTheyArePrinted()
{
    auto yaml = QByteArray::fromStdString(test::sampleGameYaml());
    yaml.replace("label: Bonus}", "label: Bonus, signed: yes, sign rule: SMP-4}");
    yaml.replace("label: HP,", "label: HP, mark: Ab,");
    const auto game = readGame(yaml.toStdString(), "game.yaml");
    QVERIFY2(game.has_value(), game ? "" : errorLines(game.error()).c_str());
    const auto readWith = [&](const char* from, const char* to, std::size_t card, const char* field) {
        QByteArray text(SetText);
        text.replace(from, to);
        const auto set = readSet(text.toStdString(), "set.yaml", *game);
        if (!set)
            return errorLines(set.error());
        for (const FieldValue& value : set->cards[card].values) {
            if (value.field == game->findField(field))
                return std::to_string(value.number) + (set->warnings.empty() ? "" : " ") + errorLines(set->warnings);
        }
        return std::string("none");
    };
    const auto bonus = [&](const char* to) { return readWith("bonus: -3", to, 2, "bonus"); };
    QCOMPARE(bonus("bonus: -3"), std::string("-3"));
    QCOMPARE(bonus("bonus: +3"), std::string("3"));
    QCOMPARE(bonus("bonus: 0"), std::string("0"));
    QCOMPARE(bonus("bonus: 3"), std::string("3 25:61 cards[2].bonus MissingSign(3) !SMP-4")); // warned of
    QCOMPARE(bonus("bonus: +6"), std::string("25:61 cards[2].bonus OutOfRange(+6||5)"));
    QCOMPARE(bonus("bonus: ++3"), std::string("25:61 cards[2].bonus NotANumber(++3)"));
    const auto hp = [&](const char* to) { return readWith("hp: 60", to, 0, "hp"); };
    QCOMPARE(hp("hp: 60"), std::string("60"));
    QCOMPARE(hp("hp: Ab60"), std::string("60"));
    QCOMPARE(hp("hp: aB60"), std::string("60"));
    QCOMPARE(hp("hp: A60"), std::string("13:9 cards[0].hp NotANumber(A60) !SMP-2b"));
    QCOMPARE(hp("hp: Ab"), std::string("13:9 cards[0].hp NotANumber(Ab) !SMP-2b"));
    QCOMPARE(hp("hp: Ab5"), std::string("13:9 cards[0].hp OutOfRange(5|10|400) !SMP-2b"));
}

void SetReaderTest::reportsEverythingAtOnce()
{
    QByteArray text(SetText);
    text.replace("date: 2026-09-01", "date: soon");
    text.replace("hp: 60", "hp: 5");
    text.replace("type: Spell", "type: spoon");
    text.replace("licence", "license");
    const auto set = read(text.toStdString());
    QVERIFY(!set);
    QCOMPARE(errorLines(set.error()),
             std::string("5:7 date BadDate(soon)\n7:1 license UnknownKey(license) ~licence\n"
                         "13:9 cards[0].hp OutOfRange(5|10|400) !SMP-2b\n25:37 cards[2].type UnknownType(spoon)"));
    QCOMPARE(set.error().front().file, std::string("set.yaml"));
}

void SetReaderTest::warnsOfClashes()
{
    std::string text = SetText;
    text += "  - {id: TST-004, name: ÉMBER  fox, type: spell, cost: [], origin: EMBER}\n" // of card 1
            "  - {id: TST-005, name: Ember Fox, type: spell, cost: [], origin: Frost}\n"  // of none: another origin
            "  - {id: TST-006, name: ember fox, type: unit, hp: 10, attacks: {name: A, damage: 1}}\n"; // same type
    const auto set = read(text);
    QVERIFY2(set.has_value(), set ? "" : errorLines(set.error()).c_str());
    QCOMPARE(errorLines(set->warnings), std::string("26:5 cards[3] IdentityClash(ÉMBER  fox|Spell|Unit|9) !SMP-D1"));
}

void SetReaderTest::peeksAtTheGame_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("game");
    QTest::newRow("first line") << QByteArray("game: sceptre\ncards: []") << QByteArray("sceptre");
    QTest::newRow("after others") << QByteArray("# game of cards\nset: X\ngame:  sceptre  # here\r\n")
                                  << QByteArray("sceptre");
    QTest::newRow("quoted, with a BOM") << QByteArray("\xef\xbb\xbfgame: \"sceptre\"\r\n") << QByteArray("sceptre");
    QTest::newRow("a comment in CSV") << QByteArray("# game: sceptre\nid,name\n") << QByteArray("sceptre");
    QTest::newRow("below its key") << QByteArray("game:\n  sceptre\nset: X\n") << QByteArray("sceptre");
    QTest::newRow("as a block") << QByteArray("game: >\n  sceptre\nset: X\n") << QByteArray("sceptre");
    QTest::newRow("lines of old") << QByteArray("set: X\rgame: sceptre\rname: Y\r") << QByteArray("sceptre");
    QTest::newRow("with an anchor") << QByteArray("game: &a sceptre\n") << QByteArray("&a sceptre");
    QTest::newRow("inside") << QByteArray("a:\n  game: sceptre\n") << QByteArray();
    QTest::newRow("none") << QByteArray("games: x\n") << QByteArray();
    QTest::newRow("nothing") << QByteArray() << QByteArray();
}

void SetReaderTest::peeksAtTheGame()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, game);
    QCOMPARE(QByteArray::fromStdString(peekGame(bytes.toStdString())), game);
}

void SetReaderTest::survivesNastyFiles()
{
    for (const auto& [name, bytes] : test::nastyYaml()) {
        const auto set = readSet(bytes, "nasty", sampleGame());
        QVERIFY2(!set, name.c_str());
        QVERIFY2(!set.error().empty() && set.error().size() <= 501, name.c_str());
        (void)peekGame(bytes);
    }
}

void SetReaderTest::capsTheErrors()
{
    std::string text = "game: sample\nset: TST\nname: Test\ncards:\n";
    for (int i = 0; i < 20'000; ++i)
        text += "  - {nmae: x}\n";
    const auto set = read(text);
    QVERIFY(!set);
    QCOMPARE(set.error().size(), std::size_t(500));
}

QTEST_GUILESS_MAIN(SetReaderTest)
#include "set_reader_test.moc"
