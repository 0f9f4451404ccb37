// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QToolButton>

#include "app/window/browser/saved_searches.h"
#include "carddb/places.h"

namespace muster::app {

/// A button with a menu of the searches that a person saved for a game: to search once more, to save the search at hand,
/// to put them in order. They live in a file of the person's own.
class SavedSearchButton final : public QToolButton {
    Q_OBJECT

public:
    explicit SavedSearchButton(carddb::Places places, QWidget* parent = nullptr);

    /// Key of the game whose searches are offered; empty for none.
    void setGame(const QString& game);
    /// The search at hand, which can be saved.
    void setQuery(const QString& query) { m_query = query; }

Q_SIGNALS:
    void chosen(const QString& query);
    /// Something that could not be done, as a sentence.
    void failed(const QString& sentence);

private:
    void fill();
    void save();
    void edit();
    void store(std::vector<SavedSearch> searches);

    carddb::Places m_places;
    QString m_game;
    QString m_query;
    std::vector<SavedSearch> m_searches;
    QMenu* m_menu;
};

} // namespace muster::app
