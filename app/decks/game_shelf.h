// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

#include "carddb/library.h"

namespace muster::app {

/// Games, cards, formats and rules for many threads at once. The library behind it belongs to one thread (its
/// database connection does); other threads ask that thread and wait, once a game, and read freely afterwards.
/// Everything handed out lives as long as the shelf and never changes.
class GameShelf {
public:
    explicit GameShelf(carddb::Library& library);

    // From any thread
    [[nodiscard]] const Game* game(const std::string& key); ///< nullptr where unknown or broken
    [[nodiscard]] const Result<std::shared_ptr<const Catalogue>>& catalogue(const std::string& key);
    [[nodiscard]] const Result<std::vector<Format>>& formats(const std::string& key);
    [[nodiscard]] const Result<RuleBook>& ruleBook(const std::string& key);
    /// The decks that come with a game.
    [[nodiscard]] const Result<std::vector<Deck>>& shippedDecks(const std::string& key);
    /// A game.yaml outside the library, by its path.
    [[nodiscard]] const Result<std::shared_ptr<const Game>>& gameFile(const std::string& path);
    [[nodiscard]] bool knows(const std::string& key) const;
    [[nodiscard]] std::vector<std::string> gameKeys() const;

    // From the owning thread
    /// What is wrong with sets, formats and translated rules of the games that were asked for: they were left out.
    [[nodiscard]] Errors problems();
    /// Runs what other threads have asked for until `done` holds. `done` is asked again after each wake().
    void serveUntil(const std::function<bool()>& done);
    /// From any thread: makes serveUntil ask again.
    void wake();

private:
    template <class Value>
    using Slots = std::map<std::string, std::unique_ptr<const Result<Value>>, std::less<>>;

    template <class Value, class Load>
    const Result<Value>& take(Slots<Value>& slots, const std::string& key, const Load& load);
    void onOwner(const std::function<void()>& errand);

    carddb::Library* m_library;
    std::vector<std::string> m_keys;
    std::thread::id m_owner;
    std::mutex m_mutex;
    std::condition_variable m_wake; ///< for the owner: an errand, or wake()
    std::condition_variable m_done; ///< for the others: an errand is finished
    struct Errand {
        const std::function<void()>* work;
        bool finished = false;
    };
    std::deque<Errand*> m_errands;
    bool m_woken = false;

    Slots<std::shared_ptr<const Game>> m_games;
    Slots<std::shared_ptr<const Catalogue>> m_catalogues;
    Slots<std::vector<Format>> m_formats;
    Slots<RuleBook> m_ruleBooks;
    Slots<std::vector<Deck>> m_shippedDecks;
    Slots<std::shared_ptr<const Game>> m_gameFiles;
};

} // namespace muster::app
