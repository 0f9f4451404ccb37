// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "engine/scenario/table.h"
#include "model/games/rule_book.h"

namespace muster::engine {

/// Reads all steps of a scenario before the first is played and reports what can mean nothing, so that a file's author
/// sees all slips at once, and none of them passes as an expectation that always holds.
class StepCheck {
public:
    /// `rules` may be null: then ids of rules are taken as they are.
    StepCheck(const ScenarioLanguage& language, int seats, const RuleBook* rules, yaml::Report& report)
        : m_language(language),
          m_seats(seats),
          m_rules(rules),
          m_report(report)
    {
    }

    /// `path` leads to the list of steps.
    void check(std::span<const yaml::Node> steps, const std::string& path);

private:
    void checkStep(const yaml::Node& step, const std::string& path);
    void checkExpectation(const yaml::Pair& pair, const std::string& path);
    void checkOptions(const yaml::Node& node, const std::string& path);
    void checkOption(const yaml::Node& node, const std::string& path);
    [[nodiscard]] bool saysTwoThings(const std::string& text) const;
    [[nodiscard]] bool isActionOnCard(const std::string& text) const;
    void checkRefused(const yaml::Node& node, const std::string& path);
    void checkAsked(const yaml::Node& node, const std::string& path);
    void checkLog(const yaml::Node& node, const std::string& path);
    void checkByRule(const yaml::Node& node, const std::string& path);
    /// Something has to be expected: an empty list or map always holds.
    bool somethingIn(const yaml::Node& node, const char* what, const std::string& path);
    [[nodiscard]] std::string nearestStep(std::string_view key) const;

    const ScenarioLanguage& m_language;
    int m_seats;
    const RuleBook* m_rules;
    yaml::Report& m_report;
};

/// "A" is seat 0.
[[nodiscard]] std::optional<Seat> seatOf(std::string_view text);

/// The other way round; the text lives as long as the program.
[[nodiscard]] constexpr std::string_view letterOf(int seat)
{
    return std::string_view("ABCDEF").substr(static_cast<std::size_t>(seat), 1);
}

/// As many faces as a die can have that chooses one of some cards; how many a die has is known when it is rolled.
inline constexpr int mostFaces = MostCards;

/// Refusals that are no rules: it may be done, or there is nothing of this kind now.
[[nodiscard]] bool isRuleless(std::string_view refusal);

/// Reports the id of a rule that is none.
void checkRule(const yaml::Node& node, const RuleBook* rules, const std::string& path, yaml::Report& report);

} // namespace muster::engine
