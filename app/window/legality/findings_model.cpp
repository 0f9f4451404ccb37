// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/findings_model.h"

#include <algorithm>
#include <map>

#include "app/text/as_sentence.h"
#include "app/text/finding_text.h"
#include "app/text/shown.h"
#include "app/window/look/plain_texts.h"
#include "app/window/look/signs.h"

namespace muster::app {

namespace {

QString keyOf(const Finding& finding)
{
    QString key = QString::fromStdString(finding.id) + QLatin1Char('\n') + findingKey(finding.kind) + QLatin1Char('\n')
        + QString::fromStdString(finding.label) + QLatin1Char('\n') + QString::fromStdString(finding.part);
    // A count keeps its key while the number of its cards changes.
    const bool counts = finding.kind == FindingKind::TooFew || finding.kind == FindingKind::TooMany;
    if (!counts && finding.subjects.size() == 1)
        key += QLatin1Char('\n') + QString::fromStdString(finding.subjects.front().name) + QLatin1Char('\n')
            + QString::fromStdString(finding.subjects.front().section);
    return key;
}

} // namespace

void FindingsModel::setFindings(const std::vector<Finding>& findings)
{
    std::vector<Row> rows;
    std::map<QString, int> seen;
    for (const Finding& finding : findings) {
        QString key = keyOf(finding);
        if (const int before = seen[key]++; before > 0)
            key += QStringLiteral("\n#%1").arg(before);
        rows.push_back({key, asSentence(findingTitle(finding)), finding});
    }
    for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        const QString& key = m_rows[static_cast<std::size_t>(i)].key;
        if (std::ranges::find(rows, key, &Row::key) != rows.end())
            continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto place = static_cast<std::ptrdiff_t>(i);
        const auto found =
            std::find_if(m_rows.begin() + place, m_rows.end(), [&](const Row& row) { return row.key == rows[i].key; });
        if (found == m_rows.end()) {
            beginInsertRows({}, static_cast<int>(i), static_cast<int>(i));
            m_rows.insert(m_rows.begin() + place, std::move(rows[i]));
            endInsertRows();
            continue;
        }
        if (const auto from = found - m_rows.begin(); from != place) {
            beginMoveRows({}, static_cast<int>(from), static_cast<int>(from), {}, static_cast<int>(place));
            std::rotate(m_rows.begin() + place, m_rows.begin() + from, m_rows.begin() + from + 1);
            endMoveRows();
        }
        const bool looksTheSame = m_rows[i].title == rows[i].title
            && m_rows[i].finding.severity == rows[i].finding.severity
            && m_rows[i].finding.waived == rows[i].finding.waived;
        m_rows[i] = std::move(rows[i]); // its fixes and rows may be others all the same
        if (!looksTheSame)
            Q_EMIT dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
}

const Finding* FindingsModel::at(const QModelIndex& index) const
{
    return index.isValid() && index.row() < rowCount() ? &m_rows[static_cast<std::size_t>(index.row())].finding
                                                       : nullptr;
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString state = row.finding.waived
        ? tr("waived · %1").arg(shown(row.finding.id))
        : tr("%1 · %2", "severity, id").arg(severityWord(row.finding.severity), shown(row.finding.id));
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::ToolTipRole:
        return wrappedTip(row.title);
    case Qt::AccessibleTextRole:
        return row.finding.waived ? tr("waived: %1").arg(row.title)
                                  : tr("%1: %2").arg(severityWord(row.finding.severity), row.title);
    case SeverityRole:
        return static_cast<int>(row.finding.severity);
    case WaivedRole:
        return row.finding.waived;
    case IdRole:
        return shown(row.finding.id);
    case StateRole:
        return state;
    case SignRole:
        return static_cast<int>(row.finding.waived ? Sign::Advice : signOf(row.finding.severity));
    case Qt::AccessibleDescriptionRole:
        return findingExplanation(row.finding);
    default:
        return {};
    }
}

} // namespace muster::app

#include "moc_findings_model.cpp"
