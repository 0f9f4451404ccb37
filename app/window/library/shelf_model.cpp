// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/library/shelf_model.h"

#include <algorithm>

#include <QFileInfo>
#include <QLocale>

#include "app/text/finding_text.h"
#include "app/window/look/plain_texts.h"
#include "app/window/look/signs.h"

namespace muster::app {

/// What the thread has read, and the model has not taken yet.
struct ShelfModel::Inbox {
    std::mutex mutex;
    std::vector<ShelfDeck> decks;
    bool finished = false;
};

ShelfModel::ShelfModel(carddb::Library& library, QObject* parent) : QAbstractTableModel(parent), m_library(library) { }

ShelfModel::~ShelfModel()
{
    m_inbox.reset();
    m_reader = {}; // asked to stop, and waited for: it uses the library
}

void ShelfModel::read(const QStringList& paths)
{
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (paths.contains(m_decks[static_cast<std::size_t>(row)].path))
            continue;
        beginRemoveRows({}, row, row);
        m_decks.erase(m_decks.begin() + row);
        endRemoveRows();
    }
    m_isReading = true;
    m_inbox = std::make_shared<Inbox>();
    m_reader = std::jthread([this, paths, inbox = m_inbox](const std::stop_token& stop) {
        const auto tell = [this, &inbox] {
            QMetaObject::invokeMethod(
                this, [this, inbox] { take(inbox); }, Qt::QueuedConnection);
        };
        readShelf(m_library, paths, stop, [&](ShelfDeck deck) {
            const std::scoped_lock lock(inbox->mutex);
            inbox->decks.push_back(std::move(deck));
            if (inbox->decks.size() == 1) // else the model has been told, and will find this one too
                tell();
        });
        if (stop.stop_requested())
            return;
        const std::scoped_lock lock(inbox->mutex);
        inbox->finished = true;
        tell();
    });
}

void ShelfModel::take(const std::shared_ptr<Inbox>& from)
{
    if (from != m_inbox || !m_isReading)
        return; // of a reading that was given up, or told of twice before it was looked at
    std::vector<ShelfDeck> decks;
    {
        const std::scoped_lock lock(from->mutex);
        decks.swap(from->decks);
        m_isReading = !from->finished;
    }
    for (ShelfDeck& deck : decks)
        put(std::move(deck));
    if (!m_isReading)
        Q_EMIT finished();
}

void ShelfModel::put(ShelfDeck deck)
{
    const auto there = std::ranges::find(m_decks, deck.path, &ShelfDeck::path);
    if (there == m_decks.end()) {
        beginInsertRows({}, rowCount(), rowCount());
        m_decks.push_back(std::move(deck));
        endInsertRows();
        return;
    }
    if (*there == deck)
        return;
    *there = std::move(deck);
    const int row = static_cast<int>(there - m_decks.begin());
    Q_EMIT dataChanged(index(row, 0), index(row, Columns - 1));
}

const ShelfDeck* ShelfModel::at(int row) const
{
    return row >= 0 && row < rowCount() ? &m_decks[static_cast<std::size_t>(row)] : nullptr;
}

int ShelfModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_decks.size());
}

int ShelfModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QString ShelfModel::text(const ShelfDeck& deck, int column) const
{
    switch (column) {
    case NameColumn:
        return deck.name;
    case GameColumn:
        return deck.kind.isEmpty() ? deck.game : tr("%1: %2", "game, kind of deck").arg(deck.game, deck.kind);
    case FormatColumn:
        return deck.format;
    case VerdictColumn:
        if (!deck.trouble.isEmpty())
            return tr("cannot be read");
        return deck.findings == 0
            ? verdictWord(deck.verdict)
            : tr("%1 (%2)", "verdict, problems").arg(verdictWord(deck.verdict)).arg(deck.findings);
    case CardsColumn:
        return deck.trouble.isEmpty() ? QString::number(deck.cards) : QString();
    case ChangedColumn:
        return QLocale().toString(deck.changed, QLocale::ShortFormat);
    default:
        return deck.tags.join(QStringLiteral(", "));
    }
}

QVariant ShelfModel::sortKey(const ShelfDeck& deck, int column) const
{
    switch (column) {
    case VerdictColumn:
        return deck.trouble.isEmpty() ? static_cast<int>(deck.verdict) : 100;
    case CardsColumn:
        return deck.cards;
    case ChangedColumn:
        return deck.changed;
    default:
        return text(deck, column).toCaseFolded();
    }
}

QString ShelfModel::spoken(const ShelfDeck& deck) const
{
    QStringList parts;
    for (int column = 0; column < Columns; ++column) {
        if (const QString cell = text(deck, column); !cell.isEmpty())
            parts += column == CardsColumn ? tr("%n card(s)", nullptr, deck.cards) : cell;
    }
    return parts.join(QStringLiteral(", "));
}

QVariant ShelfModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ShelfDeck& deck = m_decks[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(deck, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == NameColumn ? spoken(deck) : text(deck, index.column());
    case Qt::DecorationRole:
        if (index.column() == VerdictColumn)
            return iconOf(deck.trouble.isEmpty() ? signOf(deck.verdict) : Sign::Illegal);
        return {};
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
                                   | (index.column() == CardsColumn ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ToolTipRole:
        return wrappedTip(deck.trouble.isEmpty() ? deck.path : deck.path + u'\n' + deck.trouble);
    case PathRole:
        return deck.path;
    case SortRole:
        return sortKey(deck, index.column());
    case WordsRole:
        return deck.words;
    default:
        return {};
    }
}

QVariant ShelfModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
                                   | (section == CardsColumn ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Deck");
    case GameColumn:
        return tr("Game");
    case FormatColumn:
        return tr("Format");
    case VerdictColumn:
        return tr("Verdict");
    case CardsColumn:
        return tr("Cards");
    case ChangedColumn:
        return tr("Changed");
    case TagsColumn:
        return tr("Tags");
    default:
        return {};
    }
}

} // namespace muster::app

#include "moc_shelf_model.cpp"
