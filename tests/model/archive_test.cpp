// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>

#include <cstring>
#include <functional>
#include <random>

#include "error_lines.h"
#include "model/archive/archive.h"
#include "model/archive/frame.h"
#include "model/cards/set_reader.h"
#include "model/effects/view.h"
#include "model/games/game_reader.h"
#include "model/query/matcher.h"
#include "tests/support/paths.h"
#include "sample_game.h"

using namespace muster;
using muster::test::errorLines;

namespace {

std::string bytesOf(const char* name)
{
    QFile file(test::inSources("/") + QLatin1String(name));
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
    QDir folder(test::inSources("/resources/games/sceptre/sets"));
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

template <class T, class Change>
Flat<T> changed(const Flat<T>& values, Change change)
{
    auto copy = values.toVector();
    change(copy);
    return copy;
}

/// Looks at everything that can be reached from the cards.
void lookAtAll(const Catalogue& catalogue)
{
    const auto& game = catalogue.game();
    const auto& data = catalogue.data();
    std::size_t sum = 0;
    const auto readAll = [&](std::string_view text) {
        for (const char c : text)
            sum += static_cast<unsigned char>(c);
    };
    const std::function<void(const effects::View&)> walk = [&](const effects::View& view) {
        for (const auto& parameter : view.info().parameters) {
            readAll(view.text(parameter.key));
            if (const auto* query = view.query(parameter.key))
                sum += query::Matcher(*query, catalogue).matches({0}) ? 1 : 0;
        }
        for (const auto& child : view.all())
            walk(child);
    };
    for (std::uint32_t i = 0; i < catalogue.size(); ++i) {
        const auto card = catalogue.card({i});
        for (const auto text : {card.id(), card.name(), card.foldedName(), card.text()})
            readAll(text);
        sum += catalogue.findById(card.id()).value + catalogue.findByName(card.name()).size();
        sum += catalogue.set(card.set()).name.size() + catalogue.printings(card.identity()).size();
        readAll(std::string_view(data.searchedTexts)
                    .substr(data.searchedBegin[i], data.searchedBegin[i + 1] - data.searchedBegin[i]));
        const auto readRecord = [&](const Record& record, FieldIndex field) {
            readAll(record.text(field));
            sum += record.words(field).size();
        };
        for (const auto& use : game.type(card.type()).fields) {
            readAll(card.wordLabel(use.field));
            readRecord(card.record(), use.field);
            for (const auto& part : card.parts(use.field)) {
                for (const auto& partUse : game.part(game.field(use.field).part).fields)
                    readRecord(part, partUse.field);
            }
        }
        for (const auto script : card.scripts()) {
            for (const auto& ability : effects::abilities(catalogue.effects(), script))
                walk(ability);
        }
    }
    QVERIFY(sum < std::size_t(-1)); // so that no compiler leaves the reading out
}

/// Bytes that begin where columns want to lie, or one behind it.
std::pair<std::string_view, std::shared_ptr<const void>> keptAt(std::size_t place, const std::string& bytes)
{
    const auto kept = std::make_shared<std::vector<std::uint64_t>>(bytes.size() / 8 + 2);
    auto* const begin = reinterpret_cast<char*>(kept->data()) + place;
    std::memcpy(begin, bytes.data(), bytes.size());
    return {std::string_view(begin, bytes.size()), kept};
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
    void survivesForgedBytes_data();
    void survivesForgedBytes();
    void aLargeArchiveIsCheckedToo();
    void columnsLieInTheBytes();
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
    auto& origins = damaged.cards.columns[sampleGame().findField("origin").value].values;
    origins = changed(origins, [](auto& values) { values[0] = 2; });
    QVERIFY(!archive::catalogueFromBytes(archive::toBytes(damaged), sampleGame()));
    damaged = sampleData();
    damaged.nameBegin = changed(damaged.nameBegin, [](auto& begin) { std::swap(begin[1], begin[2]); });
    QVERIFY(!archive::catalogueFromBytes(archive::toBytes(damaged), sampleGame()));
    damaged = sampleData();
    damaged.names.push_back('x'); // a letter that no card has
    QVERIFY(!archive::catalogueFromBytes(archive::toBytes(damaged), sampleGame()));
    damaged = sampleData();
    damaged.searchedTexts =
        changed(damaged.searchedTexts, [](auto& texts) { texts.back() = 'x'; }); // a text without end
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
        auto other = bytes;
        other[i] = static_cast<char>(other[i] ^ (1 << (i % 8)));
        QVERIFY2(!archive::catalogueFromBytes(other, game), std::to_string(i).c_str());
    }
}

void ArchiveTest::survivesForgedBytes_data()
{
    QTest::addColumn<bool>("real");
    QTest::addColumn<int>("rounds");
    QTest::newRow("sample") << false << 20'000;
    QTest::newRow("with effects") << true << 1'500;
}

/// Bytes that are damaged before they are sealed have a good checksum; then only the checks of sizes and indices keep
/// the reader, and everybody who uses the catalogue, out of foreign memory.
void ArchiveTest::survivesForgedBytes()
{
    QFETCH(bool, real);
    QFETCH(int, rounds);
    const auto game = std::make_shared<const Game>(real ? sceptre() : sampleGame());
    const auto sealedBytes = archive::toBytes(real ? sceptreData(*game) : sampleData());
    const auto payload = std::string(*archive::open(archive::Content::Catalogue, sealedBytes));
    std::mt19937 random(7);
    int accepted = 0;
    for (int round = 0; round < rounds; ++round) {
        auto forged = payload;
        const auto changes = 1 + random() % 3;
        for (unsigned i = 0; i < changes; ++i)
            forged[random() % forged.size()] = static_cast<char>(random() % 4 == 0 ? 0xff : random());
        const auto [bytes, keeper] = keptAt(0, archive::seal(archive::Content::Catalogue, forged));
        auto data = archive::catalogueFromBytes(bytes, *game, round % 2 == 0 ? keeper : nullptr);
        if (!data)
            continue;
        ++accepted;
        lookAtAll(Catalogue(game, std::move(*data)));
    }
    QVERIFY(accepted > 0); // a changed letter of a name is nothing wrong
}

/// From a size on the checksum is looked at beside the value; a letter that is another one spoils only the sum.
void ArchiveTest::aLargeArchiveIsCheckedToo()
{
    const auto game = std::make_shared<const Game>(sampleGame());
    auto data = sampleData();
    constexpr std::size_t more = 2 << 20;
    const std::size_t before = data.texts.size();
    data.texts.resize(before + more);
    std::vector<std::uint32_t> begin(data.textBegin.begin(), data.textBegin.end());
    begin.back() += std::uint32_t(more);
    data.textBegin = {};
    for (const std::uint32_t one : begin)
        data.textBegin.push_back(one);
    auto sealed = archive::toBytes(data);
    QVERIFY(valueOf(archive::catalogueFromBytes(sealed, *game)) == data);
    sealed[sealed.size() / 2] = 'x';
    const auto refused = archive::catalogueFromBytes(sealed, *game);
    QVERIFY(!refused);
    QCOMPARE(refused.error().front().arguments.front(), std::string("an archive whose checksum does not fit"));
}

/// Nothing is copied, and the memory is kept as long as one column of it is; where the bytes lie awry they are copied.
void ArchiveTest::columnsLieInTheBytes()
{
    const auto game = std::make_shared<const Game>(sceptre());
    const auto data = sceptreData(*game);
    const auto sealed = archive::toBytes(data);
    for (const std::size_t place : {0u, 1u, 4u}) {
        auto [bytes, keeper] = keptAt(place, sealed);
        const std::weak_ptr<const void> memory = keeper;
        auto read = valueOf(archive::catalogueFromBytes(bytes, *game, std::move(keeper)));
        QVERIFY(read == data);
        QVERIFY(read.searchedTexts.liesElsewhere()); // letters may lie anywhere
        QCOMPARE(read.effects.arguments.liesElsewhere(), place % alignof(effects::Argument) == 0);
        QVERIFY(!memory.expired());

        // A change is nobody else's.
        auto other = read;
        other.names.push_back('!');
        other.effects.links.append(std::vector<std::uint32_t>{1, 2});
        QVERIFY(!other.names.liesElsewhere());
        QVERIFY(read == data);
        QCOMPARE(other.names.size(), data.names.size() + 1);

        const Flat<char> kept = read.texts;
        read = {};
        other = {};
        QVERIFY(!memory.expired());
        QVERIFY(kept == data.texts);
        lookAtAll(Catalogue(game, valueOf(archive::catalogueFromBytes(bytes, *game))));
    }
}

QTEST_GUILESS_MAIN(ArchiveTest)
#include "archive_test.moc"
