// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/history/steps_model.h"

#include <QApplication>
#include <QFont>
#include <QFontMetrics>
#include <QLocale>
#include <QPalette>

#include "app/window/look/plain_texts.h"

namespace muster::app {

void StepsModel::setDocument(DeckDocument* document)
{
    beginResetModel();
    if (m_document)
        m_document->history().disconnect(this);
    m_document = document;
    m_rows = document == nullptr ? 0 : document->history().count() + 1;
    endResetModel();
    if (document == nullptr)
        return;
    connect(&document->history(), &QUndoStack::indexChanged, this, &StepsModel::follow);
    connect(&document->history(), &QUndoStack::cleanChanged, this, &StepsModel::follow);
    connect(&document->history(), &QObject::destroyed, this, [this] { setDocument(nullptr); });
}

void StepsModel::follow()
{
    const int rows = m_document ? m_document->history().count() + 1 : 0;
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
    if (m_rows > 0) // one may have grown, been undone, or been saved
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, Columns - 1));
}

int StepsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }
int StepsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

bool StepsModel::isUndone(int row) const { return row > m_document->history().index(); }

QString StepsModel::words(int row) const
{
    const QUndoStack& history = m_document->history();
    QString text = row > 0             ? history.text(row - 1)
        : m_document->path().isEmpty() ? tr("The deck as it began")
                                       : tr("As it was opened");
    if (row == history.cleanIndex() && !m_document->path().isEmpty())
        text = tr("%1 · saved", "step of a deck").arg(text);
    return text;
}

QString StepsModel::time(int row) const
{
    const QDateTime when = row > 0 ? m_document->timeOf(row - 1) : QDateTime();
    if (!when.isValid())
        return {};
    return when.date() == QDate::currentDate() ? QLocale().toString(when.time(), QLocale::ShortFormat)
                                               : QLocale().toString(when, QLocale::ShortFormat);
}

QVariant StepsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) || !m_document)
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == StepColumn ? words(row) : time(row);
    case Qt::ToolTipRole: // many cards are a long step, and the room is narrow
        return index.column() == StepColumn ? wrappedTip(words(row)) : QString();
    case Qt::AccessibleTextRole:
        if (index.column() == TimeColumn)
            return time(row);
        return isUndone(row) ? tr("undone: %1").arg(words(row)) : words(row);
    case Qt::FontRole: {
        QFont font;
        font.setItalic(isUndone(row));
        font.setStrikeOut(isUndone(row) && index.column() == StepColumn);
        font.setBold(row == m_document->history().index());
        return font;
    }
    case Qt::ForegroundRole:
        if (isUndone(row) || index.column() == TimeColumn)
            return QApplication::palette().brush(QPalette::PlaceholderText);
        return {};
    case Qt::SizeHintRole:
        if (index.column() == TimeColumn) // as wide as its time
            return {};
        return QSize(0, QFontMetrics(QApplication::font()).height() * 3 / 2);
    case UndoneRole:
        return isUndone(row);
    default:
        return {};
    }
}

QVariant StepsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == StepColumn ? tr("Step") : tr("When");
}

} // namespace muster::app

#include "moc_steps_model.cpp"
