// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/spoils/valor.h"

#include <algorithm>

#include "validators/probability.h"

namespace muster::validators::spoils {

namespace {

/// The forms of a Valor cost, as the card lists them: "Sword, Bow".
std::string formsOf(const DeckFacts& deck, const DeckFacts::Champion& champion)
{
    std::string text;
    for (std::size_t form = 0; form < forms; ++form)
        for (int i = 0; i < champion.cost[form]; ++i)
            text += (text.empty() ? "" : ", ") + deck.formLabel(form);
    return text;
}

/// What of a Valor cost cannot be worn together.
std::string conflictOf(const DeckFacts& deck, const DeckFacts::Champion& champion)
{
    std::string text;
    int weapons = 0;
    for (std::size_t form = weapon; form < forms; ++form)
        weapons += champion.cost[form];
    for (std::size_t form = 0; form < forms; ++form)
        if (champion.cost[form] > 1 || (slotOf(form) == weapon && weapons > 1))
            for (int i = 0; i < champion.cost[form]; ++i)
                text += (text.empty() ? "" : ", ") + deck.formLabel(form);
    return text;
}

/// SPO-D20. Two weapon forms, or one form twice, do not fit the slots.
void checkSlots(const DeckFacts& deck, std::vector<Finding>& findings)
{
    for (const DeckFacts::Champion& champion : deck.champions) {
        if (champion.canBeWorn())
            continue;
        Finding f =
            finding("SPO-D20", Severity::Warning, FindingKind::NeverTogether, {"SPO-014", "SPO-082", "SPO-112"});
        f.subjects.push_back(deck.subjectOf(champion));
        f.label = conflictOf(deck, champion);
        findings.push_back(std::move(f));
    }
}

/// SPO-D21. A form that a Champion needs and the deck does not have at all.
void checkMissingForms(const DeckFacts& deck, std::vector<Finding>& findings)
{
    if (deck.unclear > 0)
        return;
    for (const DeckFacts::Champion& champion : deck.champions) {
        if (!champion.canBeWorn())
            continue;
        for (std::size_t form = 0; form < forms; ++form) {
            if (!champion.needs(form) || deck.copiesOf[form] > 0)
                continue;
            Finding f = finding("SPO-D21", Severity::Warning, FindingKind::NeedsAbsent, {"SPO-082", "SPO-013"});
            f.subjects.push_back(deck.subjectOf(champion));
            f.label = deck.formLabel(form);
            findings.push_back(std::move(f));
        }
    }
}

/// SPO-D22. Fewer copies of a form than Champions that may need it at the same time.
void checkFormsForAll(const DeckFacts& deck, std::vector<Finding>& findings)
{
    for (std::size_t form = 0; form < forms; ++form) {
        int users = 0;
        for (const DeckFacts::Champion& champion : deck.champions)
            users += champion.canBeWorn() && champion.needs(form) ? champion.copies : 0;
        const int need = std::min(deck.players, users);
        if (deck.copiesOf[form] == 0 || deck.copiesOf[form] + deck.unclear >= need)
            continue;
        Finding f = finding("SPO-D22", Severity::Warning, FindingKind::NotForAll, {"SPO-082", "SPO-107"});
        for (const DeckFacts::Pile& pile : deck.piles)
            if (pile.type == deck.words.equipment && pile.card.word(deck.words.form) == deck.words.formWords[form])
                f.subjects.push_back(deck.subjectOf(pile));
        f.label = deck.formLabel(form);
        f.have = deck.copiesOf[form];
        f.need = need;
        findings.push_back(std::move(f));
    }
}

/// SPO-D30. A Champion whose forms are seldom all among the first twelve cards: the hand and about seven turns.
void checkChances(const DeckFacts& deck, std::vector<Finding>& findings)
{
    constexpr int inTime = 12;
    constexpr double tooSeldom = 0.25;
    if (deck.unclear > 0)
        return;
    for (const DeckFacts::Champion& champion : deck.champions) {
        if (!deck.canReachValor(champion) || chanceOfAllForms(deck, champion, inTime) >= tooSeldom)
            continue;
        Finding f = finding("SPO-D30", Severity::Advice, FindingKind::SeldomComplete, {"SPO-082", "SPO-052"});
        f.subjects.push_back(deck.subjectOf(champion));
        f.label = formsOf(deck, champion);
        for (const int seen : {8, 10, 12, 15})
            f.figures.push_back({"all forms seen", seen, chanceOfAllForms(deck, champion, seen)});
        findings.push_back(std::move(f));
    }
}

} // namespace

double chanceOfAllForms(const DeckFacts& deck, const DeckFacts::Champion& champion, int seen)
{
    std::vector<int> copies;
    for (std::size_t form = 0; form < forms; ++form)
        if (champion.needs(form))
            copies.push_back(deck.copiesOf[form]);
    // Inclusion and exclusion over the sets of forms of which none is seen.
    double chance = 0;
    for (unsigned set = 0; set < (1u << copies.size()); ++set) {
        int absent = 0;
        int members = 0;
        for (std::size_t i = 0; i < copies.size(); ++i)
            if ((set >> i & 1u) != 0) {
                absent += copies[i];
                ++members;
            }
        const double none = chanceOfNone({deck.spoils, absent, std::min(seen, deck.spoils)});
        chance += members % 2 == 0 ? none : -none;
    }
    return std::clamp(chance, 0.0, 1.0);
}

void checkValor(const DeckFacts& deck, std::vector<Finding>& findings)
{
    checkSlots(deck, findings);
    checkMissingForms(deck, findings);
    checkFormsForAll(deck, findings);
    checkChances(deck, findings);
}

} // namespace muster::validators::spoils
