// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_drag.h"

#include <algorithm>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolButton>

#include "app/window/card/hover_face.h"
#include "app/window/table/table_board.h"
#include "app/window/table/table_model.h"
#include "app/window/table/table_overlay.h"
#include "app/window/table/zone_view.h"

namespace muster::app {

TableDrag::TableDrag(TableBoard& board, TableSession& game) : QObject(&board), m_board(board), m_game(game)
{
    for (ZoneView* const view : board.zones())
        view->viewport()->installEventFilter(this);
    for (const auto& [button, zone] : board.piles())
        button->installEventFilter(this);
    connect(&game, &TableSession::changed, this, &TableDrag::cancel);
}

bool TableDrag::eventFilter(QObject* watched, QEvent* event)
{
    if (m_dragging && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            cancel();
            event->accept();
            return true;
        }
        return false;
    }
    const bool isMouse = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseMove
        || event->type() == QEvent::MouseButtonRelease;
    auto* const from = qobject_cast<QWidget*>(watched);
    if (!isMouse || from == nullptr || !isCards(*from))
        return false;
    auto* const mouse = static_cast<QMouseEvent*>(event);
    const QPoint place = mouse->globalPosition().toPoint();
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        cancel();
        if (m_enabled && mouse->button() == Qt::LeftButton)
            press(*from, mouse->position().toPoint(), place);
        return false;
    case QEvent::MouseMove:
        if (m_card < 0 || m_from != from || !mouse->buttons().testFlag(Qt::LeftButton))
            return false;
        if (m_dragging && m_letGo)
            return true;
        if (!m_dragging && (place - m_pressed).manhattanLength() >= QApplication::startDragDistance())
            begin();
        if (m_dragging)
            moveTo(m_board.viewport()->mapFromGlobal(place));
        return m_dragging || qobject_cast<QToolButton*>(from) == nullptr; // no selection by a rubber band
    case QEvent::MouseButtonRelease:
        if (m_from != from)
            return false;
        if (mouse->button() != Qt::LeftButton)
            return m_dragging;
        if (m_dragging) {
            letGo(m_board.viewport()->mapFromGlobal(place));
            return true;
        }
        if (m_card >= 0 && mouse->modifiers().testFlag(Qt::ControlModifier)
            && qobject_cast<QToolButton*>(from) == nullptr) {
            Q_EMIT ticked(std::exchange(m_card, -1));
            return true;
        }
        m_card = -1;
        return false;
    default:
        return false;
    }
}

/// Where cards lie side by side, or a pile.
bool TableDrag::isCards(const QWidget& widget) const
{
    if (const auto* const view = qobject_cast<const ZoneView*>(widget.parentWidget()))
        return view->viewport() == &widget;
    return std::ranges::any_of(m_board.piles(), [&](const auto& pile) { return pile.first == &widget; });
}

/// The card of a zone below the pointer, or what can be dragged out of a pile.
void TableDrag::press(QWidget& from, QPoint at, QPoint place)
{
    m_cards.clear();
    if (const auto* const view = qobject_cast<ZoneView*>(from.parentWidget())) {
        if (const QModelIndex card = view->indexAt(at); card.isValid())
            m_cards.push_back({static_cast<std::uint16_t>(card.data(TableModel::IdRole).toInt())});
    } else {
        for (const auto& [button, zone] : m_board.piles()) {
            if (button == &from)
                m_cards = m_board.dragged(zone);
        }
    }
    if (m_cards.empty())
        return;
    m_from = &from;
    m_card = m_cards.front().value;
    m_pressed = place;
}

void TableDrag::begin()
{
    m_board.motion().finish();
    m_board.hover().hide();
    m_dragging = true;
    m_told = -2;
    m_places = m_board.places();
    qApp->installEventFilter(this);
    m_seeks = true;
    m_letGo = false;
    m_place = m_board.viewport()->mapFromGlobal(m_pressed);
    if (auto* const pile = qobject_cast<QToolButton*>(m_from))
        pile->setDown(false); // it is not opened
    m_game.ask(
        [cards = m_cards](TableGame& game) {
            std::vector<TableGoal> all;
            for (const engine::CardId card : cards) {
                const std::vector<TableGoal> goals = game.goalsOf(card);
                all.insert(all.end(), goals.begin(), goals.end());
            }
            return all;
        },
        [this, card = m_card](const std::vector<TableGoal>& goals) {
            if (m_seeks && m_card == card)
                findGoals(goals);
        });
}

/// A card that was let go before lies where it was let go.
void TableDrag::findGoals(const std::vector<TableGoal>& goals)
{
    m_seeks = false;
    m_goals = goals;
    if (m_letGo)
        letGo(m_place);
    else
        moveTo(m_place);
}

void TableDrag::cancel()
{
    m_card = -1;
    if (!m_dragging)
        return;
    m_dragging = false;
    m_seeks = false;
    m_goals.clear();
    qApp->removeEventFilter(this);
    m_board.overlay().clear();
}

/// About that of any card on the table.
QSize TableDrag::faceSize() const
{
    const std::vector<ZoneView*> views = m_board.zones();
    return views.empty() ? QSize() : views.front()->minimumSizeHint();
}

/// A card's face, or its zone; one without cards is as large as a card.
QRect TableDrag::rectOf(const TableGoal& goal) const
{
    if (goal.card.valid()) {
        const auto place = m_places.cards.find(goal.card.value);
        return place == m_places.cards.end() ? QRect() : place->second.seen;
    }
    const auto zone = std::ranges::find(m_places.zones, goal.zone, &CardPlaces::Zone::number);
    if (zone == m_places.zones.end() || zone->rect.isNull())
        return {};
    QRect rect = zone->rect;
    if (!zone->pile)
        rect.setSize(rect.size().expandedTo(faceSize()));
    return rect & m_board.viewport()->rect();
}

/// Onto a card rather than into the zone in which it lies.
std::vector<TableGoal> TableDrag::goalsAt(QPoint place) const
{
    std::vector<TableGoal> at;
    for (const bool cards : {true, false}) {
        for (const TableGoal& goal : m_goals) {
            // Zones without cards may overlap: both mean the same then.
            const bool known = std::ranges::any_of(
                at, [&](const TableGoal& one) { return one.option == goal.option && one.then == goal.then; });
            if (goal.card.valid() == cards && !known && rectOf(goal).contains(place))
                at.push_back(goal);
        }
        if (!at.empty())
            break;
    }
    return at;
}

int TableDrag::cardAt(QPoint place) const
{
    for (const auto& [card, at] : m_places.cards) {
        if (at.open && at.seen.contains(place))
            return card;
    }
    return -1;
}

void TableDrag::draw(QPoint place)
{
    const QColor light = m_board.palette().color(QPalette::Highlight);
    const std::vector<TableGoal> here = goalsAt(place);
    std::vector<TableOverlay::Mark> marks;
    for (const TableGoal& goal : m_goals) {
        const QRect rect = rectOf(goal);
        const bool known =
            std::ranges::any_of(marks, [&](const TableOverlay::Mark& mark) { return mark.place == QRectF(rect); });
        if (rect.isEmpty() || known)
            continue;
        const bool over = std::ranges::any_of(
            here, [&](const TableGoal& one) { return one.card == goal.card && one.zone == goal.zone; });
        marks.push_back({QRectF(rect), light, over ? 1.0 : 0.6, {}});
    }
    std::vector<TableOverlay::Card> cards;
    if (const auto from = m_places.cards.find(m_card); from != m_places.cards.end()) {
        QRectF face(from->second.open ? QRectF(from->second.rect) : QRectF(QPointF(), QSizeF(faceSize())));
        face.moveCenter(place);
        cards.push_back({face, from->second.definition, 0.75});
    }
    m_board.overlay().show(std::move(marks), std::move(cards));
}

void TableDrag::moveTo(QPoint place)
{
    m_place = place;
    draw(place);
    if (m_seeks)
        return;
    const int over = cardAt(place);
    if (over == m_card || !goalsAt(place).empty() || (over < 0 && !m_goals.empty()) || over == m_told)
        return;
    m_told = over;
    Q_EMIT refused(m_card, over);
}

void TableDrag::letGo(QPoint place)
{
    m_place = place;
    m_letGo = true;
    if (m_seeks)
        return;
    const std::vector<TableGoal> ways = goalsAt(place);
    const int card = m_card;
    const int over = cardAt(place);
    cancel();
    if (!ways.empty())
        Q_EMIT dropped(ways);
    else if (over != card) // where it came from it is only put back
        Q_EMIT refused(card, over);
}

} // namespace muster::app

#include "moc_table_drag.cpp"
