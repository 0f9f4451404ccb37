// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/block.h"

#include <algorithm>
#include <numeric>

#include <QCoreApplication>
#include <QTextBoundaryFinder>

#include "app/print/fields.h"
#include "app/print/sheet_words.h"
#include "app/print/qr.h"
#include "app/text/finding_text.h"
#include "app/text/shown.h"

namespace muster::app::print {

namespace {

struct PrintBlocks {
    Q_DECLARE_TR_FUNCTIONS(PrintBlocks)
};

constexpr double LabelSize = 2.2;

/// The first letter as a person counts them, in upper case.
QString initialOf(const QString& name)
{
    const QString text = name.trimmed();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    const auto end = finder.toNextBoundary();
    return end > 0 ? text.left(end).toUpper() : QString();
}

Block linesBlock(const LinesPart& part, double width, const Setting& setting)
{
    Block block;
    const double room = part.initial > 0 ? width - part.initial - 4 : width;
    for (const LinesPart::Line& line : part.lines) {
        const QString text = setting.fill(line.text);
        if (!text.isEmpty())
            block.height += addText(block.marks, text, line.bold ? Face::Bold : Face::Regular, line.size,
                                    {0, block.height}, room, setting.type, line.align);
    }
    if (part.initial > 0) {
        const QRectF box(width - part.initial, 0, part.initial, part.initial);
        block.marks.boxes.push_back({box, 0.4, 0});
        const QString letter = initialOf(setting.facts.occasion.person.lastName);
        if (!letter.isEmpty()) {
            const double size = part.initial * 0.86;
            const Fitted fitted = setting.type.fit(letter, Face::Bold, size, part.initial - 2, 0.3);
            TextMark mark = setting.type.mark(fitted.lines.first(), Face::Bold, size, {}, fitted.squeeze);
            mark.at = {box.center().x() - mark.width / 2, box.center().y() + mark.ascent / 2};
            block.marks.texts.push_back(std::move(mark));
        }
        block.height = std::max(block.height, part.initial);
    }
    return block;
}

Block boxesBlock(const BoxesPart& part, double width, const Setting& setting)
{
    constexpr double Inset = 1.2;
    Block block;
    for (const auto& row : part.rows) {
        const double shares = std::accumulate(row.begin(), row.end(), 0.0,
                                              [](double sum, const BoxesPart::Box& box) { return sum + box.width; });
        const double valueSize = std::min(4.4, part.height * 0.46);
        double height = part.height;
        double x = 0;
        Marks texts;
        for (const BoxesPart::Box& box : row) {
            const double boxWidth = width * box.width / shares;
            const QString label = box.label.empty() ? fieldLabel(box.field) : sheetWord(box.label);
            const double labelHeight =
                addText(texts, label, Face::Regular, LabelSize, {x + Inset, 0.9}, boxWidth - 2 * Inset, setting.type);
            const QString value = box.field.empty() ? QString() : setting.value(box.field);
            if (!value.isEmpty()) {
                // One line sits low in its box, as handwriting would; several begin below the label.
                const Fitted fitted = setting.type.fit(value, Face::Bold, valueSize, boxWidth - 2 * Inset);
                const double line = Type::lineHeight(valueSize);
                const double needed = 0.9 + labelHeight + line * static_cast<double>(fitted.lines.size()) + 0.6;
                const double top = std::max(0.9 + labelHeight, part.height - line - 0.7);
                addText(texts, value, Face::Bold, valueSize,
                        {x + Inset, fitted.lines.size() > 1 ? 0.9 + labelHeight : top}, boxWidth - 2 * Inset,
                        setting.type);
                height = std::max(height, needed);
            }
            x += boxWidth;
        }
        x = 0;
        for (const BoxesPart::Box& box : row) {
            const double boxWidth = width * box.width / shares;
            block.marks.boxes.push_back({QRectF(x, block.height, boxWidth, height), 0.2, 0});
            x += boxWidth;
        }
        block.marks.add(texts, {0, block.height});
        block.height += height;
    }
    return block;
}

Block totalsBlock(const TotalsPart& part, double width, const Setting& setting)
{
    struct Cell {
        QString label;
        QString value;
        bool bold = false;
    };
    std::vector<Cell> cells;
    if (part.groups) {
        for (const CardGroup& group : setting.facts.groups) {
            if (!group.group.isEmpty())
                cells.push_back({group.group, QString::number(group.cards)});
        }
    }
    for (const TotalsPart::Box& box : part.boxes) {
        const int have = countOf(setting.facts, box.count);
        cells.push_back({sheetWord(box.label),
                         box.of ? PrintBlocks::tr("%1 of %2").arg(have).arg(*box.of) : QString::number(have)});
    }
    cells.push_back({PrintBlocks::tr("All cards"), QString::number(setting.facts.cards), true});

    Block block;
    const int most = std::max(1, static_cast<int>(width / part.width));
    const int rows = (static_cast<int>(cells.size()) + most - 1) / most;
    const int columns = (static_cast<int>(cells.size()) + rows - 1) / rows;
    const double cellWidth = width / columns;
    for (int row = 0; row < rows; ++row) {
        double height = part.height;
        Marks marks;
        for (int column = 0; column < columns; ++column) {
            const auto index =
                static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
            if (index >= cells.size())
                break;
            const double x = column * cellWidth;
            const double label = addText(marks, cells[index].label, Face::Regular, LabelSize, {x + 1, 0.9},
                                         cellWidth - 2, setting.type, Align::Centre);
            const double size = std::min(4.6, part.height * 0.48);
            height = std::max(height, 0.9 + label + Type::lineHeight(size) + 0.4);
            addText(marks, cells[index].value, Face::Bold, size, {x + 1, 0.9 + label}, cellWidth - 2, setting.type,
                    Align::Centre);
        }
        for (int column = 0; column < columns; ++column) {
            const auto index =
                static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
            if (index < cells.size())
                marks.boxes.push_back(
                    {QRectF(column * cellWidth, 0, cellWidth, height), cells[index].bold ? 0.5 : 0.2, 0});
        }
        block.marks.add(marks, {0, block.height});
        block.height += height;
    }
    return block;
}

Block verdictBlock(const VerdictPart& part, double width, const Setting& setting)
{
    Block block;
    const DeckFacts& facts = setting.facts;
    const bool legal = facts.legal();
    const double inset = 1.6;
    double y = 1.2;
    const QString word = legal ? PrintBlocks::tr("Legal") : PrintBlocks::tr("NOT LEGAL");
    y += addText(block.marks, word, Face::Bold, legal ? part.size : part.size * 1.3, {inset, y}, width - 2 * inset,
                 setting.type);
    QStringList how;
    if (!facts.format.isEmpty())
        how += facts.format;
    if (!facts.occasion.date.isEmpty())
        how += PrintBlocks::tr("for %1").arg(facts.occasion.date);
    how += facts.rules;
    how += setting.value("program");
    if (!legal) {
        const auto broken = std::count_if(facts.findings.begin(), facts.findings.end(),
                                          [](const FindingLine& line) { return line.breaks; });
        how.prepend(PrintBlocks::tr("%n finding(s)", nullptr, static_cast<int>(broken)));
    }
    y += addText(block.marks, how.join(QStringLiteral(" · ")), Face::Regular, part.size * 0.6, {inset, y},
                 width - 2 * inset, setting.type);
    block.height = y + 1;
    block.marks.boxes.push_back({QRectF(0.4, 0.4, width - 0.8, block.height - 0.8), legal ? 0.2 : 0.8, 0});
    return block;
}

std::vector<Block> findingBlocks(const FindingsPart& part, double width, const Setting& setting)
{
    std::vector<Block> blocks;
    const auto broken = std::count_if(setting.facts.findings.begin(), setting.facts.findings.end(),
                                      [](const FindingLine& line) { return line.breaks; });
    for (const bool breaks : {true, false}) {
        if (!breaks && !part.warnings)
            continue;
        bool first = true;
        for (const FindingLine& finding : setting.facts.findings) {
            if (finding.breaks != breaks)
                continue;
            Block block;
            if (first) {
                block.height += 1.5;
                block.height += addText(block.marks,
                                        breaks ? PrintBlocks::tr("Why it is not legal (%1)").arg(broken)
                                               : PrintBlocks::tr("To be aware of"),
                                        Face::Bold, part.size, {0, block.height}, width, setting.type);
                first = false;
            }
            block.height += addText(
                block.marks, QStringLiteral("– ") + finding.text + QStringLiteral(" [") + finding.id + QLatin1Char(']'),
                Face::Regular, part.size, {0, block.height}, width, setting.type);
            blocks.push_back(std::move(block));
        }
    }
    return blocks;
}

Block limitsBlock(const LimitsPart& part, double width, const Setting& setting)
{
    Block block;
    const auto& limits = setting.facts.limits;
    const int columns = part.columns;
    const double gap = 5;
    const double column = (width - gap * (columns - 1)) / columns;
    double height = 0;
    for (std::size_t i = 0; i < limits.size(); ++i) {
        const CountLine& line = limits[i];
        const auto at = static_cast<int>(i) % columns;
        if (at == 0) {
            block.height += height;
            height = 0;
        }
        QString bound;
        if (line.least && line.most && *line.least == *line.most)
            bound = PrintBlocks::tr("%1 (exactly %2)").arg(line.have).arg(*line.most);
        else if (line.least && line.most)
            bound = PrintBlocks::tr("%1 (%2 to %3)").arg(line.have).arg(*line.least).arg(*line.most);
        else if (line.most)
            bound = PrintBlocks::tr("%1 (at most %2)").arg(line.have).arg(*line.most);
        else
            bound = PrintBlocks::tr("%1 (at least %2)").arg(line.have).arg(line.least.value_or(0));
        const double x = at * (column + gap);
        const double side = part.size * 0.95;
        block.marks.boxes.push_back({QRectF(x, block.height + 0.5, side, side), 0.2, 0});
        const double taken =
            addText(block.marks, PrintBlocks::tr("%1: %2", "Gold Coins: 3 (at most 6)").arg(line.label, bound),
                    Face::Regular, part.size, {x + side + 1.2, block.height + 0.35}, column - side - 1.2, setting.type);
        height = std::max(height, taken + 0.5);
    }
    block.height += height;
    return block;
}

Block codeBlock(const CodePart& part, double width, const Setting& setting)
{
    Block block;
    const DeckFacts& facts = setting.facts;
    double x = 0;
    auto code = facts.code.empty() ? std::nullopt : qrOf(facts.code);
    const double wanted = code ? sideOf(*code, part.side) : 0;
    // A code that is too wide for its place would not be read: the deck's code is then left out, the hash stays.
    if (code && wanted <= width) {
        const double quiet = wanted / code->side * 2;
        code->box = QRectF(quiet, quiet, wanted - 2 * quiet, wanted - 2 * quiet);
        block.height = wanted;
        block.marks.codes.push_back(std::move(*code));
        x = wanted + 1.5;
    }
    const bool below = x > 0 && width - x < 22;
    const double left = below ? 0 : x;
    double y = below ? block.height : 0.8;
    const double room = std::max(8.0, width - left);
    y += addText(block.marks, PrintBlocks::tr("Deck hash"), Face::Regular, part.size * 0.85, {left, y}, room,
                 setting.type);
    y += addText(block.marks, facts.hash, Face::Bold, part.size * 1.25, {left, y}, room, setting.type);
    y += 0.6;
    const QString note = facts.code.empty() ? PrintBlocks::tr("No deck code: a card of the list is not clear.")
        : x > 0                             ? PrintBlocks::tr("This square holds the deck for Muster.")
                                            : PrintBlocks::tr("The deck is too large for a code on paper.");
    y += addText(block.marks, note, Face::Regular, part.size * 0.85, {left, y}, room, setting.type);
    block.height = std::max(block.height, y);
    return block;
}

Block tableBlock(const TablePart& part, double width, const Setting& setting)
{
    Block block;
    if (!part.title.empty())
        block.height += addText(block.marks, sheetWord(part.title), Face::Bold, 2.8, {0, 0}, width, setting.type) + 0.4;
    const bool named = !part.rows.empty();
    const double share = width / (static_cast<double>(part.columns.size()) + (named ? 1 : 0));
    const double begin = block.height;
    double head = 0;
    for (std::size_t i = 0; i < part.columns.size(); ++i)
        head = std::max(head,
                        addText(block.marks, sheetWord(part.columns[i]), Face::Regular, LabelSize,
                                {(static_cast<double>(i) + (named ? 1 : 0)) * share + 1, begin + 0.7}, share - 2,
                                setting.type));
    head += 1.2;
    double y = begin + head;
    for (const std::string& row : part.rows) {
        Marks marks;
        const double taken = addText(marks, sheetWord(row), Face::Regular, 2.6, {1, 0}, share - 2, setting.type);
        const double height = std::max(part.height, taken + 1);
        block.marks.add(marks, {0, y + (height - taken) / 2});
        block.marks.lines.push_back({QLineF(0, y, width, y), Hair});
        y += height;
    }
    if (!named) {
        block.marks.lines.push_back({QLineF(0, y, width, y), Hair});
        y += part.height;
    }
    const int columns = static_cast<int>(part.columns.size()) + (named ? 1 : 0);
    for (int i = 1; i < columns; ++i)
        block.marks.lines.push_back({QLineF(i * share, begin, i * share, y), Hair});
    block.marks.boxes.push_back({QRectF(0, begin, width, y - begin), 0.2, 0});
    block.height = y;
    return block;
}

Block besideBlock(const BesidePart& part, double width, const Setting& setting)
{
    constexpr double Gap = 4;
    Block block;
    const double shares = std::accumulate(part.cells.begin(), part.cells.end(), 0.0,
                                          [](double sum, const BesidePart::Cell& cell) { return sum + cell.width; });
    const double room = width - Gap * static_cast<double>(part.cells.size() - 1);
    double x = 0;
    for (const BesidePart::Cell& cell : part.cells) {
        const double cellWidth = room * cell.width / shares;
        double y = 0;
        for (const Block& inner : blocksOf(cell.part, cellWidth, setting)) {
            block.marks.add(inner.marks, {x, y});
            y += inner.height;
        }
        block.height = std::max(block.height, y);
        x += cellWidth + Gap;
    }
    return block;
}

} // namespace

double addText(Marks& marks, const QString& text, Face face, double size, QPointF at, double width, Type& type,
               Align align)
{
    const Fitted fitted = type.fit(text, face, size, width);
    const double line = Type::lineHeight(size);
    // The capitals stand in the middle of their line.
    double baseline = at.y() + (line + type.ascent(face, size)) / 2;
    for (const QString& words : fitted.lines) {
        TextMark mark = type.mark(words, face, size, {at.x(), baseline}, fitted.squeeze);
        if (align == Align::Right)
            mark.at.rx() += width - mark.width;
        else if (align == Align::Centre)
            mark.at.rx() += (width - mark.width) / 2;
        if (!words.isEmpty())
            marks.texts.push_back(std::move(mark));
        baseline += line;
    }
    return line * static_cast<double>(fitted.lines.size());
}

QString Setting::value(std::string_view field) const
{
    const Person& person = facts.occasion.person;
    const auto is = [&](const char* key) { return field == key; };
    const auto number = [](int value) { return QString::number(value); };
    if (is("last name"))
        return person.lastName;
    if (is("first name"))
        return person.firstName;
    if (is("name")) {
        if (person.lastName.isEmpty() || person.firstName.isEmpty())
            return person.lastName + person.firstName;
        return PrintBlocks::tr("%1, %2", "last name, first name").arg(person.lastName, person.firstName);
    }
    if (is("id"))
        return person.id;
    if (is("club"))
        return person.club;
    if (is("initial"))
        return initialOf(person.lastName);
    if (is("event"))
        return facts.occasion.event;
    if (is("date"))
        return dateWithMonth(facts.occasion.date);
    if (is("table"))
        return facts.occasion.table;
    if (is("players"))
        return facts.occasion.players > 0 ? number(facts.occasion.players) : QString();
    if (is("deck"))
        return facts.deck;
    if (is("game"))
        return facts.game;
    if (is("kind"))
        return facts.kind;
    if (is("format"))
        return facts.format;
    if (is("hash"))
        return facts.hash;
    if (is("cards"))
        return number(facts.cards);
    if (is("verdict"))
        return facts.legal() ? PrintBlocks::tr("Legal") : PrintBlocks::tr("NOT LEGAL");
    if (is("not legal"))
        return facts.legal() ? QString() : PrintBlocks::tr("NOT LEGAL");
    if (is("checked"))
        return facts.occasion.date;
    if (is("sheet"))
        return sheetWord(sheet.title);
    if (is("page"))
        return number(numbers.page);
    if (is("pages"))
        return number(numbers.pages);
    if (is("subtotal"))
        return number(numbers.subtotal);
    if (is("so far"))
        return number(numbers.soFar);
    if (is("program"))
        return QStringLiteral("Muster ") + QCoreApplication::applicationVersion();
    if (is("rules"))
        return facts.rules;
    if (is("file"))
        return facts.file;
    return {};
}

QString Setting::fill(const Template& text) const
{
    QStringList pieces;
    for (const std::string& piece : text) {
        const QString source = sheetWord(piece);
        QString out;
        bool asked = false, answered = false;
        for (qsizetype i = 0; i < source.size();) {
            const qsizetype end = source.at(i) == QLatin1Char('{') ? source.indexOf(QLatin1Char('}'), i) : -1;
            if (end < 0) {
                out += source.at(i++);
                continue;
            }
            const QString filled = value(source.mid(i + 1, end - i - 1).toStdString());
            asked = true;
            answered = answered || !filled.isEmpty();
            out += filled;
            i = end + 1;
        }
        if (!asked || answered)
            pieces += out;
    }
    return pieces.join(QStringLiteral(" · "));
}

std::vector<Block> blocksOf(const std::string& name, double width, const Setting& setting)
{
    const auto found = setting.sheet.parts.find(name);
    if (found == setting.sheet.parts.end())
        return {};
    const Part& part = found->second;
    if (const auto* lines = std::get_if<LinesPart>(&part))
        return {linesBlock(*lines, width, setting)};
    if (const auto* boxes = std::get_if<BoxesPart>(&part))
        return {boxesBlock(*boxes, width, setting)};
    if (const auto* totals = std::get_if<TotalsPart>(&part))
        return {totalsBlock(*totals, width, setting)};
    if (const auto* verdict = std::get_if<VerdictPart>(&part))
        return {verdictBlock(*verdict, width, setting)};
    if (const auto* findings = std::get_if<FindingsPart>(&part))
        return findingBlocks(*findings, width, setting);
    if (const auto* limits = std::get_if<LimitsPart>(&part))
        return {limitsBlock(*limits, width, setting)};
    if (const auto* code = std::get_if<CodePart>(&part))
        return {codeBlock(*code, width, setting)};
    if (const auto* table = std::get_if<TablePart>(&part))
        return {tableBlock(*table, width, setting)};
    if (const auto* beside = std::get_if<BesidePart>(&part))
        return {besideBlock(*beside, width, setting)};
    if (const auto* gap = std::get_if<GapPart>(&part)) {
        Block block;
        block.height = gap->height;
        if (gap->line)
            block.marks.lines.push_back({QLineF(0, gap->height / 2, width, gap->height / 2), 0.3});
        return {block};
    }
    return {};
}

} // namespace muster::app::print
