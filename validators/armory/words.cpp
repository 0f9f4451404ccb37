// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/armory/words.h"

#include <algorithm>
#include <numeric>

namespace muster::validators::armory {

int Icons::total() const { return std::accumulate(of.begin(), of.end(), gray); }

Words::Words(const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    attribute = game.findType("attribute");
    weapon = game.findType("weapon");
    armor = game.findType("armor");
    item = game.findType("item");
    favor = game.findType("favor");
    technique = game.findType("technique");
    attributeField = game.findField("attribute");
    requires_ = game.findField("requires");
    starter = game.findField("starter");
    attack = game.findField("attack");
    space = game.findField("space");
    step = game.findField("step");
    range = game.findField("range");
    const auto vocabulary = [&](FieldIndex field) { return game.field(field).vocabulary; };
    skill = catalogue.findWord(vocabulary(step), "skill");
    reach = catalogue.findWord(vocabulary(range), "reach");
    constexpr std::array<std::string_view, attributeTypes> keys{"strength", "agility", "endurance", "appeal", "arcane"};
    for (std::size_t i = 0; i < keys.size(); ++i) {
        types[i] = catalogue.findWord(vocabulary(attributeField), keys[i]);
        labels[i] = catalogue.words(vocabulary(attributeField))[types[i].value].label;
        m_icons[i] = catalogue.findWord(vocabulary(requires_), keys[i]);
    }
}

Icons Words::iconsOf(const Card& card) const
{
    Icons icons;
    for (const std::int32_t word : card.words(requires_)) {
        const auto it = std::ranges::find(m_icons, static_cast<std::uint32_t>(word), &WordIndex::value);
        ++(it == m_icons.end() ? icons.gray : icons.of[static_cast<std::size_t>(it - m_icons.begin())]);
    }
    return icons;
}

std::size_t Words::typeOf(const Card& card) const
{
    if (card.type() != attribute)
        return attributeTypes;
    return static_cast<std::size_t>(std::ranges::find(types, card.word(attributeField)) - types.begin());
}

} // namespace muster::validators::armory
