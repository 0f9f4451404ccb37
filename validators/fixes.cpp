// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/fixes.h"

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

#include "validators/edits.h"

namespace muster::validators {

namespace {

constexpr int aFew = 12;    ///< cards of one sort that a deck may want at once; more is for "make legal"
constexpr int smallCut = 6; ///< cards that may go because something that they need is missing

/// The entry of a line; entries are in the order of sections and rows.
std::optional<std::size_t> entryAt(const DeckView& view, const Subject::Row& row)
{
    const std::vector<ResolvedEntry>& entries = view.deck().entries();
    const auto place = [](const ResolvedEntry& entry) { return std::pair(entry.section, entry.row); };
    const auto it = std::ranges::lower_bound(entries, std::pair(row.section, row.row), {}, place);
    if (it == entries.end() || place(*it) != std::pair(row.section, row.row))
        return {};
    return static_cast<std::size_t>(it - entries.begin());
}

std::vector<std::size_t> entriesOf(const DeckView& view, const Subject& subject)
{
    std::vector<std::size_t> entries;
    for (const Subject::Row& row : subject.rows)
        if (const auto entry = entryAt(view, row))
            entries.push_back(*entry);
    return entries;
}

void addNameFixes(const DeckView& view, Finding& finding)
{
    if (finding.subjects.empty() || finding.subjects.front().rows.empty())
        return;
    const auto index = entryAt(view, finding.subjects.front().rows.front());
    if (!index)
        return;
    const ResolvedEntry* entry = &view.deck().entries()[*index];
    for (const CardIndex card : meanings(view.catalogue(), *entry)) {
        Fix fix;
        fix.kind = Fix::Kind::UseCard;
        fix.count = entry->count;
        fix.name = shownName(view.catalogue(), card);
        fix.edits.push_back(replaceLine(view, *entry, card, entry->count));
        finding.fixes.push_back(std::move(fix));
    }
    // A single way to read the name is a slip of the pen; several are a decision.
    if (finding.fixes.size() == 1)
        finding.fixes.front().safe = true;
    Fix out;
    out.kind = Fix::Kind::RemoveCopies;
    out.count = entry->count;
    out.name = finding.subjects.front().name;
    out.edits = removeCopies(view, entriesOf(view, finding.subjects.front()), entry->count);
    finding.fixes.push_back(std::move(out));
}

void addCopyFixes(const DeckView& view, const CopyLimits& limits, Finding& finding)
{
    const Subject& subject = finding.subjects.front();
    const int surplus = *finding.have - *finding.limit;
    const std::vector<DeckEdit> edits = removeCopies(view, entriesOf(view, subject), surplus);
    Fix out;
    out.kind = Fix::Kind::RemoveCopies;
    out.safe = finding.kind == FindingKind::TooManyCopies && finding.severity >= Severity::Incomplete;
    out.count = surplus;
    out.name = subject.name;
    out.edits = edits;
    finding.fixes.push_back(std::move(out));
    const IdentityIndex own = view.catalogue().card(subject.card).identity();
    const auto other = [&](CardIndex card) {
        return view.catalogue().card(card).identity() != own
            && view.catalogue().card(card).type() == view.catalogue().card(subject.card).type();
    };
    for (const CardIndex card : suggestions(view, limits, surplus, view.proposals() - 1, other, subject.card))
        finding.fixes.push_back(swap(view, edits, card, surplus, subject.section));
}

/// The rule of a count finding.
const RuleInForce* ruleOf(const DeckView& view, const Finding& finding)
{
    const auto it = std::ranges::find_if(view.rules().rules(), [&](const RuleInForce& rule) {
        if (rule.rule->id != finding.id || rule.rule->label != finding.label)
            return false;
        const auto breach = rule.breach(view.tallies());
        return breach && breach->above == (finding.kind == FindingKind::TooMany) && breach->have == finding.have;
    });
    return it == view.rules().rules().end() ? nullptr : &*it;
}

/// Cards that belong to other sections than these go there: they are not too many, they are in the wrong place.
std::optional<Fix> moveHome(const DeckView& view, const std::vector<Copies>& cards,
                            const std::vector<std::string>& sections)
{
    const Catalogue& catalogue = view.catalogue();
    const HomeSections homes(catalogue, view.deck().deck().kind);
    if (sections.empty() || cards.empty() || !homes.differ())
        return {};
    std::map<std::string, int> arrived; // by section
    Fix fix;
    fix.kind = Fix::Kind::MoveCards;
    fix.edits = removeCopies(view, cards, sections);
    for (const Copies& copies : cards) {
        const CardIndex card = copies.card;
        const std::string& home = homes.of(card);
        if (std::ranges::find(sections, home) != sections.end())
            return {};
        arrived[home] += copies.count;
        if (roomInSection(view, homes, card, sections.front(), home) < arrived[home])
            return {};
        fix.edits.push_back(addCopies(view, card, copies.count, home));
        fix.count += copies.count;
        fix.name += (fix.name.empty() ? "" : ", ") + shownName(catalogue, card);
    }
    return fix;
}

void addSurplusFixes(const DeckView& view, const CopyLimits& limits, Finding& finding, const RuleInForce& rule)
{
    const Count& count = view.rules().counts()[rule.count];
    const int surplus = *finding.have - *finding.limit;
    const auto counted = [&](CardIndex card) { return count.matches(card); };
    const std::vector<Copies> cards = mostRedundant(view, surplus, counted, count.sections());
    if (std::optional<Fix> move = moveHome(view, cards, count.sections())) {
        finding.fixes.push_back(std::move(*move));
        return;
    }
    Fix out;
    out.kind = Fix::Kind::RemoveCopies;
    out.count = surplus;
    constexpr std::size_t fewNames = 3;
    for (std::size_t i = 0; cards.size() <= fewNames && i < cards.size(); ++i)
        out.name += (i == 0 ? "" : ", ") + shownName(view.catalogue(), cards[i].card);
    out.edits = removeCopies(view, cards, count.sections());
    const std::vector<DeckEdit> edits = out.edits;
    finding.fixes.push_back(std::move(out));
    const CardIndex filler = fillerCard(view, limits, surplus);
    if (filler.valid() && !count.everything() && !counted(filler))
        finding.fixes.push_back(swap(view, edits, filler, surplus, sectionFor(view, nullptr, filler)));
}

/// Whether no rule of the finding's requirement about the same thing is broken any more after the edits.
bool mends(const DeckView& view, const Finding& finding, const std::vector<DeckEdit>& edits)
{
    Deck deck = view.deck().deck();
    muster::apply(deck, edits);
    const ResolvedDeck resolved(view.catalogue(), deck);
    const RulesInForce rules(resolved, view.format(), view.options());
    const std::vector<Tally> tallies = rules.tally(resolved);
    return std::ranges::none_of(rules.rules(), [&](const RuleInForce& rule) {
        return rule.rule->id == finding.id && rule.rule->label == finding.label && rule.breach(tallies);
    });
}

/// Whether some rule asks for at least as many of such cards as there are.
bool isNeeded(const DeckView& view, CardIndex card)
{
    return std::ranges::any_of(view.rules().rules(), [&](const RuleInForce& rule) {
        const Count& count = view.rules().counts()[rule.count];
        return rule.rule->per == CountPer::Deck && rule.least && rule.rule->below >= Severity::Incomplete
            && rule.plain() && !count.everything() && view.tallies()[rule.count].certain <= rule.least->number
            && count.matches(card);
    });
}

/// Further copies of what the deck has, evenly, as far as limits and advice go.
std::optional<Fix> moreOfTheSame(const DeckView& view, const CopyLimits& limits, int missing, const Count& count)
{
    const HomeSections homes(view.catalogue(), view.deck().deck().kind);
    struct More {
        const SpecificCard* card = nullptr;
        int room = 0;
        int copies = 0; ///< that come
    };
    std::vector<More> more;
    for (const SpecificCard& card : view.cards())
        if (count.covers(homes.of(card.card)))
            more.push_back(
                {&card, std::min(spareCopies(limits, card.identity), spareAsAdvised(limits, card.identity)), 0});
    std::erase_if(more, [](const More& each) { return each.room <= 0; });
    for (int left = missing; left > 0; --left) {
        const auto best = std::ranges::min_element(more, {}, [](const More& each) {
            return each.copies < each.room ? each.card->copies + each.copies : std::numeric_limits<int>::max();
        });
        if (best == more.end() || best->copies >= best->room)
            return {};
        ++best->copies;
    }
    Fix fix;
    fix.kind = Fix::Kind::AddCards;
    fix.count = missing;
    for (const auto& [card, room, copies] : more)
        if (copies > 0) {
            fix.edits.push_back(addCopies(view, card->card, copies, homes.of(card->card)));
            fix.name += (fix.name.empty() ? "" : ", ") + shownName(view.catalogue(), card->card);
        }
    return fix;
}

void addShortageFixes(const DeckView& view, const CopyLimits& limits, Finding& finding, const RuleInForce& rule)
{
    const Count& count = view.rules().counts()[rule.count];
    const int missing = *finding.need - *finding.have;
    const auto section = [&](CardIndex card) { return sectionFor(view, &count.sections(), card); };
    const auto counted = [&](CardIndex card) { return count.matches(card); };
    if (count.everything()) {
        if (missing > aFew)
            return;
        if (const CardIndex filler = fillerCard(view, limits, missing); filler.valid())
            finding.fixes.push_back(putIn(view, filler, missing, section(filler), {}));
        if (std::optional<Fix> more = moreOfTheSame(view, limits, missing, count))
            finding.fixes.push_back(std::move(*more));
        return;
    }
    const CardIndex model = view.cards().empty() ? CardIndex{} : view.cards().front().card;
    const TypeIndex type = onlyType(count.what(), view.game());
    // Of one card as many as its limit admits: three copies of a Champion are a start where five are missing.
    for (int copies = missing; copies > 0 && finding.fixes.empty(); copies = copies > 3 ? 3 : copies - 1)
        for (const CardIndex card : suggestions(view, limits, copies, view.proposals(), counted, model, type))
            finding.fixes.push_back(
                putIn(view, card, copies, section(card), [&](CardIndex other) { return !counted(other); }));
    // Or what needs the missing cards goes.
    for (const RuleInForce::Given& given : rule.given) {
        const Count& needy = view.rules().counts()[given.count];
        if (!given.least || needy.what() == count.what())
            continue;
        const int surplus = view.tallies()[given.count].certain - *given.least + 1;
        if (surplus > smallCut)
            continue;
        const std::vector<Copies> cards =
            mostRedundant(view, surplus, [&](CardIndex card) { return needy.matches(card); });
        if (cards.empty())
            continue;
        Fix out;
        out.kind = Fix::Kind::RemoveCopies;
        out.count = surplus;
        for (const Copies& copies : cards)
            out.name += (out.name.empty() ? "" : ", ") + shownName(view.catalogue(), copies.card);
        out.edits = removeCopies(view, cards);
        if (mends(view, finding, out.edits))
            finding.fixes.push_back(std::move(out));
    }
}

} // namespace

Fix swap(const DeckView& view, std::vector<DeckEdit> out, CardIndex in, int count, const std::string& section)
{
    Fix fix;
    fix.kind = Fix::Kind::SwapCards;
    fix.count = count;
    fix.name = shownName(view.catalogue(), in);
    fix.edits = std::move(out);
    fix.edits.push_back(addCopies(view, in, count, section));
    return fix;
}

Fix putIn(const DeckView& view, CardIndex card, int count, const std::string& section,
          const std::function<bool(CardIndex)>& mayGo)
{
    const std::optional<int> room = view.roomIn(section);
    const int tooMuch = room ? std::max(0, count - *room) : 0;
    if (tooMuch > 0 && mayGo)
        return swap(
            view,
            removeCopies(view,
                         mostRedundant(view, std::min(tooMuch, count),
                                       [&](CardIndex other) { return mayGo(other) && !isNeeded(view, other); })),
            card, count, section);
    Fix fix;
    fix.kind = Fix::Kind::AddCards;
    fix.count = count;
    fix.name = shownName(view.catalogue(), card);
    fix.edits.push_back(addCopies(view, card, count, section));
    return fix;
}

void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding)
{
    switch (finding.kind) {
    case FindingKind::UnknownCard:
    case FindingKind::AmbiguousCard:
        addNameFixes(view, finding);
        break;
    case FindingKind::TooManyCopies:
    case FindingKind::Banned:
    case FindingKind::Restricted:
    case FindingKind::SetNotAllowed:
    case FindingKind::NoLifeLeft:
    case FindingKind::SameTwice:
        addCopyFixes(view, limits, finding);
        break;
    case FindingKind::TooMany:
    case FindingKind::TooFew:
        if (const RuleInForce* rule = ruleOf(view, finding))
            finding.kind == FindingKind::TooMany ? addSurplusFixes(view, limits, finding, *rule)
                                                 : addShortageFixes(view, limits, finding, *rule);
        break;
    default:
        break;
    }
}

} // namespace muster::validators
