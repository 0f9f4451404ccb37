// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/hero/deck_checks.h"

#include <algorithm>
#include <functional>

#include "model/effects/questions.h"
#include "validators/hero/effects.h"
#include "validators/wanted_cards.h"

namespace muster::validators::hero {

namespace {

using Findings = std::vector<Finding>;
using effects::Term;
using effects::View;

constexpr int manaWithoutPotions = 10; ///< HRO-173
constexpr int mostMana = 12;           ///< that there can be at all, with Mana Potions (HRO-174)

/// Mana that there can be: what the Mana Potions of the shop lift it to, where the shop is known.
int manaInReach(const Facts& deck)
{
    if (deck.view->shop() == nullptr)
        return mostMana;
    int mana = manaWithoutPotions;
    for (const Card& item : deck.shop)
        if (item.type() == deck.words.potion && item.wordKey(deck.words.potionKind) == "mana")
            mana += item.number(deck.words.amount).value_or(0);
    return std::min(mana, mostMana);
}

bool anyPile(const Facts& deck, const std::function<bool(const Card&)>& is)
{
    return std::ranges::any_of(deck.piles, [&](const Facts::Pile& pile) { return is(pile.card); });
}

/// In the deck or, where that is known, in the shop.
bool anyCard(const Facts& deck, const std::function<bool(const Card&)>& is)
{
    return anyPile(deck, is) || std::ranges::any_of(deck.shop, is);
}

/// Whether the hero, some card of the deck or an item of the shop gives that resource. Mana, gold and health come by
/// themselves.
bool hasSource(const Facts& deck, std::string_view resource)
{
    const bool counted = resource == "armor"
        || std::ranges::find(deck.words.resources, resource, &Word::key) != deck.words.resources.end();
    return !counted || gives(*deck.board, deck.catalogue(), resource)
        || anyCard(deck, [&](const Card& card) { return gives(card, deck.catalogue(), resource); });
}

/// The cards that somebody has to have for an event or number of a quest: who attacks, kills, deals damage, is played, dies,
/// or is counted. Nothing where the other side brings it about, or every deck does.
View neededFor(const View& node)
{
    switch (node.term()) {
    case Term::EventPlays:
        return node.child("object");
    case Term::EventDies:
    case Term::EventIsPlayed:
    case Term::EventAttacks:
    case Term::EventBlocks:
    case Term::EventBreaksThrough:
    case Term::EventSurvives:
    case Term::EventEnters:
    case Term::EventDealsDamage:
    case Term::EventKills:
        return node.child("subject");
    case Term::QuantityCount:
        return node.child("what");
    default:
        return {};
    }
}

/// Whether such a card is in the deck or the shop, or the hero is one; or may be made by one of them.
bool hasCard(const Facts& deck, const effects::Wanted& wanted, bool dealingDamage)
{
    const Catalogue& catalogue = deck.catalogue();
    // What lies in a shop that nobody has named may be anything.
    const std::vector<TypeIndex> items = catalogue.game().typesOf("item");
    if (deck.view->shop() == nullptr && std::ranges::find_first_of(wanted.types, items) != wanted.types.end())
        return true;
    const WantedCards cards(catalogue, wanted);
    const auto is = [&](const Card& card) {
        // A Minion fights by itself; a Spell deals damage by what it says.
        const bool hurts = !dealingDamage || card.type() != deck.words.spell || dealsDamage(card, catalogue);
        return (hurts && cards.takes(card.index())) || creates(card, catalogue);
    };
    return is(*deck.board) || anyCard(deck, is);
}

/// Whether what a quest counts can happen: resources have a source, and the cards that it takes are there.
bool canBeMet(const Facts& deck, const View& quest)
{
    bool can = true;
    const Game& game = deck.catalogue().game();
    effects::walk(quest, [&](const View& node) {
        if (node.is(Term::QuantityValue))
            can = can && hasSource(deck, node.text("word"));
        const View needed = neededFor(node);
        if (!needed.is(Term::Selector))
            return can;
        const effects::Wanted wanted = effects::wantedOf(needed, game);
        if (wanted.side != effects::Side::Enemy && !wanted.types.empty())
            can = can && hasCard(deck, wanted, node.is(Term::EventDealsDamage));
        return can;
    });
    return can;
}

/// HRO-D11. Ultimates wait for a level-up that cannot come.
void checkQuest(const Facts& deck, Findings& findings)
{
    const Catalogue& catalogue = deck.catalogue();
    const FieldIndex ultimate = catalogue.game().findField("ultimate");
    Finding f = finding("HRO-D11", Severity::Warning, FindingKind::OutOfReach, {"HRO-018", "HRO-230", "HRO-285"});
    for (const Facts::Pile& pile : deck.piles)
        if (pile.card.record().flag(ultimate))
            f.subjects.push_back(deck.subjectOf(pile));
    if (f.subjects.empty())
        return;
    for (const Record& quest : deck.board->parts(deck.words.quest))
        for (const View& ability : effects::abilities(catalogue.effects(), quest.effects(deck.words.questDoes)))
            if (!canBeMet(deck, ability)) {
                f.have = 0;
                f.need = 1;
                findings.push_back(std::move(f));
                return;
            }
}

/// HRO-D12. More mana than there can ever be, and nothing that saves any. Tells more than HRO-D13 where the shop is known to
/// have no Mana Potion.
void checkCosts(const Facts& deck, Findings& findings)
{
    const auto saves = [&](const Card& card) { return savesCosts(card, deck.catalogue()); };
    if ((deck.board && saves(*deck.board)) || anyPile(deck, saves))
        return;
    const int reach = manaInReach(deck);
    if (reach == manaWithoutPotions)
        std::erase_if(findings, [](const Finding& finding) { return finding.id == "HRO-D13"; });
    for (const Facts::Pile& pile : deck.piles) {
        const int cost = pile.card.number(deck.words.cost).value_or(0);
        if (cost <= reach)
            continue;
        Finding f =
            finding("HRO-D12", Severity::Warning, FindingKind::BeyondCapacity, {"HRO-023", "HRO-173", "HRO-174"});
        f.subjects.push_back(deck.subjectOf(pile));
        f.limit = reach;
        f.need = cost;
        findings.push_back(std::move(f));
    }
}

/// HRO-D17, its first half.
void checkAverage(const Facts& deck, Findings& findings)
{
    constexpr double most = 4.5;
    int sum = 0;
    for (const Facts::Pile& pile : deck.piles) {
        sum += pile.card.number(deck.words.cost).value_or(0) * pile.copies;
    }
    if (deck.unclear > 0 || deck.cards == 0 || sum <= most * deck.cards)
        return;
    Finding f = finding("HRO-D17", Severity::Advice, FindingKind::TooDear, {"HRO-135", "HRO-140"});
    f.subjects.emplace_back();
    f.figures.push_back({"average cost", deck.cards, static_cast<double>(sum) / deck.cards});
    findings.push_back(std::move(f));
}

/// HRO-D20. A hero with Spell Damage, and nothing that it adds to.
void checkDamageSpells(const Facts& deck, Findings& findings)
{
    if (deck.unclear > 0 || deck.board->wordKey(deck.words.resource) != "spell damage"
        || anyPile(deck, [&](const Card& card) {
               return card.type() == deck.words.spell && dealsDamage(card, deck.catalogue());
           }))
        return;
    Finding f = finding("HRO-D20", Severity::Warning, FindingKind::TooFew, {"HRO-205", "HRO-206"});
    f.label = "Damage spells";
    f.subjects.emplace_back();
    f.have = 0;
    f.need = 1;
    findings.push_back(std::move(f));
}

/// HRO-D22. Cards that use the hero's own resource, and nothing that gives any. HRO-D26. Cards that use another's.
void checkResources(const Facts& deck, Findings& findings)
{
    const std::string_view own = deck.board->wordKey(deck.words.resource);
    for (const Word& resource : deck.words.resources) {
        const bool isOwn = resource.key == own;
        if (isOwn && (deck.unclear > 0 || hasSource(deck, resource.key)))
            continue;
        Finding missing = finding("HRO-D22", Severity::Advice, FindingKind::NothingGives, {"HRO-200", "HRO-202"});
        missing.label = resource.label;
        for (const Facts::Pile& pile : deck.piles) {
            if (!speaksOf(pile.card, deck.catalogue(), resource.key))
                continue;
            if (isOwn) {
                missing.subjects.push_back(deck.subjectOf(pile));
                continue;
            }
            Finding f = finding("HRO-D26", Severity::Advice, FindingKind::NotOfTheDeck, {"HRO-210"});
            f.label = resource.label;
            f.subjects.push_back(deck.subjectOf(pile));
            findings.push_back(std::move(f));
        }
        if (!missing.subjects.empty())
            findings.push_back(std::move(missing));
    }
}

/// HRO-D24. A bounty outside 1 to 3, or another than the table has.
void checkBounties(const Facts& deck, Findings& findings)
{
    for (const Facts::Pile& pile : deck.piles) {
        const std::optional<int> bounty = pile.card.number(deck.words.bounty);
        if (pile.card.type() != deck.words.minion || !bounty || pile.card.record().flag(deck.words.token))
            continue;
        const int cost = pile.card.number(deck.words.cost).value_or(0);
        const int right = bountyFor(cost).value_or(std::clamp(*bounty, 1, 3));
        if (*bounty == right)
            continue;
        const char* row = cost <= 1 ? "HRO-186" : cost <= 3 ? "HRO-187" : cost == 4 ? "HRO-188" : "HRO-189";
        Finding f = finding("HRO-D24", Severity::Warning, FindingKind::PrintedOtherwise, {"HRO-186"});
        if (f.rules.front() != row)
            f.rules.emplace_back(row);
        f.subjects.push_back(deck.subjectOf(pile));
        f.label = deck.catalogue().game().field(deck.words.bounty).label;
        f.have = *bounty;
        f.need = right;
        findings.push_back(std::move(f));
    }
}

/// HRO-D25. Blockers can be removed by the Attack ability alone.
void checkRemoval(const Facts& deck, Findings& findings)
{
    if (deck.unclear > 0
        || anyPile(deck, [&](const Card& card) { return harmsMinions(card, deck.catalogue(), deck.words.minion); }))
        return;
    Finding f = finding("HRO-D25", Severity::Advice, FindingKind::TooFew, {"HRO-257", "HRO-304"});
    f.label = "Cards that kill or damage minions";
    f.subjects.emplace_back();
    f.have = 0;
    f.need = 1;
    findings.push_back(std::move(f));
}

} // namespace

std::optional<int> bountyFor(int cost)
{
    if (cost <= 1)
        return {};
    return cost <= 3 ? 1 : cost == 4 ? 2 : 3;
}

void checkDeck(const Facts& deck, std::vector<Finding>& findings)
{
    checkCosts(deck, findings);
    checkAverage(deck, findings);
    checkBounties(deck, findings);
    checkRemoval(deck, findings);
    if (!deck.board)
        return;
    if (deck.unclear == 0)
        checkQuest(deck, findings);
    checkDamageSpells(deck, findings);
    checkResources(deck, findings);
}

} // namespace muster::validators::hero
