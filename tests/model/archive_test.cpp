// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include <cstring>
#include <random>

#include "error_lines.h"
#include "model/archive/archive.h"
#include "model/archive/frame.h"
#include "model/cards/set_reader.h"
#include "model/games/game_reader.h"
#include "sample_game.h"

using namespace muster;
using muster::test::errorLines;

namespace {

std::string bytesOf(const char* name)
{
    QFile file(QStringLiteral(MUSTER_SOURCE_DIR "/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

template <class T>
T valueOf(Result<T> result)
{
    if (!result)
        qFatal("%s", errorLines(result.error()).c_str());
    return std::move(*result);
}

Game sampleGame()
{
    auto text = test::sampleGameYaml();
    const std::string before = "  clash: {id: SMP-D1}\n";
    text.insert(text.find(before) + before.size(), "  count: {id: SMP-D2}\n");
    return valueOf(readGame(text, "game.yaml"));
}
Game sceptre() { return valueOf(readGame(bytesOf("resources/games/sceptre/game.yaml"), "game.yaml")); }

CatalogueData sampleData()
{
    std::vector<CardSet> sets;
    sets.push_back(valueOf(readSet(R"(game: sample
set: TST
name: Test
authors: [Ada]
cards:
  - {id: TST-001, name: Wolf, type: unit, hp: 60, swift: yes, origin: Frost, text: Howls.,
     attacks: [{name: Bite, damage: 20, cost: [gold, silver]}, {name: Claw, damage: 10}], aura: {name: Chill, damage: 1}}
  - {id: TST-002, name: Ember Fox, type: unit, hp: 40, origin: Ember, attacks: {name: Nip, damage: 6}}
  - {id: TST-003, name: Rain, type: spell, cost: [silver], bonus: -3, motto: Wet}
)",
                                   "set.yaml", sampleGame())));
    return valueOf(buildCatalogue(std::make_shared<const Game>(sampleGame()), std::move(sets)))->data();
}

/// The shipped sets of Sceptre: with effects, which are trees of nodes, texts and queries.
CatalogueData sceptreData(const Game& game)
{
    std::vector<CardSet> sets;
    QDir folder(QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/sceptre/sets"));
    for (const auto& name : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot open %s", qPrintable(name));
        sets.push_back(valueOf(readSet(file.readAll().toStdString(), name.toStdString(), game)));
    }
    return valueOf(buildCatalogue(std::make_shared<const Game>(game), std::move(sets)))->data();
}

std::vector<Format> sampleFormats(const Game& game)
{
    Format format;
    format.key = "sample/cup";
    format.game = "sample";
    format.title = "Cup";
    format.from = "2026-09-01";
    format.sets = {"TST"};
    format.banned.push_back({"Rain", {{"origin", "Ember"}}, {}, 0, "wet", {3, 4}});
    format.restricted.push_back(
        {"",
         {},
         valueOf(query::parse("type:unit hp>=50", game).map_error([](auto) { return Errors(); })),
         1,
         "",
         {5, 6}});
    format.limits.push_back({"SMP-V1", 30, {}});
    format.house = {game.countRules.back()};
    format.house.back().unlike = CountRule::Unlike{game.findField("origin"), *format.restricted.back().what};
    format.house.back().explainedBy = {"SMP-V1"};
    format.options = {{"die", "d6"}};
    format.notes = "Bring dice.";
    return {format};
}

} // namespace

class ArchiveTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bringsEverythingBack();
    void saysTheSameEveryTime();
    void refusesOtherThings();
    void refusesOtherGames();
    void refusesCutBytes();
    void refusesChangedBytes();
    void survivesForgedBytes();
};

void ArchiveTest::bringsEverythingBack()
{
    for (const auto& game : {sampleGame(), sceptre()})
        QVERIFY(valueOf(archive::gameFromBytes(archive::toBytes(game))) == game);

    const auto data = sampleData();
    QVERIFY(valueOf(archive::catalogueFromBytes(archive::toBytes(data), sampleGame())) == data);
    const auto game = sceptre();
    const auto real = sceptreData(game);
    QVERIFY(!real.effects.nodes.empty());
    QVERIFY(valueOf(archive::catalogueFromBytes(archive::toBytes(real), game)) == real);
    const auto empty = valueOf(buildCatalogue(std::make_shared<const Game>(game), {}))->data();
    QVERIFY(valueOf(archive::catalogueFromBytes(archive::toBytes(empty), game)) == empty);

    const auto formats = sampleFormats(sampleGame());
    const auto read = valueOf(archive::formatsFromBytes(archive::toBytes(formats), sampleGame()));
    QCOMPARE(archive::toBytes(read), archive::toBytes(formats));
    QCOMPARE(read[0].restricted[0].what, formats[0].restricted[0].what);
    QCOMPARE(read[0].options, formats[0].options);
    QCOMPARE(read[0].banned[0].at, formats[0].banned[0].at);

    const auto book = valueOf(readRuleBook(bytesOf("resources/games/sceptre/rules.yaml"), "rules.yaml"));
    const auto again = valueOf(archive::ruleBookFromBytes(archive::toBytes(book)));
    QCOMPARE(again.entries.size(), book.entries.size());
    QCOMPARE(again.entries.back().sentence, book.entries.back().sentence);
    QCOMPARE(archive::toBytes(again), archive::toBytes(book));
}

void ArchiveTest::saysTheSameEveryTime()
{
    QCOMPARE(archive::toBytes(sampleData()), archive::toBytes(sampleData()));
    QCOMPARE(archive::toBytes(sceptre()), archive::toBytes(sceptre()));
}

void ArchiveTest::refusesOtherThings()
{
    const auto game = archive::toBytes(sampleGame());
    QCOMPARE(errorLines(archive::ruleBookFromBytes(game).error()),
             "0:0 kind " + std::to_string(int(ErrorKind::Unreadable)) + "(an archive of something else)");
    auto older = game;
    older[12] = 0; // the version stands behind the magic and the byte order
    const auto read = archive::gameFromBytes(older);
    QVERIFY(!read);
    QCOMPARE(read.error().front().kind, ErrorKind::BadVersion);
    QVERIFY(!archive::gameFromBytes("game: sample\n"));
    QVERIFY(!archive::gameFromBytes(""));
}

void ArchiveTest::refusesOtherGames()
{
    QVERIFY(!archive::catalogueFromBytes(archive::toBytes(sampleData()), sceptre()));
    auto smaller = sampleGame();
    smaller.vocabularies[1].words.pop_back();
    smaller.types.pop_back();
    QVERIFY(!archive::catalogueFromBytes(archive::toBytes(sampleData()), smaller));
    auto damaged = sampleData();
    damaged.effects.scripts.push_back({0, 5});
    QVERIFY(!archive::catalogueFromBytes(archive::toBytes(damaged), sampleGame()));
    damaged = sampleData();
    damaged.cards.columns[sampleGame().findField("origin").value].values[0] = 2;
    QVERIFY(!archive::catalogueFromBytes(archive::toBytes(damaged), sampleGame()));
    damaged = sampleData();
    std::swap(damaged.nameBegin[1], damaged.nameBegin[2]);
    QVERIFY(!archive::catalogueFromBytes(archive::toBytes(damaged), sampleGame()));
}

void ArchiveTest::refusesCutBytes()
{
    const auto bytes = archive::toBytes(sampleData());
    for (std::size_t size = 0; size < bytes.size(); size += 7)
        QVERIFY(!archive::catalogueFromBytes(std::string_view(bytes).substr(0, size), sampleGame()));
    QVERIFY(!archive::catalogueFromBytes(bytes + '\0', sampleGame()));
}

void ArchiveTest::refusesChangedBytes()
{
    const auto bytes = archive::toBytes(sampleData());
    const auto game = sampleGame();
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i >= 20 && i < 24)
            continue; // four bytes of the head are not used
        auto changed = bytes;
        changed[i] = static_cast<char>(changed[i] ^ (1 << (i % 8)));
        QVERIFY2(!archive::catalogueFromBytes(changed, game), std::to_string(i).c_str());
    }
}

/// Bytes that are damaged before they are sealed have a good checksum; then only the checks of sizes and indices keep
/// the reader, and everybody who uses the catalogue, out of foreign memory.
void ArchiveTest::survivesForgedBytes()
{
    const auto game = std::make_shared<const Game>(sampleGame());
    const auto sealedBytes = archive::toBytes(sampleData());
    const auto payload = std::string(*archive::open(archive::Content::Catalogue, sealedBytes));
    std::mt19937 random(7);
    int accepted = 0;
    for (int round = 0; round < 20'000; ++round) {
        auto forged = payload;
        const auto changes = 1 + random() % 3;
        for (unsigned i = 0; i < changes; ++i)
            forged[random() % forged.size()] = static_cast<char>(random() % 4 == 0 ? 0xff : random());
        auto data = archive::catalogueFromBytes(archive::seal(archive::Content::Catalogue, forged), *game);
        if (!data)
            continue;
        ++accepted;
        const Catalogue catalogue(game, std::move(*data));
        for (std::uint32_t i = 0; i < catalogue.size(); ++i) {
            const auto card = catalogue.card({i});
            (void)catalogue.findById(card.id());
            (void)catalogue.findByName(card.name());
            (void)catalogue.set(card.set()).name.size();
            (void)catalogue.printings(card.identity()).size();
            (void)card.scripts();
            for (const auto& use : game->type(card.type()).fields) {
                (void)card.wordLabel(use.field);
                (void)card.record().text(use.field).size();
                for (const auto& part : card.parts(use.field))
                    (void)part.words(game->findField("cost")).size();
            }
        }
    }
    QVERIFY(accepted > 0); // a changed letter of a name is nothing wrong
}

QTEST_GUILESS_MAIN(ArchiveTest)
#include "archive_test.moc"
