// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of docs/many-machines.md, as they stand there: each part by a process of its own, added up to the whole.
#include <QDir>
#include <QRegularExpression>

#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace muster::test;
using namespace Qt::StringLiterals;

class ManyMachinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_program.set("MUSTER_DATA", inSources("/resources"));
        m_page = QString::fromUtf8(read(inSources("/docs/many-machines.md")));
        m_program.set("PATH", QFileInfo(Program::binary()).path() + u':' + qEnvironmentVariable("PATH"));
        QVERIFY(QDir(m_program.path("decks")).removeRecursively()); // those of another game
        QVERIFY(QDir().mkpath(m_program.path("decks")));
        for (const QString& name : {u"ember-charge.muster"_s, u"in-and-out.muster"_s})
            write(m_program.path("decks/") + name, read(inSources("/resources/games/sceptre/decks/") + name));
        m_whole = shell(u"muster match decks/*.muster --games 150 --threads 1"_s);
        QVERIFY2(!m_whole.isEmpty() && !m_whole.contains(u" failed: "_s), qPrintable(m_whole));
    }
    void init() { QVERIFY(QDir(m_program.path("parts")).removeRecursively()); }

    /// The quoted command is run by each machine's shell; the file that it leaves is the one that is brought back.
    void partsByParallel()
    {
        const QString block = blockWith(u"parallel --sshlogin"_s);
        static const QRegularExpression returned(u"--return '([^']*)'"_s);
        static const QRegularExpression quoted(u"\\\\\\n\\s*'([^']*)'"_s);
        const QString file = returned.match(block).captured(1);
        const QString inner = quoted.match(block).captured(1);
        QVERIFY2(file.contains(u"{}"_s) && !inner.isEmpty(), qPrintable(block));
        const int parts = shardsIn(inner, u"\\{\\}"_s);
        QVERIFY(block.contains(u"seq 1 %1 |"_s.arg(parts)));
        for (int part = 1; part <= Few; ++part) {
            const QString number = QString::number(part);
            QCOMPARE(shell(small(inner, parts).replace(u"{}"_s, number)),
                     QString()); // nothing is left for this terminal
            QVERIFY2(QFile::exists(m_program.path(qPrintable(QString(file).replace(u"{}"_s, number)))),
                     qPrintable(file));
        }
        QCOMPARE(shell(mergeIn(block)), m_whole);
    }

    void partsBySlurm()
    {
        const QString block = blockWith(u"#SBATCH --array"_s);
        const int parts = shardsIn(block, u"\"\\$SLURM_ARRAY_TASK_ID"_s);
        QVERIFY(block.contains(u"--array=1-%1"_s.arg(parts)));
        for (int part = 1; part <= Few; ++part) {
            m_program.set("SLURM_ARRAY_TASK_ID", QString::number(part));
            QCOMPARE(shell(small(block, parts)), QString());
        }
        QCOMPARE(shell(u"muster merge parts/*.json"_s), m_whole);
    }

private:
    static constexpr int Few = 3;

    /// The indented block of the page that has this in it, without its indentation.
    [[nodiscard]] QString blockWith(const QString& text) const
    {
        QString block;
        for (const QString& line : m_page.split(u'\n')) {
            if (line.startsWith(u"    "_s)) {
                block += line.mid(4) + u'\n';
                continue;
            }
            if (block.contains(text))
                return block;
            block.clear();
        }
        return block.contains(text) ? block : QString();
    }

    /// Of how many parts a command plays one, whose number stands there so.
    static int shardsIn(const QString& command, const QString& number)
    {
        const QRegularExpression shards(u"--shard "_s + number + u"/(\\d+)"_s);
        return shards.match(command).captured(1).toInt();
    }

    /// The same of few games and few parts.
    static QString small(QString command, int parts)
    {
        return command.replace(u"--games 20000"_s, u"--games 150"_s).replace(u"/%1"_s.arg(parts), u"/%1"_s.arg(Few));
    }

    static QString mergeIn(const QString& block)
    {
        for (const QString& line : block.split(u'\n')) {
            if (line.startsWith(u"muster merge"_s))
                return line;
        }
        return u"false"_s;
    }

    /// The output of the line; where it failed, a note of the failure.
    [[nodiscard]] QString shell(const QString& line) const
    {
        const Ran ran = m_program.shell(line.toUtf8().constData());
        return ran.exit == 0 ? ran.out : line + u" failed: "_s + ran.err;
    }

    Program m_program;
    QString m_page;
    QString m_whole;
};

QTEST_GUILESS_MAIN(ManyMachinesTest)
#include "many_machines_test.moc"
