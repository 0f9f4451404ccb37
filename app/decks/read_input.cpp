// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/read_input.h"

#include <array>
#include <cerrno>
#include <system_error>

#include <unistd.h>

#include "carddb/file_io.h"

namespace muster::app {

namespace {

Error errorFor(const std::string& name, ErrorKind kind, std::vector<std::string> arguments)
{
    Error error;
    error.file = name;
    error.kind = kind;
    error.arguments = std::move(arguments);
    return error;
}

Result<std::string> readStandardInput(const std::string& name, std::size_t limit)
{
    std::string bytes;
    std::array<char, 65536> piece{};
    while (true) {
        const ssize_t count = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return failure(errorFor(name, ErrorKind::Unreadable, {std::generic_category().message(errno)}));
        if (count == 0)
            return bytes;
        bytes.append(piece.data(), static_cast<std::size_t>(count));
        if (bytes.size() > limit)
            return failure(errorFor(name, ErrorKind::TooLarge, {std::to_string(bytes.size()), std::to_string(limit)}));
    }
}

} // namespace

Result<std::string> readInput(const QString& path, const std::string& name, std::size_t limit)
{
    if (path == QLatin1String("-"))
        return readStandardInput(name, limit);
    auto bytes = carddb::readFile(path, static_cast<qint64>(limit));
    if (!bytes) {
        for (Error& error : bytes.error())
            error.file = name;
    }
    return bytes;
}

} // namespace muster::app
