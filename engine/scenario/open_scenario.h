// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/record.h"
#include "engine/play/rolled_dice.h"
#include "engine/scenario/card_table.h"
#include "engine/scenario/laid_position.h"
#include "engine/scenario/scenario_beginning.h"
#include "model/yaml/document.h"

namespace muster::engine {

/// Among recorded answers: a die that somebody lays down behind those that still lie there, before the next answer. Only
/// games that begin with a scenario have such dice.
inline constexpr std::uint8_t LaidDie = 253;
[[nodiscard]] constexpr Answer laidDie(int shows) { return {LaidDie, 0, 0xffff, static_cast<std::uint16_t>(shows)}; }
[[nodiscard]] constexpr bool isLaidDie(const Answer& answer)
{
    return answer.kind == LaidDie && answer.options == 0xffff;
}

/// A scenario to be played on by hand: it begins as it is written, with its dice in their row; when that is at its end, dice
/// fall by the seed.
class OpenScenario {
public:
    /// `name` is what errors call it. Steps may be missing; where there are some, they are looked at.
    [[nodiscard]] static Result<std::unique_ptr<OpenScenario>>
    open(std::string_view bytes, const std::string& name, const ScenarioCards& cards, const ScenarioGames& games);

    [[nodiscard]] const ScenarioHeader& header() const { return m_header; }
    [[nodiscard]] const std::map<std::string, std::string>& options() const { return m_beginning.options; }
    [[nodiscard]] const std::string& mode() const { return m_mode; }
    /// With the cards of its own.
    [[nodiscard]] const std::shared_ptr<const Catalogue>& catalogue() const { return m_beginning.catalogue; }
    [[nodiscard]] CardTable& table() { return *m_cardTable; }
    [[nodiscard]] Session& session() { return m_table->session(); }

    /// The position with which it begins, as it is written and with all that it leaves out, to be changed and written down
    /// again; nothing where it begins with decks.
    [[nodiscard]] std::optional<LaidPosition> position();
    /// Of a position that was taken down from its table: cards that are not as printed become those that are, with what is
    /// written of them.
    void tellChanges(LaidPosition& position) const;

    /// From the beginning on, as often as one likes.
    void begin();
    /// What a record says of chance that was changed, laid dice too.
    void change(const Answer& chance);

    /// The dice that have fallen since the beginning.
    [[nodiscard]] const std::vector<int>& rolled() const { return m_falling.rolled; }

    /// What the steps choose, one way after the other, and whether all was as they expect.
    struct Course {
        std::string name;
        std::vector<Answer> answers;
        std::optional<ScenarioReport::Failure> failure; ///< the first
    };
    [[nodiscard]] std::vector<Course> courses();

private:
    /// The row, and behind it dice at random. A die that has too many faces for a roll waits for the next one.
    class Falling final : public Dice {
    public:
        explicit Falling(DiceInARow& row) : m_row(row) { }
        int roll(int faces) override;
        bool mayShuffle() const override { return m_row.mayShuffle(); }
        void setSeed(std::uint64_t seed) { m_stream = Stream(seed, RolledDice::OfDice); }
        std::vector<int> rolled;

    private:
        DiceInARow& m_row;
        Stream m_stream{1, RolledDice::OfDice};
    };
    explicit OpenScenario(yaml::Document document) : m_document(std::move(document)) { }

    yaml::Document m_document;
    ScenarioHeader m_header;
    std::string m_mode;
    ScenarioBeginning m_beginning;
    std::vector<ScenarioWay> m_ways;
    std::unique_ptr<ScenarioTable> m_table;
    CardTable* m_cardTable = nullptr; ///< the same
    DiceInARow m_dice;
    Falling m_falling{m_dice};
};

} // namespace muster::engine
