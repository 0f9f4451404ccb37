// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/library/library_page.h"

#include <algorithm>

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include "app/window/browser/flow_layout.h"
#include "app/window/library/shelf_model.h"
#include "app/window/look/column_button.h"
#include "model/text/fold.h"

namespace muster::app {

namespace {

constexpr auto FoldersKey = "library/folders";

/// Every word is somewhere in a deck: its name, game, tags, cards.
class DeckFilter final : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void look(const QString& words)
    {
        m_words = QString::fromStdString(fold(words.toStdString())).split(u' ', Qt::SkipEmptyParts);
        for (QString& word : m_words)
            word.remove(u'#'); // as tags are written in notes
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QString in = sourceModel()->index(row, 0, parent).data(ShelfModel::WordsRole).toString();
        return std::ranges::all_of(m_words, [&](const QString& word) { return in.contains(word); });
    }

private:
    QStringList m_words;
};

} // namespace

LibraryPage::LibraryPage(carddb::Library& library, QSettings& settings, QWidget* parent)
    : QWidget(parent),
      m_library(library),
      m_settings(settings),
      m_model(new ShelfModel(library, this)),
      m_sorted(new DeckFilter(this)),
      m_find(new QLineEdit(this)),
      m_table(new QTableView(this)),
      m_answer(new QLabel(this)),
      m_open(new QPushButton(tr("Open"), this)),
      m_copy(new QPushButton(tr("Open a Copy"), this)),
      m_folder(new QPushButton(tr("Add a Folder…"), this))
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(ShelfModel::SortRole);
    build();
    connect(m_find, &QLineEdit::textChanged, this, &LibraryPage::filter);
    connect(m_find, &QLineEdit::returnPressed, this, [this] {
        m_table->setFocus();
        if (!m_table->currentIndex().isValid() && m_sorted->rowCount() > 0)
            m_table->selectRow(0);
    });
    connect(m_table, &QTableView::doubleClicked, this, &LibraryPage::open);
    connect(m_open, &QPushButton::clicked, this, [this] { open(m_table->currentIndex()); });
    connect(m_copy, &QPushButton::clicked, this, &LibraryPage::duplicate);
    connect(m_folder, &QPushButton::clicked, this, [this] {
        const QString folder = QFileDialog::getExistingDirectory(this, tr("A Folder of Decks"));
        if (!folder.isEmpty())
            addFolder(folder);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &LibraryPage::tell);
    connect(m_model, &ShelfModel::finished, this, &LibraryPage::tell);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &LibraryPage::tell);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &LibraryPage::tell);
    tell();
}

LibraryPage::~LibraryPage() = default;

void LibraryPage::build()
{
    m_find->setPlaceholderText(tr("Find decks: names, cards, tags, games"));
    m_find->setAccessibleName(tr("Find decks"));
    m_find->setClearButtonEnabled(true);
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("My decks"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setCornerButtonEnabled(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() * 8 / 5);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ShelfModel::ChangedColumn, Qt::DescendingOrder);
    m_table->installEventFilter(this);
    const int letter = fontMetrics().averageCharWidth();
    const int widths[] = {30, 14, 18, 16, 8, 24, 20};
    for (int column = 0; column < ShelfModel::Columns; ++column)
        m_table->setColumnWidth(column, widths[column] * letter);
    m_table->horizontalHeader()->setSectionResizeMode(ShelfModel::NameColumn, QHeaderView::Stretch);
    new ColumnButton(
        *m_table->horizontalHeader(), ShelfModel::GameColumn,
        [this](int column) { return !m_table->isColumnHidden(column); },
        [this](int column, bool shown) { m_table->setColumnHidden(column, !shown); });
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setWordWrap(true);
    m_copy->setToolTip(tr("Begins a new deck with the same cards"));
    m_folder->setToolTip(tr("Decks of this folder are shown here from now on"));
    auto* const buttons = new FlowLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_folder);
    auto* const column = new QVBoxLayout(this);
    column->addWidget(m_find);
    column->addWidget(m_answer);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
}

void LibraryPage::setRecent(const QStringList& paths)
{
    m_recent = paths;
    refresh();
}

void LibraryPage::refresh()
{
    if (isVisible())
        m_model->read(deckFilesOf(folders(), m_recent));
}

void LibraryPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

QStringList LibraryPage::folders() const
{
    QStringList all = m_settings.value(QLatin1String(FoldersKey)).toStringList();
    for (const QString& path : m_recent)
        all += QFileInfo(path).absolutePath();
    for (const QString& game : m_library.games())
        all += QStringLiteral("%1/games/%2/decks").arg(m_library.places().userData, game);
    all.removeDuplicates();
    return all;
}

void LibraryPage::addFolder(const QString& folder)
{
    QStringList all = m_settings.value(QLatin1String(FoldersKey)).toStringList();
    if (!all.contains(folder))
        all += folder;
    m_settings.setValue(QLatin1String(FoldersKey), all);
    refresh();
}

QString LibraryPage::currentPath() const { return m_table->currentIndex().data(ShelfModel::PathRole).toString(); }

void LibraryPage::open(const QModelIndex& row)
{
    if (row.isValid())
        Q_EMIT deckRequested(row.data(ShelfModel::PathRole).toString());
}

void LibraryPage::duplicate()
{
    if (const QString path = currentPath(); !path.isEmpty())
        Q_EMIT copyRequested(path);
}

void LibraryPage::filter(const QString& words)
{
    static_cast<DeckFilter*>(m_sorted)->look(words);
    tell();
}

/// How many there are, and what can be done with the one at hand.
void LibraryPage::tell()
{
    const int all = m_model->rowCount();
    const int some = m_sorted->rowCount();
    if (all == 0)
        m_answer->setText(m_model->isReading() ? tr("Looking for decks…")
                                               : tr("There is no deck in a file yet. Decks that you save appear here, "
                                                    "with all others of their folder."));
    else if (some < all)
        m_answer->setText(tr("%1 of %n deck(s)", nullptr, all).arg(some));
    else
        m_answer->setText(tr("%n deck(s). Words with # in a deck's notes are its tags.", nullptr, all));
    m_table->setVisible(all > 0);
    const bool any = !currentPath().isEmpty();
    m_open->setEnabled(any);
    m_copy->setEnabled(any);
}

bool LibraryPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            open(m_table->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_library_page.cpp"
