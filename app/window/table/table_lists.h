// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QPointer>

#include "app/window/table/table_session.h"

namespace muster::app {

/// What can be chosen now, each with its number, which is its key.
class OptionModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setGame(TableSession* game);
    /// Whether whoever looks may know them; else there are none.
    void setShown(bool shown);
    /// Marks the option that a pilot would take; -1: none.
    void setHint(int option);
    /// Whether several can be named at once, and which are, in their order: their options have a box to be ticked.
    void setTicks(bool several, const std::vector<engine::Option>& ticks);
    /// Whether an option has a box.
    [[nodiscard]] bool isTickable(int option) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

Q_SIGNALS:
    void boxClicked(int option);

private:
    void follow();
    [[nodiscard]] QString text(int row) const;
    [[nodiscard]] int tickOf(int row) const;

    QPointer<TableSession> m_game;
    bool m_shown = true;
    int m_rows = 0;
    int m_hint = -1;
    bool m_several = false;
    std::vector<engine::Option> m_ticks;
};

/// What has happened, each line with the rule by which it did. Where a person has gone back, the lines that were known behind
/// stay, as later ones, until the game goes another way.
class LogModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        RuleRole = Qt::UserRole,
        AfterRole,
        LaterRole, ///< it happens behind where the game stands
    };

    using QAbstractListModel::QAbstractListModel;

    void setGame(TableSession* game);
    /// Whose eyes read it.
    void setViewer(engine::Seat viewer);
    [[nodiscard]] QString text() const; ///< all that has happened
    /// So many lines have happened where the game stands; those behind are later ones.
    [[nodiscard]] int happened() const { return m_happened; }
    /// What has happened since this was asked for the last time, without the rules.
    [[nodiscard]] QStringList takeNews();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    void follow();
    [[nodiscard]] std::size_t knownLater(std::size_t same) const;
    [[nodiscard]] QString line(int row) const;

    QPointer<TableSession> m_game;
    std::vector<TableLine> m_lines;
    int m_happened = 0; ///< of them
    int m_news = 0;     ///< the first line that nobody has taken as news
    int m_end = 0;      ///< the node behind which all lines have happened
    engine::Seat m_viewer = engine::NoSeat;
};

/// The lines that were tried, with their names and results.
class LineModel final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { NodeRole = Qt::UserRole };

    using QAbstractListModel::QAbstractListModel;

    void setGame(TableSession* game);
    /// The row of the line on which the game stands.
    [[nodiscard]] int currentRow() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

private:
    void follow();

    QPointer<TableSession> m_game;
    std::vector<int> m_ends;
};

/// The lines of one step, shortened for the ear: the first ones, with the choice, and the last ones.
[[nodiscard]] QStringList toBeHeard(QStringList lines);

/// "A wins (SCE-1a)", "drawn"; empty where it goes on.
[[nodiscard]] QString outcomeText(const ChoiceTree::Ending& ending, int seats);
[[nodiscard]] ChoiceTree::Ending endingOf(const engine::Outcome& outcome);

} // namespace muster::app
