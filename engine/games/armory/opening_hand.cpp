// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/armory/opening_hand.h"

#include <algorithm>

namespace muster::engine::armory {

using effects::Term;

namespace {

constexpr int soon = 3;           ///< own turns, with an Attribute each (ARM-211)
constexpr int keptAttributes = 4; ///< of the starting hand
constexpr int dearRequirement = 4;

} // namespace

OpeningHand::OpeningHand(const Rules& rules, std::span<const std::uint16_t> cards) : m_rules(rules), m_cards(cards)
{
    for (const std::uint16_t card : cards) {
        if (!is(card, Type::Attribute))
            continue;
        ++m_attributes;
        ++m_have[rules.own(card).attribute];
    }
}

/// Icons that no Attribute of the hand is for.
int OpeningHand::lacking(std::uint16_t card) const
{
    const Facts& facts = m_rules.own(card);
    int missing = 0;
    int coloured = 0;
    for (std::size_t i = 0; i < m_have.size(); ++i) {
        missing += std::max(0, facts.needs[i] - m_have[i]);
        coloured += facts.needs[i];
    }
    const int left = m_attributes - (coloured - missing); // for the gray icons
    return missing + std::max(0, facts.needsInAll - coloured - left);
}

bool OpeningHand::playableSoon(std::uint16_t card) const
{
    return m_rules.own(card).needsInAll <= soon && lacking(card) == 0;
}

double OpeningHand::shareOfPlayable() const
{
    const auto playable =
        std::count_if(m_cards.begin(), m_cards.end(), [&](std::uint16_t card) { return playableSoon(card); });
    return m_cards.empty() ? 0 : double(playable) / double(m_cards.size());
}

bool OpeningHand::searches(std::uint16_t card) const
{
    return m_rules.anyPlayedStep(card, [](const code::Step& step) { return step.verb == Term::VerbSearch; });
}

/// An Item or Favor that draws, or searches for what an Attribute is among.
bool OpeningHand::findsAttribute(std::uint16_t card) const
{
    if (!is(card, Type::Item) && !is(card, Type::Favor))
        return false;
    return m_rules.anyPlayedStep(card, [&](const code::Step& step) {
        if (step.verb == Term::VerbDraw)
            return true;
        if (step.verb != Term::VerbSearch || step.what == code::None)
            return false;
        const code::Selector& wanted = m_rules.code().selector(step.what);
        const auto attribute = static_cast<std::uint8_t>(Type::Attribute);
        return wanted.types == 0 || (wanted.types >> attribute & 1) != 0;
    });
}

OpeningHand::Class OpeningHand::classOf() const
{
    bool equipment = false;
    bool free = false;
    bool finds = false;
    int early = 0; // Items, Favors, Techniques: what searches or draws counts double
    int strong = 0;
    for (const std::uint16_t card : m_cards) {
        const bool worn = is(card, Type::Weapon) || is(card, Type::Armor) || is(card, Type::Trinket);
        const bool gratis = is(card, Type::Item) || is(card, Type::Favor);
        free = free || gratis;
        finds = finds || findsAttribute(card);
        if (is(card, Type::Attribute) || !playableSoon(card))
            continue;
        equipment = equipment || worn;
        early += worn ? 0 : searches(card) || findsAttribute(card) ? 2 : 1;
        strong += m_rules.own(card).needsInAll >= soon ? 1 : 0;
    }
    if (m_attributes == static_cast<int>(m_cards.size()) || (m_attributes == 0 && !free))
        return Dead;
    if (m_attributes >= 2 && m_attributes <= keptAttributes && equipment && early >= 1)
        return Good;
    const bool enough = m_attributes >= 2 && m_attributes <= keptAttributes && (equipment || early >= 2);
    return enough || (m_attributes == 1 && finds) || (m_attributes == keptAttributes + 1 && strong >= 2) ? Fair : Bad;
}

/// Beyond those that are kept: first the types that no other card of the hand asks for.
bool OpeningHand::isSurplusAttribute(std::size_t at) const
{
    const auto asked = [&](std::uint16_t attribute) {
        const std::size_t type = m_rules.own(attribute).attribute;
        return std::any_of(m_cards.begin(), m_cards.end(),
                           [&](std::uint16_t card) { return m_rules.own(card).needs[type] > 0; });
    };
    int before = 0; // of those that are replaced rather than this one
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (i == at || !is(m_cards[i], Type::Attribute))
            continue;
        const bool wanted = asked(m_cards[i]);
        const bool mine = asked(m_cards[at]);
        before += wanted != mine ? (mine ? 1 : 0) : i > at ? 1 : 0;
    }
    return before < m_attributes - keptAttributes;
}

bool OpeningHand::isReplaced(std::size_t at) const
{
    const std::uint16_t card = m_cards[at];
    const Facts& facts = m_rules.own(card);
    if (is(card, Type::Attribute))
        return m_attributes > keptAttributes && isSurplusAttribute(at);
    if (findsAttribute(card) || searches(card))
        return false;
    const auto earlier = [&](const auto& fits) {
        return std::any_of(m_cards.begin(), m_cards.begin() + std::ptrdiff_t(at), fits);
    };
    const bool twoHanded = is(card, Type::Weapon) && facts.hands == 2;
    if (facts.needsInAll >= dearRequirement || (twoHanded && earlier([&](std::uint16_t one) {
                                                    return is(one, Type::Weapon) && m_rules.own(one).hands == 2;
                                                }))
        || (is(card, Type::Trinket) && earlier([&](std::uint16_t one) { return is(one, Type::Trinket); })))
        return true;
    const bool oncePerTurn =
        is(card, Type::Item) || is(card, Type::Favor) || (is(card, Type::Technique) && facts.step == Step::Skill);
    if (oncePerTurn && earlier([&](std::uint16_t one) { return one == card; }))
        return true;
    // With an Attribute for each turn it may still come; without them it will not in time.
    return m_attributes + 1 < static_cast<int>(facts.needsInAll) || lacking(card) >= soon;
}

} // namespace muster::engine::armory
