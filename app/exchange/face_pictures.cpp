// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/face_pictures.h"

#include <algorithm>

#include <QBuffer>

#include "app/faces/card_face.h"
#include "app/print/painting.h"
#include "app/text/shown.h"
#include "model/decks/list_writer.h"

namespace muster::app {

namespace {

using namespace Qt::StringLiterals;

// Measures of the picture of a deck, in millimetres of its cards.
constexpr double Margin = 8;
constexpr double Gap = 4;
constexpr double TitleSize = 12;
constexpr double HeadingSize = 8;
constexpr double BadgeSize = 12;
constexpr double RowGap = 9; ///< with room for the number of copies
constexpr double PixelsOfMillimetre = 4;
constexpr int MostPixels = 16'000; ///< of a side; more than programs that show pictures take

struct Spot {
    QPointF at;
    CardIndex card;
    int count = 0;
};

/// About as wide as high by three to two, as screens are.
int columnsFor(std::size_t faces)
{
    int columns = 4;
    while (columns < 12 && static_cast<std::size_t>(columns * columns) * 7 < faces * 15)
        ++columns;
    return columns;
}

/// Where everything stands; filled from the top.
class Layout {
public:
    Layout(const ResolvedDeck& deck, const FaceStyle& style, print::Type& type)
        : m_deck(deck),
          m_style(style),
          m_type(type),
          m_parts(listing(deck))
    {
        std::size_t faces = 0;
        for (const ListingPart& part : m_parts)
            faces += part.lines.size();
        m_columns = columnsFor(faces);
        m_page.size.setWidth(2 * Margin + m_columns * (FaceWidth + Gap) - Gap);
        lay();
    }

    [[nodiscard]] const print::Page& faces() const { return m_page; }
    /// Drawn over the faces, whose letters would else lie above them.
    [[nodiscard]] const print::Page& counts() const { return m_counts; }

private:
    void lay()
    {
        const QString name = shown(m_deck.deck().name);
        heading(name.isEmpty() ? shown(m_deck.catalogue().game().title) : name, TitleSize);
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            if (i == 0 || m_parts[i].section != m_parts[i - 1].section)
                newSection(i);
            for (const ListingLine& line : m_parts[i].lines)
                card(line);
        }
        endRow();
        for (const QString& text : m_unclear)
            heading(text, HeadingSize);
        m_page.size.setHeight(m_y + Margin - Gap);
    }

    void newSection(std::size_t first)
    {
        endRow();
        int cards = 0;
        for (std::size_t i = first; i < m_parts.size() && m_parts[i].section == m_parts[first].section; ++i)
            cards += m_parts[i].cards;
        heading(
            u"%1 (%2)"_s.arg(shown(sectionLabel(m_deck.catalogue().game(), m_deck.deck().kind, m_parts[first].section)))
                .arg(cards),
            HeadingSize);
    }

    void heading(const QString& text, double size)
    {
        const auto fitted = m_type.fit(text, print::Face::Bold, size, m_page.size.width() - 2 * Margin, 0.5);
        for (const QString& line : fitted.lines) {
            m_y += size;
            m_page.marks.texts.push_back(m_type.mark(line, print::Face::Bold, size, {Margin, m_y}, fitted.squeeze));
            m_y += size * 0.4;
        }
    }

    void card(const ListingLine& line)
    {
        const ResolvedEntry& entry = m_deck.entries()[line.entry];
        if (entry.status != ResolvedEntry::Status::Card) {
            m_unclear += u"%1 × %2"_s.arg(line.count).arg(shown(cardText(m_deck, entry)));
            return;
        }
        if (m_column == m_columns)
            endRow();
        const QPointF at(Margin + m_column * (FaceWidth + Gap), m_y);
        m_page.marks.add(cardFace(m_deck.catalogue(), entry.card, m_style, m_type), at);
        if (line.count > 1)
            badge(line.count, at);
        ++m_column;
    }

    /// How many copies: below the face, so that it hides no number, in white on black.
    void badge(int count, QPointF at)
    {
        const QString text = u"×%1"_s.arg(count);
        const double size = BadgeSize * 0.62;
        const double width = std::max(BadgeSize, m_type.width(text, print::Face::Bold, size) + 4);
        const QRectF box(at.x() + (FaceWidth - width) / 2, at.y() + FaceHeight - 1.4, width, BadgeSize * 0.8);
        QPainterPath path;
        path.addRoundedRect(box, 3, 3);
        print::Marks marks;
        marks.shapes.push_back({path, QColor(20, 20, 20), Qt::white, 0.5});
        print::TextMark mark = m_type.mark(text, print::Face::Bold, size, {}, 1);
        mark.at = {box.center().x() - mark.width / 2, box.center().y() + (mark.ascent - mark.descent) / 2};
        mark.colour = Qt::white;
        marks.texts.push_back(std::move(mark));
        m_counts.marks.add(marks, {});
    }

    void endRow()
    {
        if (m_column > 0)
            m_y += FaceHeight + RowGap;
        m_column = 0;
    }

    const ResolvedDeck& m_deck;
    const FaceStyle& m_style;
    print::Type& m_type;
    std::vector<ListingPart> m_parts;
    print::Page m_page;
    print::Page m_counts;
    QStringList m_unclear;
    int m_columns = 1;
    int m_column = 0;
    double m_y = Margin;
};

} // namespace

FaceSheet::FaceSheet(QSize places, int width)
    : m_places(places),
      m_face(width, static_cast<int>(width * FaceHeight / FaceWidth)),
      m_image(places.width() * m_face.width(), places.height() * m_face.height(), QImage::Format_RGB32)
{
    m_image.fill(Qt::black);
}

void FaceSheet::face(int place, const Catalogue& catalogue, CardIndex card, const FaceStyle& style, print::Type& type)
{
    draw(place, cardFace(catalogue, card, style, type), type);
}

void FaceSheet::back(int place, const Game& game, print::Type& type) { draw(place, cardBack(game, type), type); }

void FaceSheet::draw(int place, print::Marks marks, const print::Type& type)
{
    const QPoint at(place % m_places.width() * m_face.width(), place / m_places.width() * m_face.height());
    QPainter painter(&m_image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setClipRect(QRect(at, m_face));
    painter.fillRect(QRect(at, m_face), Qt::white);
    painter.translate(at);
    painter.scale(m_face.width() / FaceWidth, m_face.height() / FaceHeight);
    print::draw({QSizeF(FaceWidth, FaceHeight), std::move(marks)}, type, painter);
}

QByteArray FaceSheet::png() const { return pngOf(m_image); }

QImage deckPicture(const ResolvedDeck& deck, const FaceStyle& style, print::Type& type)
{
    const Layout layout(deck, style, type);
    const QSizeF size = layout.faces().size;
    const double scale = std::min(PixelsOfMillimetre, MostPixels / std::max(size.width(), size.height()));
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    print::draw(layout.faces(), type, painter);
    print::draw(layout.counts(), type, painter);
    return image;
}

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace muster::app
