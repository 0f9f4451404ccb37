// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "validators/hero/deck_checks.h"
#include "validators/hero/effects.h"

namespace muster::validators::hero {

namespace {

using Findings = std::vector<Finding>;

/// One finding for all items that are not as they should be.
template <class Predicate>
void tellOdd(const Facts& shop, Findings& findings, const char* id, const char* label, const char* rule,
             const Predicate& isOdd)
{
    Finding f = finding(id, Severity::Warning, FindingKind::TooMany, {rule});
    int count = 0;
    for (const Facts::Pile& pile : shop.piles)
        if (isOdd(pile.card)) {
            f.subjects.push_back(shop.subjectOf(pile));
            count += pile.copies;
        }
    if (count == 0)
        return;
    f.label = label;
    f.have = count;
    f.limit = 0;
    findings.push_back(std::move(f));
}

/// HRO-S21. For one class only, or about the resource of one.
bool isForOneHero(const Facts& shop, const Card& card)
{
    if (card.type() != shop.words.equipment && card.type() != shop.words.potion)
        return false; // that is HRO-S15
    std::size_t named = 0;
    for (const Word& resource : shop.words.resources)
        named += speaksOf(card, shop.catalogue(), resource.key) ? 1 : 0;
    return card.word(shop.words.heroClass).valid() || (named > 0 && named < shop.words.resources.size());
}

/// Amounts of the potions of a kind (HRO-038 to HRO-040), from weak to strong.
struct Family {
    std::string_view kind;
    std::array<int, 3> amounts;
};
constexpr std::array<Family, 3> potionFamilies{{{"mana", {1, 2, 4}}, {"health", {4, 7, 12}}, {"knowledge", {1, 3, 5}}}};

/// HRO-S22. The three potions of a kind from weak to strong, one in each tier. Other amounts are HRO-S6 to HRO-S8.
void checkFamilies(const Facts& shop, Findings& findings)
{
    struct Potion {
        int amount = 0;
        WordIndex tier;
        int gold = 0;
        const Facts::Pile* pile = nullptr;
    };
    for (const Family& family : potionFamilies) {
        std::vector<Potion> potions;
        for (const Facts::Pile& pile : shop.piles)
            if (pile.card.type() == shop.words.potion && pile.card.wordKey(shop.words.potionKind) == family.kind)
                potions.push_back({pile.card.number(shop.words.amount).value_or(0), pile.card.word(shop.words.tier),
                                   pile.card.number(shop.words.goldCost).value_or(0), &pile});
        std::ranges::sort(potions, {}, &Potion::amount);
        if (!std::ranges::equal(potions, family.amounts, {}, &Potion::amount))
            continue;
        const bool rising = std::ranges::is_sorted(potions, std::ranges::less_equal{}, &Potion::gold)
            && std::ranges::is_sorted(potions, {}, [](const Potion& potion) { return potion.tier; });
        const bool spread = potions[0].tier != potions[1].tier && potions[1].tier != potions[2].tier;
        if (rising && spread)
            continue;
        Finding f = finding("HRO-S22", Severity::Advice, FindingKind::UnevenlySpread,
                            {"HRO-038", "HRO-039", "HRO-040", "HRO-047"});
        f.label = family.kind;
        for (const Potion& potion : potions)
            f.subjects.push_back(shop.subjectOf(*potion.pile));
        findings.push_back(std::move(f));
    }
}

} // namespace

void checkShop(const Facts& shop, std::vector<Finding>& findings)
{
    const Catalogue& catalogue = shop.catalogue();
    const Words& words = shop.words;
    tellOdd(shop, findings, "HRO-S18", "Chest pieces without health, Armor or a defence", "HRO-049",
            [&](const Card& card) {
                return card.word(words.slot) == words.chest && !card.number(words.health) && !card.number(words.armor)
                    && !defends(card, catalogue);
            });
    tellOdd(shop, findings, "HRO-S19", "Jewelry without gold or cards", "HRO-049",
            [&](const Card& card) { return card.word(words.slot) == words.jewelry && !earns(card, catalogue); });
    tellOdd(shop, findings, "HRO-S20", "Potions with more than one immediate effect", "HRO-051",
            [&](const Card& card) { return card.type() == words.potion && !isImmediate(card, catalogue); });
    tellOdd(shop, findings, "HRO-S21", "Items for one hero only", "HRO-048",
            [&](const Card& card) { return isForOneHero(shop, card); });
    checkFamilies(shop, findings);
}

} // namespace muster::validators::hero
