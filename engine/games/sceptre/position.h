// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "engine/games/sceptre/game.h"
#include "model/yaml/reader.h"

namespace muster::engine::sceptre {

/// Lays a position out as a scenario describes it, card by card, past the rules that would have led to it.
class Position {
public:
    Position(Game& game, State& state, yaml::Report& report) : m_game(game), m_state(state), m_report(report) { }

    /// The seed is that of later shuffles.
    void read(const yaml::Node& node, std::uint64_t seed);
    /// Decks in the order in which they are written, first card on top.
    [[nodiscard]] DeckCards readDeck(const yaml::Node& node, const std::string& path);

private:
    struct Named {
        std::uint16_t definition = 0;
        int count = 1;
        bool found = false;
    };
    Named named(const yaml::Node& node, const std::string& path);
    void readSeat(const yaml::Node& node, Seat seat);
    CardId readCard(const yaml::Node& node, const std::string& path, Seat seat, ZoneId zone, bool faceUp);
    void readConditions(const yaml::Node& node, const std::string& path, CardId card, bool& faceUp);
    void readList(yaml::MapReader& map, const char* key, Seat seat, Zone zone, bool faceUp, std::uint8_t seen,
                  std::initializer_list<Type> types = {});
    void mustBe(CardId card, const yaml::Node& node, const std::string& path, std::initializer_list<Type> types);
    void zoneHolds(const yaml::MapReader& map, const char* key, ZoneId zone, std::initializer_list<Type> types,
                   int most);
    [[nodiscard]] std::string_view nameOf(CardId card) const;
    void checkCarried(CardId unit);
    void fill(Seat seat, Zone zone, int count);

    Game& m_game;
    State& m_state;
    yaml::Report& m_report;
    std::uint64_t m_seed = 1;
    std::map<std::uint16_t, muster::Position> m_places; ///< where cards are written
};

} // namespace muster::engine::sceptre
