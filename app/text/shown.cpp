// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/shown.h"

#include <QCoreApplication>
#include <QStringList>

namespace muster::app {

namespace {

/// Characters that act instead of showing: controls, and the marks that turn the direction of writing.
bool acts(QChar c)
{
    const auto code = c.unicode();
    return c.category() == QChar::Other_Control || (code >= 0x202a && code <= 0x202e)
        || (code >= 0x2066 && code <= 0x2069) || code == 0x2028 || code == 0x2029;
}

/// Half of a surrogate pair alone: a byte of a file's name that is no text.
bool isHalf(const QString& text, qsizetype at)
{
    if (text.at(at).isHighSurrogate())
        return at + 1 == text.size() || !text.at(at + 1).isLowSurrogate();
    return text.at(at).isLowSurrogate() && (at == 0 || !text.at(at - 1).isHighSurrogate());
}

QString quote(const QString& text)
{
    return QCoreApplication::translate("Shown", "\"%1\"", "quotation marks of the language").arg(text);
}

} // namespace

QString shown(const QString& text, qsizetype limit)
{
    // Cut first, so that a line of megabytes costs nothing; never between the halves of a surrogate pair.
    const bool cut = text.size() > limit;
    qsizetype length = cut ? limit - 1 : text.size();
    if (cut && length > 0 && text.at(length - 1).isHighSurrogate())
        --length;
    QString out;
    out.reserve(length + 1);
    for (qsizetype i = 0; i < length; ++i) {
        const QChar c = text.at(i);
        if (c == QLatin1Char('\n') || c == QLatin1Char('\t') || c == QLatin1Char('\r'))
            out += QLatin1Char(' ');
        else
            out += acts(c) || isHalf(text, i) ? QChar(0xfffd) : c;
    }
    if (cut)
        out += QChar(0x2026);
    return out;
}

QString shown(std::string_view text, qsizetype limit)
{
    // At most four bytes a character: decoding more than that cannot show more.
    const auto enough = text.substr(0, static_cast<std::size_t>(limit) * 4 + 4);
    return shown(QString::fromUtf8(enough.data(), static_cast<qsizetype>(enough.size())), limit);
}

QString withoutCommands(QString text)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c != QLatin1Char('\n') && c != QLatin1Char('\t') && acts(c))
            text[i] = QChar(0xfffd);
    }
    return text;
}

QString inQuotes(std::string_view text, qsizetype limit) { return quote(shown(text, limit)); }
QString inQuotes(const QString& text, qsizetype limit) { return quote(shown(text, limit)); }

QString shownList(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& text : texts)
        all += shown(text);
    return all.join(QStringLiteral(", "));
}

} // namespace muster::app
