// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QJsonArray>

#include "tests/app/program.h"
#include "tests/support/paths.h"
#include "tests/support/thinned.h"

using namespace muster::test;

/// Hostile files, closed pipes, full disks, missing folders: a message and an exit code, never a crash or half a file.
class TroubleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hostileFiles_data()
    {
        QTest::addColumn<QString>("file");
        const QDir corpus(muster::test::inSources("/tests/hostile/corpus"));
        const QStringList names = corpus.entryList(QDir::Files);
        for (qsizetype i = 0; i < names.size(); i += thinned()) // all of them stand in allHostileFilesAtOnce, too
            QTest::newRow(qPrintable(names[i])) << corpus.filePath(names[i]);
    }

    /// Every hostile file is given as a deck, as a list, as a set and as a code.
    void hostileFiles()
    {
        QFETCH(QString, file);
        const Ran deck = m_program.run({QStringLiteral("check"), file, QStringLiteral("--game"),
                                        QStringLiteral("pebbles"), QStringLiteral("--output"), QStringLiteral("json")});
        QVERIFY(!deck.crashed);
        QVERIFY(deck.json().value(QLatin1String("errors")).isArray());
        const Ran explained = m_program.run({QStringLiteral("check"), file, QStringLiteral("--game"),
                                             QStringLiteral("pebbles"), QStringLiteral("--explain")});
        QVERIFY(!explained.crashed);
        QCOMPARE(explained.exit, deck.exit);
        QVERIFY(explained.exit == 0 || !explained.out.isEmpty() || !explained.err.isEmpty());
        for (const QString& text : {explained.out, explained.err}) {
            for (const QChar c : text)
                QVERIFY(c == QLatin1Char('\n') || c.category() != QChar::Other_Control);
        }
        QVERIFY(!m_program
                     .run({QStringLiteral("convert"), file, QStringLiteral("-"), QStringLiteral("--to"),
                           QStringLiteral("text"), QStringLiteral("--game"), QStringLiteral("pebbles")})
                     .crashed);
        QVERIFY(!m_program
                     .run({QStringLiteral("sets"), QStringLiteral("check"), file, QStringLiteral("--game"),
                           QStringLiteral("pebbles")})
                     .crashed);
    }

    void allHostileFilesAtOnce()
    {
        QStringList arguments{QStringLiteral("check"), QStringLiteral("--game"), QStringLiteral("pebbles"),
                              QStringLiteral("--output"), QStringLiteral("json")};
        const QDir corpus(muster::test::inSources("/tests/hostile/corpus"));
        const QStringList names = corpus.entryList(QDir::Files);
        QVERIFY(names.size() > 50);
        for (const QString& name : names)
            arguments += corpus.filePath(name);
        const Ran ran = m_program.run(arguments);
        QCOMPARE(ran.exit, 2);
        QCOMPARE(ran.json().value(QLatin1String("files")).toArray().size(), names.size());
        arguments[4] = QStringLiteral("sarif");
        QVERIFY(m_program.run(arguments).json().value(QLatin1String("runs")).isArray());
    }

    void hostileQueries()
    {
        for (const QString& query :
             {QString(100'000, QLatin1Char('(')), QStringLiteral("\"\x1b[2J"), QString(3000, QLatin1Char('x')),
              QStringLiteral("hp>99999999999999999999"), QStringLiteral("or or or"), QStringLiteral(":::")}) {
            const Ran ran =
                m_program.run({QStringLiteral("search"), QStringLiteral("--game"), QStringLiteral("pebbles"), query});
            QVERIFY(!ran.crashed);
            QVERIFY(!ran.err.contains(QChar(0x1b)));
        }
    }

    void foldersAndOddFiles()
    {
        QVERIFY(QDir().mkpath(m_program.path("empty")));
        const Ran empty = m_program.run("check empty");
        QCOMPARE(empty.exit, 2);
        QVERIFY2(empty.err.contains(QLatin1String("there is nothing here, expected deck files (*.muster)")),
                 qPrintable(empty.err));
        QVERIFY(QDir().mkpath(m_program.path("folder.muster")));
        QCOMPARE(m_program.run("check folder.muster").exit, 2);
        QVERIFY(m_program.run("hash empty").err.contains(QLatin1String("this is a folder, expected a file")));
        QVERIFY(
            QFile::link(m_program.path("loop"), m_program.path("decks/loop"))); // a link to itself by way of a folder
        QVERIFY(QFile::link(m_program.path("decks"), m_program.path("loop")));
        QCOMPARE(m_program.run("check decks").exit, 1);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(m_program.run("check /dev/zero").exit, 2);
        QCOMPARE(m_program.shell("mkfifo pipe.muster; $M check pipe.muster").exit, 2);
        QCOMPARE(m_program.shell("mkfifo pipe.yaml; $M check pipe.yaml").exit, 2);
        QVERIFY(timer.elapsed() < 60'000); // nothing is waited for
    }

    /// What looks like a deck and cannot be read is told, not passed over.
    void oddFilesInFolders()
    {
        const Ran ran = m_program.shell("mkdir odd odd/folder.muster; cp decks/good.muster odd; mkfifo odd/pipe.muster;"
                                        "ln -s nowhere odd/dead.muster; $M check odd");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(QLatin1String("odd/dead.muster: error: there is no such file")), qPrintable(ran.err));
        QVERIFY2(ran.err.contains(QLatin1String("odd/pipe.muster: error: cannot be read")), qPrintable(ran.err));
        QVERIFY2(ran.out.contains(QLatin1String("odd/good.muster: legal")), qPrintable(ran.out));
    }

    /// The place of a closed file is not taken by one that is opened later.
    void closedFiles()
    {
        const Ran out = m_program.shell("$M games >&-");
        QCOMPARE(out.exit, 2);
        QVERIFY2(out.err.contains(QLatin1String("the output cannot be written: Bad file descriptor")),
                 qPrintable(out.err));
        const Ran in = m_program.shell("$M check - <&-");
        QCOMPARE(in.exit, 2);
        QVERIFY2(in.err.contains(QLatin1String("cannot be read: Bad file descriptor")), qPrintable(in.err));
        QCOMPARE(m_program.shell("$M check nothing 2>&-").exit, 2);
        const Ran all = m_program.shell("$M convert decks/good.muster closed.txt <&- >&- 2>&-; $M hash closed.txt "
                                        "decks/good.muster --game pebbles");
        QCOMPARE(all.exit, 0);
        QCOMPARE(all.lines().at(0).section(QLatin1Char(' '), 0, 0), all.lines().at(1).section(QLatin1Char(' '), 0, 0));
    }

    /// A limit on the size of files is an error of the write, not the end of the process.
    void aLimitOnFiles()
    {
        const Ran ran = m_program.shell("rm -rf home/cache; ulimit -f 0; $M convert decks/good.muster limited.txt");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(QLatin1String("cannot be written: File too large")), qPrintable(ran.err));
        QVERIFY(!QFile::exists(m_program.path("limited.txt")));
    }

    void aFormatWithAnUnknownSet()
    {
        write(m_program.path("odd.yaml"),
              "format: pebbles/odd\ngame: pebbles\ntitle: Odd\nsets: [PEB, PEP]\nbanned: [{card: Jad}]\n");
        const Ran ran = m_program.run("check odd.yaml");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(QLatin1String("odd.yaml:4:7: error: unknown set \"PEP\", did you mean \"PEB\"?")),
                 qPrintable(ran.err));
    }

    void aHeapOfLines()
    {
        QByteArray deck = "muster: 1\ngame: pebbles\nsections:\n  main:\n";
        for (int i = 0; i < 20'000; ++i)
            deck += "    - {card: Flnt" + QByteArray::number(i % 50) + "}\n";
        write(m_program.path("heap.muster"), deck);
        // Hours, and so the end of the program's time, if each fix were tried on the whole heap.
        const Ran ran = m_program.run("check heap.muster --output sarif");
        QCOMPARE(ran.exit, 1);
        QVERIFY(ran.json().value(QLatin1String("runs")).isArray());
    }

    void badCharactersInTables()
    {
        write(m_program.path("bad.csv"), "name,count\nFlint,1\n\xff\xfe,2\n");
        const Ran ran = m_program.run("check bad.csv --game pebbles"); // as old programs write it, in Windows-1252
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.out.contains(u"bad.csv:3: illegal: no card is called \"\u00ff\u00fe\""), qPrintable(ran.out));
        write(m_program.path("bom.csv"), "\xef\xbb\xbfname,count\r\nFlint,1\r\n");
        QVERIFY(!m_program.run("hash bom.csv --game pebbles").out.isEmpty());
    }

    void aReaderThatGoesAway()
    {
        const Ran ran = m_program.shell("{ $M rules pebbles; echo exit $? >&2; } | true");
        QVERIFY2(ran.err.contains(QLatin1String("exit 0")), qPrintable(ran.err));
        const Ran many = m_program.shell(
            "for i in $(seq 200); do echo decks/bad.muster; done | xargs $M check --explain | head -n 1");
        QCOMPARE(many.lines().size(), 1);
        QVERIFY(!many.err.contains(QLatin1String("rror")));
    }

    void aFullDisk()
    {
        const Ran ran = m_program.shell("$M games > /dev/full");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(QLatin1String("the output cannot be written")), qPrintable(ran.err));
        QCOMPARE(m_program.shell("$M convert decks/good.muster - --to csv > /dev/full").exit, 2);
    }

    void aFullDiskForASet()
    {
        write(m_program.path("full.yaml"),
              QByteArray(PebblesSet).replace("PEB-", "FUL-").replace("set: PEB", "set: FUL"));
        const Ran ran = m_program.shell("rm -rf home/cache; ulimit -f 0; $M sets add full.yaml");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(QLatin1String("cannot be written: File too large")), qPrintable(ran.err));
        QVERIFY(m_program.shell("find home/data -name '*ful*' -o -name '.muster-*'").out.isEmpty());
    }

    /// Many who add sets at the same moment: each set that was said to be added is there.
    void setsAddedAtOnce()
    {
        Program crowd;
        for (int i = 0; i < 12; ++i) {
            const QByteArray code = "N" + QByteArray::number(100 + i % 6);
            write(crowd.path(qPrintable(QStringLiteral("set-%1.yaml").arg(i))),
                  QByteArray(PebblesSet).replace("PEB-", code + '-').replace("set: PEB", "set: " + code));
        }
        const Ran ran =
            crowd.shell("for i in 0 1 2 3 4 5 6 7 8 9 10 11; do $M sets add set-$i.yaml >> added.txt 2>> refused.txt & "
                        "done; wait; grep -c added added.txt; $M sets list");
        QCOMPARE(ran.lines().value(0).toInt(), 6); // of two sets of one code the second is refused
        for (int code = 100; code < 106; ++code)
            QVERIFY2(ran.out.contains(QStringLiteral(" N%1 ").arg(code)), qPrintable(ran.out));
        QVERIFY(read(crowd.path("refused.txt")).count("error:") >= 6);
    }

    void withoutAHome()
    {
        Program bare;
        write(bare.path("file"), "");
        const QString nowhere = bare.path("file/below"); // cannot be made, not even by the administrator
        for (const char* variable : {"HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            bare.set(variable, nowhere);
        QCOMPARE(bare.run("check decks/good.muster").exit, 0);
        QVERIFY(bare.run("search --game pebbles egg").out.endsWith(QLatin1String("2 cards\n")));
        write(bare.path("own.yaml"), QByteArray(PebblesSet).replace("PEB-", "OWN-").replace("set: PEB", "set: OWN"));
        const Ran added = bare.run("sets add own.yaml");
        QCOMPARE(added.exit, 2);
        QVERIFY2(added.err.contains(QLatin1String("error: cannot be written")), qPrintable(added.err));
        for (const char* variable : {"HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            bare.unset(variable);
        QCOMPARE(bare.run("check decks/good.muster").exit, 0);
        // The specification wants relative paths to be passed over.
        bare.set("XDG_CACHE_HOME", QStringLiteral("relative"));
        QCOMPARE(bare.run("check decks/good.muster").exit, 0);
        QVERIFY(!QFile::exists(bare.path("relative")));
    }

    void withoutData()
    {
        Program bare;
        bare.set("MUSTER_DATA", bare.path("nowhere"));
        const Ran deck = bare.run("check decks/good.muster");
        QCOMPARE(deck.exit, 2);
        QVERIFY2(deck.err.contains(QLatin1String("unknown game \"pebbles\"")), qPrintable(deck.err));
        QVERIFY2(bare.run("games").err.contains(QLatin1String("warning: there are no games in ")),
                 qPrintable(deck.err));
        QCOMPARE(bare.run("search --game pebbles x").exit, 2);
    }

    void aFaultySetIsTold()
    {
        Program broken;
        write(broken.path("data/games/pebbles/sets/beach.yaml"),
              QByteArray(PebblesSet).replace("weight: 30", "weight: heavy"));
        write(broken.path("data/games/pebbles/sets/other.yaml"),
              QByteArray(PebblesSet).replace("PEB-", "OTH-").replace("set: PEB", "set: OTH"));
        // The cards of the other sets can be used; what is wrong with this one is told.
        const Ran ran = broken.run("check decks/good.muster --output json");
        QCOMPARE(ran.exit, 0);
        const QJsonObject error = ran.json().value(QLatin1String("warnings")).toArray().at(0).toObject();
        QCOMPARE(error.value(QLatin1String("line")).toInt(), 10);
        QCOMPARE(error.value(QLatin1String("kind")).toString(), QStringLiteral("not-a-number"));
        const Ran search = broken.run("search --game pebbles flint");
        QCOMPARE(search.exit, 0);
        QVERIFY2(search.err.contains(QLatin1String("beach.yaml:10:"))
                     && search.err.contains(QLatin1String(": warning: ")),
                 qPrintable(search.err));
        const Ran list = broken.run("sets list");
        QVERIFY2(list.out.contains(QLatin1String("beach.yaml")) && list.err.contains(QLatin1String("beach.yaml:10:")),
                 qPrintable(list.out + list.err));
        const Ran sets = broken.run("sets list --output json");
        QCOMPARE(sets.exit, 2);
        QCOMPARE(sets.json().value(QLatin1String("sets")).toArray().size(), 2);
    }

    void aDamagedCacheIsRebuilt()
    {
        Program program;
        QCOMPARE(program.run("check decks/good.muster").exit, 0);
        const QDir cache(program.path("home/cache/muster"));
        const QStringList files = cache.entryList(QDir::Files);
        QVERIFY(!files.isEmpty());
        for (const QString& file : files)
            write(cache.filePath(file), "this is no database");
        QCOMPARE(program.run("check decks/good.muster").exit, 0);
        QVERIFY(program.run("search --game pebbles egg").out.endsWith(QLatin1String("2 cards\n")));
    }

private:
    Program m_program;
};

QTEST_GUILESS_MAIN(TroubleTest)
#include "trouble_test.moc"
