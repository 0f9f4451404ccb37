// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_scenario.h"

#include "app/window/table/table_game.h"
#include "engine/play/rolled_dice.h"

namespace muster::app {

namespace {

std::string yamlText(std::string_view text)
{
    std::string all = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            all += '\\';
        all += c;
    }
    return all + '"';
}

/// Takes the game's choices down in its words.
class Writer final : public engine::Agent {
public:
    Writer(engine::Session& session, std::vector<engine::Answer> line) : m_session(session), m_line(std::move(line)) { }
    std::size_t choose(const engine::Choice& choice, const engine::View&) override
    {
        const std::vector<std::string> texts = m_session.optionTexts(choice);
        if (m_at == m_line.size()) {
            asked = choice.seat;
            throw engine::NeedChoice{};
        }
        const engine::Answer& answer = m_line[m_at++];
        if (answer.chosen >= texts.size())
            throw engine::NeedChoice{};
        steps += std::string("  - ") + char('A' + choice.seat) + ": " + yamlText(texts[answer.chosen]) + "\n";
        return answer.chosen;
    }
    std::string steps;
    engine::Seat asked = engine::NoSeat;

private:
    engine::Session& m_session;
    std::vector<engine::Answer> m_line;
    std::size_t m_at = 0;
};

/// A card as scenarios call it: with the word that tells it apart where others have its name.
std::string nameOf(CardIndex card, const Catalogue& catalogue)
{
    std::string name(catalogue.card(card).name());
    if (catalogue.findByName(name).size() < 2)
        return name;
    for (const FieldIndex field : catalogue.game().identity) {
        if (catalogue.game().field(field).kind == FieldKind::Word)
            return name + " [" + std::string(catalogue.card(card).wordLabel(field)) + ']';
    }
    return name;
}

/// "[3 Copper, 1 Fox]", copies in a row as one entry.
std::string listed(const engine::DeckCards& cards, const Catalogue& catalogue)
{
    std::string text = "[";
    for (std::size_t i = 0; i < cards.size();) {
        std::size_t copies = 1;
        while (i + copies < cards.size() && cards[i + copies] == cards[i])
            ++copies;
        text += (i == 0 ? "" : ", ") + yamlText(std::to_string(copies) + " " + nameOf(CardIndex{cards[i]}, catalogue));
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
    if (!setup.options.empty()) {
        text += "options:\n";
        for (const auto& [key, value] : setup.options)
            text += "  " + key + ": " + yamlText(value) + "\n";
    }
    text += "decks:\n";
    if (!setup.mode.empty() && setup.mode != game.rules().playable().facts().modes.front().key)
        text += "  mode: " + setup.mode + "\n";
    for (std::size_t seat = 0; seat < setup.decks.size(); ++seat)
        text += std::string("  ") + char('A' + seat) + ": " + sectionsOf(setup.decks[seat], catalogue) + "\n";
    if (!setup.shop.sections.empty())
        text += "  shared: " + sectionsOf(setup.shop, catalogue) + "\n";
    return text + "seed: " + std::to_string(setup.seed) + "\n";
}

std::string diceOf(const engine::RolledDice& dice)
{
    std::string text = "dice: [";
    for (std::size_t i = 0; i < dice.rolled.size(); ++i)
        text += (i == 0 ? "" : ", ") + std::to_string(dice.rolled[i]);
    return text + "]\n";
}

} // namespace

std::optional<std::string> scenarioOf(const TableGame& game, const QString& title)
{
    constexpr std::uint64_t LargestSeed = 0x7fffffff; // of a scenario
    const TableSetup& setup = game.setup();
    if (!setup.passive.empty() || setup.seed > LargestSeed)
        return {};
    auto rules = TableRules::make(game.data().catalogue, setup);
    if (!rules)
        return {};
    engine::Session& session = (*rules)->session();
    Writer writer(session, game.tree().line());
    engine::RolledDice dice(setup.seed);
    session.setDice(&dice);
    session.setAgent(&writer);
    try {
        (*rules)->begin();
        while (!session.outcome().over())
            session.advance();
    } catch (const engine::NeedChoice&) {
        // here the game stands
    }
    session.setAgent(nullptr);
    session.setDice(nullptr);
    const std::string asked =
        writer.asked == engine::NoSeat ? std::string("nobody") : TableGame::letter(writer.asked).toStdString();
    return beginningOf(game, title) + diceOf(dice) + "play:\n" + writer.steps + "  - expect: {asked: " + asked
        + ", turn: " + std::to_string(session.turn()) + "}\n";
}

} // namespace muster::app
