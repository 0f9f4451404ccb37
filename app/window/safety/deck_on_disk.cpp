// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/safety/deck_on_disk.h"

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include "carddb/file_io.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

// A deck file is far smaller; whatever has taken its place should be told apart all the same.
constexpr qint64 LargestRead = qint64(16) << 20;

SaveOutcome failed(const QString& path, int reason)
{
    Error error;
    error.file = path.toStdString();
    error.kind = ErrorKind::WriteFailed;
    error.arguments = {qt_error_string(reason).toStdString()};
    SaveOutcome outcome;
    outcome.kind = SaveOutcome::Kind::Failed;
    outcome.errors = {std::move(error)};
    return outcome;
}

SaveOutcome changed(std::string theirs)
{
    SaveOutcome outcome;
    outcome.kind = SaveOutcome::Kind::Changed;
    outcome.theirs = std::move(theirs);
    return outcome;
}

SaveOutcome saved(std::string_view bytes)
{
    SaveOutcome outcome;
    outcome.fingerprint = fingerprintOf(bytes);
    return outcome;
}

/// The new bytes on the disk under a name of their own; removed again at the end, whatever stands there then.
class Beside {
public:
    /// `mode`: the permissions, where they are not the usual ones of a new file.
    Beside(const QString& path, std::string_view bytes, std::optional<mode_t> mode)
        : m_name(QFile::encodeName(path + u".%1.new"_s.arg(QUuid::createUuid().toString(QUuid::Id128).left(8))))
    {
        const int file = ::open(m_name.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file < 0) {
            m_reason = errno;
            m_name.clear();
            return;
        }
        std::size_t written = 0;
        while (m_reason == 0 && written < bytes.size()) {
            const auto count = ::write(file, bytes.data() + written, bytes.size() - written);
            if (count > 0)
                written += static_cast<std::size_t>(count);
            else if (errno != EINTR)
                m_reason = count == 0 ? ENOSPC : errno;
        }
        if (mode)
            (void)::fchmod(file, *mode); // file systems without permissions have none to keep
        if (m_reason == 0 && ::fsync(file) != 0 && errno != EINVAL && errno != ENOTSUP)
            m_reason = errno;
        if (::close(file) != 0 && m_reason == 0)
            m_reason = errno;
    }
    Beside(const Beside&) = delete;
    Beside& operator=(const Beside&) = delete;
    ~Beside()
    {
        if (!m_name.isEmpty())
            ::unlink(m_name.constData());
    }
    [[nodiscard]] int reason() const { return m_reason; }
    [[nodiscard]] const QByteArray& name() const { return m_name; }

private:
    QByteArray m_name;
    int m_reason = 0;
};

/// Lets Musters save into a folder one after the other. Whoever cannot have the lock within a second goes on without:
/// the file systems that know no locks are those of one machine's medium.
class Turn {
public:
    explicit Turn(const QString& path)
        : m_folder(::open(QFile::encodeName(QFileInfo(path).path()).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    {
        for (int tries = 0; tries < 500 && m_folder >= 0; ++tries) {
            if (::flock(m_folder, LOCK_EX | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR))
                break;
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;
    ~Turn()
    {
        if (m_folder >= 0)
            ::close(m_folder);
    }

private:
    int m_folder;
};

/// A file that nobody expects to be there.
SaveOutcome saveNew(const QString& path, const std::string& bytes)
{
    const Beside fresh(path, bytes, std::nullopt);
    if (fresh.reason() != 0)
        return failed(path, fresh.reason());
    const QByteArray name = QFile::encodeName(path);
    if (::renameat2(AT_FDCWD, fresh.name().constData(), AT_FDCWD, name.constData(), RENAME_NOREPLACE) == 0)
        return saved(bytes);
    if (errno == EEXIST) {
        auto theirs = carddb::readFile(path, LargestRead);
        return theirs ? changed(std::move(*theirs)) : failed(path, EEXIST);
    }
    if (errno != EINVAL && errno != ENOSYS)
        return failed(path, errno);
    // A file system that cannot promise it: a link is refused as well where there is a file.
    if (::link(fresh.name().constData(), name.constData()) == 0)
        return saved(bytes);
    return failed(path, errno);
}

SaveOutcome exchange(const QString& path, const std::string& bytes, const QByteArray& expected, mode_t mode)
{
    const Beside fresh(path, bytes, mode);
    if (fresh.reason() != 0)
        return failed(path, fresh.reason());
    const char* const ours = fresh.name().constData();
    const QByteArray name = QFile::encodeName(path);
    if (::renameat2(AT_FDCWD, ours, AT_FDCWD, name.constData(), RENAME_EXCHANGE) != 0) {
        if (errno == ENOENT) {
            SaveOutcome outcome;
            outcome.kind = SaveOutcome::Kind::Gone;
            return outcome;
        }
        if (errno != EINVAL && errno != ENOSYS)
            return failed(path, errno);
        // A file system that cannot exchange: what was in the file was looked at a moment ago.
        return ::rename(ours, name.constData()) == 0 ? saved(bytes) : failed(path, errno);
    }
    auto before = carddb::readFile(QFile::decodeName(fresh.name()), LargestRead);
    if (before && fingerprintOf(*before) == expected)
        return saved(bytes);
    // Somebody was quicker by a moment: theirs goes back where it was.
    if (::renameat2(AT_FDCWD, ours, AT_FDCWD, name.constData(), RENAME_EXCHANGE) != 0)
        return failed(path, errno);
    return before ? changed(std::move(*before)) : failed(path, EIO);
}

} // namespace

QByteArray fingerprintOf(std::string_view bytes)
{
    return QCryptographicHash::hash(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())),
                                    QCryptographicHash::Sha256);
}

QByteArray fingerprintOfFile(const QString& path)
{
    const auto bytes = carddb::readFile(path, LargestRead);
    return bytes ? fingerprintOf(*bytes) : QByteArray();
}

SaveOutcome saveOver(const QString& path, const std::string& bytes, const QByteArray& expected)
{
    // Links are followed: the file that they lead to is the deck.
    const QString canonical = QFileInfo(path).canonicalFilePath();
    const Turn turn(canonical.isEmpty() ? path : canonical);
    if (canonical.isEmpty()) {
        if (expected.isEmpty())
            return saveNew(path, bytes);
        SaveOutcome outcome;
        outcome.kind = SaveOutcome::Kind::Gone;
        return outcome;
    }
    struct stat info { };
    if (::stat(QFile::encodeName(canonical).constData(), &info) != 0)
        return failed(path, errno);
    if (!S_ISREG(info.st_mode))
        return failed(path, S_ISDIR(info.st_mode) ? EISDIR : EINVAL);
    if (::access(QFile::encodeName(canonical).constData(), W_OK) != 0)
        return failed(path, errno); // a file that its owner has locked is not to be replaced by a trick
    auto now = carddb::readFile(canonical, LargestRead);
    if (!now)
        return failed(path, EIO);
    if (fingerprintOf(*now) != expected)
        return changed(std::move(*now));
    return exchange(canonical, bytes, expected, info.st_mode & 07777);
}

} // namespace muster::app
