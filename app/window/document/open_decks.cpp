// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/open_decks.h"

#include <algorithm>

#include <QFileInfo>

#include "carddb/file_io.h"

namespace muster::app {

OpenDecks::OpenDecks(carddb::Places places, QObject* parent) : QObject(parent), m_library(std::move(places)) { }

OpenDecks::~OpenDecks() = default;

Result<std::shared_ptr<const GameData>> OpenDecks::game(const QString& key)
{
    if (const auto found = m_games.find(key); found != m_games.end())
        return found->second;
    auto loaded = loadGameData(m_library, key);
    if (!loaded)
        return loaded;
    if (const auto path = m_shops.find(key); path != m_shops.end()) {
        // A shop that cannot be read any more is none; its file may come back.
        if (auto shop = readShop(**loaded, path->second)) {
            auto data = std::make_shared<GameData>(**loaded);
            data->shop = std::move(*shop);
            loaded = std::move(data);
        }
    }
    m_games.emplace(key, *loaded);
    return loaded;
}

void OpenDecks::readAhead(const QString& key)
{
    m_readingAhead = std::jthread([this, key](const std::stop_token& stopped) {
        for (const QString& one : m_library.games()) {
            if (!stopped.stop_requested())
                (void)m_library.game(one);
        }
        if (!stopped.stop_requested() && m_library.games().contains(key))
            (void)loadGameData(m_library, key); // the library keeps what it has read
    });
}

Result<std::shared_ptr<const ShopPool>> OpenDecks::readShop(const GameData& game, const QString& path)
{
    auto deck = carddb::loadDeck(path, m_library.lookup());
    if (!deck)
        return failure(std::move(deck.error()));
    if (deck->game != game.game().key || deck->kind != "shop") {
        Error error;
        error.file = path.toStdString();
        error.kind = ErrorKind::NotOneOf;
        error.arguments = {deck->kind, "shop"};
        return failure(std::move(error));
    }
    return std::make_shared<const ShopPool>(path, std::move(*deck), game.catalogue);
}

Result<void> OpenDecks::setShop(const QString& key, const QString& path)
{
    const auto now = game(key);
    if (!now)
        return failure(now.error());
    auto data = std::make_shared<GameData>(**now);
    data->shop.reset();
    if (!path.isEmpty()) {
        auto shop = readShop(*data, path);
        if (!shop)
            return failure(std::move(shop.error()));
        data->shop = std::move(*shop);
    }
    m_shops[key] = path;
    replace(key, data);
    Q_EMIT shopChanged(key);
    return {};
}

void OpenDecks::replace(const QString& key, const std::shared_ptr<const GameData>& data)
{
    const auto before = std::exchange(m_games[key], data);
    for (const auto& deck : m_decks) {
        if (deck->game() == before)
            deck->setGame(data);
    }
}

void OpenDecks::setLanguage(const QString& code)
{
    m_library.setLanguage(code);
    for (const auto& [key, before] : std::map(m_games)) {
        auto rules = m_library.ruleBook(key);
        if (!rules)
            continue; // in the language before, which is better than none
        auto data = std::make_shared<GameData>(*before);
        data->rules = std::move(*rules);
        replace(key, data);
    }
}

void OpenDecks::refreshGames()
{
    m_library.refresh();
    const auto before = std::exchange(m_games, {});
    for (const auto& [key, data] : before) {
        // A game that cannot be read any more stays what it was, for the decks that are open.
        const auto now = game(key);
        if (!now)
            m_games.emplace(key, data);
        for (const auto& deck : m_decks) {
            if (deck->game() == data)
                deck->setGame(m_games.at(key));
        }
    }
    Q_EMIT gamesChanged();
}

std::vector<DeckDocument*> OpenDecks::all() const
{
    std::vector<DeckDocument*> decks;
    decks.reserve(m_decks.size());
    for (const auto& deck : m_decks)
        decks.push_back(deck.get());
    return decks;
}

DeckDocument* OpenDecks::find(const QString& path) const
{
    const QFileInfo wanted(path);
    for (const auto& deck : m_decks) {
        if (!deck->path().isEmpty() && QFileInfo(deck->path()) == wanted)
            return deck.get();
    }
    return nullptr;
}

Result<DeckDocument*> OpenDecks::open(const QString& path)
{
    if (DeckDocument* const there = find(path))
        return there;
    auto document = openDocument(path, m_library.lookup(), [this](const QString& key) { return game(key); });
    if (!document)
        return failure(std::move(document.error()));
    return add(std::move(*document));
}

Result<DeckDocument*> OpenDecks::create(const QString& key, const std::string& kind)
{
    auto data = game(key);
    if (!data)
        return failure(std::move(data.error()));
    Deck deck;
    deck.game = key.toStdString();
    const auto& kinds = (*data)->game().decks;
    deck.kind = kind.empty() && !kinds.empty() ? kinds.front().key : kind;
    // The plain format is the game as its rulebook has it; a deck for an event chooses that event's.
    if (const Format* const plain = (*data)->findFormat("plain"))
        deck.format = plain->key;
    return add(std::make_unique<DeckDocument>(std::move(*data), std::move(deck)));
}

DeckDocument* OpenDecks::add(std::unique_ptr<DeckDocument> document)
{
    DeckDocument* const added = m_decks.emplace_back(std::move(document)).get();
    Q_EMIT opened(added);
    return added;
}

void OpenDecks::move(DeckDocument* document, std::size_t place)
{
    const auto found = std::ranges::find_if(m_decks, [&](const auto& deck) { return deck.get() == document; });
    if (found == m_decks.end())
        return;
    const auto to = m_decks.begin() + static_cast<std::ptrdiff_t>(std::min(place, m_decks.size() - 1));
    if (to == found)
        return;
    if (to < found)
        std::rotate(to, found, found + 1);
    else
        std::rotate(found, found + 1, to + 1);
    Q_EMIT moved(document);
}

void OpenDecks::close(DeckDocument* document)
{
    const auto found = std::ranges::find_if(m_decks, [&](const auto& deck) { return deck.get() == document; });
    if (found == m_decks.end())
        return;
    Q_EMIT closing(document);
    m_decks.erase(found);
}

} // namespace muster::app

#include "moc_open_decks.cpp"
