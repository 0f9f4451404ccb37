// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QToolButton>

namespace muster::test {

/// Whether a part of the widget lies outside of what it stands in, where nobody can scroll to it.
inline bool isCutOff(const QWidget& widget, const QWidget& window)
{
    QRect place = widget.geometry();
    for (const QWidget* room = widget.parentWidget(); room != nullptr && room != &window; room = room->parentWidget()) {
        const auto* const area = qobject_cast<const QAbstractScrollArea*>(room->parentWidget());
        if (area != nullptr && area->viewport() == room)
            return area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
                && (place.left() < 0 || place.right() >= room->width());
        if (!room->rect().contains(place))
            return true;
        place.translate(room->pos());
    }
    return false;
}

/// Buttons with words of which a part is where nobody comes.
inline QStringList cutOffButtons(const QWidget& window)
{
    QStringList cut;
    for (const auto* const button : window.findChildren<const QAbstractButton*>()) {
        if (button->isVisibleTo(&window) && !button->text().isEmpty() && isCutOff(*button, window))
            cut += QStringLiteral("\"%1\" lies outside of its room").arg(button->text());
    }
    return cut;
}

/// A window that cannot be made as small as the screen: its buttons would be beyond the edge.
inline QStringList largerThan(const QWidget& window, QSize screen)
{
    const QSize least = window.minimumSizeHint().expandedTo(window.minimumSize());
    if (least.width() <= screen.width() && least.height() <= screen.height())
        return {};
    return {QStringLiteral("%1 × %2 at least").arg(least.width()).arg(least.height())};
}

/// Whether there is something to scroll up or down to, and a bar that says so.
inline bool isScrolledUpAndDown(const QAbstractScrollArea& area)
{
    const QScrollBar& bar = *area.verticalScrollBar();
    return area.verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff && bar.maximum() > bar.minimum();
}

/// What is scrolled up and down within a room that is so, too: the wheel moves now the one and now the other, and of what is
/// looked for a part is always out of sight.
inline QStringList scrolledWithinScrolled(const QWidget& window)
{
    QStringList nested;
    for (const auto* const area : window.findChildren<const QAbstractScrollArea*>()) {
        if (!area->isVisibleTo(&window) || area->window() != &window || !isScrolledUpAndDown(*area))
            continue;
        for (const QWidget* room = area->parentWidget(); room != nullptr; room = room->parentWidget()) {
            const auto* const around = qobject_cast<const QAbstractScrollArea*>(room);
            if (around == nullptr || !isScrolledUpAndDown(*around))
                continue;
            nested += QStringLiteral("%1 \"%2\" in %3 scrolls in a room of %4 that scrolls")
                          .arg(QLatin1String(area->metaObject()->className()), area->accessibleName())
                          .arg(area->viewport()->height())
                          .arg(around->viewport()->height());
            break;
        }
    }
    return nested;
}

/// The name of a room, or of its dock.
inline QString nameOf(const QWidget& area)
{
    return !area.accessibleName().isEmpty() || area.parentWidget() == nullptr ? area.accessibleName()
                                                                              : area.parentWidget()->windowTitle();
}

/// What is scrolled sideways: a room, a text or a list of names is to make do with its width. Tables with several columns may
/// be wider than their place.
inline QStringList scrolledSideways(const QWidget& window)
{
    QStringList wide;
    for (const auto* const area : window.findChildren<const QAbstractScrollArea*>()) {
        const QScrollBar& bar = *area->horizontalScrollBar();
        // A room without a bar cuts off wide contents; lists and texts end in dots, or wrap.
        const bool cuts = qobject_cast<const QScrollArea*>(area) != nullptr
            || area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
        if (!area->isVisibleTo(&window) || area->window() != &window || !cuts || bar.maximum() == bar.minimum())
            continue;
        if (area->visibleRegion().isEmpty()) // behind another one
            continue;
        const auto* const list = qobject_cast<const QAbstractItemView*>(area);
        if (list != nullptr && list->model() != nullptr && list->model()->columnCount() > 1)
            continue;
        QString widest;
        int most = 0;
        for (const auto* const one : area->viewport()->findChildren<const QWidget*>()) {
            const bool holdsNone = one->findChildren<const QWidget*>(QString(), Qt::FindDirectChildrenOnly).isEmpty();
            if (!one->isVisibleTo(area) || !holdsNone || one->minimumSizeHint().width() <= most)
                continue;
            most = one->minimumSizeHint().width();
            widest = QStringLiteral("%1 \"%2\"")
                         .arg(QLatin1String(one->metaObject()->className()), one->property("text").toString());
        }
        wide += QStringLiteral("%1 \"%2\" of %3 × %4 scrolls sideways by %5; the widest in it is %6 with %7")
                    .arg(QLatin1String(area->metaObject()->className()), nameOf(*area))
                    .arg(area->viewport()->width())
                    .arg(area->viewport()->height())
                    .arg(bar.maximum())
                    .arg(widest)
                    .arg(most);
    }
    return wide;
}

/// What of a window's texts cannot be read, by the measures of its layout: texts wider than their places, lines that wrap
/// below the edge, tabs and columns that end in dots. Empty is good.
inline QStringList clippedTexts(const QWidget& window)
{
    // A text that has just grown, such as that of a measurement, has its place only after its layout, and that of each room
    // around it.
    constexpr int rooms = 8;
    for (int i = 0; i < rooms; ++i)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    QStringList clipped;
    const auto tell = [&](const QWidget* widget, const QString& text, int has, int needs) {
        clipped += QStringLiteral("%1 \"%2\": %3 of %4")
                       .arg(QLatin1String(widget->metaObject()->className()), text.left(60))
                       .arg(has)
                       .arg(needs);
    };
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window))
            continue;
        const QFontMetrics metrics = widget->fontMetrics();
        if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && !label->text().isEmpty()) {
            if (label->wordWrap()) {
                if (label->height() < label->heightForWidth(label->width()))
                    tell(label, label->text(), label->height(), label->heightForWidth(label->width()));
            } else if (label->width() < label->sizeHint().width()) {
                tell(label, label->text(), label->width(), label->sizeHint().width());
            }
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget);
                   button != nullptr && !button->text().isEmpty()) {
            const auto* tool = qobject_cast<const QToolButton*>(button);
            if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
                continue;
            if (button->sizePolicy().hasHeightForWidth()) { // its words take as many lines as they need
                if (button->height() < button->heightForWidth(button->width()))
                    tell(button, button->text(), button->height(), button->heightForWidth(button->width()));
                continue;
            }
            const int needs = metrics.size(Qt::TextShowMnemonic, button->text()).width();
            if (button->width() < needs)
                tell(button, button->text(), button->width(), needs);
        } else if (const auto* box = qobject_cast<const QComboBox*>(widget);
                   box != nullptr && !box->currentText().isEmpty()) {
            QStyleOptionComboBox option;
            option.initFrom(box);
            option.editable = box->isEditable();
            const int has =
                box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
            if (has < metrics.horizontalAdvance(box->currentText()))
                tell(box, box->currentText(), has, metrics.horizontalAdvance(box->currentText()));
        } else if (const auto* group = qobject_cast<const QGroupBox*>(widget)) {
            if (group->width() < metrics.horizontalAdvance(group->title()))
                tell(group, group->title(), group->width(), metrics.horizontalAdvance(group->title()));
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                const int needs = metrics.size(Qt::TextShowMnemonic, tabs->tabText(i)).width();
                if (tabs->tabRect(i).width() < needs)
                    tell(tabs, tabs->tabText(i), tabs->tabRect(i).width(), needs);
            }
        } else if (const auto* edit = qobject_cast<const QLineEdit*>(widget);
                   edit != nullptr && edit->text().isEmpty()) {
            const int needs = metrics.horizontalAdvance(edit->placeholderText());
            if (edit->width() < needs)
                tell(edit, edit->placeholderText(), edit->width(), needs);
        }
    }
    return clipped;
}

} // namespace muster::test
