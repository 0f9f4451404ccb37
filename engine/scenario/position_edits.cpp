// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/position_edits.h"

#include <algorithm>

namespace muster::engine {

namespace {

using Cards = std::vector<LaidCard>;

/// The list in which a path's last step counts; nullptr where there is none.
Cards* listOf(LaidPosition& position, const CardPath& path)
{
    if (path.zone >= position.zones.size() || path.steps.empty())
        return nullptr;
    Cards* list = &position.zones[path.zone].cards;
    for (std::size_t i = 0; i + 1 < path.steps.size(); ++i) {
        if (path.steps[i] >= list->size())
            return nullptr;
        list = &(*list)[path.steps[i]].on;
    }
    return list;
}

LaidCard* find(LaidPosition& position, const CardPath& path)
{
    Cards* const list = listOf(position, path);
    return list != nullptr && path.steps.back() < list->size() ? &(*list)[path.steps.back()] : nullptr;
}

auto place(Cards& cards, std::size_t at) { return cards.begin() + static_cast<std::ptrdiff_t>(at); }

/// Whether a place is on one of some copies of a card.
bool isOn(const CardPath& path, const CardPath& card, std::size_t copies)
{
    const std::size_t depth = card.steps.size() - 1;
    return path.zone == card.zone && path.steps.size() > card.steps.size()
        && std::equal(card.steps.begin(), card.steps.end() - 1, path.steps.begin())
        && path.steps[depth] >= card.steps[depth] && path.steps[depth] < card.steps[depth] + copies;
}

/// Where a place is when copies of a card have been taken from before it.
CardPath withoutBefore(CardPath path, const CardPath& gone, std::size_t copies)
{
    const std::size_t depth = gone.steps.size() - 1;
    const bool sameList = path.zone == gone.zone && path.steps.size() > depth
        && std::equal(gone.steps.begin(), gone.steps.end() - 1, path.steps.begin());
    if (sameList && path.steps[depth] > gone.steps[depth])
        path.steps[depth] -= std::min(copies, path.steps[depth] - gone.steps[depth]);
    return path;
}

/// A card of which nothing is said but its name.
LaidCard plain(const LaidCard& card)
{
    LaidCard bare;
    bare.definition = card.definition;
    return bare;
}

/// A card and what lies on it, side by side.
void spread(const LaidCard& card, Cards& all)
{
    all.push_back(plain(card));
    for (const LaidCard& on : card.on)
        spread(on, all);
}

template <class Pairs, class Value>
void setIn(Pairs& pairs, const std::string& key, const Value& value)
{
    const auto found = std::find_if(pairs.begin(), pairs.end(), [&](const auto& one) { return one.first == key; });
    if (found != pairs.end())
        found->second = value;
    else
        pairs.emplace_back(key, value);
}

/// The player at whose side a place is; NoSeat: of the table.
Seat seatAt(const LaidPosition& position, const CardPath& path)
{
    return path.zone < position.zones.size() ? position.zones[path.zone].seat : NoSeat;
}

} // namespace

const LaidCard* cardAt(const LaidPosition& position, const CardPath& path)
{
    return find(const_cast<LaidPosition&>(position), path); // it is only looked at
}

const ScenarioZone* zoneFacts(const ScenarioFacts& facts, const LaidZone& zone)
{
    for (const ScenarioZone& one : facts.zones) {
        const bool isMeant = zone.key == one.key || (one.common && zone.key.starts_with(one.key + " of "));
        if (isMeant && one.common == (zone.seat == NoSeat))
            return &one;
    }
    return nullptr;
}

std::size_t copiesAt(const LaidPosition& position, const CardPath& path)
{
    const LaidCard* const first = cardAt(position, path);
    if (first == nullptr)
        return 0;
    CardPath next = path;
    std::size_t copies = 0;
    do {
        ++copies;
        ++next.steps.back();
    } while (*first == plain(*first) && cardAt(position, next) != nullptr && *cardAt(position, next) == *first);
    return copies;
}

LaidPosition withCard(LaidPosition position, const CardPath& to, const LaidCard& card, std::size_t copies)
{
    if (Cards* const list = listOf(position, to))
        list->insert(place(*list, std::min(to.steps.back(), list->size())), copies, card);
    return position;
}

LaidPosition withoutCard(LaidPosition position, const CardPath& from, std::size_t copies)
{
    if (Cards* const list = listOf(position, from); list != nullptr && from.steps.back() < list->size()) {
        const std::size_t many = std::min(copies, list->size() - from.steps.back());
        list->erase(place(*list, from.steps.back()), place(*list, from.steps.back() + many));
    }
    return position;
}

LaidPosition moved(LaidPosition position, const CardPath& from, const CardPath& to, std::size_t copies,
                   const ScenarioFacts& facts)
{
    const LaidCard* const found = cardAt(position, from);
    if (found == nullptr || to.steps.empty() || to.zone >= position.zones.size() || isOn(to, from, copies))
        return position;
    LaidCard card = *found;
    const Seat seat = seatAt(position, from);
    const Seat there = seatAt(position, to);
    const ScenarioZone* const zone = zoneFacts(facts, position.zones[to.zone]);
    const bool staysOpen = zone != nullptr && (zone->open || to.steps.size() > 1);
    Cards come;
    if (from.zone == to.zone || staysOpen) {
        // Whose it is goes without saying at its owner's side; on another player's card it does not.
        const Seat owner = card.owner != NoSeat ? card.owner : seat;
        const bool onCard = to.steps.size() > 1;
        card.owner = onCard && owner != there && owner != NoSeat ? owner : NoSeat;
        come.push_back(std::move(card));
    } else {
        spread(card, come);
    }
    const CardPath behind = withoutBefore(to, from, copies);
    position = withoutCard(std::move(position), from, copies);
    Cards* const list = listOf(position, behind);
    for (std::size_t i = 0; list != nullptr && i < copies; ++i)
        list->insert(place(*list, std::min(behind.steps.back(), list->size())), come.begin(), come.end());
    return position;
}

LaidPosition withCopies(LaidPosition position, const CardPath& at, std::size_t copies)
{
    const std::size_t now = copiesAt(position, at);
    if (now == 0 || copies == now)
        return position;
    if (copies < now)
        return withoutCard(std::move(position), at, now - copies);
    const LaidCard card = *cardAt(position, at);
    CardPath behind = at;
    behind.steps.back() += now;
    return withCard(std::move(position), behind, card, copies - now);
}

LaidPosition changed(LaidPosition position, const CardPath& at, const std::function<void(LaidCard&)>& change)
{
    if (LaidCard* const card = find(position, at))
        change(*card);
    return position;
}

// Of a card

/// In the order in which states are told, so that the same card is always the same.
void setState(LaidCard& card, const std::string& state, bool on, const ScenarioFacts& facts)
{
    std::vector<std::string> all{facts.faces[1]};
    all.insert(all.end(), facts.states.begin(), facts.states.end());
    std::vector<std::string> states;
    for (const std::string& one : all) {
        const bool was = std::find(card.states.begin(), card.states.end(), one) != card.states.end();
        if (one == state ? on : was)
            states.push_back(one);
    }
    card.states = std::move(states);
}

void setNumber(LaidCard& card, const std::string& key, int value, const ScenarioFacts& facts)
{
    std::vector<std::pair<std::string, int>> numbers;
    for (const ScenarioNumber& number : facts.cardNumbers) {
        const int one = number.key == key ? value : numberOf(card, number.key);
        if (one != 0 && number.settable())
            numbers.emplace_back(number.key, std::clamp(one, number.lowest, number.highest));
    }
    card.numbers = std::move(numbers);
}

int numberOf(const LaidCard& card, const std::string& key)
{
    for (const auto& [word, value] : card.numbers) {
        if (word == key)
            return value;
    }
    return 0;
}

void setExtra(LaidCard& card, const std::string& key, const std::string& value)
{
    if (!value.empty())
        setIn(card.extras, key, value);
    else
        std::erase_if(card.extras, [&](const auto& one) { return one.first == key; });
}

// Of a player

LaidPosition withNumber(LaidPosition position, Seat seat, const std::string& key, int value)
{
    if (seat >= position.numbers.size())
        return position;
    for (LaidPosition::Number& number : position.numbers[seat]) {
        if (number.key == key)
            number.value = value;
    }
    return position;
}

LaidPosition withExtra(LaidPosition position, Seat seat, const std::string& key, const std::string& value)
{
    if (seat >= position.extras.size())
        return position;
    if (!value.empty())
        setIn(position.extras[seat], key, value);
    else
        std::erase_if(position.extras[seat], [&](const auto& one) { return one.first == key; });
    return position;
}

// As a whole

LaidPosition fitted(const LaidPosition& position, const LaidPosition& blank)
{
    LaidPosition fit = blank;
    fit.turn = position.turn;
    fit.active = position.active < blank.numbers.size() ? position.active : Seat(0);
    fit.begins = position.begins;
    for (LaidZone& zone : fit.zones) {
        for (const LaidZone& old : position.zones) {
            if (old.key == zone.key && old.seat == zone.seat)
                zone.cards = old.cards;
        }
    }
    for (std::size_t seat = 0; seat < std::min(fit.numbers.size(), position.numbers.size()); ++seat) {
        for (const LaidPosition::Number& number : position.numbers[seat])
            fit = withNumber(std::move(fit), static_cast<Seat>(seat), number.key, number.value);
        fit.extras[seat] = position.extras[seat];
    }
    return fit;
}

LaidPosition inCatalogue(LaidPosition position, const Catalogue& from, const Catalogue& to)
{
    if (&from == &to)
        return position;
    const std::function<void(Cards&)> translate = [&](Cards& cards) {
        for (LaidCard& card : cards) {
            card.definition = to.findById(from.card(card.definition).id());
            translate(card.on);
        }
        std::erase_if(cards, [](const LaidCard& card) { return !card.definition.valid(); });
    };
    for (LaidZone& zone : position.zones)
        translate(zone.cards);
    return position;
}

} // namespace muster::engine
