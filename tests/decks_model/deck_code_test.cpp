// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "model/decks/code_bytes.h"
#include "model/decks/deck_code.h"
#include "model/decks/deck_hash.h"
#include "model/text/base32.h"
#include "tests/decks_model/sample_cards.h"

using namespace muster;
using sample::cards;

namespace {

std::string codeOf(const Deck& deck)
{
    const auto code = deckCode(ResolvedDeck(cards(), deck));
    return code ? *code : "error: " + sample::line(code.error().front());
}

std::string hashOf(const Deck& deck) { return deckHash(ResolvedDeck(cards(), deck)); }

/// A code of any content, right or wrong, with a good checksum.
std::string sealed(std::vector<std::uint8_t> bytes)
{
    const auto checksum = crc32(bytes);
    for (int shift = 0; shift < 32; shift += 8)
        bytes.push_back(static_cast<std::uint8_t>(checksum >> shift));
    return "MUSTER1-" + toBase32(bytes);
}

QByteArray problemOf(const std::string& code)
{
    const auto deck = deckOfCode(code, cards());
    if (deck)
        return "none";
    const auto& error = deck.error().front();
    QByteArray text = QByteArray::number(static_cast<int>(error.kind));
    if (error.kind == ErrorKind::BadCode)
        text = "";
    return text + QByteArray::fromStdString(error.arguments.empty() ? "" : error.arguments.front());
}

} // namespace

class DeckCodeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void crc();
    void roundTrip();
    void printingsAreKept();
    void inTheOrderOfTheGame();
    void independentOfOrderAndSpelling();
    void shortEnoughForPaper();
    void readsWhatPeoplePaste_data();
    void readsWhatPeoplePaste();
    void refusesUnknownEntries();
    void refusesWhatNobodyHolds();
    void everySingleWrongCharacter();
    void everySwap();
    void everyTruncation();
    void badCodes_data();
    void badCodes();
    void hostile();
};

void DeckCodeTest::crc()
{
    const std::string digits = "123456789";
    QCOMPARE(crc32(std::vector<std::uint8_t>(digits.begin(), digits.end())), 0xcbf43926u);
    QCOMPARE(crc32({}), 0u);
}

void DeckCodeTest::roundTrip()
{
    std::mt19937 random(1);
    for (int i = 0; i < 500; ++i) {
        auto deck = sample::randomDeck(random, i % 2 == 0 ? "deck" : "shop");
        deck.format = i % 3 == 0 ? "sample/plain" : i % 3 == 1 ? "" : "elsewhere/other";
        const auto code = codeOf(deck);
        QCOMPARE(gameOfCode(code).value_or(""), std::string("sample"));
        const auto again = deckOfCode(code, cards());
        QVERIFY(again);
        QCOMPARE(hashOf(*again), hashOf(deck));
        QCOMPARE(again->game, deck.game);
        QCOMPARE(again->kind, deck.kind);
        QCOMPARE(again->format, deck.format);
        QCOMPARE(codeOf(*again), code);
    }
}

void DeckCodeTest::printingsAreKept()
{
    Deck deck;
    deck.game = "sample";
    deck.section("main").entries = {{"SPL-001", {}, 2, "", {}}, {"Kestrel Vanguard", {{"origin", "Ember"}}, 1, "", {}}};
    const auto again = deckOfCode(codeOf(deck), cards());
    QVERIFY(again);
    const auto& entries = again->sections.at(0).entries;
    QCOMPARE(entries.size(), std::size_t(2));
    QCOMPARE(entries[0].card, std::string("Kestrel Vanguard"));
    QCOMPARE(entries[0].count, 1);
    QCOMPARE(entries[1].card, std::string("SPL-001"));
    QCOMPARE(entries[1].count, 2);
}

void DeckCodeTest::inTheOrderOfTheGame()
{
    Deck deck;
    deck.game = "sample";
    for (const auto* id : {"PLT-007", "PLT-003", "SPL-001", "PLT-006", "PLT-001", "PLT-012"})
        deck.section("main").entries.push_back({id, {}, 2, "", {}});
    (void)deck.section("side").entries.emplace_back(entryFor(cards(), sample::card("PLT-007"), 1));
    std::reverse(deck.sections.begin(), deck.sections.end());
    const auto again = deckOfCode(codeOf(deck), cards());
    QVERIFY(again);
    QCOMPARE(again->sections.size(), std::size_t(2));
    QCOMPARE(again->sections[0].key, std::string("main"));
    std::vector<std::string> names;
    for (const auto& entry : again->sections[0].entries)
        names.push_back(entry.card);
    // by power, then by name; Gold before Copper
    const std::vector<std::string> expected{"Kestrel Vanguard", "SPL-001", "Drake", "Lancer", "Gold", "Copper"};
    QCOMPARE(names, expected);
}

void DeckCodeTest::independentOfOrderAndSpelling()
{
    std::mt19937 random(2);
    for (int i = 0; i < 200; ++i) {
        const auto deck = sample::randomDeck(random);
        auto other = deck;
        std::reverse(other.sections.begin(), other.sections.end());
        for (auto& section : other.sections) {
            std::shuffle(section.entries.begin(), section.entries.end(), random);
            for (auto& entry : section.entries) {
                std::transform(entry.card.begin(), entry.card.end(), entry.card.begin(),
                               [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; });
                entry.note = "a note";
            }
            if (!section.entries.empty() && section.entries[0].count > 1) {
                section.entries.push_back(section.entries[0]);
                section.entries.back().count = 1;
                --section.entries[0].count;
            }
        }
        (void)other.section("side"); // an empty section is none
        QCOMPARE(codeOf(other), codeOf(deck));
    }
}

void DeckCodeTest::shortEnoughForPaper()
{
    Deck deck;
    deck.game = "sample";
    deck.format = "sample/autumn-open-2026";
    auto& entries = deck.section("main").entries;
    int left = 70; // one copy each of thirty cards, then the rest
    for (std::uint32_t i = 0; i < 30; ++i) {
        entries.push_back(entryFor(cards(), {i}, i < 29 ? 1 : left));
        --left;
    }
    QCOMPARE(deck.countedCards(), 70);
    const auto code = codeOf(deck);
    QVERIFY2(code.size() < 160, code.c_str());
    QVERIFY(code.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-")
            == std::string::npos); // QR's short alphabet
}

void DeckCodeTest::readsWhatPeoplePaste_data()
{
    QTest::addColumn<int>("how");
    QTest::newRow("lower case") << 0;
    QTest::newRow("in groups") << 1;
    QTest::newRow("over lines") << 2;
    QTest::newRow("without the hyphen") << 3;
    QTest::newRow("O for 0 and l for 1") << 4;
    QTest::newRow("full width") << 5;
}

void DeckCodeTest::readsWhatPeoplePaste()
{
    QFETCH(int, how);
    Deck deck;
    deck.game = "sample";
    for (const auto* id : {"PLT-001", "PLT-002", "PLT-016", "SPL-1234"})
        deck.section("main").entries.push_back(entryFor(cards(), sample::card(id), 3));
    const auto code = codeOf(deck);
    std::string text;
    for (std::size_t i = 0; i < code.size(); ++i) {
        char c = code[i];
        if (how == 0 && c >= 'A' && c <= 'Z')
            c = static_cast<char>(c + 32);
        if (how == 1 && i % 5 == 0)
            text += '-';
        if (how == 2 && i % 20 == 0)
            text += " \r\n\t";
        if (how == 3 && c == '-')
            continue;
        if (how == 4 && i > 8)
            c = c == '0' ? 'O' : c == '1' ? 'l' : c;
        if (how == 5 && c >= 'A' && c <= 'Z') {
            text += "\xef\xbc";
            text += static_cast<char>(c - 'A' + 0xa1);
            continue;
        }
        text += c;
    }
    const auto again = deckOfCode(text, cards());
    QVERIFY2(again, text.c_str());
    QCOMPARE(hashOf(*again), hashOf(deck));
}

void DeckCodeTest::refusesUnknownEntries()
{
    Deck deck;
    deck.game = "sample";
    deck.section("main").entries = {{"Copper", {}, 1, "", {}}, {"Coper", {}, 1, "", {7, 5}}, {"Drake", {}, 2, "", {}}};
    const auto code = deckCode(ResolvedDeck(cards(), deck));
    QVERIFY(!code);
    QCOMPARE(code.error().size(), std::size_t(2));
    QCOMPARE(code.error()[0].kind, ErrorKind::UnknownCard);
    QCOMPARE(code.error()[0].nearest, std::string("Copper"));
    QCOMPARE(code.error()[0].at.line, 7);
    QCOMPARE(code.error()[0].path, std::string("sections.main[1]"));
    QCOMPARE(code.error()[1].kind, ErrorKind::AmbiguousCard);
}

void DeckCodeTest::refusesWhatNobodyHolds()
{
    Deck deck;
    deck.game = "sample";
    for (int line = 1; line <= 102; ++line)
        deck.section("main").entries.push_back({"Copper", {}, 999, "", {line, 3}});
    const auto code = deckCode(ResolvedDeck(cards(), deck));
    QVERIFY(!code);
    QCOMPARE(code.error().front().kind, ErrorKind::OutOfRange);
    QCOMPARE(code.error().front().at.line, 101); // the line that passes 100,000
}

void DeckCodeTest::everySingleWrongCharacter()
{
    std::mt19937 random(3);
    auto deck = sample::randomDeck(random);
    deck.format = "sample/plain";
    const auto code = codeOf(deck);
    const auto payload = code.find('-') + 1;
    for (std::size_t i = 0; i < code.size(); ++i) {
        for (int c = 0; c < 256; ++c) {
            auto wrong = code;
            wrong[i] = static_cast<char>(c);
            const auto read = fromBase32(wrong.substr(payload));
            const auto meansTheSame = i >= payload && read && read == fromBase32(code.substr(payload));
            const bool lowerMark = i < payload && std::tolower(c) == std::tolower(static_cast<unsigned char>(code[i]));
            const bool blank = i == payload - 1
                && std::string_view(" \t\n\v\f\r-").find(static_cast<char>(c)) != std::string_view::npos;
            const bool dropped = i == payload - 1 && (c < 32 || c == 127);
            if (!meansTheSame && !lowerMark && !blank && !dropped)
                QVERIFY2(!deckOfCode(wrong, cards()), wrong.c_str());
        }
    }
}

void DeckCodeTest::everySwap()
{
    std::mt19937 random(4);
    const auto deck = sample::randomDeck(random);
    const auto code = codeOf(deck);
    const auto payload = code.find('-') + 1;
    for (std::size_t i = payload; i < code.size(); ++i) {
        for (std::size_t k = i + 1; k < code.size(); ++k) {
            if (code[i] == code[k])
                continue;
            auto wrong = code;
            std::swap(wrong[i], wrong[k]);
            QVERIFY2(!deckOfCode(wrong, cards()), wrong.c_str());
        }
        auto longer = code, shorter = code;
        longer.insert(i, 1, code[i]);
        shorter.erase(i, 1);
        QVERIFY(!deckOfCode(longer, cards()));
        QVERIFY(!deckOfCode(shorter, cards()));
    }
}

void DeckCodeTest::everyTruncation()
{
    std::mt19937 random(5);
    const auto deck = sample::randomDeck(random);
    const auto code = codeOf(deck);
    for (std::size_t length = 0; length < code.size(); ++length) {
        QVERIFY(!deckOfCode(code.substr(0, length), cards()));
        QVERIFY(!gameOfCode(code.substr(0, length)));
    }
    // With a good checksum at every length too: the content itself never lets the reader past its end.
    const auto bytes = *fromBase32(code.substr(code.find('-') + 1));
    for (std::size_t length = 0; length + 4 < bytes.size(); ++length) {
        const std::vector<std::uint8_t> cut(bytes.begin(), bytes.begin() + std::ptrdiff_t(length));
        QVERIFY(!deckOfCode(sealed(cut), cards()));
    }
}

void DeckCodeTest::badCodes_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("problem");
    const auto row = [](const char* name, const std::string& code, const char* problem) {
        QTest::newRow(name) << QByteArray::fromStdString(code) << QByteArray(problem);
    };
    const auto content = [](const char* game, const char* kind, const std::vector<std::uint8_t>& rest) {
        CodeWriter out;
        out.text(game);
        out.text(kind);
        auto bytes = out.bytes();
        bytes.insert(bytes.end(), rest.begin(), rest.end());
        return sealed(bytes);
    };
    const auto kind = [](ErrorKind k, const char* argument) { return std::to_string(static_cast<int>(k)) + argument; };
    row("empty", "", "length");
    row("only the mark", "MUSTER", "length");
    row("no content", "MUSTER1-", "length");
    row("too short", "MUSTER1-0000", "length");
    row("something else", "hello", "alphabet");
    row("a deck list", "3 Drake\n2 Copper", "alphabet");
    row("later version", "MUSTER2-ABCD", "version");
    row("letter U", "MUSTER1-UUUUUUUU", "alphabet");
    row("punctuation", "MUSTER1-AB!CDEFG", "alphabet");
    row("checksum", "MUSTER1-0123456789ABCDEF", "checksum");
    row("too long", "MUSTER1-" + std::string(30'000, '0'), "length");
    row("no sections", content("sample", "deck", {0, 0}), "none");
    row("other game", content("sceptre", "deck", {0, 0}), kind(ErrorKind::UnknownGame, "sceptre").c_str());
    row("other kind", content("sample", "pile", {0, 0}), kind(ErrorKind::NotOneOf, "pile").c_str());
    row("unknown section", content("sample", "deck", {0, 1, 1, 'x', 0}), kind(ErrorKind::UnknownSection, "x").c_str());
    row("unknown card", content("sample", "deck", {0, 1, 4, 'm', 'a', 'i', 'n', 1, 4, 'A', 'B', 'C', '-', 3, 1, 28}),
        kind(ErrorKind::UnknownCard, "ABC-007").c_str());
    row("known card", content("sample", "deck", {0, 1, 4, 'm', 'a', 'i', 'n', 1, 4, 'P', 'L', 'T', '-', 3, 1, 28}),
        "none");
    row("card twice", content("sample", "deck", {0, 1, 4, 'm', 'a', 'i', 'n', 1, 4, 'P', 'L', 'T', '-', 3, 2, 28, 0}),
        "checksum");
    row("section twice", content("sample", "deck", {0, 2, 1, 'x', 0, 1, 'x', 0}), "checksum");
    row("no copies", content("sample", "deck", {0, 1, 1, 'x', 1, 1, 'a', 0, 1, 1, 'b', 0}), "checksum");
    row("bytes behind the end", content("sample", "deck", {0, 0, 0}), "checksum");
    row("number too long", content("sample", "deck", {0, 0x80, 0}), "checksum");
    row("number that never ends", content("sample", "deck", std::vector<std::uint8_t>(40, 0x80)), "checksum");
    row("text past the end", content("sample", "deck", {1, 100, 'a'}), "checksum");
    row("many sections, none there", content("sample", "deck", {0, 0xff, 0x7f}), "checksum");
    row("huge copies", content("sample", "deck", {0, 1, 1, 'x', 1, 1, 'a', 3, 1, 3, 0xff, 0xff, 0x7f}), "checksum");
}

void DeckCodeTest::badCodes()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, problem);
    QCOMPARE(problemOf(code.toStdString()), problem);
}

void DeckCodeTest::hostile()
{
    std::mt19937 random(6);
    for (int i = 0; i < 20'000; ++i) { // any content at all, with a good checksum
        std::vector<std::uint8_t> bytes(random() % 60);
        for (auto& byte : bytes)
            byte = static_cast<std::uint8_t>(random() % 3 == 0 ? random() % 256 : random() % 8);
        const auto code = sealed(bytes);
        (void)deckOfCode(code, cards());
        (void)gameOfCode(code);
    }
    QCOMPARE(problemOf(std::string(100'000'000, 'M')), QByteArray("alphabet"));
    QCOMPARE(problemOf("MUSTER1-\xff\xfe"), QByteArray("alphabet"));
    Deck deck;
    deck.game = "sample";
    for (int i = 0; i < 200; ++i)
        deck.section("main").entries.push_back({"Copper", {}, 999, "", {}});
    QVERIFY(!deckCode(ResolvedDeck(cards(), deck)));
    deck.sections[0].entries.resize(3);
    deck.sections[0].entries.push_back({"Gold", {}, 0, "", {}}); // no file can say this, but code might
    const auto again = deckOfCode(codeOf(deck), cards());
    QVERIFY(again);
    QCOMPARE(again->countedCards(), 3 * 999);
    for (const auto& entry : again->sections.at(0).entries)
        QVERIFY(entry.count >= 1 && entry.count <= 999);
}

QTEST_GUILESS_MAIN(DeckCodeTest)
#include "deck_code_test.moc"
