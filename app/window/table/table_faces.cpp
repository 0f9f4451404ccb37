// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_faces.h"

#include <QPainter>
#include <QPainterPath>

#include "app/faces/card_face.h"
#include "app/print/painting.h"
#include "app/print/print_job.h"

namespace muster::app {

TableFaces::TableFaces(QObject* parent) : QObject(parent)
{
    connect(&m_fronts, &FaceCache::drawn, this, &TableFaces::drawn);
}

void TableFaces::setGame(std::shared_ptr<const GameData> data, const carddb::Places& places)
{
    m_data = std::move(data);
    m_style = findFaceStyle(places, m_data->game());
    m_pictures = OwnPictures(places, QString::fromStdString(m_data->game().key));
    m_fronts.setCards(m_data->catalogue, m_style, m_pictures);
    m_back = {};
}

QImage TableFaces::back(int width)
{
    if (m_back.width() == width || !m_data || width < 8)
        return m_back;
    print::Type type(print::fontFamilies());
    const print::Page page{QSizeF(FaceWidth, FaceHeight), cardBack(m_data->game(), type)};
    m_back = QImage(width, int(width * FaceHeight / FaceWidth), QImage::Format_ARGB32_Premultiplied);
    m_back.fill(Qt::transparent);
    QPainter painter(&m_back);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    QPainterPath card;
    card.addRoundedRect(m_back.rect(), width * 0.045, width * 0.045);
    painter.setClipPath(card);
    painter.fillRect(m_back.rect(), Qt::white);
    painter.scale(m_back.width() / FaceWidth, m_back.height() / FaceHeight);
    print::draw(page, type, painter);
    return m_back;
}

} // namespace muster::app

#include "moc_table_faces.cpp"
