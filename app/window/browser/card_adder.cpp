// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/card_adder.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QInputDialog>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>

#include "app/text/shown.h"
#include "app/window/browser/add_answers.h"
#include "app/window/browser/add_words.h"
#include "app/window/browser/deck_changes.h"
#include "app/window/browser/results_model.h"

using namespace Qt::StringLiterals;

namespace muster::app {

CardAdder::CardAdder(const ResultsModel& cards, const QItemSelectionModel& selection, AddAnswers& answers,
                     QObject* parent)
    : QObject(parent),
      m_cards(cards),
      m_selection(selection),
      m_answers(answers)
{
}

void CardAdder::watch(QAbstractItemView* view)
{
    view->installEventFilter(this);
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view, &QWidget::customContextMenuRequested, this, [this, view](const QPoint& at) { openMenu(view, at); });
    connect(view, &QAbstractItemView::doubleClicked, this, [this] { add(Insist::No); });
}

std::vector<CardIndex> CardAdder::selected() const
{
    std::vector<CardIndex> cards;
    std::vector<int> rows;
    const auto selection = m_selection.selection();
    for (const QItemSelectionRange& range : selection) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    cards.reserve(rows.size());
    for (const int row : rows)
        cards.push_back(m_cards.cardAt(row));
    return cards;
}

DeckDocument* CardAdder::deckToFill()
{
    if (m_deck == nullptr)
        Q_EMIT deckWanted();
    return m_deck;
}

void CardAdder::add(Insist insist)
{
    DeckDocument* const into = deckToFill();
    if (into == nullptr)
        return;
    std::vector<CardIndex> cards = selected();
    QString notice;
    if (insist == Insist::No) {
        std::erase_if(cards, [&](CardIndex card) {
            const auto* answer = m_answers.answer(card);
            if (answer == nullptr || answer->allowed)
                return false;
            notice =
                tr("%1: %2. Shift+Enter adds it anyway, Ctrl+Enter puts it in place of the card chosen in the deck.")
                    .arg(shown(into->game()->catalogue->card(card).name()), addSentence(*answer));
            return true;
        });
    }
    addCopies(*into, cards, 1);
    Q_EMIT noticed(notice); // last, as it is about the deck as it is now
}

void CardAdder::addMost()
{
    DeckDocument* const into = deckToFill();
    if (into == nullptr)
        return;
    const Filled filled = addAllowed(*into, selected());
    if (filled.copies > 0)
        Q_EMIT said(tr("%n card(s) added", nullptr, filled.copies));
    else if (filled.unlimited.empty())
        Q_EMIT said(tr("None of them may be added."));
    addUnlimited(*into, filled.unlimited);
}

/// Of what has no limit nobody but the person knows how many are wanted.
void CardAdder::addUnlimited(DeckDocument& into, const std::vector<CardIndex>& cards)
{
    constexpr int Most = 999;
    const QPointer<DeckDocument> deck(&into);
    for (const CardIndex card : cards) {
        bool wanted = false;
        const Card at = into.game()->catalogue->card(card);
        const int copies = QInputDialog::getInt(m_view, tr("How Many?"),
                                                tr("%1 has no limit; the deck has %n. How many are to be added?",
                                                   nullptr, into.resolved().copies(at.identity()))
                                                    .arg(shown(at.name())),
                                                1, 1, Most, 1, &wanted);
        if (!wanted || !deck) // the deck may be closed while the question stands
            return;
        addCopies(into, {card}, copies);
        Q_EMIT said(tr("%1 of %2 added", "how many, card").arg(copies).arg(shown(at.name())));
    }
}

/// As many as typed, but for what the card's own limit refuses.
void CardAdder::setCount(const TypedCount::Number& count)
{
    DeckDocument* const into = deckToFill();
    if (into == nullptr)
        return;
    const std::vector<CardIndex> cards = selected();
    const bool goesOn = count.goesOn && cards == m_counted;
    m_counted = cards;
    m_counts += goesOn ? 0 : 1;
    QString notice;
    std::vector<std::pair<CardIndex, int>> wanted;
    for (const CardIndex card : cards) {
        const auto* const answer = m_answers.answer(card);
        int copies = count.value;
        if (answer != nullptr && answer->limit && copies > *answer->limit) {
            copies = *answer->limit;
            notice = tr("%1: at most %2 are allowed. In the deck's own list any number can be typed.")
                         .arg(shown(into->game()->catalogue->card(card).name()), QString::number(copies));
        }
        wanted.emplace_back(card, copies);
    }
    setCopies(*into, wanted, QStringLiteral("count of found %1").arg(m_counts));
    if (wanted.size() == 1)
        Q_EMIT said(tr("%1: %n in the deck", nullptr, wanted.front().second)
                        .arg(shown(into->game()->catalogue->card(wanted.front().first).name())));
    Q_EMIT noticed(notice);
}

void CardAdder::swap()
{
    const std::vector<CardIndex> cards = selected();
    if (m_deck != nullptr && cards.size() == 1)
        Q_EMIT swapWanted(cards.front());
    else if (m_deck != nullptr)
        Q_EMIT said(tr("Only a single card can be swapped in."));
}

void CardAdder::remove()
{
    if (m_deck != nullptr)
        removeCopies(*m_deck, selected(), 1);
}

void CardAdder::consider()
{
    if (m_deck != nullptr)
        considerCards(*m_deck, selected());
}

void CardAdder::openMenu(QAbstractItemView* view, const QPoint& at)
{
    if (selected().empty())
        return;
    m_view = view;
    auto* menu = new QMenu(view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& text, const QString& key, auto&& work) {
        QAction* action = menu->addAction(text + u'\t' + key);
        action->setEnabled(m_deck != nullptr);
        connect(action, &QAction::triggered, this, work);
    };
    add(tr("&Add one"), tr("Enter"), [this] { this->add(Insist::No); });
    add(tr("Add as &many as allowed"), u"*"_s, [this] { addMost(); });
    add(tr("Add one an&yway"), tr("Shift+Enter"), [this] { this->add(Insist::Yes); });
    add(tr("&Swap for the card chosen in the deck"), tr("Ctrl+Enter"), [this] { swap(); });
    add(tr("&Remove one"), u"−"_s, [this] { remove(); });
    add(tr("&Consider"), u"?"_s, [this] { consider(); });
    menu->popup(view->viewport()->mapToGlobal(at));
}

bool CardAdder::handleKey(const QKeyEvent& event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers();
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (isEnter && (modifiers & ~Qt::KeypadModifier) == Qt::ControlModifier) {
        swap();
        return true;
    }
    if (const auto count = m_count.take(event)) {
        setCount(*count);
        return true;
    }
    const bool plain = (modifiers & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!plain)
        return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        add(modifiers.testFlag(Qt::ShiftModifier) ? Insist::Yes : Insist::No);
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        add(Insist::No);
        return true;
    case Qt::Key_Asterisk:
        addMost();
        return true;
    case Qt::Key_Minus:
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        remove();
        return true;
    case Qt::Key_Question:
        consider();
        return true;
    default:
        return false;
    }
}

bool CardAdder::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        m_view = qobject_cast<QWidget*>(watched);
        if (handleKey(*static_cast<QKeyEvent*>(event)))
            return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_card_adder.cpp"
