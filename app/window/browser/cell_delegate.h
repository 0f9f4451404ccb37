// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/window/look/text_lines.h"

namespace muster::app {

/// Draws the plain cells of a table as the style does: one line of text, cut at the end where it does not fit. Where the
/// style lays out the text of each cell three times a painting, it is laid out once here and kept. Selected cells and the
/// current one are left to the style. The model gives text and alignment, no icons, fonts or colours of single cells.
class CellDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    mutable TextLines m_lines;
};

} // namespace muster::app
