// SPDX-License-Identifier: GPL-3.0-or-later
// Where the rooms of the window are, and how the keyboard goes from one to the next.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLayout>
#include <QMenu>
#include <QResizeEvent>
#include <QScreen>
#include <QScrollArea>
#include <QTabBar>
#include <QToolBar>

#include "app/window/browser/card_browser.h"
#include "app/window/card/card_inspector.h"
#include "app/window/deck/deck_page.h"
#include "app/window/hands/hands_panel.h"
#include "app/window/hands/speed_panel.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/look/steady_tabs.h"
#include "app/window/main/main_window.h"

namespace muster::app {

namespace {

constexpr auto GeometryKey = "window/geometry";
constexpr auto DocksKey = "window/docks";
constexpr auto BrowserKey = "window/browser";
constexpr int DocksVersion = 3; ///< of the docks that there are; others' places are not taken over

/// What takes the keyboard within a room, in the order in which Tab goes through it.
QList<QWidget*> stopsOf(QWidget& room)
{
    QList<QWidget*> stops;
    QWidget* now = &room;
    do {
        if ((now->focusPolicy() & Qt::TabFocus) != 0 && (now == &room || room.isAncestorOf(now)))
            stops += now;
        now = now->nextInFocusChain();
    } while (now != &room);
    return stops;
}

bool canTakeKeys(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0
        && widget.focusProxy() == nullptr;
}

} // namespace

void MainWindow::arrangeDocks()
{
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    resize(QSize(em * 110, em * 64).boundedTo(screen()->availableSize()));
    m_firstLayout = saveState(DocksVersion);
    m_browser->restoreState(m_session.settings().value(QLatin1String(BrowserKey)).toByteArray());
    restoreGeometry(m_session.settings().value(QLatin1String(GeometryKey)).toByteArray());
    restoreState(m_session.settings().value(QLatin1String(DocksKey)).toByteArray(), DocksVersion);
    orderTabs();
}

/// Docks take widths only once they are laid out, those that they had at the last start too.
void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (std::exchange(m_isLaidOut, true))
        return;
    layout()->activate();
    if (restoreState(m_session.settings().value(QLatin1String(DocksKey)).toByteArray(), DocksVersion)) {
        standHandsAside(currentDeck() == nullptr);
        return;
    }
    spreadDocks();
    m_firstLayout = saveState(DocksVersion);
    stackDocks();
}

/// Names of rooms that share a place are read whole: where there are too many for its width, their tabs are scrolled.
void MainWindow::childEvent(QChildEvent* event)
{
    QMainWindow::childEvent(event);
    if (auto* const tabs = event->polished() ? qobject_cast<QTabBar*>(event->child()) : nullptr) {
        tabs->setElideMode(Qt::ElideNone);
        tabs->setUsesScrollButtons(true);
    }
}

void MainWindow::keepPlaces()
{
    standHandsAside(false);
    m_session.settings().setValue(QLatin1String(GeometryKey), saveGeometry());
    m_session.settings().setValue(QLatin1String(DocksKey), saveState(DocksVersion));
    m_session.settings().setValue(QLatin1String(BrowserKey), m_browser->saveState());
}

bool MainWindow::isNarrow() const
{
    constexpr int LettersOfThreeColumns = 60;
    return width() < fontMetrics().horizontalAdvance(QLatin1Char('m')) * LettersOfThreeColumns;
}

/// In a narrow window, or in large letters, rooms at both sides of the deck would be strips: they have one place beside it, as tabs.
void MainWindow::stackDocks()
{
    if (!isNarrow())
        return;
    QDockWidget* const first = dockOf(m_browser);
    for (QDockWidget* const dock : m_docks) {
        if (dock != first && dockWidgetArea(dock) != Qt::BottomDockWidgetArea)
            tabifyDockWidget(first, dock);
    }
    first->raise();
    constexpr double OfWindow = 0.45;
    resizeDocks({first}, {int(width() * OfWindow)}, Qt::Horizontal);
}

/// In large letters the rooms at the sides would leave nothing for the deck between them.
void MainWindow::spreadDocks()
{
    constexpr double Left = 0.36;
    constexpr double Right = 0.29;
    constexpr double LeftOfSides = 0.545;
    constexpr double LettersOfDeck = 28.7;
    const int em = fontMetrics().horizontalAdvance(QLatin1Char('m'));
    const int sides = std::max(width() - int(em * LettersOfDeck), width() / 2);
    QList<QDockWidget*> side;
    QList<int> widths;
    for (QDockWidget* const dock : m_docks) {
        if (dockWidgetArea(dock) == Qt::BottomDockWidgetArea)
            continue; // as wide as the window
        const bool isLeft = dockWidgetArea(dock) == Qt::LeftDockWidgetArea;
        side += dock;
        widths += isLeft ? std::min({em * 40, int(width() * Left), int(sides * LeftOfSides)})
                         : std::min({em * 31, int(width() * Right), int(sides * (1 - LeftOfSides))});
    }
    resizeDocks(side, widths, Qt::Horizontal);
    // The card, and below it what is said of the deck.
    constexpr double OfCard = 0.54;
    resizeDocks({m_docks[1], m_docks[2]}, {int(height() * OfCard), int(height() * (1 - OfCard))}, Qt::Vertical);
}

void MainWindow::resetLayout()
{
    m_handsWait = false;
    restoreState(m_firstLayout, DocksVersion);
    for (QDockWidget* const dock : m_docks) {
        dock->setFloating(false);
        dock->setVisible(!dock->isAncestorOf(m_hands));
        if (dock->isAncestorOf(m_legality))
            dock->raise();
    }
    spreadDocks();
    stackDocks();
    m_browser->resetLayout();
}

/// A window that becomes much larger or smaller at once, as when it is maximised, gives each room its share; Qt gives all of
/// it to the deck.
void MainWindow::resizeEvent(QResizeEvent* event)
{
    constexpr double Much = 0.12;
    const int before = event->oldSize().width();
    const int after = event->size().width();
    QList<QDockWidget*> side;
    QList<int> widths;
    for (QDockWidget* const dock : m_docks) {
        if (before <= 0 || std::abs(after - before) < before * Much || dock->isHidden() || dock->isFloating()
            || dockWidgetArea(dock) == Qt::BottomDockWidgetArea // as wide as the window
            || dock->geometry().right() < 0)                    // behind another one
            continue;
        side += dock;
        widths += dock->width() * after / before;
    }
    QMainWindow::resizeEvent(event);
    if (!side.isEmpty())
        resizeDocks(side, widths, Qt::Horizontal);
}

QDockWidget* MainWindow::dockOf(const QWidget* room) const
{
    const auto found =
        std::ranges::find_if(m_docks, [room](const QDockWidget* dock) { return dock->isAncestorOf(room); });
    return found == m_docks.end() ? nullptr : *found;
}

/// The hand has half of the window's height at first, more in a low window: cards are to be read.
void MainWindow::testHands()
{
    constexpr double OfWindow = 0.5;
    constexpr double MostOfWindow = 0.6;
    constexpr int Lines = 26; // with cards that are eight lines wide
    QDockWidget* const dock = dockOf(m_hands);
    const bool opens = dock->isHidden();
    dock->show();
    dock->raise();
    if (opens && !dock->isFloating())
        resizeDocks(
            {dock},
            {int(std::clamp(double(fontMetrics().height() * Lines), height() * OfWindow, height() * MostOfWindow))},
            Qt::Vertical);
    m_hands->focusHand();
}

/// Without a deck in front there is no hand, and its room would be an empty half of the window: it comes back with the next deck.
void MainWindow::standHandsAside(bool isAside)
{
    QDockWidget* const dock = dockOf(m_hands);
    if (!isAside && std::exchange(m_handsWait, false)) {
        dock->show();
    } else if (isAside && !dock->isHidden() && !dock->isFloating()) {
        m_handsWait = true;
        dock->hide();
    }
}

void MainWindow::showSpeed()
{
    QDockWidget* const dock = dockOf(m_speed);
    dock->show();
    dock->raise();
    m_speed->focusChoice();
}

void MainWindow::findCards()
{
    QDockWidget* const dock = dockOf(m_browser);
    dock->show();
    dock->raise();
    m_browser->focusQuery();
}

// The keyboard

/// As they are read: cards, deck, and what stands at the side, as far as it is in sight.
std::vector<QWidget*> MainWindow::panes() const
{
    std::vector<QWidget*> rooms{m_browser, m_tabs->currentWidget()};
    for (QDockWidget* const dock : m_docks) {
        if (!dock->isAncestorOf(m_browser))
            rooms.push_back(static_cast<QScrollArea*>(dock->widget())->widget());
    }
    // Those of docks behind others are hidden.
    std::erase_if(rooms, [](const QWidget* room) { return room == nullptr || !room->isVisible(); });
    return rooms;
}

void MainWindow::focusPane(int by)
{
    const std::vector<QWidget*> rooms = panes();
    if (rooms.empty())
        return;
    const QWidget* const focus = QApplication::focusWidget();
    const auto here = std::ranges::find_if(rooms, [focus](const QWidget* room) {
        return focus != nullptr && (room == focus || room->isAncestorOf(focus));
    });
    const int count = static_cast<int>(rooms.size());
    const int now = here == rooms.end() ? (by > 0 ? -1 : count) : static_cast<int>(here - rooms.begin());
    for (int step = 1; step <= count; ++step) { // a room without anything for the keyboard is passed over
        QWidget* const room = rooms[static_cast<std::size_t>(((now + by * step) % count + count) % count)];
        if (focusRoom(*room))
            return;
    }
}

bool MainWindow::focusRoom(QWidget& room)
{
    if (auto* const page = qobject_cast<DeckPage*>(&room)) {
        page->focusCards();
        return true;
    }
    const QList<QWidget*> stops = stopsOf(room);
    const auto first = std::ranges::find_if(stops, [](const QWidget* stop) { return canTakeKeys(*stop); });
    if (first == stops.end())
        return false;
    (*first)->setFocus(Qt::TabFocusReason);
    return true;
}

/// Qt's own entry takes a room that is behind another one for one that is shown, closes it, and then brings it back behind.
void MainWindow::addDockEntry(QMenu& menu, const QString& text, QDockWidget& dock)
{
    QAction* const entry = menu.addAction(text);
    entry->setCheckable(true);
    auto* const room = static_cast<QScrollArea*>(dock.widget())->widget();
    connect(&menu, &QMenu::aboutToShow, entry, [entry, room] { entry->setChecked(room->isVisible()); });
    connect(entry, &QAction::triggered, this, [this, &dock, room] {
        if (room->isVisible())
            dock.close();
        else
            openDock(dock, *room);
    });
}

/// A room that a key opens too is opened in the same way, with the height that it needs.
void MainWindow::openDock(QDockWidget& dock, QWidget& room)
{
    if (&room == m_hands) {
        testHands();
    } else if (&room == m_speed) {
        showSpeed();
    } else if (&room == m_browser) {
        findCards();
    } else {
        dock.show();
        dock.raise();
        focusRoom(room);
    }
}

/// Tab goes through the cards, the deck, and what stands at the side, one after the other; pages come and go.
void MainWindow::orderTabs()
{
    QWidget* last = nullptr;
    const auto chain = [&last](QWidget* room) {
        for (QWidget* const stop : stopsOf(*room)) {
            if (last != nullptr)
                setTabOrder(last, stop);
            last = stop;
        }
    };
    chain(m_browser);
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        chain(m_tabs->widget(tab));
    for (QDockWidget* const dock : m_docks) {
        if (!dock->isAncestorOf(m_browser))
            chain(dock->widget());
    }
}

} // namespace muster::app
