// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <system_error>

#include <sys/ioctl.h>
#include <unistd.h>

#include <QCoreApplication>

#include "app/text/shown.h"

namespace muster::app {

namespace {

struct ConsoleText {
    Q_DECLARE_TR_FUNCTIONS(ConsoleText)
};

constexpr std::size_t PieceSize = std::size_t(1) << 16;

/// Writes everything, however many calls it takes. Returns 0 or the error's number.
int writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0) {
            if (errno == EINTR)
                continue;
            return errno;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

} // namespace

Console::Console() : m_errIsTerminal(::isatty(STDERR_FILENO) == 1)
{
    // A reader that goes away shall be an error of write, not the end of the process in the middle of a save.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN); // likewise a file that grows past the limit of the shell
}

Console::~Console() { flush(); }

bool Console::flush()
{
    if (m_pending.empty())
        return true;
    if (!m_gone && m_error == 0) {
        const int error = writeAll(STDOUT_FILENO, m_pending);
        if (error == EPIPE)
            m_gone = true;
        else
            m_error = error;
    }
    m_pending.clear();
    return m_error == 0;
}

void Console::print(std::string_view bytes)
{
    if (m_gone)
        return;
    m_pending += bytes;
    if (m_pending.size() >= PieceSize) {
        endProgress();
        flush();
    }
}

void Console::print(const QString& text)
{
    const QByteArray bytes = withoutCommands(text).toUtf8();
    print(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

void Console::line(const QString& text)
{
    print(text);
    print(std::string_view("\n"));
}

void Console::complain(const QString& text)
{
    endProgress();
    flush();
    const QByteArray bytes = withoutCommands(text).toUtf8() + '\n';
    (void)writeAll(STDERR_FILENO, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

void Console::progress(const QString& text)
{
    if (!m_errIsTerminal)
        return;
    const QByteArray bytes = "\r\x1b[K" + withoutCommands(text).toUtf8();
    (void)writeAll(STDERR_FILENO, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    m_progressShown = true;
}

void Console::endProgress()
{
    if (!m_progressShown)
        return;
    (void)writeAll(STDERR_FILENO, "\r\x1b[K");
    m_progressShown = false;
}

int Console::width() const
{
    if (::isatty(STDOUT_FILENO) != 1)
        return 0;
    winsize size{};
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return 80;
    return std::max<int>(40, size.ws_col);
}

int Console::finish(Exit exit)
{
    endProgress();
    if (!flush()) {
        complain(ConsoleText::tr("muster: error: the output cannot be written: %1")
                     .arg(QString::fromStdString(std::generic_category().message(m_error))));
        return static_cast<int>(Exit::Failed);
    }
    return static_cast<int>(exit);
}

} // namespace muster::app
