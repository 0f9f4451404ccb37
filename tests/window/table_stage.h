// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRandomGenerator>
#include <QTest>

#include "app/decks/dealing.h"
#include "app/decks/shipped_decks.h"
#include "app/window/document/open_decks.h"
#include "app/window/table/table_session.h"
#include "engine/games/games.h"
#include "tests/window/window_fixture.h"

namespace muster::test {

/// Where a test of the table lives, and its games, each read when it is first asked for.
class TableHome {
public:
    [[nodiscard]] std::shared_ptr<const app::GameData> data(const QString& game)
    {
        const auto read = m_decks.game(game);
        if (!read)
            qFatal("no game");
        return *read;
    }
    [[nodiscard]] QString filePath(const QString& name) const { return m_home.filePath(name); }
    [[nodiscard]] carddb::Places places() const { return m_home.places(); }

private:
    TestHome m_home;
    app::OpenDecks m_decks{m_home.places()};
};

/// A game between the decks that come with it, as many as its first mode seats.
inline app::TableSetup tableSetup(const app::GameData& data, std::uint64_t seed)
{
    const engine::PlayFacts& facts = *engine::playFacts(data.game().key);
    app::TableSetup setup;
    setup.game = data.game().key;
    setup.mode = facts.modes.front().key;
    setup.players = facts.modes.front().fewest;
    setup.seed = seed;
    std::vector<engine::DeckSections> decks;
    std::vector<QString> names;
    for (const Deck& deck : app::shippedDecks(data.resources, data.game())) {
        const DeckKind* const kind = data.game().findDeckKind(deck.kind);
        const ResolvedDeck resolved(*data.catalogue, deck, Proposals::No);
        if (app::hasSections(*kind, facts.sections)) {
            decks.push_back(app::dealtSections(resolved));
            names.push_back(QString::fromStdString(deck.name));
        } else if (!facts.shop.empty() && setup.shop.sections.empty() && app::hasSections(*kind, facts.shop)) {
            setup.shop = app::dealtSections(resolved);
        }
    }
    const int many = facts.sharedDeck ? 1 : setup.players;
    for (int seat = 0; seat < many; ++seat) {
        const std::size_t at = (seed + static_cast<std::size_t>(seat)) % decks.size();
        setup.decks.push_back(decks[at]);
        setup.names.push_back(names[at]);
    }
    return setup;
}

/// The same against the first passive opponent.
inline app::TableSetup passiveSetup(const app::GameData& data, std::uint64_t seed)
{
    app::TableSetup setup = tableSetup(data, seed);
    setup.decks.resize(1);
    setup.passive = engine::playFacts(data.game().key)->passives.front().key;
    return setup;
}

inline std::unique_ptr<app::TableGame> tableGame(const std::shared_ptr<const app::GameData>& data,
                                                 app::TableSetup setup, app::ChoiceTree tree = {})
{
    auto game = app::TableGame::make(data, std::move(setup), std::move(tree));
    if (!game)
        qFatal("no game: %s", qPrintable(game.error()));
    return std::move(*game);
}

inline std::unique_ptr<app::TableSession> tableSession(const std::shared_ptr<const app::GameData>& data,
                                                       app::TableSetup setup, app::ChoiceTree tree = {})
{
    return std::make_unique<app::TableSession>(tableGame(data, std::move(setup), std::move(tree)));
}

inline void addGames()
{
    QTest::addColumn<QString>("game");
    for (const std::string& game : engine::playableGames())
        QTest::newRow(game.c_str()) << QString::fromStdString(game);
}

} // namespace muster::test
