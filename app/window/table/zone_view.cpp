// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/zone_view.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QStyledItemDelegate>

#include "app/faces/card_face.h"
#include "app/window/table/table_faces.h"
#include "app/window/table/table_model.h"

namespace muster::app {

namespace {

constexpr int Gap = 4;         ///< pixels around a card, where the frame of what can be chosen is
constexpr double Strip = 0.13; ///< of the height of a face
constexpr int RoomOn = 2;      ///< strips for which a row has room; more of them are narrower
constexpr int Narrow = 8;      ///< pixels: of a strip that is less high a click does not say which it meant

int faceHeight(int width) { return int(width * FaceHeight / FaceWidth); }
int roomOn(int width) { return int(faceHeight(width) * Strip * RoomOn); }
int stripHeight(int strips, int width) { return roomOn(width) / std::max(strips, RoomOn); }

bool liesOn(const QModelIndex& card) { return card.data(TableModel::LevelRole).toInt() > 0; }

/// The card of the zone on which this one lies, or itself.
QModelIndex holderOf(QModelIndex card)
{
    while (card.row() > 0 && liesOn(card))
        card = card.siblingAtRow(card.row() - 1);
    return card;
}

/// What lies on a card, the uppermost strip first: the rows behind it, or what the model has below it.
std::vector<QModelIndex> cardsOn(const QModelIndex& holder)
{
    std::vector<QModelIndex> on;
    if (!holder.isValid())
        return on;
    const QAbstractItemModel& model = *holder.model();
    for (int row = 0; row < model.rowCount(holder); ++row)
        on.push_back(model.index(row, 0, holder));
    for (QModelIndex next = holder.siblingAtRow(holder.row() + 1); next.isValid() && liesOn(next);
         next = next.siblingAtRow(next.row() + 1))
        on.push_back(next);
    return on;
}

} // namespace

QString shortMark(const QString& mark, const QFontMetrics& metrics, int width)
{
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    static const QRegularExpression form(QStringLiteral("^(.*\\S)\\s+([-−]?\\d+)(\\s*\\(.*\\))?$"));
    const QRegularExpressionMatch parts = form.match(mark);
    if (fits(mark) || !parts.hasMatch())
        return metrics.elidedText(mark, Qt::ElideRight, width);
    const QString word = parts.captured(1);
    const QString number = parts.captured(2);
    constexpr qsizetype Least = 2; // letters that still say which word it is
    for (const QString& numbers : {number + parts.captured(3), number}) {
        for (qsizetype letters = word.size(); letters >= Least; --letters) {
            if (const QString text = word.first(letters).trimmed() + QLatin1Char(' ') + numbers; fits(text))
                return text;
        }
    }
    return number;
}

namespace {

/// In lines that fit: between words, and within one where there is no other way.
QStringList inWords(const QString& mark, const QFontMetrics& metrics, int width)
{
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    QStringList lines;
    for (QString word : mark.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!lines.isEmpty() && fits(lines.last() + QLatin1Char(' ') + word)) {
            lines.last() += QLatin1Char(' ') + word;
            continue;
        }
        while (word.size() > 1 && !fits(word)) {
            qsizetype letters = word.size() - 1;
            while (letters > 1 && !fits(word.first(letters) + QLatin1Char('-')))
                --letters;
            lines += word.first(letters) + QLatin1Char('-');
            word = word.sliced(letters);
        }
        lines += word;
    }
    return lines;
}

/// Small enough for the longest mark, as long as it can be read easily, and for the longest word.
QFont fontFor(const QStringList& marks, int width, QFont font, const QPaintDevice* device)
{
    constexpr double Easy = 6; // points
    constexpr double Smallest = 4.5;
    const QStringList words = marks.join(QLatin1Char(' ')).split(QLatin1Char(' '));
    const auto fit = [&](const QStringList& texts) {
        const QFontMetrics metrics(font, device);
        return std::ranges::all_of(texts,
                                   [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; });
    };
    font.setBold(true);
    double size = std::max({font.pointSizeF() * 0.9, width * 0.05, Easy});
    font.setPointSizeF(size);
    while (size > Smallest && !fit(size > Easy ? marks : words)) {
        size -= 0.5;
        font.setPointSizeF(size);
    }
    return font;
}

} // namespace

MarkBand markBand(const QStringList& marks, QSize face, const QFont& font, const QPaintDevice* device)
{
    const int width = face.width() - 4;
    MarkBand band{fontFor(marks, width, font, device), {}};
    const QFontMetrics metrics(band.font, device);
    const int room = std::max(1, face.height() / metrics.height() - 1);
    for (const QString& mark : marks)
        band.lines += inWords(mark, metrics, width);
    if (band.lines.size() <= room)
        return band;
    band.lines = marks.first(std::min<qsizetype>(marks.size(), room - 1));
    if (marks.size() >= room)
        band.lines += marks.mid(room - 1).join(QLatin1Char(' '));
    for (QString& line : band.lines)
        line = shortMark(line, metrics, width);
    return band;
}

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
        if (liesOn(index)) // within the card on which it lies
            return {0, faceHeight(width) + 2 * Gap};
        const auto strips = static_cast<int>(cardsOn(index).size());
        return {width + 2 * Gap, faceHeight(width) + strips * stripHeight(strips, width) + 2 * Gap};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        if (liesOn(index) || (m_view.m_absent && m_view.m_absent(index.data(TableModel::IdRole).toInt())))
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const std::vector<QModelIndex> on = cardsOn(index);
        const QSize size(m_view.m_width, faceHeight(m_view.m_width));
        const auto strip = [&](std::size_t at) { return m_view.stripRect(index, static_cast<int>(at)); };
        for (std::size_t i = 0; i < on.size(); ++i) {
            if (!m_view.m_absent || !m_view.m_absent(on[i].data(TableModel::IdRole).toInt())) {
                paintFace(*painter, QRect(strip(i).topLeft(), size), on[i]);
                paintStripMarks(*painter, strip(i), on[i].data(TableModel::MarksRole).toStringList());
            }
        }
        const QRect place = m_view.faceRect(index);
        paintFace(*painter, place, index);
        paintMarks(*painter, place, index.data(TableModel::MarksRole).toStringList());
        paintFrame(*painter, place, index);
        for (std::size_t i = 0; i < on.size(); ++i) {
            paintFrame(*painter, strip(i), on[i]);
            paintTick(*painter, strip(i), on[i]);
        }
        paintTick(*painter, place, index);
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
        const MarkBand band = markBand(marks, place.size(), m_view.font(), painter.device());
        painter.setFont(band.font);
        const int line = painter.fontMetrics().height();
        const auto lines = static_cast<int>(band.lines.size());
        const QRect foot(place.left(), place.bottom() + 1 - lines * line, place.width(), lines * line);
        painter.fillRect(foot, QColor(0, 0, 0, 200));
        painter.setPen(Qt::white);
        for (int i = 0; i < lines; ++i)
            painter.drawText(QRect(foot.left() + 2, foot.top() + i * line, foot.width() - 4, line), Qt::AlignCenter,
                             band.lines[i]);
    }

    /// What is not as printed on a card below another one: at the end of its line, where that is high enough to be read. Its
    /// name has half of the line, as long as the rest is enough.
    void paintStripMarks(QPainter& painter, const QRect& strip, const QStringList& marks) const
    {
        constexpr int Readable = 9; // pixels
        if (marks.isEmpty() || strip.height() < Readable)
            return;
        const QString whole = marks.join(QLatin1Char(' '));
        QFont font = m_view.font();
        font.setBold(true);
        int pixels = strip.height() - 2;
        const auto advance = [&] {
            font.setPixelSize(pixels);
            return QFontMetrics(font, painter.device()).horizontalAdvance(whole);
        };
        while (advance() > strip.width() / 2 - 4 && pixels > Readable - 2)
            --pixels;
        painter.setFont(font);
        const QFontMetrics metrics(font, painter.device());
        const QString text = shortMark(whole, metrics, strip.width() - 4);
        const int width = metrics.horizontalAdvance(text) + 4;
        const QRect band(strip.right() + 1 - width, strip.top(), width, strip.height());
        painter.fillRect(band, QColor(0, 0, 0, 200));
        painter.setPen(Qt::white);
        painter.drawText(band, Qt::AlignCenter, text);
    }

    /// Around a face or a strip.
    void paintFrame(QPainter& painter, const QRect& place, const QModelIndex& index) const
    {
        painter.setBrush(Qt::NoBrush);
        const QColor light = m_view.palette().color(QPalette::Highlight);
        if (index.data(TableModel::LitRole).toBool()) {
            painter.setPen(QPen(light, 3));
            painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), 5, 5);
        }
        if (index == m_view.currentIndex()) {
            const bool focused = m_view.hasFocus();
            painter.setPen(QPen(m_view.palette().color(QPalette::Text), focused ? 2 : 1, Qt::DashLine));
            painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 4, 4);
        }
    }

    /// Its number among those that are named together, on a disc in the upper left corner.
    void paintTick(QPainter& painter, const QRect& place, const QModelIndex& index) const
    {
        const int tick = index.data(TableModel::TickRole).toInt();
        if (tick == 0)
            return;
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
    connect(this, &QListView::clicked, this, &ZoneView::choose);
}

void ZoneView::setFaceWidth(int width)
{
    m_width = width;
    doItemsLayout();
    updateGeometry();
}

QSize ZoneView::faceSize(int width) { return {width, faceHeight(width)}; }

int ZoneView::heightFor(int faceWidth) { return faceHeight(faceWidth) + roomOn(faceWidth) + 2 * Gap; }

engine::CardId ZoneView::currentCard() const
{
    const QModelIndex at = currentIndex();
    return at.isValid() ? engine::CardId{static_cast<std::uint16_t>(at.data(TableModel::IdRole).toInt())}
                        : engine::NoCard;
}

// Where cards are

QRect ZoneView::stripRect(const QModelIndex& holder, int strip) const
{
    const QRect item = itemRect(holder);
    const int height = stripHeight(static_cast<int>(cardsOn(holder).size()), m_width);
    return {item.left() + Gap, item.top() + Gap + strip * height, m_width, height};
}

QRect ZoneView::faceRect(const QModelIndex& card) const
{
    const QModelIndex holder = holderOf(card);
    const int strips = holder == card ? static_cast<int>(cardsOn(holder).size()) : card.row() - holder.row() - 1;
    return {stripRect(holder, strips).topLeft(), QSize(m_width, faceHeight(m_width))};
}

QRect ZoneView::seenRect(const QModelIndex& card) const { return liesOn(card) ? visualRect(card) : faceRect(card); }

QRect ZoneView::visualRect(const QModelIndex& card) const
{
    if (!card.isValid() || !liesOn(card))
        return itemRect(card);
    const QModelIndex holder = holderOf(card);
    return stripRect(holder, card.row() - holder.row() - 1);
}

QModelIndex ZoneView::indexAt(const QPoint& place) const
{
    for (int row = 0; model() != nullptr && row < model()->rowCount(rootIndex()); ++row) {
        const QModelIndex card = model()->index(row, 0, rootIndex());
        if (liesOn(card) || !itemRect(card).contains(place))
            continue;
        for (const QModelIndex& on : cardsOn(card)) {
            if (on.parent() == card.parent() && visualRect(on).contains(place))
                return on;
        }
        return card;
    }
    return {};
}

void ZoneView::scrollTo(const QModelIndex& card, ScrollHint hint) { QListView::scrollTo(holderOf(card), hint); }

/// To the sides from card to card, up and down among those that lie on one: they lie above it.
QModelIndex ZoneView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const QModelIndex at = currentIndex();
    const int rows = model() == nullptr ? 0 : model()->rowCount(rootIndex());
    if (rows == 0)
        return {};
    if (!at.isValid())
        return model()->index(0, 0, rootIndex());
    const QModelIndex holder = holderOf(at);
    const std::vector<QModelIndex> on = cardsOn(holder);
    const auto strips = static_cast<int>(on.size());
    const bool isRow = strips > 0 && on.front().parent() == holder.parent();
    const int strip = at == holder ? strips : at.row() - holder.row() - 1;
    switch (action) {
    case MoveLeft:
    case MovePrevious:
        return holder.row() > 0 ? holderOf(holder.siblingAtRow(holder.row() - 1)) : holder;
    case MoveRight:
    case MoveNext: {
        const QModelIndex next = holder.siblingAtRow(holder.row() + 1 + (isRow ? strips : 0));
        return next.isValid() ? next : holder;
    }
    case MoveUp:
        return isRow && strip > 0 ? on[static_cast<std::size_t>(strip) - 1] : at;
    case MoveDown:
        return isRow && strip + 1 < strips ? on[static_cast<std::size_t>(strip) + 1] : holder;
    case MoveHome:
    case MovePageUp:
        return model()->index(0, 0, rootIndex());
    case MoveEnd:
    case MovePageDown:
        return holderOf(model()->index(rows - 1, 0, rootIndex()));
    }
    return at;
}

/// One card: that below the pointer.
void ZoneView::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command)
{
    if (const QModelIndex card = indexAt(rect.topLeft()); card.isValid())
        selectionModel()->select(card, command);
}

/// A strip is drawn with the card on which it lies.
void ZoneView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    viewport()->update();
}

void ZoneView::choose(const QModelIndex& card)
{
    if (liesOn(card) && visualRect(card).height() < Narrow) {
        Q_EMIT onWanted(holderOf(card).data(TableModel::IdRole).toInt());
        return;
    }
    Q_EMIT cardChosen(card.data(TableModel::IdRole).toInt());
}

int ZoneView::faces() const
{
    int cards = 0;
    for (int row = 0; model() != nullptr && row < model()->rowCount(rootIndex()); ++row)
        cards += liesOn(model()->index(row, 0, rootIndex())) ? 0 : 1;
    return cards;
}

int ZoneView::widthFor(int faces, int faceWidth) { return faces * (faceWidth + 2 * Gap) + 2; }

QSize ZoneView::sizeHint() const { return {widthFor(std::max(faces(), 1), m_width), heightFor(m_width)}; }

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
