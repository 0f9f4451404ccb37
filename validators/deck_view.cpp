// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/deck_view.h"

#include <algorithm>
#include <unordered_map>

#include "model/cards/printings.h"
#include "model/text/fold.h"

namespace muster::validators {

namespace {

bool sameId(std::string_view a, std::string_view b) { return a == b || fold(a) == fold(b); }

void addRow(Subject& subject, const ResolvedEntry& entry, const std::string& section)
{
    // A card that stands in several sections belongs to none of them alone.
    if (subject.rows.empty())
        subject.section = section;
    else if (subject.section != section)
        subject.section.clear();
    subject.rows.push_back({entry.section, entry.row});
    subject.count += entry.count;
}

} // namespace

DeckView::DeckView(const ResolvedDeck& deck, const CheckOptions& options, CardIndex model)
    : m_deck(&deck),
      m_format(options.format),
      m_shop(options.shop),
      m_proposals(static_cast<std::size_t>(options.proposals)),
      m_team(options.team),
      m_options(deck.catalogue().game(), deck.deck(), options),
      m_rules(deck, options.format, m_options, model),
      m_tallies(m_rules.tally(deck))
{
    std::unordered_map<std::uint32_t, std::size_t> printed, seen;
    const auto take = [](auto& index, std::uint32_t key, std::vector<SpecificCard>& cards, const ResolvedEntry& entry,
                         std::size_t at) {
        const auto [it, fresh] = index.try_emplace(key, cards.size());
        if (fresh)
            cards.push_back({entry.identity, entry.card, 0, {}});
        cards[it->second].copies += entry.count;
        cards[it->second].entries.push_back(at);
    };
    for (std::size_t i = 0; i < deck.entries().size(); ++i) {
        const ResolvedEntry& entry = deck.entries()[i];
        if (entry.status != ResolvedEntry::Status::Card) {
            m_unclear += entry.count;
            continue;
        }
        take(seen, entry.identity.value, m_specific, entry, i);
        take(printed, firstAlike(catalogue(), entry.card).value, m_cards, entry, i);
    }
}

std::vector<CardIndex> DeckView::printingsThatCount(IdentityIndex identity) const
{
    std::vector<CardIndex> cards;
    const auto take = [&](CardIndex card) {
        if (std::ranges::find(cards, card) == cards.end())
            cards.push_back(card);
    };
    const auto printings = catalogue().printings(identity);
    if (printings.size() == 1)
        return {printings.front()};
    if (const auto it = std::ranges::find(m_specific, identity, &SpecificCard::identity); it != m_specific.end())
        for (const std::size_t entry : it->entries)
            take(m_deck->entries()[entry].card);
    if (game().allPrintings)
        for (const CardIndex card : printings)
            if (!catalogue().set(catalogue().card(card).set()).own)
                take(card);
    if (cards.empty())
        cards.push_back(printings.front());
    return cards;
}

const std::string& DeckView::sectionOf(const ResolvedEntry& entry) const
{
    return m_deck->deck().sections[entry.section].key;
}

bool DeckView::waived(const std::string& requirement, const std::string& subject) const
{
    return std::ranges::any_of(m_deck->deck().waivers, [&](const Waiver& waiver) {
        if (!sameId(waiver.rule, requirement))
            return false;
        if (waiver.subject.empty())
            return true;
        // "Kestrel Vanguard" covers "Kestrel Vanguard [Ember]" too.
        const std::string wanted = fold(waiver.subject);
        const std::string shown = fold(subject);
        return shown == wanted || shown.starts_with(wanted + " [");
    });
}

std::pair<std::optional<int>, std::optional<int>> DeckView::size() const
{
    std::pair<std::optional<int>, std::optional<int>> bounds;
    for (const RuleInForce& rule : m_rules.rules()) {
        const Count& count = m_rules.counts()[rule.count];
        if (rule.rule->per != CountPer::Deck || !rule.plain() || !count.sections().empty() || !count.everything())
            continue;
        if (rule.least)
            bounds.first = std::max(bounds.first.value_or(0), rule.least->number);
        if (rule.most)
            bounds.second = std::min(bounds.second.value_or(rule.most->number), rule.most->number);
    }
    return bounds;
}

std::optional<int> DeckView::roomIn(std::string_view section) const
{
    std::optional<int> room;
    for (const RuleInForce& rule : m_rules.rules()) {
        const Count& count = m_rules.counts()[rule.count];
        if (rule.rule->per != CountPer::Deck || !rule.plain() || !rule.most || rule.rule->above < Severity::Incomplete
            || !count.everything() || !count.covers(section))
            continue;
        const int left = rule.most->number - m_tallies[rule.count].certain;
        room = std::min(room.value_or(left), left);
    }
    return room;
}

const Likeness& DeckView::likeness(CardIndex model, TypeIndex only) const
{
    return m_likeness.try_emplace({model, only}, catalogue(), model, only).first->second;
}

Subject DeckView::subjectOf(const SpecificCard& card) const
{
    Subject subject;
    subject.name = shownName(catalogue(), card.card);
    subject.card = card.card;
    for (const std::size_t index : card.entries)
        addRow(subject, m_deck->entries()[index], sectionOf(m_deck->entries()[index]));
    return subject;
}

Subject DeckView::subjectOf(const ResolvedEntry& entry) const
{
    Subject subject;
    subject.name = shownName(m_deck->deck().sections[entry.section].entries[entry.row]);
    subject.card = entry.card;
    addRow(subject, entry, sectionOf(entry));
    return subject;
}

std::vector<Subject> DeckView::subjectsOf(const Count& count) const
{
    if (count.everything()) {
        Subject whole;
        whole.section = count.sections().size() == 1 ? count.sections().front() : std::string();
        for (const ResolvedEntry& entry : m_deck->entries())
            if (count.covers(sectionOf(entry)))
                whole.count += entry.count;
        return {whole};
    }
    std::vector<Subject> subjects;
    for (const SpecificCard& card : m_cards) {
        if (!count.matches(card.card))
            continue;
        Subject subject;
        subject.name = shownName(catalogue(), card.card);
        subject.card = card.card;
        for (const std::size_t index : card.entries)
            if (const ResolvedEntry& entry = m_deck->entries()[index]; count.covers(sectionOf(entry)))
                addRow(subject, entry, sectionOf(entry));
        if (subject.count > 0)
            subjects.push_back(std::move(subject));
    }
    return subjects;
}

std::vector<CardIndex> meanings(const Catalogue& catalogue, const ResolvedEntry& entry)
{
    if (entry.status == ResolvedEntry::Status::Card)
        return {entry.card};
    if (!entry.candidates.empty())
        return entry.candidates;
    std::vector<CardIndex> cards;
    for (const std::string& name : entry.nearest)
        for (const CardIndex card : catalogue.findByName(name)) {
            const CardIndex first = catalogue.printings(catalogue.card(card).identity()).front();
            if (std::ranges::find(cards, first) == cards.end())
                cards.push_back(first);
        }
    return cards;
}

std::string shownName(const Catalogue& catalogue, CardIndex index)
{
    std::string identity;
    for (const FieldIndex field : catalogue.game().identity)
        if (const std::string value = identityValue(catalogue, index, field); !value.empty())
            identity += (identity.empty() ? "" : ", ") + value;
    const std::string name(catalogue.card(index).name());
    return identity.empty() ? name : name + " [" + identity + "]";
}

std::string shownName(const DeckEntry& entry)
{
    std::string identity;
    for (const auto& [field, value] : entry.identity)
        identity += (identity.empty() ? "" : ", ") + value;
    return identity.empty() ? entry.card : entry.card + " [" + identity + "]";
}

} // namespace muster::validators
