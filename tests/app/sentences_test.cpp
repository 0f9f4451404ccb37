// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/language.h"
#include "app/text/query_text.h"
#include "app/text/shown.h"
#include "model/yaml/document.h"
#include "tests/support/paths.h"

using namespace muster;
using namespace muster::app;

namespace {

// One past the last enumerator has no key; the loops below stop there, and the counts prove that they went that far.
constexpr auto LastError = ErrorKind::BadCsv;
constexpr auto LastFinding = FindingKind::Summary;
constexpr auto LastProblem = query::ProblemKind::NoCharacter;

/// A sentence that a person may read: there, with nothing left unfilled and no plural left open.
void verifySentence(const QString& sentence)
{
    static const QRegularExpression unfilled(QStringLiteral("%([0-9]|n|L)|\\(s\\)|\"\""));
    QVERIFY2(sentence.size() > 8, qPrintable(sentence));
    QVERIFY2(!unfilled.match(sentence).hasMatch(), qPrintable(sentence));
    QVERIFY2(!sentence.contains(QLatin1String("  ")), qPrintable(sentence));
}

Finding sample(FindingKind kind, int number)
{
    Finding finding;
    finding.id = "SCE-V2";
    finding.kind = kind;
    finding.subjects.push_back(
        Subject{.section = "main", .name = "Kestrel Vanguard [Ember]", .card = {}, .count = 4, .rows = {}});
    finding.label = "Champions";
    finding.have = number;
    finding.need = number;
    finding.limit = number;
    finding.nearest = {"Kestrel", "Castle"};
    Fix fix;
    fix.kind = Fix::Kind::UseCard;
    fix.name = "Kestrel Vanguard [Ember]";
    finding.fixes.push_back(fix);
    return finding;
}

} // namespace

class TestSentences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installLanguage(); }

    void everyErrorHasASentence()
    {
        std::set<QString> keys;
        for (int i = 0; i <= static_cast<int>(LastError); ++i) {
            Error error;
            error.kind = static_cast<ErrorKind>(i);
            error.arguments = {"17", "3", "5"};
            verifySentence(errorSentence(error));
            error.arguments.clear(); // a reader's slip must not show
            QVERIFY(!errorSentence(error).isEmpty());
            QVERIFY(!errorKey(error.kind).isEmpty());
            keys.insert(errorKey(error.kind));
        }
        QCOMPARE(keys.size(), static_cast<std::size_t>(LastError) + 1);
        QVERIFY(errorKey(static_cast<ErrorKind>(static_cast<int>(LastError) + 1)).isEmpty());
    }

    void aQueryInAFileIsExplainedAsOneThatIsTyped()
    {
        Error error;
        error.kind = ErrorKind::BadQuery;
        error.arguments = {"unknown field", "tpye"};
        error.nearest = "type";
        const QString sentence = errorSentence(error);
        QVERIFY2(sentence.contains(QStringLiteral("no field")), qPrintable(sentence));
        QVERIFY2(sentence.contains(QStringLiteral("tpye")), qPrintable(sentence));
        QCOMPARE(sentence.count(QStringLiteral("type")), 1);
    }

    void everyFindingHasATitleAndAnExplanation()
    {
        std::set<QString> keys;
        for (int i = 0; i <= static_cast<int>(LastFinding); ++i) {
            const auto kind = static_cast<FindingKind>(i);
            for (const int number : {0, 1, 2, 70}) {
                for (const Severity severity :
                     {Severity::Advice, Severity::Warning, Severity::Incomplete, Severity::Illegal}) {
                    Finding finding = sample(kind, number);
                    finding.severity = severity;
                    verifySentence(findingTitle(finding));
                    verifySentence(findingExplanation(finding));
                }
            }
            Finding bare;
            bare.kind = kind;
            QVERIFY(!findingTitle(bare).isEmpty());
            QVERIFY(!findingTitle(bare).contains(QLatin1Char('%')));
            verifySentence(findingExplanation(kind));
            keys.insert(findingKey(kind));
        }
        QCOMPARE(keys.size(), static_cast<std::size_t>(LastFinding) + 1);
        QVERIFY(findingKey(static_cast<FindingKind>(static_cast<int>(LastFinding) + 1)).isEmpty());
    }

    void everyQueryProblemHasASentence()
    {
        std::set<QString> keys;
        for (int i = 0; i <= static_cast<int>(LastProblem); ++i) {
            query::Problem problem;
            problem.kind = static_cast<query::ProblemKind>(i);
            problem.token = "hpp";
            problem.nearest = "hp";
            verifySentence(problemSentence(problem));
            keys.insert(problemKey(problem.kind));
        }
        QCOMPARE(keys.size(), static_cast<std::size_t>(LastProblem) + 1);
        QVERIFY(problemKey(static_cast<query::ProblemKind>(static_cast<int>(LastProblem) + 1)).isEmpty());
    }

    void fixesAndEdits()
    {
        for (const Fix::Kind kind : {Fix::Kind::RemoveCopies, Fix::Kind::AddCards, Fix::Kind::UseCard,
                                     Fix::Kind::SwapCards, Fix::Kind::MoveCards}) {
            Fix fix;
            fix.kind = kind;
            fix.count = 1;
            fix.name = "Kestrel Vanguard";
            verifySentence(fixSentence(fix));
            QVERIFY(!fixKey(kind).isEmpty());
        }
        Deck deck;
        deck.section("main").entries = {
            DeckEntry{.card = "Kestrel Vanguard", .identity = {}, .count = 4, .note = {}, .at = {}}};
        for (const DeckEdit::Kind kind : {DeckEdit::Kind::Add, DeckEdit::Kind::Remove, DeckEdit::Kind::Replace}) {
            DeckEdit edit;
            edit.kind = kind;
            edit.section = "main";
            edit.count = 2;
            edit.entry.card = "Dawn Rider";
            verifySentence(editSentence(edit, deck));
        }
    }

    void pluralsAgree()
    {
        Finding finding = sample(FindingKind::TooManyCopies, 1);
        QCOMPARE(findingTitle(finding), QStringLiteral("1 copy of Kestrel Vanguard [Ember], at most 1 allowed"));
        finding.have = 4;
        finding.limit = 3;
        QCOMPARE(findingTitle(finding), QStringLiteral("4 copies of Kestrel Vanguard [Ember], at most 3 allowed"));
    }

    void anEmptyFileIsCalledEmpty()
    {
        const auto document = yaml::Document::parse("# nothing\n", "deck.muster");
        QVERIFY(!document);
        QCOMPARE(errorLine(document.error().front()),
                 QStringLiteral("deck.muster:1:1: error: the file is empty, or holds nothing but comments"));
    }

    void placesAreInTheLine()
    {
        Error error;
        error.kind = ErrorKind::UnknownKey;
        error.arguments = {"originn"};
        error.nearest = "origin";
        QCOMPARE(errorLine(error), QStringLiteral("error: unknown key \"originn\", did you mean \"origin\"?"));
        error.file = "deck.muster";
        error.at = {12, 7};
        error.requirement = "SCE-V7";
        QCOMPARE(errorLine(error),
                 QStringLiteral("deck.muster:12:7: error: unknown key \"originn\", did you mean \"origin\"? [SCE-V7]"));
    }

    void nothingSpeaksToTheTerminal()
    {
        QCOMPARE(shown(std::string_view("a\x1b[2Jb\nc")), QStringLiteral("a\ufffd[2Jb c"));
        QCOMPARE(shown(QStringLiteral("x\u202ey")), QStringLiteral("x\ufffdy"));
        QCOMPARE(shown(std::string_view("\xff\xfe")), QStringLiteral("\ufffd\ufffd"));
        const std::string longText(100'000'000, 'x');
        QCOMPARE(shown(longText, 10).size(), 10);
        QVERIFY(shown(longText, 10).endsWith(QChar(0x2026)));
        // A character of two halves is never cut in the middle.
        QCOMPARE(shown(QStringLiteral("a\U0001F0A1\U0001F0A1"), 3), QStringLiteral("a\u2026"));
    }

    void caretsStandUnderTheToken()
    {
        query::Problem problem;
        problem.begin = std::string("名 ").size();
        problem.length = 3;
        QCOMPARE(underlined("名 hpp>3", problem), QStringLiteral("  名 hpp>3\n     ^^^"));
        problem.begin = 100; // past the end: something is shown all the same
        QVERIFY(underlined("abc", problem).endsWith(QLatin1Char('^')));
    }

    /// Every plural of the English file has both forms, and none is waiting for a translator.
    void englishIsComplete()
    {
        QFile file(test::inSources("/translations/muster_en.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        int messages = 0;
        int forms = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("message")) {
                QCOMPARE(xml.attributes().value(QLatin1String("numerus")), QLatin1String("yes"));
                ++messages;
            } else if (xml.name() == QLatin1String("translation")) {
                QVERIFY(!xml.attributes().hasAttribute(QLatin1String("type")));
            } else if (xml.name() == QLatin1String("numerusform")) {
                const QString form = xml.readElementText();
                QVERIFY(!form.isEmpty());
                QVERIFY2(!form.contains(QLatin1String("(s)")), qPrintable(form));
                ++forms;
            }
        }
        QVERIFY(!xml.hasError());
        QVERIFY(messages > 10);
        QCOMPARE(forms, messages * 2);
    }
};

QTEST_GUILESS_MAIN(TestSentences)
#include "sentences_test.moc"
