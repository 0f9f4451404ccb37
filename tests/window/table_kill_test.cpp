// SPDX-License-Identifier: GPL-3.0-or-later
// A table is killed at random moments while somebody plays and takes back at it, again and again with the same game. Each start
// brings back every line that was tried and the place where the game stood. 45 rounds; MUSTER_KILL_ROUNDS=1000 for more.
#include <csignal>

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include "engine/games/games.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;

class TableKillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLost();
};

void TableKillTest::nothingIsLost()
{
    const int rounds = std::max(1,
                                qEnvironmentVariableIntValue("MUSTER_KILL_ROUNDS") > 0
                                    ? qEnvironmentVariableIntValue("MUSTER_KILL_ROUNDS")
                                    : 45);
    const auto games = engine::playableGames();
    QRandomGenerator dice(17);
    std::vector<std::unique_ptr<QTemporaryDir>> folders;
    std::vector<QByteArray> last(games.size());
    std::vector<bool> between(games.size(), false);
    for (std::size_t i = 0; i < games.size(); ++i)
        folders.push_back(std::make_unique<QTemporaryDir>());
    int deeds = 0;
    int comparedAll = 0;
    for (int round = 0; round < rounds; ++round) {
        const std::size_t at = static_cast<std::size_t>(round) % games.size();
        QProcess table;
        table.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        table.start(test::inBuild("/tests/table_kill_target"),
                    {folders[at]->path(), QString::fromStdString(games[at]), QString::number(dice.bounded(1 << 30))});
        const int wanted = 2 + dice.bounded(30); // lines, before it is killed
        QList<QByteArray> said;
        while (said.size() < wanted) {
            QVERIFY2(table.canReadLine() || table.waitForReadyRead(60'000), "the table says nothing any more");
            while (table.canReadLine())
                said += table.readLine().trimmed();
        }
        ::kill(static_cast<pid_t>(table.processId()), SIGKILL);
        QVERIFY(table.waitForFinished());
        for (const QByteArray& line : table.readAllStandardOutput().split('\n')) {
            if (!line.isEmpty())
                said += line.trimmed();
        }
        QCOMPARE(said.first() == "new", last[at].isEmpty()); // a game that was begun is there
        const QByteArray first = said[said.first() == "new" ? 1 : 0];
        if (!last[at].isEmpty() && !between[at]) {
            QCOMPARE(first, last[at]);
            ++comparedAll;
        } else if (!last[at].isEmpty()) {
            QVERIFY(first.split(' ').value(1).toInt() >= last[at].split(' ').value(1).toInt()); // no line is gone
        }
        for (const QByteArray& line : said) {
            between[at] = line == "try";
            if (line.startsWith("is ") && line.count(' ') == 3) {
                last[at] = line;
                ++deeds;
            }
        }
    }
    QVERIFY(deeds > rounds);
    qInfo("%d rounds, %d deeds, %d starts compared", rounds, deeds, comparedAll);
}

QTEST_GUILESS_MAIN(TableKillTest)
#include "table_kill_test.moc"
