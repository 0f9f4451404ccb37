// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "app/window/document/deck_snapshot.h"
#include "app/window/numbers/deck_numbers.h"

class QComboBox;
class QFrame;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace muster::app {

class ChartBox;

/// Exact odds of drawing: at least so many of some cards among the first so many, for cards that are selected, belong to
/// a group or match a query; below, the chances that matter in the game at hand.
class OddsPage final : public QWidget {
    Q_OBJECT

public:
    explicit OddsPage(QWidget* parent = nullptr);

    /// nullptr: no deck. `numbers` must outlive the page, or the next call.
    void setDeck(std::shared_ptr<const DeckSnapshot> deck, const DeckNumbers* numbers);
    /// The specific cards that are selected in the deck.
    void setSelected(std::vector<IdentityIndex> cards);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// Works out what is in sight; what is not, once it comes there.
    void bringUpToDate();
    void listChoices();
    void refresh();
    void showGameOdds();
    /// How many cards that can be drawn are wanted; nothing, with the reason on screen, where nobody can say.
    [[nodiscard]] std::optional<int> wantedCards();

    std::shared_ptr<const DeckSnapshot> m_deck;
    const DeckNumbers* m_numbers = nullptr;
    std::vector<IdentityIndex> m_selected;
    bool m_stale = false; ///< what is shown is about an earlier deck or selection
    std::string m_gameKey;
    QComboBox* m_which;
    QLineEdit* m_query;
    QSpinBox* m_least;
    QSpinBox* m_drawn;
    QLabel* m_answer;
    QLabel* m_sentence;
    ChartBox* m_exactly;
    ChartBox* m_byCards;
    QFrame* m_game;
    QGridLayout* m_gameLines;
};

} // namespace muster::app
