// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/session.h"
#include "model/cards/catalogue.h"

namespace muster::engine {

/// The cards of a deck as indices of the catalogue, copies one after the other.
using DeckCards = std::vector<std::uint16_t>;

/// A card whose text the engine does not carry out in full, with the words that stop it.
struct UnreadCard {
    CardIndex card;
    std::string what;
};

/// An agent that plays whole games by itself. Its own randomness is a stream of the game's seed.
class Pilot : public Agent {
public:
    virtual void reseed(std::uint64_t seed, Seat seat) = 0;
};

/// A game that the engine plays, for one catalogue and one set of rules options. Read by several threads at once.
class Playable {
public:
    virtual ~Playable() = default;
    /// Nothing if the game is not for so many decks.
    [[nodiscard]] virtual std::unique_ptr<Session> session(const std::vector<DeckCards>& decks) const = 0;
    /// Nothing if there is no pilot of that name.
    [[nodiscard]] virtual std::unique_ptr<Pilot> pilot(std::string_view name) const = 0;
    [[nodiscard]] virtual std::vector<std::string> pilots() const = 0;
    /// Cards of a deck whose text the engine does not run, each once.
    [[nodiscard]] virtual std::vector<UnreadCard> unread(const DeckCards& deck) const = 0;
};

} // namespace muster::engine
