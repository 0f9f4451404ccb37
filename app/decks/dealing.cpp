// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/dealing.h"

#include <algorithm>

#include "validators/options_in_force.h"

namespace muster::app {

std::map<std::string, std::string> rulesInForce(const Deck& deck, const Format* format, const Game& game)
{
    validators::CheckOptions circumstances;
    circumstances.format = format;
    const validators::OptionsInForce inForce(game, deck, circumstances);
    std::map<std::string, std::string> rules;
    for (const RulesOption& option : game.options) {
        if (std::string value = inForce.value(option.key); value != option.defaultValue)
            rules[option.key] = std::move(value);
    }
    return rules;
}

engine::DeckSections dealtSections(const ResolvedDeck& deck)
{
    engine::DeckSections dealt;
    for (const DeckSection& section : deck.deck().sections)
        dealt.sections.push_back({section.key, {}});
    for (const ResolvedEntry& entry : deck.entries()) {
        if (entry.status != ResolvedEntry::Status::Card)
            continue;
        auto& cards = dealt.sections[entry.section].cards;
        cards.insert(cards.end(), static_cast<std::size_t>(std::max(0, entry.count)),
                     static_cast<std::uint16_t>(entry.card.value));
    }
    for (auto& section : dealt.sections)
        std::sort(section.cards.begin(), section.cards.end());
    return dealt;
}

bool hasSections(const DeckKind& kind, const std::vector<engine::SectionNeed>& needs)
{
    return std::all_of(needs.begin(), needs.end(), [&](const engine::SectionNeed& need) {
        return std::any_of(kind.sections.begin(), kind.sections.end(),
                           [&](const SectionKind& section) { return section.key == need.key; });
    });
}

} // namespace muster::app
