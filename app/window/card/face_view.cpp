// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/face_view.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>

#include "app/faces/card_face.h"
#include "app/print/painting.h"
#include "app/print/print_job.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

/// The file that is dragged, if it is one on this machine.
QString draggedFile(const QMimeData* data)
{
    return data->urls().size() == 1 && data->urls().first().isLocalFile() ? data->urls().first().toLocalFile()
                                                                          : QString();
}

} // namespace

FaceView::FaceView(QWidget* parent) : QWidget(parent), m_type(std::make_unique<print::Type>(print::fontFamilies()))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAcceptDrops(true);
    setAccessibleName(tr("Face of the card"));
}

FaceView::~FaceView() = default;

void FaceView::setCards(std::shared_ptr<const Catalogue> catalogue, std::shared_ptr<const FaceStyle> style,
                        const OwnPictures& pictures)
{
    m_catalogue = std::move(catalogue);
    m_style = std::move(style);
    m_pictures = pictures;
    m_type->startOver();
    setCard({});
}

void FaceView::setCard(CardIndex card)
{
    m_card = card;
    reload();
}

void FaceView::reload()
{
    m_page = {};
    if (m_catalogue && m_card.valid()) {
        const Card card = m_catalogue->card(m_card);
        m_page = {QSizeF(FaceWidth, FaceHeight),
                  cardFace(*m_catalogue, m_card, *m_style, *m_type, m_pictures.of(shown(card.id())))};
        setAccessibleDescription(shown(card.name()));
    }
    update();
}

int FaceView::heightForWidth(int width) const { return int(width * FaceHeight / FaceWidth); }

QSize FaceView::sizeHint() const
{
    const int width = fontMetrics().height() * 15;
    return {width, heightForWidth(width)};
}

QSize FaceView::minimumSizeHint() const
{
    const int width = fontMetrics().height() * 6;
    return {width, heightForWidth(width)};
}

void FaceView::paintEvent(QPaintEvent*)
{
    if (m_page.size.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const QSizeF size = m_page.size.scaled(QSizeF(this->size()), Qt::KeepAspectRatio);
    painter.translate((width() - size.width()) / 2, 0);
    QPainterPath card;
    card.addRoundedRect(QRectF(QPointF(0, 0), size), size.width() * 0.045, size.width() * 0.045);
    painter.fillPath(card, Qt::white);
    painter.setClipPath(card);
    painter.scale(size.width() / m_page.size.width(), size.height() / m_page.size.height());
    print::draw(m_page, *m_type, painter);
}

void FaceView::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_card.valid() && !draggedFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void FaceView::dropEvent(QDropEvent* event)
{
    const QString file = draggedFile(event->mimeData());
    if (file.isEmpty())
        return;
    event->acceptProposedAction();
    Q_EMIT pictureDropped(file);
}

void FaceView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && m_card.valid() && rect().contains(event->pos()))
        Q_EMIT clicked();
}

} // namespace muster::app
