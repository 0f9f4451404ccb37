// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/spoils/fights.h"

#include <algorithm>

#include "model/effects/questions.h"
#include "validators/spoils/effects.h"

namespace muster::validators::spoils {

namespace {

using Findings = std::vector<Finding>;

/// SPO-D23. Nobody can hurt another player: no base power, nothing that raises it, no damage and no loss of life.
void checkHarm(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0 || deck.champions.empty())
        return;
    const bool hasPower = std::ranges::any_of(deck.champions, [&](const DeckFacts::Champion& champion) {
        return champion.power > 0 || (champion.power + champion.boost > 0 && deck.canReachValor(champion));
    });
    const bool canHarm =
        hasPower || std::ranges::any_of(deck.piles, [&](const DeckFacts::Pile& pile) {
            return (pile.type == deck.words.familiar && pile.card.number(deck.words.boost).value_or(0) > 0)
                || harmsOthers(pile.card, deck.view->catalogue());
        });
    if (canHarm)
        return;
    Finding f = finding("SPO-D23", Severity::Warning, FindingKind::NobodyHurts, {"SPO-201", "SPO-218", "SPO-240"});
    f.subjects = deck.subjectsOf(deck.words.champion);
    findings.push_back(std::move(f));
}

/// SPO-D27. Travelling without Equipment costs half the lowest starting life in five turns.
void checkTravel(const DeckFacts& deck, Findings& findings)
{
    constexpr int turns = 5;
    if (deck.unclear > 0 || deck.champions.empty() || deck.spoils < handSize * deck.players)
        return;
    const int lowest =
        deck.startingLife + std::ranges::min_element(deck.champions, {}, &DeckFacts::Champion::life)->life;
    Finding f = finding("SPO-D27", Severity::Warning, FindingKind::DangerousTravel, {"SPO-170", "SPO-184", "SPO-118"});
    std::vector<int> powers;
    for (const DeckFacts::Champion& champion : deck.champions)
        if (2 * turns * travelBleed(deck, champion.power) >= lowest) {
            f.subjects.push_back(deck.subjectOf(champion));
            powers.push_back(champion.power);
        }
    if (powers.empty())
        return;
    f.have = lowest;
    std::ranges::sort(powers);
    const auto repeated = std::ranges::unique(powers);
    powers.erase(repeated.begin(), repeated.end());
    for (const int power : powers) {
        int lost = 0;
        for (const DeckFacts::Pile& pile : deck.piles)
            if (pile.type == deck.words.monster && pile.card.number(deck.words.power).value_or(0) > power)
                lost += pile.copies;
        f.figures.push_back({"life lost in a travel step", power, travelBleed(deck, power)});
        f.figures.push_back({"lost travel fights", power, static_cast<double>(lost) / deck.spoils});
    }
    findings.push_back(std::move(f));
}

/// SPO-D41. Monsters that no Champion can beat, or that every one beats in the end.
void checkMonsterPowers(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0 || deck.champions.empty() || deck.count(deck.words.monster) == 0)
        return;
    double most = 0;
    for (const DeckFacts::Champion& champion : deck.champions)
        most = std::max(most, fullPower(deck, champion));
    int weakest = 0;
    int strongest = 0;
    bool first = true;
    for (const DeckFacts::Pile& pile : deck.piles) {
        if (pile.type != deck.words.monster)
            continue;
        const int power = pile.card.number(deck.words.power).value_or(0);
        weakest = first ? power : std::min(weakest, power);
        strongest = first ? power : std::max(strongest, power);
        first = false;
    }
    if (strongest > most && weakest <= most)
        return;
    Finding f = finding("SPO-D41", Severity::Advice, FindingKind::OneSided, {"SPO-181", "SPO-196"});
    f.subjects = deck.subjectsOf(deck.words.monster);
    f.have = weakest > most ? weakest : strongest;
    (weakest > most ? f.limit : f.need) = static_cast<int>(most);
    f.figures.push_back({"full power", 0, most});
    findings.push_back(std::move(f));
}

} // namespace

double travelBleed(const DeckFacts& deck, int power)
{
    int lost = 0;
    for (const DeckFacts::Pile& pile : deck.piles)
        if (pile.type == deck.words.monster)
            if (const int strength = pile.card.number(deck.words.power).value_or(0); strength > power)
                lost += strength * pile.copies;
    return deck.spoils == 0 ? 0 : static_cast<double>(lost) / deck.spoils;
}

double fullPower(const DeckFacts& deck, const DeckFacts::Champion& champion)
{
    double power = champion.power;
    if (champion.boost > 0 && deck.canReachValor(champion))
        power += champion.boost;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        double sum = 0;
        int cards = 0;
        for (const DeckFacts::Pile& pile : deck.piles)
            if (const auto form = deck.words.formOf(pile.card.word(deck.words.form));
                pile.type == deck.words.equipment && form && slotOf(*form) == slot) {
                sum += powerWhenWorn(pile.card, deck.piles[champion.pile].card, deck.view->catalogue()) * pile.copies;
                cards += pile.copies;
            }
        power += cards == 0 ? 0 : sum / cards;
    }
    return power;
}

void checkFights(const DeckFacts& deck, Findings& findings)
{
    checkHarm(deck, findings);
    checkTravel(deck, findings);
    checkMonsterPowers(deck, findings);
}

} // namespace muster::validators::spoils
