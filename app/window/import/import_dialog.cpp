// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/import/import_dialog.h"

#include <algorithm>

#include <QBoxLayout>
#include <QButtonGroup>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGroupBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPromise>
#include <QPushButton>
#include <QRadioButton>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QStringListModel>
#include <QTableView>
#include <QThreadPool>

#include "app/text/error_text.h"
#include "app/text/list_text.h"
#include "app/text/shown.h"
#include "app/window/browser/flow_layout.h"
#include "app/window/look/in_lines.h"
#include "carddb/file_io.h"

namespace muster::app {

namespace {

constexpr int TypingPause = 120; ///< milliseconds after which the text is read

/// Of several games the one that knows the most lines; the first of equals.
Result<ImportList> readBest(const std::string& text, const QString& name,
                            const std::vector<std::shared_ptr<const GameData>>& games)
{
    Result<ImportList> best = failure(Errors());
    int most = -1;
    for (const auto& game : games) {
        auto list = ImportList::read(text, name, game);
        const int known = list ? list->known() : -1;
        if (known > most || (most < 0 && !best && best.error().empty())) {
            most = known;
            best = std::move(list);
        }
    }
    return best;
}

QStringList allNames(const Catalogue& catalogue)
{
    QStringList names;
    for (std::uint32_t i = 0; i < catalogue.size(); ++i) {
        const QString name = cardName(catalogue, CardIndex{i});
        if (names.isEmpty() || names.last() != name)
            names += name;
    }
    return names;
}

} // namespace

ImportDialog::ImportDialog(QList<std::pair<QString, QString>> games, const QString& game, GameOf gameOf,
                           QWidget* parent)
    : QDialog(parent),
      m_titles(std::move(games)),
      m_gameOf(std::move(gameOf)),
      m_home(game)
{
    build();
    retranslate();
    m_soon.setSingleShot(true);
    m_soon.setInterval(TypingPause);
    connect(&m_soon, &QTimer::timeout, this, &ImportDialog::read);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ImportDialog::takeReading);
    showLine(-1);
    showSummary();
}

ImportDialog::~ImportDialog() { m_watcher.disconnect(this); }

void ImportDialog::build()
{
    const QFontMetrics metrics(font());
    m_text = new QPlainTextEdit(this);
    m_text->setTabChangesFocus(true);
    // In large letters so much would be wider than a small screen.
    const int room = screen()->availableSize().width();
    m_text->setMinimumWidth(std::min(metrics.averageCharWidth() * 28, room / 7));
    m_textLabel = new QLabel(this);
    m_textLabel->setBuddy(m_text);
    m_open = new QPushButton(this);
    m_paste = new QPushButton(this);
    m_game = new QComboBox(this);
    for (const auto& [key, title] : m_titles)
        m_game->addItem(title, key);
    m_game->setCurrentIndex(std::max(0, m_game->findData(m_home))); // none may have been chosen yet
    m_gameLabel = new QLabel(this);
    m_gameLabel->setBuddy(m_game);

    m_table = new QTableView(this);
    m_table->setModel(&m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->viewport()->installEventFilter(this);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->horizontalHeader()->setSectionResizeMode(ImportModel::Line, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->resizeSection(ImportModel::Source, metrics.averageCharWidth() * 30);
    m_table->horizontalHeader()->setSectionResizeMode(ImportModel::Meaning, QHeaderView::Stretch);
    m_table->setMinimumWidth(std::min(metrics.averageCharWidth() * 72, room * 2 / 5));
    m_tableLabel = new QLabel(this);
    m_tableLabel->setBuddy(m_table);

    m_answers = new QGroupBox(this);
    m_question = new QLabel(m_answers);
    m_question->setWordWrap(true);
    m_question->setTextFormat(Qt::PlainText);
    m_offers = new QVBoxLayout;
    m_offerGroup = new QButtonGroup(this);
    m_other = new QLineEdit(m_answers);
    m_other->setClearButtonEnabled(true);
    m_otherLabel = new QLabel(m_answers);
    m_otherLabel->setBuddy(m_other);
    auto* const answers = new QVBoxLayout(m_answers);
    answers->addWidget(m_question);
    answers->addLayout(m_offers);
    answers->addWidget(m_otherLabel);
    answers->addWidget(m_other);

    m_summary = new QLabel(this);
    m_summary->setWordWrap(true);
    m_next = new QPushButton(this);
    m_add = new QPushButton(this);
    m_import = new QPushButton(this);
    m_cancel = new QPushButton(this);

    auto* const left = new QWidget(this);
    auto* const leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    auto* const sources = new FlowLayout;
    sources->addWidget(m_open);
    sources->addWidget(m_paste);
    leftColumn->addWidget(m_textLabel);
    leftColumn->addWidget(m_text, 1);
    leftColumn->addLayout(sources);
    auto* const right = new QWidget(this);
    auto* const rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    auto* const head = new FlowLayout;
    head->addWidget(m_tableLabel);
    head->addWidget(m_gameLabel);
    head->addWidget(m_game);
    rightColumn->addLayout(head);
    rightColumn->addWidget(m_table, 1);
    rightColumn->addWidget(m_answers);
    auto* const splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    auto* const buttons = new FlowLayout;
    buttons->addWidget(m_next);
    buttons->addWidget(m_add);
    buttons->addWidget(m_import);
    buttons->addWidget(m_cancel);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(splitter, 1);
    column->addWidget(m_summary);
    column->addLayout(buttons);
    resize(metrics.averageCharWidth() * 150, metrics.height() * 40);

    // Enter answers a question; only its own button imports.
    for (QPushButton* button : {m_open, m_paste, m_next, m_add, m_import, m_cancel})
        button->setAutoDefault(false);
    connect(new QShortcut(QKeySequence(Qt::Key_F8), this), &QShortcut::activated, this, &ImportDialog::goToNextOpen);

    connect(m_text, &QPlainTextEdit::textChanged, this, &ImportDialog::readSoon);
    connect(m_open, &QPushButton::clicked, this, [this] {
        const QString path = QFileDialog::getOpenFileName(
            this, tr("Open a List"), {},
            tr("Lists and decks (*.txt *.dec *.list *.csv *.json *.muster);;All files (*)"));
        if (!path.isEmpty())
            openFile(path);
    });
    connect(m_paste, &QPushButton::clicked, this, [this] { setText(QGuiApplication::clipboard()->text()); });
    connect(m_game, &QComboBox::activated, this, [this] {
        m_chosen = true;
        read();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { showLine(current.row()); });
    connect(m_table, &QTableView::activated, this, &ImportDialog::confirm);
    connect(&m_model, &ImportModel::listChanged, this, &ImportDialog::showSummary);
    connect(m_offerGroup, &QButtonGroup::idClicked, this, &ImportDialog::answer);
    connect(m_other, &QLineEdit::returnPressed, this, &ImportDialog::answerWithName);
    connect(m_next, &QPushButton::clicked, this, &ImportDialog::goToNextOpen);
    connect(m_add, &QPushButton::clicked, this, [this] { finish(true); });
    connect(m_import, &QPushButton::clicked, this, [this] { finish(false); });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
}

void ImportDialog::retranslate()
{
    setWindowTitle(tr("Import a List"));
    m_textLabel->setText(tr("Your &list:"));
    m_text->setPlaceholderText(
        tr("Paste a list here: from a forum, a chat, another program, a spreadsheet, or a deck code."));
    m_open->setText(tr("&Open a file…"));
    m_paste->setText(tr("&Paste"));
    m_gameLabel->setText(tr("&Game:"));
    m_tableLabel->setText(tr("&What Muster understood:"));
    m_table->setAccessibleName(tr("What Muster understood"));
    m_table->setToolTip(tr("Enter or a double click confirms what stands beside a line"));
    m_text->setAccessibleName(tr("Your list"));
    m_otherLabel->setText(tr("Another &card:"));
    m_other->setPlaceholderText(tr("Name of the card that is meant, then Enter"));
    m_next->setText(tr("Next &question"));
    m_next->setToolTip(tr("Go to the next line that was not understood (F8)"));
    m_import->setText(tr("Import as a &new deck"));
    m_cancel->setText(tr("Cancel"));
    const QString target = fontMetrics().elidedText(m_target, Qt::ElideMiddle, screen()->availableSize().width() / 3);
    m_add->setText(tr("&Add to %1").arg(QString(target).replace(QLatin1Char('&'), QLatin1String("&&"))));
}

void ImportDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    read();
}

/// What is asked takes room from the lines: the one that it is about stays in sight.
bool ImportDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_table->viewport())
        QMetaObject::invokeMethod(
            m_table, [this] { m_table->scrollTo(m_table->currentIndex()); }, Qt::QueuedConnection);
    return QDialog::eventFilter(watched, event);
}

void ImportDialog::setTarget(const QString& title, const QString& game)
{
    m_target = title;
    m_targetGame = game;
    retranslate();
    showSummary();
}

void ImportDialog::setText(const QString& text)
{
    m_fileName.clear();
    m_text->setPlainText(text);
    m_soon.stop();
    read();
}

bool ImportDialog::openFile(const QString& path)
{
    const auto bytes = carddb::readFile(path, carddb::DeckLimit * 2);
    if (!bytes) {
        m_problem = errorLine(bytes.error().front());
        m_model.setList(std::nullopt);
        return false;
    }
    setText(QString::fromUtf8(bytes->data(), static_cast<qsizetype>(bytes->size())));
    m_fileName = QFileInfo(path).fileName();
    read();
    return true;
}

void ImportDialog::readSoon()
{
    // The list is imported as it was shown.
    m_import->setEnabled(false);
    m_add->setEnabled(false);
    m_soon.start();
}

std::vector<std::shared_ptr<const GameData>> ImportDialog::candidates(const std::string& text)
{
    QStringList keys;
    const QString named = QString::fromStdString(ImportList::gameNamedIn(text));
    if (m_game->findData(named) >= 0) {
        keys += named;
    } else {
        keys += m_game->currentData().toString();
        if (!m_chosen) {
            for (const auto& [key, title] : m_titles) {
                if (!keys.contains(key))
                    keys += key;
            }
        }
    }
    std::vector<std::shared_ptr<const GameData>> games;
    for (const QString& key : keys) {
        auto& known = m_games[key];
        if (!known) {
            if (auto game = m_gameOf(key))
                known = *game;
            else
                m_problem = errorLine(game.error().front());
        }
        if (known)
            games.push_back(known);
    }
    return games;
}

void ImportDialog::read()
{
    m_problem.clear();
    const std::string text = m_text->toPlainText().toStdString();
    const auto games = candidates(text);
    auto promise = std::make_shared<QPromise<std::shared_ptr<Reading>>>();
    promise->start();
    m_watcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, text, games, name = m_fileName] {
        auto reading = std::make_shared<Reading>(Reading{readBest(text, name, games), {}});
        promise->addResult(std::move(reading));
        promise->finish();
    });
}

void ImportDialog::takeReading()
{
    if (m_watcher.future().resultCount() == 0)
        return;
    const auto reading = m_watcher.future().result();
    const int row = m_row;
    if (reading->list) {
        ImportList list = std::move(*reading->list);
        if (m_model.list())
            list.takeAnswersFrom(*m_model.list());
        m_game->setCurrentIndex(m_game->findData(QString::fromStdString(list.game()->game().key)));
        m_model.setList(std::move(list));
    } else {
        if (!reading->list.error().empty())
            m_problem = errorLine(reading->list.error().front());
        m_model.setList(std::nullopt);
    }
    m_other->setCompleter(nullptr);
    const int rows = m_model.rowCount();
    const int first = rows > 0 ? m_model.nextOpen(-1) : -1;
    const int at = row >= 0 && row < rows ? row : first >= 0 ? first : rows > 0 ? 0 : -1;
    if (at >= 0)
        m_table->setCurrentIndex(m_model.index(at, ImportModel::Meaning));
    showLine(at);
    Q_EMIT readingFinished();
}

void ImportDialog::showLine(int row)
{
    m_row = row;
    const bool isLine = row >= 0 && row < m_model.rowCount();
    const ImportLine* const line = isLine ? &m_model.list()->lines()[static_cast<std::size_t>(row)] : nullptr;
    const bool asks = line != nullptr && !line->offers.empty();
    for (QAbstractButton* button : m_offerGroup->buttons()) {
        m_offerGroup->removeButton(button);
        delete button;
    }
    m_answers->setVisible(asks);
    if (!asks)
        return;
    m_answers->setTitle(tr("Line %1").arg(line->token.line));
    const QString sentence = tokenSentence(line->token, *m_model.list()->game()->catalogue);
    m_question->setText(tr("“%1”: %2").arg(shown(line->token.source, 120), sentence));
    m_answers->setAccessibleDescription(m_question->text());
    QWidget* before = m_table;
    for (std::size_t i = 0; i < line->offers.size(); ++i) {
        auto* const button =
            new QRadioButton(inLines(QString(line->offers[i].words).replace(QLatin1Char('&'), QLatin1String("&&")),
                                     fontMetrics(), screen()->availableSize().width() * 2 / 5),
                             m_answers);
        m_offers->addWidget(button);
        m_offerGroup->addButton(button, static_cast<int>(i));
        button->setChecked(line->chosen == static_cast<int>(i));
        setTabOrder(before, button);
        before = button;
    }
    const bool isCard = line->token.kind == ListToken::Kind::Unknown || line->token.kind == ListToken::Kind::Ambiguous
        || line->token.kind == ListToken::Kind::BadCount;
    m_otherLabel->setVisible(isCard);
    m_other->setVisible(isCard);
    m_other->clear();
    if (isCard && m_other->completer() == nullptr) {
        auto* const completer = new QCompleter(allNames(*m_model.list()->game()->catalogue), m_other);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        m_other->setCompleter(completer);
    }
    setTabOrder(before, m_other);
}

void ImportDialog::answer(int offer)
{
    if (m_row >= 0)
        m_model.choose(m_row, offer);
}

/// The line means what stands beside it; on to the next one.
void ImportDialog::confirm(const QModelIndex& at)
{
    if (!at.isValid() || !m_model.list())
        return;
    const ImportLine& line = m_model.list()->lines()[static_cast<std::size_t>(at.row())];
    if (!line.isOpen() || line.chosen < 0)
        return;
    m_model.choose(at.row(), line.chosen);
    if (const int next = m_model.nextOpen(at.row()); next >= 0)
        m_table->setCurrentIndex(m_model.index(next, ImportModel::Meaning));
}

void ImportDialog::answerWithName()
{
    if (m_row < 0 || !m_model.list() || m_other->text().isEmpty())
        return;
    const Catalogue& catalogue = *m_model.list()->game()->catalogue;
    const auto tokens = readList(m_other->text().toStdString(), catalogue, m_model.list()->deck().kind);
    const auto found = std::ranges::find(tokens, ListToken::Kind::Card, &ListToken::kind);
    if (found == tokens.end()) {
        m_question->setText(tokens.empty() ? QString() : tokenSentence(tokens.front(), catalogue));
        return;
    }
    m_model.useCard(m_row, found->card);
    showLine(m_row);
}

void ImportDialog::goToNextOpen()
{
    const int row = m_model.rowCount() > 0 ? m_model.nextOpen(m_row) : -1;
    if (row < 0)
        return;
    m_table->setCurrentIndex(m_model.index(row, ImportModel::Meaning));
    m_table->scrollTo(m_table->currentIndex());
    if (QAbstractButton* const button = m_offerGroup->checkedButton())
        button->setFocus();
}

void ImportDialog::showSummary()
{
    const auto& list = m_model.list();
    const int cards = list ? list->cards() : 0;
    const int open = list ? list->open() : 0;
    if (!m_problem.isEmpty())
        m_summary->setText(m_problem);
    else if (cards == 0 && open == 0)
        m_summary->setText(m_text->document()->isEmpty() ? QString() : tr("No card was found in this."));
    else if (open == 0)
        m_summary->setText(tr("%n card(s), every line understood.", nullptr, cards));
    else
        m_summary->setText(tr("%n card(s).", nullptr, cards) + QLatin1Char(' ')
                           + tr("Please check %n line(s); otherwise they come in as shown.", nullptr, open));
    m_summary->setAccessibleName(m_summary->text());
    m_next->setEnabled(open > 0);
    m_import->setEnabled(cards > 0);
    const bool fits = list && !m_target.isEmpty() && QString::fromStdString(list->game()->game().key) == m_targetGame;
    m_add->setVisible(!m_target.isEmpty());
    m_add->setEnabled(fits && cards > 0);
}

Deck ImportDialog::deck() const { return m_model.list() ? m_model.list()->deck() : Deck(); }

std::shared_ptr<const GameData> ImportDialog::game() const { return m_model.list() ? m_model.list()->game() : nullptr; }

void ImportDialog::finish(bool adds)
{
    m_adds = adds;
    accept();
}

} // namespace muster::app
