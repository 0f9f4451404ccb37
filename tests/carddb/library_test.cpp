// SPDX-License-Identifier: GPL-3.0-or-later
#include <random>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QtTest>

#include "carddb/cache_file.h"
#include "carddb/library.h"
#include "sample_library.h"

using namespace muster;
using namespace muster::carddb;
using namespace Qt::StringLiterals;

namespace {

constexpr int FilesOfSample = 5; // game, rules, two sets, a format

/// Everything of the sample game, loaded by a new library: what a start of the program does.
struct Start {
    std::shared_ptr<const Catalogue> catalogue;
    std::vector<Format> formats;
    RuleBook rules;
    Errors problems;
    int parsed = 0;

    explicit Start(const Places& places)
    {
        Library library(places);
        if (const auto found = library.catalogue(u"sample"_s))
            catalogue = *found;
        if (const auto found = library.formats(u"sample"_s))
            formats = *found;
        if (const auto found = library.ruleBook(u"sample"_s))
            rules = *found;
        problems = library.problems(u"sample"_s);
        parsed = library.filesParsed();
    }
    QStringList names() const
    {
        QStringList result;
        for (std::uint32_t i = 0; catalogue && i < catalogue->size(); ++i)
            result.append(
                QString::fromUtf8(catalogue->card({i}).name().data(), qsizetype(catalogue->card({i}).name().size())));
        return result;
    }
    bool whole() const
    {
        return names() == QStringList{u"Émile"_s, u"Kestrel"_s, u"Wolf"_s} && formats.size() == 1
            && rules.entries.size() == 1 && problems.empty();
    }
};

/// Another program that uses the cache file.
class OtherConnection {
public:
    explicit OtherConnection(const QString& path)
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        database.setDatabaseName(path);
        database.open();
    }
    OtherConnection(const OtherConnection&) = delete;
    OtherConnection& operator=(const OtherConnection&) = delete;
    ~OtherConnection()
    {
        QSqlDatabase::database(u"other"_s).close();
        QSqlDatabase::removeDatabase(u"other"_s);
    }
    QVariant ask(const QString& sql) const
    {
        QSqlQuery query(QSqlDatabase::database(u"other"_s));
        if (!query.exec(sql))
            qWarning() << query.lastError() << sql;
        return query.next() ? query.value(0) : QVariant();
    }
};

std::string bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll().toStdString() : std::string();
}

void put(const QString& path, const std::string& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly | QFile::Truncate));
    QCOMPARE(file.write(bytes.data(), qint64(bytes.size())), qint64(bytes.size()));
}

/// Lets the file look as if nobody had touched it for an hour.
void setOld(const QString& path)
{
    struct timeval times[2] = {};
    ::gettimeofday(&times[0], nullptr);
    times[0].tv_sec -= 3600;
    times[1] = times[0];
    QCOMPARE(::utimes(QFile::encodeName(path).constData(), times), 0);
}

} // namespace

class LibraryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unchangedFilesAreParsedOnce()
    {
        const test::SampleLibrary sample;
        const Start first(sample.places());
        QVERIFY(first.whole());
        QCOMPARE(first.parsed, FilesOfSample);
        const Start second(sample.places());
        QVERIFY(second.whole());
        QCOMPARE(second.parsed, 0);
        QVERIFY(second.catalogue->data() == first.catalogue->data());
        QVERIFY(second.catalogue->game() == first.catalogue->game());

        // Touched, but the same: the content counts, not the time.
        sample.write("data/games/sample/sets/two.yaml", bytesOf(sample.path(u"data/games/sample/sets/two.yaml"_s)));
        QCOMPARE(Start(sample.places()).parsed, 0);
    }

    void withinOneLibraryNothingIsLoadedTwice()
    {
        const test::SampleLibrary sample;
        Library library(sample.places());
        const auto first = library.catalogue(u"sample"_s);
        QVERIFY(first);
        QCOMPARE(*library.catalogue(u"sample"_s), *first);
        QCOMPARE(library.lookup()("sample"), library.game(u"sample"_s)->get());
        QCOMPARE(library.lookup()("nonsense"), nullptr);
        library.refresh();
        QVERIFY(*library.catalogue(u"sample"_s) != *first);
        QVERIFY((*library.catalogue(u"sample"_s))->data() == (*first)->data());
    }

    void onlyWhatChangedIsParsed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("parsed");
        QTest::newRow("a set") << u"sets/two.yaml"_s << u"Wolf"_s << u"Wulf"_s << 1; // as long as before
        QTest::newRow("a format") << u"formats/plain.yaml"_s << u"Plain"_s << u"Fancy"_s << 1;
        QTest::newRow("the rules") << u"rules.yaml"_s << u"Names"_s << u"Gnomes"_s << 1;
        // Everything that is read against the game is read anew, the rules are not.
        QTest::newRow("the game") << u"game.yaml"_s << u"label: HP"_s << u"label: Hit points"_s << 4;
    }
    void onlyWhatChangedIsParsed()
    {
        QFETCH(QString, file);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, parsed);
        const test::SampleLibrary sample;
        QVERIFY(Start(sample.places()).whole());
        const QString path = sample.path(u"data/games/sample/"_s + file);
        auto text = QString::fromStdString(bytesOf(path));
        QVERIFY(text.contains(from));
        put(path, text.replace(from, to).toStdString());
        const Start changed(sample.places());
        QCOMPARE(changed.parsed, parsed);
        QVERIFY(changed.problems.empty());
        if (from == u"Wolf"_s)
            QVERIFY(changed.names().contains(u"Wulf"_s));
        if (from == u"Plain"_s)
            QCOMPARE(changed.formats.at(0).title, std::string("Fancy"));
        if (from == u"Names"_s)
            QCOMPARE(changed.rules.entries.at(0).sentence, std::string("Gnomes are names."));
        if (from == u"label: HP"_s)
            QCOMPARE(changed.catalogue->game().field(changed.catalogue->game().findField("hp")).label,
                     std::string("Hit points"));
        QCOMPARE(Start(sample.places()).parsed, 0);
    }

    /// Times are only trusted when they prove something: a file of the same size and the same time of change, put back
    /// by a copying program, is still seen to be another one.
    void aChangeThatHidesItsTimeIsSeen()
    {
        const test::SampleLibrary sample;
        const QString path = sample.path(u"data/games/sample/sets/two.yaml"_s);
        setOld(path);
        QVERIFY(Start(sample.places()).whole());
        auto text = QString::fromStdString(bytesOf(path));
        put(path, text.replace(u"Wolf"_s, u"Wulf"_s).toStdString());
        setOld(path);
        const Start changed(sample.places());
        QVERIFY(changed.names().contains(u"Wulf"_s));
        QCOMPARE(changed.parsed, 1);
    }

    void setsThatComeAndGo()
    {
        const test::SampleLibrary sample;
        QVERIFY(Start(sample.places()).whole());
        sample.write(
            "own/games/sample/sets/mine.yaml",
            test::SampleLibrary::set("MIN", "Mine", "  - {id: MIN-001, name: Zebra, type: spell, cost: [gold]}\n"));
        const Start more(sample.places());
        QCOMPARE(more.parsed, 1);
        QCOMPARE(more.names().size(), 4);
        QVERIFY(QFile::remove(sample.path(u"own/games/sample/sets/mine.yaml"_s)));
        const Start less(sample.places());
        QCOMPARE(less.parsed, 0);
        QVERIFY(less.whole());
        const OtherConnection other(sample.cacheFile());
        QCOMPARE(other.ask(u"SELECT count(*) FROM blobs WHERE owner LIKE '%mine%'"_s).toInt(), 0);
        QCOMPARE(other.ask(u"SELECT count(*) FROM sets"_s).toInt(), 2);
    }

    /// A faulty set is told with all its errors, each time, and takes nothing else away.
    void aFaultySetLeavesTheGameUsable()
    {
        const test::SampleLibrary sample;
        sample.write(
            "own/games/sample/sets/faulty.yaml",
            test::SampleLibrary::set(
                "BAD", "Bad", "  - {id: BAD-001, name: X, type: sepll, cost: [gold]}\n  - {id: BAD-002, nam: Y}\n"));
        sample.write("own/games/sample/sets/noise.yaml", std::string("\xff\xfe\0\x01", 4));
        QDir().mkpath(sample.path(u"own/games/sample/sets/folder.yaml"_s));
        QCOMPARE(::mkfifo(QFile::encodeName(sample.path(u"own/games/sample/sets/pipe.yaml"_s)).constData(), 0600), 0);
        sample.write("own/games/sample/formats/faulty.yaml", "format: sample/x\nbanned: 7\n");
        for (const int parsed : {FilesOfSample + 3, 0}) {
            const Start start(sample.places());
            QCOMPARE(start.names(), (QStringList{u"Émile"_s, u"Kestrel"_s, u"Wolf"_s}));
            QCOMPARE(start.formats.size(), std::size_t(1));
            const auto errorsIn = [&](const char* file) {
                return std::ranges::count_if(start.problems, [&](const Error& e) { return e.file.ends_with(file); });
            };
            QVERIFY(errorsIn("sets/faulty.yaml") >= 3);
            QVERIFY(errorsIn("sets/noise.yaml") >= 1);
            QCOMPARE(errorsIn("sets/folder.yaml"), 1);
            QCOMPARE(errorsIn("sets/pipe.yaml"), 1);
            QVERIFY(errorsIn("formats/faulty.yaml") >= 1);
            QVERIFY(errorsIn("one.yaml") == 0);
            // A folder and a pipe cannot be hashed, so that the catalogue is put together anew, but from the cache.
            QCOMPARE(start.parsed, parsed);
        }
    }

    void clashingSetsAreToldAndTheFirstOneStays()
    {
        const test::SampleLibrary sample;
        sample.write(
            "own/games/sample/sets/same-code.yaml",
            test::SampleLibrary::set("aaa", "Other", "  - {id: AAA-009, name: Intruder, type: spell, cost: []}\n"));
        sample.write("own/games/sample/formats/mine.yaml",
                     "format: sample/plain\ngame: sample\ntitle: Mine\nversion: \"1\"\n");
        for (int i = 0; i < 2; ++i) {
            const Start start(sample.places());
            QVERIFY(!start.names().contains(u"Intruder"_s));
            QCOMPARE(start.names().size(), 3);
            QCOMPARE(start.formats.size(), std::size_t(1));
            QCOMPARE(start.formats[0].title, std::string("Plain"));
            QVERIFY(!start.problems.empty());
            for (const auto& error : start.problems)
                QVERIFY(error.file.ends_with("same-code.yaml") || error.file.ends_with("mine.yaml"));
        }
    }

    void whatIsNoGame()
    {
        const test::SampleLibrary sample;
        Library library(sample.places());
        QCOMPARE(library.games(), (QStringList{u"sample"_s}));
        for (const auto& key :
             {u"smaple"_s, u""_s, u".."_s, u"../games/sample"_s, u"sample/../sample"_s, QString(100000, u'x')}) {
            const auto game = library.game(key);
            QVERIFY(!game);
            QCOMPARE(int(game.error().at(0).kind), int(ErrorKind::UnknownGame));
            QCOMPARE(game.error().at(0).arguments.at(0), key.toStdString());
            QVERIFY(!library.catalogue(key));
            QVERIFY(!library.formats(key));
            QVERIFY(!library.ruleBook(key));
            QVERIFY(!library.problems(key).empty());
        }
        QCOMPARE(library.game(u"smaple"_s).error().at(0).nearest, std::string("sample"));
        QVERIFY(Library({u"/nonexistent"_s, u"/nonexistent"_s, u"/nonexistent"_s}).games().isEmpty());
    }

    void aGameMustBeCalledAsItsFolderIs()
    {
        const test::SampleLibrary sample;
        sample.write("own/games/other/game.yaml", test::sampleGameYaml());
        Library library(sample.places());
        QCOMPARE(library.games(), (QStringList{u"sample"_s, u"other"_s}));
        const auto game = library.game(u"other"_s);
        QVERIFY(!game);
        QCOMPARE(game.error().at(0).nearest, std::string("other"));
        QVERIFY(library.game(u"sample"_s));
    }

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

    void progressAndCancel()
    {
        const test::SampleLibrary sample;
        Library library(sample.places());
        QStringList steps;
        library.setProgress([&](const QString& step, int done, int total) {
            if (done < 0 || done > total)
                steps.append(u"bad numbers"_s);
            if (steps.isEmpty() || steps.back() != step)
                steps.append(step);
            return step != u"build"_s;
        });
        const auto cancelled = library.catalogue(u"sample"_s);
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().size(), 1u);
        QVERIFY(cancelled.error().front().kind == ErrorKind::Cancelled);
        QCOMPARE(steps, (QStringList{u"read"_s, u"build"_s}));
        steps.clear();
        library.setProgress([&](const QString& step, int, int) {
            if (steps.isEmpty() || steps.back() != step)
                steps.append(step);
            return true;
        });
        QVERIFY(library.catalogue(u"sample"_s));
        QCOMPARE(steps, (QStringList{u"read"_s, u"build"_s, u"store"_s}));
        QVERIFY(Start(sample.places()).whole());
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

QTEST_GUILESS_MAIN(LibraryTest)
#include "library_test.moc"
