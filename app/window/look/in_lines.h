// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QString>
#include <QStringList>

namespace muster::app {

/// The text in lines of this width, as far as blanks let it be: buttons wrap nothing by themselves.
inline QString inLines(const QString& text, const QFontMetrics& metrics, int width)
{
    QStringList lines{QString()};
    for (const QString& word : text.split(u' ')) {
        const QString longer = lines.last().isEmpty() ? word : lines.last() + u' ' + word;
        if (lines.last().isEmpty() || metrics.horizontalAdvance(longer) <= width)
            lines.last() = longer;
        else
            lines += word;
    }
    return lines.join(u'\n');
}

} // namespace muster::app
