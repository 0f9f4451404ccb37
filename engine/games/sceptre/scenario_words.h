// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/scenario/table.h"
#include "engine/games/sceptre/rules.h"

namespace muster::engine::sceptre {

/// Where a card is, as `where` says it.
inline constexpr std::string_view zoneWords[] = {
    "deck",     "hand",  "discard pile", "blood pile", "combat",
    "garrison", "traps", "gate",         "arena",      "beside the discard pile"};

/// The language of Sceptre's scenarios: options and actions as notation.h words them, and what scenario_table.cpp can be
/// asked for, as far as the cards of the game bring it up.
class ScenarioWords final : public ScenarioLanguage {
public:
    struct Has {
        std::uint16_t definition;
        Seat seat;
    };
    /// Of all cards in the game; of the whole catalogue where `cards` is empty.
    ScenarioWords(const Rules& rules, const std::vector<Has>& cards);

    [[nodiscard]] bool isOption(const std::string& text) const override;
    [[nodiscard]] std::string nearestOption(const std::string& text) const override;
    [[nodiscard]] bool isAction(const std::string& text) const override;
    [[nodiscard]] std::string nearestAction(const std::string& text) const override;
    [[nodiscard]] bool isKey(const std::string& key) const override { return kindOf(key).has_value(); }
    [[nodiscard]] std::string nearestKey(const std::string& key) const override;
    [[nodiscard]] const std::set<std::string>& logWords() const override { return m_logWords; }
    void checkValue(const std::string& key, const yaml::Node& value, const std::string& path,
                    yaml::Report& report) const override;

private:
    enum class Kind { Number, Seat, Result, Names, SeenNames, CardCount, Where, Is };
    [[nodiscard]] std::optional<Kind> kindOf(const std::string& key) const;
    [[nodiscard]] bool isName(const std::string& text) const;
    [[nodiscard]] bool isCard(const std::string& text) const; ///< also one that is hidden from somebody
    void addCard(const Has& card);
    void checkNames(const std::string& text, bool hiddenToo, Position at, const std::string& path,
                    yaml::Report& report) const;

    const Rules& m_rules;
    std::set<std::string> m_names;   ///< of the cards of this game
    std::set<std::string> m_options; ///< without the numbers behind equal ones
    std::set<std::string> m_actions;
    std::set<std::string> m_logWords;
    std::set<std::string> m_keys; ///< of the cards, each under the player who has it
};

} // namespace muster::engine::sceptre
