// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/draw_model.h"

#include <algorithm>
#include <map>

#include "app/text/list_text.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/numbers/deck_numbers.h"
#include "carddb/card_list_model.h"

namespace muster::app {

DrawModel::DrawModel(const HandDesk& desk, QObject* parent) : QAbstractTableModel(parent), m_desk(desk)
{
    connect(&desk, &HandDesk::dealt, this, &DrawModel::listCards);
    connect(&desk, &HandDesk::changed, this, &DrawModel::count);
    listCards();
}

/// All cards that were shuffled, most copies first, so that a card stays in its place while it is drawn.
void DrawModel::listCards()
{
    std::map<IdentityIndex, Row> rows;
    if (m_desk.isDealt()) {
        const engine::PracticeHand& first = m_desk.steps().first();
        for (const engine::DeckCards* const part : {&first.deck, &first.hand, &first.aside}) {
            if (part == &first.aside && !m_desk.companions().empty())
                continue; // picked, and never in the deck
            for (const std::uint16_t one : *part) {
                const Card card = m_desk.catalogue().card(CardIndex{one});
                Row& row = rows[card.identity()];
                row.identity = card.identity();
                row.card = CardIndex{one};
                ++row.left;
            }
        }
    }
    std::vector<Row> list;
    for (auto& [identity, row] : rows) {
        row.name = cardName(m_desk.catalogue(), row.card);
        list.push_back(std::move(row));
    }
    std::ranges::stable_sort(list, [](const Row& a, const Row& b) {
        return a.left != b.left ? a.left > b.left : a.name.localeAwareCompare(b.name) < 0;
    });
    const bool same = std::ranges::equal(list, m_rows, {}, &Row::identity, &Row::identity)
        && std::ranges::equal(list, m_rows, {}, &Row::name, &Row::name);
    if (!same) {
        beginResetModel();
        m_rows = std::move(list);
        endResetModel();
    }
    count();
}

void DrawModel::count()
{
    const engine::DeckCards unseen = m_desk.unseen();
    m_unseen = static_cast<int>(unseen.size());
    m_deck = m_desk.isDealt() ? static_cast<int>(m_desk.steps().now().deck.size()) : 0;
    for (Row& row : m_rows) {
        row.left = static_cast<int>(std::ranges::count_if(unseen, [&](std::uint16_t card) {
            return m_desk.catalogue().card(CardIndex{card}).identity() == row.identity;
        }));
    }
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

void DrawModel::setDraws(int draws)
{
    if (draws == m_draws)
        return;
    m_draws = draws;
    Q_EMIT headerDataChanged(Qt::Horizontal, SoonColumn, SoonColumn);
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, SoonColumn), index(rowCount() - 1, SoonColumn));
}

double DrawModel::chance(const std::vector<int>& rows, int draws) const
{
    int wanted = 0;
    for (const int row : rows)
        wanted += m_rows[static_cast<std::size_t>(row)].left;
    const int cards = std::min(draws, m_deck);
    return wanted == 0 || cards == 0 ? 0 : drawOdds(m_unseen, wanted, cards, 1).atLeast;
}

int DrawModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DrawModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant DrawModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == carddb::CardListModel::CardRole)
        return row.card.value;
    if (role == Qt::TextAlignmentRole && index.column() != CardColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::AccessibleTextRole && index.column() == CardColumn)
        return tr("%1: %2 unseen, %3 with the next card", "card, copies, a chance")
            .arg(row.name, QString::number(row.left), percentText(chance({index.row()}, 1)));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case CardColumn:
        return row.name;
    case LeftColumn:
        return row.left;
    case NextColumn:
        return percentText(chance({index.row()}, 1));
    default:
        return percentText(chance({index.row()}, m_draws));
    }
}

QVariant DrawModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != CardColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CardColumn:
        return tr("Card");
    case LeftColumn:
        return tr("Unseen");
    case NextColumn:
        return tr("Next");
    case SoonColumn:
        return tr("In %1", "so many cards").arg(m_draws);
    default:
        return {};
    }
}

} // namespace muster::app

#include "moc_draw_model.cpp"
