// SPDX-License-Identifier: GPL-3.0-or-later
// Every scenario of tests/scenarios plays as it says; a new file there is a new test.
#include <QDirIterator>
#include <QTest>

#include "engine/games/games.h"
#include "engine/scenario/scenario.h"
#include "tests/support/paths.h"
#include "sceptre_cards.h"

using namespace muster;

class ScenariosTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scenario_data()
    {
        QTest::addColumn<QString>("path");
        const QDir root(test::inSources() + QStringLiteral("/tests/scenarios"));
        QDirIterator it(root.path(), {QStringLiteral("*.yaml")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            QTest::newRow(qPrintable(root.relativeFilePath(path))) << path;
        }
    }

    void scenario()
    {
        QFETCH(QString, path);
        const std::string bytes = test::bytesOf(path);
        const auto header = engine::readScenarioHeader(bytes, path.toStdString());
        QVERIFY(header);
        const QString game = QString::fromStdString(header->game);
        static std::map<QString, std::shared_ptr<const Catalogue>> catalogues;
        auto& catalogue = catalogues[game];
        if (!catalogue)
            catalogue = test::catalogueOf(game);
        engine::ScenarioCards cards{catalogue, [&] { return test::setsOf(game); }};
        const auto report = engine::runScenario(bytes, path.toStdString(), cards, engine::scenarioGames());
        if (!report)
            QFAIL(qPrintable(test::listed(report.error())));
        QString text;
        for (const auto& course : report->courses) {
            for (const auto& failure : course.failures)
                text += QStringLiteral("line %1: expected %2; actual: %3\n")
                            .arg(failure.at.line)
                            .arg(QString::fromStdString(failure.expected), QString::fromStdString(failure.actual));
            for (std::size_t i = 0; i < course.trace.size() && !course.failures.empty(); ++i)
                text += QString::fromStdString(course.trace[i]) + QLatin1Char('\n');
        }
        QVERIFY2(report->passed(), qPrintable(text));
    }
};

QTEST_GUILESS_MAIN(ScenariosTest)
#include "scenarios_test.moc"
