// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "app/cli/deck_argument.h"
#include "app/cli/options.h"
#include "app/cli/session.h"
#include "engine/play/playable.h"

namespace muster::app {

/// How many cards a deck has that can be dealt: a hand and the Blood Cards at least; two of the greatest fit on the
/// engine's table.
inline constexpr int leastCards = 12;
inline constexpr int mostCards = 200;

/// A deck as the engine deals it.
struct PlayedDeck {
    QString name;
    std::string file;
    engine::DeckCards cards; ///< copies one after the other
};

/// Decks of one game, with the engine that plays it by the rules options of their formats and files.
struct PlayedDecks {
    std::string game;
    std::shared_ptr<const Catalogue> catalogue;
    std::map<std::string, std::string> rules; ///< options that differ from the default
    std::unique_ptr<engine::Playable> playable;
    std::vector<PlayedDeck> decks;
};

/// What is asked of the decks.
struct DeckWishes {
    QString verb;            ///< for messages
    bool textsMatter = true; ///< a card whose text the engine does not carry out would make the figures wrong
};

/// Reads the decks of some arguments. Nothing where they cannot be played; then it has been said why: what cannot be
/// read, cards that are not known, a game other than --game says, decks of different games or rules, a game that the
/// engine does not play, too many or too few cards, and, unless --allow-unread is given, cards with a text that the
/// engine does not carry out. A deck that is not legal can be played, and it is said that it is not.
[[nodiscard]] std::optional<PlayedDecks> playedDecks(const QStringList& arguments, const DeckWishes& wishes,
                                                     const Options& options, Session& session);

[[nodiscard]] Option allowUnreadOption();

/// The whole number of an option, `otherwise` where it is not given; nothing, with a sentence, where it is none.
[[nodiscard]] std::optional<int> numberOf(const Options& options, const QString& verb, const QString& name,
                                          int otherwise, int lowest, int highest, Session& session);
/// The same for --seed, which is 1 unless given.
[[nodiscard]] std::optional<std::uint64_t> seedOf(const Options& options, const QString& verb, Session& session);
/// For --threads: as many as the machine has unless given.
[[nodiscard]] std::optional<int> threadsOf(const Options& options, const QString& verb, Session& session);

/// Whether there is a pilot of that name; if not, it is said, with the nearest name.
[[nodiscard]] bool isPilot(const QString& name, const QString& verb, const engine::Playable& game, Session& session);

[[nodiscard]] Option seedOption();
[[nodiscard]] Option threadsOption();

} // namespace muster::app
