// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/match_setup.h"

#include <algorithm>
#include <numeric>

#include "engine/core/ids.h"

namespace muster::engine {

namespace {

const DeckSections::Section* find(const DeckSections& deck, std::string_view key)
{
    const auto found =
        std::find_if(deck.sections.begin(), deck.sections.end(), [&](const auto& one) { return one.key == key; });
    return found == deck.sections.end() ? nullptr : &*found;
}

int playersOf(const PlayFacts& facts, const MatchSetup& setup)
{
    if (setup.players != 0)
        return setup.players;
    if (!facts.sharedDeck)
        return static_cast<int>(setup.decks.size());
    const Mode* mode = setup.mode.empty() ? &facts.modes.front() : facts.mode(setup.mode);
    return mode != nullptr ? mode->fewest : 0;
}

std::optional<SetupProblem> problemOfPlayers(const PlayFacts& facts, const MatchSetup& setup)
{
    using Kind = SetupProblem::Kind;
    const Mode* named = facts.mode(setup.mode);
    if (!setup.mode.empty() && named == nullptr)
        return SetupProblem{Kind::UnknownMode, setup.mode};
    const int players = playersOf(facts, setup);
    if (named != nullptr ? !named->seats(players) : facts.modeFor(players) == nullptr) {
        SetupProblem problem{Kind::Players, setup.mode};
        problem.have = players;
        problem.least = MostSeats;
        for (const Mode& mode : facts.modes) {
            if (named != nullptr && named != &mode)
                continue;
            problem.least = std::min(problem.least, mode.fewest);
            problem.most = std::max(problem.most, mode.most);
        }
        return problem;
    }
    const int needed = facts.sharedDeck ? 1 : players;
    if (static_cast<int>(setup.decks.size()) != needed) {
        SetupProblem problem{Kind::Decks};
        problem.have = static_cast<int>(setup.decks.size());
        problem.least = problem.most = needed;
        return problem;
    }
    return {};
}

} // namespace

const DeckCards& DeckSections::cards(std::string_view section) const
{
    static const DeckCards none;
    const Section* found = find(*this, section);
    return found != nullptr ? found->cards : none;
}

bool DeckSections::has(std::string_view section) const { return find(*this, section) != nullptr; }

std::size_t DeckSections::total() const
{
    return std::accumulate(sections.begin(), sections.end(), std::size_t(0),
                           [](std::size_t sum, const Section& one) { return sum + one.cards.size(); });
}

DeckSections oneSection(std::string key, DeckCards cards) { return {{{std::move(key), std::move(cards)}}}; }

const Mode* PlayFacts::mode(std::string_view key) const
{
    const auto found = std::find_if(modes.begin(), modes.end(), [&](const Mode& one) { return one.key == key; });
    return found == modes.end() ? nullptr : &*found;
}

const Mode* PlayFacts::modeFor(int players) const
{
    const auto found = std::find_if(modes.begin(), modes.end(), [&](const Mode& one) { return one.seats(players); });
    return found == modes.end() ? nullptr : &*found;
}

const PassiveOpponent* PlayFacts::passive(std::string_view key) const
{
    const auto found = std::find_if(passives.begin(), passives.end(), [&](const auto& one) { return one.key == key; });
    return found == passives.end() ? nullptr : &*found;
}

std::optional<SetupProblem> problemOfSections(const std::vector<SectionNeed>& needs, const DeckSections& deck,
                                              int number)
{
    using Kind = SetupProblem::Kind;
    for (const auto& section : deck.sections) {
        if (std::none_of(needs.begin(), needs.end(), [&](const auto& need) { return need.key == section.key; }))
            return SetupProblem{Kind::UnknownSection, section.key, number};
    }
    for (const SectionNeed& need : needs) {
        const DeckSections::Section* section = find(deck, need.key);
        if (section == nullptr && need.least > 0)
            return SetupProblem{Kind::MissingSection, need.key, number};
        const int have = section != nullptr ? static_cast<int>(section->cards.size()) : 0;
        if (have < need.least || have > need.most)
            return SetupProblem{Kind::SectionSize, need.key, number, have, need.least, need.most};
    }
    return {};
}

std::optional<SetupProblem> problemOf(const PlayFacts& facts, const MatchSetup& setup)
{
    using Kind = SetupProblem::Kind;
    if (auto problem = problemOfPlayers(facts, setup))
        return problem;
    if (facts.shop.empty() && !setup.shop.sections.empty())
        return SetupProblem{Kind::NeedlessShop};
    if (!facts.shop.empty() && setup.shop.sections.empty())
        return SetupProblem{Kind::MissingShop};
    int number = 0;
    std::size_t cards = setup.shop.total();
    for (const DeckSections& deck : setup.decks) {
        if (auto problem = problemOfSections(facts.sections, deck, number++))
            return problem;
        cards += deck.total();
    }
    if (auto problem = problemOfSections(facts.shop, setup.shop, SetupProblem::OfShop))
        return problem;
    if (cards > MostCards)
        return SetupProblem{Kind::Cards, {}, SetupProblem::OfShop, static_cast<int>(cards), 0, MostCards};
    return {};
}

MatchSetup completed(const PlayFacts& facts, MatchSetup setup)
{
    setup.players = playersOf(facts, setup);
    if (setup.mode.empty())
        setup.mode = facts.modeFor(setup.players)->key;
    return setup;
}

} // namespace muster::engine
