// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>
#include <random>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include "carddb/file_io.h"
#include "carddb/files_below.h"
#include "carddb/native_path.h"
#include "tests/query/sample_game.h"

using namespace muster;
using namespace muster::carddb;
using namespace Qt::StringLiterals;

namespace {

/// No file may grow past `bytes` while this lives: what a full disk looks like to a program.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
    {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_old);
        const struct rlimit limit = {bytes, m_old.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_old); }

private:
    struct rlimit m_old { };
};

} // namespace

class FileIoTest final : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString at(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    template <class T>
    static int kindOf(const Result<T>& result)
    {
        return result ? -1 : int(result.error().front().kind);
    }

private Q_SLOTS:
    void readsWhatWasWritten()
    {
        const auto path = at("umlaut ö.txt");
        const std::string bytes("a\0b\r\n\xff", 6);
        QVERIFY(writeFile(path, bytes));
        QCOMPARE(*readFile(path, 6), bytes);
        QVERIFY(writeFile(path, ""));
        QCOMPARE(*readFile(path, 6), std::string());
    }

    void refusesWhatIsNoFile()
    {
        QCOMPARE(kindOf(readFile(at("missing"), 10)), int(ErrorKind::NoSuchFile));
        QCOMPARE(kindOf(readFile(at("missing/deeper"), 10)), int(ErrorKind::NoSuchFile));
        QCOMPARE(kindOf(readFile(m_folder.path(), 10)), int(ErrorKind::IsFolder));
        QCOMPARE(kindOf(readFile(QString(), 10)), int(ErrorKind::NoSuchFile));
        QVERIFY(writeFile(at("file"), "x"));
        QCOMPARE(kindOf(readFile(at("file/below"), 10)), int(ErrorKind::NoSuchFile));
        QVERIFY(QFile::link(at("loop"), at("loop")));
        QCOMPARE(kindOf(readFile(at("loop"), 10)), int(ErrorKind::Unreadable));
        QCOMPARE(readFile(at("missing"), 10).error().front().file, at("missing").toStdString());
    }

    void neverWaitsForPipesAndDevices()
    {
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(::mkfifo(QFile::encodeName(at("pipe")).constData(), 0600), 0);
        QCOMPARE(kindOf(readFile(at("pipe"), 10)), int(ErrorKind::Unreadable));
        QCOMPARE(kindOf(readFile(u"/dev/zero"_s, 10)), int(ErrorKind::Unreadable));
        QCOMPARE(kindOf(readFile(u"/dev/tty"_s, 10)), int(ErrorKind::Unreadable));
        QVERIFY(timer.elapsed() < 5000);
    }

    void unreadableFilesSayWhy()
    {
        QVERIFY(writeFile(at("secret"), "x"));
        QVERIFY(QFile::setPermissions(at("secret"), QFile::WriteOwner));
        const bool root = ::geteuid() == 0; // root may read everything: be nobody for a moment
        if (root)
            QCOMPARE(::seteuid(65534), 0);
        const auto result = readFile(at("secret"), 10);
        if (root)
            QCOMPARE(::seteuid(0), 0);
        QCOMPARE(kindOf(result), int(ErrorKind::Unreadable));
        QVERIFY(!result.error().front().arguments.at(0).empty());
    }

    void sizesAreBounded()
    {
        QVERIFY(writeFile(at("ten"), "0123456789"));
        QVERIFY(readFile(at("ten"), 10));
        const auto result = readFile(at("ten"), 9);
        QCOMPARE(kindOf(result), int(ErrorKind::TooLarge));
        QCOMPARE(result.error().front().arguments, (std::vector<std::string>{"10", "9"}));

        QFile huge(at("huge")); // a sparse file of 1 TB: must not be read, nor allocated
        QVERIFY(huge.open(QFile::WriteOnly));
        QVERIFY(huge.resize(qint64(1) << 40));
        QCOMPARE(kindOf(readFile(at("huge"), SetLimit)), int(ErrorKind::TooLarge));

        // Files that do not know their size.
        QVERIFY(!readFile(u"/proc/self/status"_s, 1 << 20)->empty());
        QCOMPARE(kindOf(readFile(u"/proc/self/status"_s, 10)), int(ErrorKind::TooLarge));
    }

    void writingKeepsLinksAndPermissions()
    {
        QVERIFY(writeFile(at("target"), "old"));
        QVERIFY(QFile::setPermissions(at("target"), QFile::ReadOwner | QFile::WriteOwner));
        QVERIFY(QFile::link(at("target"), at("link")));
        QVERIFY(writeFile(at("link"), "new"));
        QVERIFY(QFileInfo(at("link")).isSymLink());
        QCOMPARE(*readFile(at("target"), 10), std::string("new"));
        QCOMPARE(int(QFile(at("target")).permissions() & 0x0077), 0);
    }

    /// A new file never takes the place of what is none, and no link makes one elsewhere.
    void whatIsNoFileStays()
    {
        QCOMPARE(::mkfifo(QFile::encodeName(at("fifo")).constData(), 0600), 0);
        QVERIFY(QFile::link(at("fifo"), at("to fifo")));
        QVERIFY(QFile::link(at("nowhere"), at("dead")));
        for (const QString& path : {at("fifo"), at("to fifo"), at("dead"), u"/dev/full"_s}) {
            QCOMPARE(kindOf(mayBeWritten(path)), int(ErrorKind::WriteFailed));
            QCOMPARE(kindOf(writeFile(path, "x")), int(ErrorKind::WriteFailed));
        }
        QVERIFY(!QFileInfo::exists(at("nowhere")) && QFileInfo(at("dead")).isSymLink());
        QVERIFY(mayBeWritten(at("new")) && mayBeWritten(at("target")));
    }

    void namesOfAnyBytes()
    {
        const std::string bytes = nativePath(m_folder.path()) + "/a\xff\xc3\xa9\xf0\x9f\x8e\xb4\xed\xa0\x80.txt";
        const QString path = fromNative(bytes);
        QCOMPARE(nativePath(path), bytes);
        QVERIFY(writeFile(path, "x"));
        QCOMPARE(*readFile(path, 10), std::string("x"));
        QVERIFY(carddb::kindOf(path) == FileKind::Regular);
        const auto below = filesBelow(m_folder.path());
        QVERIFY(std::ranges::count(below.files, path) == 1);
        QVERIFY(carddb::kindOf(fromNative(bytes + "no")) == FileKind::None);
        const auto missing = readFile(fromNative(bytes + "no"), 10);
        QCOMPARE(missing.error().front().file, bytes + "no");
    }

    void failedWritesTellAndLeaveNothing()
    {
        QCOMPARE(kindOf(writeFile(m_folder.path(), "x")), int(ErrorKind::IsFolder));
        const auto missing = writeFile(at("no folder/file"), "x");
        QCOMPARE(kindOf(missing), int(ErrorKind::WriteFailed));
        QVERIFY(!missing.error().front().arguments.at(0).empty());
        QVERIFY(!QFileInfo::exists(at("no folder")));
    }

    void fullDisk_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("fails while writing") << (1 << 20);
        QTest::newRow("fails only at the end, within the buffer") << 6000;
    }
    void fullDisk()
    {
        QFETCH(int, size);
        QTemporaryDir folder;
        const auto path = folder.filePath(u"deck.muster"_s);
        QVERIFY(writeFile(path, "the old deck"));
        {
            const FullDisk full(4096);
            const auto result = writeFile(path, std::string(std::size_t(size), 'x'));
            QCOMPARE(kindOf(result), int(ErrorKind::WriteFailed));
        }
        QCOMPARE(*readFile(path, 100), std::string("the old deck"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void decks()
    {
        const auto game = test::sampleGame();
        Deck deck;
        deck.game = game.key;
        deck.name = "Ember Charge";
        DeckEntry entry;
        entry.card = "Émile";
        entry.count = 3;
        deck.section("main").entries.push_back(entry);
        auto withSections = game;
        withSections.decks = {{"deck", "Deck", {{"main", "Main deck", {}, {}}}}};
        const GameLookup lookup = [&](std::string_view key) { return key == game.key ? &withSections : nullptr; };
        const auto path = at("deck.muster");
        QVERIFY(saveDeck(path, deck, withSections));
        const auto loaded = loadDeck(path, lookup);
        QVERIFY(loaded);
        QVERIFY(*loaded == deck);
        QCOMPARE(kindOf(loadDeck(at("none.muster"), lookup)), int(ErrorKind::NoSuchFile));
        QVERIFY(writeFile(at("large.muster"), std::string(std::size_t(DeckLimit) + 1, '#')));
        QCOMPARE(kindOf(loadDeck(at("large.muster"), lookup)), int(ErrorKind::TooLarge));
        QVERIFY(writeFile(at("noise.muster"), "\xff\xfe\x01"));
        const auto noise = loadDeck(at("noise.muster"), lookup);
        QVERIFY(!noise);
        QCOMPARE(noise.error().front().file, at("noise.muster").toStdString());
    }

    /// Killed at any moment, the file is the old one or the new one, never a mixture.
    void killWhileSaving()
    {
        QTemporaryDir folder;
        const auto path = folder.filePath(u"deck.muster"_s);
        const std::string one(200000, '1'), two(300000, '2');
        QVERIFY(writeFile(path, one));
        std::mt19937 random(7);
        for (int i = 0; i < 60; ++i) {
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                for (int j = 0;; ++j)
                    (void)writeFile(path, j % 2 == 0 ? two : one);
            }
            ::usleep(useconds_t(200 + random() % 8000));
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            const auto bytes = readFile(path, 1 << 20);
            QVERIFY(bytes);
            QVERIFY(*bytes == one || *bytes == two);
        }
    }
};

QTEST_GUILESS_MAIN(FileIoTest)
#include "file_io_test.moc"
