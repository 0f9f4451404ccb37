// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "model/cards/catalogue.h"

namespace muster::validators::spoils {

/// Forms of Equipment in the order of the rulebook: Headgear, Armor, Gauntlets, Footwear, and the three weapons, which
/// share one slot (SPO-112).
inline constexpr std::size_t forms = 7;
inline constexpr std::size_t slots = 5;
inline constexpr std::size_t weapon = 4; ///< the slot, and the first form in it
[[nodiscard]] constexpr std::size_t slotOf(std::size_t form) { return form < weapon ? form : weapon; }

/// The types, fields and words of Spoils' game.yaml that its checks speak of, looked up once for a check.
struct Words {
    explicit Words(const Catalogue& catalogue);

    TypeIndex champion, equipment, monster, familiar, incantation, potion;
    FieldIndex gender, classField, power, boost, valor, life, form, alchemy;
    VocabularyIndex formVocabulary;
    std::array<WordIndex, forms> formWords;

    /// The number of a form; nothing for a word that is none.
    [[nodiscard]] std::optional<std::size_t> formOf(WordIndex word) const;
};

} // namespace muster::validators::spoils
