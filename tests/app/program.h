// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include "tests/app/small_game.h"
#include "tests/support/paths.h"

namespace muster::test {

struct Ran {
    int exit = -1;
    bool crashed = true;
    QString out;
    QString err;

    [[nodiscard]] QStringList lines() const { return out.split(QLatin1Char('\n'), Qt::SkipEmptyParts); }
    [[nodiscard]] QJsonObject json() const
    {
        QJsonParseError error{};
        const QJsonDocument document = QJsonDocument::fromJson(out.toUtf8(), &error);
        if (error.error != QJsonParseError::NoError)
            qWarning("%s in %s", qPrintable(error.errorString()), qPrintable(out.left(400)));
        return document.object();
    }
};

/// A temporary folder with the game of Pebbles and homes of its own, in which the program runs as a person starts it.
class Program {
public:
    Program()
    {
        makePebbles(m_folder.path());
        m_environment = QProcessEnvironment::systemEnvironment();
        set("MUSTER_DATA", path("data"));
        set("HOME", path("home"));
        set("XDG_DATA_HOME", path("home/data"));
        set("XDG_CACHE_HOME", path("home/cache"));
        set("LC_ALL", QStringLiteral("C.UTF-8"));
    }

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    void set(const char* name, const QString& value) { m_environment.insert(QString::fromUtf8(name), value); }
    void unset(const char* name) { m_environment.remove(QString::fromUtf8(name)); }
    static QString binary() { return inBuild("/bin/muster"); }

    /// Runs the program with arguments separated by blanks.
    [[nodiscard]] Ran run(const char* arguments, const QByteArray& input = {}) const
    {
        return run(QString::fromUtf8(arguments).split(QLatin1Char(' '), Qt::SkipEmptyParts), input);
    }

    [[nodiscard]] Ran run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return start(binary(), arguments, input);
    }

    /// Runs a line of the shell in which $M is the program.
    [[nodiscard]] Ran shell(const char* line) const
    {
        return start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QString::fromUtf8(line)}, {});
    }

private:
    [[nodiscard]] Ran start(const QString& program, const QStringList& arguments, const QByteArray& input) const
    {
        QProcess process;
        QProcessEnvironment environment = m_environment;
        environment.insert(QStringLiteral("M"), binary());
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(m_folder.path());
        process.start(program, arguments);
        process.write(input);
        process.closeWriteChannel();
        Ran ran;
        if (!process.waitForFinished(120'000))
            return ran;
        ran.exit = process.exitCode();
        ran.crashed = process.exitStatus() != QProcess::NormalExit || ran.exit > 2;
        ran.out = QString::fromUtf8(process.readAllStandardOutput());
        ran.err = QString::fromUtf8(process.readAllStandardError());
        return ran;
    }

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
};

} // namespace muster::test
