// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/scenario/card_table.h"
#include "model/yaml/reader.h"

namespace muster::engine {

/// Lays a position out as a scenario describes it, card by card, past the rules that would have led to it. What every game
/// with cards has is read here, by its facts; the rest by the game's own functions, which report with those below.
class CardPosition {
public:
    /// All references must outlive it.
    CardPosition(CardTable& table, const ScenarioSetUp& how, yaml::Report& report);

    void read(const yaml::Node& node);

    // For the game's own keys
    [[nodiscard]] yaml::Report& report() { return m_report; }
    [[nodiscard]] std::uint64_t seed() const { return m_how.seed; }
    [[nodiscard]] std::string_view nameOf(CardId card) const;
    /// Where a card is written.
    [[nodiscard]] Position placeOf(CardId card) const;
    /// Where the value of a key stands.
    [[nodiscard]] static Position placeOf(const yaml::MapReader& map, std::string_view key);
    /// A card may lie there only if it is of one of these types.
    void mustBe(CardId card, Position at, const std::string& path, std::uint32_t types);
    void wrong(Position at, const std::string& path, std::string expected, std::string found);
    void wrongCount(Position at, const std::string& path, int found, const std::string& expected);
    /// A card with everything that is written of it.
    CardId readCard(const yaml::Node& node, const std::string& path, Seat seat, const ScenarioZone& zone);

private:
    CardId readNamed(const yaml::Node& node, const std::string& path, Seat seat, const ScenarioZone& zone);
    CardId readMap(const yaml::Node& node, const std::string& path, Seat seat, const ScenarioZone& zone);
    CardId place(std::uint16_t definition, Position at, Seat seat, const ScenarioZone& zone);
    void readStates(const yaml::Node& node, const std::string& path, CardId card, bool& faceUp);
    void readOn(const yaml::Node& on, const std::string& path, CardId holder, const ScenarioZone& zone);
    [[nodiscard]] Seat readOwner(yaml::MapReader& map, Seat seat);
    void readSeenBy(yaml::MapReader& map, CardId card);
    void readSeat(const yaml::Node& node, Seat seat);
    void readZone(yaml::MapReader& map, const std::string& key, Seat seat, const ScenarioZone& zone);
    void readTurn(yaml::MapReader& map);
    void readCommon(yaml::MapReader& map);
    void checkTypes(const yaml::MapReader& map, const std::string& key, Seat seat, const ScenarioZone& zone);
    [[nodiscard]] std::string typeText(std::uint32_t types) const;
    [[nodiscard]] std::uint8_t seatsKnowing(ScenarioZone::Known known, Seat seat) const;

    CardTable& m_game;
    const ScenarioFacts& m_facts;
    const ScenarioSetUp& m_how;
    yaml::Report& m_report;
    std::map<std::uint16_t, Position> m_places; ///< where cards are written
    std::deque<std::string> m_keys;             ///< to which readers refer
};

} // namespace muster::engine
