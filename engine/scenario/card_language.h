// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/scenario/facts.h"
#include "engine/scenario/table.h"

namespace muster::engine {

class CardTable;

/// "A hand", "B sees A hand": whose, what, and in whose eyes.
struct SeatKey {
    Seat seat = NoSeat;
    Seat viewer = NoSeat; ///< nobody's: as it is
    std::string what;

    /// Nothing if the key begins with no seat of the game.
    [[nodiscard]] static std::optional<SeatKey> of(const std::string& key, int seats);
};

/// What can be written in a scenario of a game with cards: the words of the game's facts, and what the cards of this game
/// bring with them.
class CardLanguage final : public ScenarioLanguage {
public:
    struct Has {
        std::uint16_t definition;
        Seat seat;
    };
    /// Of all cards in the game; of the whole catalogue where `cards` is empty. The table must outlive it.
    CardLanguage(CardTable& table, const std::vector<Has>& cards);

    [[nodiscard]] bool isOption(const std::string& text) const override;
    [[nodiscard]] std::string nearestOption(const std::string& text) const override;
    [[nodiscard]] bool isAction(const std::string& text) const override;
    [[nodiscard]] std::string nearestAction(const std::string& text) const override;
    [[nodiscard]] bool isKey(const std::string& key) const override { return kindOf(key).has_value(); }
    [[nodiscard]] std::string nearestKey(const std::string& key) const override;
    [[nodiscard]] const LogSentences& log() const override { return m_log; }
    [[nodiscard]] std::vector<std::string> splitNames(const std::string& text) const override;
    [[nodiscard]] Conceding conceding() const override { return m_facts.conceding; }
    void checkValue(const std::string& key, const yaml::Node& value, const std::string& path,
                    yaml::Report& report) const override;

private:
    enum class Kind { Number, Player, Result, Names, SeenNames, CardCount, Where, Is };
    [[nodiscard]] std::optional<Kind> kindOf(const std::string& key) const;
    [[nodiscard]] std::optional<Kind> kindOfSeat(const SeatKey& key) const;
    [[nodiscard]] bool isName(const std::string& text) const { return m_names.contains(text); }
    [[nodiscard]] bool isCard(const std::string& text) const; ///< also one that is hidden from somebody
    [[nodiscard]] bool isPrinted(const std::string& name) const;
    [[nodiscard]] const ScenarioZone* zone(const std::string& key, bool common) const;
    [[nodiscard]] std::vector<std::string> results() const;
    [[nodiscard]] std::vector<std::string> states() const;
    void addCard(const Has& card);
    void addEffects(std::uint16_t definition);
    void checkNames(const std::string& text, bool hiddenToo, Position at, const std::string& path,
                    yaml::Report& report) const;
    void checkStates(const yaml::Node& value, const std::string& path, yaml::Report& report) const;
    void checkWhere(const std::string& text, Position at, const std::string& path, yaml::Report& report) const;

    CardTable& m_table;
    const ScenarioFacts& m_facts;
    std::set<std::string> m_names;   ///< of the cards of this game
    std::set<std::string> m_options; ///< without the numbers behind equal ones
    std::set<std::string> m_actions;
    std::set<std::string> m_keys; ///< of the cards, each under the player who has it
    LogSentences m_log;
};

} // namespace muster::engine
