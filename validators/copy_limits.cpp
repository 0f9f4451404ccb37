// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/copy_limits.h"

#include <algorithm>

#include "model/text/fold.h"
#include "validators/format_ids.h"
#include "validators/game_checks.h"

namespace muster::validators {

namespace {

const std::vector<std::string> everywhere; // no sections: all of them

std::vector<SetIndex> setsNamed(const std::vector<std::string>& codes, const Catalogue& catalogue)
{
    std::vector<SetIndex> sets;
    for (std::uint32_t i = 0; i < catalogue.data().sets.size(); ++i) {
        const std::string code = fold(catalogue.data().sets[i].code);
        if (std::ranges::any_of(codes, [&](const std::string& allowed) { return fold(allowed) == code; }))
            sets.push_back(SetIndex{i});
    }
    return sets;
}

} // namespace

CopyLimits::CopyLimits(const DeckView& view) : m_view(&view)
{
    const Format* format = view.format();
    if (format == nullptr)
        return;
    m_banned = named(format->banned);
    m_restricted = named(format->restricted);
    m_allowedSets = setsNamed(format->sets, view.catalogue());
}

std::vector<CopyLimits::Named> CopyLimits::named(const std::vector<FormatCards>& cards) const
{
    std::vector<Named> result;
    for (const FormatCards& line : cards) {
        Named& found = result.emplace_back();
        found.source = &line;
        if (line.what)
            found.what.emplace(*line.what, everywhere, m_view->catalogue());
        else
            found.identities = identitiesNamed(line, m_view->catalogue());
    }
    return result;
}

bool CopyLimits::matches(const Count& count, IdentityIndex identity) const
{
    return std::ranges::any_of(m_view->printingsThatCount(identity),
                               [&](CardIndex card) { return count.matches(card); });
}

bool CopyLimits::covers(const Named& line, IdentityIndex identity) const
{
    return line.what ? matches(*line.what, identity)
                     : std::ranges::find(line.identities, identity) != line.identities.end();
}

bool CopyLimits::inAllowedSet(IdentityIndex identity) const
{
    // A reprint makes all printings legal: artwork and set are not part of what a card is.
    const Catalogue& catalogue = m_view->catalogue();
    return std::ranges::any_of(catalogue.printings(identity), [&](CardIndex card) {
        return std::ranges::find(m_allowedSets, catalogue.card(card).set()) != m_allowedSets.end();
    });
}

std::vector<CopyLimit> CopyLimits::of(IdentityIndex identity) const
{
    const Catalogue& catalogue = m_view->catalogue();
    std::vector<CopyLimit> limits;
    for (const Named& line : m_banned)
        if (covers(line, identity))
            limits.push_back({0, FindingKind::Banned, Severity::Illegal, format_ids::banned, {}, line.source->reason});
    if (const Format* format = m_view->format();
        format != nullptr && !format->sets.empty() && !inAllowedSet(identity)) {
        const Card first = catalogue.card(catalogue.printings(identity).front());
        limits.push_back(
            {0, FindingKind::SetNotAllowed, Severity::Illegal, format_ids::set, {}, catalogue.set(first.set()).code});
    }
    for (const Named& line : m_restricted)
        if (covers(line, identity))
            limits.push_back({line.source->limit,
                              FindingKind::Restricted,
                              Severity::Illegal,
                              format_ids::restricted,
                              {},
                              line.source->reason});
    for (const RuleInForce& rule : m_view->rules().rules()) {
        if (rule.rule->per != CountPer::Identity || !rule.most || !rule.applies(m_view->tallies()))
            continue;
        const Count& count = m_view->rules().counts()[rule.count];
        if (!matches(count, identity))
            continue;
        const int of = rule.most->times == 0 ? 0 : m_view->tallies()[rule.most->of].possible;
        limits.push_back({rule.most->number + rule.most->times * of, FindingKind::TooManyCopies, rule.rule->above,
                          rule.rule->id, rule.rule->rules, rule.rule->label, &count});
    }
    if (const GameChecks* game = checksOf(m_view->game().key); game != nullptr && game->addLimits != nullptr)
        game->addLimits(*m_view, identity, limits);
    // The format's reasons come first among equals: they are what an organiser would say.
    std::ranges::stable_sort(limits, {}, &CopyLimit::limit);
    return limits;
}

std::optional<CopyLimit> CopyLimits::strictest(IdentityIndex identity) const
{
    std::vector<CopyLimit> limits = of(identity);
    if (limits.empty())
        return {};
    const std::string name = shownName(m_view->catalogue(), m_view->catalogue().printings(identity).front());
    for (CopyLimit& limit : limits)
        if (limit.severity >= Severity::Incomplete && !m_view->waived(limit.id, name))
            return std::move(limit);
    return {};
}

int CopyLimits::copies(IdentityIndex identity, const CopyLimit& limit) const
{
    const bool allPrintings =
        limit.count == nullptr || m_view->game().allPrintings || m_view->catalogue().printings(identity).size() == 1;
    if (allPrintings && (limit.count == nullptr || limit.count->sections().empty()))
        return m_view->deck().copies(identity);
    int copies = 0;
    for (const ResolvedEntry& entry : m_view->deck().entries())
        if (entry.status == ResolvedEntry::Status::Card && entry.identity == identity
            && limit.count->covers(m_view->sectionOf(entry)) && (allPrintings || limit.count->matches(entry.card)))
            copies += entry.count;
    return copies;
}

std::optional<int> CopyLimits::roomInItsKind(CardIndex card) const
{
    const IdentityIndex identity = m_view->catalogue().card(card).identity();
    std::optional<int> room;
    for (const RuleInForce& rule : m_view->rules().rules()) {
        const Count& count = m_view->rules().counts()[rule.count];
        if (rule.rule->per != CountPer::Deck || !rule.plain() || rule.least || !rule.most || rule.most->number == 0
            || rule.rule->above != Severity::Illegal || count.everything() || !count.matches(card)
            || m_view->waived(rule.rule->id, {}))
            continue;
        int others = m_view->tallies()[rule.count].certain; // than this card
        for (const ResolvedEntry& entry : m_view->deck().entries())
            if (entry.status == ResolvedEntry::Status::Card && entry.identity == identity
                && count.covers(m_view->sectionOf(entry)) && count.matches(entry.card))
                others -= entry.count;
        const int left = std::max(0, rule.most->number - others);
        room = room ? std::min(*room, left) : left;
    }
    return room;
}

std::vector<IdentityIndex> identitiesNamed(const FormatCards& cards, const Catalogue& catalogue)
{
    DeckEntry entry;
    entry.card = cards.card;
    entry.identity = cards.identity;
    const ResolvedEntry found = resolve(catalogue, entry, Proposals::No);
    std::vector<IdentityIndex> identities;
    if (found.status == ResolvedEntry::Status::Card)
        identities.push_back(found.identity);
    if (found.status != ResolvedEntry::Status::Unknown)
        // Without the identity fields the line means all cards of that name.
        for (const CardIndex card : found.candidates)
            identities.push_back(catalogue.card(card).identity());
    return identities;
}

} // namespace muster::validators
