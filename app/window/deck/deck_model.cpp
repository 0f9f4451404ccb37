// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/deck/deck_model.h"

#include <algorithm>
#include <set>

#include <QFont>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

#include "app/text/finding_text.h"
#include "app/text/shown.h"
#include "app/window/deck/deck_edits.h"
#include "app/window/look/plain_texts.h"
#include "carddb/field_text.h"
#include "model/decks/list_reader.h"
#include "model/text/capital.h"

namespace muster::app {

struct DeckModel::Node {
    DeckRow row; ///< its children are in `children`
    Node* parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;
    std::optional<Severity> severity;
    QStringList said; ///< titles of the findings about it

    [[nodiscard]] int place() const
    {
        const auto& siblings = parent->children;
        return static_cast<int>(std::ranges::find_if(siblings, [this](const auto& one) { return one.get() == this; })
                                - siblings.begin());
    }
};

namespace {

bool sameRow(const DeckRow& a, const DeckRow& b)
{
    return a.label == b.label && a.detail == b.detail && a.isDetailOfAll == b.isDetailOfAll && a.type == b.type
        && a.count == b.count && a.card == b.card && a.rows == b.rows && a.limit == b.limit && a.copies == b.copies
        && a.note == b.note && a.trouble == b.trouble;
}

/// Rows as they travel; the deck they are from is known by its address, which no other deck of this program has.
QByteArray packed(const void* deck, const std::vector<DeckPick>& picks)
{
    QJsonArray all;
    for (const DeckPick& pick : picks) {
        QJsonArray rows;
        for (const std::size_t row : pick.rows)
            rows.append(static_cast<qint64>(row));
        all.append(QJsonObject{{QStringLiteral("section"), QString::fromStdString(pick.section)},
                               {QStringLiteral("rows"), rows}});
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("deck"), QString::number(reinterpret_cast<quintptr>(deck))},
                                     {QStringLiteral("picks"), all}})
        .toJson(QJsonDocument::Compact);
}

/// Nothing where the rows are from another deck.
std::vector<DeckPick> unpacked(const void* deck, const QByteArray& bytes)
{
    std::vector<DeckPick> picks;
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    if (object.value(QStringLiteral("deck")).toString() != QString::number(reinterpret_cast<quintptr>(deck)))
        return picks;
    for (const auto& value : object.value(QStringLiteral("picks")).toArray()) {
        const QJsonObject one = value.toObject();
        DeckPick pick;
        pick.section = one.value(QStringLiteral("section")).toString().toStdString();
        for (const auto& row : one.value(QStringLiteral("rows")).toArray())
            pick.rows.push_back(static_cast<std::size_t>(std::max<qint64>(0, row.toInteger())));
        picks.push_back(std::move(pick));
    }
    return picks;
}

} // namespace

DeckModel::DeckModel(QObject* parent) : QAbstractItemModel(parent), m_root(std::make_unique<Node>()) { }

DeckModel::~DeckModel() = default;

void DeckModel::setDeck(const std::shared_ptr<const DeckSnapshot>& deck)
{
    // Another game has other columns; another deck of the same game may share rows, which does no harm.
    const bool other = !m_deck || !deck || m_deck->game != deck->game;
    if (other)
        beginResetModel();
    m_deck = deck;
    if (other) {
        m_root = std::make_unique<Node>();
        m_grouping = {}; // fields of another game
        endResetModel();
    }
    update(*m_root, deck ? deckRows(*deck, m_grouping) : std::vector<DeckRow>());
    Q_EMIT deckShown();
}

void DeckModel::setGrouping(const DeckGrouping& grouping)
{
    if (grouping == m_grouping || !m_deck)
        return;
    m_grouping = grouping;
    update(*m_root, deckRows(*m_deck, m_grouping));
    Q_EMIT deckShown();
}

std::vector<std::pair<QString, DeckGrouping>> DeckModel::groupings() const
{
    std::vector<std::pair<QString, DeckGrouping>> all{{tr("As the game lists them"), {}},
                                                      {tr("Type"), {DeckGrouping::By::Type, {}}}};
    if (!m_deck)
        return all;
    const Game& game = m_deck->game->game();
    for (const FieldIndex field : game.columns) {
        if (const FieldKind kind = game.field(field).kind; kind == FieldKind::Word || kind == FieldKind::Number)
            all.push_back({shown(game.field(field).label), {DeckGrouping::By::Field, field}});
    }
    return all;
}

/// Makes the children of a node those rows: lost ones are removed, new ones inserted, and the rest stays in place.
void DeckModel::update(Node& parent, std::vector<DeckRow> rows)
{
    const QModelIndex at = &parent == m_root.get() ? QModelIndex() : indexOf(parent);
    auto& nodes = parent.children;
    std::set<std::string> wanted;
    for (const DeckRow& row : rows)
        wanted.insert(row.key);
    for (int i = static_cast<int>(nodes.size()) - 1; i >= 0; --i) {
        if (wanted.contains(nodes[static_cast<std::size_t>(i)]->row.key))
            continue;
        beginRemoveRows(at, i, i);
        nodes.erase(nodes.begin() + i);
        endRemoveRows();
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto found = std::find_if(nodes.begin() + static_cast<std::ptrdiff_t>(i), nodes.end(),
                                        [&](const auto& node) { return node->row.key == rows[i].key; });
        if (found == nodes.end()) {
            const int place = static_cast<int>(i);
            auto node = std::make_unique<Node>();
            node->parent = &parent;
            std::vector<DeckRow> below = std::move(rows[i].children);
            node->row = std::move(rows[i]);
            node->row.children.clear();
            beginInsertRows(at, place, place);
            nodes.insert(nodes.begin() + place, std::move(node));
            endInsertRows();
            update(*nodes[i], std::move(below));
            continue;
        }
        const auto from = found - nodes.begin();
        if (const auto to = static_cast<std::ptrdiff_t>(i); from != to) {
            beginMoveRows(at, static_cast<int>(from), static_cast<int>(from), at, static_cast<int>(to));
            std::rotate(nodes.begin() + to, nodes.begin() + from, nodes.begin() + from + 1);
            endMoveRows();
        }
        Node& node = *nodes[i];
        std::vector<DeckRow> below = std::move(rows[i].children);
        rows[i].children.clear();
        const bool same = sameRow(node.row, rows[i]);
        node.row = std::move(rows[i]);
        if (!same)
            tellRow(node);
        update(node, std::move(below));
    }
}

/// Cell by cell: of a single cell a view paints that cell, of more than one everything that it shows.
void DeckModel::tellRow(const Node& node)
{
    for (int column = 0; column < columnCount(); ++column)
        Q_EMIT dataChanged(indexOf(node, column), indexOf(node, column));
}

void DeckModel::setFindings(const std::vector<Finding>& findings)
{
    if (!m_deck)
        return;
    struct Mark {
        Severity severity = Severity::Advice;
        QStringList said;
    };
    // While a deck is being built, what it lacks still is in the list of findings: a mark at each row would read as a mistake.
    const bool isUnfinished = std::ranges::any_of(
        findings, [](const Finding& one) { return one.severity == Severity::Incomplete && !one.waived; });
    std::map<std::pair<std::string, std::size_t>, Mark> marks;
    for (const Finding& finding : findings) {
        // Advice about a card is for the list of findings; a mark in the deck says that something is to be done.
        if (finding.waived || finding.severity == Severity::Advice
            || (isUnfinished && finding.severity == Severity::Warning))
            continue;
        for (const Subject& subject : finding.subjects) {
            if (subject.section.empty() && subject.name.empty())
                continue;
            for (const Subject::Row& row : subject.rows) {
                if (row.section >= m_deck->deck.sections.size())
                    continue;
                Mark& mark = marks[{m_deck->deck.sections[row.section].key, row.row}];
                mark.severity = std::max(mark.severity, finding.severity);
                const QString title = findingTitle(finding);
                if (!mark.said.contains(title))
                    mark.said += title;
            }
        }
    }
    std::vector<Node*> changed;
    const std::function<void(Node&)> visit = [&](Node& node) {
        if (&node != m_root.get() && node.row.kind == DeckRow::Kind::Card) {
            std::optional<Severity> severity;
            QStringList said;
            for (const std::size_t row : node.row.rows) {
                const auto found = marks.find({node.row.section, row});
                if (found == marks.end())
                    continue;
                severity = std::max(severity.value_or(Severity::Advice), found->second.severity);
                for (const QString& title : found->second.said) {
                    if (!said.contains(title))
                        said += title;
                }
            }
            if (severity != node.severity || said != node.said) {
                node.severity = severity;
                node.said = std::move(said);
                changed.push_back(&node);
            }
        }
        for (const auto& child : node.children)
            visit(*child);
    };
    visit(*m_root);
    for (const Node* node : changed)
        tellRow(*node);
}

const DeckModel::Node* DeckModel::nodeAt(const QModelIndex& index) const
{
    return index.isValid() ? static_cast<const Node*>(index.constInternalPointer()) : nullptr;
}

const DeckRow* DeckModel::rowAt(const QModelIndex& index) const
{
    const Node* const node = nodeAt(index);
    return node == nullptr ? nullptr : &node->row;
}

QModelIndex DeckModel::indexOf(const Node& node, int column) const
{
    return createIndex(node.place(), column, const_cast<Node*>(&node));
}

void DeckModel::forEach(const Node& node, const std::function<void(const Node&)>& visit) const
{
    for (const auto& child : node.children) {
        visit(*child);
        forEach(*child, visit);
    }
}

std::vector<DeckPick> DeckModel::picksOf(const QModelIndexList& indexes) const
{
    std::vector<DeckPick> picks;
    for (const QModelIndex& index : indexes) {
        const DeckRow* const row = rowAt(index);
        if (row == nullptr || row->kind != DeckRow::Kind::Card || index.column() != CardColumn)
            continue;
        if (std::ranges::find(picks, row->pick()) == picks.end())
            picks.push_back(row->pick());
    }
    return picks;
}

QModelIndex DeckModel::find(const std::string& section, std::size_t row) const
{
    QModelIndex found;
    forEach(*m_root, [&](const Node& node) {
        if (node.row.kind == DeckRow::Kind::Card && node.row.section == section
            && std::ranges::find(node.row.rows, row) != node.row.rows.end())
            found = indexOf(node);
    });
    return found;
}

QModelIndex DeckModel::find(IdentityIndex identity, const std::string& section) const
{
    QModelIndex found;
    forEach(*m_root, [&](const Node& node) {
        if (node.row.kind == DeckRow::Kind::Card && node.row.card.valid() && node.row.identity == identity
            && node.row.section == section)
            found = indexOf(node);
    });
    return found;
}

QString DeckModel::textOf(const std::vector<DeckPick>& picks) const
{
    QString text;
    if (!m_deck)
        return text;
    for (const DeckEntry& entry : deck_edits::entries(m_deck->deck, picks)) {
        const ResolvedEntry found = resolve(*m_deck->game->catalogue, entry, Proposals::No);
        const DeckEntry named = found.status == ResolvedEntry::Status::Card
            ? entryFor(*m_deck->game->catalogue, found.card, entry.count)
            : entry;
        text += QStringLiteral("%1 %2").arg(entry.count).arg(shown(named.card, 500));
        for (const auto& [key, value] : named.identity)
            text += QStringLiteral(" [%1]").arg(shown(value));
        text += QLatin1Char('\n');
    }
    return text;
}

QModelIndex DeckModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const Node* const node = parent.isValid() ? nodeAt(parent) : m_root.get();
    return createIndex(row, column, node->children[static_cast<std::size_t>(row)].get());
}

QModelIndex DeckModel::parent(const QModelIndex& child) const
{
    const Node* const node = nodeAt(child);
    if (node == nullptr || node->parent == m_root.get())
        return {};
    return indexOf(*node->parent);
}

int DeckModel::rowCount(const QModelIndex& parent) const
{
    if (parent.column() > 0)
        return 0;
    const Node* const node = parent.isValid() ? nodeAt(parent) : m_root.get();
    return static_cast<int>(node->children.size());
}

int DeckModel::columnCount(const QModelIndex&) const
{
    return FirstFieldColumn + (m_deck ? static_cast<int>(m_deck->game->game().columns.size()) : 0);
}

bool DeckModel::hasFigures(int column) const
{
    if (!m_deck || column < FirstFieldColumn || column >= columnCount())
        return false;
    const Game& game = m_deck->game->game();
    const FieldKind kind = game.field(game.columns[static_cast<std::size_t>(column - FirstFieldColumn)]).kind;
    return kind == FieldKind::Number || kind == FieldKind::Words;
}

QString DeckModel::cellText(const DeckRow& row, int column) const
{
    switch (column) {
    case CardColumn:
        return row.label;
    case LimitColumn:
        return row.limit ? tr("%1 of %2").arg(row.copies).arg(*row.limit) : QString();
    case TypeColumn:
        return row.type;
    default:
        break;
    }
    if (!row.card.valid() || !m_deck)
        return {};
    const auto& columns = m_deck->game->game().columns;
    const auto field = static_cast<std::size_t>(column - FirstFieldColumn);
    return field < columns.size() ? carddb::fieldText(*m_deck->game->catalogue, row.card, columns[field]) : QString();
}

/// A row as it is read aloud: "3 Ember Fox, Champion, limit 3 of 3".
QString DeckModel::spoken(const Node& node) const
{
    const DeckRow& row = node.row;
    if (row.kind != DeckRow::Kind::Card)
        return tr("%1, %n card(s)", nullptr, row.count).arg(row.label);
    QStringList parts;
    parts += row.detail.isEmpty() ? tr("%1 %2", "count, card").arg(row.count).arg(row.label)
                                  : tr("%1 %2 [%3]", "count, card, identity").arg(row.count).arg(row.label, row.detail);
    if (!row.type.isEmpty())
        parts += row.type;
    if (row.limit)
        parts += tr("limit %1 of %2").arg(row.copies).arg(*row.limit);
    if (!row.trouble.isEmpty())
        parts += row.trouble;
    if (node.severity)
        parts += tr("%1: %2").arg(severityWord(*node.severity), node.said.join(QStringLiteral("; ")));
    if (!row.note.isEmpty())
        parts += tr("note: %1").arg(row.note);
    return parts.join(QStringLiteral(", "));
}

QVariant DeckModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Node& node = *nodeAt(index);
    const DeckRow& row = node.row;
    switch (role) {
    case Qt::DisplayRole:
        return cellText(row, index.column());
    case Qt::AccessibleTextRole:
        return index.column() == CardColumn ? spoken(node) : cellText(row, index.column());
    case Qt::TextAlignmentRole:
        return index.column() == CardColumn || index.column() == TypeColumn
            ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
            : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole: {
        QStringList lines;
        if (row.kind == DeckRow::Kind::Card) {
            lines += row.detail.isEmpty() ? row.label : QStringLiteral("%1 [%2]").arg(row.label, row.detail);
            if (!row.trouble.isEmpty())
                lines += row.trouble;
            lines += node.said;
            if (!row.note.isEmpty())
                lines += tr("Note: %1").arg(row.note);
        }
        return lines.isEmpty() ? QVariant() : QVariant(wrappedTip(lines.join(QLatin1Char('\n'))));
    }
    case KindRole:
        return static_cast<int>(row.kind);
    case CountRole:
        return row.count;
    case DetailRole:
        return row.isDetailOfAll ? QString() : row.detail;
    case NoteRole:
        return row.note;
    case TroubleRole:
        return row.trouble;
    case SeverityRole:
        return node.severity ? QVariant(static_cast<int>(*node.severity)) : QVariant();
    case SectionRole:
        return QString::fromStdString(row.section);
    default:
        return {};
    }
}

QVariant DeckModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return section == CardColumn || section == TypeColumn ? QVariant(Qt::AlignLeft | Qt::AlignVCenter)
                                                              : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CardColumn:
        return tr("Card");
    case LimitColumn:
        return tr("Limit");
    case TypeColumn:
        return tr("Type");
    default: {
        const Game& game = m_deck->game->game();
        return shown(capitalised(game.field(game.columns[static_cast<std::size_t>(section - FirstFieldColumn)]).label));
    }
    }
}

Qt::ItemFlags DeckModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled;
    if (nodeAt(index)->row.kind == DeckRow::Kind::Card)
        flags |= Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    return flags;
}

QStringList DeckModel::mimeTypes() const { return {QString::fromLatin1(RowsMime), QStringLiteral("text/plain")}; }

QMimeData* DeckModel::mimeData(const QModelIndexList& indexes) const
{
    const auto picks = picksOf(indexes);
    if (picks.empty())
        return nullptr;
    auto* const data = new QMimeData;
    data->setData(QString::fromLatin1(RowsMime), packed(this, picks));
    data->setText(textOf(picks));
    return data;
}

bool DeckModel::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex&) const
{
    // Files are the window's to open.
    return m_deck && !data->hasUrls() && (data->hasFormat(QString::fromLatin1(RowsMime)) || data->hasText());
}

QString DeckModel::sectionAimedAt(const QModelIndex& parent) const
{
    const Node* const node = nodeAt(parent);
    return node == nullptr ? QString() : QString::fromStdString(node->row.section);
}

bool DeckModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int, int, const QModelIndex& parent)
{
    if (action == Qt::IgnoreAction || !m_deck)
        return false;
    const std::string section = sectionAimedAt(parent).toStdString();
    const auto picks = unpacked(this, data->data(QString::fromLatin1(RowsMime)));
    if (picks.empty())
        Q_EMIT textDropped(data->text(), section);
    else if (!section.empty())
        Q_EMIT rowsDropped(picks, section);
    return false; // the deck is changed as a whole; the view is not to take rows out by itself
}

Qt::DropActions DeckModel::supportedDropActions() const { return Qt::CopyAction | Qt::MoveAction; }

} // namespace muster::app

#include "moc_deck_model.cpp"
