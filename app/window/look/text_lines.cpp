// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/text_lines.h"

#include <algorithm>

#include <QFontMetrics>

namespace muster::app {

namespace {

constexpr int MostLines = 1500;      ///< some screens full
constexpr std::size_t MostFonts = 8; ///< plain, bold and so on; more come only where letters change their size

QStaticText laidOut(const QString& text, const QFont& font)
{
    QStaticText result(text);
    result.setTextFormat(Qt::PlainText);
    result.setPerformanceHint(QStaticText::AggressiveCaching);
    result.prepare({}, font);
    return result;
}

} // namespace

TextLines::TextLines() : m_lines(MostLines) { }

std::size_t TextLines::placeOf(const QFont& font)
{
    const auto found = std::ranges::find(m_fonts, font);
    if (found != m_fonts.end())
        return std::size_t(found - m_fonts.begin());
    if (m_fonts.size() == MostFonts) {
        m_fonts.clear();
        m_lines.clear();
    }
    m_fonts.push_back(font);
    return m_fonts.size() - 1;
}

const QStaticText& TextLines::line(const QString& text, const QFont& font, int width)
{
    const Key key{text, width, placeOf(font)};
    if (const QStaticText* const known = m_lines.object(key))
        return *known;
    QString single = text;
    single.replace(QLatin1Char('\n'), QLatin1Char(' '));
    auto* const fresh = new QStaticText(laidOut(single, font));
    if (fresh->size().width() > width)
        *fresh = laidOut(QFontMetrics(font).elidedText(single, Qt::ElideRight, width), font);
    m_lines.insert(key, fresh);
    return *fresh;
}

} // namespace muster::app
