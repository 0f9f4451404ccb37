// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/steady_tabs.h"

#include <QEvent>
#include <QTabBar>

namespace muster::app {

void SteadyTabs::nameTab(int tab, const QString& text)
{
    if (tabText(tab) != text)
        tabBar()->setTabText(tab, text); // the bar asks for another layout where its size follows from the text
}

void SteadyTabs::markTab(int tab, const QIcon& icon, int mark)
{
    if (tabBar()->tabData(tab) == mark)
        return;
    tabBar()->setTabData(tab, mark);
    tabBar()->setTabIcon(tab, icon);
}

SteadyTabs::Parts SteadyTabs::parts() const
{
    const auto sizeOf = [](const QWidget* corner) { return corner != nullptr ? corner->sizeHint() : QSize(); };
    return {tabBar()->sizeHint(), sizeOf(cornerWidget(Qt::TopLeftCorner)), sizeOf(cornerWidget(Qt::TopRightCorner)),
            tabBar()->isHidden()};
}

bool SteadyTabs::event(QEvent* event)
{
    if (event->type() != QEvent::LayoutRequest)
        return QTabWidget::event(event);
    const Parts now = parts();
    const QSize hint = sizeHint();
    const QSize least = minimumSizeHint();
    const bool sameParts = now == m_parts;
    const bool sameHints = hint == m_hint && least == m_least;
    m_parts = now;
    m_hint = hint;
    m_least = least;
    if (!sameParts)
        return QTabWidget::event(event);
    if (!sameHints)
        updateGeometry();
    return true;
}

} // namespace muster::app

#include "moc_steady_tabs.cpp"
