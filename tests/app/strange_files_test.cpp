// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>

#include "tests/app/program.h"

using namespace muster::test;

/// Files of any name are read and written; what is no file is never replaced by one, and nothing is waited for.
class StrangeFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<Program>();
        m_clock.start();
    }
    void cleanup() { QVERIFY2(m_clock.elapsed() < 60'000, "something was waited for"); }

    void namesThatAreNoText()
    {
        const Ran checked =
            run("mkdir event; cp decks/good.muster event; cp decks/bad.muster \"event/$(printf 'li\\377')"
                ".muster\"; $M check event");
        QCOMPARE(checked.exit, 1);
        QVERIFY2(checked.out.contains(QStringLiteral("event/li\ufffd.muster: illegal")), qPrintable(checked.out));
        QVERIFY2(checked.out.contains(QLatin1String("event/good.muster: legal")), qPrintable(checked.out));
        const Ran named = run("$M check \"event/$(printf 'li\\377').muster\"");
        QCOMPARE(named.exit, 1);
        QVERIFY2(named.err.isEmpty(), qPrintable(named.err));
        const Ran printed = run("$M print event -o event.pdf && grep -c 'Type */Pages' event.pdf");
        QCOMPARE(printed.exit, 0);
        const Ran missing = run("$M check \"$(printf 'no\\377')\"");
        QCOMPARE(missing.exit, 2);
        QVERIFY2(missing.err.contains(QStringLiteral("no\ufffd: error: there is no such file")),
                 qPrintable(missing.err));
    }

    void namesThatAreNoTextAreWritten()
    {
        QCOMPARE(
            run("$M convert decks/good.muster \"$(printf 'o\\377.txt')\"; test -s \"$(printf 'o\\377.txt')\"").exit, 0);
        QCOMPARE(
            run("$M print decks/good.muster -o \"$(printf 'o\\377.pdf')\"; test -s \"$(printf 'o\\377.pdf')\"").exit,
            0);
        const Ran mended =
            run("n=\"$(printf 'b\\377')\"; cp decks/bad.muster \"$n.muster\"; $M check --fix \"$n.muster\";"
                "$M check \"$n.fixed.muster\"");
        QCOMPARE(mended.exit, 0);
        const Ran own =
            run("n=\"home/data/muster/games/pebbles/sets/$(printf 'x\\377')\"; mkdir -p \"$(dirname \"$n\")\";"
                "sed 's/PEB-/OWN-/; s/set: PEB/set: OWN/' data/games/pebbles/sets/beach.yaml > \"$n.yaml\";"
                "$M sets list");
        QVERIFY2(own.out.contains(QLatin1String("OWN")), qPrintable(own.out + own.err));
    }

    /// Whatever stands there that is no file stays what it is.
    void devicesAndPipes_data()
    {
        QTest::addColumn<QString>("command");
        QTest::newRow("print") << QStringLiteral("$M print decks/good.muster --force -o TARGET");
        QTest::newRow("print, unforced") << QStringLiteral("$M print decks/good.muster -o TARGET");
        QTest::newRow("convert") << QStringLiteral("$M convert decks/good.muster TARGET --to text --force");
        QTest::newRow("convert, unforced") << QStringLiteral("$M convert decks/good.muster TARGET --to text");
    }
    void devicesAndPipes()
    {
        QFETCH(QString, command);
        (void)run("mkfifo pipe; ln -s pipe topipe; ln -s /dev/full todevice; ln -s nowhere dead; mkdir folder");
        for (const char* target : {"pipe", "topipe", "/dev/full", "todevice", "dead", "folder"}) {
            const Ran ran = run(QString(command).replace(QStringLiteral("TARGET"), QLatin1String(target)));
            QVERIFY2(ran.exit == 2 && ran.out.isEmpty(), target);
            QVERIFY2(ran.err.contains(QLatin1String("cannot be written"))
                         || ran.err.contains(QLatin1String("is a folder")),
                     qPrintable(ran.err));
        }
        QCOMPARE(run("test -p pipe && test -L topipe && test -c /dev/full && test -L dead && test ! -e nowhere").exit,
                 0);
    }

    void linksToFilesAreFollowed()
    {
        QCOMPARE(run("echo old > real.txt; ln -s real.txt link.txt; $M convert decks/good.muster link.txt --force;"
                     "test -L link.txt && grep -q Flint real.txt")
                     .exit,
                 0);
    }

    void mendedCopiesFollowNoDeadLinks()
    {
        const Ran ran =
            run("ln -s nowhere decks/bad.fixed.muster; $M check decks/bad.muster --fix; test ! -e decks/nowhere");
        QCOMPARE(ran.exit, 0);
        QVERIFY2(ran.err.contains(QLatin1String("the file is there already")), qPrintable(ran.err));
    }

    void standardOutputByAnyName()
    {
        for (const char* name : {"-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"}) {
            const QString piped =
                QStringLiteral("$M print decks/good.muster -o %1 | head -c 5").arg(QLatin1String(name));
            QCOMPARE(run(piped).out, QStringLiteral("%PDF-"));
            const QString kept = QStringLiteral("$M convert decks/good.muster %1 --to text > kept.txt; cat kept.txt")
                                     .arg(QLatin1String(name));
            QVERIFY2(run(kept).out.contains(QLatin1String("Flint")), name);
        }
    }

    /// Of several files that belong together none is left behind where one cannot be written.
    void filesThatBelongTogether()
    {
        const Ran ran =
            run("mkdir several; cd several; ln -s nowhere deck.json; $M export ../decks/good.muster deck.json "
                "--force; ls");
        QVERIFY2(ran.err.contains(QLatin1String("deck.json: error: cannot be written")), qPrintable(ran.err));
        QCOMPARE(ran.out, QStringLiteral("deck.json\n"));
    }

    /// As the shell spells <(command).
    void whatTheShellHandsOver()
    {
        for (const char* name : {"/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"}) {
            const QString line = QStringLiteral("cat decks/good.muster | $M check %1").arg(QLatin1String(name));
            QCOMPARE(run(line).exit, 0);
        }
        const Ran closed = run("$M check /dev/fd/77");
        QCOMPARE(closed.exit, 2);
        QVERIFY2(closed.err.contains(QLatin1String("Bad file descriptor")), qPrintable(closed.err));
        QCOMPARE(run("head -c 3000000 /dev/zero | $M check /dev/stdin").exit, 2);
    }

private:
    Ran run(const char* line) { return m_program->shell(line); }
    Ran run(const QString& line) { return m_program->shell(line.toUtf8().constData()); }

    std::unique_ptr<Program> m_program;
    QElapsedTimer m_clock;
};

QTEST_GUILESS_MAIN(StrangeFilesTest)
#include "strange_files_test.moc"
