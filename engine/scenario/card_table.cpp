// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/card_table.h"

#include <algorithm>
#include <cstdlib>

#include "engine/scenario/card_position.h"
#include "engine/scenario/card_words.h"
#include "engine/scenario/step_check.h"

namespace muster::engine {

namespace {

std::string joined(const std::vector<std::string>& texts)
{
    std::string result;
    for (const std::string& text : texts)
        result += (result.empty() ? "" : ", ") + text;
    return result.empty() ? "nothing" : result;
}

} // namespace

// Beginning

void CardTable::setUp(yaml::MapReader& scenario, const ScenarioSetUp& how)
{
    const std::size_t before = scenario.report().errors().size();
    refuseUnread(scenario);
    layOut(scenario, how);
    m_laidOut = scenario.report().errors().size() == before;
}

void CardTable::layOut(yaml::MapReader& scenario, const ScenarioSetUp& how)
{
    yaml::Report& report = scenario.report();
    const yaml::Node* laid = scenario.child("position");
    const yaml::Node* decks = scenario.child("decks");
    if (laid != nullptr && decks != nullptr)
        report.add(ErrorKind::Conflict, decks->at, {}, {"position", "decks"});
    if (laid != nullptr)
        CardPosition(*this, how, report).read(*laid);
    else if (decks != nullptr)
        readDecks(*decks, scenario, how);
    else
        report.add(ErrorKind::MissingKey, scenario.at(), {}, {"position"});
}

/// A deck is a list, or a map of its sections. What stands beside the players is the table's.
void CardTable::readDecks(const yaml::Node& node, yaml::MapReader& scenario, const ScenarioSetUp& how)
{
    yaml::Report& report = scenario.report();
    yaml::MapReader map(node, "decks", report);
    ScenarioDecks decks;
    std::size_t count = 0;
    const auto counted = [&](const ScenarioDeck& deck) {
        for (const auto& section : deck)
            count += section.second.size();
    };
    for (int seat = 0; seat < facts().seats; ++seat) {
        const std::string_view letter = letterOf(seat);
        const yaml::Node* one = map.requiredChild(letter);
        decks.decks.push_back(one != nullptr ? readDeck(*one, map.pathOf(letter), report) : ScenarioDeck{});
        counted(decks.decks.back());
    }
    if (const yaml::Node* shared = map.child("shared"))
        decks.shared = readDeck(*shared, map.pathOf("shared"), report);
    else if (how.shared)
        decks.shared = deckOfIds(how.shared());
    counted(decks.shared);
    decks.mode = map.text("mode").value_or(std::string());
    map.finish();
    begin(decks, how.seed);
    if (table().abandoned)
        report.add(ErrorKind::WrongCount, node.at, "decks",
                   {std::to_string(count), "at most " + std::to_string(MostCards) + " cards"});
}

ScenarioDeck CardTable::deckOfIds(const std::map<std::string, std::vector<std::string>>& sections) const
{
    ScenarioDeck deck;
    for (const auto& [section, ids] : sections) {
        for (const std::string& id : ids) {
            if (const CardIndex card = catalogue().findById(id); card.valid())
                deck[section].push_back(static_cast<std::uint16_t>(card.value));
        }
    }
    return deck;
}

ScenarioDeck CardTable::readDeck(const yaml::Node& node, const std::string& path, yaml::Report& report)
{
    ScenarioDeck deck;
    const CardWords words(catalogue());
    const auto section = [&](const std::string& key, const yaml::Node& list, const std::string& at) {
        std::vector<std::uint16_t>& cards = deck[key];
        for (const yaml::Node& one : yaml::readList(list, at, report)) {
            if (const auto card = words.read(one, at, report))
                cards.insert(cards.end(), static_cast<std::size_t>(card->count),
                             static_cast<std::uint16_t>(card->card.value));
        }
    };
    if (node.kind != yaml::NodeKind::Map) {
        section("main", node, path);
        return deck;
    }
    for (const yaml::Pair& pair : node.pairs)
        section(std::string(pair.key), pair.value, yaml::join(path, pair.key));
    return deck;
}

/// A card of the scenario's own that says what the game cannot carry out proves nothing.
void CardTable::refuseUnread(yaml::MapReader& scenario)
{
    const yaml::Node* cards = scenario.node().find("cards");
    if (cards == nullptr)
        return;
    for (const yaml::Node& card : cards->items) {
        const yaml::Node* name = card.find("name");
        for (const code::Unread& one : unread()) {
            const Card found = catalogue().card(one.card);
            if (name != nullptr && found.id().starts_with("OWN-") && found.name() == name->scalar)
                scenario.report().add(ErrorKind::NotCarriedOut, card.at, "cards", {one.what});
        }
    }
}

/// Of the cards that are in the game now; of all where the game could not be laid out.
const ScenarioLanguage& CardTable::language()
{
    if (!m_language) {
        std::vector<CardLanguage::Has> found;
        for (std::uint16_t i = 0; m_laidOut && i < table().cardCount; ++i)
            found.push_back({table().card(CardId{i}).definition, table().card(CardId{i}).controller});
        m_language = std::make_unique<CardLanguage>(*this, found);
    }
    return *m_language;
}

std::string CardTable::question(const Choice& choice)
{
    const std::string asks = session().questionText(choice.kind);
    return choice.about.valid() ? asks + ": " + nameOf(choice.about, choice.seat) : asks;
}

// Refusals

std::optional<std::string> CardTable::refusal(Seat seat, const std::string& text)
{
    // "attach Gold > on Torchbearer": an action, and what it is played on
    const std::size_t arrow = text.find(" > ");
    const std::string first = text.substr(0, arrow);
    std::optional<std::string> answer;
    eachAction(seat, [&](const Option& action) {
        if (actionText(action, seat) != first || (answer && *answer == "allowed"))
            return;
        if (arrow != std::string::npos) { // why not on this one, or not at all
            const auto on = refusalOn(seat, action, text.substr(arrow + 3));
            if (!on || *on != "allowed") {
                answer = on ? on : answer;
                return;
            }
        }
        const Refusal refusal = refuse(seat, action);
        answer = refusal ? std::string(refusal.rule()) : "allowed";
    });
    return answer;
}

/// Of two cards of that name the one on the side that the action is meant for.
std::optional<std::string> CardTable::refusalOn(Seat seat, const Option& action, const std::string& text)
{
    const Seat meant = meantBy(seat, action);
    for (const bool ofMeant : {true, false}) {
        std::optional<std::string> answer;
        for (std::uint16_t i = 0; i < table().cardCount; ++i) {
            const CardId on{i};
            if ((table().card(on).controller == meant) != ofMeant || !inPlay(kindOf(on))
                || (answer && *answer == "allowed"))
                continue;
            const std::string name = nameOf(on, seat);
            if (text != "on " + name && text != name)
                continue;
            const auto refusal = refuseOn(seat, action, on);
            if (!refusal)
                return {};
            answer = *refusal ? std::string(refusal->rule()) : "allowed";
        }
        if (answer)
            return answer;
    }
    return {};
}

// Cards

std::vector<std::string> CardTable::names(CardId first, Seat viewer, std::uint32_t types)
{
    std::vector<std::string> found;
    for (CardId at = first; at.valid(); at = table().card(at).next) {
        if (types == 0 || (table().card(at).typeBit() & types) != 0)
            found.push_back(nameOf(at, viewer));
    }
    return found;
}

/// A card of a player by name, those in play first; "#2" behind the name for the second one.
std::optional<CardId> CardTable::findCard(Seat seat, std::string name)
{
    int number = 1;
    if (const auto mark = name.find(" #"); mark != std::string::npos) {
        number = std::atoi(name.c_str() + mark + 2);
        name = name.substr(0, mark);
    }
    for (const bool playing : {true, false}) {
        for (std::uint16_t i = 0; i < table().cardCount; ++i) {
            const CardId card{i};
            if (table().card(card).controller != seat || inPlay(kindOf(card)) != playing
                || nameOf(card, NoSeat) != name)
                continue;
            if (--number == 0)
                return card;
        }
    }
    return {};
}

/// What lies in a zone of a player, or on a card, in the eyes of a viewer.
std::optional<std::vector<std::string>> CardTable::cardsOf(Seat seat, const std::string& what, Seat viewer)
{
    for (const ScenarioZone& zone : facts().zones) {
        if (!zone.common && what == zone.key)
            return names(table().zone(zoneOf(zone.kind, seat)).first, viewer, zone.types);
    }
    if (what.starts_with("on ") || what.ends_with(" on")) {
        const auto card = findCard(seat, what.starts_with("on ") ? what.substr(3) : what.substr(0, what.size() - 3));
        return card ? std::optional(names(table().card(*card).firstOn, viewer)) : std::nullopt;
    }
    return {};
}

std::optional<std::vector<std::string>> CardTable::cards(const std::string& key)
{
    for (const ScenarioZone& zone : facts().zones) {
        if (zone.common && key == zone.key)
            return names(table().zone(zoneOf(zone.kind, 0)).first, NoSeat, zone.types);
    }
    const auto place = SeatKey::of(key, facts().seats);
    return place ? cardsOf(place->seat, place->what, place->viewer) : std::nullopt;
}

// Values

std::optional<std::string> CardTable::onlyCounted(const std::string& key)
{
    const auto place = SeatKey::of(key, facts().seats);
    if (!place || place->viewer == NoSeat || place->viewer == place->seat)
        return {};
    for (const ScenarioZone& zone : facts().zones) {
        if (zone.onlyCounted && place->what == zone.key)
            return std::to_string(table().zone(zoneOf(zone.kind, place->seat)).count) + " cards";
    }
    return {};
}

std::optional<std::string> CardTable::value(const std::string& key)
{
    if (auto counted = onlyCounted(key))
        return counted;
    if (const auto there = cards(key))
        return joined(*there);
    if (key == "turn")
        return std::to_string(table().turn);
    if (key == "active")
        return std::string(letterOf(table().active));
    if (key == "result")
        return resultText();
    if (key == "by rule")
        return std::string(session().outcome().rule != nullptr ? session().outcome().rule : "none");
    if (key.starts_with("number in ")) {
        const auto there = cards(key.substr(10));
        return there ? std::optional(std::to_string(there->size())) : std::nullopt;
    }
    const auto place = SeatKey::of(key, facts().seats);
    if (!place || place->viewer != NoSeat)
        return {};
    auto found = ofSeat(place->seat, place->what);
    return found ? found : ofCard(place->seat, place->what);
}

std::string CardTable::resultText()
{
    const Outcome& outcome = session().outcome();
    if (outcome.kind != Outcome::Won)
        return outcome.kind == Outcome::Draw ? "draw" : outcome.over() ? "stopped" : "none";
    std::string winners;
    for (int seat = 0; seat < facts().seats; ++seat) {
        if (outcome.wonBy(static_cast<Seat>(seat)))
            winners.append(winners.empty() ? "" : " and ").append(letterOf(seat));
    }
    return winners + (winners.size() > 1 ? " win" : " wins");
}

std::optional<std::string> CardTable::ofSeat(Seat seat, const std::string& what)
{
    for (std::size_t i = 0; i < facts().seatNumbers.size(); ++i) {
        if (what == facts().seatNumbers[i].key)
            return std::to_string(seatNumber(i, seat));
    }
    if (!what.starts_with("number in "))
        return {};
    const auto there = cardsOf(seat, what.substr(10), NoSeat);
    return there ? std::optional(std::to_string(there->size())) : std::nullopt;
}

std::optional<std::string> CardTable::ofCard(Seat seat, const std::string& what)
{
    const auto card = [&](const std::string& property) {
        const std::size_t length = property.size() + 1;
        const bool ends = what.size() > length && what.ends_with(' ' + property);
        return ends ? findCard(seat, what.substr(0, what.size() - length)) : std::nullopt;
    };
    for (std::size_t i = 0; i < facts().cardNumbers.size(); ++i) {
        if (const auto found = card(facts().cardNumbers[i].key))
            return std::to_string(cardNumber(i, *found));
    }
    if (const auto found = card("where"))
        return whereText(*found);
    if (const auto found = card("is"))
        return stateText(*found);
    return {};
}

std::string CardTable::whereText(CardId card)
{
    if (table().card(card).holder.valid())
        return "on " + nameOf(table().card(card).holder, NoSeat);
    const std::uint8_t kind = kindOf(card);
    for (const ScenarioZone& zone : facts().zones) {
        if (zone.kind == kind && (zone.types == 0 || (zone.types & table().card(card).typeBit()) != 0))
            return zone.where;
    }
    return "nowhere";
}

std::string CardTable::stateText(CardId card)
{
    std::string text = facts().faces[table().has(card, FaceUp) ? 0 : 1];
    for (const std::size_t state : statesOf(card))
        text += ", " + facts().states[state];
    return text;
}

} // namespace muster::engine
