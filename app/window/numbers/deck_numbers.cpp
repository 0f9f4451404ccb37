// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/numbers/deck_numbers.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QCoreApplication>
#include <QLocale>

#include "app/text/shown.h"
#include "model/query/matcher.h"
#include "model/text/fold.h"
#include "validators/options_in_force.h"
#include "validators/probability.h"
#include "validators/rules_in_force.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DeckNumbers)
};

constexpr int MostBars = 40;

using Matchers = std::optional<query::Matcher>;

Matchers matcherOf(const std::optional<query::Query>& query, const Catalogue& catalogue)
{
    return query ? Matchers(std::in_place, *query, catalogue) : std::nullopt;
}

bool covers(const std::vector<std::string>& sections, std::string_view section)
{
    return sections.empty() || std::find(sections.begin(), sections.end(), section) != sections.end();
}

/// Calls `take` with the card, or with each of its parts that `by` looks into.
template <class Take>
void forEachRecord(const Card& card, const ChartBy& by, const Take& take)
{
    if (!by.parts.valid()) {
        take(card.record());
        return;
    }
    for (const Record& part : card.parts(by.parts))
        take(part);
}

} // namespace

/// The queries of the spec, looked up in the catalogue.
struct DeckNumbers::Bound {
    struct Chart {
        Matchers of;
        std::vector<query::Matcher> bars;
        std::vector<Matchers> series;
    };
    std::vector<query::Matcher> listing;
    std::vector<Chart> charts;
    std::vector<query::Matcher> odds;
};

namespace {

/// One chart while it is counted: bars are found by the key of what they stand for.
class Counting {
public:
    explicit Counting(const ChartSpec& spec) : m_spec(spec), m_values(std::max<std::size_t>(1, spec.series.size())) { }

    void add(std::size_t series, int bar, double value, ChartSeries::Measure measure)
    {
        if (value > 0)
            m_rows[bar].push_back(m_row);
        double& sum = m_values[series][bar];
        sum = measure == ChartSeries::Measure::Most ? std::max(sum, value) : sum + value;
    }

    /// What is added from now on is of this line of the deck.
    void beginLine(Subject::Row row) { m_row = row; }

    /// Lines that were added to a bar; one that was added more than once stands there as often.
    [[nodiscard]] std::vector<Subject::Row> rowsOf(int bar) const
    {
        const auto found = m_rows.find(bar);
        return found == m_rows.end() ? std::vector<Subject::Row>() : found->second;
    }

    void addNumber(int value, int count)
    {
        m_sum += double(value) * count;
        m_count += count;
    }

    /// The bar of a number: shared by `step` of them, the last one taking all beyond.
    [[nodiscard]] int barOf(int number) const
    {
        int bar = number;
        if (m_spec.beyond)
            bar = std::min(bar, *m_spec.beyond);
        if (m_spec.from)
            bar = std::max(bar, *m_spec.from);
        return static_cast<int>(std::floor(double(bar) / m_spec.step)) * m_spec.step;
    }

    [[nodiscard]] ChartTable table(bool numeric, const std::vector<std::pair<int, QString>>& named) const
    {
        ChartTable table;
        table.key = m_spec.key;
        table.title = m_spec.title.here();
        table.note = m_spec.note.here();
        table.stacked = m_spec.stacked;
        table.numeric = numeric;
        const std::vector<int> keys = keysOf(numeric, named);
        for (std::size_t bar = 0; bar < keys.size(); ++bar)
            table.bars.push_back({numeric ? numberLabel(keys[bar]) : named[bar].second, {}, {}});
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            ChartTable::Series series;
            if (i < m_spec.series.size())
                series.label = m_spec.series[i].label.here();
            for (const int key : keys) {
                const auto found = m_values[i].find(key);
                series.values.push_back(found == m_values[i].end() ? 0 : found->second);
            }
            table.series.push_back(std::move(series));
        }
        if (numeric && m_count > 0 && (m_spec.stacked || m_values.size() == 1)) // of one thing only
            table.average = m_sum / m_count;
        return table;
    }

    /// What the bars stand for, one after the other.
    [[nodiscard]] std::vector<int> keysOf(bool numeric, const std::vector<std::pair<int, QString>>& named) const
    {
        if (numeric)
            return numbers();
        std::vector<int> keys;
        for (const auto& [key, label] : named)
            keys.push_back(key);
        return keys;
    }

    [[nodiscard]] bool has(int key) const
    {
        return std::any_of(m_values.begin(), m_values.end(), [&](const auto& values) { return values.contains(key); });
    }

private:
    /// Every number from the first bar to the last, those without a card too.
    [[nodiscard]] std::vector<int> numbers() const
    {
        std::optional<int> first, last;
        for (const auto& values : m_values) {
            if (values.empty())
                continue;
            first = std::min(first.value_or(values.begin()->first), values.begin()->first);
            last = std::max(last.value_or(values.rbegin()->first), values.rbegin()->first);
        }
        std::vector<int> result;
        if (!first)
            return result;
        if (m_spec.from)
            first = std::min(*first, barOf(*m_spec.from));
        if (m_spec.beyond)
            last = barOf(*m_spec.beyond);
        if ((*last - *first) / m_spec.step >= MostBars) { // too many to draw: only those that there are
            for (const auto& values : m_values) {
                for (const auto& [key, value] : values)
                    result.push_back(key);
            }
            std::sort(result.begin(), result.end());
            result.erase(std::unique(result.begin(), result.end()), result.end());
            return result;
        }
        for (int key = *first; key <= *last; key += m_spec.step)
            result.push_back(key);
        return result;
    }

    [[nodiscard]] QString numberLabel(int key) const
    {
        if (m_spec.beyond && key == barOf(*m_spec.beyond))
            return Words::tr("%1+", "a number, or more").arg(key);
        return m_spec.step == 1 ? QString::number(key)
                                : Words::tr("%1–%2", "from a number to another").arg(key).arg(key + m_spec.step - 1);
    }

    const ChartSpec& m_spec;
    std::vector<std::map<int, double>> m_values;
    std::map<int, std::vector<Subject::Row>> m_rows;
    Subject::Row m_row;
    double m_sum = 0;
    int m_count = 0;
};

/// Adds what one entry has to say about one series.
void count(Counting& counting, std::size_t index, const ChartBy& by, ChartSeries::Measure measure, FieldIndex number,
           const Card& card, int copies, const Game& game, const std::vector<query::Matcher>& groups,
           const std::vector<int>& barsOfWords)
{
    using Kind = ChartBy::Kind;
    const auto worth = [&](double times) {
        if (measure == ChartSeries::Measure::Cards)
            return times * copies;
        if (!number.valid())
            return times;
        const double value = card.number(number).value_or(0);
        return measure == ChartSeries::Measure::Sum ? value * copies : value;
    };
    if (by.kind == Kind::Listing || by.kind == Kind::Types) {
        int key = static_cast<int>(card.type().value);
        if (by.kind == Kind::Listing) {
            const auto group = std::find_if(groups.begin(), groups.end(), [&](const query::Matcher& matcher) {
                return matcher.matches(card.index());
            });
            key = static_cast<int>(group - groups.begin());
        }
        counting.add(index, key, worth(1), measure);
        return;
    }
    const FieldKind kind = game.field(by.field).kind;
    const auto addWord = [&](int word, int times) {
        if (!barsOfWords.empty())
            word = barsOfWords[static_cast<std::size_t>(word)];
        if (word >= 0)
            counting.add(index, word, worth(times), measure);
    };
    forEachRecord(card, by, [&](const Record& record) {
        if (kind == FieldKind::Number) {
            if (const auto value = record.number(by.field)) {
                counting.add(index, counting.barOf(*value), worth(1), measure);
                counting.addNumber(*value, copies);
            }
        } else if (kind == FieldKind::Word) {
            if (const WordIndex word = record.word(by.field); word.valid())
                addWord(static_cast<int>(word.value), 1);
        } else if (by.kind == Kind::Size) {
            const int size = static_cast<int>(record.words(by.field).size());
            counting.add(index, counting.barOf(size), worth(1), measure);
            counting.addNumber(size, copies);
        } else {
            std::map<int, int> times;
            for (const std::int32_t word : record.words(by.field))
                ++times[word];
            for (const auto& [word, often] : times)
                addWord(word, often);
        }
    });
}

/// The words of a vocabulary as bars: closed ones all, in their order; of open ones those that are there, by name.
std::vector<std::pair<int, QString>> wordBars(const Catalogue& catalogue, VocabularyIndex vocabulary,
                                              const Counting& counting)
{
    std::vector<std::pair<int, QString>> bars;
    const bool open = catalogue.game().vocabularies[vocabulary.value].open;
    const auto& words = catalogue.words(vocabulary);
    std::vector<std::pair<std::string, int>> order;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const int key = static_cast<int>(i);
        if (!open || counting.has(key))
            order.emplace_back(open ? fold(words[i].label) : std::string(), key);
    }
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    bars.reserve(order.size());
    for (const auto& [folded, key] : order)
        bars.emplace_back(key, shown(words[static_cast<std::size_t>(key)].label));
    return bars;
}

/// The bars of words of another list than the chart's: those with the same key. Empty where the list is the same.
std::vector<int> barsOfWords(const Catalogue& catalogue, VocabularyIndex from, VocabularyIndex to)
{
    std::vector<int> result;
    if (from == to || !from.valid() || !to.valid())
        return result;
    for (const Word& word : catalogue.words(from)) {
        const WordIndex other = catalogue.findWord(to, word.key);
        result.push_back(other.valid() ? static_cast<int>(other.value) : -1);
    }
    return result;
}

void addBounds(std::vector<ChartTable::Bar>& bars, const std::vector<const query::Query*>& queries,
               const ChartSpec& spec, const ResolvedDeck& deck, const validators::RulesInForce& rules,
               const std::vector<validators::Tally>& tallies)
{
    for (const validators::RuleInForce& rule : rules.rules()) {
        if (rule.rule->per != CountPer::Deck || !rule.applies(tallies) || rules.counts()[rule.count].unlike())
            continue;
        const auto value = [&](const std::optional<validators::Bound>& bound, Severity severity) -> std::optional<int> {
            if (!bound || severity < Severity::Incomplete)
                return std::nullopt;
            return bound->number + (bound->times == 0 ? 0 : bound->times * tallies[bound->of].certain);
        };
        const auto least = value(rule.least, rule.rule->below);
        const auto most = value(rule.most, rule.rule->above);
        const auto& sections = rules.counts()[rule.count].sections();
        // A rule over some sections says something about the whole only where the chart counts the same ones, or there
        // are no others.
        const DeckKind* kind = deck.catalogue().game().findDeckKind(deck.deck().kind);
        const bool same = sections.empty() ? spec.sections.empty()
                                           : sections == spec.sections || (kind && kind->sections.size() == 1);
        if (!same)
            continue;
        for (std::size_t i = 0; i < bars.size(); ++i) {
            if (queries[i] == nullptr || !(*queries[i] == rules.counts()[rule.count].what()))
                continue;
            if (least)
                bars[i].least = std::max(bars[i].least.value_or(*least), *least);
            if (most)
                bars[i].most = std::min(bars[i].most.value_or(*most), *most);
        }
    }
}

} // namespace

DeckNumbers::DeckNumbers(NumbersSpec spec, std::shared_ptr<const Catalogue> catalogue)
    : m_spec(std::move(spec)),
      m_catalogue(std::move(catalogue))
{
    auto bound = std::make_unique<Bound>();
    for (const ListingGroup& group : m_catalogue->game().listing)
        bound->listing.emplace_back(group.what, *m_catalogue);
    for (const ChartSpec& chart : m_spec.charts) {
        Bound::Chart one;
        one.of = matcherOf(chart.of, *m_catalogue);
        for (const ChartBar& bar : chart.bars)
            one.bars.emplace_back(bar.what, *m_catalogue);
        for (const ChartSeries& series : chart.series)
            one.series.push_back(matcherOf(series.of, *m_catalogue));
        bound->charts.push_back(std::move(one));
    }
    for (const OddsSpec& odds : m_spec.odds)
        bound->odds.emplace_back(odds.of, *m_catalogue);
    m_bound = std::move(bound);
}

DeckNumbers::~DeckNumbers() = default;

/// A chart before it is drawn.
struct DeckNumbers::Counted {
    Counting counting;
    int uncounted = 0;    ///< cards of unknown names
    bool numeric = false; ///< bars stand for numbers, in their order
    std::vector<std::pair<int, QString>> named;
    std::vector<const query::Query*> queries; ///< of those; nullptr where a bar has none

    void name(int key, QString label, const query::Query* what)
    {
        named.emplace_back(key, std::move(label));
        queries.push_back(what);
    }
};

DeckNumbers::Counted DeckNumbers::counted(std::size_t chart, const ResolvedDeck& deck) const
{
    const Game& game = m_catalogue->game();
    const ChartSpec& spec = m_spec.charts[chart];
    const Bound::Chart& bound = m_bound->charts[chart];
    Counted result{Counting(spec), 0, false, {}, {}};
    Counting& counting = result.counting;
    const bool barsAreGiven = !spec.bars.empty();
    const auto vocabularyOf = [&](const ChartBy& by) {
        return by.field.valid() ? game.field(by.field).vocabulary : VocabularyIndex{};
    };
    std::vector<std::vector<int>> wordsOf(std::max<std::size_t>(1, spec.series.size()));
    for (std::size_t s = 0; s < spec.series.size(); ++s) {
        if (spec.series[s].by)
            wordsOf[s] = barsOfWords(*m_catalogue, vocabularyOf(*spec.series[s].by), vocabularyOf(spec.by));
    }
    for (const ResolvedEntry& entry : deck.entries()) {
        if (!covers(spec.sections, deck.deck().sections[entry.section].key))
            continue;
        if (entry.status != ResolvedEntry::Status::Card) {
            result.uncounted += entry.count;
            continue;
        }
        if (bound.of && !bound.of->matches(entry.card))
            continue;
        counting.beginLine({entry.section, entry.row});
        const Card card = m_catalogue->card(entry.card);
        for (std::size_t s = 0; s < std::max<std::size_t>(1, spec.series.size()); ++s) {
            const bool given = s < spec.series.size();
            if (given && bound.series[s] && !bound.series[s]->matches(entry.card))
                continue;
            const auto measure = given ? spec.series[s].measure : ChartSeries::Measure::Cards;
            const FieldIndex number = given ? spec.series[s].number : FieldIndex{};
            if (barsAreGiven) {
                for (std::size_t b = 0; b < bound.bars.size(); ++b) {
                    if (!bound.bars[b].matches(entry.card))
                        continue;
                    const double value = number.valid() ? card.number(number).value_or(0) : 1;
                    counting.add(s, static_cast<int>(b),
                                 measure == ChartSeries::Measure::Most ? value : value * entry.count, measure);
                }
                continue;
            }
            const ChartBy& by = given && spec.series[s].by ? *spec.series[s].by : spec.by;
            count(counting, s, by, measure, number, card, entry.count, game, m_bound->listing, wordsOf[s]);
        }
    }
    result.numeric = !barsAreGiven
        && (spec.by.kind == ChartBy::Kind::Size
            || (spec.by.kind == ChartBy::Kind::Field && game.field(spec.by.field).kind == FieldKind::Number));
    if (barsAreGiven) {
        for (std::size_t b = 0; b < spec.bars.size(); ++b)
            result.name(static_cast<int>(b), spec.bars[b].label.here(), &spec.bars[b].what);
    } else if (spec.by.kind == ChartBy::Kind::Listing) {
        for (std::size_t g = 0; g < game.listing.size(); ++g) {
            if (counting.has(static_cast<int>(g)))
                result.name(static_cast<int>(g), shown(game.listing[g].label), &game.listing[g].what);
        }
        if (const int other = static_cast<int>(game.listing.size()); counting.has(other))
            result.name(other, Words::tr("Other cards"), nullptr);
    } else if (spec.by.kind == ChartBy::Kind::Types) {
        for (std::size_t t = 0; t < game.types.size(); ++t) {
            if (counting.has(static_cast<int>(t)))
                result.name(static_cast<int>(t), shown(game.types[t].plural), nullptr);
        }
    } else if (!result.numeric) {
        for (auto& [key, label] : wordBars(*m_catalogue, vocabularyOf(spec.by), counting))
            result.name(key, std::move(label), nullptr);
    }
    return result;
}

std::vector<ChartTable> DeckNumbers::charts(const ResolvedDeck& deck, const validators::CheckOptions& options) const
{
    const validators::OptionsInForce inForce(m_catalogue->game(), deck.deck(), options);
    const validators::RulesInForce rules(deck, options.format, inForce);
    const auto tallies = rules.tally(deck);
    std::vector<ChartTable> result;
    for (std::size_t c = 0; c < m_spec.charts.size(); ++c) {
        const ChartSpec& spec = m_spec.charts[c];
        if (!spec.deckKind.empty() && spec.deckKind != deck.deck().kind)
            continue;
        const Counted chart = counted(c, deck);
        ChartTable table = chart.counting.table(chart.numeric, chart.named);
        table.uncounted = chart.uncounted;
        if (!chart.numeric && spec.series.size() <= 1 && !spec.of)
            addBounds(table.bars, chart.queries, spec, deck, rules, tallies);
        result.push_back(std::move(table));
    }
    return result;
}

std::vector<Subject::Row> DeckNumbers::rowsOf(const ResolvedDeck& deck, const std::string& chart, std::size_t bar) const
{
    for (std::size_t c = 0; c < m_spec.charts.size(); ++c) {
        const ChartSpec& spec = m_spec.charts[c];
        if (spec.key != chart || (!spec.deckKind.empty() && spec.deckKind != deck.deck().kind))
            continue;
        const Counted of = counted(c, deck);
        const std::vector<int> keys = of.counting.keysOf(of.numeric, of.named);
        return bar < keys.size() ? of.counting.rowsOf(keys[bar]) : std::vector<Subject::Row>();
    }
    return {};
}

bool DeckNumbers::isDrawn(const ResolvedDeck& deck, std::size_t section) const
{
    const auto drawn = m_spec.drawn.find(deck.deck().kind);
    return drawn == m_spec.drawn.end() || covers(drawn->second, deck.deck().sections[section].key);
}

int DeckNumbers::drawn(const ResolvedDeck& deck) const
{
    int cards = 0;
    for (const ResolvedEntry& entry : deck.entries())
        cards += isDrawn(deck, entry.section) ? entry.count : 0;
    return cards;
}

std::vector<OddsLine> DeckNumbers::odds(const ResolvedDeck& deck) const
{
    std::vector<OddsLine> lines;
    const int population = drawn(deck);
    for (std::size_t i = 0; i < m_spec.odds.size(); ++i) {
        const OddsSpec& spec = m_spec.odds[i];
        if (!spec.deckKind.empty() && spec.deckKind != deck.deck().kind)
            continue;
        OddsLine line;
        line.label = spec.label.here();
        line.rule = spec.rule;
        line.population = population;
        line.draws = std::min(population, spec.cards > 0 ? spec.cards : m_catalogue->game().openingHand);
        for (const ResolvedEntry& entry : deck.entries()) {
            if (entry.status == ResolvedEntry::Status::Card && isDrawn(deck, entry.section)
                && m_bound->odds[i].matches(entry.card))
                line.hits += entry.count;
        }
        line.chance = chanceOfHands(population, line.hits, line.draws, spec.least, spec.most.value_or(line.draws),
                                    spec.hands, spec.aside);
        lines.push_back(std::move(line));
    }
    return lines;
}

DrawOdds drawOdds(int population, int hits, int draws, int wanted)
{
    DrawOdds odds;
    draws = std::clamp(draws, 0, population);
    hits = std::clamp(hits, 0, population);
    for (int k = 0; k <= std::min(draws, hits); ++k)
        odds.exactly.push_back(validators::chanceOfExactly({population, hits, draws}, k));
    odds.atLeast = validators::chanceOfAtLeast({population, hits, draws}, wanted);
    odds.expected = population == 0 ? 0 : double(hits) * draws / population;
    return odds;
}

double chanceOfHands(int population, int hits, int draws, int least, int most, int hands, int aside)
{
    const auto inOneHand = [&](int cards, int wanted) {
        double chance = 0;
        for (int k = least; k <= std::min({most, draws, wanted}); ++k)
            chance += validators::chanceOfExactly({cards, wanted, std::min(draws, cards)}, k);
        return std::clamp(chance, 0.0, 1.0);
    };
    if (hands == 1 && aside == 0)
        return inOneHand(population, hits);
    double chance = 0;
    for (int away = 0; away <= std::min(aside, hits); ++away)
        chance += validators::chanceOfExactly({population, hits, aside}, away)
            * std::pow(inOneHand(population - aside, hits - away), hands);
    return std::clamp(chance, 0.0, 1.0);
}

} // namespace muster::app
