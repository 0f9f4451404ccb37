// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/card_browser.h"

#include <algorithm>
#include <initializer_list>

#include <QBoxLayout>
#include <QComboBox>
#include <QDataStream>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

#include "app/text/as_sentence.h"
#include "app/text/query_text.h"
#include "app/text/shown.h"
#include "app/window/browser/add_progress.h"
#include "app/window/browser/card_adder.h"
#include "app/window/browser/example_panel.h"
#include "app/window/browser/filter_bar.h"
#include "app/window/browser/nothing_found.h"
#include "app/window/browser/query_line.h"
#include "app/window/browser/results_table.h"
#include "app/window/browser/saved_search_button.h"
#include "app/window/card/card_grid.h"
#include "app/window/look/field_label.h"
#include "app/window/look/flow_box.h"

using namespace Qt::StringLiterals;

namespace muster::app {

namespace {

constexpr quint32 StateVersion = 1;

} // namespace

CardBrowser::CardBrowser(const carddb::Places& places, QWidget* parent)
    : QWidget(parent),
      m_places(places),
      m_answers(new AddAnswers(this)),
      m_finder(*m_answers),
      m_faces(new FaceCache(this)),
      m_model(new ResultsModel(*m_answers, this)),
      m_top(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_middle(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_besideLine(new FlowBox(this)),
      m_besideAnswer(new FlowBox(this)),
      m_line(new QueryLine(this)),
      m_filters(new FilterBar(this)),
      m_answer(new QLabel(this)),
      m_notice(new QLabel(this)),
      m_proposal(new QPushButton(this)),
      m_progress(new AddProgress(*m_answers, this)),
      m_saved(new SavedSearchButton(places, this)),
      m_examples(new QToolButton(this)),
      m_tableButton(new QToolButton(this)),
      m_gridButton(new QToolButton(this)),
      m_sort(new QComboBox(this)),
      m_stack(new QStackedWidget(this)),
      m_table(new ResultsTable(*m_model, this)),
      m_grid(new CardGrid(*m_faces, this)),
      m_nothing(new NothingFound(this)),
      m_adder(new CardAdder(*m_model, *m_table->selectionModel(), *m_answers, this))
{
    build();
    buildResults();
    showColumns();
    askForGame();
}

CardBrowser::~CardBrowser()
{
    m_table->setModel(nullptr);
    m_grid->setModel(nullptr);
}

void CardBrowser::build()
{
    m_line->setAccessibleName(tr("Search"));
    m_line->setToolTip(tr("Words are looked for in names and texts; fields narrow the search down.\n"
                          "Ctrl+Space shows what can be typed, Ctrl+. takes what is proposed."));
    m_examples->setText(tr("Examples"));
    m_examples->setAccessibleName(tr("Examples of searches"));
    m_tableButton->setText(tr("Table"));
    m_tableButton->setToolTip(tr("Show the cards as a table"));
    m_gridButton->setText(tr("Faces"));
    m_gridButton->setToolTip(tr("Show the cards as faces; Ctrl and the wheel make them larger"));
    for (QToolButton* button : {m_examples, m_tableButton, m_gridButton})
        button->setFocusPolicy(Qt::StrongFocus);
    for (QToolButton* button : {m_tableButton, m_gridButton}) {
        button->setCheckable(true);
        button->setAutoExclusive(true);
    }
    m_tableButton->setChecked(true);
    m_sort->setAccessibleName(tr("Sort by"));
    m_sort->setToolTip(tr("Sort by"));
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setWordWrap(true);
    m_answer->setAccessibleName(tr("Answer"));
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->setWordWrap(true);
    m_notice->hide();
    m_proposal->hide();
    m_proposal->setAutoDefault(false);

    m_top->addWidget(m_line, 1);
    for (QWidget* const one : std::initializer_list<QWidget*>{m_saved, m_examples})
        m_besideLine->flow().addWidget(one);
    m_top->addWidget(m_besideLine);
    for (QWidget* const one :
         std::initializer_list<QWidget*>{m_proposal, m_progress, m_sort, m_tableButton, m_gridButton})
        m_besideAnswer->flow().addWidget(one);
    labelForReaders(*m_sort, tr("Sort by"));
    m_middle->addWidget(m_answer, 1);
    m_middle->addWidget(m_besideAnswer);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_grid);
    m_stack->addWidget(m_nothing);
    constexpr int Lines = 5; // the labels of the columns, and some cards
    const auto leaveRoom = [this] {
        m_stack->setMinimumHeight(m_stack->currentWidget() == m_nothing ? 0 : Lines * fontMetrics().height());
    };
    leaveRoom();
    connect(m_stack, &QStackedWidget::currentChanged, this, leaveRoom);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_top);
    layout->addWidget(m_filters);
    layout->addLayout(m_middle);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_notice);
    setFocusProxy(m_line);

    connect(m_line, &QLineEdit::textChanged, this, &CardBrowser::search);
    connect(m_line, &QLineEdit::textChanged, this, [this] {
        setNotice({});
        tellAnew();
        Q_EMIT searched();
    });
    connect(m_line, &QueryLine::resultsWanted, this, &CardBrowser::focusResults);
    m_filters->setCounter([this](const QString& query) { return m_finder.countOf(query); });
    connect(m_filters, &FilterBar::queryChanged, m_line, &QueryLine::replaceAll);
    connect(m_proposal, &QPushButton::clicked, this, [this] {
        m_line->setFocus();
        if (m_typeQuery.isEmpty())
            m_line->takeProposal();
        else
            m_line->replaceAll(m_typeQuery);
    });
    connect(m_progress, &AddProgress::known, this, &CardBrowser::search);
    connect(m_progress, &AddProgress::stopped, this,
            [this] { m_answer->setText(tr("Stopped: it is not known which cards may be added.")); });
    connect(m_examples, &QToolButton::clicked, this, [this] {
        if (!m_finder.search())
            return;
        auto* panel = new ExamplePanel(m_finder.assist()->examples(*m_finder.search()), this);
        connect(panel, &ExamplePanel::chosen, this, [this](const QString& query) {
            m_line->replaceAll(query);
            m_line->setFocus();
        });
        panel->openBelow(m_examples);
    });
    connect(m_line, &QLineEdit::textChanged, m_saved, &SavedSearchButton::setQuery);
    connect(m_saved, &SavedSearchButton::chosen, m_line, &QueryLine::replaceAll);
    connect(m_saved, &SavedSearchButton::failed, this, &CardBrowser::failed);
    connect(m_tableButton, &QToolButton::clicked, this, [this] { setView(View::Table); });
    connect(m_gridButton, &QToolButton::clicked, this, [this] { setView(View::Grid); });
    connect(m_sort, &QComboBox::activated, this, [this] {
        const int column = m_sort->currentData().toInt();
        const bool falling = m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).isValid()
            && m_table->horizontalHeader()->sortIndicatorSection() == column
            && m_table->horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder;
        sortBy(column, falling ? Qt::DescendingOrder : Qt::AscendingOrder); // the same once more turns it around
    });
    connect(m_answers, &AddAnswers::allKnown, m_model, &ResultsModel::deckChanged);
}

void CardBrowser::buildResults()
{
    m_grid->setModel(m_model);
    m_grid->setModelColumn(carddb::CardListModel::NameColumn);
    auto* ownSelection = m_grid->selectionModel();
    m_grid->setSelectionModel(m_table->selectionModel());
    delete ownSelection;
    m_grid->setAccessibleName(tr("Cards found, as faces"));
    m_nothing->setCounter([this](const QString& query) { return m_finder.countOf(query); });
    connect(m_nothing, &NothingFound::queryChosen, this, [this](const QString& query) {
        m_line->replaceAll(query);
        m_line->setFocus();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CardBrowser::tellCurrent);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            [this](int column) { m_sort->setCurrentIndex(std::max(0, m_sort->findData(column))); });
    for (QAbstractItemView* view :
         {static_cast<QAbstractItemView*>(m_table), static_cast<QAbstractItemView*>(m_grid)}) {
        view->installEventFilter(this);
        m_adder->watch(view);
    }
    connect(m_adder, &CardAdder::deckWanted, this, &CardBrowser::deckWanted);
    connect(m_adder, &CardAdder::swapWanted, this, &CardBrowser::swapWanted);
    connect(m_adder, &CardAdder::said, this, &CardBrowser::said);
    connect(m_adder, &CardAdder::noticed, this, &CardBrowser::setNotice);
}

// Cards and deck

void CardBrowser::setGame(std::shared_ptr<const GameData> game)
{
    if (game == m_game)
        return;
    const bool sameGame = m_game && game && m_game->game().key == game->game().key;
    m_game = std::move(game);
    m_told = {};
    m_table->keepColumns();
    const std::shared_ptr<const Catalogue> catalogue = m_game ? m_game->catalogue : nullptr;
    m_finder.setCatalogue(catalogue);
    m_line->setAssist(m_finder.assist());
    m_model->setCatalogue(catalogue);
    m_nothing->setCatalogue(catalogue);
    m_saved->setGame(m_game ? QString::fromStdString(m_game->game().key) : QString());
    m_sort->clear();
    if (!catalogue) {
        followDeck();
        askForGame();
        return;
    }
    m_line->setEnabled(true);
    for (QWidget* const one : controls())
        one->show();
    m_faces->setCards(catalogue, findFaceStyle(m_places, catalogue->game()),
                      OwnPictures(m_places, QString::fromStdString(catalogue->game().key)));
    m_filters->setAssist(catalogue, m_finder.assist());
    orderTabs();
    m_line->setPlaceholderText(tr("Words, or %1").arg(m_finder.assist()->firstExample()));
    fitTop();
    if (!sameGame) {
        // Fields of another game go. The line itself hears of it, so that its button to clear it goes as well.
        disconnect(m_line, &QLineEdit::textChanged, this, &CardBrowser::search);
        m_line->clear();
        connect(m_line, &QLineEdit::textChanged, this, &CardBrowser::search);
        m_saved->setQuery({});
    }
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (column != m_model->addColumn())
            m_sort->addItem(m_model->headerData(column, Qt::Horizontal).toString(), column);
    }
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    followDeck();
    search();
    showColumns();
}

/// The controls that need cards.
QList<QWidget*> CardBrowser::controls() const { return {m_saved, m_examples, m_sort, m_tableButton, m_gridButton}; }

void CardBrowser::askForGame()
{
    m_line->setEnabled(false);
    for (QWidget* const one : controls())
        one->hide();
    m_answer->clear();
    m_nothing->askForGame();
    m_stack->setCurrentWidget(m_nothing);
}

/// The deck that the cards shown can go into: of a deck of another game nothing is shown, and nothing goes into it.
DeckDocument* CardBrowser::deck() const
{
    return m_document != nullptr && m_game && m_document->game()->catalogue == m_game->catalogue ? m_document : nullptr;
}

/// Answers and filters are about the deck as it is now, and cards go into that one.
void CardBrowser::followDeck()
{
    m_adder->setDeck(deck());
    m_answers->setDeck(deck() != nullptr ? deck()->snapshot() : nullptr);
    m_filters->setDeckOpen(deck() != nullptr);
}

void CardBrowser::setDocument(DeckDocument* document)
{
    if (m_document != nullptr)
        m_document->disconnect(this);
    // What was looked for to fill one kind of deck, a class of heroes perhaps, finds nothing for another kind.
    const bool otherKind = document != nullptr && !m_kind.empty() && m_kind != document->deck().kind;
    m_document = document;
    if (document != nullptr)
        m_kind = document->deck().kind;
    if (otherKind)
        m_line->clear();
    if (m_document != nullptr) {
        connect(m_document, &DeckDocument::changed, this, &CardBrowser::deckChanged);
        connect(m_document, &QObject::destroyed, this, [this] {
            m_document = nullptr;
            deckChanged();
        });
        setGame(m_document->game());
    }
    deckChanged();
}

void CardBrowser::deckChanged()
{
    // Its sets may have been edited. Where cards of another game are looked at, they stay.
    if (m_document != nullptr && (!m_game || m_document->game()->game().key == m_game->game().key))
        setGame(m_document->game());
    setNotice({});
    followDeck();
    showColumns();
    if (m_asksDeck)
        search();
    m_model->deckChanged();
    if (m_stack->currentWidget() == m_grid)
        m_grid->viewport()->update();
}

void CardBrowser::pictureChanged(CardIndex card) { m_faces->forget(card); }

/// As one reads: the line, the filters below it, which are made anew for each game, and the cards.
void CardBrowser::orderTabs()
{
    QList<QWidget*> stops{m_line, m_saved, m_examples};
    for (QWidget* const filter : m_filters->findChildren<QWidget*>()) {
        // What opens from a filter is a window of its own, with an order of its own.
        if ((filter->focusPolicy() & Qt::TabFocus) != 0 && filter->window() == window())
            stops += filter;
    }
    stops += {m_proposal, m_sort, m_tableButton, m_gridButton, m_table, m_grid, m_nothing};
    for (qsizetype at = 1; at < stops.size(); ++at)
        setTabOrder(stops[at - 1], stops[at]);
}

void CardBrowser::showColumns()
{
    m_table->showColumns(m_game ? QString::fromStdString(m_game->game().key) : QString(), deck() != nullptr);
}

// Searching

QString CardBrowser::query() const { return m_line->text(); }
void CardBrowser::setQuery(const QString& query) { m_line->replaceAll(query); }

void CardBrowser::focusQuery()
{
    m_line->setFocus();
    m_line->selectAll();
}

void CardBrowser::search()
{
    if (!m_game)
        return;
    m_filters->setQuery(m_line->text());
    const auto parsed = m_finder.parsed(m_line->text());
    m_line->setProblem(parsed ? std::nullopt : std::optional(parsed.error()));
    if (!parsed) {
        showProblem(parsed.error());
        return;
    }
    proposeType();
    m_asksDeck = CardFinder::asksDeck(*parsed);
    if (m_finder.mustWait(*parsed)) {
        m_answer->setText(tr("Working out which cards may be added…")); // the last answer stays meanwhile
        m_progress->wait();
        return;
    }
    m_progress->giveUp();
    showAnswer(*parsed, m_finder.find(*parsed));
}

/// Words are looked for in names and texts. Where one is what a type is called, its cards are perhaps meant.
void CardBrowser::proposeType()
{
    m_typeQuery = m_finder.withTypeFromWord(m_line->text());
    m_proposal->setVisible(!m_typeQuery.isEmpty());
    if (!m_typeQuery.isEmpty()) {
        m_proposal->setText(QString(m_typeQuery).replace(u'&', "&&"_L1));
        m_proposal->setToolTip(tr("Find all cards of this type"));
    }
}

void CardBrowser::showProblem(const query::Problem& problem)
{
    m_typeQuery.clear();
    QString sentence = asSentence(problemSentence(problem));
    if (!sentence.endsWith(u'?'))
        sentence += u'.';
    if (const QString instead = wordsInstead(m_line->text().toStdString(), problem, *m_game->catalogue).trimmed();
        !instead.isEmpty())
        sentence += u' ' + instead;
    if (m_model->rowCount() > 0) // they are no answer to what stands in the line now
        sentence += u' ' + tr("Below are still the cards found before.");
    m_answer->setText(sentence);
    m_progress->giveUp();
    m_proposal->setVisible(!problem.nearest.empty());
    if (!problem.nearest.empty()) {
        m_proposal->setText(tr("Use \"%1\"").arg(shown(problem.nearest).replace(u'&', "&&"_L1)));
        m_proposal->setToolTip(tr("Ctrl+. in the search line does the same"));
    }
}

void CardBrowser::showAnswer(const query::Query& query, std::vector<CardIndex> cards)
{
    const CardIndex before = currentCard();
    const int rowBefore = m_table->currentIndex().row();
    m_model->setCards(std::move(cards));
    const int rows = m_model->rowCount();
    m_answer->setText(query.matchesEverything() ? tr("%n card(s)", nullptr, rows)
                                                : tr("%n card(s) found", nullptr, rows));
    if (rows == 0) {
        m_nothing->show(m_finder.termsOf(m_line->text()));
        m_stack->setCurrentWidget(m_nothing);
        tellCurrent();
        return;
    }
    m_stack->setCurrentWidget(view() == View::Grid ? static_cast<QWidget*>(m_grid) : m_table);
    // The card stays; where it went out of the list, as after "may be added" and adding it, its neighbour comes.
    int row = before.valid() ? m_model->rowOf(before) : 0;
    if (row < 0)
        row = m_asksDeck ? std::clamp(rowBefore, 0, rows - 1) : 0;
    setCurrentRow(row);
}

CardIndex CardBrowser::currentCard() const { return m_model->cardAt(m_table->currentIndex().row()); }

void CardBrowser::setCurrentRow(int row)
{
    const QModelIndex index = m_model->index(row, carddb::CardListModel::NameColumn);
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    shownView()->scrollTo(index);
    tellCurrent();
}

void CardBrowser::tellCurrent()
{
    const CardIndex card = currentCard();
    if (card == m_told)
        return;
    m_told = card;
    Q_EMIT currentCardChanged(card);
}

void CardBrowser::tellAnew()
{
    m_told = {};
    tellCurrent();
}

std::vector<QAbstractItemView*> CardBrowser::lists() const { return {m_table, m_grid}; }

void CardBrowser::focusResults()
{
    if (m_stack->currentWidget() == m_nothing) {
        m_nothing->setFocus();
        return;
    }
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        setCurrentRow(0);
    m_stack->currentWidget()->setFocus();
}

QAbstractItemView* CardBrowser::shownView() const
{
    return view() == View::Grid ? static_cast<QAbstractItemView*>(m_grid) : m_table;
}

void CardBrowser::sortBy(int column, Qt::SortOrder order) { m_table->sortByColumn(column, order); }

void CardBrowser::setView(View view)
{
    m_tableButton->setChecked(view == View::Table);
    m_gridButton->setChecked(view == View::Grid);
    if (m_model->rowCount() > 0)
        m_stack->setCurrentWidget(shownView());
    shownView()->scrollTo(m_table->currentIndex());
}

CardBrowser::View CardBrowser::view() const { return m_gridButton->isChecked() ? View::Grid : View::Table; }

void CardBrowser::setNotice(const QString& sentence)
{
    m_notice->setText(sentence);
    m_notice->setVisible(!sentence.isEmpty());
}

void CardBrowser::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitTop();
}

bool CardBrowser::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        fitTop(); // a button has come or gone
    return QWidget::event(event);
}

/// In a narrow room, or in large letters, the buttons beside the query and the answer go below them.
void CardBrowser::fitTop()
{
    constexpr int LettersOfAnswer = 16;
    const auto fit = [this](QBoxLayout& row, int least, FlowBox& beside) {
        const int line = beside.flow().lineWidth();
        const bool fits = least + line + 4 * layout()->spacing() <= width();
        row.setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        beside.setMinimumWidth(fits ? line : 0);
    };
    const int toClear = 3 * fontMetrics().height(); // the line's sign
    fit(*m_top, fontMetrics().horizontalAdvance(m_line->placeholderText()) + toClear, *m_besideLine);
    fit(*m_middle, fontMetrics().averageCharWidth() * LettersOfAnswer, *m_besideAnswer);
}

bool CardBrowser::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        tellAnew();
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool plain = (key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
        if (key->key() == Qt::Key_Slash && plain) {
            focusQuery();
            return true;
        }
        // Letters go on with the search, instead of a search of their own through 100,000 rows.
        const bool letter = !key->text().isEmpty() && key->text().at(0).isLetterOrNumber()
            && (key->modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier;
        if (letter) {
            m_line->setFocus();
            m_line->end(false);
            m_line->insert(key->text());
            return true;
        }
        if (key->key() == Qt::Key_Up && key->modifiers() == Qt::NoModifier && view() == View::Table
            && m_table->currentIndex().row() == 0) {
            m_line->setFocus();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

// What is remembered

QByteArray CardBrowser::saveState() const
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << StateVersion << qint32(view()) << qint32(m_grid->faceSize()) << m_table->states();
    return bytes;
}

void CardBrowser::resetLayout() { m_table->resetColumns(); }

void CardBrowser::restoreState(const QByteArray& state)
{
    QDataStream stream(state);
    quint32 version = 0;
    qint32 view = 0;
    qint32 size = 0;
    ResultsTable::States columns;
    stream >> version >> view >> size;
    if (stream.status() != QDataStream::Ok || version != StateVersion)
        return;
    stream >> columns;
    if (stream.status() != QDataStream::Ok)
        return;
    m_table->setStates(columns);
    showColumns();
    m_grid->setFaceSize(size);
    setView(view == qint32(View::Grid) ? View::Grid : View::Table);
}

} // namespace muster::app
