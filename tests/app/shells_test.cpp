// SPDX-License-Identifier: GPL-3.0-or-later
// Completion and man page say what the verbs say, and bash completes with them.
#include <QFile>
#include <QProcess>
#include <QTest>

#include "app/cli/shells.h"
#include "app/cli/verb.h"
#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster::app;
using namespace muster::test;

class ShellsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_scripts.isValid());
        write(u"muster.bash"_s, bashCompletion());
    }

    void everyVerbAndOptionIsInAllOfThem()
    {
        const QString bash = bashCompletion();
        const QString zsh = zshCompletion();
        const QString fish = fishCompletion();
        const QString man = manPage();
        QVERIFY(verbs().size() > 10);
        for (const Verb& verb : verbs()) {
            QVERIFY2(bash.contains(u"\n    "_s + verb.name + u")\n"_s), qPrintable(verb.name));
            QVERIFY2(zsh.contains(u"\n    "_s + verb.name + u")\n"_s), qPrintable(verb.name));
            QVERIFY2(fish.contains(u"__fish_use_subcommand -a "_s + verb.name + u' '), qPrintable(verb.name));
            QVERIFY2(man.contains(u"\n.SS "_s + verb.name), qPrintable(verb.name));
            for (const Option& option : verb.options) {
                QVERIFY2(bash.contains(u"--"_s + option.name), qPrintable(option.name));
                QVERIFY2(zsh.contains(u"'*--"_s + option.name + u'['), qPrintable(option.name));
                QVERIFY2(fish.contains(u"from "_s + verb.name + u"' -l "_s + option.name), qPrintable(option.name));
                const QString name = QString(u"--"_s + option.name).replace(u'-', u"\\-"_s);
                QVERIFY2(man.contains(u"\\fB"_s + name + u"\\fR"_s), qPrintable(option.name));
            }
        }
    }

    void bashCompletes_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("proposals");
        QTest::newRow("a verb") << u"muster sea"_s << QStringList{u"search"_s};
        QTest::newRow("a verb for help") << u"muster help goldf"_s << QStringList{u"goldfish"_s};
        QTest::newRow("an option") << u"muster check --expl"_s << QStringList{u"--explain"_s};
        QTest::newRow("no option of another verb") << u"muster hash --expl"_s << QStringList{};
        QTest::newRow("a word of an option") << u"muster check --output sar"_s << QStringList{u"sarif"_s};
        QTest::newRow("a game") << u"muster search --game peb"_s << QStringList{u"pebbles"_s};
        QTest::newRow("an action") << u"muster sets rem"_s << QStringList{u"remove"_s};
        QTest::newRow("nothing for a number") << u"muster hands --samples 1"_s << QStringList{};
    }

    void bashCompletes()
    {
        QFETCH(QString, words);
        QFETCH(QStringList, proposals);
        const QStringList all = words.split(u' ');
        write(u"ask.sh"_s,
              u"source '%1'\nCOMP_WORDS=(%2)\nCOMP_CWORD=%3\n_muster\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n"_s
                  .arg(m_scripts.filePath(u"muster.bash"_s), words)
                  .arg(all.size() - 1));
        Program program;
        program.set("PATH", muster::test::inBuild("/bin:") + qEnvironmentVariable("PATH"));
        const Ran ran = program.shell((u"bash --norc "_s + m_scripts.filePath(u"ask.sh"_s)).toUtf8().constData());
        QCOMPARE(ran.err, QString());
        QCOMPARE(ran.lines(), proposals);
    }

    void manReadsThePageWithoutAWarning()
    {
        write(u"muster.1"_s, manPage());
        QProcess groff;
        groff.start(u"groff"_s, {u"-man"_s, u"-Tutf8"_s, u"-P-cbou"_s, u"-ww"_s, m_scripts.filePath(u"muster.1"_s)});
        QVERIFY2(groff.waitForStarted(), "groff is missing: .ci/packages names it");
        QVERIFY(groff.waitForFinished());
        QCOMPARE(QString::fromUtf8(groff.readAllStandardError()), QString());
        QVERIFY(groff.readAllStandardOutput().contains("EXIT STATUS"));
    }

    void theVerbPrintsThem()
    {
        const Program program;
        QCOMPARE(program.run("completion bash").out, bashCompletion());
        QCOMPARE(program.run("completion man").out, manPage());
        const Ran wrong = program.run("completion bahs");
        QCOMPARE(wrong.exit, 2);
        QVERIFY(wrong.err.contains(u"bash"_s));
    }

private:
    void write(const QString& name, const QString& text)
    {
        QFile file(m_scripts.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }

    QTemporaryDir m_scripts;
};

QTEST_GUILESS_MAIN(ShellsTest)
#include "shells_test.moc"
