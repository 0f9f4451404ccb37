// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/file_io.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace muster::carddb {
namespace {

Error fileError(const QString& path, ErrorKind kind, std::vector<std::string> arguments = {})
{
    Error error;
    error.file = path.toStdString();
    error.kind = kind;
    error.arguments = std::move(arguments);
    return error;
}

std::string systemReason(int code) { return qt_error_string(code).toStdString(); }

class Descriptor {
public:
    explicit Descriptor(const QString& path)
        // Not blocking: opening a pipe that nobody writes to would wait for ever.
        : m_fd(::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY))
    {
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    [[nodiscard]] int get() const { return m_fd; }

private:
    int m_fd;
};

} // namespace

Result<std::string> readFile(const QString& path, qint64 limit)
{
    const Descriptor file(path);
    if (file.get() < 0) {
        const int code = errno;
        if (code == ENOENT || code == ENOTDIR)
            return failure(fileError(path, ErrorKind::NoSuchFile));
        return failure(fileError(path, ErrorKind::Unreadable, {systemReason(code)}));
    }
    struct stat info { };
    if (::fstat(file.get(), &info) != 0)
        return failure(fileError(path, ErrorKind::Unreadable, {systemReason(errno)}));
    if (S_ISDIR(info.st_mode))
        return failure(fileError(path, ErrorKind::IsFolder));
    if (!S_ISREG(info.st_mode))
        return failure(fileError(path, ErrorKind::Unreadable, {"not a regular file"}));
    const auto tooLarge = [&](qint64 size) {
        return failure(fileError(path, ErrorKind::TooLarge, {std::to_string(size), std::to_string(limit)}));
    };
    if (info.st_size > limit)
        return tooLarge(info.st_size);

    // One byte more than announced shows at once whether the file has grown (or lies about its size, as in /proc).
    std::string bytes(std::size_t(info.st_size) + 1, '\0');
    std::size_t filled = 0;
    for (;;) {
        const auto count = ::read(file.get(), bytes.data() + filled, bytes.size() - filled);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return failure(fileError(path, ErrorKind::Unreadable, {systemReason(errno)}));
        if (count == 0)
            break;
        filled += std::size_t(count);
        if (filled > std::size_t(limit))
            return tooLarge(qint64(filled));
        if (filled == bytes.size())
            bytes.resize(bytes.size() * 2);
    }
    bytes.resize(filled);
    return bytes;
}

Result<void> writeFile(const QString& path, std::string_view bytes)
{
    if (QFileInfo(path).isDir())
        return failure(fileError(path, ErrorKind::IsFolder));
    QSaveFile file(path);
    // Writing into the old file itself would put it at risk; better no new file than half a one.
    file.setDirectWriteFallback(false);
    const auto failed = [&](const std::string& reason) {
        file.cancelWriting();
        return failure(fileError(path, ErrorKind::WriteFailed, {reason}));
    };
    // QSaveFile of Qt 6.4 commits a truncated file when the disk is full: it forgets that flushing its buffer failed.
    // So everything must be on the disk before commit, which then only renames.
    const auto size = qint64(bytes.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes.data(), size) != size || !file.flush())
        return failed(file.errorString().toStdString());
    if (::fsync(file.handle()) != 0 && errno != EINVAL && errno != ENOTSUP) // some file systems cannot
        return failed(systemReason(errno));
    if (!file.commit())
        return failed(file.errorString().toStdString());
    return {};
}

Result<Deck> loadDeck(const QString& path, const GameLookup& games)
{
    auto bytes = readFile(path, DeckLimit);
    if (!bytes)
        return failure(std::move(bytes.error()));
    return readDeck(*bytes, path.toStdString(), games);
}

Result<void> saveDeck(const QString& path, const Deck& deck, const Game& game)
{
    return writeFile(path, writeDeck(deck, game));
}

} // namespace muster::carddb
