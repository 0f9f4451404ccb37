// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/window/look/text_lines.h"

namespace muster::app {

/// Paints the rows of a deck: copies in a column of their own, the name, what tells it from others of its name, the
/// note, and the sign of a finding; sections and groups with their sums.
class DeckDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintField(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    mutable TextLines m_lines;
};

} // namespace muster::app
