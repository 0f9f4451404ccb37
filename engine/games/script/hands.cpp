// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/script/hands.h"

#include <algorithm>
#include <numeric>

#include "engine/language/cards_in_use.h"

namespace muster::engine::script {

namespace {

constexpr int handSize = 7; // SCR-024

enum Class : int { Good, Fair, Bad, Dead };

/// The chance of `wanted` cards of a kind of which there are `there`, among `drawn` of `of`.
double chanceOf(int wanted, int there, int of, int drawn)
{
    const auto choose = [](int n, int k) {
        double ways = k < 0 || k > n ? 0 : 1;
        for (int i = 0; i < k && ways > 0; ++i)
            ways *= double(n - i) / (i + 1);
        return ways;
    };
    return choose(there, wanted) * choose(of - there, drawn - wanted) / choose(of, drawn);
}

DrawnHands::Procedure procedureOf(const Rules& rules)
{
    // SCR-030 to SCR-035, SCR-Q8
    return {{handSize},
            1,
            handSize,
            true,
            rules.switches.mulliganReshuffles ? DrawnHands::Back::ShuffledFirst : DrawnHands::Back::Discarded,
            "SCR-031"};
}

} // namespace

Hands::Hands(std::shared_ptr<const Rules> rules, const DeckCards& deck)
    : DrawnHands(procedureOf(*rules), deck),
      m_rules(std::move(rules))
{
}

int Hands::scriptsIn(const DeckCards& cards) const
{
    return static_cast<int>(std::count_if(cards.begin(), cards.end(), [&](std::uint16_t card) {
        return m_rules->facts(card).type == static_cast<std::uint8_t>(Type::Script);
    }));
}

int Hands::readyBy(const DeckCards& hand, std::uint16_t creature) const
{
    const Catalogue& cards = m_rules->catalogue();
    const auto element = [&](std::uint16_t card) {
        return cards.card(CardIndex{card}).word(FieldIndex{static_cast<std::uint32_t>(m_rules->elementField)});
    };
    const auto fits = [&](std::uint16_t card) {
        return m_rules->facts(card).type == static_cast<std::uint8_t>(Type::Script)
            && element(card) == element(creature);
    };
    const auto inHand = std::count_if(hand.begin(), hand.end(), fits);
    const auto inDeck = std::count_if(deck().begin(), deck().end(), fits);
    const int cost = m_rules->facts(creature).numbers[m_rules->words.cost];
    for (int turn = 1; turn <= 6; ++turn) { // SCR-123: 1, 3, 6, 10 Scripts at most after so many turns
        const int most = turn * (turn + 1) / 2;
        const double expected =
            double(inHand) + double(turn) * double(inDeck) / double(std::max<std::size_t>(1, deck().size()));
        if (inHand > 0 && std::min(double(most), expected) >= cost)
            return turn;
    }
    return cost == 0 ? 1 : 0;
}

int Hands::classOf(const PracticeHand& hand) const
{
    const int scripts = scriptsIn(hand.hand);
    int soon = 0;
    int later = 0;
    int free = 0;
    int others = 0;
    for (const std::uint16_t card : hand.hand) {
        const CardFacts& facts = m_rules->facts(card);
        if (facts.type == static_cast<std::uint8_t>(Type::Script))
            continue;
        ++others;
        free += facts.numbers[m_rules->words.cost] == 0 ? 1 : 0;
        if (facts.type != static_cast<std::uint8_t>(Type::Creature))
            continue;
        const int turn = readyBy(hand.hand, card);
        soon += turn > 0 && turn <= 3 ? 1 : 0;
        later += turn > 0 && turn <= 4 ? 1 : 0;
    }
    if ((scripts == 0 && free == 0) || scripts == handSize || others == 0)
        return Dead;
    if (scripts <= 1 || scripts >= 6 || later == 0)
        return Bad;
    return scripts <= 4 && soon >= 1 && others >= 2 ? Good : Fair;
}

/// On a dead hand and on a bad one.
void Hands::policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const
{
    cards.clear();
    if (classOf(hand) < Bad)
        return;
    cards.resize(hand.hand.size());
    std::iota(cards.begin(), cards.end(), std::size_t(0));
}

Measures Hands::series() const
{
    Measures all;
    const int cards = static_cast<int>(deck().size());
    const int scripts = scriptsIn(deck());
    all.facts = {{"cards", {"cards"}, cards}, {"scripts", {"Scripts"}, scripts}};
    for (int i = 0; i <= handSize; ++i)
        all.shares.push_back({"scripts-" + std::to_string(i),
                              {"%n Script(s) in the first hand", i},
                              0,
                              cards >= handSize ? std::optional(chanceOf(i, scripts, cards, handSize)) : std::nullopt});
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
    ++sum.shares[static_cast<std::size_t>(scriptsIn(first.hand))].count;
    sum.shares[handSize + 1].count += last.changes > 0 ? 1 : 0;
    ++sum.classes[0].rows[static_cast<std::size_t>(classOf(first))].before;
    ++sum.classes[0].rows[static_cast<std::size_t>(classOf(last))].after;
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
