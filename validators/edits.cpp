// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/edits.h"

#include <algorithm>
#include <cstdint>

#include "model/query/matcher.h"
#include "model/query/shapes.h"

namespace muster::validators {

namespace {

constexpr int noLimit = 1'000'000;

/// Whether there is a rule that not a single such card may be in the whole deck, or in the section where it would go.
bool isShutOut(const DeckView& view, CardIndex card)
{
    const std::string home = sectionFor(view, nullptr, card);
    return std::ranges::any_of(view.rules().rules(), [&](const RuleInForce& rule) {
        const Count& count = view.rules().counts()[rule.count];
        return rule.rule->per == CountPer::Deck && rule.rule->above == Severity::Illegal && rule.plain() && rule.most
            && rule.most->number == 0 && count.covers(home) && count.matches(card);
    });
}

/// The lines of a card in these sections; all if there are none.
std::vector<std::size_t> entriesIn(const DeckView& view, const SpecificCard& card,
                                   const std::vector<std::string>& sections)
{
    std::vector<std::size_t> entries;
    for (const std::size_t entry : card.entries)
        if (sections.empty()
            || std::ranges::find(sections, view.sectionOf(view.deck().entries()[entry])) != sections.end())
            entries.push_back(entry);
    return entries;
}

} // namespace

int roomInSection(const DeckView& view, const HomeSections& homes, CardIndex card, const std::string& from,
                  const std::string& to)
{
    int room = noLimit;
    for (const RuleInForce& rule : view.rules().rules()) {
        const Count& count = view.rules().counts()[rule.count];
        if (rule.rule->per != CountPer::Deck || rule.rule->above < Severity::Incomplete || !rule.plain() || !rule.most
            || !count.covers(to) || count.covers(from) || !count.matches(card) || view.waived(rule.rule->id, {}))
            continue;
        int there = view.tallies()[rule.count].certain;
        for (const ResolvedEntry& entry : view.deck().entries())
            if (entry.status == ResolvedEntry::Status::Card && view.sectionOf(entry) == to && homes.of(entry.card) != to
                && count.matches(entry.card))
                there -= entry.count;
        room = std::min(room, rule.most->number - there);
    }
    return std::max(0, room);
}

std::vector<DeckEdit> removeCopies(const DeckView& view, const std::vector<std::size_t>& entries, int count)
{
    std::vector<DeckEdit> edits;
    for (auto it = entries.rbegin(); it != entries.rend() && count > 0; ++it) {
        const ResolvedEntry& entry = view.deck().entries()[*it];
        DeckEdit edit;
        edit.kind = DeckEdit::Kind::Remove;
        edit.section = view.sectionOf(entry);
        edit.row = entry.row;
        edit.count = std::min(count, entry.count);
        count -= edit.count;
        edits.push_back(std::move(edit));
    }
    return edits;
}

std::vector<DeckEdit> removeCopies(const DeckView& view, const std::vector<Copies>& cards,
                                   const std::vector<std::string>& sections)
{
    std::vector<DeckEdit> edits;
    for (const Copies& copies : cards) {
        const auto& all = copies.card.valid() ? view.cards() : view.specificCards();
        const auto it = std::ranges::find_if(all, [&](const SpecificCard& card) {
            return copies.card.valid() ? card.card == copies.card : card.identity == copies.identity;
        });
        if (it == all.end())
            continue;
        for (DeckEdit& edit : removeCopies(view, entriesIn(view, *it, sections), copies.count))
            edits.push_back(std::move(edit));
    }
    return edits;
}

DeckEdit addCopies(const DeckView& view, CardIndex card, int count, const std::string& section)
{
    DeckEdit edit;
    edit.kind = DeckEdit::Kind::Add;
    edit.section = section;
    edit.count = count;
    edit.entry = entryFor(view.catalogue(), card, count);
    return edit;
}

DeckEdit replaceLine(const DeckView& view, const ResolvedEntry& entry, CardIndex card, int count)
{
    DeckEdit edit;
    edit.kind = DeckEdit::Kind::Replace;
    edit.section = view.sectionOf(entry);
    edit.row = entry.row;
    edit.count = count;
    edit.entry = entryFor(view.catalogue(), card, count);
    edit.entry.note = view.deck().deck().sections[entry.section].entries[entry.row].note;
    return edit;
}

std::string sectionFor(const DeckView& view, const std::vector<std::string>* sections, CardIndex card)
{
    const std::string home = HomeSections(view.catalogue(), view.deck().deck().kind).of(card);
    if (sections != nullptr && !sections->empty())
        return std::ranges::find(*sections, home) != sections->end() ? home : sections->front();
    if (!home.empty())
        return home;
    return view.deck().deck().sections.empty() ? std::string() : view.deck().deck().sections.front().key;
}

int spareCopies(const CopyLimits& limits, IdentityIndex identity)
{
    for (const CopyLimit& limit : limits.of(identity))
        if (limit.severity >= Severity::Incomplete)
            return limit.limit - limits.copies(identity, limit);
    return noLimit;
}

int spareAsAdvised(const CopyLimits& limits, IdentityIndex identity)
{
    int spare = noLimit;
    for (const CopyLimit& limit : limits.of(identity))
        if (limit.severity < Severity::Incomplete)
            spare = std::min(spare, limit.limit - limits.copies(identity, limit));
    return spare;
}

std::vector<Copies> mostRedundant(const DeckView& view, int count, const CardFilter& fits,
                                  const std::vector<std::string>& sections)
{
    struct Pile {
        Copies taken;
        int left = 0;
    };
    std::vector<Pile> piles;
    for (const SpecificCard& card : view.cards())
        if (fits(card.card)) {
            int copies = 0;
            for (const std::size_t entry : entriesIn(view, card, sections))
                copies += view.deck().entries()[entry].count;
            piles.push_back({{card.identity, 0, card.card}, copies});
        }
    std::ranges::reverse(piles);
    for (; count > 0; --count) {
        const auto most = std::ranges::max_element(piles, {}, &Pile::left);
        if (most == piles.end() || most->left == 0)
            break;
        --most->left;
        ++most->taken.count;
    }
    std::vector<Copies> result;
    for (const Pile& pile : piles)
        if (pile.taken.count > 0)
            result.push_back(pile.taken);
    return result;
}

TypeIndex onlyType(const query::Query& query, const Game& game)
{
    const auto asksType = [](const query::Node& node) {
        return node.kind == query::Node::Kind::Compare && node.subject == query::Subject::Type
            && node.compare != query::Compare::NotEqual;
    };
    const query::Node* found = asksType(query.root) ? &query.root : nullptr;
    if (query.root.kind == query::Node::Kind::All)
        for (const query::Node& child : query.root.children)
            if (asksType(child))
                found = &child;
    if (found == nullptr)
        return {};
    const std::vector<bool> named = query::typesNamed(game, found->text);
    if (std::ranges::count(named, true) != 1)
        return {};
    return {static_cast<std::uint32_t>(std::ranges::find(named, true) - named.begin())};
}

std::vector<CardIndex> suggestions(const DeckView& view, const CopyLimits& limits, int copies, std::size_t limit,
                                   const CardFilter& fits, CardIndex model, TypeIndex type)
{
    const Catalogue& catalogue = view.catalogue();
    const auto& identities = catalogue.data().identities;
    const Likeness& likeness = view.likeness(model, type);
    // The most like first, and no further than to the last one that is wanted: whether a card may go in is dear to ask.
    std::vector<CardIndex> cards;
    for (const int degree : likeness.degrees()) {
        for (std::size_t row = likeness.next(0, degree); row < catalogue.size() && cards.size() < limit;
             row = likeness.next(row + 1, degree)) {
            // One proposal a specific card: its first printing. Printings stand side by side.
            if (row > 0 && identities[row] == identities[row - 1])
                continue;
            const CardIndex card{static_cast<std::uint32_t>(row)};
            const IdentityIndex identity{identities[row]};
            if (fits(card) && spareCopies(limits, identity) >= copies && spareAsAdvised(limits, identity) >= copies
                && !isShutOut(view, card))
                cards.push_back(card);
        }
    }
    return cards;
}

CardIndex fillerCard(const DeckView& view, const CopyLimits& limits, int copies)
{
    if (!view.game().filler)
        return {};
    const query::Matcher filler(*view.game().filler, view.catalogue());
    // The deck's own filler first, whatever its name.
    for (const SpecificCard& card : view.cards())
        if (filler.matches(card.card) && spareCopies(limits, card.identity) >= copies)
            return card.card;
    // Else what is like the card that the deck has most of: a deck of one kind is not filled up with another.
    const auto most = std::ranges::max_element(view.cards(), {}, &SpecificCard::copies);
    const auto fits = [&](CardIndex card) { return filler.matches(card); };
    const std::vector<CardIndex> found =
        suggestions(view, limits, copies, 1, fits, most == view.cards().end() ? CardIndex{} : most->card,
                    onlyType(*view.game().filler, view.game()));
    return found.empty() ? CardIndex{} : found.front();
}

} // namespace muster::validators
