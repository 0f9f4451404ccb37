// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/stuck_cards.h"

#include <algorithm>
#include <set>

#include "engine/flow/card_game.h"

namespace muster::engine {

Tally StuckCards::series() { return {"stuck", {"in the hand at the end and never playable while there"}}; }

void StuckCards::begin()
{
    m_held.reset();
    m_playable.reset();
}

void StuckCards::hold()
{
    m_game.eachIn(m_hand, m_seat, [&](CardId card) { m_held[card.value] = true; });
}

void StuckCards::asked(const Choice& choice)
{
    m_game.eachIn(m_hand, m_seat, [&](CardId card) {
        m_held[card.value] = true;
        m_playable[card.value] = m_playable[card.value] || isOffered(card, choice.options);
    });
}

/// Equal cards of the hand are one option.
bool StuckCards::isOffered(CardId card, std::span<const Option> options) const
{
    const Table& table = m_game.table();
    const auto isSame = [&](CardId one) {
        return one.valid() && table.card(one).zone == table.card(card).zone
            && table.card(one).definition == table.card(card).definition;
    };
    return std::any_of(options.begin(), options.end(),
                       [&](const Option& option) { return isSame(option.card) || isSame(option.other); });
}

void StuckCards::count(Tally& tally, const std::function<std::optional<std::string_view>(CardId)>& stopped) const
{
    std::set<std::uint16_t> counted;
    m_game.eachIn(m_hand, m_seat, [&](CardId card) {
        const std::uint16_t definition = m_game.table().card(card).definition;
        if (!m_held[card.value] || m_playable[card.value] || counted.count(definition) != 0)
            return;
        if (const auto rule = stopped(card)) {
            counted.insert(definition);
            ++tally.rows[{std::string(m_game.cardRules().nameOf(definition)), std::string(*rule)}];
        }
    });
}

} // namespace muster::engine
