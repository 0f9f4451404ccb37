// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/spoils/proportions.h"

#include <numeric>

#include "validators/probability.h"

namespace muster::validators::spoils {

namespace {

using Findings = std::vector<Finding>;

/// A part of a whole, in cards, with the share in percent that it should have.
struct Share {
    int part = 0;
    int whole = 0;
    int least = 0;
    int most = 100;

    /// The bounds in cards, like the part: the fewest that are enough, the most that are not too many.
    [[nodiscard]] int leastCards() const { return (least * whole + 99) / 100; }
    [[nodiscard]] int mostCards() const { return most * whole / 100; }
    [[nodiscard]] bool isLow() const { return 100 * part < least * whole; }
    [[nodiscard]] bool isHigh() const { return 100 * part > most * whole; }
};

/// Advice where the share is out of its bounds, none where it is well.
std::optional<Finding> advice(const char* id, const Share& share, std::string label, std::vector<std::string> rules)
{
    if (!share.isLow() && !share.isHigh())
        return {};
    Finding f = finding(id, Severity::Advice, FindingKind::Share, std::move(rules));
    f.label = std::move(label);
    f.have = share.part;
    (share.isLow() ? f.need : f.limit) = share.isLow() ? share.leastCards() : share.mostCards();
    f.figures.push_back({"share", share.whole, static_cast<double>(share.part) / share.whole});
    f.figures.push_back({share.isLow() ? "lowest share" : "highest share", share.whole,
                         (share.isLow() ? share.least : share.most) / 100.0});
    return f;
}

/// SPO-D31.
void checkEquipment(const DeckFacts& deck, Findings& findings)
{
    const int cards = deck.count(deck.words.equipment);
    auto f = advice("SPO-D31", {cards, deck.spoils, 30, 50}, deck.view->game().type(deck.words.equipment).plural,
                    {"SPO-107", "SPO-123"});
    if (!f)
        return;
    f->subjects = deck.subjectsOf(deck.words.equipment);
    f->figures.push_back({"no equipment in hand", handSize, chanceOfNone({deck.spoils, cards, handSize})});
    findings.push_back(std::move(*f));
}

/// SPO-D32. The three weapon forms share a slot and are counted together.
void checkSlots(const DeckFacts& deck, Findings& findings)
{
    const int all = std::accumulate(deck.copiesOf.begin(), deck.copiesOf.end(), 0);
    if (all == 0)
        return;
    for (std::size_t slot = 0; slot < slots; ++slot) {
        int cards = 0;
        std::string label;
        for (std::size_t form = 0; form < forms; ++form)
            if (slotOf(form) == slot) {
                cards += deck.copiesOf[form];
                label += (label.empty() ? "" : ", ") + deck.formLabel(form);
            }
        auto f =
            advice("SPO-D32", {cards, all, 10, 35}, label, {"SPO-108", "SPO-109", "SPO-110", "SPO-111", "SPO-112"});
        if (!f)
            continue;
        for (const DeckFacts::Pile& pile : deck.piles)
            if (const auto form = deck.words.formOf(pile.card.word(deck.words.form));
                pile.type == deck.words.equipment && form && slotOf(*form) == slot)
                f->subjects.push_back(deck.subjectOf(pile));
        if (f->subjects.empty())
            f->subjects.emplace_back();
        findings.push_back(std::move(*f));
    }
}

/// SPO-D35. More Familiars than three a player, or than 15 percent of the pile: the stricter of the two.
void checkFamiliars(const DeckFacts& deck, Findings& findings)
{
    const int cards = deck.count(deck.words.familiar);
    const std::string& label = deck.view->game().type(deck.words.familiar).plural;
    auto f = advice("SPO-D35", {cards, deck.spoils, 0, 15}, label, {"SPO-163", "SPO-165"});
    if (!f && cards > 3 * deck.players) {
        f = finding("SPO-D35", Severity::Advice, FindingKind::TooMany, {"SPO-163", "SPO-165"});
        f->label = label;
        f->have = cards;
        f->limit = 3 * deck.players;
    }
    if (!f)
        return;
    f->subjects = deck.subjectsOf(deck.words.familiar);
    findings.push_back(std::move(*f));
}

/// SPO-D36.
void checkMonsters(const DeckFacts& deck, Findings& findings)
{
    const int cards = deck.count(deck.words.monster);
    auto f = advice("SPO-D36", {cards, deck.spoils, 15, 35}, deck.view->game().type(deck.words.monster).plural,
                    {"SPO-170", "SPO-203"});
    if (!f)
        return;
    f->subjects = deck.subjectsOf(deck.words.monster);
    f->figures.push_back({"monster in hand", handSize, chanceOfAtLeast({deck.spoils, cards, handSize}, 1)});
    findings.push_back(std::move(*f));
}

/// SPO-D39.
void checkSingleCards(const DeckFacts& deck, Findings& findings)
{
    for (const DeckFacts::Pile& pile : deck.piles) {
        if (pile.type == deck.words.champion)
            continue;
        const Subject subject = deck.subjectOf(pile);
        auto f = advice("SPO-D39", {pile.copies, deck.spoils, 0, 10}, subject.name, {"SPO-008"});
        if (!f)
            continue;
        f->subjects.push_back(subject);
        findings.push_back(std::move(*f));
    }
}

} // namespace

void checkProportions(const DeckFacts& deck, Findings& findings)
{
    // A pile that is too small to play with has other worries; unclear names may mend every share.
    if (deck.unclear > 0 || deck.spoils <= handSize * deck.players)
        return;
    checkEquipment(deck, findings);
    checkSlots(deck, findings);
    checkFamiliars(deck, findings);
    checkMonsters(deck, findings);
    checkSingleCards(deck, findings);
}

} // namespace muster::validators::spoils
