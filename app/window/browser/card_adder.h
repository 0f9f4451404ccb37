// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QObject>
#include <QPointer>

#include "app/window/deck/typed_count.h"
#include "app/window/document/deck_document.h"

class QAbstractItemView;
class QItemSelectionModel;

namespace muster::app {

class AddAnswers;
class ResultsModel;

/// The selected cards go into the deck and out of it: by Enter, +, *, −, ?, figures, a double click, or from a menu. What may
/// not be added stays out, and the reason is said, unless the person insists. Each time is one step of the deck.
class CardAdder final : public QObject {
    Q_OBJECT

public:
    /// All of them outlive it. `selection` is of `cards`, and shared by all views that are watched.
    CardAdder(const ResultsModel& cards, const QItemSelectionModel& selection, AddAnswers& answers,
              QObject* parent = nullptr);

    /// Takes keys, double clicks and the menu of a view of the cards.
    void watch(QAbstractItemView* view);
    /// The deck that cards go into: of the game whose cards are shown, nullptr for none.
    void setDeck(DeckDocument* deck) { m_deck = deck; }

Q_SIGNALS:
    /// A card is to go into a deck, and there is none. Where one is set at once, it gets the card.
    void deckWanted();
    /// The card at hand is to take the place of the one that is chosen in the deck.
    void swapWanted(muster::CardIndex card);
    /// What was done, as a sentence.
    void said(const QString& sentence);
    /// Something to be read beside the cards, as a sentence; empty where nothing is to be read any more.
    void noticed(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Insist { No, Yes }; ///< on what the rules do not allow
    void add(Insist insist);
    void addMost();
    void addUnlimited(DeckDocument& into, const std::vector<CardIndex>& cards);
    void setCount(const TypedCount::Number& count);
    void swap();
    void remove();
    void consider();
    void openMenu(QAbstractItemView* view, const QPoint& at);
    [[nodiscard]] bool handleKey(const QKeyEvent& event);
    [[nodiscard]] std::vector<CardIndex> selected() const; ///< in the order of their rows
    [[nodiscard]] DeckDocument* deckToFill();

    const ResultsModel& m_cards;
    const QItemSelectionModel& m_selection;
    AddAnswers& m_answers;
    DeckDocument* m_deck = nullptr;
    QPointer<QWidget> m_view; ///< that the last key or menu came from
    TypedCount m_count;
    std::vector<CardIndex> m_counted; ///< cards whose count is typed
    int m_counts = 0;                 ///< typed so far
};

} // namespace muster::app
