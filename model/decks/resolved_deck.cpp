// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/resolved_deck.h"

#include <algorithm>
#include <functional>
#include <optional>

#include "model/cards/printings.h"
#include "model/decks/home_section.h"
#include "model/decks/near_names.h"
#include "model/text/fold.h"

namespace muster {

namespace {

/// Whether the card has this value in one of the game's identity fields; an empty value means that it has none.
bool hasValue(const Catalogue& catalogue, const Card& card, const std::pair<std::string, std::string>& wanted)
{
    const auto& game = catalogue.game();
    const auto index = game.findField(wanted.first);
    if (!index.valid() || std::find(game.identity.begin(), game.identity.end(), index) == game.identity.end())
        return false;
    auto value = fold(wanted.second);
    if (value == "-")
        value.clear();
    if (game.field(index).kind == FieldKind::Word && !value.empty()) {
        const auto word = catalogue.findWord(game.field(index).vocabulary, value);
        return word.valid() && word == card.word(index);
    }
    return fold(identityValue(catalogue, card.index(), index)) == value;
}

/// Of the printings that a name may mean, those of the first set, the one that belongs to the section.
CardIndex printingFor(const Catalogue& catalogue, const HomeSections& homes, CardIndex first,
                      const std::string& section)
{
    for (const CardIndex card : catalogue.printings(catalogue.card(first).identity()))
        if (catalogue.card(card).set() == catalogue.card(first).set() && homes.of(card) == section)
            return card;
    return first;
}

ResolvedEntry lookUp(const Catalogue& catalogue, const DeckEntry& entry)
{
    ResolvedEntry result;
    const auto isOwn = [&](CardIndex card) { return catalogue.set(catalogue.card(card).set()).own; };
    auto cards = catalogue.findByName(entry.card);
    // By name, else by id; a card of the person's that is called like a shipped id does not take its place.
    if (std::all_of(cards.begin(), cards.end(), isOwn))
        if (const auto card = catalogue.findById(entry.card); card.valid() && (cards.empty() || !isOwn(card))) {
            cards = {card};
            result.byId = true;
        }
    std::vector<CardIndex> fitting, others; // one printing of each specific card
    std::vector<IdentityIndex> seen;
    for (const auto index : cards) {
        const Card card = catalogue.card(index);
        if (std::find(seen.begin(), seen.end(), card.identity()) != seen.end())
            continue;
        seen.push_back(card.identity());
        const bool fits = std::all_of(entry.identity.begin(), entry.identity.end(),
                                      [&](const auto& wanted) { return hasValue(catalogue, card, wanted); });
        (fits ? fitting : others).push_back(index);
    }
    // A name that one shipped card has means that one, whatever cards of the person's have it, too.
    if (const auto own = std::stable_partition(fitting.begin(), fitting.end(), std::not_fn(isOwn));
        own - fitting.begin() == 1) {
        result.candidates.assign(own, fitting.end());
        fitting.resize(1);
    }
    if (fitting.size() == 1) {
        result.status = ResolvedEntry::Status::Card;
        result.card = fitting.front();
        result.identity = catalogue.card(result.card).identity();
    } else if (!fitting.empty()) {
        result.status = ResolvedEntry::Status::Ambiguous;
        result.candidates = std::move(fitting);
    } else {
        result.candidates = std::move(others);
        if (result.candidates.empty())
            result.faulty = catalogue.findFaulty(entry.card);
    }
    return result;
}

} // namespace

std::string identityValue(const Catalogue& catalogue, CardIndex index, FieldIndex field)
{
    const Card card = catalogue.card(index);
    const auto record = card.record();
    switch (catalogue.game().field(field).kind) {
    case FieldKind::Word:
        return std::string(card.wordLabel(field));
    case FieldKind::Number: {
        const auto number = record.number(field);
        return number ? std::to_string(*number) : std::string();
    }
    case FieldKind::Text:
        return std::string(record.text(field));
    case FieldKind::Flag:
        return record.flag(field) ? "yes" : "";
    case FieldKind::Words:
    case FieldKind::Parts:
    case FieldKind::Effects:
        break; // no identity is made of these
    }
    return {};
}

ResolvedEntry resolve(const Catalogue& catalogue, const DeckEntry& entry, Proposals proposals)
{
    auto result = lookUp(catalogue, entry);
    if (proposals == Proposals::Yes)
        NearNames(catalogue).propose(result, entry.card);
    return result;
}

ResolvedDeck::ResolvedDeck(const Catalogue& catalogue, const Deck& deck, Proposals wanted)
    : m_catalogue(&catalogue),
      m_deck(&deck)
{
    NearNames near(catalogue);
    std::optional<HomeSections> homes; // asked for only where a name has several printings
    for (std::size_t s = 0; s < deck.sections.size(); ++s) {
        const auto& entries = deck.sections[s].entries;
        for (std::size_t row = 0; row < entries.size(); ++row) {
            auto found = lookUp(catalogue, entries[row]);
            if (wanted == Proposals::Yes)
                near.propose(found, entries[row].card);
            if (found.status == ResolvedEntry::Status::Card && !found.byId
                && catalogue.printings(found.identity).size() > 1) {
                if (!homes)
                    homes.emplace(catalogue, deck.kind);
                if (homes->differ())
                    found.card = printingFor(catalogue, *homes, found.card, deck.sections[s].key);
            }
            found.section = s;
            found.row = row;
            found.count = entries[row].count;
            m_total += found.count;
            if (found.status == ResolvedEntry::Status::Card)
                m_copies.emplace_back(found.identity, found.count);
            m_entries.push_back(std::move(found));
        }
    }
    std::vector<bool> listed(catalogue.identityCount());
    for (const auto& [identity, count] : m_copies) {
        if (!listed[identity.value])
            m_identities.push_back(identity);
        listed[identity.value] = true;
    }
    std::sort(m_copies.begin(), m_copies.end());
    std::size_t last = 0;
    for (std::size_t i = 1; i < m_copies.size(); ++i) {
        if (m_copies[i].first == m_copies[last].first)
            m_copies[last].second += m_copies[i].second;
        else
            m_copies[++last] = m_copies[i];
    }
    m_copies.resize(m_copies.empty() ? 0 : last + 1);
}

int ResolvedDeck::copies(IdentityIndex identity) const
{
    const auto found = std::lower_bound(m_copies.begin(), m_copies.end(), identity,
                                        [](const auto& each, IdentityIndex wanted) { return each.first < wanted; });
    return found != m_copies.end() && found->first == identity ? found->second : 0;
}

DeckEntry entryFor(const Catalogue& catalogue, CardIndex index, int count)
{
    const Card card = catalogue.card(index);
    DeckEntry entry;
    const auto printings = catalogue.printings(card.identity());
    const bool otherwise = printings.front() != index && !printedAlike(catalogue, printings.front(), index);
    entry.card = otherwise ? card.id() : card.name();
    entry.count = count;
    const auto namesakes = catalogue.findByName(card.name());
    for (const auto field : catalogue.game().identity) {
        auto value = identityValue(catalogue, index, field);
        // Where a namesake has a value, a card without one has to say so.
        const bool needed = !value.empty() || std::any_of(namesakes.begin(), namesakes.end(), [&](CardIndex other) {
            return !identityValue(catalogue, other, field).empty();
        });
        if (needed)
            entry.identity.emplace_back(catalogue.game().field(field).key, std::move(value));
    }
    return entry;
}

} // namespace muster
