// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hero/playable.h"

#include <algorithm>

#include "engine/games/hero/goldfish.h"
#include "engine/games/hero/greedy.h"
#include "engine/language/cards_in_use.h"
#include "engine/play/rules_playable.h"

namespace muster::engine::hero {

namespace {

PlayFacts written()
{
    PlayFacts facts;
    facts.game = "hero";
    facts.rulesVersion = 6;
    facts.modes = {{"duel", 2, 2}}; // HRO-100, HRO-420
    facts.sections = {{"hero", 1, 1}, {"main", 10, 200}};
    facts.shop = {{"early", 5, 45}, {"mid", 5, 45}, {"late", 5, 45}}; // HRO-047
    facts.pilots = {"random", "greedy"};
    facts.usualPilot = "greedy";
    facts.passives = {{"passive", "a hero who does nothing", {}},
                      {"blocker", "a hero with one more minion that blocks each turn", {}},
                      {"pressure", "a hero who deals damage each turn", {{"damage", "damage", 1, 20, 3}}}};
    return facts;
}

class HeroPlayable final : public RulesPlayable<Rules, Greedy> {
public:
    HeroPlayable(const Catalogue& catalogue, const std::map<std::string, std::string>& options,
                 std::span<const std::uint16_t> cards)
        : RulesPlayable(playFacts(), catalogue, options, code::cardsInUse(catalogue, cards))
    {
    }

    std::unique_ptr<GoldfishGame> goldfish(const GoldfishPlan& plan) const override
    {
        return std::make_unique<HeroGoldfish>(m_rules, plan, settings(plan));
    }

protected:
    tl::expected<std::unique_ptr<Session>, SetupProblem> makeSession(const MatchSetup& setup) const override
    {
        for (std::size_t deck = 0; deck < 2; ++deck) {
            if (const char* rule = wrongWith(setup.decks[deck]))
                return tl::unexpected(SetupProblem{SetupProblem::OfTheGame, rule, static_cast<int>(deck)});
        }
        for (const DeckSections::Section& section : setup.shop.sections) {
            const auto isItem = [&](std::uint16_t card) {
                const Type type = m_rules.printed(card).type;
                return type == Type::Equipment || type == Type::Potion;
            };
            if (!std::all_of(section.cards.begin(), section.cards.end(), isItem))
                return tl::unexpected(SetupProblem{SetupProblem::OfTheGame, "HRO-048"});
        }
        return std::make_unique<CardSession<Game, BeginMatch>>(
            m_rules, 2, BeginMatch{matchOf(setup.decks[0], setup.decks[1], setup.shop)});
    }

private:
    /// The rule against a deck that cannot be played at all; whether it is legal is not asked here.
    [[nodiscard]] const char* wrongWith(const DeckSections& deck) const
    {
        if (m_rules.printed(deck.cards("hero").front()).type != Type::Hero)
            return "HRO-010";
        const DeckCards& cards = deck.cards("main");
        const auto isPlayed = [&](std::uint16_t card) {
            const Type type = m_rules.printed(card).type;
            return type == Type::Minion || type == Type::Spell || type == Type::Upgrade;
        };
        return std::all_of(cards.begin(), cards.end(), isPlayed) ? nullptr : "HRO-012";
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
    auto made = std::make_unique<HeroPlayable>(catalogue, options, cards);
    return made->tooLarge() ? nullptr : std::move(made);
}

} // namespace muster::engine::hero
