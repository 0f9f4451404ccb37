// SPDX-License-Identifier: GPL-3.0-or-later
// Decks written as lists and as CSV, and what is read of them again.
#include <QTest>
#include <algorithm>

#include "model/decks/deck_hash.h"
#include "model/decks/list_reader.h"
#include "model/decks/list_writer.h"
#include "tests/decks_model/sample_cards.h"

using namespace muster;
using sample::cards;

namespace {

QByteArray bytes(std::string_view text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

std::string hashOf(const Deck& deck) { return deckHash(ResolvedDeck(cards(), deck)); }
std::string hashTextOf(const Deck& deck) { return deckHashText(ResolvedDeck(cards(), deck)); }

} // namespace

class ListWriterTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyNameComesBack();
    void roundTrip();
    void writesAsPeopleWould();
    void listingOrder();
    void csv();
};

void ListWriterTest::everyNameComesBack()
{
    for (std::uint32_t i = 0; i < cards().size(); ++i) {
        Deck deck;
        deck.game = "sample";
        deck.section("main").entries = {entryFor(cards(), {i}, 3)};
        const auto text = writeList(ResolvedDeck(cards(), deck));
        const auto again = deckOf(readList(text, cards()), *sample::game());
        QVERIFY2(hashOf(again) == hashOf(deck), text.c_str());
    }
}

void ListWriterTest::roundTrip()
{
    std::mt19937 random(2);
    for (int i = 0; i < 300; ++i) {
        const char* kind = i % 2 == 0 ? "deck" : "shop";
        auto deck = sample::randomDeck(random, kind);
        deck.name = i % 3 == 0 ? "" : "Deck: 3 of a \"kind\"";
        if (i % 5 == 0)
            deck.considering = {entryFor(cards(), sample::card("PLT-003"), 2)};
        const auto text = writeList(ResolvedDeck(cards(), deck));
        const auto tokens = readList(text, cards(), kind);
        for (const auto& token : tokens) {
            const bool understood = token.kind == ListToken::Kind::Card || token.kind == ListToken::Kind::Blank
                || token.kind == ListToken::Kind::Comment || token.kind == ListToken::Kind::Heading
                || token.kind == ListToken::Kind::DeckName;
            QVERIFY2(understood, (token.source + "\n" + text).c_str());
        }
        const auto again = deckOf(tokens, *sample::game(), kind);
        QCOMPARE(bytes(hashTextOf(again)), bytes(hashTextOf(deck)));
        QCOMPARE(again.name, deck.name);
        QCOMPARE(again.kind, deck.kind);
        QVERIFY(again.considering == deck.considering);
        QCOMPARE(bytes(writeList(ResolvedDeck(cards(), again))), bytes(text));
    }
    // Unknown names come back too, and so do more copies than a line can hold.
    Deck deck;
    deck.game = "sample";
    deck.section("main").entries = {{"No Such Card", {{"origin", "Moon"}}, 2, "", {}},
                                    {"Copper", {}, 999, "", {}},
                                    {"COPPER", {}, 999, "", {}},
                                    {"Drake", {}, 1, "", {}}};
    const auto again = deckOf(readList(writeList(ResolvedDeck(cards(), deck)), cards()), *sample::game());
    QCOMPARE(bytes(hashTextOf(again)), bytes(hashTextOf(deck)));
}

void ListWriterTest::writesAsPeopleWould()
{
    Deck deck;
    deck.game = "sample";
    deck.name = "Ember Charge";
    deck.section("side").entries = {{"Gold", {}, 1, "", {}}};
    deck.section("main").entries = {
        {"copper", {}, 12, "", {}},       {"Nonesuch", {}, 1, "", {}},
        {"Gold", {}, 6, "", {}},          {"Drake", {{"origin", ""}}, 1, "", {}},
        {"PLT-002", {}, 2, "a note", {}}, {"Kestrel Vanguard", {{"origin", "Ember"}}, 2, "", {}},
        {"SPL-001", {}, 1, "", {}},       {"Copper", {}, 1, "", {}}};
    QCOMPARE(bytes(writeList(ResolvedDeck(cards(), deck))),
             QByteArray("Name: Ember Charge\n"
                        "\n"
                        "Main deck (26)\n"
                        "# Units: 6\n"
                        "2 Kestrel Vanguard [Tide]\n"
                        "3 Kestrel Vanguard [Ember]\n"
                        "1 Drake [-]\n"
                        "# Coins: 19\n"
                        "6 Gold\n"
                        "13 Copper\n"
                        "1 Nonesuch\n"
                        "\n"
                        "Sideboard (1)\n"
                        "# Coins: 1\n"
                        "1 Gold\n"));
    const Deck nothing;
    QCOMPARE(writeList(ResolvedDeck(cards(), nothing)), std::string());
}

void ListWriterTest::listingOrder()
{
    std::mt19937 random(3);
    for (int i = 0; i < 100; ++i) {
        const auto deck = sample::randomDeck(random);
        auto other = deck;
        std::reverse(other.sections.begin(), other.sections.end());
        for (auto& section : other.sections)
            std::shuffle(section.entries.begin(), section.entries.end(), random);
        const ResolvedDeck resolved(cards(), deck), mixed(cards(), other);
        QCOMPARE(bytes(writeList(mixed)), bytes(writeList(resolved)));
        int cardsListed = 0;
        for (const auto& part : listing(resolved)) {
            int sum = 0;
            for (const auto& line : part.lines) {
                const auto& found = resolved.entries()[line.entry];
                QCOMPARE(resolved.deck().sections[found.section].key, part.section);
                sum += line.count;
            }
            QVERIFY(!part.lines.empty());
            QCOMPARE(part.cards, sum);
            cardsListed += sum;
        }
        QCOMPARE(cardsListed, resolved.total());
    }
}

void ListWriterTest::csv()
{
    Deck deck;
    deck.game = "sample";
    deck.section("main").entries = {{"7 Swords, of \"Dusk\"", {}, 2, "", {}},
                                    {"Drake", {{"origin", ""}}, 1, "", {}},
                                    {"Copper", {}, 999, "", {}},
                                    {"Copper", {}, 2, "", {}},
                                    {"=1+1", {{"origin", "-1+1"}}, 1, "", {}},
                                    {"'@x\x1b", {}, 1, "", {}},
                                    {"a\nb", {{"origin", "c,d"}}, 1, "", {}}};
    QCOMPARE(bytes(writeCsv(ResolvedDeck(cards(), deck))),
             QByteArray("name,origin,count,section,type,set,id\r\n"
                        "Drake,-,1,main,unit,PLT,PLT-003\r\n"
                        "\"7 Swords, of \"\"Dusk\"\"\",Tide,2,main,unit,PLT,PLT-008\r\n"
                        "Copper,,999,main,coin,PLT,PLT-007\r\n"
                        "Copper,,2,main,coin,PLT,PLT-007\r\n"
                        "''@x\ufffd,,1,main,,,\r\n"
                        "'=1+1,'-1+1,1,main,,,\r\n"
                        "\"a\nb\",\"c,d\",1,main,,,\r\n"));
}

QTEST_GUILESS_MAIN(ListWriterTest)
#include "list_writer_test.moc"
