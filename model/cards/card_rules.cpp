// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/card_rules.h"

#include <algorithm>
#include <unordered_map>

#include "model/cards/catalogue_builder.h"
#include "model/query/matcher.h"

namespace muster {

namespace {

struct Breach {
    std::size_t card = 0; ///< in the set
    const CardRule* rule = nullptr;
};

/// The breaches by the cards of `set`, in the order of the rules.
std::vector<Breach> breaches(const Game& game, std::vector<CardSet>& set)
{
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < set.front().cards.size(); ++i)
        places.emplace(set.front().cards[i].id, i);
    const std::shared_ptr<const Game> borrowed(std::shared_ptr<const void>(), &game);
    const Catalogue catalogue(borrowed, joinSets(game, set));
    std::vector<Breach> found;
    for (const auto& rule : game.cardRules) {
        const query::Matcher of(rule.of, catalogue), must(rule.must, catalogue);
        for (const auto card : of.cards()) {
            if (!must.matches(card))
                found.push_back({places.at(catalogue.card(card).id()), &rule});
        }
    }
    return found;
}

} // namespace

void checkCardRules(const Game& game, const std::vector<bool>& isSound, CardSet& set, yaml::Report& report)
{
    if (game.cardRules.empty())
        return;
    // Queries run over the columns of a catalogue: one of the sound cards alone, lent for the time.
    std::vector<CardSet> lent(1);
    std::vector<std::size_t> places;
    lent.front().info = set.info;
    for (std::size_t i = 0; i < set.cards.size(); ++i) {
        if (!isSound[i])
            continue;
        lent.front().cards.push_back(std::move(set.cards[i]));
        places.push_back(i);
    }
    auto found = breaches(game, lent);
    for (std::size_t i = 0; i < places.size(); ++i)
        set.cards[places[i]] = std::move(lent.front().cards[i]);

    std::stable_sort(found.begin(), found.end(), [](const Breach& a, const Breach& b) { return a.card < b.card; });
    for (const auto& breach : found) {
        const auto place = places[breach.card];
        const auto& card = set.cards[place];
        report.add(ErrorKind::BreaksCardRule, card.at, yaml::join("cards", place), {card.name, breach.rule->label})
            .requirement = breach.rule->id;
    }
}

} // namespace muster
