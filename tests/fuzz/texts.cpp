// SPDX-License-Identifier: GPL-3.0-or-later
// Games with a card that says whatever the bytes say: they end, are stopped by a cap, or are abandoned.
#include <cstdint>

#include "engine/games/games.h"
#include "engine/pilots/random_pilot.h"
#include "model/decks/deck_file.h"
#include "model/decks/resolved_deck.h"
#include "tests/fuzz/games.h"

using namespace muster;

namespace {

struct Carrier {
    const char* game;
    const char* fields;
    const char* deck; ///< a shipped one, into which the card is put
    const char* shop; ///< where the game has one
};

constexpr Carrier Carriers[] = {
    {"sceptre", "type: action", "ember-charge", ""},
    {"sceptre", "type: equipment, slot: head", "ember-charge", ""},
    {"script", "type: item, kind: instant, cost: 0", "no-rest", ""},
    {"script", "type: creature, element: Fire, stage: 1, cost: 0, attack: 1, defense: 3", "no-rest", ""},
    {"armory", "type: technique, step: skill", "ludo-the-gladiator", ""},
    {"armory", "type: favor", "ludo-the-gladiator", ""},
    {"hero", "type: spell, class: Barbarian, cost: 0", "red-sleds", "mother-pells-shop"},
    {"hero", "type: minion, class: Barbarian, cost: 0, attack: 1, health: 3", "red-sleds", "mother-pells-shop"},
    {"spoils", "type: incantation", "the-long-table", ""},
    {"spoils", "type: potion", "the-long-table", ""},
};

engine::DeckSections sectionsOf(const Catalogue& cards, const char* name)
{
    engine::DeckSections result;
    const auto lookup = [&](std::string_view) { return &cards.game(); };
    const auto deck = readDeck(fuzz::shippedFile(cards.game().key + "/decks/" + name + ".muster"), name, lookup);
    fuzz::require(deck.has_value(), "a shipped deck can be read");
    for (const auto& section : deck->sections)
        result.sections.push_back({section.key, {}});
    const ResolvedDeck resolved(cards, *deck);
    for (const ResolvedEntry& entry : resolved.entries()) {
        auto& of = result.sections[entry.section].cards;
        of.insert(of.end(), static_cast<std::size_t>(entry.count), static_cast<std::uint16_t>(entry.card.value));
    }
    return result;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    // The first letter says what kind of card; the rest is what it does, in one line.
    std::string text(reinterpret_cast<const char*>(data), size);
    if (text.empty())
        return 0;
    const Carrier& carrier = Carriers[static_cast<std::uint8_t>(text.front()) % std::size(Carriers)];
    text.front() = ' ';
    for (char& c : text)
        c = c == '\n' || c == '\r' ? ' ' : c;
    const auto& shipped = fuzz::gameFor(carrier.game);
    auto own = readSet("game: " + std::string(carrier.game)
                           + "\nset: ILL\nname: Ill Will\ncards:\n  - {id: ILL-001, name: Ill Will, " + carrier.fields
                           + ", text: x, does: " + text + "}\n",
                       "fuzz", *shipped.game);
    if (!own || own->cards.empty())
        return 0;
    auto sets = shipped.sets;
    sets.push_back(std::move(*own));
    const auto cards = buildCatalogue(shipped.game, std::move(sets));
    if (!cards)
        return 0;
    engine::MatchSetup setup;
    engine::DeckSections deck = sectionsOf(**cards, carrier.deck);
    auto& main = deck.sections.back().cards;
    for (std::size_t i = 0; i < main.size(); i += 2)
        main[i] = static_cast<std::uint16_t>((*cards)->findById("ILL-001").value);
    if (*carrier.shop != '\0')
        setup.shop = sectionsOf(**cards, carrier.shop);
    std::vector<std::uint16_t> used = main;
    for (const auto* sections : {&deck, &setup.shop}) {
        for (const auto& section : sections->sections)
            used.insert(used.end(), section.cards.begin(), section.cards.end());
    }
    const auto game = engine::makePlayable(carrier.game, **cards, {}, used);
    if (!game)
        return 0;
    setup.players = (*game)->facts().sharedDeck ? 3 : 2;
    setup.decks.assign((*game)->facts().sharedDeck ? 1 : 2, deck);
    const auto session = (*game)->session(setup);
    fuzz::require(session.has_value(), "a deck with such a card can be dealt");
    engine::RandomPilot pilot;
    pilot.reseed(1, 0);
    static_cast<void>(engine::playGame(**session, 1, pilot, {.turns = 20, .choices = 500}));
    return 0;
}
