// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include "model/cards/catalogue.h"

namespace muster::carddb {

/// The cards of a search result as a table: name, type, and the columns that the game declares. Holds only the rows'
/// numbers and makes texts when a view asks for them, so that showing a new result of 100,000 cards is a matter of
/// microseconds; a new result resets the model. A view that knows more about cards than they say themselves, such as how
/// many of them are in a deck, adds columns behind the game's.
class CardListModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, TypeColumn, FirstFieldColumn };
    enum Role {
        CardRole = Qt::UserRole, ///< index of the card in the catalogue (uint)
        IdentityRole,            ///< index of the specific card (uint)
        IdRole,                  ///< card id
        NameRole,                ///< name of the card, whatever the column
        SortRole,                ///< a number or folded text to sort by
    };

    explicit CardListModel(QObject* parent = nullptr);

    /// Shows no card of this catalogue yet.
    void setCatalogue(std::shared_ptr<const Catalogue> catalogue);
    /// Shows these cards, in this order or in that of the column that was last sorted by.
    void setCards(std::vector<CardIndex> cards);

    [[nodiscard]] CardIndex cardAt(int row) const; ///< invalid past the end
    [[nodiscard]] int rowOf(CardIndex card) const; ///< -1 if it is not shown
    [[nodiscard]] const std::vector<CardIndex>& cards() const { return m_cards; }

    // QAbstractItemModel
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// By any column; rows that are equal in it stay in the order of names. Column -1 is the order of the result.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    // Columns that a subclass adds; `extra` counts them from 0.
    [[nodiscard]] virtual int extraColumns() const { return 0; }
    [[nodiscard]] virtual QVariant extraData(CardIndex card, int extra, int role) const;
    [[nodiscard]] virtual QString extraLabel(int extra) const;
    /// What the column is sorted by; cards without a number come last.
    [[nodiscard]] virtual std::optional<int> extraNumber(CardIndex card, int extra) const;

    [[nodiscard]] const Catalogue* catalogue() const { return m_catalogue.get(); }
    [[nodiscard]] int firstExtraColumn() const;
    /// Sorts again if the rows stand in the order of a column that a subclass adds, whose numbers have changed.
    void extraNumbersChanged();

private:
    void reorder(int column, Qt::SortOrder order);

    [[nodiscard]] FieldIndex fieldOf(int column) const;
    [[nodiscard]] QString textOf(CardIndex card, int column) const;
    [[nodiscard]] QVariant sortKey(CardIndex card, int column) const;
    void sortCards();

    std::shared_ptr<const Catalogue> m_catalogue;
    std::vector<CardIndex> m_cards;
    std::vector<CardIndex> m_result; ///< as it was given
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace muster::carddb
