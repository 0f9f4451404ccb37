// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/card_grid_accessible.h"

#include <map>

#include <QAccessibleWidget>
#include <QItemSelectionModel>
#include <QPointer>

#include "app/window/card/card_grid.h"

namespace muster::app {

namespace {

class FaceAccessible final : public QAccessibleInterface {
public:
    FaceAccessible(CardGrid* grid, int row) : m_grid(grid), m_row(row) { }

    [[nodiscard]] bool isValid() const override { return index().isValid(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return m_grid ? QAccessible::queryAccessibleInterface(m_grid) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name ? index().data(Qt::AccessibleTextRole).toString() : QString();
    }
    void setText(QAccessible::Text /*which*/, const QString& /*text*/) override { }
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect place = m_grid->visualRect(index());
        return {m_grid->viewport()->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.selectable = true;
        state.focusable = true;
        state.selected = m_grid->selectionModel()->isRowSelected(m_row, {});
        state.focused = m_grid->hasFocus() && m_grid->currentIndex().row() == m_row;
        state.offscreen = !m_grid->viewport()->rect().intersects(m_grid->visualRect(index()));
        return state;
    }

private:
    [[nodiscard]] QModelIndex index() const
    {
        return m_grid && m_grid->model() != nullptr ? m_grid->model()->index(m_row, 0) : QModelIndex();
    }

    QPointer<CardGrid> m_grid;
    int m_row;
};

class GridAccessible final : public QAccessibleWidget {
public:
    explicit GridAccessible(CardGrid* grid) : QAccessibleWidget(grid, QAccessible::List) { }
    ~GridAccessible() override
    {
        for (const auto& [row, id] : m_faces)
            QAccessible::deleteAccessibleInterface(id);
    }
    GridAccessible(const GridAccessible&) = delete;
    GridAccessible& operator=(const GridAccessible&) = delete;

    [[nodiscard]] int childCount() const override { return grid().model() == nullptr ? 0 : grid().model()->rowCount(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        const auto [found, isNew] = m_faces.try_emplace(index);
        if (isNew)
            found->second = QAccessible::registerAccessibleInterface(new FaceAccessible(&grid(), index));
        return QAccessible::accessibleInterface(found->second);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* one) const override
    {
        for (const auto& [row, id] : m_faces) {
            if (QAccessible::accessibleInterface(id) == one)
                return row;
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        const QModelIndex index = grid().indexAt(grid().viewport()->mapFromGlobal(QPoint(x, y)));
        return index.isValid() ? child(index.row()) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return grid().hasFocus() ? child(grid().currentIndex().row()) : nullptr;
    }

private:
    [[nodiscard]] CardGrid& grid() const { return *static_cast<CardGrid*>(widget()); }

    mutable std::map<int, QAccessible::Id> m_faces; ///< by row, made when they are asked for
};

QAccessibleInterface* make(const QString& /*className*/, QObject* object)
{
    auto* const grid = qobject_cast<CardGrid*>(object);
    return grid == nullptr ? nullptr : new GridAccessible(grid);
}

} // namespace

void installCardGridAccessible() { QAccessible::installFactory(make); } // which knows a factory that it has already

} // namespace muster::app
