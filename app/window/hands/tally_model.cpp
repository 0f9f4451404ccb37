// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/tally_model.h"

#include <array>

#include "app/text/as_sentence.h"
#include "app/text/measure_text.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/hands/hand_words.h"

namespace muster::app {

TallyModel::TallyModel(const HandDesk& desk, QObject* parent) : QAbstractTableModel(parent), m_desk(desk)
{
    connect(&desk, &HandDesk::changed, this, &TallyModel::follow);
    follow();
}

void TallyModel::follow()
{
    QStringList classes;
    if (m_desk.practice() != nullptr) {
        const engine::Measures series = m_desk.practice()->series();
        if (!series.classes.empty()) {
            for (const engine::ClassSeries::Row& one : series.classes.front().rows)
                classes += asSentence(shortClass(measureText(one.label)));
        }
    }
    m_tally = m_desk.tally();
    if (classes != m_classes) {
        beginResetModel();
        m_classes = classes;
        endResetModel();
        return;
    }
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

HandTally::Row TallyModel::row(int at) const
{
    if (at >= m_classes.size())
        return m_tally.all();
    const auto place = static_cast<std::size_t>(at);
    return place < m_tally.rows().size() ? m_tally.rows()[place] : HandTally::Row();
}

int TallyModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_classes.size()) + 1;
}

int TallyModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant TallyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const HandTally::Row counts = row(index.row());
    const QString name = index.row() < m_classes.size() ? m_classes[index.row()] : tr("All hands");
    if (role == Qt::TextAlignmentRole && index.column() != ClassColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::AccessibleTextRole && index.column() == ClassColumn)
        return tr("%1: of %n hand(s) you kept %2, a sound player keeps %3, alike %4", nullptr, counts.hands)
            .arg(name, QString::number(counts.kept), QString::number(counts.policyKept), QString::number(counts.alike));
    if (role != Qt::DisplayRole)
        return {};
    const std::array numbers{counts.hands, counts.kept, counts.policyKept, counts.alike};
    return index.column() == ClassColumn ? QVariant(name)
                                         : QVariant(numbers[static_cast<std::size_t>(index.column() - HandsColumn)]);
}

QVariant TallyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != ClassColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case KeptColumn:
            return tr("Hands that you kept as they were dealt");
        case PolicyColumn:
            return tr("Hands that a sound player keeps as they were dealt");
        case AlikeColumn:
            return tr("Hands that both kept, or of which both sent the same cards back");
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ClassColumn:
        return tr("Hand");
    case HandsColumn:
        return tr("Dealt");
    case KeptColumn:
        return tr("You kept");
    case PolicyColumn:
        return tr("Sound");
    case AlikeColumn:
        return tr("Alike");
    default:
        return {};
    }
}

} // namespace muster::app

#include "moc_tally_model.cpp"
