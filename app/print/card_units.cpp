// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/card_units.h"

#include <algorithm>

#include <QCoreApplication>

namespace muster::app::print {

namespace {

struct PrintCards {
    Q_DECLARE_TR_FUNCTIONS(PrintCards)
};

constexpr int BoxesTogether = 5;    ///< boxes to tick stand in fives
constexpr int MostSingleBoxes = 60; ///< more copies get a box for each ten

/// Where things stand in a column; all in proportion to the letters.
struct Measures {
    Measures(const CardsPart& part, double columnWidth)
        : size(part.size),
          row(std::max(part.row, Type::lineHeight(part.size))),
          count(size * 2.3),
          gap(size * 0.45),
          box(std::min(part.size * 0.95, 3.6)),
          pitch(box * 1.22),
          width(columnWidth)
    {
    }

    double size, row;
    double count; ///< width of the column of counts
    double gap;
    double box, pitch; ///< of boxes to tick
    double width;
};

/// Draws the boxes to tick into a width; gives the height.
double addTicks(Marks& marks, int count, QPointF at, const Measures& m, double width, Type& type)
{
    const auto rowOf = [&](int boxes, double y, bool tens) {
        double x = 0;
        for (int i = 0; i < boxes; ++i) {
            if (i > 0 && i % BoxesTogether == 0)
                x += m.pitch * 0.35;
            if (x + m.box > width) {
                x = 0;
                y += m.pitch;
            }
            const QRectF box(at.x() + x, at.y() + y, m.box, m.box);
            marks.boxes.push_back({box, 0.2, 0});
            if (tens) {
                const double size = m.box * 0.6;
                TextMark ten = type.mark(QStringLiteral("10"), Face::Regular, size, {});
                ten.at = {box.center().x() - ten.width / 2, box.center().y() + ten.ascent / 2};
                marks.texts.push_back(std::move(ten));
            }
            x += m.pitch;
        }
        return y + m.pitch;
    };
    if (count <= MostSingleBoxes)
        return rowOf(count, 0, false);
    const double tens = rowOf(count / 10, 0, true);
    return count % 10 == 0 ? tens : rowOf(count % 10, tens, false);
}

/// What stands behind the name: the fields that the sheet asks for, then what tells the card from others.
QString detailOf(const CardsPart& part, const CardRow& card, const DeckFacts& facts)
{
    QStringList details;
    if (facts.catalogue != nullptr && card.card.valid()) {
        for (const FieldIndex field : part.details)
            details += QString::fromStdString(identityValue(*facts.catalogue, card.card, field));
    }
    details += card.detail;
    details.removeAll(QString());
    return details.join(QStringLiteral(" · "));
}

Unit rowUnit(const CardsPart& part, const CardRow& card, const CardGroup& group, const Measures& m,
             const Setting& setting)
{
    Type& type = setting.type;
    const QString detail = detailOf(part, card, setting.facts);
    Unit unit;
    unit.cards = card.count;
    unit.group = &group;
    Marks& marks = unit.block.marks;
    const double nameAt = m.count + m.gap;
    double room = m.width - nameAt;

    // At the right: the limit, and boxes to tick as long as they are few.
    const double limitWidth = part.limits ? m.size * 3.2 : 0;
    const bool ticksBeside = part.ticks && card.count <= BoxesTogether;
    const double ticksWidth = part.ticks ? BoxesTogether * m.pitch : 0;
    room -= limitWidth + ticksWidth + (part.ticks ? m.gap : 0);

    const double detailSize = m.size * 0.82;
    const double detailWidth = detail.isEmpty() ? 0 : type.width(detail, Face::Regular, detailSize) + m.gap;
    const double nameWidth = type.width(card.name, Face::Regular, m.size);
    constexpr double Condensed = 0.82;
    const bool detailBeside = detailWidth == 0 || nameWidth * Condensed + detailWidth <= room;

    const double line = Type::lineHeight(m.size);
    const double top = std::max(0.0, (m.row - line) / 2);
    double height = top;
    const double nameRoom = detailBeside ? room - detailWidth : room;
    height += addText(marks, card.name, Face::Regular, m.size, {nameAt, height}, nameRoom, type);
    if (detailWidth > 0) {
        if (detailBeside) {
            const double shift = (line - Type::lineHeight(detailSize)) / 2
                + (type.ascent(Face::Regular, m.size) - type.ascent(Face::Regular, detailSize)) / 2;
            addText(marks, detail, Face::Regular, detailSize, {nameAt + room - detailWidth, top + shift}, detailWidth,
                    type, Align::Right);
        } else {
            height += addText(marks, detail, Face::Regular, detailSize, {nameAt, height}, room, type, Align::Right);
        }
    }
    addText(marks, QString::number(card.count), Face::Bold, m.size, {0, top}, m.count - m.gap, type, Align::Right);
    if (part.limits && card.limit > 0)
        addText(marks, PrintCards::tr("max %1").arg(card.limit), Face::Regular, detailSize,
                {m.width - limitWidth, top + (line - Type::lineHeight(detailSize)) / 2}, limitWidth, type,
                Align::Right);
    if (ticksBeside) {
        addTicks(marks, card.count, {m.width - limitWidth - ticksWidth, top + (line - m.box) / 2}, m,
                 ticksWidth + m.pitch, type);
    } else if (part.ticks) {
        height += 0.4;
        height += addTicks(marks, card.count, {nameAt, height}, m, m.width - nameAt, type);
    }
    unit.block.height = std::max(m.row, height + top);
    if (part.ruled)
        marks.lines.push_back({QLineF(0, unit.block.height, m.width, unit.block.height), Hair});
    return unit;
}

Unit headingUnit(const CardsPart& part, const CardGroup* group, bool section, const QString& label, int cards,
                 const Measures& m, Type& type)
{
    Unit unit;
    unit.heading = true;
    unit.group = group;
    const double size = section ? m.size * 1.3 : m.size;
    const double above = std::max(part.row * 0.35, 0.8);
    const QString number = cards < 0 ? QString() : QString::number(cards);
    const double numberWidth = type.width(number, Face::Bold, size) + m.gap;
    double height = above;
    addText(unit.block.marks, number, Face::Bold, size, {m.width - numberWidth, height}, numberWidth, type,
            Align::Right);
    height += addText(unit.block.marks, label, Face::Bold, size, {0, height}, m.width - numberWidth - m.gap, type);
    height += size * 0.1;
    unit.block.marks.lines.push_back({QLineF(0, height, m.width, height), section ? 0.5 : 0.3});
    unit.block.height = height + (part.ruled ? 0 : size * 0.16);
    return unit;
}

} // namespace

std::vector<Unit> cardUnits(const CardsPart& part, double width, const Setting& setting)
{
    const Measures m(part, width);
    std::vector<Unit> units;
    for (const CardGroup& group : setting.facts.groups) {
        if (group.firstOfSection)
            units.push_back(headingUnit(part, &group, true, group.section, group.sectionCards, m, setting.type));
        const bool same = group.group == group.section && group.cards == group.sectionCards;
        if (!group.group.isEmpty() && !same)
            units.push_back(headingUnit(part, &group, false, group.group, group.cards, m, setting.type));
        for (const CardRow& card : group.rows)
            units.push_back(rowUnit(part, card, group, m, setting));
    }
    return units;
}

QString continuedLabel(const Unit& before, const Unit& first, bool newPage)
{
    if (before.group == nullptr || first.group == nullptr)
        return {};
    const bool sameGroup = before.group == first.group && !first.heading;
    const bool sameSection = newPage && !first.group->section.isEmpty() && before.group->section == first.group->section
        && !(first.heading && first.group->firstOfSection);
    QStringList names;
    if (sameSection)
        names += first.group->section;
    if (sameGroup && !names.contains(first.group->group))
        names += first.group->group;
    names.removeAll(QString());
    return names.isEmpty() ? QString() : PrintCards::tr("%1 (continued)").arg(names.join(QStringLiteral(" · ")));
}

Unit continuedHeading(const CardsPart& part, const QString& label, double width, const Setting& setting)
{
    return headingUnit(part, nullptr, false, label, -1, Measures(part, width), setting.type);
}

Unit blankUnit(const CardsPart& part, double width)
{
    const Measures m(part, width);
    Unit unit;
    unit.block.height = std::max(m.row, 5.5);
    unit.block.marks.lines.push_back({QLineF(0, unit.block.height, width, unit.block.height), Hair});
    unit.block.marks.lines.push_back({QLineF(m.count, unit.block.height * 0.35, m.count, unit.block.height), Hair});
    return unit;
}

Unit blankHeading(const CardsPart& part, double width, const Setting& setting)
{
    return continuedHeading(part, PrintCards::tr("Changes by hand"), width, setting);
}

} // namespace muster::app::print
