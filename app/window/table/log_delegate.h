// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

namespace muster::app {

/// Draws the lines of a log: the rule at the end of one is a link.
class LogDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The rule below a place of a line; empty where there is none.
    [[nodiscard]] QString ruleAt(QPoint place, const QStyleOptionViewItem& option, const QModelIndex& line) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& line) const override;

Q_SIGNALS:
    /// By a click, which the view then reports for the line as well.
    void ruleClicked(const QString& rule);

protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& line) override;

private:
    [[nodiscard]] static QRect textRect(const QStyleOptionViewItem& styled);

    QPersistentModelIndex m_pressed; ///< line on whose rule the button went down: it is a click if it comes up there
};

} // namespace muster::app
