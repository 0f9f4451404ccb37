// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "error_lines.h"
#include "model/games/rule_book.h"
#include "tests/support/paths.h"
#include "nasty_yaml.h"

using namespace muster;
using muster::test::errorLines;

namespace {

const char* const Book = R"(game: sample
title: Sample
rules:
  - {id: SMP-1a, section: deck, ref: Page 3, rule: A deck has 40 cards., check: "39 fail.", scope: validator}
requirements:
  - {id: SMP-V1, severity: [illegal, incomplete], scope: deck, rules: [SMP-1a], condition: Not 40 cards., message: N cards.,
     fix: Add some.}
rulings:
  - {id: SMP-Q1, rules: [SMP-1a], question: Which die?, options: [d6, d20], ruling: d20.}
examples:
  - {id: SMP-EX1, rules: [SMP-1a], given: A card., when: It is played., then: It works.}
interactions:
  - {id: SMP-K1, rules: [], case: Two at once., answer: Both.}
)";

} // namespace

class RuleBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryKind();
    void findsIds();
    void reports_data();
    void reports();
    void readsSceptre();
    void survivesNastyFiles();
};

void RuleBookTest::readsEveryKind()
{
    const auto book = readRuleBook(Book, "rules.yaml");
    QVERIFY2(book.has_value(), book ? "" : errorLines(book.error()).c_str());
    QCOMPARE(book->game, std::string("sample"));
    QCOMPARE(book->entries.size(), std::size_t(5));
    const auto& rule = book->entries[0];
    QCOMPARE(rule.kind, RuleEntry::Kind::Rule);
    QCOMPARE(rule.scope, std::string("validator"));
    QCOMPARE(rule.ref, std::string("Page 3"));
    QCOMPARE(rule.sentence, std::string("A deck has 40 cards."));
    const auto& requirement = book->entries[1];
    QCOMPARE(requirement.kind, RuleEntry::Kind::Requirement);
    QCOMPARE(requirement.rules, std::vector<std::string>{"SMP-1a"});
    QCOMPARE(requirement.sentence, std::string("Not 40 cards."));
    QCOMPARE(requirement.fix, std::string("Add some."));
    const auto& ruling = book->entries[2];
    QCOMPARE(ruling.sentence, std::string("Which die?"));
    QCOMPARE(ruling.answer, std::string("d20."));
    const auto& example = book->entries[3];
    QCOMPARE(example.sentence, std::string("A card. It is played."));
    QCOMPARE(example.answer, std::string("It works."));
    QCOMPARE(book->entries[4].kind, RuleEntry::Kind::Interaction);
}

void RuleBookTest::findsIds()
{
    const auto book = readRuleBook(Book, "rules.yaml");
    QVERIFY(book->find("smp-v1"));
    QCOMPARE(book->find("SMP-v1")->id, std::string("SMP-V1"));
    QVERIFY(!book->find("SMP-V2"));
    QVERIFY(!book->find(""));
    QCOMPARE(book->nearestId("SMP-EX2"), std::string("SMP-EX1"));
    QVERIFY(book->nearestId("zzzzzzzzz").empty());
}

void RuleBookTest::reports_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* from, const char* to, const char* expected) {
        QTest::newRow(to) << QByteArray(from) << QByteArray(to) << QByteArray(expected);
    };
    row("id: SMP-Q1", "id: smp-v1", "9:10 rulings[0].id DuplicateId(smp-v1|line 6)");
    row("id: SMP-Q1", "id: a b", "9:10 rulings[0].id BadId(a b|letters, digits and hyphens)");
    row("id: SMP-Q1, ", "", "9:5 rulings[0] MissingKey(id)");
    row("scope: validator", "scope: validater",
        "4:100 rules[0].scope NotOneOf(validater|engine, validator, both, table-etiquette) ~validator");
    row("[illegal, incomplete]", "[illegal, bad]",
        "6:38 requirements[0].severity NotOneOf(bad|illegal, incomplete, warning, advice, error)");
    row("answer: Both.", "anser: Both.",
        "13:5 interactions[0] MissingKey(answer)\n"
        "13:49 interactions[0].anser UnknownKey(anser) ~answer");
    row("examples:", "example:", "10:1 example UnknownKey(example) ~examples");
    row("title: Sample\n", "", "1:1 MissingKey(title)");
}

void RuleBookTest::reports()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, expected);
    QByteArray text(Book);
    QVERIFY(text.contains(from));
    text.replace(from, to);
    const auto book = readRuleBook(text.toStdString(), "rules.yaml");
    QVERIFY(!book);
    QCOMPARE(QByteArray::fromStdString(errorLines(book.error())), expected);
}

void RuleBookTest::readsSceptre()
{
    QFile file(test::inSources("/resources/games/sceptre/rules.yaml"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto book = readRuleBook(file.readAll().toStdString(), "rules.yaml");
    QVERIFY2(book.has_value(), book ? "" : errorLines(book.error()).c_str());
    QVERIFY(book->find("SCE-3a"));
    QCOMPARE(book->find("sce-v1")->kind, RuleEntry::Kind::Requirement);
    for (const auto& entry : book->entries) {
        for (const auto& rule : entry.rules)
            QVERIFY2(book->find(rule), (entry.id + " rests on " + rule).c_str());
    }
}

void RuleBookTest::survivesNastyFiles()
{
    for (const auto& [name, bytes] : test::nastyYaml()) {
        const auto book = readRuleBook(bytes, "nasty");
        QVERIFY2(!book && !book.error().empty(), name.c_str());
    }
}

QTEST_GUILESS_MAIN(RuleBookTest)
#include "rule_book_test.moc"
