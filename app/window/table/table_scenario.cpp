// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_scenario.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>

#include "app/window/table/scenario_text.h"
#include "app/window/table/table_game.h"
#include "engine/flow/branch_words.h"
#include "engine/games/games.h"
#include "engine/play/rolled_dice.h"
#include "engine/scenario/laid_position.h"
#include "engine/scenario/open_scenario.h"

namespace muster::app {

std::map<std::string, std::string> rulesOptionsOf(const TableGame& game)
{
    if (game.rules().scenario() != nullptr)
        return game.rules().scenario()->options();
    auto options = game.setup().options;
    if (game.rules().playable().facts().sharedDeck)
        options["players"] = std::to_string(game.rules().seats());
    return options;
}

namespace {

/// One of several effects by its number: what it says of itself may be said better some day, and the scenario still holds.
std::string briefly(const std::string& option)
{
    const std::string_view name = engine::branchName(option);
    return name.empty() ? option : std::string(name);
}

/// Takes the game's choices down in its words, to where the game stands.
class Writer final : public engine::Agent {
public:
    /// `table`: of the game's scenarios, by which questions are left to themselves.
    Writer(TableRules& rules, engine::ScenarioTable& table, std::vector<engine::Answer> line)
        : m_rules(rules),
          m_table(table),
          m_line(std::move(line))
    {
    }
    std::size_t choose(const engine::Choice& choice, const engine::View&) override
    {
        while (m_at < m_line.size() && (engine::isAnew(m_line[m_at]) || engine::isLaidDie(m_line[m_at]))) {
            shuffledAnew = shuffledAnew || engine::isAnew(m_line[m_at]);
            m_rules.change(m_line[m_at++]);
        }
        const std::vector<std::string> texts = m_rules.session().optionTexts(choice);
        if (m_at == m_line.size() || m_line[m_at].chosen >= texts.size()) {
            m_at = m_line.size();
            if (const auto usual = m_goesOn ? m_table.usual(choice) : std::nullopt)
                return *usual; // as `muster play` does behind the last step
            asked = choice.seat;
            throw engine::NeedChoice{};
        }
        const engine::Answer& answer = m_line[m_at++];
        steps += std::string("  - ") + char('A' + choice.seat) + ": " + yamlText(briefly(texts[answer.chosen])) + "\n";
        return answer.chosen;
    }
    /// From the beginning on; `goesOn`: beyond windows that nobody uses, which is where a scenario looks what holds.
    void play(bool goesOn)
    {
        m_goesOn = goesOn;
        engine::Session& session = m_rules.session();
        session.setAgent(this);
        try {
            m_rules.begin();
            session.setAgent(this); // laying a position out may have asked another one
            while (!session.outcome().over())
                session.advance();
        } catch (const engine::NeedChoice&) {
            // here the game stands
        }
        session.setAgent(nullptr);
    }
    /// What holds there for certain.
    [[nodiscard]] std::string expected() const
    {
        const std::string who =
            asked == engine::NoSeat ? std::string("nobody") : TableGame::letter(asked).toStdString();
        return "  - expect: {asked: " + who + ", turn: " + std::to_string(m_rules.session().turn()) + "}\n";
    }
    std::string steps;
    engine::Seat asked = engine::NoSeat;
    bool shuffledAnew = false;

private:
    TableRules& m_rules;
    engine::ScenarioTable& m_table;
    std::vector<engine::Answer> m_line;
    std::size_t m_at = 0;
    bool m_goesOn = false;
};

/// "[3 Copper, 1 Fox]", copies in a row as one entry.
std::string listed(const engine::DeckCards& cards, const Catalogue& catalogue)
{
    std::string text = "[";
    for (std::size_t i = 0; i < cards.size();) {
        std::size_t copies = 1;
        while (i + copies < cards.size() && cards[i + copies] == cards[i])
            ++copies;
        text += (i == 0 ? "" : ", ")
            + yamlText(std::to_string(copies) + " " + engine::scenarioName(CardIndex{cards[i]}, catalogue));
        i += copies;
    }
    return text + "]";
}

std::string sectionsOf(const engine::DeckSections& deck, const Catalogue& catalogue)
{
    if (deck.sections.size() == 1)
        return listed(deck.sections.front().cards, catalogue);
    std::string text = "{";
    for (const auto& section : deck.sections)
        text += (text.size() == 1 ? "" : ", ") + section.key + ": " + listed(section.cards, catalogue);
    return text + "}";
}

/// What stands above the steps but for the dice, which are known when the game has been played.
std::string beginningOf(const TableGame& game, const QString& title)
{
    const TableSetup& setup = game.setup();
    const Catalogue& catalogue = game.rules().catalogue();
    std::string text = "scenario: " + yamlText(title.toStdString()) + "\ngame: " + setup.game + "\n";
    const auto options = rulesOptionsOf(game);
    if (!options.empty()) {
        text += "options:\n";
        for (const auto& [key, value] : options)
            text += "  " + key + ": " + yamlText(value) + "\n";
    }
    const engine::PlayFacts& facts = game.rules().playable().facts();
    if (!setup.mode.empty() && setup.mode != facts.modes.front().key)
        text += "mode: " + setup.mode + "\n";
    text += "decks:\n";
    const int seats = facts.sharedDeck ? game.rules().seats() : static_cast<int>(setup.decks.size());
    for (int seat = 0; seat < seats; ++seat) {
        const auto own = static_cast<std::size_t>(seat);
        text += std::string("  ") + static_cast<char>('A' + seat) + ": "
            + (facts.sharedDeck ? std::string("[]") : sectionsOf(setup.decks[own], catalogue)) + "\n";
    }
    if (facts.sharedDeck)
        text += "  shared: " + sectionsOf(setup.decks.front(), catalogue) + "\n";
    else if (!setup.shop.sections.empty())
        text += "  shared: " + sectionsOf(setup.shop, catalogue) + "\n";
    return text + "seed: " + std::to_string(setup.seed) + "\n";
}

std::string diceOf(const std::vector<int>& rolled)
{
    std::string text = "dice: [";
    for (std::size_t i = 0; i < rolled.size(); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(rolled[i]);
    return text + "]\n";
}

/// The table of the game's scenarios.
std::unique_ptr<engine::ScenarioTable> scenarioTable(const TableGame& game)
{
    return engine::scenarioGames().table(game.setup().game, game.data().catalogue, rulesOptionsOf(game),
                                         game.setup().mode);
}

} // namespace

/// What lies on the table. A game that was dealt is played on rules that number all texts as those of scenarios do, so that
/// its state can be laid on their table.
std::optional<engine::LaidPosition> laidPositionOf(const TableGame& game)
{
    const auto table = scenarioTable(game);
    const TableSetup& setup = game.setup();
    auto rules = TableRules::make(game.baseData().catalogue, setup, game.baseData().resources, TableRules::Texts::All);
    if (!rules)
        return {};
    Writer writer(**rules, *table, game.tree().line());
    writer.play(false);
    if (engine::OpenScenario* const scenario = (*rules)->scenario()) {
        engine::LaidPosition position = engine::laidPosition(scenario->table());
        scenario->tellChanges(position);
        return position;
    }
    engine::Session& session = (*rules)->session();
    auto* const cards = dynamic_cast<engine::CardTable*>(table.get());
    const bool same = (*rules)->shown().shown(engine::NoSeat) == game.shown(engine::NoSeat);
    if (!same || cards == nullptr || table->session().stateSize() != session.stateSize())
        return {};
    std::vector<std::max_align_t> state(session.stateSize() / sizeof(std::max_align_t) + 1);
    session.keep(state.data());
    table->session().putBack(state.data());
    return engine::laidPosition(*cards);
}

std::optional<std::string> scenarioOf(const TableGame& game, const QString& title)
{
    constexpr std::uint64_t LargestSeed = 0x7fffffff; // of a scenario
    const TableSetup& setup = game.setup();
    if (!setup.passive.empty() || setup.seed > LargestSeed)
        return {};
    auto rules = TableRules::make(game.baseData().catalogue, setup, game.baseData().resources);
    if (!rules)
        return {};
    const auto table = scenarioTable(game);
    Writer writer(**rules, *table, game.tree().line());
    engine::RolledDice dice(setup.seed);
    const bool dealt = (*rules)->scenario() == nullptr;
    if (dealt)
        (*rules)->session().setDice(&dice);
    writer.play(true);
    (*rules)->session().setDice(nullptr);
    if (writer.shuffledAnew)
        return {};
    const std::vector<int>& rolled = dealt ? dice.rolled : (*rules)->scenario()->rolled();
    return (dealt ? beginningOf(game, title) : withoutKeys(setup.scenario, {"play", "variants", "dice"}))
        + diceOf(rolled) + "play:\n" + writer.steps + writer.expected();
}

tl::expected<std::string, QString> positionScenarioOf(const TableGame& game, const QString& title)
{
    const auto position = laidPositionOf(game);
    if (!position)
        return tl::unexpected(QString());
    const TableSetup& setup = game.setup();
    std::string text;
    if (game.rules().scenario() != nullptr) { // with the cards that it defines itself
        text =
            withoutKeys(setup.scenario, {"play", "variants", "dice", "position", "decks", "shuffled", "seed", "shows"});
    } else {
        text = "scenario: " + yamlText(title.toStdString()) + "\ngame: " + setup.game + "\n";
        if (const engine::PlayFacts& facts = game.rules().playable().facts();
            !setup.mode.empty() && setup.mode != facts.modes.front().key)
            text += "mode: " + setup.mode + "\n";
        if (const auto options = rulesOptionsOf(game); !options.empty()) {
            text += "options:\n";
            for (const auto& [key, value] : options)
                text += "  " + key + ": " + yamlText(value) + "\n";
        }
    }
    text += engine::positionText(*position, game.rules().catalogue());
    TableSetup laid;
    laid.game = setup.game;
    laid.scenario = text;
    laid.beside = setup.beside;
    laid.ownSets = setup.ownSets;
    return withExpectation(game.baseData(), laid);
}

tl::expected<std::string, QString> withExpectation(const GameData& data, const TableSetup& laid)
{
    auto rules = TableRules::make(data.catalogue, laid, data.resources);
    if (!rules)
        return tl::unexpected(rules.error());
    Writer writer(**rules, (*rules)->scenario()->table(), {});
    writer.play(true);
    return laid.scenario + "dice: random\nplay:\n" + writer.expected();
}

} // namespace muster::app
