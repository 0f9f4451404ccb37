// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <thread>
#include <vector>

#include <QAbstractTableModel>

#include "app/window/library/deck_shelf.h"

namespace muster::app {

/// Deck files as a table. They are read and judged in a thread, and come one after the other; those that stay the same from
/// one reading to the next stay the rows they were.
class ShelfModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        GameColumn,
        FormatColumn,
        VerdictColumn,
        CardsColumn,
        ChangedColumn,
        TagsColumn,
        Columns
    };
    enum Role { PathRole = Qt::UserRole, SortRole, WordsRole };

    /// `library` outlives it.
    explicit ShelfModel(carddb::Library& library, QObject* parent = nullptr);
    ~ShelfModel() override;

    /// Shows these from now on; files that are gone go.
    void read(const QStringList& paths);
    [[nodiscard]] bool isReading() const { return m_isReading; }
    [[nodiscard]] const ShelfDeck* at(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void finished();

private:
    struct Inbox;

    void take(const std::shared_ptr<Inbox>& from);
    void put(ShelfDeck deck);
    [[nodiscard]] QString text(const ShelfDeck& deck, int column) const;
    [[nodiscard]] QVariant sortKey(const ShelfDeck& deck, int column) const;
    [[nodiscard]] QString spoken(const ShelfDeck& deck) const;

    carddb::Library& m_library;
    std::vector<ShelfDeck> m_decks;
    bool m_isReading = false;
    std::shared_ptr<Inbox> m_inbox;
    std::jthread m_reader;
};

} // namespace muster::app
