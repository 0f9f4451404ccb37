// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/scenario/scenario.h"
#include "engine/scenario/table.h"

namespace muster::engine {

/// Follows the steps of a scenario, which have been checked: chooses as they say and compares with their expectations, in the
/// middle of the rules where somebody is asked there. The course tells of all events.
class Follower final : public Agent, public Log {
public:
    /// All references must outlive it.
    Follower(ScenarioTable& table, DiceInARow& dice, std::span<const yaml::Node> steps, yaml::Report& errors,
             ScenarioReport::Course& course);

    /// Plays to the end of the steps, or to the first that does not hold.
    void run();

    std::size_t choose(const Choice& choice, const View& view) override;
    void add(const LogLine& line) override;
    void answered(const Choice& choice) override;

private:
    struct Finished { };
    struct Conceded { };
    /// An option and who has taken it.
    struct Taken {
        Seat seat = NoSeat;
        std::string text;
    };

    void playOn();

    // Choosing
    std::optional<std::size_t> takeStep(const Choice* choice);
    std::optional<std::size_t> takeOption(Seat seat, const std::string& text, const Choice* choice);
    std::optional<std::size_t> takeRest(const Choice& choice);
    std::size_t choosesNow(Seat seat, const std::string& text, std::size_t option, const Choice& choice);
    void beginStep(Seat seat, const std::string& text, const Choice& choice);
    void concede(Seat seat, const Choice* choice);
    [[nodiscard]] bool mayConcede(Seat seat, const Choice& choice) const;
    [[nodiscard]] bool nextIsFor(const Choice& choice);
    [[nodiscard]] static std::vector<Taken>::iterator doneIn(std::vector<Taken>& done, Seat seat,
                                                             const std::string& text);

    // Expecting
    void expect(const yaml::Node& node, const Choice* choice);
    void expectLine(const yaml::Pair& pair, const Choice* choice);
    void expectOffered(const yaml::Pair& pair, const Choice* choice);
    void expectRefused(const yaml::Node& node, const Choice* choice);
    void expectLog(const yaml::Node& node);
    void expectNoLog(const yaml::Node& node);
    void expectCards(const yaml::Pair& pair);
    void expectValue(const yaml::Pair& pair);
    [[nodiscard]] std::optional<std::string> refusal(Seat seat, const std::string& action);
    [[nodiscard]] std::vector<std::string> textsOf(const yaml::Node& node);

    // Telling
    /// At a place, or at the step that is being taken; behind the last step, at that one.
    void fail(std::string expected, std::string actual, std::optional<Position> place = {});
    [[nodiscard]] std::string askedNow(const Choice& choice);
    [[nodiscard]] std::string path() const { return yaml::join("play", m_at); }

    ScenarioTable& m_table;
    DiceInARow& m_dice;
    std::span<const yaml::Node> m_steps;
    yaml::Report& m_errors;
    ScenarioReport::Course& m_course;
    std::vector<std::string> m_lines;      ///< of the log, since the last choice
    std::vector<Taken> m_byItself;         ///< since then: what was not asked, for there was nothing else
    std::vector<std::string> m_passedOver; ///< since then: the options of questions that were left to themselves
    Taken m_rest;                          ///< of a step that says two things: the second one
    std::string m_whole;                   ///< that step
    std::size_t m_at = 0;
    bool m_stopped = false;
};

} // namespace muster::engine
