// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's own English of Spoils, and what must hold after every step.
#include <algorithm>

#include "engine/games/spoils/game.h"

namespace muster::engine::spoils {

namespace {

/// With the name of a card, where it is one that is owed.
std::string_view clauseText(Clause::Kind kind)
{
    switch (kind) {
    case Clause::Gives:
        return "give {card}";
    case Clause::Shows:
        return "show a card";
    case Clause::Delivers:
        return "give next round {card}";
    case Clause::SparesAttack:
        return "no attack";
    case Clause::SparesDistraction:
        return "no distraction";
    case Clause::Attacks:
        return "an attack";
    case Clause::Distracts:
        return "a distraction";
    }
    return {};
}

std::uint64_t digestOf(std::uint64_t sum, const Clause& one)
{
    return mix(sum ^ one.kind ^ static_cast<std::uint64_t>(one.by) << 8 ^ static_cast<std::uint64_t>(one.to) << 16
               ^ static_cast<std::uint64_t>(one.deal) << 24 ^ static_cast<std::uint64_t>(one.card.value) << 32
               ^ static_cast<std::uint64_t>(one.until) << 48);
}

} // namespace

std::string_view Game::question(std::uint8_t kind) const
{
    switch (kind) {
    case PickChampion:
        return "which Champion";
    case Window:
        return "what to do now, or to pass";
    case KeepOrPlay:
        return "whether the revealed card comes into play or into the hand";
    case CombatOrSkip:
        return "whether to declare combat";
    case AttackWhom:
        return "which opponent the Champion attacks";
    case EquipOrGoOn:
        return "what to equip or unequip, or to move on";
    case BrewOrGoOn:
        return "with which Equipment a brew begins, or to move on";
    case BrewMore:
        return "one more Equipment for the brew, or enough";
    case TakeFromBrew:
        return "which revealed Equipment goes to the hand, or none";
    case DealGiver:
        return "who owes the next part of the deal, or that is all";
    case DealWhat:
        return "what is owed";
    case DealTaker:
        return "to whom";
    case DealUntil:
        return "until the end of which round";
    case DealAnswer:
        return "whether to agree";
    default:
        return {};
    }
}

std::string Game::actionText(const Choice& choice, const Option& option)
{
    const auto name = [&] { return nameOf(option.card, choice.seat); };
    const auto letter = [&] { return std::string(1, static_cast<char>('A' + option.seat)); };
    switch (choice.kind) {
    case PickChampion:
        return name();
    case KeepOrPlay:
        return phrase(option.number != 0 ? "play {card}" : "take {card}", {name()});
    case CombatOrSkip:
        return phrase(option.action == DeclareCombat ? "declare combat" : "skip combat");
    case AttackWhom:
        return phrase("attack {seat}", {letter()});
    case BrewMore:
        return option.card.valid() ? phrase("brew with {card}", {name()}) : phrase("enough");
    case TakeFromBrew:
        return option.card.valid() ? phrase("take {card}", {name()}) : phrase("take none");
    case DealGiver:
        return option.seat != NoSeat ? phrase("from {seat}", {letter()})
            : option.number != 0     ? phrase("in place of deal {n}", {std::to_string(option.number)})
                                     : phrase("that is all");
    case DealTaker:
        return phrase("to {seat}", {letter()});
    case DealWhat:
        return phrase(clauseText(static_cast<Clause::Kind>(option.number)), {name()});
    case DealUntil:
        return phrase("until round {n}", {std::to_string(option.number)});
    case DealAnswer:
        return phrase(option.number != 0 ? "agree" : "decline");
    default:
        break;
    }
    switch (option.action) {
    case PutIntoPlay:
        return phrase("play {card}", {name()});
    case UsePotion:
        return phrase(zoneKind(option.card) == Hand ? "use {card}" : "use from play {card}", {name()});
    case UseIncantation:
        return phrase("use {card}", {name()});
    case UseAbility:
        return phrase("use the ability of {card}", {name()});
    case Distract:
        return phrase("distract with {card}", {name()});
    case Equip:
        return phrase("equip {card}", {name()});
    case Unequip:
        return phrase("unequip {card}", {name()});
    case Brew:
        return phrase("brew with {card}", {name()});
    case Propose:
        return phrase("propose a deal");
    case CallOff:
        return phrase("call off deal {n}", {std::to_string(option.number)});
    default:
        break;
    }
    if (choice.kind != Window)
        return phrase("go on");
    return phrase(option.number == TheTurnEnds      ? "pass this turn"
                      : option.number == TheOwnTurn ? "pass until own turn"
                                                    : "pass");
}

std::string_view Game::sentence(std::uint16_t what) const
{
    static constexpr std::string_view own[] = {
        "{seat} rolls {die}",
        "{seat} starts",
        "{seat} picks {card}",
        "{seat} starts with {n} life",
        "round {n} begins",
        "round {n} ends",
        "{seat} travels onto {card}",
        "{seat} finds nothing to reveal",
        "{seat} takes {card} to hand",
        "{seat} puts {card} into play",
        "{seat} uses {card}",
        "{seat} uses the ability of {card}",
        "{card} attacks {seat}",
        "{seat} skips combat",
        "{seat} declares combat",
        "{card} attacks {to}",
        "{seat} plays {card} as a distraction",
        "{card} defeats {other} with {n} against {m}",
        "{card} loses to {other} with {n} against {m}",
        "{card} deals no damage",
        "{seat} brews {n} Equipment at level {m}",
        "{seat} takes {card} from the brew",
        "{seat} skips a step",
        "{seat} passes",
        "{seat} is out with {n} life",
        "{seat} proposes a deal",
        "{seat} wants it in place of deal {n}",
        "{seat} gives {card} to {to}",
        "{seat} shows a card to {to}",
        "{seat} gives {card} to {to} when round {m} begins",
        "{seat} does not attack {to} until the end of round {m}",
        "{seat} plays no Monster against {to} until the end of round {m}",
        "{seat} attacks {to} by the end of round {m}",
        "{seat} plays a Monster for {to} by the end of round {m}",
        "{seat} agrees",
        "{seat} declines",
        "deal {n} stands",
        "{seat} wants to call off deal {n}",
        "deal {n} ends",
        "a promise of {seat} from deal {n} lapses",
        "{seat} keeps a promise of deal {n}",
    };
    constexpr auto first = static_cast<std::uint16_t>(Tells::OfTheGame);
    static_assert(std::size(own) == static_cast<std::size_t>(Says::Last) - first);
    return what >= first && what < static_cast<std::uint16_t>(Says::Last) ? own[what - first]
                                                                          : CardGame::sentence(what);
}

std::uint64_t Game::ownDigest(Seat) const
{
    std::uint64_t sum = m_state.starter | static_cast<std::uint64_t>(m_state.picks) << 8
        | static_cast<std::uint64_t>(m_state.target) << 16 | static_cast<std::uint64_t>(m_state.distracted) << 24
        | static_cast<std::uint64_t>(m_state.window.next) << 32 | static_cast<std::uint64_t>(m_state.window.quiet) << 36
        | static_cast<std::uint64_t>(m_state.brews) << 40 | static_cast<std::uint64_t>(m_state.asked) << 48
        | static_cast<std::uint64_t>(m_table.out) << 49;
    for (Seat seat = 0; seat < m_table.seats; ++seat)
        sum = mix(sum ^ (m_state.passes.stands(seat) ? 1U : 0U) ^ static_cast<std::uint64_t>(place(seat)) << 1);
    sum = mix(sum ^ m_state.deals ^ static_cast<std::uint64_t>(m_state.replaces) << 8
              ^ static_cast<std::uint64_t>(m_state.proposed) << 16);
    for (const Clause& one : m_state.draft)
        sum = digestOf(sum, one);
    for (const Clause& one : m_state.ledger)
        sum = digestOf(sum, one);
    for (const Fight& one : m_state.fights)
        sum = mix(sum ^ one.monster.value);
    return mix(sum);
}

const char* Game::brokenInvariant()
{
    if (const char* wrong = CardGame::brokenInvariant())
        return wrong;
    if (over() || m_state.phase <= PicksChampion)
        return nullptr;
    if (countIn(Pool, 0) > 0)
        return "Champions are left to pick"; // SPO-039
    if (!m_state.draft.empty())
        return "a proposal is left open"; // SPO-271
    for (const Clause& one : m_state.ledger) {
        if (m_table.isOut(one.by) || m_table.isOut(one.to))
            return "somebody who is out owes or is owed something"; // SPO-279
    }
    if (countIn(Shown, 0) > 0)
        return "a revealed or used card has not found its place"; // SPO-131, SPO-146
    const bool fights = m_state.phase == TravelFight || m_state.phase == Attacked || m_state.phase == Damage;
    if (!fights && countIn(FightPlace, 0) > 0)
        return "a Monster outlives its combat"; // SPO-174
    const char* wrong = nullptr;
    eachIn(FightPlace, 0, [&](CardId card) {
        if (!is(card, Type::Monster))
            wrong = "no Monster fights"; // SPO-172
    });
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        if (m_table.isOut(seat)) {
            if (countIn(Hand, seat) + countIn(PlayArea, seat) > 0)
                wrong = "who is out has cards"; // SPO-246
            continue;
        }
        if (life(seat) <= 0)
            wrong = "a player without life plays on"; // SPO-242
        int champions = 0;
        int familiars = 0;
        eachIn(PlayArea, seat, [&](CardId card) {
            champions += is(card, Type::Champion) ? 1 : 0;
            familiars += is(card, Type::Familiar) ? 1 : 0;
            if (is(card, Type::Monster))
                wrong = "a Monster lies among a player's cards"; // SPO-066
            if (m_table.card(card).controller != seat)
                wrong = "a card does not lie before its controller";
        });
        if (champions != 1 || zoneKind(champion(seat)) != PlayArea)
            wrong = "a player has not one Champion"; // SPO-069
        if (familiars > 1)
            wrong = "a player has several Familiars"; // SPO-163
        unsigned slots = 0;
        m_table.eachOn(champion(seat), [&](CardId on) {
            const Form form = own(on).form;
            const unsigned slot = 1U << static_cast<unsigned>(isWeapon(form) ? Form::Sword : form);
            if (!is(on, Type::Equipment) || (slots & slot) != 0)
                wrong = "a slot holds two cards"; // SPO-108 to SPO-112
            slots |= slot;
        });
    }
    return wrong != nullptr ? wrong : brokenFamiliars();
}

/// Which Familiars there are has to be known rightly, and of those that the next look would pass over none may have to go.
const char* Game::brokenFamiliars()
{
    if (m_familiarsMoved || gameOver())
        return nullptr; // they will be looked for, or nobody looks any more
    m_familiarsMoved = true;
    bool right = true;
    for (Seat seat = 0; seat < m_table.seats; ++seat)
        right = right && m_familiars[seat] == familiar(seat);
    m_familiarsMoved = false;
    if (!right)
        return "a Familiar has come or gone, and nobody has noticed";
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        const CardId one = m_familiars[seat];
        if (one.valid() && !m_table.hasChanged(Table::GameReader, m_familiarsOn & conditionOn(one))
            && broken(one, seat))
            return "a Familiar stays with its condition broken"; // SPO-162
    }
    return nullptr;
}

const char* Game::brokenCache()
{
    const char* wrong = brokenFamiliars();
    const char* others = CardGame::brokenCache(); // forgets everything
    return wrong != nullptr ? wrong : others;
}

/// What nothing refuses is offered, and what is refused has its rule.
const char* Game::brokenListing()
{
    if (m_state.phase < TurnBegun || over())
        return nullptr;
    const char* wrong = nullptr;
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        if (m_table.isOut(seat))
            continue;
        Options offered;
        listActions(seat, offered);
        if (offered.empty() || offered.overflowed())
            return "nothing can be done, or too much";
        eachAction(seat, [&](const Option& action) {
            const auto same = [&](const Option& one) {
                if (one.action != action.action || one.ability != action.ability || one.number != action.number
                    || one.card.valid() != action.card.valid())
                    return false;
                return !one.card.valid() || m_table.card(one.card).definition == m_table.card(action.card).definition;
            };
            const bool listed = std::any_of(offered.begin(), offered.end(), same);
            const Refusal refusal = refuse(seat, action);
            if (!refusal && !listed)
                wrong = "what nothing refuses is not offered";
            else if (refusal && !refusal.rule().starts_with("SPO-"))
                wrong = "something is refused without a rule";
        });
    }
    return wrong;
}

} // namespace muster::engine::spoils
