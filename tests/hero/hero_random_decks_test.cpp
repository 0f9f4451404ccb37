// SPDX-License-Identifier: GPL-3.0-or-later
// The findings of thousands of random decks and shops equal those of a slow counter that knows nothing of the checker's
// parts: it lays the cards out one by one and goes through Hero's requirements as the digest words them. What a card's text
// does is written down here by hand.
#include <QTest>
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <random>
#include <set>

#include "model/text/fold.h"
#include "tests/validators/case_file.h"
#include "validators/adding.h"
#include "validators/checker.h"
#include "tests/support/thinned.h"

using namespace muster;

namespace {

using Rng = std::mt19937;

int below(Rng& rng, int n) { return static_cast<int>(rng() % static_cast<unsigned>(n)); }

/// A shipped card with what the counter looks at.
struct Plain {
    std::string name, type, heroClass, improves, slot, relic, potion, tier;
    int cost = 0;
    int gold = 0;
    int amount = 0;
    bool ultimate = false;
    bool token = false;
    bool channeled = false;

    [[nodiscard]] bool isItem() const { return type == "equipment" || type == "potion"; }
    [[nodiscard]] bool isClassCard() const { return type == "minion" || type == "spell"; }
};

const Catalogue& catalogue()
{
    static const auto cards = cases::cardsOf(QStringLiteral("hero"));
    return *cards;
}

const std::vector<Plain>& pool()
{
    static const std::vector<Plain> cards = [] {
        std::vector<Plain> all;
        const Game& game = catalogue().game();
        for (std::uint32_t i = 0; i < catalogue().size(); ++i) {
            const Card card = catalogue().card(CardIndex{i});
            const auto word = [&](const char* field) { return std::string(card.wordKey(game.findField(field))); };
            const auto number = [&](const char* field) { return card.number(game.findField(field)).value_or(0); };
            Plain plain;
            plain.name = card.name();
            plain.type = game.type(card.type()).key;
            plain.heroClass = fold(word("class"));
            plain.improves = word("improves");
            plain.slot = word("slot");
            plain.relic = word("relic");
            plain.potion = word("potion");
            plain.tier = word("tier");
            plain.cost = number("cost");
            plain.gold = number("gold-cost");
            plain.amount = number("amount");
            plain.ultimate = card.record().flag(game.findField("ultimate"));
            plain.token = card.record().flag(game.findField("token"));
            plain.channeled = std::string(card.text()).find("Channeled") != std::string::npos;
            all.push_back(plain);
        }
        return all;
    }();
    return cards;
}

// What texts do

const std::set<std::string> harmMinions = {"Avalanche Caller",  "Throw the Axe",
                                           "Break the Line",    "No Quarter",
                                           "Winter's Due",      "Anger of the Mountain",
                                           "The Last Winter",   "Archer",
                                           "Weathervane",       "Spark",
                                           "Frost Chain",       "Rain of Needles",
                                           "Fireball",          "Unweave",
                                           "Forked Lightning",  "Boil the Lake",
                                           "The Ninth Lamp",    "The True Name of Ice",
                                           "Vael, Who Drowned", "Tallow Torch",
                                           "Maelstrom",         "Briar Mail",
                                           "Radiance",          "Hammer of Last Things"};
const std::set<std::string> damageSpells = {"Spark",          "Frost Chain",         "Rain of Needles",
                                            "Fireball",       "Forked Lightning",    "Boil the Lake",
                                            "The Ninth Lamp", "The True Name of Ice"};
const std::set<std::string> giveRage = {"Howl",           "Bite the Shield",       "Berserker",
                                        "Drum Carrier",   "Reaver of the Low Ice", "Spite",
                                        "Follow Through", "Warrior's Resolve",     "The Horn of Hrym"};
const std::set<std::string> useRage = {"Old Bear Who Remembers", "No Quarter", "Anger of the Mountain"};

/// One finding: requirement, have and bound.
struct Told {
    std::string id;
    int have = -1;
    int bound = -1;
    friend auto operator<=>(const Told&, const Told&) = default;
};
using Verdicts = std::multiset<Told>;

std::string textOf(const Verdicts& verdict)
{
    std::string text;
    for (const Told& told : verdict)
        text += told.id + " " + std::to_string(told.have) + "/" + std::to_string(told.bound) + "; ";
    return text;
}

/// Cards laid out by section: one element a card.
using Layout = std::map<std::string, std::vector<const Plain*>>;

int count(const std::vector<const Plain*>& cards, const std::function<bool(const Plain&)>& fits)
{
    return static_cast<int>(std::ranges::count_if(cards, [&](const Plain* card) { return fits(*card); }));
}

std::map<std::string, int> copiesOf(const std::vector<const Plain*>& cards)
{
    std::map<std::string, int> copies;
    for (const Plain* card : cards)
        ++copies[card->name];
    return copies;
}

/// A deck with exactly one hero is looked at as that hero's.
void countTexts(const std::vector<const Plain*>& main, const std::string& hero, Verdicts& told)
{
    std::vector<const Plain*> own;
    int foreign = 0;
    for (const Plain* card : main)
        if (card->type == "hero")
            continue;
        else if (!hero.empty() && !card->heroClass.empty() && card->heroClass != hero)
            ++foreign;
        else
            own.push_back(card);
    const auto any = [&](const std::set<std::string>& names) {
        return count(own, [&](const Plain& card) { return names.contains(card.name); }) > 0;
    };
    if (foreign > 0)
        return;
    int sum = 0;
    for (const Plain* card : own)
        sum += card->cost;
    if (2 * sum > 9 * static_cast<int>(own.size()))
        told.insert({"HRO-D17"});
    if (!any(harmMinions))
        told.insert({"HRO-D25", 0, 1});
    if (hero.empty())
        return;
    if (hero == "mage" && !any(damageSpells))
        told.insert({"HRO-D20", 0, 1});
    if (hero == "barbarian" && any(useRage) && !any(giveRage))
        told.insert({"HRO-D22"});
    const bool spells = count(own, [](const Plain& card) { return card.type == "spell"; }) > 0;
    if (hero == "mage" && !spells && count(own, [](const Plain& card) { return card.ultimate; }) > 0)
        told.insert({"HRO-D11", 0, 1});
}

Verdicts countDeck(Layout& table)
{
    Verdicts told;
    const std::vector<const Plain*>& board = table["hero"];
    const std::vector<const Plain*>& main = table["main"];
    const auto isHero = [](const Plain& card) { return card.type == "hero"; };
    const int heroes = count(board, isHero);
    if (heroes != 1)
        told.insert({"HRO-D1", heroes, 1});
    if (const int others = static_cast<int>(board.size()) - heroes; others > 0)
        told.insert({"HRO-D1", others, 0});
    const int size = static_cast<int>(main.size());
    if (size < 36 || size > 44)
        told.insert({"HRO-D2", size, size < 36 ? 36 : 44});
    else if (size != 40)
        told.insert({"HRO-D3", size, 40});
    const auto tell = [&](const char* id, int have, bool broken, int bound) {
        if (broken)
            told.insert({id, have, bound});
    };
    const int items = count(main, [](const Plain& card) { return card.isItem(); });
    tell("HRO-D4", items, items > 0, 0);
    const int strays = count(main, [](const Plain& card) { return card.type == "hero" || card.token; });
    tell("HRO-D5", strays, strays > 0, 0);
    std::set<std::string> classes;
    for (const auto* section : {&board, &main})
        for (const Plain* card : *section)
            if (isHero(*card))
                classes.insert(card->heroClass);
    if (!classes.empty()) {
        const int cards = count(main, [&](const Plain& card) {
            return card.isClassCard() && !card.token && !classes.contains(card.heroClass);
        });
        tell("HRO-D6", cards, cards > 0, 0);
        const int upgrades =
            count(main, [&](const Plain& card) { return card.type == "upgrade" && !classes.contains(card.heroClass); });
        tell("HRO-D7", upgrades, upgrades > 0, 0);
    }
    const int ultimates = count(main, [](const Plain& card) { return card.ultimate; });
    tell("HRO-D9", ultimates, ultimates > 4, 4);
    tell("HRO-D10", ultimates, ultimates < 2, 2);
    const int minions = count(main, [](const Plain& card) { return card.type == "minion"; });
    tell("HRO-D14", minions, minions == 0, 1);
    tell("HRO-D15", minions, minions > 0 && minions < 12, 12);
    const int cheap =
        count(main, [](const Plain& card) { return (card.isClassCard() || card.type == "upgrade") && card.cost <= 3; });
    tell("HRO-D16", cheap, cheap < 10, 10);
    const int dear = count(main, [](const Plain& card) { return card.cost >= 6; });
    tell("HRO-D17", dear, dear > 8, 8);
    for (const char* slot : {"hero power", "attack", "defensive"}) {
        const int upgrades = count(main, [&](const Plain& card) { return card.improves == slot; });
        tell("HRO-D18", upgrades, upgrades > 2, 2);
    }
    const int upgrades = count(main, [](const Plain& card) { return card.type == "upgrade"; });
    tell("HRO-D19", upgrades, upgrades == 0, 1);
    tell("HRO-D19", upgrades, upgrades > 8, 8);
    const int spells = count(main, [](const Plain& card) { return card.type == "spell"; });
    const int channeled = count(main, [](const Plain& card) { return card.channeled; });
    tell("HRO-D21", spells, channeled > 0 && spells < 12, 12);
    for (const auto& [name, copies] : copiesOf(main)) {
        const bool isUpgrade =
            count(main, [&](const Plain& card) { return card.name == name && card.type == "upgrade"; }) > 0;
        tell(isUpgrade ? "HRO-D18" : "HRO-D23", copies, copies > (isUpgrade ? 1 : 4), isUpgrade ? 1 : 4);
    }
    std::vector<const Plain*> everything = board;
    everything.insert(everything.end(), main.begin(), main.end());
    countTexts(everything, count(everything, isHero) == 1 ? *classes.begin() : std::string(), told);
    return told;
}

Verdicts countShop(Layout& table)
{
    Verdicts told;
    std::vector<const Plain*> all;
    for (const auto& [section, cards] : table) {
        all.insert(all.end(), cards.begin(), cards.end());
        const int elsewhere = count(cards, [&](const Plain& card) { return card.isItem() && card.tier != section; });
        if (elsewhere > 0)
            told.insert({"HRO-S11", elsewhere, 0});
    }
    const auto exactly = [&](const char* id, int bound, const std::function<bool(const Plain&)>& fits) {
        if (const int have = count(all, fits); have != bound)
            told.insert({id, have, bound});
    };
    for (const char* slot : {"weapon", "chest", "jewelry"})
        exactly("HRO-S4", 7, [&](const Plain& card) { return card.slot == slot; });
    exactly("HRO-S5", 8, [](const Plain& card) { return card.relic == "passive"; });
    exactly("HRO-S5", 7, [](const Plain& card) { return card.relic == "active"; });
    const std::map<const char*, std::pair<const char*, std::array<int, 3>>> families = {
        {"HRO-S6", {"mana", {1, 2, 4}}}, {"HRO-S7", {"health", {4, 7, 12}}}, {"HRO-S8", {"knowledge", {1, 3, 5}}}};
    for (const auto& [id, family] : families)
        for (const int amount : family.second)
            exactly(id, 1, [&, kind = family.first](const Plain& card) {
                return card.potion == kind && card.amount == amount;
            });
    const int items = count(all, [](const Plain& card) { return card.isItem(); });
    if (const int others = static_cast<int>(all.size()) - items; others > 0)
        told.insert({"HRO-S15", others, 0});
    for (const auto& [name, copies] : copiesOf(all))
        if (copies > 1)
            told.insert({"HRO-S16", copies, 1});
    bool tierShort = false;
    for (const char* tier : {"early", "mid", "late"})
        if (const int have = count(all, [&](const Plain& card) { return card.tier == tier; }); have < 5) {
            told.insert({"HRO-S13", have, 5});
            tierShort = true;
        }
    if (items != 45 || tierShort)
        return told;
    for (const char* tier : {"early", "mid", "late"}) {
        const int have = count(all, [&](const Plain& card) { return card.tier == tier; });
        if (have < 10 || have > 20)
            told.insert({"HRO-S23", have, have < 10 ? 10 : 20});
        for (const char* slot : {"weapon", "chest", "jewelry", "relic"})
            if (count(all, [&](const Plain& card) { return card.tier == tier && card.slot == slot; }) == 0)
                told.insert({"HRO-S24", 0, 1});
    }
    if (count(all, [](const Plain& card) { return card.tier == "early" && card.gold == 2; }) == 0)
        told.insert({"HRO-S25", 0, 1});
    return told;
}

Verdicts toldIn(const std::vector<Finding>& findings)
{
    Verdicts told;
    for (const Finding& finding : findings)
        told.insert({finding.id, finding.have.value_or(-1), finding.limit.value_or(finding.need.value_or(-1))});
    return told;
}

Deck deckOf(const Layout& table, const char* kind)
{
    Deck deck;
    deck.game = "hero";
    deck.kind = kind;
    for (const auto& [section, cards] : table)
        for (const Plain* card : cards) {
            DeckEntry entry;
            entry.card = card->name;
            deck.section(section).entries.push_back(entry);
        }
    return deck;
}

const Plain* anyOf(Rng& rng, const std::function<bool(const Plain&)>& fits)
{
    for (;;)
        if (const Plain& card = pool()[static_cast<std::size_t>(below(rng, static_cast<int>(pool().size())))];
            fits(card))
            return &card;
}

Layout randomDeck(Rng& rng)
{
    Layout table;
    table["hero"];
    std::vector<const Plain*>& main = table["main"];
    const std::string own = below(rng, 2) == 0 ? "barbarian" : "mage";
    const auto hero = [&](const std::string& heroClass) {
        return anyOf(rng, [&](const Plain& card) { return card.type == "hero" && card.heroClass == heroClass; });
    };
    if (below(rng, 12) != 0)
        table["hero"].push_back(hero(own));
    if (below(rng, 12) == 0)
        table["hero"].push_back(hero(below(rng, 2) == 0 ? "barbarian" : "mage"));
    if (below(rng, 15) == 0)
        table["hero"].push_back(anyOf(rng, [](const Plain& card) { return card.type == "minion"; }));
    const bool pure = below(rng, 3) != 0;
    const int favourite = below(rng, 4);
    const int size = below(rng, 3) == 0 ? below(rng, 60) : 34 + below(rng, 13);
    while (static_cast<int>(main.size()) < size) {
        const Plain* card = anyOf(rng, [&](const Plain& c) {
            if (pure && (c.heroClass != own || c.type == "hero" || c.token))
                return false;
            if (!pure && c.heroClass != own && below(rng, 12) != 0)
                return false;
            return favourite == 0
                || (favourite == 1       ? c.type != "minion" || below(rng, 20) == 0
                        : favourite == 2 ? c.type != "spell" || below(rng, 20) == 0
                                         : c.cost >= 4 || below(rng, 8) == 0);
        });
        for (int copies = 1 + below(rng, below(rng, 6) == 0 ? 7 : 4); copies > 0; --copies)
            if (static_cast<int>(main.size()) < size)
                main.push_back(card);
    }
    return table;
}

Layout randomShop(Rng& rng)
{
    Layout table{{"early", {}}, {"mid", {}}, {"late", {}}};
    const auto isItem = [](const Plain& card) { return card.isItem(); };
    const auto section = [&](const Plain& card) -> std::vector<const Plain*>& {
        return table[below(rng, 25) == 0 ? "mid" : card.tier];
    };
    const int gone = below(rng, 4) == 0 ? 30 : 8;
    for (const Plain& card : pool())
        if (card.isItem() && below(rng, 100) >= gone)
            section(card).push_back(&card);
    for (int more = below(rng, 12); more > 0; --more) {
        const Plain* card = anyOf(rng, isItem);
        section(*card).push_back(card);
    }
    if (below(rng, 10) == 0)
        table["early"].push_back(anyOf(rng, [](const Plain& card) { return !card.isItem(); }));
    if (below(rng, 3) == 0) { // forty-five, in whatever mixture
        std::vector<const Plain*> all;
        for (auto& [key, cards] : table)
            all.insert(all.end(), cards.begin(), cards.end());
        while (std::ranges::count_if(all, [&](const Plain* card) { return isItem(*card); }) < 45) {
            const Plain* card = anyOf(rng, [&](const Plain& c) { return isItem(c) && c.tier != "early"; });
            table[card->tier].push_back(card);
            all.push_back(card);
        }
    }
    return table;
}

} // namespace

class HeroRandomDecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void decksEqualTheSlowCounter()
    {
        run(4000 / test::thinned(), "deck", randomDeck, countDeck,
            {"HRO-D1",  "HRO-D2",  "HRO-D3",  "HRO-D4",  "HRO-D5",  "HRO-D6",  "HRO-D7",
             "HRO-D9",  "HRO-D10", "HRO-D14", "HRO-D15", "HRO-D16", "HRO-D17", "HRO-D18",
             "HRO-D19", "HRO-D20", "HRO-D21", "HRO-D22", "HRO-D23", "HRO-D25"});
    }
    void shopsEqualTheSlowCounter()
    {
        run(3000 / test::thinned(), "shop", randomShop, countShop,
            {"HRO-S4", "HRO-S5", "HRO-S6", "HRO-S7", "HRO-S8", "HRO-S11", "HRO-S15", "HRO-S16", "HRO-S23"});
    }

    /// What may be added is what brings no illegal finding that was not there.
    void mayAddAgreesWithTheVerdict()
    {
        Rng rng(31);
        for (int round = 0; round < 24; ++round) {
            const bool isShop = round % 2 == 0;
            const Layout table = isShop ? randomShop(rng) : randomDeck(rng);
            const Deck deck = deckOf(table, isShop ? "shop" : "deck");
            const ResolvedDeck resolved(catalogue(), deck);
            const validators::Adding adding(resolved, {});
            const auto illegal = [](const Deck& d) {
                std::map<std::string, int> worst;
                for (const Finding& finding : validators::check(ResolvedDeck(catalogue(), d)))
                    if (finding.severity == Severity::Illegal)
                        worst[finding.id + finding.label] +=
                            std::abs(finding.have.value_or(0) - finding.limit.value_or(finding.need.value_or(0)));
                return worst;
            };
            const auto before = illegal(deck);
            for (std::uint32_t i = 0; i < catalogue().size(); i += 3) {
                bool possible = false;
                for (const auto& [section, cards] : table) {
                    Deck with = deck;
                    DeckEntry entry;
                    entry.card = std::string(catalogue().card(CardIndex{i}).name());
                    with.section(section).entries.push_back(entry);
                    auto after = illegal(with);
                    possible = possible || std::ranges::all_of(after, [&](const auto& each) {
                                   const auto it = before.find(each.first);
                                   return it != before.end() && it->second >= each.second;
                               });
                }
                QVERIFY2(adding.ask(CardIndex{i}).allowed == possible,
                         std::string(catalogue().card(CardIndex{i}).name()).c_str());
            }
        }
    }

    /// Why a card may not be added is told of the place where it would go, not of the hero's.
    void theReasonIsThatOfTheCardsOwnPlace()
    {
        Deck deck;
        deck.game = "hero";
        deck.kind = "deck";
        deck.section("hero").entries.push_back({.card = "Barbarian", .identity = {}, .count = 1, .note = {}, .at = {}});
        const ResolvedDeck resolved(catalogue(), deck);
        const validators::Adding adding(resolved, {});
        const auto reasonOf = [&](const char* name) {
            const auto answer = adding.ask(catalogue().findByName(name).front());
            return answer.reason ? answer.reason->id : std::string();
        };
        QCOMPARE(reasonOf("A Brighter Lamp"), std::string("HRO-D7"));           // an Upgrade of the Mage
        QCOMPARE(reasonOf("Apprentice of Small Fires"), std::string("HRO-D6")); // a Minion of the Mage
        QCOMPARE(reasonOf("A Piece of the Mountain"), std::string("HRO-D4"));   // an item
        QCOMPARE(reasonOf("Mage"), std::string("HRO-D1"));                      // a second hero
        QCOMPARE(reasonOf("Berserker"), std::string());
    }

    /// A plan leaves nothing unlawful, and no smaller one does where there is a single surplus or missing card.
    void makeLegalMendsDecksAndShops()
    {
        Rng rng(32);
        for (int round = 0; round < 24; ++round) {
            const bool isShop = round % 2 == 0;
            Deck deck = deckOf(isShop ? randomShop(rng) : randomDeck(rng), isShop ? "shop" : "deck");
            const validators::LegalPlan plan = validators::makeLegal(ResolvedDeck(catalogue(), deck));
            QVERIFY2(plan.possible, std::to_string(round).c_str());
            muster::apply(deck, plan.edits);
            QVERIFY(muster::verdictOf(validators::check(ResolvedDeck(catalogue(), deck))) == Verdict::Legal);
        }
    }

private:
    static void run(int rounds, const char* kind, Layout (*make)(Rng&), Verdicts (*slow)(Layout&),
                    const std::vector<std::string>& wanted)
    {
        Rng rng(20261121);
        std::map<std::string, int> seen;
        for (int round = 0; round < rounds; ++round) {
            Layout table = make(rng);
            const Deck deck = deckOf(table, kind);
            const Verdicts found = toldIn(validators::check(ResolvedDeck(catalogue(), deck)));
            const Verdicts counted = slow(table);
            QVERIFY2(found == counted,
                     ("round " + std::to_string(round) + " found " + textOf(found) + " but counted " + textOf(counted))
                         .c_str());
            for (const Told& told : found)
                ++seen[told.id];
        }
        for (const std::string& id : wanted)
            QVERIFY2(seen[id] >= 5, (id + " " + std::to_string(seen[id])).c_str());
    }
};

QTEST_GUILESS_MAIN(HeroRandomDecksTest)
#include "hero_random_decks_test.moc"
