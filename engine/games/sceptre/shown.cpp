// SPDX-License-Identifier: GPL-3.0-or-later
// The table as a player sees it.
#include "engine/games/sceptre/each_action.h"
#include "engine/games/sceptre/notation.h"
#include "engine/games/sceptre/session.h"

namespace muster::engine::sceptre {

namespace {

struct Place {
    Zone zone;
    const char* word;
    ShownZone::Kind kind;
};

constexpr Place placesOfSeat[] = {
    {Deck, "deck", ShownZone::Pile},
    {Hand, "hand", ShownZone::Hand},
    {DiscardPile, "discard pile", ShownZone::Pile},
    {BloodPile, "blood pile", ShownZone::Pile},
    {Combat, "combat", ShownZone::Open},
    {Garrison, "garrison", ShownZone::Open},
    {TrapRow, "traps", ShownZone::Open},
    {GateSlot, "gate", ShownZone::Open},
    {Beside, "beside the discard pile", ShownZone::Open},
};

class Looker {
public:
    Looker(Game& game, Seat viewer) : m_game(game), m_table(game.table()), m_viewer(viewer) { }

    ShownZone zone(const Place& place, Seat seat)
    {
        const Table::Zone& cards = m_table.zone(zoneId(place.zone, seat == NoSeat ? Seat(0) : seat));
        ShownZone shown{place.word, place.kind, seat, cards.count, {}};
        const bool onlyCounted = place.zone == DiscardPile && m_viewer != NoSeat && m_viewer != seat; // SCE-19c
        if (!onlyCounted)
            shown.cards = list(cards.first);
        return shown;
    }

private:
    std::vector<ShownCard> list(CardId first)
    {
        std::vector<ShownCard> cards;
        for (CardId at = first; at.valid(); at = m_table.card(at).next)
            cards.push_back(card(at));
        return cards;
    }

    ShownCard card(CardId id)
    {
        const CardState& state = m_table.card(id);
        ShownCard shown;
        shown.id = id;
        shown.known = m_viewer == NoSeat || m_game.view(m_viewer).knows(id);
        shown.faceUp = m_table.has(id, FaceUp);
        shown.damage = state.damage;
        if (shown.known) {
            shown.definition = state.definition;
            addNumbers(id, shown);
        }
        for (std::size_t status = 0; status < std::size(statusWords); ++status) {
            if ((state.statuses >> status & 1) != 0)
                shown.states.emplace_back(statusWords[status]);
        }
        if ((state.flags & Stunned) != 0)
            shown.states.emplace_back("stunned");
        shown.on = list(state.firstOn);
        return shown;
    }

    void addNumbers(CardId id, ShownCard& shown)
    {
        if (!m_game.is(id, Type::Champion) && !m_game.is(id, Type::Squire))
            return;
        const Facts& printed = m_game.facts(id);
        const bool inPlay = m_game.onTableNow(id);
        shown.numbers = {{"hp", inPlay ? m_game.hp(id) : printed.hp, printed.hp},
                         {"def", inPlay ? m_game.def(id) : printed.def, printed.def},
                         {"skl", inPlay ? m_game.skl(id) : printed.skl, printed.skl},
                         {"spd", inPlay ? m_game.spd(id) : printed.spd, printed.spd}};
    }

    Game& m_game;
    const Table& m_table;
    Seat m_viewer;
};

} // namespace

ShownTable SceptreSession::shown(Seat viewer)
{
    const Table& table = m_state->table;
    Looker looker(m_game, viewer);
    ShownTable shown;
    shown.turn = table.turn;
    shown.active = table.active;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        shown.seats.push_back({{"Blood Cards collected", m_state->players[seat].collected, 0}});
        for (const Place& place : placesOfSeat)
            shown.zones.push_back(looker.zone(place, seat));
    }
    shown.zones.push_back(looker.zone({ArenaSlot, "arena", ShownZone::Open}, NoSeat));
    return shown;
}

std::vector<ShownRefusal> SceptreSession::refusals(const Choice& asked, CardId card)
{
    std::vector<ShownRefusal> all;
    if (!asksForActions(asked))
        return all;
    eachAction(m_game, asked.seat, [&](const Option& one) {
        if (one.card == card)
            all.push_back({actionText(m_game, one, asked.seat), std::string(m_game.refuse(asked.seat, one).rule())});
    });
    return all;
}

std::string SceptreSession::hiddenLine(const LogLine& line, Seat viewer)
{
    std::string text = logText(m_game, line);
    for (const CardId one : {line.card, line.other}) {
        if (one.valid())
            text = withName(std::move(text), nameOf(m_game, one, NoSeat), nameOf(m_game, one, viewer));
    }
    return text;
}

} // namespace muster::engine::sceptre
