// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/script/playable.h"

#include <algorithm>

#include "engine/games/script/goldfish.h"
#include "engine/games/script/greedy.h"
#include "engine/language/cards_in_use.h"
#include "engine/play/rules_playable.h"

namespace muster::engine::script {

namespace {

PlayFacts written()
{
    PlayFacts facts;
    facts.game = "script";
    facts.rulesVersion = 5;
    facts.modes = {{"duel", 2, 2}}; // SCR-280
    facts.sections = {{"main", 7, 200}};
    facts.pilots = {"random", "greedy"};
    facts.usualPilot = "greedy";
    facts.passives = {{"passive", "an opponent who draws and does nothing else", {}},
                      {"wall",
                       "an opponent who blocks every attack with a token",
                       {{"attack", "Attack", 0, 99, 2}, {"defense", "Defense", 0, 99, 3}}}};
    return facts;
}

class ScriptPlayable final : public RulesPlayable<Rules, Greedy> {
public:
    ScriptPlayable(const Catalogue& catalogue, const std::map<std::string, std::string>& options,
                   std::span<const std::uint16_t> cards)
        : RulesPlayable(playFacts(), catalogue, code::cardsInUse(catalogue, cards), options)
    {
    }

    std::unique_ptr<GoldfishGame> goldfish(const GoldfishPlan& plan) const override
    {
        return std::make_unique<ScriptGoldfish>(m_rules, plan, settings(plan));
    }

protected:
    tl::expected<std::unique_ptr<Session>, SetupProblem> makeSession(const MatchSetup& setup) const override
    {
        return std::make_unique<ScriptSession>(m_rules, 2,
                                               [first = setup.decks[0].cards("main"),
                                                second = setup.decks[1].cards("main")](Game& game, std::uint64_t seed) {
                                                   game.begin(first, second, seed);
                                               });
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
    auto made = std::make_unique<ScriptPlayable>(catalogue, options, cards);
    return made->tooLarge() ? nullptr : std::move(made);
}

} // namespace muster::engine::script
