// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/hover_face.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScreen>
#include <QVBoxLayout>

#include "app/faces/card_face.h"
#include "app/window/card/face_view.h"

namespace muster::app {

HoverFace::HoverFace(QWidget* parent)
    : QWidget(parent, Qt::ToolTip | Qt::FramelessWindowHint),
      m_face(new FaceView(this)),
      m_words(new QLabel(this))
{
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAutoFillBackground(true);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    auto* const layout = new QVBoxLayout(this);
    const int margin = fontMetrics().height() / 3;
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->addWidget(m_face, 1);
    layout->addWidget(m_words);
}

void HoverFace::watch(QAbstractItemView* view, CardAt cardAt)
{
    std::erase_if(m_watched, [view](const Watched& one) { return one.view == view; });
    m_watched.push_back({view, view->viewport(), std::move(cardAt)});
    view->viewport()->setMouseTracking(true);
    view->viewport()->installEventFilter(this);
    view->installEventFilter(this);
    connect(view, &QObject::destroyed, this,
            [this, view] { std::erase_if(m_watched, [view](const Watched& one) { return one.view == view; }); });
}

QSize HoverFace::faceSize() const
{
    constexpr int Lines = 18;
    constexpr double MostOfScreen = 0.6;
    const int height = parentWidget()->screen()->availableGeometry().height();
    const int width = std::min(fontMetrics().height() * Lines, int(height * MostOfScreen * FaceWidth / FaceHeight));
    return {width, m_face->heightForWidth(width)};
}

void HoverFace::showAt(const QPoint& mouse, CardIndex card, const QString& words)
{
    m_face->setCard(card);
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
    const QRect screen = parentWidget()->screen()->availableGeometry();
    const int line = fontMetrics().height();
    m_face->setFixedSize(faceSize());
    adjustSize();
    // Beside the mouse, on the side where there is room, so that the row itself stays in sight.
    QPoint at = mouse + QPoint(line, -height() / 3);
    if (at.x() + this->width() > screen.right())
        at.setX(mouse.x() - line - this->width());
    at.setX(std::max(at.x(), screen.left()));
    at.setY(std::clamp(at.y(), screen.top(), std::max(screen.top(), screen.bottom() - height())));
    move(at);
    show();
}

bool HoverFace::eventFilter(QObject* watched, QEvent* event)
{
    const auto of = std::ranges::find_if(
        m_watched, [&](const Watched& one) { return watched == one.view || watched == one.viewport; });
    if (of == m_watched.end())
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::ToolTip: {
        if (watched == of->view)
            break;
        const auto* const help = static_cast<QHelpEvent*>(event);
        const QModelIndex index = of->view->indexAt(help->pos());
        const CardIndex card = index.isValid() ? of->cardAt(index) : CardIndex();
        const QSize face = faceSize();
        if (!card.valid() || of->view->visualRect(index).height() > face.height() * 3 / 4) // large enough where it is
            break;
        m_over = index;
        showAt(help->globalPos(), card, index.data(Qt::ToolTipRole).toString());
        return true;
    }
    case QEvent::MouseMove:
        if (watched == of->viewport
            && of->view->indexAt(static_cast<QMouseEvent*>(event)->pos()).siblingAtColumn(0)
                != QModelIndex(m_over).siblingAtColumn(0))
            hide();
        break;
    case QEvent::Leave:
    case QEvent::Hide:
    case QEvent::Wheel:
    case QEvent::MouseButtonPress:
    case QEvent::KeyPress:
    case QEvent::FocusOut:
        hide();
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_hover_face.cpp"
