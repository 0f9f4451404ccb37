// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "model/cards/catalogue.h"

namespace muster::validators::armory {

inline constexpr std::size_t attributeTypes = 5;

/// Icons of a requirement: so many of each type of Attribute, and gray ones, which any Attribute meets (ARM-018).
struct Icons {
    std::array<int, attributeTypes> of{};
    int gray = 0;

    [[nodiscard]] int total() const;
};

/// The types, fields and words of Armory's game.yaml that its checks speak of, looked up once for a check.
struct Words {
    explicit Words(const Catalogue& catalogue);

    TypeIndex attribute, weapon, armor, item, favor, technique;
    FieldIndex attributeField, requires_, starter, attack, space, step, range;
    WordIndex skill, reach;
    std::array<WordIndex, attributeTypes> types; ///< of Attributes
    std::array<std::string, attributeTypes> labels;

    [[nodiscard]] Icons iconsOf(const Card& card) const;
    /// Which type of Attribute the card is: below `attributeTypes`, or that.
    [[nodiscard]] std::size_t typeOf(const Card& card) const;
    [[nodiscard]] bool isStarter(const Card& card) const { return card.record().flag(starter); }

private:
    std::array<WordIndex, attributeTypes> m_icons; ///< the same types in the vocabulary of requirements
};

} // namespace muster::validators::armory
