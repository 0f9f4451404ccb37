// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "app/cli/deck_argument.h"
#include "app/cli/play_options.h"
#include "engine/play/playable.h"

namespace muster::app {

/// A deck as the engine deals it.
struct PlayedDeck {
    QString name;
    std::string file;
    engine::DeckSections cards;
    std::string hash; ///< of the deck, as deck files have it
};

/// Decks of one game, with the engine that plays it by the rules options of their formats and files.
struct PlayedDecks {
    std::string game;
    std::shared_ptr<const Catalogue> catalogue;
    std::map<std::string, std::string> rules;   ///< options that differ from the default
    const engine::PlayFacts* facts = nullptr;   ///< of the game
    std::unique_ptr<engine::Playable> playable; ///< of all cards of decks and shop; nothing where nothing is played
    std::vector<PlayedDeck> decks;
    PlayedDeck shop; ///< without cards where the game has none
};

/// What is asked of the decks.
struct DeckWishes {
    QString verb;       ///< for messages
    bool played = true; ///< games are played: a card whose text the engine does not carry out makes the figures wrong
};

/// Reads the decks of some arguments, and the shop of --shop or, where games are played, the one that comes with the game. Nothing where they cannot
/// be played; then it has been said why: what cannot be read, cards that are not known, a game other than --game says, decks
/// of different games or rules, a game that the engine does not play, sections that cannot be dealt, a shop that is not
/// legal, and, unless --allow-unread is given, cards with a text that the engine does not carry out. A deck that is not
/// legal can be played, and it is said that it is not.
[[nodiscard]] std::optional<PlayedDecks> playedDecks(const QStringList& arguments, const DeckWishes& wishes,
                                                     const Options& options, Session& session);

/// The shop of --shop alone, for a game whose cards are known. Nothing where it cannot be played, as above; then it has been
/// said why.
[[nodiscard]] std::optional<PlayedDeck> playedShop(const std::string& game, const QString& verb, const Options& options,
                                                   Session& session);

/// The game for some of the decks alone; nothing, with a sentence, where there cannot be one.
[[nodiscard]] std::unique_ptr<engine::Playable> playableFor(const PlayedDecks& table,
                                                            const std::vector<const engine::DeckSections*>& decks,
                                                            const QString& verb, Session& session);

/// Says why a match cannot be set up, of decks in the order of its seats.
void tellProblem(const engine::SetupProblem& problem, const PlayedDecks& table, const std::vector<QString>& names,
                 const QString& verb, Session& session);

} // namespace muster::app
