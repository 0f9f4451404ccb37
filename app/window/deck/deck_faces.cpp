// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/deck/deck_faces.h"

#include <algorithm>

#include <QKeyEvent>
#include <QVBoxLayout>

#include "app/window/browser/results_model.h"
#include "app/window/card/card_grid.h"
#include "app/window/deck/deck_model.h"
#include "app/window/deck/deck_tree.h"
#include "model/decks/list_reader.h"

namespace muster::app {

namespace {

void collect(const DeckModel& deck, const QModelIndex& parent, std::vector<QPersistentModelIndex>& rows)
{
    for (int row = 0; row < deck.rowCount(parent); ++row) {
        const QModelIndex index = deck.index(row, 0, parent);
        const DeckRow* const at = deck.rowAt(index);
        if (at != nullptr && at->section == ConsideringSection)
            continue; // not in the deck
        if (at != nullptr && at->kind == DeckRow::Kind::Card && at->card.valid())
            rows.emplace_back(index);
        collect(deck, index, rows);
    }
}

} // namespace

DeckFacesModel::DeckFacesModel(DeckModel& deck, QObject* parent) : QAbstractListModel(parent), m_deck(deck)
{
    connect(&deck, &DeckModel::deckShown, this, &DeckFacesModel::follow);
    connect(&deck, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        beginResetModel();
        m_rows.clear();
        endResetModel();
    });
    follow();
}

void DeckFacesModel::follow()
{
    std::vector<QPersistentModelIndex> rows;
    collect(m_deck, {}, rows);
    if (rows == m_rows) {
        if (!rows.empty()) // counts may be others
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
        return;
    }
    // Only what comes or goes at one place is common, and keeps the place and the choice of all others.
    const auto same = std::ranges::mismatch(rows, m_rows);
    const auto from = static_cast<int>(same.in1 - rows.begin());
    const auto more = static_cast<int>(rows.size()) - static_cast<int>(m_rows.size());
    const bool isInsertion = more > 0 && std::equal(same.in2, m_rows.end(), same.in1 + more, rows.end());
    const bool isRemoval = more < 0 && std::equal(same.in1, rows.end(), same.in2 - more, m_rows.end());
    if (isInsertion) {
        beginInsertRows({}, from, from + more - 1);
        m_rows = std::move(rows);
        endInsertRows();
    } else if (isRemoval) {
        beginRemoveRows({}, from, from - more - 1);
        m_rows = std::move(rows);
        endRemoveRows();
    } else {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

QModelIndex DeckFacesModel::rowOf(const QModelIndex& face) const
{
    return face.isValid() && face.row() < rowCount() ? QModelIndex(m_rows[static_cast<std::size_t>(face.row())])
                                                     : QModelIndex();
}

int DeckFacesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant DeckFacesModel::data(const QModelIndex& index, int role) const
{
    const QModelIndex row = rowOf(index);
    const DeckRow* const card = m_deck.rowAt(row);
    if (card == nullptr)
        return {};
    switch (role) {
    case carddb::CardListModel::CardRole:
        return card->card.value;
    case carddb::CardListModel::NameRole:
    case Qt::DisplayRole:
        return card->label;
    case ResultsModel::CopiesRole:
        return card->count;
    case ResultsModel::AllowedRole:
        return !row.data(DeckModel::SeverityRole).isValid();
    case ResultsModel::AddWordsRole:
        return row.siblingAtColumn(DeckModel::LimitColumn).data().toString();
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return row.data(role);
    default:
        return {};
    }
}

DeckFaces::DeckFaces(DeckModel& deck, DeckTree& tree, QWidget* parent)
    : QWidget(parent),
      m_tree(tree),
      m_cache(new FaceCache(this)),
      m_model(new DeckFacesModel(deck, this)),
      m_grid(new CardGrid(*m_cache, this))
{
    m_grid->setModel(m_model);
    m_grid->setAccessibleName(tr("Cards of the deck, as faces"));
    m_grid->setFrameShape(QFrame::NoFrame);
    m_grid->setDragEnabled(false);
    m_grid->installEventFilter(this);
    setFocusProxy(m_grid);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_grid);
    connect(m_grid->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        QModelIndexList rows;
        const QModelIndexList chosen = m_grid->selectionModel()->selectedRows();
        for (const QModelIndex& face : chosen)
            rows += m_model->rowOf(face);
        if (!rows.isEmpty())
            m_tree.selectRows(rows);
    });
}

void DeckFaces::setCards(const std::shared_ptr<const Catalogue>& catalogue, const carddb::Places& places)
{
    if (catalogue == m_catalogue)
        return;
    m_catalogue = catalogue;
    m_cache->setCards(catalogue, findFaceStyle(places, catalogue->game()),
                      OwnPictures(places, QString::fromStdString(catalogue->game().key)));
}

QAbstractItemView& DeckFaces::list() const { return *m_grid; }

bool DeckFaces::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && m_tree.wants(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        if (m_tree.wants(*key) && !key->matches(QKeySequence::SelectAll)) {
            m_tree.act(*key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_deck_faces.cpp"
