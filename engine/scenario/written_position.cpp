// SPDX-License-Identifier: GPL-3.0-or-later
// Positions as they are written, also what a table does not keep of them.
#include "engine/scenario/written_position.h"

#include <algorithm>
#include <charconv>

#include "engine/scenario/card_words.h"
#include "engine/scenario/open_scenario.h"
#include "engine/scenario/step_check.h"
#include "model/yaml/scalar.h"

namespace muster::engine {

namespace {

/// A value so that it is read as the same again: numbers and `none` stay without quotes.
std::string valueText(const yaml::Node& node)
{
    const auto joined = [](const auto& all, auto textOfOne) {
        std::string text;
        for (const auto& one : all)
            text += (text.empty() ? "" : ", ") + textOfOne(one);
        return text;
    };
    const auto isPlain = [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '+';
    };
    switch (node.kind) {
    case yaml::NodeKind::Scalar:
        return !node.quoted && std::all_of(node.scalar.begin(), node.scalar.end(), isPlain) ? std::string(node.scalar)
                                                                                            : yaml::scalar(node.scalar);
    case yaml::NodeKind::List:
        return "[" + joined(node.items, valueText) + "]";
    case yaml::NodeKind::Map:
        return "{"
            + joined(node.pairs,
                     [](const yaml::Pair& pair) { return yaml::scalar(pair.key) + ": " + valueText(pair.value); })
            + "}";
    default:
        return "null";
    }
}

/// The node that begins at a place.
const yaml::Node* nodeAt(const yaml::Node& below, Position at)
{
    if (below.kind == yaml::NodeKind::Map && below.at == at)
        return &below;
    for (const yaml::Node& item : below.items) {
        if (const yaml::Node* const found = nodeAt(item, at))
            return found;
    }
    for (const yaml::Pair& pair : below.pairs) {
        if (const yaml::Node* const found = nodeAt(pair.value, at))
            return found;
    }
    return nullptr;
}

/// Takes the game's own keys of cards over, from a list that a position was read from to what was taken down of it.
class OwnKeys {
public:
    OwnKeys(const ScenarioFacts& facts, const Catalogue& catalogue) : m_facts(facts), m_words(catalogue) { }

    void take(const yaml::Node* list, std::vector<LaidCard>& cards)
    {
        if (list == nullptr)
            return;
        const std::vector<const yaml::Node*> nodes = each(*list);
        if (nodes.size() != cards.size())
            return; // what lies there by itself has no keys
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (nodes[i]->kind != yaml::NodeKind::Map)
                continue;
            for (const std::string& key : m_facts.cardKeys) {
                if (const yaml::Node* const value = nodes[i]->find(key))
                    cards[i].extras.emplace_back(key, valueText(*value));
            }
            take(nodes[i]->find("on"), cards[i].on);
        }
    }

private:
    /// A node for each card: "3 Copper" are three.
    [[nodiscard]] std::vector<const yaml::Node*> each(const yaml::Node& list) const
    {
        std::vector<const yaml::Node*> nodes;
        const auto add = [&](const yaml::Node& one) {
            yaml::Report errors({}); // it was read before: there are none
            const auto named =
                one.kind == yaml::NodeKind::Scalar ? m_words.read(one, {}, errors) : std::optional<CardWords::Named>();
            nodes.insert(nodes.end(), static_cast<std::size_t>(named ? named->count : 1), &one);
        };
        if (list.kind == yaml::NodeKind::List) {
            for (const yaml::Node& one : list.items)
                add(one);
        } else if (list.kind != yaml::NodeKind::Null) {
            add(list);
        }
        return nodes;
    }

    const ScenarioFacts& m_facts;
    CardWords m_words;
};

/// Reads what positionText() wrote.
class Writing {
public:
    Writing(const ScenarioFacts& facts, const Catalogue& catalogue) : m_facts(facts), m_words(catalogue) { }

    [[nodiscard]] std::vector<LaidCard> cards(const yaml::Node& list) const
    {
        std::vector<LaidCard> all;
        for (const yaml::Node& one : list.items) {
            yaml::Report errors({}); // what there is not is left out
            const yaml::Node* const name = one.kind == yaml::NodeKind::Map ? one.find("card") : &one;
            const auto named = name != nullptr ? m_words.read(*name, {}, errors) : std::nullopt;
            if (!named)
                continue;
            LaidCard card;
            card.definition = named->card;
            for (const yaml::Pair& pair : one.pairs)
                say(card, pair);
            all.insert(all.end(), static_cast<std::size_t>(named->count), card);
        }
        return all;
    }

    [[nodiscard]] static std::optional<int> number(const yaml::Node& node)
    {
        int value = 0;
        const char* const end = node.scalar.data() + node.scalar.size();
        const auto read = std::from_chars(node.scalar.data(), end, value);
        return !node.scalar.empty() && read.ptr == end ? std::optional(value) : std::nullopt;
    }

private:
    void say(LaidCard& card, const yaml::Pair& pair) const
    {
        const auto seats = [&](auto take) {
            for (const yaml::Node& one : pair.value.items) {
                if (const auto seat = seatOf(one.scalar); seat && *seat < m_facts.seats)
                    take(*seat);
            }
        };
        const auto isNumber = [&](const ScenarioNumber& one) { return one.settable() && one.key == pair.key; };
        if (pair.key == "card")
            return;
        if (pair.key == "on") {
            card.on = cards(pair.value);
        } else if (pair.key == "owner") {
            card.owner = seatOf(pair.value.scalar).value_or(NoSeat);
        } else if (pair.key == "is") {
            for (const yaml::Node& one : pair.value.items)
                card.states.emplace_back(one.scalar);
        } else if (pair.key == "seen by") {
            seats([&](Seat seat) { card.seenBy.push_back(seat); });
        } else if (std::any_of(m_facts.cardNumbers.begin(), m_facts.cardNumbers.end(), isNumber)) {
            if (const auto value = number(pair.value))
                card.numbers.emplace_back(pair.key, *value);
        } else {
            card.extras.emplace_back(pair.key, valueText(pair.value));
        }
    }

    const ScenarioFacts& m_facts;
    CardWords m_words;
};

/// What is said of a player besides zones.
void saySeat(LaidPosition& position, std::size_t seat, const yaml::Node& node)
{
    position.extras[seat].clear();
    for (const yaml::Pair& pair : node.pairs) {
        const auto isZone = [&](const LaidZone& zone) { return zone.seat == seat && zone.key == pair.key; };
        if (std::any_of(position.zones.begin(), position.zones.end(), isZone))
            continue;
        auto& numbers = position.numbers[seat];
        const auto found = std::find_if(numbers.begin(), numbers.end(),
                                        [&](const LaidPosition::Number& one) { return one.key == pair.key; });
        if (found == numbers.end())
            position.extras[seat].emplace_back(pair.key, valueText(pair.value));
        else
            found->value = Writing::number(pair.value).value_or(found->value);
    }
}

} // namespace

LaidPosition writtenPosition(const yaml::Node& position, const LaidPosition& blank, const ScenarioFacts& facts,
                             const Catalogue& catalogue)
{
    LaidPosition written = blank;
    const Writing reader(facts, catalogue);
    const auto text = [&](std::string_view key) {
        const yaml::Node* const node = position.find(key);
        return node != nullptr ? node->scalar : std::string_view();
    };
    if (const yaml::Node* const turn = position.find("turn"))
        written.turn = Writing::number(*turn).value_or(blank.turn);
    if (const auto active = seatOf(text("active")); active && *active < facts.seats)
        written.active = *active;
    written.begins = text("begins");
    for (std::size_t seat = 0; seat < written.numbers.size(); ++seat) {
        if (const yaml::Node* const node = position.find(letterOf(static_cast<int>(seat))))
            saySeat(written, seat, *node);
    }
    for (LaidZone& zone : written.zones) {
        const yaml::Node* const of = zone.seat == NoSeat ? &position : position.find(letterOf(zone.seat));
        const yaml::Node* const list = of != nullptr ? of->find(zone.key) : nullptr;
        zone.cards = list != nullptr ? reader.cards(*list) : std::vector<LaidCard>();
    }
    return written;
}

std::optional<LaidPosition> OpenScenario::position()
{
    const yaml::Node* const written = m_document.root().find("position");
    if (written == nullptr || m_cardTable == nullptr)
        return {};
    ScenarioSetUp how = m_beginning.how;
    how.atActions = true;
    yaml::Report errors(m_document.file()); // it was laid out before: there are none
    yaml::MapReader map(m_document.root(), {}, errors);
    m_table->setUp(map, how);
    LaidPosition position = laidPosition(*m_cardTable);
    if (const yaml::Node* const begins = written->find("begins"))
        position.begins = begins->scalar;
    OwnKeys keys(m_cardTable->facts(), *catalogue());
    for (LaidZone& zone : position.zones) {
        const yaml::Node* const of = zone.seat == NoSeat ? written : written->find(letterOf(zone.seat));
        keys.take(of != nullptr ? of->find(zone.key) : nullptr, zone.cards);
    }
    tellChanges(position);
    begin();
    return position;
}

void OpenScenario::tellChanges(LaidPosition& position) const
{
    const Catalogue& cards = *catalogue();
    const CardWords words(cards);
    const std::function<void(LaidCard&)> tell = [&](LaidCard& card) {
        std::for_each(card.on.begin(), card.on.end(), tell);
        const auto& changed = m_beginning.how.changed;
        const auto found = std::find_if(changed.begin(), changed.end(), [&](const auto& one) {
            return one.second == cards.card(card.definition).id();
        });
        const yaml::Node* const node = found == changed.end() ? nullptr : nodeAt(m_document.root(), found->first);
        const yaml::Node* const name = node != nullptr ? node->find("card") : nullptr;
        if (name == nullptr)
            return;
        yaml::Report errors({});
        if (const auto printed = words.find(*name, {}, errors))
            card.definition = *printed;
        for (const yaml::Pair& pair : node->pairs) {
            if (CardWords::isField(cards.game(), pair.key))
                card.extras.emplace_back(pair.key, valueText(pair.value));
        }
    };
    for (LaidZone& zone : position.zones)
        std::for_each(zone.cards.begin(), zone.cards.end(), tell);
}

} // namespace muster::engine
