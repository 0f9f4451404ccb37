// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/numbers/chart_accessible.h"

#include <vector>

#include <QAccessibleWidget>
#include <QPointer>

#include "app/window/numbers/chart_view.h"

namespace muster::app {

namespace {

class BarAccessible final : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    BarAccessible(ChartView* view, std::size_t bar) : m_view(view), m_bar(bar) { }

    [[nodiscard]] bool isValid() const override { return m_view && m_bar < m_view->table().bars.size(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (!isValid())
            return {};
        if (which == QAccessible::Name)
            return barLabel(m_view->table().bars[m_bar]);
        return which == QAccessible::Value ? m_view->barValue(m_bar) : QString();
    }
    void setText(QAccessible::Text /*which*/, const QString& /*text*/) override { }
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect place = m_view->barPlace(m_bar);
        return {m_view->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Graphic; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.invalid = !isValid();
        state.focusable = isValid() && m_view->isChoosable();
        state.focused = state.focusable && m_view->hasFocus() && m_view->currentBar() == static_cast<int>(m_bar);
        return state;
    }

    // What can be done with it: pressing it shows the cards that it counts.
    [[nodiscard]] void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface && isValid() && m_view->isChoosable()
            ? static_cast<QAccessibleActionInterface*>(this)
            : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override
    {
        if (isValid() && action == pressAction())
            m_view->choose(m_bar);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*action*/) const override { return {}; }

private:
    QPointer<ChartView> m_view;
    std::size_t m_bar;
};

class ChartAccessible final : public QAccessibleWidget {
public:
    explicit ChartAccessible(ChartView* view) : QAccessibleWidget(view, QAccessible::Chart) { }
    ~ChartAccessible() override
    {
        for (const QAccessible::Id id : m_bars)
            QAccessible::deleteAccessibleInterface(id);
    }
    ChartAccessible(const ChartAccessible&) = delete;
    ChartAccessible& operator=(const ChartAccessible&) = delete;

    [[nodiscard]] int childCount() const override { return static_cast<int>(view().table().bars.size()); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (m_bars.size() <= static_cast<std::size_t>(index))
            m_bars.push_back(QAccessible::registerAccessibleInterface(new BarAccessible(&view(), m_bars.size())));
        return QAccessible::accessibleInterface(m_bars[static_cast<std::size_t>(index)]);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* one) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i) == one)
                return i;
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return view().isChoosable() && view().hasFocus() ? child(view().currentBar()) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i)->rect().contains(x, y))
                return child(i);
        }
        return nullptr;
    }

private:
    [[nodiscard]] ChartView& view() const { return *static_cast<ChartView*>(widget()); }

    mutable std::vector<QAccessible::Id> m_bars; ///< made when they are asked for
};

QAccessibleInterface* make(const QString& /*className*/, QObject* object)
{
    auto* const view = qobject_cast<ChartView*>(object);
    return view == nullptr ? nullptr : new ChartAccessible(view);
}

} // namespace

void installChartAccessible() { QAccessible::installFactory(make); } // which knows a factory that it has already

} // namespace muster::app
