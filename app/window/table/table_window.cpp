// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_window.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <QAccessible>
#include <QCloseEvent>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/card/close_up.h"
#include "app/window/card/face_view.h"
#include "app/window/card/hover_face.h"
#include "app/window/look/field_label.h"
#include "app/window/look/icons.h"
#include "app/window/look/plain_texts.h"
#include "app/window/look/read_aloud.h"
#include "app/window/table/dice_strip.h"
#include "app/window/table/log_delegate.h"
#include "app/window/table/table_board.h"
#include "app/window/table/table_drag.h"
#include "app/window/table/table_faces.h"
#include "app/window/table/table_lists.h"
#include "app/window/table/table_model.h"
#include "app/window/table/table_motion.h"
#include "app/window/table/zone_view.h"

namespace muster::app {

namespace {

/// Lists take Space for a letter that is searched, before any shortcut.
class OnSpace final : public QObject {
public:
    explicit OnSpace(std::function<void()> then) : m_then(std::move(then)) { }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Space)
            return QObject::eventFilter(watched, event);
        m_then();
        return true;
    }

private:
    std::function<void()> m_then;
};

} // namespace

TableWindow::TableWindow(std::unique_ptr<TableSession> game, std::unique_ptr<TableJournal> journal,
                         const carddb::Places& places, QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      m_game(std::move(game)),
      m_journal(std::move(journal)),
      m_settings(settings),
      m_faces(new TableFaces(this)),
      m_model(new TableModel(this)),
      m_optionModel(new OptionModel(this)),
      m_logModel(new LogModel(this)),
      m_lineModel(new LineModel(this)),
      m_pace(new QTimer(this))
{
    setWindowTitle(tr("%1 at the Table").arg(shown(m_game->data().game().title)));
    setWindowIcon(programIcon());
    createBoard(places);
    createMenus();
    createDoing();
    connect(m_game.get(), &TableSession::changed, this, &TableWindow::refresh);
    connect(m_game.get(), &TableSession::seatsChanged, this, &TableWindow::refresh);
    connect(m_journal.get(), &TableJournal::troubleChanged, this, [this] {
        if (!m_journal->trouble().isEmpty())
            say(tr("The game cannot be kept: %1").arg(shown(m_journal->trouble())));
    });
    connect(m_game.get(), &TableSession::worked, this, &TableWindow::showWork);
    connect(m_game.get(), &TableSession::rested, this, &TableWindow::refreshState);
    connect(m_pace, &QTimer::timeout, this, &TableWindow::autoplay);
    refresh();
    m_options->setFocus();
    const int line = fontMetrics().height();
    resize(line * 80, line * 50);
}

TableWindow::~TableWindow() = default;

void TableWindow::createBoard(const carddb::Places& places)
{
    m_faces->setGame(m_game->sharedData(), places);
    m_model->setCatalogue(m_game->data().catalogue);
    m_model->setTable(m_game->shown(engine::NoSeat), m_game->position().lit);
    m_optionModel->setGame(m_game.get());
    m_logModel->setGame(m_game.get());
    m_lineModel->setGame(m_game.get());
    m_board = new TableBoard(*m_model, *m_faces, this);
    m_board->setGame(m_game.get());
    connect(m_board, &TableBoard::cardChosen, this, &TableWindow::chooseCard);
    connect(m_board, &TableBoard::pileWanted, this, &TableWindow::showPile);
    connect(m_board, &TableBoard::onWanted, this, [this](int card) { showCards(m_model->find(cardOf(card))); });
    m_drag = new TableDrag(*m_board, *m_game);
    for (ZoneView* const zone : m_board->zones())
        zone->installEventFilter(this);
    m_closeUp = new CloseUp(this);
    m_closeUp->face().setCards(m_game->data().catalogue, m_faces->style(), m_faces->pictures());
    m_closeUp->hide();
    auto* const split = new QSplitter(this);
    split->addWidget(m_board);
    split->addWidget(createSide());
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    setCentralWidget(split);
    m_state = new QLabel(this);
    m_state->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_state, 1);
    m_told = new ReadAloud(this);
    statusBar()->addPermanentWidget(m_told); // a message of the bar does not hide it
}

/// The question and its options above, the log below.
QWidget* TableWindow::createSide()
{
    auto* const side = new QWidget(this);
    auto* const column = new QVBoxLayout(side);
    column->setContentsMargins(4, 4, 4, 4);
    m_eyes = new QComboBox(side);
    m_eyes->addItem(tr("As whoever is asked sees it"), -1);
    for (engine::Seat seat = 0; seat < static_cast<engine::Seat>(m_game->seats()); ++seat)
        m_eyes->addItem(tr("As %1 sees it").arg(TableGame::letter(seat)), seat);
    m_eyes->addItem(tr("Everything open"), engine::NoSeat);
    m_eyes->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed); // also where the text has become larger
    m_eyes->setAccessibleName(tr("Whose eyes"));
    column->addWidget(m_eyes);
    labelForReaders(*m_eyes, tr("Whose eyes"));
    connect(m_eyes, &QComboBox::currentIndexChanged, this, &TableWindow::refresh);
    m_question = new QLabel(side);
    m_question->setWordWrap(true);
    m_question->setTextFormat(Qt::PlainText);
    column->addWidget(m_question);
    m_rolled = new DiceStrip(side);
    column->addWidget(m_rolled);
    createLists(*side, *column);
    m_rule = new QLabel(side);
    m_rule->setWordWrap(true);
    m_rule->setTextFormat(Qt::PlainText);
    m_rule->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rule->setFocusPolicy(Qt::NoFocus);
    m_rule->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_rule->setContentsMargins(2, 2, 2, 2);
    auto* const remarks = new QScrollArea(side); // of any length, and the window stays as high as it is
    remarks->setWidget(m_rule);
    remarks->setWidgetResizable(true);
    remarks->setAccessibleName(tr("Rules and remarks"));
    column->addWidget(remarks, 1);
    return side;
}

void TableWindow::createLists(QWidget& side, QVBoxLayout& column)
{
    const auto list = [&](QAbstractItemModel* model, const QString& name) {
        auto* const view = new QListView(&side);
        view->setModel(model);
        view->setAccessibleName(name);
        view->setWordWrap(true);
        view->setTextElideMode(Qt::ElideNone);
        view->setResizeMode(QListView::Adjust);
        view->installEventFilter(this);
        return view;
    };
    m_options = list(m_optionModel, tr("Options"));
    m_question->setBuddy(m_options);
    column.addWidget(m_options, 3);
    m_confirm = new QPushButton(&side);
    column.addWidget(m_confirm);
    m_log = list(m_logModel, tr("What has happened"));
    m_lines = list(m_lineModel, tr("Lines that were tried"));
    m_lines->setEditTriggers(QAbstractItemView::EditKeyPressed);
    auto* const tabs = new QTabWidget(&side);
    tabs->addTab(m_log, tr("&Log"));
    tabs->addTab(m_lines, tr("L&ines"));
    tabs->setDocumentMode(true);
    tabs->setAccessibleName(tr("Log and lines"));
    column.addWidget(tabs, 3);
    connect(m_options, &QListView::clicked, this, [this](const QModelIndex& at) {
        if (!std::exchange(m_boxClicked, false))
            chooseOption(at.row());
    });
    auto* const lines = new LogDelegate(m_log);
    m_log->setItemDelegate(lines);
    connect(lines, &LogDelegate::ruleClicked, this, [this](const QString& rule) {
        m_ruleClicked = true; // the click goes on to the line
        openRule(rule);
    });
    connect(m_log, &QListView::clicked, this, [this](const QModelIndex& at) {
        if (!std::exchange(m_ruleClicked, false))
            goToLogLine(at);
    });
    connect(m_log->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& at) { showRule(at.data(LogModel::RuleRole).toString()); });
    connect(m_lines, &QListView::doubleClicked, this,
            [this](const QModelIndex& at) { m_game->goTo(at.data(LineModel::NodeRole).toInt()); });
}

// Showing

engine::Seat TableWindow::viewer() const
{
    const int eyes = m_eyes->currentData().toInt();
    if (eyes >= 0)
        return static_cast<engine::Seat>(eyes);
    if (const TableQuestion* const question = m_game->question(); question != nullptr && m_game->byHand(question->seat))
        return question->seat;
    for (engine::Seat seat = 0; seat < static_cast<engine::Seat>(m_game->seats()); ++seat) {
        if (m_game->byHand(seat))
            return seat;
    }
    return engine::NoSeat; // pilots play each other
}

/// Not before there is anything to be seen, and not where the next position comes before the movement is over.
bool TableWindow::showsMovement() const
{
    return m_movement->isChecked() && isVisible()
        && !(m_pace->isActive() && m_pace->interval() <= m_board->motion().duration());
}

const TableQuestion* TableWindow::asked() const
{
    const TableQuestion* const question = m_game->question();
    const int eyes = m_eyes->currentData().toInt();
    const bool sees = question != nullptr && (eyes < 0 || eyes == engine::NoSeat || eyes == question->seat);
    return sees ? question : nullptr;
}

QString TableWindow::hiddenText(const TableQuestion& question) const
{
    return tr("%1 is asked, about cards that %2 may not see. To answer, look with other eyes.")
        .arg(TableGame::letter(question.seat), TableGame::letter(viewer()));
}

void TableWindow::refresh()
{
    m_typed = 0;
    forgetSaid();
    m_board->motion().finish();
    const bool moves = showsMovement();
    const CardPlaces before = moves ? m_board->places() : CardPlaces();
    const engine::Seat eyes = viewer();
    const TableQuestion* const question = m_game->question();
    const bool sees = question != nullptr && (eyes == engine::NoSeat || eyes == question->seat);
    m_model->setTable(m_game->shown(eyes), sees ? m_game->position().lit : std::set<engine::CardId>());
    m_optionModel->setShown(asked() != nullptr);
    m_drag->setEnabled(asked() != nullptr);
    m_logModel->setViewer(eyes);
    m_board->refresh();
    if (moves) {
        m_board->settle();
        m_board->motion().start(before, m_board->places());
    }
    const QString words = question == nullptr ? outcomeText(endingOf(m_game->position().outcome), m_game->seats())
        : asked() == nullptr
        ? hiddenText(*question)
        : tr("%1: %2", "who is asked, what").arg(TableGame::letter(question->seat), question->text);
    m_question->setText(
        asked() != nullptr && m_game->position().asksSeveral
            ? tr("%1\nSeveral can be ticked: Space or Insert, or Ctrl and a click.", "question").arg(words)
            : words);
    followTicks();
    if (asked() != nullptr)
        m_options->setCurrentIndex(m_optionModel->index(0));
    m_rolled->setRolls(lastRolls(m_game->position().log, m_game->tree()), eyes);
    if (isVisible())
        m_rolled->parentWidget()->layout()->activate(); // dice and longer words take room from the log
    scrollLog();
    QMetaObject::invokeMethod(this, &TableWindow::scrollLog, Qt::QueuedConnection); // once its lines have their height
    m_lines->setCurrentIndex(m_lineModel->index(m_lineModel->currentRow()));
    refreshState();
    tell();
}

/// The last thing that has happened is in sight, and so are the later ones that are known, as far as they find room.
void TableWindow::scrollLog()
{
    if (m_logModel->happened() == m_logModel->rowCount())
        m_log->scrollToBottom();
    else
        m_log->scrollTo(m_logModel->index(m_logModel->happened() - 1));
}

void TableWindow::tell()
{
    QStringList sentences = toBeHeard(m_logModel->takeNews());
    if (sentences.isEmpty() && m_logModel->happened() < m_logModel->rowCount() && m_logModel->happened() > 0)
        sentences += tr("Gone back, to: %1", "line of the log")
                         .arg(m_logModel->index(m_logModel->happened() - 1).data().toString());
    sentences += m_question->text();
    m_told->read(sentences.join(u'\n'));
}

void TableWindow::refreshState()
{
    const TablePosition& position = m_game->position();
    m_state->setText(m_game->isPassing() ? tr("Turn %1. Windows are passed without asking.").arg(position.turn)
                                         : tr("Turn %1").arg(position.turn));
    m_back->setEnabled(m_game->canGoBack());
    m_forward->setEnabled(m_game->canGoForward());
    m_dice->setEnabled(position.question.has_value());
    m_deal->setEnabled(position.canDealAnew);
    m_die->setEnabled(position.canLayDie);
    m_stop->setEnabled(false);
}

/// The engine has been at it for some time. What it has begun can be taken back, which ends it, too.
void TableWindow::showWork(int choices)
{
    m_state->setText(tr("The engine is at work: %n choice(s) so far. Esc stops it.", nullptr, choices));
    m_stop->setEnabled(true);
    m_back->setEnabled(true);
}

void TableWindow::say(const QString& sentence)
{
    statusBar()->showMessage(sentence.section(QLatin1Char('\n'), 0, 0),
                             8000); // one line: the rest is among the remarks
    m_rule->setText(sentence);
    m_saidAt = -1;
    QAccessibleEvent heard(m_rule, QAccessible::Alert);
    QAccessible::updateAccessibility(&heard);
}

/// Something that holds as long as the game stands where it does.
void TableWindow::sayHere(const QString& sentence)
{
    say(sentence);
    m_saidAt = m_game->tree().at();
}

/// What was said of another position is no longer true.
void TableWindow::forgetSaid()
{
    if (m_saidAt < 0 || m_saidAt == m_game->tree().at())
        return;
    m_saidAt = -1;
    m_rule->clear();
    statusBar()->clearMessage();
}

void TableWindow::openRule(const QString& id)
{
    const QString rule = m_log->currentIndex().data(LogModel::RuleRole).toString();
    Q_EMIT ruleWanted(id.isEmpty() ? rule : id);
}

void TableWindow::showRule(const QString& id)
{
    if (id.isEmpty())
        return;
    m_rule->setText(sentenceOf(id.toStdString(), 1000));
    m_saidAt = -1;
}

void TableWindow::showCard() { showAt(*m_closeUp, m_model->find(m_board->currentCard())); }

/// A card that whoever looks knows, at full size.
void TableWindow::showAt(CloseUp& closeUp, const QModelIndex& card)
{
    const CardIndex definition = TableModel::definitionOf(card);
    if (!definition.valid())
        return;
    closeUp.face().setCard(definition);
    closeUp.open();
}

void TableWindow::showPile(int zone) { showCards(m_model->index(zone, 0)); }

/// Those below `root`: of a zone, or on a card.
void TableWindow::showCards(const QModelIndex& root)
{
    QDialog dialog(this);
    dialog.setWindowTitle(root.data(Qt::AccessibleTextRole).toString());
    auto* const list = new QListView(&dialog);
    list->setModel(m_model);
    list->setRootIndex(root);
    list->setAccessibleName(root.data(Qt::AccessibleTextRole).toString());
    auto* const about = new QLabel(&dialog);
    about->setWordWrap(true);
    about->setTextFormat(Qt::PlainText);
    about->setText(m_model->rowCount(root) == 0
                       ? tr("Nobody may look at these cards now, or there are none.")
                       : tr("The first card lies on top. Click one that can be chosen; any other says why not."));
    auto* const column = new QVBoxLayout(&dialog);
    column->addWidget(list);
    column->addWidget(about);
    auto* const hover = new HoverFace(&dialog);
    auto* const closeUp = new CloseUp(&dialog);
    closeUp->hide();
    for (FaceView* const face : {&hover->face(), &closeUp->face()})
        face->setCards(m_game->data().catalogue, m_faces->style(), m_faces->pictures());
    hover->watch(list, &TableModel::definitionOf);
    OnSpace enlarges([closeUp, list] { showAt(*closeUp, list->currentIndex()); });
    list->installEventFilter(&enlarges);
    int chosen = -1;
    const auto take = [&](const QModelIndex& card) {
        const int id = card.data(TableModel::IdRole).toInt();
        if (card.data(TableModel::LitRole).toBool()) {
            chosen = id;
            dialog.accept();
            return;
        }
        askWhyNot(cardOf(id), engine::NoCard, [about = QPointer<QLabel>(about)](const QString& why) {
            if (about)
                about->setText(why);
        });
    };
    connect(list, &QListView::activated, &dialog, take);
    connect(list, &QListView::clicked, &dialog, take);
    dialog.exec();
    if (chosen >= 0)
        chooseCard(chosen);
}

// Choosing

void TableWindow::chooseOption(int option)
{
    if (asked() == nullptr)
        return;
    stopAutoplay();
    m_game->play(option);
}

/// A card with one option takes it; with several it asks which; with none it says why.
void TableWindow::chooseCard(int card)
{
    const engine::CardId id = cardOf(card);
    const TableQuestion* const question = asked();
    if (question == nullptr) {
        askWhyNot(id, engine::NoCard);
        return;
    }
    if (!m_ticks.empty() && m_game->position().asksSeveral) {
        tick(card);
        return;
    }
    const std::vector<int> options = m_game->optionsOf(id);
    if (options.empty()) {
        askWhyNot(id, engine::NoCard);
        return;
    }
    if (options.size() == 1) {
        chooseOption(options.front());
        return;
    }
    QMenu menu(this);
    for (const int option : options)
        menu.addAction(asLabel(question->options[static_cast<std::size_t>(option)].text))->setData(option);
    const int node = m_game->tree().at();
    const QAction* const action = menu.exec(m_board->middleOf(id));
    if (action != nullptr && m_game->tree().at() == node) // else a pilot has gone on meanwhile
        chooseOption(action->data().toInt());
}

/// Why nothing can be done with the card at hand, or what can.
void TableWindow::showWhyNot() { askWhyNot(m_board->currentCard(), engine::NoCard); }

/// What the pilot would choose, and how it weighs all that can be chosen, the best first.
void TableWindow::showHint(const PilotsAdvice& advice)
{
    if (!advice.option || asked() == nullptr)
        return;
    const int option = *advice.option;
    m_optionModel->setHint(option);
    m_options->setCurrentIndex(m_optionModel->index(option));
    const auto& options = asked()->options;
    QString sentence = tr("The pilot would choose: %1").arg(options[static_cast<std::size_t>(option)].text);
    const std::vector<double>& weights = advice.weights;
    if (weights.size() == options.size() && options.size() > 1) {
        std::vector<std::size_t> order(options.size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return weights[a] > weights[b]; });
        QStringList lines{tr("How it weighs what can be chosen, the higher the better:")};
        for (const std::size_t one : order)
            lines += tr("%1: %2", "option, weight").arg(options[one].text, locale().toString(weights[one], 'f', 1));
        sentence += u'\n' + lines.join(u'\n');
    }
    sayHere(sentence);
}

/// The position at that line; the moves behind it are still there, and so are their lines.
void TableWindow::goToLogLine(const QModelIndex& line)
{
    stopAutoplay();
    m_game->goTo(m_game->tree().onLine(line.data(LogModel::AfterRole).toInt()));
}

void TableWindow::autoplay()
{
    if (m_game->question() == nullptr)
        stopAutoplay();
    else if (!m_game->isBusy())
        m_game->letPilot(TableGame::Stretch::Choice);
}

void TableWindow::stopAutoplay() { m_pace->stop(); }

bool TableWindow::eventFilter(QObject* watched, QEvent* event)
{
    // The keyboard comes to the last line, which is in sight, and not to the first one.
    if (event->type() == QEvent::FocusIn && watched == m_log && !m_log->currentIndex().isValid()
        && static_cast<const QFocusEvent*>(event)->reason() != Qt::MouseFocusReason)
        m_log->setCurrentIndex(m_logModel->index(m_logModel->happened() - 1));
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (key == Qt::Key_Space && qobject_cast<ZoneView*>(watched) != nullptr) {
            showCard();
            return true;
        }
        const bool ticks = key == Qt::Key_Insert || (key == Qt::Key_Space && watched == m_options);
        if (ticks && m_game->position().asksSeveral) {
            tickCurrent();
            return true;
        }
        if (enter && watched == m_options && m_typed == 0 && !m_ticks.empty() && m_game->position().asksSeveral) {
            chooseTicked();
            return true;
        }
        if (enter && watched == m_options && m_options->currentIndex().isValid()) {
            chooseOption(m_typed > 0 ? m_typed - 1 : m_options->currentIndex().row());
            return true;
        }
        if (enter && watched == m_log && m_log->currentIndex().isValid()) {
            goToLogLine(m_log->currentIndex());
            return true;
        }
        if (enter && watched == m_lines && m_lines->currentIndex().isValid()) {
            m_game->goTo(m_lines->currentIndex().data(LineModel::NodeRole).toInt());
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

/// The game stays among those that can be gone on with.
void TableWindow::closeEvent(QCloseEvent* event)
{
    stopAutoplay();
    m_journal->close();
    Q_EMIT closedByPerson();
    event->accept();
}

} // namespace muster::app

#include "moc_table_window.cpp"
