// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/spoils/playable.h"

#include <algorithm>

#include "engine/games/spoils/goldfish.h"
#include "engine/games/spoils/greedy.h"
#include "engine/language/cards_in_use.h"
#include "engine/play/rules_playable.h"

namespace muster::engine::spoils {

namespace {

PlayFacts written()
{
    PlayFacts facts;
    facts.game = "spoils";
    facts.rulesVersion = 4;
    facts.modes = {{"free-for-all", fewestPlayers, mostPlayers}}; // SPO-030
    facts.sections = {{"champions", 1, 60}, {"spoils", 1, 450}};
    facts.sharedDeck = true; // SPO-001
    facts.pilots = {"random", "greedy"};
    facts.usualPilot = "greedy";
    facts.passives = {{"statue", "opponents who travel and fight, and do nothing else", {}},
                      {"guard", "opponents who travel, and distract where their Monster wins", {}},
                      {"builder", "opponents who travel and equip the best, and never attack", {}}};
    return facts;
}

class SpoilsPlayable final : public RulesPlayable<Rules, Greedy> {
public:
    SpoilsPlayable(const Catalogue& catalogue, const std::map<std::string, std::string>& options,
                   std::span<const std::uint16_t> cards)
        : RulesPlayable(playFacts(), catalogue, code::cardsInUse(catalogue, cards), options)
    {
    }

    std::unique_ptr<GoldfishGame> goldfish(const GoldfishPlan& plan) const override
    {
        return std::make_unique<SpoilsGoldfish>(m_rules, plan);
    }

protected:
    tl::expected<std::unique_ptr<Session>, SetupProblem> makeSession(const MatchSetup& setup) const override
    {
        DeckCards deck = cardsOf(setup.decks.front());
        if (const Refusal refusal = Game::refuseDeck(m_rules, setup.players, deck))
            return tl::unexpected(SetupProblem{SetupProblem::OfTheGame, std::string(refusal.rule()), 0});
        return std::make_unique<SpoilsSession>(m_rules, setup.players, BeginMatch{setup.players, std::move(deck), {}});
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
    auto made = std::make_unique<SpoilsPlayable>(catalogue, options, cards);
    return made->tooLarge() ? nullptr : std::move(made);
}

} // namespace muster::engine::spoils
