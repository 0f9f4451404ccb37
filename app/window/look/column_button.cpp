// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/column_button.h"

#include <QEvent>
#include <QHeaderView>
#include <QMenu>

namespace muster::app {

ColumnButton::ColumnButton(QHeaderView& header, int first, std::function<bool(int)> isShown,
                           std::function<void(int, bool)> choose, std::function<void(QMenu&)> more)
    : QToolButton(&header),
      m_header(header),
      m_menu(new QMenu(this)),
      m_first(first),
      m_isShown(std::move(isShown)),
      m_choose(std::move(choose)),
      m_more(std::move(more))
{
    setText(QStringLiteral("⋮"));
    setAccessibleName(tr("Columns"));
    setToolTip(tr("Choose the columns that are shown"));
    setAutoRaise(true);
    setFocusPolicy(Qt::NoFocus); // the view's menu key opens the same for those without a mouse
    connect(this, &QToolButton::clicked, this, [this] {
        fill();
        m_menu->popup(mapToGlobal(QPoint(0, height())));
    });
    header.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&header, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        fill();
        m_menu->popup(m_header.mapToGlobal(at));
    });
    header.installEventFilter(this);
    place();
}

void ColumnButton::fill()
{
    m_menu->clear();
    for (int column = m_first; column < m_header.count(); ++column) {
        const QString label = m_header.model()->headerData(column, m_header.orientation()).toString();
        QAction* const action = m_menu->addAction(QString(label).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(m_isShown(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) { m_choose(column, shown); });
    }
    if (m_more)
        m_more(*m_menu);
}

void ColumnButton::place()
{
    const int width = fontMetrics().height();
    const int left = m_header.layoutDirection() == Qt::RightToLeft ? 0 : m_header.width() - width;
    setGeometry(left, 0, width, m_header.height());
    setAutoFillBackground(true); // over the label of a column that reaches below it
    raise();
}

bool ColumnButton::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        place();
    return QToolButton::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_column_button.cpp"
