// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict of thousands of random decks equals that of a slow counter that knows nothing of the checker's parts:
// it counts what the generator meant, card by card, with the rules of the lab game written out as code.
#include <QTest>
#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "tests/validators/lab.h"
#include "validators/adding.h"
#include "validators/checker.h"

using namespace muster;
using validators::CheckOptions;

namespace {

using Rng = std::mt19937;

int below(Rng& rng, int n) { return static_cast<int>(rng() % static_cast<unsigned>(n)); }

const std::vector<lab::Printing>& printings()
{
    static const std::vector<lab::Printing> all = {
        {"Fox", "Ember", "unit", "", "AAA"},     {"Fox", "Tide", "unit", "", "AAA"},
        {"Wolf", "Ember", "unit", "", "AAA"},    {"Wolf", "Ember", "unit", "", "BBB"}, // a reprint
        {"Owl", "", "unit", "", "BBB"},          {"Spark", "Ember", "spell", "", "AAA"},
        {"Frost", "", "spell", "", "BBB"},       {"Crown", "", "relic", "", "AAA"},
        {"Orb", "Tide", "relic", "", "BBB"},     {"Gold", "", "coin", "gold", "AAA"},
        {"Gold", "", "coin", "gold", "BBB"},     {"Nugget", "", "coin", "gold", "BBB"},
        {"Copper", "", "coin", "copper", "AAA"}, {"Mimic", "", "unit", "", "AAA"},
        {"Mimic", "", "relic", "", "BBB"}, // one card, two types
    };
    return all;
}

using Identity = std::pair<std::string, std::string>;

/// What the generator meant by one line.
struct Line {
    std::string section;
    int count = 0;
    std::set<Identity> means; ///< one: clear; several: ambiguous; none: unknown
    bool clear = false;
};

struct Sample {
    Deck deck;
    std::vector<Line> lines;
};

/// Another spelling of a name: case, blanks, accents. Folding must not care.
std::string misspelled(std::string name, Rng& rng)
{
    switch (below(rng, 4)) {
    case 0:
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        return name;
    case 1:
        return "  " + name + " ";
    case 2:
        if (const auto at = name.find('o'); at != std::string::npos)
            return name.replace(at, 1, "\u00f6");
        return name;
    default:
        return name;
    }
}

Sample randomDeck(Rng& rng)
{
    Sample sample;
    sample.deck = lab::deck();
    for (int i = below(rng, 9); i >= 0; --i) {
        Line line;
        line.section = below(rng, 4) == 0 ? "side" : "main";
        line.count = 1 + below(rng, 3);
        const auto& printing = printings()[static_cast<std::size_t>(below(rng, static_cast<int>(printings().size())))];
        DeckEntry entry;
        const int how = below(rng, 20);
        if (how == 0) {
            entry = lab::entry("Zyzzyva", "", line.count); // no card, and nothing near
        } else if (how == 1) {
            entry = lab::entry("Fox", "", line.count);
            line.means = {{"Fox", "Ember"}, {"Fox", "Tide"}};
        } else if (how == 2) {
            entry = lab::entry("Wolf", "Tide", line.count); // the name exists, with another Origin
            line.means = {{"Wolf", "Ember"}};
        } else {
            entry = lab::entry(misspelled(printing.name, rng), printing.origin, line.count);
            line.means = {{printing.name, printing.origin}};
            line.clear = true;
        }
        sample.deck.section(line.section).entries.push_back(std::move(entry));
        sample.lines.push_back(std::move(line));
    }
    // Rows are by section.
    std::ranges::stable_sort(sample.lines, {}, &Line::section);
    return sample;
}

/// A finding as far as the counter knows it.
struct Told {
    std::string id;
    std::string subject;
    int have = 0;
    int bound = 0;
    friend auto operator<=>(const Told&, const Told&) = default;
};

std::set<std::string> typesOf(const Identity& identity)
{
    std::set<std::string> types;
    for (const lab::Printing& printing : printings())
        if (printing.name == identity.first && printing.origin == identity.second)
            types.insert(printing.type + (printing.metal.empty() ? "" : ":" + printing.metal));
    return types;
}

/// What a bare name means: the first printing of the first set.
std::string typeMeant(const Identity& identity)
{
    std::vector<std::string> sets;
    for (const lab::Printing& printing : printings())
        if (std::ranges::find(sets, printing.set) == sets.end())
            sets.push_back(printing.set);
    for (const std::string& set : sets)
        for (const lab::Printing& printing : printings())
            if (printing.set == set && printing.name == identity.first && printing.origin == identity.second)
                return printing.type + (printing.metal.empty() ? "" : ":" + printing.metal);
    return {};
}

std::string shown(const Identity& identity)
{
    return identity.second.empty() ? identity.first : identity.first + " [" + identity.second + "]";
}

/// For certain and possibly.
std::pair<int, int> countOf(const std::vector<Line>& lines, const std::string& type, const std::string& section = {})
{
    std::pair<int, int> count;
    for (const Line& line : lines) {
        if (!section.empty() && line.section != section)
            continue;
        int hits = 0;
        for (const Identity& identity : line.means)
            hits += type.empty() || typeMeant(identity) == type;
        const bool all = type.empty() || (!line.means.empty() && hits == static_cast<int>(line.means.size()));
        const bool any = type.empty() || line.means.empty() || hits > 0;
        count.first += all ? line.count : 0;
        count.second += any ? line.count : 0;
    }
    return count;
}

std::multiset<Told> countSlowly(const Sample& sample)
{
    const std::vector<Line>& lines = sample.lines;
    std::multiset<Told> verdicts;
    std::map<Identity, int> copies;
    for (const Line& line : lines) {
        if (line.clear)
            copies[*line.means.begin()] += line.count;
        else
            verdicts.insert({line.means.size() > 1 ? "LAB-V21" : "LAB-V20", "", line.count, 0});
    }
    for (const auto& [identity, count] : copies) {
        const auto types = typesOf(identity);
        if (types.size() > 1)
            verdicts.insert({"LAB-V22", shown(identity), count, types.contains("relic") ? 1 : 2});
        if (types.contains("relic") && count > 1)
            verdicts.insert({"LAB-V4", shown(identity), count, 1});
        else if (types.contains("unit") && !types.contains("relic") && count > 2)
            verdicts.insert({"LAB-V3", shown(identity), count, 2});
    }
    const auto atMost = [&](const char* id, std::pair<int, int> have, int bound) {
        if (have.first > bound)
            verdicts.insert({id, "", have.first, bound});
        return have.first > bound;
    };
    const auto atLeast = [&](const char* id, std::pair<int, int> have, int bound) {
        if (have.second < bound)
            verdicts.insert({id, "", have.first, bound});
    };
    if (!atMost("LAB-V1", countOf(lines, "", "main"), 8))
        atLeast("LAB-V1", countOf(lines, "", "main"), 8);
    atMost("LAB-V2", countOf(lines, "", "side"), 2);
    atMost("LAB-V5", countOf(lines, "coin:gold"), 2);
    atLeast("LAB-V6", countOf(lines, "unit", "main"), 2);
    if (countOf(lines, "unit").first >= 1)
        atMost("LAB-V7", countOf(lines, "spell"), countOf(lines, "unit").second);
    atMost("LAB-V8", countOf(lines, "relic"), 1);
    return verdicts;
}

std::multiset<Told> verdictsOf(const std::vector<Finding>& findings)
{
    std::multiset<Told> verdicts;
    for (const Finding& finding : findings) {
        if (finding.kind == FindingKind::SeveralPrintings)
            continue; // a remark that counts nothing
        const bool one = finding.kind == FindingKind::TooManyCopies || finding.kind == FindingKind::IdentityClash;
        verdicts.insert({finding.id, one ? finding.subjects.front().name : std::string(), finding.have.value_or(-1),
                         finding.limit.value_or(finding.need.value_or(0))});
    }
    return verdicts;
}

std::string textOf(const std::multiset<Told>& verdicts)
{
    std::string text;
    for (const Told& verdict : verdicts)
        text += verdict.id + " " + verdict.subject + " " + std::to_string(verdict.have) + "/"
            + std::to_string(verdict.bound) + "; ";
    return text;
}

/// Findings that make a deck illegal, as far as they can come or get worse by adding a card.
std::multiset<std::string> illegal(const std::vector<Finding>& findings)
{
    std::multiset<std::string> result;
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Illegal && !finding.waived)
            result.insert(finding.id + '|' + (finding.subjects.size() == 1 ? finding.subjects.front().name : "") + '|'
                          + std::to_string(finding.have.value_or(-1)) + '|'
                          + std::to_string(finding.limit.value_or(-1)));
    return result;
}

/// Formats with bans, restrictions, sets, other numbers and house rules, so that nothing is tested with plain rules only.
std::vector<Format> formats()
{
    std::vector<Format> all;
    for (const char* text : {
             "format: lab/plain\ngame: lab\ntitle: Plain\nversion: \"1\"\n",
             "format: lab/cut\ngame: lab\ntitle: Cut\nversion: \"1\"\nsets: [AAA]\nbanned:\n  - {card: Crown, reason: "
             "x}\n"
             "restricted:\n  - {cards: \"type:unit\", at most: 1, reason: y}\n",
             "format: lab/wide\ngame: lab\ntitle: Wide\nversion: \"1\"\nlimits: {LAB-V1: {at least: 3, at most: 12}, "
             "LAB-V3: {at most: 4}}\nhouse rules:\n  - {id: LAB-V30, rules: [], label: Pairs, copies of: type:spell, "
             "at least: 2, severity: illegal}\n",
         }) {
        auto format = readFormat(text, "format.yaml", *lab::game());
        if (!format)
            qFatal("a lab format cannot be read: line %d, %s", format.error().front().at.line,
                   format.error().front().path.c_str());
        all.push_back(std::move(*format));
    }
    return all;
}

} // namespace

class CountsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asTheSlowCounter()
    {
        const auto catalogue = lab::catalogue(printings());
        Rng rng(1);
        std::map<std::string, int> seen;
        for (int i = 0; i < 5000; ++i) {
            const Sample sample = randomDeck(rng);
            const auto ours = verdictsOf(validators::check(ResolvedDeck(*catalogue, sample.deck)));
            const auto slow = countSlowly(sample);
            QVERIFY2(ours == slow, (textOf(ours) + " but counted " + textOf(slow)).c_str());
            for (const Told& verdict : slow)
                ++seen[verdict.id];
        }
        // Decks that never break a rule would prove nothing about it.
        for (const char* id : {"LAB-V1", "LAB-V2", "LAB-V3", "LAB-V4", "LAB-V5", "LAB-V6", "LAB-V7", "LAB-V8",
                               "LAB-V20", "LAB-V21", "LAB-V22"})
            QVERIFY2(seen[id] > 50, id);
    }

    void orderAndSpellingDoNotMatter()
    {
        const auto catalogue = lab::catalogue(printings());
        Rng rng(2);
        for (int i = 0; i < 500; ++i) {
            Sample sample = randomDeck(rng);
            const auto before = verdictsOf(validators::check(ResolvedDeck(*catalogue, sample.deck)));
            for (DeckSection& section : sample.deck.sections) {
                std::ranges::shuffle(section.entries, rng);
                for (DeckEntry& entry : section.entries)
                    entry.card = misspelled(entry.card, rng);
            }
            QVERIFY(verdictsOf(validators::check(ResolvedDeck(*catalogue, sample.deck))) == before);
        }
    }

    /// May-add says no exactly if adding gives an illegal finding that was not there, or not so grave.
    void mayAddIsCheckAfterwards()
    {
        const auto catalogue = lab::catalogue(printings());
        const std::vector<Format> all = formats();
        Rng rng(3);
        int allowed = 0;
        int refused = 0;
        for (int i = 0; i < 400; ++i) {
            const Sample sample = randomDeck(rng);
            CheckOptions options;
            options.format = &all[static_cast<std::size_t>(i) % all.size()];
            const ResolvedDeck resolved(*catalogue, sample.deck);
            const auto before = illegal(validators::check(resolved, options));
            const validators::Adding adding(resolved, options);
            for (std::uint32_t c = 0; c < catalogue->size(); ++c) {
                const validators::AddAnswer answer = adding.ask(CardIndex{c});
                bool possible = false;
                std::multiset<std::string> reasons;
                for (const char* section : {"main", "side"}) {
                    Deck more = sample.deck;
                    more.section(section).entries.push_back(entryFor(*catalogue, CardIndex{c}, 1));
                    const auto after = illegal(validators::check(ResolvedDeck(*catalogue, more), options));
                    std::multiset<std::string> fresh;
                    std::ranges::set_difference(after, before, std::inserter(fresh, fresh.end()));
                    possible = possible || fresh.empty();
                    reasons.merge(fresh);
                }
                QCOMPARE(answer.allowed, possible);
                QCOMPARE(answer.reason.has_value(), !possible);
                QCOMPARE(answer.copies, resolved.copies(catalogue->card(CardIndex{c}).identity()));
                if (answer.reason)
                    QVERIFY(reasons.contains(*illegal({*answer.reason}).begin()));
                ++(possible ? allowed : refused);
            }
        }
        QVERIFY(allowed > 300);
        QVERIFY(refused > 300);
    }

    /// At most 2 cards of gold, whichever: of each as many as the other leaves.
    void mayAddKnowsTheLimitOfAKind()
    {
        const auto catalogue = lab::catalogue(printings());
        const CardIndex gold = catalogue->findById("AAA-010");
        const CardIndex nugget = catalogue->findById("BBB-012");
        QCOMPARE(catalogue->card(gold).name(), std::string_view("Gold"));
        QCOMPARE(catalogue->card(nugget).name(), std::string_view("Nugget"));
        Deck deck = lab::deck();
        QCOMPARE(validators::mayAdd(ResolvedDeck(*catalogue, deck), gold).limit, std::optional(2));
        deck.section("main").entries = {lab::entry("Nugget", "", 1)};
        const ResolvedDeck one(*catalogue, deck);
        QCOMPARE(validators::mayAdd(one, gold).limit, std::optional(1));
        QCOMPARE(validators::mayAdd(one, gold).copies, 0);
        QCOMPARE(validators::mayAdd(one, nugget).limit, std::optional(2));
        QVERIFY(!validators::mayAdd(one, catalogue->findById("AAA-013")).limit); // Copper
    }

    void mayAddNamesTheReason()
    {
        const auto catalogue = lab::catalogue(printings());
        Deck deck = lab::deck();
        deck.section("main").entries = {lab::entry("Wolf", "Ember", 1), lab::entry("AAA-003", "", 1)};
        const ResolvedDeck resolved(*catalogue, deck);
        const CardIndex wolf = catalogue->findById("BBB-004");
        const validators::AddAnswer answer = validators::mayAdd(resolved, wolf);
        QVERIFY(!answer.allowed);
        QCOMPARE(answer.copies, 2);
        QCOMPARE(*answer.limit, 2);
        QCOMPARE(answer.reason->id, std::string("LAB-V3"));
        QCOMPARE(*answer.reason->have, 3);
        QCOMPARE(answer.reason->subjects.front().name, std::string("Wolf [Ember]"));
        QCOMPARE(answer.reason->subjects.front().rows.size(), std::size_t(2));
        QVERIFY(validators::mayAdd(resolved, catalogue->findById("BBB-005")).allowed);
    }
};

QTEST_GUILESS_MAIN(CountsTest)
#include "counts_test.moc"
