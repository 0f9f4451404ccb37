// SPDX-License-Identifier: GPL-3.0-or-later
// The menus and keys of a position that is laid out.
#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QListView>
#include <QMenuBar>
#include <QMimeData>
#include <QUndoStack>

#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "app/window/card/close_up.h"
#include "app/window/card/face_view.h"
#include "app/window/look/icons.h"
#include "app/window/look/plain_texts.h"
#include "app/window/shortcuts/shortcut_sheet.h"
#include "app/window/table/position_board.h"
#include "app/window/table/position_card.h"
#include "app/window/table/position_model.h"
#include "app/window/table/position_rules.h"
#include "app/window/table/position_search.h"
#include "app/window/table/position_window.h"
#include "app/window/table/table_scenario.h"
#include "app/window/table/table_setup.h"
#include "app/window/table/zone_view.h"
#include "carddb/file_io.h"

namespace muster::app {

QAction* PositionWindow::addAction(QMenu& menu, const QString& text, const QList<QKeySequence>& keys,
                                   const std::function<void()>& run)
{
    QAction* const action = menu.addAction(text);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, run);
    return action;
}

void PositionWindow::createMenus()
{
    QMenu& position = *menuBar()->addMenu(tr("Posit&ion"));
    addAction(position, tr("&Play from Here"), {QKeySequence(Qt::Key_F5)}, [this] { play(); });
    addAction(position, tr("&Save as a Scenario…"), {QKeySequence::Save}, [this] { save(); });
    position.addSeparator();
    addAction(position, tr("&Rules…"), {}, [this] { changeRules(); });
    m_steps = addAction(position, tr("&Leave Out the Steps of the Scenario"), {}, [this] { dropSteps(); });
    addAction(position, tr("To the &Next Problem"), {QKeySequence(Qt::Key_F8)}, [this] { toNextProblem(); });
    position.addSeparator();
    addAction(position, tr("&Close"), {QKeySequence::Close}, [this] { close(); });

    QMenu& edits = *menuBar()->addMenu(tr("&Edit"));
    QAction* const undo = m_history->createUndoAction(this, tr("Undo"));
    undo->setShortcuts(QKeySequence::Undo);
    undo->setIcon(icon(Icon::Undo));
    QAction* const redo = m_history->createRedoAction(this, tr("Redo"));
    QList<QKeySequence> again{QKeySequence(QKeySequence::Redo)};
    if (const QKeySequence other(Qt::CTRL | Qt::Key_Y); !again.contains(other))
        again += other;
    redo->setShortcuts(again);
    redo->setIcon(icon(Icon::Redo));
    edits.addAction(undo);
    edits.addAction(redo);
    edits.addSeparator();

    QMenu& card = *menuBar()->addMenu(tr("&Card"));
    const QList<QAction*> ofCards{
        addAction(card, tr("&Move to…"), {QKeySequence(Qt::CTRL | Qt::Key_M)}, [this] { moveCurrent(); }),
        addAction(card, tr("&Forward in Its Zone"), {QKeySequence(Qt::CTRL | Qt::Key_Left)}, [this] { moveAlong(-1); }),
        addAction(card, tr("&Back in Its Zone"), {QKeySequence(Qt::CTRL | Qt::Key_Right)}, [this] { moveAlong(1); }),
        addAction(card, tr("&One More Copy"), {QKeySequence(Qt::CTRL | Qt::Key_Plus)}, [this] { addCopies(1); }),
        addAction(card, tr("One Copy &Less"), {QKeySequence(Qt::CTRL | Qt::Key_Minus)}, [this] { addCopies(-1); }),
        addAction(card, tr("&Remove"), {QKeySequence::Delete}, [this] { removeCurrent(); }),
    };
    for (QAction* const action : ofCards)
        QMainWindow::addAction(action); // they are the menu of a card, too
    const QList<QAction*> ofClipboard{
        addAction(edits, tr("Cu&t"), {QKeySequence::Cut}, [this] { cut(); }),
        addAction(edits, tr("&Copy"), {QKeySequence::Copy}, [this] { copy(); }),
        addAction(edits, tr("&Paste behind the Card"), {QKeySequence::Paste}, [this] { paste(false); }),
        addAction(edits, tr("Paste &onto the Card"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V)},
                  [this] { paste(true); }),
    };
    for (QAction* const action : ofClipboard)
        QMainWindow::addAction(action);

    QMenu& view = *menuBar()->addMenu(tr("&View"));
    addAction(view, tr("To the Sea&rch"), {QKeySequence::Find, QKeySequence(Qt::CTRL | Qt::Key_1)},
              [this] { m_search->focusQuery(); });
    addAction(view, tr("To the &Position"), {QKeySequence(Qt::CTRL | Qt::Key_2)}, [this] {
        const auto& zones = m_board->zones();
        if (m_lastPlace.zone < zones.size() && zones[m_lastPlace.zone] != nullptr)
            zones[m_lastPlace.zone]->setFocus();
    });
    addAction(view, tr("To the &Card"), {QKeySequence(Qt::CTRL | Qt::Key_3)}, [this] { m_card->focusFirst(); });
    view.addAction(tr("Card at Full &Size\tSpace"), this, [this] { showCard(); });
    QMenu& help = *menuBar()->addMenu(tr("&Help"));
    addAction(help, tr("&Keys…"), {QKeySequence(Qt::Key_F1)}, [this] {
        ShortcutSheet sheet(shortcutsOf(*this), this);
        sheet.exec();
    });
}

// Cards

/// A list to choose from by its first letters, arrows and Enter; the place of the last time is chosen at once.
std::optional<engine::CardPath> PositionWindow::askPlace(const QString& title)
{
    QMenu menu(this);
    menu.setTitle(title);
    std::vector<engine::CardPath> places;
    const auto add = [&](QMenu& to, const QString& text, engine::CardPath place) {
        QAction* const action = to.addAction(asLabel(text));
        action->setData(static_cast<int>(places.size()));
        places.push_back(std::move(place));
        return action;
    };
    const auto& zones = m_draft.position.zones;
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
        QAction* const action = add(menu, PositionModel::zoneText(zones[zone]), placeIn(zone));
        if (zone == m_lastPlace.zone)
            menu.setActiveAction(action);
    }
    QMenu* const onCard = menu.addMenu(tr("On a Card"));
    for (std::size_t zone = 0; zone < zones.size(); ++zone) {
        const engine::ScenarioZone* const facts = engine::zoneFacts(m_ground->facts(), zones[zone]);
        if (facts == nullptr || !facts->open)
            continue;
        for (std::size_t i = 0; i < zones[zone].cards.size(); ++i) {
            const engine::LaidCard& holder = zones[zone].cards[i];
            const QString name = shown(engine::scenarioName(holder.definition, m_ground->catalogue()));
            add(*onCard, tr("%1: %2", "place, card").arg(PositionModel::zoneText(zones[zone]), name),
                engine::CardPath{zone, {i, holder.on.size()}});
        }
    }
    onCard->setEnabled(!onCard->isEmpty());
    const QWidget* const at = focusWidget() != nullptr ? focusWidget() : this;
    const QAction* const chosen = menu.exec(at->mapToGlobal(at->rect().center()));
    if (chosen == nullptr || !chosen->data().isValid())
        return {};
    const engine::CardPath& place = places[static_cast<std::size_t>(chosen->data().toInt())];
    m_lastPlace = {place.zone, {}};
    return place;
}

void PositionWindow::put(CardIndex card)
{
    const auto place = askPlace(tr("Put Where?"));
    if (!place)
        return;
    engine::LaidCard fresh;
    fresh.definition = card;
    editPosition(tr("Put a card"), engine::withCard(m_draft.position, *place, fresh, 1));
}

void PositionWindow::moveCurrent()
{
    if (engine::cardAt(m_draft.position, m_current) == nullptr)
        return;
    const auto place = askPlace(tr("Move Where?"));
    if (!place)
        return;
    editPosition(tr("Move a card"), engine::moved(m_draft.position, m_current, *place, 1, m_ground->facts()));
    setCurrent({});
}

/// Before the row before it, or behind the row behind it.
void PositionWindow::moveAlong(int by)
{
    const QModelIndex at = m_model->indexOf(m_current);
    const QModelIndex other = at.isValid() ? at.siblingAtRow(at.row() + by) : QModelIndex();
    if (!other.isValid())
        return;
    const std::size_t copies = m_model->copies(at);
    const engine::CardPath from = m_model->pathOf(at);
    engine::CardPath to = m_model->pathOf(other);
    engine::CardPath after = to;
    if (by > 0) {
        to.steps.back() += m_model->copies(other);
        after.steps.back() = to.steps.back() - copies;
    }
    editPosition(tr("Move a card"), engine::moved(m_draft.position, from, to, copies, m_ground->facts()));
    const QModelIndex now = m_model->indexOf(after);
    for (ZoneView* const view : m_board->zones()) {
        if (view != nullptr && view->rootIndex() == now.parent())
            view->setCurrentIndex(now);
    }
    setCurrent(after);
}

void PositionWindow::addCopies(int by)
{
    const QModelIndex at = m_model->indexOf(m_current);
    if (engine::cardAt(m_draft.position, m_current) == nullptr || !at.isValid())
        return;
    const auto copies = static_cast<int>(m_model->copies(at)) + by;
    editPosition(
        tr("Copies"),
        engine::withCopies(m_draft.position, m_model->pathOf(at), static_cast<std::size_t>(std::max(0, copies))));
}

void PositionWindow::removeCurrent()
{
    const QModelIndex at = m_model->indexOf(m_current);
    if (engine::cardAt(m_draft.position, m_current) == nullptr || !at.isValid())
        return;
    editPosition(tr("Remove a card"), engine::withoutCard(m_draft.position, m_model->pathOf(at), m_model->copies(at)));
    setCurrent(m_current); // the next one
}

// The clipboard: a card by its name, as lists of cards have it

void PositionWindow::copy()
{
    if (const engine::LaidCard* const card = engine::cardAt(m_draft.position, m_current))
        QApplication::clipboard()->setText(
            QString::fromStdString(engine::scenarioName(card->definition, m_ground->catalogue())));
}

void PositionWindow::cut()
{
    copy();
    if (engine::cardAt(m_draft.position, m_current) != nullptr) {
        editPosition(tr("Cut a card"), engine::withoutCard(m_draft.position, m_current, 1));
        setCurrent(m_current);
    }
}

std::optional<engine::LaidCard> PositionWindow::pasted() const
{
    const std::string text = QApplication::clipboard()->text().trimmed().toStdString();
    const Catalogue& catalogue = m_ground->catalogue();
    for (const CardIndex card : catalogue.findByName(text.substr(0, text.find(" [")))) {
        if (engine::scenarioName(card, catalogue) != text && catalogue.card(card).name() != text)
            continue;
        engine::LaidCard fresh;
        fresh.definition = card;
        return fresh;
    }
    return {};
}

/// Behind the card at hand, or at the end of the zone that has the keyboard; or onto the card.
void PositionWindow::paste(bool on)
{
    const auto card = pasted();
    if (!card) {
        say(tr("The clipboard has no name of a card."));
        return;
    }
    engine::CardPath place = m_current;
    const engine::LaidCard* const at = engine::cardAt(m_draft.position, m_current);
    const auto* const zone = qobject_cast<ZoneView*>(focusWidget());
    if (on && at != nullptr)
        place = m_current.on(at->on.size());
    else if (zone != nullptr && m_model->rowCount(zone->rootIndex()) == 0)
        place = m_model->pathOf(zone->rootIndex()).on(0);
    else if (at != nullptr)
        ++place.steps.back();
    else
        return;
    editPosition(tr("Paste a card"), engine::withCard(m_draft.position, place, *card, 1));
}

void PositionWindow::showCard()
{
    if (const engine::LaidCard* const card = engine::cardAt(m_draft.position, m_current)) {
        m_closeUp->face().setCard(card->definition);
        m_closeUp->open();
    }
}

// As a whole

void PositionWindow::play()
{
    if (!problems().empty()) {
        toNextProblem();
        return;
    }
    Q_EMIT playWanted(QString::fromStdString(scenarioText(m_draft, m_ground->catalogue())), m_ground->beside());
}

bool PositionWindow::save()
{
    if (!problems().empty()) {
        toNextProblem();
        return false;
    }
    std::string text = scenarioText(m_draft, m_ground->catalogue());
    if (m_draft.steps.empty()) {
        TableSetup setup;
        setup.game = m_draft.game;
        setup.scenario = text;
        setup.beside = m_ground->beside();
        setup.ownSets = m_ground->ownSets();
        const auto expecting = withExpectation(*m_ground->base(), setup);
        if (!expecting) {
            say(expecting.error());
            return false;
        }
        text = *expecting;
    }
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the Scenario"), tr("position.yaml"),
                                                      tr("Scenarios (*.yaml);;All files (*)"));
    if (path.isEmpty())
        return false;
    if (const auto written = carddb::writeFile(path, text); !written) {
        say(errorLine(written.error().front()));
        return false;
    }
    m_history->setClean();
    write();
    say(tr("Saved: \"muster play\" plays it."));
    return true;
}

/// Other rules may have other seats, zones and numbers: what both have stays.
void PositionWindow::changeRules()
{
    PositionRules dialog({m_ground->base()}, m_draft, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    PositionDraft draft = dialog.draft();
    if (draft == m_draft)
        return;
    auto ground = PositionGround::make(m_ground->base(), draft, m_ground->beside(), m_ground->ownSets());
    if (!ground) {
        say(ground.error());
        return;
    }
    draft.position =
        engine::fitted(engine::inCatalogue(std::move(draft.position), m_ground->catalogue(), (*ground)->catalogue()),
                       (*ground)->blank());
    edit(tr("Rules"), {std::move(draft), std::move(*ground)});
}

void PositionWindow::dropSteps()
{
    PositionDraft draft = m_draft;
    draft.steps.clear();
    editDraft(tr("Leave out the steps"), std::move(draft));
}

/// To the place of the next thing that cannot be, behind the one that has the keyboard.
void PositionWindow::toNextProblem()
{
    const bool any = !problems().empty();
    showProblems();
    QList<QWidget*> wrong;
    for (QWidget* const field : m_board->findChildren<QWidget*>()) {
        if (field->property("wrong").toBool())
            wrong += field;
    }
    if (!any || wrong.isEmpty())
        return;
    const auto at = wrong.indexOf(focusWidget());
    QWidget* const next = wrong[(at + 1) % wrong.size()];
    next->setFocus();
    m_board->ensureWidgetVisible(next);
}

} // namespace muster::app
