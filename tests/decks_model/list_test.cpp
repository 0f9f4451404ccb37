// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of any dialect, line by line: what is understood of them.
#include <QTest>

#include "model/decks/list_reader.h"
#include "model/text/fold.h"
#include "tests/decks_model/sample_cards.h"

using namespace muster;
using sample::cards;

namespace {

QByteArray bytes(std::string_view text) { return {text.data(), static_cast<qsizetype>(text.size())}; }

/// "3 PLT-001", "3 PLT-001 side" where it is not in the first section, "heading side", "unknown 2 Coper ?Copper" ...
QByteArray shown(const ListToken& token, const char* first)
{
    using enum ListToken::Kind;
    const auto count = QByteArray::number(token.entry.count) + ' ';
    const auto place = token.section == first ? QByteArray() : ' ' + bytes(token.section);
    const auto note = token.entry.note.empty() ? QByteArray() : " (" + bytes(token.entry.note) + ')';
    QByteArray more;
    for (const auto& [key, value] : token.entry.identity)
        more += " [" + bytes(value) + ']';
    for (const auto candidate : token.candidates)
        more += ' ' + bytes(cards().card(candidate).id());
    for (const auto& name : token.nearest)
        more += " ?" + bytes(name);
    switch (token.kind) {
    case Card:
        return count + bytes(cards().card(token.card).id()) + place + note;
    case Unknown:
        return "unknown " + count + bytes(token.entry.card) + more + place + note;
    case Ambiguous:
        return "ambiguous " + count + bytes(token.entry.card) + more + place;
    case Comment:
        return "comment " + bytes(token.text);
    case Heading:
        return "heading " + bytes(token.section);
    case GroupHeading:
        return "group " + bytes(token.text);
    case DeckName:
        return "name " + bytes(token.text);
    case Blank:
        return "blank";
    case BadCount:
        return "bad count " + bytes(token.text) + ' ' + bytes(token.entry.card);
    case BadSection:
        return "bad section " + bytes(token.text) + place;
    case NextDeck:
        return "next deck " + bytes(token.text);
    case TooLong:
        return "too long " + bytes(token.text);
    case CutOff:
        return "cut off " + bytes(token.text);
    }
    return {};
}

QByteArray shown(const std::vector<ListToken>& tokens, const char* first = "main")
{
    QByteArrayList lines;
    for (const auto& token : tokens)
        lines << shown(token, first);
    return lines.join("; ");
}

} // namespace

class ListTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lines_data();
    void lines();
    void lists_data();
    void lists();
    void everyLineHasItsToken();
    void deckOfTokens();
    void hostile();
};

/// One line, in the section "main" of the sample game.
void ListTest::lines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* line, const char* expected) {
        QTest::newRow(line) << QByteArray(line) << QByteArray(expected);
    };
    // Counts
    row("3 Copper", "3 PLT-007");
    row("3x Copper", "3 PLT-007");
    row("3X Copper", "3 PLT-007");
    row("3× Copper", "3 PLT-007");
    row("3 x Copper", "3 PLT-007");
    row("3xCopper", "3 PLT-007");
    row("x3 Copper", "3 PLT-007");
    row("×3 Copper", "3 PLT-007");
    row("(3) Copper", "3 PLT-007");
    row("[3] Copper", "3 PLT-007");
    row("3: Copper", "3 PLT-007");
    row("3\tCopper", "3 PLT-007");
    row("03 Copper", "3 PLT-007");
    row("Copper", "1 PLT-007");
    row("Copper x3", "3 PLT-007");
    row("Copper ×3", "3 PLT-007");
    row("Copper x 3", "3 PLT-007");
    row("Copper *3", "3 PLT-007");
    row("Copper (3)", "3 PLT-007");
    row("Copper (x3)", "3 PLT-007");
    row("Copper 3", "3 PLT-007");
    row("Copper: 3", "3 PLT-007");
    row("Copper, 3", "3 PLT-007");
    row("Copper - 3", "3 PLT-007");
    row("Copper\t3", "3 PLT-007");
    row("Copper\t3x", "3 PLT-007");
    row("Copper\t3\tcoin", "3 PLT-007 (coin)");
    row("Copper\tcoin\t3", "3 PLT-007 (coin)");
    row("Copper\tcoin\t3\tPLT", "3 PLT-007 (coin)");
    row("Copper\t3\tPLT\t7", "3 PLT-007");
    row("Copper\tPLT\t7\t3", "3 PLT-007");
    row("Copper\t3\tcoin\t5", "5 PLT-007 (coin)");
    row("Copper|3|coin", "3 PLT-007 (coin)");
    row("Copper|PLT|7", "1 PLT-007");
    row("Coper\t3\tcoin", "unknown 3 Coper [coin] ?Copper");
    row("Copper\t0\tcoin", "bad count 0 Copper");
    row("999 Copper", "999 PLT-007");
    row("３ Ｃｏｐｐｅｒ", "3 PLT-007");
    row("  3\u00a0\u3000Copper \u200b", "3 PLT-007");
    // Bullets
    row("* 3 Copper", "3 PLT-007");
    row("- 3x Copper", "3 PLT-007");
    row("• Copper", "1 PLT-007");
    row("– 3 Copper", "3 PLT-007");
    row("- [x] 3 Copper", "3 PLT-007");
    row("> 3 Copper", "3 PLT-007");
    // Which card
    row("2 kestrel VANGUARD [tide]", "2 PLT-002");
    row("2 Kestrel Vanguard (Tide)", "2 PLT-002");
    row("2 Kestrel Vanguard, Tide", "2 PLT-002");
    row("2 Kestrel Vanguard - Tide", "2 PLT-002");
    row("2 Kestrel Vanguard\tTide", "2 PLT-002");
    row("2\tKestrel Vanguard\tTide", "2 PLT-002");
    row("Kestrel Vanguard [Tide] x2", "2 PLT-002");
    row("2 Kestrel Vanguard", "ambiguous 2 Kestrel Vanguard PLT-001 PLT-002");
    row("2 Kestrel Vanguard [Moon]", "unknown 2 Kestrel Vanguard [Moon] PLT-001 PLT-002");
    row("2 Drake [-]", "2 PLT-003");
    row("2 Drake []", "2 PLT-003");
    row("2 Drake [Ember]", "2 PLT-004");
    row("2 plt-002", "2 PLT-002");
    row("2 Oeuvre d'Etat", "2 PLT-005");
    row("2 Œuvre d´État", "2 PLT-005");
    // Sets, printings, marks of other programs
    row("4 Copper (PLT) 7", "4 PLT-007");
    row("4 Copper (PLT)", "4 PLT-007");
    row("4 Copper [PLT]", "4 PLT-007");
    row("4 [PLT] Copper", "4 PLT-007");
    row("4 [PLT:7] Copper", "4 PLT-007");
    row("4 Copper <7> [PLT] (F)", "4 PLT-007");
    row("4 Copper *F*", "4 PLT-007");
    row("4 Copper|PLT|1", "4 PLT-007");
    row("1x Copper (m21) 160a ^Have,#37d67a^", "1 PLT-007");
    row("2 Kestrel Vanguard [Ember] (SPL) 1", "2 PLT-001");
    row("2 Copper # the rest", "2 PLT-007 (the rest)");
    row("2 Copper // the rest", "2 PLT-007 (the rest)");
    // Names that look like something else
    row("7 Swords, of “Dusk”", "1 PLT-008");
    row("2 7 Swords, of \"Dusk\"", "2 PLT-008");
    row("3x Strike", "1 PLT-009");
    row("1 3x Strike", "1 PLT-009");
    row("2x 3x Strike", "2 PLT-009");
    row("Strike x2", "1 PLT-010");
    row("3 Strike x2", "3 PLT-010");
    row("Strike x2 x3", "3 PLT-010");
    row("2 Lancer [Old]", "2 PLT-011");
    row("2 Lancer [Old] [Tide]", "2 PLT-011");
    row("2 Lancer [Tide]", "2 PLT-012");
    row("2 Lance (Broken)", "2 PLT-013");
    row("# Hash", "1 PLT-014");
    row("2 # Hash", "2 PLT-014");
    row("Side: Door", "1 PLT-015");
    row("1 Deck", "1 PLT-016");
    row("// Slash", "1 PLT-017");
    row("- Dash", "1 PLT-018");
    row("2 - Dash", "2 PLT-018");
    row("42", "1 PLT-019");
    row("2 42", "2 PLT-019");
    row("2 ﾄﾞﾗｺﾞﾝ [龍]", "2 PLT-020");
    row("SB: Trick", "1 PLT-021");
    row("2 Star *F*", "2 PLT-022");
    row("2 a|b", "2 PLT-023");
    row("2 Gate #2", "2 PLT-024");
    row("2 Units", "2 PLT-025");
    row("2 Units (12)", "2 PLT-026");
    row("(3) Wolves", "1 PLT-027");
    row("2 [Tide] Turner", "2 PLT-028");
    row("2 Half <5>", "2 PLT-029");
    row("2 Mask (PLT) 12 [Old [One]]", "2 PLT-030");
    row("2 Copper*", "2 PLT-007");
    row("2 Kestrel Vanguard [Ember] (shiny)", "2 PLT-001 (shiny)");
    row("2 Copper <shiny one>", "2 PLT-007 (shiny one)");
    row("2 Copper {shiny}", "2 PLT-007 (shiny)");
    row("2 Copper *so shiny*", "2 PLT-007 (so shiny)");
    row("2 Copper ^shiny^", "2 PLT-007 (shiny)");
    row("2 Copper\tshiny\told", "2 PLT-007 (shiny, old)");
    row("2 Kestrel Vanguard\tTide\tshiny", "2 PLT-002 (shiny)");
    row("2 Copper|PLT|shiny", "2 PLT-007 (shiny)");
    row("2 [so shiny] Copper", "2 PLT-007 (so shiny)");
    row("2 Copper {DO NOT cut}", "2 PLT-007 (DO NOT cut)");
    row("2 Copper <I like it>", "2 PLT-007 (I like it)");
    row("2 Copper *4 Gold*", "2 PLT-007 (4 Gold)");
    row("2 Copper ^4 Gold^", "2 PLT-007 (4 Gold)");
    row("2 Copper {PLT 12 foil}", "2 PLT-007");
    row("2 Copper <PLT-EN012>", "2 PLT-007");
    row("2 Copper <12a/150>", "2 PLT-007");
    row("2 Coper</b> <img src=x>", "unknown 2 Coper</b> <img src=x> ?Copper");
    row("2 Coper {shiny}", "unknown 2 Coper {shiny} ?Copper");
    // Several cards in a line
    row("4 Copper\t3 Strike x2", "4 PLT-007; 3 PLT-010");
    row("4 Copper    2 Coper", "4 PLT-007; unknown 2 Coper ?Copper");
    row("4 Copper {2 # Hash}", "4 PLT-007; 2 PLT-014");
    row("4 Copper |2 - Dash", "4 PLT-007; 2 PLT-018");
    row("4 Copper <2x Kestrel Vanguard [Tide]>", "4 PLT-007; 2 PLT-002");
    row("Copper\t4\tGold\t3", "4 PLT-007; 3 PLT-006");
    row("Copper\t4x\t\tGold\t3x", "4 PLT-007; 3 PLT-006");
    row("Copper\t4\tGold\t3\tCoper\t2", "4 PLT-007; 3 PLT-006; unknown 2 Coper ?Copper");
    row("4 Copper\t\t3 Copper\t2 Gate #2", "4 PLT-007; 3 PLT-007; 2 PLT-024");
    // What nobody knows
    row("3 Coper", "unknown 3 Coper ?Copper");
    row("Coper x3", "unknown 3 Coper ?Copper");
    row("Coper (3)", "unknown 3 Coper ?Copper");
    row("* Coper", "unknown 1 Coper ?Copper");
    row("3 Kestrl Vangard [Ember] (PLT) 4", "unknown 3 Kestrl Vangard [Ember] ?Kestrel Vanguard");
    row("3 Coper [Moon] [Sun]", "unknown 3 Coper [Moon] [Sun] ?Copper");
    row("hello out there, people", "unknown 1 hello out there, people");
    row("31415926", "unknown 1 31415926");
    // Counts that are none
    row("0 Copper", "bad count 0 Copper");
    row("1000 Copper", "bad count 1000 Copper");
    row("99999999999999999999999 Copper", "bad count 99999999999999999999999 Copper");
    row("-3 Copper", "bad count -3 Copper");
    row("2.5 Copper", "bad count 2.5 Copper");
    row("1,000 Copper", "bad count 1,000 Copper");
    row("1/2 Copper", "bad count 1/2 Copper");
    row("Copper x0", "bad count 0 Copper");
    row("7", "bad count 7 7");
    // Headings
    row("Deck", "heading main");
    row("Main deck (70)", "heading main");
    row("MAIN DECK:", "heading main");
    row("[Main]", "heading main");
    row("Mainboard", "heading main");
    row("== Main ==", "heading main");
    row("**Sideboard**", "heading side");
    row("Sideboard: 15", "heading side");
    row("Sideboard (15 cards)", "heading side");
    row("//Sideboard", "heading side");
    row("# Sideboard", "heading side");
    row("#main", "heading main");
    row("!side", "heading side");
    row("[Sideboard]", "heading side");
    row("SB", "heading side");
    row("Maybeboard", "heading considering");
    row("Early tier", "bad section Early tier considering");
    row("Companion", "bad section Companion considering");
    row("[Planes]", "bad section Planes considering");
    row("[metadata]", "group metadata");
    row("Units (12)", "1 PLT-026"); // a card is called that
    row("Coins (12)", "group Coins");
    row("Coins:", "group Coins");
    row("Creatures (12)", "group Creatures");
    row("Crypt (12 cards, min=4, max=20, avg=3.5)", "group Crypt");
    row("12 Coins", "group Coins");
    // Comments, names
    row("// fast", "comment fast");
    row("; fast", "comment fast");
    row("## fast", "comment fast");
    row("# Units: 3", "comment Units: 3");
    row("#!Companion", "bad section Companion considering");
    row("https://example.org/deck/1", "comment https://example.org/deck/1");
    row("-----", "comment ");
    row("70 cards", "comment 70 cards");
    row("Total: 70", "comment Total: 70");
    row("# Ember Charge", "name Ember Charge");
    row("Name: Ember Charge", "name Ember Charge");
    row("NAME:Ember Charge", "name Ember Charge");
    row("Name=Ember Charge", "name Ember Charge");
    row("Deck: Ember Charge", "name Ember Charge");
    row("LAYOUT MAIN:(1,1)", "comment LAYOUT MAIN:(1,1)");
    // Sections in front
    row("SB: 2 Copper", "2 PLT-007 side");
    row("Sideboard: 2x Copper", "2 PLT-007 side");
    row("Deck: 2 Copper", "2 PLT-007");
    row("Companion: 2 Copper", "bad section Companion considering; 2 PLT-007 considering");
    row("SB: 2 Coper", "unknown 2 Coper ?Copper side");
    row("", "");
    row(" ", "blank");
    row("\u200b", "blank");
}

void ListTest::lines()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, expected);
    QCOMPARE(shown(readList(line.toStdString(), cards())), expected);
}

void ListTest::lists_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* text, const char* expected) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
    };
    row("arena", "About\nName Ember Charge\n\nDeck\n4 Copper (PLT) 7\n\nSideboard\n2 Gold (PLT) 6\n",
        "group About; name Ember Charge; blank; heading main; 4 PLT-007; blank; heading side; 2 PLT-006 side");
    row("forge",
        "[metadata]\nName=Ember Charge\n[Main]\n4 Copper|PLT|1\n[Sideboard]\n2 Gold|PLT\n[Commander]\n1 Lancer\n",
        "group metadata; name Ember Charge; heading main; 4 PLT-007; heading side; 2 PLT-006 side; bad section "
        "Commander considering; 1 PLT-012 considering");
    row("xmage", "NAME:Ember Charge\n4 [PLT:7] Copper\nSB: 2 [PLT:6] Gold\nLAYOUT MAIN:(1,1)(NONE,false,50)\n",
        "name Ember Charge; 4 PLT-007; 2 PLT-006 side; comment LAYOUT MAIN:(1,1)(NONE,false,50)");
    row("deckstats", "//Main\n4 Copper # cheap\n\n//Sideboard\nSB: 2 Gold\n",
        "heading main; 4 PLT-007 (cheap); blank; heading side; 2 PLT-006 side");
    row("markdown", "# Ember Charge\n\n## Main deck (6)\n\n* 4 Copper\n* 2 Gold\n\n## Sideboard\n\n- Lancer\n",
        "name Ember Charge; blank; heading main; blank; 4 PLT-007; 2 PLT-006; blank; heading side; blank; 1 PLT-012 "
        "side");
    row("edopro", "#created by me\n#main\nPLT-007\nPLT-007\n#extra\n!side\nPLT-006\n",
        "comment created by me; heading main; 1 PLT-007; 1 PLT-007; bad section extra considering; heading side; 1 "
        "PLT-006 side");
    row("spreadsheet", "4\tCopper\t\n2\tKestrel Vanguard\tTide\n", "4 PLT-007; 2 PLT-002");
    row("a blank line starts nothing", "4 Copper\n\n2 Gold", "4 PLT-007; blank; 2 PLT-006");
    row("bom and crlf",
        "\xef\xbb\xbf"
        "Deck\r\n4 Copper\r\n",
        "heading main; 4 PLT-007");
    row("old mac and unicode line ends", "4 Copper\r2 Gold\u2028Lancer\u2029", "4 PLT-007; 2 PLT-006; 1 PLT-012");
    row("only the first line is a title", "4 Copper\n# later\n", "4 PLT-007; comment later");
    row("cards of a section that is none", "Commander\n1 Lancer\nDeck\n4 Copper",
        "bad section Commander considering; 1 PLT-012 considering; heading main; 4 PLT-007");
    row("a title with its size", "Blaze of Glory (70)\n4 Copper\n2 Gold\n",
        "name Blaze of Glory; 4 PLT-007; 2 PLT-006");
    row("a title with its cards", "\n Blaze of Glory (70 cards)\nMain deck (70)\nCopper x4\n",
        "blank; name Blaze of Glory; heading main; 4 PLT-007");
    row("a card with a size is no title", "Units (12)\n4 Copper\n", "1 PLT-026; 4 PLT-007");
    row("nor is one that is nearly called so", "Coper (3)\n4 Gold\n", "unknown 3 Coper ?Copper; 4 PLT-006");
    row("nor where counts stand in brackets", "Blaze of Glory (3)\nCopper (4)\n",
        "unknown 3 Blaze of Glory; 4 PLT-007");
    row("nor where no card has a count", "Blaze of Glory (3)\nCopper\n", "unknown 3 Blaze of Glory; 1 PLT-007");
    row("nor further down", "4 Copper\nBlaze of Glory (3)\n", "4 PLT-007; unknown 3 Blaze of Glory");
    row("nor beside a name", "Blaze of Glory (3)\nName: Embers\n4 Copper\n",
        "unknown 3 Blaze of Glory; name Embers; 4 PLT-007");
    row("two columns", "4 Copper\t2 Gold\n1 Lancer\n", "4 PLT-007; 2 PLT-006; 1 PLT-012");
    row("several decks", "Name: One\n4 Copper\nName: Two\n2 Gold\nMain deck\n1 Lancer\nTitle: Three\n",
        "name One; 4 PLT-007; next deck Two; 2 PLT-006 considering; heading considering; 1 PLT-012 considering; next "
        "deck "
        "Three");
    row("two names before the cards", "Name: One\nTitle: Two\n4 Copper\n", "name One; comment Two; 4 PLT-007");
    row("a sideboard that is none", "4 Copper\nCompanion: 1 Lancer\nCompanion: 2 Gold\n",
        "4 PLT-007; bad section Companion considering; 1 PLT-012 considering; 2 PLT-006 considering");
    row("lines in quotation marks", "\"3 Copper\"\n“2 Gold”\n'Kestrel Vanguard [Tide]'\n",
        "3 PLT-007; 2 PLT-006; 1 PLT-002");
    row("signs alone", "2 Kestrel-Vanguard (Tide)\n3 Cop-per\n", "2 PLT-002; 3 PLT-007");
    row("latin 1", "2 Caf\xe9\n4 Copper", "unknown 2 Caf\ufffd; 4 PLT-007");
    row("nul", "", "");
}

void ListTest::lists()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    QCOMPARE(shown(readList(text.toStdString(), cards())), expected);
}

void ListTest::everyLineHasItsToken()
{
    std::mt19937 random(1);
    const std::string signs = "0123x× []()#/:;-*|<>^\t,.\"'abcKEStrel é\xff\x01";
    for (int i = 0; i < 300; ++i) {
        std::string text;
        const auto count = random() % 30;
        for (unsigned line = 0; line < count; ++line) {
            for (auto n = random() % 25; n > 0; --n)
                text += signs[random() % signs.size()];
            text += random() % 2 == 0 ? "\n" : "\r\n";
        }
        const auto tokens = readList(text, cards());
        QCOMPARE(tokens.empty() ? 0 : tokens.back().line, static_cast<int>(count));
        for (std::size_t k = 0; k < tokens.size(); ++k) {
            const int before = k == 0 ? 0 : tokens[k - 1].line;
            QVERIFY(tokens[k].line == before + 1 || (k > 0 && tokens[k].line == before));
            QVERIFY(isUtf8(tokens[k].source) && isUtf8(tokens[k].text) && isUtf8(tokens[k].entry.card));
            QVERIFY(tokens[k].entry.count >= 1 && tokens[k].entry.count <= 999);
            QVERIFY((tokens[k].kind == ListToken::Kind::Card) == tokens[k].card.valid());
        }
        (void)deckOf(tokens, *sample::game());
    }
}

void ListTest::deckOfTokens()
{
    const auto tokens =
        readList("Name: One\nName: Two\n2 Copper\n3 copper\nCoper\n1 Drake\nSideboard\n990 Gold\n20 Gold\n"
                 "0 Gold\nMaybe\n2 Lancer\n",
                 cards());
    const auto deck = deckOf(tokens, *sample::game());
    QCOMPARE(deck.name, std::string("One"));
    QCOMPARE(deck.game, std::string("sample"));
    QCOMPARE(deck.kind, std::string("deck"));
    QCOMPARE(deck.sections.size(), std::size_t(2));
    const auto& main = deck.findSection("main")->entries;
    QCOMPARE(main.size(), std::size_t(3));
    QCOMPARE(main[0].card, std::string("Copper"));
    QCOMPARE(main[0].count, 5);
    QCOMPARE(main[1].card, std::string("Coper"));
    QCOMPARE(main[2].card, std::string("Drake"));
    const auto& side = deck.findSection("side")->entries;
    QCOMPARE(side.size(), std::size_t(2));
    QCOMPARE(side[0].count, 990);
    QCOMPARE(side[1].count, 20);
    QCOMPARE(deck.considering.size(), std::size_t(1));
    QCOMPARE(deck.considering[0].card, std::string("Lancer"));
    QCOMPARE(deck.considering[0].count, 2);
    QCOMPARE(shown(readList("Early\n2 Copper\nLate tier (1)\n1 Gold", cards(), "shop"), "early"),
             QByteArray("heading early; 2 PLT-007; heading late; 1 PLT-006 late"));
}

void ListTest::hostile()
{
    const auto kindsOf = [](const std::vector<ListToken>& tokens) {
        return tokens.empty() ? ListToken::Kind::Blank : tokens.back().kind;
    };
    // A hundred megabytes of junk, in lines and in one line
    std::string lines;
    while (lines.size() < 100'000'000)
        lines += "17 no such card at all [nowhere] (XYZ) 12 # nothing\n";
    auto tokens = readList(lines, cards());
    QCOMPARE(kindsOf(tokens), ListToken::Kind::CutOff);
    QCOMPARE(tokens.size(), std::size_t(10'001));
    QCOMPARE(tokens.back().text, std::to_string(lines.size() - 10'000 * 52));
    tokens = readList(std::string(100'000'000, 'a'), cards());
    QCOMPARE(shown(tokens), QByteArray("too long 1048576; cut off 98951424"));
    std::string longer;
    while (longer.size() <= (1 << 20))
        longer += std::string(499, 'b') + "\n";
    tokens = readList(longer, cards());
    QCOMPARE(kindsOf(tokens), ListToken::Kind::CutOff);
    QCOMPARE(tokens[0].kind, ListToken::Kind::Unknown);
    // Lines made to be read in many ways
    for (const auto* piece :
         {"[", "]", "(", ")", "x1 ", "1x", " #", "|", "\t", "[a] ", "(b) ", " - ", "*", "^", "<>", "1 ", "- "}) {
        std::string line;
        while (line.size() + 20 < 500)
            line += piece;
        std::string text;
        for (int i = 0; i < 500; ++i)
            text += line + "\n";
        QCOMPARE(readList(text, cards()).size(), std::size_t(500));
        (void)readList("Copper" + line + "\n3 Copper" + line + "\n" + line + "Copper 3", cards());
    }
    QCOMPARE(shown(readList(std::string(501, 'c') + "\n3 Copper", cards())), QByteArray("too long 501; 3 PLT-007"));
    QCOMPARE(shown(readList(std::string("3 Cop\0per\n", 10), cards())), QByteArray("3 PLT-007"));
    // UTF-16 is none of ours, but no reason to fail
    QVERIFY(!readList(std::string("\xff\xfe"
                                  "3\0 \0C\0\n\0",
                                  10),
                      cards())
                 .empty());
}

QTEST_GUILESS_MAIN(ListTest)
#include "list_test.moc"
