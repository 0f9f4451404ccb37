// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/script/rules.h"

#include <charconv>

#include "model/text/fold.h"

namespace muster::engine::script {

namespace {

/// Who sees what (SCR-290 to SCR-298): Codexes (SCR-290), discard piles (SCR-295) and what fights (SCR-293) lie open, a hand
/// (SCR-294) and the face of a set Conditional (SCR-291) are their owner's. Counts, Study Rates (SCR-296) and health
/// (SCR-298) hide nothing.
constexpr ZoneKind zoneKinds[] = {
    {.word = "deck", .sight = ZoneKind::Sight::Nobody, .ordered = true},
    {.word = "hand", .sight = ZoneKind::Sight::Owner},
    {.word = "discard pile"},
    {.word = "codex", .inPlay = true},
    {.word = "conditional place", .sight = ZoneKind::Sight::Owner, .inPlay = true},
    {.word = "enhancement place", .inPlay = true},
    {.word = "creature place", .inPlay = true},
    {.word = "shown", .rare = true},
};

} // namespace

Rules::Rules(const Catalogue& catalogue, std::span<const std::uint8_t> inUse,
             const std::map<std::string, std::string>& options)
    : CardRules(catalogue, inUse, zoneKinds)
{
    readWords();
    readSwitches(options);
    keepState("tapped", Tapped, Tapped);
    keepState("untapped", Tapped | ForBlock, 0);
    keepState("survivor", Survivor, Survivor);
    stateEvolved = state("evolved");
    finish();
    // A Creature has an element, a stage, both values, and maybe a text (SCR-140, SCR-141, SCR-142, SCR-147), a Script an
    // element (SCR-145), an Item its kind and a text (SCR-012, SCR-146): the card data is read by no less.
    m_own.resize(catalogue.size());
    for (std::uint32_t i = 0; i < catalogue.size(); ++i) {
        const Card card = catalogue.card(CardIndex{i});
        Facts& facts = m_own[i];
        if (const WordIndex kind = card.word(field("kind")); kind.valid())
            facts.kind = static_cast<Kind>(kind.value);
        facts.stage = static_cast<std::int16_t>(card.number(field("stage")).value_or(0));
        if (const WordIndex element = card.word(field("element")); element.valid())
            facts.element = static_cast<int>(element.value);
        facts.hasEvolvedCost = card.number(field("evolved-cost")).has_value();
        const std::vector<CardIndex> before = catalogue.findByName(card.record().text(field("evolves-from")));
        if (!before.empty())
            facts.line = static_cast<std::uint16_t>(before.front().value); // SCR-Q41: by its name
        facts.does = this->facts(static_cast<std::uint16_t>(i)).script(field("does"));
    }
    findSetsOfConditionals();
}

void Rules::findSetsOfConditionals()
{
    m_areConditionals.reserve(m_code.cardSets.size());
    for (const auto& set : m_code.cardSets) {
        bool all = set.size() == m_own.size(); // others are sets of words
        for (std::size_t i = 0; all && i < m_own.size(); ++i)
            all = m_own[i].kind != Kind::Conditional || set[i] != 0;
        m_areConditionals.push_back(all);
    }
}

void Rules::readWords()
{
    words.cost = number("cost");
    words.evolvedCost = number("evolved-cost");
    words.attack = number("attack");
    words.defense = number("defense");
    words.studyRate = number("study rate");
    words.codexCapacity = number("codex capacity");
    words.handLimit = number("hand limit");
    words.fastingDiscards = number("fasting discards");
    words.fastingDraws = number("fasting draws");
    words.carryover = number("carryover");
    words.damageTaken = number("damage taken");
    words.damageDealt = number("damage dealt");
    words.health = number("health");
    words.actAttack = action("attack");
    words.actBlock = action("block");
    words.actPlay = action("play");
    words.actFast = action("fast");
    words.actActivate = action("activate");
    words.actDraw = action("draw");
    words.actSet = action("set");
    words.actCarryOver = action("carry over");
    words.needCost = requirement("cost");
    words.needElement = requirement("element");
    words.needPreviousStage = requirement("previous stage");
    words.needScriptLoss = requirement("script loss");
    words.combatDamage = damageKind("combat");
    words.effectDamage = damageKind("effect");
    words.carryoverDamage = damageKind("carryover");
    words.drawStage = moment("draw stage");
    words.setupStage = moment("setup stage");
    words.invokeStage = moment("invoke stage");
    words.exchange = moment("exchange");
    elementField = static_cast<code::Ref>(field("element").value);
}

void Rules::readSwitches(const std::map<std::string, std::string>& options)
{
    const auto numberOf = [](const std::string& text, int& into) {
        std::from_chars(text.data(), text.data() + text.size(), into);
    };
    const auto both = options.find("starting_health");
    if (both != options.end()) {
        numberOf(both->second, switches.startingHealth[0]);
        switches.startingHealth[1] = switches.startingHealth[0];
    }
    for (const auto& [key, value] : options) {
        if (key == "second_starting_health")
            numberOf(value, switches.startingHealth[1]); // "none" is no number: as much as the first
        else if (key == "deck_order")
            switches.shuffled = value != "as_given";
        else if (key == "mulligan_destination")
            switches.mulliganReshuffles = value == "shuffle_before_draw";
        else if (key == "fasting_min_discard")
            numberOf(value, switches.fastingMinDiscard);
        else if (key == "hand_limit_mode")
            switches.handLimit = value == "discard_at_turn_end" ? Switches::AtTurnEnd
                : value == "excess_not_taken"                   ? Switches::ExcessNotTaken
                                                                : Switches::AtOnce;
        else if (key == "empty_deck")
            switches.emptyDeck = value == "loss" ? Switches::Loss
                : value == "reshuffle_discard"   ? Switches::Reshuffle
                                                 : Switches::PlayOn;
        else if (key == "study_rate_mode")
            switches.studyByCodex = value == "codex_size";
        else if (key == "survivor_return")
            switches.survivorMayStay = value == "optional";
        else if (key == "conditional_cost")
            switches.paysWhenActivated = value == "when_activated";
        else if (key == "conditional_activation")
            switches.mustActivate = value == "mandatory";
        else if (key == "survivor_stops_block")
            switches.survivorStopsBlock = value == "yes" || value == "true";
        else if (key == "evolution_chain")
            switches.wholeLine = value == "whole_line";
        else if (key == "simultaneous_zero")
            switches.simultaneousZero = value == "attacking_player_wins" ? Switches::AttackerWins
                : value == "defending_player_wins"                       ? Switches::DefenderWins
                                                                         : Switches::Drawn;
        else if (key == "health_cap")
            switches.healthCapped = value == "starting_health";
        else if (key == "turn_limit")
            numberOf(value, switches.turnLimit);
    }
}

} // namespace muster::engine::script
