// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/file_io.h"

#include <cerrno>
#include <cstdlib>
#include <memory>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "carddb/native_path.h"
#include "carddb/whole_file.h"

namespace muster::carddb {
namespace {

Error fileError(const QString& path, ErrorKind kind, std::vector<std::string> arguments = {})
{
    Error error;
    error.file = nativePath(path);
    error.kind = kind;
    error.arguments = std::move(arguments);
    return error;
}

std::string systemReason(int code) { return qt_error_string(code).toStdString(); }

/// The number of a descriptor that was open when the program began, as the shell spells <(command); -1 for other paths.
int handedOver(const QString& path)
{
    if (path == QLatin1String("/dev/stdin"))
        return STDIN_FILENO;
    for (const QLatin1String folder : {QLatin1String("/dev/fd/"), QLatin1String("/proc/self/fd/")}) {
        bool isNumber = false;
        const int number = path.startsWith(folder) ? path.mid(folder.size()).toInt(&isNumber) : -1;
        if (isNumber && number >= 0)
            return number;
    }
    return -1;
}

class Descriptor {
public:
    explicit Descriptor(const QString& path)
        : m_isHandedOver(handedOver(path) >= 0),
          // Not blocking: opening a pipe that nobody writes to would wait for ever.
          m_fd(m_isHandedOver ? ::fcntl(handedOver(path), F_DUPFD_CLOEXEC, 0)
                              : ::open(nativePath(path).c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY))
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
    /// Somebody writes to it, or holds it at least: it may be a pipe.
    [[nodiscard]] bool isHandedOver() const { return m_isHandedOver; }

private:
    bool m_isHandedOver;
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
    if (!S_ISREG(info.st_mode) && !file.isHandedOver())
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

std::string readStart(const QString& path, std::size_t length)
{
    const Descriptor file(path);
    struct stat info { };
    if (file.get() < 0 || file.isHandedOver() || ::fstat(file.get(), &info) != 0 || !S_ISREG(info.st_mode))
        return {};
    std::string bytes(length, '\0');
    const auto count = ::read(file.get(), bytes.data(), bytes.size());
    bytes.resize(count < 0 ? 0 : std::size_t(count));
    return bytes;
}

Result<void> mayBeWritten(const QString& path)
{
    switch (kindOf(path)) {
    case FileKind::None:
    case FileKind::Regular:
        return {};
    case FileKind::Folder:
        return failure(fileError(path, ErrorKind::IsFolder));
    case FileKind::Other: // a new file in place of a device or a pipe would be a different thing under its name
        return failure(fileError(path, ErrorKind::WriteFailed, {"not a regular file"}));
    case FileKind::DeadLink: // whoever made the link did not mean this file to be made there
        return failure(fileError(path, ErrorKind::WriteFailed, {"a link to a file that is not there"}));
    }
    return {};
}

Result<void> writeFile(const QString& path, std::string_view bytes)
{
    const auto failed = [&](int code) {
        return failure(fileError(path, ErrorKind::WriteFailed, {systemReason(code)}));
    };
    if (auto may = mayBeWritten(path); !may)
        return may;
    const std::string target = nativePath(path);
    if (kindOf(path) == FileKind::None) {
        const int error = replaceFile(target, bytes, nullptr);
        return error == 0 ? Result<void>() : failed(error);
    }
    // The file that a link leads to is written over, not the link.
    const std::unique_ptr<char, void (*)(void*)> real(::realpath(target.c_str(), nullptr), std::free);
    struct stat info { };
    if (!real || ::stat(real.get(), &info) != 0 || ::access(real.get(), W_OK) != 0)
        return failed(errno);
    const unsigned mode = info.st_mode & 07777;
    const int error = replaceFile(real.get(), bytes, &mode);
    return error == 0 ? Result<void>() : failed(error);
}

Result<Deck> loadDeck(const QString& path, const GameLookup& games)
{
    auto bytes = readFile(path, DeckLimit);
    if (!bytes)
        return failure(std::move(bytes.error()));
    return readDeck(*bytes, nativePath(path), games);
}

Result<void> saveDeck(const QString& path, const Deck& deck, const Game& game)
{
    return writeFile(path, writeDeck(deck, game));
}

} // namespace muster::carddb
