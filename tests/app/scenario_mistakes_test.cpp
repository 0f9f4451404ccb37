// SPDX-License-Identifier: GPL-3.0-or-later
// A slip of the pen in a scenario: each is told with its place and the nearest valid spelling, and none is passed over.
#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster::test;

namespace {

struct Mistake {
    const char* name;
    QByteArray text;
    QStringList said; ///< line, column and message of each error
};

const QByteArray Head = "scenario: S\ngame: sceptre\n";

/// Line 7 of a scenario in which all is well but this step.
QByteArray step(const QByteArray& text)
{
    return Head
        + "position:\n  A: {combat: Kestrel Vanguard, hand: [Copper]}\n"
          "  B: {combat: Dawn Templar, garrison: [Cinder Reaver]}\nplay:\n  - "
        + text + "\n";
}

/// Column 12 of line 7, and what else is expected there does not hold.
QByteArray expectation(const QByteArray& text) { return step("expect: {" + text + "}"); }

/// Line 4 is what A has.
QByteArray position(const QByteArray& a, const QByteArray& more = {})
{
    return Head + "position:\n  A: {" + a + "}\n  B: {combat: Dawn Templar}\n" + more + "play: [{expect: {turn: 5}}]\n";
}

QByteArray top(const QByteArray& line)
{
    return Head + line
        + "\nposition: {A: {combat: Kestrel Vanguard}, B: {combat: Dawn Templar}}\nplay: [{expect: {turn: 5}}]\n";
}

const std::vector<Mistake>& mistakes()
{
    static const std::vector<Mistake> all{
        {"key of an expectation",
         expectation("refuse: {retreat: SCE-1a}"),
         {u"7:14: error: unknown key \"refuse\", did you mean \"refused\"?"_s}},
        {"another key of an expectation",
         expectation("lgo: [attacks]"),
         {u"7:14: error: unknown key \"lgo\", did you mean \"log\"?"_s}},
        {"a card in a key",
         expectation("B Cinder Reavr hp: 50"),
         {u"7:14: error: unknown key \"B Cinder Reavr hp\", did you mean \"B Cinder Reaver hp\"?"_s}},
        {"a property in a key",
         expectation("B Cinder Reaver hpp: 50"),
         {u"7:14: error: unknown key \"B Cinder Reaver hpp\", did you mean \"B Cinder Reaver hp\"?"_s}},
        {"a zone in a key",
         expectation("A garison: nothing"),
         {u"7:14: error: unknown key \"A garison\", did you mean \"A garrison\"?"_s}},
        {"a number of a zone",
         expectation("A number in dekc: 20"),
         {u"7:14: error: unknown key \"A number in dekc\", did you mean \"A number in deck\"?"_s}},
        {"what is seen",
         expectation("A sees B garison: Cinder Reaver"),
         {u"7:14: error: unknown key \"A sees B garison\", did you mean \"A sees B garrison\"?"_s}},
        {"what is seen on a card",
         expectation("A sees B on Cinder Reavr: nothing"),
         {u"7:14: error: unknown key \"A sees B on Cinder Reavr\", did you mean \"A sees B on Cinder Reaver\"?"_s}},
        {"a key that is none", expectation("weather: fine"), {u"7:14: error: unknown key \"weather\""_s}},
        {"the card of the other player",
         expectation("A Cinder Reaver hp: 50"),
         {u"7:14: error: unknown key \"A Cinder Reaver hp\", did you mean \"B Cinder Reaver hp\"?"_s}},
        {"a card that is not there so often",
         expectation("\"A Copper #99 where\": hand"),
         {u"7:14: error: unknown key \"A Copper #99 where\", did you mean \"A Copper where\"?"_s}},
        {"an empty expectation",
         step("expect: {}"),
         {u"7:13: error: there is nothing here, expected an expectation"_s}},
        {"no expectation", step("expect:"), {u"7:5: error: there is nothing here, expected an expectation"_s}},
        {"two keys in a step",
         step("{A: end turn, B: end turn}"),
         {u"7:5: error: expected one key: a player, dice or expect, found a map"_s}},
        {"key of a step", step("expct: {turn: 5}"), {u"7:5: error: unknown key \"expct\", did you mean \"expect\"?"_s}},
        {"a player in the wrong case", step("a: end turn"), {u"7:5: error: unknown key \"a\", did you mean \"A\"?"_s}},
        {"a third player", step("C: end turn"), {u"7:5: error: unknown key \"C\""_s}},
        {"a card to choose",
         step("A: attach Coper"),
         {u"7:8: error: \"attach Coper\" can never be chosen with the cards of this scenario, did you mean \"attach Copper\"?"_s}},
        {"an action to choose",
         step("A: atach Copper"),
         {u"7:8: error: \"atach Copper\" can never be chosen with the cards of this scenario, did you mean \"attach Copper\"?"_s}},
        {"an action of another type",
         step("A: equip Copper"),
         {u"7:8: error: \"equip Copper\" can never be chosen with the cards of this scenario"_s}},
        {"an Attack",
         step("A: attack with Burning Dve"),
         {u"7:8: error: \"attack with Burning Dve\" can never be chosen with the cards of this scenario, did you mean \"attack with Burning Dive\"?"_s}},
        {"another answer",
         step("A: face dwn"),
         {u"7:8: error: \"face dwn\" can never be chosen with the cards of this scenario, did you mean \"face down\"?"_s}},
        {"conceding where no rule knows it",
         step("A: concede"),
         {u"7:8: error: \"concede\" can never be chosen with the cards of this scenario"_s}},
        {"conceding is no option",
         "scenario: S\ngame: hero\nposition: {A: {health: 25}, B: {health: 25}}\nplay:\n  - expect: {not offered: "
         "[concede]}\n",
         {u"5:28: error: \"concede\" can never be chosen with the cards of this scenario"_s}},
        {"what is replaced",
         step("A: on Kestrel Vanguard replacing Coper"),
         {u"7:8: error: \"on Kestrel Vanguard replacing Coper\" can never be chosen with the cards of this scenario, did you mean \"on Kestrel Vanguard replacing Copper\"?"_s}},
        {"nothing to choose", step("A:"), {u"7:5: error: expected a text, found nothing"_s}},
        {"not offered: a card",
         expectation("not offered: [attach Copper, attach Coper]"),
         {u"7:43: error: \"attach Coper\" can never be chosen with the cards of this scenario, did you mean \"attach Copper\"?"_s}},
        {"not offered: an action",
         expectation("not offered: [retrat]"),
         {u"7:28: error: \"retrat\" can never be chosen with the cards of this scenario, did you mean \"retreat\"?"_s}},
        {"not offered: a card that is not in the game",
         expectation("not offered: [attach Gold]"),
         {u"7:28: error: \"attach Gold\" can never be chosen with the cards of this scenario"_s}},
        {"not offered: nothing",
         expectation("not offered: []"),
         {u"7:27: error: there is nothing here, expected an option"_s}},
        {"offered",
         expectation("offered: [end trun]"),
         {u"7:24: error: \"end trun\" can never be chosen with the cards of this scenario, did you mean \"end turn\"?"_s}},
        {"choices",
         expectation("choices: [retreat, end trun]"),
         {u"7:33: error: \"end trun\" can never be chosen with the cards of this scenario, did you mean \"end turn\"?"_s}},
        {"refused: an action",
         expectation("refused: {atach Copper: SCE-17a}"),
         {u"7:24: error: \"atach Copper\" can never be chosen with the cards of this scenario, did you mean \"attach Copper\"?"_s}},
        {"refused: on what",
         expectation("refused: {attach Copper > on Dawn Templr: SCE-17a}"),
         {u"7:24: error: \"attach Copper > on Dawn Templr\" can never be chosen with the cards of this scenario, did you mean \"attach Copper > on Dawn Templar\"?"_s}},
        {"refused: the rule",
         expectation("refused: {attach Copper: SCE-17aa}"),
         {u"7:39: error: no rule has the id \"SCE-17aa\", did you mean \"SCE-17a\"?"_s}},
        {"refused: no rule",
         expectation("refused: {attach Copper: alowed}"),
         {u"7:39: error: no rule has the id \"alowed\""_s}},
        {"refused: nothing", expectation("refused: {}"), {u"7:23: error: there is nothing here, expected an action"_s}},
        {"by which rule",
         expectation("by rule: SCE-1aa"),
         {u"7:23: error: no rule has the id \"SCE-1aa\", did you mean \"SCE-1a\"?"_s}},
        {"who is asked",
         expectation("asked: nobdy"),
         {u"7:21: error: expected one of A, B, nobody, found \"nobdy\", did you mean \"nobody\"?"_s}},
        {"whose turn", expectation("active: C"), {u"7:22: error: expected one of A, B, found \"C\""_s}},
        {"what turn", expectation("turn: five"), {u"7:20: error: expected a whole number, found \"five\""_s}},
        {"the result",
         expectation("result: A win"),
         {u"7:22: error: expected one of A wins, B wins, draw, stopped, none, found \"A win\", did you mean \"A wins\"?"_s}},
        {"HP", expectation("B Cinder Reaver hp: \"50 \""), {u"7:34: error: expected a whole number, found \"50 \""_s}},
        {"a list of cards",
         expectation("A hand: \"Copper, Slver\""),
         {u"7:22: error: no card is called \"Slver\", did you mean \"Silver\"?"_s}},
        {"a hidden card",
         expectation("A sees B hand: hiden card"),
         {u"7:29: error: no card is called \"hiden card\", did you mean \"hidden card\"?"_s}},
        {"a number of cards",
         expectation("A sees B discard: 2 crads"),
         {u"7:32: error: expected a number such as 2 cards, found 2 crads"_s}},
        {"where",
         expectation("A Copper where: gaveyard"),
         {u"7:30: error: expected one of combat, garrison, hand, deck, discard pile, traps, gate, beside the discard pile, blood pile, arena, found \"gaveyard\""_s}},
        {"where on",
         expectation("A Copper where: on Kestrel Vangard"),
         {u"7:30: error: no card is called \"Kestrel Vangard\", did you mean \"Kestrel Vanguard\"?"_s}},
        {"conditions",
         expectation("A Kestrel Vanguard is: \"face up, bleding\""),
         {u"7:37: error: expected one of face up, face down, bleeding, dazed, splintered, disarmed, stunned, found \"bleding\", did you mean \"bleeding\"?"_s}},
        {"a map as a value", expectation("A hand: {Copper: 1}"), {u"7:22: error: expected a text, found a map"_s}},
        {"an empty log", expectation("log: []"), {u"7:19: error: there is nothing here, expected a line of the log"_s}},
        {"no value", expectation("A hand:"), {u"7:14: error: expected a text, found nothing"_s}},
        {"several at once",
         step("expect: {lgo: [x], turn: five}\n  - B: retrat\n  - dice: [0, x]"),
         {u"7:14: error: unknown key \"lgo\", did you mean \"log\"?"_s,
          u"7:30: error: expected a whole number, found \"five\""_s,
          u"8:8: error: \"retrat\" can never be chosen with the cards of this scenario, did you mean \"retreat\"?"_s,
          u"9:12: error: expected a number from 1 to 512, found 0"_s,
          u"9:15: error: expected a whole number, found \"x\""_s}},
        {"a die of 21",
         Head
             + "position:\n  A: {combat: Kestrel Vanguard, garrison: [Cinder Reaver]}\n  B: {combat: Dawn "
               "Templar}\ndice: [3, 21]\nplay:\n  - A: retreat\n  - expect: {turn: 5}\n",
         {u"6:11: error: expected a number from 1 to 20, found 21"_s}},
        {"a die of 21 among the steps",
         Head
             + "position:\n  A: {combat: Kestrel Vanguard, garrison: [Cinder Reaver]}\n  B: {combat: Dawn "
               "Templar}\nplay:\n  - dice: [3, 21]\n  - A: retreat\n  - expect: {turn: 5}\n",
         {u"7:15: error: expected a number from 1 to 20, found 21"_s}},
        {"a die of 0", top("dice: [0]"), {u"3:8: error: expected a number from 1 to 512, found 0"_s}},
        {"a die far beyond", top("dice: [1000]"), {u"3:8: error: expected a number from 1 to 512, found 1000"_s}},
        {"random dice",
         top("dice: randon"),
         {u"3:7: error: expected a list of dice, or random, found randon, did you mean \"random\"?"_s}},
        {"dice among the steps", step("dice: 12"), {u"7:11: error: expected a list, found a text"_s}},
        {"the game",
         QByteArray("scenario: S\ngame: scepter\nplay: [{expect: {turn: 5}}]\n"),
         {u"2:7: error: unknown game \"scepter\", did you mean \"sceptre\"?"_s}},
        {"a game of which nobody knows",
         QByteArray("scenario: S\ngame: chess\nplay: [{expect: {turn: 5}}]\n"),
         {u"2:7: error: unknown game \"chess\""_s}},
        {"the name of the scenario",
         QByteArray("scenaro: S\ngame: sceptre\nplay: [{expect: {turn: 5}}]\n"),
         {u"1:1: error: the key \"scenario\" is missing"_s,
          u"1:1: error: unknown key \"scenaro\", did you mean \"scenario\"?"_s}},
        {"key of the file", top("optons: {}"), {u"3:1: error: unknown key \"optons\", did you mean \"options\"?"_s}},
        {"a rule that is shown",
         top("shows: [SCE-1a, SCE-1aa]"),
         {u"3:17: error: no rule has the id \"SCE-1aa\", did you mean \"SCE-1a\"?"_s}},
        {"a single rule that is shown",
         top("shows: SCE-1aa"),
         {u"3:8: error: no rule has the id \"SCE-1aa\", did you mean \"SCE-1a\"?"_s}},
        {"a rules option",
         top("options: {skl_us: damage}"),
         {u"3:11: error: unknown rules option \"skl_us\", did you mean \"skl_use\"?"_s}},
        {"value of a rules option",
         top("options: {skl_use: damge}"),
         {u"3:20: error: expected one of attack_roll, damage, card_text_only, found \"damge\", did you mean \"damage\"?"_s}},
        {"value of a rules option that is a number",
         top("options: {turn_limit: -3}"),
         {u"3:23: error: expected one of none, 1 to 9999, found \"-3\""_s}},
        {"shuffled", top("shuffled: nope"), {u"3:11: error: expected one of yes, no, true, false, found \"nope\""_s}},
        {"seed", top("seed: one"), {u"3:7: error: expected a whole number, found \"one\""_s}},
        {"key of an own card",
         top("cards: [{id: OWN-1, nam: X, type: squire}]"),
         {u"3:9: error: the key \"name\" is missing"_s, u"3:9: error: the key \"hp\" is missing [SCE-2b]"_s,
          u"3:9: error: the key \"def\" is missing [SCE-2b]"_s,
          u"3:9: error: the key \"innate\" is missing [SCE-36b]"_s,
          u"3:9: error: the key \"matching\" is missing [SCE-36b]"_s,
          u"3:21: error: unknown key \"nam\", did you mean \"name\"?"_s}},
        {"an Origin",
         position("combat: 'Kestrel Vanguard [Embr]'"),
         {u"4:15: error: no card is called \"Kestrel Vanguard [Embr]\", did you mean \"Kestrel Vanguard [Ember]\"?"_s}},
        {"another Origin",
         position("combat: 'Kestrel Vanguard [Nowhere]'"),
         {u"4:15: error: no card is called \"Kestrel Vanguard [Nowhere]\", did you mean \"Kestrel Vanguard [Ember]\"?"_s}},
        {"a card",
         position("combat: Kestrel Vangard"),
         {u"4:15: error: no card is called \"Kestrel Vangard\", did you mean \"Kestrel Vanguard\"?"_s}},
        {"a card with an Origin",
         position("combat: 'Kestrel Vangard [Ember]'"),
         {u"4:15: error: no card is called \"Kestrel Vangard [Ember]\", did you mean \"Kestrel Vanguard\"?"_s}},
        {"key of a player",
         position("combat: Kestrel Vanguard, garison: []"),
         {u"4:33: error: unknown key \"garison\", did you mean \"garrison\"?"_s}},
        {"key of a card",
         position("combat: {card: Kestrel Vanguard, damge: 20}"),
         {u"4:40: error: unknown key \"damge\", did you mean \"damage\"?"_s}},
        {"a condition",
         position("combat: {card: Kestrel Vanguard, is: [bleeding, dased]}"),
         {u"4:55: error: expected one of face down, bleeding, dazed, splintered, disarmed, stunned, found \"dased\", did you mean \"dazed\"?"_s}},
        {"damage on a Coin",
         position("combat: Kestrel Vanguard, hand: [{card: Copper, damage: 20}]"),
         {u"4:55: error: expected a Champion or Squire in play, found Copper"_s}},
        {"a list as a card",
         position("combat: Kestrel Vanguard, hand: [[Copper]]"),
         {u"4:40: error: expected a card, found a list"_s}},
        {"a list as a name",
         position("combat: {card: [Kestrel Vanguard]}"),
         {u"4:22: error: expected the name of a card, found a list"_s}},
        {"several cards as one",
         position("combat: {card: 2 Kestrel Vanguard}"),
         {u"4:22: error: expected 1, found 2"_s}},
        {"dead already",
         position("combat: Kestrel Vanguard, garrison: [{card: Dawn Templar, damage: 500}]"),
         {u"4:44: error: expected a number from 0 to 89, found 500"_s}},
        {"too many Blood Cards",
         position("combat: Kestrel Vanguard, blood: [6 Copper]"),
         {u"4:40: error: expected at most 5, found 6"_s}},
        {"who is active",
         position("combat: Kestrel Vanguard", "  active: C\n"),
         {u"6:11: error: expected one of A, B, found \"C\""_s}},
        {"when it begins",
         position("combat: Kestrel Vanguard", "  begins: at the start of a turn\n"),
         {u"6:11: error: expected at the start of the turn, found \"at the start of a turn\", did you mean \"at the start of the turn\"?"_s}},
        {"two Arena cards",
         position("combat: Kestrel Vanguard", "  arena of A: High Noon\n  arena of B: High Noon\n"),
         {u"7:15: error: expected at most 1, found 2"_s}},
        {"key of a position",
         position("combat: Kestrel Vanguard", "  activ: B\n"),
         {u"6:3: error: unknown key \"activ\", did you mean \"active\"?"_s}},
        {"decks",
         Head + "decks: {A: [3 Coper], B: [[Copper]]}\nplay: [{expect: {turn: 5}}]\n",
         {u"3:13: error: no card is called \"Coper\", did you mean \"Copper\"?"_s,
          u"3:27: error: expected the name of a card, found a list"_s}},
        {"a card that does what the game does not know",
         Head
             + "cards:\n  - {id: OWN-1, name: Hush, type: action, text: T, does: [{then: [{skip: draw}]}]}\n"
               "position: {A: {combat: Kestrel Vanguard}, B: {combat: Dawn Templar}}\nplay: [{expect: {turn: 5}}]\n",
         {u"4:5: error: the rules of the game cannot carry out what this text says: skip"_s}},
        {"a place that nothing replaces",
         "scenario: S\ngame: script\ncards:\n  - {id: OWN-1, name: Hush, type: item, kind: instant, cost: 0, "
         "text: T, does: [{instead of: own creature enters codex, then: [{draw: 1}]}]}\n"
         "position: {A: {}, B: {}}\nplay: [{expect: {turn: 11}}]\n",
         {u"4:5: error: the rules of the game cannot carry out what this text says: instead of enters"_s}},
        {"a verb that Hero does not know",
         "scenario: S\ngame: hero\ncards:\n  - {id: OWN-1, name: Hush, type: spell, class: Mage, cost: 0, does: "
         "[{then: [{end: turn}]}]}\n"
         "position: {A: {health: 25}, B: {health: 25}}\nplay: [{expect: {turn: 5}}]\n",
         {u"4:5: error: the rules of the game cannot carry out what this text says: end"_s}},
        {"a word of the log",
         expectation("no log: [Cinder Reavr dies]"),
         {u"7:23: error: no line of the log can say \"Reavr\" in this scenario, did you mean \"Reaver\"?"_s}},
        {"a rule in the log",
         expectation("log: [\"attacks [SCE-30aa]\"]"),
         {u"7:20: error: no rule has the id \"SCE-30aa\", did you mean \"SCE-30a\"?"_s}},
    };
    return all;
}

} // namespace

class ScenarioMistakesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// All in one run, as files of one folder.
    void initTestCase()
    {
        m_program.set("MUSTER_DATA", muster::test::inBuild("/share/muster"));
        QVERIFY(QDir().mkpath(m_program.path("bad")));
        for (std::size_t i = 0; i < mistakes().size(); ++i) {
            QFile file(fileOf(i));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(mistakes()[i].text);
        }
        const Ran ran = m_program.run({u"play"_s, m_program.path("bad")});
        QVERIFY(!ran.crashed);
        QCOMPARE(ran.exit, 2);
        m_errors = ran.err.split(u'\n', Qt::SkipEmptyParts);
        m_out = ran.lines();
    }

    void mistake_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < mistakes().size(); ++i)
            QTest::newRow(mistakes()[i].name) << static_cast<int>(i);
    }

    void mistake()
    {
        QFETCH(int, index);
        const QString file = fileOf(static_cast<std::size_t>(index)) + u':';
        QStringList said;
        for (const QString& line : std::as_const(m_errors)) {
            if (line.startsWith(file))
                said << line.mid(file.size());
        }
        QCOMPARE(said.join(u'\n'), mistakes()[static_cast<std::size_t>(index)].said.join(u'\n'));
        for (const QString& line : std::as_const(m_out))
            QVERIFY2(!line.startsWith(file), qPrintable(line)); // neither passed nor failed: it was not played
    }

private:
    [[nodiscard]] QString fileOf(std::size_t index) const
    {
        return m_program.path(qPrintable(QStringLiteral("bad/%1.yaml").arg(index)));
    }

    Program m_program;
    QStringList m_errors;
    QStringList m_out;
};

QTEST_GUILESS_MAIN(ScenarioMistakesTest)
#include "scenario_mistakes_test.moc"
