// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/set_cards_model.h"

#include "app/text/shown.h"

namespace muster::app {

void SetCardsModel::setText(std::optional<SetText> text)
{
    beginResetModel();
    m_text = std::move(text);
    endResetModel();
}

int SetCardsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_text ? 0 : static_cast<int>(m_text->cards().size());
}

int SetCardsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant SetCardsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)
        || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    const CardDraft& card = m_text->cards()[static_cast<std::size_t>(index.row())].draft;
    const TypeIndex type = m_text->game().findType(card.type);
    QString typeLabel = type.valid() ? shown(m_text->game().type(type).label) : shown(card.type);
    if (card.isUnfinished)
        typeLabel = typeLabel.isEmpty() ? tr("draft") : tr("%1, draft", "type of a card").arg(typeLabel);
    if (role == Qt::AccessibleTextRole && index.column() == Name)
        return tr("%1, %2, %3", "name of a card, type, id").arg(shown(card.name), typeLabel, shown(card.id));
    switch (index.column()) {
    case Id:
        return shown(card.id);
    case Name:
        return shown(card.name);
    default:
        return typeLabel;
    }
}

QVariant SetCardsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Id ? tr("Id") : section == Name ? tr("Name") : tr("Type");
}

} // namespace muster::app

#include "moc_set_cards_model.cpp"
