// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hero/scenario_table.h"

#include <algorithm>
#include <array>

#include "engine/games/hero/game.h"
#include "engine/play/card_session.h"
#include "engine/scenario/card_position.h"
#include "engine/scenario/game_table.h"
#include "model/yaml/scalar.h"

namespace muster::engine::hero {

namespace {

constexpr int usualMana = 10;
constexpr int usualTurn = 5;

/// Lays the match out that the scenario has given.
struct Begin {
    const Match* match;
    void operator()(Game& game, std::uint64_t seed) const { game.begin(*match, seed); }
};

class HeroTable final : public GameTable {
public:
    HeroTable(std::shared_ptr<const Catalogue> catalogue, std::unique_ptr<Rules> rules)
        : GameTable(*rules, 2),
          m_catalogue(std::move(catalogue)),
          m_rules(std::move(rules)),
          m_session(*m_rules, 2, Begin{&m_match})
    {
        addWords();
        addSentences();
    }

    Session& session() override { return m_session; }
    Game& game() override { return m_session.game(); }
    State& state() override { return m_session.state(); }

    int cardNumber(std::size_t number, CardId card) override
    {
        return number == m_armor ? table().card(card).counters[0] : GameTable::cardNumber(number, card);
    }
    void setCardNumber(std::size_t number, CardId card, int value) override
    {
        if (number == m_armor)
            table().setCounter(card, 0, value);
        else
            GameTable::setCardNumber(number, card, value);
    }
    int seatNumber(std::size_t number, Seat seat) override;
    void setSeatNumber(std::size_t number, Seat seat, int value) override;
    std::vector<std::size_t> statesOf(CardId card) override;
    void setState(std::size_t state, CardId card) override;

    std::vector<std::string> actionsWith(std::uint16_t definition) override;
    void eachAction(Seat seat, const std::function<void(const Option&)>& visit) override
    {
        game().eachAction(seat, visit);
    }
    std::string actionText(const Option& action, Seat seat) override
    {
        Choice choice;
        choice.kind = static_cast<std::uint8_t>(Asks::MainAction);
        choice.seat = seat;
        return game().actionText(choice, action);
    }
    Refusal refuse(Seat seat, const Option& action) override { return game().refuse(seat, action); }
    std::optional<Refusal> refuseOn(Seat seat, const Option& action, CardId on) override;
    Seat meantBy(Seat seat, const Option&) override { return static_cast<Seat>(1 - seat); }
    std::string question(const Choice& choice) override
    {
        return static_cast<Asks>(choice.kind) == Asks::MainAction ? std::string() : GameTable::question(choice);
    }
    std::optional<std::size_t> usual(const Choice& choice) override;
    void concede(Seat seat) override { game().concede(seat); }
    void begin(const ScenarioDecks& decks, std::uint64_t seed) override;

    void beginPosition(std::uint64_t seed) override;
    CardId addCard(std::uint16_t definition, Seat owner, ZoneId zone) override;
    void beginAt(std::size_t) override { m_atTurnStart = true; }
    void placeSeat(yaml::MapReader& map, Seat seat, CardPosition& position) override;
    void placed(CardPosition& position) override;
    bool laysItself(CardId card) override
    {
        const Seat seat = table().card(card).controller; // of an item on offer there is none
        return seat != NoSeat && card == game().heroOf(seat);
    }
    std::vector<std::pair<std::string, std::string>> extrasOf(Seat seat) override
    {
        return {{"hero", yaml::scalar(nameOf(game().heroOf(seat), NoSeat))}};
    }

private:
    void addWords();

    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<Rules> m_rules;
    Match m_match;
    CardSession<Game, Begin> m_session;
    std::size_t m_armor = 0; ///< places of the game's own numbers and states
    std::size_t m_health = 0;
    std::size_t m_maxMana = 0;
    std::size_t m_sick = 0;
    bool m_atTurnStart = false;
    std::array<int, 2> m_laidHealth{-1, -1}; ///< -1: all of it
};

void HeroTable::addWords()
{
    ScenarioFacts& facts = GameTable::facts();
    facts.conceding = Conceding::AnyTime; // HRO-412
    m_armor = facts.cardNumbers.size();
    facts.cardNumbers.push_back({"armor points", -99, 99});
    m_health = facts.seatNumbers.size();
    facts.seatNumbers.push_back({"health", -999, 999});
    m_maxMana = facts.seatNumbers.size();
    facts.seatNumbers.push_back({"max mana", 0, 12});
    m_sick = facts.states.size();
    facts.states.insert(facts.states.end(), {"sick", "spent"});
    for (ScenarioZone& zone : facts.zones) {
        if (zone.kind == Deck) { // turns go by without anybody's deck running out
            zone.filler = "Scout";
            zone.filled = 20;
        }
        zone.laid = zone.kind != Resolving;
    }
    facts.actions = {"use the Hero Power", "use the Attack", "pass"};
    facts.options.insert(
        facts.options.end(),
        {"keep", "no more attackers", "no more blockers", "do not defend", "on the own hero", "on the enemy hero"});
    facts.beforeCards = {"on ", "attack with ", "block with ", "block ", "send back ", "defend against "};
    facts.afterCards.push_back(" next");
    facts.beginnings = {"at the start of the turn"};
    ScenarioKey& hero = facts.seatKeys.emplace_back(ScenarioKey{"hero"});
    for (std::uint32_t i = 0; i < m_catalogue->size(); ++i) {
        if (m_rules->printed(static_cast<std::uint16_t>(i)).type == Type::Hero)
            hero.values.emplace_back(m_catalogue->card(CardIndex{i}).name());
    }
    std::sort(hero.values.begin(), hero.values.end());
}

int HeroTable::seatNumber(std::size_t number, Seat seat)
{
    if (number == m_health)
        return game().healthOf(seat);
    return number == m_maxMana ? game().maxMana(seat) : GameTable::seatNumber(number, seat);
}

void HeroTable::setSeatNumber(std::size_t number, Seat seat, int value)
{
    if (number == m_maxMana)
        state().players[seat].maxMana = static_cast<std::int16_t>(value);
    else if (number == m_health)
        m_laidHealth[seat] = value;
    else
        GameTable::setSeatNumber(number, seat, value);
}

std::vector<std::size_t> HeroTable::statesOf(CardId card)
{
    std::vector<std::size_t> found = GameTable::statesOf(card);
    if (game().isSick(card))
        found.push_back(m_sick);
    if (game().isSpent(card))
        found.push_back(m_sick + 1);
    return found;
}

void HeroTable::setState(std::size_t state, CardId card)
{
    if (state >= m_sick)
        table().setFlag(card, state == m_sick ? Game::Sick : Game::Spent, true);
    else
        GameTable::setState(state, card);
}

std::vector<std::string> HeroTable::actionsWith(std::uint16_t definition)
{
    const std::string name(m_rules->nameOf(definition));
    switch (m_rules->printed(definition).type) {
    case Type::Minion:
        return {"play " + name, "attack with " + name};
    case Type::Equipment:
        return {"buy " + name, "use " + name};
    case Type::Potion:
        return {"buy " + name};
    case Type::Hero:
        return {};
    default:
        return {"play " + name};
    }
}

/// What an action may be aimed at.
std::optional<Refusal> HeroTable::refuseOn(Seat seat, const Option& action, CardId on)
{
    switch (action.action) {
    case DeclareCombat: {
        Option aimed = action;
        aimed.other = on;
        return game().refuse(seat, aimed);
    }
    case UseAttack:
        return table().card(on).controller == seat ? Refusal("HRO-257") : Refusal();
    case PlayCard: {
        const code::Range does = game().factsOf(action.card).does;
        CardList targets;
        game().listTargets(seat, action.card, does, targets);
        return targets.contains(on) ? Refusal() : Refusal("HRO-241");
    }
    default:
        return {};
    }
}

/// Nobody blocks, defends, or sends cards back, and one attacker attacks, unless the next choice says otherwise.
std::optional<std::size_t> HeroTable::usual(const Choice& choice)
{
    switch (static_cast<Asks>(choice.kind)) {
    case Asks::SendBack:
    case Asks::NextAttacker:
    case Asks::NextBlocker:
    case Asks::Defend:
    case Asks::Respond:
        for (std::size_t i = 0; i < choice.options.size(); ++i) {
            if (!choice.options[i].card.valid())
                return i;
        }
        return {};
    default:
        return {};
    }
}

void HeroTable::begin(const ScenarioDecks& decks, std::uint64_t seed)
{
    const auto cards = [](const ScenarioDeck& deck, const char* section) {
        const auto found = deck.find(section);
        return found == deck.end() ? Match::Cards{} : found->second;
    };
    for (const std::size_t side : {0U, 1U}) {
        const Match::Cards heroes = cards(decks.decks[side], "hero");
        m_match.sides[side].deck = cards(decks.decks[side], "main");
        const CardIndex usual = m_catalogue->findById("THAW-001");
        m_match.sides[side].hero = heroes.empty() ? static_cast<std::uint16_t>(usual.value) : heroes.front();
    }
    m_match.tiers[0] = cards(decks.shared, "early");
    m_match.tiers[1] = cards(decks.shared, "mid");
    m_match.tiers[2] = cards(decks.shared, "late");
    game().begin(m_match, seed);
}

void HeroTable::beginPosition(std::uint64_t seed)
{
    game().clearTable(seed);
    m_atTurnStart = false;
    m_laidHealth = {-1, -1};
    for (const Seat seat : {Seat(0), Seat(1)}) {
        state().players[seat].maxMana = usualMana;
        state().players[seat].hasBegun = true;
        table().setValue(seat, game().valueIndex(m_rules->words.mana), usualMana);
    }
}

CardId HeroTable::addCard(std::uint16_t definition, Seat owner, ZoneId zone)
{
    const CardId card = GameTable::addCard(definition, owner, zone);
    if (card.valid())
        table().setFlag(card, Game::Sick, false);
    return card;
}

/// `hero`: who commands; the Barbarian where nothing is said.
void HeroTable::placeSeat(yaml::MapReader& map, Seat seat, CardPosition& position)
{
    const std::string name = map.text("hero").value_or("Barbarian");
    for (const CardIndex card : m_catalogue->findByName(name)) {
        if (m_rules->printed(static_cast<std::uint16_t>(card.value)).type != Type::Hero)
            continue;
        const CardId hero = addCard(static_cast<std::uint16_t>(card.value), seat, zoneOf(HeroBoard, seat));
        table().setFlag(hero, FaceUp, true);
        table().moveToFront(hero, zoneOf(HeroBoard, seat));
        return;
    }
    position.wrong(CardPosition::placeOf(map, "hero"), "hero", "a hero", name);
}

void HeroTable::placed(CardPosition& position)
{
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (!game().heroOf(seat).valid()) { // a player of whom nothing is said
            const CardIndex usual = m_catalogue->findById("THAW-001");
            const CardId hero = addCard(static_cast<std::uint16_t>(usual.value), seat, zoneOf(HeroBoard, seat));
            table().setFlag(hero, FaceUp, true);
            table().moveToFront(hero, zoneOf(HeroBoard, seat));
        }
        table().card(game().heroOf(seat)).seen = 3;
    }
    Table& laid = table();
    const int turn = laid.turn == 0 ? usualTurn : laid.turn;
    laid.turn = static_cast<std::uint16_t>(turn);
    laid.round = static_cast<std::uint16_t>((turn + 1) / 2);
    state().first = turn % 2 == 1 ? laid.active : static_cast<Seat>(1 - laid.active);
    state().phase = static_cast<std::uint8_t>(Phase::Main);
    if (m_atTurnStart) {
        state().phase = static_cast<std::uint8_t>(Phase::TurnStart);
        if (turn % 2 == 1)
            --laid.round;
        --laid.turn;
        laid.setActive(static_cast<Seat>(1 - laid.active));
    } else {
        laid.during = 1U | 1U << m_rules->words.main;
    }
    GameTable::placed(position);
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (m_laidHealth[seat] >= 0)
            laid.setDamage(game().heroOf(seat), game().healthOf(seat) - m_laidHealth[seat]);
    }
    game().stateChanged();
    game().lookAround();
}

} // namespace

std::unique_ptr<ScenarioTable> makeTable(std::shared_ptr<const Catalogue> catalogue,
                                         const std::map<std::string, std::string>& options)
{
    auto rules = std::make_unique<Rules>(*catalogue, options);
    return std::make_unique<HeroTable>(std::move(catalogue), std::move(rules));
}

} // namespace muster::engine::hero
