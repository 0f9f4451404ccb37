// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QFile>
#include <QString>

#include "model/base/error.h"

namespace muster::test {

/// The bytes of a file; empty where it cannot be read.
inline std::string bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// The errors of a reader in one line each, for messages of failed tests.
inline QString listed(const Errors& errors)
{
    QString text;
    for (const auto& error : errors) {
        text += QStringLiteral("\n%1:%2:%3 kind %4 at %5")
                    .arg(QString::fromStdString(error.file))
                    .arg(error.at.line)
                    .arg(error.at.column)
                    .arg(int(error.kind))
                    .arg(QString::fromStdString(error.path));
        for (const auto& argument : error.arguments)
            text += QStringLiteral(" [%1]").arg(QString::fromStdString(argument));
    }
    return text;
}

} // namespace muster::test
