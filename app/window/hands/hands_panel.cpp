// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/hands_panel.h"

#include <QLabel>
#include <QVBoxLayout>

#include "app/faces/face_style.h"
#include "app/window/card/card_grid.h"
#include "app/window/card/face_cache.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/hands/hand_page.h"
#include "app/window/hands/many_hands_view.h"
#include "app/window/look/fitted.h"
#include "app/window/look/steady_tabs.h"
#include "carddb/card_list_model.h"

namespace muster::app {

HandsPanel::HandsPanel(carddb::Places places, QWidget* parent)
    : QWidget(parent),
      m_places(std::move(places)),
      m_faces(new FaceCache(this)),
      m_desk(new HandDesk(this)),
      m_problem(new QLabel(this)),
      m_tabs(new SteadyTabs(this)),
      m_page(new HandPage(*m_desk, *m_faces, this)),
      m_many(new ManyHandsView(*m_desk, *m_faces, this))
{
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setAlignment(Qt::AlignCenter);
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("One hand, and many"));
    m_tabs->addTab(m_page, tr("Hand"));
    m_tabs->addTab(m_many, tr("Many hands"));
    auto* const fitted = new Fitted(this);
    auto* const column = new QVBoxLayout(fitted);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_problem, 1);
    column->addWidget(m_tabs, 1);
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(fitted);
    connect(m_page, &HandPage::said, this, &HandsPanel::said);
    connect(m_page, &HandPage::playWanted, this, &HandsPanel::playWanted);
    connect(m_many, &ManyHandsView::handChosen, this, [this] {
        m_tabs->setCurrentWidget(m_page);
        m_page->focusHand();
    });
    connect(m_desk, &HandDesk::dealt, this, [this] {
        m_problem->setText(m_desk->problem());
        m_problem->setVisible(!m_desk->isDealt());
        m_tabs->setVisible(m_desk->isDealt());
    });
    refresh();
}

void HandsPanel::setDocument(DeckDocument* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    const auto stale = [this] {
        m_stale = true;
        refresh();
    };
    if (m_document)
        connect(m_document, &DeckDocument::changed, this, stale);
    stale();
}

void HandsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void HandsPanel::refresh()
{
    if (!m_stale || (!isVisible() && m_document))
        return; // once it is shown
    m_stale = false;
    const auto deck = m_document ? m_document->snapshot() : nullptr;
    if (deck != nullptr && deck->game->catalogue != m_catalogue) {
        m_catalogue = deck->game->catalogue;
        m_faces->setCards(m_catalogue, findFaceStyle(m_places, m_catalogue->game()),
                          OwnPictures(m_places, QString::fromStdString(m_catalogue->game().key)));
    }
    m_desk->setDeck(deck.get());
}

void HandsPanel::focusHand()
{
    m_tabs->setCurrentWidget(m_page);
    m_page->focusHand();
}

QAbstractItemView& HandsPanel::list() const { return m_page->grid(); }

CardIndex HandsPanel::cardAt(const QModelIndex& index) const
{
    return CardIndex{index.data(carddb::CardListModel::CardRole).toUInt()};
}

} // namespace muster::app

#include "moc_hands_panel.cpp"
