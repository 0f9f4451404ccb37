// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/session.h"
#include "engine/scenario/facts.h"
#include "engine/scenario/log_sentences.h"
#include "model/cards/catalogue.h"
#include "model/yaml/reader.h"

namespace muster::engine {

/// Dice that lie in a row; decks keep the order in which they are written.
class DiceInARow final : public Dice {
public:
    struct Die {
        int shows = 0;
        Position at; ///< where it is written
    };
    std::deque<Die> dice;
    bool random = false; ///< when the row is at its end, dice are rolled by the seed
    bool shuffles = true;
    struct RanOut { };
    struct NoSuchFace {
        Die die;
        int faces = 0;
    };

    int roll(int faces) override
    {
        if (dice.empty()) {
            if (!random)
                throw RanOut{};
            return m_stream.die(faces);
        }
        const Die next = dice.front();
        dice.pop_front();
        if (next.shows > faces)
            throw NoSuchFace{next, faces};
        return next.shows;
    }
    bool mayShuffle() const override { return shuffles; }
    /// Puts further dice behind those that are left.
    void lay(const yaml::Node& list, const std::string& path, yaml::Report& errors);
    /// Of the dice that are rolled at random.
    void setSeed(std::uint64_t seed) { m_stream = Stream(seed, 1); }

private:
    Stream m_stream{1, 1};
};

/// What can be written in a scenario whose game has certain cards. By it all steps are read before the first is played.
class ScenarioLanguage {
public:
    virtual ~ScenarioLanguage() = default;
    /// Whether such an option can come up, and the nearest that can.
    [[nodiscard]] virtual bool isOption(const std::string& text) const = 0;
    [[nodiscard]] virtual std::string nearestOption(const std::string& text) const = 0;
    /// What can be asked for under `refused`: an action, or an action ` > ` on what.
    [[nodiscard]] virtual bool isAction(const std::string& text) const = 0;
    [[nodiscard]] virtual std::string nearestAction(const std::string& text) const = 0;
    /// The keys of an expectation that are the game's own.
    [[nodiscard]] virtual bool isKey(const std::string& key) const = 0;
    /// The nearest of them and of the keys that every game has, other than the key itself.
    [[nodiscard]] virtual std::string nearestKey(const std::string& key) const = 0;
    /// The lines that the log can have; none where the cards are not known.
    [[nodiscard]] virtual const LogSentences& log() const = 0;
    /// "Copper, Silver": names of cards, which may have commas in them.
    [[nodiscard]] virtual std::vector<std::string> splitNames(const std::string& text) const = 0;
    /// Whether a step may be that a player gives the game up, and when.
    [[nodiscard]] virtual Conceding conceding() const { return Conceding::Never; }
    /// Reports a value that a known key can never have.
    virtual void checkValue(const std::string& key, const yaml::Node& value, const std::string& path,
                            yaml::Report& report) const = 0;
};

/// Keys of an expectation that every game has.
inline constexpr std::string_view expectationKeys[] = {"asked",         "question", "choices", "offered", "not offered",
                                                       "never offered", "refused",  "log",     "no log",  "by rule"};

/// The step by which a player gives the game up. It is no option: nobody is asked for it.
inline constexpr std::string_view concession = "concede";

/// Behind a key that names cards: some of them, in any order.
inline constexpr std::string_view hasCards = " has";

/// What lies on the table beside decks, a shop: ids of cards, by section.
using SharedIds = std::map<std::string, std::vector<std::string>>;

/// How a scenario begins, beside what it lays out.
struct ScenarioSetUp {
    std::uint64_t seed = 1;
    /// Cards of the position that are like printed ones but for what is written there: their ids, by place.
    std::map<Position, std::string> changed;
    /// What lies on the table, asked where the scenario begins with decks and does not say it. Without it nothing does.
    std::function<SharedIds()> shared{};
    /// Where a position begins is left out: what it says of players is as it is written, not as it is before their turn.
    bool atActions = false;
};

/// The part of a game in scenarios: it lays positions out, names options, and answers questions about a position.
class ScenarioTable {
public:
    virtual ~ScenarioTable() = default;
    [[nodiscard]] virtual Session& session() = 0;
    /// Lays out `position`, or begins with `decks`; reports what is wrong with them.
    virtual void setUp(yaml::MapReader& scenario, const ScenarioSetUp& how) = 0;
    /// After setUp().
    [[nodiscard]] virtual const ScenarioLanguage& language() = 0;
    [[nodiscard]] virtual std::vector<std::string> texts(const Choice& choice) = 0;
    /// The rule that refuses an action, written as an option, to a seat; "allowed", or nothing if there is no such
    /// action.
    [[nodiscard]] virtual std::optional<std::string> refusal(Seat seat, const std::string& action) = 0;
    /// What an expectation is about, as text; nothing if there is no such thing.
    [[nodiscard]] virtual std::optional<std::string> value(const std::string& key) = 0;
    /// The names of the cards that a key is about, in order; nothing if it is about none.
    [[nodiscard]] virtual std::optional<std::vector<std::string>> cards(const std::string& key) = 0;
    /// What a choice asks for, and for which card; empty for the next action of a turn.
    [[nodiscard]] virtual std::string question(const Choice& choice) = 0;
    [[nodiscard]] virtual std::string line(const LogLine& line) = 0;
    /// Only where the language knows it.
    virtual void concede(Seat) { }
    /// Whether a question is usually left to itself, and with which option: a window that nobody uses.
    [[nodiscard]] virtual std::optional<std::size_t> usual(const Choice& choice) = 0;
};

/// The games that a scenario can be played in. The register of games stands above all of them and lends it.
struct ScenarioGames {
    std::vector<std::string> keys;
    /// The table of one of them; `mode` is one of its own, or empty for the usual one.
    std::function<std::unique_ptr<ScenarioTable>(const std::string& game, std::shared_ptr<const Catalogue> catalogue,
                                                 const std::map<std::string, std::string>& options,
                                                 const std::string& mode)>
        table;
    /// The ways in which a game is played, by their keys.
    std::function<std::vector<std::string>(const std::string& game)> modes{};
};

} // namespace muster::engine
