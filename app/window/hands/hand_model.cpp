// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/hand_model.h"

#include <algorithm>

#include "app/text/list_text.h"
#include "app/window/card/card_grid.h"
#include "app/window/hands/hand_desk.h"
#include "carddb/card_list_model.h"

namespace muster::app {

HandModel::HandModel(const HandDesk& desk, QObject* parent) : QAbstractListModel(parent), m_desk(desk)
{
    connect(&desk, &HandDesk::dealt, this, [this] {
        beginResetModel();
        m_cards.clear();
        endResetModel();
    });
    connect(&desk, &HandDesk::changed, this, &HandModel::follow);
    follow();
}

void HandModel::follow()
{
    const engine::DeckCards now = m_desk.isDealt() ? m_desk.steps().now().hand : engine::DeckCards();
    const auto same = std::ranges::mismatch(now, m_cards);
    const auto from = static_cast<int>(same.in1 - now.begin());
    if (from < static_cast<int>(m_cards.size())) {
        beginRemoveRows({}, from, static_cast<int>(m_cards.size()) - 1);
        m_cards.resize(static_cast<std::size_t>(from));
        endRemoveRows();
    }
    if (from < static_cast<int>(now.size())) {
        beginInsertRows({}, from, static_cast<int>(now.size()) - 1);
        m_cards = now;
        endInsertRows();
    }
}

int HandModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QVariant HandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CardIndex card{m_cards[static_cast<std::size_t>(index.row())]};
    const int drawnFrom = rowCount() - m_desk.steps().drawn();
    const bool drawn = index.row() >= drawnFrom;
    switch (role) {
    case carddb::CardListModel::CardRole:
        return card.value;
    case carddb::CardListModel::NameRole:
    case Qt::DisplayRole:
        return cardName(m_desk.catalogue(), card);
    case CardGrid::CaptionRole: // the key that chooses the card, or when it came
        return drawn ? tr("drawn %1", "the first, second … card that was drawn").arg(index.row() - drawnFrom + 1)
                     : QString::number(index.row() + 1);
    case Qt::AccessibleTextRole:
        return drawn
            ? tr("%1, drawn since", "a card").arg(cardName(m_desk.catalogue(), card))
            : tr("%1: %2", "place in the hand, card").arg(index.row() + 1).arg(cardName(m_desk.catalogue(), card));
    default:
        return {};
    }
}

} // namespace muster::app

#include "moc_hand_model.cpp"
