// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "error_lines.h"
#include "model/archive/archive.h"
#include "model/cards/set_reader.h"
#include "model/games/game_reader.h"
#include "model/text/fold.h"
#include "sample_game.h"

using namespace muster;
using muster::test::errorLines;

namespace {

std::shared_ptr<const Game> sampleGame()
{
    auto read = readGame(test::sampleGameYaml(), "game.yaml");
    if (!read)
        qFatal("%s", errorLines(read.error()).c_str());
    return std::make_shared<const Game>(std::move(*read));
}

CardSet setOf(const std::string& cards, const std::string& code = "TST", const std::string& file = "a.yaml")
{
    auto set = readSet("game: sample\nset: " + code + "\nname: Set\ncards:\n" + cards, file, *sampleGame());
    if (!set)
        qFatal("%s", errorLines(set.error()).c_str());
    return std::move(*set);
}

const std::string FirstCards = R"(
  - {id: TST-009, name: Wolf, type: unit, hp: 60, swift: yes, origin: Frost,
     attacks: [{name: Bite, damage: 20, cost: [gold, silver]}, {name: Claw, damage: 10}], aura: {name: Chill, damage: 1}}
  - {id: TST-002, name: ember fox, type: unit, hp: 50, origin: Ember, attacks: {name: Nip, damage: 5}}
  - {id: TST-001, name: Ember Fox, type: unit, hp: 40, origin: EMBER, attacks: {name: Nip, damage: 6}, text: Runs.}
  - {id: TST-004, name: Ember Fox, type: unit, hp: 30, attacks: {name: Nip, damage: 7}}
  - {id: TST-003, name: Ember, type: spell, cost: [silver], bonus: -3, motto: Glow}
)";

std::shared_ptr<const Catalogue> catalogueOf(std::vector<CardSet> sets)
{
    auto catalogue = buildCatalogue(sampleGame(), std::move(sets));
    if (!catalogue)
        qFatal("%s", errorLines(catalogue.error()).c_str());
    return *catalogue;
}

std::shared_ptr<const Catalogue> sampleCatalogue()
{
    std::vector<CardSet> sets;
    sets.push_back(setOf(FirstCards));
    sets.push_back(
        setOf("  - {id: TWO-001, name: Ember Fox, type: unit, hp: 20, origin: ember, attacks: {name: A, damage: 1}}\n",
              "TWO", "b.yaml"));
    return catalogueOf(std::move(sets));
}

} // namespace

class CatalogueTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sortsByNameIdentityAndId();
    void joinsPrintings();
    void knowsValues();
    void knowsParts();
    void knowsWords();
    void findsCards();
    void findsNearestNames();
    void refusesDoubledIds();
    void doesNotDependOnTheOrderOfCards();
    void canBeEmpty();
    void takesManyCards();
};

void CatalogueTest::sortsByNameIdentityAndId()
{
    const auto catalogue = sampleCatalogue();
    std::string ids;
    for (std::uint32_t i = 0; i < catalogue->size(); ++i)
        ids += std::string(catalogue->card({i}).id()) + ' ';
    // "ember" before "ember fox"; no Origin before Ember; ids last.
    QCOMPARE(ids, std::string("TST-003 TST-004 TST-001 TST-002 TWO-001 TST-009 "));
}

void CatalogueTest::joinsPrintings()
{
    const auto catalogue = sampleCatalogue();
    const auto fox = catalogue->card(catalogue->findById("TWO-001")).identity();
    QCOMPARE(catalogue->printings(fox).size(), std::size_t(3));
    QCOMPARE(catalogue->card(catalogue->findById("TST-001")).identity(), fox);
    QVERIFY(catalogue->card(catalogue->findById("TST-004")).identity() != fox);
    QCOMPARE(catalogue->identityCount(), 4u);
    QVERIFY(catalogue->printings({99}).empty());
    std::uint32_t last = 0;
    for (std::uint32_t i = 0; i < catalogue->size(); ++i) {
        const auto identity = catalogue->card({i}).identity().value;
        QVERIFY(identity == last || identity == last + 1); // dense, first seen first
        last = identity;
    }
}

void CatalogueTest::knowsValues()
{
    const auto catalogue = sampleCatalogue();
    const auto& game = catalogue->game();
    const auto wolf = catalogue->card(catalogue->findById("TST-009"));
    QCOMPARE(wolf.name(), std::string_view("Wolf"));
    QCOMPARE(wolf.foldedName(), std::string_view("wolf"));
    QCOMPARE(game.type(wolf.type()).key, std::string("unit"));
    QCOMPARE(catalogue->set(wolf.set()).code, std::string("TST"));
    QCOMPARE(wolf.number(game.findField("hp")), std::optional(60));
    QVERIFY(wolf.record().flag(game.findField("swift")));
    QCOMPARE(wolf.wordLabel(game.findField("origin")), std::string_view("Frost"));
    QVERIFY(!wolf.number(game.findField("bonus")));
    QVERIFY(wolf.words(game.findField("cost")).empty());
    QVERIFY(wolf.text().empty());
    QVERIFY(wolf.scripts().empty());

    const auto ember = catalogue->card(catalogue->findById("TST-003"));
    QCOMPARE(ember.number(game.findField("bonus")), std::optional(-3));
    QCOMPARE(ember.record().text(game.findField("motto")), std::string_view("Glow"));
    QCOMPARE(ember.words(game.findField("cost")).size(), std::size_t(1));
    QVERIFY(!ember.record().flag(game.findField("swift")));
    QVERIFY(!ember.word(game.findField("origin")).valid());
    QVERIFY(ember.wordKey(game.findField("origin")).empty());
    QCOMPARE(catalogue->card(catalogue->findById("TST-001")).text(), std::string_view("Runs."));
    QCOMPARE(catalogue->set({1}).cards, 1u);
}

void CatalogueTest::knowsParts()
{
    const auto catalogue = sampleCatalogue();
    const auto& game = catalogue->game();
    const auto wolf = catalogue->card(catalogue->findById("TST-009"));
    const auto attacks = wolf.parts(game.findField("attacks"));
    QCOMPARE(attacks.size(), std::size_t(2));
    QCOMPARE(attacks[0].text(game.findField("name")), std::string_view("Bite"));
    QCOMPARE(attacks[1].number(game.findField("damage")), std::optional(10));
    const auto cost = attacks[0].words(game.findField("cost"));
    QCOMPARE(std::vector<std::int32_t>(cost.begin(), cost.end()), (std::vector<std::int32_t>{0, 1}));
    QVERIFY(attacks[1].words(game.findField("cost")).empty());
    const auto auras = wolf.parts(game.findField("aura")); // of the same kind as attacks, and kept apart
    QCOMPARE(auras.size(), std::size_t(1));
    QCOMPARE(auras[0].text(game.findField("name")), std::string_view("Chill"));
    QVERIFY(catalogue->card(catalogue->findById("TST-003")).parts(game.findField("attacks")).empty());
    QVERIFY(wolf.parts(game.findField("hp")).empty());
}

void CatalogueTest::knowsWords()
{
    const auto catalogue = sampleCatalogue();
    const auto& origins = catalogue->words({0});
    QCOMPARE(origins.size(), std::size_t(2)); // Ember, EMBER and ember are one word
    QCOMPARE(origins[0], (Word{"ember", "Ember", {}}));
    QCOMPARE(origins[1], (Word{"frost", "Frost", {}}));
    QCOMPARE(catalogue->findWord({0}, "Émber").value, 0u);
    QVERIFY(!catalogue->findWord({0}, "emb").valid());
    QCOMPARE(catalogue->findWord({1}, "GOLDS").value, 0u);
    QVERIFY(!catalogue->findWord({7}, "gold").valid());
}

void CatalogueTest::findsCards()
{
    const auto catalogue = sampleCatalogue();
    QVERIFY(catalogue->findById("tst-009").valid());
    QVERIFY(!catalogue->findById("TST-010").valid());
    QVERIFY(!catalogue->findById("").valid());
    QCOMPARE(catalogue->findByName("EMBER  FÓX").size(), std::size_t(4));
    QCOMPARE(catalogue->findByName("ember").size(), std::size_t(1));
    QVERIFY(catalogue->findByName("embe").empty());
    QVERIFY(catalogue->findByName("zzz").empty());
}

void CatalogueTest::findsNearestNames()
{
    const auto catalogue = sampleCatalogue();
    const auto near = catalogue->nearestNames("Embr Fox");
    QVERIFY(!near.empty());
    QCOMPARE(QString::fromStdString(near.front()).toLower(), QStringLiteral("ember fox"));
    QCOMPARE(std::count_if(near.begin(), near.end(), [](const auto& name) { return fold(name) == "ember fox"; }), 1);
    QVERIFY(catalogue->nearestNames("Qqqqqqqqqq").empty());
}

void CatalogueTest::refusesDoubledIds()
{
    std::vector<CardSet> sets;
    sets.push_back(setOf("  - {id: TST-001, name: A, type: spell, cost: []}\n"));
    sets.push_back(
        setOf("  - {id: TST-002, name: B, type: spell, cost: []}\n  - {id: TST-001, name: A, type: spell, cost: []}\n",
              "TST", "b.yaml"));
    const auto catalogue = buildCatalogue(sampleGame(), std::move(sets));
    QVERIFY(!catalogue);
    QCOMPARE(errorLines(catalogue.error()), std::string("6:5 DuplicateId(TST-001|a.yaml:5)"));
    QCOMPARE(catalogue.error().front().file, std::string("b.yaml"));
}

void CatalogueTest::doesNotDependOnTheOrderOfCards()
{
    const std::string a = "  - {id: TST-001, name: A, type: spell, cost: [gold], origin: Frost}\n";
    const std::string b =
        "  - {id: TST-002, name: B, type: unit, hp: 10, attacks: {name: X, damage: 1}, origin: Ember}\n";
    const std::string c = "  - {id: TST-003, name: A, type: spell, cost: [], origin: frost}\n";
    const auto bytesOf = [](const std::string& cards) {
        std::vector<CardSet> sets;
        sets.push_back(setOf(cards));
        return archive::toBytes(catalogueOf(std::move(sets))->data());
    };
    QCOMPARE(bytesOf(b + a + c), bytesOf(a + b + c));
    QCOMPARE(bytesOf(a + c + b), bytesOf(a + b + c));
}

void CatalogueTest::canBeEmpty()
{
    const auto catalogue = catalogueOf({});
    QCOMPARE(catalogue->size(), 0u);
    QCOMPARE(catalogue->identityCount(), 0u);
    QVERIFY(!catalogue->findById("TST-001").valid());
    QVERIFY(catalogue->findByName("x").empty());
    QVERIFY(catalogue->nearestNames("x").empty());
}

void CatalogueTest::takesManyCards()
{
    constexpr int Count = 20'000;
    std::string cards;
    for (int i = 0; i < Count; ++i) {
        cards += "  - {id: TST-" + std::to_string(i) + ", name: Card " + std::to_string(i % 5000)
            + ", type: spell, cost: [gold], origin: Origin " + std::to_string(i % 7) + "}\n";
    }
    std::vector<CardSet> sets;
    sets.push_back(setOf(cards));
    const auto catalogue = catalogueOf(std::move(sets));
    QCOMPARE(catalogue->size(), std::uint32_t(Count));
    for (int i = 0; i < Count; i += 97)
        QCOMPARE(catalogue->card(catalogue->findById("TST-" + std::to_string(i))).name(),
                 "Card " + std::to_string(i % 5000));
    QCOMPARE(catalogue->words({0}).size(), std::size_t(7));
}

QTEST_GUILESS_MAIN(CatalogueTest)
#include "catalogue_test.moc"
