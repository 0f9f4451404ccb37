// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/deck_changes.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/text/list_text.h"
#include "app/text/shown.h"
#include "model/decks/deck_edit.h"
#include "model/decks/home_section.h"
#include "validators/adding.h"

namespace muster::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DeckChanges)
};

QString nameOf(const DeckDocument& document, CardIndex card)
{
    return shown(document.game()->catalogue->card(card).name());
}

QString namesOf(const DeckDocument& document, const std::vector<CardIndex>& cards)
{
    QStringList names;
    for (const CardIndex card : cards)
        names += nameOf(document, card);
    return fewNames(names);
}

/// Takes copies of a specific card out, its last lines first; returns how many there were to take.
int takeOut(std::vector<DeckEdit>& edits, const ResolvedDeck& deck, CardIndex card, int count)
{
    int left = count;
    const IdentityIndex identity = deck.catalogue().card(card).identity();
    for (auto entry = deck.entries().rbegin(); entry != deck.entries().rend() && left > 0; ++entry) {
        if (entry->status != ResolvedEntry::Status::Card || entry->identity != identity)
            continue;
        DeckEdit edit;
        edit.kind = DeckEdit::Kind::Remove;
        edit.section = deck.deck().sections[entry->section].key;
        edit.row = entry->row;
        edit.count = std::min(left, entry->count);
        left -= edit.count;
        edits.push_back(std::move(edit));
    }
    return count - left;
}

} // namespace

Deck withCopies(const DeckSnapshot& deck, const std::vector<CardIndex>& cards, int count)
{
    const Catalogue& catalogue = *deck.game->catalogue;
    const HomeSections homes(catalogue, deck.deck.kind);
    std::vector<DeckEdit> edits;
    for (const CardIndex card : cards) {
        DeckEdit edit;
        edit.kind = DeckEdit::Kind::Add;
        edit.section = homes.of(card);
        if (edit.section.empty() && !deck.deck.sections.empty())
            edit.section = deck.deck.sections.front().key;
        edit.count = count;
        edit.entry = entryFor(catalogue, card, count);
        edits.push_back(std::move(edit));
    }
    Deck after = deck.deck;
    muster::apply(after, edits);
    return after;
}

void addCopies(DeckDocument& document, const std::vector<CardIndex>& cards, int count)
{
    if (cards.empty() || count < 1)
        return;
    document.change(
        cards.size() == 1
            ? Words::tr("Add %1 %2").arg(count).arg(nameOf(document, cards.front()))
            : Words::tr("Add %n cards: %1", nullptr, int(cards.size()) * count).arg(namesOf(document, cards)),
        withCopies(*document.snapshot(), cards, count));
}

Filled addAllowed(DeckDocument& document, const std::vector<CardIndex>& cards)
{
    constexpr int Most = 12; // copies that are tried to find how many are allowed
    Filled filled;
    auto deck = document.snapshot();
    std::vector<CardIndex> added;
    for (const CardIndex card : cards) {
        // One by one, as some rules count more than the copies of one card.
        const auto before = deck;
        int count = 0;
        while (count <= Most && validators::mayAdd(deck->resolved, card, deck->options()).allowed) {
            ++count;
            deck = std::make_shared<const DeckSnapshot>(deck->game, withCopies(*deck, {card}, 1));
        }
        if (count > Most) {
            filled.unlimited.push_back(card);
            deck = before;
        } else if (count > 0) {
            filled.copies += count;
            ++filled.cards;
            added.push_back(card);
        }
    }
    document.change(filled.cards == 1
                        ? Words::tr("Add %1 %2").arg(filled.copies).arg(nameOf(document, added.front()))
                        : Words::tr("Add %n cards: %1", nullptr, filled.copies).arg(namesOf(document, added)),
                    deck->deck);
    return filled;
}

void setCopies(DeckDocument& document, const std::vector<std::pair<CardIndex, int>>& wanted, const QString& subject)
{
    // Each card in a deck that has those before it: two printings of one card would else count for each other.
    auto deck = document.snapshot();
    for (const auto& [card, count] : wanted) {
        const int more = count - deck->resolved.copies(deck->game->catalogue->card(card).identity());
        if (more == 0)
            continue;
        Deck after;
        if (more > 0) {
            after = withCopies(*deck, {card}, more);
        } else {
            std::vector<DeckEdit> edits;
            takeOut(edits, deck->resolved, card, -more);
            after = deck->deck;
            muster::apply(after, edits);
        }
        deck = std::make_shared<const DeckSnapshot>(deck->game, std::move(after));
    }
    if (wanted.empty())
        return;
    std::vector<CardIndex> cards;
    cards.reserve(wanted.size());
    for (const auto& [card, count] : wanted)
        cards.push_back(card);
    document.changeOn(subject,
                      wanted.size() == 1
                          ? Words::tr("Set %1 to %2", "card, copies")
                                .arg(nameOf(document, wanted.front().first), QString::number(wanted.front().second))
                          : Words::tr("Set the number of %1", "names of cards").arg(namesOf(document, cards)),
                      deck->deck);
}

void removeCopies(DeckDocument& document, const std::vector<CardIndex>& cards, int count)
{
    std::vector<DeckEdit> edits;
    int removed = 0;
    for (const CardIndex card : cards)
        removed += takeOut(edits, document.resolved(), card, count);
    if (edits.empty())
        return;
    Deck after = document.deck();
    muster::apply(after, edits);
    document.change(cards.size() == 1
                        ? Words::tr("Remove %1 %2").arg(removed).arg(nameOf(document, cards.front()))
                        : Words::tr("Remove %n cards: %1", nullptr, removed).arg(namesOf(document, cards)),
                    std::move(after));
}
void considerCards(DeckDocument& document, const std::vector<CardIndex>& cards)
{
    if (cards.empty())
        return;
    Deck after = document.deck();
    for (const CardIndex card : cards) {
        DeckEntry entry = entryFor(*document.game()->catalogue, card, 1);
        const auto there = std::ranges::find_if(after.considering, [&](const DeckEntry& one) {
            return one.card == entry.card && one.identity == entry.identity;
        });
        if (there == after.considering.end())
            after.considering.push_back(std::move(entry));
        else
            there->count = std::min(there->count + 1, 999);
    }
    document.change(cards.size() == 1
                        ? Words::tr("Consider %1").arg(nameOf(document, cards.front()))
                        : Words::tr("Consider %n cards: %1", nullptr, int(cards.size())).arg(namesOf(document, cards)),
                    std::move(after));
}

} // namespace muster::app
