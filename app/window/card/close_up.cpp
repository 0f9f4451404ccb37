// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/close_up.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include "app/faces/card_face.h"
#include "app/window/card/face_view.h"

namespace muster::app {

namespace {

/// Keys that mean the list below: they walk through it, or change the deck.
bool isForTheList(const QKeyEvent& event)
{
    constexpr Qt::Key Keys[] = {Qt::Key_Up,       Qt::Key_Down,  Qt::Key_Left,     Qt::Key_Right,   Qt::Key_PageUp,
                                Qt::Key_PageDown, Qt::Key_Home,  Qt::Key_End,      Qt::Key_Plus,    Qt::Key_Minus,
                                Qt::Key_Return,   Qt::Key_Enter, Qt::Key_Asterisk, Qt::Key_Question};
    return std::ranges::find(Keys, static_cast<Qt::Key>(event.key())) != std::end(Keys);
}

} // namespace

CloseUp::CloseUp(QWidget* parent) : QWidget(parent, Qt::Popup | Qt::FramelessWindowHint), m_face(new FaceView(this))
{
    setAccessibleName(tr("Card at full size"));
    auto* const layout = new QVBoxLayout(this);
    const int margin = fontMetrics().height() / 2;
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(m_face);
    m_face->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void CloseUp::open()
{
    QWidget* const focus = QApplication::focusWidget();
    m_list = qobject_cast<QAbstractItemView*>(focus) != nullptr ? focus : nullptr;
    const QRect window(parentWidget()->window()->mapToGlobal(QPoint(0, 0)), parentWidget()->window()->size());
    const QRect room = window.intersected(parentWidget()->screen()->availableGeometry());
    const int margin = fontMetrics().height();
    const int height = std::max(room.height() - 4 * margin, margin * 10);
    const QSize face = QSizeF(FaceWidth, FaceHeight)
                           .scaled(QSizeF(std::max(room.width() - 4 * margin, margin * 8), height), Qt::KeepAspectRatio)
                           .toSize();
    QRect place({}, face + QSize(margin, margin));
    place.moveCenter(room.center());
    setGeometry(place);
    show();
}

void CloseUp::keyPressEvent(QKeyEvent* event)
{
    if (m_list != nullptr && isForTheList(*event)) {
        QKeyEvent same(event->type(), event->key(), event->modifiers(), event->text());
        QApplication::sendEvent(m_list, &same);
        return;
    }
    close();
}

void CloseUp::mousePressEvent(QMouseEvent*) { close(); }

void CloseUp::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().window());
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace muster::app

#include "moc_close_up.cpp"
