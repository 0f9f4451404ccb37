// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/armory/hands.h"

#include <algorithm>

#include "engine/games/armory/opening_hand.h"
#include "engine/language/cards_in_use.h"
#include "engine/play/exact_draws.h"

namespace muster::engine::armory {

namespace {

constexpr int handSize = 7; // ARM-108

enum ShareAt : std::size_t { NoAttribute, OneAttribute, TwoToFour, FiveOrSix, NothingElse, Replaced };
enum MeanAt : std::size_t { CardsReplaced, PlayableBefore, PlayableAfter };

ShareAt shareOf(int number)
{
    return number == 0      ? NoAttribute
        : number == 1       ? OneAttribute
        : number <= 4       ? TwoToFour
        : number < handSize ? FiveOrSix
                            : NothingElse;
}

} // namespace

Hands::Hands(std::shared_ptr<const Rules> rules, const DeckCards& deck)
    : DrawnHands({{handSize}, 1, handSize, false, Back::DrawnFirst, "ARM-111"}, deck), // ARM-113, ARM-114, ARM-115
      m_rules(std::move(rules))
{
}

/// ARM-Q7: no more than the deck has.
Mulligan Hands::mulligan(const PracticeHand& hand) const
{
    Mulligan rule = DrawnHands::mulligan(hand);
    rule.most = std::min(rule.most, static_cast<int>(hand.deck.size()));
    return rule;
}

int Hands::attributesIn(const DeckCards& cards) const
{
    return static_cast<int>(std::count_if(cards.begin(), cards.end(), [&](std::uint16_t card) {
        return m_rules->facts(card).type == static_cast<std::uint8_t>(Type::Attribute);
    }));
}

void Hands::policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const
{
    const OpeningHand opening(*m_rules, hand.hand);
    const auto most = static_cast<std::size_t>(mulligan(hand).most);
    cards.clear();
    for (std::size_t at = 0; at < hand.hand.size() && cards.size() < most; ++at) {
        if (opening.isReplaced(at))
            cards.push_back(at);
    }
}

int Hands::classOf(const PracticeHand& hand) const { return OpeningHand(*m_rules, hand.hand).classOf(); }

Measures Hands::series() const
{
    const int cards = static_cast<int>(deck().size());
    const int wanted = attributesIn(deck());
    std::array<double, Replaced> chances{};
    for (int number = 0; number <= handSize; ++number)
        chances[shareOf(number)] += chanceOfHits(number, wanted, cards, handSize);
    Measures all;
    all.facts = {{"cards", {"cards"}, cards}, {"attributes", {"Attributes"}, wanted}};
    all.shares = {{"no-attribute", {"no Attribute in the first hand"}, 0, chances[NoAttribute]},
                  {"one-attribute", {"one Attribute in it"}, 0, chances[OneAttribute]},
                  {"two-to-four", {"two to four Attributes in it"}, 0, chances[TwoToFour]},
                  {"five-or-six", {"five or six Attributes in it"}, 0, chances[FiveOrSix]},
                  {"nothing-else", {"nothing but Attributes in it"}, 0, chances[NothingElse]},
                  {"replaced", {"cards were replaced"}}};
    all.means = {{"cards-replaced", {"cards replaced"}, 0, handSize},
                 {"playable-before", {"of the first hand playable by the third own turn"}, 0, 1, true},
                 {"playable-after", {"of the hand that stands"}, 0, 1, true}};
    all.classes = {
        {"classes",
         {"hands"},
         {{"good", {"good: two to four Attributes, and for them equipment and something to play"}},
          {"fair",
           {"fair: two to four Attributes and something for them, one and a way to more, or five and strong cards"}},
          {"bad", {"bad: too few Attributes, too many, or the wrong ones"}},
          {"dead", {"dead: only Attributes, or none and nothing to play without them"}}}}};
    return all;
}

void Hands::measure(const PracticeHand& first, const PracticeHand& last, Measures& sum) const
{
    ++sum.shares[shareOf(attributesIn(first.hand))].count;
    std::vector<std::size_t> replaced;
    policy(first, replaced);
    sum.shares[Replaced].count += replaced.empty() ? 0 : 1;
    sum.means[CardsReplaced].mean.add(double(replaced.size()));
    sum.means[PlayableBefore].mean.add(OpeningHand(*m_rules, first.hand).shareOfPlayable());
    sum.means[PlayableAfter].mean.add(OpeningHand(*m_rules, last.hand).shareOfPlayable());
}

std::unique_ptr<HandPractice> makeHandPractice(const Catalogue& catalogue,
                                               const std::map<std::string, std::string>& options,
                                               const DeckSections& deck)
{
    const DeckCards& cards = deck.cards("armory");
    return std::make_unique<Hands>(
        std::make_shared<const Rules>(catalogue, options, code::cardsInUse(catalogue, cards)), cards);
}

} // namespace muster::engine::armory
