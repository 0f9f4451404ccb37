// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sceptre/position.h"

#include "engine/sceptre/notation.h"

namespace muster::engine::sceptre {

Position::Named Position::named(const yaml::Node& node, const std::string& path)
{
    Named result;
    std::string text(node.scalar);
    std::string origin;
    if (const auto digits = text.find_first_not_of("0123456789");
        digits != 0 && digits != std::string::npos && text[digits] == ' ') { // "3 Copper"
        result.count = std::min(70, std::atoi(text.substr(0, std::min<std::size_t>(digits, 3)).c_str()));
        text = text.substr(digits + 1);
    }
    if (const auto bracket = text.find(" ["); bracket != std::string::npos && text.back() == ']') {
        origin = text.substr(bracket + 2, text.size() - bracket - 3);
        text = text.substr(0, bracket);
    }
    const Catalogue& catalogue = m_game.rules().catalogue();
    std::vector<CardIndex> found = catalogue.findByName(text);
    if (!origin.empty())
        std::erase_if(found, [&](CardIndex card) {
            return catalogue.card(card).wordLabel(catalogue.game().findField("origin")) != origin;
        });
    if (found.empty()) {
        const auto nearest = catalogue.nearestNames(text, 1);
        m_report.add(ErrorKind::UnknownCard, node.at, path, {text}, nearest.empty() ? std::string() : nearest.front());
        return result;
    }
    result.definition = static_cast<std::uint16_t>(found.front().value);
    result.found = true;
    return result;
}

DeckCards Position::readDeck(const yaml::Node& node, const std::string& path)
{
    DeckCards cards;
    for (const yaml::Node& one : yaml::readList(node, path, m_report)) {
        const Named card = named(one, path);
        if (card.found)
            cards.insert(cards.end(), static_cast<std::size_t>(card.count), card.definition);
    }
    return cards;
}

CardId Position::readCard(const yaml::Node& node, const std::string& path, Seat seat, ZoneId zone, bool faceUp)
{
    Table& table = m_state.table;
    if (node.kind == yaml::NodeKind::Scalar) {
        const Named card = named(node, path);
        CardId last;
        for (int i = 0; card.found && i < card.count; ++i) {
            last = m_game.add(card.definition, seat, zone);
            table.setFlag(last, FaceUp, faceUp);
            table.card(last).seen = static_cast<std::uint8_t>(faceUp ? 3 : 1 << seat);
        }
        return last;
    }
    yaml::MapReader map(node, path, m_report);
    const yaml::Node* name = map.requiredChild("card");
    if (name == nullptr)
        return NoCard;
    const Named card = named(*name, path);
    if (!card.found)
        return NoCard;
    const CardId id = m_game.add(card.definition, seat, zone);
    table.card(id).damage = static_cast<std::int16_t>(map.number("damage", 0, 1000).value_or(0));
    for (const std::string& word : map.texts("is")) {
        if (word == "face down") {
            faceUp = false;
        } else if (word == "stunned") {
            table.setFlag(id, Stunned, true);
        } else {
            int status = 0;
            while (status < 4 && word != statusWord(status))
                ++status;
            if (status == 4)
                m_report.add(ErrorKind::NotOneOf, node.at, path,
                             {word, "face down, stunned, bleeding, dazed, splintered, disarmed"});
            else
                table.card(id).statuses |= static_cast<std::uint8_t>(1 << status);
        }
    }
    table.setFlag(id, FaceUp, faceUp);
    table.card(id).seen = static_cast<std::uint8_t>(faceUp ? 3 : 1 << seat);
    if (const yaml::Node* on = map.child("on")) {
        for (const yaml::Node& one : yaml::readList(*on, path, m_report)) {
            const std::uint16_t before = table.cardCount;
            (void)readCard(one, path, seat, zone, true);
            for (std::uint16_t i = before; i < table.cardCount; ++i) {
                if (!table.card(CardId{i}).holder.valid())
                    table.attach(CardId{i}, id);
            }
        }
    }
    map.finish();
    return id;
}

void Position::fill(Seat seat, Zone zone, int count)
{
    const std::vector<CardIndex> copper = m_game.rules().catalogue().findByName("Copper");
    for (int i = 0; i < count && !copper.empty(); ++i)
        (void)m_game.add(static_cast<std::uint16_t>(copper.front().value), seat, zoneId(zone, seat));
}

void Position::readList(yaml::MapReader& map, const char* key, Seat seat, Zone zone, bool faceUp, std::uint8_t seen)
{
    const yaml::Node* node = map.child(key);
    if (node == nullptr)
        return;
    for (const yaml::Node& one : yaml::readList(*node, map.pathOf(key), m_report)) {
        const std::uint16_t before = m_state.table.cardCount;
        (void)readCard(one, map.pathOf(key), seat, zoneId(zone, seat), faceUp);
        for (std::uint16_t i = before; seen != 0xff && i < m_state.table.cardCount; ++i)
            m_state.table.card(CardId{i}).seen = seen;
    }
}

void Position::readSeat(const yaml::Node& node, Seat seat)
{
    yaml::MapReader map(node, std::string(1, static_cast<char>('A' + seat)), m_report);
    const auto own = static_cast<std::uint8_t>(1 << seat);
    if (const yaml::Node* combat = map.requiredChild("combat"))
        (void)readCard(*combat, map.pathOf("combat"), seat, zoneId(Combat, seat), true);
    readList(map, "garrison", seat, Garrison, true, 0xff);
    readList(map, "hand", seat, Hand, false, own);
    if (map.node().find("deck") == nullptr)
        fill(seat, Deck, 20);
    readList(map, "deck", seat, Deck, false, 0);
    readList(map, "discard", seat, DiscardPile, false, 3);
    readList(map, "traps", seat, TrapRow, false, 0xff);
    readList(map, "gate", seat, GateSlot, true, 0xff);
    readList(map, "exterior", seat, GateSlot, true, 0xff);
    Player& player = m_state.players[seat];
    player.collected = static_cast<std::uint8_t>(map.number("collected", 0, 4).value_or(0));
    readList(map, "blood", seat, BloodPile, false, 0);
    fill(seat, BloodPile, 5 - player.collected - m_state.table.zone(zoneId(BloodPile, seat)).count);
    player.deck = Stream(1, seat);
    map.finish();
}

void Position::read(const yaml::Node& node)
{
    m_game.begin({}, {}, 1);
    m_state.phase = Phase::Main;
    yaml::MapReader map(node, "position", m_report);
    Table& table = m_state.table;
    table.turn = static_cast<std::uint16_t>(map.number("turn", 1, 1000).value_or(5));
    const std::string active = map.text("active").value_or("A");
    table.active = active == "B" ? Seat(1) : Seat(0);
    m_state.starts = 0;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (const yaml::Node* one = map.requiredChild(seat == 0 ? "A" : "B"))
            readSeat(*one, seat);
    }
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (const yaml::Node* arena = map.child(seat == 0 ? "arena of A" : "arena of B"))
            (void)readCard(*arena, "arena", seat, ArenaSlot, true);
    }
    if (const auto begins = map.text("begins"); begins && *begins == "at the start of the turn") {
        m_state.phase = Phase::TurnStart;
        --table.turn;
    } else if (begins) {
        m_report.add(ErrorKind::NotOneOf, map.at(), "begins", {*begins, "at the start of the turn"});
    }
    map.finish();
    m_game.stateChanged();
}

} // namespace muster::engine::sceptre
