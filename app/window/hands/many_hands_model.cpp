// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/many_hands_model.h"

#include <algorithm>

#include "app/text/list_text.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/hands/hand_words.h"

namespace muster::app {

ManyHandsModel::ManyHandsModel(const HandDesk& desk, QObject* parent)
    : QAbstractListModel(parent),
      m_desk(desk),
      m_first(desk.seed())
{
    connect(&desk, &HandDesk::deckChanged, this, &ManyHandsModel::dealAnew);
    dealAnew();
}

void ManyHandsModel::dealAnew()
{
    beginResetModel();
    m_hands.assign(m_desk.practice() == nullptr ? 0 : Hands, {});
    endResetModel();
}

void ManyHandsModel::setFirstSeed(std::uint64_t seed)
{
    m_first = seed;
    dealAnew();
}

const ManyHandsModel::Entry& ManyHandsModel::entry(int row) const
{
    std::optional<Entry>& hand = m_hands[static_cast<std::size_t>(row)];
    if (!hand) {
        const engine::HandPractice& game = *m_desk.practice();
        engine::PracticeHand dealt = m_desk.dealtWith(m_first + static_cast<std::uint64_t>(row));
        std::vector<std::size_t> sent;
        if (!dealt.stands)
            game.policy(dealt, sent);
        hand.emplace();
        hand->words = classText(game, dealt);
        hand->advice = dealt.stands ? tr("stands", "a hand")
            : sent.empty()          ? tr("kept", "a hand")
                                    : tr("%n sent back", "cards of a hand", static_cast<int>(sent.size()));
        if (!m_desk.companions().empty() && !dealt.aside.empty())
            hand->companion = cardName(m_desk.catalogue(), CardIndex{dealt.aside.front()});
        hand->cards = std::move(dealt.hand);
        std::ranges::sort(hand->cards); // in the order of names
    }
    return *hand;
}

int ManyHandsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hands.size());
}

QVariant ManyHandsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto seed = m_first + static_cast<std::uint64_t>(index.row());
    switch (role) {
    case SeedRole:
        return QVariant::fromValue<quint64>(seed);
    case ClassRole:
        return shortClass(entry(index.row()).words);
    case AdviceRole:
        return entry(index.row()).advice;
    case Qt::DisplayRole: {
        const Entry& hand = entry(index.row());
        QStringList parts{QString::number(seed)};
        if (!hand.words.isEmpty())
            parts += shortClass(hand.words);
        parts += hand.advice;
        if (!hand.companion.isEmpty())
            parts += hand.companion;
        return parts.join(QStringLiteral(" · "));
    }
    case Qt::ToolTipRole:
        return entry(index.row()).words;
    case Qt::AccessibleTextRole:
        return tr("%1: %2", "about a hand, its cards")
            .arg(index.data().toString(), cardsText(m_desk.catalogue(), entry(index.row()).cards));
    default:
        return {};
    }
}

} // namespace muster::app

#include "moc_many_hands_model.cpp"
