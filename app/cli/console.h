// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QByteArray>
#include <QString>

namespace muster::app {

/// How a verb ends. Over many files the highest one wins.
enum class Exit : int {
    Good = 0,     ///< done; legal
    NotLegal = 1, ///< a deck is illegal or incomplete
    Failed = 2,   ///< something could not be read, written or understood
};

[[nodiscard]] inline Exit worse(Exit a, Exit b) { return static_cast<int>(a) > static_cast<int>(b) ? a : b; }

/// Standard output and standard error in UTF-8. What is printed is gathered and written in large pieces; a full disk
/// is reported and makes the exit code 2, a reader that went away ends the output without a word.
class Console {
public:
    Console();
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    void print(std::string_view bytes);
    /// What is text for a person never speaks to the terminal, whoever wrote it.
    void print(const QString& text);
    void line(const QString& text = {});

    /// A line on standard error. What was printed before it appears before it.
    void complain(const QString& text);
    void complain(const char*) = delete;

    /// A line on a terminal's standard error that the next one overwrites; nothing where that is no terminal.
    void progress(const QString& text);
    void endProgress();

    /// Cells of a line of the terminal; 0 if output goes to a file or pipe, which are never cut.
    [[nodiscard]] int width() const;
    [[nodiscard]] bool readerGone() const { return m_gone; }

    /// Writes what is left and gives the exit code, made worse if anything could not be written.
    [[nodiscard]] int finish(Exit exit);

private:
    bool flush();

    std::string m_pending;
    int m_error = 0;
    bool m_gone = false;
    bool m_progressShown = false;
    bool m_errIsTerminal = false;
};

} // namespace muster::app
