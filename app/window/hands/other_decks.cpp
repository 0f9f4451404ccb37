// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/other_decks.h"

#include <QDir>

#include "app/decks/dealing.h"
#include "app/text/shown.h"
#include "app/window/hands/dealt_deck.h"
#include "carddb/file_io.h"
#include "engine/games/games.h"

namespace muster::app {

namespace {

/// The decks of the game's folder, those that cannot be read left out.
std::vector<Deck> shippedDecks(const GameData& game, OpenDecks& decks)
{
    std::vector<Deck> all;
    const QDir folder(decks.places().resources
                      + QStringLiteral("/games/%1/decks").arg(QString::fromStdString(game.game().key)));
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name)) {
        if (auto deck = carddb::loadDeck(file.absoluteFilePath(), decks.library().lookup()))
            all.push_back(std::move(*deck));
    }
    return all;
}

} // namespace

std::vector<OtherDeck> opponentsOf(const DeckDocument& deck, OpenDecks& decks)
{
    std::vector<OtherDeck> others;
    for (const DeckDocument* const open : decks.all()) {
        if (open == &deck || open->game()->catalogue != deck.game()->catalogue)
            continue;
        if (auto dealt = dealtDeck(*open->snapshot()))
            others.push_back({open->title(), std::move(dealt->cards)});
    }
    for (Deck& shipped : shippedDecks(*deck.game(), decks)) {
        const QString name = shown(shipped.name);
        if (auto dealt = dealtDeck(DeckSnapshot(deck.game(), std::move(shipped))))
            others.push_back({name, std::move(dealt->cards)});
    }
    return others;
}

OtherDeck shopOf(const GameData& game, OpenDecks& decks)
{
    const engine::PlayFacts* const facts = engine::playFacts(game.game().key);
    if (facts == nullptr || facts->shop.empty())
        return {};
    if (game.shop != nullptr && game.shop->catalogue == game.catalogue)
        return {shown(game.shop->deck.name), dealtSections(game.shop->resolved)};
    for (const Deck& shipped : shippedDecks(game, decks)) {
        const DeckKind* const kind = game.game().findDeckKind(shipped.kind);
        if (kind != nullptr && hasSections(*kind, facts->shop))
            return {shown(shipped.name), dealtSections(ResolvedDeck(*game.catalogue, shipped))};
    }
    return {};
}

} // namespace muster::app
