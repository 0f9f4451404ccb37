// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "error_lines.h"
#include "model/games/game_reader.h"
#include "tests/support/paths.h"
#include "nasty_yaml.h"
#include "sample_game.h"

using namespace muster;
using muster::test::errorLines;

namespace {

std::string bytesOf(const QString& name)
{
    QFile file(test::inSources() + QLatin1Char('/') + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Game sampleGame()
{
    auto game = readGame(test::sampleGameYaml(), "game.yaml");
    if (!game)
        qFatal("%s", errorLines(game.error()).c_str());
    return std::move(*game);
}

} // namespace

class GameReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsFields();
    void readsTypesAndParts();
    void readsCountRules();
    void readsOptionBounds();
    void readsHowNumbersArePrinted();
    void readsComparisons();
    void readsCardRules();
    void readsOptions();
    void readsTheRest();
    void readsWhatEffectsNeed();
    void findsThings();
    void reports_data();
    void reports();
    void reportsEverythingAtOnce();
    void needsItsKeys();
    void readsSceptre();
    void survivesNastyFiles();
};

void GameReaderTest::readsFields()
{
    const auto game = sampleGame();
    const auto& hp = game.field(game.findField("hp"));
    QCOMPARE(hp.kind, FieldKind::Number);
    QCOMPARE(hp.label, std::string("HP"));
    QCOMPARE(hp.lowest, std::optional(10));
    QCOMPARE(hp.highest, std::optional(400));
    QVERIFY(hp.stat);
    QCOMPARE(hp.requirement, std::string("SMP-2b"));
    QVERIFY(!game.field(game.findField("bonus")).lowest);
    const auto& cost = game.field(game.findField("cost"));
    QCOMPARE(cost.kind, FieldKind::Words);
    QCOMPARE(game.vocabularies[cost.vocabulary.value].key, std::string("metal"));
    QCOMPARE(cost.highest, std::optional(3));
    QCOMPARE(game.field(game.findField("swift")).kind, FieldKind::Flag);
    QVERIFY(game.field(game.findField("motto")).searched);
    QVERIFY(!game.field(game.findField("hp")).searched);
    const auto& attacks = game.field(game.findField("attacks"));
    QCOMPARE(attacks.kind, FieldKind::Parts);
    QCOMPARE(attacks.part.value, 0u);
    QVERIFY(game.vocabularies[0].open);
    QCOMPARE(game.vocabularies[1].words[0], (Word{"gold", "Gold", {"golds"}}));
    QCOMPARE(game.vocabularies[1].words[1], (Word{"silver", "Silver", {}}));
}

void GameReaderTest::readsTypesAndParts()
{
    const auto game = sampleGame();
    const auto& unit = game.type(game.findType("unit"));
    QCOMPARE(unit.plural, std::string("Units"));
    QCOMPARE(unit.groups, std::vector<std::string>{"fighter"});
    QCOMPARE(unit.fields[1], (FieldUse{game.findField("hp"), true, "SMP-2a"}));
    QCOMPARE(unit.fields[0], (FieldUse{game.findField("origin"), false, {}}));
    const auto& attack = game.part({0});
    QCOMPARE(attack.label, std::string("Attack"));
    QCOMPARE(attack.fields[1], (FieldUse{game.findField("damage"), true, "SMP-3"}));
}

void GameReaderTest::readsCountRules()
{
    const auto game = sampleGame();
    QCOMPARE(game.countRules.size(), std::size_t(3));
    const auto& size = game.countRules[0];
    QCOMPARE(size.id, std::string("SMP-V1"));
    QCOMPARE(size.rules, std::vector<std::string>{"SMP-3a"});
    QVERIFY(size.what.matchesEverything());
    QCOMPARE(size.least, std::optional(CountBound{40, 0, {}}));
    QCOMPARE(size.most, size.least);
    QCOMPARE(size.below, Severity::Incomplete);
    QCOMPARE(size.above, Severity::Illegal);
    const auto& copies = game.countRules[1];
    QCOMPARE(copies.per, CountPer::Identity);
    QVERIFY(!copies.least);
    QCOMPARE(copies.most->number, 3);
    const auto& spells = game.countRules[2];
    QCOMPARE(spells.per, CountPer::Deck);
    QCOMPARE(spells.least->number, 0);
    QCOMPARE(spells.least->times, 2);
    QCOMPARE(spells.least->of->source, std::string("type:unit"));
    QCOMPARE(spells.most->number, 5);
    QCOMPARE(spells.most->times, 3);
    QCOMPARE(spells.below, Severity::Advice);
    QCOMPARE(spells.above, Severity::Advice);
    QCOMPARE(spells.deckKind, std::string("deck"));
    QCOMPARE(spells.sections, std::vector<std::string>{"main"});
    QCOMPARE(spells.given.size(), std::size_t(1));
    QCOMPARE(spells.given[0].least, std::optional(1));
    QVERIFY(!spells.given[0].most);
}

void GameReaderTest::readsOptionBounds()
{
    const auto read = [](const char* bound) {
        auto text = QByteArray::fromStdString(test::sampleGameYaml());
        text.replace("2 x type:unit", bound);
        const auto game = readGame(text.toStdString(), "game.yaml");
        return game ? game->countRules[2].least : std::nullopt;
    };
    QCOMPARE(read("option limit"), std::optional(CountBound{0, 1, {}, "limit", false}));
    QCOMPARE(read("40 + option limit"), std::optional(CountBound{40, 1, {}, "limit", false}));
    QCOMPARE(read("40 - option limit"), std::optional(CountBound{40, 1, {}, "limit", true}));
    QCOMPARE(read("5 x option limit"), std::optional(CountBound{0, 5, {}, "limit", false}));
    QCOMPARE(read("1 + 5 x option limit"), std::optional(CountBound{1, 5, {}, "limit", false}));
}

void GameReaderTest::readsHowNumbersArePrinted()
{
    auto text = QByteArray::fromStdString(test::sampleGameYaml());
    text.replace("label: Bonus}", "label: Bonus, signed: yes, sign rule: SMP-4}");
    text.replace("label: Damage}", "label: Damage, mark: D}");
    const auto game = readGame(text.toStdString(), "game.yaml");
    QVERIFY2(game.has_value(), game ? "" : errorLines(game.error()).c_str());
    const Field& bonus = game->field(game->findField("bonus"));
    QVERIFY(bonus.sign && bonus.mark.empty());
    QCOMPARE(bonus.signRule, std::string("SMP-4"));
    QCOMPARE(bonus.asPrinted(3), std::string("+3"));
    QCOMPARE(bonus.asPrinted(0), std::string("+0"));
    QCOMPARE(bonus.asPrinted(-3), std::string("-3"));
    const Field& damage = game->field(game->findField("damage"));
    QVERIFY(!damage.sign && damage.signRule.empty());
    QCOMPARE(damage.asPrinted(5), std::string("D5"));
    QCOMPARE(game->field(game->findField("hp")).asPrinted(-5), std::string("-5"));
}

void GameReaderTest::readsCardRules()
{
    const auto game = sampleGame();
    QCOMPARE(game.cardRules.size(), std::size_t(2));
    QCOMPARE(game.cardRules[0].id, std::string("SMP-C1"));
    QCOMPARE(game.cardRules[0].rules, std::vector<std::string>{"SMP-9"});
    QCOMPARE(game.cardRules[0].label, std::string("a Unit has at most 380 HP"));
    QCOMPARE(game.cardRules[0].of.source, std::string("type:unit"));
    QCOMPARE(game.cardRules[0].must.source, std::string("hp<=380"));
}

void GameReaderTest::readsComparisons()
{
    auto text = QByteArray::fromStdString(test::sampleGameYaml());
    text.replace("{id: SMP-V1, ", "{id: SMP-V1, unlike: {field: origin, of: type:unit}, explained by: [SMP-V2], ");
    const auto game = readGame(text.toStdString(), "game.yaml");
    QVERIFY(game);
    const auto& rule = game->countRules.front();
    QVERIFY(rule.unlike && rule.unlike->field == game->findField("origin"));
    QCOMPARE(rule.unlike->of.source, std::string("type:unit"));
    QCOMPARE(rule.explainedBy, std::vector<std::string>{"SMP-V2"});
    QVERIFY(!game->countRules[1].unlike && game->countRules[1].explainedBy.empty());
    // Copies of each card have nothing to be compared with, and only words compare.
    for (const auto& [from, to] : {std::pair{"{id: SMP-V2, ", "{id: SMP-V2, unlike: {field: origin, of: type:unit}, "},
                                   std::pair{"{id: SMP-V1, ", "{id: SMP-V1, unlike: {field: hp, of: type:unit}, "},
                                   std::pair{"{id: SMP-V1, ", "{id: SMP-V1, unlike: {field: origin}, "}}) {
        auto wrong = QByteArray::fromStdString(test::sampleGameYaml());
        wrong.replace(from, to);
        QVERIFY2(!readGame(wrong.toStdString(), "game.yaml"), to);
    }
}

void GameReaderTest::readsOptions()
{
    const auto game = sampleGame();
    const auto* die = game.findOption("die");
    QVERIFY(die);
    QCOMPARE(die->ruling, std::string("SMP-Q1"));
    QVERIFY(die->allows("d6"));
    QVERIFY(!die->allows("d8"));
    QVERIFY(!die->allows("6"));
    const auto* limit = game.findOption("limit");
    QVERIFY(limit->allows("none"));
    QVERIFY(limit->allows("1"));
    QVERIFY(!limit->allows("0"));
    QVERIFY(!limit->allows("1 "));
    QVERIFY(!limit->allows(""));
    QVERIFY(game.findOption("open_hands")->allows("yes"));
    QCOMPARE(game.findOption("open_hands")->defaultValue, std::string("no"));
    QVERIFY(!game.findOption("dice"));
}

void GameReaderTest::readsTheRest()
{
    const auto game = sampleGame();
    QCOMPARE(game.key, std::string("sample"));
    QCOMPARE(game.openingHand, 7);
    QCOMPARE(game.leastPlayers, 2);
    QCOMPARE(game.mostPlayers, 2);
    QVERIFY(game.findEffectTargets("damage") == nullptr);
    QCOMPARE(game.identity, std::vector{game.findField("origin")});
    QCOMPARE(game.columns.size(), std::size_t(3));
    QCOMPARE(game.unknownName, (NameRule{"SMP-V7", {"SMP-1a"}}));
    QCOMPARE(game.identityClash, (NameRule{"SMP-D1", {}}));
    QVERIFY(game.filler);
    QCOMPARE(game.decks[0].sections[0].headings, (std::vector<std::string>{"deck", "main deck"}));
    QCOMPARE(game.listing[1].label, std::string("Spells"));
    QCOMPARE(game.listingOrder, std::vector{game.findField("origin")});
    const auto* zones = game.findEffectWords("zones");
    QVERIFY(zones);
    QCOMPARE(zones->words[1], (Word{"discard pile", "discard pile", {"discard"}}));
}

/// How many play, where the cards of a number are, and what effects can be about.
void GameReaderTest::readsWhatEffectsNeed()
{
    auto text = test::sampleGameYaml();
    const std::string hand = "opening hand: 7\n";
    text.insert(text.find(hand) + hand.size(),
                "players: 3 to 6\neffects on: {damage: [unit, player], attached: spell}\n");
    const std::string label = "{label: discard pile, ";
    text.insert(text.find(label) + label.size(), "where: deck, ");
    const auto game = readGame(text, "game.yaml");
    QVERIFY2(game, game ? "" : errorLines(game.error()).c_str());
    QCOMPARE(game->leastPlayers, 3);
    QCOMPARE(game->mostPlayers, 6);
    QVERIFY(game->findEffectTargets("damage")->players);
    QCOMPARE(game->findEffectTargets("damage")->types, std::vector{game->findType("unit")});
    QVERIFY(!game->findEffectTargets("attached")->players);
    QCOMPARE(game->findEffectWords("zones")->words[1].where, std::string("deck"));

    text.replace(text.find("where: deck"), 11, "where: dek ");
    const auto wrong = readGame(text, "game.yaml");
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().front().kind, ErrorKind::UnknownWord);
    QCOMPARE(wrong.error().front().nearest, std::string("deck"));
}

void GameReaderTest::findsThings()
{
    const auto game = sampleGame();
    QVERIFY(game.findField("HP").valid());
    QCOMPARE(game.findField("Hit  Points"), game.findField("hp"));
    QVERIFY(!game.findField("hitpoint").valid());
    QCOMPARE(game.findType("SPELL").value, 1u);
    QVERIFY(!game.findType("Spells").valid());
    QCOMPARE(game.typesOf("spells"), (std::vector<TypeIndex>{{1}}));
    QCOMPARE(game.typesOf("Fighter"), (std::vector<TypeIndex>{{0}}));
    QVERIFY(game.typesOf("hero").empty());
    QVERIFY(game.findDeckKind("deck"));
    QVERIFY(!game.findDeckKind("shop"));
    QVERIFY(!game.findEffectWords("rolls"));
}

void GameReaderTest::reports_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* from, const char* to, const char* expected) {
        QTest::newRow(to) << QByteArray(from) << QByteArray(to) << QByteArray(expected);
    };
    row("game: sample", "game: Sample Game", "1:7 game BadId(Sample Game|lower-case letters, digits and hyphens)");
    row("title: Sample", "titel: Sample", "1:1 MissingKey(title)\n2:1 titel UnknownKey(titel) ~title");
    row("opening hand: 7", "opening hand: 7\nplayers: 3 to 2",
        "6:10 players WrongShape(a number of players such as 2 or 3 to 6|3 to 2)");
    row("opening hand: 7", "opening hand: 7\neffects on: {damge: unit}",
        "6:14 effects on.damge NotOneOf(damge|damage, statuses, counters, resources, stats, attached, holders) "
        "~damage");
    row("opening hand: 7", "opening hand: 7\neffects on: {damage: [unt, player]}",
        "6:22 effects on.damage UnknownType(unt) ~unit");
    row("bonus: {kind: number, ", "bonus: {kind: number, where: deck, ", "20:10 fields.bonus MissingKey(stat)");
    row("opening hand: 7", "opening hand: -7", "5:15 opening hand OutOfRange(-7|0|100)");
    row("identity: [origin]", "identity: [orgin]", "6:12 identity[0] UnknownField(orgin) ~origin");
    row("identity: [origin]", "identity: [attacks]",
        "6:12 identity[0] NotOneOf(attacks|origin, hp, bonus, swift, motto, name, damage)");
    row("[origin, hp, cost]", "[origin, hp, hp]", "7:23 columns[2] DuplicateId(hp|columns)");
    row("clash: {id: SMP-D1}", "clash: {id: SCE-D1}", "11:15 names.clash.id BadId(SCE-D1|SMP-1a)");
    row("  clash: {id: SMP-D1}\n", "", "9:3 names MissingKey(clash)");
    row("silver: Silver", "silver: golds", "16:13 vocabularies.metal.silver DuplicateId(golds|line 15)");
    row("silver: Silver", "Silver: Silver",
        "16:5 vocabularies.metal.Silver BadId(Silver|lower-case letters, digits, hyphens, underscores and blanks)");
    row("silver: Silver", "silver: [Silver]", "16:13 vocabularies.metal.silver WrongShape(a text|a list)");
    row("kind: flag,", "kind: flog,",
        "22:17 fields.swift.kind NotOneOf(flog|number, word, words, text, flag, parts, effects) "
        "~flag");
    row("of: metal, count", "of: metals, count", "21:27 fields.cost.of NotOneOf(metals|origin, metal) ~metal");
    row("of: metal, count: [0, 3]", "of: metal, range: [0, 3]", "21:41 fields.cost.range Conflict(range|kind: words)");
    row("range: [10, 400]", "range: [400, 10]", "19:35 fields.hp.range[1] OutOfRange(10|400|)");
    row("range: [10, 400]", "range: [10]", "19:29 fields.hp.range WrongCount(1|2)");
    row("range: [10, 400]", "range: 10", "19:29 fields.hp.range WrongShape(a list|a text)");
    row("swift: {kind: flag,", "swift: {kind: flag, of: metal,", "22:27 fields.swift.of Conflict(of|kind: flag)");
    row("swift: {kind: flag,", "swift: {kind: flag, stat: yes,", "22:29 fields.swift.stat Conflict(stat|kind: flag)");
    row("swift: {kind: flag,", "swift: {kind: flag, signed: yes,",
        "22:31 fields.swift.signed Conflict(signed|kind: flag)");
    row("motto: {kind: text,", "motto: {kind: text, mark: M,", "23:29 fields.motto.mark Conflict(mark|kind: text)");
    row("label: Bonus}", "label: Bonus, signed: maybe}",
        "20:65 fields.bonus.signed NotOneOf(maybe|yes, no, true, false)");
    row("label: Bonus}", "label: Bonus, sign rule: SCE-1}", "20:68 fields.bonus.sign rule BadId(SCE-1|SMP-1a)");
    row("swift: {kind: flag,", "type: {kind: flag,",
        "22:3 fields.type DuplicateId(type|every card)\n37:103 types.unit.fields.swift UnknownField(swift)");
    row("aliases: [hit points]", "aliases: [Origin]", "19:7 fields.hp DuplicateId(Origin|line 18)");
    row("damage: {required: true, rule: SMP-3}", "damge: required",
        "31:30 parts.attack.fields.damge UnknownField(damge) ~damage");
    row("cost: optional}\ntypes", "cost: optional, aura: optional}\ntypes",
        "30:5 parts.attack.fields.aura Conflict(aura|kind: parts)");
    row("attacks: required, aura", "attacks: requierd, aura",
        "37:77 types.unit.fields.attacks NotOneOf(requierd|required, optional) ~required");
    row("motto: optional}", "name: optional}", "39:5 types.spell.fields.name Conflict(name|built into every card)");
    row("plural: Spells", "plural: Units", "38:3 types.spell DuplicateId(Units|line 33)");
    row("plural: Spells", "plural: Fighter", "38:3 types.spell DuplicateId(Fighter|line 33)");
    row("holds: type:spell", "headings: [Deck]", "47:13 decks.deck.sections.side DuplicateId(Deck|line 46)");
    row("holds: type:spell", "holds: type:spall",
        "47:44 decks.deck.sections.side.holds BadQuery(unknown value|spall) ~spell");
    row("swift: optional}", "swift: {default: yes}}",
        "37:120 types.unit.fields.swift.default Conflict(default|kind: flag)");
    row("swift: optional}", "swift: {required: true, unusual: SMP-9}}",
        "37:136 types.unit.fields.swift.unusual Conflict(required|unusual)");
    row("swift: optional}", "swift: {unusual: SMP}}", "37:120 types.unit.fields.swift.unusual BadId(SMP|SMP-1a)");
    row("filler: type:spell", "filler: type:spill", "48:14 filler BadQuery(unknown value|spill) ~spell");
    row("copies of: type:unit", "copies of: tpye:unit",
        "51:44 deck rules[1].copies of BadQuery(unknown field|tpye) ~type");
    row("copies of: type:unit,", "copies of: type:unit, count: \"\",", "51:5 deck rules[1] Conflict(count|copies of)");
    row("copies of: type:unit, ", "", "51:5 deck rules[1] MissingKey(count)");
    row("copies of: type:unit, at most: 3", "copies of: type:unit", "51:5 deck rules[1] MissingKey(at most)");
    row("exactly: 40", "exactly: 40, at least: 3", "50:5 deck rules[0] Conflict(exactly|at least)");
    row("exactly: 40", "at least: 50, at most: 40", "50:70 deck rules[0].at least OutOfRange(50||40)");
    row("exactly: 40", "exactly: -1", "50:69 deck rules[0].exactly OutOfRange(-1|0|100000)");
    row("exactly: 40", "exactly: forty", "50:69 deck rules[0].exactly NotANumber(forty)");
    row("2 x type:unit", "2 x",
        "52:62 deck rules[2].at least WrongShape(a number, or a product like 2 x type:champion|a text)");
    row("2 x type:unit", "option limt", "52:62 deck rules[2].at least NotOneOf(limt|limit) ~limit");
    row("2 x type:unit", "option die", "52:62 deck rules[2].at least NotOneOf(die|limit)");
    row("2 x type:unit", "3 option limit",
        "52:62 deck rules[2].at least WrongShape(a number, an option like option max_copies, or a sum of both|a text)");
    row("2 x type:unit", "40 - 2 x option die", "52:62 deck rules[2].at least NotOneOf(die|limit)");
    row("range: [1, null]", "range: [1]", "56:80 options[1].range WrongCount(1|2)");
    row("range: [1, null]", "range: [9, 3]", "56:84 options[1].range[1] OutOfRange(3|9|)");
    row("5 + 3 x type:unit", "5 + 3 x hp>=x", "52:98 deck rules[2].at most BadQuery(expected number|x)");
    row("below: incomplete", "below: incomplet",
        "50:80 deck rules[0].below NotOneOf(incomplet|advice, warning, incomplete, illegal) ~incomplete");
    row("below: incomplete", "severity: advice", "50:5 deck rules[0] Conflict(severity|above)");
    row("deck: deck, sections", "deck: shop, sections", "53:12 deck rules[2].deck NotOneOf(shop|deck)");
    row("sections: [main]", "sections: [mian]", "53:28 deck rules[2].sections UnknownSection(mian) ~main");
    row("given: [{count: type:unit, at least: 1}]", "given: [{count: type:unit}]",
        "53:44 deck rules[2].given[0] MissingKey(at least)");
    row("default: d20", "default: d8", "55:58 options[0].default NotOneOf(d8|d6, d20) ~d6");
    row("name: limit", "name: die", "56:5 options[1].name DuplicateId(die|line 55)");
    row("values: [none], type: int", "values: [none], type: intt",
        "56:42 options[1].default NotOneOf(20|none)\n"
        "56:68 options[1].type NotOneOf(intt|int, bool)\n"
        "56:81 options[1].range Conflict(range|type)");
    row("what: type:spell}", "what: \"type:\"}", "60:28 listing[1].what BadQuery(expected value|type:)");
    row("listing order: [origin]", "listing order: [cost]",
        "61:17 listing order[0] NotOneOf(cost|origin, hp, bonus, swift, damage)");
}

void GameReaderTest::reports()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, expected);
    auto text = QByteArray::fromStdString(test::sampleGameYaml());
    QCOMPARE(text.count(from), 1);
    text.replace(from, to);
    const auto game = readGame(text.toStdString(), "game.yaml");
    QVERIFY(!game);
    QCOMPARE(QByteArray::fromStdString(errorLines(game.error())), expected);
}

void GameReaderTest::reportsEverythingAtOnce()
{
    auto text = QByteArray::fromStdString(test::sampleGameYaml());
    text.replace("identity: [origin]", "identity: [orgin]");
    text.replace("kind: flag", "kind: flog");
    text.replace("exactly: 40", "exactly: many");
    const auto game = readGame(text.toStdString(), "game.yaml");
    QVERIFY(!game);
    QCOMPARE(game.error().size(), std::size_t(3));
    QVERIFY(std::is_sorted(game.error().begin(), game.error().end(),
                           [](const Error& a, const Error& b) { return a.at < b.at; }));
}

void GameReaderTest::needsItsKeys()
{
    const auto game = readGame("game: sample\n", "game.yaml");
    QVERIFY(!game);
    QCOMPARE(
        errorLines(game.error()),
        std::string("1:1 MissingKey(title)\n1:1 MissingKey(prefix)\n1:1 MissingKey(version)\n1:1 MissingKey(fields)\n"
                    "1:1 MissingKey(types)\n1:1 MissingKey(decks)\n1:1 MissingKey(names)"));
    QCOMPARE(errorLines(readGame("[a]", "game.yaml").error()), std::string("1:1 WrongShape(a map|a list)"));
}

void GameReaderTest::readsSceptre()
{
    const auto game = readGame(bytesOf(QStringLiteral("resources/games/sceptre/game.yaml")), "game.yaml");
    QVERIFY2(game.has_value(), game ? "" : errorLines(game.error()).c_str());
    QCOMPARE(game->key, std::string("sceptre"));
    QCOMPARE(game->types.size(), std::size_t(9));
    QCOMPARE(game->typesOf("unit").size(), std::size_t(2));
    QCOMPARE(game->countRules.front().most->number, 70);
    QVERIFY(game->options.size() >= 3);
    QCOMPARE(*readGame(bytesOf(QStringLiteral("resources/games/sceptre/game.yaml")), "other"), *game);
}

void GameReaderTest::survivesNastyFiles()
{
    for (const auto& [name, bytes] : test::nastyYaml()) {
        const auto game = readGame(bytes, "nasty");
        QVERIFY2(!game, name.c_str());
        QVERIFY2(!game.error().empty() && game.error().size() <= 501, name.c_str());
    }
}

QTEST_GUILESS_MAIN(GameReaderTest)
#include "game_reader_test.moc"
