// SPDX-License-Identifier: GPL-3.0-or-later
// A Muster with its window is killed at random moments while somebody edits, saves, opens, closes and moves decks, and while
// it starts, again and again with the same decks. Each start brings back all that was on the screen: the decks with their
// histories, saved or not, in the order of their tabs, and the one that was in front. 50 rounds;
// MUSTER_KILL_ROUNDS=1000 for more.
#include <csignal>

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/safety/deck_on_disk.h"
#include "app/window/safety/deck_record.h"
#include "app/window/safety/journal.h"
#include "carddb/file_io.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

namespace {

QString markOf(const Deck& deck)
{
    const QByteArray line = lineOf(recordOf(deck));
    return QString::fromLatin1(fingerprintOf(std::string_view(line.constData(), std::size_t(line.size()))).toHex());
}

struct Tab {
    QString deck; ///< fingerprint
    QString path;
    int index = 0; ///< how many steps are in force
    bool modified = false;
    friend bool operator==(const Tab&, const Tab&) = default;
};

/// What is on the screen.
struct Screen {
    QList<Tab> tabs;
    int front = -1; ///< the start page
    friend bool operator==(const Screen&, const Screen&) = default;
};

Screen screenOf(const QJsonObject& said)
{
    Screen screen;
    for (const QJsonValue& value : said.value(u"tabs"_s).toArray()) {
        const QJsonObject tab = value.toObject();
        screen.tabs.append({tab.value(u"deck"_s).toString(), tab.value(u"path"_s).toString(),
                            tab.value(u"index"_s).toInt(), tab.value(u"modified"_s).toBool()});
    }
    screen.front = said.value(u"front"_s).toInt();
    return screen;
}

/// The screen as the deed would have it if it only concerned order and number of tabs.
Screen moved(Screen screen, int from, int to)
{
    screen.tabs.move(from, to);
    if (screen.front == from)
        screen.front = to;
    else if (from < screen.front && screen.front <= to)
        --screen.front;
    else if (to <= screen.front && screen.front < from)
        ++screen.front;
    return screen;
}

} // namespace

class KillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(QDir(m_folder.path()).mkpath(u"decks"_s));
    }

    /// In rows, since a test that takes more than five minutes is taken for one that hangs.
    void nothingIsEverLost_data()
    {
        const bool isAsked = qEnvironmentVariableIsSet("MUSTER_KILL_ROUNDS");
        const int rounds = isAsked ? qEnvironmentVariableIntValue("MUSTER_KILL_ROUNDS") : Rounds;
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        for (int first = 0; first < rounds; first += RowLength)
            QTest::addRow("from round %d", first + 1) << first << std::min(first + RowLength, rounds);
    }

    void nothingIsEverLost()
    {
        QFETCH(int, first);
        QFETCH(int, last);
        QRandomGenerator dice(20261121U + quint32(first));
        for (int round = first; round < last; ++round) {
            QProcess program;
            program.start(test::inBuild("/tests/kill_target"), {m_folder.path(), QString::number(round)});
            QVERIFY(program.waitForStarted());
            QByteArray output;
            if (dice.bounded(6) == 0) {
                ++m_starts; // it does not come to say anything
                QTest::qWait(dice.bounded(400));
            } else {
                // A random number of deeds after it began to work, and a random moment after that.
                const int lines = dice.bounded(2, 100);
                while (output.count('\n') < lines) {
                    QVERIFY2(program.waitForReadyRead(60'000), program.readAllStandardError().constData());
                    output += program.readAllStandardOutput();
                }
                const qint64 moment = dice.bounded(40'000'000); // nanoseconds
                QElapsedTimer timer;
                timer.start();
                while (timer.nsecsElapsed() < moment) { }
            }
            QCOMPARE(::kill(pid_t(program.processId()), SIGKILL), 0);
            QVERIFY(program.waitForFinished());
            QCOMPARE(program.exitStatus(), QProcess::CrashExit); // and did not give up by itself
            output += program.readAllStandardOutput();
            hear(output);
            if (QTest::currentTestFailed())
                return;
            lookAtTheDisk();
            if (QTest::currentTestFailed())
                return;
        }
        m_rounds += last - first;
    }

    /// All of it has to have happened.
    void cleanupTestCase()
    {
        QStringList kinds;
        for (auto kind = m_kinds.cbegin(); kind != m_kinds.cend(); ++kind)
            kinds += u"%1 %2"_s.arg(kind.value()).arg(kind.key());
        qInfo(
            "%d rounds, %d of them killed while starting; %d deeds (%s), %d kills between a deed and the word about it",
            m_rounds, m_starts, m_deeds, qPrintable(kinds.join(u", "_s)), m_between);
        if (m_rounds < Rounds)
            return; // fewer were asked for, or it failed
        QVERIFY(m_deeds > m_rounds * 10);
        for (const QString& kind : {u"edit"_s, u"type"_s, u"save"_s, u"open"_s, u"close"_s, u"front"_s, u"move"_s})
            QVERIFY2(m_kinds.value(kind) > 0, qPrintable(kind));
    }

private:
    /// Goes through what the program said before it was killed.
    void hear(const QByteArray& output)
    {
        const QList<QByteArray> lines = output.split('\n');
        bool isFirst = true;
        for (const QByteArray& line : lines.first(lines.size() - 1)) { // the last one may be cut off
            const QJsonObject said = QJsonDocument::fromJson(line).object();
            QVERIFY2(!said.isEmpty(), line.constData());
            if (said.contains(u"try"_s)) {
                m_trying = said;
                continue;
            }
            const Screen now = screenOf(said);
            if (isFirst) {
                compareWithWhatWas(now);
                if (QTest::currentTestFailed())
                    return;
            } else {
                noteDone(now);
            }
            isFirst = false;
            m_screen = now;
            m_trying = {};
        }
    }

    void noteDone(const Screen& now)
    {
        const QString deed = m_trying.value(u"try"_s).toString();
        if (deed.isEmpty())
            return; // nothing was to be done
        ++m_deeds;
        ++m_kinds[deed];
        const int tab = m_trying.value(u"tab"_s).toInt();
        if (deed == u"save"_s)
            m_files[m_trying.value(u"path"_s).toString()] = m_trying.value(u"bytes"_s).toString();
        if (deed == u"close"_s && now.tabs.size() < m_screen.tabs.size() && m_screen.tabs[tab].modified)
            m_givenUp.append(m_screen.tabs[tab].deck);
    }

    /// The start has brought back what was there; or that with the one deed that was being done, done.
    void compareWithWhatWas(const Screen& now)
    {
        const QString deed = m_trying.value(u"try"_s).toString();
        const int tab = m_trying.value(u"tab"_s).toInt();
        if (now == m_screen)
            return;
        const auto told = [&] {
            return u"round after %1 %2: front %3 of %4, was %5 of %6"_s.arg(deed)
                .arg(tab)
                .arg(now.front)
                .arg(now.tabs.size())
                .arg(m_screen.front)
                .arg(m_screen.tabs.size());
        };
        QVERIFY2(!deed.isEmpty(), qPrintable(told()));
        ++m_between;
        if (deed == u"move"_s) {
            QVERIFY2(now == moved(m_screen, tab, m_trying.value(u"to"_s).toInt()), qPrintable(told()));
        } else if (deed == u"front"_s) {
            QVERIFY2(now.tabs == m_screen.tabs, qPrintable(told()));
            QVERIFY2(now.front == tab, qPrintable(told()));
        } else if (deed == u"open"_s) {
            // There, and perhaps in front already; or it was open, and is in front.
            Screen before = now;
            if (now.tabs.size() > m_screen.tabs.size())
                before.tabs.removeLast();
            QVERIFY2(before.tabs == m_screen.tabs, qPrintable(told()));
            QVERIFY2(now.front == m_screen.front || now.tabs.size() == m_screen.tabs.size() || now.front == tab,
                     qPrintable(told()));
        } else if (deed == u"close"_s) {
            Screen after = m_screen;
            const Tab closed = after.tabs.takeAt(tab);
            QVERIFY2(now.tabs == after.tabs, qPrintable(told()));
            QVERIFY2(now.front < now.tabs.size(), qPrintable(told()));
            if (closed.modified)
                m_givenUp.append(closed.deck);
        } else {
            QCOMPARE(now.tabs.size(), m_screen.tabs.size());
            QCOMPARE(now.front, m_screen.front);
            for (int i = 0; i < now.tabs.size(); ++i) {
                if (i != tab)
                    QVERIFY2(now.tabs[i] == m_screen.tabs[i], qPrintable(told()));
            }
            const Tab& before = m_screen.tabs[tab];
            const Tab& after = now.tabs[tab];
            if (deed == u"save"_s) {
                QCOMPARE(after.deck, before.deck);
                QCOMPARE(after.index, before.index);
                QVERIFY(after.path == before.path || after.path == m_trying.value(u"path"_s).toString());
            } else {
                QCOMPARE(after.path, before.path);
                // One step on, and the one before is in the history; letters of a name are one step that grows.
                QVERIFY2(deed == u"type"_s || m_histories.contains(before.deck), "a step that was done is not there");
            }
        }
    }

    void lookAtTheDisk()
    {
        const QDir journals(m_folder.filePath(u"data/journals"_s));
        QVERIFY(journals.entryList({u"*.damaged"_s}).isEmpty());
        const auto contentsOf = [](const QString& path) {
            const auto bytes = carddb::readFile(path, qint64(64) << 20);
            return bytes ? readJournal(QByteArray::fromStdString(*bytes)).contents : std::nullopt;
        };
        m_histories.clear();
        for (const QString& name : journals.entryList({u"*.journal"_s}, QDir::Files)) {
            const auto contents = contentsOf(journals.filePath(name));
            if (!contents)
                continue; // killed while it was begun
            m_histories.insert(markOf(contents->base));
            for (const JournalStep& step : contents->steps)
                m_histories.insert(markOf(step.deck));
        }

        // What was closed without saving can be opened again; the last twenty at least.
        constexpr qsizetype Kept = 20;
        QSet<QString> aside;
        for (const JournalFolder::Aside& one : JournalFolder(journals.path()).aside()) {
            const auto contents = contentsOf(one.file);
            QVERIFY(contents.has_value());
            aside.insert(markOf(contents->deck()));
        }
        m_givenUp = m_givenUp.last(std::min(m_givenUp.size(), Kept / 2));
        for (const QString& deck : m_givenUp)
            QVERIFY2(aside.contains(deck), "a deck that was given up is gone");

        // A file is the one of its last save, or of the one that was being done: whole in any case.
        if (m_trying.value(u"try"_s) == u"save"_s && !m_files.contains(m_trying.value(u"path"_s).toString()))
            m_files.insert(m_trying.value(u"path"_s).toString(), {});
        for (auto file = m_files.begin(); file != m_files.end(); ++file) {
            const QString there = QString::fromLatin1(fingerprintOfFile(file.key()).toHex());
            if (there == file.value())
                continue;
            QVERIFY2(m_trying.value(u"path"_s) == file.key() && m_trying.value(u"bytes"_s) == there,
                     "a file is neither old nor new");
            file.value() = there;
        }
    }

    static constexpr int Rounds = 50;
    static constexpr int RowLength = 10;
    QTemporaryDir m_folder;
    Screen m_screen;                ///< as it was last told
    QJsonObject m_trying;           ///< a deed that had begun and was not told to be done
    QMap<QString, QString> m_files; ///< fingerprints of what files must hold
    QStringList m_givenUp;          ///< decks that were closed without saving
    QSet<QString> m_histories;      ///< every state of every open deck, by the journals
    QMap<QString, int> m_kinds;
    int m_rounds = 0;
    int m_deeds = 0;
    int m_between = 0;
    int m_starts = 0;
};

QTEST_GUILESS_MAIN(KillTest)
#include "kill_test.moc"
