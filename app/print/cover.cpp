// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/cover.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "app/print/block.h"

namespace muster::app::print {

namespace {

struct PrintCover {
    Q_DECLARE_TR_FUNCTIONS(PrintCover)
};

constexpr double Margin = 12;
constexpr double Size = 3.1;
constexpr double RowHeight = 6;
constexpr int Columns = 7;
constexpr std::array<double, Columns> Shares{5.2, 2.2, 1.4, 4.6, 2.9, 2.2, 1.2};

std::array<QString, Columns> cellsOf(const DeckFacts& deck, int page)
{
    const Person& person = deck.occasion.person;
    QString name = person.lastName;
    if (!person.firstName.isEmpty())
        name = name.isEmpty() ? person.firstName
                              : PrintCover::tr("%1, %2", "last name, first name").arg(name, person.firstName);
    return {name.isEmpty() ? QStringLiteral("–") : name,
            person.id,
            deck.occasion.table,
            deck.deck,
            deck.hash,
            deck.legal() ? PrintCover::tr("Legal") : PrintCover::tr("NOT LEGAL"),
            QString::number(page)};
}

/// One row of the table, as high as its highest cell.
Block rowBlock(const std::array<QString, Columns>& cells, double width, Face face, double size, Type& type)
{
    double shares = 0;
    for (const double share : Shares)
        shares += share;
    Block block;
    double height = 0;
    double x = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const double cell = width * Shares[i] / shares;
        const bool right = i + 1 == cells.size();
        height = std::max(height,
                          addText(block.marks, cells[i], i == 0 ? Face::Bold : face, size, {x, 1}, cell - 2, type,
                                  right ? Align::Right : Align::Left));
        x += cell;
    }
    block.height = std::max(RowHeight, height + 2);
    block.marks.lines.push_back({QLineF(0, block.height, width, block.height), face == Face::Bold ? 0.3 : 0.12});
    return block;
}

} // namespace

std::vector<Page> composeCover(const std::vector<DeckFacts>& decks, const std::vector<int>& begins, QSizeF paper,
                               Type& type)
{
    const double width = paper.width() - 2 * Margin;
    const double bottom = paper.height() - Margin - 6;
    std::vector<Page> pages;
    double y = 0;
    const auto put = [&](const Block& block) {
        pages.back().marks.add(block.marks, {Margin, y});
        y += block.height;
    };
    const auto startPage = [&] {
        pages.push_back({paper, {}});
        y = Margin;
        if (pages.size() == 1) {
            Block head;
            const Occasion& occasion = decks.front().occasion;
            QStringList lines{occasion.event, dateWithMonth(occasion.date),
                              PrintCover::tr("%n deck(s)", nullptr, static_cast<int>(decks.size()))};
            lines.removeAll(QString());
            head.height += addText(head.marks, PrintCover::tr("Decks"), Face::Bold, 7, {0, 0}, width, type);
            head.height += addText(head.marks, lines.join(QStringLiteral(" · ")), Face::Regular, 3.6, {0, head.height},
                                   width, type)
                + 3;
            put(head);
        }
        put(rowBlock({PrintCover::tr("Name"), PrintCover::tr("Player ID"), PrintCover::tr("Table"),
                      PrintCover::tr("Deck"), PrintCover::tr("Deck hash"), PrintCover::tr("Legality"),
                      PrintCover::tr("Page")},
                     width, Face::Bold, 2.6, type));
    };
    startPage();
    for (std::size_t i = 0; i < decks.size(); ++i) {
        const Block row = rowBlock(cellsOf(decks[i], begins[i]), width, Face::Regular, Size, type);
        if (y + row.height > bottom)
            startPage();
        put(row);
    }
    for (std::size_t i = 0; i < pages.size(); ++i)
        addText(pages[i].marks, PrintCover::tr("Cover list, page %1 of %2").arg(i + 1).arg(pages.size()), Face::Regular,
                2.6, {Margin, paper.height() - Margin - 3.2}, width, type, Align::Right);
    return pages;
}

} // namespace muster::app::print
