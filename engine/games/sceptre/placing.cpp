// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/placing.h"

#include <algorithm>

namespace muster::engine::sceptre {

namespace {

/// Answers what a text asks that has been carried out before: with the unit on which its card lies.
class OneTarget final : public Agent {
public:
    explicit OneTarget(CardId card) : m_card(card) { }
    std::size_t choose(const Choice& choice, const View&) override
    {
        for (std::size_t i = 0; i < choice.options.size(); ++i) {
            if (choice.options[i].card == m_card)
                return i;
        }
        return 0;
    }

private:
    CardId m_card;
};

} // namespace

void Placing::begin()
{
    m_game.begin(LaidDecks(m_game.rules(), {}, {}), 1);
    m_state.phase = Phase::Main;
    m_state.starts = 0;
    m_lasting.clear();
}

/// What is attached to a unit. An Action lies there for its effect (SCE-22b).
void Placing::on(CardId card, CardId holder, Position at, CardPosition& position)
{
    position.mustBe(card, at, "on",
                    bitOf(Type::Coin) | bitOf(Type::Squire) | bitOf(Type::Equipment) | bitOf(Type::Action));
    if (m_game.is(card, Type::Action))
        lasts(card, holder, at);
    else if (!m_game.is(holder, Type::Champion) && !m_game.is(card, Type::Equipment))
        position.wrong(at, "on", "a Champion with something on it", std::string(position.nameOf(holder)));
}

void Placing::card(yaml::MapReader& map, CardId card, CardPosition& position)
{
    const std::uint8_t kind = m_game.zoneOfCard(card);
    const bool unit = m_game.isUnit(card) && (kind == Combat || kind == Garrison);
    const std::string name(position.nameOf(card));
    for (const yaml::Pair& pair : map.node().pairs) { // what only a unit in play has
        if (!unit && (pair.key == "damage" || pair.key == "is" || pair.key == "on"))
            position.wrong(pair.keyAt, map.pathOf(pair.key), "a Champion or Squire in play", name);
    }
    placeUsed(map, card, position);
    const int left = map.number("left", 1, 50).value_or(0);
    if (left > 0 && !m_game.is(card, Type::Action) && !m_game.is(card, Type::Exterior))
        position.wrong(CardPosition::placeOf(map, "left"), map.pathOf("left"), "an Action or an Exterior", name);
    else if (left > 0)
        m_lasting.push_back({card, NoCard, left, map.at()});
}

/// SCE-34g: so often a turn, and not again.
void Placing::placeUsed(yaml::MapReader& map, CardId card, CardPosition& position)
{
    if (!map.flag("used").value_or(false))
        return;
    FixedList<code::Ref, 24> uses;
    m_game.usesOf(card, uses);
    bool limited = false;
    for (const code::Ref use : uses) {
        const std::uint8_t limit = m_game.rules().code().ability(use).limit;
        limited = limited || limit > 0;
        if (limit > 0)
            m_state.table.uses.push({card, use, limit});
    }
    if (!limited)
        position.wrong(CardPosition::placeOf(map, "used"), map.pathOf("used"),
                       "a card with a text that is used so many times a turn", std::string(position.nameOf(card)));
}

void Placing::seat(yaml::MapReader& map, Seat seat, CardPosition& position)
{
    Player& player = m_state.players[seat];
    m_state.shuffles[seat] = Stream(position.seed(), seat);
    m_state.table.each(zoneId(Beside, seat), [&](CardId card) { // SCE-22e
        lasts(card, NoCard, CardPosition::placeOf(map, "beside"));
    });
    placeBlood(map, seat, position);
    placeCoinOfTurn(map, seat, position);
    const CardId fighter = m_game.inCombat(seat);
    if (const auto failures = map.number("failed retreats", 1, 20); failures && fighter.valid()) { // SCE-49i
        player.failures = static_cast<std::uint8_t>(*failures);
        player.retreating = fighter;
        player.retreatingSince = m_state.table.card(fighter).entered;
    }
}

/// Those that are written are all that are left (SCE-6b); else as many Copper as are left.
void Placing::placeBlood(yaml::MapReader& map, Seat seat, CardPosition& position)
{
    constexpr int all = 5;
    const int left = all - m_state.players[seat].collected;
    const int written = m_state.table.zone(zoneId(BloodPile, seat)).count;
    if (map.node().find("blood") != nullptr) {
        if (written != left && written <= all)
            position.wrongCount(CardPosition::placeOf(map, "blood"), map.pathOf("blood"), written,
                                std::to_string(left));
        return;
    }
    const std::vector<CardIndex> copper = m_game.rules().catalogue().findByName("Copper");
    for (int i = 0; i < left && !copper.empty(); ++i)
        (void)m_game.addCard(static_cast<std::uint16_t>(copper.front().value), seat, BloodPile, seat);
}

/// SCE-17a: it lies on a Champion already.
void Placing::placeCoinOfTurn(yaml::MapReader& map, Seat seat, CardPosition& position)
{
    const auto on = map.text("coin of the turn");
    if (!on)
        return;
    for (const Zone zone : {Combat, Garrison}) {
        for (CardId at = m_state.table.zone(zoneId(zone, seat)).first; at.valid(); at = m_state.table.card(at).next) {
            if (position.nameOf(at) != *on)
                continue;
            CardId coin;
            m_state.table.eachOn(at, [&](CardId one) { coin = m_game.is(one, Type::Coin) ? one : coin; });
            if (!coin.valid())
                continue;
            m_state.players[seat].coins.push({coin, at});
            return;
        }
    }
    position.wrong(CardPosition::placeOf(map, "coin of the turn"), map.pathOf("coin of the turn"),
                   "a Champion in play with a Coin", *on);
}

// Effects that go on

void Placing::lasts(CardId card, CardId on, Position at)
{
    const auto known =
        std::find_if(m_lasting.begin(), m_lasting.end(), [&](const Lasting& one) { return one.card == card; });
    if (known == m_lasting.end())
        m_lasting.push_back({card, on, 0, at});
    else
        known->on = on;
}

/// Whether all that a text does lasts for some time; what happens at once cannot be placed.
bool Placing::onlyLasts(code::Range steps) const
{
    using effects::Term;
    bool all = steps.count > 0;
    for (int i = 0; i < steps.count; ++i) {
        const Term verb = m_game.rules().code().steps[static_cast<std::size_t>(steps.first + i)].verb;
        all = all
            && (verb == Term::VerbAdd || verb == Term::VerbSet || verb == Term::VerbDisable || verb == Term::VerbForbid
                || verb == Term::VerbAllow || verb == Term::VerbIgnore || verb == Term::VerbGive);
    }
    return all;
}

/// Carries the text of an Action or Exterior out, as it was when it was played; false if it does more than last.
bool Placing::runText(const Lasting& one)
{
    const code::Range text = m_game.facts(one.card).does;
    for (int i = 0; i < text.count; ++i) {
        const code::Ability& ability = m_game.rules().code().ability(static_cast<code::Ref>(text.first + i));
        if (ability.kind != code::Ability::Plays)
            continue;
        if (!onlyLasts(ability.steps))
            return false;
        Context context;
        context.you = m_state.table.card(one.card).controller;
        context.self = context.lies = one.card;
        context.target = one.on;
        m_game.run(ability.steps, context);
    }
    return true;
}

/// The texts of Actions and Exteriors that lie there for what lasts (SCE-22b, SCE-22e, SCE-27b) are in force.
void Placing::carryOut(const Lasting& one, CardPosition& position)
{
    OneTarget agent(one.on);
    m_game.setAgent(&agent);
    bool good = runText(one);
    m_game.setAgent(nullptr);
    bool found = false;
    for (Modifier& made : m_state.table.modifiers) {
        if (made.lies != one.card)
            continue;
        found = true;
        good = good && (!one.on.valid() || made.target == one.on);
        if (one.left > 0)
            made.expiry.left = static_cast<std::uint8_t>(one.left);
    }
    const std::string name(position.nameOf(one.card));
    if (!good || !found)
        position.wrong(one.at, name,
                       one.on.valid() ? "an Action whose text does nothing but last, on a unit that it can be on"
                                      : "a card whose text does nothing but last",
                       name);
}

// Whether it can be

void Placing::finish(CardPosition& position)
{
    m_game.stateChanged();
    if (position.report().failed())
        return;
    for (const Lasting& one : m_lasting)
        carryOut(one, position);
    m_game.stateChanged();
    const CardList cards = m_game.inPlay();
    for (const CardId card : cards) {
        if (m_game.isUnit(card))
            checkUnit(card, position);
    }
}

/// Nobody in play is dead already, and whoever is in combat lies open (SCE-14b).
void Placing::checkUnit(CardId unit, CardPosition& position)
{
    const std::string name(position.nameOf(unit));
    const Position at = position.placeOf(unit);
    const bool hidden = !m_state.table.has(unit, FaceUp);
    checkCarried(unit, position);
    if (m_game.is(unit, Type::Squire)) {
        if (hidden && m_state.table.has(m_state.table.card(unit).holder, FaceUp)) // SCE-10c
            position.wrong(at, name, "face up, on a Champion that is", "face down");
        if (m_state.table.card(unit).statuses != 0) // SCE-40a
            position.wrong(at, name, "a Squire without Battle Conditions", "one with them");
    }
    if (m_game.zoneOfCard(unit) == Combat && m_game.is(unit, Type::Champion) && hidden)
        position.wrong(at, name, "face up, in combat", "face down");
    if (m_game.hp(unit) == 0)
        position.report().add(
            ErrorKind::OutOfRange, at, name,
            {std::to_string(m_state.table.card(unit).damage), "0", std::to_string(m_game.maxHp(unit) - 1)});
}

/// What is attached to a unit may be no more than could have been (SCE-16a, SCE-24b).
void Placing::checkCarried(CardId unit, CardPosition& position)
{
    const std::string name(position.nameOf(unit));
    const Position at = position.placeOf(unit);
    const auto tooMany = [&](const std::string& found, const std::string& most) {
        position.report().add(ErrorKind::WrongCount, at, name, {found, most, name});
    };
    if (const int squires = m_game.squiresOn(unit); squires > mostSquires)
        tooMany(std::to_string(squires) + " Squires", "at most 2 Squires");
    int slots[16] = {};
    m_state.table.eachOn(unit, [&](CardId on) {
        if (!m_game.is(on, Type::Equipment))
            return;
        if (!m_state.table.has(unit, FaceUp) && m_game.facts(on).requires_ >= 0) // SCE-23e
            position.wrong(at, name, "face up, with Equipment of an Origin", "face down");
        if (++slots[m_game.facts(on).slot & 15] == 2)
            tooMany("2 pieces of Equipment of one kind", "at most 1");
    });
}

} // namespace muster::engine::sceptre
