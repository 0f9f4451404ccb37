// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_model.h"

#include <algorithm>
#include <utility>

#include "app/text/game_words.h"
#include "app/text/shown.h"

namespace muster::app {

struct TableModel::Item {
    Item* parent = nullptr;
    int row = 0;
    bool zone = false;
    engine::ShownCard card; ///< without what lies on it
    bool lit = false;
    Items children;
};

TableModel::TableModel(QObject* parent) : QAbstractItemModel(parent), m_root(std::make_unique<Item>()) { }

TableModel::~TableModel() = default;

void TableModel::setCatalogue(std::shared_ptr<const Catalogue> catalogue)
{
    beginResetModel();
    m_catalogue = std::move(catalogue);
    m_zones.clear();
    m_root->children.clear();
    endResetModel();
}

// Taking a position over

std::unique_ptr<TableModel::Item> TableModel::make(const engine::ShownCard& card, Item* parent, int row) const
{
    auto item = std::make_unique<Item>();
    item->parent = parent;
    item->row = row;
    item->card = card;
    item->card.on.clear();
    item->lit = m_lit.contains(card.id);
    for (const engine::ShownCard& on : card.on)
        item->children.push_back(make(on, item.get(), static_cast<int>(item->children.size())));
    return item;
}

void TableModel::number(Item& parent)
{
    for (std::size_t i = 0; i < parent.children.size(); ++i)
        parent.children[i]->row = static_cast<int>(i);
}

void TableModel::setTable(const engine::ShownTable& table, const std::set<engine::CardId>& lit)
{
    m_lit = lit;
    const bool fresh = table.zones.size() != m_zones.size();
    if (fresh)
        beginResetModel();
    m_zones.clear();
    for (const engine::ShownZone& zone : table.zones)
        m_zones.push_back({zone.word, zone.kind, zone.seat, zone.count, {}, zone.rare});
    if (fresh) {
        m_root->children.clear();
        for (const engine::ShownZone& zone : table.zones) {
            auto item = std::make_unique<Item>();
            item->parent = m_root.get();
            item->zone = true;
            item->row = static_cast<int>(m_root->children.size());
            for (const engine::ShownCard& card : zone.cards)
                item->children.push_back(make(card, item.get(), static_cast<int>(item->children.size())));
            m_root->children.push_back(std::move(item));
        }
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < table.zones.size(); ++i)
        update(*m_root->children[i], table.zones[i].cards);
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

/// What is the same at the beginning and at the end of a list stays.
void TableModel::update(Item& parent, const std::vector<engine::ShownCard>& cards)
{
    Items& items = parent.children;
    std::size_t front = 0;
    while (front < items.size() && front < cards.size() && items[front]->card.id == cards[front].id)
        ++front;
    std::size_t back = 0;
    while (back + front < items.size() && back + front < cards.size()
           && items[items.size() - 1 - back]->card.id == cards[cards.size() - 1 - back].id)
        ++back;
    const QModelIndex at = indexOf(parent);
    const auto place = [&](std::size_t from) { return items.begin() + static_cast<std::ptrdiff_t>(from); };
    if (const std::size_t gone = items.size() - front - back; gone > 0) {
        beginRemoveRows(at, static_cast<int>(front), static_cast<int>(front + gone - 1));
        items.erase(place(front), place(front + gone));
        number(parent);
        endRemoveRows();
    }
    if (const std::size_t come = cards.size() - front - back; come > 0) {
        Items fresh;
        for (std::size_t i = front; i < front + come; ++i)
            fresh.push_back(make(cards[i], &parent, static_cast<int>(i)));
        beginInsertRows(at, static_cast<int>(front), static_cast<int>(front + come - 1));
        items.insert(place(front), std::make_move_iterator(fresh.begin()), std::make_move_iterator(fresh.end()));
        number(parent);
        endInsertRows();
    }
    for (std::size_t i = 0; i < cards.size(); ++i)
        updateCard(*items[i], cards[i]);
}

void TableModel::updateCard(Item& item, const engine::ShownCard& card)
{
    update(item, card.on);
    engine::ShownCard plain = card;
    plain.on.clear();
    const bool lit = m_lit.contains(card.id);
    if (item.card == plain && item.lit == lit)
        return;
    item.card = std::move(plain);
    item.lit = lit;
    for (const Item* shown = &item; shown != nullptr && !shown->zone; shown = shown->parent) {
        const QModelIndex at = indexOf(*shown); // what lies on a card is drawn with it
        Q_EMIT dataChanged(at, at);
    }
}

void TableModel::setTicks(const std::vector<engine::CardId>& ticks)
{
    if (ticks == m_ticks)
        return;
    std::vector<engine::CardId> touched = std::exchange(m_ticks, ticks);
    touched.insert(touched.end(), ticks.begin(), ticks.end());
    for (const engine::CardId card : touched) {
        for (QModelIndex at = find(card); at.parent().isValid(); at = at.parent())
            Q_EMIT dataChanged(at, at);
    }
}

int TableModel::tickOf(engine::CardId card) const
{
    const auto found = std::ranges::find(m_ticks, card);
    return found == m_ticks.end() ? 0 : static_cast<int>(found - m_ticks.begin()) + 1;
}

// Looking

TableModel::Item* TableModel::itemOf(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<Item*>(index.internalPointer()) : m_root.get();
}

QModelIndex TableModel::indexOf(const Item& item) const
{
    return &item == m_root.get() ? QModelIndex() : createIndex(item.row, 0, &item);
}

const TableModel::Item* TableModel::find(const Item& below, engine::CardId card) const
{
    for (const auto& child : below.children) {
        if (!child->zone && child->card.id == card)
            return child.get();
        if (const Item* const found = find(*child, card))
            return found;
    }
    return nullptr;
}

CardIndex TableModel::definitionOf(const QModelIndex& card)
{
    const int definition = card.isValid() ? card.data(DefinitionRole).toInt() : -1;
    return definition < 0 ? CardIndex() : CardIndex{static_cast<std::uint32_t>(definition)};
}

QModelIndex TableModel::find(engine::CardId card) const
{
    const Item* const found = find(*m_root, card);
    return found != nullptr ? indexOf(*found) : QModelIndex();
}

QModelIndex TableModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, itemOf(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex TableModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    return indexOf(*itemOf(index)->parent);
}

int TableModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(itemOf(parent)->children.size());
}

int TableModel::columnCount(const QModelIndex&) const { return 1; }

QVariant TableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Item& item = *itemOf(index);
    return item.zone ? zoneData(item.row, role) : cardData(item, role);
}

QVariant TableModel::zoneData(int row, int role) const
{
    const engine::ShownZone& zone = m_zones[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return gameWord(zone.word);
    case Qt::AccessibleTextRole:
        return tr("%1, %n card(s)", nullptr, zone.count).arg(gameWord(zone.word));
    case CountRole:
        return zone.count;
    default:
        return {};
    }
}

QVariant TableModel::cardData(const Item& item, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(item.card);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return description(item);
    case IdRole:
        return static_cast<int>(item.card.id.value);
    case DefinitionRole:
        return item.card.known ? static_cast<int>(item.card.definition) : -1;
    case LitRole:
        return item.lit;
    case MarksRole:
        return marksOf(item.card);
    case TickRole:
        return tickOf(item.card.id);
    case DamageRole:
        return item.card.damage;
    case LevelRole:
        return levelOf(item);
    default:
        return {};
    }
}

QString TableModel::nameOf(const engine::ShownCard& card) const
{
    return card.known && m_catalogue ? shown(m_catalogue->card(CardIndex{card.definition}).name()) : tr("hidden card");
}

/// "damage 20", "hp 60 (80)", "armor points 3", "bleeding".
QStringList TableModel::marksOf(const engine::ShownCard& card)
{
    QStringList marks;
    for (const engine::ShownNumber& number : card.numbers) {
        if (number.printed == 0 && number.now != 0)
            marks += tr("%1 %2", "word, number").arg(gameWord(number.word), QString::number(number.now));
        else if (number.now != number.printed)
            marks += tr("%1 %2 (%3)", "word, number, as printed")
                         .arg(gameWord(number.word))
                         .arg(number.now)
                         .arg(number.printed);
    }
    if (card.damage != 0)
        marks += tr("damage %1").arg(card.damage);
    for (const std::string& state : card.states)
        marks += gameWord(state);
    return marks;
}

int TableModel::levelOf(const Item& item)
{
    int level = 0;
    for (const Item* on = item.parent; on != nullptr && !on->zone; on = on->parent)
        ++level;
    return level;
}

QString TableModel::nameAndMarks(const Item& item) const
{
    QStringList parts{nameOf(item.card)};
    parts += marksOf(item.card);
    if (item.card.known && !item.card.faceUp && !item.parent->zone)
        parts += tr("face down");
    return parts.join(tr(", "));
}

QString TableModel::description(const Item& item) const
{
    QString text = nameAndMarks(item);
    if (!item.parent->zone)
        text = tr("%1; lies on %2").arg(text, nameOf(item.parent->card));
    QStringList on;
    for (const auto& child : item.children)
        on += nameAndMarks(*child);
    if (!on.isEmpty())
        text = tr("%1; on it: %2").arg(text, on.join(tr("; ", "between cards")));
    if (const int tick = tickOf(item.card.id); tick > 0)
        return tr("%1. Ticked as number %2.").arg(text, QString::number(tick));
    return item.lit ? tr("%1. Can be chosen.").arg(text) : text;
}

} // namespace muster::app

#include "moc_table_model.cpp"
