// SPDX-License-Identifier: GPL-3.0-or-later
// The findings of thousands of random decks equal those of a slow counter that knows nothing of the checker's parts: it
// lays the cards out one by one and goes through Script's requirements as the digest words them.
#include <QTest>
#include <algorithm>
#include <random>
#include <set>

#include "tests/script/script_cards.h"
#include "validators/adding.h"
#include "validators/checker.h"

using namespace muster;
using script_cards::TestCard;

namespace {

using Rng = std::mt19937;

int below(Rng& rng, int n) { return static_cast<int>(rng() % static_cast<unsigned>(n)); }

const std::vector<TestCard>& pool()
{
    static const std::vector<TestCard> cards = {
        {"Soot", "script", "Ash"},
        {"Kiln", "script", "Ash"},
        {"Brine", "script", "Salt"},
        {"Bark", "script", "Thorn"},
        {"Imp", "creature", "Ash", 1, 1, -1, "", 2, 2},
        {"Drake", "creature", "Ash", 4, 2, 2, "Imp", 5, 3},
        {"Titan", "creature", "Ash", 8, 3, 4, "Drake", 9, 6},
        {"Moth", "creature", "Ash", 1, 1, -1, "", 3, 1},
        {"Paper", "creature", "Ash", 2, 1, -1, "", 2, 0},
        {"Slow", "creature", "Ash", 4, 2, 4, "Moth", 3, 3},
        {"Colossus", "creature", "Ash", 12, 3, 11, "Slow", 20, 20},
        {"Gull", "creature", "Salt", 3, 1, -1, "", 2, 3},
        {"Seal", "creature", "Salt", 5, 2, 3, "Gull", 4, 5},
        {"Whale", "creature", "Salt", 9, 3, -1, "Seal", 9, 9},
        {"Float", "creature", "Salt", 0, 1, -1, "", 0, 2},
        {"Wall", "creature", "Ash", 6, 1, -1, "", 0, 9},
        {"Note", "instant", "", 1},
        {"Essay", "instant", "", 6},
        {"Bolt", "instant", "", 2, 0, -1, "", 0, 0, true},
        {"Epic", "instant", "", 11},
        {"Trap", "conditional", "", 4},
        {"Crest", "enhancement", "", 2},
        {"Crown", "enhancement", "", 9},
        {"Throne", "enhancement", "", 10},
    };
    return cards;
}

using Counts = std::map<std::string, int>;

/// One finding: requirement, the cards it names, have and bound.
struct Told {
    std::string id;
    std::multiset<std::string> names;
    int have = -1;
    int bound = -1;
    friend auto operator<=>(const Told&, const Told&) = default;
};

std::string textOf(const std::multiset<Told>& verdicts)
{
    std::string text;
    for (const Told& told : verdicts) {
        text += told.id;
        for (const std::string& name : told.names)
            text += " " + name;
        text += " " + std::to_string(told.have) + "/" + std::to_string(told.bound) + "; ";
    }
    return text;
}

/// A deck laid out: one element a card.
struct Layout {
    std::vector<const TestCard*> all;
    bool wholeLine = false;

    [[nodiscard]] int count(auto fits) const
    {
        return static_cast<int>(std::ranges::count_if(all, [&](const TestCard* card) { return fits(*card); }));
    }
    [[nodiscard]] const TestCard* find(const std::string& name) const
    {
        const auto it = std::ranges::find_if(all, [&](const TestCard* card) { return card->name == name; });
        return it == all.end() ? nullptr : *it;
    }
    /// Cards with different names, in order of the name.
    [[nodiscard]] std::vector<const TestCard*> kinds() const
    {
        std::map<std::string, const TestCard*> named;
        for (const TestCard* card : all)
            named[card->name] = card;
        std::vector<const TestCard*> cards;
        for (const auto& [name, card] : named)
            cards.push_back(card);
        return cards;
    }
    [[nodiscard]] int scripts(const std::string& element) const
    {
        return count([&](const TestCard& card) { return card.type == "script" && card.element == element; });
    }
    [[nodiscard]] int leastCost(const TestCard& card) const
    {
        if (card.evolvedCost < 0 || card.evolvedCost > card.cost)
            return card.cost;
        const TestCard* beneath = find(card.from);
        if (beneath == nullptr)
            return card.cost;
        if (wholeLine && card.stage == 3 && find(beneath->from) == nullptr)
            return card.cost;
        return card.evolvedCost;
    }
};

bool isCreature(const TestCard& card) { return card.type == "creature"; }
bool isScript(const TestCard& card) { return card.type == "script"; }
bool isEnhancement(const TestCard& card) { return card.type == "enhancement"; }

std::multiset<Told> countSlowly(const Layout& table, std::optional<int> mostCopies)
{
    std::multiset<Told> told;
    const int size = static_cast<int>(table.all.size());
    const int scripts = table.count(isScript);
    const int creatures = table.count(isCreature);
    const int enhancements = table.count(isEnhancement);
    const int conditionals = table.count([](const TestCard& card) { return card.type == "conditional"; });
    const int costly = table.count([](const TestCard& card) { return !isScript(card) && card.cost > 0; });
    std::set<std::string> elements;
    for (const TestCard* card : table.all)
        if (isScript(*card) || isCreature(*card))
            elements.insert(card->element);

    // counts
    const auto all = [&](auto fits) {
        std::multiset<std::string> names;
        for (const TestCard* card : table.kinds())
            if (fits(*card))
                names.insert(card->name);
        return names;
    };
    if (size != 50)
        told.insert({"SCR-D1", {""}, size, 50});
    if (scripts == 0 && costly > 0)
        told.insert({"SCR-D13", {}, 0, 1});
    if (creatures == 0)
        told.insert({"SCR-D14", {}, 0, 1});
    if (scripts < 12)
        told.insert({"SCR-D22", all(isScript), scripts, 12});
    if (scripts > 30)
        told.insert({"SCR-D22", all(isScript), scripts, 30});
    if (scripts >= 12 && scripts < 18)
        told.insert({"SCR-D26", all(isScript), scripts, 18});
    if (scripts > 24 && scripts <= 30)
        told.insert({"SCR-D26", all(isScript), scripts, 24});
    if (creatures > 0 && creatures < 12)
        told.insert({"SCR-D27", all(isCreature), creatures, 12});
    if (conditionals > 6)
        told.insert({"SCR-D29", {"Trap"}, conditionals, 6});
    if (creatures > 0 && enhancements > creatures)
        told.insert({"SCR-D30", all(isEnhancement), enhancements, creatures});
    for (const TestCard* card : table.kinds()) {
        const int copies = table.count([&](const TestCard& other) { return other.name == card->name; });
        if (isScript(*card))
            continue;
        const bool overLimit = mostCopies && copies > *mostCopies;
        if (overLimit)
            told.insert({"SCR-Q3", {card->name}, copies, *mostCopies});
        if (copies > 8
            && !(overLimit && *mostCopies <= 8)) // told under the strictest limit, unless a laxer one is graver
            told.insert({"SCR-D34", {card->name}, copies, 8});
    }

    // what a deck cannot do
    for (const std::string& element : elements) {
        std::multiset<std::string> names;
        int least = 1000;
        for (const TestCard* card : table.kinds())
            if (isCreature(*card) && card->element == element && table.leastCost(*card) > 0
                && std::min(card->cost, card->evolvedCost < 0 ? 1000 : card->evolvedCost) <= 10) {
                names.insert(card->name);
                least = std::min(least, table.leastCost(*card));
            }
        if (table.scripts(element) == 0 && !names.empty())
            told.insert({"SCR-D15", names, 0, least});
    }
    const TestCard* cheapest = nullptr;
    for (const TestCard* card : table.kinds())
        if (isCreature(*card) && (cheapest == nullptr || table.leastCost(*card) < table.leastCost(*cheapest)))
            cheapest = card;
    std::multiset<std::string> alone;
    for (const TestCard* card : table.kinds()) {
        const int cost = table.leastCost(*card);
        const int own = isCreature(*card) ? table.scripts(card->element) : 0;
        const int ever = std::min(card->cost, card->evolvedCost < 0 ? 1000 : card->evolvedCost);
        if (own > 0 && cost > own && ever <= 10)
            told.insert({"SCR-D16", {card->name}, own, cost});
        if (cost > 10)
            told.insert({"SCR-D17", {card->name}, -1, cost});
        if (isScript(*card) && elements.size() > 1
            && table.count([&](const TestCard& c) { return isCreature(c) && c.element == card->element; }) == 0)
            told.insert({"SCR-D18", {card->name}, -1, -1});
        const auto copiesOf = [&](const std::string& name) {
            return table.count([&](const TestCard& other) { return other.name == name; });
        };
        if (isCreature(*card) && card->stage > 1) {
            const int beneath = copiesOf(card->from);
            if (beneath == 0)
                told.insert({"SCR-D19", {card->name}, 0, 1});
            else if (beneath < copiesOf(card->name))
                told.insert({"SCR-D31", {card->name}, beneath, copiesOf(card->name)});
            if (card->evolvedCost >= card->cost)
                told.insert({"SCR-D35", {card->name}, card->evolvedCost, card->cost});
        }
        if (isEnhancement(*card) && cheapest != nullptr && card->cost <= 10 && table.leastCost(*cheapest) <= 10
            && card->cost + table.leastCost(*cheapest) > 10)
            told.insert({"SCR-D20", {card->name}, -1, card->cost + table.leastCost(*cheapest)});
        if (isEnhancement(*card) && cheapest == nullptr)
            alone.insert(card->name);
    }
    if (!alone.empty())
        told.insert({"SCR-D21", alone, -1, -1});
    const bool hurts =
        table.count([](const TestCard& card) { return card.hurts || (isCreature(card) && card.attack > 0); }) > 0;
    if (creatures > 0 && !hurts)
        told.insert({"SCR-D23", all(isCreature), -1, -1});
    if (scripts > 0) {
        int mostOfOne = 0;
        for (const std::string& element : elements)
            mostOfOne = std::max(mostOfOne, table.scripts(element));
        int least = 1000;
        for (const TestCard* card : table.all)
            if (!isScript(*card)
                && table.leastCost(*card) <= (isCreature(*card) ? table.scripts(card->element) : mostOfOne))
                least = std::min(least, table.leastCost(*card));
        if (least < 1000 && least > 3)
            told.insert({"SCR-D24", {}, least, 3});
    }
    if (elements.size() > 1)
        told.insert({"SCR-D25", all([](const TestCard& c) { return isScript(c) || isCreature(c); }),
                     static_cast<int>(elements.size()), 1});
    // the cheapest pair of two cards, the first of which can attack
    int pair = 1000;
    for (std::size_t i = 0; i < table.all.size(); ++i)
        for (std::size_t j = 0; j < table.all.size(); ++j)
            if (i != j && isCreature(*table.all[i]) && table.all[i]->attack > 0 && isCreature(*table.all[j]))
                pair = std::min(pair, table.leastCost(*table.all[i]) + table.leastCost(*table.all[j]));
    if (pair < 1000 && pair > 5)
        told.insert({"SCR-D28", {}, 5, pair});
    const int last = table.count([](const TestCard& card) { return card.stage == 3; });
    if (last * 3 > creatures)
        told.insert({"SCR-D32", all([](const TestCard& c) { return c.stage == 3; }), last, creatures / 3});
    int attackers = 0;
    int defense = 0;
    for (const TestCard* card : table.all)
        if (isCreature(*card) && card->attack > 0) {
            ++attackers;
            defense += card->defense;
        }
    if (attackers > 0 && defense <= attackers)
        told.insert(
            {"SCR-D33", all([](const TestCard& c) { return isCreature(c) && c.attack > 0; }), defense, attackers + 1});
    return told;
}

std::multiset<Told> verdictsOf(const std::vector<Finding>& findings)
{
    std::multiset<Told> told;
    for (const Finding& finding : findings) {
        Told one;
        one.id = finding.id;
        if (finding.id != "SCR-D28") // which of several equal ones is named is a matter of taste
            for (const Subject& subject : finding.subjects)
                one.names.insert(subject.name);
        one.have = finding.have.value_or(-1);
        one.bound = finding.id == "SCR-D17" || finding.id == "SCR-D20"
            ? finding.need.value_or(-1)
            : finding.limit.value_or(finding.need.value_or(-1));
        told.insert(std::move(one));
    }
    return told;
}

/// Decks of one or two styles, so that each requirement is kept and broken often enough.
Counts randomDeck(Rng& rng)
{
    Counts counts;
    const bool oneElement = below(rng, 2) == 0;
    const int kinds = 2 + below(rng, 9);
    for (int i = 0; i < kinds; ++i) {
        const TestCard& card = pool()[static_cast<std::size_t>(below(rng, static_cast<int>(pool().size())))];
        if (oneElement && !card.element.empty() && card.element != "Ash")
            continue;
        counts[card.name] += 1 + below(rng, below(rng, 3) == 0 ? 12 : 4);
    }
    if (below(rng, 4) != 0)
        counts["Soot"] += below(rng, 34);
    if (below(rng, 5) == 0) { // exactly fifty
        int total = 0;
        for (const auto& [name, count] : counts)
            total += count;
        if (total < 50)
            counts["Imp"] += 50 - total;
    }
    std::erase_if(counts, [](const auto& each) { return each.second == 0; });
    return counts;
}

} // namespace

class ScriptRandomDecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalTheSlowCounter()
    {
        const auto catalogue = script_cards::catalogueOf(pool());
        Rng rng(20261121);
        std::map<std::string, int> seen;
        for (int round = 0; round < 4000; ++round) {
            const Counts counts = randomDeck(rng);
            Deck deck = script_cards::deckOf(counts);
            Layout table;
            for (const auto& [name, count] : counts)
                for (const TestCard& card : pool())
                    if (card.name == name)
                        table.all.insert(table.all.end(), static_cast<std::size_t>(count), &card);
            std::optional<int> mostCopies;
            if (below(rng, 4) == 0) {
                mostCopies = 1 + below(rng, 10);
                deck.options["max_copies"] = std::to_string(*mostCopies);
            }
            if (below(rng, 4) == 0) {
                table.wholeLine = true;
                deck.options["evolution_chain"] = "whole_line";
            }
            const auto found = verdictsOf(validators::check(ResolvedDeck(*catalogue, deck)));
            const auto counted = countSlowly(table, mostCopies);
            for (const Told& told : counted)
                ++seen[told.id];
            std::string cards;
            for (const auto& [name, count] : counts)
                cards += name + " " + std::to_string(count) + ", ";
            QVERIFY2(found == counted, (cards + "\nfound " + textOf(found) + "\ncounted " + textOf(counted)).c_str());
        }
        for (const char* id :
             {"SCR-D1",  "SCR-D13", "SCR-D14", "SCR-D15", "SCR-D16", "SCR-D17", "SCR-D18", "SCR-D19", "SCR-D20",
              "SCR-D21", "SCR-D22", "SCR-D23", "SCR-D24", "SCR-D25", "SCR-D26", "SCR-D27", "SCR-D28", "SCR-D29",
              "SCR-D30", "SCR-D31", "SCR-D32", "SCR-D33", "SCR-D34", "SCR-D35", "SCR-Q3"})
            QVERIFY2(seen[id] >= 5, (std::string(id) + " came up " + std::to_string(seen[id]) + " times").c_str());
    }

    /// A card may be added exactly where the check of the deck with it finds nothing illegal that was not there before.
    void mayAddAgreesWithTheCheck()
    {
        const auto catalogue = script_cards::catalogueOf(pool());
        Rng rng(7);
        for (int round = 0; round < 150; ++round) {
            Counts counts = randomDeck(rng);
            Deck deck = script_cards::deckOf(counts);
            if (below(rng, 2) == 0)
                deck.options["max_copies"] = std::to_string(1 + below(rng, 6));
            const ResolvedDeck resolved(*catalogue, deck);
            const validators::Adding adding(resolved, {});
            const auto illegal = [&](const ResolvedDeck& of) {
                std::multiset<Told> told;
                std::vector<Finding> findings = validators::check(of);
                std::erase_if(findings, [](const Finding& f) { return f.severity != Severity::Illegal; });
                return verdictsOf(findings);
            };
            const auto before = illegal(resolved);
            for (const TestCard& card : pool()) {
                const CardIndex index = catalogue->findByName(card.name).front();
                Deck more = deck;
                DeckEntry entry;
                entry.card = card.name;
                more.section("main").entries.push_back(entry);
                const auto after = illegal(ResolvedDeck(*catalogue, more));
                const bool fresh = std::ranges::any_of(after, [&](const Told& told) { return !before.contains(told); });
                QCOMPARE(adding.ask(index).allowed, !fresh);
            }
        }
    }

    /// What is missing is filled up with more of what the deck has, in its own proportions.
    void makeLegalKeepsProportions()
    {
        const auto catalogue = script_cards::catalogueOf(pool());
        Deck deck = script_cards::deckOf({{"Imp", 6}, {"Note", 6}, {"Soot", 24}, {"Titan", 6}});
        const auto plan = validators::makeLegal(ResolvedDeck(*catalogue, deck));
        QVERIFY(plan.possible);
        muster::apply(deck, plan.edits);
        std::map<std::string, int> copies;
        for (const DeckEntry& entry : deck.section("main").entries)
            copies[entry.card] += entry.count;
        QCOMPARE(copies, (std::map<std::string, int>{{"Imp", 7}, {"Note", 7}, {"Soot", 29}, {"Titan", 7}}));
    }

    /// Whatever the deck, a smallest set of edits makes it one that has exactly fifty cards and keeps a house limit.
    void makeLegalAlwaysSucceeds()
    {
        const auto catalogue = script_cards::catalogueOf(pool());
        Rng rng(11);
        for (int round = 0; round < 200; ++round) {
            const Counts counts = randomDeck(rng);
            Deck deck = script_cards::deckOf(counts);
            int most = 999;
            if (below(rng, 2) == 0) {
                most = 2 + below(rng, 6);
                deck.options["max_copies"] = std::to_string(most);
            }
            int total = 0;
            int cut = 0;
            for (const auto& [name, count] : counts) {
                const bool limited = std::ranges::none_of(
                    pool(), [&](const TestCard& card) { return card.name == name && isScript(card); });
                const int kept = limited ? std::min(count, most) : count;
                total += kept;
                cut += count - kept;
            }
            const auto plan = validators::makeLegal(ResolvedDeck(*catalogue, deck));
            QVERIFY(plan.possible);
            QCOMPARE(plan.changed, cut + std::abs(50 - total));
            muster::apply(deck, plan.edits);
            QCOMPARE(verdictOf(validators::check(ResolvedDeck(*catalogue, deck))), Verdict::Legal);
        }
    }
};

QTEST_GUILESS_MAIN(ScriptRandomDecksTest)
#include "script_random_decks_test.moc"
