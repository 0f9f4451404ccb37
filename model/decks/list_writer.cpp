// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/list_writer.h"

#include <algorithm>

#include "model/cards/csv_cell.h"
#include "model/decks/list_headings.h"
#include "model/decks/list_line.h"

namespace muster {

namespace {

constexpr int MostOfALine = 999;

const DeckEntry& entryOf(const ResolvedDeck& deck, const ResolvedEntry& found)
{
    return deck.deck().sections[found.section].entries[found.row];
}

/// "Kestrel Vanguard [Ember]"; a hyphen for a field that the card has not.
std::string nameWithIdentity(const DeckEntry& entry)
{
    auto text = tidyLine(entry.card);
    std::replace(text.begin(), text.end(), '\t', ' ');
    for (std::size_t i = 0; i < entry.identity.size(); ++i) {
        const auto value = tidyLine(entry.identity[i].second);
        text.append(i > 0 ? ", " : " [").append(value.empty() ? "-" : value);
    }
    return entry.identity.empty() ? text : text + ']';
}

void writeConsidering(std::string& out, const Deck& deck)
{
    if (deck.considering.empty())
        return;
    int cards = 0;
    for (const auto& entry : deck.considering)
        cards += entry.count;
    out.append(out.empty() ? "" : "\n").append("Considering (").append(std::to_string(cards)).append(")\n");
    for (const auto& entry : deck.considering)
        out.append(std::to_string(entry.count)).append(" ").append(nameWithIdentity(entry)).append("\n");
}

void addField(std::string& line, std::string_view field)
{
    if (!line.empty())
        line += ',';
    line += csvCell(field);
}

} // namespace

std::string sectionLabel(const Game& game, const std::string& deckKind, const std::string& key)
{
    if (const auto* kind = game.findDeckKind(deckKind)) {
        for (const auto& section : kind->sections) {
            if (section.key == key)
                return section.label;
        }
    }
    return key;
}

std::string listedName(const Catalogue& catalogue, CardIndex card)
{
    auto text = nameWithIdentity(entryFor(catalogue, card, 1));
    const auto again = readCardLine("1 " + text, catalogue);
    const bool good = again.found.status == ResolvedEntry::Status::Card
        && again.found.identity == catalogue.card(card).identity() && again.entry.count == 1 && again.badCount.empty();
    return good ? text : std::string(catalogue.card(card).id());
}

std::string cardText(const ResolvedDeck& deck, const ResolvedEntry& found)
{
    return found.status == ResolvedEntry::Status::Card ? listedName(deck.catalogue(), found.card)
                                                       : nameWithIdentity(entryOf(deck, found));
}

std::string writeList(const ResolvedDeck& deck)
{
    const auto& game = deck.catalogue().game();
    const auto parts = listing(deck);
    std::string out;
    if (const auto name = tidyLine(deck.deck().name); !name.empty())
        out.append("Name: ").append(name).append("\n");
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& part = parts[i];
        if (i == 0 || parts[i - 1].section != part.section) {
            int cards = 0;
            for (auto k = i; k < parts.size() && parts[k].section == part.section; ++k)
                cards += parts[k].cards;
            out.append(out.empty() ? "" : "\n").append(sectionLabel(game, deck.deck().kind, part.section));
            out.append(" (").append(std::to_string(cards)).append(")\n");
        }
        if (!part.group.empty()) // with a colon, so that no section of this name begins
            out.append("# ").append(part.group).append(": ").append(std::to_string(part.cards)).append("\n");
        for (const auto& line : part.lines) {
            const auto text = cardText(deck, deck.entries()[line.entry]);
            for (auto left = line.count; left > 0; left -= MostOfALine)
                out.append(std::to_string(std::min(left, MostOfALine))).append(" ").append(text).append("\n");
        }
    }
    writeConsidering(out, deck.deck());
    return out;
}

std::string writeCsv(const ResolvedDeck& deck)
{
    const auto& catalogue = deck.catalogue();
    const auto& game = catalogue.game();
    std::string out = "name";
    for (const auto field : game.identity)
        addField(out, game.field(field).key);
    out += ",count,section,type,set,id\r\n";
    for (const auto& part : listing(deck)) {
        for (const auto& line : part.lines) {
            const auto& found = deck.entries()[line.entry];
            const bool known = found.status == ResolvedEntry::Status::Card;
            const auto entry = known ? entryFor(catalogue, found.card, line.count) : entryOf(deck, found);
            std::string head, tail;
            addField(head, entry.card);
            for (const auto field : game.identity) {
                const auto value = std::find_if(entry.identity.begin(), entry.identity.end(),
                                                [&](const auto& pair) { return pair.first == game.field(field).key; });
                const bool given = value != entry.identity.end();
                head += ',';
                std::string cell;
                addField(cell, !given ? "" : value->second.empty() ? "-" : value->second);
                head += cell;
            }
            addField(tail, part.section);
            addField(tail, known ? game.type(catalogue.card(found.card).type()).key : "");
            addField(tail, known ? catalogue.set(catalogue.card(found.card).set()).code : "");
            addField(tail, known ? catalogue.card(found.card).id() : "");
            for (auto left = line.count; left > 0; left -= MostOfALine)
                out += head + ',' + std::to_string(std::min(left, MostOfALine)) + ',' + tail + "\r\n";
        }
    }
    return out;
}

} // namespace muster
