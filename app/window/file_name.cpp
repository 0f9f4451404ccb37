// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_name.h"

namespace muster::app {

QString fileNameOf(const QString& title)
{
    QString name;
    for (const QChar c : title) {
        if (c.isLetterOrNumber() || QStringLiteral(" -_'()").contains(c))
            name += c;
    }
    name = name.simplified().left(80);
    return name.isEmpty() ? QStringLiteral("deck") : name;
}

} // namespace muster::app
