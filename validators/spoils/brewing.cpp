// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/spoils/brewing.h"

#include <algorithm>

#include "validators/probability.h"

namespace muster::validators::spoils {

namespace {

int countUpTo(const std::vector<int>& levels, int level)
{
    return static_cast<int>(std::ranges::upper_bound(levels, level) - levels.begin());
}

/// SPO-D33. A brew of one or two Equipment of median level seldom finds anything.
void checkHits(const DeckFacts& deck, std::vector<Finding>& findings)
{
    constexpr double tooSeldom = 0.35;
    if (deck.levels.empty() || deck.unclear > 0)
        return;
    const int median = deck.levels[(deck.levels.size() - 1) / 2];
    const auto chance = [&](int used) { return chanceOfHit(deck.spoils, countUpTo(deck.levels, used * median), used); };
    if (chance(1) >= tooSeldom && chance(2) >= tooSeldom)
        return;
    Finding f = finding("SPO-D33", Severity::Advice, FindingKind::SeldomFound, {"SPO-125", "SPO-126", "SPO-127"});
    f.subjects = deck.subjectsOf(deck.words.equipment);
    f.label = deck.view->game().field(deck.words.alchemy).asPrinted(median);
    for (const int used : {1, 2, 3})
        f.figures.push_back({"brew finds something", used, chance(used)});
    findings.push_back(std::move(f));
}

/// The fewest other Equipment whose levels add up to that of one; 0 if all together do not.
int fewestForLevel(std::vector<int> others, int level)
{
    int sum = 0;
    int used = 0;
    for (; !others.empty() && sum < level; others.pop_back()) {
        sum += others.back();
        ++used;
    }
    return sum < level ? 0 : std::max(used, 1);
}

/// SPO-D34. A level that no two other Equipment reach, or not even all of them.
void checkLevels(const DeckFacts& deck, std::vector<Finding>& findings)
{
    if (deck.unclear > 0)
        return;
    for (const DeckFacts::Pile& pile : deck.piles) {
        if (pile.type != deck.words.equipment)
            continue;
        const int level = pile.card.number(deck.words.alchemy).value_or(0);
        std::vector<int> others = deck.levels;
        others.erase(std::ranges::find(others, level));
        if (level <= 2 * (others.empty() ? 0 : others.back()))
            continue;
        Finding f = finding("SPO-D34", Severity::Advice, FindingKind::HighLevel, {"SPO-127"});
        f.subjects.push_back(deck.subjectOf(pile));
        f.label = deck.view->game().field(deck.words.alchemy).asPrinted(level);
        f.need = fewestForLevel(others, level);
        findings.push_back(std::move(f));
    }
}

} // namespace

double chanceOfHit(int spoils, int fitting, int used)
{
    return 1 - chanceOfNone({spoils, fitting, std::min(2 * used, spoils)});
}

void checkBrewing(const DeckFacts& deck, std::vector<Finding>& findings)
{
    checkHits(deck, findings);
    checkLevels(deck, findings);
}

} // namespace muster::validators::spoils
