// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>
#include <random>

#include "model/formats/format.h"
#include "tests/decks_model/sample.h"
#include "tests/support/paths.h"

using namespace muster;

namespace {

Result<Format> read(const std::string& text) { return readFormat(text, "f.yaml", *sample::game()); }

QString show(const Errors& errors)
{
    QStringList lines;
    for (const auto& error : errors)
        lines << QString::fromStdString(sample::line(error));
    return lines.join(u'\n');
}

const std::string head = "format: sample/cup\ngame: sample\ntitle: Cup\n"; // three lines

} // namespace

class FormatTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKey();
    void smallest();
    void invalid_data();
    void invalid();
    void allErrorsAtOnce();
    void hostile();
    void shippedOnes();
};

void FormatTest::readsEveryKey()
{
    const auto format = read("format: sample/autumn-open-2026\n"
                             "game: sample\n"
                             "title: Autumn Open\n"
                             "version: \"2\"\n"
                             "from: 2026-09-01\n"
                             "until: 2026-11-30\n"
                             "sets: [PLT, SPL]\n"
                             "banned:\n"
                             "  - {card: Kestrel, origin: Ember, reason: Too fast}\n"
                             "  - {cards: \"type:unit power>50\"}\n"
                             "restricted:\n"
                             "  - {card: Drake, at most: 1, reason: Too strong}\n"
                             "  - {cards: metal:gold, at most: 2}\n"
                             "limits:\n"
                             "  SMP-V2: {exactly: 60}\n"
                             "  SMP-V3: {at most: 2}\n"
                             "house rules:\n"
                             "  - {id: CUP-1, label: Units, count: type:unit, at least: 5}\n"
                             "options: {skl_use: damage}\n"
                             "notes: Be kind.\n");
    QVERIFY2(format, format ? "" : qPrintable(show(format.error())));
    QCOMPARE(format->key, std::string("sample/autumn-open-2026"));
    QCOMPARE(format->game, std::string("sample"));
    QCOMPARE(format->title, std::string("Autumn Open"));
    QCOMPARE(format->version, std::string("2"));
    QCOMPARE(format->from, std::string("2026-09-01"));
    QCOMPARE(format->until, std::string("2026-11-30"));
    QCOMPARE(format->sets, (std::vector<std::string>{"PLT", "SPL"}));
    QCOMPARE(format->banned.size(), std::size_t(2));
    QCOMPARE(format->banned[0].card, std::string("Kestrel"));
    QVERIFY(format->banned[0].identity == (decltype(format->banned[0].identity){{"origin", "Ember"}}));
    QVERIFY(!format->banned[0].what);
    QCOMPARE(format->banned[0].limit, 0);
    QCOMPARE(format->banned[0].reason, std::string("Too fast"));
    QCOMPARE(format->banned[0].at.line, 9);
    QVERIFY(format->banned[1].card.empty());
    QVERIFY(format->banned[1].what && *format->banned[1].what == *query::parse("type:unit power>50", *sample::game()));
    QCOMPARE(format->restricted[0].limit, 1);
    QCOMPARE(format->restricted[1].limit, 2);
    QVERIFY(format->restricted[1].what);
    QCOMPARE(format->limits.size(), std::size_t(2));
    QCOMPARE(format->limits[0].requirement, std::string("SMP-V2"));
    QVERIFY(format->limits[0].least == 60 && format->limits[0].most == 60);
    QVERIFY(!format->limits[1].least && format->limits[1].most == 2);
    QCOMPARE(format->house.size(), std::size_t(1));
    QCOMPARE(format->house[0].id, std::string("CUP-1"));
    QVERIFY(format->house[0].least && format->house[0].least->number == 5);
    QCOMPARE(format->options.at("skl_use"), std::string("damage"));
    QCOMPARE(format->notes, std::string("Be kind."));
    QCOMPARE(format->file, std::string("f.yaml"));
}

void FormatTest::smallest()
{
    const auto format = read(head);
    QVERIFY(format);
    QVERIFY(format->sets.empty() && format->banned.empty() && format->restricted.empty() && format->limits.empty()
            && format->house.empty() && format->options.empty() && format->from.empty());
    QVERIFY(read(head + "sets:\nbanned:\nrestricted:\nlimits:\nhouse rules:\noptions:\nnotes:\nfrom:\nuntil:\n"));
    QVERIFY(read(head + "from: 2026-09-01\nuntil: 2026-09-01\n"));
    QCOMPARE(read(head + "sets: PLT")->sets, std::vector<std::string>{"PLT"});
}

void FormatTest::invalid_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const std::string& text, ErrorKind kind, const char* expected) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << static_cast<int>(kind) << QByteArray(expected);
    };
    row("no key", "game: sample\ntitle: a\n", ErrorKind::MissingKey, "1:1  [format]");
    row("key of another game", "format: other/cup\ngame: sample\ntitle: a\n", ErrorKind::BadId,
        "1:9 format [other/cup] [sample/name-of-small-letters]");
    row("key without a name", "format: sample/\ngame: sample\ntitle: a\n", ErrorKind::BadId,
        "1:9 format [sample/] [sample/name-of-small-letters]");
    row("key that climbs", "format: sample/../x\ngame: sample\ntitle: a\n", ErrorKind::BadId,
        "1:9 format [sample/../x] [sample/name-of-small-letters]");
    row("other game", "format: sample/a\ngame: smaple\ntitle: a\n", ErrorKind::UnknownGame,
        "2:7 game [smaple] ?sample");
    row("no title", "format: sample/a\ngame: sample\n", ErrorKind::MissingKey, "1:1  [title]");
    row("unknown key", head + "baned: []\n", ErrorKind::UnknownKey, "4:1 baned [baned] ?banned");
    row("from", head + "from: 1.9.2026\n", ErrorKind::BadDate, "4:7 from [1.9.2026]");
    row("until before from", head + "from: 2026-09-02\nuntil: 2026-09-01\n", ErrorKind::OutOfRange,
        "5:8 until [2026-09-01] [2026-09-02] []");
    row("set twice", head + "sets: [A, B, A]\n", ErrorKind::DuplicateId, "4:7 sets[2] [A] [sets[0]]");
    row("sets are a map", head + "sets: {A: b}\n", ErrorKind::WrongShape, "4:7 sets [a list] [a map]");
    row("banned is a map", head + "banned: {card: a}\n", ErrorKind::WrongShape, "4:9 banned [a list] [a map]");
    row("banned without a card", head + "banned: [{reason: a}]\n", ErrorKind::MissingKey, "4:10 banned[0] [card]");
    row("banned card and cards", head + "banned: [{card: a, cards: b}]\n", ErrorKind::Conflict,
        "4:27 banned[0] [card] [cards]");
    row("banned empty card", head + "banned: [{card: \"\"}]\n", ErrorKind::Empty, "4:17 banned[0].card [a card]");
    row("origin of a query", head + "banned: [{cards: b, origin: c}]\n", ErrorKind::Conflict,
        "4:10 banned[0] [origin] [cards]");
    row("banned key", head + "banned: [{card: a, raeson: b}]\n", ErrorKind::UnknownKey,
        "4:20 banned[0].raeson [raeson] ?reason");
    row("banned with a limit", head + "banned: [{card: a, at most: 1}]\n", ErrorKind::UnknownKey,
        "4:20 banned[0].at most [at most]");
    row("restricted without a limit", head + "restricted: [{card: a}]\n", ErrorKind::MissingKey,
        "4:14 restricted[0] [at most]");
    row("restricted to none", head + "restricted: [{card: a, at most: 0}]\n", ErrorKind::OutOfRange,
        "4:33 restricted[0].at most [0] [1] [9999]");
    row("unknown rule", head + "limits: {SMP-V22: {at most: 1}}\n", ErrorKind::UnknownRule,
        "4:10 limits.SMP-V22 [SMP-V22] ?SMP-V2");
    row("no bound", head + "limits: {SMP-V2: {}}\n", ErrorKind::MissingKey, "4:18 limits.SMP-V2 [at most]");
    row("exactly and at most", head + "limits: {SMP-V2: {exactly: 1, at most: 2}}\n", ErrorKind::Conflict,
        "4:18 limits.SMP-V2 [exactly] [at most]");
    row("more than at most", head + "limits: {SMP-V2: {at least: 3, at most: 2}}\n", ErrorKind::OutOfRange,
        "4:41 limits.SMP-V2.at most [2] [3] []");
    row("bound is a word", head + "limits: {SMP-V2: {at most: two}}\n", ErrorKind::NotANumber,
        "4:28 limits.SMP-V2.at most [two]");
    row("limit is a number", head + "limits: {SMP-V2: 60}\n", ErrorKind::WrongShape,
        "4:18 limits.SMP-V2 [a map] [a text]");
    row("house rule with an id of the game", head + "house rules: [{id: SMP-V2, label: a, count: \"\", at most: 3}]\n",
        ErrorKind::DuplicateId, "4:15 house rules[0].id [SMP-V2] [game.yaml]");
    row("option", head + "options: {skl_usr: damage}\n", ErrorKind::UnknownOption,
        "4:11 options.skl_usr [skl_usr] ?skl_use");
    row("option value", head + "options: {turn_limit: -1}\n", ErrorKind::NotOneOf,
        "4:23 options.turn_limit [-1] [none, 1 to …] !SMP-Q2");
    row("empty", "", ErrorKind::Empty, "1:1  [a map]");
    row("a list", "[]", ErrorKind::WrongShape, "1:1  [a map] [a list]");
    row("latin 1", head + "notes: caf\xe9\n", ErrorKind::NotUtf8, "4:11 ");
}

void FormatTest::invalid()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(QByteArray, expected);
    const auto format = read(text.toStdString());
    QVERIFY(!format);
    auto line = show(format.error()).toUtf8();
    line.replace(" " + QByteArray::number(kind) + " ", " ");
    QCOMPARE(line, expected);
}

void FormatTest::allErrorsAtOnce()
{
    const auto format = read("format: x\ngame: y\nfrom: z\nbanned: [{}, 3]\nrestricted: [{cards: \"type:\"}]\n"
                             "limits: {A: b}\nhouse rules: [{}]\noptions: []\nsets: {}\nfoo: bar\n");
    QVERIFY(!format);
    QVERIFY2(format.error().size() >= 12, qPrintable(show(format.error())));
    for (std::size_t i = 1; i < format.error().size(); ++i)
        QVERIFY(format.error()[i - 1].at <= format.error()[i].at);
}

void FormatTest::hostile()
{
    QVERIFY(!read(std::string((1 << 20) + 1, ' ')));
    QVERIFY(!read(std::string(500'000, '{')));
    std::string sets = head + "sets: [";
    for (int i = 0; i < 90'000; ++i)
        sets += "a,";
    QVERIFY(!read(sets + "]"));
    std::string limits = head + "limits:\n";
    for (int i = 0; i < 40'000; ++i)
        limits += "  SMP" + std::to_string(i) + ": {}\n";
    QVERIFY(!read(limits));
    const std::string good = head + "banned: [{card: Kestrel, origin: Ember}]\nlimits: {SMP-V2: {exactly: 60}}\n";
    QVERIFY(read(good));
    std::mt19937 random(1);
    for (int i = 0; i < 3000; ++i) {
        auto broken = good.substr(0, random() % good.size() + 1);
        broken[random() % broken.size()] = static_cast<char>(random() % 256);
        (void)read(broken);
    }
}

void FormatTest::shippedOnes()
{
    const QDir games(test::inSources("/resources/games"));
    int read = 0;
    for (const auto& key : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile file(games.filePath(key + QStringLiteral("/game.yaml")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto game = readGame(file.readAll().toStdString(), "game.yaml");
        QVERIFY2(game, game ? "" : qPrintable(show(game.error())));
        const QDir formats(games.filePath(key + QStringLiteral("/formats")));
        for (const auto& name : formats.entryList({QStringLiteral("*.yaml")}, QDir::Files)) {
            QFile one(formats.filePath(name));
            QVERIFY(one.open(QIODevice::ReadOnly));
            const auto format = readFormat(one.readAll().toStdString(), name.toStdString(), *game);
            QVERIFY2(format, format ? "" : qPrintable(show(format.error())));
            ++read;
        }
    }
    QVERIFY(read >= 2);
}

QTEST_GUILESS_MAIN(FormatTest)
#include "format_test.moc"
