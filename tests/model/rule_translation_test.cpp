// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of rules in another language: put into the book, and refused where the book does not have them.
#include <QTest>

#include "error_lines.h"
#include "model/games/rule_translation.h"
#include "nasty_yaml.h"

using namespace muster;
using muster::test::errorLines;

namespace {

const char* const English = R"(game: sample
title: Sample
rules:
  - {id: SMP-1a, section: deck, ref: Page 3, rule: A deck has 40 cards., check: "39 fail.", scope: validator}
  - {id: SMP-1b, section: deck, rule: Nobody looks., scope: both}
requirements:
  - {id: SMP-V1, severity: illegal, scope: deck, rules: [SMP-1a], condition: Not 40 cards., message: N cards.,
     fix: Add some.}
rulings:
  - {id: SMP-Q1, rules: [SMP-1a], question: Which die?, ruling: d20.}
examples:
  - {id: SMP-EX1, rules: [SMP-1a], given: A card., when: It is played., then: It works.}
  - {id: SMP-EX2, rules: [SMP-1a], given: Two cards., then: They work.}
interactions:
  - {id: SMP-K1, rules: [], case: Two at once., answer: Both.}
)";

const char* const German = R"(SMP-1a:
  rule: Ein Deck hat 40 Karten.
  check: 39 reichen nicht.
SMP-V1: {condition: Nicht 40 Karten., message: N Karten., fix: Lege welche dazu.}
SMP-Q1: {question: Welcher Würfel?, ruling: d20.}
SMP-EX1:
  given: Eine Karte.
  when: Sie wird gespielt.
  then: Es klappt.
SMP-EX2: {then: Sie wirken.}
SMP-K1: {case: Zwei zugleich., answer: Beide.}
)";

RuleBook book() { return readRuleBook(English, "rules.yaml").value(); }

} // namespace

class RuleTranslationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesThePlaceOfEnglish()
    {
        const auto read = translatedRuleBook(book(), German, "de.yaml");
        QVERIFY2(read.has_value(), read ? "" : errorLines(read.error()).c_str());
        QCOMPARE(read->find("SMP-1a")->sentence, std::string("Ein Deck hat 40 Karten."));
        QCOMPARE(read->find("SMP-1a")->answer, std::string("39 reichen nicht."));
        QCOMPARE(read->find("SMP-1a")->ref, std::string("Page 3"));
        QCOMPARE(read->find("SMP-1b")->sentence, std::string("Nobody looks.")); // not translated
        QCOMPARE(read->find("SMP-V1")->sentence, std::string("Nicht 40 Karten."));
        QCOMPARE(read->find("SMP-V1")->answer, std::string("N Karten."));
        QCOMPARE(read->find("SMP-V1")->fix, std::string("Lege welche dazu."));
        QCOMPARE(read->find("SMP-Q1")->sentence, std::string("Welcher Würfel?"));
        QCOMPARE(read->find("SMP-EX1")->sentence, std::string("Eine Karte. Sie wird gespielt."));
        QCOMPARE(read->find("SMP-EX1")->when, std::string("Sie wird gespielt."));
        QCOMPARE(read->find("SMP-EX1")->answer, std::string("Es klappt."));
        QCOMPARE(read->find("SMP-EX2")->sentence, std::string("Two cards."));
        QCOMPARE(read->find("SMP-EX2")->answer, std::string("Sie wirken."));
        QCOMPARE(read->find("SMP-K1")->answer, std::string("Beide."));
    }

    /// Another translation over the first one: what a person wrote over what came with Muster.
    void standsOverAnother()
    {
        const auto first = translatedRuleBook(book(), German, "de.yaml");
        const auto second = translatedRuleBook(*first, "SMP-EX1: {when: Jemand spielt sie.}\n", "de.yaml");
        QVERIFY(second);
        QCOMPARE(second->find("SMP-EX1")->sentence, std::string("Eine Karte. Jemand spielt sie."));
        QCOMPARE(second->find("SMP-1a")->sentence, std::string("Ein Deck hat 40 Karten."));
    }

    void knowsTheProseOfEachEntry()
    {
        const auto keys = [](const char* id) {
            std::string all;
            for (const RuleProse& prose : proseOf(*book().find(id)))
                all += std::string(prose.key) + "=" + prose.text + ";";
            return all;
        };
        QCOMPARE(keys("SMP-1a"), std::string("rule=A deck has 40 cards.;check=39 fail.;"));
        QCOMPARE(keys("SMP-1b"), std::string("rule=Nobody looks.;"));
        QCOMPARE(keys("SMP-V1"), std::string("condition=Not 40 cards.;message=N cards.;fix=Add some.;"));
        QCOMPARE(keys("SMP-Q1"), std::string("question=Which die?;ruling=d20.;"));
        QCOMPARE(keys("SMP-EX1"), std::string("given=A card.;when=It is played.;then=It works.;"));
        QCOMPARE(keys("SMP-EX2"), std::string("given=Two cards.;then=They work.;"));
        QCOMPARE(keys("SMP-K1"), std::string("case=Two at once.;answer=Both.;"));
    }

    void reports_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* bytes, const char* expected) {
            QTest::newRow(name) << QByteArray(bytes) << QByteArray(expected);
        };
        row("unknown id", "SMP-1c: {rule: A.}\n", "1:1 SMP-1c UnknownRule(SMP-1c) ~SMP-1a");
        row("other case", "smp-q1: {ruling: A.}\n", "1:1 smp-q1 UnknownRule(smp-q1) ~SMP-Q1");
        row("unknown key", "SMP-1a: {rule: A.}\nSMP-K1: {case: A., anser: B.}\n",
            "2:20 SMP-K1.anser UnknownKey(anser) ~answer");
        row("no such text", "SMP-1b: {rule: A., check: B.}\n", "1:20 SMP-1b.check NotOneOf(check|rule)");
        row("no such part", "SMP-EX2: {when: A.}\n", "1:11 SMP-EX2.when NotOneOf(when|given, then)");
        row("empty", "SMP-1a: {rule: \"\"}\n", "1:16 SMP-1a.rule WrongShape(a text|nothing)");
        row("no map", "SMP-1a: Eine Regel.\n", "1:9 SMP-1a WrongShape(a map|a text)");
        row("a list", "- SMP-1a\n", "1:1 WrongShape(a map|a list)");
    }

    void reports()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, expected);
        const auto read = translatedRuleBook(book(), bytes.toStdString(), "de.yaml");
        QVERIFY(!read);
        QCOMPARE(QByteArray::fromStdString(errorLines(read.error())), expected);
    }

    void survivesNastyFiles()
    {
        for (const auto& [name, bytes] : test::nastyYaml()) {
            const auto read = translatedRuleBook(book(), bytes, "nasty");
            QVERIFY2(!read && !read.error().empty(), name.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(RuleTranslationTest)
#include "rule_translation_test.moc"
