// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/position_model.h"

#include <algorithm>

#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/window/table/table_game.h"
#include "app/window/table/table_model.h"

namespace muster::app {

/// A zone, or copies of a card.
struct PositionModel::Item {
    Item* parent = nullptr;
    int row = 0;
    bool zone = false;
    engine::LaidCard card; ///< without what lies on it
    std::size_t copies = 1;
    std::size_t first = 0; ///< the number of the first copy in its list
    Items children;
};

struct PositionModel::Run {
    const engine::LaidCard* card = nullptr;
    std::size_t copies = 1;
};

PositionModel::PositionModel(QObject* parent) : QAbstractItemModel(parent), m_root(std::make_unique<Item>()) { }

PositionModel::~PositionModel() = default;

// Taking a position over

std::vector<PositionModel::Run> PositionModel::runsOf(const std::vector<engine::LaidCard>& cards)
{
    std::vector<Run> runs;
    for (const engine::LaidCard& card : cards) {
        engine::LaidCard bare;
        bare.definition = card.definition;
        if (!runs.empty() && card == bare && *runs.back().card == card)
            ++runs.back().copies;
        else
            runs.push_back({&card, 1});
    }
    return runs;
}

std::unique_ptr<PositionModel::Item> PositionModel::make(const Run& run, Item* parent)
{
    auto item = std::make_unique<Item>();
    item->parent = parent;
    item->card = *run.card;
    item->card.on.clear();
    item->copies = run.copies;
    for (const Run& on : runsOf(run.card->on))
        item->children.push_back(make(on, item.get()));
    number(*item);
    return item;
}

void PositionModel::number(Item& parent)
{
    std::size_t first = 0;
    for (std::size_t i = 0; i < parent.children.size(); ++i) {
        parent.children[i]->row = static_cast<int>(i);
        parent.children[i]->first = first;
        first += parent.children[i]->copies;
    }
}

void PositionModel::begin(std::shared_ptr<const PositionGround> ground, const engine::LaidPosition& position)
{
    beginResetModel();
    m_ground = std::move(ground);
    m_zones.clear();
    m_root->children.clear();
    for (const engine::LaidZone& zone : position.zones) {
        m_zones.push_back({zone.key, zone.seat, {}});
        auto item = std::make_unique<Item>();
        item->parent = m_root.get();
        item->zone = true;
        for (const Run& run : runsOf(zone.cards))
            item->children.push_back(make(run, item.get()));
        number(*item);
        m_root->children.push_back(std::move(item));
    }
    number(*m_root);
    endResetModel();
}

void PositionModel::setPosition(const engine::LaidPosition& position)
{
    for (std::size_t i = 0; i < std::min(m_root->children.size(), position.zones.size()); ++i)
        update(*m_root->children[i], position.zones[i].cards);
}

/// Rows that are the same at the beginning and at the end of a list stay; as many of those between as there are before and
/// after are changed where they are.
void PositionModel::update(Item& parent, const std::vector<engine::LaidCard>& cards)
{
    const std::vector<Run> runs = runsOf(cards);
    Items& items = parent.children;
    const auto isSame = [](const Item& item, const Run& run) {
        engine::LaidCard card = *run.card;
        card.on.clear();
        return item.card == card && item.copies == run.copies;
    };
    const std::size_t least = std::min(items.size(), runs.size());
    std::size_t front = 0;
    while (front < least && isSame(*items[front], runs[front]))
        ++front;
    std::size_t back = 0;
    while (back + front < least && isSame(*items[items.size() - 1 - back], runs[runs.size() - 1 - back]))
        ++back;
    const QModelIndex at = indexOf(parent);
    const auto place = [&](std::size_t row) { return items.begin() + static_cast<std::ptrdiff_t>(row); };
    if (items.size() > runs.size()) {
        const std::size_t from = runs.size() - back;
        const std::size_t gone = items.size() - runs.size();
        beginRemoveRows(at, static_cast<int>(from), static_cast<int>(from + gone - 1));
        items.erase(place(from), place(from + gone));
        number(parent);
        endRemoveRows();
    } else if (runs.size() > items.size()) {
        const std::size_t from = items.size() - back;
        const std::size_t come = runs.size() - items.size();
        beginInsertRows(at, static_cast<int>(from), static_cast<int>(from + come - 1));
        for (std::size_t i = from; i < from + come; ++i)
            items.insert(place(i), make(runs[i], &parent));
        number(parent);
        endInsertRows();
    }
    for (std::size_t i = 0; i < runs.size(); ++i)
        updateRow(*items[i], runs[i]);
    number(parent);
    if (parent.zone)
        Q_EMIT dataChanged(at, at); // its number of cards
}

void PositionModel::updateRow(Item& item, const Run& run)
{
    const bool hadOthersOn = [&] {
        const std::vector<Run> on = runsOf(run.card->on);
        return on.size() != item.children.size()
            || !std::equal(on.begin(), on.end(), item.children.begin(), [](const Run& one, const auto& child) {
                   return child->card.definition == one.card->definition;
               });
    }();
    update(item, run.card->on);
    engine::LaidCard card = *run.card;
    card.on.clear();
    if (!hadOthersOn && item.card == card && item.copies == run.copies)
        return;
    item.card = std::move(card);
    item.copies = run.copies;
    for (const Item* shown = &item; shown != nullptr && !shown->zone; shown = shown->parent) {
        const QModelIndex at = indexOf(*shown); // what lies on a card is drawn with it
        Q_EMIT dataChanged(at, at);
    }
}

// Looking

PositionModel::Item* PositionModel::itemOf(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<Item*>(index.internalPointer()) : m_root.get();
}

QModelIndex PositionModel::indexOf(const Item& item) const
{
    return &item == m_root.get() ? QModelIndex() : createIndex(item.row, 0, &item);
}

engine::CardPath PositionModel::pathOf(const QModelIndex& index) const
{
    engine::CardPath path;
    const Item* item = itemOf(index);
    for (; item->parent != nullptr && !item->zone; item = item->parent)
        path.steps.insert(path.steps.begin(), item->first);
    path.zone = static_cast<std::size_t>(item->row);
    return path;
}

QModelIndex PositionModel::indexOf(const engine::CardPath& path) const
{
    if (path.zone >= m_root->children.size())
        return {};
    const Item* item = m_root->children[path.zone].get();
    for (const std::size_t step : path.steps) {
        const auto found = std::find_if(item->children.begin(), item->children.end(), [&](const auto& child) {
            return child->first <= step && step < child->first + child->copies;
        });
        if (found == item->children.end())
            return {};
        item = found->get();
    }
    return indexOf(*item);
}

std::size_t PositionModel::copies(const QModelIndex& index) const { return itemOf(index)->copies; }

QModelIndex PositionModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, itemOf(parent)->children[static_cast<std::size_t>(row)].get());
}

QModelIndex PositionModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(*itemOf(index)->parent) : QModelIndex();
}

int PositionModel::rowCount(const QModelIndex& parent) const
{
    return parent.column() > 0 ? 0 : static_cast<int>(itemOf(parent)->children.size());
}

int PositionModel::columnCount(const QModelIndex&) const { return 1; }

QVariant PositionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Item& item = *itemOf(index);
    if (item.zone)
        return zoneData(item, role);
    switch (role) {
    case Qt::DisplayRole:
        return nameOf(item);
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return description(item);
    case TableModel::IdRole:
        return item.row;
    case TableModel::DefinitionRole:
        return static_cast<int>(item.card.definition.value);
    case TableModel::LitRole:
        return false;
    case TableModel::MarksRole:
        return marksOf(item);
    default:
        return {};
    }
}

/// A place may share its English word with a verb: then it has a key of its own in the dictionary.
QString PositionModel::zoneWord(const std::string& key)
{
    const std::string own = key + " (place)";
    const QString word = gameWord(own);
    return word == QString::fromStdString(own) ? gameWord(key) : word;
}

QString PositionModel::zoneText(const engine::LaidZone& zone)
{
    const QString who = zone.seat == engine::NoSeat ? tr("Table") : TableGame::letter(zone.seat);
    return tr("%1, %2", "whose, place").arg(who, zoneWord(zone.key));
}

QVariant PositionModel::zoneData(const Item& item, int role) const
{
    const engine::LaidZone& zone = m_zones[static_cast<std::size_t>(item.row)];
    int count = 0;
    for (const auto& child : item.children)
        count += static_cast<int>(child->copies);
    switch (role) {
    case Qt::DisplayRole:
        return zoneWord(zone.key);
    case Qt::AccessibleTextRole:
        return tr("%1, %n card(s)", nullptr, count).arg(zoneText(zone));
    case TableModel::CountRole:
        return count;
    default:
        return {};
    }
}

QString PositionModel::nameOf(const Item& item) const
{
    return shown(engine::scenarioName(item.card.definition, m_ground->catalogue()));
}

/// "×3", "damage 20", "face down", "hp 60".
QStringList PositionModel::marksOf(const Item& item) const
{
    QStringList marks;
    if (item.copies > 1)
        marks += tr("×%1").arg(item.copies);
    for (const auto& [key, value] : item.card.numbers)
        marks += tr("%1 %2", "word, number").arg(gameWord(key), QString::number(value));
    for (const std::string& state : item.card.states)
        marks += gameWord(state);
    for (const auto& [key, value] : item.card.extras)
        marks += tr("%1 %2", "word, value").arg(gameWord(key), shown(value, 20));
    if (item.card.owner != engine::NoSeat)
        marks += tr("of %1", "a player").arg(TableGame::letter(item.card.owner));
    for (const engine::Seat seat : item.card.seenBy)
        marks += tr("seen by %1").arg(TableGame::letter(seat));
    return marks;
}

QString PositionModel::description(const Item& item) const
{
    QStringList parts{item.copies > 1 ? tr("%1 copies of %2").arg(item.copies).arg(nameOf(item)) : nameOf(item)};
    const QStringList marks = marksOf(item);
    parts += item.copies > 1 ? marks.mid(1) : marks;
    QString text = parts.join(tr(", "));
    QStringList on;
    for (const auto& child : item.children)
        on += nameOf(*child);
    return on.isEmpty() ? text : tr("%1; on it: %2").arg(text, on.join(tr(", ")));
}

} // namespace muster::app

#include "moc_position_model.cpp"
