// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QModelIndex>
#include <QWidget>

#include "app/window/deck/deck_rows.h"
#include "carddb/places.h"
#include "model/findings/finding.h"

class QAbstractItemView;
class QLabel;
class QLineEdit;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace muster::app {

class DeckDetails;
class DeckFaces;
class DeckDocument;
class DeckHeader;
class DeckModel;
class DeckTree;
class FlowBox;

/// One open deck on screen: its name and format, its cards as a tree, and what can be done with those selected. Each
/// thing that is done is one step of the deck's history.
class DeckPage final : public QWidget {
    Q_OBJECT

public:
    explicit DeckPage(DeckDocument& document, QWidget* parent = nullptr);
    ~DeckPage() override;

    [[nodiscard]] DeckDocument& document() const { return m_document; }
    [[nodiscard]] DeckHeader& header() const { return *m_header; }

    // Selection
    [[nodiscard]] std::vector<DeckPick> selection() const;
    [[nodiscard]] std::vector<CardIndex> selectedCards() const; ///< specific cards, one printing of each
    [[nodiscard]] CardIndex currentCard() const;                ///< invalid where none is
    void selectRows(const std::vector<Subject::Row>& rows);
    void focusCards();
    /// Where styles and pictures of faces are: without them the deck is a list only.
    void setFaces(const carddb::Places& places);
    void showFaces(bool shown);
    [[nodiscard]] DeckFaces& faces() const { return *m_faces; }
    [[nodiscard]] QAbstractItemView& list() const; ///< of the cards
    /// What a row of list() is about; invalid for headings and names that mean no card.
    [[nodiscard]] CardIndex cardAt(const QModelIndex& row) const;

    // Cards
    /// Copies of a card into the section where it belongs, or among those that are only considered.
    void addCard(CardIndex card, int copies = 1, bool considering = false);
    /// Every line of a list, if each is understood; else importRequested, and nothing is changed. `section` may be empty.
    enum class Came { Pasted, Dropped };
    void addList(const QString& text, const std::string& section = {}, Came how = Came::Pasted);
    void more(int copies); ///< of the selected cards; negative: fewer
    /// Of the selected cards. `goesOn`: one step with the count before it, of which it is the next figure.
    void setCount(int copies, bool goesOn = false);
    /// A copy of `card` in place of one of the row at hand.
    void swapFor(CardIndex card);
    void removeSelected();
    void moveSelected(const std::string& section);
    /// What is selected and only considered goes where such cards belong, each into its own section.
    void bringBack();
    void cut();
    void copy();
    void paste();
    void copyAll(); ///< the whole deck as a text list
    void showDetails(bool shown);
    [[nodiscard]] bool showsDetails() const;

Q_SIGNALS:
    void cardShown(muster::CardIndex card);    ///< the card at hand is another one
    void selectionChanged();                   ///< selectedCards()
    void importRequested(const QString& text); ///< a list with lines that need a decision
    void said(const QString& sentence);        ///< what was done, and what the rules say to it

private:
    void buildStrip();
    void followSelection();
    void fillMoveMenu();
    void openMenu(const QPoint& at);
    [[nodiscard]] QList<QModelIndex> rowsOf(const std::vector<DeckEntry>& entries, const std::string& section) const;
    void editNote();
    void refresh();
    [[nodiscard]] QString nameOf(const std::vector<DeckPick>& picks) const;
    [[nodiscard]] QString sectionLabel(const std::string& section) const;
    bool tellTrouble(CardIndex card);
    void tellOf(CardIndex card);

    DeckDocument& m_document;
    DeckModel* m_model;
    DeckHeader* m_header;
    DeckTree* m_tree;
    DeckFaces* m_faces;
    QStackedWidget* m_views;
    std::optional<carddb::Places> m_places; ///< of faces
    DeckDetails* m_details;
    FlowBox* m_strip;
    QToolButton* m_more;
    QToolButton* m_fewer;
    QToolButton* m_remove;
    QToolButton* m_move;
    QMenu* m_moveMenu;
    QLineEdit* m_note;
    QToolButton* m_showFaces;
    QToolButton* m_showDetails;
    DeckPick m_noted; ///< the line whose note is in m_note
    CardIndex m_shownCard;
    int m_counts = 0; ///< typed so far
};

} // namespace muster::app
