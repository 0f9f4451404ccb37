// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/results_model.h"

#include <QMimeData>

#include "app/text/shown.h"
#include "app/window/browser/add_words.h"
#include "model/decks/list_writer.h"
#include "model/decks/resolved_deck.h"

using namespace Qt::StringLiterals;

namespace muster::app {

ResultsModel::ResultsModel(AddAnswers& answers, QObject* parent) : CardListModel(parent), m_answers(&answers)
{
    connect(m_answers, &AddAnswers::answered, this, &ResultsModel::tellAnswers);
}

void ResultsModel::deckChanged()
{
    extraNumbersChanged();
    tellAnswers();
}

void ResultsModel::tellAnswers()
{
    if (rowCount() == 0)
        return;
    // Those about the deck come last. What a name is to a reader, and to a face, says it too.
    Q_EMIT dataChanged(index(0, copiesColumn()), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT dataChanged(index(0, NameColumn), index(rowCount() - 1, NameColumn),
                       {Qt::AccessibleTextRole, AllowedRole, CopiesRole, AddWordsRole, Qt::ToolTipRole});
}

int ResultsModel::copies(CardIndex card) const
{
    return m_answers->deck()->resolved.copies(catalogue()->card(card).identity());
}

/// "2 of 3", with a sign where no further copy may be added; only the count where there is no limit, or none may be in it.
QString ResultsModel::copiesText(CardIndex card) const
{
    const int count = copies(card);
    const auto* const answer = m_answers->answer(card);
    QString text = count > 0 ? QString::number(count) : QString();
    if (answer != nullptr && answer->limit && (count > 0 || *answer->limit > 0))
        text = tr("%1 of %2", "copies, limit").arg(count).arg(*answer->limit);
    if (answer == nullptr || answer->allowed)
        return text;
    return text.isEmpty() ? QString(addSign(false)) : addSign(false) + u' ' + text;
}

std::vector<int> ResultsModel::standardOrder() const
{
    std::vector<int> order{NameColumn, copiesColumn()};
    if (catalogue() == nullptr)
        return order;
    const Game& game = catalogue()->game();
    const auto take = [&](auto&& wanted) {
        for (std::size_t i = 0; i < game.columns.size(); ++i) {
            if (wanted(game.field(game.columns[i]).kind))
                order.push_back(FirstFieldColumn + int(i));
        }
    };
    const auto isFigure = [](FieldKind kind) { return kind == FieldKind::Number; };
    const auto isList = [](FieldKind kind) { return kind == FieldKind::Words; }; // what a card costs
    take(isFigure);
    take(isList);
    order.push_back(TypeColumn);
    take([&](FieldKind kind) { return !isFigure(kind) && !isList(kind); });
    order.push_back(addColumn());
    return order;
}

/// "Ember Fox, Champion, Ember, 2 in the deck, limit 3 of 3": a row as one hears it.
QString ResultsModel::rowSentence(CardIndex card) const
{
    const Card at = catalogue()->card(card);
    QStringList parts{shown(at.name()), shown(catalogue()->game().type(at.type()).label)};
    for (const FieldIndex field : catalogue()->game().identity) {
        if (const std::string value = identityValue(*catalogue(), card, field); !value.empty())
            parts += shown(value);
    }
    if (m_answers->deck() != nullptr) {
        parts += tr("%n in the deck", nullptr, copies(card));
        if (const auto* answer = m_answers->answer(card))
            parts += answer->allowed ? tr("may be added") : tr("may not be added: %1").arg(addWords(*answer));
    }
    return parts.join(", "_L1);
}

QVariant ResultsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CardIndex card = cardAt(index.row());
    if (role == Qt::AccessibleTextRole && index.column() == NameColumn)
        return rowSentence(card);
    const bool asksDeck = role == AllowedRole || role == CopiesRole || role == AddWordsRole || role == Qt::ToolTipRole;
    if (!asksDeck)
        return CardListModel::data(index, role);
    if (m_answers->deck() == nullptr)
        return {};
    if (role == CopiesRole)
        return copies(card);
    const auto* answer = m_answers->answer(card);
    if (answer == nullptr)
        return {};
    switch (role) {
    case AllowedRole:
        return answer->allowed;
    case AddWordsRole:
        return addWords(*answer);
    default:
        return addSentence(*answer);
    }
}

QVariant ResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == copiesColumn())
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)); // above its numbers
    return CardListModel::headerData(section, orientation, role);
}

QVariant ResultsModel::extraData(CardIndex card, int extra, int role) const
{
    if (m_answers->deck() == nullptr)
        return {};
    if (extra == CopiesColumn) {
        switch (role) {
        case Qt::DisplayRole:
            return copiesText(card);
        case Qt::AccessibleTextRole:
            return tr("%n in the deck", nullptr, copies(card));
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        default:
            return {};
        }
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    const auto* answer = m_answers->answer(card);
    if (role == Qt::AccessibleTextRole)
        return answer == nullptr ? tr("being worked out") : addSentence(*answer);
    return answer == nullptr ? u"…"_s : QString(addSign(answer->allowed) + u' ' + addWords(*answer));
}

QString ResultsModel::extraLabel(int extra) const { return extra == CopiesColumn ? tr("In deck") : tr("May be added"); }

std::optional<int> ResultsModel::extraNumber(CardIndex card, int extra) const
{
    if (m_answers->deck() == nullptr)
        return {};
    if (extra == CopiesColumn)
        return copies(card);
    if (m_answers->knowsAll())
        return m_answers->isAllowed(card) ? 0 : 1;
    return {};
}

Qt::ItemFlags ResultsModel::flags(const QModelIndex& index) const
{
    return CardListModel::flags(index) | (index.isValid() ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

QStringList ResultsModel::mimeTypes() const { return {u"text/plain"_s}; }

QMimeData* ResultsModel::mimeData(const QModelIndexList& indexes) const
{
    QStringList lines;
    int last = -1;
    for (const QModelIndex& index : indexes) {
        if (index.row() == last)
            continue; // another cell of the same row
        last = index.row();
        lines += u"1 "_s + QString::fromStdString(listedName(*catalogue(), cardAt(index.row())));
    }
    lines.removeDuplicates();
    auto* data = new QMimeData;
    data->setText(lines.join(u'\n') + u'\n');
    return data;
}

} // namespace muster::app
