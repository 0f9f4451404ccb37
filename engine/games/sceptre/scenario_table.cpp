// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/scenario_table.h"

#include <algorithm>

#include "engine/games/sceptre/placing.h"
#include "engine/games/sceptre/session.h"
#include "engine/scenario/card_position.h"
#include "engine/scenario/game_table.h"
#include "model/yaml/scalar.h"

namespace muster::engine::sceptre {

namespace {

/// The order of the numbers of cards in the facts.
enum CardNumber : std::uint8_t { MaxHp, AttackBonus, Hp, Def, Skl, Spd, Damage };

std::string_view playWord(Type type)
{
    switch (type) {
    case Type::Coin:
    case Type::Squire:
        return "attach ";
    case Type::Equipment:
        return "equip ";
    default:
        return "play ";
    }
}

std::vector<ScenarioZone> zones()
{
    using Known = ScenarioZone::Known;
    const std::uint32_t champions = bitOf(Type::Champion);
    std::vector<ScenarioZone> all{
        {.key = "combat",
         .where = "combat",
         .kind = Combat,
         .open = true,
         .types = champions,
         .most = 1,
         .required = true},
        {.key = "garrison",
         .where = "garrison",
         .kind = Garrison,
         .open = true,
         .types = champions,
         .most = 4}, // SCE-12a
        {.key = "hand", .where = "hand", .kind = Hand},
        {.key = "deck", .where = "deck", .kind = Deck, .known = Known::Nobody, .filler = "Copper", .filled = 20},
        {.key = "discard",
         .where = "discard pile",
         .kind = DiscardPile,
         .known = Known::Everybody,
         .onlyCounted = true},                                                                      // SCE-19c
        {.key = "traps", .where = "traps", .kind = TrapRow, .types = bitOf(Type::Trap), .most = 3}, // SCE-25b
        {.key = "gate",
         .where = "gate",
         .kind = GateSlot,
         .open = true,
         .types = bitOf(Type::Gate),
         .most = 1}, // SCE-28b
        {.key = "exterior",
         .where = "gate",
         .kind = GateSlot,
         .open = true,
         .types = bitOf(Type::Exterior),
         .most = 1}, // SCE-27f
        {.key = "beside",
         .where = "beside the discard pile",
         .kind = Beside,
         .open = true,
         .types = bitOf(Type::Action)},
        {.key = "blood", .where = "blood pile", .kind = BloodPile, .known = Known::Nobody, .most = 5},
        {.key = "arena",
         .where = "arena",
         .kind = ArenaSlot,
         .common = true,
         .open = true,
         .types = bitOf(Type::Arena),
         .most = 1}, // SCE-26c
    };
    return all;
}

class SceptreTable final : public GameTable {
public:
    SceptreTable(std::shared_ptr<const Catalogue> catalogue, std::unique_ptr<Rules> rules)
        : GameTable(*rules, 2),
          m_catalogue(std::move(catalogue)),
          m_rules(std::move(rules)),
          m_session(*m_rules, 2, BeginMatch{{*m_rules, {}, {}}}),
          m_placing(m_session.game(), m_session.state())
    {
        addWords();
        addSentences();
    }

    Session& session() override { return m_session; }
    Game& game() override { return m_session.game(); }
    State& state() override { return m_session.state(); }

    int cardNumber(std::size_t number, CardId card) override;
    int seatNumber(std::size_t, Seat seat) override { return state().players[seat].collected; }
    std::vector<std::size_t> statesOf(CardId card) override;
    std::vector<std::string> actionsWith(std::uint16_t definition) override;
    std::vector<std::string> partsOf(std::uint16_t definition) override;
    std::vector<std::string> optionsWith(std::uint16_t definition) override;

    void eachAction(Seat seat, const std::function<void(const Option&)>& visit) override
    {
        game().eachAction(seat, visit);
    }
    Refusal refuse(Seat seat, const Option& action) override { return game().refuse(seat, action); }
    std::optional<Refusal> refuseOn(Seat seat, const Option& action, CardId on) override;
    Seat meantBy(Seat seat, const Option& action) override { return action.action == Attacks ? other(seat) : seat; }
    std::string question(const Choice& choice) override
    {
        return choice.kind == MainAction ? std::string() : GameTable::question(choice);
    }
    std::optional<std::size_t> usual(const Choice& choice) override;

    void begin(const ScenarioDecks& decks, std::uint64_t seed) override;
    void beginPosition(std::uint64_t) override { m_placing.begin(); }
    CardId addCard(std::uint16_t definition, Seat owner, ZoneId zone) override
    {
        const CardId card = GameTable::addCard(definition, owner, zone);
        if (card.valid())
            table().card(card).controller = owner; // of the Arena card: who has played it
        return card;
    }
    void setCardNumber(std::size_t, CardId card, int value) override
    {
        table().card(card).damage = static_cast<std::int16_t>(value);
    }
    void setSeatNumber(std::size_t, Seat seat, int value) override
    {
        state().players[seat].collected = static_cast<std::uint8_t>(value);
    }
    void setState(std::size_t state, CardId card) override;
    void beginAt(std::size_t) override
    {
        state().phase = Phase::TurnStart;
        --table().turn;
    }
    void placedOn(CardId card, CardId holder, const yaml::Node& node, CardPosition& position) override
    {
        m_placing.on(card, holder, node.at, position);
    }
    void placeCard(yaml::MapReader& map, CardId card, CardPosition& position) override
    {
        m_placing.card(map, card, position);
    }
    void placeSeat(yaml::MapReader& map, Seat seat, CardPosition& position) override
    {
        m_placing.seat(map, seat, position);
    }
    void placed(CardPosition& position) override { m_placing.finish(position); }
    std::vector<std::pair<std::string, std::string>> extrasOf(Seat seat) override;

private:
    void addWords();

    std::shared_ptr<const Catalogue> m_catalogue;
    std::unique_ptr<Rules> m_rules;
    SceptreSession m_session;
    Placing m_placing;
    std::size_t m_stunned = 0; ///< the place of the game's own state
};

void SceptreTable::addWords()
{
    ScenarioFacts& facts = GameTable::facts();
    facts.zones = zones();
    facts.cardNumbers = {{"max hp"}, {"attack bonus"}, {"hp"}, {"def"}, {"skl"}, {"spd"}, {"damage", 0, 1000}};
    facts.seatNumbers = {{"collected", 0, 4}};
    facts.options = {"yes",  "no",   "enough",  "pass",      "take",    "decline",
                     "roll", "stop", "discard", "new place", "face up", "face down"};
    facts.options.insert(facts.options.end(), facts.states.begin(), facts.states.end());
    m_stunned = facts.states.size();
    facts.states.emplace_back("stunned");
    facts.hidden = {"hidden Champion", "hidden Squire", "hidden Trap", "hidden card"};
    for (const std::string& hidden : facts.hidden)
        facts.options.insert(facts.options.end(), {"use " + hidden, "reveal " + hidden});
    facts.actions = {"retreat", "end turn"};
    facts.beforeCards = {"on ", "to ", "sacrifice ", "replace "};
    facts.afterCards.clear();
    facts.between = {" replacing "};
    facts.cardKeys = {"used", "left"};
    facts.seatKeys = {{"coin of the turn"}, {"failed retreats"}};
    facts.beginnings = {"at the start of the turn"};
}

int SceptreTable::cardNumber(std::size_t number, CardId card)
{
    switch (number) {
    case MaxHp:
        return game().maxHp(card);
    case AttackBonus:
        return game().attackBonus(card);
    case Hp:
        return game().hp(card);
    case Def:
        return game().def(card);
    case Skl:
        return game().skl(card);
    case Spd:
        return game().spd(card);
    default:
        return table().card(card).damage;
    }
}

std::vector<std::size_t> SceptreTable::statesOf(CardId card)
{
    std::vector<std::size_t> found = GameTable::statesOf(card);
    if ((table().card(card).flags & Stunned) != 0)
        found.push_back(m_stunned);
    return found;
}

/// A stunned Champion is Dazed, and has rolled 10 or less (SCE-47g).
void SceptreTable::setState(std::size_t state, CardId card)
{
    if (state == m_stunned)
        table().setFlag(card, Stunned, true);
    GameTable::setState(state == m_stunned ? std::size_t(Dazed) : state, card);
}

std::vector<std::string> SceptreTable::actionsWith(std::uint16_t definition)
{
    const Facts& facts = m_rules->facts(definition);
    const std::string name(m_catalogue->card(CardIndex{definition}).name());
    std::vector<std::string> actions{std::string(playWord(facts.type)) + name};
    if (facts.type != Type::Coin)
        actions.insert(actions.end(), {"use " + name, "reveal " + name});
    if (!facts.abilityName.empty())
        actions.push_back("use " + facts.abilityName);
    for (const std::string& attack : partsOf(definition))
        actions.push_back("attack with " + attack);
    return actions;
}

std::vector<std::string> SceptreTable::partsOf(std::uint16_t definition)
{
    const Facts& facts = m_rules->facts(definition);
    if (facts.type != Type::Champion)
        return {};
    return {facts.attacks[0].name, facts.attacks[1].name};
}

std::vector<std::string> SceptreTable::optionsWith(std::uint16_t definition)
{
    if (m_rules->facts(definition).type != Type::Coin)
        return {};
    return {"pay " + std::string(m_catalogue->card(CardIndex{definition}).name())};
}

std::optional<Refusal> SceptreTable::refuseOn(Seat seat, const Option& action, CardId on)
{
    switch (action.action) {
    case Attacks:
        return game().refuseTarget(action.card, on);
    case AttachCoin:
    case AttachSquire:
    case PlayEquipment:
        return game().refuseOn(seat, action, on, NoCard);
    default:
        return {};
    }
}

/// Windows are passed, and harmless rolls are rolled.
std::optional<std::size_t> SceptreTable::usual(const Choice& choice)
{
    if (choice.kind == static_cast<std::uint8_t>(Ask::Respond)) {
        for (std::size_t i = 0; i < choice.options.size(); ++i) {
            if (choice.options[i].action == Pass)
                return i;
        }
    }
    const bool mayRoll = choice.kind == static_cast<std::uint8_t>(Ask::May)
        && choice.detail == static_cast<std::int16_t>(effects::Term::VerbRoll);
    if (mayRoll)
        return choice.options[0].number != 0 ? 0 : 1; // everyone rolls
    return {};
}

/// The Coin of the turn (SCE-17a), and retreats of the Champion in combat that have failed (SCE-49i).
std::vector<std::pair<std::string, std::string>> SceptreTable::extrasOf(Seat seat)
{
    std::vector<std::pair<std::string, std::string>> extras;
    const Player& player = state().players[seat];
    if (!player.coins.empty())
        extras.emplace_back("coin of the turn", yaml::scalar(nameOf(player.coins.begin()->on, NoSeat)));
    if (player.failures > 0 && player.retreating == game().inCombat(seat))
        extras.emplace_back("failed retreats", std::to_string(player.failures));
    return extras;
}

void SceptreTable::begin(const ScenarioDecks& decks, std::uint64_t seed)
{
    const auto cards = [&](std::size_t seat) {
        const auto found = decks.decks[seat].find("main");
        return found == decks.decks[seat].end() ? DeckCards{} : found->second;
    };
    game().begin(LaidDecks(*m_rules, cards(0), cards(1)), seed);
}

} // namespace

std::unique_ptr<ScenarioTable> makeTable(std::shared_ptr<const Catalogue> catalogue,
                                         const std::map<std::string, std::string>& options)
{
    auto rules = std::make_unique<Rules>(*catalogue, options);
    return std::make_unique<SceptreTable>(std::move(catalogue), std::move(rules));
}

} // namespace muster::engine::sceptre
