// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/script/checks.h"

#include <algorithm>

#include "model/effects/questions.h"
#include "validators/script/chances.h"
#include "validators/script/deck_facts.h"

namespace muster::validators::script {

namespace {

using Findings = std::vector<Finding>;
using Pile = DeckFacts::Pile;

/// Decks of this size and more are heaps: nobody draws a hand of them.
constexpr int mostCardsForChances = 1'000;

Finding finding(const char* id, Severity severity, FindingKind kind, std::vector<std::string> rules)
{
    Finding result;
    result.id = id;
    result.severity = severity;
    result.kind = kind;
    result.rules = std::move(rules);
    return result;
}

Subject subjectOf(const DeckFacts& deck, const Pile& pile) { return deck.view->subjectOf(*pile.source); }

/// SCR-D17 tells of cards that no Codex can pay for; no number of Scripts would help them.
bool fitsCodex(const Pile& pile) { return pile.cheapestEver() <= codexCapacity; }

/// SCR-D15. A Creature costs something, and no Script has its element. One cause for all Creatures of the element.
void checkElementsOfCreatures(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0)
        return;
    for (const WordIndex element : deck.elements()) {
        if (deck.scriptsOf(element) > 0)
            continue;
        Finding f = finding("SCR-D15", Severity::Warning, FindingKind::NeverPayable, {"SCR-017"});
        f.label = deck.nameOf(element);
        f.have = 0;
        for (const Pile& pile : deck.piles)
            if (deck.isCreature(pile) && pile.element == element && pile.cheapest() > 0 && fitsCodex(pile)) {
                f.subjects.push_back(subjectOf(deck, pile));
                f.need = std::min(f.need.value_or(pile.cheapest()), pile.cheapest());
            }
        if (!f.subjects.empty())
            findings.push_back(std::move(f));
    }
}

/// SCR-D16. The cheapest way to play a Creature takes more Scripts of its element than the deck has.
void checkEnoughScripts(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0)
        return;
    for (const Pile& pile : deck.piles) {
        const int scripts = deck.isCreature(pile) ? deck.scriptsOf(pile.element) : 0;
        if (scripts == 0 || pile.cheapest() <= scripts || !fitsCodex(pile))
            continue;
        Finding f = finding("SCR-D16", Severity::Warning, FindingKind::NeverPayable, {"SCR-018"});
        f.subjects.push_back(subjectOf(deck, pile));
        f.label = deck.nameOf(pile.element);
        f.have = scripts;
        f.need = pile.cheapest();
        findings.push_back(std::move(f));
    }
}

/// SCR-D17. A card costs more than a Codex can hold.
void checkCodexCapacity(const DeckFacts& deck, Findings& findings)
{
    for (const Pile& pile : deck.piles) {
        const int cost = deck.unclear > 0 ? pile.cheapestEver() : pile.cheapest();
        if (cost <= codexCapacity)
            continue;
        Finding f = finding("SCR-D17", Severity::Warning, FindingKind::BeyondCapacity, {"SCR-019"});
        f.subjects.push_back(subjectOf(deck, pile));
        f.need = cost;
        f.limit = codexCapacity;
        findings.push_back(std::move(f));
    }
}

/// SCR-D18. A Script whose element no Creature has, in a deck of several elements: it pays for Items only.
void checkElementsOfScripts(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0 || deck.elements().size() < 2)
        return;
    for (const Pile& pile : deck.piles) {
        if (!deck.isScript(pile) || deck.creaturesOf(pile.element) > 0)
            continue;
        Finding f = finding("SCR-D18", Severity::Warning, FindingKind::LittleToPayFor, {"SCR-017", "SCR-106"});
        f.subjects.push_back(subjectOf(deck, pile));
        f.label = deck.nameOf(pile.element);
        findings.push_back(std::move(f));
    }
}

/// SCR-D19. A later stage without the stage before it: only its full cost can be paid. SCR-D31. Fewer copies of a stage than
/// of the one above: both have to be in hand together.
void checkLines(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0)
        return;
    for (const Pile& pile : deck.piles) {
        if (!deck.isCreature(pile) || pile.stage < 2)
            continue;
        const int beneath = pile.previous ? deck.piles[*pile.previous].copies : 0;
        if (beneath >= pile.copies)
            continue;
        Finding f = pile.previous
            ? finding("SCR-D31", Severity::Advice, FindingKind::FewBeneath, {"SCR-194", "SCR-197"})
            : finding("SCR-D19", Severity::Warning, FindingKind::FewBeneath, {"SCR-194", "SCR-195"});
        f.subjects.push_back(subjectOf(deck, pile));
        f.label = pile.previous ? std::string(deck.piles[*pile.previous].card.name())
                                : std::string(pile.card.record().text(deck.words.evolvesFrom));
        f.have = beneath;
        f.need = pile.previous ? pile.copies : 1;
        findings.push_back(std::move(f));
    }
}

/// The pile of the kind asked for that costs least.
template <class Fits>
const Pile* cheapest(const DeckFacts& deck, Fits fits)
{
    const Pile* best = nullptr;
    for (const Pile& pile : deck.piles)
        if (fits(pile) && (best == nullptr || pile.cheapest() < best->cheapest()))
            best = &pile;
    return best;
}

/// SCR-D20. Even with the cheapest Creature an Enhancement needs more Scripts than a Codex can hold. SCR-D21. No Creature that
/// Enhancements could go with.
void checkEnhancements(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0)
        return;
    const Pile* creature = cheapest(deck, [&](const Pile& pile) { return deck.isCreature(pile); });
    Finding none = finding("SCR-D21", Severity::Warning, FindingKind::NoSuchTarget, {"SCR-185"});
    none.label = deck.view->game().type(deck.words.creature).label;
    for (const Pile& pile : deck.piles) {
        if (!deck.isEnhancement(pile))
            continue;
        if (creature == nullptr) {
            none.subjects.push_back(subjectOf(deck, pile));
        } else if (pile.cost <= codexCapacity && creature->cheapest() <= codexCapacity
                   && pile.cost + creature->cheapest() > codexCapacity) {
            Finding f = finding("SCR-D20", Severity::Warning, FindingKind::BeyondCapacity, {"SCR-186"});
            f.subjects.push_back(subjectOf(deck, pile));
            f.part = creature->card.name();
            f.need = pile.cost + creature->cheapest();
            f.limit = codexCapacity;
            findings.push_back(std::move(f));
        }
    }
    if (!none.subjects.empty())
        findings.push_back(std::move(none));
}

/// Whether a card's text lowers health or raises Attack, at least in some case.
bool canHurt(const DeckFacts& deck, const Pile& pile)
{
    using effects::Side;
    using effects::Term;
    const Catalogue& catalogue = deck.view->catalogue();
    const std::string_view attack = deck.view->game().field(deck.words.attack).key;
    bool hurts = false;
    for (const ScriptIndex script : pile.card.scripts()) {
        hurts = hurts || effects::dealsDamage(catalogue.effects(), script, Side::Enemy)
            || effects::raises(catalogue.effects(), script, attack);
        effects::walk(catalogue.effects(), script, [&](const effects::View& node) {
            const auto ofOthers = [&](const char* key) {
                return node.has(key) && effects::wantedOf(node.child(key), catalogue.game()).side != Side::Own;
            };
            const std::string_view what = node.text("what");
            hurts = hurts || node.is(Term::VerbAttack) || node.is(Term::VerbRedirect)
                || (node.is(Term::VerbLose) && what == "health" && ofOthers("of"))
                || (node.is(Term::VerbSet) && ((what == "health" && ofOthers("of")) || what == attack))
                || (node.is(Term::VerbSwap) && (what == attack || node.text("with") == attack))
                || (node.is(Term::VerbCopy) && (what == attack || what == "everything"));
            return !hurts;
        });
    }
    return hurts;
}

/// SCR-D23. All Creatures have no Attack, and no card's text helps. Without Creatures it is SCR-D14.
void checkDamage(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0 || deck.count(deck.words.creature) == 0)
        return;
    Finding f = finding("SCR-D23", Severity::Warning, FindingKind::NoDamage, {"SCR-225"});
    for (const Pile& pile : deck.piles) {
        if ((deck.isCreature(pile) && pile.card.number(deck.words.attack).value_or(0) > 0) || canHurt(deck, pile))
            return;
        if (deck.isCreature(pile))
            f.subjects.push_back(subjectOf(deck, pile));
    }
    findings.push_back(std::move(f));
}

/// SCR-D24. No card can be paid for with three Scripts of one element or fewer. Without Scripts it is SCR-D13.
void checkEarlyPlays(const DeckFacts& deck, Findings& findings)
{
    constexpr int early = 3;
    if (deck.unclear > 0 || deck.count(deck.words.script) == 0)
        return;
    int mostScripts = 0; // of one element
    for (const WordIndex element : deck.elements())
        mostScripts = std::max(mostScripts, deck.scriptsOf(element));
    std::optional<int> least;
    for (const Pile& pile : deck.piles) {
        const int scripts = deck.isCreature(pile) ? deck.scriptsOf(pile.element) : mostScripts;
        if (deck.isScript(pile) || pile.cheapest() > scripts)
            continue;
        least = std::min(least.value_or(pile.cheapest()), pile.cheapest());
    }
    if (!least || *least <= early)
        return;
    Finding f = finding("SCR-D24", Severity::Warning, FindingKind::NothingCheap, {"SCR-101", "SCR-123"});
    f.have = *least;
    f.limit = early;
    findings.push_back(std::move(f));
}

/// SCR-D25. Scripts and Creatures of more than one element.
void checkOneElement(const DeckFacts& deck, Findings& findings)
{
    const std::vector<WordIndex> elements = deck.elements();
    if (elements.size() < 2)
        return;
    Finding f = finding("SCR-D25", Severity::Advice, FindingKind::ManyElements, {"SCR-016"});
    f.have = static_cast<int>(elements.size());
    f.limit = 1;
    for (const WordIndex element : elements) {
        f.label += (f.label.empty() ? "" : ", ") + deck.nameOf(element) + " " + std::to_string(deck.scriptsOf(element))
            + "/" + std::to_string(deck.creaturesOf(element));
        for (const Pile& pile : deck.piles)
            if (!deck.isItem(pile) && pile.element == element)
                f.subjects.push_back(subjectOf(deck, pile));
    }
    if (deck.cards <= mostCardsForChances) {
        f.figures.push_back({"idle hand", 0, chanceOfIdleHand(deck, false)});
        f.figures.push_back({"idle hand of one element", 0, chanceOfIdleHand(deck, true)});
    }
    findings.push_back(std::move(f));
}

/// SCR-D28. The cheapest attacker and the cheapest blocker together cost more than five Scripts: both are paid from the same.
void checkAttackAndBlock(const DeckFacts& deck, Findings& findings)
{
    constexpr int affordable = 5;
    if (deck.unclear > 0)
        return;
    const Pile* attacker = cheapest(deck, [&](const Pile& pile) {
        return deck.isCreature(pile) && pile.card.number(deck.words.attack).value_or(0) > 0;
    });
    const Pile* blocker = cheapest(
        deck, [&](const Pile& pile) { return deck.isCreature(pile) && (&pile != attacker || pile.copies > 1); });
    if (attacker == nullptr || blocker == nullptr || attacker->cheapest() + blocker->cheapest() <= affordable)
        return;
    Finding f = finding("SCR-D28", Severity::Advice, FindingKind::ResourcesCompete, {"SCR-111"});
    f.subjects.push_back(subjectOf(deck, *attacker));
    if (blocker != attacker)
        f.subjects.push_back(subjectOf(deck, *blocker));
    f.have = affordable;
    f.need = attacker->cheapest() + blocker->cheapest();
    findings.push_back(std::move(f));
}

/// SCR-D32. More than a third of the Creatures are of stage 3.
void checkStage3(const DeckFacts& deck, Findings& findings)
{
    constexpr int planned = 5; // own turn
    Finding f = finding("SCR-D32", Severity::Advice, FindingKind::TooMany, {"SCR-142"});
    int last = 0;
    for (const Pile& pile : deck.piles)
        if (deck.isCreature(pile) && pile.stage == 3) {
            last += pile.copies;
            f.subjects.push_back(subjectOf(deck, pile));
        }
    const int third = (deck.count(deck.words.creature) + deck.unclear) / 3;
    if (last <= third)
        return;
    f.label = deck.view->game().field(deck.words.stage).label + " 3";
    f.have = last;
    f.limit = third;
    f.figures.push_back({"stage 3 payable by turn five", last, shareOfStage3Payable(deck, planned)});
    findings.push_back(std::move(f));
}

/// SCR-D33. The attackers have a Defense of 1 or less on average.
void checkSturdiness(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0)
        return;
    Finding f = finding("SCR-D33", Severity::Advice, FindingKind::FragileAttackers, {"SCR-242"});
    int attackers = 0;
    int defense = 0;
    for (const Pile& pile : deck.piles) {
        if (!deck.isCreature(pile) || pile.card.number(deck.words.attack).value_or(0) == 0)
            continue;
        attackers += pile.copies;
        defense += pile.copies * pile.card.number(deck.words.defense).value_or(0);
        f.subjects.push_back(subjectOf(deck, pile));
    }
    if (attackers == 0 || defense > attackers)
        return;
    f.have = defense;
    f.need = attackers + 1;
    findings.push_back(std::move(f));
}

/// SCR-D35. The evolved cost is not lower than the own cost.
void checkEvolvedCosts(const DeckFacts& deck, Findings& findings)
{
    for (const Pile& pile : deck.piles) {
        if (!pile.evolvedCost || pile.stage < 2 || *pile.evolvedCost < pile.cost)
            continue;
        Finding f = finding("SCR-D35", Severity::Warning, FindingKind::NoSaving, {"SCR-144"});
        f.subjects.push_back(subjectOf(deck, pile));
        f.have = *pile.evolvedCost;
        f.limit = pile.cost;
        findings.push_back(std::move(f));
    }
}

} // namespace

void check(const DeckView& view, std::vector<Finding>& findings)
{
    const DeckFacts deck(view);
    checkElementsOfCreatures(deck, findings);
    checkEnoughScripts(deck, findings);
    checkCodexCapacity(deck, findings);
    checkElementsOfScripts(deck, findings);
    checkLines(deck, findings);
    checkEnhancements(deck, findings);
    checkDamage(deck, findings);
    checkEarlyPlays(deck, findings);
    checkOneElement(deck, findings);
    checkAttackAndBlock(deck, findings);
    checkStage3(deck, findings);
    checkSturdiness(deck, findings);
    checkEvolvedCosts(deck, findings);
}

void addFigures(const DeckView& view, Finding& finding)
{
    const bool scripts = finding.id == "SCR-D22" || finding.id == "SCR-D26";
    const bool creatures = finding.id == "SCR-D27";
    if ((!scripts && !creatures) || !finding.have)
        return;
    const int cards = std::max(view.deck().total(), view.size().first.value_or(0));
    // As it is, and with two cards fewer and more.
    for (const int count : {*finding.have - 2, *finding.have, *finding.have + 2}) {
        if (count < 0 || count > cards || (creatures && count < *finding.have))
            continue;
        finding.figures.push_back(
            {scripts ? "no script in hand" : "no creature in hand", count, chanceOfNoneInHand(count, cards)});
        if (scripts)
            finding.figures.push_back({"two to four scripts in hand", count, chanceInHand(count, cards, 2, 4)});
    }
}

} // namespace muster::validators::script
