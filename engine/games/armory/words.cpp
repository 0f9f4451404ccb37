// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's own English of Armory, and what must hold after every step.
#include <algorithm>

#include "engine/games/armory/game.h"

namespace muster::engine::armory {

std::string_view Game::question(std::uint8_t kind) const
{
    switch (kind) {
    case Redraw:
        return "which card of the starting hand is replaced, or enough";
    case WhoStarts:
        return "who acts first";
    case MainAction:
        return "what to do, or to end the turn";
    case UseInAttack:
        return "which ability is used in the Attack Step, or none";
    case BlockWith:
        return "what blocks the attack, or nothing";
    case HelpBlock:
        return "which Weapon blocks for the teammate, or none";
    case DefendWith:
        return "a Defense Technique, or none";
    case CounterWith:
        return "which Weapon makes a counter attack, or none";
    case CureWhich:
        return "which status effect is cured";
    case TargetOf:
        return "whom the Technique is used on";
    default:
        return {};
    }
}

std::string Game::actionText(const Choice& choice, const Option& option)
{
    const auto name = [&](CardId card) { return nameOf(card, choice.seat); };
    const auto seat = [](Seat one) { return std::string(1, static_cast<char>('A' + one)); };
    switch (choice.kind) {
    case Redraw:
        return option.card.valid() ? phrase("replace {card}", {name(option.card)}) : phrase("enough");
    case WhoStarts:
        return phrase("{seat} first", {seat(option.seat)});
    case CureWhich:
        return phrase("cure {status}", {said(m_code.dialect.statuses[static_cast<std::size_t>(option.number)])});
    case DefendWith:
        return option.card.valid() ? phrase("play {card}", {name(option.card)}) : phrase("no Technique");
    default:
        break;
    }
    const std::string on = (option.seat != NoSeat ? ' ' + phrase("on {seat}", {seat(option.seat)}) : std::string())
        + (option.other.valid() ? ' ' + phrase("on {card}", {name(option.other)}) : std::string());
    if (choice.kind == TargetOf)
        return on.substr(1);
    switch (option.action) {
    case HandOver:
        return phrase("let the teammate act");
    case PlayAttribute:
        return phrase("play {card}", {name(option.card)});
    case PlayCard:
        return phrase("play {card}", {name(option.card)}) + on
            + (option.number != 0 ? ' ' + phrase("for the teammate") : std::string());
    case Equip:
        return phrase("equip {card}", {name(option.card)});
    case AttachTrinket:
        return phrase("attach {card} to {other}", {name(option.card), name(option.other)});
    case Drop:
        return phrase("drop {card}", {name(option.card)});
    case Use:
        return phrase("use {card}", {name(option.card)}) + on;
    case AttackWith:
    case Throw: {
        const std::string whom = m_table.seats > 2 ? ' ' + phrase("on {seat}", {seat(option.seat)}) : std::string();
        return phrase(option.action == Throw ? "throw {card}" : "attack with {card}", {name(option.card)}) + whom
            + (option.other.valid() ? ' ' + phrase("and {card}", {name(option.other)}) : std::string());
    }
    case Block: {
        std::string text = phrase("block with {card}", {name(option.card.valid() ? option.card : option.other)});
        if (option.card.valid() && option.other.valid())
            text += ' ' + phrase("and {card}", {name(option.other)});
        return text;
    }
    default:
        break;
    }
    switch (choice.kind) {
    case MainAction:
        return phrase("end turn");
    case UseInAttack:
        return phrase("go on");
    case CounterWith:
        return phrase("no counter attack");
    default:
        return phrase("no block");
    }
}

std::string_view Game::sentence(std::uint16_t what) const
{
    static constexpr std::string_view own[] = {
        "{seat} rolls {die} for the start",
        "{seat} acts first",
        "{card} is placed as a Starter of {seat}",
        "{seat} replaces cards: {n}",
        "{seat} keeps the hand",
        "{seat} puts {card} into play",
        "{seat} plays {card}",
        "{seat} equips {card}",
        "{seat} drops {card}",
        "{seat} uses {card}",
        "{seat} sacrifices {card}",
        "{seat} attacks {to} with {card} for {m}",
        "{seat} throws {card} at {to} for {m}",
        "{seat} counter attacks {to} with {card} for {m}",
        "{seat} blocks with {card}",
        "{seat} does not block",
        "{seat} avoids the attack",
        "{card} strikes with {n} against {m}",
        "{card} has {n} durability left",
        "{card} breaks",
        "{card} becomes {state}",
        "{seat} gets {n} {word}",
        "{word} of {seat} shows {n}",
        "{seat} is cured of {word}",
        "{seat} suffers poison",
        "the game is unfinished after {n} turns",
    };
    constexpr auto first = static_cast<std::uint16_t>(Tells::OfTheGame);
    static_assert(std::size(own) == static_cast<std::size_t>(Says::Last) - first);
    return what >= first && what < static_cast<std::uint16_t>(Says::Last) ? own[what - first]
                                                                          : CardGame::sentence(what);
}

/// Nothing of it is hidden from anybody.
std::uint64_t Game::ownDigest(Seat) const
{
    std::uint64_t sum = m_state.first | static_cast<std::uint64_t>(m_state.acting) << 8
        | static_cast<std::uint64_t>(m_state.handed) << 16;
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        const Fighter& one = m_state.fighters[seat];
        sum = mix(sum
                  ^ (one.turns | static_cast<std::uint64_t>(one.attributesPlayed) << 8
                     | static_cast<std::uint64_t>(one.items) << 16 | static_cast<std::uint64_t>(one.favors) << 24
                     | static_cast<std::uint64_t>(one.skills) << 32 | static_cast<std::uint64_t>(one.trinkets) << 40));
        for (const Die& die : one.dice) {
            for (int i = 0; i < die.many; ++i)
                sum = mix(sum ^ (die.status | static_cast<std::uint64_t>(die.left) << 8));
        }
    }
    const auto add = [&](const Attack& one) {
        sum = mix(sum
                  ^ (one.step | static_cast<std::uint64_t>(one.attacker) << 8
                     | static_cast<std::uint64_t>(one.defender) << 16
                     | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.damage)) << 24
                     | static_cast<std::uint64_t>(one.range) << 40
                     | static_cast<std::uint64_t>(one.ended | one.weaponBlocked << 1 | one.fixed << 2) << 48));
    };
    for (const Attack& one : m_state.attacks)
        add(one);
    for (const HeldText& one : m_state.held)
        add(one.attack);
    return sum;
}

const char* Game::brokenInvariant()
{
    if (const char* wrong = CardGame::brokenInvariant())
        return wrong;
    if (over() || m_state.phase == Begins)
        return nullptr;
    if (m_table.attacks != m_state.attacks.size())
        return "the table counts other attacks than go on";
    if (m_state.phase == MainPhase && !m_state.attacks.empty())
        return "an attack goes on in the Main Phase"; // ARM-602
    if (m_state.attacks.empty() && !m_state.held.empty())
        return "an attack of a text is not made"; // ARM-604
    if (m_state.attacks.size() > 2)
        return "a counter attack answers a counter attack"; // ARM-675
    const char* wrong = nullptr;
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        if (health(seat) <= 0)
            return "a fighter without Health fights on"; // ARM-801
        if (teammate(seat) != NoSeat && health(teammate(seat)) != health(seat))
            return "teammates do not share their Health"; // ARM-832
        if (countIn(Used, seat) > 0 && m_state.phase == MainPhase)
            return "a card that was played lies nowhere"; // ARM-451
        int hands = 0;
        std::array<std::uint8_t, attributes> have{};
        std::array<int, 4> spaces{};
        eachIn(Board, seat, [&](CardId card) {
            if (isEquipment(card)) {
                hands += is(card, Type::Weapon) ? own(card).hands : 0;
                if (is(card, Type::Armor) && ++spaces[own(card).space] > 1)
                    wrong = "two pieces of Armor in one space"; // ARM-431
                if (durability(card) < 1)
                    wrong = "broken equipment stays in play"; // ARM-654
                int on = 0;
                m_table.eachOn(card, [&](CardId trinket) { on += is(trinket, Type::Trinket) ? 1 : 2; });
                if (on > 1)
                    wrong = "more than one Trinket on a card"; // ARM-442
                const std::uint16_t state = m_table.card(card).statuses;
                if ((state & Committed) != 0 && (state & Exhausted) != 0)
                    wrong = "a card is in two states"; // ARM-511
                if (isReady(card) && (state & Entangled) != 0)
                    wrong = "a Ready card is entangled"; // ARM-742
            } else if (is(card, Type::Attribute)) {
                ++have[own(card).attribute];
            } else {
                wrong = "neither equipment nor an Attribute lies on a board";
            }
            if (m_table.card(card).owner != seat)
                wrong = "a card lies on the board of another"; // ARM-501
            if (m_state.attacks.empty() && m_table.card(card).fight != 0)
                wrong = "a card fights without an attack";
        });
        if (have != m_state.fighters[seat].have)
            return "Attributes in play are counted wrong"; // ARM-301
        if (hands > 2)
            return "more Weapons than hands"; // ARM-421
        eachIn(Arena, seat, [&](CardId card) {
            if (!is(card, Type::Favor))
                wrong = "no Favor lies in the arena"; // ARM-412
        });
        for (const Die& die : m_state.fighters[seat].dice) {
            if (die.left == 0)
                wrong = "a status die without turns"; // ARM-705
        }
        if (wrong != nullptr)
            return wrong;
    }
    return nullptr;
}

/// What nothing refuses is offered, and what is offered nothing refuses.
const char* Game::brokenListing()
{
    if (m_state.phase != MainPhase)
        return nullptr;
    const Seat seat = m_state.acting;
    Options offered;
    listActions(seat, offered);
    if (offered.empty() || offered.overflowed())
        return "nothing can be done, or too much";
    const char* wrong = nullptr;
    eachAction(seat, [&](const Option& action) {
        const auto same = [&](const Option& one) {
            const auto alike = [&](CardId a, CardId b) {
                return a == b || (a.valid() && b.valid() && m_table.card(a).definition == m_table.card(b).definition);
            };
            return one.action == action.action && one.seat == action.seat && one.number == action.number
                && one.ability == action.ability && alike(one.card, action.card) && alike(one.other, action.other);
        };
        const bool listed = std::any_of(offered.begin(), offered.end(), same);
        const Refusal refusal = refuse(seat, action);
        if (!refusal && !listed)
            wrong = "what nothing refuses is not offered";
        else if (refusal && !refusal.rule().starts_with("ARM-"))
            wrong = "something is refused without a rule";
    });
    return wrong;
}

} // namespace muster::engine::armory
