// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_lists.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QFont>

namespace muster::app {

// Options

void OptionModel::setGame(TableSession* game)
{
    if (m_game)
        m_game->disconnect(this);
    m_game = game;
    if (game != nullptr)
        connect(game, &TableSession::changed, this, &OptionModel::follow);
    follow();
}

/// All of them are others after each choice.
void OptionModel::follow()
{
    const bool shows = m_shown && m_game && m_game->question() != nullptr;
    const int rows = shows ? static_cast<int>(m_game->question()->options.size()) : 0;
    beginResetModel();
    m_rows = rows;
    m_hint = -1;
    m_several = false;
    m_ticks.clear();
    endResetModel();
}

void OptionModel::setShown(bool shown)
{
    if (std::exchange(m_shown, shown) != shown)
        follow();
}

void OptionModel::setHint(int option)
{
    const int before = std::exchange(m_hint, option);
    for (const int row : {before, option}) {
        if (row >= 0 && row < m_rows)
            Q_EMIT dataChanged(index(row), index(row));
    }
}

int OptionModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

void OptionModel::setTicks(bool several, const std::vector<engine::Option>& ticks)
{
    if (several == m_several && ticks == m_ticks)
        return;
    m_several = several;
    m_ticks = ticks;
    if (m_rows > 0)
        Q_EMIT dataChanged(index(0), index(m_rows - 1));
}

bool OptionModel::isTickable(int option) const
{
    return m_several && option >= 0 && option < m_rows && m_game && m_game->question() != nullptr
        && m_game->question()->enough() != option;
}

/// As which one an option is named; 0: it is not.
int OptionModel::tickOf(int row) const
{
    if (!isTickable(row))
        return 0;
    for (std::size_t i = 0; i < m_ticks.size(); ++i) {
        const std::vector<int> named = m_game->question()->named(m_ticks[i]);
        if (std::ranges::find(named, row) != named.end())
            return static_cast<int>(i) + 1;
    }
    return 0;
}

QString OptionModel::text(int row) const
{
    const QString& text = m_game->question()->options[static_cast<std::size_t>(row)].text;
    const int tick = tickOf(row);
    return tick > 0 ? tr("%1 (ticked as number %2)").arg(text, QString::number(tick)) : text;
}

QVariant OptionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_game
        || m_game->question() == nullptr)
        return {};
    const bool hinted = index.row() == m_hint;
    if (role == Qt::DisplayRole)
        return (hinted ? tr("%1  %2 (the pilot's choice)", "key, option") : tr("%1  %2", "key, option"))
            .arg(index.row() + 1)
            .arg(text(index.row()));
    if (role == Qt::CheckStateRole && isTickable(index.row()))
        return tickOf(index.row()) > 0 ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::FontRole && hinted) {
        QFont font;
        font.setBold(true);
        return font;
    }
    return {};
}

Qt::ItemFlags OptionModel::flags(const QModelIndex& index) const
{
    return QAbstractListModel::flags(index) | (isTickable(index.row()) ? Qt::ItemIsUserCheckable : Qt::NoItemFlags);
}

bool OptionModel::setData(const QModelIndex& index, const QVariant&, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid() || !isTickable(index.row()))
        return false;
    Q_EMIT boxClicked(index.row());
    return true;
}

// The log

void LogModel::setGame(TableSession* game)
{
    if (m_game)
        m_game->disconnect(this);
    m_game = game;
    if (game != nullptr)
        connect(game, &TableSession::changed, this, &LogModel::follow);
    beginResetModel();
    m_lines = game != nullptr ? game->position().log : std::vector<TableLine>();
    m_happened = static_cast<int>(m_lines.size());
    m_news = 0;
    m_end = game != nullptr ? game->tree().at() : 0;
    endResetModel();
}

void LogModel::setViewer(engine::Seat viewer)
{
    if (viewer == m_viewer)
        return;
    m_viewer = viewer;
    if (!m_lines.empty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_lines.size()) - 1));
}

/// So many lines stay where the game has so many lines in common with them: all, if it still goes to where they end.
std::size_t LogModel::knownLater(std::size_t same) const
{
    const ChoiceTree& tree = m_game->tree();
    const bool isOnTheWay =
        same == m_game->position().log.size() && m_end < tree.size() && tree.onLine(tree.depth(m_end)) == m_end;
    return isOnTheWay ? m_lines.size() : same;
}

/// Lines come at the end, and go there where the game goes another way.
void LogModel::follow()
{
    const std::vector<TableLine>& now = m_game->position().log;
    std::size_t same = 0;
    while (same < m_lines.size() && same < now.size() && m_lines[same].text == now[same].text
           && m_lines[same].after == now[same].after)
        ++same;
    const std::size_t kept = knownLater(same);
    if (kept < m_lines.size()) {
        beginRemoveRows({}, static_cast<int>(kept), static_cast<int>(m_lines.size()) - 1);
        m_lines.resize(kept);
        endRemoveRows();
    }
    m_news = std::min({m_news, m_happened, static_cast<int>(same)});
    const int before = std::exchange(m_happened, static_cast<int>(now.size()));
    if (same < now.size()) {
        beginInsertRows({}, static_cast<int>(same), static_cast<int>(now.size()) - 1);
        m_lines.insert(m_lines.end(), now.begin() + static_cast<std::ptrdiff_t>(same), now.end());
        endInsertRows();
    }
    if (m_lines.size() == now.size())
        m_end = m_game->tree().at();
    const int first = std::min(before, m_happened); // these are later ones now, or no longer
    const int last = std::min(static_cast<int>(kept), std::max(before, m_happened)) - 1;
    if (first <= last)
        Q_EMIT dataChanged(index(first), index(last));
}

QStringList LogModel::takeNews()
{
    QStringList news;
    for (int row = m_news; row < m_happened; ++row)
        news += m_lines[static_cast<std::size_t>(row)].textFor(m_viewer);
    m_news = m_happened;
    return news;
}

QString LogModel::line(int row) const
{
    const TableLine& line = m_lines[static_cast<std::size_t>(row)];
    const QString& text = line.textFor(m_viewer);
    return line.rule.isEmpty() ? text : tr("%1 [%2]", "what happened, rule").arg(text, line.rule);
}

QString LogModel::text() const
{
    QString all;
    for (int row = 0; row < m_happened; ++row)
        all += line(row) + QLatin1Char('\n');
    return all;
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const TableLine& line = m_lines[static_cast<std::size_t>(index.row())];
    const bool isLater = index.row() >= m_happened;
    switch (role) {
    case Qt::DisplayRole:
        return this->line(index.row());
    case Qt::AccessibleTextRole:
        return isLater ? tr("Later: %1", "line of the log").arg(this->line(index.row())) : this->line(index.row());
    case Qt::FontRole:
        if (!isLater)
            return {};
        else { // not by the colour alone
            QFont font;
            font.setItalic(true);
            return font;
        }
    case RuleRole:
        return line.rule;
    case AfterRole:
        return line.after;
    case LaterRole:
        return isLater;
    default:
        return {};
    }
}

// Lines

void LineModel::setGame(TableSession* game)
{
    if (m_game)
        m_game->disconnect(this);
    m_game = game;
    if (game != nullptr) {
        connect(game, &TableSession::changed, this, &LineModel::follow);
        connect(game, &TableSession::noteChanged, this, &LineModel::follow);
    }
    follow();
}

void LineModel::follow()
{
    std::vector<int> ends = m_game ? m_game->tree().ends() : std::vector<int>();
    if (ends.size() == m_ends.size()) {
        m_ends = std::move(ends);
        if (!m_ends.empty())
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_ends = std::move(ends);
    endResetModel();
}

int LineModel::currentRow() const
{
    if (!m_game)
        return -1;
    int at = m_game->tree().at();
    while (m_game->tree().node(at).next >= 0)
        at = m_game->tree().node(at).next;
    const auto found = std::find(m_ends.begin(), m_ends.end(), at);
    return found == m_ends.end() ? -1 : static_cast<int>(found - m_ends.begin());
}

int LineModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ends.size());
}

QVariant LineModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_game)
        return {};
    const int end = m_ends[static_cast<std::size_t>(index.row())];
    const ChoiceTree& tree = m_game->tree();
    const int named = tree.named(end);
    const QString note = named < 0 ? QString() : tree.node(named).note;
    switch (role) {
    case Qt::DisplayRole: {
        QString line = tr("Line %1, %n choice(s)", nullptr, tree.depth(end)).arg(index.row() + 1);
        if (const QString result = outcomeText(tree.node(end).ending, m_game->seats()); !result.isEmpty())
            line = tr("%1. %2", "line, result").arg(line, result);
        return note.isEmpty() ? line : tr("%1: %2", "line, name").arg(line, note);
    }
    case Qt::EditRole:
        return note;
    case Qt::FontRole: {
        QFont font;
        font.setBold(index.row() == currentRow());
        return font;
    }
    case NodeRole:
        return end;
    default:
        return {};
    }
}

Qt::ItemFlags LineModel::flags(const QModelIndex& index) const
{
    return QAbstractListModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

bool LineModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !m_game
        || !checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return false;
    const int end = m_ends[static_cast<std::size_t>(index.row())];
    const int named = m_game->tree().named(end);
    m_game->setNote(named < 0 ? end : named, value.toString().left(200));
    return true;
}

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableOutcome)
};

struct Heard {
    Q_DECLARE_TR_FUNCTIONS(TableHeard)
};

} // namespace

QStringList toBeHeard(QStringList lines)
{
    constexpr qsizetype First = 3;
    constexpr qsizetype Last = 4;
    const qsizetype between = lines.size() - First - Last;
    if (between <= 1)
        return lines;
    QStringList heard = lines.first(First);
    heard += Heard::tr("%n more line(s) of the log", nullptr, static_cast<int>(between));
    heard += lines.last(Last);
    return heard;
}

ChoiceTree::Ending endingOf(const engine::Outcome& outcome)
{
    return {outcome.kind, outcome.winners, QString::fromLatin1(outcome.rule != nullptr ? outcome.rule : "")};
}

QString outcomeText(const ChoiceTree::Ending& ending, int seats)
{
    const QString& rule = ending.rule;
    switch (ending.kind) {
    case engine::Outcome::None:
        return {};
    case engine::Outcome::Draw:
        return rule.isEmpty() ? Words::tr("The game is drawn.") : Words::tr("The game is drawn (%1).").arg(rule);
    case engine::Outcome::Capped:
        return Words::tr("The game was stopped: it does not end.");
    case engine::Outcome::Abandoned:
        return Words::tr("The game was stopped: there is no room for all that a text wants.");
    case engine::Outcome::Won:
        break;
    }
    QStringList winners;
    for (int i = 0; i < seats; ++i) {
        if ((ending.winners >> i & 1) != 0)
            winners += TableGame::letter(static_cast<engine::Seat>(i));
    }
    const QString who = winners.join(Words::tr(" and "));
    return rule.isEmpty() ? Words::tr("%1 wins.").arg(who) : Words::tr("%1 wins (%2).").arg(who, rule);
}

} // namespace muster::app

#include "moc_table_lists.cpp"
