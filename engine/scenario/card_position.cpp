// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/card_position.h"

#include <algorithm>

#include "engine/scenario/card_words.h"
#include "engine/scenario/step_check.h"
#include "model/text/nearest.h"

namespace muster::engine {

namespace {

constexpr std::string_view cardKeys[] = {"is", "on", "seen by", "owner"}; ///< of cards in all games

std::string seatLetters(int seats)
{
    std::string text;
    for (int seat = 0; seat < seats; ++seat)
        text.append(text.empty() ? "" : ", ").append(letterOf(seat));
    return text;
}

std::string withArticle(const std::string& word)
{
    const bool vowel = !word.empty() && std::string_view("AEIOU").find(word[0]) != std::string_view::npos;
    return (vowel ? "an " : "a ") + word;
}

} // namespace

CardPosition::CardPosition(CardTable& table, const ScenarioSetUp& how, yaml::Report& report)
    : m_game(table),
      m_facts(table.facts()),
      m_how(how),
      m_report(report)
{
}

// Reporting

std::string_view CardPosition::nameOf(CardId card) const
{
    return m_game.catalogue().card(CardIndex{m_game.table().card(card).definition}).name();
}

Position CardPosition::placeOf(CardId card) const
{
    const auto found = m_places.find(card.value);
    return found == m_places.end() ? Position{} : found->second;
}

Position CardPosition::placeOf(const yaml::MapReader& map, std::string_view key)
{
    const yaml::Node* node = map.node().find(key);
    return node != nullptr ? node->at : map.at();
}

std::string CardPosition::typeText(std::uint32_t types) const
{
    const Game& game = m_game.catalogue().game();
    std::string text;
    for (std::size_t i = 0; i < game.types.size(); ++i) {
        if ((types >> i & 1) != 0)
            text += (text.empty() ? "" : ", ") + withArticle(game.types[i].label);
    }
    return text;
}

void CardPosition::wrong(Position at, const std::string& path, std::string expected, std::string found)
{
    m_report.add(ErrorKind::WrongShape, at, path, {std::move(expected), std::move(found)});
}

void CardPosition::wrongCount(Position at, const std::string& path, int found, const std::string& expected)
{
    m_report.add(ErrorKind::WrongCount, at, path, {std::to_string(found), expected});
}

void CardPosition::mustBe(CardId card, Position at, const std::string& path, std::uint32_t types)
{
    if ((m_game.table().card(card).typeBit() & types) == 0)
        wrong(at, path, typeText(types), std::string(nameOf(card)));
}

// Cards

std::uint8_t CardPosition::seatsKnowing(ScenarioZone::Known known, Seat seat) const
{
    const auto all = static_cast<std::uint8_t>((1 << m_facts.seats) - 1);
    if (known == ScenarioZone::Everybody)
        return all;
    return known == ScenarioZone::Owner && seat != NoSeat ? static_cast<std::uint8_t>(1 << seat) : std::uint8_t(0);
}

CardId CardPosition::place(std::uint16_t definition, Position at, Seat seat, const ScenarioZone& zone)
{
    Table& table = m_game.table();
    const CardId card = m_game.addCard(definition, seat, m_game.zoneOf(zone.kind, seat == NoSeat ? Seat(0) : seat));
    if (!card.valid())
        return card; // the table is full, which read() reports
    m_places[card.value] = at;
    table.setFlag(card, FaceUp, zone.open);
    table.card(card).seen = seatsKnowing(zone.open ? ScenarioZone::Everybody : zone.known, seat);
    return card;
}

CardId CardPosition::readCard(const yaml::Node& node, const std::string& path, Seat seat, const ScenarioZone& zone)
{
    if (node.kind == yaml::NodeKind::Scalar)
        return readNamed(node, path, seat, zone);
    if (node.kind == yaml::NodeKind::Map)
        return readMap(node, path, seat, zone);
    wrong(node.at, path, "a card", yaml::shapeOf(node));
    return NoCard;
}

/// One card or several of a name: the last of them.
CardId CardPosition::readNamed(const yaml::Node& node, const std::string& path, Seat seat, const ScenarioZone& zone)
{
    const auto card = CardWords(m_game.catalogue()).read(node, path, m_report);
    CardId last;
    for (int i = 0; card && i < card->count; ++i) {
        last = place(static_cast<std::uint16_t>(card->card.value), node.at, seat, zone);
        if (!last.valid())
            break;
    }
    return last;
}

/// A card of which more is said than its name.
CardId CardPosition::readMap(const yaml::Node& node, const std::string& path, Seat seat, const ScenarioZone& zone)
{
    const Catalogue& catalogue = m_game.catalogue();
    yaml::MapReader map(node, path, m_report);
    const yaml::Node* name = map.requiredChild("card");
    // Known keys, also where the card is not; fields have been read where the card was made.
    for (const std::string_view key : cardKeys)
        (void)map.child(key);
    for (const std::string& key : m_facts.cardKeys)
        (void)map.child(key);
    for (const ScenarioNumber& number : m_facts.cardNumbers) {
        if (number.settable())
            (void)map.child(number.key);
    }
    const auto changed = m_how.changed.find(node.at);
    for (const yaml::Pair& pair : node.pairs) {
        if (changed != m_how.changed.end() && CardWords::isField(catalogue.game(), pair.key))
            (void)map.child(pair.key);
    }
    map.finish();
    const auto card = name == nullptr ? std::nullopt : CardWords(catalogue).read(*name, path, m_report);
    if (!card)
        return NoCard;
    if (card->count != 1) {
        wrongCount(name->at, path, card->count, "1");
        return NoCard;
    }
    const CardIndex index = changed == m_how.changed.end() ? card->card : catalogue.findById(changed->second);
    const CardId id = place(static_cast<std::uint16_t>(index.value), node.at, readOwner(map, seat), zone);
    if (!id.valid())
        return id;
    bool faceUp = zone.open;
    if (const yaml::Node* is = map.child("is"))
        readStates(*is, map.pathOf("is"), id, faceUp);
    for (std::size_t i = 0; i < m_facts.cardNumbers.size(); ++i) {
        const ScenarioNumber& number = m_facts.cardNumbers[i];
        if (const auto value = number.settable() ? map.number(number.key, number.lowest, number.highest) : std::nullopt)
            m_game.setCardNumber(i, id, *value);
    }
    m_game.table().setFlag(id, FaceUp, faceUp);
    if (faceUp != zone.open)
        m_game.table().card(id).seen = seatsKnowing(faceUp ? ScenarioZone::Everybody : ScenarioZone::Owner, seat);
    readSeenBy(map, id);
    m_game.placeCard(map, id, *this);
    if (const yaml::Node* on = map.child("on"))
        readOn(*on, path, id, zone);
    return id;
}

/// "face down", "bleeding" and the like.
void CardPosition::readStates(const yaml::Node& node, const std::string& path, CardId card, bool& faceUp)
{
    if (node.kind == yaml::NodeKind::Null)
        return;
    std::vector<std::string> words{m_facts.faces[1]};
    words.insert(words.end(), m_facts.states.begin(), m_facts.states.end());
    const auto nodes = node.kind == yaml::NodeKind::Scalar ? std::span(&node, 1) : yaml::readList(node, path, m_report);
    for (const yaml::Node& one : nodes) {
        const auto word = yaml::readText(one, path, m_report);
        if (!word)
            continue;
        const auto at = static_cast<std::size_t>(std::find(words.begin(), words.end(), *word) - words.begin());
        if (at == words.size()) {
            std::string all;
            for (const std::string& known : words)
                all += (all.empty() ? "" : ", ") + known;
            m_report.add(ErrorKind::NotOneOf, one.at, path, {*word, all},
                         nearestOne(*word, std::span<const std::string>(words)));
        } else if (at == 0) {
            faceUp = false;
        } else {
            m_game.setState(at - 1, card);
        }
    }
}

/// Whose card it is that lies with another player.
Seat CardPosition::readOwner(yaml::MapReader& map, Seat seat)
{
    const auto letter = map.text("owner");
    const auto owner = letter ? seatOf(*letter) : std::nullopt;
    if (letter && (!owner || *owner >= m_facts.seats))
        m_report.add(ErrorKind::NotOneOf, placeOf(map, "owner"), map.pathOf("owner"),
                     {*letter, seatLetters(m_facts.seats)});
    return owner && *owner < m_facts.seats ? *owner : seat;
}

/// Who has seen a hidden card before.
void CardPosition::readSeenBy(yaml::MapReader& map, CardId card)
{
    for (const std::string& letter : map.texts("seen by")) {
        const auto seat = seatOf(letter);
        if (seat && *seat < m_facts.seats)
            m_game.table().card(card).seen |= static_cast<std::uint8_t>(1 << *seat);
        else
            m_report.add(ErrorKind::NotOneOf, placeOf(map, "seen by"), map.pathOf("seen by"),
                         {letter, seatLetters(m_facts.seats)});
    }
}

/// What is attached to a card, in order: face up unless it says otherwise.
void CardPosition::readOn(const yaml::Node& on, const std::string& path, CardId holder, const ScenarioZone& zone)
{
    Table& table = m_game.table();
    ScenarioZone open = zone;
    open.open = true;
    for (const yaml::Node& one : yaml::readList(on, path, m_report)) {
        const std::uint16_t before = table.cardCount;
        (void)readCard(one, path, table.card(holder).controller, open);
        for (std::uint16_t i = before; i < table.cardCount; ++i) {
            if (table.card(CardId{i}).holder.valid())
                continue;
            table.attach(CardId{i}, holder);
            m_game.placedOn(CardId{i}, holder, one, *this);
        }
    }
}

// Zones

/// A zone that is written holds its types; without being written, what fills it.
void CardPosition::readZone(yaml::MapReader& map, const std::string& key, Seat seat, const ScenarioZone& zone)
{
    const yaml::Node* node = zone.required ? map.requiredChild(key) : map.child(key);
    if (node == nullptr) {
        const std::vector<CardIndex> filler =
            zone.filler.empty() ? std::vector<CardIndex>{} : m_game.catalogue().findByName(zone.filler);
        for (int i = 0; i < zone.filled && !filler.empty(); ++i)
            (void)place(static_cast<std::uint16_t>(filler.front().value), map.at(), seat, zone);
        return;
    }
    Table& table = m_game.table();
    const bool single = zone.most == 1 && node->kind != yaml::NodeKind::List;
    const std::span<const yaml::Node> entries =
        single ? std::span<const yaml::Node>(node, 1) : yaml::readList(*node, map.pathOf(key), m_report);
    if (zone.required && node->kind == yaml::NodeKind::List && entries.empty()) // says as little as no list
        m_report.add(ErrorKind::Empty, placeOf(map, key), map.pathOf(key), {typeText(zone.types)});
    for (const yaml::Node& one : entries) {
        const std::uint16_t before = table.cardCount;
        (void)readCard(one, map.pathOf(key), seat, zone);
        for (std::uint16_t i = before; i < table.cardCount; ++i) {
            if (zone.types != 0 && !table.card(CardId{i}).holder.valid())
                mustBe(CardId{i}, one.at, map.pathOf(key), zone.types);
        }
    }
    checkTypes(map, key, seat, zone);
}

void CardPosition::checkTypes(const yaml::MapReader& map, const std::string& key, Seat seat, const ScenarioZone& zone)
{
    Table& table = m_game.table();
    int found = 0;
    table.each(m_game.zoneOf(zone.kind, seat == NoSeat ? Seat(0) : seat), [&](CardId card) {
        found += zone.types == 0 || (table.card(card).typeBit() & zone.types) != 0 ? 1 : 0;
    });
    if (zone.most > 0 && found > zone.most)
        wrongCount(placeOf(map, key), map.pathOf(key), found, "at most " + std::to_string(zone.most));
}

void CardPosition::readSeat(const yaml::Node& node, Seat seat)
{
    yaml::MapReader map(node, std::string(letterOf(seat)), m_report);
    for (const ScenarioZone& zone : m_facts.zones) {
        if (!zone.common && zone.laid)
            readZone(map, zone.key, seat, zone);
    }
    for (std::size_t i = 0; i < m_facts.seatNumbers.size(); ++i) {
        const ScenarioNumber& number = m_facts.seatNumbers[i];
        if (const auto value = number.settable() ? map.number(number.key, number.lowest, number.highest) : std::nullopt)
            m_game.setSeatNumber(i, seat, *value);
    }
    m_game.placeSeat(map, seat, *this);
    map.finish();
}

/// What lies on the table: "shop" where nobody has put it there, "arena of A" where somebody has.
void CardPosition::readCommon(yaml::MapReader& map)
{
    for (const ScenarioZone& zone : m_facts.zones) {
        if (!zone.common || !zone.laid)
            continue;
        if (map.node().find(zone.key) != nullptr || zone.filled > 0 || zone.known != ScenarioZone::Owner) {
            readZone(map, zone.key, NoSeat, zone);
            continue;
        }
        for (int seat = 0; seat < m_facts.seats; ++seat)
            readZone(map, m_keys.emplace_back(zone.key + " of ").append(letterOf(seat)), static_cast<Seat>(seat), zone);
    }
}

void CardPosition::readTurn(yaml::MapReader& map)
{
    Table& table = m_game.table();
    table.turn = static_cast<std::uint16_t>(map.number("turn", 1, 1000).value_or(5));
    const std::string active = map.text("active").value_or("A");
    const auto seat = seatOf(active);
    if (!seat || *seat >= m_facts.seats)
        m_report.add(ErrorKind::NotOneOf, placeOf(map, "active"), "active", {active, seatLetters(m_facts.seats)});
    table.active = seat && *seat < m_facts.seats ? *seat : Seat(0);
}

void CardPosition::read(const yaml::Node& node)
{
    m_game.beginPosition(m_how.seed);
    yaml::MapReader map(node, "position", m_report);
    readTurn(map);
    for (int seat = 0; seat < m_facts.seats; ++seat) {
        if (const yaml::Node* one = map.requiredChild(letterOf(seat)))
            readSeat(*one, static_cast<Seat>(seat));
    }
    readCommon(map);
    if (m_game.table().abandoned)
        m_report.add(ErrorKind::WrongCount, map.at(), "position",
                     {"more", "at most " + std::to_string(MostCards) + " cards"});
    if (const auto begins = map.text("begins")) {
        const auto at = std::find(m_facts.beginnings.begin(), m_facts.beginnings.end(), *begins);
        if (at != m_facts.beginnings.end()) {
            if (!m_how.atActions)
                m_game.beginAt(static_cast<std::size_t>(at - m_facts.beginnings.begin()));
        } else {
            std::string all;
            for (const std::string& one : m_facts.beginnings)
                all += (all.empty() ? "" : ", ") + one;
            m_report.add(ErrorKind::NotOneOf, placeOf(map, "begins"), "begins", {*begins, all},
                         nearestOne(*begins, std::span<const std::string>(m_facts.beginnings)));
        }
    }
    m_game.placeTable(map, *this);
    map.finish();
    m_game.placed(*this);
}

} // namespace muster::engine
