// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/whole_file.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <random>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace muster::carddb {
namespace {

constexpr int Attempts = 100; ///< at a name that nobody has

class Opened {
public:
    explicit Opened(int descriptor) : m_descriptor(descriptor) { }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;
    ~Opened()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }
    [[nodiscard]] int get() const { return m_descriptor; }
    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }

private:
    int m_descriptor;
};

std::string folderOf(const std::string& path)
{
    const auto slash = path.rfind('/');
    return slash == std::string::npos ? "." : slash == 0 ? "/" : path.substr(0, slash);
}

/// A name beside the file that no file has by chance.
std::string nameBeside(const std::string& path)
{
    constexpr std::string_view Letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::random_device random;
    std::string name = folderOf(path) + "/.muster-";
    for (int i = 0; i < 10; ++i)
        name += Letters[random() % Letters.size()];
    return name;
}

int writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return errno;
        bytes.remove_prefix(std::size_t(written));
    }
    return 0;
}

/// All of it, with the mode, on the disk. Some file systems cannot promise the last.
int fill(int descriptor, std::string_view bytes, const unsigned* mode)
{
    if (const int error = writeAll(descriptor, bytes); error != 0)
        return error;
    if (mode != nullptr && ::fchmod(descriptor, mode_t(*mode)) != 0 && errno != EPERM)
        return errno;
    return ::fsync(descriptor) != 0 && errno != EINVAL && errno != ENOTSUP ? errno : 0;
}

int rename(const std::string& from, const std::string& to)
{
    if (::rename(from.c_str(), to.c_str()) == 0)
        return 0;
    const int error = errno;
    ::unlink(from.c_str());
    return error;
}

/// A file without a name gets one, which takes no time in which it could stay behind. False where that cannot be done here.
bool giveName(int descriptor, const std::string& path, std::string& name)
{
    const std::string self = "/proc/self/fd/" + std::to_string(descriptor);
    for (int i = 0; i < Attempts; ++i) {
        name = nameBeside(path);
        if (::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0)
            return true;
        if (errno != EEXIST)
            return false;
    }
    return false;
}

int writeNamed(const std::string& path, std::string_view bytes, const unsigned* mode)
{
    for (int i = 0; i < Attempts; ++i) {
        const std::string name = nameBeside(path);
        const Opened file(::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (!file.isOpen() && errno == EEXIST)
            continue;
        if (!file.isOpen())
            return errno;
        const int error = fill(file.get(), bytes, mode);
        if (error == 0)
            return rename(name, path);
        ::unlink(name.c_str());
        return error;
    }
    return EEXIST;
}

} // namespace

int replaceFile(const std::string& path, std::string_view bytes, const unsigned* mode)
{
    const Opened nameless(::open(folderOf(path).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666));
    if (nameless.isOpen()) {
        if (const int error = fill(nameless.get(), bytes, mode); error != 0)
            return error;
        if (std::string name; giveName(nameless.get(), path, name))
            return rename(name, path);
    }
    return writeNamed(path, bytes, mode);
}

} // namespace muster::carddb
