// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/playable.h"

#include <algorithm>

#include "engine/games/sceptre/goldfish.h"
#include "engine/games/sceptre/greedy.h"
#include "engine/games/sceptre/session.h"
#include "engine/language/cards_in_use.h"
#include "engine/play/rules_playable.h"

namespace muster::engine::sceptre {

namespace {

constexpr int leastCards = 12; // a hand and the Blood Cards (SCE-5b, SCE-6a)
constexpr int mostCards = 200;

PlayFacts written()
{
    PlayFacts facts;
    facts.game = "sceptre";
    facts.rulesVersion = 5;
    facts.modes = {{"duel", 2, 2}}; // SCE-M3
    facts.sections = {{"main", leastCards, mostCards}};
    facts.pilots = {"random", "greedy"};
    facts.usualPilot = "greedy";
    facts.passives = {
        {"passive", "five passive Champions", {{"hp", "HP", 10, 400}, {"def", "DEF", 0, 30}, {"spd", "SPD", 0, 30}}}};
    return facts;
}

class SceptrePlayable final : public RulesPlayable<Rules, Greedy> {
public:
    SceptrePlayable(const Catalogue& catalogue, const std::map<std::string, std::string>& options,
                    std::span<const std::uint16_t> cards)
        : RulesPlayable(playFacts(), catalogue, options, code::cardsInUse(catalogue, cards))
    {
    }

    std::map<std::string, int> settings(const GoldfishPlan& plan) const override
    {
        if (plan.passive.empty())
            return {};
        const PassiveChampions median = medianChampions(m_rules, plan.deck.cards("main"));
        std::map<std::string, int> values{{"hp", median.hp}, {"def", median.def}, {"spd", median.spd}};
        for (const auto& [key, value] : plan.settings)
            values[key] = value;
        return values;
    }
    std::unique_ptr<GoldfishGame> goldfish(const GoldfishPlan& plan) const override
    {
        return std::make_unique<SceptreGoldfish>(m_rules, plan, settings(plan));
    }

protected:
    tl::expected<std::unique_ptr<Session>, SetupProblem> makeSession(const MatchSetup& setup) const override
    {
        return std::make_unique<SceptreSession>(
            m_rules, 2, BeginMatch{{m_rules, setup.decks[0].cards("main"), setup.decks[1].cards("main")}});
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
    auto made = std::make_unique<SceptrePlayable>(catalogue, options, cards);
    return made->tooLarge() ? nullptr : std::move(made);
}

} // namespace muster::engine::sceptre
