// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/sceptre/checks.h"

#include <algorithm>
#include <set>

#include "validators/probability.h"
#include "validators/sceptre/dead_hands.h"
#include "validators/sceptre/deck_facts.h"
#include "validators/sceptre/searches.h"

namespace muster::validators::sceptre {

namespace {

using Findings = std::vector<Finding>;

Finding finding(const char* id, Severity severity, FindingKind kind, std::vector<std::string> rules)
{
    Finding result;
    result.id = id;
    result.severity = severity;
    result.kind = kind;
    result.rules = std::move(rules);
    return result;
}

Subject subjectOf(const DeckFacts& deck, const DeckFacts::Pile& pile) { return deck.view->subjectOf(*pile.source); }

std::string metalName(const DeckFacts& deck, int metal)
{
    const WordIndex word = deck.words.metalWords[static_cast<std::size_t>(metal)];
    return deck.view->catalogue().words(deck.words.metalVocabulary)[word.value].label;
}

/// The shortage that stays one even if all unclear names turn out to be the best Coins.
std::optional<CoinShortage> certainShortage(const DeckFacts& deck, const Coins& need)
{
    Coins most = deck.coins;
    most.of[0] += deck.unclear;
    if (!shortage(most, need))
        return {};
    return shortage(deck.coins, need);
}

/// SCE-V10. More than 35% of the starting hands are dead. Without any Champion it is SCE-V9.
void checkDeadHands(const DeckFacts& deck, Findings& findings)
{
    constexpr double tooOften = 0.35;
    const int champions = deck.count(deck.words.champion);
    if (champions == 0 || chanceOfDeadHand(champions + deck.unclear, deck.cards) <= tooOften)
        return;
    Finding f = finding("SCE-V10", Severity::Warning, FindingKind::DeadHands, {"SCE-8a", "SCE-8d"});
    f.have = champions;
    f.need = champions;
    while (chanceOfDeadHand(*f.need, deck.cards) > tooOften)
        ++*f.need;
    for (const DeckFacts::Pile& pile : deck.piles)
        if (pile.type == deck.words.champion)
            f.subjects.push_back(subjectOf(deck, pile));
    for (int more = 0; more <= 2; ++more)
        f.figures.push_back({"dead hand", champions + more, chanceOfDeadHand(champions + more, deck.cards)});
    f.figures.push_back({"lost to dead hands", champions, chanceOfSevenDeadHands(champions, deck.cards)});
    findings.push_back(std::move(f));
}

/// SCE-V12. No attack of any Champion can be unlocked by the deck's Coins. What each attack lacks is no news then.
bool checkAnyAttack(const DeckFacts& deck, Findings& findings)
{
    if (deck.attacks.empty())
        return true;
    std::optional<CoinShortage> nearest;
    for (const DeckFacts::Attack& attack : deck.attacks) {
        const std::optional<CoinShortage> lacks = certainShortage(deck, attack.need);
        if (!lacks)
            return true;
        if (!nearest || lacks->need - lacks->have < nearest->need - nearest->have)
            nearest = lacks;
    }
    Finding f = finding("SCE-V12", Severity::Warning, FindingKind::NoAttackPayable,
                        {"SCE-17c", "SCE-18a", "SCE-18h", "SCE-30c"});
    f.label = metalName(deck, nearest->metal);
    f.have = nearest->have;
    f.need = nearest->need;
    for (const DeckFacts::Pile& pile : deck.piles)
        if (pile.type == deck.words.champion)
            f.subjects.push_back(subjectOf(deck, pile));
    findings.push_back(std::move(f));
    return false;
}

/// SCE-V13. An attack, Action, Equipment or Exterior needs more Coins of a metal, or better, than the deck holds.
void checkPayable(const DeckFacts& deck, bool attacksToo, Findings& findings)
{
    const auto tell = [&](const DeckFacts::Pile& pile, std::string_view part, const CoinShortage& lacks) {
        Finding f = finding("SCE-V13", Severity::Warning, FindingKind::NeverPayable, {"SCE-17c", "SCE-18h"});
        f.subjects.push_back(subjectOf(deck, pile));
        f.part = part;
        f.label = metalName(deck, lacks.metal);
        f.have = lacks.have;
        f.need = lacks.need;
        findings.push_back(std::move(f));
    };
    for (const DeckFacts::Pile& pile : deck.piles)
        if (const auto lacks = certainShortage(deck, deck.words.coinsOf(pile.card.words(deck.words.cost))))
            tell(pile, {}, *lacks);
    if (attacksToo)
        for (const DeckFacts::Attack& attack : deck.attacks)
            if (const auto lacks = certainShortage(deck, attack.need))
                tell(deck.piles[attack.pile], attack.name, *lacks);
}

/// SCE-V19. An Action or Equipment with an Origin requirement, and nothing of that Origin to use it on: Equipment goes
/// onto Champions (SCE-23a), unless its text allows Squires.
void checkOriginTargets(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0)
        return;
    for (const DeckFacts::Pile& pile : deck.piles) {
        const WordIndex origin = pile.card.word(deck.words.requires_);
        if (!origin.valid() || deck.hasOrigin(deck.words.champion, origin))
            continue;
        const bool squiresToo = pile.type == deck.words.action || pile.card.record().flag(deck.words.onSquire);
        if (squiresToo && deck.hasOrigin(deck.words.squire, origin))
            continue;
        Finding f = finding("SCE-V19", Severity::Warning, FindingKind::NoSuchTarget, {"SCE-22c", "SCE-23e"});
        f.subjects.push_back(subjectOf(deck, pile));
        f.label = pile.card.wordLabel(deck.words.requires_);
        findings.push_back(std::move(f));
    }
}

/// SCE-V20. Squires whose Origin no Champion of the deck has. Without Champions it is SCE-V9.
void checkMatchingBonus(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0 || deck.count(deck.words.champion) == 0)
        return;
    for (const DeckFacts::Pile& pile : deck.piles) {
        if (pile.type != deck.words.squire || deck.hasOrigin(deck.words.champion, pile.card.word(deck.words.origin)))
            continue;
        Finding f = finding("SCE-V20", Severity::Advice, FindingKind::BonusNeverApplies, {"SCE-36d"});
        f.subjects.push_back(subjectOf(deck, pile));
        f.label = pile.card.wordLabel(deck.words.origin);
        findings.push_back(std::move(f));
    }
}

/// SCE-V21. Fewer than 16 Coins, or fewer than the first attacks of four Champions need.
void checkCoinCount(const DeckFacts& deck, Findings& findings)
{
    constexpr int least = 16;
    constexpr int cardsOfTurnOne = handSize + 1;
    const int need = std::max(least, deck.coinsOfPlan());
    const int coins = deck.coins.total();
    if (coins + deck.unclear >= need)
        return;
    Finding f = finding("SCE-V21", Severity::Advice, FindingKind::FewResources, {"SCE-17a"});
    f.label = "Coins";
    f.have = coins;
    f.need = need;
    for (const int count : {coins, 16, 20, 24})
        f.figures.push_back({"two coins in eight", count, chanceOfAtLeast({deck.cards, count, cardsOfTurnOne}, 2)});
    findings.push_back(std::move(f));
}

/// SCE-V22. Paid cards cost more Coins than the attacks of the plan leave; payment discards the Coin, an attack keeps it.
void checkCoinsCompete(const DeckFacts& deck, Findings& findings)
{
    int costs = 0;
    Finding f = finding("SCE-V22", Severity::Advice, FindingKind::ResourcesCompete, {"SCE-23c", "SCE-22f", "SCE-27g"});
    for (const DeckFacts::Pile& pile : deck.piles)
        if (const auto cost = pile.card.words(deck.words.cost); !cost.empty()) {
            costs += static_cast<int>(cost.size()) * pile.copies;
            f.subjects.push_back(subjectOf(deck, pile));
        }
    const int left = std::max(0, deck.coins.total() - deck.coinsOfPlan());
    if (costs <= left + deck.unclear)
        return;
    f.have = left;
    f.need = costs;
    findings.push_back(std::move(f));
}

/// SCE-V23. No Infantry Champion has a first attack of at most two Coins: only such a one attacks without help.
void checkEarlyAttack(const DeckFacts& deck, Findings& findings)
{
    constexpr int cheap = 2;
    if (deck.unclear > 0 || deck.attacks.empty())
        return;
    const bool early = std::ranges::any_of(deck.attacks, [&](const DeckFacts::Attack& attack) {
        return attack.first && attack.need.total() <= cheap
            && deck.piles[attack.pile].card.word(deck.words.classField) == deck.words.infantry;
    });
    if (early)
        return;
    Finding f = finding("SCE-V23", Severity::Advice, FindingKind::LateStart, {"SCE-7c", "SCE-12a", "SCE-7b"});
    f.have = 0;
    f.need = 1;
    findings.push_back(std::move(f));
}

/// SCE-V24. All Exteriors, or all Champions, are one single card, and no search finds it.
void checkSingleCopies(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0)
        return;
    for (const TypeIndex type : {deck.words.champion, deck.words.exterior}) {
        if (deck.count(type) != 1)
            continue;
        const auto pile = std::ranges::find(deck.piles, type, &DeckFacts::Pile::type);
        if (anySearchFinds(deck, *pile))
            continue;
        Finding f = finding("SCE-V24", Severity::Advice, FindingKind::SingleCopy, {"SCE-6a"});
        f.subjects.push_back(subjectOf(deck, *pile));
        f.have = 1;
        f.figures.push_back({"locked away", 1, chanceOfSetAside(deck.cards)});
        findings.push_back(std::move(f));
    }
}

/// SCE-V28. A search for a Coin, and none of that metal, nor of a lower one that would do, is in the deck.
void checkCoinSearches(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0)
        return;
    for (const DeckFacts::Pile& pile : deck.piles)
        for (const CoinSearch& search : coinSearchesOf(deck, pile)) {
            if (search.finds(deck.coins))
                continue;
            Finding f = finding("SCE-V28", Severity::Advice, FindingKind::NothingToFind, {"SCE-18f"});
            f.subjects.push_back(subjectOf(deck, pile));
            const std::optional<int> metal = search.bestNamed();
            f.label = metal ? metalName(deck, *metal) : deck.view->game().type(deck.words.coin).label;
            findings.push_back(std::move(f));
            break; // one cause: the card's other searches lack the same Coins
        }
}

} // namespace

void check(const DeckView& view, std::vector<Finding>& findings)
{
    const DeckFacts deck(view);
    checkDeadHands(deck, findings);
    const bool someAttack = checkAnyAttack(deck, findings);
    checkPayable(deck, someAttack, findings);
    checkOriginTargets(deck, findings);
    checkMatchingBonus(deck, findings);
    checkCoinCount(deck, findings);
    checkCoinsCompete(deck, findings);
    checkEarlyAttack(deck, findings);
    checkSingleCopies(deck, findings);
    checkCoinSearches(deck, findings);
}

/// SCE-V9. Without any Champion every hand is dead, and the seventh loses the game (SCE-8g).
void addFigures(const DeckView& view, Finding& finding)
{
    if (finding.id == "SCE-V9" && view.unclear() == 0)
        finding.figures.push_back({"lost to dead hands", 0, 1.0});
}

} // namespace muster::validators::sceptre
