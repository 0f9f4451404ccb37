// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/position_window.h"

#include <algorithm>

#include <QAccessible>
#include <QCloseEvent>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTimer>
#include <QUndoStack>

#include "app/text/as_sentence.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/card/close_up.h"
#include "app/window/card/face_view.h"
#include "app/window/card/hover_face.h"
#include "app/window/look/icons.h"
#include "app/window/table/position_board.h"
#include "app/window/table/position_card.h"
#include "app/window/table/position_kept.h"
#include "app/window/table/position_model.h"
#include "app/window/table/position_search.h"
#include "app/window/table/table_faces.h"
#include "app/window/table/table_game.h"
#include "app/window/table/table_model.h"
#include "app/window/table/zone_view.h"

namespace muster::app {

namespace {

constexpr int CheckAfter = 200; ///< milliseconds of rest

} // namespace

/// From one draft to the next. Those that follow each other are one.
class PositionWindow::Edit final : public QUndoCommand {
public:
    Edit(PositionWindow& window, PositionStart before, PositionStart after, const QString& what, QString follows)
        : QUndoCommand(what),
          m_window(window),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_follows(std::move(follows))
    {
    }
    void undo() override { m_window.take(m_before); }
    void redo() override { m_window.take(m_after); }
    int id() const override { return m_follows.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto& next = static_cast<const Edit&>(*other);
        if (next.m_follows != m_follows)
            return false;
        m_after = next.m_after;
        setObsolete(m_after.draft == m_before.draft && m_after.ground == m_before.ground);
        return true;
    }

private:
    PositionWindow& m_window;
    PositionStart m_before;
    PositionStart m_after;
    QString m_follows;
};

PositionWindow::PositionWindow(PositionStart start, const carddb::Places& places, QWidget* parent)
    : QMainWindow(parent),
      m_draft(std::move(start.draft)),
      m_ground(std::move(start.ground)),
      m_places(places),
      m_history(new QUndoStack(this)),
      m_faces(new TableFaces(this)),
      m_model(new PositionModel(this)),
      m_search(new PositionSearch(this)),
      m_board(new PositionBoard(*m_model, *m_faces, this)),
      m_card(new PositionCard(*m_model, *m_faces, this)),
      m_hover(new HoverFace(this)),
      m_closeUp(new CloseUp(this)),
      m_checks(new QTimer(this))
{
    setWindowTitle(tr("A Position of %1[*]").arg(shown(m_ground->data()->game().title)));
    setWindowIcon(programIcon());
    m_closeUp->hide();
    m_checks->setSingleShot(true);
    m_checks->setInterval(CheckAfter);
    connect(m_checks, &QTimer::timeout, this, &PositionWindow::check);
    m_drag = new PositionDrag(*this);
    build();
    createMenus();
    connect(m_history, &QUndoStack::cleanChanged, this, [this](bool clean) { setWindowModified(!clean); });
    connect(m_search, &PositionSearch::cardChosen, this, &PositionWindow::put);
    connect(m_board, &PositionBoard::numberEdited, this, [this](int seat, const QString& key, int value) {
        editPosition(tr("%1 of %2", "number, player")
                         .arg(gameWord(key.toStdString()), TableGame::letter(static_cast<engine::Seat>(seat))),
                     engine::withNumber(m_draft.position, static_cast<engine::Seat>(seat), key.toStdString(), value),
                     key + QString::number(seat));
    });
    connect(m_board, &PositionBoard::extraEdited, this, [this](int seat, const QString& key, const QString& value) {
        editPosition(tr("%1 of %2", "number, player")
                         .arg(gameWord(key.toStdString()), TableGame::letter(static_cast<engine::Seat>(seat))),
                     engine::withExtra(m_draft.position, static_cast<engine::Seat>(seat), key.toStdString(),
                                       value.toStdString()));
    });
    connect(m_card, &PositionCard::cardEdited, this, &PositionWindow::editCard);
    connect(m_card, &PositionCard::copiesEdited, this, [this](int copies) {
        editPosition(tr("Copies"),
                     engine::withCopies(m_draft.position, m_model->pathOf(m_shown), static_cast<std::size_t>(copies)),
                     QStringLiteral("copies"));
    });
    connect(m_drag, &PositionDrag::dropped, this, &PositionWindow::drop);
    connect(m_drag, &PositionDrag::moved, this, &PositionWindow::scrollTo);
    m_drag->watch(m_search->list(), PositionDrag::Takes::Nothing);
    m_hover->watch(&m_search->list(), [this](const QModelIndex& row) { return m_search->cardAt(row); });
    begin();
    check();
    m_search->focusQuery();
    const int line = fontMetrics().height();
    resize(line * 80, line * 48);
    arrange();
}

PositionWindow::~PositionWindow()
{
    write(); // the next start takes it up again
    m_history->disconnect(this);
    delete m_card; // before the model whose rows they show
    delete m_board;
}

/// On new ground: other cards, places, numbers.
void PositionWindow::begin()
{
    m_faces->setGame(m_ground->data(), m_places);
    for (FaceView* const face : {&m_hover->face(), &m_closeUp->face()})
        face->setCards(m_ground->data()->catalogue, m_faces->style(), m_faces->pictures());
    m_model->begin(m_ground, m_draft.position);
    m_search->setGame(m_ground->data());
    m_board->begin(*m_ground, m_draft);
    m_card->begin(*m_ground);
    for (ZoneView* const view : m_board->zones()) {
        if (view != nullptr)
            watch(*view);
    }
    watch(m_card->on());
    watchSpinBoxes();
    m_active->clear();
    for (engine::Seat seat = 0; seat < m_ground->facts().seats; ++seat)
        m_active->addItem(TableGame::letter(seat));
    m_begins->clear();
    m_begins->addItem(tr("with the actions of the turn"), QString());
    for (const std::string& word : m_ground->facts().beginnings)
        m_begins->addItem(gameWord(word), QString::fromStdString(word));
    refresh();
}

void PositionWindow::watch(ZoneView& view)
{
    view.installEventFilter(this);
    m_drag->watch(view, takesOn(view) ? PositionDrag::Takes::On : PositionDrag::Takes::Beside);
    m_hover->watch(&view, [](const QModelIndex& index) {
        return CardIndex{static_cast<std::uint32_t>(index.data(TableModel::DefinitionRole).toInt())};
    });
    const bool isPanel = &view == &m_card->on(); // there the card stays in sight on which they lie
    connect(view.selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, &view, isPanel](const QModelIndex& at) {
                if (at.isValid() && view.hasFocus())
                    setCurrent(at, !isPanel);
            });
    connect(&view, &QListView::pressed, this, [this, isPanel](const QModelIndex& at) { setCurrent(at, !isPanel); });
    if (isPanel)
        connect(&view, &QListView::doubleClicked, this, [this](const QModelIndex& at) { setCurrent(at); });
    connect(&view, &QWidget::customContextMenuRequested, this, [this, &view](const QPoint& at) {
        QMenu menu(this);
        for (QAction* const action : actions())
            menu.addAction(action);
        menu.exec(view.viewport()->mapToGlobal(at));
    });
}

/// Cards lie on others only where these lie open.
bool PositionWindow::takesOn(const ZoneView& view) const
{
    const engine::CardPath root = m_model->pathOf(view.rootIndex());
    if (&view == &m_card->on())
        return true;
    const engine::ScenarioZone* const facts = engine::zoneFacts(m_ground->facts(), m_draft.position.zones[root.zone]);
    return facts != nullptr && facts->open;
}

/// In a box for a number there is nothing to take back but the number.
void PositionWindow::watchSpinBoxes()
{
    for (QAbstractSpinBox* const box : findChildren<QAbstractSpinBox*>())
        box->installEventFilter(this);
}

// Showing

void PositionWindow::take(const PositionStart& start)
{
    m_draft = start.draft;
    const bool fresh = m_ground != start.ground;
    m_ground = start.ground;
    m_isChecked = false;
    m_checks->start();
    if (fresh) {
        begin();
        return;
    }
    m_model->setPosition(m_draft.position);
    refresh();
}

void PositionWindow::refresh()
{
    const QString title = QString::fromStdString(m_draft.title);
    if (m_title->text() != title)
        m_title->setText(title);
    {
        const QSignalBlocker blocker(m_turn);
        m_turn->setValue(m_draft.position.turn);
    }
    m_active->setCurrentIndex(m_draft.position.active);
    m_begins->setCurrentIndex(std::max(0, m_begins->findData(QString::fromStdString(m_draft.position.begins))));
    m_begins->setEnabled(m_begins->count() > 1);
    m_board->refresh(m_draft, m_problems);
    m_card->setCard(m_draft.position, m_shown);
    m_steps->setEnabled(!m_draft.steps.empty());
}

void PositionWindow::setCurrent(const QModelIndex& card, bool shown)
{
    m_current = card;
    if (!shown)
        return;
    m_shown = card;
    m_card->setCard(m_draft.position, card);
}

void PositionWindow::followFocus()
{
    const auto* const zone = qobject_cast<ZoneView*>(focusWidget());
    const bool isPanel = zone == &m_card->on();
    if (zone != nullptr && zone->currentIndex().isValid())
        setCurrent(zone->currentIndex(), !isPanel);
    else if (!m_shown.isValid())
        setCurrent({});
}

/// Without steps where there is none.
engine::CardPath PositionWindow::current() const
{
    return m_current.isValid() ? m_model->pathOf(m_current) : engine::CardPath();
}

const std::vector<PositionGround::Problem>& PositionWindow::problems()
{
    if (!m_isChecked)
        check();
    return m_problems;
}

void PositionWindow::check()
{
    m_checks->stop();
    m_isChecked = true;
    auto found = m_ground->problems(m_draft);
    const bool isNews = found != m_problems;
    m_problems = std::move(found);
    showProblems();
    write();
    if (!isNews)
        return;
    QAccessibleEvent heard(m_problem, QAccessible::Alert);
    QAccessible::updateAccessibility(&heard);
}

void PositionWindow::keep(std::unique_ptr<KeptPosition> kept, bool saved)
{
    m_kept = std::move(kept);
    if (!saved)
        m_history->resetClean();
    write();
}

void PositionWindow::write()
{
    const QString trouble = m_kept ? m_kept->write(m_draft, *m_ground, m_history->isClean()) : QString();
    if (!trouble.isEmpty())
        say(tr("The position cannot be kept: %1").arg(trouble));
}

void PositionWindow::showProblems()
{
    m_board->refresh(m_draft, m_problems);
    if (m_problems.empty()) {
        m_problem->setText(m_draft.steps.empty() ? tr("This position can be.")
                                                 : tr("This position can be. The steps of its scenario go with it."));
        return;
    }
    const PositionGround::Problem& first = m_problems.front();
    QString text = asSentence(first.text);
    if (!first.key.empty())
        text = tr("%1: %2", "place, what is wrong there")
                   .arg(PositionModel::zoneText({first.key, first.seat, {}}), first.text);
    const int more = static_cast<int>(m_problems.size()) - 1;
    m_problem->setText(more == 0 ? text : tr("%1 (and %n more)", nullptr, more).arg(text));
}

void PositionWindow::say(const QString& sentence)
{
    m_problem->setText(sentence);
    QAccessibleEvent heard(m_problem, QAccessible::Alert);
    QAccessible::updateAccessibility(&heard);
}

// Editing

void PositionWindow::edit(const QString& what, PositionStart after, const QString& follows)
{
    if (after.draft == m_draft && after.ground == m_ground)
        return;
    m_history->push(new Edit(*this, {m_draft, m_ground}, std::move(after), what, follows));
}

void PositionWindow::editDraft(const QString& what, PositionDraft after, const QString& follows)
{
    edit(what, {std::move(after), m_ground}, follows);
}

void PositionWindow::editPosition(const QString& what, engine::LaidPosition position, const QString& follows)
{
    PositionDraft after = m_draft;
    after.position = std::move(position);
    editDraft(what, std::move(after), follows);
}

void PositionWindow::editCard(const QString& follows, const std::function<void(engine::LaidCard&)>& change)
{
    editPosition(tr("What is said of a card"), engine::changed(m_draft.position, m_model->pathOf(m_shown), change),
                 follows);
}

engine::CardPath PositionWindow::placeIn(std::size_t zone) const
{
    const engine::LaidZone& laid = m_draft.position.zones[zone];
    const engine::ScenarioZone* const facts = engine::zoneFacts(m_ground->facts(), laid);
    const bool isPile = facts != nullptr && facts->known == engine::ScenarioZone::Nobody && !facts->open;
    return {zone, {isPile ? std::size_t(0) : laid.cards.size()}};
}

engine::CardPath PositionWindow::placeOf(const PositionDrag::Target& target) const
{
    if (target.where == PositionDrag::Where::Zone) {
        const auto* const view = qobject_cast<QListView*>(target.view);
        const engine::CardPath root = m_model->pathOf(view->rootIndex());
        if (root.steps.empty())
            return placeIn(root.zone);
        const engine::LaidCard* const holder = engine::cardAt(m_draft.position, root);
        return root.on(holder != nullptr ? holder->on.size() : 0);
    }
    engine::CardPath path = m_model->pathOf(target.card);
    if (target.where == PositionDrag::Where::On) {
        const engine::LaidCard* const holder = engine::cardAt(m_draft.position, path);
        return path.on(holder != nullptr ? holder->on.size() : 0);
    }
    if (target.where == PositionDrag::Where::Behind)
        path.steps.back() += m_model->copies(target.card);
    return path;
}

void PositionWindow::drop(const QAbstractItemView* from, const QModelIndex& card, const PositionDrag::Target& to,
                          bool all)
{
    const engine::CardPath place = placeOf(to);
    m_lastPlace = {place.zone, {}};
    if (from == &m_search->list()) {
        engine::LaidCard fresh;
        fresh.definition = m_search->cardAt(card);
        editPosition(tr("Put a card"), engine::withCard(m_draft.position, place, fresh, 1));
        setCurrent(m_model->indexOf(place));
        return;
    }
    const std::size_t copies = all ? m_model->copies(card) : 1;
    editPosition(tr("Move a card"),
                 engine::moved(m_draft.position, m_model->pathOf(card), place, copies, m_ground->facts()));
    followFocus();
}

/// While something is drawn to the edge, what lies behind it comes into sight.
void PositionWindow::scrollTo(const QPoint& global)
{
    const QRect seen(m_board->viewport()->mapToGlobal(QPoint(0, 0)), m_board->viewport()->size());
    const int edge = fontMetrics().height() * 2;
    QScrollBar* const bar = m_board->verticalScrollBar();
    if (!seen.adjusted(0, -edge, 0, edge).contains(global))
        return;
    if (global.y() < seen.top() + edge)
        bar->setValue(bar->value() - edge);
    else if (global.y() > seen.bottom() - edge)
        bar->setValue(bar->value() + edge);
}

bool PositionWindow::eventFilter(QObject* watched, QEvent* event)
{
    auto* const zone = qobject_cast<ZoneView*>(watched);
    if (zone == nullptr) {
        auto* const key = event->type() == QEvent::ShortcutOverride ? static_cast<QKeyEvent*>(event) : nullptr;
        if (key == nullptr || (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo)))
            return QMainWindow::eventFilter(watched, event);
        event->ignore(); // it goes to the window
        return true;
    }
    const bool isPanel = zone == &m_card->on();
    if (event->type() == QEvent::FocusIn) {
        if (!zone->currentIndex().isValid() && m_model->rowCount(zone->rootIndex()) > 0)
            zone->setCurrentIndex(m_model->index(0, 0, zone->rootIndex()));
        if (zone->currentIndex().isValid())
            setCurrent(zone->currentIndex(), !isPanel);
        if (static_cast<QFocusEvent*>(event)->reason() != Qt::MouseFocusReason && m_board->isAncestorOf(zone))
            m_board->ensureWidgetVisible(zone); // what is pressed stays below the mouse
        return false;
    }
    if (event->type() == QEvent::FocusOut && isPanel) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::MouseFocusReason)
            m_current = m_shown;
        return false;
    }
    return event->type() == QEvent::KeyPress && zone->currentIndex().isValid()
        && handleKey(*zone, static_cast<QKeyEvent*>(event)->key());
}

bool PositionWindow::handleKey(ZoneView& zone, int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        setCurrent(zone.currentIndex());
        m_card->focusFirst();
        return true;
    case Qt::Key_Space:
        showCard();
        return true;
    default:
        return false;
    }
}

// Closing

bool PositionWindow::mayClose()
{
    if (m_history->isClean())
        return true;
    QMessageBox box(QMessageBox::Question, tr("A Position Is Not Saved"),
                    tr("The position was edited and is not saved as a scenario."),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

void PositionWindow::closeEvent(QCloseEvent* event)
{
    if (!mayClose()) {
        event->ignore();
        return;
    }
    if (m_kept)
        m_kept->forget();
    m_kept.reset();
    event->accept();
}

} // namespace muster::app

#include "moc_position_window.cpp"
