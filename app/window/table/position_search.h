// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QWidget>

#include "app/window/browser/query_assist.h"
#include "app/window/document/game_data.h"
#include "carddb/card_list_model.h"
#include "carddb/card_search.h"

class QLabel;
class QListView;

namespace muster::app {

class QueryLine;

/// Cards that were found, each by the name that it has in a scenario: with the word that tells it apart from others.
class FoundCards final : public carddb::CardListModel {
    Q_OBJECT

public:
    using CardListModel::CardListModel;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
};

/// All cards of a game beside a position: the line and the language of the deck builder's search, and what it finds.
class PositionSearch final : public QWidget {
    Q_OBJECT

public:
    explicit PositionSearch(QWidget* parent = nullptr);
    ~PositionSearch() override;

    void setGame(const std::shared_ptr<const GameData>& game);
    void focusQuery();
    [[nodiscard]] QListView& list() const { return *m_list; }
    [[nodiscard]] CardIndex cardAt(const QModelIndex& row) const { return m_model->cardAt(row.row()); }
    [[nodiscard]] CardIndex currentCard() const;

Q_SIGNALS:
    /// By Enter or a double click.
    void cardChosen(muster::CardIndex card);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();

    std::shared_ptr<const GameData> m_data;
    std::shared_ptr<const QueryAssist> m_assist;
    std::unique_ptr<carddb::CardSearch> m_search;
    FoundCards* m_model;
    QueryLine* m_line;
    QLabel* m_answer;
    QListView* m_list;
};

} // namespace muster::app
