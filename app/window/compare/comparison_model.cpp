// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/compare/comparison_model.h"

#include <algorithm>

#include <QApplication>
#include <QFont>
#include <QPalette>

namespace muster::app {

void ComparisonModel::setComparison(std::shared_ptr<const DeckComparison> comparison, const QString& left,
                                    const QString& right)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    m_left = left;
    m_right = right;
    refill();
    endResetModel();
}

void ComparisonModel::setOnlyDifferences(bool only)
{
    beginResetModel();
    m_onlyDifferences = only;
    refill();
    endResetModel();
}

void ComparisonModel::refill()
{
    m_shown.clear();
    if (!m_comparison)
        return;
    const auto& rows = m_comparison->rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!m_onlyDifferences || rows[i].differs())
            m_shown.push_back(i);
    }
}

bool ComparisonModel::isHeading(int row) const
{
    return m_comparison->rows()[rowAt(row)].kind == ComparedRow::Kind::Heading;
}

std::vector<std::size_t> ComparisonModel::differing(const QList<int>& rows) const
{
    const auto& all = m_comparison->rows();
    std::vector<std::size_t> chosen;
    for (const int row : rows) {
        std::size_t at = rowAt(row);
        if (all[at].kind != ComparedRow::Kind::Heading) {
            chosen.push_back(at);
            continue;
        }
        for (++at; at < all.size() && all[at].kind != ComparedRow::Kind::Heading; ++at)
            chosen.push_back(at);
    }
    std::ranges::sort(chosen);
    const auto doubled = std::ranges::unique(chosen);
    chosen.erase(doubled.begin(), doubled.end());
    // Numbers follow from the cards: nothing of them can be taken over.
    std::erase_if(chosen,
                  [&](std::size_t at) { return !all[at].differs() || all[at].kind == ComparedRow::Kind::Number; });
    return chosen;
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QString ComparisonModel::text(const ComparedRow& row, int column) const
{
    if (column == Card)
        return row.text;
    if (row.kind == ComparedRow::Kind::Heading)
        return column == Difference && row.differences > 0 ? tr("%n difference(s)", nullptr, row.differences)
                                                           : QString();
    if (row.kind != ComparedRow::Kind::Card) {
        if (column == Difference)
            return row.differs() ? tr("different") : tr("same");
        return column == Left ? row.leftText : row.rightText;
    }
    if (column != Difference) {
        const int count = column == Left ? row.left : row.right;
        return count == 0 ? QStringLiteral("–") : QString::number(count);
    }
    if (row.left == row.right)
        return tr("same");
    if (row.left == 0)
        return tr("only on the right");
    if (row.right == 0)
        return tr("only on the left");
    return row.right > row.left ? tr("%n more on the right", nullptr, row.right - row.left)
                                : tr("%n more on the left", nullptr, row.left - row.right);
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ComparedRow& row = m_comparison->rows()[rowAt(index.row())];
    const bool isHeading = row.kind == ComparedRow::Kind::Heading;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text(row, index.column());
    case Qt::AccessibleTextRole:
        if (row.kind == ComparedRow::Kind::Card && index.column() == Card)
            return tr("%1: %2 left, %3 right").arg(row.text, QString::number(row.left), QString::number(row.right));
        if (row.kind == ComparedRow::Kind::Number && index.column() == Card)
            return tr("%1: %2 left, %3 right").arg(row.text, row.leftText, row.rightText);
        if (text(row, index.column()).isEmpty()) // a heading, or notes that one of the decks lacks
            return tr("%1: nothing here", "heading of a comparison").arg(row.text);
        return text(row, index.column());
    case Qt::TextAlignmentRole:
        if ((row.kind == ComparedRow::Kind::Card || row.kind == ComparedRow::Kind::Number)
            && (index.column() == Left || index.column() == Right))
            return QVariant(Qt::AlignCenter);
        return {};
    case Qt::FontRole: {
        QFont font = QApplication::font();
        font.setBold(isHeading || row.differs());
        return font;
    }
    case Qt::BackgroundRole: {
        const QPalette palette = QApplication::palette();
        if (isHeading)
            return palette.brush(QPalette::AlternateBase);
        if (!row.differs())
            return {};
        const bool isDark = palette.color(QPalette::Base).lightness() < 128;
        if (row.kind != ComparedRow::Kind::Card || (row.left > 0 && row.right > 0))
            return isDark ? QColor(70, 58, 16) : QColor(255, 246, 214);
        if (row.left > 0)
            return isDark ? QColor(78, 32, 30) : QColor(253, 228, 225);
        return isDark ? QColor(24, 62, 36) : QColor(222, 244, 228);
    }
    case Qt::ForegroundRole:
        return isHeading || row.differs() ? QVariant()
                                          : QVariant(QApplication::palette().brush(QPalette::PlaceholderText));
    default:
        return {};
    }
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Card:
        return tr("Card");
    case Left:
        return m_left.isEmpty() ? tr("Left") : m_left;
    case Right:
        return m_right.isEmpty() ? tr("Right") : m_right;
    case Difference:
        return tr("Difference");
    default:
        return {};
    }
}

} // namespace muster::app
