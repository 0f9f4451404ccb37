// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/card_adder.h"

#include <algorithm>

#include <QAbstractItemView>
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
            notice = tr("%1: %2. Shift+Enter adds it all the same.")
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
    if (!filled.unlimited.empty()) {
        const Card card = into->game()->catalogue->card(filled.unlimited.front());
        Q_EMIT noticed(tr("%1 has no limit: each Enter adds one.").arg(shown(card.name())));
    }
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
    auto* menu = new QMenu(view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [&](const QString& text, const QString& key, auto&& work) {
        QAction* action = menu->addAction(text + u'\t' + key);
        action->setEnabled(m_deck != nullptr);
        connect(action, &QAction::triggered, this, work);
    };
    add(tr("&Add one"), tr("Enter"), [this] { this->add(Insist::No); });
    add(tr("Add as &many as allowed"), u"*"_s, [this] { addMost(); });
    add(tr("Add one all &the same"), tr("Shift+Enter"), [this] { this->add(Insist::Yes); });
    add(tr("&Remove one"), u"−"_s, [this] { remove(); });
    add(tr("&Consider"), u"?"_s, [this] { consider(); });
    menu->popup(view->viewport()->mapToGlobal(at));
}

bool CardAdder::handleKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool plain = (modifiers & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (!plain)
        return false;
    switch (key) {
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
        const auto* key = static_cast<QKeyEvent*>(event);
        if (handleKey(key->key(), key->modifiers()))
            return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_card_adder.cpp"
