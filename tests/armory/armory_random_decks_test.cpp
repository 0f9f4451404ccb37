// SPDX-License-Identifier: GPL-3.0-or-later
// The findings of thousands of random Armories equal those of a slow counter that knows nothing of the checker's parts:
// it lays the cards out one by one and goes through Armory's requirements as the digest words them.
#include <QTest>
#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "tests/validators/case_file.h"
#include "validators/checker.h"

using namespace muster;

namespace {

using Rng = std::mt19937;

int below(Rng& rng, int n) { return static_cast<int>(rng() % static_cast<unsigned>(n)); }

/// What the counter knows of a card. Icons and Attributes are letters: S, A, E, P (Appeal), R (Arcane), * (gray).
struct TestCard {
    std::string name;
    std::string type;
    std::string yaml; ///< its other fields
    std::string icons = {};
    bool starter = false;
    char attribute = 0; ///< which it is
    std::string space = {};
    std::string kind = {}; ///< hands of a Weapon, host of a Trinket, step of a Technique
    bool hurts = false;
    bool reach = false;
    std::string finds = {};  ///< type that it searches for
    std::string gives = {};  ///< Attributes that it gives up: letters, * is any
    std::string counts = {}; ///< Attributes that it counts
};

const std::vector<TestCard>& pool()
{
    static const std::vector<TestCard> cards = {
        {"Might", "attribute", "attribute: strength", "", false, 'S'},
        {"Speed", "attribute", "attribute: agility", "", false, 'A'},
        {"Grit", "attribute", "attribute: endurance", "", false, 'E'},
        {"Blade", "weapon", "starter: yes, hands: one, attack: 3, block: 2, dp: 3", "", true, 0, "", "one", true},
        {"Stick", "weapon", "starter: yes, hands: one, range: reach, attack: 0, block: 2, dp: 3", "", true, 0, "",
         "one", false, true},
        {"Log", "weapon", "starter: yes, hands: two, attack: 0, block: 2, dp: 3", "", true, 0, "", "two"},
        {"Cap", "armor", "starter: yes, space: head, block: 2, dp: 2", "", true, 0, "head"},
        {"Bonnet", "armor", "starter: yes, space: head, block: 1, dp: 3", "", true, 0, "head"},
        {"Vest", "armor", "starter: yes, space: body, block: 2, dp: 2", "", true, 0, "body"},
        {"Sword", "weapon", "hands: one, attack: 5, block: 2, dp: 3", "SS", false, 0, "", "one", true},
        {"Spear", "weapon", "hands: one, range: reach, attack: 4, block: 2, dp: 3", "A*", false, 0, "", "one", true,
         true},
        {"Ram", "weapon", "hands: two, attack: 0, block: 6, dp: 6", "EEE*", false, 0, "", "two"},
        {"Helm", "armor", "space: head, block: 3, dp: 3", "*", false, 0, "head"},
        {"Glove", "armor", "space: arms, block: 3, dp: 3", "S", false, 0, "arms"},
        {"Mail", "armor", "space: body, block: 4, dp: 3", "**", false, 0, "body"},
        {"Boot", "armor", "space: legs, block: 3, dp: 3", "A", false, 0, "legs"},
        {"Hook", "trinket", "fits: weapon, does: [{while: attached, then: [{add: 1 block, of: holder}]}]", "S", false,
         0, "", "weapon"},
        {"Pad", "trinket", "fits: armor, does: [{while: attached, then: [{add: 1 block, of: holder}]}]", "*", false, 0,
         "", "armor"},
        {"Tooth", "trinket",
         "does: [{use: own main phase, cost: [{discard: own attribute (attribute:endurance) in play}], then: [{gain: 3 "
         "health}]}]",
         "", false, 0, "", "universal", false, false, "", "E"},
        {"Balm", "item", "does: [{target: player, then: [{gain: 3 health, of: target}]}]"},
        {"Venom", "item", "does: [{target: player, then: [{inflict: 2 poison, on: target}]}]", "", false, 0, "", "",
         true},
        {"Scout", "item", "does: [{then: [{search: favor, shown: yes}]}]", "", false, 0, "", "", false, false, "favor"},
        {"Cheer", "favor", "does: [{then: [{draw: 2}]}]"},
        {"Smith", "favor", "does: [{then: [{search: trinket, shown: yes}]}]", "", false, 0, "", "", false, false,
         "trinket"},
        {"Shove", "technique",
         "step: skill, does: [{target: opponent, then: [{attack: count(own attributes (attribute:strength) in play), "
         "on: "
         "target, kind: melee}]}]",
         "*", false, 0, "", "skill", true, false, "", "", "S"},
        {"Burn", "technique",
         "step: skill, does: [{then: [{may: [{draw: 2}], cost: [{discard: own attribute in play}]}]}]", "", false, 0,
         "", "skill", false, false, "", "*", "*"},
        {"Lunge", "technique",
         "step: attack, does: [{then: [{give: reach, to: attacking weapon, lasts: this attack}]}]", "AA", false, 0, "",
         "attack", false, true},
        {"Dodge", "technique", "step: defense, does: [{then: [{end: combat phase}]}]", "AAAAAA", false, 0, "",
         "defense"},
    };
    return cards;
}

std::shared_ptr<const Catalogue> catalogue()
{
    static const auto built = [] {
        const std::map<char, std::string> words{{'S', "strength"}, {'A', "agility"}, {'E', "endurance"},
                                                {'P', "appeal"},   {'R', "arcane"},  {'*', "any"}};
        std::string text = "game: armory\nset: TST\nname: Test\nversion: \"1\"\ndate: 2026-01-01\nauthors: [T]\n"
                           "licence: CC0-1.0\ncards:\n";
        int number = 0;
        for (const TestCard& card : pool()) {
            text += "  - {id: TST-" + std::to_string(1000 + ++number).substr(1) + ", name: " + card.name
                + ", type: " + card.type + ", " + card.yaml;
            std::string icons;
            for (const char icon : card.icons)
                icons += (icons.empty() ? "" : ", ") + words.at(icon);
            text += (icons.empty() ? std::string() : ", requires: [" + icons + "]") + "}\n";
        }
        return cases::cardsOfSet(QStringLiteral("armory"), text);
    }();
    return built;
}

/// One finding: requirement, what it counts or whom it names, and its numbers.
struct Told {
    std::string id;
    std::string about;
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

/// An Armory laid out: one element a card.
struct Board {
    std::vector<const TestCard*> starters, deck;
    int sizeLimit = 0, copyLimit = 0; ///< 0: none
    bool tandem = false;

    [[nodiscard]] std::vector<const TestCard*> all() const
    {
        std::vector<const TestCard*> both = starters;
        both.insert(both.end(), deck.begin(), deck.end());
        return both;
    }
};

template <class Fits>
int count(const std::vector<const TestCard*>& cards, Fits fits)
{
    return static_cast<int>(std::ranges::count_if(cards, [&](const TestCard* card) { return fits(*card); }));
}

std::map<std::string, const TestCard*> kinds(const std::vector<const TestCard*>& cards)
{
    std::map<std::string, const TestCard*> named;
    for (const TestCard* card : cards)
        named[card->name] = card;
    return named;
}

const std::map<char, std::string>& typeNames()
{
    static const std::map<char, std::string> names{
        {'S', "Strength"}, {'A', "Agility"}, {'E', "Endurance"}, {'P', "Appeal"}, {'R', "Arcane"}};
    return names;
}

bool isWeapon(const TestCard& card) { return card.type == "weapon"; }
bool isArmor(const TestCard& card) { return card.type == "armor"; }
bool isAttribute(const TestCard& card) { return card.attribute != 0; }

std::multiset<Told> countSlowly(const Board& table)
{
    std::multiset<Told> told;
    const auto all = table.all();
    // Starters
    const int weapons = count(all, [](const TestCard& card) { return isWeapon(card) && card.starter; });
    if (weapons != 1)
        told.insert({"ARM-D1", "Starter Weapons", weapons, 1});
    const int armor = count(all, [](const TestCard& card) { return isArmor(card) && card.starter; });
    if (armor != 2)
        told.insert({"ARM-D2", "Starter Armor", armor, 2});
    const auto misplaced = [&](const char* id, const char* about, const std::vector<const TestCard*>& cards,
                               auto fits) {
        if (const int have = count(cards, fits); have > 0)
            told.insert({id, about, have, 0});
    };
    misplaced("ARM-D1", "Starter Weapons in the deck", table.deck,
              [](const TestCard& card) { return isWeapon(card) && card.starter; });
    misplaced("ARM-D2", "Starter Armor in the deck", table.deck,
              [](const TestCard& card) { return isArmor(card) && card.starter; });
    misplaced("ARM-D1", "other Weapons among the Starters", table.starters,
              [](const TestCard& card) { return isWeapon(card) && !card.starter; });
    misplaced("ARM-D2", "other cards among the Starters", table.starters,
              [](const TestCard& card) { return !isWeapon(card) && !card.starter; });
    for (const std::string space : {"head", "arms", "body", "legs"}) {
        const auto here = [&](const TestCard& card) { return isArmor(card) && card.space == space; };
        const int onBoard = count(all, [&](const TestCard& card) { return here(card) && card.starter; });
        if (onBoard > 1)
            told.insert({"ARM-D3", "Starter Armor for the " + space, onBoard, 1});
        const int have = count(all, here);
        if (have > 3)
            told.insert({"ARM-D16", "Armor for the " + space, have, 3});
        if (have == 0 && armor >= 2)
            told.insert({"ARM-D17", "Armor for the " + space, 0, 1});
    }
    // The deck; Starters in the wrong place are no part of what is drawn from, so the checks of cards leave them out
    const int size = static_cast<int>(table.deck.size());
    if (size < 7)
        told.insert({"ARM-D8", "Cards besides the Starters", size, 7});
    if (size < 14)
        told.insert({"ARM-D9", "Cards besides the Starters", size, 14});
    const auto other = [](const TestCard& card) { return isWeapon(card) && !card.starter; };
    const bool twoHandedStarter =
        count(all, [](const TestCard& card) { return card.starter && card.kind == "two"; }) > 0;
    if (const int have = count(all, other); twoHandedStarter && have > 0)
        told.insert({"ARM-D15", "Weapons beside a two-handed Starter Weapon", have, 0});
    if (const int have = count(all, [&](const TestCard& card) { return other(card) && card.kind == "two"; });
        !twoHandedStarter && have > 0)
        told.insert({"ARM-D15", "two-handed Weapons", have, 0});
    if (const int have = count(all, other); have > 8)
        told.insert({"ARM-D16", "Weapons besides the Starter", have, 8});
    const auto trinkets = [&](const char* about, const std::string& kind, int limit) {
        const int have = count(
            all, [&](const TestCard& card) { return card.type == "trinket" && (kind.empty() || card.kind == kind); });
        if (have > limit)
            told.insert({"ARM-D18", about, have, limit});
    };
    trinkets("Weapon Trinkets", "weapon", 2);
    trinkets("Armor Trinkets", "armor", 4);
    trinkets("Trinkets", "", 6);
    if (size >= 7
        && count(table.deck, [](const TestCard& card) { return isArmor(card) || card.kind == "defense"; }) == 0)
        told.insert({"ARM-D24", "Defense Techniques and Armor", 0, 1});
    if (table.sizeLimit > 0 && static_cast<int>(all.size()) > table.sizeLimit)
        told.insert({"ARM-D25", "Cards", static_cast<int>(all.size()), table.sizeLimit});
    if (table.copyLimit > 0)
        for (const auto& [name, card] : kinds(all)) {
            const int have = count(all, [&](const TestCard& one) { return &one == card; });
            if (have > table.copyLimit)
                told.insert({"ARM-D25", name, have, table.copyLimit});
        }
    if (table.tandem)
        told.insert({"ARM-D26", "", -1, 2});

    // What cards need
    std::vector<const TestCard*> drawn;
    for (const TestCard* card : all)
        if (!card->starter)
            drawn.push_back(card);
    std::map<char, int> attributes;
    for (const TestCard* card : all)
        if (card->attribute != 0)
            ++attributes[card->attribute];
    const int allAttributes = count(all, isAttribute);
    const bool anyIcons = count(all, [](const TestCard& card) { return !card.icons.empty(); }) > 0;
    const int cards = static_cast<int>(drawn.size());
    if (allAttributes == 0 && anyIcons) {
        told.insert({"ARM-D11", "Attributes", -1, -1});
    }
    {
        for (const auto& [name, card] : kinds(all)) {
            Told lacks{"ARM-D10", "", -1, -1};
            for (const char type : {'S', 'A', 'E', 'P', 'R'}) {
                const int need = static_cast<int>(std::ranges::count(card->icons, type));
                if (lacks.about.empty() && need > attributes[type])
                    lacks = {"ARM-D10", name + " " + typeNames().at(type), attributes[type], need};
            }
            if (const int need = static_cast<int>(card->icons.size()); lacks.about.empty() && need > allAttributes)
                lacks = {"ARM-D10", name + " Attributes", allAttributes, need};
            if (!lacks.about.empty())
                told.insert(lacks);
        }
        // 10 a / n < 3
        if (!(allAttributes == 0 && anyIcons) && cards >= 7 && allAttributes * std::min(10, cards) < 3 * cards) {
            int need = allAttributes;
            while (need * std::min(10, cards) < 3 * cards)
                ++need;
            told.insert({"ARM-D19", "Attributes", allAttributes, need});
        }
    }
    for (const auto& [name, card] : kinds(all)) {
        if (!card->finds.empty()) {
            int found = count(drawn, [&](const TestCard& one) { return one.type == card->finds; });
            if (card->type == card->finds)
                --found; // itself
            if (found == 0)
                told.insert({"ARM-D12", name, -1, -1});
        }
        for (const char given : card->gives) {
            const int have = given == '*' ? allAttributes : attributes[given];
            if (have < 1)
                told.insert({"ARM-D14", name, have, 1});
        }
    }
    if (cards >= 7 && count(all, [](const TestCard& card) { return card.hurts; }) == 0)
        told.insert({"ARM-D13", "", -1, -1});
    // Attributes that nobody asks for
    std::set<char> asked;
    std::size_t most = 0;
    for (const TestCard* card : all) {
        for (const std::string& letters : {card->icons, card->gives, card->counts})
            for (const char letter : letters)
                if (letter != '*')
                    asked.insert(letter);
        if (card->gives.find('*') != std::string::npos || card->counts.find('*') != std::string::npos)
            for (const char type : {'S', 'A', 'E', 'P', 'R'})
                asked.insert(type);
        if (card->icons.find('*') != std::string::npos)
            most = std::max(most, card->icons.size());
    }
    int useful = 0;
    for (const auto& [type, have] : attributes)
        useful += asked.contains(type) ? have : 0;
    if (useful >= static_cast<int>(most))
        for (const auto& [name, card] : kinds(all))
            if (card->attribute != 0 && !asked.contains(card->attribute))
                told.insert({"ARM-D20", name, attributes[card->attribute], -1});
    // One a turn, and the curve
    if (cards >= 7) {
        const int others = cards - allAttributes;
        const auto clogs = [&](const char* about, auto fits) {
            const int have = count(all, fits);
            if (2 * have > others)
                told.insert({"ARM-D21", about, have, others / 2});
        };
        clogs("Items", [](const TestCard& card) { return card.type == "item"; });
        clogs("Favors", [](const TestCard& card) { return card.type == "favor"; });
        clogs("Skill Techniques", [](const TestCard& card) { return card.kind == "skill"; });
        int turns = 0;
        for (const TestCard* card : drawn)
            if (card->attribute == 0)
                turns += std::max(1, static_cast<int>(card->icons.size()));
        if (turns > 4 * others)
            told.insert({"ARM-D22", "", -1, 4});
        if (count(all, [](const TestCard& card) { return card.reach; }) == 0)
            told.insert({"ARM-D23", "Reach", -1, -1});
    }
    return told;
}

std::multiset<Told> asked(const ResolvedDeck& deck)
{
    std::multiset<Told> told;
    for (const Finding& finding : validators::check(deck)) {
        std::string about = finding.label;
        const std::string& id = finding.id;
        if (id == "ARM-D10")
            about = finding.subjects.front().name + " " + finding.label;
        else if (id == "ARM-D12" || id == "ARM-D14" || id == "ARM-D20"
                 || (id == "ARM-D25" && finding.kind == FindingKind::TooManyCopies))
            about = finding.subjects.front().name;
        told.insert({id, about, finding.have.value_or(-1), finding.need ? *finding.need : finding.limit.value_or(-1)});
    }
    return told;
}

struct Sample {
    Deck deck;
    Board table;
};

Sample randomDeck(Rng& rng)
{
    Sample sample;
    sample.deck.game = "armory";
    sample.deck.kind = "deck";
    const auto put = [&](const TestCard& card, const std::string& section, int copies) {
        DeckEntry entry;
        entry.card = card.name;
        entry.count = copies;
        sample.deck.section(section).entries.push_back(entry);
        auto& place = section == "starters" ? sample.table.starters : sample.table.deck;
        place.insert(place.end(), static_cast<std::size_t>(copies), &card);
    };
    const auto& cards = pool();
    const int mistakes = below(rng, 4); // most Armories are nearly right
    for (const TestCard& card : cards)
        if (card.starter && below(rng, isWeapon(card) ? 3 : 2) == 0)
            put(card, below(rng, 12) == 0 && mistakes == 0 ? "armory" : "starters", below(rng, 9) == 0 ? 2 : 1);
    const int lines = below(rng, 14);
    for (int line = 0; line < lines; ++line) {
        const TestCard& card = cards[static_cast<std::size_t>(below(rng, static_cast<int>(cards.size())))];
        if (card.starter)
            continue;
        put(card, below(rng, 30) == 0 && mistakes == 0 ? "starters" : "armory",
            1 + below(rng, below(rng, 4) == 0 ? 9 : 3));
    }
    for (std::size_t type = 0; type < 3; ++type)
        if (below(rng, 3) != 0)
            put(cards[type], "armory", 1 + below(rng, 6));
    if (below(rng, 3) == 0) {
        sample.table.sizeLimit = 10 + below(rng, 20);
        sample.deck.options["size_limit"] = std::to_string(sample.table.sizeLimit);
    }
    if (below(rng, 3) == 0) {
        sample.table.copyLimit = 1 + below(rng, 5);
        sample.deck.options["copy_limit"] = std::to_string(sample.table.copyLimit);
    }
    sample.table.tandem = below(rng, 6) == 0;
    if (sample.table.tandem)
        sample.deck.options["mode"] = "tandem";
    return sample;
}

} // namespace

class ArmoryRandomDecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdicts()
    {
        Rng rng(20261121);
        std::map<std::string, int> met;
        for (int i = 0; i < 4000; ++i) {
            const Sample sample = randomDeck(rng);
            const auto ours = asked(ResolvedDeck(*catalogue(), sample.deck));
            const auto slow = countSlowly(sample.table);
            QVERIFY2(ours == slow, (textOf(ours) + "\nbut counted\n" + textOf(slow)).c_str());
            for (const Told& told : slow)
                ++met[told.id];
        }
        // Every requirement on decks that is no name has come up.
        for (int id = 1; id <= 26; ++id)
            if (id < 4 || id > 7)
                QVERIFY2(met["ARM-D" + std::to_string(id)] > 20, std::to_string(id).c_str());
    }

    /// A card may be added exactly if the verdict with it has no other illegal finding than before.
    void mayAdd()
    {
        Rng rng(7);
        for (int i = 0; i < 150; ++i) {
            const Sample sample = randomDeck(rng);
            const ResolvedDeck deck(*catalogue(), sample.deck);
            const auto illegal = [](const Board& table) {
                std::multiset<Told> told;
                for (const Told& one : countSlowly(table))
                    if (one.id == "ARM-D1" || one.id == "ARM-D2" || one.id == "ARM-D3")
                        if (one.have > one.bound)
                            told.insert(one);
                return told;
            };
            const auto before = illegal(sample.table);
            for (const TestCard& card : pool()) {
                bool allowed = false;
                for (auto place : {&Board::starters, &Board::deck}) {
                    Board table = sample.table;
                    (table.*place).push_back(&card);
                    allowed = allowed || illegal(table) == before;
                }
                const CardIndex index = catalogue()->findByName(card.name).front();
                QVERIFY2(validators::mayAdd(deck, index).allowed == allowed, card.name.c_str());
            }
        }
    }

    void makeLegal()
    {
        Rng rng(11);
        for (int i = 0; i < 300; ++i) {
            const Sample sample = randomDeck(rng);
            const auto plan = validators::makeLegal(ResolvedDeck(*catalogue(), sample.deck));
            QVERIFY(plan.possible);
            Deck mended = sample.deck;
            muster::apply(mended, plan.edits);
            QVERIFY(verdictOf(validators::check(ResolvedDeck(*catalogue(), mended))) == Verdict::Legal);
        }
    }
};

QTEST_GUILESS_MAIN(ArmoryRandomDecksTest)
#include "armory_random_decks_test.moc"
