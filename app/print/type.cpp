// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/type.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QTextBoundaryFinder>
#include <QTextLayout>

namespace muster::app::print {

namespace {

constexpr qsizetype MostKnown = 20'000; ///< texts whose width is kept: those of a large event, some megabytes

/// Places of one kind where a text may be parted, the end included.
QList<qsizetype> breaksOf(const QString& text, QTextBoundaryFinder::BoundaryType kind)
{
    QList<qsizetype> places;
    QTextBoundaryFinder finder(kind, text);
    while (finder.toNextBoundary() > 0)
        places += finder.position();
    return places;
}

bool isInvisible(char32_t code)
{
    return code < 0x20 || code == 0x200b || code == 0x200c || code == 0x200d || code == 0x2060 || code == 0xfeff
        || (code >= 0xfe00 && code <= 0xfe0f);
}

} // namespace

Type::Type(const QStringList& families)
{
    for (const Face face : {Face::Regular, Face::Bold}) {
        QFont& font = m_fonts[static_cast<int>(face)];
        font.setFamilies(families);
        font.setPixelSize(FontUnit);
        font.setBold(face == Face::Bold);
        font.setHintingPreference(QFont::PreferNoHinting);
        // Any spacing at all keeps letters apart that would melt into one (fi, ffl): such glyphs are read back from a
        // PDF as other characters than those of the name.
        font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
        const QFontMetricsF metrics(font);
        m_ascent[static_cast<int>(face)] = metrics.capHeight() / FontUnit;
        m_descent[static_cast<int>(face)] = metrics.descent() / FontUnit;
    }
}

double Type::unitWidth(const QString& text, Face face)
{
    QHash<QString, double>& known = m_widths[static_cast<int>(face)];
    if (const auto found = known.constFind(text); found != known.constEnd())
        return *found;
    QTextLayout layout(text, font(face));
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    const QTextLine line = layout.createLine();
    layout.endLayout();
    double width = 0;
    if (line.isValid()) {
        width = line.horizontalAdvance() / FontUnit;
        // The glyph 0 is the box that stands for what a font does not have.
        bool lacking = false;
        const auto runs = layout.glyphRuns();
        for (const QGlyphRun& run : runs)
            lacking = lacking || run.glyphIndexes().contains(0);
        if (lacking || (runs.isEmpty() && !text.trimmed().isEmpty())) {
            const QFontMetricsF metrics(font(face));
            const auto codes = text.toUcs4();
            for (const uint code : codes) {
                const QString letter = QString::fromUcs4(reinterpret_cast<const char32_t*>(&code), 1);
                if (isInvisible(code) || letter.at(0).isSpace() || m_missing.contains(letter))
                    continue;
                QTextLayout alone(letter, font(face));
                alone.beginLayout();
                (void)alone.createLine();
                alone.endLayout();
                const auto glyphs = alone.glyphRuns();
                if (glyphs.isEmpty() || glyphs.first().glyphIndexes().contains(0))
                    m_missing.emplace(letter, text);
            }
        }
    }
    if (known.size() >= MostKnown)
        known.clear();
    known.insert(text, width);
    return width;
}

bool Type::hasLetters() const
{
    // Where there is no font, Qt draws one box for every letter.
    QTextLayout layout(QStringLiteral("Aa"), font(Face::Regular));
    layout.beginLayout();
    (void)layout.createLine();
    layout.endLayout();
    QList<quint32> glyphs;
    for (const QGlyphRun& run : layout.glyphRuns())
        glyphs += run.glyphIndexes();
    return glyphs.size() == 2 && glyphs.first() != glyphs.last();
}

void Type::startOver()
{
    for (QHash<QString, double>& widths : m_widths)
        widths.clear();
    m_missing.clear();
}

double Type::width(const QString& text, Face face, double size) { return unitWidth(text, face) * size; }
double Type::ascent(Face face, double size) const { return m_ascent[static_cast<int>(face)] * size; }
double Type::descent(Face face, double size) const { return m_descent[static_cast<int>(face)] * size; }

QStringList Type::wrapped(const QString& text, Face face, double size, double width)
{
    QStringList lines;
    qsizetype begin = 0;
    const auto fits = [&](qsizetype end) {
        return this->width(text.mid(begin, end - begin).trimmed(), face, size) <= width;
    };
    const auto words = breaksOf(text, QTextBoundaryFinder::Line);
    // How many letters of this text fill a line, more or less. Only around there it is measured: to measure each beginning
    // of each line would take most of the time of drawing a card.
    const double natural = this->width(text, face, size);
    const auto usual = natural > 0 ? qsizetype(double(text.size()) * width / natural) : text.size();
    auto word = words.begin(); // the first place behind `begin`
    while (begin < text.size()) {
        while (*word <= begin)
            ++word;
        auto behind =
            std::upper_bound(word, words.end(), begin + usual); // the line ends at one of the places before it
        while (behind != words.end() && fits(*behind))
            ++behind;
        while (behind != word && !fits(*(behind - 1)))
            --behind;
        qsizetype end = behind == word ? begin : *(behind - 1);
        if (end == begin) { // not even one word: part it between letters, and take one at least
            const auto letters = breaksOf(text, QTextBoundaryFinder::Grapheme);
            for (const qsizetype place : letters) {
                if (place <= begin)
                    continue;
                if (end > begin && !fits(place))
                    break;
                end = place;
            }
        }
        lines += text.mid(begin, end - begin).trimmed();
        begin = std::max(end, begin + 1);
    }
    return lines;
}

Fitted Type::fit(const QString& text, Face face, double size, double width, double leastSqueeze)
{
    const double natural = this->width(text, face, size);
    if (natural <= width)
        return {{text}, 1};
    if (natural * leastSqueeze <= width)
        return {{text}, width / natural};
    Fitted fitted{wrapped(text, face, size, width / leastSqueeze), 1};
    double widest = 0;
    for (const QString& line : std::as_const(fitted.lines))
        widest = std::max(widest, this->width(line, face, size));
    fitted.squeeze = widest > width ? width / widest : 1;
    return fitted;
}

TextMark Type::mark(const QString& text, Face face, double size, QPointF at, double squeeze)
{
    TextMark mark;
    mark.at = at;
    mark.text = text;
    mark.size = size;
    mark.squeeze = squeeze;
    mark.width = width(text, face, size) * squeeze;
    mark.ascent = ascent(face, size);
    mark.descent = descent(face, size);
    mark.face = face;
    return mark;
}

} // namespace muster::app::print
