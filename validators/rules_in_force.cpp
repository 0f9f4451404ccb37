// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rules_in_force.h"

#include <algorithm>
#include <charconv>

namespace muster::validators {

namespace {

const FormatLimit* limitOf(const Format* format, const std::string& requirement)
{
    if (format == nullptr)
        return nullptr;
    const auto it = std::ranges::find(format->limits, requirement, &FormatLimit::requirement);
    return it == format->limits.end() ? nullptr : &*it;
}

int valueOf(const Bound& bound, int tallyOfIt) { return bound.number + bound.times * tallyOfIt; }

} // namespace

Count::Count(const query::Query& what, const std::vector<std::string>& sections, const Catalogue& catalogue)
    : m_what(&what),
      m_sections(&sections),
      m_catalogue(&catalogue),
      m_matcher(what, catalogue)
{
}

bool Count::covers(std::string_view section) const
{
    return m_sections->empty() || std::ranges::find(*m_sections, section) != m_sections->end();
}

bool Count::matches(IdentityIndex identity) const
{
    return std::ranges::any_of(m_catalogue->printings(identity), [&](CardIndex card) { return matches(card); });
}

Tally Count::matchOf(const ResolvedEntry& entry) const
{
    if (everything())
        return {1, 1};
    if (entry.status == ResolvedEntry::Status::Card) {
        const int match = matches(entry.identity) ? 1 : 0;
        return {match, match};
    }
    if (entry.candidates.empty())
        return {0, 1};
    const auto fits = [&](CardIndex card) { return matches(card); };
    return {std::ranges::all_of(entry.candidates, fits) ? 1 : 0, std::ranges::any_of(entry.candidates, fits) ? 1 : 0};
}

bool RuleInForce::plain() const
{
    return given.empty() && (!least || least->times == 0) && (!most || most->times == 0);
}

bool RuleInForce::applies(std::span<const Tally> tallies) const
{
    return std::ranges::all_of(given, [&](const Given& g) {
        const Tally& tally = tallies[g.count];
        return (!g.least || tally.certain >= *g.least) && (!g.most || tally.possible <= *g.most);
    });
}

std::optional<Breach> RuleInForce::breach(Tally have, std::span<const Tally> tallies) const
{
    if (!applies(tallies))
        return {};
    // A bound that grows with what is counted is drawn where it spares the deck, as long as names are unclear.
    if (most) {
        const int bound = valueOf(*most, most->times == 0 ? 0 : tallies[most->of].possible);
        if (have.certain > bound)
            return Breach{true, have.certain, bound};
    }
    if (least) {
        const int bound = valueOf(*least, least->times == 0 ? 0 : tallies[least->of].certain);
        if (have.possible < bound)
            return Breach{false, have.certain, bound};
    }
    return {};
}

std::string_view optionInForce(const Game& game, const Deck& deck, const Format* format, std::string_view key)
{
    const RulesOption* option = game.findOption(key);
    if (option == nullptr)
        return {};
    const auto valueIn = [&](const std::map<std::string, std::string>& options) -> const std::string* {
        const auto it = options.find(option->key);
        return it != options.end() && option->allows(it->second) ? &it->second : nullptr;
    };
    if (const std::string* value = format != nullptr ? valueIn(format->options) : nullptr)
        return *value;
    const std::string* value = valueIn(deck.options);
    return value != nullptr ? *value : option->defaultValue;
}

std::optional<int> numberInForce(const Game& game, const Deck& deck, const Format* format, std::string_view key)
{
    const std::string_view value = optionInForce(game, deck, format, key);
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc() || end != value.data() + value.size())
        return {};
    return number;
}

RulesInForce::RulesInForce(const Catalogue& catalogue, const Deck& deck, const Format* format) : m_catalogue(&catalogue)
{
    for (const CountRule& rule : catalogue.game().countRules)
        if (rule.deckKind.empty() || rule.deckKind == deck.kind)
            add(rule, deck, format);
    if (format != nullptr)
        for (const CountRule& rule : format->house)
            if (rule.deckKind.empty() || rule.deckKind == deck.kind)
                add(rule, deck, format);
}

void RulesInForce::add(const CountRule& rule, const Deck& deck, const Format* format)
{
    const auto boundOf = [&](const std::optional<CountBound>& bound, std::optional<int> other) -> std::optional<Bound> {
        if (other)
            return Bound{*other, 0, 0};
        if (!bound)
            return {};
        if (!bound->option.empty()) {
            const auto value = numberInForce(m_catalogue->game(), deck, format, bound->option);
            if (!value)
                return {};
            return Bound{std::max(0, bound->minus ? bound->number - *value : bound->number + *value), 0, 0};
        }
        if (bound->times == 0 || !bound->of)
            return Bound{bound->number, 0, 0};
        return Bound{bound->number, bound->times, countOf(*bound->of, rule.sections)};
    };
    const FormatLimit* own = limitOf(format, rule.id);
    RuleInForce result;
    result.rule = &rule;
    result.count = countOf(rule.what, rule.sections);
    result.least = boundOf(rule.least, own != nullptr ? own->least : std::nullopt);
    result.most = boundOf(rule.most, own != nullptr ? own->most : std::nullopt);
    if (!result.least && !result.most)
        return; // the option that it hangs on is off
    for (const CountRule::Given& given : rule.given)
        result.given.push_back({countOf(given.what, rule.sections), given.least, given.most});
    m_rules.push_back(std::move(result));
}

std::size_t RulesInForce::countOf(const query::Query& what, const std::vector<std::string>& sections)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        if (m_counts[i].what() == what && m_counts[i].sections() == sections)
            return i;
    m_counts.emplace_back(what, sections, *m_catalogue);
    return m_counts.size() - 1;
}

std::vector<Tally> RulesInForce::tally(const ResolvedDeck& deck) const
{
    std::vector<Tally> tallies(m_counts.size());
    for (const ResolvedEntry& entry : deck.entries()) {
        const std::string& section = deck.deck().sections[entry.section].key;
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            if (!m_counts[i].covers(section))
                continue;
            const Tally match = m_counts[i].matchOf(entry);
            tallies[i].certain += match.certain * entry.count;
            tallies[i].possible += match.possible * entry.count;
        }
    }
    return tallies;
}

} // namespace muster::validators
