// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <thread>
#include <vector>

#include <QObject>

#include "app/window/document/deck_document.h"

namespace muster::app {

/// The decks that are open, and the games that they and the windows need: what outlives any single window. Everything
/// belongs to the main thread.
class OpenDecks final : public QObject {
    Q_OBJECT

public:
    explicit OpenDecks(carddb::Places places, QObject* parent = nullptr);
    ~OpenDecks() override;

    [[nodiscard]] const carddb::Places& places() const { return m_library.places(); }
    [[nodiscard]] carddb::Library& library() { return m_library; }
    /// A game with its cards, read once.
    [[nodiscard]] Result<std::shared_ptr<const GameData>> game(const QString& key);
    [[nodiscard]] QStringList gameKeys() const { return m_library.games(); }
    /// Reads all games, and the cards of that one, in another thread: for the start, while the window is being made. Whoever
    /// asks for one of them meanwhile waits for it.
    void readAhead(const QString& key);
    /// The shop of that file is what the game's decks are checked against from now on, the open ones at once; none with an
    /// empty path. Fails, and changes nothing, where the file is no shop of the game.
    [[nodiscard]] Result<void> setShop(const QString& key, const QString& path);
    /// The same for a game that may not have been read yet, and is not on account of this: a file that is no shop is none then.
    void rememberShop(const QString& key, const QString& path) { m_shops[key] = path; }
    /// Has the games' rules in that language from now on, those of the open decks at once.
    void setLanguage(const QString& code);
    /// Sets or formats were edited: reads what has changed, and has every open deck judged anew.
    void refreshGames();

    [[nodiscard]] std::vector<DeckDocument*> all() const;        ///< in the order of their tabs
    [[nodiscard]] DeckDocument* find(const QString& path) const; ///< nullptr where that file is not open
    /// The deck of a file; the one that is open already, if so.
    [[nodiscard]] Result<DeckDocument*> open(const QString& path);
    /// An empty deck of that kind (the first one, if empty).
    [[nodiscard]] Result<DeckDocument*> create(const QString& game, const std::string& kind = {});
    DeckDocument* add(std::unique_ptr<DeckDocument> document); ///< behind the others
    /// The deck is at that place among them from now on: 0 is the first.
    void move(DeckDocument* document, std::size_t place);
    /// Whatever is not saved is gone.
    void close(DeckDocument* document);

Q_SIGNALS:
    void opened(muster::app::DeckDocument* document);
    void moved(muster::app::DeckDocument* document);   ///< all() is in another order
    void closing(muster::app::DeckDocument* document); ///< still whole
    void shopChanged(const QString& key);
    void gamesChanged();

private:
    [[nodiscard]] Result<std::shared_ptr<const ShopPool>> readShop(const GameData& game, const QString& path);
    void replace(const QString& key, const std::shared_ptr<const GameData>& data);

    carddb::Library m_library; ///< locks itself
    std::jthread m_readingAhead;
    std::map<QString, std::shared_ptr<const GameData>> m_games;
    std::map<QString, QString> m_shops; ///< by game: the file
    std::vector<std::unique_ptr<DeckDocument>> m_decks;
};

} // namespace muster::app
