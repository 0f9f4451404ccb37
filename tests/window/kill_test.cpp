// SPDX-License-Identifier: GPL-3.0-or-later
// A Muster is killed at random moments while edits and saves run, again and again with the same decks, and nothing is
// ever lost: neither a step that was done, nor a file. 50 rounds; MUSTER_KILL_ROUNDS=1000 for more.
#include <csignal>

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/safety/deck_on_disk.h"
#include "app/window/safety/deck_record.h"
#include "app/window/safety/journal.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

QByteArray markOf(const Deck& deck)
{
    const QByteArray line = lineOf(recordOf(deck));
    return fingerprintOf(std::string_view(line.constData(), std::size_t(line.size()))).toHex();
}

/// What the program last said about a deck.
struct Said {
    int state = 0;
    QByteArray deck;
    QByteArray file;   ///< fingerprint of what the file must hold
    QByteArray trying; ///< a save that had begun and was not told to be done
};

} // namespace

class KillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(QDir(m_folder.path()).mkpath(u"decks"_s));
    }

    /// Rows of 50, since a test that takes more than five minutes is taken for one that hangs.
    void nothingIsEverLost_data()
    {
        const bool isAsked = qEnvironmentVariableIsSet("MUSTER_KILL_ROUNDS");
        const int rounds = isAsked ? qEnvironmentVariableIntValue("MUSTER_KILL_ROUNDS") : RowLength;
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        for (int first = 0; first < rounds; first += RowLength)
            QTest::addRow("from round %d", first + 1) << first << std::min(first + RowLength, rounds);
    }

    void nothingIsEverLost()
    {
        QFETCH(int, first);
        QFETCH(int, last);
        const QString journals = m_folder.filePath(u"journals"_s);
        QRandomGenerator dice(20261121U + quint32(first));
        std::vector<Said>& said = m_said;
        int steps = 0;
        int saves = 0;
        int between = 0;
        for (int round = first; round < last; ++round) {
            QProcess program;
            program.setProcessChannelMode(QProcess::SeparateChannels);
            program.start(QStringLiteral(MUSTER_KILL_TARGET),
                          {m_folder.path(), journals, m_folder.filePath(u"decks"_s), QString::number(round)});
            QVERIFY(program.waitForStarted());
            // Killed a random number of lines after it began to work, and a random moment after that line.
            const int lines = dice.bounded(1, 120);
            const int moment = dice.bounded(4000); // microseconds
            QByteArray output;
            while (output.count('\n') < lines + 1) {
                QVERIFY2(program.waitForReadyRead(60'000),
                         qPrintable(QString::fromLocal8Bit(program.readAllStandardError())));
                output += program.readAllStandardOutput();
            }
            QElapsedTimer timer;
            timer.start();
            while (timer.nsecsElapsed() < qint64(moment) * 1000) { }
            QCOMPARE(::kill(pid_t(program.processId()), SIGKILL), 0);
            QVERIFY(program.waitForFinished());
            QCOMPARE(program.exitStatus(), QProcess::CrashExit); // and did not give up by itself
            output += program.readAllStandardOutput();

            const QList<QByteArray> all = output.split('\n');
            QCOMPARE(all.first(), QByteArray("ready 3"));
            for (const QByteArray& line : all.mid(1, all.size() - 2)) { // the last one may be cut off
                const QList<QByteArray> words = line.split(' ');
                Said& about = said[words[1].toUInt()];
                if (words[0] == "deck") {
                    about.state = words[2].toInt();
                    about.deck = words[3];
                    ++steps;
                } else if (words[0] == "trying") {
                    about.trying = words[2];
                } else {
                    about.file = std::exchange(about.trying, QByteArray());
                    ++saves;
                }
            }

            JournalFolder left(journals);
            auto orphans = left.takeOver();
            QCOMPARE(orphans.size(), said.size());
            for (std::size_t i = 0; i < said.size(); ++i) {
                const JournalContents& contents = orphans[i].contents;
                QVERIFY(!orphans[i].damaged);
                QCOMPARE(contents.path.isEmpty(), i == 2 || (said[i].file.isEmpty() && contents.fingerprint.isEmpty()));
                // The deck is the one last said, or, where the kill came between a step and the word about it, one step on.
                // Then the one last said is in the history, beside it.
                const QByteArray now = markOf(contents.deck());
                if (!said[i].deck.isEmpty() && now != said[i].deck) {
                    ++between;
                    QList<QByteArray> history{markOf(contents.base)};
                    for (const JournalStep& step : contents.steps)
                        history += markOf(step.deck);
                    // A step of typing grows in place; undo and jump stay inside the history.
                    const bool isTyping =
                        contents.current > 0 && contents.steps[std::size_t(contents.current) - 1].words == u"Notes"_s;
                    QVERIFY2(history.contains(said[i].deck) || isTyping, "a step that was done is not there");
                }
                said[i].deck = now;
                said[i].state = contents.current;
                if (i == 2)
                    continue;
                // The file is the one of the last save, or of the save that was being done: whole in any case.
                const QString file = m_folder.filePath(u"decks/deck%1.muster"_s.arg(i));
                const QByteArray there = fingerprintOfFile(file).toHex();
                QVERIFY2(there == said[i].file || there == said[i].trying, "a file is neither old nor new");
                said[i].file = there;
                said[i].trying.clear();
            }
        }
        qInfo("%d rounds, %d steps, %d saves, %d kills between a step and the word about it", last - first, steps,
              saves, between);
        QVERIFY(steps > (last - first) * 10);
        QVERIFY(saves > last - first);
    }

private:
    static constexpr int RowLength = 50;
    QTemporaryDir m_folder;
    std::vector<Said> m_said = std::vector<Said>(3); ///< of the three decks that all rounds share
};

QTEST_GUILESS_MAIN(KillTest)
#include "kill_test.moc"
