// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QJsonArray>

#include "tests/app/program.h"

using namespace muster::test;

/// Hostile files, closed pipes, full disks, missing folders: a message and an exit code, never a crash or half a file.
class TroubleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hostileFiles_data()
    {
        QTest::addColumn<QString>("file");
        const QDir corpus(QStringLiteral(MUSTER_SOURCE_DIR "/tests/hostile/corpus"));
        for (const QString& name : corpus.entryList(QDir::Files))
            QTest::newRow(qPrintable(name)) << corpus.filePath(name);
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
        const QDir corpus(QStringLiteral(MUSTER_SOURCE_DIR "/tests/hostile/corpus"));
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
        QVERIFY(timer.elapsed() < 60'000); // nothing is waited for
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
    }

    void withoutData()
    {
        Program bare;
        bare.set("MUSTER_DATA", bare.path("nowhere"));
        const Ran deck = bare.run("check decks/good.muster");
        QCOMPARE(deck.exit, 2);
        QVERIFY2(deck.err.contains(QLatin1String("unknown game \"pebbles\"")), qPrintable(deck.err));
        QVERIFY(!bare.run("games").crashed);
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
