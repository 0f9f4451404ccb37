// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCryptographicHash>
#include <QTest>
#include <algorithm>

#include "model/decks/deck_hash.h"
#include "model/text/base32.h"
#include "model/text/fold.h"
#include "tests/decks_model/sample_cards.h"

using namespace muster;
using sample::cards;

namespace {

QByteArray hex(std::string_view text)
{
    const auto digest = sha256(text);
    return QByteArray(reinterpret_cast<const char*>(digest.data()), qsizetype(digest.size())).toHex();
}

std::string hashOf(const Deck& deck) { return deckHash(ResolvedDeck(cards(), deck)); }
std::string hashTextOf(const Deck& deck) { return deckHashText(ResolvedDeck(cards(), deck)); }

/// The same text in a spelling that folds to the same.
std::string otherSpelling(const std::string& text, std::mt19937& random)
{
    std::string result = random() % 2 == 0 ? " " : "";
    for (const char c : text) {
        const bool small = c >= 'a' && c <= 'z', large = c >= 'A' && c <= 'Z';
        if ((small || large) && random() % 3 == 0) {
            result += "\xef\xbd"; // full width: U+FF21 and U+FF41 onwards
            result.pop_back();
            result.pop_back();
            const char32_t wide = 0xff21 + static_cast<char32_t>(small ? c - 'a' + 32 : c - 'A');
            result += static_cast<char>(0xe0 | (wide >> 12));
            result += static_cast<char>(0x80 | ((wide >> 6) & 0x3f));
            result += static_cast<char>(0x80 | (wide & 0x3f));
        } else if (small && random() % 2 == 0) {
            result += static_cast<char>(c - 32);
        } else if (c == 'e' || c == 'a') {
            result += c;
            result += "\xcc\x81"; // a combining acute accent
        } else if (c == ' ') {
            result += random() % 2 == 0 ? "  " : "\xc2\xa0";
        } else {
            result += c;
        }
    }
    return result;
}

} // namespace

class DeckHashTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fipsVectors_data();
    void fipsVectors();
    void everyLengthAgreesWithQt();
    void base32_data();
    void base32();
    void base32RoundTrip();
    void theDocumentedSum();
    void theSameForTheSameDeck();
    void anotherForAnotherDeck();
};

void DeckHashTest::fipsVectors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("digest");
    QTest::newRow("abc") << QByteArray("abc")
                         << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QTest::newRow("empty") << QByteArray()
                           << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    QTest::newRow("896 bits") << QByteArray("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
                                            "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")
                              << QByteArray("cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    QTest::newRow("a million a") << QByteArray(1'000'000, 'a')
                                 << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

void DeckHashTest::fipsVectors()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, digest);
    QCOMPARE(hex({text.constData(), std::size_t(text.size())}), digest);
}

void DeckHashTest::everyLengthAgreesWithQt()
{
    for (int length = 0; length < 300; ++length) {
        const QByteArray text(length, static_cast<char>('a' + length % 26));
        QCOMPARE(hex({text.constData(), std::size_t(length)}),
                 QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
    }
}

void DeckHashTest::base32_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray() << QByteArray("");
    QTest::newRow("zero") << QByteArray(1, '\0') << QByteArray("00");
    QTest::newRow("all ones") << QByteArray("\xff") << QByteArray("ZW");
    QTest::newRow("five bytes") << QByteArray("\x00\x44\x32\x14\xc7", 5) << QByteArray("01234567");
    QTest::newRow("the end of the alphabet")
        << QByteArray("\xc6\x74\xb5\x8d\x7e\xdf\xff") << QByteArray("RSTBB3BYVZZG");
}

void DeckHashTest::base32()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    const std::vector<std::uint8_t> values(bytes.begin(), bytes.end());
    if (qstrcmp(QTest::currentDataTag(), "the end of the alphabet") != 0)
        QCOMPARE(QByteArray::fromStdString(toBase32(values)), text);
    QVERIFY(fromBase32(toBase32(values)) == values);
    QVERIFY(fromBase32(text.toLower().toStdString()) == fromBase32(text.toStdString()));
}

void DeckHashTest::base32RoundTrip()
{
    std::mt19937 random(1);
    for (std::size_t length = 0; length < 60; ++length) {
        std::vector<std::uint8_t> bytes(length);
        for (auto& byte : bytes)
            byte = static_cast<std::uint8_t>(random());
        const auto text = toBase32(bytes);
        QVERIFY(fromBase32(text) == bytes);
        QVERIFY(isBase32(text));
        if (length % 5 != 0) // a longer text, or other filling bits, is none of ours
            QVERIFY(!fromBase32(text.substr(0, text.size() - 1) + 'Z') || text.back() == 'Z');
    }
    QVERIFY(fromBase32("OoIiLl00") == fromBase32("00111100"));
    QVERIFY(!fromBase32("U0000000"));
    QVERIFY(!fromBase32("00 00000"));
    QVERIFY(!fromBase32("0")); // five bits are no byte
    QVERIFY(!fromBase32("\xff"));
}

void DeckHashTest::theDocumentedSum()
{
    Deck deck;
    deck.game = "sample";
    deck.section("side").entries = {{"DRAKE", {{"origin", ""}}, 1, "", {}}};
    deck.section("main").entries = {{"Kestrel Vanguard", {{"origin", "Ember"}}, 2, "a note", {}},
                                    {"Copper", {}, 12, "", {}},
                                    {"spl-001", {}, 1, "", {}},
                                    {"No Such  Cárd", {{"origin", "Émber"}}, 2, "", {}}};
    deck.considering = {{"Copper", {}, 1, "", {}}};
    const std::string text = "main|copper||12\n"
                             "main|kestrel vanguard|ember|3\n"
                             "main|no such card|ember|2\n"
                             "side|drake||1\n";
    QCOMPARE(hashTextOf(deck), text);
    const auto digest = QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    quint64 bits = 0;
    for (int i = 0; i < 7; ++i)
        bits = bits << 8 | static_cast<quint8>(digest[i]);
    bits >>= 6; // 56 - 50
    QByteArray expected;
    for (int i = 9; i >= 0; --i) {
        expected += "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[(bits >> (5 * i)) & 31];
        if (i == 5)
            expected += '-';
    }
    QCOMPARE(QByteArray::fromStdString(hashOf(deck)), expected);
}

void DeckHashTest::theSameForTheSameDeck()
{
    std::mt19937 random(2);
    for (int i = 0; i < 500; ++i) {
        const auto deck = sample::randomDeck(random, i % 2 == 0 ? "deck" : "shop");
        auto other = deck;
        std::shuffle(other.sections.begin(), other.sections.end(), random);
        other.name = "another name";
        other.notes = "notes";
        for (auto& section : other.sections) {
            auto& entries = section.entries;
            for (std::size_t row = 0; row < entries.size(); ++row) {
                if (entries[row].count > 1 && random() % 2 == 0) { // one line becomes two
                    entries.push_back(entries[row]);
                    entries.back().count = 1;
                    --entries[row].count;
                }
            }
            for (auto& entry : entries) {
                const auto found = resolve(cards(), entry);
                const auto printings = cards().printings(found.identity);
                if (random() % 3 == 0) { // by the id of any printing
                    entry.card = cards().card(printings[random() % printings.size()]).id();
                    entry.identity.clear();
                } else {
                    entry.card = otherSpelling(entry.card, random);
                    for (auto& [key, value] : entry.identity)
                        value = otherSpelling(value, random);
                }
                entry.note = "a note";
            }
            std::shuffle(entries.begin(), entries.end(), random);
        }
        QCOMPARE(QByteArray::fromStdString(hashTextOf(other)), QByteArray::fromStdString(hashTextOf(deck)));
        QCOMPARE(hashOf(other), hashOf(deck));
    }
}

void DeckHashTest::anotherForAnotherDeck()
{
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i) {
        const auto deck = sample::randomDeck(random);
        if (deck.countedCards() == 0)
            continue;
        auto& section = deck.sections[0].entries.empty() ? deck.sections[1] : deck.sections[0];
        auto more = deck;
        ++more.section(section.key).entries[0].count;
        QVERIFY(hashOf(more) != hashOf(deck));
        auto moved = deck;
        moved.section("elsewhere").entries.push_back(section.entries.front());
        auto& from = moved.section(section.key).entries;
        from.erase(from.begin());
        QVERIFY(hashOf(moved) != hashOf(deck));
        auto exchanged = deck;
        exchanged.section(section.key).entries[0].card = "Another Name";
        QVERIFY(hashOf(exchanged) != hashOf(deck));
    }
}

QTEST_GUILESS_MAIN(DeckHashTest)
#include "deck_hash_test.moc"
