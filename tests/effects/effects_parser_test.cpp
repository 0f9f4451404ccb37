// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "model/effects/view.h"
#include "tests/effects/script_of.h"

using namespace muster;

namespace {

const Game& sceptre()
{
    static const Game game = test::gameOf("sceptre");
    return game;
}

} // namespace

/// One row a mistake: the kind of error, its place, and the nearest valid spelling.
class EffectsParserTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valid_data()
    {
        QTest::addColumn<QString>("script");
        const auto row = [](const char* name, const char* script) { QTest::newRow(name) << QString::fromUtf8(script); };
        row("played", "[{then: [{draw: 2}]}]");
        row("trigger", "[{when: own turn starts, then: [{draw: 1}]}]");
        row("several events", "[{when: [self dies, self leaves combat], then: [{draw: 1}]}]");
        row("you, not the third person", "[{when: you play equipment, then: [{draw: 1}]}]");
        row("and the third person too", "[{when: you plays equipment, then: [{draw: 1}]}]");
        row("lasting", "[{while: attached, then: [{add: 2 def, of: holder}]}]");
        row("lasting with a branch", "[{while: in play, then: [{if: own turn, then: [{add: 2 def, of: self}]}]}]");
        row("condition list", "[{if: [own turn, self is in combat], then: [{draw: 1}]}]");
        row("brackets", "[{if: (own turn or self is in combat) and not self is dazed, then: [{draw: 1}]}]");
        row("brackets of a number", "[{if: (spd of self + 2) x 2 > 10, then: [{draw: 1}]}]");
        row("an `and` of a number", "[{if: lowest of spd of self and 3 > 2 and own turn, then: [{draw: 1}]}]");
        row("comma in quotes", "[{then: [{draw: \"half of count(cards in own hand), rounded up\"}]}]");
        row("negative amount", "[{then: [{add: -1 spd, of: all units, lasts: this turn}]}]");
        row("amount apart", "[{then: [{add: spd, amount: -1, of: all units, lasts: this turn}]}]");
        row("life-like set without duration", "[{then: [{set: blood card, to: 0, of: you}]}]");
        row("query with or and quotes", "[{then: [{search: 'card (name:\"a (b\" or cost<=2)'}]}]");
        row("target", "[{target: own champion, then: [{add: 1 def, of: target, lasts: this turn}]}]");
        row("target read wherever it stands", "[{then: [{heal: 10, of: target}], target: own champion}]");
        row("for each has an it", "[{then: [{for each: own champion, then: [{heal: 10, of: it}]}]}]");
        row("later has an it", "[{then: [{later: own champion dies, then: [{return: it}]}]}]");
        row("remembered cards", "[{then: [{pick: own champion, remember: friend}, {heal: 10, of: friend}]}]");
        row("remembered number", "[{then: [{roll: 3d20, success: at least 11, remember: hits}, {draw: hits}]}]");
        row("branches",
            "[{then: [{roll: d20, at least 16: [{draw: 2}], from 11 to 15: [{draw: 1}], exactly 1: "
            "[{damage: 10, to: self}]}]}]");
        row("order of branches", "[{then: [{roll: d20, at least 16: [{draw: 2}], at least 11: [{draw: 1}]}]}]");
        row("result", "[{then: [{roll: d6}, {draw: result}]}]");
        row("damage dealt by an attack", "[{then: [{heal: half of amount rounded down, of: self}]}]");
        row("given abilities have their own names",
            "[{then: [{give: [{when: self breaks through, then: [{pick: own champion, remember: friend}, {heal: 5, of: "
            "friend}]}], to: "
            "self, lasts: this turn}]}]");
        row("cost", "[{use: own turn, cost: [{discard: 1 coin on self}], then: [{draw: 1}]}]");
        row("replacement", "[{instead of: self takes damage, then: [{amount becomes: amount - 5}]}]");
        row("a step without arguments", "[{instead of: self dies, then: [let it happen]}]");
        row("both", "[{then: [{heal: 10, of: self and own champion in combat}]}]");
        row("limit", "[{use: any turn, limit: 2 times per own turn by name, then: [{draw: 1}]}]");
        row("un-", "[{then: [{heal: 10, of: all unsplintered champions}]}]");
        row("happened", "[{if: times(enemy champion (class:cavalry) dies this turn) >= 1, then: [{draw: 1}]}]");
        row("until event", "[{then: [{add: 1 def, of: self, lasts: until self takes damage}]}]");
        row("a kind of damage", "[{when: self takes effect damage from enemy champion, then: [{draw: 1}]}]");
        row("a kind as the game calls it", "[{when: you deal Fixed damage to enemy unit, then: [{draw: 1}]}]");
        row("by which card",
            "[{when: self deals attack damage to enemy unit with equipment on self, then: [{draw: 1}]}]");
        row("the last `with` is the event's",
            "[{when: self kills enemy champion with squire with equipment, then: [{draw: 1}]}]");
        row("dies with", "[{when: enemy champion dies from own champion with action, then: [{draw: 1}]}]");
        row("counted by kind", "[{if: times(own champion takes attack damage this turn) = 0, then: [{draw: 1}]}]");
        row("later, bounded", "[{then: [{later: self attacks, lasts: this turn, then: [{draw: 1}]}]}]");
        row("later, each time",
            "[{then: [{later: own champion dies, every: yes, lasts: this turn, then: [{draw: 1}]}]}]");
        row("later, the next turn", "[{then: [{later: opponent's next turn ends, then: [{draw: 1}]}]}]");
        row("until the next turn", "[{then: [{disable: self, lasts: until own next turn starts}]}]");
        row("most of a number", "[{then: [{heal: 10, of: own champion with most hp}]}]");
        row("a number that compares", "[{then: [{heal: 10, of: each champion with def < spd of self + 1 in combat}]}]");
        row("different words", "[{then: [{draw: different origin of own champions in garrison}]}]");
        row("different names", "[{if: different name of cards in own hand >= 3, then: [{draw: 1}]}]");
        row("counters of its own",
            "[{when: own turn starts, then: [{gain: 1 counter, of: self}]}, {if: counters of self >= 3, then: [{lose: "
            "3 "
            "counters, of: self}]}]");
        row("optional cost",
            "[{optional cost: [{discard: 2 coins from hand}], then: [{draw: 1}, {if: paid, then: [{draw: 2}]}]}]");
        row("protection", "[{while: in play, then: [{forbid: destroy, what: self, of: opponent}]}]");
        row("each turn", "[{while: in play, then: [{allow: attack, of: self, times: 1, per: turn}]}]");
        row("names in capitals", "[{then: [{damage: 10, to: Opposing Champion}]}]");
    }

    void valid()
    {
        QFETCH(QString, script);
        const test::Read read = test::readScript(script.toStdString(), sceptre());
        if (!read.errors.empty()) {
            const Error& e = read.errors.front();
            QFAIL(qPrintable(QStringLiteral("%1:%2 kind %3 near %4")
                                 .arg(e.at.line)
                                 .arg(e.at.column)
                                 .arg(int(e.kind))
                                 .arg(QString::fromStdString(e.nearest))));
        }
        QVERIFY(read.script.valid());
        QVERIFY(!read.aloud(sceptre()).empty());
    }

    void invalid_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("nearest");
        const auto row = [](const char* name, const char* script, ErrorKind kind, int column, const char* near = "") {
            QTest::newRow(name) << QString::fromUtf8(script) << int(kind) << column << QString::fromUtf8(near);
        };
        using enum ErrorKind;
        // verbs and keys
        row("verb", "[{then: [{inflct: bleeding, on: self}]}]", UnknownVerb, 11, "inflict");
        row("verb by another name", "[{then: [{kill: opposing champion}]}]", UnknownVerb, 11, "destroy");
        row("verb behind its parameters", "[{then: [{to: self, damge: 20}]}]", UnknownVerb, 21, "damage");
        row("scalar verb", "[{then: [shufle]}]", UnknownVerb, 10, "shuffle");
        row("two verbs", "[{then: [{draw: 1, discard: self}]}]", Conflict, 20);
        row("parameter", "[{then: [{damage: 20, two: self}]}]", UnknownKey, 23, "to");
        row("missing parameter", "[{then: [{damage: 20}]}]", MissingKey, 10);
        row("missing amount", "[{then: [{gain: blood card}]}]", MissingKey, 10);
        row("missing duration", "[{then: [{add: 1 def, of: self}]}]", MissingKey, 10);
        row("key of an ability", "[{wen: self dies, then: [{draw: 1}]}]", UnknownKey, 3, "when");
        row("a step in place of an ability", "[{draw: 1, then: [{draw: 1}]}]", UnknownKey, 3, "then");
        row("misspelled steps", "[{when: self dies, thn: [{draw: 1}]}]", UnknownKey, 20, "then");
        row("no steps", "[{when: self dies}]", MissingKey, 2);
        row("empty steps", "[{then: []}]", WrongCount, 9);
        row("no abilities", "[]", WrongCount, 1);
        row("step no map", "[{then: [[draw]]}]", WrongShape, 10);
        row("steps no list", "[{then: {draw: 1}}]", WrongShape, 9);
        row("flag", "[{then: [{search: card, exact: maybe}]}]", NotOneOf, 32);
        row("one option", "[{then: [{choose: [{option: a, then: [{draw: 1}]}]}]}]", WrongCount, 19);
        // phrases
        row("event", "[{when: self deis, then: [{draw: 1}]}]", UnknownEvent, 14, "dies");
        row("event by another name", "[{when: own champion is killed, then: [{draw: 1}]}]", UnknownEvent, 22, "dies");
        row("event without subject", "[{when: dies, then: [{draw: 1}]}]", BadExpression, 9);
        row("event without object", "[{when: self enters, then: [{draw: 1}]}]", BadExpression, 20);
        row("zone of an event", "[{when: self enters garison, then: [{draw: 1}]}]", UnknownWord, 21, "garrison");
        row("kind of damage", "[{when: self takes efect damage, then: [{draw: 1}]}]", UnknownWord, 20, "effect");
        row("with nothing", "[{when: self takes damage with, then: [{draw: 1}]}]", BadSelector, 31);
        row("a trigger of the next turn", "[{when: own next turn starts, then: [{draw: 1}]}]", Conflict, 9);
        row("later, each time for good", "[{then: [{later: self attacks, every: yes, then: [{draw: 1}]}]}]", MissingKey,
            10);
        row("most of what", "[{then: [{heal: 10, of: own champion with most hop}]}]", UnknownWord, 48, "hp");
        row("different what", "[{then: [{draw: different orign of own champions}]}]", UnknownField, 27, "origin");
        row("a trigger with an optional cost",
            "[{when: self dies, optional cost: [{discard: card from hand}], then: [{draw: 1}]}]", Conflict, 35);
        row("counters of players", "[{then: [{gain: 1 counter, of: you}]}]", NoSense, 32);
        row("condition", "[{if: own trun, then: [{draw: 1}]}]", UnknownCondition, 7, "own turn");
        row("comparison of constants", "[{if: 3 > 5, then: [{draw: 1}]}]", Unreachable, 7);
        row("at least nothing", "[{if: at least 0 coins on self, then: [{draw: 1}]}]", Unreachable, 16);
        row("stat", "[{if: sdp of self > 3, then: [{draw: 1}]}]", UnknownQuantity, 7, "spd");
        row("quantity", "[{then: [{draw: cuont(own champions)}]}]", UnknownQuantity, 17, "count");
        row("half of what", "[{then: [{draw: half of spd of self}]}]", BadExpression, 36, "rounded down");
        row("duration", "[{then: [{add: 1 def, of: self, lasts: this trun}]}]", UnknownWord, 45, "turn");
        row("duration without until", "[{then: [{add: 1 def, of: self, lasts: end of opponent's next turn}]}]",
            UnknownDuration, 40, "until end of opponent's next turn");
        row("selector noun", "[{then: [{heal: 10, of: each enemy champoin in garrison}]}]", BadSelector, 36,
            "champion");
        row("selector state", "[{then: [{heal: 10, of: bleedin champion}]}]", BadSelector, 25, "bleeding");
        row("selector zone", "[{then: [{discard: card from hnad}]}]", UnknownWord, 30, "hand");
        row("selector tail", "[{then: [{heal: 10, of: self quickly}]}]", BadSelector, 30);
        row("selector only counts", "[{then: [{heal: 10, of: up to}]}]", NotANumber, 30);
        row("none of them", "[{then: [{heal: 10, of: 0 champions}]}]", OutOfRange, 25);
        row("players where cards go", "[{then: [{discard: each opponent}]}]", WrongShape, 20);
        row("cards where players go", "[{then: [{draw: 1, by: own champion}]}]", WrongShape, 24);
        row("status", "[{then: [{inflict: bleding, on: self}]}]", UnknownWord, 20, "bleeding");
        row("action", "[{then: [{forbid: atack, of: opponent, lasts: this turn}]}]", UnknownWord, 19, "attack");
        row("query field", "[{then: [{heal: 10, of: champion (clas:cavalry)}]}]", BadQuery, 35, "class");
        row("query value", "[{then: [{heal: 10, of: champion (class:cavlry)}]}]", BadQuery, 41, "cavalry");
        row("query without end", "[{then: [{heal: 10, of: champion (class:cavalry}]}]", BadSelector, 34);
        row("dice", "[{then: [{roll: d1, at least 1: [{draw: 1}]}]}]", WrongShape, 17);
        row("limit", "[{use: own turn, limit: once a turn, then: [{draw: 1}]}]", BadExpression, 30, "per");
        row("column in quotes", "[{then: [{heal: 10, of: 'champoin'}]}]", BadSelector, 26, "champion");
        row("column behind an umlaut", "[{name: Ärger, then: [{heal: 10, of: champoin}]}]", BadSelector, 38,
            "champion");
        // names
        row("never read", "[{then: [{pick: own champion, remember: friend}]}]", NeverRead, 41);
        row("never set", "[{then: [{heal: 5, of: friend}, {pick: own champion, remember: friend}]}]", NeverSet, 24);
        row("it of nothing", "[{then: [{heal: 5, of: it}]}]", NeverSet, 24);
        row("that of one", "[{when: self survives, then: [{heal: 5, of: that}]}]", NeverSet, 45);
        row("it outlives for each",
            "[{then: [{for each: own champion, then: [{heal: 5, of: it}]}, {heal: 5, of: it}]}]", NeverSet, 77);
        row("target of nothing", "[{then: [{heal: 5, of: target}]}]", NeverSet, 24);
        row("result of nothing", "[{then: [{draw: result}, {roll: d6}]}]", NeverSet, 17);
        row("amount of nothing", "[{when: own turn starts, then: [{draw: amount}]}]", NeverSet, 40);
        row("a name that is a word", "[{then: [{pick: card in play, remember: champion}]}]", Conflict, 41);
        row("a name of two words", "[{then: [{pick: card in play, remember: two words}]}]", BadId, 41);
        // branches and ends
        row("above the die", "[{then: [{roll: d20, at least 21: [{draw: 1}]}]}]", Unreachable, 22);
        row("below the die", "[{then: [{roll: d20, at most 0: [{draw: 1}]}]}]", Unreachable, 22);
        row("covered branch", "[{then: [{roll: d20, at least 11: [{draw: 1}], at least 16: [{draw: 2}]}]}]",
            Unreachable, 48);
        row("covered otherwise",
            "[{then: [{roll: d20, at least 11: [{draw: 1}], at most 10: [{draw: 2}], otherwise: [{draw: 3}]}]}]",
            Unreachable, 73);
        row("more successes than dice", "[{then: [{roll: 3d20, success: at least 11, at least 4: [{draw: 1}]}]}]",
            Unreachable, 45);
        row("behind the end", "[{then: [{end: turn}, {draw: 1}]}]", Unreachable, 23);
        row("empty branch", "[{then: [{roll: d20, at least 11: []}]}]", WrongCount, 35);
        // keys that exclude each other
        row("when and while", "[{when: self dies, while: in play, then: [{add: 1 def, of: self}]}]", Conflict, 20);
        row("while and lasts", "[{while: in play, then: [{add: 1 def, of: self, lasts: this turn}]}]", Conflict, 26);
        row("while and limit", "[{while: in play, limit: once per turn, then: [{add: 1 def, of: self}]}]", Conflict,
            19);
        row("while and what happens once", "[{while: in play, then: [{draw: 1}]}]", Conflict, 26);
        row("replacing nothing", "[{then: [{prevent: 3}]}]", MissingKey, 10);
        // words that say what another word says
        row("loses to", "[{when: own champion loses to self, then: [{draw: 1}]}]", UnknownEvent, 22, "defeats");
        row("grant", "[{then: [{grant: [{then: [{draw: 1}]}], to: self, lasts: this turn}]}]", UnknownVerb, 11, "give");
        row("arrange", "[{then: [{arrange: top 3 cards of deck}]}]", UnknownVerb, 11, "move");
        row("return to a place", "[{then: [{return: opposing champion, to: garrison}]}]", UnknownKey, 38);
        row("pay for nothing", "[{then: [{pay: 1 blood card}]}]", MissingKey, 10);
        row("lose as a price", "[{use: own turn, cost: [{lose: 1 blood card}], then: [{draw: 1}]}]", UnknownCost, 25,
            "pay");
        row("adjective of a position", "[{then: [{heal: 10, of: own in-combat champion}]}]", BadSelector, 29,
            "in combat");
        row("attacker", "[{then: [{heal: 10, of: attacker}]}]", BadSelector, 25, "attacked");
        row("keyword of no game", "[{then: [{give: haste, to: self, lasts: this turn}]}]", UnknownWord, 17);
        row("no cost", "[{use: own turn, cost: [{draw: 1}], then: [{draw: 1}]}]", UnknownCost, 25);
    }

    void invalid()
    {
        QFETCH(QString, script);
        QFETCH(int, kind);
        QFETCH(int, column);
        QFETCH(QString, nearest);
        const test::Read read = test::readScript(script.toStdString(), sceptre());
        QVERIFY(!read.script.valid());
        QVERIFY(read.forest == effects::Forest{}); // nothing of a wrong script stays
        QCOMPARE(int(read.errors.size()), 1);      // one mistake, one error
        QCOMPARE(int(read.errors.front().kind), kind);
        QCOMPARE(read.errors.front().at.column, column);
        QCOMPARE(QString::fromStdString(read.errors.front().nearest), nearest);
    }

    void everyErrorAtOnce()
    {
        const test::Read read = test::readScript("- when: self deis\n"
                                                 "  then:\n"
                                                 "    - {inflct: bleeding, on: self}\n"
                                                 "    - {damage: 20, to: oposing champion}\n"
                                                 "- while: in play\n"
                                                 "  then: [{add: 1 sdp, of: self}]\n",
                                                 sceptre());
        QCOMPARE(int(read.errors.size()), 4);
        QCOMPARE(read.errors[0].at.line, 1);
        QCOMPARE(read.errors[1].at.line, 3);
        QCOMPARE(read.errors[2].at.line, 4);
        QCOMPARE(QString::fromStdString(read.errors[2].nearest), QStringLiteral("opposing"));
        QCOMPARE(QString::fromStdString(read.errors[2].path), QStringLiteral("does[0].then[1].to"));
        QCOMPARE(read.errors[3].at.line, 6);
        QCOMPARE(QString::fromStdString(read.errors[3].nearest), QStringLiteral("spd"));
    }

    void positionAndCardAreTold()
    {
        using namespace effects;
        // SCE-21: "opposing Champion" is a card, "your opponent's in-combat Champions" a position
        const test::Read card =
            test::readScript("[{then: [{add: -2 def, of: opposing champion, lasts: this turn}]}]", sceptre());
        const View one = abilities(card.forest, card.script).front().child("then").child("of");
        QVERIFY(one.child("count").is(Term::CountOne));
        QVERIFY(one.child("states").is(Term::StateOpposing));
        for (const char* words : {"enemy champions in combat", "all opponent's champions in combat"}) {
            const test::Read read = test::readScript(
                std::string("[{then: [{add: -2 def, of: ") + words + ", lasts: this turn}]}]", sceptre());
            const View position = abilities(read.forest, read.script).front().child("then").child("of");
            QVERIFY(position.child("count").is(Term::CountAll));
            QVERIFY(position.child("whose").is(Term::WhoseEnemy));
            QCOMPARE(position.child("relations").child("place").text("zone"), std::string_view("combat"));
        }
    }

    void treesJoin()
    {
        using namespace effects;
        const std::string first = "[{then: [{damage: 20, to: champion (class:cavalry)}, {draw: 1}]}]";
        const std::string second = "[{when: self dies, then: [{inflict: dazed, on: opposing champion}]}]";
        const test::Read a = test::readScript(first, sceptre());
        const test::Read b = test::readScript(second, sceptre());
        Forest both = a.forest;
        const std::uint32_t moved = append(both, b.forest);
        QCOMPARE(int(moved), 1);
        QCOMPARE(QString::fromStdString(readAloud(both, a.script, sceptre())),
                 QString::fromStdString(a.aloud(sceptre())));
        QCOMPARE(QString::fromStdString(readAloud(both, {b.script.value + moved}, sceptre())),
                 QString::fromStdString(b.aloud(sceptre())));
        QVERIFY(test::readScript(first, sceptre()).forest == a.forest);
        QVERIFY(!(a.forest == b.forest));
    }
};

QTEST_GUILESS_MAIN(EffectsParserTest)
#include "effects_parser_test.moc"
