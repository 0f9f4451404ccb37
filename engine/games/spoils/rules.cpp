// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/spoils/rules.h"

#include <charconv>

namespace muster::engine::spoils {

namespace {

// Of a hand and the pile others see how many cards there are; the rest is open (SPO-072).
constexpr ZoneKind zoneKinds[] = {
    {.word = "deck", .sight = ZoneKind::Sight::Nobody, .common = true, .ordered = true}, // SPO-061
    {.word = "hand", .sight = ZoneKind::Sight::Owner},                                   // SPO-062
    {.word = "graveyard", .common = true},                                               // SPO-063
    {.word = "play area", .inPlay = true},
    {.word = "fight", .inPlay = true, .common = true},
    {.word = "shown", .common = true, .rare = true, .laidOut = true},         // SPO-071
    {.word = "champion pool", .common = true, .rare = true, .laidOut = true}, // SPO-038
    {.word = "removed", .common = true, .rare = true},                        // SPO-039
};

} // namespace

Rules::Rules(const Catalogue& catalogue, std::span<const std::uint8_t> inUse,
             const std::map<std::string, std::string>& options)
    : CardRules(catalogue, inUse, zoneKinds)
{
    readWords();
    readSwitches(options);
    finish();
    m_own.resize(catalogue.size());
    for (std::uint32_t i = 0; i < catalogue.size(); ++i) {
        const Card card = catalogue.card(CardIndex{i});
        Facts& facts = m_own[i];
        if (const WordIndex form = card.word(field("form")); form.valid())
            facts.form = static_cast<Form>(form.value);
        for (const std::int32_t form : card.words(field("valor")))
            facts.valor |= static_cast<std::uint8_t>(1U << form);
        facts.life = static_cast<std::int16_t>(card.number(field("life")).value_or(0));
        facts.stays = card.record().flag(field("stays"));
        for (const CardFacts::Text& text : this->facts(static_cast<std::uint16_t>(i)).texts)
            (text.part.valid() ? facts.condition : facts.does) = text.script;
    }
}

void Rules::readWords()
{
    words.power = number("power");
    words.boost = number("boost");
    words.alchemy = number("alchemy");
    words.life = number("life");
    words.actAttack = action("attack");
    words.actPlay = action("play");
    words.actUse = action("use");
    words.actEquip = action("equip");
    words.actUnequip = action("unequip");
    words.actBrew = action("brew");
    words.actDistract = action("distract");
    words.actLeavePlay = action("leave play");
    words.combatDamage = damageKind("combat");
    words.travel = moment("travel");
    words.combat = moment("combat");
    words.equipStep = moment("equip step");
    words.brew = moment("brew");
    words.stateValor = state("valor");
    words.stateEquipped = state("equipped");
    words.stateUnequipped = state("unequipped");
}

void Rules::readSwitches(const std::map<std::string, std::string>& options)
{
    for (const auto& [key, value] : options) {
        const bool yes = value == "yes" || value == "true";
        if (key == "starting_life")
            std::from_chars(value.data(), value.data() + value.size(), switches.startingLife);
        else if (key == "empty_spoils")
            switches.reshuffles = value != "none";
        else if (key == "familiar_from_hand")
            switches.familiarFromHand = value == "own_turn" ? Switches::OwnTurn
                : value == "never"                          ? Switches::Never
                                                            : Switches::AnyTime;
        else if (key == "distractions")
            switches.distractions = value == "one" ? Switches::One
                : value == "unlimited"             ? Switches::Unlimited
                                                   : Switches::OnePerPlayer;
        else if (key == "brews_per_step")
            switches.oneBrew = value == "1";
        else if (key == "deals")
            switches.deals = yes;
        else if (key == "deal_cancel")
            switches.allCallOff = value == "all";
        else if (key == "trade_equipped")
            switches.tradeEquipped = yes;
        else if (key == "seating_by_dice")
            switches.seatingByDice = yes;
    }
}

} // namespace muster::engine::spoils
