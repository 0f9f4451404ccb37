// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/safety/journal.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/window/safety/deck_record.h"
#include "app/window/safety/disk_sync.h"
#include "carddb/file_io.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr qint64 BytesBetweenWholes = 2048;         ///< at least; so that damage on the disk costs few steps
constexpr qint64 LargestJournal = qint64(64) << 20; ///< bytes that are read back
constexpr qint64 LongJournal = qint64(256) << 10;   ///< bytes from which on an adopted one is shortened
constexpr std::size_t StepsOfShortened = 200;
constexpr int MostAside = 20;
const QString AsideFolder = u"closed"_s;

/// Sorts by the time of its making.
QString nameFor(int number)
{
    return u"%1-%2-%3"_s.arg(QDateTime::currentMSecsSinceEpoch(), 14, 10, QLatin1Char('0'))
        .arg(number, 4, 10, QLatin1Char('0'))
        .arg(::getpid());
}

/// Locks that belong to the open file: gone with the program, whatever ends it, and asked about without being taken.
struct flock wholeFile()
{
    struct flock lock { };
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    return lock;
}

bool lock(int file)
{
    struct flock wanted = wholeFile();
    return ::fcntl(file, F_OFD_SETLK, &wanted) == 0;
}

bool isLockedByOther(int file)
{
    struct flock asked = wholeFile();
    return ::fcntl(file, F_OFD_GETLK, &asked) == 0 && asked.l_type != F_UNLCK;
}

bool writeAll(int file, const QByteArray& bytes)
{
    qsizetype written = 0;
    while (written < bytes.size()) {
        const auto count = ::write(file, bytes.constData() + written, static_cast<std::size_t>(bytes.size() - written));
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        written += count;
    }
    return true;
}

/// The history's older part is given up where it has become very long.
JournalContents shortened(JournalContents contents)
{
    if (contents.steps.size() <= StepsOfShortened)
        return contents;
    const auto current = static_cast<std::size_t>(contents.current);
    const std::size_t gone = std::min(contents.steps.size() - StepsOfShortened, current);
    if (gone == 0)
        return contents;
    contents.base = contents.steps[gone - 1].deck;
    contents.steps.erase(contents.steps.begin(), contents.steps.begin() + static_cast<std::ptrdiff_t>(gone));
    contents.current -= static_cast<int>(gone);
    contents.clean = std::max(contents.clean - static_cast<int>(gone), -1);
    return contents;
}

/// Makes a file with these bytes that is locked before anybody can see it. -1 with errno on failure.
int makeLocked(const QString& fileName, const QByteArray& bytes)
{
    const QByteArray name = QFile::encodeName(fileName);
    const QByteArray fresh = name + ".new";
    const int file = ::open(fresh.constData(), O_RDWR | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0)
        return -1;
    if (lock(file) && writeAll(file, bytes) && ::rename(fresh.constData(), name.constData()) == 0)
        return file;
    const int reason = errno;
    ::unlink(fresh.constData());
    ::close(file);
    errno = reason;
    return -1;
}

} // namespace

Journal::Journal(int file, QString fileName, const JournalContents& contents, qint64 size, JournalFolder& folder)
    : m_file(file),
      m_fileName(std::move(fileName)),
      m_size(size),
      m_text(lineOf(recordOf(contents.deck()))),
      m_path(contents.path),
      m_fingerprint(contents.fingerprint),
      m_view(contents.view),
      m_sync(folder.m_sync),
      m_own(folder.m_own)
{
    m_own->insert(m_fileName);
}

Journal::~Journal() { close(); }

void Journal::close()
{
    m_own->remove(m_fileName);
    if (m_file < 0)
        return;
    m_sync->release(m_file);
    ::close(std::exchange(m_file, -1));
}

bool Journal::append(const QByteArray& line)
{
    if (m_file >= 0 && writeAll(m_file, line)) {
        m_size += line.size();
        m_trouble.clear();
        m_sync->request(m_file);
        return true;
    }
    m_trouble = qt_error_string(m_file < 0 ? ENOENT : errno);
    // Half a record must not stand in front of the next one.
    if (m_file >= 0)
        (void)::ftruncate(m_file, m_size);
    m_text.clear();
    return false;
}

/// Somebody may have emptied the folder: records into a file without a name would be lost.
bool Journal::isThere() const
{
    struct stat info { };
    return m_file >= 0 && ::fstat(m_file, &info) == 0 && info.st_nlink > 0;
}

/// The journal from here on: the steps before are known to the window only.
bool Journal::makeAgain(const Deck& deck)
{
    JournalContents contents;
    contents.base = deck;
    contents.path = m_path;
    contents.fingerprint = m_fingerprint;
    contents.view = m_view;
    QDir().mkpath(QFileInfo(m_fileName).path());
    const QByteArray bytes = journalOf(contents);
    const int file = makeLocked(m_fileName, bytes);
    if (file < 0) {
        m_trouble = qt_error_string(errno);
        return false;
    }
    if (m_file >= 0) {
        m_sync->release(m_file);
        ::close(m_file);
    }
    m_file = file;
    m_size = m_wholeAt = bytes.size();
    m_trouble.clear();
    return true;
}

void Journal::step(int at, const QString& words, const Deck& deck) { move(JournalMove::Step, at, words, deck); }

void Journal::go(int at, const QString& words, const Deck& deck) { move(JournalMove::Go, at, words, deck); }

void Journal::move(JournalMove move, int at, const QString& words, const Deck& deck)
{
    if (!isThere() && !makeAgain(deck))
        return;
    const QByteArray after = lineOf(recordOf(deck));
    const bool whole = m_text.isEmpty() || m_size - m_wholeAt >= std::max<qint64>(after.size(), BytesBetweenWholes);
    const QJsonObject record =
        whole ? moveRecord(move, at, words, deck) : moveRecord(move, at, words, spliceBetween(m_text, after));
    const QDateTime when = move == JournalMove::Step ? QDateTime::currentDateTime() : QDateTime();
    if (!append(journalLine(withTime(record, when))))
        return;
    m_text = after;
    if (whole)
        m_wholeAt = m_size;
}

void Journal::saved(int clean, const QString& path, const QByteArray& fingerprint)
{
    m_path = path;
    m_fingerprint = fingerprint;
    append(journalLine(savedRecord(clean, path, fingerprint)));
}

void Journal::view(const QJsonObject& view)
{
    m_view = view;
    append(journalLine(viewRecord(view)));
}

void Journal::finish()
{
    if (m_file < 0)
        return;
    ::unlink(QFile::encodeName(m_fileName).constData());
    close();
}

void Journal::setAside()
{
    if (m_file < 0)
        return;
    const QFileInfo info(m_fileName);
    QDir folder = info.dir();
    folder.mkpath(AsideFolder);
    const QString name = QString::number(QDateTime::currentMSecsSinceEpoch()) + QLatin1Char('-') + info.fileName();
    if (!QFile::rename(m_fileName, folder.filePath(AsideFolder + QLatin1Char('/') + name)))
        return; // stays, and comes back with the next start: better than lost
    close();
    folder.cd(AsideFolder);
    const QStringList all = folder.entryList({u"*.journal"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    for (const QString& old : all.mid(MostAside))
        folder.remove(old);
}

JournalFolder::JournalFolder(const QString& path) : m_path(QDir::cleanPath(path)), m_sync(std::make_shared<DiskSync>())
{
}

JournalFolder::~JournalFolder() = default;

/// That no other has, not even one of a Muster in another container, which may count processes as this one does.
QString JournalFolder::freshName()
{
    QString name;
    do
        name = QDir(m_path).filePath(nameFor(m_begun++) + ".journal"_L1);
    while (QFile::exists(name));
    return name;
}

std::unique_ptr<Journal> JournalFolder::begin(const JournalContents& contents)
{
    QDir().mkpath(m_path);
    const QString fileName = freshName();
    const QByteArray bytes = journalOf(contents);
    const int file = makeLocked(fileName, bytes);
    const int reason = errno;
    auto journal = std::unique_ptr<Journal>(new Journal(file, fileName, contents, bytes.size(), *this));
    if (file < 0)
        journal->m_trouble = qt_error_string(reason);
    else
        m_sync->request(file);
    return journal;
}

std::optional<JournalFolder::Orphan> JournalFolder::adopt(const QString& fileName)
{
    const QByteArray name = QFile::encodeName(fileName);
    const int file = ::open(name.constData(), O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0)
        return std::nullopt;
    struct stat info { };
    // Between opening and locking its owner may have finished it, or another Muster may have taken it over.
    if (!lock(file) || ::fstat(file, &info) != 0 || !S_ISREG(info.st_mode) || info.st_nlink == 0) {
        ::close(file);
        return std::nullopt;
    }
    const auto bytes = carddb::readFile(fileName, LargestJournal);
    JournalReading reading = bytes ? readJournal(QByteArray::fromStdString(*bytes)) : JournalReading();
    if (!reading.contents) {
        ::close(file);
        // What does not even begin holds no edit, unless it is not ours to judge.
        if (bytes && bytes->empty())
            ::unlink(name.constData());
        return std::nullopt;
    }
    Orphan orphan;
    orphan.damaged = reading.damaged;
    if (!reading.damaged && info.st_size <= LongJournal) {
        if (info.st_size > reading.sound && ::ftruncate(file, reading.sound) != 0) {
            ::close(file);
            return std::nullopt;
        }
        orphan.contents = std::move(*reading.contents);
        orphan.journal = std::unique_ptr<Journal>(new Journal(file, fileName, orphan.contents, reading.sound, *this));
        return orphan;
    }
    orphan.contents = reading.damaged ? std::move(*reading.contents) : shortened(std::move(*reading.contents));
    if (reading.damaged)
        QFile::copy(fileName, fileName + ".damaged"_L1);
    const QByteArray again = journalOf(orphan.contents);
    // The new one takes the place of the old one in one go; the old one is locked until then.
    const int fresh = makeLocked(fileName, again);
    ::close(file);
    if (fresh < 0)
        return std::nullopt;
    orphan.journal = std::unique_ptr<Journal>(new Journal(fresh, fileName, orphan.contents, again.size(), *this));
    return orphan;
}

std::vector<JournalFolder::Orphan> JournalFolder::takeOver()
{
    std::vector<Orphan> orphans;
    const QDir folder(m_path);
    for (const QString& name : folder.entryList({u"*.journal"_s}, QDir::Files | QDir::NoSymLinks, QDir::Name)) {
        if (auto orphan = adopt(folder.filePath(name)))
            orphans.push_back(std::move(*orphan));
    }
    return orphans;
}

QStringList JournalFolder::openElsewhere() const
{
    QStringList paths;
    const QDir folder(m_path);
    for (const QString& name : folder.entryList({u"*.journal"_s}, QDir::Files | QDir::NoSymLinks, QDir::Name)) {
        const QString fileName = folder.filePath(name);
        if (m_own->contains(fileName))
            continue;
        const int file = ::open(QFile::encodeName(fileName).constData(), O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
        if (file < 0)
            continue;
        const bool alive = isLockedByOther(file);
        ::close(file);
        const auto bytes = alive ? carddb::readFile(fileName, LargestJournal) : Result<std::string>();
        if (!bytes)
            continue;
        const JournalReading reading = readJournal(QByteArray::fromStdString(*bytes));
        if (reading.contents && !reading.contents->path.isEmpty())
            paths += reading.contents->path;
    }
    return paths;
}

std::vector<JournalFolder::Aside> JournalFolder::aside() const
{
    std::vector<Aside> all;
    const QDir folder(QDir(m_path).filePath(AsideFolder));
    for (const QString& name :
         folder.entryList({u"*.journal"_s}, QDir::Files | QDir::NoSymLinks, QDir::Name | QDir::Reversed)) {
        const auto bytes = carddb::readFile(folder.filePath(name), LargestJournal);
        const JournalReading reading = bytes ? readJournal(QByteArray::fromStdString(*bytes)) : JournalReading();
        if (!reading.contents)
            continue;
        const Deck& deck = reading.contents->deck();
        all.push_back({folder.filePath(name), QString::fromStdString(deck.name), QString::fromStdString(deck.game)});
    }
    return all;
}

std::optional<JournalFolder::Orphan> JournalFolder::takeBack(const Aside& aside)
{
    const QString name = freshName();
    if (!QFile::rename(aside.file, name))
        return std::nullopt;
    return adopt(name);
}

} // namespace muster::app
