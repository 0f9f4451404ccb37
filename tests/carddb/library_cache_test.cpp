// SPDX-License-Identifier: GPL-3.0-or-later
// The cache of a library only saves time: damaged, locked, full, gone or shared, what is loaded is right.
#include <random>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QtTest>

#include "carddb/cache_file.h"
#include "carddb/library.h"
#include "library_start.h"
#include "sample_library.h"

using namespace muster;
using namespace muster::carddb;
using namespace muster::test;
using namespace Qt::StringLiterals;

class LibraryCacheTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aDamagedCacheIsReplaced_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("empty") << 0;
        QTest::newRow("noise") << 1;
        QTest::newRow("cut off") << 2;
        QTest::newRow("holes") << 3;
        QTest::newRow("another program's tables") << 4;
        QTest::newRow("a folder in its place") << 5;
    }
    void aDamagedCacheIsReplaced()
    {
        QFETCH(int, how);
        const test::SampleLibrary sample;
        QVERIFY(Start(sample.places()).whole());
        const auto bytes = bytesOf(sample.cacheFile());
        QVERIFY(bytes.size() > 8192);
        switch (how) {
        case 0:
            put(sample.cacheFile(), {});
            break;
        case 1:
            put(sample.cacheFile(), std::string(20000, '\x5a'));
            break;
        case 2:
            put(sample.cacheFile(), bytes.substr(0, bytes.size() / 2));
            break;
        case 3:
            put(sample.cacheFile(), bytes.substr(0, 4096) + std::string(bytes.size() - 4096, '\0'));
            break;
        case 4: {
            QFile::remove(sample.cacheFile());
            const OtherConnection other(sample.cacheFile());
            other.ask(u"CREATE TABLE blobs (x)"_s);
            break;
        }
        case 5:
            QFile::remove(sample.cacheFile());
            QDir().mkpath(sample.cacheFile());
            break;
        }
        QVERIFY(Start(sample.places()).whole());
        QVERIFY(Start(sample.places()).whole());
        if (how < 4)
            QCOMPARE(Start(sample.places()).parsed, 0); // and it works again
    }

    /// Whatever bytes of the file are wrong, nothing wrong comes out of it.
    void flippedBytes()
    {
        const test::SampleLibrary sample;
        QVERIFY(Start(sample.places()).whole());
        const auto good = bytesOf(sample.cacheFile());
        const auto columns = bytesOf(sample.columnsFile());
        std::mt19937 random(99);
        for (int i = 0; i < 300; ++i) {
            const bool inColumns = i % 2 == 1;
            auto bad = inColumns ? columns : good;
            for (int j = 0; j < 1 + i % 40; ++j)
                bad[random() % bad.size()] = char(random());
            put(inColumns ? sample.columnsFile() : sample.cacheFile(), bad);
            QVERIFY(Start(sample.places()).whole());
        }
    }

    /// The columns of a second start lie in their file, and nothing of them is copied.
    void columnsAreMapped()
    {
        const test::SampleLibrary sample;
        const Start first(sample.places());
        QVERIFY(!first.catalogue->data().names.liesElsewhere());
        const Start second(sample.places());
        QVERIFY(second.catalogue->data() == first.catalogue->data());
        QVERIFY(second.catalogue->data().names.liesElsewhere());
        QVERIFY(second.catalogue->data().identities.liesElsewhere());
        // The file may be replaced or go: who has it keeps it.
        sample.write("data/games/sample/sets/two.yaml",
                     bytesOf(sample.path(u"data/games/sample/sets/two.yaml"_s)) + "# longer\n");
        QVERIFY(Start(sample.places()).whole());
        QVERIFY(QFile::remove(sample.columnsFile()));
        QVERIFY(second.whole());
        QVERIFY(second.catalogue->data() == first.catalogue->data());
    }

    void damagedColumnsAreReplaced_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* how :
             {"gone", "empty", "head only", "noise", "cut off", "longer", "holes", "other sets", "old"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void damagedColumnsAreReplaced()
    {
        QFETCH(QString, how);
        const test::SampleLibrary sample;
        QVERIFY(Start(sample.places()).whole());
        const auto good = bytesOf(sample.columnsFile());
        QVERIFY(good.size() > 1000);
        auto bad = good;
        if (how == "empty"_L1)
            bad.clear();
        else if (how == "head only"_L1)
            bad.resize(64);
        else if (how == "noise"_L1)
            bad.assign(good.size(), '\x5a');
        else if (how == "cut off"_L1)
            bad.resize(good.size() / 2);
        else if (how == "longer"_L1)
            bad += '\0';
        else if (how == "holes"_L1)
            std::fill(bad.begin() + 200, bad.end() - 200, '\0');
        else if (how == "other sets"_L1)
            bad[40] = char(bad[40] + 1); // the key
        else if (how == "old"_L1)
            bad[64 + 12] = char(bad[64 + 12] - 1); // the version of the archive
        if (how == "gone"_L1)
            QVERIFY(QFile::remove(sample.columnsFile()));
        else
            put(sample.columnsFile(), bad);
        const Start start(sample.places());
        QVERIFY(start.whole());
        QCOMPARE(start.parsed, 0); // put together of the sets, which the cache has too
        QVERIFY(bytesOf(sample.columnsFile()) == good);
        QVERIFY(Start(sample.places()).catalogue->data().names.liesElsewhere());
    }

    void aFolderInTheColumnsPlaceIsPassedBy()
    {
        const test::SampleLibrary sample;
        QDir().mkpath(sample.columnsFile());
        for (const int parsed : {FilesOfSample, 0}) {
            const Start start(sample.places());
            QVERIFY(start.whole());
            QCOMPARE(start.parsed, parsed);
        }
    }

    void aLockedCacheIsPassedBy()
    {
        const test::SampleLibrary sample;
        QVERIFY(Start(sample.places()).whole());
        const OtherConnection other(sample.cacheFile());
        other.ask(u"BEGIN EXCLUSIVE"_s);
        const Start locked(sample.places());
        QVERIFY(locked.whole());
        QCOMPARE(locked.parsed, FilesOfSample);
        // It is waited for once, and then neither read nor written.
        CacheFile cache(sample.places().cache);
        QVERIFY(!cache.busy());
        QVERIFY(cache.stamps(u"sample"_s).empty());
        QVERIFY(cache.busy());
        bool wrote = false;
        QVERIFY(!cache.write(u"sample"_s, [&](CacheFile::Writer&) { return wrote = true; }));
        QVERIFY(!wrote);
        other.ask(u"ROLLBACK"_s);
        QCOMPARE(Start(sample.places()).parsed, 0);
    }

    void aCacheThatCannotBeWrittenIsPassedBy()
    {
        const test::SampleLibrary sample;
        auto places = sample.places();
        sample.write("file", "x");
        for (const auto& folder :
             {QString(), u"/proc/nonexistent/cache"_s, sample.path(u"file"_s), sample.path(u"file/below"_s)}) {
            places.cache = folder;
            for (int i = 0; i < 2; ++i) {
                const Start start(places);
                QVERIFY(start.whole());
                QCOMPARE(start.parsed, FilesOfSample);
            }
        }
    }

    void aReadOnlyCacheIsStillRead()
    {
        const test::SampleLibrary sample;
        QVERIFY(Start(sample.places()).whole());
        // In another process, which may be nobody: root can write everywhere.
        const QString cache = sample.places().cache;
        QCOMPARE(::chmod(QFile::encodeName(sample.path({})).constData(), 0755), 0);
        QCOMPARE(::chmod(QFile::encodeName(cache).constData(), 0555), 0);
        QCOMPARE(::chmod(QFile::encodeName(sample.cacheFile()).constData(), 0444), 0);
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            if (::geteuid() == 0 && ::setuid(65534) != 0)
                ::_exit(9);
            const Start start(sample.places());
            ::_exit(!start.whole() ? 1 : start.parsed != 0 ? 2 : 0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
        ::chmod(QFile::encodeName(cache).constData(), 0755);
    }

    void aFullDiskLeavesTheCacheUsable()
    {
        const test::SampleLibrary sample;
        ::signal(SIGXFSZ, SIG_IGN);
        struct rlimit old { };
        ::getrlimit(RLIMIT_FSIZE, &old);
        for (const rlim_t size : {0, 100, 5000, 20000}) {
            const struct rlimit limit = {size, old.rlim_max};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            const bool whole = Start(sample.places()).whole();
            ::setrlimit(RLIMIT_FSIZE, &old);
            QVERIFY(whole);
        }
        QVERIFY(Start(sample.places()).whole());
        QCOMPARE(Start(sample.places()).parsed, 0);
    }

    /// Several programs at once, and one killed in the middle of its work again and again.
    void severalProcesses()
    {
        const test::SampleLibrary sample;
        std::vector<pid_t> children;
        for (int i = 0; i < 4; ++i) {
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                for (int j = 0; j < 15; ++j) {
                    if (j % 5 == 0)
                        sample.write(
                            "own/games/sample/sets/mine.yaml",
                            test::SampleLibrary::set("MIN", "Mine " + std::to_string(i),
                                                     "  - {id: MIN-001, name: Zebra, type: spell, cost: []}\n"));
                    const Start start(sample.places());
                    // While the file is being rewritten it may be seen empty or half, and is told as faulty then.
                    if (start.formats.size() != 1 || start.names().size() < 3 || !start.names().contains(u"Wolf"_s))
                        ::_exit(1);
                }
                ::_exit(0);
            }
            children.push_back(child);
        }
        for (const auto child : children) {
            int status = 0;
            ::waitpid(child, &status, 0);
            QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        }
        std::mt19937 random(5);
        for (int i = 0; i < 25; ++i) {
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                for (int j = 0;; ++j) {
                    sample.write("own/games/sample/sets/mine.yaml",
                                 test::SampleLibrary::set("MIN", "Mine " + std::to_string(j),
                                                          "  - {id: MIN-001, name: Zebra, type: spell, cost: []}\n"));
                    const Start start(sample.places());
                }
            }
            ::usleep(useconds_t(500 + random() % 15000));
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            const Start start(sample.places());
            QVERIFY(start.names().contains(u"Wolf"_s));
        }
        QFile::remove(sample.path(u"own/games/sample/sets/mine.yaml"_s));
        QVERIFY(Start(sample.places()).whole());
        QCOMPARE(Start(sample.places()).parsed, 0);
    }

    /// Anyone can look at the cards with the sqlite3 tool.
    void cardsStandAsReadableRows()
    {
        const test::SampleLibrary sample;
        QVERIFY(Start(sample.places()).whole());
        const OtherConnection other(sample.cacheFile());
        QCOMPARE(other.ask(u"SELECT group_concat(name) FROM (SELECT name FROM sample_cards ORDER BY row)"_s).toString(),
                 u"Émile,Kestrel,Wolf"_s);
        QCOMPARE(other.ask(u"SELECT hp FROM sample_cards WHERE origin = 'ember'"_s).toInt(), 80);
        QCOMPARE(other.ask(u"SELECT cost FROM sample_cards WHERE id = 'aaa-001'"_s).toString(), u"Gold, Gold"_s);
        QVERIFY(other.ask(u"SELECT hp FROM sample_cards WHERE name = 'Wolf'"_s).isNull());
        QCOMPARE(
            other
                .ask(
                    u"SELECT damage FROM sample_attack JOIN sample_cards ON card = sample_cards.row WHERE name = 'Émile'"_s)
                .toInt(),
            20);
        QCOMPARE(other.ask(u"SELECT name FROM sets WHERE code = 'AAA'"_s).toString(), u"Alpha"_s);
        QCOMPARE(other.ask(u"SELECT title FROM formats WHERE key = 'sample/plain'"_s).toString(), u"Plain"_s);
        QCOMPARE(other.ask(u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
    }

    void cachesOfOtherVersionsGoAway()
    {
        const test::SampleLibrary sample;
        sample.write("cache/cards-v0.sqlite", "old");
        sample.write("cache/cards-v0.sqlite-journal", "old");
        sample.write("cache/cards-v1-sample.columns", "old");
        sample.write("cache/cards-v20.sqlite", "old");
        sample.write("cache/cards-v2-sample.columns.AbCdEf", "left by a writer that was killed");
        sample.write("cache/something else", "stays");
        QVERIFY(Start(sample.places()).whole());
        QCOMPARE(QDir(sample.places().cache).entryList(QDir::Files, QDir::Name),
                 (QStringList{u"cards-v2-sample.columns"_s, u"cards-v2.sqlite"_s, u"something else"_s}));
    }
};

QTEST_GUILESS_MAIN(LibraryCacheTest)
#include "library_cache_test.moc"
