// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <QtTest>

#include "model/query/parser.h"
#include "sample_game.h"

using namespace muster;
using namespace muster::query;
using muster::test::sampleGame;

Q_DECLARE_METATYPE(muster::query::ProblemKind)

namespace {

const Game& game()
{
    static const Game g = sampleGame();
    return g;
}

OpenWords known()
{
    return {.words = {{{0}, "Ember"}, {{0}, "Frost Coast"}, {{0}, "Émeraude"}},
            .sets = {{"PLT", "Playtest"}, {"PRM", "Promos"}}};
}

} // namespace

class QueryParserTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// What people type, and its canonical spelling: both must give the same tree.
    void understands_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("canonical");
        const auto row = [](const char* typed, const char* canonical) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(canonical);
        };
        row("", "");
        row("  \t\n ", "");
        row("kestrel", "kestrel");
        row("KESTREL Wolf", "kestrel wolf");
        row("kestrel or wolf", "kestrel or wolf");
        row("kestrel OR wolf bear", "kestrel or (wolf bear)");
        row("(kestrel or wolf) bear", "(kestrel or wolf) bear");
        row("a and b AND c", "a b c");
        row("a (b c)", "a b c");
        row("a or (b or c)", "a or b or c");
        row("((a))", "a");
        row("not a", "-a");
        row("printed.hp>=100", "printed.hp>=100");
        row("Printed.HP > printed.DEF", "printed.hp>printed.def");
        row("hp<printed.hp", "hp<printed.hp");
        row("printed.class:foot", "printed.class:infantry");
        row("printed.origin:none", "-has:printed.origin");
        row("has:printed.origin", "has:printed.origin");
        row("printed hp>=100", "printed hp>=100");
        row("-a", "-a");
        row("-(a b)", "-(a b)");
        row("not (a or b) c", "-(a or b) c");
        row("--a", "--a");
        row("\"draw a card\"", "\"draw a card\"");
        row("“draw a card”", "\"draw a card\"");
        row("\"or\" \"and\" \"not\"", "\"or\" \"and\" \"not\"");
        row("\"say \\\"hi\\\" \\\\ bye\"", "\"say \\\"hi\\\" \\\\ bye\"");
        row("d'état", "d'etat");
        row("no-one", "no-one");
        row("Charge!", "charge!");
        row("\"kestrel\"", "\"kestrel\"");
        row("equip*", "equip");
        row("*mail", "\"mail\"");
        row("*mail*", "\"mail\"");
        row("fire*bolt", "fire \"bolt\"");
        row("*", "");
        row("THR-053", "thr-053");
        row("t:champion", "type:champion");
        row("o:\"draw a card\"", "text:\"draw a card\"");
        row("n:fox", "name:fox");
        row("s:PLT", "set:plt");
        row("name:*fox*", "name:fox");
        row("class:cav*", "class:cavalry");
        row("class:*", "has:class");
        row("type:champion", "type:champion");
        row("type=Champions", "type:champion");
        row("type: CHAMP", "type:champion");
        row("type:unit", "type:unit");
        row("is:unit", "type:unit");
        row("is:cavalry", "class:cavalry");
        row("is:Foot", "class:infantry");
        row("is!=cavalry", "-class:cavalry");
        row("is!=unit", "type!=unit");
        row("type:\"effect card\"", "type:\"effect card\"");
        row("type!=champion", "type!=champion");
        row("hp>=100", "hp>=100");
        row("hp >= 100", "hp>=100");
        row("hp≥100", "hp>=100");
        row("hp≠100", "hp!=100");
        row("hp<>100", "hp!=100");
        row("hp:100", "hp=100");
        row("hp==+100", "hp=100");
        row("hp>-5", "hp>-5");
        row("hp>99999999999999999999", "hp>1000000000");
        row("hp>def", "hp>def");
        row("hp<HP", "hp<hp");
        row("\"Hit Points\">=100", "hp>=100");
        row("defense:3", "def=3");
        row("hp:none", "-has:hp");
        row("hp!=none", "has:hp");
        row("hp:any", "has:hp");
        row("has:hp", "has:hp");
        row("has:text", "text!=\"\"");
        row("class:cavalry", "class:cavalry");
        row("class:Foot", "class:infantry");
        row("class:cav", "class:cavalry");
        row("class!=cavalry", "class!=cavalry");
        row("class:none", "-has:class");
        row("where:any", "where:\"any\"");
        row("origin:Ember", "origin:ember");
        row("origin:\"Frost Coast\"", "origin:\"frost coast\"");
        row("origin:frost", "origin:\"frost coast\"");
        row("origin:emeraude", "origin:emeraude");
        row("requires:origin", "requires=origin");
        row("requires:\"ember\"", "requires:ember");
        row("cost:gold", "cost:gold");
        row("cost=golds", "cost:gold");
        row("cost!=gold", "cost!=gold");
        row("cost<=2", "cost<=2");
        row("cost:2", "cost=2");
        row("cost>coins", "cost>coins");
        row("attacks:2", "attacks=2");
        row("attacks:dive", "attacks:dive");
        row("attacks:\"2\"", "attacks:\"2\"");
        row("attacks=\"Dive\"", "attacks=dive");
        row("on-squire:yes", "on-squire:yes");
        row("on-squire=FALSE", "on-squire:no");
        row("on-squire!=yes", "on-squire:no");
        row("is:no-roll", "no-roll:yes");
        row("is!=no-roll", "no-roll:no");
        row("name:fox", "name:fox");
        row("name=\"Ember Fox\"", "name=\"ember fox\"");
        row("name!=fox", "name!=fox");
        row("text:\"draw a card\"", "text:\"draw a card\"");
        row("flavour:Wind", "flavour:wind");
        row("set:PLT", "set:plt");
        row("set:playtest", "set:plt");
        row("id:PLT-004", "id:plt-004");
        row("in:deck", "in:deck");
        row("not in:deck", "-in:deck");
        row("in!=deck", "-in:deck");
        row("copies<3", "copies<3");
        row("may:add", "may:add");
        row("type:champion origin:ember hp>=100 -class:cavalry text:\"draw a card\" (kestrel or wolf)",
            "type:champion origin:ember hp>=100 -class:cavalry text:\"draw a card\" (kestrel or wolf)");
    }
    void understands()
    {
        QFETCH(QString, typed);
        QFETCH(QString, canonical);
        const auto words = known();
        const auto query = parse(typed.toStdString(), game(), &words);
        if (!query)
            QFAIL(qPrintable(QStringLiteral("problem %1 at '%2'")
                                 .arg(int(query.error().kind))
                                 .arg(QString::fromStdString(query.error().token))));
        QCOMPARE(query->source, typed.toStdString());
        QCOMPARE(QString::fromStdString(write(query->root, game())), canonical);
        const auto again = parse(canonical.toStdString(), game(), &words);
        QVERIFY(again);
        QVERIFY(again->root == query->root);
    }

    void explains_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<ProblemKind>("kind");
        QTest::addColumn<QString>("token"); // the first place of it in `typed` is where the problem must point
        QTest::addColumn<QString>("nearest");
        const auto row = [](const char* typed, ProblemKind kind, const char* token, const char* nearest = "") {
            QTest::newRow(typed) << QString::fromUtf8(typed) << kind << QString::fromUtf8(token)
                                 << QString::fromUtf8(nearest);
        };
        row("orgin:ember", ProblemKind::UnknownField, "orgin", "origin");
        row("a b zzzzzz>3", ProblemKind::UnknownField, "zzzzzz");
        row("tpye:champion", ProblemKind::UnknownField, "tpye", "type");
        row("hitt:", ProblemKind::UnknownField, "hitt");
        row("type:chamipon", ProblemKind::UnknownValue, "chamipon", "champion");
        row("class:cavalery", ProblemKind::UnknownValue, "cavalery", "cavalry");
        row("class:\"cav alry\"", ProblemKind::UnknownValue, "\"cav alry\"", "cavalry");
        row("origin:embr", ProblemKind::UnknownValue, "embr", "Ember");
        row("origin:em", ProblemKind::UnknownValue, "em", "Ember"); // Ember or Émeraude
        row("cost:cooper", ProblemKind::UnknownValue, "cooper", "copper");
        row("set:PLX", ProblemKind::UnknownValue, "PLX", "PLT");
        row("on-squire:maybe", ProblemKind::UnknownValue, "maybe");
        row("in:hand", ProblemKind::UnknownValue, "hand", "deck");
        row("may:ad", ProblemKind::UnknownValue, "ad", "add");
        row("has:hpp", ProblemKind::UnknownValue, "hpp", "hp");
        row("is:unitt", ProblemKind::UnknownValue, "unitt", "unit");
        row("is:garrison", ProblemKind::UnknownValue, "garrison", ""); // a word of parts alone
        row("is:cavalryman", ProblemKind::UnknownValue, "cavalryman", "");
        row("hp>=many", ProblemKind::ExpectedNumber, "many");
        row("hp>1.5", ProblemKind::ExpectedNumber, "1.5");
        row("hp>deff", ProblemKind::ExpectedNumber, "deff", "def");
        row("copies<x", ProblemKind::ExpectedNumber, "x");
        row("cost>gold", ProblemKind::ExpectedNumber, "gold");
        row("hp>=", ProblemKind::ExpectedValue, "hp>=");
        row("(hp>=)", ProblemKind::ExpectedValue, "hp>=");
        row("a hp >= or b", ProblemKind::ExpectedValue, "hp >=");
        row("hp>=>3", ProblemKind::ExpectedValue, "hp>=");
        row("name<fox", ProblemKind::NotComparable, "name<");
        row("class>cavalry", ProblemKind::NotComparable, "class>");
        row("does:damage", ProblemKind::NotComparable, "does:");
        row("type<champion", ProblemKind::NotComparable, "type<");
        row("(a b", ProblemKind::UnclosedBracket, "(");
        row("a (", ProblemKind::UnclosedBracket, "(");
        row("a b)", ProblemKind::UnexpectedBracket, ")");
        row("()", ProblemKind::UnexpectedBracket, ")");
        row("a \"b c", ProblemKind::UnclosedQuote, "\"b c");
        row("or a", ProblemKind::MissingTerm, "or");
        row("a or", ProblemKind::MissingTerm, "or");
        row("a or or b", ProblemKind::MissingTerm, "or");
        row("(a or )", ProblemKind::MissingTerm, "or");
        row("a and", ProblemKind::MissingTerm, "and");
        row("a not", ProblemKind::MissingTerm, "not");
        row("fire - ice", ProblemKind::MissingTerm, "-");
        row("a -", ProblemKind::MissingTerm, "-");
        row(">=3", ProblemKind::MissingTerm, ">=");
    }
    void explains()
    {
        QFETCH(QString, typed);
        QFETCH(ProblemKind, kind);
        QFETCH(QString, token);
        QFETCH(QString, nearest);
        const auto words = known();
        const auto query = parse(typed.toStdString(), game(), &words);
        QVERIFY(!query);
        QCOMPARE(int(query.error().kind), int(kind));
        QCOMPARE(QString::fromStdString(query.error().token), token);
        QCOMPARE(query.error().length, std::size_t(token.toUtf8().size()));
        QCOMPARE(typed.toUtf8().mid(int(query.error().begin), int(query.error().length)), token.toUtf8());
        QCOMPARE(QString::fromStdString(query.error().nearest), nearest);
    }

    void openWordsAreFreeWhereNobodyKnowsThem()
    {
        const auto query = parse("origin:Anything set:new", game());
        QVERIFY(query);
        QCOMPARE(write(query->root, game()), std::string("origin:anything set:new"));
    }

    void bounds()
    {
        QVERIFY(parse(std::string(2000, 'a'), game()));
        const auto tooLong = parse(std::string(2001, 'a'), game());
        QVERIFY(!tooLong);
        QCOMPARE(int(tooLong.error().kind), int(ProblemKind::TooLong));
        std::string umlauts;
        for (int i = 0; i < 2000; ++i)
            umlauts += "ö";
        QVERIFY(parse(umlauts, game()));
        QVERIFY(!parse(std::string(std::size_t(100) << 20, 'a'), game()));

        const auto nested = [](int depth) { return std::string(depth, '(') + "a" + std::string(depth, ')'); };
        QVERIFY(parse(nested(50), game()));
        const auto tooDeep = parse(nested(51), game());
        QVERIFY(!tooDeep);
        QCOMPARE(int(tooDeep.error().kind), int(ProblemKind::TooDeep));
        QCOMPARE(tooDeep.error().begin, std::size_t(50));
        QVERIFY(parse(std::string(50, '-') + "a", game()));
        QVERIFY(!parse(std::string(51, '-') + "a", game()));
        // What a comparison means may be deeper than it is typed, and has to be read again when it was written out.
        const std::string almost(49, '-');
        QVERIFY(parse(almost + "origin:none", game()));
        QCOMPARE(int(parse("-" + almost + "origin:none", game()).error().kind), int(ProblemKind::TooDeep));
        QVERIFY(parse("-" + almost + "origin:any", game()));
        QVERIFY(parse(almost + "a*b", game()));
        QVERIFY(!parse("-" + almost + "a*b", game()));
        std::string nots;
        for (int i = 0; i < 400; ++i)
            nots += "not ";
        const auto manyNots = parse(nots + "a", game());
        QVERIFY(!manyNots);
        QCOMPARE(int(manyNots.error().kind), int(ProblemKind::TooDeep));
    }

    void noCharacters_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<int>("begin");
        QTest::newRow("a byte that begins nothing") << QByteArray("fox \xff") << 4;
        QTest::newRow("a character cut off") << QByteArray("fox \xc3") << 4;
        QTest::newRow("in quotation marks") << QByteArray("text:\"a\xfe\"") << 7;
        QTest::newRow("the sign that stands for such a byte") << QByteArray("\xef\xbf\xbd") << 0;
    }

    void noCharacters()
    {
        QFETCH(QByteArray, source);
        const auto query = parse(source.toStdString(), game());
        QVERIFY(!query);
        QCOMPARE(int(query.error().kind), int(ProblemKind::NoCharacter));
        QTEST(int(query.error().begin), "begin");
    }

    /// Whatever is typed gives a query or a problem inside the text; a query is the same after writing and reading.
    void randomInput()
    {
        const std::vector<std::string> pieces = {
            "a",       "kestrel", "\"",    "“",     "(",         ")",        "-",     "not ",    " or ",
            " and ",   " ",       "hp",    "def",   "type",      "champion", "class", "cavalry", "origin",
            "ember",   "none",    "any",   "cost",  "gold",      "attacks",  ":",     "=",       "!=",
            "<=",      ">=",      "<",     ">",     "3",         "-7",       "has:",  "is:",     "in:deck",
            "may:add", "copies",  "text:", "name:", "\\",        "ö",        "\xff",  "\xc3",    "\n",
            "“x”",     "id:",     "set:",  "yes",   "on-squire", "no-roll",  "'",     "!"};
        std::mt19937 random(20261003);
        const auto words = known();
        int understood = 0;
        for (int i = 0; i < 60000; ++i) {
            std::string source;
            const auto count = random() % 12;
            for (unsigned j = 0; j < count; ++j)
                source += pieces[random() % pieces.size()];
            const auto* open = random() % 2 == 0 ? &words : nullptr;
            const auto query = parse(source, game(), open);
            if (!query) {
                QVERIFY2(query.error().begin + query.error().length <= source.size(), source.c_str());
                continue;
            }
            ++understood;
            const auto text = write(query->root, game());
            const auto again = parse(text, game(), open);
            QVERIFY2(again, (source + "  ->  " + text).c_str());
            QVERIFY2(again->root == query->root, (source + "  ->  " + text).c_str());
            QCOMPARE(write(again->root, game()), text);
        }
        QVERIFY(understood > 5000);
    }
};

QTEST_GUILESS_MAIN(QueryParserTest)
#include "query_parser_test.moc"
