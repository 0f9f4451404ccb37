// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/composer.h"

#include <algorithm>
#include <set>

#include "app/print/card_units.h"

namespace muster::app::print {

namespace {

constexpr std::size_t SmallGroup = 4; ///< groups of so few cards are not parted
constexpr double StripGap = 3;
constexpr double LeastRoom = 25; ///< for cards, on a page of paper; half of it on a small sheet

double heightOf(const std::vector<Block>& blocks)
{
    double height = 0;
    for (const Block& block : blocks)
        height += block.height;
    return height;
}

/// One column as it will be drawn.
struct Column {
    std::vector<const Unit*> units;
    std::vector<Unit> continued; ///< its heading, where a group goes on; at most one
    double height = 0;
};

class Composer {
public:
    Composer(const SheetLayout& sheet, const DeckFacts& facts, QSizeF paper, Type& type)
        : m_sheet(sheet),
          m_facts(facts),
          m_type(type),
          m_paper(paper),
          m_setting{sheet, facts, type, {}}
    {
        const double stripWidth = sheet.strip ? sheet.strip->width + StripGap : 0;
        m_left = sheet.left + stripWidth;
        m_width = paper.width() - m_left - sheet.right;
        m_gap = sheet.small ? 2.5 : 5;
    }

    Result<std::vector<Page>> compose()
    {
        m_setting.numbers.pages = 99; // as wide as it may become; what stands at the foot is written at the end
        m_every = heightOf(blocks(m_sheet.every));
        std::vector<Block> last = blocks(m_sheet.last);
        std::vector<Block> before, after;
        const CardsPart* cards = nullptr;
        for (const std::string& name : m_sheet.body) {
            const auto part = m_sheet.parts.find(name);
            if (const auto* list = part == m_sheet.parts.end() ? nullptr : std::get_if<CardsPart>(&part->second))
                cards = list;
            else
                append(cards == nullptr ? before : after, blocksOf(name, m_width, m_setting));
        }
        if (!m_facts.legal())
            addWhyNot(before, after);
        startPage();
        if (m_bottom - m_y < (m_sheet.small ? LeastRoom / 2 : LeastRoom) || m_width < LeastRoom)
            return failure(noRoom());
        for (const Block& block : before)
            place(block);
        if (cards != nullptr)
            flow(*cards, heightOf(after) + heightOf(last));
        for (const Block& block : after)
            place(block);
        if (!last.empty()) {
            // At the foot, unless it is higher than a page: then it runs on.
            const double height = heightOf(last);
            if (m_y + height > m_bottom && m_y > m_top)
                startPage();
            m_y = std::max(m_y, m_bottom - height);
            for (const Block& block : last)
                place(block);
        }
        finish();
        return std::move(m_pages);
    }

private:
    [[nodiscard]] Error noRoom() const
    {
        Error error;
        error.kind = ErrorKind::OutOfRange;
        error.file = m_sheet.key;
        error.arguments = {std::to_string(static_cast<int>(m_bottom - m_y)),
                           std::to_string(static_cast<int>(LeastRoom)), ""};
        return error;
    }

    std::vector<Block> blocks(const std::vector<std::string>& names)
    {
        std::vector<Block> all;
        for (const std::string& name : names)
            append(all, blocksOf(name, m_width, m_setting));
        return all;
    }

    static void append(std::vector<Block>& all, std::vector<Block> more)
    {
        std::move(more.begin(), more.end(), std::back_inserter(all));
    }

    template <class PartKind>
    bool uses() const
    {
        const auto isKind = [&](const std::string& name) {
            const auto part = m_sheet.parts.find(name);
            if (part == m_sheet.parts.end())
                return false;
            if (const auto* beside = std::get_if<BesidePart>(&part->second))
                return std::any_of(beside->cells.begin(), beside->cells.end(), [&](const BesidePart::Cell& cell) {
                    const auto inner = m_sheet.parts.find(cell.part);
                    return inner != m_sheet.parts.end() && std::holds_alternative<PartKind>(inner->second);
                });
            return std::holds_alternative<PartKind>(part->second);
        };
        const auto among = [&](const std::vector<std::string>& names) {
            return std::any_of(names.begin(), names.end(), isKind);
        };
        return among(m_sheet.first) || among(m_sheet.body) || among(m_sheet.last) || among(m_sheet.every);
    }

    /// A deck that is not legal says so on every kind of sheet, whatever the layout has.
    void addWhyNot(std::vector<Block>& before, std::vector<Block>& after)
    {
        SheetLayout own;
        own.parts.emplace("verdict", VerdictPart{m_sheet.small ? 2.2 : 4});
        own.parts.emplace("findings", FindingsPart{m_sheet.small ? 1.7 : 2.9});
        const Setting setting{own, m_facts, m_type, {}};
        if (!uses<VerdictPart>())
            append(before, blocksOf("verdict", m_width, setting));
        if (!uses<FindingsPart>())
            append(after, blocksOf("findings", m_width, setting));
    }

    void startPage()
    {
        m_pages.push_back({m_paper, {}});
        m_cardsOn.push_back(0);
        m_setting.numbers.page = static_cast<int>(m_pages.size());
        m_y = m_sheet.top;
        m_bottom = m_paper.height() - m_sheet.bottom - m_every;
        for (const Block& block : blocks(m_pages.size() == 1 ? m_sheet.first : m_sheet.next))
            put(block);
        m_top = m_y;
    }

    void put(const Block& block)
    {
        m_pages.back().marks.add(block.marks, {m_left, m_y});
        m_y += block.height;
    }

    /// On the next page if it does not fit here and would there.
    void place(const Block& block)
    {
        if (m_y + block.height > m_bottom + 0.01 && m_y > m_top)
            startPage();
        put(block);
    }

    /// Height of a unit with what must not be parted from it: headings take their first card along, and all of a
    /// small group.
    static double heightWithFollowers(const std::vector<Unit>& units, std::size_t at)
    {
        double height = units[at].block.height;
        std::size_t next = at + 1;
        for (; next < units.size() && units[next - 1].heading; ++next)
            height += units[next].block.height;
        const CardGroup* group = units[next - 1].group;
        const bool changesByHand = group == nullptr;
        if (units[at].heading && (changesByHand || group->rows.size() <= SmallGroup)) {
            for (; next < units.size() && units[next].group == group && !units[next].heading; ++next)
                height += units[next].block.height;
        }
        return height;
    }

    /// Fills columns of a height from the unit `begin` on; gives the columns and where it came to.
    std::vector<Column> fillColumns(const CardsPart& part, const std::vector<Unit>& units, std::size_t begin,
                                    double height, double width, std::size_t& end)
    {
        std::vector<Column> columns;
        end = begin;
        while (end < units.size() && static_cast<int>(columns.size()) < part.columns) {
            Column column;
            const Unit* before = end > 0 ? &units[end - 1] : nullptr;
            const QString label = before == nullptr ? QString() : continuedLabel(*before, units[end], columns.empty());
            if (!label.isEmpty()) {
                column.continued.push_back(continuedHeading(part, label, width, m_setting));
                column.height = column.continued.front().block.height;
            }
            const std::size_t start = end;
            while (end < units.size()) {
                const double needed = heightWithFollowers(units, end);
                // What is higher than a page stands on one of its own, so that there is always a step ahead.
                const bool alone = end == start && columns.empty() && m_y <= m_top + 0.01;
                if (column.height + needed > height + 0.01 && !alone)
                    break;
                column.height += units[end].block.height;
                column.units.push_back(&units[end]);
                ++end;
            }
            if (end == start)
                break;
            columns.push_back(std::move(column));
        }
        return columns;
    }

    void drawColumns(const CardsPart& part, const std::vector<Column>& columns, double width)
    {
        double deepest = 0;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const double x = m_left + static_cast<double>(i) * (width + m_gap);
            double y = m_y;
            const auto drawUnit = [&](const Unit& unit) {
                m_pages.back().marks.add(unit.block.marks, {x, y});
                y += unit.block.height;
                m_cardsOn.back() += unit.cards;
            };
            for (const Unit& unit : columns[i].continued)
                drawUnit(unit);
            for (const Unit* unit : columns[i].units)
                drawUnit(*unit);
            deepest = std::max(deepest, y - m_y);
        }
        m_y += deepest + part.size * 0.5;
    }

    /// Empty lines down to the end of the columns.
    void drawBlanks(const CardsPart& part, const std::vector<Column>& columns, double height, double width)
    {
        const Unit blank = blankUnit(part, width);
        const Unit heading = blankHeading(part, width, m_setting);
        for (int i = std::max(0, static_cast<int>(columns.size()) - 1); i < part.columns; ++i) {
            const double x = m_left + i * (width + m_gap);
            double y = i < static_cast<int>(columns.size()) ? columns[static_cast<std::size_t>(i)].height : 0;
            if (part.blanks == 0 && y + heading.block.height + blank.block.height <= height) {
                m_pages.back().marks.add(heading.block.marks, {x, m_y + y});
                y += heading.block.height;
            }
            for (; y + blank.block.height <= height; y += blank.block.height)
                m_pages.back().marks.add(blank.block.marks, {x, m_y + y});
        }
    }

    /// The list of cards from page to page, so that on its last page `reserve` is left below it.
    void flow(const CardsPart& part, double reserve)
    {
        const double width = (m_width - m_gap * (part.columns - 1)) / part.columns;
        std::vector<Unit> units = cardUnits(part, width, m_setting);
        if (part.blanks > 0) {
            units.push_back(blankHeading(part, width, m_setting));
            for (int i = 0; i < part.blanks; ++i)
                units.push_back(blankUnit(part, width));
        }
        if (reserve > (m_bottom - m_top) * 0.6)
            reserve = 0; // as much as that goes on a page of its own
        std::size_t begin = 0;
        do {
            const double all = m_bottom - m_y - part.size * 0.5;
            const double kept = all - reserve;
            std::size_t end = begin;
            auto columns = fillColumns(part, units, begin, kept, width, end);
            if (end == units.size()) {
                if (part.balanced)
                    balance(part, units, begin, columns, width);
                if (part.fill) {
                    const double y = m_y;
                    drawColumns(part, columns, width);
                    const double drawn = m_y;
                    m_y = y;
                    drawBlanks(part, columns, kept, width);
                    m_y = std::max(drawn, y + kept + part.size * 0.5);
                } else {
                    drawColumns(part, columns, width);
                }
                return;
            }
            std::size_t full = begin;
            auto filled = fillColumns(part, units, begin, all, width, full);
            if (full < units.size() || end == begin) { // else the foot would stand alone on the next page
                columns = std::move(filled);
                end = full;
            }
            drawColumns(part, columns, width);
            begin = end;
            if (begin < units.size())
                startPage();
        } while (begin < units.size());
    }

    /// The least height at which the columns still hold everything.
    void balance(const CardsPart& part, const std::vector<Unit>& units, std::size_t begin, std::vector<Column>& columns,
                 double width)
    {
        double low = 0, high = 0;
        for (const Column& column : columns)
            high = std::max(high, column.height);
        while (high - low > 0.5) {
            const double middle = (low + high) / 2;
            std::size_t end = begin;
            const double y = m_y;
            m_y = m_top + 1; // no column may overflow here
            auto tried = fillColumns(part, units, begin, middle, width, end);
            m_y = y;
            if (end == units.size()) {
                high = middle;
                columns = std::move(tried);
            } else {
                low = middle;
            }
        }
    }

    /// What stands on every page, now that the numbers are known.
    void finish()
    {
        PageNumbers numbers;
        numbers.pages = static_cast<int>(m_pages.size());
        for (std::size_t i = 0; i < m_pages.size(); ++i) {
            numbers.page = static_cast<int>(i) + 1;
            numbers.subtotal = m_cardsOn[i];
            numbers.soFar += m_cardsOn[i];
            const Setting setting{m_sheet, m_facts, m_type, numbers};
            double y = m_paper.height() - m_sheet.bottom - m_every;
            for (const std::string& name : m_sheet.every) {
                for (const Block& block : blocksOf(name, m_width, setting)) {
                    m_pages[i].marks.add(block.marks, {m_left, y});
                    y += block.height;
                }
            }
            if (m_sheet.strip)
                addStrip(m_pages[i], setting);
        }
    }

    void addStrip(Page& page, const Setting& setting)
    {
        const Strip& strip = *m_sheet.strip;
        const double height = m_paper.height() - m_sheet.top - m_sheet.bottom;
        const QRectF box(m_sheet.left, m_sheet.top, strip.width, height);
        page.marks.boxes.push_back({box, 0.2, 0});
        const QString text = setting.fill(strip.text);
        if (text.isEmpty())
            return;
        // One line as large as fits; more lines would not be read in a stack.
        const double natural = m_type.width(text, Face::Bold, strip.size);
        const double room = height - 6;
        const double size = natural * 0.7 > room ? strip.size * room / (natural * 0.7) : strip.size;
        const double squeeze = std::min(1.0, room / m_type.width(text, Face::Bold, size));
        TextMark mark = m_type.mark(text, Face::Bold, size, {}, squeeze);
        mark.upwards = true;
        mark.at = {box.center().x() + mark.ascent / 2, box.bottom() - 3};
        page.marks.texts.push_back(std::move(mark));
    }

    const SheetLayout& m_sheet;
    const DeckFacts& m_facts;
    Type& m_type;
    QSizeF m_paper;
    Setting m_setting;
    double m_left = 0, m_width = 0;
    double m_gap = 5;               ///< between columns
    double m_every = 0;             ///< height of what stands on every page
    double m_y = 0;                 ///< where the next thing goes
    double m_top = 0, m_bottom = 0; ///< of the room between head and foot
    std::vector<Page> m_pages;
    std::vector<int> m_cardsOn;
};

const CardsPart* cardsOf(const SheetLayout& sheet)
{
    for (const std::string& name : sheet.body) {
        const auto part = sheet.parts.find(name);
        if (const auto* cards = part == sheet.parts.end() ? nullptr : std::get_if<CardsPart>(&part->second))
            return cards;
    }
    return nullptr;
}

SheetLayout withRows(SheetLayout sheet, double height)
{
    for (const std::string& name : sheet.body) {
        const auto part = sheet.parts.find(name);
        if (auto* cards = part == sheet.parts.end() ? nullptr : std::get_if<CardsPart>(&part->second))
            cards->row = height;
    }
    return sheet;
}

} // namespace

Result<std::vector<Page>> composeSheet(const SheetLayout& sheet, const DeckFacts& facts, QSizeF paper, Type& type)
{
    const QSizeF size = sheet.small ? QSizeF(sheet.small->first, sheet.small->second) : paper;
    auto pages = Composer(sheet, facts, size, type).compose();
    const CardsPart* cards = cardsOf(sheet);
    if (!pages || pages->size() == 1 || cards == nullptr || cards->leastRow == 0 || cards->leastRow >= cards->row)
        return pages;
    // A page less is worth rows that stand closer, as little closer as it takes.
    auto closest = Composer(withRows(sheet, cards->leastRow), facts, size, type).compose();
    if (!closest || closest->size() >= pages->size())
        return pages;
    const std::size_t fewest = closest->size();
    double low = cards->leastRow, high = cards->row;
    while (high - low > 0.1) {
        const double middle = (low + high) / 2;
        auto tried = Composer(withRows(sheet, middle), facts, size, type).compose();
        if (tried && tried->size() == fewest) {
            low = middle;
            closest = std::move(tried);
        } else {
            high = middle;
        }
    }
    return closest;
}

std::vector<Page> imposed(std::vector<Page> pages, QSizeF paper, const Imposition& how)
{
    constexpr double Margin = 4;
    constexpr double Tick = 3.5; ///< length of a mark to cut at
    constexpr double Thin = 0.1;
    std::vector<Page> sheets;
    std::size_t next = 0;
    while (next < pages.size()) {
        const QSizeF small = pages[next].size;
        const QSizeF step(small.width() + how.gap, small.height() + how.gap);
        const int columns = static_cast<int>((paper.width() - 2 * Margin + how.gap) / step.width());
        const int rows = static_cast<int>((paper.height() - 2 * Margin + how.gap) / step.height());
        if (columns < 1 || rows < 1 || small == paper) {
            sheets.push_back(std::move(pages[next++]));
            continue;
        }
        Page sheet{paper, {}};
        const double left = (paper.width() - columns * step.width() + how.gap) / 2;
        const double top = (paper.height() - rows * step.height() + how.gap) / 2;
        const auto count = std::min(static_cast<std::size_t>(columns * rows), pages.size() - next);
        QRectF used;
        std::set<double> cutsX, cutsY;
        for (std::size_t i = 0; i < count; ++i) {
            const int column = static_cast<int>(i) % columns, row = static_cast<int>(i) / columns;
            const QPointF at(left + (how.mirrored ? columns - 1 - column : column) * step.width(),
                             top + row * step.height());
            const QRectF place(at, small);
            sheet.marks.add(pages[next + i].marks, at);
            if (how.outlines)
                sheet.marks.boxes.push_back({place, Thin, 0});
            used |= place;
            cutsX.insert({place.left(), place.right()});
            cutsY.insert({place.top(), place.bottom()});
        }
        for (const double x : cutsX) {
            sheet.marks.lines.push_back({QLineF(x, used.top() - 0.5 - Tick, x, used.top() - 0.5), Thin});
            sheet.marks.lines.push_back({QLineF(x, used.bottom() + 0.5, x, used.bottom() + 0.5 + Tick), Thin});
        }
        for (const double y : cutsY) {
            sheet.marks.lines.push_back({QLineF(used.left() - 0.5 - Tick, y, used.left() - 0.5, y), Thin});
            sheet.marks.lines.push_back({QLineF(used.right() + 0.5, y, used.right() + 0.5 + Tick, y), Thin});
        }
        next += count;
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

} // namespace muster::app::print
