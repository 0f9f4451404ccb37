// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/armory/checks.h"

#include <algorithm>

#include "validators/armory/attribute_odds.h"
#include "validators/armory/card_traits.h"

namespace muster::validators::armory {

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

std::string typeLabel(const DeckFacts& deck, TypeIndex type, bool plural)
{
    const CardType& of = deck.view->game().type(type);
    return plural ? of.plural : of.label;
}

/// What all Attributes of the list together lack for the icons, gray ones last (ARM-305); nothing if they suffice.
struct Shortage {
    std::string what;
    int have = 0;
    int need = 0;
};

std::optional<Shortage> shortage(const DeckFacts& deck, const Icons& icons)
{
    for (std::size_t type = 0; type < attributeTypes; ++type)
        if (icons.of[type] > deck.attributes[type] + deck.unclear)
            return Shortage{deck.words.labels[type], deck.attributes[type], icons.of[type]};
    if (icons.total() > deck.allAttributes() + deck.unclear)
        return Shortage{typeLabel(deck, deck.words.attribute, true), deck.allAttributes(), icons.total()};
    return {};
}

/// ARM-D11. No Attribute at all, and cards that need some.
bool checkAnyAttribute(const DeckFacts& deck, Findings& findings)
{
    if (deck.allAttributes() + deck.unclear > 0)
        return true;
    Finding f = finding("ARM-D11", Severity::Warning, FindingKind::NothingMeets, {"ARM-302", "ARM-307"});
    for (const DeckFacts::Pile& pile : deck.piles)
        if (pile.icons.total() > 0)
            f.subjects.push_back(deck.subjectOf(pile));
    if (f.subjects.empty())
        return true;
    f.label = typeLabel(deck, deck.words.attribute, true);
    findings.push_back(std::move(f));
    return false;
}

/// ARM-D10. A requirement that all Attributes of the list together cannot meet.
void checkRequirements(const DeckFacts& deck, Findings& findings)
{
    for (const DeckFacts::Pile& pile : deck.piles) {
        const std::optional<Shortage> lacks = shortage(deck, pile.icons);
        if (!lacks)
            continue;
        Finding f = finding("ARM-D10", Severity::Warning, FindingKind::NeedsAbsent, {"ARM-023", "ARM-302", "ARM-305"});
        f.subjects.push_back(deck.subjectOf(pile));
        f.label = lacks->what;
        f.have = lacks->have;
        f.need = lacks->need;
        findings.push_back(std::move(f));
    }
}

/// ARM-D12. A search of the own deck that finds no other card. Starters lie on the board, not in the deck (ARM-107).
void checkSearches(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0)
        return;
    const Catalogue& catalogue = deck.view->catalogue();
    for (const DeckFacts::Pile& pile : deck.piles)
        for (const effects::Search& search : deckSearchesOf(catalogue, pile.card)) {
            const WantedCards wanted(catalogue, search.what);
            const bool found = std::ranges::any_of(deck.piles, [&](const DeckFacts::Pile& other) {
                const int copies = &other == &pile ? other.copies - 1 : other.copies;
                return !other.starter && copies > 0 && wanted.takes(other.card.index());
            });
            if (found)
                continue;
            Finding f =
                finding("ARM-D12", Severity::Warning, FindingKind::NothingToFind, {"ARM-491", "ARM-414", "ARM-107"});
            f.subjects.push_back(deck.subjectOf(pile));
            for (const TypeIndex type : search.what.types)
                f.label += (f.label.empty() ? "" : ", ") + typeLabel(deck, type, true);
            findings.push_back(std::move(f));
            break; // one cause: the card's other searches lack the same cards
        }
}

/// ARM-D13. Nothing in the list can cost an opponent any Health.
void checkDamage(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0 || !deck.playable())
        return;
    const bool some = std::ranges::any_of(
        deck.piles, [&](const DeckFacts::Pile& pile) { return hurts(deck.view->catalogue(), pile.card, deck.words); });
    if (some)
        return;
    Finding f = finding("ARM-D13", Severity::Warning, FindingKind::NoDamage, {"ARM-604", "ARM-802"});
    for (const DeckFacts::Pile& pile : deck.piles)
        if (pile.type == deck.words.weapon)
            f.subjects.push_back(deck.subjectOf(pile));
    findings.push_back(std::move(f));
}

/// ARM-D14. An Attribute Sacrifice of a type of which the list has too few.
void checkSacrifices(const DeckFacts& deck, Findings& findings)
{
    for (const DeckFacts::Pile& pile : deck.piles)
        for (const Sacrifice& sacrifice : sacrificesOf(deck.view->catalogue(), pile.card, deck.words)) {
            int have = 0;
            for (const DeckFacts::Pile& other : deck.piles)
                if (other.type == deck.words.attribute && sacrifice.what.takes(other.card.index()))
                    have += other.copies;
            if (have + deck.unclear >= sacrifice.count)
                continue;
            Finding f = finding("ARM-D14", Severity::Warning, FindingKind::NeedsAbsent, {"ARM-312"});
            f.subjects.push_back(deck.subjectOf(pile));
            f.part = sacrifice.ability;
            f.label = typeLabel(deck, deck.words.attribute, true);
            const std::vector<CardIndex> cards = attributeCards(deck, sacrifice.what);
            if (cards.size() == 1)
                f.label = deck.words.labels[deck.words.typeOf(deck.view->catalogue().card(cards.front()))];
            f.have = have;
            f.need = sacrifice.count;
            findings.push_back(std::move(f));
            break;
        }
}

/// ARM-D19. Fewer than three Attributes are to be expected in the hand and the first three draws.
void checkAttributeShare(const DeckFacts& deck, Findings& findings)
{
    constexpr double enough = 3;
    const int have = deck.allAttributes();
    if (!deck.playable() || attributesInTen(deck.cards, have + deck.unclear) >= enough)
        return;
    Finding f = finding("ARM-D19", Severity::Advice, FindingKind::TooFew, {"ARM-211", "ARM-024"});
    f.label = typeLabel(deck, deck.words.attribute, true);
    f.have = have;
    f.need = have;
    while (*f.need < deck.cards && attributesInTen(deck.cards, *f.need) < enough)
        ++*f.need;
    f.figures.push_back({"attributes in ten", have, attributesInTen(deck.cards, have)});
    for (int turn = 1; turn <= 4; ++turn)
        f.figures.push_back(
            {"attribute on turn " + std::to_string(turn), have, chanceOfAttributeOnTurn(deck.cards, have, turn)});
    findings.push_back(std::move(f));
}

/// ARM-D20. Attributes of a type that no card requires, gives up or counts, and that no gray icon needs.
void checkIdleAttributes(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0 || deck.allAttributes() == 0)
        return;
    std::array<bool, attributeTypes> asked{};
    int most = 0; // icons of one card, gray ones too, which Attributes of the other types meet as well
    for (const DeckFacts::Pile& pile : deck.piles) {
        for (std::size_t type = 0; type < attributeTypes; ++type)
            asked[type] = asked[type] || pile.icons.of[type] > 0;
        if (pile.icons.gray > 0)
            most = std::max(most, pile.icons.total());
        for (const WantedCards& counted : attributesCountedBy(deck.view->catalogue(), pile.card, deck.words))
            for (const DeckFacts::Pile& other : deck.piles)
                if (other.type == deck.words.attribute && counted.takes(other.card.index()))
                    asked[deck.words.typeOf(other.card)] = true;
    }
    int useful = 0;
    for (std::size_t type = 0; type < attributeTypes; ++type)
        useful += asked[type] ? deck.attributes[type] : 0;
    if (useful < most)
        return;
    for (const DeckFacts::Pile& pile : deck.piles) {
        const std::size_t type = deck.words.typeOf(pile.card);
        if (type == attributeTypes || asked[type])
            continue;
        Finding f = finding("ARM-D20", Severity::Advice, FindingKind::NeverAsked, {"ARM-018", "ARM-305"});
        f.subjects.push_back(deck.subjectOf(pile));
        f.have = pile.copies;
        findings.push_back(std::move(f));
    }
}

/// ARM-D21. More than half of the cards that are no Attributes are of one kind of which a turn takes only one.
void checkOneATurn(const DeckFacts& deck, Findings& findings)
{
    if (!deck.playable())
        return;
    const int others = deck.cards - deck.allAttributes();
    const auto tell = [&](const std::string& label, const char* rule, auto isOf) {
        Finding f = finding("ARM-D21", Severity::Advice, FindingKind::OneATurn, {rule});
        int have = 0;
        for (const DeckFacts::Pile& pile : deck.piles)
            if (isOf(pile)) {
                have += pile.copies;
                f.subjects.push_back(deck.subjectOf(pile));
            }
        if (2 * have <= others)
            return;
        f.label = label;
        f.have = have;
        f.limit = others / 2;
        findings.push_back(std::move(f));
    };
    tell(typeLabel(deck, deck.words.item, true), "ARM-212",
         [&](const DeckFacts::Pile& pile) { return pile.type == deck.words.item; });
    tell(typeLabel(deck, deck.words.favor, true), "ARM-213",
         [&](const DeckFacts::Pile& pile) { return pile.type == deck.words.favor; });
    const std::string skill(deck.view->catalogue()
                                .words(deck.view->game().field(deck.words.step).vocabulary)[deck.words.skill.value]
                                .label);
    tell(skill + ' ' + typeLabel(deck, deck.words.technique, true), "ARM-214", [&](const DeckFacts::Pile& pile) {
        return pile.type == deck.words.technique && pile.card.word(deck.words.step) == deck.words.skill;
    });
}

/// ARM-D22. On average the cards come later than turn 4. One Attribute a turn: a card of n icons comes on turn n at the
/// earliest (ARM-024), one without icons on turn 1.
void checkCurve(const DeckFacts& deck, Findings& findings)
{
    constexpr int late = 4;
    if (deck.unclear > 0 || !deck.playable())
        return;
    int cards = 0, turns = 0;
    std::vector<const DeckFacts::Pile*> latest;
    for (const DeckFacts::Pile& pile : deck.piles) {
        if (pile.starter || pile.type == deck.words.attribute)
            continue;
        cards += pile.copies;
        turns += pile.copies * std::max(1, pile.icons.total());
        if (pile.icons.total() > late)
            latest.push_back(&pile);
    }
    if (turns <= late * cards)
        return;
    Finding f = finding("ARM-D22", Severity::Advice, FindingKind::LateOnAverage, {"ARM-024"});
    std::ranges::stable_sort(latest, std::ranges::greater{},
                             [](const DeckFacts::Pile* pile) { return pile->icons.total(); });
    for (const DeckFacts::Pile* pile : latest)
        f.subjects.push_back(deck.subjectOf(*pile));
    f.limit = late;
    f.figures.push_back({"average turn", cards, double(turns) / cards});
    findings.push_back(std::move(f));
}

/// ARM-D23. No Weapon with Reach and no card that gives it: only such an attack can counter one with Reach (ARM-693).
void checkReach(const DeckFacts& deck, Findings& findings)
{
    if (deck.unclear > 0 || !deck.playable())
        return;
    const Catalogue& catalogue = deck.view->catalogue();
    if (std::ranges::any_of(deck.piles, [&](const auto& pile) { return givesReach(catalogue, pile.card, deck.words); }))
        return;
    Finding f = finding("ARM-D23", Severity::Advice, FindingKind::NoAnswer, {"ARM-693"});
    f.label = catalogue.words(deck.view->game().field(deck.words.range).vocabulary)[deck.words.reach.value].label;
    findings.push_back(std::move(f));
}

/// ARM-D26. In a Tandem Duel a team needs two Armories; each is a deck of its own (ARM-838).
void checkTeam(const DeckFacts& deck, Findings& findings)
{
    constexpr int fighters = 2;
    if (deck.view->option("mode") != "tandem" || deck.view->team() == fighters)
        return;
    Finding f = finding("ARM-D26", Severity::Advice, FindingKind::OneOfSeveral, {"ARM-001", "ARM-831", "ARM-838"});
    f.need = fighters;
    findings.push_back(std::move(f));
}

} // namespace

void check(const DeckView& view, std::vector<Finding>& findings)
{
    const DeckFacts deck(view);
    const bool someAttribute = checkAnyAttribute(deck, findings);
    checkRequirements(deck, findings);
    if (someAttribute)
        checkAttributeShare(deck, findings);
    checkSearches(deck, findings);
    checkDamage(deck, findings);
    checkSacrifices(deck, findings);
    checkIdleAttributes(deck, findings);
    checkOneATurn(deck, findings);
    checkCurve(deck, findings);
    checkReach(deck, findings);
    checkTeam(deck, findings);
}

/// ARM-D9. What replaces a card of the opening hand is drawn before that card goes back (ARM-022).
void addFigures(const DeckView& view, Finding& finding)
{
    constexpr int hand = 7;
    if (finding.id == "ARM-D9" && view.unclear() == 0 && finding.have)
        finding.figures.push_back(
            {"cards to redraw", 0, static_cast<double>(std::clamp(*finding.have - hand, 0, hand))});
}

} // namespace muster::validators::armory
