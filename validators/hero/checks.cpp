// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/hero/checks.h"

#include <algorithm>

#include "validators/edits.h"
#include "validators/fixes.h"
#include "validators/hero/deck_checks.h"
#include "validators/hero/effects.h"
#include "validators/probability.h"

namespace muster::validators::hero {

namespace {

constexpr const char* shopKind = "shop";
constexpr std::size_t proposals = 3;

/// Takes out what the finding is about.
void addRemoval(const DeckView& view, Finding& finding)
{
    for (const Subject& subject : finding.subjects) {
        Fix fix;
        fix.kind = Fix::Kind::RemoveCopies;
        fix.count = subject.count;
        fix.name = subject.name;
        fix.edits = removeCopies(view, {{view.catalogue().card(subject.card).identity(), subject.count}});
        finding.fixes.push_back(std::move(fix));
    }
}

/// Another card for each that the finding is about, of those that fit.
template <class Fits>
void addExchanges(const DeckView& view, const CopyLimits& limits, Finding& finding, const Fits& fits)
{
    const Catalogue& catalogue = view.catalogue();
    for (const Subject& subject : finding.subjects) {
        const auto other = [&](CardIndex card) {
            return catalogue.card(card).identity() != catalogue.card(subject.card).identity()
                && fits(catalogue.card(subject.card), catalogue.card(card));
        };
        for (const CardIndex card : suggestions(view, limits, subject.count, proposals, other, subject.card))
            finding.fixes.push_back(swap(view,
                                         removeCopies(view, {{catalogue.card(subject.card).identity(), subject.count}}),
                                         card, subject.count, sectionFor(view, nullptr, card)));
    }
}

/// Cards of the hero's that do what is missing, for the deck's most redundant ones.
template <class Does>
void addMissing(const DeckView& view, const CopyLimits& limits, Finding& finding, const Does& does)
{
    constexpr int copies = 2;
    const Facts deck(view);
    const auto fits = [&](CardIndex index) {
        const Card card = view.catalogue().card(index);
        return (card.type() == deck.words.minion || card.type() == deck.words.spell)
            && !card.record().flag(deck.words.token) && does(card);
    };
    const auto mayGo = [&](CardIndex index) { return view.catalogue().card(index).type() != deck.words.hero; };
    for (const CardIndex card : suggestions(view, limits, copies, proposals, fits))
        finding.fixes.push_back(putIn(view, card, copies, sectionFor(view, nullptr, card), mayGo));
}

} // namespace

void check(const DeckView& view, std::vector<Finding>& findings)
{
    const Facts facts(view);
    if (view.deck().deck().kind == shopKind)
        checkShop(facts, findings);
    else
        checkDeck(facts, findings);
}

void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding)
{
    const Catalogue& catalogue = view.catalogue();
    const auto is = [&](std::string_view id) { return finding.id == id; };
    const Words words(catalogue);
    if (is("HRO-D6") || is("HRO-D7")) {
        addExchanges(view, limits, finding, [&](const Card& out, const Card& in) {
            const int difference = out.number(words.cost).value_or(0) - in.number(words.cost).value_or(0);
            return in.type() == out.type() && difference >= -1 && difference <= 1 && !in.record().flag(words.token);
        });
    } else if (is("HRO-D12") || is("HRO-D26") || is("HRO-D24")) {
        addRemoval(view, finding);
    } else if (is("HRO-D20")) {
        addMissing(view, limits, finding,
                   [&](const Card& card) { return card.type() == words.spell && dealsDamage(card, catalogue); });
    } else if (is("HRO-D22")) {
        const auto own = std::ranges::find(words.resources, finding.label, &Word::label);
        if (own != words.resources.end())
            addMissing(view, limits, finding, [&](const Card& card) { return gives(card, catalogue, own->key); });
    } else if (is("HRO-D25")) {
        addMissing(view, limits, finding,
                   [&](const Card& card) { return harmsMinions(card, catalogue, words.minion); });
    } else if (is("HRO-S18") || is("HRO-S19") || is("HRO-S20") || is("HRO-S21")) {
        addExchanges(view, limits, finding, [&](const Card& out, const Card& in) {
            return in.type() == out.type() && in.word(words.slot) == out.word(words.slot)
                && in.word(words.tier) == out.word(words.tier)
                && in.word(words.potionKind) == out.word(words.potionKind)
                && in.number(words.amount) == out.number(words.amount) && view.deck().copies(in.identity()) == 0;
        });
    }
}

/// An Ultimate is of no use before the level-up. The first player draws four cards, the second one five.
void addFigures(const DeckView& view, Finding& finding)
{
    if (finding.id != "HRO-D9" || !finding.have)
        return;
    const int cards = Facts(view).cards;
    for (const int hand : {4, 5})
        finding.figures.push_back({hand == 4 ? "one of them among four" : "one of them among five", *finding.have,
                                   chanceOfAtLeast({cards, *finding.have, hand}, 1)});
}

} // namespace muster::validators::hero
