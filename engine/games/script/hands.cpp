// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/script/hands.h"

#include <algorithm>
#include <numeric>

#include "engine/language/cards_in_use.h"
#include "engine/play/exact_draws.h"

namespace muster::engine::script {

namespace {

constexpr int openingHand = 7;      // SCR-024
constexpr int seenByThirdTurn = 10; // without Fasting

enum Class : int { Good, Fair, Bad, Dead };

/// Places in series(), behind those of each number of Scripts.
enum ShareAt : std::size_t { Few = openingHand + 1, Right, Many, NoCreature, ThirdTurn, SentBack };

DrawnHands::Procedure procedureOf(const Rules& rules)
{
    // SCR-030 to SCR-035, SCR-Q8
    return {{openingHand},
            1,
            openingHand,
            true,
            rules.switches.mulliganReshuffles ? DrawnHands::Back::ShuffledFirst : DrawnHands::Back::Discarded,
            "SCR-031"};
}

} // namespace

Hands::Hands(std::shared_ptr<const Rules> rules, const DeckCards& deck)
    : DrawnHands(procedureOf(*rules), deck),
      m_rules(std::move(rules)),
      m_average(averageHand())
{
}

int Hands::scriptsIn(const DeckCards& cards) const
{
    return static_cast<int>(
        std::count_if(cards.begin(), cards.end(), [&](std::uint16_t card) { return isScript(card); }));
}

bool Hands::isScript(std::uint16_t card) const
{
    return m_rules->facts(card).type == static_cast<std::uint8_t>(Type::Script);
}

bool Hands::isCreature(std::uint16_t card) const
{
    return m_rules->facts(card).type == static_cast<std::uint8_t>(Type::Creature);
}

bool Hands::fits(std::uint16_t script, std::uint16_t creature) const
{
    const auto element = [&](std::uint16_t card) {
        return m_rules->catalogue()
            .card(CardIndex{card})
            .word(FieldIndex{static_cast<std::uint32_t>(m_rules->elementField)});
    };
    return isScript(script) && element(script) == element(creature);
}

int Hands::leastCost(const DeckCards& hand, std::uint16_t card) const
{
    const auto& numbers = m_rules->facts(card).numbers;
    const Facts& facts = m_rules->own(card);
    const bool evolves =
        facts.hasEvolvedCost && std::find(hand.begin(), hand.end(), facts.line) != hand.end(); // SCR-194
    const int cost = numbers[m_rules->words.cost];
    return evolves ? std::min<int>(cost, numbers[m_rules->words.evolvedCost]) : cost;
}

/// By turn t a cost of at most t, and of no more than the fitting Scripts of the hand and those to be expected.
int Hands::readyBy(const DeckCards& hand, std::uint16_t creature) const
{
    const auto fitting = [&](std::uint16_t card) { return fits(card, creature); };
    const auto inHand = static_cast<double>(std::count_if(hand.begin(), hand.end(), fitting));
    const auto inDeck = static_cast<double>(std::count_if(deck().begin(), deck().end(), fitting));
    const int cost = leastCost(hand, creature);
    for (int turn = 1; turn <= 6; ++turn) {
        const double expected = inHand + turn * inDeck / double(std::max<std::size_t>(1, deck().size()));
        if (cost <= turn && expected >= cost)
            return turn;
    }
    return 0;
}

/// Whether the Scripts of the hand could ever pay for something of it, as many as they are.
bool Hands::anythingPayable(const DeckCards& hand) const
{
    const int scripts = scriptsIn(hand);
    return std::any_of(hand.begin(), hand.end(), [&](std::uint16_t card) {
        if (isScript(card))
            return false;
        const auto fitting = isCreature(card)
            ? std::count_if(hand.begin(), hand.end(), [&](std::uint16_t one) { return fits(one, card); })
            : std::ptrdiff_t(scripts);
        return fitting >= leastCost(hand, card);
    });
}

int Hands::classOf(const PracticeHand& hand) const
{
    const DeckCards& cards = hand.hand;
    const int scripts = scriptsIn(cards);
    int soon = 0;
    int later = 0;
    int others = 0;
    int fitting = 0; ///< Scripts of the element of some Creature of the hand
    for (const std::uint16_t card : cards) {
        if (isScript(card)) {
            fitting += std::any_of(cards.begin(), cards.end(),
                                   [&](std::uint16_t one) { return isCreature(one) && fits(card, one); })
                ? 1
                : 0;
            continue;
        }
        ++others;
        if (!isCreature(card))
            continue;
        const int turn = readyBy(cards, card);
        soon += turn > 0 && turn <= 3 ? 1 : 0;
        later += turn > 0 && turn <= 4 ? 1 : 0;
    }
    if (scripts >= 2 && scripts <= 5 && fitting > 0 && later > 0)
        return scripts <= 4 && fitting >= 2 && soon >= 1 && others >= 2 ? Good : Fair;
    return scripts == openingHand || !anythingPayable(cards) ? Dead : Bad;
}

/// What an average new hand of the deck is, from Good to Dead.
double Hands::averageHand() const
{
    constexpr int samples = 200;
    PracticeHand hand;
    int sum = 0;
    for (int i = 0; i < samples; ++i) {
        deal(hand, mix(static_cast<std::uint64_t>(i)), 0);
        sum += classOf(hand);
    }
    return double(sum) / samples;
}

/// On a dead hand, and on a bad one if a new one promises more: as its seven cards are lost for the battle, half a class
/// more, and any more where they are shuffled back.
void Hands::policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const
{
    cards.clear();
    const int is = classOf(hand);
    const double worth = int{Bad} - (m_rules->switches.mulliganReshuffles ? 0.0 : 0.5);
    if (is < Bad || (is == Bad && m_average >= worth))
        return;
    cards.resize(hand.hand.size());
    std::iota(cards.begin(), cards.end(), std::size_t(0));
}

/// Of the digest of chances: by formula, and counted beside it.
Measures Hands::series() const
{
    Measures all;
    const int cards = static_cast<int>(deck().size());
    const int scripts = scriptsIn(deck());
    const int creatures = static_cast<int>(
        std::count_if(deck().begin(), deck().end(), [&](std::uint16_t card) { return isCreature(card); }));
    all.facts = {
        {"cards", {"cards"}, cards}, {"scripts", {"Scripts"}, scripts}, {"creatures", {"Creatures"}, creatures}};
    const auto between = [&](int least, int most, int of, int drawn) {
        double sum = 0;
        for (int i = least; i <= std::min(most, drawn); ++i)
            sum += chanceOfHits(i, of, cards, drawn);
        return cards >= drawn ? std::optional(sum) : std::nullopt;
    };
    for (int i = 0; i <= openingHand; ++i)
        all.shares.push_back({"scripts-" + std::to_string(i),
                              {"%n Script(s) in the first hand", i},
                              0,
                              between(i, i, scripts, openingHand)});
    all.shares.push_back(
        {"scripts-few", {"at most one Script in the first hand"}, 0, between(0, 1, scripts, openingHand)});
    all.shares.push_back(
        {"scripts-right", {"two to four Scripts in the first hand"}, 0, between(2, 4, scripts, openingHand)});
    all.shares.push_back(
        {"scripts-many", {"five Scripts or more in the first hand"}, 0, between(5, openingHand, scripts, openingHand)});
    all.shares.push_back({"no-creature", {"no Creature in the first hand"}, 0, between(0, 0, creatures, openingHand)});
    all.shares.push_back({"scripts-third-turn",
                          {"three Scripts or more among the first ten cards"},
                          0,
                          between(3, seenByThirdTurn, scripts, seenByThirdTurn)});
    all.shares.push_back({"mulligan", {"the hand is sent back"}});
    all.classes = {{"hand",
                    {"hands"},
                    {{"good", {"good: two to four Scripts, and a Creature by the third turn"}},
                     {"fair", {"acceptable: a Creature by the fourth turn"}},
                     {"bad", {"bad: too few or too many Scripts, or no Creature soon"}},
                     {"dead", {"dead: nothing of it can be played"}}}}};
    return all;
}

void Hands::measure(const PracticeHand& first, const PracticeHand& last, Measures& sum) const
{
    const int scripts = scriptsIn(first.hand);
    const auto count = [&](ShareAt share, bool so) { sum.shares[share].count += so ? 1 : 0; };
    ++sum.shares[static_cast<std::size_t>(scripts)].count;
    count(Few, scripts <= 1);
    count(Right, scripts >= 2 && scripts <= 4);
    count(Many, scripts >= 5);
    count(NoCreature,
          std::none_of(first.hand.begin(), first.hand.end(), [&](std::uint16_t card) { return isCreature(card); }));
    const auto next = std::min<std::size_t>(seenByThirdTurn - openingHand, first.deck.size());
    const DeckCards drawn(first.deck.begin(), first.deck.begin() + static_cast<std::ptrdiff_t>(next));
    count(ThirdTurn, scripts + scriptsIn(drawn) >= 3);
    count(SentBack, last.changes > 0);
}

std::unique_ptr<HandPractice> makeHandPractice(const Catalogue& catalogue,
                                               const std::map<std::string, std::string>& options,
                                               const DeckSections& deck)
{
    const DeckCards& cards = deck.cards("main");
    auto rules = std::make_shared<const Rules>(catalogue, code::cardsInUse(catalogue, cards), options);
    if (rules->tooLarge())
        return nullptr;
    return std::make_unique<Hands>(std::move(rules), cards);
}

} // namespace muster::engine::script
