// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/hands.h"

#include <algorithm>
#include <numeric>

#include "engine/language/cards_in_use.h"

namespace muster::engine::sceptre {

namespace {

constexpr std::size_t handSize = 7; // SCE-5b
constexpr int bloodCards = 5;       // SCE-6a
constexpr int attempts = 7;         // SCE-8g

enum Class : int { GoodHand, FairHand, BadHand, DeadHand };

/// Shares of series(), in its order: eight by Champions of the first hand, eight by dead hands, then those of the hand that
/// is kept.
enum At : std::size_t {
    Champions = 0,
    DeadHands = 8,
    TwoChampions = 16,
    Good,
    Ready,
    LastChampion,
    NoCoin,
    CoinsForNothing,
    CavalryOnly,
};

} // namespace

Hands::Hands(std::shared_ptr<const Rules> rules, DeckCards deck)
    : m_rules(std::move(rules)),
      m_deck(std::move(deck)),
      m_odds(openingOdds(*m_rules, m_deck))
{
}

int Hands::championsIn(const DeckCards& cards) const
{
    return static_cast<int>(std::count_if(
        cards.begin(), cards.end(), [&](std::uint16_t card) { return m_rules->facts(card).type == Type::Champion; }));
}

/// As the game's own set-up does, from the same stream: the same seed gives the hand of the same game.
void Hands::deal(PracticeHand& hand, std::uint64_t seed, int place) const
{
    hand.place = place;
    hand.deck = m_deck;
    hand.hand.clear();
    hand.aside.clear();
    hand.changes = 0;
    hand.lost = false;
    hand.stream = Stream(seed, 1);
    shuffleDeck(hand);                           // SCE-5a
    drawCards(hand, static_cast<int>(handSize)); // SCE-5b
    const auto blood = std::min<std::ptrdiff_t>(bloodCards, std::ssize(hand.deck));
    hand.aside.assign(hand.deck.begin(), hand.deck.begin() + blood); // SCE-6a
    hand.deck.erase(hand.deck.begin(), hand.deck.begin() + blood);
    hand.stands = championsIn(hand.hand) > 0; // SCE-8b
}

Mulligan Hands::mulligan(const PracticeHand& hand) const
{
    const int all = static_cast<int>(hand.hand.size());
    return {all, all, true, "SCE-8a"}; // a dead hand cannot be kept
}

/// All of them: they go back and the whole deck is shuffled, but the Blood Cards stay (SCE-8c, SCE-Q4).
void Hands::sendBack(PracticeHand& hand, std::span<const std::size_t>) const
{
    ++hand.changes;
    if (hand.changes == attempts) { // SCE-8g; the first hand counts (SCE-Q5)
        hand.lost = hand.stands = true;
        return;
    }
    hand.deck.insert(hand.deck.end(), hand.hand.begin(), hand.hand.end());
    hand.hand.clear();
    shuffleDeck(hand);
    drawCards(hand, static_cast<int>(handSize));
    hand.stands = championsIn(hand.hand) > 0;
}

void Hands::policy(const PracticeHand& hand, std::vector<std::size_t>& cards) const
{
    cards.resize(hand.hand.size());
    std::iota(cards.begin(), cards.end(), std::size_t(0));
}

int Hands::classOf(const PracticeHand& hand) const
{
    const OpeningHand seen = look(hand.hand);
    if (seen.champions == 0)
        return DeadHand;
    if (seen.isGood())
        return GoodHand;
    return seen.isBad() ? BadHand : FairHand;
}

Measures Hands::series() const
{
    Measures all;
    all.facts = {{"cards", {"cards"}, static_cast<int>(m_deck.size())},
                 {"champions", {"Champions"}, championsIn(m_deck)}};
    for (std::size_t i = 0; i < 8; ++i)
        all.shares.push_back({"champions-" + std::to_string(i),
                              {"%n Champion(s) in the first hand", static_cast<int>(i)},
                              0,
                              m_odds.champions[i]});
    for (std::size_t i = 0; i < 8; ++i)
        all.shares.push_back({"dead-hands-" + std::to_string(i),
                              i == attempts ? Label{"seven dead hands: the game is lost"}
                                            : Label{"%n dead hand(s) before the one that stands", static_cast<int>(i)},
                              0, m_odds.deadHands[i]});
    const auto share = [&](const char* key, const char* label, double exact) {
        all.shares.push_back({key, {label}, 0, exact});
    };
    share("two-champions", "the kept hand has two Champions or more", m_odds.twoChampions);
    share("good", "two Champions, one ready with two Coins that fit, and a Squire", m_odds.good);
    share("attack-soon", "it has an Infantry Champion and the Coins for its first attack", m_odds.ready);
    share("last-champion", "it has one Champion, and nothing that draws or searches", m_odds.lastChampion);
    share("no-coin", "it has no Coin", m_odds.noCoin);
    share("coins-for-nothing", "its Coins fit no attack of its Champions", m_odds.coinsForNothing);
    share("cavalry-only", "it has only Cavalry, and no Squire", m_odds.cavalryOnly);
    all.classes = {{"hand",
                    {"hands"},
                    {{"good", {"good: two Champions, one of them ready with two Coins that fit, and a Squire"}},
                     {"fair", {"fair: two Champions or a way to a second one, and a Coin that fits"}},
                     {"bad", {"bad: one Champion alone, only Cavalry without a Squire, or no Coin that fits"}},
                     {"dead", {"dead: no Champion"}}}}};
    return all;
}

OpeningHand Hands::look(const DeckCards& hand) const
{
    OpeningHand seen;
    for (const std::uint16_t card : hand) {
        if (const Facts& facts = m_rules->facts(card); facts.type == Type::Coin)
            seen.coins.add(facts.metal);
    }
    for (const std::uint16_t card : hand)
        seen.add(m_rules->facts(card));
    return seen;
}

void Hands::measure(const PracticeHand& first, const PracticeHand& last, Measures& sum) const
{
    const auto count = [&](std::size_t at, bool so) { sum.shares[at].count += so ? 1 : 0; };
    count(Champions + static_cast<std::size_t>(championsIn(first.hand)), true);
    count(DeadHands + static_cast<std::size_t>(last.changes), true);
    if (last.lost)
        return;
    const OpeningHand hand = look(last.hand);
    count(TwoChampions, hand.champions >= 2);
    count(Good, hand.isGood());
    count(Ready, hand.ready);
    count(LastChampion, hand.isLastChampion());
    count(NoCoin, hand.coins.total() == 0);
    count(CoinsForNothing, hand.hasCoinsForNothing());
    count(CavalryOnly, hand.isCavalryOnly());
}

std::unique_ptr<HandPractice> makeHandPractice(const Catalogue& catalogue,
                                               const std::map<std::string, std::string>& options,
                                               const DeckSections& deck)
{
    const DeckCards& cards = deck.cards("main");
    return std::make_unique<Hands>(
        std::make_shared<const Rules>(catalogue, options, code::cardsInUse(catalogue, cards)), cards);
}

} // namespace muster::engine::sceptre
