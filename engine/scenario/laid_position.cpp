// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/laid_position.h"

#include <algorithm>

#include "engine/scenario/card_table.h"
#include "engine/scenario/step_check.h"
#include "model/yaml/scalar.h"

namespace muster::engine {

namespace {

std::uint8_t everySeat(int seats) { return static_cast<std::uint8_t>((1 << seats) - 1); }

/// Takes down what lies on a table, by the words of its game.
class Taker {
public:
    explicit Taker(CardTable& game) : m_game(game), m_facts(game.facts()), m_table(game.table()) { }

    LaidPosition take()
    {
        LaidPosition position;
        position.turn = m_table.turn;
        position.active = m_table.active;
        if (const auto beginning = m_game.beginningNow())
            position.begins = m_facts.beginnings[*beginning];
        position.zones = emptyZones(m_facts);
        for (const ScenarioZone& zone : m_facts.zones) {
            for (LaidZone& laid : position.zones) {
                if (laid.key == zone.key && (laid.seat == NoSeat) == zone.common)
                    fill(laid, zone, laid.seat, NoSeat);
                for (Seat owner = 0; zone.common && owner < m_facts.seats; ++owner) {
                    if (laid.key == zone.key + " of " + std::string(letterOf(owner)))
                        fill(laid, zone, NoSeat, owner);
                }
            }
        }
        for (Seat seat = 0; seat < m_facts.seats; ++seat) {
            auto& numbers = position.numbers.emplace_back();
            for (std::size_t i = 0; i < m_facts.seatNumbers.size(); ++i) {
                const ScenarioNumber& number = m_facts.seatNumbers[i];
                const auto value = number.settable() ? m_game.laidNumber(i, seat) : std::nullopt;
                if (value)
                    numbers.push_back({number.key, std::clamp(*value, number.lowest, number.highest)});
            }
            position.extras.push_back(m_game.extrasOf(seat));
        }
        return position;
    }

private:
    /// `owner`: of a zone of the table only the cards of that player; NoSeat: all.
    void fill(LaidZone& laid, const ScenarioZone& zone, Seat seat, Seat owner)
    {
        const CardId first = m_table.zone(m_game.zoneOf(zone.kind, seat == NoSeat ? Seat(0) : seat)).first;
        for (CardId at = first; at.valid(); at = m_table.card(at).next) {
            const bool meant = zone.types == 0 || (m_table.card(at).typeBit() & zone.types) != 0;
            if (meant && !m_game.laysItself(at) && (owner == NoSeat || m_table.card(at).owner == owner))
                laid.cards.push_back(card(at, zone.open, zone.open ? ScenarioZone::Everybody : zone.known,
                                          owner == NoSeat ? seat : owner));
        }
    }

    /// `seat`: who owns and knows it where nothing else is said.
    LaidCard card(CardId id, bool open, ScenarioZone::Known known, Seat seat)
    {
        const CardState& state = m_table.card(id);
        LaidCard laid;
        laid.definition = CardIndex{state.definition};
        if (state.owner != seat && state.owner != NoSeat && seat != NoSeat)
            laid.owner = state.owner;
        const bool faceUp = m_table.has(id, FaceUp);
        if (open && !faceUp)
            laid.states.push_back(m_facts.faces[1]);
        for (const std::size_t one : m_game.statesOf(id))
            laid.states.push_back(m_facts.states[one]);
        for (std::size_t i = 0; i < m_facts.cardNumbers.size(); ++i) {
            const ScenarioNumber& number = m_facts.cardNumbers[i];
            if (!number.settable())
                continue;
            if (const int value = m_game.cardNumber(i, id); value != 0 && value >= number.lowest)
                laid.numbers.emplace_back(number.key, std::min(value, number.highest));
        }
        std::uint8_t know = seat == NoSeat ? std::uint8_t(0) : static_cast<std::uint8_t>(1U << seat);
        if (known == ScenarioZone::Everybody && (!open || faceUp))
            know = everySeat(m_facts.seats);
        else if (known == ScenarioZone::Nobody)
            know = 0;
        for (Seat other = 0; other < m_facts.seats; ++other) {
            if (!faceUp && (state.seen & ~know & 1U << other) != 0)
                laid.seenBy.push_back(other);
        }
        for (CardId at = state.firstOn; at.valid(); at = m_table.card(at).next)
            laid.on.push_back(card(at, true, ScenarioZone::Everybody, state.controller));
        return laid;
    }

    CardTable& m_game;
    const ScenarioFacts& m_facts;
    Table& m_table;
};

// Writing

std::string listOf(const std::vector<LaidCard>& cards, const Catalogue& catalogue);

std::string textOf(const LaidCard& card, const Catalogue& catalogue)
{
    const std::string name = yaml::scalar(scenarioName(card.definition, catalogue));
    std::string text;
    const auto add = [&](const std::string& key, const std::string& value) { text += ", " + key + ": " + value; };
    const auto words = [](const auto& all, auto textOfOne) {
        std::string list;
        for (const auto& one : all)
            list += (list.empty() ? "" : ", ") + yaml::scalar(textOfOne(one));
        return "[" + list + "]";
    };
    if (card.owner != NoSeat)
        add("owner", std::string(letterOf(card.owner)));
    if (!card.states.empty())
        add("is", words(card.states, [](const std::string& state) { return state; }));
    for (const auto& [key, value] : card.numbers)
        add(key, std::to_string(value));
    if (!card.seenBy.empty())
        add("seen by", words(card.seenBy, [](Seat seat) { return std::string(letterOf(seat)); }));
    for (const auto& [key, value] : card.extras)
        add(key, value);
    if (!card.on.empty())
        add("on", listOf(card.on, catalogue));
    return text.empty() ? name : "{card: " + name + text + "}";
}

/// "[3 Copper, Fox, {card: Wolf, damage: 2}]": copies in a row of which nothing is said are one entry.
std::string listOf(const std::vector<LaidCard>& cards, const Catalogue& catalogue)
{
    constexpr std::size_t mostCopies = 200;
    std::string list = "[";
    for (std::size_t i = 0; i < cards.size();) {
        std::size_t copies = 1;
        const std::string one = textOf(cards[i], catalogue);
        const bool plain = one == yaml::scalar(scenarioName(cards[i].definition, catalogue));
        while (plain && copies < mostCopies && i + copies < cards.size() && cards[i + copies] == cards[i])
            ++copies;
        list += i == 0 ? "" : ", ";
        list += copies == 1 ? one
                            : yaml::scalar(std::to_string(copies) + " " + scenarioName(cards[i].definition, catalogue));
        i += copies;
    }
    return list + "]";
}

} // namespace

std::string scenarioName(CardIndex card, const Catalogue& catalogue)
{
    std::string name(catalogue.card(card).name());
    if (catalogue.findByName(name).size() < 2)
        return name;
    for (const FieldIndex field : catalogue.game().identity) {
        if (catalogue.game().field(field).kind == FieldKind::Word)
            return name + " [" + std::string(catalogue.card(card).wordLabel(field)) + ']';
    }
    return name;
}

LaidPosition laidPosition(CardTable& table) { return Taker(table).take(); }

std::vector<LaidZone> emptyZones(const ScenarioFacts& facts)
{
    std::vector<LaidZone> zones;
    for (Seat seat = 0; seat < facts.seats; ++seat) {
        for (const ScenarioZone& zone : facts.zones) {
            if (!zone.common && zone.laid)
                zones.push_back({zone.key, seat, {}});
        }
    }
    for (const ScenarioZone& zone : facts.zones) {
        if (!zone.common || !zone.laid)
            continue;
        if (zone.filled > 0 || zone.known != ScenarioZone::Owner) {
            zones.push_back({zone.key, NoSeat, {}});
            continue;
        }
        for (Seat seat = 0; seat < facts.seats; ++seat) // whose card it is is said with its place
            zones.push_back({zone.key + " of " + std::string(letterOf(seat)), NoSeat, {}});
    }
    return zones;
}

std::string positionText(const LaidPosition& position, const Catalogue& catalogue)
{
    std::string text = "position:\n  turn: " + std::to_string(std::max(position.turn, 1))
        + "\n  active: " + std::string(letterOf(position.active)) + "\n";
    if (!position.begins.empty())
        text += "  begins: " + yaml::scalar(position.begins) + "\n";
    const auto zones = [&](Seat seat, const std::string& indent) {
        std::string all;
        for (const LaidZone& zone : position.zones) {
            // What is left out would be filled, or asked for.
            if (zone.seat == seat && (!zone.cards.empty() || seat != NoSeat || zone.key.find(" of ") == zone.key.npos))
                all += indent + yaml::scalar(zone.key) + ": " + listOf(zone.cards, catalogue) + "\n";
        }
        return all;
    };
    for (std::size_t seat = 0; seat < position.numbers.size(); ++seat) {
        text += "  " + std::string(letterOf(static_cast<int>(seat))) + ":\n";
        for (const LaidPosition::Number& number : position.numbers[seat])
            text += "    " + yaml::scalar(number.key) + ": " + std::to_string(number.value) + "\n";
        for (const auto& [key, value] : position.extras[seat])
            text += "    " + yaml::scalar(key) + ": " + value + "\n";
        text += zones(static_cast<Seat>(seat), "    ");
    }
    return text + zones(NoSeat, "  ");
}

} // namespace muster::engine
