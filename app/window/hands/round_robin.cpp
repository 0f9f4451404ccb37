// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/round_robin.h"

#include <algorithm>

#include <QLocale>

#include "app/output/csv.h"

namespace muster::app {

RoundRobin::RoundRobin(FigureMemory& memory, QObject* parent)
    : QAbstractTableModel(parent),
      m_memory(memory),
      m_run(new MeasuringRun(this))
{
    connect(m_run, &MeasuringRun::grew, this, &RoundRobin::take);
    connect(m_run, &MeasuringRun::ended, this, [this] {
        if (!m_running || m_at >= m_pairs.size())
            return;
        keep();
        ++m_at;
        next();
    });
}

RoundRobin::~RoundRobin()
{
    m_run->disconnect(this);
    if (m_running)
        keep();
}

void RoundRobin::start(const Measuring& how, std::vector<OtherDeck> decks)
{
    stop();
    beginResetModel();
    m_how = how;
    m_how.what = Measuring::What::Match;
    m_how.beside = {};
    m_decks = std::move(decks);
    m_pairs.clear();
    m_problem.clear();
    for (int first = 0; first < static_cast<int>(m_decks.size()); ++first) {
        for (int second = first + 1; second < static_cast<int>(m_decks.size()); ++second)
            m_pairs.push_back({first, second, nullptr, false});
    }
    m_at = 0;
    m_running = true;
    endResetModel();
    next();
}

void RoundRobin::stop()
{
    if (!m_running)
        return;
    m_running = false;
    keep();
    m_run->cancel();
    Q_EMIT ended();
}

/// On to the next pair that is not known yet.
void RoundRobin::next()
{
    for (; m_at < m_pairs.size(); ++m_at) {
        Pair& pair = m_pairs[m_at];
        const Measuring wanted = measuringOf(pair);
        pair.measured = m_memory.find(wanted);
        if (!pair.measured) {
            const auto begun = m_memory.findBegun(wanted);
            pair.measured = begun;
            if (begun)
                changed(pair);
            m_run->start(wanted, begun);
            return;
        }
        pair.whole = true;
        changed(pair);
    }
    m_running = false;
    Q_EMIT ended();
}

Measuring RoundRobin::measuringOf(const Pair& pair) const
{
    Measuring measuring = m_how;
    measuring.deck.cards = m_decks[static_cast<std::size_t>(pair.first)].cards;
    measuring.other = m_decks[static_cast<std::size_t>(pair.second)].cards;
    return measuring;
}

void RoundRobin::take(const std::shared_ptr<const Measured>& measured)
{
    if (!m_running || m_at >= m_pairs.size())
        return;
    if (!measured->problem.isEmpty()) {
        m_problem = measured->problem;
        return;
    }
    m_pairs[m_at].measured = measured;
    m_memory.grew(measuringOf(m_pairs[m_at]), measured);
    changed(m_pairs[m_at]);
}

/// Of the pair that plays, all or as far as it came.
void RoundRobin::keep()
{
    if (m_at >= m_pairs.size())
        return;
    Pair& pair = m_pairs[m_at];
    pair.whole = pair.measured && pair.measured->done == m_how.samples;
    m_memory.keep(measuringOf(pair), pair.measured);
}

void RoundRobin::changed(const Pair& pair)
{
    for (const int row : {pair.first, pair.second})
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    Q_EMIT grew();
}

int RoundRobin::games() const { return static_cast<int>(m_pairs.size()) * m_how.samples; }

int RoundRobin::played() const
{
    int played = 0;
    for (const Pair& pair : m_pairs)
        played += pair.measured ? pair.measured->done : 0;
    return played;
}

RoundRobin::Record RoundRobin::recordOf(int row, int column) const
{
    Record sum;
    for (const Pair& pair : m_pairs) {
        const bool own = pair.first == row || pair.second == row;
        const int against = pair.first == row ? pair.second : pair.first;
        if (!own || !pair.measured || (column < rowCount() && against != column))
            continue;
        const engine::Score& score = pair.measured->score;
        const std::size_t self = pair.first == row ? 0 : 1;
        sum.won += score.entrants[self].won;
        sum.lost += score.entrants[1 - self].won;
        sum.games += score.games;
    }
    return sum;
}

Estimate RoundRobin::won(int row, int column) const
{
    const Record record = recordOf(row, column);
    return shareOf(record.won, record.games);
}

int RoundRobin::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_decks.size());
}

int RoundRobin::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_decks.empty() ? 0 : rowCount() + 1;
}

QVariant RoundRobin::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Record record = recordOf(index.row(), index.column());
    switch (role) {
    case Qt::DisplayRole: {
        if (index.row() == index.column())
            return QStringLiteral("–");
        const Estimate share = won(index.row(), index.column());
        if (!share.value)
            return QString();
        return tr("%1 ±%2", "a share in percent, its margin in percentage points")
            .arg(figureText(share.value, true), QLocale().toString(100 * share.margin().value_or(0), 'f', 1));
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        if (record.games == 0)
            return {};
        return tr("%1 won, %2 lost, %3 of neither, of %4 games")
            .arg(record.won)
            .arg(record.lost)
            .arg(record.games - record.won - record.lost)
            .arg(record.games);
    case Qt::AccessibleTextRole:
        return tr("%1 against %2: %3")
            .arg(headerData(index.row(), Qt::Vertical).toString(),
                 headerData(index.column(), Qt::Horizontal).toString(), data(index, Qt::DisplayRole).toString());
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant RoundRobin::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0 || section > rowCount())
        return {};
    if (section == rowCount())
        return orientation == Qt::Horizontal ? tr("all others") : QString();
    return m_decks[static_cast<std::size_t>(section)].name;
}

QByteArray RoundRobin::csv() const
{
    QByteArray bytes = csvRecord({QStringLiteral("deck"), QStringLiteral("against"), QStringLiteral("won"),
                                  QStringLiteral("low"), QStringLiteral("high"), QStringLiteral("games")});
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            const Estimate share = won(row, column);
            if (row != column && share.value)
                bytes +=
                    csvRecord({headerData(row, Qt::Vertical).toString(), headerData(column, Qt::Horizontal).toString(),
                               cell(share.value), cell(share.low), cell(share.high), QString::number(share.games)});
        }
    }
    return bytes;
}

} // namespace muster::app

#include "moc_round_robin.cpp"
