// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <random>

#include "model/text/date.h"
#include "model/text/fold.h"
#include "model/text/utf8.h"
#include "model/yaml/document.h"
#include "model/yaml/scalar.h"
#include "tests/decks_model/sample.h"

using namespace muster;

namespace {

Result<Deck> read(const std::string& text) { return readDeck(text, "a.muster", sample::games()); }

QString show(const Errors& errors)
{
    QStringList lines;
    for (const auto& error : errors)
        lines << QString::fromStdString(sample::line(error));
    return lines.join(u'\n');
}

/// Texts that YAML readers like to take for something else.
const std::vector<std::string>& nastyTexts()
{
    static const std::vector<std::string> texts{
        "Kestrel Vanguard",
        "007",
        "no",
        "No",
        "~",
        "null",
        "y",
        "1e3",
        "0x1F",
        "-1",
        "+1",
        ".5",
        ".inf",
        "2026-10-03",
        "12:30",
        "true",
        "on",
        "Dragon's Oath",
        "\"quoted\"",
        "'single'",
        "a: b",
        "a:b",
        "a #b",
        "#b",
        "- a",
        "-",
        "--",
        "---",
        "...",
        "? a",
        "| x",
        "> x",
        "& a",
        "*a",
        "!a",
        "%a",
        "@a",
        "`a`",
        "[a]",
        "{a}",
        "a, b",
        "a]",
        "{",
        "\\",
        "\\n",
        " lead",
        "trail ",
        "a  b",
        "\ttab",
        "a\tb",
        "two\nlines",
        "two\nlines\n",
        "two\n\nlines",
        "\nlead",
        "end\n\n",
        " \n ",
        "a\n b",
        "a \nb",
        "a\r\nb",
        "a\rb",
        "#not a comment\nsecond",
        "---\n...",
        "|\n>",
        std::string("nul\0nul", 7),
        "\x01\x1b\x7f",
        "Ærøskøbing",
        "龍の剣",
        "’Tis",
        "—dash",
        "ＮＯ",
        "e\u0301",
        "\u00a0nbsp",
        "\u2028",
        "\u0085",
        "\ufeffbom",
        "a\u200bb",
        "\u202eright",
        "😀",
        "\U0010ffff",
        "\ufffd",
        "=",
        "<<",
        "Who?",
        "50%",
        "a/b",
        "(a)",
        "Mr. X",
        "a;b!",
        "key: {card: x}",
        "None",
        "inf",
        "NaN",
    };
    return texts;
}

class RandomDeck {
public:
    explicit RandomDeck(unsigned seed) : m_random(seed) { }

    Deck make()
    {
        Deck deck;
        deck.game = "sample";
        deck.kind = chance(3) ? "shop" : "deck";
        deck.name = text();
        deck.format = chance(2) ? text() : "";
        if (chance(3))
            deck.options["skl_use"] = "damage";
        if (chance(3))
            deck.options["turn_limit"] = std::to_string(1 + m_random() % 400);
        if (chance(2))
            deck.event = {text(), chance(2) ? "2026-02-28" : "", chance(2) ? text() : "12"};
        for (const auto& section : sample::game()->findDeckKind(deck.kind)->sections) {
            if (!chance(3))
                deck.sections.push_back({section.key, entries()});
        }
        if (chance(2))
            std::reverse(deck.sections.begin(), deck.sections.end());
        if (chance(3))
            deck.considering = entries();
        deck.notes = chance(2) ? text() + "\n" + text() : text();
        while (chance(2))
            deck.waivers.push_back({named(), text()});
        return deck;
    }

private:
    bool chance(unsigned n) { return m_random() % n == 0; }

    std::string text()
    {
        const auto& texts = nastyTexts();
        auto result = texts[m_random() % texts.size()];
        if (chance(3))
            result += texts[m_random() % texts.size()];
        if (chance(8))
            result.clear();
        return result;
    }

    std::string named()
    {
        auto result = text();
        return result.empty() ? "x" : result;
    }

    std::vector<DeckEntry> entries()
    {
        std::vector<DeckEntry> result;
        for (auto n = m_random() % 6; n > 0; --n) {
            DeckEntry entry;
            entry.card = named();
            if (chance(2))
                entry.identity.emplace_back("origin", text());
            entry.count = static_cast<int>(1 + m_random() % 999);
            entry.note = chance(3) ? text() : "";
            result.push_back(std::move(entry));
        }
        return result;
    }

    std::mt19937 m_random;
};

} // namespace

class DeckFileTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheDesignExample();
    void writesAsPeopleWould();
    void valid_data();
    void valid();
    void invalid_data();
    void invalid();
    void allErrorsAtOnce();
    void roundTripOfEveryText();
    void roundTripOfRandomDecks();
    void scalarsStandAnywhere();
    void hostile();
    void dates();
};

void DeckFileTest::readsTheDesignExample()
{
    const auto deck = read("muster: 1\n"
                           "game: sample\n"
                           "kind: deck                  # deck | shop | shared\n"
                           "name: Ember Charge\n"
                           "format: sample/plain       # optional\n"
                           "options: {}                 # rules options that differ from the default\n"
                           "event: {name: Autumn Cup, date: 2026-10-03, table: 12}\n"
                           "sections:\n"
                           "  main:\n"
                           "    - {card: Kestrel Vanguard, origin: Ember, count: 3, note: \"never fewer\"}\n"
                           "considering: []             # does not count\n"
                           "notes: \"\"\n"
                           "waivers: []                 # granted by an organiser: rule id and subject\n");
    QVERIFY2(deck, deck ? "" : qPrintable(show(deck.error())));
    Deck expected;
    expected.game = "sample";
    expected.name = "Ember Charge";
    expected.format = "sample/plain";
    expected.event = {"Autumn Cup", "2026-10-03", "12"};
    expected.sections = {{"main", {{"Kestrel Vanguard", {{"origin", "Ember"}}, 3, "never fewer", {}}}}};
    QVERIFY(*deck == expected);
    QCOMPARE(deck->sections[0].entries[0].at.line, 10);
    QCOMPARE(deck->sections[0].entries[0].at.column, 7);
    QCOMPARE(deck->countedCards(), 3);
    QVERIFY(deck->findSection("main"));
    QVERIFY(!deck->findSection("side"));
}

void DeckFileTest::writesAsPeopleWould()
{
    Deck deck;
    deck.game = "sample";
    deck.name = "Ember Charge";
    deck.options = {{"skl_use", "damage"}, {"turn_limit", "20"}};
    deck.event = {"Autumn Cup", "2026-10-03", "12"};
    deck.section("main").entries = {{"Kestrel Vanguard", {{"origin", "Ember"}}, 3, "never fewer: \"3\"", {}},
                                    {"Æther-Lance (old), new", {}, 1, "", {}}};
    (void)deck.section("side");
    deck.considering = {{"Drake", {}, 2, "", {}}};
    deck.notes = "First line: open.\nSecond # line.";
    deck.waivers = {{"SMP-V1", ""}, {"SMP-V2", "Drake [Ember]"}};
    QCOMPARE(QByteArray::fromStdString(writeDeck(deck, *sample::game())),
             QByteArray("muster: 1\n"
                        "game: sample\n"
                        "kind: deck\n"
                        "name: Ember Charge\n"
                        "options: {skl_use: damage, turn_limit: 20}\n"
                        "event: {name: Autumn Cup, date: 2026-10-03, table: 12}\n"
                        "sections:\n"
                        "  main:\n"
                        "    - {card: Kestrel Vanguard, origin: Ember, count: 3, note: \"never fewer: \\\"3\\\"\"}\n"
                        "    - {card: \"Æther-Lance (old), new\", count: 1}\n"
                        "  side: []\n"
                        "considering:\n"
                        "  - {card: Drake, count: 2}\n"
                        "notes: |-\n"
                        "  First line: open.\n"
                        "  Second # line.\n"
                        "waivers:\n"
                        "  - {rule: SMP-V1}\n"
                        "  - {rule: SMP-V2, subject: \"Drake [Ember]\"}\n"));
    QVERIFY(*read(writeDeck(deck, *sample::game())) == deck);
}

void DeckFileTest::valid_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("cards");
    const auto row = [](const char* name, const char* text, int cards) {
        QTest::newRow(name) << QByteArray(text) << cards;
    };
    row("smallest", "muster: 1\ngame: sample\nsections: {}", 0);
    row("count defaults to one", "muster: 1\ngame: sample\nsections: {main: [{card: Drake}]}", 1);
    row("largest count", "muster: 1\ngame: sample\nsections: {main: [{card: Drake, count: 999}]}", 999);
    row("empty section", "muster: 1\ngame: sample\nsections:\n  main:\n", 0);
    row("empty everything",
        "muster: 1\ngame: sample\nkind:\nname:\nformat:\noptions:\nevent:\nsections:\nconsidering:\n"
        "notes:\nwaivers:\n",
        0);
    row("second kind", "muster: 1\ngame: sample\nkind: shop\nsections: {late: [{card: Drake, count: 2}]}", 2);
    row("crlf and bom",
        "\xef\xbb\xbfmuster: 1\r\ngame: sample\r\nsections:\r\n  main:\r\n    - {card: Drake, count: 2}\r\n", 2);
    row("block entries",
        "muster: 1\ngame: sample\nsections:\n  main:\n    - card: Drake\n      origin: Ember\n      count: 2\n", 2);
    row("no origin, said so", "muster: 1\ngame: sample\nsections: {main: [{card: Drake, origin: }]}", 1);
    row("option number", "muster: 1\ngame: sample\noptions: {turn_limit: 20}\nsections: {}", 0);
    row("leap day", "muster: 1\ngame: sample\nevent: {date: 2028-02-29}\nsections: {}", 0);
}

void DeckFileTest::valid()
{
    QFETCH(QByteArray, text);
    QFETCH(int, cards);
    const auto deck = read(text.toStdString());
    QVERIFY2(deck, deck ? "" : qPrintable(show(deck.error())));
    QCOMPARE(deck->countedCards(), cards);
    QVERIFY(*read(writeDeck(*deck, *sample::game())) == *deck);
}

void DeckFileTest::invalid_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("expected"); // the error as sample::line() has it, without the number of the kind
    const auto row = [](const char* name, const std::string& text, ErrorKind kind, const char* expected) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << static_cast<int>(kind) << QByteArray(expected);
    };
    const std::string head = "muster: 1\ngame: sample\n";
    const auto entry = [&head](const std::string& keys) { return head + "sections: {main: [{" + keys + "}]}"; };
    row("no version", "game: sample\nsections: {}", ErrorKind::MissingKey, "1:1  [muster]");
    row("later version", "muster: 2\ngame: sample\nnew: {}\n", ErrorKind::BadVersion, "1:9 muster [2] [1]");
    row("version is a word", "muster: one\ngame: sample\nsections: {}", ErrorKind::NotANumber, "1:9 muster [one]");
    row("no game", "muster: 1\nsections: {}", ErrorKind::MissingKey, "1:1  [game]");
    row("unknown game", "muster: 1\ngame: chess\nsections: {x: [{card: a, foo: b}]}", ErrorKind::UnknownGame,
        "2:7 game [chess]");
    row("unknown kind", head + "kind: dekc\nsections: {}", ErrorKind::NotOneOf, "3:7 kind [dekc] [deck, shop] ?deck");
    row("unknown key", head + "nmae: x\nsections: {}", ErrorKind::UnknownKey, "3:1 nmae [nmae] ?name");
    row("no sections", head + "name: x", ErrorKind::MissingKey, "1:1  [sections]");
    row("sections are a list", head + "sections: []", ErrorKind::WrongShape, "3:11 sections [a map] [a list]");
    row("unknown section", head + "sections: {mian: []}", ErrorKind::UnknownSection, "3:12 sections.mian [mian] ?main");
    row("section by its heading", head + "sections: {Sideboard: []}", ErrorKind::UnknownSection,
        "3:12 sections.Sideboard [Sideboard] ?side");
    row("section of another kind", head + "kind: shop\nsections: {main: []}", ErrorKind::UnknownSection,
        "4:12 sections.main [main]");
    row("section twice", head + "sections: {main: [], main: []}", ErrorKind::DuplicateKey,
        "3:22 sections.main [main] [3]");
    row("section is a text", head + "sections: {main: Drake}", ErrorKind::WrongShape,
        "3:18 sections.main [a list] [a text]");
    row("entry is a text", head + "sections: {main: [3 Drake]}", ErrorKind::WrongShape,
        "3:19 sections.main[0] [a map] [a text]");
    row("no card", entry("count: 2"), ErrorKind::MissingKey, "3:19 sections.main[0] [card]");
    row("empty card", entry("card: ''"), ErrorKind::Empty, "3:26 sections.main[0].card [a card]");
    row("card is a list", entry("card: [a]"), ErrorKind::WrongShape, "3:26 sections.main[0].card [a text] [a list]");
    row("long card", entry("card: " + std::string(501, 'a')), ErrorKind::TooLong,
        "3:26 sections.main[0].card [501] [500]");
    row("count 0", entry("card: a, count: 0"), ErrorKind::OutOfRange,
        "3:36 sections.main[0].count [0] [1] [999] !SMP-V1");
    row("count -1", entry("card: a, count: -1"), ErrorKind::OutOfRange,
        "3:36 sections.main[0].count [-1] [1] [999] !SMP-V1");
    row("count 1000", entry("card: a, count: 1000"), ErrorKind::OutOfRange,
        "3:36 sections.main[0].count [1000] [1] [999] !SMP-V1");
    row("count huge", entry("card: a, count: 99999999999999999999"), ErrorKind::OutOfRange,
        "3:36 sections.main[0].count [99999999999999999999] [1] [999] !SMP-V1");
    row("count 2.5", entry("card: a, count: 2.5"), ErrorKind::NotANumber, "3:36 sections.main[0].count [2.5] !SMP-V1");
    row("count in quotes", entry("card: a, count: '2'"), ErrorKind::NotANumber,
        "3:36 sections.main[0].count [2] !SMP-V1");
    row("count many", entry("card: a, count: many"), ErrorKind::NotANumber,
        "3:36 sections.main[0].count [many] !SMP-V1");
    row("count octal", entry("card: a, count: 010"), ErrorKind::NotANumber,
        "3:36 sections.main[0].count [010] !SMP-V1");
    row("count empty", entry("card: a, count: "), ErrorKind::NotANumber,
        "3:29 sections.main[0].count [nothing] !SMP-V1");
    row("misspelled identity", entry("card: a, orgin: b"), ErrorKind::UnknownKey,
        "3:29 sections.main[0].orgin [orgin] ?origin");
    row("field that is no identity", entry("card: a, power: 3"), ErrorKind::UnknownKey,
        "3:29 sections.main[0].power [power]");
    row("key twice", entry("card: a, card: b"), ErrorKind::DuplicateKey, "3:29 sections.main[0].card [card] [3]");
    row("unknown option", head + "options: {skl_sue: damage}\nsections: {}", ErrorKind::UnknownOption,
        "3:11 options.skl_sue [skl_sue] ?skl_use");
    row("option value", head + "options: {skl_use: damgae}\nsections: {}", ErrorKind::NotOneOf,
        "3:20 options.skl_use [damgae] [attack_roll, damage] ?damage !SMP-Q1");
    row("option number", head + "options: {turn_limit: 0}\nsections: {}", ErrorKind::NotOneOf,
        "3:23 options.turn_limit [0] [none, 1 to …] !SMP-Q2");
    row("option is a list", head + "options: {skl_use: []}\nsections: {}", ErrorKind::WrongShape,
        "3:20 options.skl_use [a text] [a list]");
    row("date", head + "event: {date: 2026-02-29}\nsections: {}", ErrorKind::BadDate, "3:15 event.date [2026-02-29]");
    row("event key", head + "event: {tabel: 2}\nsections: {}", ErrorKind::UnknownKey, "3:9 event.tabel [tabel] ?table");
    row("waiver without rule", head + "sections: {}\nwaivers: [{subject: a}]", ErrorKind::MissingKey,
        "4:11 waivers[0] [rule]");
    row("waiver key", head + "sections: {}\nwaivers: [{rule: a, reason: b}]", ErrorKind::UnknownKey,
        "4:21 waivers[0].reason [reason]");
    row("considering is checked", head + "sections: {}\nconsidering: [{card: a, count: 0}]", ErrorKind::OutOfRange,
        "4:32 considering[0].count [0] [1] [999] !SMP-V1");
    row("a list", "- a\n", ErrorKind::WrongShape, "1:1  [a map] [a list]");
    row("empty file", "", ErrorKind::Empty, "1:1  [a map]");
    row("not utf-8", head + "name: caf\xe9\nsections: {}", ErrorKind::NotUtf8, "3:10 ");
    row("alias", head + "name: &a x\nnotes: *a\nsections: {}", ErrorKind::AliasOrAnchor, "3:7 name [&a]");
    row("second document", head + "sections: {}\n---\na: b\n", ErrorKind::SeveralDocuments, "4:1 ");
}

void DeckFileTest::invalid()
{
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    QFETCH(QByteArray, expected);
    const auto deck = read(text.toStdString());
    QVERIFY(!deck);
    QVERIFY(!deck.error().empty());
    const auto error = deck.error().front();
    QCOMPARE(error.file, std::string("a.muster"));
    auto line = QByteArray::fromStdString(sample::line(error));
    QCOMPARE(static_cast<int>(error.kind), kind);
    line.replace(" " + QByteArray::number(kind) + " ", " ");
    QCOMPARE(line, expected);
    QCOMPARE(deck.error().size(), std::size_t(qstrcmp(QTest::currentDataTag(), "alias") == 0 ? 2 : 1));
}

void DeckFileTest::allErrorsAtOnce()
{
    const auto deck = read("muster: 1\ngame: sample\nkind: shopp\nfrmat: x\noptions: {a: b}\nevent: {date: x}\n"
                           "sections:\n  main:\n    - {card: a, count: 0}\n    - {count: x, orign: y}\nwaivers: {}\n");
    QVERIFY(!deck);
    std::vector<ErrorKind> kinds;
    for (const auto& error : deck.error())
        kinds.push_back(error.kind);
    const std::vector<ErrorKind> expected{ErrorKind::NotOneOf,   ErrorKind::UnknownKey, ErrorKind::UnknownOption,
                                          ErrorKind::BadDate,    ErrorKind::OutOfRange, ErrorKind::MissingKey,
                                          ErrorKind::NotANumber, ErrorKind::UnknownKey, ErrorKind::WrongShape};
    QVERIFY2(kinds == expected, qPrintable(show(deck.error())));
}

void DeckFileTest::roundTripOfEveryText()
{
    for (const auto& text : nastyTexts()) {
        Deck deck;
        deck.game = "sample";
        deck.name = deck.format = deck.notes = text;
        deck.event = {text, "", text};
        deck.section("main").entries = {{text, {{"origin", text}}, 7, text, {}}};
        deck.waivers = {{text, text}};
        const auto file = writeDeck(deck, *sample::game());
        const auto again = read(file);
        QVERIFY2(again, again ? "" : (file + "\n" + show(again.error()).toStdString()).c_str());
        QVERIFY2(*again == deck, file.c_str());
        QCOMPARE(writeDeck(*again, *sample::game()), file);
    }
}

void DeckFileTest::roundTripOfRandomDecks()
{
    RandomDeck random(1);
    for (int i = 0; i < 3000; ++i) {
        const auto deck = random.make();
        const auto file = writeDeck(deck, *sample::game());
        const auto again = read(file);
        QVERIFY2(again, again ? "" : (file + "\n" + show(again.error()).toStdString()).c_str());
        QVERIFY2(*again == deck, file.c_str());
    }
}

void DeckFileTest::scalarsStandAnywhere()
{
    // Every single character, and random strings of the ones with a meaning, come back from a list, a map and a block.
    std::vector<std::string> texts = nastyTexts();
    for (char32_t code = 0; code < 0x3100; ++code) {
        std::string text;
        appendUtf8(text, code);
        texts.push_back(text);
        texts.push_back("a" + text + "b");
    }
    std::mt19937 random(2);
    const std::string signs = " \t\n\r:#-?,[]{}&*!|>'\"%@`\\~.=<0aZ";
    for (int i = 0; i < 5000; ++i) {
        std::string text;
        for (auto n = random() % 9; n > 0; --n)
            text += signs[random() % signs.size()];
        texts.push_back(text);
    }
    for (const auto& text : texts) {
        const auto one = yaml::scalar(text);
        const auto file = "[" + one + ", {" + one + ": " + one + "}]\n";
        const auto document = yaml::Document::parse(file, "x");
        QVERIFY2(document, file.c_str());
        const auto& root = document->root();
        QVERIFY2(root.items.size() == 2 && root.items[0].kind == yaml::NodeKind::Scalar && root.items[0].scalar == text
                     && root.items[1].pairs.size() == 1 && root.items[1].pairs[0].key == text
                     && root.items[1].pairs[0].value.scalar == text,
                 file.c_str());
        const auto block = "a:\n  b: " + yaml::blockScalar(text, 2) + "\n  c: d\n";
        const auto second = yaml::Document::parse(block, "x");
        QVERIFY2(second, block.c_str());
        const auto* inner = second->root().find("a");
        QVERIFY2(inner && inner->find("b") && inner->find("b")->scalar == text && inner->find("c")->scalar == "d",
                 block.c_str());
    }
}

void DeckFileTest::hostile()
{
    const auto tooLarge = read("muster: 1\n" + std::string(1 << 20, '#'));
    QVERIFY(!tooLarge);
    QVERIFY(tooLarge.error().front().kind == ErrorKind::TooLarge);
    QVERIFY(!read(std::string(1'000'000, '[')));
    QVERIFY(!read(std::string("muster: 1\0", 10)));
    std::string unknown = "muster: 1\ngame: sample\nsections:\n";
    for (int i = 0; i < 60'000; ++i)
        unknown += "  s" + std::to_string(i) + ": []\n";
    const auto many = read(unknown);
    QVERIFY(!many);
    QVERIFY(many.error().size() <= 1000);
    // Every piece of a good file is read or refused, and never crashes.
    const std::string good = writeDeck(RandomDeck(3).make(), *sample::game());
    for (std::size_t length = 0; length < good.size(); ++length)
        (void)read(good.substr(0, length));
    std::mt19937 random(4);
    for (int i = 0; i < 3000; ++i) {
        auto broken = good;
        broken[random() % broken.size()] = static_cast<char>(random() % 256);
        (void)read(broken);
    }
    Deck junk;
    junk.game = "sample";
    junk.section("main").entries = {{"a\xff", {}, 1, "", {}}};
    const auto mended = read(writeDeck(junk, *sample::game()));
    QVERIFY(mended);
    QCOMPARE(mended->sections[0].entries[0].card, std::string("a\ufffd"));
}

void DeckFileTest::dates()
{
    for (const auto* good : {"2026-10-03", "2028-02-29", "0001-01-01", "9999-12-31"})
        QVERIFY2(isDate(good), good);
    for (const auto* bad : {"", "2026-10-3", "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01",
                            "2026/10/03", "20261003", "2026-1a-03", "2026-10-032", " 026-10-03"})
        QVERIFY2(!isDate(bad), bad);
}

QTEST_GUILESS_MAIN(DeckFileTest)
#include "deck_file_test.moc"
