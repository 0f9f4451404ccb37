// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/faces/card_face.h"

#include <algorithm>

#include "app/print/block.h"
#include "app/text/shown.h"
#include "model/decks/deck_hash.h"

namespace muster::app {

namespace {

using print::Face;
using print::Marks;
using print::Type;

constexpr double Edge = 3;    ///< from the edge of the card to its frame
constexpr double Inset = 1.4; ///< from the frame to what stands in it
constexpr double NameSize = 3.5;
constexpr double LineSize = 2.2;
constexpr double LargestText = 2.7;
constexpr double SmallestText = 0.3; ///< holds more than any card may say, so that nothing is ever cut
constexpr qsizetype LongestText = 4000;

QString textOf(std::string_view bytes) { return shown(bytes, LongestText).simplified(); }

/// A paragraph of the face: what an attack or Ability is called with its numbers, and what it says.
struct Paragraph {
    QString heading;
    QString body;
};

/// Collects what is said on a card, as its type and parts declare it.
class Reader {
public:
    Reader(const Catalogue& catalogue, CardIndex card)
        : m_catalogue(catalogue),
          m_game(catalogue.game()),
          m_card(catalogue.card(card))
    {
        const CardType& type = m_game.type(m_card.type());
        line += textOf(type.label);
        if (!m_card.text().empty())
            paragraphs.push_back({{}, textOf(m_card.text())});
        const Record record = m_card.record();
        for (const FieldUse& use : type.fields)
            take(record, use.field);
    }

    QStringList line;                                 ///< words: type, Origin, class
    QString cost;                                     ///< the first list of words, such as a cost in Coins
    std::vector<std::pair<QString, QString>> numbers; ///< label and value
    std::vector<Paragraph> paragraphs;

private:
    void take(const Record& record, FieldIndex index)
    {
        const Field& field = m_game.field(index);
        switch (field.kind) {
        case FieldKind::Number:
            if (const auto number = record.number(index))
                numbers.emplace_back(textOf(field.label), QString::number(*number));
            break;
        case FieldKind::Word:
            if (const QString word = value(record, index); !word.isEmpty())
                line += word;
            break;
        case FieldKind::Words:
            if (const QString words = value(record, index); !words.isEmpty()) {
                if (cost.isEmpty())
                    cost = words;
                else
                    line += words;
            }
            break;
        case FieldKind::Flag:
            if (record.flag(index))
                line += textOf(field.label);
            break;
        case FieldKind::Text:
            if (const QString text = textOf(record.text(index)); !text.isEmpty())
                paragraphs.push_back({{}, text});
            break;
        case FieldKind::Parts:
            takeParts(record, index);
            break;
        case FieldKind::Effects:
            break; // said by the printed text
        }
    }

    void takeParts(const Record& record, FieldIndex index)
    {
        const Field& field = m_game.field(index);
        const PartKind& kind = m_game.part(field.part);
        const auto [first, end] = record.parts(index);
        for (std::uint32_t row = first; row < end; ++row) {
            const Record part(m_catalogue.data().parts[field.part.value], row);
            QString name, body;
            QStringList facts;
            for (const FieldUse& use : kind.fields) {
                const Field& of = m_game.field(use.field);
                if (of.kind == FieldKind::Text) {
                    (of.key == "name" ? name : body) = textOf(part.text(use.field));
                } else if (const QString fact = value(part, use.field); !fact.isEmpty()) {
                    facts += of.kind == FieldKind::Number ? QStringLiteral("%1 %2").arg(textOf(of.label), fact) : fact;
                }
            }
            if (name.isEmpty())
                name = textOf(kind.label);
            paragraphs.push_back({(QStringList{name} + facts).join(QStringLiteral(" · ")), body});
        }
    }

    /// A number, word or list of words as people read it; equal words of a list are counted.
    [[nodiscard]] QString value(const Record& record, FieldIndex index) const
    {
        const Field& field = m_game.field(index);
        const auto label = [&](std::size_t word) { return textOf(m_catalogue.words(field.vocabulary)[word].label); };
        if (field.kind == FieldKind::Number)
            return record.number(index) ? QString::number(*record.number(index)) : QString();
        if (field.kind == FieldKind::Word)
            return record.word(index).valid() ? label(record.word(index).value) : QString();
        if (field.kind == FieldKind::Flag)
            return record.flag(index) ? textOf(field.label) : QString();
        if (field.kind != FieldKind::Words)
            return {};
        std::vector<std::pair<std::int32_t, int>> counted;
        for (const std::int32_t word : record.words(index)) {
            const auto known =
                std::find_if(counted.begin(), counted.end(), [&](const auto& pair) { return pair.first == word; });
            if (known != counted.end())
                ++known->second;
            else
                counted.emplace_back(word, 1);
        }
        QStringList all;
        for (const auto& [word, count] : counted) {
            const QString name = label(static_cast<std::size_t>(word));
            all += count == 1 ? name : QStringLiteral("%1 %2").arg(count).arg(name);
        }
        return all.join(QStringLiteral(", "));
    }

    const Catalogue& m_catalogue;
    const Game& m_game;
    Card m_card;
};

/// A mirrored pattern of squares in greys, made from the name: the same name has the same crest everywhere.
void addCrest(Marks& marks, std::string_view foldedName, QPointF centre, double side)
{
    constexpr int Squares = 9;
    const auto bytes = sha256(foldedName);
    const double step = side / Squares;
    const double left = centre.x() - side / 2;
    const double top = centre.y() - side / 2;
    for (int y = 0; y < Squares; ++y) {
        for (int x = 0; x <= Squares / 2; ++x) {
            const int bit = y * (Squares / 2 + 1) + x;
            const auto byte = bytes[static_cast<std::size_t>(bit / 2) % bytes.size()];
            const int shade = (byte >> (bit % 2 * 4)) & 3;
            if (shade == 0)
                continue;
            const double ink = shade == 3 ? 0.55 : 0.18; // ink is spared
            marks.boxes.push_back({QRectF(left + x * step, top + y * step, step, step), 0, ink});
            if (x != Squares / 2)
                marks.boxes.push_back({QRectF(left + (Squares - 1 - x) * step, top + y * step, step, step), 0, ink});
        }
    }
}

/// Sets the paragraphs in letters of a size; gives the height.
double setParagraphs(Marks& marks, const std::vector<Paragraph>& paragraphs, double size, QPointF at, double width,
                     Type& type)
{
    double y = 0;
    for (const Paragraph& paragraph : paragraphs) {
        if (y > 0)
            y += size * 0.45;
        if (!paragraph.heading.isEmpty())
            y += addText(marks, paragraph.heading, Face::Bold, size, {at.x(), at.y() + y}, width, type);
        if (!paragraph.body.isEmpty())
            y += addText(marks, paragraph.body, Face::Regular, size, {at.x(), at.y() + y}, width, type);
    }
    return y;
}

void addNumbers(Marks& marks, const Reader& card, double bottom, double left, double width, Type& type)
{
    const double cell = width / static_cast<double>(card.numbers.size());
    for (std::size_t i = 0; i < card.numbers.size(); ++i) {
        const double x = left + static_cast<double>(i) * cell;
        marks.boxes.push_back({QRectF(x, bottom - 8, cell, 8), 0.2, 0});
        // On one line, however long it is.
        const auto fitted = type.fit(card.numbers[i].first, Face::Regular, 1.7, cell - 0.8, 0.1);
        auto mark = type.mark(fitted.lines.first(), Face::Regular, 1.7, {}, fitted.squeeze);
        mark.at = {x + (cell - mark.width) / 2, bottom - 5.9};
        marks.texts.push_back(std::move(mark));
        addText(marks, card.numbers[i].second, Face::Bold, 4, {x + 0.4, bottom - 5.2}, cell - 0.8, type,
                print::Align::Centre);
    }
}

} // namespace

Marks cardFace(const Catalogue& catalogue, CardIndex index, Type& type)
{
    const Card card = catalogue.card(index);
    const Reader reader(catalogue, index);
    Marks marks;
    const QRectF frame(Edge, Edge, FaceWidth - 2 * Edge, FaceHeight - 2 * Edge);
    marks.boxes.push_back({frame, 0.4, 0});
    const double left = frame.left() + Inset;
    const double width = frame.width() - 2 * Inset;

    // Head: the name, and what it costs.
    double y = frame.top() + 1;
    double costWidth = 0;
    if (!reader.cost.isEmpty()) {
        costWidth = std::min(width * 0.42, type.width(reader.cost, Face::Bold, LineSize) + 0.1);
        addText(marks, reader.cost, Face::Bold, LineSize, {left + width - costWidth, y + 0.8}, costWidth, type,
                print::Align::Right);
        costWidth += 1.5;
    }
    y += addText(marks, textOf(card.name()), Face::Bold, NameSize, {left, y}, width - costWidth, type);
    if (!reader.cost.isEmpty()) {
        Marks unused;
        y = std::max(
            y, frame.top() + 1.8 + addText(unused, reader.cost, Face::Bold, LineSize, {0, 0}, costWidth - 1.5, type));
    }
    y += 0.6;
    marks.lines.push_back({QLineF(frame.left(), y, frame.right(), y), 0.2});

    // Foot: id and set, and the numbers above.
    double foot = frame.bottom() - 0.6;
    {
        const QString source = QStringLiteral("%1 · %2").arg(textOf(card.id()), textOf(catalogue.set(card.set()).name));
        const auto fitted = type.fit(source, Face::Regular, 1.6, width, 0.1);
        auto mark = type.mark(fitted.lines.first(), Face::Regular, 1.6, {left, foot - 0.5}, fitted.squeeze);
        marks.texts.push_back(std::move(mark));
        foot -= 2.8;
    }
    if (!reader.numbers.empty()) {
        addNumbers(marks, reader, foot, frame.left(), frame.width(), type);
        foot -= 8;
    }

    // Crest, line of words, texts: the crest gives way to long texts.
    Marks words;
    const double line =
        addText(words, reader.line.join(QStringLiteral(" · ")), Face::Bold, LineSize, {0, 0}, width, type);
    double crest = 24;
    double size = LargestText;
    const auto heightAt = [&](double letters) {
        Marks unused;
        return setParagraphs(unused, reader.paragraphs, letters, {0, 0}, width, type);
    };
    const auto room = [&] { return foot - y - crest - line - 3.4; };
    while (heightAt(size) > room()) {
        if (crest > 12)
            crest -= 3;
        else if (size > 1.9)
            size -= 0.1;
        else if (crest > 0)
            crest = 0;
        else if (size > SmallestText)
            size *= 0.96;
        else
            break;
    }
    if (crest > 0) {
        addCrest(marks, card.foldedName(), {frame.center().x(), y + crest / 2}, crest - 3);
        y += crest;
        marks.lines.push_back({QLineF(frame.left(), y, frame.right(), y), 0.2});
    }
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
    for (const double edge : {Edge, Edge + 1.5, Edge + 2.5})
        marks.boxes.push_back({QRectF(edge, edge, FaceWidth - 2 * edge, FaceHeight - 2 * edge), 0.3, 0});
    addCrest(marks, game.key, {FaceWidth / 2, FaceHeight / 2 - 6}, 30);
    addText(marks, textOf(game.title), Face::Bold, 7, {8, FaceHeight / 2 + 14}, FaceWidth - 16, type,
            print::Align::Centre);
    return marks;
}

} // namespace muster::app
