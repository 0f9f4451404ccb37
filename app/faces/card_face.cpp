// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/card_face.h"

#include <algorithm>
#include <cmath>

#include "app/faces/printed_words.h"
#include "app/print/block.h"
#include "app/text/shown.h"
#include "model/decks/deck_hash.h"

namespace muster::app {

namespace {

using print::Face;
using print::Marks;
using print::Type;

constexpr double Edge = 2.4;   ///< from the edge of the card to its frame
constexpr double Border = 1.5; ///< of the frame
constexpr double Inset = 1.6;  ///< from the frame to what stands in it
constexpr double NameSize = 3.5;
constexpr double LineSize = 2.2;
constexpr double CostNumber = 5; ///< letters of a cost that is a number
constexpr double SignSize = 4.4;
constexpr double Badge = 8; ///< width and height of a number on the picture
constexpr double LargestText = 3.2;
constexpr double UsualText = 2.7;    ///< above it, letters give way before the picture does
constexpr double SmallestText = 0.3; ///< holds more than any card may say, so that nothing is ever cut

QColor mixed(const QColor& colour, const QColor& with, double share)
{
    const auto channel = [&](int a, int b) { return int(a + (b - a) * share); };
    return {channel(colour.red(), with.red()), channel(colour.green(), with.green()),
            channel(colour.blue(), with.blue())};
}

QColor tint(const QColor& colour, double white) { return mixed(colour, Qt::white, white); }

QPainterPath placed(const QPainterPath& path, const QRectF& box)
{
    QTransform to;
    to.translate(box.x(), box.y());
    to.scale(box.width(), box.height());
    return to.map(path);
}

QPainterPath rectangle(double x, double y, double width, double height)
{
    QPainterPath path;
    path.addRect(x, y, width, height);
    return path;
}

/// One half of a shield, or what lies upon it, in the unit square: ten ways to divide it.
QPainterPath division(int kind)
{
    QPainterPath path;
    switch (kind) {
    case 0:
        return rectangle(0, 0, 0.5, 1);
    case 1:
        return rectangle(0, 0, 1, 0.46);
    case 2:
        path.addPolygon(QPolygonF({{0, 0}, {1, 0}, {0, 1}}));
        break;
    case 3:
        path.addPolygon(QPolygonF({{0, 0}, {1, 0}, {1, 1}}));
        break;
    case 4:
        path = rectangle(0, 0, 0.5, 0.5).united(rectangle(0.5, 0.5, 0.5, 0.5));
        break;
    case 5:
        path.addPolygon(QPolygonF({{0, 0.78}, {0.5, 0.36}, {1, 0.78}, {1, 1}, {0, 1}}));
        break;
    case 6:
        return rectangle(0.34, 0, 0.32, 1);
    case 7:
        return rectangle(0, 0.34, 1, 0.30);
    case 8:
        path.addPolygon(QPolygonF({{0, 0}, {0.24, 0}, {1, 0.76}, {1, 1}, {0.76, 1}, {0, 0.24}}));
        break;
    default:
        path = rectangle(0, 0, 0.2, 1).united(rectangle(0.4, 0, 0.2, 1)).united(rectangle(0.8, 0, 0.2, 1));
        break;
    }
    path.closeSubpath();
    return path;
}

/// A coat of arms made from the name: the same name has the same arms everywhere, in the colour that its card has.
void addArms(Marks& marks, std::string_view foldedName, const FaceStyle::Look& look, QPointF centre, double height)
{
    const auto bytes = sha256(foldedName);
    const auto pick = [&](std::size_t byte, int of) { return int(bytes[byte]) % of; };
    const QRectF box(centre.x() - height * 0.42, centre.y() - height / 2, height * 0.84, height);
    // Colours that go with the card's own: light, dark, and one turned around the circle a little.
    const QColor dark = mixed(look.colour, Qt::black, 0.42);
    const QColor light = tint(look.colour, 0.72);
    float hue = 0, saturation = 0, lightness = 0;
    look.colour.getHslF(&hue, &saturation, &lightness);
    const double turned = std::max(0.F, hue) + (pick(8, 5) - 2) * 0.07 + 1;
    const QColor second =
        QColor::fromHslF(float(turned - std::floor(turned)), std::max(0.25F, saturation * 0.8F), 0.5F);
    const QColor fields[3][2] = {{look.colour, light}, {light, second}, {second, tint(look.colour, 0.85)}};
    const auto& [lower, upper] = fields[pick(0, 3)];

    const QPainterPath shield = placed(shapePath(FaceShape::Shield), box);
    marks.shapes.push_back({shield, lower});
    marks.shapes.push_back({placed(division(pick(1, 10)), box).intersected(shield), upper});
    const auto charge = FaceShape(pick(2, int(FaceShape::Last) + 1));
    const QColor ink = pick(3, 2) == 0 ? dark : QColor(Qt::white);
    const QColor edge = pick(3, 2) == 0 ? QColor(Qt::white) : dark;
    const auto put = [&](double x, double y, double size) {
        const QRectF at(box.left() + box.width() * (x - size / 2),
                        box.top() + box.height() * y - box.width() * size / 2, box.width() * size, box.width() * size);
        marks.shapes.push_back({placed(shapePath(charge), at), ink, edge, height * 0.012});
    };
    switch (pick(4, 4)) {
    case 0:
        put(0.5, 0.46, 0.52);
        break;
    case 1:
        put(0.30, 0.30, 0.28);
        put(0.70, 0.30, 0.28);
        put(0.5, 0.66, 0.28);
        break;
    case 2:
        put(0.5, 0.26, 0.30);
        put(0.5, 0.64, 0.30);
        break;
    default:
        put(0.5, 0.30, 0.34);
        put(0.28, 0.60, 0.22);
        put(0.72, 0.60, 0.22);
        break;
    }
    marks.shapes.push_back({shield, {}, dark, height * 0.022});
}

/// The outline of the card's frame, its corners cut as its type has it.
QPainterPath frameOutline(const QRectF& box, FaceFrame frame)
{
    const double cut = 3.2;
    QPainterPath path;
    switch (frame) {
    case FaceFrame::Round:
        path.addRoundedRect(box, cut, cut);
        return path;
    case FaceFrame::Square:
        path.addRect(box);
        return path;
    case FaceFrame::Arch:
        path.moveTo(box.bottomLeft());
        path.lineTo(box.left(), box.top() + cut);
        path.quadTo(box.left() + 1, box.top(), box.left() + 2 * cut, box.top());
        path.lineTo(box.right() - 2 * cut, box.top());
        path.quadTo(box.right() - 1, box.top(), box.right(), box.top() + cut);
        path.lineTo(box.bottomRight());
        path.closeSubpath();
        return path;
    default:
        break;
    }
    path.addRect(box);
    for (const QPointF& corner : {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()}) {
        const double radius = cut * 0.62;
        QPainterPath bite;
        if (frame == FaceFrame::Scallop)
            bite.addEllipse(corner, radius, radius);
        else if (frame == FaceFrame::Notch)
            bite.addRect(QRectF(corner.x() - radius * 0.8, corner.y() - radius * 0.8, radius * 1.6, radius * 1.6));
        else
            bite.addPolygon(QPolygonF({corner + QPointF(-cut, 0), corner + QPointF(0, -cut), corner + QPointF(cut, 0),
                                       corner + QPointF(0, cut), corner + QPointF(-cut, 0)}));
        path = path.subtracted(bite);
    }
    return path;
}

/// Sets the paragraphs in letters of a size; gives the height.
double setParagraphs(Marks& marks, const std::vector<PrintedWords::Paragraph>& paragraphs, double size, QPointF at,
                     double width, Type& type)
{
    double y = 0;
    for (const PrintedWords::Paragraph& paragraph : paragraphs) {
        if (y > 0)
            y += size * 0.45;
        if (!paragraph.heading.isEmpty())
            y += addText(marks, paragraph.heading, Face::Bold, size, {at.x(), at.y() + y}, width, type);
        if (!paragraph.body.isEmpty())
            y += addText(marks, paragraph.body, Face::Regular, size, {at.x(), at.y() + y}, width, type);
    }
    return y;
}

/// A number with its label below it, in a box of its own.
void addNumber(Marks& marks, const PrintedWords::Number& number, const QRectF& box, const QColor& fill,
               const QColor& line, Type& type)
{
    QPainterPath path;
    path.addRoundedRect(box, 1, 1);
    marks.shapes.push_back({path, fill, line, 0.25});
    // On one line each, however long they are.
    const auto put = [&](const QString& text, Face face, double size, double baseline) {
        const auto fitted = type.fit(text, face, size, box.width() - 0.8, 0.1);
        auto mark = type.mark(fitted.lines.join(QLatin1Char(' ')), face, size, {}, fitted.squeeze);
        mark.at = {box.center().x() - mark.width / 2, baseline};
        marks.texts.push_back(std::move(mark));
    };
    put(number.value, Face::Bold, 4, box.top() + 4.5);
    put(number.label, Face::Regular, 1.7, box.bottom() - 0.8);
}

/// Where a number on the picture stands.
QRectF badgeBox(FaceCorner corner, const QRectF& window)
{
    const auto row = int(corner) / 2;
    const bool left = int(corner) % 2 == 0;
    const double y = row == 0 ? window.top() + 0.8
        : row == 1            ? window.center().y() - Badge / 2
                              : window.bottom() - Badge - 0.8;
    return {left ? window.left() + 0.8 : window.right() - Badge - 0.8, y, Badge, Badge};
}

/// A number, with or without what is printed before it: 12, A5.
bool isShortNumber(const QString& text)
{
    return text.size() <= 3 && std::any_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
}

} // namespace

Marks cardFace(const Catalogue& catalogue, CardIndex index, const FaceStyle& style, Type& type, const QImage& picture)
{
    const Card card = catalogue.card(index);
    const PrintedWords reader(catalogue, index, style);
    const FaceStyle::Look look = style.lookOf(catalogue, index);
    const QColor pale = tint(look.colour, 0.86);
    Marks marks;
    const QRectF outer(Edge, Edge, FaceWidth - 2 * Edge, FaceHeight - 2 * Edge);
    const QRectF frame = outer.adjusted(Border, Border, -Border, -Border);
    const FaceFrame form = card.type().value < style.frames.size() ? style.frames[card.type().value] : FaceFrame::Round;
    marks.boxes.push_back({QRectF(0, 0, FaceWidth, FaceHeight), 0, 0});
    marks.shapes.push_back({frameOutline(outer, form), look.colour});
    const QPainterPath inside = frameOutline(frame, form);
    marks.shapes.push_back({inside, Qt::white});
    const double left = frame.left() + Inset;
    const double width = frame.width() - 2 * Inset;

    // Head: the sign, the name, and what it costs.
    Marks head;
    double y = frame.top() + 1;
    const double nameLeft = left + SignSize + 1;
    double costWidth = 0;
    double costHeight = 0;
    if (!reader.cost.isEmpty()) {
        const bool number = isShortNumber(reader.cost);
        const double size = number ? CostNumber : LineSize;
        costWidth = std::min(width * 0.36, type.width(reader.cost, Face::Bold, size) + 0.1);
        costHeight = addText(head, reader.cost, Face::Bold, size, {left + width - costWidth, y + (number ? 0 : 0.8)},
                             costWidth, type, print::Align::Right)
            + 0.8;
        costWidth += 1.5;
    }
    const double nameWidth = width - costWidth - SignSize - 1;
    const double nameHeight =
        addText(head, printedText(card.name()), Face::Bold, NameSize, {nameLeft, y}, nameWidth, type);
    const double headHeight = std::max({nameHeight, costHeight, SignSize + 0.4});
    y += headHeight + 0.6;
    marks.shapes.push_back(
        {inside.intersected(rectangle(frame.left(), frame.top(), frame.width(), y - frame.top())), pale});
    marks.shapes.push_back(
        {placed(shapePath(look.shape), QRectF(left, frame.top() + 1.1, SignSize, SignSize)), look.colour});
    marks.add(head, {0, 0});
    marks.lines.push_back({QLineF(frame.left(), y, frame.right(), y), 0.2});

    // Foot: id and set, and the numbers above. Those that stand on the picture go there if one is left.
    double foot = frame.bottom() - 0.6;
    {
        const QString source =
            QStringLiteral("%1 · %2").arg(printedText(card.id()), printedText(catalogue.set(card.set()).name));
        const auto fitted = type.fit(source, Face::Regular, 1.6, width - 3, 0.1);
        auto mark = type.mark(fitted.lines.first(), Face::Regular, 1.6, {left + 1.5, foot - 0.5}, fitted.squeeze);
        mark.colour = QColor(70, 70, 70);
        marks.texts.push_back(std::move(mark));
        foot -= 2.8;
    }
    std::vector<PrintedWords::Number> below, upon;
    for (const PrintedWords::Number& number : reader.numbers)
        (style.corners.contains(number.field) ? upon : below).push_back(number);

    // Picture, line of words, texts: the picture gives way to long texts.
    Marks words;
    const double line =
        addText(words, reader.line.join(QStringLiteral(" · ")), Face::Bold, LineSize, {0, 0}, width, type);
    double window = 27;
    double size = LargestText;
    const auto heightAt = [&](double letters) {
        Marks unused;
        return setParagraphs(unused, reader.paragraphs, letters, {0, 0}, width, type);
    };
    const double smallest = upon.empty() ? 13 : 2 * Badge + 2; // two badges, one above the other
    const auto room = [&] {
        const bool numbers = !below.empty() || (window == 0 && !upon.empty());
        return foot - (numbers ? Badge + 0.6 : 0) - y - window - line - 3.6;
    };
    while (heightAt(size) > room()) {
        if (size > UsualText || (window <= smallest && size > 1.9))
            size -= 0.1;
        else if (window > smallest)
            window = std::max(smallest, window - 3);
        else if (window > 0)
            window = 0;
        else if (size > SmallestText)
            size *= 0.96;
        else
            break;
    }
    if (window == 0)
        below = reader.numbers; // in the order of the type
    else if (const double spare = room() - heightAt(size); spare > 0)
        window = std::min(38.0, window + spare * 0.7); // few words leave more to see
    if (window > 0) {
        const QRectF box(frame.left(), y, frame.width(), window);
        if (picture.isNull()) {
            marks.shapes.push_back({rectangle(box.x(), box.y(), box.width(), box.height()), tint(look.colour, 0.93)});
            addArms(marks, card.foldedName(), look, box.center(), window - 2.6);
        } else {
            marks.pictures.push_back({box, picture});
        }
        for (const PrintedWords::Number& number : upon) {
            const FaceCorner corner = style.corners.at(number.field);
            const bool middle = corner == FaceCorner::MiddleLeft || corner == FaceCorner::MiddleRight;
            QRectF place = badgeBox(corner, box);
            if (middle && window < 3 * Badge + 3) // no room between the two others: beside them, towards the centre
                place.translate(corner == FaceCorner::MiddleLeft ? Badge + 1 : -Badge - 1, 0);
            addNumber(marks, number, place, Qt::white, look.colour, type);
        }
        y += window;
        marks.lines.push_back({QLineF(frame.left(), y, frame.right(), y), 0.2});
    }
    if (!below.empty()) {
        const double cell = (frame.width() - 2) / static_cast<double>(below.size());
        for (std::size_t i = 0; i < below.size(); ++i) {
            const QRectF box(frame.left() + 1 + static_cast<double>(i) * cell + 0.25, foot - Badge, cell - 0.5, Badge);
            addNumber(marks, below[i], box, pale, look.colour, type);
        }
    }
    marks.shapes.push_back({rectangle(frame.left(), y, frame.width(), line + 1.4), pale});
    y += 0.7;
    marks.add(words, {left, y});
    y += line + 0.7;
    marks.lines.push_back({QLineF(frame.left(), y, frame.right(), y), 0.2});
    y += 1;
    setParagraphs(marks, reader.paragraphs, size, {left, y}, width, type);
    return marks;
}

Marks cardBack(const Game& game, Type& type)
{
    Marks marks;
    const FaceStyle::Look look{QColor(0x3b, 0x4a, 0x63), FaceShape::Shield};
    const QRectF outer(Edge, Edge, FaceWidth - 2 * Edge, FaceHeight - 2 * Edge);
    marks.boxes.push_back({QRectF(0, 0, FaceWidth, FaceHeight), 0, 0});
    marks.shapes.push_back({frameOutline(outer, FaceFrame::Round), look.colour});
    marks.shapes.push_back({frameOutline(outer.adjusted(Border, Border, -Border, -Border), FaceFrame::Round),
                            tint(look.colour, 0.9), look.colour, 0.3});
    addArms(marks, game.key, look, {FaceWidth / 2, FaceHeight / 2 - 6}, 34);
    addText(marks, printedText(game.title), Face::Bold, 7, {8, FaceHeight / 2 + 16}, FaceWidth - 16, type,
            print::Align::Centre);
    return marks;
}

} // namespace muster::app
