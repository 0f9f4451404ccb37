// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/shown_game.h"

#include <algorithm>
#include <iterator>

namespace muster::engine {

bool asksForActions(const Choice& choice)
{
    return std::any_of(choice.options.begin(), choice.options.end(), [](const Option& one) { return one.action != 0; });
}

std::string withName(std::string text, const std::string& name, const std::string& instead)
{
    if (name.empty() || name == instead)
        return text;
    for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at + instead.size()))
        text.replace(at, name.size(), instead);
    return text;
}

namespace {

class Looker {
public:
    Looker(CardGame& game, Seat viewer, const PrintedNumber& printed)
        : m_game(game),
          m_printed(printed),
          m_table(game.baseState().table),
          m_dialect(game.cardRules().code().dialect),
          m_viewer(viewer)
    {
    }

    ShownZone zone(std::uint8_t number, Seat seat)
    {
        const ZoneKind& kind = m_game.zones().kind(number);
        ShownZone shown;
        shown.word = kind.word;
        shown.seat = kind.common ? NoSeat : seat;
        shown.rare = kind.rare;
        shown.kind = kind.inPlay || kind.laidOut   ? ShownZone::Open
            : kind.sight == ZoneKind::Sight::Owner ? ShownZone::Hand
                                                   : ShownZone::Pile;
        const Table::Zone& cards = m_table.zone(m_game.zones().id(number, seat));
        shown.count = cards.count;
        if (!kind.counted || m_viewer == NoSeat || m_viewer == seat)
            shown.cards = list(cards.first);
        return shown;
    }

    /// What a player has: every resource, and of the statuses with a number those that are not 0.
    std::vector<ShownNumber> seat(Seat seat)
    {
        std::vector<ShownNumber> shown;
        for (std::size_t i = m_dialect.firstResource; i < m_dialect.numbers.size(); ++i) {
            const auto word = static_cast<std::uint8_t>(i);
            if (word >= m_dialect.firstCounter && word < m_dialect.firstStatus)
                continue; // these lie on cards
            const int now = m_game.numberNow(word, seat);
            if (word < m_dialect.firstCounter || now != 0)
                shown.push_back({m_dialect.numbers[i], now, 0});
        }
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
            addStats(id, shown);
        }
        for (std::uint8_t word = m_dialect.firstCounter; word < m_dialect.firstStatus; ++word) {
            const auto at = static_cast<std::size_t>(word - m_dialect.firstCounter);
            if (at < state.counters.size() && state.counters[at] != 0)
                shown.numbers.push_back({m_dialect.numbers[word], state.counters[at], 0});
        }
        addStates(state, shown);
        std::ranges::move(m_game.ownStates(id), std::back_inserter(shown.states));
        shown.on = list(state.firstOn);
        return shown;
    }

    void addStats(CardId id, ShownCard& shown)
    {
        const std::size_t stats = std::min<std::size_t>(m_game.cardFacts(id).numbers.size(), m_dialect.firstResource);
        for (std::size_t i = 0; i < stats; ++i) {
            const auto word = static_cast<std::uint8_t>(i);
            const int printed = m_printed(word, id);
            const int now = m_game.numberNow(word, id);
            if (printed != 0 || now != 0)
                shown.numbers.push_back({m_dialect.numbers[i], now, printed});
        }
    }

    void addStates(const CardState& state, ShownCard& shown)
    {
        for (std::size_t i = 0; i < m_dialect.statuses.size(); ++i) {
            if ((state.statuses >> i & 1) != 0)
                shown.states.push_back(m_dialect.statuses[i]);
        }
        const auto& rules = m_game.cardRules().code().stateRules;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            if (rules[i].value != 0 && (state.statuses & rules[i].bits) == rules[i].value)
                shown.states.push_back(m_dialect.states[i]);
        }
    }

    CardGame& m_game;
    const PrintedNumber& m_printed;
    const Table& m_table;
    const code::Dialect& m_dialect;
    Seat m_viewer;
};

} // namespace

ShownTable shownTable(CardGame& game, int seats, Seat viewer, const PrintedNumber& printed)
{
    const Table& table = game.baseState().table;
    Looker looker(game, viewer, printed);
    ShownTable shown;
    shown.turn = table.turn;
    shown.active = table.active;
    shown.out = table.out;
    const auto kinds = static_cast<std::uint8_t>(game.zones().kinds().size());
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
        shown.seats.push_back(looker.seat(seat));
        for (std::uint8_t kind = 0; kind < kinds; ++kind) {
            if (!game.zones().kind(kind).common)
                shown.zones.push_back(looker.zone(kind, seat));
        }
    }
    for (std::uint8_t kind = 0; kind < kinds; ++kind) {
        if (game.zones().kind(kind).common)
            shown.zones.push_back(looker.zone(kind, 0));
    }
    return shown;
}

} // namespace muster::engine
