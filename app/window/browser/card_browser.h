// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "app/window/browser/add_answers.h"
#include "app/window/browser/card_finder.h"
#include "app/window/browser/results_model.h"
#include "app/window/card/face_cache.h"
#include "app/window/document/deck_document.h"

class QAbstractItemView;
class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace muster::app {

class AddProgress;
class CardAdder;
class CardGrid;
class FilterBar;
class FlowBox;
class NothingFound;
class QueryLine;
class ResultsTable;
class SavedSearchButton;

/// All cards of a game: a query that answers while one types, filters that write into it, and what was found as a table or as
/// faces, each card with how many of it are in the open deck and whether one more may go in.
class CardBrowser final : public QWidget {
    Q_OBJECT

public:
    explicit CardBrowser(const carddb::Places& places, QWidget* parent = nullptr);
    ~CardBrowser() override;

    /// The cards to look through. Nothing happens where they are the same as before.
    void setGame(std::shared_ptr<const GameData> game);
    [[nodiscard]] const std::shared_ptr<const GameData>& game() const { return m_game; }
    /// The deck that cards are put into, and its game; nullptr for none.
    void setDocument(DeckDocument* document);

    [[nodiscard]] QString query() const;
    void setQuery(const QString& query);
    void focusQuery();
    /// The lists in which cards are shown, of which one is in sight, and the card of one of their rows.
    [[nodiscard]] std::vector<QAbstractItemView*> lists() const;
    [[nodiscard]] CardIndex cardAt(const QModelIndex& row) const { return m_model->cardAt(row.row()); }
    /// The card that the keyboard is on; invalid where there is none.
    [[nodiscard]] CardIndex currentCard() const;
    /// A picture of the card was changed elsewhere.
    void pictureChanged(CardIndex card);

    enum class View { Table, Grid };
    void setView(View view);
    [[nodiscard]] View view() const;

    /// View, size of faces, widths and order of columns: as QWidget's own states are, to be kept from one start to the next.
    [[nodiscard]] QByteArray saveState() const;
    void restoreState(const QByteArray& state);

    /// The columns of the table as they stand until a person moves them.
    void resetLayout();

    [[nodiscard]] ResultsModel& results() { return *m_model; }

Q_SIGNALS:
    /// A card is to go into a deck, and none of its game is in front. Where one is set at once, it gets the card.
    void deckWanted();
    /// The card is to take the place of the one that is chosen in the deck.
    void swapWanted(muster::CardIndex card);
    /// What was done, as a sentence.
    void said(const QString& sentence);
    void currentCardChanged(muster::CardIndex card);
    /// The query is another one, and the list is what it finds.
    void searched();
    /// Something that could not be done, as a sentence.
    void failed(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void buildResults();
    void search();
    void showAnswer(const query::Query& query, std::vector<CardIndex> cards);
    void proposeType();
    void showProblem(const query::Problem& problem);
    void deckChanged();
    [[nodiscard]] QList<QWidget*> controls() const;
    void askForGame();
    void followDeck();
    [[nodiscard]] DeckDocument* deck() const;
    void tellCurrent();
    void tellAnew(); ///< also where it was told before: another list may have told of another card since
    void setNotice(const QString& sentence);
    void setCurrentRow(int row);
    void showColumns();
    void orderTabs();
    void focusResults();
    void fitTop();
    void sortBy(int column, Qt::SortOrder order);
    [[nodiscard]] QAbstractItemView* shownView() const;

    carddb::Places m_places;
    std::shared_ptr<const GameData> m_game;
    DeckDocument* m_document = nullptr; ///< perhaps of another game than the one shown: see deck()
    AddAnswers* m_answers;
    CardFinder m_finder;
    FaceCache* m_faces;
    ResultsModel* m_model;
    std::string m_kind;      ///< of the deck that was in front last
    CardIndex m_told;        ///< by currentCardChanged
    bool m_asksDeck = false; ///< the answer depends on the deck

    QBoxLayout* m_top;    ///< the line, and what stands beside or below it
    QBoxLayout* m_middle; ///< likewise the answer
    FlowBox* m_besideLine;
    FlowBox* m_besideAnswer;
    QueryLine* m_line;
    FilterBar* m_filters;
    QLabel* m_answer;
    QLabel* m_notice;
    QPushButton* m_proposal;
    QString m_typeQuery; ///< that m_proposal puts in place of the query; empty where it mends a mistake
    AddProgress* m_progress;
    SavedSearchButton* m_saved;
    QToolButton* m_examples;
    QToolButton* m_tableButton;
    QToolButton* m_gridButton;
    QComboBox* m_sort;
    QStackedWidget* m_stack;
    ResultsTable* m_table;
    CardGrid* m_grid;
    NothingFound* m_nothing;
    CardAdder* m_adder;
};

} // namespace muster::app
