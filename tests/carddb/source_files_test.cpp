// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>

#include <QCryptographicHash>
#include <QtTest>

#include "carddb/file_io.h"
#include "carddb/source_files.h"
#include "sample_library.h"

using namespace muster;
using namespace muster::carddb;
using namespace Qt::StringLiterals;

/// When a stamp may stand for a hash: a stamp with a false hash shows whether the file was read.
class SourceFilesTest final : public QObject {
    Q_OBJECT

    static FileStamp stampOf(const QString& path, qint64 hashedAfter)
    {
        struct stat info { };
        if (::stat(QFile::encodeName(path).constData(), &info) != 0)
            qFatal("no such file");
        const auto ns = [](const struct timespec& t) { return qint64(t.tv_sec) * 1'000'000'000 + t.tv_nsec; };
        return {path,
                info.st_size,
                ns(info.st_mtim),
                ns(info.st_ctim),
                qint64(info.st_ino),
                qint64(info.st_dev),
                std::max(ns(info.st_mtim), ns(info.st_ctim)) + hashedAfter,
                "false hash"};
    }

private Q_SLOTS:
    void stamps_data()
    {
        QTest::addColumn<int>("change");
        QTest::addColumn<bool>("trusted");
        QTest::newRow("untouched for long") << 0 << true;
        QTest::newRow("hashed while it may have been written") << 1 << false;
        QTest::newRow("another size") << 2 << false;
        QTest::newRow("another time") << 3 << false;
        QTest::newRow("an old time put back by a copying program") << 4 << false;
        QTest::newRow("another file under the same name") << 5 << false;
        QTest::newRow("another disk") << 6 << false;
    }
    void stamps()
    {
        QFETCH(int, change);
        QFETCH(bool, trusted);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"set.yaml"_s);
        QVERIFY(writeFile(path, "content"));
        auto stamp = stampOf(path, change == 1 ? 2'000'000'000 : 10'000'000'000);
        stamp.size += change == 2 ? 1 : 0;
        stamp.modified -= change == 3 ? 1 : 0;
        stamp.changed -= change == 4 ? 1 : 0;
        stamp.inode += change == 5 ? 1 : 0;
        stamp.device += change == 6 ? 1 : 0;
        const auto real = QCryptographicHash::hash("content", QCryptographicHash::Sha256);
        FileHashes hashes({stamp});
        QCOMPARE(hashes.look(path, 100).hash, trusted ? QByteArray("false hash") : real);
        // The bytes themselves always come with their own hash.
        const auto content = hashes.take(path, 100);
        QCOMPARE(content.hash, real);
        QCOMPARE(content.bytes, std::string("content"));
        QVERIFY(hashes.learned().empty()); // written a moment ago: no stamp of it would prove anything
    }

    void files()
    {
        const test::SampleLibrary sample;
        sample.write("own/games/sample/sets/b.yml", "x");
        sample.write("own/games/sample/sets/a.csv", "x");
        sample.write("own/games/sample/sets/notes.txt", "x");
        sample.write("own/games/sample/game.yaml", "not this one");
        const auto files = findFiles(sample.places(), u"sample"_s);
        QCOMPARE(files.gameFile, sample.path(u"data/games/sample/game.yaml"_s));
        QCOMPARE(files.rulesFile, sample.path(u"data/games/sample/rules.yaml"_s));
        QStringList sets;
        for (const auto& set : files.sets)
            sets.append(QFileInfo(set.path).fileName() + (set.own ? u" own"_s : u""_s));
        QCOMPARE(sets, (QStringList{u"one.yaml"_s, u"two.yaml"_s, u"a.csv own"_s, u"b.yml own"_s}));
        QCOMPARE(files.formats.size(), std::size_t(1));
        QVERIFY(findFiles(sample.places(), u"../games/sample"_s).gameFile.isEmpty());
        QVERIFY(findFiles(sample.places(), u""_s).sets.empty());
    }

    void places()
    {
        const test::SampleLibrary sample;
        const auto old = qgetenv("MUSTER_DATA");
        qputenv("MUSTER_DATA", sample.path(u"data/"_s).toUtf8());
        QCOMPARE(findPlaces().resources, sample.path(u"data"_s));
        qputenv("MUSTER_DATA", "/nonexistent"); // a mistake is not papered over
        QCOMPARE(findPlaces().resources, u"/nonexistent"_s);
        qunsetenv("MUSTER_DATA");
        QVERIFY(QFileInfo(findPlaces().resources).isAbsolute());
        qputenv("MUSTER_DATA", old);
        qputenv("XDG_DATA_HOME", sample.path(u"home"_s).toUtf8());
        qputenv("XDG_CACHE_HOME", sample.path(u"caches"_s).toUtf8());
        QCOMPARE(findPlaces().userData, sample.path(u"home/muster"_s));
        QCOMPARE(findPlaces().cache, sample.path(u"caches/muster"_s));
    }
};

QTEST_GUILESS_MAIN(SourceFilesTest)
#include "source_files_test.moc"
