// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/output/columns.h"

#include <algorithm>

#include <utf8proc.h>

namespace muster::app {

namespace {

int widthOf(char32_t character) { return utf8proc_charwidth(static_cast<utf8proc_int32_t>(character)); }

bool isNumber(const QString& text)
{
    bool number = false;
    (void)text.toLongLong(&number);
    return number;
}

/// The text cut to `width` cells.
QString cut(const QString& text, int width)
{
    if (displayWidth(text) <= width)
        return text;
    QString out;
    int used = 1; // the ellipsis
    for (const char32_t character : text.toUcs4()) {
        used += widthOf(character);
        if (used > width)
            break;
        out += QString::fromUcs4(&character, 1);
    }
    return out + QChar(0x2026);
}

} // namespace

int displayWidth(const QString& text)
{
    int width = 0;
    for (const char32_t character : text.toUcs4())
        width += widthOf(character);
    return width;
}

QString Columns::text(int width) const
{
    const qsizetype count = m_header.size();
    QList<int> widths(count, 0);
    QList<bool> numbers(count, !m_rows.isEmpty());
    for (qsizetype column = 0; column < count; ++column) {
        widths[column] = displayWidth(m_header.at(column));
        for (const QStringList& row : m_rows) {
            const QString cell = row.value(column);
            widths[column] = std::max(widths[column], displayWidth(cell));
            numbers[column] = numbers[column] && (cell.isEmpty() || isNumber(cell));
        }
    }
    QString out;
    const auto write = [&](const QStringList& row) {
        QString line;
        int used = 0;
        for (qsizetype column = 0; column < count; ++column) {
            QString cell = row.value(column);
            const bool last = column + 1 == count;
            if (last && width > 0)
                cell = cut(cell, std::max(8, width - used));
            const QString blanks(widths[column] - std::min(widths[column], displayWidth(cell)), QLatin1Char(' '));
            if (numbers[column])
                line += blanks + cell;
            else
                line += last ? cell : cell + blanks;
            if (!last)
                line += QStringLiteral("  ");
            used += widths[column] + 2;
        }
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        out += line + QLatin1Char('\n');
    };
    write(m_header);
    for (const QStringList& row : m_rows)
        write(row);
    return out;
}

} // namespace muster::app
