// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/session.h"
#include "model/cards/catalogue.h"
#include "model/yaml/reader.h"

namespace muster::engine {

/// Dice that lie in a row; decks keep the order in which they are written.
class DiceInARow final : public Dice {
public:
    std::deque<int> dice;
    bool random = false; ///< when the row is at its end, the game's own dice are rolled
    bool shuffles = true;
    struct RanOut { };

    int roll(int faces) override
    {
        if (dice.empty()) {
            if (!random)
                throw RanOut{};
            return m_stream.die(faces);
        }
        const int next = dice.front();
        dice.pop_front();
        return next;
    }
    bool mayShuffle() const override { return shuffles; }

private:
    Stream m_stream{1, 1};
};

/// What a game lends to scenarios: how a position is laid out, what options are called, and what can be asked of it.
class ScenarioTable {
public:
    virtual ~ScenarioTable() = default;
    [[nodiscard]] virtual Session& session() = 0;
    /// Lays out `position`, or begins with `decks`; reports what is wrong with them.
    virtual void setUp(yaml::MapReader& scenario, std::uint64_t seed) = 0;
    [[nodiscard]] virtual std::vector<std::string> texts(const Choice& choice) = 0;
    /// The rule that refuses an action, written as an option, to a seat; "allowed", or nothing if there is no such
    /// action.
    [[nodiscard]] virtual std::optional<std::string> refusal(Seat seat, const std::string& action) = 0;
    /// What an expectation is about, as text; nothing if there is no such thing.
    [[nodiscard]] virtual std::optional<std::string> value(const std::string& key) = 0;
    [[nodiscard]] virtual std::string line(const LogLine& line) = 0;
    /// Whether a question is usually left to itself, and with which option: a window that nobody uses.
    [[nodiscard]] virtual std::optional<std::size_t> usual(const Choice& choice) = 0;
    /// Whether a choice may stand in a scenario that nobody was asked for, because nothing else could be done.
    [[nodiscard]] virtual bool goesWithoutAsking(const std::string& text) const = 0;
};

/// The table of a game, or nothing if the engine does not play it.
[[nodiscard]] std::unique_ptr<ScenarioTable> makeScenarioTable(const std::string& game,
                                                               std::shared_ptr<const Catalogue> catalogue,
                                                               const std::map<std::string, std::string>& options);
[[nodiscard]] std::vector<std::string> playableGames();

} // namespace muster::engine
