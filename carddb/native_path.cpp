// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/native_path.h"

#include <sys/stat.h>

#include <QStringList>

#include "model/text/utf8.h"

namespace muster::carddb {
namespace {

constexpr char16_t FirstByte = 0xdc00; ///< stands for byte 0; only 0x80 to 0xff are used

bool isByte(QChar c) { return c.unicode() >= FirstByte + 0x80 && c.unicode() <= FirstByte + 0xff; }

} // namespace

QString fromNative(std::string_view bytes)
{
    QString path;
    std::size_t plain = 0; // where the text begins that is not taken yet
    const auto takeText = [&](std::size_t end) {
        path += QString::fromUtf8(bytes.data() + plain, qsizetype(end - plain));
    };
    for (std::size_t at = 0; at < bytes.size();) {
        const Decoded decoded = decodeUtf8(bytes, at);
        if (!decoded.valid) {
            takeText(at);
            path += QChar(char16_t(FirstByte + static_cast<unsigned char>(bytes[at])));
            plain = at + decoded.length;
        }
        at += decoded.length;
    }
    takeText(bytes.size());
    return path;
}

std::string nativePath(const QString& path)
{
    std::string bytes;
    qsizetype plain = 0;
    const auto takeText = [&](qsizetype end) { bytes += path.mid(plain, end - plain).toStdString(); };
    for (qsizetype i = 0; i < path.size(); ++i) {
        const bool isPair = i > 0 && path.at(i - 1).isHighSurrogate();
        if (!isByte(path.at(i)) || isPair)
            continue;
        takeText(i);
        bytes += static_cast<char>(path.at(i).unicode() - FirstByte);
        plain = i + 1;
    }
    takeText(path.size());
    return bytes;
}

bool staysBelow(const QString& name)
{
    return !name.isEmpty() && !name.startsWith(QLatin1Char('/'))
        && !name.split(QLatin1Char('/')).contains(QLatin1String(".."));
}

FileKind kindOf(const QString& path)
{
    const std::string native = nativePath(path);
    struct stat info { };
    if (::stat(native.c_str(), &info) == 0)
        return S_ISREG(info.st_mode) ? FileKind::Regular : S_ISDIR(info.st_mode) ? FileKind::Folder : FileKind::Other;
    return ::lstat(native.c_str(), &info) == 0 ? FileKind::DeadLink : FileKind::None;
}

bool sameFile(const QString& path, int descriptor)
{
    struct stat named {
    }, open{};
    return ::stat(nativePath(path).c_str(), &named) == 0 && ::fstat(descriptor, &open) == 0
        && named.st_dev == open.st_dev && named.st_ino == open.st_ino;
}

} // namespace muster::carddb
