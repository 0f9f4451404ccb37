// SPDX-License-Identifier: GPL-3.0-or-later
// The findings of thousands of random shared decks equal those of a slow counter that knows nothing of the checker's parts:
// it lays the cards out one by one and goes through the requirements as the digest words them.
#include <QTest>
#include <algorithm>
#include <cmath>
#include <random>
#include <set>

#include "tests/spoils/spoils_cards.h"
#include "validators/adding.h"
#include "validators/checker.h"

using namespace muster;
using spoils_cards::TestCard;

namespace {

using Rng = std::mt19937;
using Counts = std::map<std::string, int>;

int below(Rng& rng, int n) { return static_cast<int>(rng() % static_cast<unsigned>(n)); }

const std::vector<TestCard>& pool()
{
    static const std::vector<TestCard> cards = {
        {"Anna", "champion", 0, 0, 0, {"headgear"}, "mage"},
        {"Bela", "champion", 1, 2, 4, {"sword", "headgear"}, "swordsman"},
        {"Cora", "champion", 3, 1, -4, {"bow", "gauntlets"}, "archer"},
        {"Dina", "champion", 2, 4, 0, {"armor", "footwear", "gauntlets"}, "mage"},
        {"Edda", "champion", 4, -1, -8, {"armor"}, "swordsman"},
        {"Fria", "champion", 0, 3, 6, {"sword", "bow"}, "archer"},
        {"Gida", "champion", 2, 2, -30, {"footwear"}, "mage"},
        {"Hat", "equipment", 1, 0, 0, {}, "", "headgear", 2},
        {"Hood", "equipment", 0, 0, 0, {}, "", "headgear", 1},
        {"Mail", "equipment", 2, 0, 0, {}, "", "armor", 3},
        {"Glove", "equipment", 1, 0, 0, {}, "", "gauntlets", 2},
        {"Fist", "equipment", 3, 0, 0, {}, "mage", "gauntlets", 4},
        {"Boot", "equipment", 1, 0, 0, {}, "", "footwear", 2},
        {"Blade", "equipment", 4, 0, 0, {}, "swordsman", "sword", 5},
        {"Knife", "equipment", 1, 0, 0, {}, "", "sword", 1},
        {"Yew", "equipment", 2, 0, 0, {}, "archer", "bow", 3},
        {"Rod", "equipment", 0, 0, 0, {}, "", "staff", 2},
        {"Relic", "equipment", 5, 0, 0, {}, "", "staff", 13},
        {"Rat", "monster", 1},
        {"Wolf", "monster", 3},
        {"Thief", "monster", 5, 0, 0, {}, "", "sword"},
        {"Wyrm", "monster", 9},
        {"Doom", "monster", 24},
        {"Cat", "familiar", 0, 0},
        {"Hawk", "familiar", 0, 2},
        {"Rain", "incantation", 0, 0, 0, {}, "", "", 0, "hurt"},
        {"Song", "incantation"},
        {"Tonic", "potion"},
        {"Brew", "potion", 0, 0, 0, {}, "", "", 0, "raise"},
        {"Lure", "potion", 0, 0, 0, {}, "", "", 0, "find"},
    };
    return cards;
}

struct Told {
    std::string id;
    std::string about; ///< the only card, or the label
    int have = -1;
    int bound = -1;
    friend auto operator<=>(const Told&, const Told&) = default;
};

std::string textOf(const std::multiset<Told>& verdicts)
{
    std::string text;
    for (const Told& told : verdicts)
        text += told.id + " " + told.about + " " + std::to_string(told.have) + "/" + std::to_string(told.bound) + "; ";
    return text;
}

const std::vector<std::string> allForms = {"headgear", "armor", "gauntlets", "footwear", "sword", "bow", "staff"};

std::string labelOf(const std::string& key)
{
    std::string label = key;
    label.front() = static_cast<char>(std::toupper(label.front()));
    return label;
}

bool isWeapon(const std::string& form) { return form == "sword" || form == "bow" || form == "staff"; }

/// A deck laid out: one element a card.
struct Layout {
    std::vector<const TestCard*> champions, spoils;
    int players = 3;
    int life = 30;

    [[nodiscard]] int cards() const { return static_cast<int>(spoils.size()); }
    [[nodiscard]] int count(auto fits) const
    {
        return static_cast<int>(std::ranges::count_if(spoils, [&](const TestCard* card) { return fits(*card); }));
    }
    [[nodiscard]] int ofType(const std::string& type) const
    {
        return count([&](const TestCard& card) { return card.type == type; });
    }
    [[nodiscard]] int ofForm(const std::string& form) const
    {
        return count([&](const TestCard& card) { return card.type == "equipment" && card.form == form; });
    }
    /// The different cards, in the order of the pool.
    [[nodiscard]] static std::vector<const TestCard*> kinds(const std::vector<const TestCard*>& cards)
    {
        std::vector<const TestCard*> found;
        for (const TestCard* card : cards)
            if (std::ranges::find(found, card) == found.end())
                found.push_back(card);
        return found;
    }
};

bool fitsSlots(const TestCard& champion)
{
    std::set<std::string> filled;
    for (const std::string& form : champion.valor)
        if (!filled.insert(isWeapon(form) ? "weapon" : form).second)
            return false;
    return true;
}

bool reachesValor(const Layout& table, const TestCard& champion)
{
    return fitsSlots(champion)
        && std::ranges::all_of(champion.valor, [&](const std::string& form) { return table.ofForm(form) > 0; });
}

/// The chance to see all forms in `seen` cards, by counting hands.
double chanceToSee(const std::vector<int>& copies, int rest, int seen)
{
    // Group after group: how many ways there are to have drawn so many cards, with which forms among them.
    std::map<std::pair<unsigned, int>, double> now{{{0u, 0}, 1.0}};
    int behind = 0;
    std::vector<int> groups = copies;
    groups.push_back(rest);
    for (const int group : groups)
        behind += group;
    const int total = behind;
    seen = std::min(seen, total);
    const auto ways = [](int n, int k) {
        double result = 1;
        for (int i = 0; i < k; ++i)
            result = result * (n - i) / (i + 1);
        return result;
    };
    for (std::size_t g = 0; g < groups.size(); ++g) {
        std::map<std::pair<unsigned, int>, double> next;
        for (const auto& [state, weight] : now)
            for (int drawn = 0; drawn <= std::min(groups[g], seen - state.second); ++drawn) {
                const unsigned mask = state.first | (drawn > 0 && g < copies.size() ? 1u << g : 0u);
                next[{mask, state.second + drawn}] += weight * ways(groups[g], drawn);
            }
        now = std::move(next);
    }
    double all = 0;
    double good = 0;
    for (const auto& [state, weight] : now)
        if (state.second == seen) {
            all += weight;
            if (state.first == (1u << copies.size()) - 1)
                good += weight;
        }
    return good / all;
}

std::multiset<Told> countSlowly(const Layout& table)
{
    std::multiset<Told> told;
    const int n = table.players;
    const int cards = table.cards();
    const int champions = static_cast<int>(table.champions.size());
    if (champions < n)
        told.insert({"SPO-D01", "Champions", champions, n});
    if (cards < 5 * n + 1)
        told.insert({"SPO-D02", "spoils cards", cards, 5 * n + 1});
    for (const TestCard* champion : Layout::kinds(table.champions)) {
        const int copies = static_cast<int>(std::ranges::count(table.champions, champion));
        if (table.life + champion->life <= 0)
            told.insert({"SPO-D11", champion->name, copies, 0});
        else if (copies > 1)
            told.insert({"SPO-D37", champion->name, copies, 1});
        if (!fitsSlots(*champion))
            told.insert({"SPO-D20", champion->name, -1, -1});
        else
            for (const std::string& form : champion->valor)
                if (table.ofForm(form) == 0)
                    told.insert({"SPO-D21", champion->name + " " + labelOf(form), -1, -1});
        if (reachesValor(table, *champion)) {
            std::vector<int> copiesOf;
            int rest = cards;
            for (const std::string& form : champion->valor) {
                copiesOf.push_back(table.ofForm(form));
                rest -= copiesOf.back();
            }
            if (chanceToSee(copiesOf, rest, 12) < 0.25)
                told.insert({"SPO-D30", champion->name, -1, -1});
        }
    }
    for (const std::string& form : allForms) {
        int users = 0;
        for (const TestCard* champion : table.champions)
            users += fitsSlots(*champion) && std::ranges::count(champion->valor, form) > 0;
        if (const int there = table.ofForm(form); there > 0 && there < std::min(n, users))
            told.insert({"SPO-D22", labelOf(form), there, std::min(n, users)});
    }
    const int needed = 5 * n + static_cast<int>(std::ceil(1.25 * n * 5 * table.life / 30 - 1e-9));
    if (cards >= 5 * n + 1 && cards < needed)
        told.insert({"SPO-D24", "", cards, needed});
    else if (cards >= needed && cards < 1.5 * needed)
        told.insert({"SPO-D40", "", cards, static_cast<int>(std::ceil(1.5 * needed))});
    if (champions == n)
        told.insert({"SPO-D37", "", champions, n + 2});
    if (table.life < 15 || table.life > 60)
        told.insert({"SPO-D43", "Starting life before modifiers", table.life, table.life < 15 ? 15 : 60});

    int lowest = 1000;
    int highest = -1000;
    bool power = false;
    for (const TestCard* champion : table.champions) {
        lowest = std::min(lowest, champion->life);
        highest = std::max(highest, champion->life);
        power =
            power || champion->power > 0 || (champion->power + champion->boost > 0 && reachesValor(table, *champion));
    }
    if (champions > 0 && 3 * (highest - lowest) > table.life)
        told.insert({"SPO-D38", "", highest - lowest, table.life / 3});
    const bool harm = table.count([](const TestCard& card) {
        return card.does == "raise" || card.does == "hurt" || (card.type == "familiar" && card.boost > 0)
            || (card.type == "equipment" && card.power > 0);
    }) > 0;
    if (champions > 0 && !power && !harm)
        told.insert({"SPO-D23", "", -1, -1});
    std::string endangered;
    for (const TestCard* champion : Layout::kinds(table.champions)) {
        double sum = 0;
        for (const TestCard* card : table.spoils)
            sum += card->type == "monster" && card->power > champion->power ? card->power : 0;
        if (cards >= 5 * n && 5 * sum / cards >= (table.life + lowest) / 2.0)
            endangered += champion->name + " ";
    }
    if (!endangered.empty())
        told.insert({"SPO-D27", endangered, table.life + lowest, -1});

    const int monsters = table.ofType("monster");
    const int equipment = table.ofType("equipment");
    const int familiars = table.ofType("familiar");
    if (monsters == 0)
        told.insert({"SPO-D29", "Monsters", 0, 1});
    if (monsters > 0 && champions > 0) {
        double most = 0;
        for (const TestCard* champion : table.champions) {
            double full = champion->power + (reachesValor(table, *champion) ? std::max(0, champion->boost) : 0);
            for (const std::string slot : {"headgear", "armor", "gauntlets", "footwear", "weapon"}) {
                double sum = 0;
                int there = 0;
                for (const TestCard* card : table.spoils)
                    if (card->type == "equipment" && (isWeapon(card->form) ? "weapon" : card->form) == slot) {
                        ++there;
                        sum += card->className.empty() || card->className == champion->className ? card->power : 0;
                    }
                full += there > 0 ? sum / there : 0;
            }
            most = std::max(most, full);
        }
        int weakest = 1000;
        int strongest = 0;
        for (const TestCard* card : table.spoils)
            if (card->type == "monster") {
                weakest = std::min(weakest, card->power);
                strongest = std::max(strongest, card->power);
            }
        if (strongest <= most)
            told.insert({"SPO-D41", "", strongest, static_cast<int>(most)});
        else if (weakest > most)
            told.insert({"SPO-D41", "", weakest, static_cast<int>(most)});
    }
    if (cards > 5 * n) {
        const auto share = [&](const char* id, const std::string& what, int part, int whole, double least,
                               double most) {
            if (part < least * whole - 1e-9)
                told.insert({id, what, part, static_cast<int>(std::ceil(least * whole - 1e-9))});
            else if (part > most * whole + 1e-9)
                told.insert({id, what, part, static_cast<int>(std::floor(most * whole + 1e-9))});
        };
        share("SPO-D31", "Equipment", equipment, cards, 0.30, 0.50);
        if (equipment > 0)
            for (const std::string slot : {"Headgear", "Armor", "Gauntlets", "Footwear", "Sword, Bow, Staff"}) {
                int there = 0;
                for (const std::string& form : allForms)
                    there += slot == (isWeapon(form) ? "Sword, Bow, Staff" : labelOf(form)) ? table.ofForm(form) : 0;
                share("SPO-D32", slot, there, equipment, 0.10, 0.35);
            }
        if (familiars > 0.15 * cards + 1e-9)
            told.insert({"SPO-D35", "Familiars", familiars, static_cast<int>(std::floor(0.15 * cards + 1e-9))});
        else if (familiars > 3 * n)
            told.insert({"SPO-D35", "Familiars", familiars, 3 * n});
        share("SPO-D36", "Monsters", monsters, cards, 0.15, 0.35);
        for (const TestCard* card : Layout::kinds(table.spoils))
            share("SPO-D39", card->name, static_cast<int>(std::ranges::count(table.spoils, card)), cards, 0, 0.10);
    }
    std::vector<int> levels;
    for (const TestCard* card : table.spoils)
        if (card->type == "equipment")
            levels.push_back(card->level);
    std::ranges::sort(levels);
    if (!levels.empty()) {
        const int median = levels[(levels.size() - 1) / 2];
        const auto hit = [&](int used) {
            const int fitting =
                static_cast<int>(std::ranges::count_if(levels, [&](int l) { return l <= used * median; }));
            double miss = 1;
            for (int i = 0; i < std::min(2 * used, cards); ++i)
                miss *= std::max(0, cards - fitting - i) / static_cast<double>(cards - i);
            return 1 - miss;
        };
        if (hit(1) < 0.35 || hit(2) < 0.35)
            told.insert({"SPO-D33", "", -1, -1});
    }
    for (const TestCard* card : Layout::kinds(table.spoils)) {
        if (card->type == "equipment") {
            std::vector<int> others = levels;
            others.erase(std::ranges::find(others, card->level));
            std::ranges::sort(others, std::greater());
            if (card->level > 2 * (others.empty() ? 0 : others.front())) {
                int used = 0;
                int sum = 0;
                for (const int level : others)
                    if (sum < card->level) {
                        sum += level;
                        ++used;
                    }
                told.insert({"SPO-D34", card->name, -1, sum < card->level ? 0 : used});
            }
        }
        if (card->type == "equipment" && !card->className.empty() && champions > 0
            && std::ranges::none_of(table.champions,
                                    [&](const TestCard* c) { return c->className == card->className; }))
            told.insert({"SPO-D25", card->name, -1, -1});
        if (card->type == "monster" && !card->form.empty() && table.ofForm(card->form) == 0)
            told.insert({"SPO-D26", card->name, -1, -1});
        if (card->does == "find" && monsters + familiars == 0)
            told.insert({"SPO-D26", card->name, -1, -1});
    }
    return told;
}

std::multiset<Told> verdictsOf(const std::vector<Finding>& findings)
{
    const std::set<std::string> byCard = {"SPO-D11", "SPO-D20", "SPO-D25", "SPO-D26", "SPO-D30", "SPO-D34", "SPO-D39"};
    std::multiset<Told> told;
    for (const Finding& f : findings) {
        if (f.id == "SPO-D42")
            continue;
        Told one;
        one.id = f.id;
        one.about = f.label;
        if (byCard.contains(f.id) || f.kind == FindingKind::SameTwice)
            one.about = f.subjects.front().name;
        else if (f.id == "SPO-D21")
            one.about = f.subjects.front().name + " " + f.label;
        else if (f.id == "SPO-D33")
            one.about.clear();
        else if (f.id == "SPO-D27") {
            one.about.clear();
            for (const Subject& subject : f.subjects)
                one.about += subject.name + " ";
        }
        one.have = f.have.value_or(-1);
        one.bound = f.limit.value_or(f.need.value_or(-1));
        told.insert(std::move(one));
    }
    return told;
}

Counts randomDeck(Rng& rng)
{
    Counts counts;
    const int size = 1 + below(rng, 6);
    for (const TestCard& card : pool()) {
        if (card.type == "champion") {
            if (below(rng, 2) == 0)
                counts[card.name] = below(rng, 8) == 0 ? 2 : 1;
        } else if (below(rng, 6) != 0) {
            counts[card.name] = below(rng, size + 1);
        }
    }
    if (below(rng, 5) == 0)
        for (const char* monster : {"Rat", "Wolf", "Thief", "Wyrm", "Doom"})
            if (below(rng, 5) != 0)
                counts[monster] = 0;
    if (below(rng, 8) == 0)
        for (const char* helper : {"Hat", "Mail", "Glove", "Fist", "Boot", "Blade", "Knife", "Yew", "Relic", "Hawk",
                                   "Rain", "Brew", "Bela", "Cora", "Dina", "Edda", "Gida"})
            counts[helper] = 0;
    if (below(rng, 6) == 0)
        for (const char* equipment : {"Mail", "Glove", "Fist", "Boot", "Blade", "Yew"})
            counts[equipment] = 0;
    std::erase_if(counts, [](const auto& each) { return each.second == 0; });
    return counts;
}

Layout layOut(const Counts& counts)
{
    Layout table;
    for (const TestCard& card : pool())
        if (const auto it = counts.find(card.name); it != counts.end())
            for (int i = 0; i < it->second; ++i)
                (card.type == "champion" ? table.champions : table.spoils).push_back(&card);
    return table;
}

} // namespace

class SpoilsRandomDecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalTheSlowCounter()
    {
        const auto catalogue = spoils_cards::catalogueOf(pool());
        Rng rng(20261121);
        std::map<std::string, int> seen;
        for (int round = 0; round < 4000; ++round) {
            const Counts counts = randomDeck(rng);
            Layout table = layOut(counts);
            Deck deck = spoils_cards::deckOf(pool(), counts);
            validators::CheckOptions options;
            table.players = 3 + below(rng, 4);
            if (below(rng, 2) == 0)
                options.players = table.players;
            else if (table.players != 3)
                deck.options["players"] = std::to_string(table.players);
            if (below(rng, 3) == 0) {
                table.life = 6 + below(rng, 70);
                deck.options["starting_life"] = std::to_string(table.life);
            }
            const auto found = verdictsOf(validators::check(ResolvedDeck(*catalogue, deck), options));
            const auto counted = countSlowly(table);
            for (const Told& told : counted)
                ++seen[told.id];
            std::string cards;
            for (const auto& [name, count] : counts)
                cards += name + " " + std::to_string(count) + ", ";
            cards += std::to_string(table.players) + " players, " + std::to_string(table.life) + " life";
            QVERIFY2(found == counted, (cards + "\nfound " + textOf(found) + "\ncounted " + textOf(counted)).c_str());
        }
        for (const char* id :
             {"SPO-D01", "SPO-D02", "SPO-D11", "SPO-D20", "SPO-D21", "SPO-D22", "SPO-D23", "SPO-D24", "SPO-D25",
              "SPO-D26", "SPO-D27", "SPO-D29", "SPO-D30", "SPO-D31", "SPO-D32", "SPO-D33", "SPO-D34", "SPO-D35",
              "SPO-D36", "SPO-D37", "SPO-D38", "SPO-D39", "SPO-D40", "SPO-D41", "SPO-D43"})
            QVERIFY2(seen[id] >= 10, (std::string(id) + " came up " + std::to_string(seen[id])).c_str());
    }

    /// The answer to "may I add this?" is what the check says of the deck with one copy more, for every card.
    void mayAddAgreesWithTheCheck()
    {
        const auto catalogue = spoils_cards::catalogueOf(pool());
        Rng rng(7);
        for (int round = 0; round < 60; ++round) {
            const Counts counts = randomDeck(rng);
            const Deck deck = spoils_cards::deckOf(pool(), counts);
            const ResolvedDeck resolved(*catalogue, deck);
            for (const TestCard& card : pool()) {
                Counts more = counts;
                ++more[card.name];
                const Deck after = spoils_cards::deckOf(pool(), more);
                const auto illegal = [&](const Deck& of) {
                    return std::ranges::count(validators::check(ResolvedDeck(*catalogue, of)), Severity::Illegal,
                                              &Finding::severity);
                };
                const auto answer = validators::mayAdd(resolved, catalogue->findByName(card.name).front());
                QVERIFY2(answer.allowed == (illegal(after) <= illegal(deck) && card.name != "Gida"), card.name.c_str());
            }
        }
    }

    /// What makes a deck unlawful can always be mended; lines in the wrong section move, with their notes.
    void makeLegalMends()
    {
        const auto catalogue = spoils_cards::catalogueOf(pool());
        Rng rng(11);
        for (int round = 0; round < 150; ++round) {
            Deck deck = spoils_cards::deckOf(pool(), randomDeck(rng));
            (void)deck.section("champions");
            (void)deck.section("spoils");
            int misplaced = 0;
            for (const char* key : {"champions", "spoils"}) {
                auto& from = deck.section(key).entries;
                auto& to = deck.section(key[0] == 'c' ? "spoils" : "champions").entries;
                for (std::size_t i = 0; i < from.size();)
                    if (below(rng, 6) == 0 && from[i].note.empty()) {
                        from[i].note = "moved";
                        to.push_back(from[i]);
                        from.erase(from.begin() + static_cast<std::ptrdiff_t>(i));
                        ++misplaced;
                    } else {
                        ++i;
                    }
            }
            validators::CheckOptions options;
            options.players = 3 + below(rng, 4);
            const auto plan = validators::makeLegal(ResolvedDeck(*catalogue, deck), options);
            QVERIFY(plan.possible);
            Deck mended = deck;
            muster::apply(mended, plan.edits);
            QCOMPARE(verdictOf(validators::check(ResolvedDeck(*catalogue, mended), options)), Verdict::Legal);
            // Nothing that only stood in the wrong place is lost.
            for (const auto& [name, count] : countsOf(deck))
                if (name != "Gida")
                    QVERIFY2(countsOf(mended)[name] >= count, name.c_str());
            QVERIFY(plan.changed >= misplaced - static_cast<int>(countsOf(deck).count("Gida")));
        }
    }

private:
    static Counts countsOf(const Deck& deck)
    {
        Counts counts;
        for (const DeckSection& section : deck.sections)
            for (const DeckEntry& entry : section.entries)
                counts[entry.card] += entry.count;
        return counts;
    }
};

QTEST_GUILESS_MAIN(SpoilsRandomDecksTest)
#include "spoils_random_decks_test.moc"
