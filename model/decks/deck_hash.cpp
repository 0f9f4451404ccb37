// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_hash.h"

#include <algorithm>
#include <map>
#include <span>
#include <vector>

#include "model/text/base32.h"
#include "model/text/fold.h"

namespace muster {

namespace {

std::string identityAsWritten(const Game& game, const DeckEntry& entry)
{
    std::string result;
    for (std::size_t i = 0; i < game.identity.size(); ++i) {
        if (i > 0)
            result += ',';
        for (const auto& [key, value] : entry.identity) {
            if (game.findField(key) == game.identity[i])
                result += fold(value);
        }
    }
    return result;
}

std::string identityOfCard(const Catalogue& catalogue, CardIndex card)
{
    std::string result;
    const auto& fields = catalogue.game().identity;
    for (std::size_t i = 0; i < fields.size(); ++i)
        result.append(i > 0 ? "," : "").append(fold(identityValue(catalogue, card, fields[i])));
    return result;
}

} // namespace

std::string hashedCard(const ResolvedDeck& deck, const ResolvedEntry& found)
{
    const auto& catalogue = deck.catalogue();
    const auto& section = deck.deck().sections[found.section];
    const auto& entry = section.entries[found.row];
    auto line = section.key + '|';
    if (found.status == ResolvedEntry::Status::Card)
        line.append(catalogue.card(found.card).foldedName()).append("|").append(identityOfCard(catalogue, found.card));
    else
        line.append(fold(entry.card)).append("|").append(identityAsWritten(catalogue.game(), entry));
    return line;
}

std::string deckHashText(const ResolvedDeck& deck)
{
    std::map<std::string, int> counts; // without the count, which must not split equal cards
    for (const auto& found : deck.entries())
        counts[hashedCard(deck, found)] += found.count;
    std::string text;
    std::vector<std::string> lines;
    lines.reserve(counts.size());
    for (const auto& [line, count] : counts)
        lines.push_back(line + '|' + std::to_string(count) + '\n');
    std::sort(lines.begin(), lines.end());
    for (const auto& line : lines)
        text += line;
    return text;
}

std::string deckHash(const ResolvedDeck& deck)
{
    const auto digest = sha256(deckHashText(deck));
    auto text = toBase32(std::span(digest).first(7)).substr(0, 10);
    text.insert(5, "-");
    return text;
}

} // namespace muster
