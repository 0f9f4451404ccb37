// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>

namespace muster::app {

/// Paints a finding, or a format: its sign, its sentence on as many lines as it takes, and below it how grave it is and by
/// which rule. Below the row of an OpeningList there is room for more.
class FindingDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// Of a title that is broken into lines of so many pixels. The list asks for all of them each time a finding comes or goes.
    [[nodiscard]] int heightOf(const QString& title, int width, const QStyleOptionViewItem& option) const;

    mutable QHash<std::pair<QString, int>, int> m_heights; ///< in m_font
    mutable QFont m_font;
};

} // namespace muster::app
