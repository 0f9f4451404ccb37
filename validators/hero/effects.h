// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "model/cards/catalogue.h"

/// Questions about what a card of Hero does, over all its abilities.
namespace muster::validators::hero {

/// It gives its player some of that resource.
[[nodiscard]] bool gives(const Card& card, const Catalogue& catalogue, std::string_view resource);
/// It gives, takes, counts or waits for that resource.
[[nodiscard]] bool speaksOf(const Card& card, const Catalogue& catalogue, std::string_view resource);
/// It deals damage to somebody who is not its own hero: what Spell Damage adds to (HRO-205).
[[nodiscard]] bool dealsDamage(const Card& card, const Catalogue& catalogue);
/// It makes cards that are in no deck.
[[nodiscard]] bool creates(const Card& card, const Catalogue& catalogue);
/// It damages or kills minions that are not its own.
[[nodiscard]] bool harmsMinions(const Card& card, const Catalogue& catalogue, TypeIndex minion);
/// It makes cards cheaper, or plays them without their cost.
[[nodiscard]] bool savesCosts(const Card& card, const Catalogue& catalogue);
/// It keeps the own hero alive: less damage, more health or Armor.
[[nodiscard]] bool defends(const Card& card, const Catalogue& catalogue);
/// It gives gold or cards, or makes items cheaper.
[[nodiscard]] bool earns(const Card& card, const Catalogue& catalogue);
/// It happens once, at once: no trigger, and nothing that lasts but maximum mana (HRO-051).
[[nodiscard]] bool isImmediate(const Card& card, const Catalogue& catalogue);

} // namespace muster::validators::hero
