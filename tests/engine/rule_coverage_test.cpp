// SPDX-License-Identifier: GPL-3.0-or-later
// Every rule of a game that claims to be complete is cited by a scenario, a case or a test. What has none stands in
// tests/rules_without_test.yaml with its reason.
#include <set>

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include "engine/games/games.h"
#include "model/games/rule_book.h"
#include "model/yaml/reader.h"
#include "tests/support/paths.h"
#include "sceptre_cards.h"

using namespace muster;

class RuleCoverageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const std::string bytes = test::bytesOf(root(QStringLiteral("tests/rules_without_test.yaml")));
        auto document = yaml::Document::parse(bytes, "rules_without_test.yaml");
        QVERIFY2(document.has_value(), "the list of rules without a test can be read");
        yaml::Report report("rules_without_test.yaml");
        yaml::MapReader map(document->root(), {}, report);
        m_complete = map.texts("complete");
        m_byTheLanguage = map.texts("by the language");
        if (const yaml::Node* rules = map.child("rules")) {
            for (const yaml::Node& one : yaml::readList(*rules, "rules", report)) {
                yaml::MapReader rule(one, "rules", report);
                const std::string id = rule.requiredText("id");
                m_excused[id] = rule.requiredText("reason");
                rule.finish();
            }
        }
        map.finish();
        QVERIFY2(!report.failed(), qPrintable(test::listed(report.errors())));
    }

    void everyRuleIsCited_data()
    {
        QTest::addColumn<QString>("game");
        for (const std::string& game : m_complete)
            QTest::newRow(game.c_str()) << QString::fromStdString(game);
    }

    void everyRuleIsCited()
    {
        QFETCH(QString, game);
        const std::string bytes = test::bytesOf(test::gameFolder(game) + QStringLiteral("/rules.yaml"));
        const auto book = readRuleBook(bytes, "rules.yaml");
        QVERIFY2(book.has_value(), "the rules can be read");
        const std::set<QString> cited = citations();
        int count = 0;
        QStringList missing;
        for (const RuleEntry& entry : book->entries) {
            const bool wanted = entry.kind == RuleEntry::Kind::Example || entry.kind == RuleEntry::Kind::Interaction
                || entry.kind == RuleEntry::Kind::Ruling
                || (entry.kind == RuleEntry::Kind::Rule && entry.scope != "table-etiquette");
            if (!wanted)
                continue;
            ++count;
            const QString id = QString::fromStdString(entry.id);
            const bool excused = m_excused.contains(entry.id);
            QVERIFY2(!(excused && cited.contains(id)), qPrintable(id + QStringLiteral(" has a test and an excuse")));
            if (!excused && !cited.contains(id))
                missing << id;
        }
        qInfo("%d rules, rulings, examples and interactions; %lld without a test", count,
              static_cast<long long>(missing.size()));
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char(' '))));
    }

    /// Who reads a rule finds its lines by its id.
    void everyRuleIsNamedInTheEngine_data() { everyRuleIsCited_data(); }

    void everyRuleIsNamedInTheEngine()
    {
        QFETCH(QString, game);
        const std::string bytes = test::bytesOf(test::gameFolder(game) + QStringLiteral("/rules.yaml"));
        const auto book = readRuleBook(bytes, "rules.yaml");
        QVERIFY2(book.has_value(), "the rules can be read");
        const std::set<QString> named = namedInEngine(game.toStdString());
        QStringList missing;
        for (const RuleEntry& entry : book->entries) {
            const QString id = QString::fromStdString(entry.id);
            const bool wanted =
                entry.kind == RuleEntry::Kind::Rule && (entry.scope == "engine" || entry.scope == "both");
            const bool byTheLanguage =
                std::find(m_byTheLanguage.begin(), m_byTheLanguage.end(), entry.id) != m_byTheLanguage.end();
            QVERIFY2(!(byTheLanguage && named.contains(id)), qPrintable(id + QStringLiteral(" is named, and excused")));
            if (wanted && !byTheLanguage && !named.contains(id))
                missing << id;
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char(' '))));
    }

private:
    static QString root(const QString& path) { return test::inSources("/") + path; }

    /// Ids in the scenarios' `shows`, in case files, and in the sources of tests.
    static std::set<QString> citations()
    {
        std::set<QString> found;
        const QRegularExpression id(QStringLiteral("\\b[A-Z]{3}-[A-Z]{0,2}[0-9]+[a-z]?\\b"));
        QDirIterator it(root(QStringLiteral("tests")),
                        {QStringLiteral("*.yaml"), QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (path.endsWith(QLatin1String("rules_without_test.yaml")))
                continue;
            QString text = QString::fromStdString(test::bytesOf(path));
            if (path.contains(QLatin1String("/scenarios/"))) { // only what it says that it shows
                const auto shows = QRegularExpression(QStringLiteral("^shows: \\[(.*?)\\]"),
                                                      QRegularExpression::MultilineOption
                                                          | QRegularExpression::DotMatchesEverythingOption)
                                       .match(text);
                text = shows.captured(1);
            }
            auto match = id.globalMatch(text);
            while (match.hasNext())
                found.insert(match.next().captured(0));
        }
        return found;
    }

    /// Ids in a game's folder of the engine, with those between the ends of "SCE-44a to 44g".
    static std::set<QString> namedInEngine(const std::string& game)
    {
        std::set<QString> found;
        const QRegularExpression id(
            QStringLiteral("\\b([A-Z]{3}-[A-Z]{0,2}[0-9]+)([a-z]?)(?: to (?:[A-Z]{3}-)?[A-Z]{0,2}[0-9]+([a-z]))?\\b"));
        QDirIterator it(root(QStringLiteral("engine/games/") + QString::fromStdString(game)),
                        {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files);
        while (it.hasNext()) {
            const QString text = QString::fromStdString(test::bytesOf(it.next()));
            auto match = id.globalMatch(text);
            while (match.hasNext()) {
                const auto one = match.next();
                found.insert(one.captured(1) + one.captured(2));
                if (one.captured(3).isEmpty() || one.captured(2).isEmpty())
                    continue;
                for (char16_t part = one.captured(2).at(0).unicode(); part <= one.captured(3).at(0).unicode(); ++part)
                    found.insert(one.captured(1) + QChar(part));
            }
        }
        return found;
    }

    std::vector<std::string> m_complete;
    std::vector<std::string> m_byTheLanguage;
    std::map<std::string, std::string> m_excused;
};

QTEST_GUILESS_MAIN(RuleCoverageTest)
#include "rule_coverage_test.moc"
