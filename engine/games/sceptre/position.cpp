// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/position.h"

#include <algorithm>

#include "engine/games/sceptre/notation.h"
#include "model/text/nearest.h"

namespace muster::engine::sceptre {

namespace {

constexpr int mostCopies = 200; // in one entry
constexpr std::string_view startOfTurn[] = {"at the start of the turn"};

/// Where the value of a key stands.
muster::Position placeOf(const yaml::MapReader& map, std::string_view key)
{
    const yaml::Node* node = map.node().find(key);
    return node != nullptr ? node->at : map.at();
}

} // namespace

Position::Named Position::named(const yaml::Node& node, const std::string& path)
{
    Named result;
    if (node.kind != yaml::NodeKind::Scalar) {
        m_report.add(ErrorKind::WrongShape, node.at, path, {"the name of a card", yaml::shapeOf(node)});
        return result;
    }
    std::string text(node.scalar);
    std::string origin;
    if (const auto digits = text.find_first_not_of("0123456789");
        digits != 0 && digits != std::string::npos && text[digits] == ' ') { // "3 Copper"
        const std::string number = text.substr(0, digits);
        result.count = digits > 3 ? 0 : std::atoi(number.c_str());
        if (result.count < 1 || result.count > mostCopies) {
            m_report.add(ErrorKind::OutOfRange, node.at, path, {number, "1", std::to_string(mostCopies)});
            return result;
        }
        text = text.substr(digits + 1);
    }
    if (const auto bracket = text.find(" ["); bracket != std::string::npos && text.back() == ']') {
        origin = text.substr(bracket + 2, text.size() - bracket - 3);
        text = text.substr(0, bracket);
    }
    const Catalogue& catalogue = m_game.rules().catalogue();
    std::vector<CardIndex> found = catalogue.findByName(text);
    const std::vector<CardIndex> ofName = found;
    const auto originOf = [&](CardIndex card) {
        return std::string(catalogue.card(card).wordLabel(catalogue.game().findField("origin")));
    };
    if (!origin.empty())
        std::erase_if(found, [&](CardIndex card) { return originOf(card) != origin; });
    if (found.empty()) {
        std::vector<std::string> nearest = catalogue.nearestNames(text, 1);
        if (!ofName.empty()) { // only the Origin is wrong: the nearest of those that there are, or else any
            std::vector<std::string> origins;
            origins.reserve(ofName.size());
            for (const CardIndex card : ofName)
                origins.push_back(originOf(card));
            std::string near = nearestOne(origin, std::span<const std::string>(origins));
            nearest = {std::string(catalogue.card(ofName.front()).name())};
            near = near.empty() ? origins.front() : near;
            nearest.front() += near.empty() ? "" : " [" + near + ']';
        }
        if (!origin.empty())
            text += " [" + origin + ']';
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
            if (!last.valid())
                return NoCard; // the table is full, which read() reports
            m_places[last.value] = node.at;
            table.setFlag(last, FaceUp, faceUp);
            table.card(last).seen = static_cast<std::uint8_t>(faceUp ? 3 : 1 << seat);
        }
        return last;
    }
    if (node.kind != yaml::NodeKind::Map) {
        m_report.add(ErrorKind::WrongShape, node.at, path, {"a card", yaml::shapeOf(node)});
        return NoCard;
    }
    yaml::MapReader map(node, path, m_report);
    const yaml::Node* name = map.requiredChild("card");
    for (const char* key : {"damage", "is", "on"}) // known, also where the card is not
        (void)map.child(key);
    map.finish();
    if (name == nullptr)
        return NoCard;
    const Named card = named(*name, path);
    if (!card.found)
        return NoCard;
    if (card.count != 1) {
        m_report.add(ErrorKind::WrongCount, name->at, path, {std::to_string(card.count), "1"});
        return NoCard;
    }
    const CardId id = m_game.add(card.definition, seat, zone);
    if (!id.valid())
        return NoCard;
    m_places[id.value] = node.at;
    for (const yaml::Pair& pair : node.pairs) { // what only a unit in play has
        const bool unit = m_game.is(id, Type::Champion) || m_game.is(id, Type::Squire);
        const std::uint8_t kind = m_game.zoneOfCard(id);
        if (pair.key != "card" && !(unit && (kind == Combat || kind == Garrison)))
            m_report.add(ErrorKind::WrongShape, pair.keyAt, map.pathOf(pair.key),
                         {"a Champion or Squire in play", std::string(nameOf(id))});
    }
    table.card(id).damage = static_cast<std::int16_t>(map.number("damage", 0, 1000).value_or(0));
    if (const yaml::Node* is = map.child("is"))
        readConditions(*is, map.pathOf("is"), id, faceUp);
    table.setFlag(id, FaceUp, faceUp);
    table.card(id).seen = static_cast<std::uint8_t>(faceUp ? 3 : 1 << seat);
    if (const yaml::Node* on = map.child("on")) {
        for (const yaml::Node& one : yaml::readList(*on, path, m_report)) {
            const std::uint16_t before = table.cardCount;
            (void)readCard(one, path, seat, zone, true);
            for (std::uint16_t i = before; i < table.cardCount; ++i) {
                if (table.card(CardId{i}).holder.valid())
                    continue;
                table.attach(CardId{i}, id);
                mustBe(CardId{i}, one, path, {Type::Coin, Type::Squire, Type::Equipment, Type::Action});
                if (!m_game.is(id, Type::Champion) && !m_game.is(CardId{i}, Type::Equipment))
                    m_report.add(ErrorKind::WrongShape, node.at, path,
                                 {"a Champion with something on it", std::string(nameOf(id))});
            }
        }
    }
    return id;
}

/// "face down", "bleeding" and the like.
void Position::readConditions(const yaml::Node& node, const std::string& path, CardId card, bool& faceUp)
{
    static constexpr std::string_view words[] = {"face down",    "stunned",      statusWords[0],
                                                 statusWords[1], statusWords[2], statusWords[3]};
    if (node.kind == yaml::NodeKind::Null)
        return;
    Table& table = m_state.table;
    const auto nodes = node.kind == yaml::NodeKind::Scalar ? std::span(&node, 1) : yaml::readList(node, path, m_report);
    for (const yaml::Node& one : nodes) {
        const auto word = yaml::readText(one, path, m_report);
        if (!word)
            continue;
        const auto at = std::find(std::begin(words), std::end(words), *word) - std::begin(words);
        if (at == 0)
            faceUp = false;
        else if (at == 1)
            table.setFlag(card, Stunned, true);
        else if (at < std::ssize(words))
            table.card(card).statuses |= static_cast<std::uint8_t>(1 << (at - 2));
        else
            m_report.add(ErrorKind::NotOneOf, one.at, path,
                         {*word, "face down, stunned, bleeding, dazed, splintered, disarmed"},
                         nearestOne(*word, words));
    }
}

std::string_view Position::nameOf(CardId card) const
{
    return m_game.rules().catalogue().card(CardIndex{m_state.table.card(card).definition}).name();
}

/// A card may lie there only if it is of such a type.
void Position::mustBe(CardId card, const yaml::Node& node, const std::string& path, std::initializer_list<Type> types)
{
    static constexpr std::string_view words[] = {"a Champion",           "a Squire", "an Action",
                                                 "a piece of Equipment", "a Trap",   "an Arena card",
                                                 "an Exterior",          "a Gate",   "a Coin"};
    std::string wanted;
    for (const Type type : types) {
        if (m_game.is(card, type))
            return;
        wanted += (wanted.empty() ? "" : ", ") + std::string(words[static_cast<std::size_t>(type)]);
    }
    m_report.add(ErrorKind::WrongShape, node.at, path, {wanted, std::string(nameOf(card))});
}

/// What lies in a zone, and how much of it.
void Position::zoneHolds(const yaml::MapReader& map, const char* key, ZoneId zone, std::initializer_list<Type> types,
                         int most)
{
    const yaml::Node* node = map.node().find(key);
    if (node == nullptr)
        return;
    int found = 0;
    m_state.table.each(zone, [&](CardId card) {
        found += std::any_of(types.begin(), types.end(), [&](Type type) { return m_game.is(card, type); }) ? 1 : 0;
    });
    if (found > most)
        m_report.add(ErrorKind::WrongCount, node->at, map.pathOf(key),
                     {std::to_string(found), "at most " + std::to_string(most)});
}

/// What is attached to a unit may be no more than could have been (SCE-16a, SCE-24b), and whoever is in combat lies open
/// (SCE-14b).
void Position::checkCarried(CardId unit)
{
    const std::string name(nameOf(unit));
    const auto tooMany = [&](const std::string& found, const std::string& most) {
        m_report.add(ErrorKind::WrongCount, m_places[unit.value], name, {found, most, name});
    };
    if (const int squires = m_game.squiresOn(unit); squires > 2)
        tooMany(std::to_string(squires) + " Squires", "at most 2 Squires");
    const bool hidden = !m_state.table.has(unit, FaceUp);
    const auto mustBeSo = [&](const char* wanted, const char* found) {
        m_report.add(ErrorKind::WrongShape, m_places[unit.value], name, {wanted, found});
    };
    if (m_game.is(unit, Type::Squire)) {
        if (hidden && m_state.table.has(m_state.table.card(unit).holder, FaceUp)) // SCE-10c
            mustBeSo("face up, on a Champion that is", "face down");
        if (m_state.table.card(unit).statuses != 0) // SCE-40a
            mustBeSo("a Squire without Battle Conditions", "one with them");
    }
    int slots[16] = {};
    m_state.table.eachOn(unit, [&](CardId on) {
        if (hidden && m_game.is(on, Type::Equipment) && m_game.facts(on).requires_ >= 0) // SCE-23e
            mustBeSo("face up, with Equipment of an Origin", "face down");
        if (m_game.is(on, Type::Equipment) && ++slots[m_game.facts(on).slot & 15] == 2)
            tooMany("2 pieces of Equipment of one kind", "at most 1");
    });
    if (m_game.zoneOfCard(unit) == Combat && m_game.is(unit, Type::Champion) && hidden)
        mustBeSo("face up, in combat", "face down");
}

void Position::fill(Seat seat, Zone zone, int count)
{
    const std::vector<CardIndex> copper = m_game.rules().catalogue().findByName("Copper");
    for (int i = 0; i < count && !copper.empty(); ++i)
        (void)m_game.add(static_cast<std::uint16_t>(copper.front().value), seat, zoneId(zone, seat));
}

void Position::readList(yaml::MapReader& map, const char* key, Seat seat, Zone zone, bool faceUp, std::uint8_t seen,
                        std::initializer_list<Type> types)
{
    const yaml::Node* node = map.child(key);
    if (node == nullptr)
        return;
    for (const yaml::Node& one : yaml::readList(*node, map.pathOf(key), m_report)) {
        const std::uint16_t before = m_state.table.cardCount;
        (void)readCard(one, map.pathOf(key), seat, zoneId(zone, seat), faceUp);
        for (std::uint16_t i = before; i < m_state.table.cardCount; ++i) {
            CardState& card = m_state.table.card(CardId{i});
            if (seen != 0xff)
                card.seen = seen;
            if (types.size() > 0 && !card.holder.valid())
                mustBe(CardId{i}, one, map.pathOf(key), types);
        }
    }
}

void Position::readSeat(const yaml::Node& node, Seat seat)
{
    yaml::MapReader map(node, std::string(1, static_cast<char>('A' + seat)), m_report);
    const auto own = static_cast<std::uint8_t>(1 << seat);
    if (const yaml::Node* combat = map.requiredChild("combat")) {
        if (const CardId card = readCard(*combat, map.pathOf("combat"), seat, zoneId(Combat, seat), true); card.valid())
            mustBe(card, *combat, map.pathOf("combat"), {Type::Champion});
        zoneHolds(map, "combat", zoneId(Combat, seat), {Type::Champion}, 1);
    }
    readList(map, "garrison", seat, Garrison, true, 0xff, {Type::Champion});
    zoneHolds(map, "garrison", zoneId(Garrison, seat), {Type::Champion}, 4); // SCE-12a
    readList(map, "hand", seat, Hand, false, own);
    if (map.node().find("deck") == nullptr)
        fill(seat, Deck, 20);
    readList(map, "deck", seat, Deck, false, 0);
    readList(map, "discard", seat, DiscardPile, false, 3);
    readList(map, "traps", seat, TrapRow, false, 0xff, {Type::Trap});
    zoneHolds(map, "traps", zoneId(TrapRow, seat), {Type::Trap}, 3); // SCE-25b
    readList(map, "gate", seat, GateSlot, true, 0xff, {Type::Gate});
    zoneHolds(map, "gate", zoneId(GateSlot, seat), {Type::Gate}, 1); // SCE-28b
    readList(map, "exterior", seat, GateSlot, true, 0xff, {Type::Exterior});
    zoneHolds(map, "exterior", zoneId(GateSlot, seat), {Type::Exterior}, 1); // SCE-27f
    Player& player = m_state.players[seat];
    player.collected = static_cast<std::uint8_t>(map.number("collected", 0, 4).value_or(0));
    readList(map, "blood", seat, BloodPile, false, 0);
    if (const int blood = m_state.table.zone(zoneId(BloodPile, seat)).count; blood > 5 - player.collected)
        m_report.add(ErrorKind::WrongCount, placeOf(map, "blood"), map.pathOf("blood"),
                     {std::to_string(blood), "at most " + std::to_string(5 - player.collected)});
    fill(seat, BloodPile, 5 - player.collected - m_state.table.zone(zoneId(BloodPile, seat)).count);
    player.deck = Stream(m_seed, seat);
    map.finish();
}

void Position::read(const yaml::Node& node, std::uint64_t seed)
{
    m_seed = seed;
    m_game.begin(LaidDecks(m_game.rules(), {}, {}), 1);
    m_state.phase = Phase::Main;
    yaml::MapReader map(node, "position", m_report);
    Table& table = m_state.table;
    table.turn = static_cast<std::uint16_t>(map.number("turn", 1, 1000).value_or(5));
    const std::string active = map.text("active").value_or("A");
    if (active != "A" && active != "B")
        m_report.add(ErrorKind::NotOneOf, placeOf(map, "active"), "active", {active, "A, B"});
    table.active = active == "B" ? Seat(1) : Seat(0);
    m_state.starts = 0;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (const yaml::Node* one = map.requiredChild(seat == 0 ? "A" : "B"))
            readSeat(*one, seat);
    }
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (const yaml::Node* arena = map.child(seat == 0 ? "arena of A" : "arena of B"))
            if (const CardId card = readCard(*arena, "arena", seat, ArenaSlot, true); card.valid())
                mustBe(card, *arena, "arena", {Type::Arena});
    }
    if (table.zone(ArenaSlot).count > 1) // SCE-26c
        m_report.add(ErrorKind::WrongCount, placeOf(map, "arena of B"), "arena of B",
                     {std::to_string(table.zone(ArenaSlot).count), "at most 1"});
    if (table.abandoned)
        m_report.add(ErrorKind::WrongCount, map.at(), "position",
                     {"more", "at most " + std::to_string(MostCards) + " cards"});
    if (const auto begins = map.text("begins"); begins && *begins == startOfTurn[0]) {
        m_state.phase = Phase::TurnStart;
        --table.turn;
    } else if (begins) {
        m_report.add(ErrorKind::NotOneOf, placeOf(map, "begins"), "begins", {*begins, std::string(startOfTurn[0])},
                     nearestOne(*begins, startOfTurn));
    }
    map.finish();
    m_game.stateChanged();
    if (m_report.failed())
        return;
    const CardList cards = m_game.inPlay();
    for (const CardId card : cards) {
        const bool unit = m_game.is(card, Type::Champion) || m_game.is(card, Type::Squire);
        if (unit)
            checkCarried(card);
        if (unit && m_game.hp(card) == 0)
            m_report.add(ErrorKind::OutOfRange, m_places[card.value], std::string(nameOf(card)),
                         {std::to_string(table.card(card).damage), "0", std::to_string(m_game.maxHp(card) - 1)});
    }
}

} // namespace muster::engine::sceptre
