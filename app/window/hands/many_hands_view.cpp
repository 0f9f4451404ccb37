// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/many_hands_view.h"

#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "app/faces/card_face.h"
#include "app/window/browser/flow_layout.h"
#include "app/window/card/face_cache.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/hands/many_hands_model.h"
#include "app/window/look/whole_in_room.h"

namespace muster::app {

namespace {

/// The faces of a hand side by side, with a line of words below them.
class HandDelegate final : public QStyledItemDelegate {
public:
    HandDelegate(const HandDesk& desk, const ManyHandsModel& model, FaceCache& faces, QObject* parent)
        : QStyledItemDelegate(parent),
          m_desk(desk),
          m_model(model),
          m_faces(faces)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        const int cards = m_desk.isDealt() ? static_cast<int>(m_desk.steps().first().hand.size()) : 1;
        const QFontMetrics& metrics = option.fontMetrics;
        const QSize face = faceOf(metrics);
        const int words = metrics.horizontalAdvance(QLatin1Char('m')) * 16;
        return {std::max(cards * (face.width() + Gap), words) + 2 * Margin,
                face.height() + metrics.height() + 3 * Margin};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        painter->save();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QRect cell = option.rect.adjusted(Gap, Gap, -Gap, -Gap);
        if (selected)
            painter->fillRect(cell, option.palette.highlight());
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(option.palette.text(), 1.5));
            painter->drawRect(cell);
        }
        const QSize size = faceOf(option.fontMetrics);
        QRect face(cell.topLeft() + QPoint(Margin, Margin), size);
        const double ratio = painter->device()->devicePixelRatioF();
        painter->setRenderHints(QPainter::SmoothPixmapTransform);
        for (const std::uint16_t card : m_model.cards(index.row())) {
            const QImage image = m_faces.face(CardIndex{card}, int(size.width() * ratio));
            if (image.isNull())
                painter->fillRect(face, option.palette.alternateBase());
            else
                painter->drawImage(face, image);
            face.translate(size.width() + Gap, 0);
        }
        const QRect words(cell.left() + Margin, face.bottom() + Gap, cell.width() - 2 * Margin,
                          option.fontMetrics.height());
        painter->setPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
        painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, words.width()));
        painter->restore();
    }

private:
    static constexpr int Gap = 2;
    static constexpr int Margin = 5;

    [[nodiscard]] static QSize faceOf(const QFontMetrics& metrics)
    {
        constexpr int Lines = 3;
        const int width = metrics.height() * Lines;
        return {width, int(width * FaceHeight / FaceWidth)};
    }

    const HandDesk& m_desk;
    const ManyHandsModel& m_model;
    FaceCache& m_faces;
};

} // namespace

ManyHandsView::ManyHandsView(HandDesk& desk, FaceCache& faces, QWidget* parent)
    : QWidget(parent),
      m_desk(desk),
      m_model(new ManyHandsModel(desk, this)),
      m_others(new QPushButton(tr("Other hands"), this)),
      m_list(new QListView(this))
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HandDelegate(desk, *m_model, faces, m_list));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Many hands"));
    new WholeInRoom(*m_list);
    auto* const hint =
        new QLabel(tr("Below each hand: its seed, what it is worth, and what a sound player does with it. "
                      "Enter deals it."),
                   this);
    hint->setWordWrap(true);
    auto* const top = new QHBoxLayout;
    top->addWidget(hint, 1);
    top->addWidget(m_others, 0, Qt::AlignTop);
    auto* const column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(m_list, 1);
    connect(&faces, &FaceCache::drawn, m_list->viewport(), qOverload<>(&QWidget::update));
    connect(m_others, &QPushButton::clicked, this,
            [this] { m_model->setFirstSeed(m_model->firstSeed() + ManyHandsModel::Hands); });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        m_desk.deal(index.data(ManyHandsModel::SeedRole).toULongLong());
        Q_EMIT handChosen();
    });
    connect(m_model, &QAbstractItemModel::modelReset, this, &ManyHandsView::fit);
    fit();
}

/// Hands of another game have another number of cards.
void ManyHandsView::fit()
{
    m_others->setEnabled(m_model->rowCount() > 0);
    m_list->doItemsLayout();
}

} // namespace muster::app

#include "moc_many_hands_view.cpp"
