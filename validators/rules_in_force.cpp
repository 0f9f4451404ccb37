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

const std::vector<std::string> everywhere; ///< sections: all of them

int valueOf(const Bound& bound, int tallyOfIt) { return bound.number + bound.times * tallyOfIt; }

} // namespace

Count::Count(const query::Query& what, const std::vector<std::string>& sections, const Catalogue& catalogue,
             std::optional<UnlikeWords> unlike)
    : m_what(&what),
      m_sections(&sections),
      m_unlike(std::move(unlike)),
      m_catalogue(&catalogue),
      m_matcher(what, catalogue)
{
}

bool Count::isUnlike(CardIndex card) const
{
    const WordIndex word = m_catalogue->card(card).word(m_unlike->field);
    return word.valid() && !m_unlike->words.empty()
        && std::ranges::find(m_unlike->words, word) == m_unlike->words.end();
}

bool Count::covers(std::string_view section) const
{
    return m_sections->empty() || std::ranges::find(*m_sections, section) != m_sections->end();
}

Tally Count::matchOf(const ResolvedEntry& entry) const
{
    if (everything())
        return {1, 1};
    if (entry.status == ResolvedEntry::Status::Card) {
        const int match = matches(entry.card) ? 1 : 0;
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

bool RuleInForce::isExact() const
{
    return least && most && least->times == 0 && most->times == 0 && least->number == most->number;
}

std::optional<Breach> RuleInForce::breach(Tally have, std::span<const Tally> tallies) const
{
    if (!applies(tallies))
        return {};
    // A bound that grows with what is counted is drawn where it spares the deck, as long as names are unclear.
    const bool exact = isExact();
    if (most) {
        const int bound = valueOf(*most, most->times == 0 ? 0 : tallies[most->of].possible);
        if (have.certain > bound)
            return Breach{true, have.certain, bound, exact};
    }
    if (least) {
        const int bound = valueOf(*least, least->times == 0 ? 0 : tallies[least->of].certain);
        if (have.possible < bound)
            return Breach{false, have.certain, bound, exact};
    }
    return {};
}

void tellNumbers(Finding& finding, const Breach& breach)
{
    finding.have = breach.have;
    if (breach.above || breach.exact)
        finding.limit = breach.bound;
    if (!breach.above || breach.exact)
        finding.need = breach.bound;
}

RulesInForce::RulesInForce(const ResolvedDeck& deck, const Format* format, const OptionsInForce& options,
                           CardIndex model)
    : m_deck(&deck),
      m_model(model),
      m_catalogue(&deck.catalogue())
{
    const std::string& kind = deck.deck().kind;
    for (const CountRule& rule : m_catalogue->game().countRules)
        if (rule.deckKind.empty() || rule.deckKind == kind)
            add(rule, format, options);
    if (format != nullptr)
        for (const CountRule& rule : format->house)
            if (rule.deckKind.empty() || rule.deckKind == kind)
                add(rule, format, options);
}

void RulesInForce::add(const CountRule& rule, const Format* format, const OptionsInForce& options)
{
    const auto boundOf = [&](const std::optional<CountBound>& bound, std::optional<int> other) -> std::optional<Bound> {
        if (other)
            return Bound{*other, 0, 0};
        if (!bound)
            return {};
        if (!bound->option.empty()) {
            const auto value = options.number(bound->option);
            if (!value)
                return {};
            const int change = bound->times * *value;
            return Bound{std::max(0, bound->minus ? bound->number - change : bound->number + change), 0, 0};
        }
        if (bound->times == 0 || !bound->of)
            return Bound{bound->number, 0, 0};
        return Bound{bound->number, bound->times, countOf(*bound->of, rule.sections)};
    };
    const FormatLimit* own = limitOf(format, rule.id);
    RuleInForce result;
    result.rule = &rule;
    if (rule.unlike) {
        const UnlikeWords words = wordsOf(*rule.unlike);
        result.count = countOf(rule.what, rule.sections, words);
        result.models = countOf(rule.unlike->of, everywhere, words);
    } else {
        result.count = countOf(rule.what, rule.sections);
    }
    result.least = boundOf(rule.least, own != nullptr ? own->least : std::nullopt);
    result.most = boundOf(rule.most, own != nullptr ? own->most : std::nullopt);
    if (!result.least && !result.most)
        return; // the option that it hangs on is off
    for (const CountRule::Given& given : rule.given)
        result.given.push_back({countOf(given.what, rule.sections), given.least, given.most});
    m_rules.push_back(std::move(result));
}

UnlikeWords RulesInForce::wordsOf(const CountRule::Unlike& unlike) const
{
    const query::Matcher models(unlike.of, *m_catalogue);
    UnlikeWords result{unlike.field, {}};
    const auto take = [&](CardIndex card) {
        const WordIndex word = m_catalogue->card(card).word(unlike.field);
        if (models.matches(card) && word.valid() && std::ranges::find(result.words, word) == result.words.end())
            result.words.push_back(word);
    };
    if (m_model.valid()) {
        take(m_model);
        return result;
    }
    for (const ResolvedEntry& entry : m_deck->entries())
        if (entry.status == ResolvedEntry::Status::Card)
            take(entry.card);
    return result;
}

std::size_t RulesInForce::countOf(const query::Query& what, const std::vector<std::string>& sections,
                                  const std::optional<UnlikeWords>& unlike)
{
    for (std::size_t i = 0; i < m_counts.size(); ++i)
        if (m_counts[i].what() == what && m_counts[i].sections() == sections && m_counts[i].unlike() == unlike)
            return i;
    m_counts.emplace_back(what, sections, *m_catalogue, unlike);
    return m_counts.size() - 1;
}

bool RulesInForce::explained(const RuleInForce& rule, const Breach& breach, std::span<const Tally> tallies) const
{
    const std::vector<std::string>& ids = rule.rule->explainedBy;
    return !ids.empty() && std::ranges::any_of(m_rules, [&](const RuleInForce& other) {
        if (other.rule->per != CountPer::Deck || std::ranges::find(ids, other.rule->id) == ids.end())
            return false;
        const std::optional<Breach> cause = other.breach(tallies);
        return cause && severityOf(*other.rule, *cause) >= severityOf(*rule.rule, breach);
    });
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
