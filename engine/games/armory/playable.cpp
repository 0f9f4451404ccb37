// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/armory/playable.h"

#include <algorithm>

#include "engine/games/armory/goldfish.h"
#include "engine/games/armory/greedy.h"
#include "engine/language/cards_in_use.h"
#include "engine/play/rules_playable.h"

namespace muster::engine::armory {

namespace {

constexpr int leastCards = 7; // a starting hand (ARM-021)
constexpr int mostCards = 200;

PlayFacts written()
{
    const std::vector<PassiveSetting> starters = {
        {"attack", "attack", 0, 20, 3}, {"block", "block", 0, 20, 2}, {"dp", "DP", 1, 12, 3}};
    PlayFacts facts;
    facts.game = "armory";
    facts.rulesVersion = 5;
    facts.modes = {{"duel", 2, 2}, {"trei", 3, 3}, {"tandem", 4, 4, {0, 1, 0, 1}}}; // ARM-101, ARM-831
    facts.sections = {{"starters", 3, 3}, {"armory", leastCards, mostCards}};       // ARM-003, ARM-004
    facts.pilots = {"random", "greedy"};
    facts.usualPilot = "greedy";
    facts.passives = {{"passive", "a fighter who does nothing", starters},
                      {"blocker", "a fighter who blocks every attack with the best Armor", starters},
                      {"sparring", "a fighter who blocks, attacks once in each turn, and counter attacks", starters}};
    return facts;
}

/// Any Armory that can be set up: no deck is known by its name (ARM-954).
class ArmoryPlayable final : public RulesPlayable<Rules, Greedy> {
public:
    ArmoryPlayable(const Catalogue& catalogue, const std::map<std::string, std::string>& options,
                   std::span<const std::uint16_t> cards)
        : RulesPlayable(playFacts(), catalogue, options, code::cardsInUse(catalogue, cards))
    {
    }

    std::unique_ptr<GoldfishGame> goldfish(const GoldfishPlan& plan) const override
    {
        return std::make_unique<ArmoryGoldfish>(m_rules, plan, settings(plan));
    }

protected:
    tl::expected<std::unique_ptr<Session>, SetupProblem> makeSession(const MatchSetup& setup) const override
    {
        BeginMatch match;
        for (std::size_t deck = 0; deck < setup.decks.size(); ++deck) {
            if (const char* rule = wrongWith(setup.decks[deck]))
                return tl::unexpected(SetupProblem{SetupProblem::OfTheGame, rule, static_cast<int>(deck)});
            match.armories.push_back(armoryOf(setup.decks[deck]));
        }
        const int seats = static_cast<int>(match.armories.size());
        return std::make_unique<CardSession<Game, BeginMatch>>(m_rules, seats, std::move(match));
    }

private:
    /// The rule against an Armory that cannot be set up at all; whether it is legal is not asked here.
    [[nodiscard]] const char* wrongWith(const DeckSections& deck) const
    {
        const auto isType = [&](std::uint16_t card, Type type) {
            return m_rules.facts(card).type == static_cast<std::uint8_t>(type);
        };
        const DeckCards& starters = deck.cards("starters");
        int weapons = 0;
        std::vector<std::uint8_t> spaces;
        for (const std::uint16_t card : starters) {
            if (!m_rules.own(card).starter)
                return "ARM-103";
            weapons += isType(card, Type::Weapon) ? 1 : 0;
            if (isType(card, Type::Armor))
                spaces.push_back(m_rules.own(card).space);
        }
        if (weapons != 1)
            return "ARM-003";
        if (spaces.size() != 2)
            return "ARM-004";
        if (spaces[0] == spaces[1])
            return "ARM-006";
        const DeckCards& drawn = deck.cards("armory");
        const bool clean =
            std::none_of(drawn.begin(), drawn.end(), [&](std::uint16_t card) { return m_rules.own(card).starter; });
        return clean ? nullptr : "ARM-107";
    }
};

} // namespace

const PlayFacts& playFacts()
{
    static const PlayFacts facts = written();
    return facts;
}

std::unique_ptr<Playable> makePlayable(const Catalogue& catalogue, const std::map<std::string, std::string>& options,
                                       std::span<const std::uint16_t> cards)
{
    auto made = std::make_unique<ArmoryPlayable>(catalogue, options, cards);
    return made->tooLarge() ? nullptr : std::move(made);
}

} // namespace muster::engine::armory
