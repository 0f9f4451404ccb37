// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/game_shelf.h"

#include <algorithm>
#include <set>

#include "app/decks/read_input.h"
#include "app/decks/shipped_decks.h"
#include "carddb/file_io.h"
#include "model/games/game_reader.h"

namespace muster::app {

GameShelf::GameShelf(carddb::Library& library) : m_library(&library), m_owner(std::this_thread::get_id())
{
    for (const QString& key : library.games())
        m_keys.push_back(key.toStdString());
}

bool GameShelf::knows(const std::string& key) const
{
    return std::find(m_keys.begin(), m_keys.end(), key) != m_keys.end();
}

std::vector<std::string> GameShelf::gameKeys() const { return m_keys; }

Errors GameShelf::problems()
{
    std::set<std::string> used, rules;
    {
        const std::scoped_lock lock(m_mutex);
        // What could not be had at all was told to whoever asked for it.
        for (const auto& [key, catalogue] : m_catalogues) {
            if (*catalogue)
                used.insert(key);
        }
        for (const auto& [key, book] : m_ruleBooks)
            rules.insert(key);
        for (const auto& [key, formats] : m_formats) {
            if (*formats)
                used.insert(key);
        }
    }
    Errors all;
    for (const std::string& key : rules) {
        const Errors problems = m_library->ruleProblems(QString::fromStdString(key));
        all.insert(all.end(), problems.begin(), problems.end());
    }
    for (const std::string& key : used) {
        const Errors problems = m_library->problems(QString::fromStdString(key));
        all.insert(all.end(), problems.begin(), problems.end());
    }
    return all;
}

void GameShelf::onOwner(const std::function<void()>& errand)
{
    if (std::this_thread::get_id() == m_owner) {
        errand();
        return;
    }
    std::unique_lock lock(m_mutex);
    Errand mine{.work = &errand};
    m_errands.push_back(&mine);
    m_wake.notify_one();
    m_done.wait(lock, [&] { return mine.finished; });
}

void GameShelf::serveUntil(const std::function<bool()>& done)
{
    std::unique_lock lock(m_mutex);
    while (true) {
        while (!m_errands.empty()) {
            Errand* const errand = m_errands.front();
            m_errands.pop_front();
            lock.unlock();
            (*errand->work)();
            lock.lock();
            errand->finished = true;
            m_done.notify_all();
        }
        m_woken = false;
        lock.unlock();
        const bool finished = done();
        lock.lock();
        if (finished)
            return;
        m_wake.wait(lock, [&] { return m_woken || !m_errands.empty(); });
    }
}

void GameShelf::wake()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_woken = true;
    }
    m_wake.notify_one();
}

/// Looks into the slots; what is missing is loaded once, on the owner's thread.
template <class Value, class Load>
const Result<Value>& GameShelf::take(Slots<Value>& slots, const std::string& key, const Load& load)
{
    const auto look = [&]() -> const Result<Value>* {
        const std::scoped_lock lock(m_mutex);
        const auto found = slots.find(key);
        return found == slots.end() ? nullptr : found->second.get();
    };
    if (const Result<Value>* const found = look())
        return *found;
    onOwner([&] {
        if (look() != nullptr)
            return;
        auto loaded = std::make_unique<const Result<Value>>(load(QString::fromStdString(key)));
        const std::scoped_lock lock(m_mutex);
        slots.emplace(key, std::move(loaded));
    });
    return *look();
}

const Game* GameShelf::game(const std::string& key)
{
    if (!knows(key))
        return nullptr;
    const auto& game = take(m_games, key, [this](const QString& k) { return m_library->game(k); });
    return game ? game->get() : nullptr;
}

const Result<std::shared_ptr<const Catalogue>>& GameShelf::catalogue(const std::string& key)
{
    return take(m_catalogues, key, [this](const QString& k) { return m_library->catalogue(k); });
}

const Result<std::vector<Format>>& GameShelf::formats(const std::string& key)
{
    return take(m_formats, key, [this](const QString& k) { return m_library->formats(k); });
}

const Result<RuleBook>& GameShelf::ruleBook(const std::string& key)
{
    return take(m_ruleBooks, key, [this](const QString& k) { return m_library->ruleBook(k); });
}

const Result<std::vector<Deck>>& GameShelf::shippedDecks(const std::string& key)
{
    return take(m_shippedDecks, key, [this](const QString& k) -> Result<std::vector<Deck>> {
        const auto game = m_library->game(k);
        if (!game)
            return failure(game.error());
        return app::shippedDecks(m_library->places().resources, **game);
    });
}

const Result<std::shared_ptr<const Game>>& GameShelf::gameFile(const std::string& path)
{
    return take(m_gameFiles, path, [&](const QString& name) -> Result<std::shared_ptr<const Game>> {
        const auto bytes = readInput(name, path, static_cast<std::size_t>(carddb::DataLimit));
        if (!bytes)
            return failure(bytes.error());
        auto game = readGame(*bytes, path);
        if (!game)
            return failure(game.error());
        return std::make_shared<const Game>(std::move(*game));
    });
}

} // namespace muster::app
