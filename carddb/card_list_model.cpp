// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/card_list_model.h"

#include <algorithm>
#include <limits>

#include "carddb/field_text.h"
#include "model/text/capital.h"
#include "model/text/fold.h"

namespace muster::carddb {
namespace {

QString fromUtf8(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

} // namespace

CardListModel::CardListModel(QObject* parent) : QAbstractTableModel(parent) { }

void CardListModel::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    beginResetModel();
    m_catalogue = std::move(catalogue);
    m_cards.clear();
    m_result.clear();
    m_sortColumn = -1;
    endResetModel();
}

void CardListModel::setCards(std::vector<CardIndex> cards)
{
    beginResetModel();
    m_cards = std::move(cards);
    if (m_sortColumn >= 0) {
        m_result = m_cards;
        sortCards();
    }
    endResetModel();
}

CardIndex CardListModel::cardAt(int row) const
{
    return row >= 0 && std::size_t(row) < m_cards.size() ? m_cards[std::size_t(row)] : CardIndex();
}

int CardListModel::rowOf(CardIndex card) const
{
    const auto found = std::ranges::find(m_cards, card);
    return found == m_cards.end() ? -1 : int(found - m_cards.begin());
}

int CardListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(m_cards.size()); }

int CardListModel::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return firstExtraColumn() + (m_catalogue == nullptr ? 0 : extraColumns());
}

int CardListModel::firstExtraColumn() const
{
    return FirstFieldColumn + (m_catalogue == nullptr ? 0 : int(m_catalogue->game().columns.size()));
}

QVariant CardListModel::extraData(CardIndex, int, int) const { return {}; }
QString CardListModel::extraLabel(int) const { return {}; }
std::optional<int> CardListModel::extraNumber(CardIndex, int) const { return {}; }

FieldIndex CardListModel::fieldOf(int column) const
{
    return m_catalogue->game().columns[std::size_t(column - FirstFieldColumn)];
}

QString CardListModel::textOf(CardIndex card, int column) const
{
    if (column == NameColumn)
        return fromUtf8(m_catalogue->card(card).name());
    if (column == TypeColumn)
        return QString::fromStdString(m_catalogue->game().type(m_catalogue->card(card).type()).label);
    return fieldText(*m_catalogue, card, fieldOf(column));
}

QVariant CardListModel::sortKey(CardIndex card, int column) const
{
    if (column == NameColumn)
        return fromUtf8(m_catalogue->card(card).foldedName());
    if (column == TypeColumn)
        return m_catalogue->card(card).type().value;
    if (column >= firstExtraColumn()) {
        const auto extra = extraNumber(card, column - firstExtraColumn());
        return extra ? QVariant(*extra) : QVariant();
    }
    if (m_catalogue->game().field(fieldOf(column)).kind == FieldKind::Text)
        return QString::fromStdString(fold(m_catalogue->card(card).record().text(fieldOf(column))));
    const auto number = fieldNumber(*m_catalogue, card, fieldOf(column));
    return number ? QVariant(*number) : QVariant();
}

QVariant CardListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const auto card = m_cards[std::size_t(index.row())];
    if (index.column() >= firstExtraColumn() && role < CardRole)
        return extraData(card, index.column() - firstExtraColumn(), role);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(card, index.column());
    case Qt::AccessibleTextRole: {
        // A reader hears one cell at a time: "80" alone says nothing.
        const auto text = textOf(card, index.column());
        if (index.column() < FirstFieldColumn)
            return text;
        const auto label = headerData(index.column(), Qt::Horizontal).toString();
        return text.isEmpty() ? tr("%1: none").arg(label) : tr("%1: %2").arg(label, text);
    }
    case Qt::TextAlignmentRole:
        if (index.column() >= FirstFieldColumn
            && m_catalogue->game().field(fieldOf(index.column())).kind == FieldKind::Number)
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        return {};
    case CardRole:
        return card.value;
    case IdentityRole:
        return m_catalogue->card(card).identity().value;
    case IdRole:
        return fromUtf8(m_catalogue->card(card).id());
    case NameRole:
        return fromUtf8(m_catalogue->card(card).name());
    case SortRole:
        return sortKey(card, index.column());
    default:
        return {};
    }
}

QVariant CardListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section >= FirstFieldColumn
        && section < firstExtraColumn() && m_catalogue->game().field(fieldOf(section)).kind == FieldKind::Number)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)); // above its numbers
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()
        || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section == NameColumn)
        return tr("Name");
    if (section == TypeColumn)
        return tr("Type");
    if (section >= firstExtraColumn())
        return extraLabel(section - firstExtraColumn());
    return QString::fromStdString(capitalised(m_catalogue->game().field(fieldOf(section)).label));
}

QHash<int, QByteArray> CardListModel::roleNames() const
{
    auto names = QAbstractTableModel::roleNames();
    names.insert(CardRole, "card");
    names.insert(IdentityRole, "identity");
    names.insert(IdRole, "id");
    names.insert(NameRole, "name");
    names.insert(SortRole, "sort");
    return names;
}

void CardListModel::sort(int column, Qt::SortOrder order)
{
    if (m_catalogue == nullptr || column >= columnCount() || (column == m_sortColumn && order == m_sortOrder))
        return;
    reorder(column, order);
}

void CardListModel::extraNumbersChanged()
{
    if (m_catalogue != nullptr && m_sortColumn >= firstExtraColumn())
        reorder(m_sortColumn, m_sortOrder);
}

void CardListModel::reorder(int column, Qt::SortOrder order)
{
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const auto persistent = persistentIndexList();
    std::vector<CardIndex> before;
    before.reserve(std::size_t(persistent.size()));
    for (const auto& index : persistent)
        before.push_back(m_cards[std::size_t(index.row())]);

    if (m_sortColumn < 0)
        m_result = m_cards;
    m_sortColumn = std::max(column, -1);
    m_sortOrder = order;
    m_cards = m_result;
    if (m_sortColumn >= 0)
        sortCards();

    std::vector<int> rows; // by card; a result has each card once
    if (!persistent.isEmpty()) {
        rows.assign(m_catalogue->size(), -1);
        for (std::size_t i = 0; i < m_cards.size(); ++i)
            rows[m_cards[i].value] = int(i);
    }
    QModelIndexList after;
    for (qsizetype i = 0; i < persistent.size(); ++i)
        after.append(index(rows[before[std::size_t(i)].value], persistent[i].column()));
    changePersistentIndexList(persistent, after);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void CardListModel::sortCards()
{
    // Cards are numbered in the order of names, so that the number is the last word between equals. Cards without a
    // value come last in either direction.
    const bool descending = m_sortOrder == Qt::DescendingOrder;
    if (m_sortColumn == NameColumn) {
        std::ranges::sort(m_cards);
        if (descending)
            std::ranges::reverse(m_cards);
        return;
    }
    const bool isExtra = m_sortColumn >= firstExtraColumn();
    const bool isText = !isExtra && m_sortColumn >= FirstFieldColumn
        && m_catalogue->game().field(fieldOf(m_sortColumn)).kind == FieldKind::Text;
    std::ranges::sort(m_cards);
    if (isText) {
        std::vector<std::pair<std::string, CardIndex>> keyed;
        keyed.reserve(m_cards.size());
        for (const auto card : m_cards)
            keyed.emplace_back(fold(m_catalogue->card(card).record().text(fieldOf(m_sortColumn))), card);
        std::ranges::stable_sort(keyed, [&](const auto& a, const auto& b) {
            if (a.first.empty() || b.first.empty())
                return !a.first.empty() && b.first.empty();
            return descending ? b.first < a.first : a.first < b.first;
        });
        std::ranges::transform(keyed, m_cards.begin(), [](const auto& pair) { return pair.second; });
        return;
    }
    constexpr auto Last = std::numeric_limits<std::int64_t>::max();
    std::vector<std::pair<std::int64_t, CardIndex>> keyed;
    keyed.reserve(m_cards.size());
    for (const auto card : m_cards) {
        const auto number = m_sortColumn == TypeColumn ? std::optional<int>(int(m_catalogue->card(card).type().value))
            : isExtra                                  ? extraNumber(card, m_sortColumn - firstExtraColumn())
                                                       : fieldNumber(*m_catalogue, card, fieldOf(m_sortColumn));
        keyed.emplace_back(number ? (descending ? -std::int64_t(*number) : std::int64_t(*number)) : Last, card);
    }
    std::ranges::sort(keyed);
    std::ranges::transform(keyed, m_cards.begin(), [](const auto& pair) { return pair.second; });
}

} // namespace muster::carddb

#include "moc_card_list_model.cpp" // NOLINT(bugprone-suspicious-include): what moc makes of the header
