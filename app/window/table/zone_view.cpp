// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/zone_view.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include "app/faces/card_face.h"
#include "app/window/table/table_faces.h"
#include "app/window/table/table_model.h"

namespace muster::app {

namespace {

constexpr int Gap = 4;         ///< pixels around a card, where the frame of what can be chosen is
constexpr int MostOn = 8;      ///< cards under another one of which a strip is seen
constexpr double Strip = 0.13; ///< of the height of a face
constexpr int RoomOn = 2;      ///< strips for which a row has room; more of them are narrower

int faceHeight(int width) { return int(width * FaceHeight / FaceWidth); }
int roomOn(int width) { return int(faceHeight(width) * Strip * RoomOn); }

int seenOn(const QModelIndex& card)
{
    return card.model() == nullptr ? 0 : std::min(card.model()->rowCount(card), MostOn);
}

int strip(const QModelIndex& card, int width) { return roomOn(width) / std::max(seenOn(card), RoomOn); }

} // namespace

/// Draws a card with strips of those that lie on it, what is not as printed across its foot, and a frame where it can be chosen.
class ZoneView::Face final : public QStyledItemDelegate {
public:
    Face(TableFaces& faces, const ZoneView& view, QObject* parent)
        : QStyledItemDelegate(parent),
          m_faces(faces),
          m_view(view)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const int width = m_view.m_width;
        return {width + 2 * Gap, faceHeight(width) + seenOn(index) * strip(index, width) + 2 * Gap};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (m_view.m_absent && m_view.m_absent(index.data(TableModel::IdRole).toInt()))
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const int width = m_view.m_width;
        QRect place(option.rect.left() + Gap, option.rect.top() + Gap, width, faceHeight(width));
        const QRect whole = place.adjusted(0, 0, 0, seenOn(index) * strip(index, width));
        for (int i = 0; i < seenOn(index); ++i) {
            paintFace(*painter, place, index.model()->index(i, 0, index));
            place.translate(0, strip(index, width));
        }
        paintFace(*painter, place, index);
        paintMarks(*painter, place, index.data(TableModel::MarksRole).toStringList());
        paintFrame(*painter, whole, option, index);
        if (const int tick = index.data(TableModel::TickRole).toInt(); tick > 0)
            paintTick(*painter, place, tick);
        painter->restore();
    }

private:
    void paintFace(QPainter& painter, const QRect& place, const QModelIndex& card) const
    {
        const int definition = card.data(TableModel::DefinitionRole).toInt();
        const auto pixels = static_cast<int>(place.width() * m_view.devicePixelRatioF());
        const QImage face = definition < 0 ? m_faces.back(pixels)
                                           : m_faces.front(CardIndex{static_cast<std::uint32_t>(definition)}, pixels);
        if (!face.isNull()) {
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.drawImage(place, face);
            return;
        }
        painter.setPen(m_view.palette().color(QPalette::Mid));
        painter.setBrush(m_view.palette().base());
        painter.drawRoundedRect(place, 4, 4);
        painter.setPen(m_view.palette().color(QPalette::Text));
        painter.drawText(place.adjusted(3, 3, -3, -3), Qt::AlignCenter | Qt::TextWordWrap,
                         card.data(Qt::DisplayRole).toString());
    }

    void paintMarks(QPainter& painter, const QRect& place, const QStringList& marks) const
    {
        if (marks.isEmpty())
            return;
        painter.setFont(fontFor(marks, place.width() - 4, painter));
        const QFontMetrics metrics = painter.fontMetrics();
        const int line = metrics.height();
        const int lines = std::min(static_cast<int>(marks.size()), std::max(1, place.height() / line - 1));
        QRect band(place.left(), place.bottom() + 1 - lines * line, place.width(), lines * line);
        painter.fillRect(band, QColor(0, 0, 0, 200));
        painter.setPen(Qt::white);
        for (int i = 0; i < lines; ++i) {
            const QString text =
                i + 1 == lines && lines < marks.size() ? marks.mid(i).join(QLatin1Char(' ')) : marks[i];
            painter.drawText(QRect(band.left() + 2, band.top() + i * line, band.width() - 4, line), Qt::AlignCenter,
                             metrics.elidedText(text, Qt::ElideRight, band.width() - 4));
        }
    }

    /// Small enough for the longest, as long as it can be read.
    QFont fontFor(const QStringList& marks, int width, const QPainter& painter) const
    {
        constexpr double Smallest = 6;
        QFont font = m_view.font();
        font.setBold(true);
        for (double size = std::max(font.pointSizeF() * 0.9, width * 0.05);; size -= 0.5) {
            font.setPointSizeF(std::max(size, Smallest));
            const QFontMetrics metrics(font, painter.device());
            const bool fits = std::ranges::all_of(
                marks, [&](const QString& mark) { return metrics.horizontalAdvance(mark) <= width; });
            if (fits || size <= Smallest)
                return font;
        }
    }

    void paintFrame(QPainter& painter, const QRect& whole, const QStyleOptionViewItem& option,
                    const QModelIndex& index) const
    {
        painter.setBrush(Qt::NoBrush);
        const QColor light = m_view.palette().color(QPalette::Highlight);
        if (index.data(TableModel::LitRole).toBool()) {
            painter.setPen(QPen(light, 3));
            painter.drawRoundedRect(whole.adjusted(-2, -2, 2, 2), 5, 5);
        }
        if ((option.state & QStyle::State_HasFocus) != 0 || (option.state & QStyle::State_Selected) != 0) {
            const bool focused = (option.state & QStyle::State_HasFocus) != 0;
            painter.setPen(QPen(m_view.palette().color(QPalette::Text), focused ? 2 : 1, Qt::DashLine));
            painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), 4, 4);
        }
    }

    /// Its number among those that are named together, on a disc in the upper left corner.
    void paintTick(QPainter& painter, const QRect& place, int tick) const
    {
        QFont font = m_view.font();
        font.setBold(true);
        painter.setFont(font);
        const int side = painter.fontMetrics().height() + 4;
        const QRect disc(place.left() - 2, place.top() - 2, side, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_view.palette().color(QPalette::Highlight));
        painter.drawEllipse(disc);
        painter.setPen(m_view.palette().color(QPalette::HighlightedText));
        painter.drawText(disc, Qt::AlignCenter, QString::number(tick));
    }

    TableFaces& m_faces;
    const ZoneView& m_view;
};

ZoneView::ZoneView(TableFaces& faces, QWidget* parent) : QListView(parent), m_face(new Face(faces, *this, this))
{
    setItemDelegate(m_face);
    setFlow(LeftToRight);
    setWrapping(false);
    setResizeMode(Adjust);
    setSelectionMode(SingleSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(NoFrame);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    connect(&faces, &TableFaces::drawn, viewport(), qOverload<>(&QWidget::update));
    connect(this, &QListView::clicked, this,
            [this](const QModelIndex& index) { Q_EMIT cardChosen(index.data(TableModel::IdRole).toInt()); });
}

void ZoneView::setFaceWidth(int width)
{
    m_width = width;
    doItemsLayout();
    updateGeometry();
}

int ZoneView::heightFor(int faceWidth) { return faceHeight(faceWidth) + roomOn(faceWidth) + 2 * Gap; }

engine::CardId ZoneView::currentCard() const
{
    const QModelIndex at = currentIndex();
    return at.isValid() ? engine::CardId{static_cast<std::uint16_t>(at.data(TableModel::IdRole).toInt())}
                        : engine::NoCard;
}

QRect ZoneView::faceRect(const QModelIndex& card) const
{
    const QRect item = visualRect(card);
    return {item.left() + Gap, item.top() + Gap + seenOn(card) * strip(card, m_width), m_width, faceHeight(m_width)};
}

QSize ZoneView::sizeHint() const
{
    const int cards = model() == nullptr ? 0 : model()->rowCount(rootIndex());
    return {std::max(cards, 1) * (m_width + 2 * Gap) + 2, heightFor(m_width)};
}

QSize ZoneView::minimumSizeHint() const { return {m_width + 2 * Gap + 2, heightFor(m_width)}; }

/// Numbers are keys of the options, wherever the focus is, and never a search for a card.
void ZoneView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (currentIndex().isValid())
            Q_EMIT cardChosen(currentIndex().data(TableModel::IdRole).toInt());
        return;
    }
    QListView::keyPressEvent(event);
}

void ZoneView::rowsInserted(const QModelIndex& parent, int start, int end)
{
    QListView::rowsInserted(parent, start, end);
    updateGeometry();
}

/// The wheel moves the table, unless there are cards to the left or right.
void ZoneView::wheelEvent(QWheelEvent* event) { event->ignore(); }

} // namespace muster::app

#include "moc_zone_view.cpp"
