// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_board.h"

#include <algorithm>
#include <map>
#include <set>

#include <QCoreApplication>
#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/faces/card_face.h"
#include "app/text/game_words.h"
#include "app/window/card/face_view.h"
#include "app/window/card/hover_face.h"
#include "app/window/look/flow_box.h"
#include "app/window/look/plain_texts.h"
#include "app/window/table/table_faces.h"
#include "app/window/table/table_model.h"
#include "app/window/table/table_motion.h"
#include "app/window/table/table_overlay.h"
#include "app/window/table/zone_rows.h"
#include "app/window/table/zone_view.h"

namespace muster::app {

namespace {

constexpr int SmallestFace = 44; ///< pixels; below it the table is scrolled
constexpr int LargestFace = 420;
constexpr int ReadableFace = 8;  ///< lines of text: as wide is a face on which names can be read
constexpr int SeenFace = 6;      ///< likewise: rather than smaller than that a row of faces is scrolled
constexpr int Margin = 4;        ///< pixels, at the sides
constexpr int RowGap = 6;        ///< between the zones of a row
constexpr int MostInTwoRows = 3; ///< seats

/// "mana 3, gold 10": what a player has.
QString numbersText(const std::vector<engine::ShownNumber>& numbers)
{
    QStringList parts;
    for (const engine::ShownNumber& number : numbers)
        parts += TableBoard::tr("%1 %2", "word, number").arg(gameWord(number.word), QString::number(number.now));
    return parts.join(TableBoard::tr(", "));
}

} // namespace

TableBoard::TableBoard(TableModel& model, TableFaces& faces, QWidget* parent)
    : QScrollArea(parent),
      m_model(model),
      m_faces(faces),
      m_hover(new HoverFace(this)),
      m_overlay(new TableOverlay(faces, viewport())),
      m_motion(new TableMotion(*m_overlay))
{
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setFocusPolicy(Qt::NoFocus); // its zones and piles are the stops, and come into sight with the keyboard
    setAccessibleName(tr("Table"));
    connect(m_motion, &TableMotion::changed, this, [this] {
        for (ZoneView* const view : zones())
            view->viewport()->update();
    });
}

TableBoard::~TableBoard() = default;

void TableBoard::setGame(TableSession* game)
{
    m_game = game;
    m_hover->face().setCards(game->data().catalogue, m_faces.style(), m_faces.pictures());
    build();
    refresh();
}

/// The hands of pilots are a number, as long as no person takes the seat over; so are all piles.
bool TableBoard::asFaces(const Zone& zone) const
{
    const engine::ShownZone& one = m_model.zones()[static_cast<std::size_t>(zone.number)];
    return zone.view != nullptr && (one.kind != engine::ShownZone::Hand || m_game->byHand(one.seat));
}

void TableBoard::build()
{
    m_zones.clear();
    m_panels.clear();
    m_rows = 0;
    m_last = nullptr;
    m_inside = new QWidget;
    auto* const column = new QVBoxLayout(m_inside);
    column->setContentsMargins(Margin, 2, Margin, 2);
    column->setSpacing(2);
    for (int seat = m_game->seats() - 1; seat > 0; --seat)
        addPanel(static_cast<engine::Seat>(seat), *column);
    addPanel(engine::NoSeat, *column);
    addPanel(0, *column);
    column->addStretch();
    setWidget(m_inside); // which deletes the one before
}

/// The title and the piles in a line, below it the open zones, and the hand below them; beside them where many play.
void TableBoard::addPanel(engine::Seat seat, QVBoxLayout& column)
{
    std::vector<int> zones;
    for (int i = 0; i < static_cast<int>(m_model.zones().size()); ++i) {
        if (m_model.zones()[static_cast<std::size_t>(i)].seat == seat)
            zones.push_back(i);
    }
    if (zones.empty())
        return;
    Panel panel;
    panel.seat = seat;
    panel.box = new QWidget(m_inside);
    auto* const inside = new QVBoxLayout(panel.box);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(1);
    auto* const head = new FlowBox(panel.box); // many piles are more than a line beside the title
    panel.title = new QLabel(head);
    panel.title->setTextFormat(Qt::PlainText);
    panel.title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    head->flow().addWidget(panel.title);
    inside->addWidget(head);
    const bool inOneRow = m_game->seats() > MostInTwoRows;
    QHBoxLayout* faces = nullptr;
    for (const bool hand : {false, true}) {
        if (!hand || !inOneRow) {
            faces = new QHBoxLayout;
            faces->setSpacing(RowGap);
            inside->addLayout(faces);
            ++m_rows;
        }
        for (const int zone : zones) {
            if ((m_model.zones()[static_cast<std::size_t>(zone)].kind == engine::ShownZone::Hand) == hand)
                addZone(zone, *faces, head->flow());
        }
        if (!hand && inOneRow)
            continue; // the hand stands beside them
        faces->addStretch();
    }
    column.addWidget(panel.box);
    m_panels.push_back(panel);
}

void TableBoard::addZone(int number, QLayout& faces, QLayout& buttons)
{
    Zone zone;
    zone.number = number;
    const engine::ShownZone::Kind kind = m_model.zones()[static_cast<std::size_t>(number)].kind;
    if (kind != engine::ShownZone::Open) {
        zone.button = new QToolButton(m_inside);
        zone.button->setAutoRaise(true);
        connect(zone.button, &QToolButton::clicked, this, [this, number] { Q_EMIT pileWanted(number); });
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) { // as in lists; a button knows but the space bar
            auto* const opens = new QShortcut(key, zone.button, nullptr, nullptr, Qt::WidgetShortcut);
            connect(opens, &QShortcut::activated, zone.button, &QToolButton::click);
        }
        buttons.addWidget(zone.button);
    }
    if (kind != engine::ShownZone::Pile)
        addFaces(zone, faces);
    m_zones.push_back(zone);
}

void TableBoard::addFaces(Zone& zone, QLayout& faces)
{
    zone.row = m_rows - 1;
    zone.box = new QWidget(m_inside);
    auto* const box = new QVBoxLayout(zone.box);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(0);
    zone.title = new QLabel(zone.box);
    zone.title->setTextFormat(Qt::PlainText);
    zone.title->setForegroundRole(QPalette::PlaceholderText);
    zone.view = new ZoneView(m_faces, zone.box);
    zone.cards = new ZoneRows(m_model, zone.number, zone.view);
    zone.view->setModel(zone.cards);
    zone.view->setAbsent([this](int card) { return m_motion->moves(card); });
    zone.title->setBuddy(zone.view);
    box->addWidget(zone.title);
    box->addWidget(zone.view);
    box->addStretch();
    faces.addWidget(zone.box);
    ZoneView* const view = zone.view;
    connect(view, &ZoneView::cardChosen, this, [this, view](int card) {
        m_last = view;
        Q_EMIT cardChosen(card);
    });
    connect(view, &ZoneView::onWanted, this, &TableBoard::onWanted);
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this, view] { m_last = view; });
    m_hover->watch(view, &TableModel::definitionOf);
}

/// The uppermost card of a pile, as far as it is seen.
QString TableBoard::topOf(int pile) const
{
    const QModelIndex root = m_model.index(pile, 0);
    if (m_model.zones()[static_cast<std::size_t>(pile)].kind != engine::ShownZone::Pile || m_model.rowCount(root) == 0)
        return {};
    const QModelIndex card = m_model.index(0, 0, root);
    return TableModel::definitionOf(card).valid() ? tr("On top: %1").arg(card.data().toString()) : QString();
}

void TableBoard::refresh()
{
    if (m_game == nullptr)
        return;
    const engine::ShownTable& table = m_game->shown(engine::NoSeat);
    for (Panel& panel : m_panels) {
        if (panel.seat == engine::NoSeat) {
            panel.title->setText(tr("On the table"));
            continue;
        }
        QString text = m_game->seatTitle(panel.seat);
        if (const QString numbers = numbersText(table.seats[panel.seat]); !numbers.isEmpty())
            text = tr("%1 — %2", "player, what it has").arg(text, numbers);
        panel.out = table.isOut(panel.seat);
        if (panel.out)
            text = tr("%1 — out of the game").arg(text);
        else if (table.active == panel.seat)
            text = tr("%1 — its turn").arg(text);
        panel.title->setText(text);
        QFont font = this->font();
        font.setBold(table.active == panel.seat && !panel.out);
        panel.title->setFont(font);
    }
    for (const Zone& zone : m_zones) {
        const engine::ShownZone& shown = m_model.zones()[static_cast<std::size_t>(zone.number)];
        const QString who = shown.seat == engine::NoSeat ? tr("Table") : TableGame::letter(shown.seat);
        const QString words = gameWord(shown.word);
        const bool faces = asFaces(zone);
        const bool worthAWord = !shown.rare || shown.count > 0;
        const QString cards = tr("%1, %2, %n card(s)", nullptr, shown.count).arg(who, words);
        if (zone.button != nullptr) {
            zone.button->setText(
                asLabel(tr("%1: %2", "pile, number of cards").arg(words, QString::number(shown.count))));
            zone.button->setAccessibleName(cards);
            zone.button->setToolTip(topOf(zone.number));
            zone.button->setVisible(!faces && worthAWord);
        }
        if (zone.view != nullptr) {
            zone.title->setText(words);
            zone.view->setAccessibleName(cards);
            zone.view->setVisible(zone.cards->rowCount() > 0);
            zone.view->updateGeometry();
            zone.box->setVisible(faces && worthAWord && !table.isOut(shown.seat));
        }
    }
    fitFaces();
}

/// So large that so many rows of faces fit below each other, with the titles of zones. Scroll bars count for nothing: they
/// come and go with the size of faces.
int TableBoard::faceWidth(int rows, int titles) const
{
    const int line = fontMetrics().height();
    int heads = titles * (line + 2) + 8;
    for (const Panel& panel : m_panels) {
        const auto* const head = static_cast<const FlowBox*>(panel.title->parentWidget());
        heads += head->flow().heightForWidth(maximumViewportSize().width() - 2 * Margin) + 4;
    }
    const int row = (maximumViewportSize().height() - heads) / std::max(rows, 1);
    int width = SmallestFace;
    while (width < LargestFace && ZoneView::heightFor(width + 2) <= row)
        width += 2;
    return width;
}

/// Whether all cards of each row are seen side by side.
bool TableBoard::fitsAcross(int width) const
{
    std::map<int, int> rows;
    for (const Zone& zone : m_zones) {
        if (zone.box == nullptr || zone.box->isHidden())
            continue;
        const int cards = zone.view->faces();
        const int words = zone.title->sizeHint().width();
        rows[zone.row] += (cards > 0 ? std::max(words, ZoneView::widthFor(cards, width)) : words) + RowGap;
    }
    return std::ranges::all_of(
        rows, [&](const auto& row) { return row.second <= maximumViewportSize().width() - 2 * Margin; });
}

/// A player's row without cards keeps its room, so that faces stay as large as they are, as long as they can be read. What lies
/// on the table itself needs a row only while there is something.
void TableBoard::fitFaces()
{
    if (m_inside == nullptr)
        return;
    std::set<int> all;
    std::set<int> used;
    for (const Zone& zone : m_zones) {
        const engine::Seat seat = m_model.zones()[static_cast<std::size_t>(zone.number)].seat;
        const bool out = std::ranges::any_of(m_panels, [&](const Panel& one) { return one.out && one.seat == seat; });
        if (out || !asFaces(zone))
            continue;
        const bool holds = zone.cards->rowCount() > 0;
        if (holds || seat != engine::NoSeat)
            all.insert(zone.row);
        if (holds)
            used.insert(zone.row);
    }
    const int titles = static_cast<int>(all.size()) + 1;
    int width = faceWidth(static_cast<int>(all.size()), titles);
    if (width < fontMetrics().height() * ReadableFace)
        width = faceWidth(static_cast<int>(used.size()), titles);
    const int least = std::min(width, fontMetrics().height() * SeenFace);
    while (width - 2 >= least && !fitsAcross(width))
        width -= 2;
    for (const Zone& zone : m_zones) {
        if (zone.view != nullptr)
            zone.view->setFaceWidth(width);
    }
    m_overlay->setFaceWidth(width);
}

void TableBoard::settle() { QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); }

CardPlaces TableBoard::places() const
{
    CardPlaces places;
    for (const Zone& zone : m_zones) {
        const engine::ShownZone& shown = m_model.zones()[static_cast<std::size_t>(zone.number)];
        const bool faces = asFaces(zone);
        const QWidget& widget = faces ? *zone.box : static_cast<const QWidget&>(*zone.button);
        const QRect rect = widget.isHidden() ? QRect() : QRect(widget.mapTo(viewport(), QPoint()), widget.size());
        const int number = static_cast<int>(places.zones.size());
        places.zones.push_back({rect, zone.number, shown.count, shown.seat, !faces});
        const auto add = [&](const QModelIndex& card, const QRect& at, const QRect& seen) {
            places.cards[card.data(TableModel::IdRole).toInt()] = {
                at,     seen, card.data(TableModel::DefinitionRole).toInt(), card.data(TableModel::DamageRole).toInt(),
                number, faces};
        };
        if (faces) {
            const QPoint to = zone.view->viewport()->mapTo(viewport(), QPoint());
            for (int row = 0; row < zone.cards->rowCount(); ++row) {
                const QModelIndex card = zone.cards->index(row);
                add(card, zone.view->faceRect(card).translated(to), zone.view->seenRect(card).translated(to));
            }
            continue;
        }
        const QModelIndex root = m_model.index(zone.number, 0);
        for (int row = 0; row < m_model.rowCount(root); ++row)
            add(m_model.index(row, 0, root), rect, rect);
    }
    return places;
}

const TableBoard::Zone* TableBoard::zoneOf(engine::CardId card) const
{
    const auto zone = std::ranges::find_if(
        m_zones, [&](const Zone& one) { return asFaces(one) && one.cards->rowOf(card.value).isValid(); });
    return zone == m_zones.end() ? nullptr : &*zone;
}

QPoint TableBoard::middleOf(engine::CardId card) const
{
    const Zone* const zone = zoneOf(card);
    return zone == nullptr
        ? QCursor::pos()
        : zone->view->viewport()->mapToGlobal(zone->view->visualRect(zone->cards->rowOf(card.value)).center());
}

/// Of the zone that has the focus, where one has: it may have got it by Tab, with its current card as it was.
engine::CardId TableBoard::currentCard() const
{
    const auto focused =
        std::ranges::find_if(m_zones, [](const Zone& zone) { return zone.view && zone.view->hasFocus(); });
    const ZoneView* const view = focused != m_zones.end() ? focused->view : m_last;
    return view != nullptr ? view->currentCard() : engine::NoCard;
}

std::vector<ZoneView*> TableBoard::zones() const
{
    std::vector<ZoneView*> views;
    for (const Zone& zone : m_zones) {
        if (zone.view != nullptr)
            views.push_back(zone.view);
    }
    return views;
}

std::vector<std::pair<QToolButton*, int>> TableBoard::piles() const
{
    std::vector<std::pair<QToolButton*, int>> buttons;
    for (const Zone& zone : m_zones) {
        if (zone.button != nullptr)
            buttons.emplace_back(zone.button, zone.number);
    }
    return buttons;
}

std::vector<engine::CardId> TableBoard::dragged(int pile) const
{
    const QModelIndex root = m_model.index(pile, 0);
    std::vector<engine::CardId> cards;
    for (int row = 0; row < m_model.rowCount(root); ++row) {
        const QModelIndex card = m_model.index(row, 0, root);
        if (row == 0 || card.data(TableModel::LitRole).toBool())
            cards.push_back({static_cast<std::uint16_t>(card.data(TableModel::IdRole).toInt())});
    }
    if (cards.size() > 1 && !m_model.index(0, 0, root).data(TableModel::LitRole).toBool())
        cards.erase(cards.begin());
    return cards;
}

void TableBoard::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    m_overlay->setGeometry(viewport()->rect());
    fitFaces();
}

void TableBoard::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitFaces();
}

} // namespace muster::app

#include "moc_table_board.cpp"
