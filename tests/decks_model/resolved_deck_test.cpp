// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "model/decks/deck_edit.h"
#include "tests/decks_model/sample_cards.h"

Q_DECLARE_METATYPE(muster::DeckEdit)

using namespace muster;
using sample::cards;

namespace {

QByteArray bytes(std::string_view text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

/// "card PLT-001", "ambiguous PLT-001 PLT-002", "unknown PLT-001 ?Name ?Name": candidates, then names that come near
QByteArray shown(const ResolvedEntry& found)
{
    using enum ResolvedEntry::Status;
    QByteArray text = found.status == Card ? "card" : found.status == Ambiguous ? "ambiguous" : "unknown";
    if (found.status == Card)
        text += ' ' + bytes(cards().card(found.card).id());
    for (const auto candidate : found.candidates)
        text += ' ' + bytes(cards().card(candidate).id());
    for (const auto& name : found.nearest)
        text += " ?" + bytes(name);
    return text;
}

DeckEntry entry(const char* card, int count = 1, const char* origin = nullptr)
{
    DeckEntry made;
    made.card = card;
    made.count = count;
    if (origin)
        made.identity.emplace_back("origin", origin);
    return made;
}

} // namespace

class ResolvedDeckTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resolves_data();
    void resolves();
    void addsUpCopies();
    void entryForEveryCard();
    void junkIsBounded();
    void edits_data();
    void edits();
};

void ResolvedDeckTest::resolves_data()
{
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<QByteArray>("origin"); // "-" for none given
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* card, const char* origin, const char* expected) {
        QTest::newRow(name) << QByteArray(card) << QByteArray(origin) << QByteArray(expected);
    };
    row("name", "Copper", "-", "card PLT-007");
    row("name and origin", "Kestrel Vanguard", "Tide", "card PLT-002");
    row("first printing", "Kestrel Vanguard", "Ember", "card PLT-001");
    row("other spelling", "  ＫＥＳＴＲＥＬ   vanguard ", "tÍde", "card PLT-002");
    row("ligature and apostrophe", "oeuvre d'etat", "-", "card PLT-005");
    row("half width", "ﾄﾞﾗｺﾞﾝ", "龍", "card PLT-020");
    row("id", "PLT-001", "-", "card PLT-001");
    row("id of another printing", "spl-001", "-", "card SPL-001");
    row("id with its origin", "SPL-001", "Ember", "card SPL-001");
    row("id with a wrong origin", "SPL-001", "Tide", "unknown SPL-001");
    row("no origin given", "Kestrel Vanguard", "-", "ambiguous PLT-001 PLT-002");
    row("origin or none", "Drake", "-", "ambiguous PLT-003 PLT-004");
    row("without an origin", "Drake", "", "card PLT-003");
    row("blank origin", "Drake", "  ", "card PLT-003");
    row("with an origin", "Drake", "Ember", "card PLT-004");
    row("wrong origin", "Drake", "Tide", "unknown PLT-003 PLT-004");
    row("unknown origin", "Copper", "Nowhere", "unknown PLT-007");
    row("misspelled", "Kestrl Vangard", "-", "unknown ?Kestrel Vanguard");
    row("nonsense", "qqqqqqqqqq", "-", "unknown");
    row("empty", "", "-", "unknown");
    row("invalid bytes", "Cop\xffper", "-", "unknown ?Copper");
}

void ResolvedDeckTest::resolves()
{
    QFETCH(QByteArray, card);
    QFETCH(QByteArray, origin);
    QFETCH(QByteArray, expected);
    const auto found = resolve(cards(), entry(card.constData(), 1, origin == "-" ? nullptr : origin.constData()));
    QCOMPARE(shown(found), expected);
    QCOMPARE(found.identity.valid(), found.status == ResolvedEntry::Status::Card);
}

void ResolvedDeckTest::addsUpCopies()
{
    Deck deck;
    deck.section("main").entries = {entry("Copper", 3), entry("Kestrel Vanguard", 2, "Ember"), entry("nonesuch", 5),
                                    entry("COPPER", 4)};
    deck.section("side").entries = {entry("SPL-001", 1), entry("Kestrel Vanguard", 1), entry("nonesuch", 1)};
    deck.considering = {entry("Copper", 100)};
    const ResolvedDeck resolved(cards(), deck);
    QCOMPARE(resolved.entries().size(), std::size_t(7));
    QCOMPARE(resolved.total(), 17);
    const auto identity = [](const char* id) { return cards().card(sample::card(id)).identity(); };
    QCOMPARE(resolved.copies(identity("PLT-007")), 7);
    QCOMPARE(resolved.copies(identity("PLT-001")), 3);
    QCOMPARE(resolved.copies(identity("PLT-002")), 0);
    const std::vector<IdentityIndex> order{identity("PLT-007"), identity("PLT-001")};
    QVERIFY(resolved.identities() == order);
    QCOMPARE(resolved.entries()[4].section, std::size_t(1));
    QCOMPARE(resolved.entries()[5].row, std::size_t(1));
    QCOMPARE(resolved.entries()[3].count, 4);
    const Deck nothing;
    const ResolvedDeck empty(cards(), nothing);
    QVERIFY(empty.total() == 0 && empty.identities().empty());
}

void ResolvedDeckTest::entryForEveryCard()
{
    for (std::uint32_t i = 0; i < cards().size(); ++i) {
        const auto made = entryFor(cards(), {i}, 2);
        QCOMPARE(made.count, 2);
        QCOMPARE(made.card, std::string(cards().card({i}).name()));
        const auto found = resolve(cards(), made);
        QCOMPARE(found.status, ResolvedEntry::Status::Card);
        QCOMPARE(found.identity.value, cards().card({i}).identity().value);
    }
    // Only what is needed to tell cards apart is said of a card without an Origin.
    QVERIFY(entryFor(cards(), sample::card("PLT-007"), 1).identity.empty());
    const std::vector<std::pair<std::string, std::string>> none{{"origin", ""}}, ember{{"origin", "Ember"}};
    QVERIFY(entryFor(cards(), sample::card("PLT-003"), 1).identity == none);
    QVERIFY(entryFor(cards(), sample::card("PLT-004"), 1).identity == ember);
}

void ResolvedDeckTest::junkIsBounded()
{
    Deck deck;
    auto& entries = deck.section("main").entries;
    for (int i = 0; i < 30'000; ++i)
        entries.push_back(entry(("Coper" + std::to_string(i)).c_str(), 999));
    const ResolvedDeck resolved(cards(), deck);
    QCOMPARE(resolved.total(), 30'000 * 999);
    QCOMPARE(resolved.entries()[0].nearest, std::vector<std::string>{"Copper"});
    QVERIFY(resolved.entries()[29'999].nearest.empty());
}

void ResolvedDeckTest::edits_data()
{
    using Edits = std::vector<DeckEdit>;
    using enum DeckEdit::Kind;
    QTest::addColumn<Edits>("edits");
    QTest::addColumn<QByteArray>("expected"); // lines of main, then of other sections
    const auto row = [](const char* name, const Edits& edits, const char* expected) {
        QTest::newRow(name) << edits << QByteArray(expected);
    };
    row("nothing", {}, "main: 3 a, 2 b, 1 c");
    row("add to an equal line", {{Add, "main", 0, 2, entry("b")}}, "main: 3 a, 4 b, 1 c");
    row("add a new line", {{Add, "main", 0, 2, entry("d")}}, "main: 3 a, 2 b, 1 c, 2 d");
    row("other origin is another line", {{Add, "main", 0, 2, entry("b", 1, "x")}}, "main: 3 a, 2 b, 1 c, 2 b");
    row("add a section", {{Add, "side", 0, 1, entry("b")}}, "main: 3 a, 2 b, 1 c; side: 1 b");
    row("add none", {{Add, "main", 0, 0, entry("d")}, {Add, "main", 0, -3, entry("a")}}, "main: 3 a, 2 b, 1 c");
    row("past 999", {{Add, "main", 0, 1500, entry("a")}}, "main: 999 a, 2 b, 1 c, 504 a");
    row("remove some", {{Remove, "main", 0, 2, {}}}, "main: 1 a, 2 b, 1 c");
    row("remove all", {{Remove, "main", 1, 2, {}}}, "main: 3 a, 1 c");
    row("remove more than all", {{Remove, "main", 1, 99, {}}}, "main: 3 a, 1 c");
    row("remove a negative count", {{Remove, "main", 1, -5, {}}}, "main: 3 a, 2 b, 1 c");
    row("rows are those of before", {{Remove, "main", 0, 3, {}}, {Remove, "main", 2, 1, {}}}, "main: 2 b");
    row("twice the same row", {{Remove, "main", 0, 1, {}}, {Remove, "main", 0, 1, {}}}, "main: 1 a, 2 b, 1 c");
    row("no such row", {{Remove, "main", 3, 1, {}}, {Replace, "main", 9, 1, entry("z")}}, "main: 3 a, 2 b, 1 c");
    row("no such section", {{Remove, "side", 0, 1, {}}}, "main: 3 a, 2 b, 1 c");
    row("replace", {{Replace, "main", 1, 5, entry("z")}}, "main: 3 a, 5 z, 1 c");
    row("replace by none", {{Replace, "main", 1, 0, entry("z")}}, "main: 3 a, 1 c");
    row("add after replace", {{Add, "main", 0, 1, entry("z")}, {Replace, "main", 1, 5, entry("z")}},
        "main: 3 a, 6 z, 1 c");
    row("swap", {{Remove, "main", 0, 3, {}}, {Add, "main", 0, 3, entry("d")}}, "main: 2 b, 1 c, 3 d");
}

void ResolvedDeckTest::edits()
{
    QFETCH(std::vector<DeckEdit>, edits);
    QFETCH(QByteArray, expected);
    Deck deck;
    deck.section("main").entries = {entry("a", 3), entry("b", 2), entry("c", 1)};
    deck.sections[0].entries[1].note = "keep";
    muster::apply(deck, edits);
    QByteArray text;
    for (const auto& section : deck.sections) {
        text += (text.isEmpty() ? "" : "; ") + bytes(section.key) + ':';
        for (std::size_t i = 0; i < section.entries.size(); ++i)
            text += (i > 0 ? ", " : " ") + QByteArray::number(section.entries[i].count) + ' '
                + bytes(section.entries[i].card);
    }
    QCOMPARE(text, expected);
    if (expected.contains("5 z"))
        QCOMPARE(deck.sections[0].entries[1].note, std::string("keep"));
}

QTEST_GUILESS_MAIN(ResolvedDeckTest)
#include "resolved_deck_test.moc"
