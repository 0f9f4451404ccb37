// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include <QAbstractItemModel>

#include "app/window/deck/deck_rows.h"
#include "model/findings/finding.h"

class QMimeData;

namespace muster::app {

/// A deck as a tree: sections, groups of the game's listing, cards. A step of the deck changes only the rows that are
/// different afterwards, so that views keep selection, place and what is folded.
class DeckModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { CardColumn, LimitColumn, TypeColumn, FirstFieldColumn };
    enum Role {
        KindRole = Qt::UserRole, ///< DeckRow::Kind as int
        CountRole,               ///< int
        DetailRole,              ///< identity: "Ember"; empty where no card of the deck has another
        NoteRole,
        TroubleRole,  ///< why the name means no card
        SeverityRole, ///< Severity as int of the gravest finding about the row; none: not valid
        SectionRole,  ///< key
    };

    /// Rows that were taken from a deck, as they travel with the mouse or over the clipboard; beside it goes plain text
    /// that any program understands.
    static constexpr auto RowsMime = "application/x-muster-deck-rows";

    explicit DeckModel(QObject* parent = nullptr);
    ~DeckModel() override;

    /// How the cards are put together from now on, and what there is to choose from.
    void setGrouping(const DeckGrouping& grouping);
    [[nodiscard]] const DeckGrouping& grouping() const { return m_grouping; }
    [[nodiscard]] std::vector<std::pair<QString, DeckGrouping>> groupings() const;
    /// Whether a column has figures or costs, which one wants to see of a deck before words.
    [[nodiscard]] bool hasFigures(int column) const;

    void setDeck(const std::shared_ptr<const DeckSnapshot>& deck); ///< nullptr: no deck
    /// Marks the rows that findings are about.
    void setFindings(const std::vector<Finding>& findings);

    [[nodiscard]] const DeckRow* rowAt(const QModelIndex& index) const; ///< nullptr outside
    [[nodiscard]] std::vector<DeckPick> picksOf(const QModelIndexList& indexes) const;
    /// The row that shows this line of a deck; invalid where there is none.
    [[nodiscard]] QModelIndex find(const std::string& section, std::size_t row) const;
    [[nodiscard]] QModelIndex find(IdentityIndex identity, const std::string& section) const;
    /// What a pick of rows says as lines of a list.
    [[nodiscard]] QString textOf(const std::vector<DeckPick>& picks) const;

    // QAbstractItemModel
    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override;

Q_SIGNALS:
    void deckShown(); ///< all rows of the deck that was set are there

    /// Rows of this deck were dropped on a section.
    void rowsDropped(const std::vector<muster::app::DeckPick>& picks, const std::string& section);
    /// A list of cards was dropped from elsewhere; `section` is empty where none was aimed at.
    void textDropped(const QString& text, const std::string& section);

private:
    struct Node;
    struct Marks;

    [[nodiscard]] const Node* nodeAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(const Node& node, int column = 0) const;
    void update(Node& parent, std::vector<DeckRow> rows);
    void tellRow(const Node& node);
    void forEach(const Node& node, const std::function<void(const Node&)>& visit) const;
    [[nodiscard]] QString cellText(const DeckRow& row, int column) const;
    [[nodiscard]] QString spoken(const Node& node) const;
    [[nodiscard]] QString sectionAimedAt(const QModelIndex& parent) const;

    std::shared_ptr<const DeckSnapshot> m_deck;
    DeckGrouping m_grouping;
    std::unique_ptr<Node> m_root;
};

} // namespace muster::app
