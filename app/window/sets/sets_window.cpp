// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/sets_window.h"

#include <algorithm>

#include <QAction>
#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include "app/text/error_text.h"
#include "app/text/shown.h"
#include "app/window/look/flow_box.h"
#include "app/window/sets/csv_import.h"
#include "app/window/sets/new_set_dialog.h"
#include "app/window/sets/set_cards_model.h"
#include "carddb/file_io.h"
#include "carddb/source_files.h"
#include "model/cards/card_reader.h"
#include "model/text/fold.h"

namespace muster::app {

namespace {

/// A button takes the letter out of its action's words, unless they are given as the words of the icon.
void setWords(QAction& action, const QString& text)
{
    action.setText(text);
    action.setIconText(text);
}

/// A tool bar would hide what it has no room for, and lets Tab come to none of its buttons.
void addButton(const FlowBox& box, QAction& action)
{
    auto* const button = new QToolButton(box.flow().parentWidget());
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setDefaultAction(&action);
    box.flow().addWidget(button);
}

/// `where` the keyboard is for its keys; `box` has the button.
QAction* action(const FlowBox& box, QWidget& where, const QString& text, const QKeySequence& shortcut = {})
{
    auto* const result = new QAction(&where);
    setWords(*result, text);
    if (!shortcut.isEmpty()) {
        result->setShortcut(shortcut);
        result->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    }
    where.addAction(result);
    addButton(box, *result);
    return result;
}

} // namespace

SetsWindow::SetsWindow(carddb::Library& library, QWidget* parent)
    : QDialog(parent),
      m_library(library),
      m_cards(new SetCardsModel(this)),
      m_found(new QSortFilterProxyModel(this)),
      m_games(new QComboBox(this)),
      m_list(new QTreeWidget(this)),
      m_about(new QLabel(this)),
      m_filter(new QLineEdit(this)),
      m_table(new QTableView(this)),
      m_messageTitle(new QLabel(this)),
      m_messages(new QListWidget(this))
{
    setWindowTitle(tr("Card Sets"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setAcceptDrops(true);

    m_games->setAccessibleName(tr("Game"));
    for (const QString& key : m_library.games()) {
        const auto game = m_library.game(key);
        m_games->addItem(game ? shown((*game)->title) : key, key);
    }
    m_list->setAccessibleName(tr("Sets"));
    m_list->setHeaderLabels({tr("Set"), tr("Name"), tr("Cards"), tr("State")});
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_about->setWordWrap(true);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_filter->setPlaceholderText(tr("Find cards of this set by name"));
    m_filter->setAccessibleName(tr("Find cards of this set"));
    m_filter->setClearButtonEnabled(true);
    m_found->setSourceModel(m_cards);
    m_found->setFilterKeyColumn(SetCardsModel::Name);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_table->setModel(m_found);
    m_table->setAccessibleName(tr("Cards of the set"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(SetCardsModel::Id, Qt::AscendingOrder);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().lineSpacing() * 3 / 2);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(SetCardsModel::Name, QHeaderView::Stretch);
    m_messages->setAccessibleName(tr("Messages"));
    m_messages->setWordWrap(true);
    m_messageTitle->setWordWrap(true);
    m_messageTitle->setBuddy(m_messages);

    auto* setBar = new FlowBox(this);
    const QAction* add = action(*setBar, *this, tr("&Add File…"));
    const QAction* create = action(*setBar, *this, tr("New &Set…"));
    const QAction* check = action(*setBar, *this, tr("Chec&k File…"));
    m_remove = action(*setBar, *this, tr("&Remove"));
    auto* cardBar = new FlowBox(this);
    m_new = action(*cardBar, *this, tr("&New Card…"), QKeySequence::New);
    m_edit = action(*cardBar, *this, tr("&Edit…"));
    m_duplicate = action(*cardBar, *this, tr("D&uplicate…"));
    m_delete = action(*cardBar, *m_table, tr("De&lete"), QKeySequence::Delete);
    QAction* undo = m_history.createUndoAction(this, tr("Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* redo = m_history.createRedoAction(this, tr("Redo"));
    redo->setShortcut(QKeySequence::Redo);
    addActions({undo, redo});
    // The menu's words grow with what is undone; buttons that grew would push each other out of the bar.
    for (auto [step, words] : {std::pair(undo, tr("Undo")), {redo, tr("Redo")}}) {
        step->setIconText(words);
        connect(step, &QAction::changed, this, [step = step, words = words] {
            if (step->iconText() != words)
                step->setIconText(words);
        });
    }
    addButton(*cardBar, *undo);
    addButton(*cardBar, *redo);

    auto* left = new QWidget(this);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->addWidget(m_games);
    leftLayout->addWidget(setBar);
    leftLayout->addWidget(m_list, 1);
    auto* right = new QWidget(this);
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->addWidget(m_about);
    rightLayout->addWidget(cardBar);
    rightLayout->addWidget(m_filter);
    rightLayout->addWidget(m_table, 1);
    auto* splitter = new QSplitter(this);
    splitter->addWidget(left);
    splitter->addWidget(right);
    splitter->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    // Enter opens a card, and closes nothing.
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_messageTitle);
    layout->addWidget(m_messages);
    layout->addWidget(buttons);
    const QFontMetrics metrics(font());
    resize(metrics.averageCharWidth() * 170, metrics.lineSpacing() * 44);
    splitter->setSizes({metrics.averageCharWidth() * 70, metrics.averageCharWidth() * 100});
    m_messages->setMaximumHeight(metrics.lineSpacing() * 9);

    connect(m_games, &QComboBox::currentIndexChanged, this, [this] {
        m_path.clear();
        listSets();
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, &SetsWindow::showSelectedSet);
    connect(m_filter, &QLineEdit::textChanged, m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_table, &QTableView::activated, this, &SetsWindow::editCard);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SetsWindow::updateActions);
    connect(m_new, &QAction::triggered, this, &SetsWindow::newCard);
    connect(m_edit, &QAction::triggered, this, &SetsWindow::editCard);
    connect(m_duplicate, &QAction::triggered, this, &SetsWindow::duplicateCard);
    connect(m_delete, &QAction::triggered, this, &SetsWindow::deleteCards);
    connect(m_remove, &QAction::triggered, this, &SetsWindow::removeSet);
    connect(create, &QAction::triggered, this, &SetsWindow::askForNewSet);
    const auto choose = [this](const QString& title) {
        return QFileDialog::getOpenFileName(this, title, {}, tr("Card sets (*.yaml *.yml *.csv);;All files (*)"));
    };
    connect(add, &QAction::triggered, this, [this, choose] {
        if (const QString path = choose(tr("Add a set")); !path.isEmpty())
            addFile(path);
    });
    connect(check, &QAction::triggered, this, [this, choose] {
        if (const QString path = choose(tr("Check a set")); !path.isEmpty())
            checkFile(path);
    });
    showMessages({}, {});
    listSets();
}

bool SetsWindow::isTable(const QString& path) { return path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive); }

SetsWindow::~SetsWindow() { m_history.disconnect(this); }

QString SetsWindow::game() const { return m_games->currentData().toString(); }

void SetsWindow::showGame(const QString& key)
{
    if (const int index = m_games->findData(key); index >= 0)
        m_games->setCurrentIndex(index);
}

std::shared_ptr<const Catalogue> SetsWindow::catalogue()
{
    const auto found = m_library.catalogue(game());
    if (found)
        return *found;
    const auto rules = m_library.game(game());
    return rules ? buildCatalogue(*rules, {}).value_or(nullptr) : nullptr;
}

void SetsWindow::listSets()
{
    const QString before = m_path;
    QSignalBlocker quiet(m_list);
    m_list->clear();
    m_sets.clear();
    const auto sets = carddb::listSets(m_library, game());
    if (!sets) {
        showErrors(tr("The cards of this game cannot be read:"), sets.error());
    } else {
        m_sets = *sets;
    }
    QTreeWidgetItem* current = nullptr;
    for (const carddb::SetFile& set : m_sets) {
        auto* item = new QTreeWidgetItem(m_list);
        // As high as the rows of its cards; told of the column that is as wide as its heading.
        item->setSizeHint(2, QSize(0, fontMetrics().lineSpacing() * 3 / 2));
        item->setText(0, set.info ? shown(set.info->code) : QFileInfo(set.path).fileName());
        item->setText(1, set.info ? shown(set.info->name) : QString());
        item->setText(2, set.info ? QString::number(set.info->cards) : QString());
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        item->setText(3,
                      !set.info ? tr("✗ not used: %n error(s)", nullptr, static_cast<int>(set.errors.size()))
                          : !set.errors.empty()
                          ? tr("⚠ used without faulty cards: %n error(s)", nullptr, static_cast<int>(set.errors.size()))
                          : set.own ? tr("✓ your own")
                                    : tr("✓ came with Muster"));
        item->setToolTip(0, set.path);
        if (set.path == before)
            current = item;
    }
    if (current == nullptr && m_list->topLevelItemCount() > 0)
        current = m_list->topLevelItem(0);
    m_list->setCurrentItem(current);
    quiet.unblock();
    showSelectedSet();
}

const carddb::SetFile* SetsWindow::selectedSet() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 || row >= static_cast<int>(m_sets.size()) ? nullptr : &m_sets[static_cast<std::size_t>(row)];
}

bool SetsWindow::showSet(const QString& code)
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        if (m_list->topLevelItem(row)->text(0).compare(code, Qt::CaseInsensitive) == 0) {
            m_list->setCurrentItem(m_list->topLevelItem(row));
            return true;
        }
    }
    return false;
}

void SetsWindow::showSelectedSet()
{
    const carddb::SetFile* set = selectedSet();
    if (set == nullptr || set->path != m_path)
        m_history.clear();
    m_path = set != nullptr ? set->path : QString();
    m_onDisk.clear();
    std::optional<SetText> text;
    QStringList about;
    if (set != nullptr) {
        if (set->info) {
            const SetInfo& info = *set->info;
            about += tr("%1, version %2", "name of a set").arg(shown(info.name), shown(info.version));
            if (!info.date.empty())
                about += shown(info.date);
            QStringList authors;
            for (const std::string& author : info.authors)
                authors += shown(author);
            if (!authors.isEmpty())
                about += tr("by %1").arg(authors.join(QStringLiteral(", ")));
            if (!info.licence.empty())
                about += shown(info.licence);
        }
        const auto rules = m_library.game(game());
        if (isTable(set->path)) {
            about += tr("a table, which is edited in a spreadsheet");
        } else if (QFileInfo(set->path).size() > LargestShown) {
            about += tr("too large to be listed here");
        } else if (const auto bytes = carddb::readFile(set->path, carddb::SetLimit); bytes && rules) {
            m_onDisk = *bytes;
            if (auto read = SetText::read(*bytes, set->path.toStdString(), *rules))
                text = std::move(*read);
        }
        if (!set->errors.empty())
            showErrors(set->info ? tr("What is wrong with cards of this set; until they are mended, they are left out:")
                                 : tr("What is wrong with this set; until it is mended, none of its cards is used:"),
                       set->errors);
        else
            showMessages({}, {});
    }
    m_about->setText(about.join(QStringLiteral(" · ")));
    m_about->setVisible(!about.isEmpty());
    m_cards->setText(std::move(text));
    updateActions();
}

bool SetsWindow::mayEdit() const
{
    const carddb::SetFile* set = selectedSet();
    return set != nullptr && set->own && m_cards->text().has_value();
}

void SetsWindow::updateActions()
{
    const carddb::SetFile* set = selectedSet();
    const auto selected = selectedCards();
    m_remove->setEnabled(set != nullptr && set->own);
    m_new->setEnabled(mayEdit());
    // Why not: there is nothing else to see that would tell. An empty tool tip is the action's own words again.
    m_new->setToolTip(set != nullptr && !set->own ? tr("What came with Muster stays as it is. Make a set of your own "
                                                       "first: New Set.")
                                                  : QString());
    m_edit->setEnabled(selected.size() == 1);
    setWords(*m_edit, mayEdit() ? tr("&Edit…") : tr("L&ook At…"));
    m_duplicate->setEnabled(selected.size() == 1);
    m_delete->setEnabled(mayEdit() && !selected.empty());
}

std::vector<std::size_t> SetsWindow::selectedCards() const
{
    std::vector<std::size_t> cards;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        cards.push_back(static_cast<std::size_t>(m_found->mapToSource(index).row()));
    std::sort(cards.begin(), cards.end());
    return cards;
}

void SetsWindow::showMessages(const QString& title, const QStringList& lines)
{
    m_messageTitle->setText(title);
    m_messageTitle->setVisible(!title.isEmpty());
    m_messages->clear();
    m_messages->addItems(lines);
    m_messages->setVisible(!lines.isEmpty());
}

void SetsWindow::showErrors(const QString& title, const Errors& errors)
{
    QStringList lines;
    for (const Error& error : errors)
        lines += errorLine(error);
    showMessages(title, lines);
}

void SetsWindow::changed()
{
    m_library.refresh();
    listSets();
    Q_EMIT setsChanged(game());
}

bool SetsWindow::addFile(const QString& path)
{
    if (isTable(path)) {
        const auto bytes = carddb::readFile(path, carddb::SetLimit);
        const auto rules = m_library.game(game());
        if (!bytes || !rules) {
            showErrors(tr("The set was not added:"), bytes ? rules.error() : bytes.error());
            return false;
        }
        auto cards = readCsvCards(*bytes, path.toStdString(), **rules);
        if (!cards) {
            showErrors(tr("The set was not added:"), cards.error());
            return false;
        }
        auto* dialog = new CsvImport(std::move(*cards), path.toStdString(), *rules, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            if (const auto set = dialog->result())
                addText(*set);
        });
        dialog->open();
        return false;
    }
    const auto added = carddb::addSet(m_library, path);
    if (!added) {
        showErrors(tr("The set was not added:"), added.error());
        return false;
    }
    showGame(QString::fromStdString(added->set.game));
    m_path = added->path;
    changed();
    QStringList warnings;
    for (const Error& warning : added->set.warnings)
        warnings += warningLine(warning);
    showMessages(tr("%1 was added, with %n card(s).", nullptr, static_cast<int>(added->set.cards.size()))
                     .arg(shown(added->set.info.name)),
                 warnings);
    return true;
}

void SetsWindow::checkFile(const QString& path)
{
    const auto set = carddb::checkSet(m_library, path, isTable(path) ? game() : QString());
    if (!set) {
        showErrors(tr("%1 cannot be used as it is:").arg(shown(QFileInfo(path).fileName())), set.error());
        return;
    }
    QStringList warnings;
    for (const Error& warning : set->warnings)
        warnings += warningLine(warning);
    showMessages(tr("✓ %1 is in order, with %n card(s).", nullptr, static_cast<int>(set->cards.size()))
                     .arg(shown(QFileInfo(path).fileName())),
                 warnings);
}

bool SetsWindow::removeSet()
{
    const carddb::SetFile* set = selectedSet();
    if (set == nullptr || !set->own)
        return false;
    const QString name = set->info ? shown(set->info->name) : QFileInfo(set->path).fileName();
    const auto kept = carddb::removeSet(m_library, game(), set->path);
    if (!kept) {
        showErrors(tr("The set was not removed:"), kept.error());
        return false;
    }
    m_path.clear();
    changed();
    showMessages(tr("%1 was removed. The file is kept as %2.").arg(name, shown(*kept, 1000)), {});
    return true;
}

void SetsWindow::askForNewSet()
{
    auto* dialog = new NewSetDialog([this](const SetInfo& info) { return createSet(info); }, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

bool SetsWindow::createSet(const SetInfo& info)
{
    const auto rules = m_library.game(game());
    if (!rules) {
        showErrors(tr("The set was not added:"), rules.error());
        return false;
    }
    return addText(SetText::create(info, *rules));
}

/// A set of one's own under a name that is free.
bool SetsWindow::addText(const SetText& set)
{
    const bool taken = std::any_of(m_sets.begin(), m_sets.end(), [&](const carddb::SetFile& other) {
        return other.info && fold(other.info->code) == fold(set.code());
    });
    if (taken) {
        showMessages(tr("There is a set %1 already; every set has a code of its own.").arg(shown(set.code())), {});
        return false;
    }
    const QString folder = carddb::ownSetFolder(m_library.places(), game());
    const QString base = QString::fromStdString(fold(set.code()));
    QString path = QStringLiteral("%1/%2.yaml").arg(folder, base);
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = QStringLiteral("%1/%2-%3.yaml").arg(folder, base).arg(i);
    QDir().mkpath(folder);
    if (const auto written = carddb::writeFile(path, set.text()); !written) {
        showErrors(tr("The set was not added:"), written.error());
        return false;
    }
    m_path = path;
    changed();
    if (const carddb::SetFile* added = selectedSet(); added != nullptr && added->errors.empty())
        showMessages(
            tr("%1 was added, with %n card(s).", nullptr, static_cast<int>(set.cards().size())).arg(shown(set.code())),
            {});
    return true;
}

void SetsWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void SetsWindow::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            addFile(url.toLocalFile());
    }
}

} // namespace muster::app

#include "moc_sets_window.cpp"
