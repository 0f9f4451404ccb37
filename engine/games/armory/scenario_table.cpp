// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/armory/scenario_table.h"

#include <algorithm>

#include "engine/games/armory/game.h"
#include "engine/play/card_session.h"
#include "engine/scenario/card_position.h"
#include "engine/scenario/game_table.h"
#include "engine/scenario/step_check.h"

namespace muster::engine::armory {

namespace {

using Begin = std::function<void(Game&, std::uint64_t)>;
constexpr std::array<std::string_view, 3> diceKeys = {"poison dice", "berserk dice", "fear dice"};

using Armories = std::vector<std::vector<std::uint16_t>>;

int seatsOf(const std::string& mode)
{
    return Game::fightersOf(mode == "trei" ? Mode::Trei : mode == "tandem" ? Mode::Tandem : Mode::Duel);
}

/// Holds what the common table is made from, which has to be there before it.
struct Played {
    Played(std::shared_ptr<const Catalogue> cards, const std::map<std::string, std::string>& options,
           const std::string& mode)
        : catalogue(std::move(cards)),
          rules(*catalogue, options),
          seats(seatsOf(mode)),
          session(rules, seats,
                  [this](Game& game, std::uint64_t seed) { game.begin(Armories(std::size_t(seats)), seed); })
    {
    }
    std::shared_ptr<const Catalogue> catalogue;
    Rules rules;
    int seats;
    CardSession<Game, Begin> session;
};

class ArmoryTable final : private Played, public GameTable {
public:
    ArmoryTable(std::shared_ptr<const Catalogue> cards, const std::map<std::string, std::string>& options,
                const std::string& mode)
        : Played(std::move(cards), options, mode),
          GameTable(rules, seats)
    {
        addSentences();
        ScenarioFacts& words = GameTable::facts();
        for (const char* option : {"end turn", "no block", "no counter attack", "no Technique", "go on",
                                   "let the teammate act", "cure poison", "cure berserk", "cure fear"})
            words.options.emplace_back(option);
        for (int seat = 0; seat < seats; ++seat) {
            words.options.push_back(std::string(letterOf(seat)) + " first");
            words.options.push_back("on " + std::string(letterOf(seat)));
        }
        words.actions = {"end turn", "let the teammate act"};
        words.beforeCards = {"replace ", "on "};
        words.between = {" and ", " to ", " on "};
        words.seatNumbers.push_back({"turns", 0, 200});
        for (const std::string_view key : diceKeys)
            words.seatKeys.push_back({std::string(key)});
        words.beginnings = {"start of turn", "end phase"};
    }

    Session& session() override { return Played::session; }
    CardGame& game() override { return own(); }
    GameState& state() override { return Played::session.state(); }

    std::vector<std::string> actionsWith(std::uint16_t definition) override
    {
        const std::string name(rules.nameOf(definition));
        std::vector<std::string> found;
        const auto onEach = [&](const std::string& action) {
            found.push_back(action);
            for (int seat = 0; seat < seats; ++seat)
                found.push_back(action + " on " + std::string(letterOf(seat)));
        };
        switch (static_cast<Type>(rules.facts(definition).type)) {
        case Type::Attribute:
            return {"play " + name};
        case Type::Weapon:
            onEach("attack with " + name);
            onEach("throw " + name);
            [[fallthrough]];
        case Type::Armor:
            found.insert(found.end(), {"equip " + name, "drop " + name, "block with " + name});
            break;
        case Type::Trinket:
            found.push_back("attach " + name);
            break;
        default:
            onEach("play " + name);
            found.push_back("play " + name + " for the teammate");
        }
        onEach("use " + name);
        return found;
    }

    void eachAction(Seat seat, const std::function<void(const Option&)>& visit) override
    {
        own().eachAction(seat, visit);
    }
    /// What is behind ` > ` is left out.
    std::string actionText(const Option& action, Seat seat) override
    {
        Option one = action;
        if (one.action == Nothing)
            return "end turn";
        if (one.action == AttachTrinket)
            return "attach " + own().nameOf(one.card, seat);
        if (one.action == PlayCard || one.action == Use)
            one.other = NoCard;
        return GameTable::actionText(one, seat);
    }
    Refusal refuse(Seat seat, const Option& action) override { return own().refuse(seat, action); }
    std::optional<Refusal> refuseOn(Seat seat, const Option& action, CardId on) override
    {
        if (action.action != AttachTrinket && !action.other.valid())
            return {};
        Option one = action;
        one.other = on;
        return own().refuse(seat, one);
    }
    std::optional<std::size_t> usual(const Choice&) override { return {}; }

    void begin(const ScenarioDecks& decks, std::uint64_t seed) override
    {
        Armories armories(static_cast<std::size_t>(seats));
        for (std::size_t seat = 0; seat < armories.size() && seat < decks.decks.size(); ++seat) {
            for (const auto& [section, cards] : decks.decks[seat])
                armories[seat].insert(armories[seat].end(), cards.begin(), cards.end());
        }
        own().begin(armories, seed);
    }

    int seatNumber(std::size_t number, Seat seat) override
    {
        return isTurns(number) ? stateOf().fighters[seat].turns : GameTable::seatNumber(number, seat);
    }

    // Positions begin in the Main Phase of the third own turn, unless they say otherwise.
    void beginPosition(std::uint64_t seed) override
    {
        own().begin(Armories(static_cast<std::size_t>(seats)), seed);
        stateOf().phase = MainPhase;
        table().turn = static_cast<std::uint16_t>(2 * seats + 1);
        table().round = 3;
        table().during = 1u << rules.words.mainPhase | 1u;
        table().setActive(0);
        for (Fighter& fighter : stateOf().fighters)
            fighter.turns = 3;
    }
    /// A number of a status is a die that shows it; Health is that of a side.
    void setSeatNumber(std::size_t number, Seat seat, int value) override
    {
        const std::string& key = facts().seatNumbers[number].key;
        const auto& statuses = rules.code().dialect.statuses;
        const auto status = std::find(statuses.begin(), statuses.end(), key);
        if (isTurns(number)) {
            stateOf().fighters[seat].turns = static_cast<std::uint8_t>(value);
        } else if (status != statuses.end()) {
            layDie(seat, static_cast<std::uint8_t>(status - statuses.begin()), value);
        } else {
            for (Seat one = 0; one < static_cast<Seat>(seats); ++one) {
                if (table().sameSide(one, seat))
                    GameTable::setSeatNumber(number, one, value);
            }
        }
    }
    void beginAt(std::size_t beginning) override
    {
        table().during = 1u;
        if (beginning == 1) {
            stateOf().phase = EndPhase;
            return;
        }
        stateOf().phase = TurnStarts;
        --table().turn; // it is counted when it starts
        for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
            if (table().sameSide(seat, table().active) && stateOf().fighters[seat].turns > 0)
                --stateOf().fighters[seat].turns;
        }
    }
    void placedOn(CardId card, CardId holder, const yaml::Node& node, CardPosition& position) override
    {
        if (!own().isEquipment(holder) || !own().is(card, Type::Trinket))
            position.wrong(node.at, "on", "a Trinket on a Weapon or Armor", std::string(position.nameOf(card)));
    }
    /// Several dice of a status: `poison dice: [1, 3]`.
    void placeSeat(yaml::MapReader& map, Seat seat, CardPosition&) override
    {
        for (std::size_t i = 0; i < diceKeys.size(); ++i) {
            const yaml::Node* const node = map.child(diceKeys[i]);
            if (node == nullptr)
                continue;
            for (const yaml::Node& one : yaml::readList(*node, map.pathOf(diceKeys[i]), map.report())) {
                if (const auto turns = yaml::readNumber(one, map.pathOf(diceKeys[i]), map.report(), 1, 200))
                    layDie(seat, static_cast<std::uint8_t>(i), *turns);
            }
        }
    }
    std::optional<std::size_t> beginningNow() override
    {
        return stateOf().phase == EndPhase ? std::optional<std::size_t>(1) : std::nullopt;
    }
    /// Numbers of a status are dice, which are written one by one.
    std::optional<int> laidNumber(std::size_t number, Seat seat) override
    {
        const auto& statuses = rules.code().dialect.statuses;
        const bool dice =
            std::find(statuses.begin(), statuses.end(), facts().seatNumbers[number].key) != statuses.end();
        return dice ? std::nullopt : std::optional(seatNumber(number, seat));
    }
    std::vector<std::pair<std::string, std::string>> extrasOf(Seat seat) override
    {
        std::vector<std::pair<std::string, std::string>> extras;
        for (std::size_t i = 0; i < diceKeys.size(); ++i) {
            std::string dice;
            for (const auto& die : stateOf().fighters[seat].dice) {
                if (die.status == i && die.left > 0)
                    dice += (dice.empty() ? "" : ", ") + std::to_string(die.left);
            }
            if (!dice.empty())
                extras.emplace_back(diceKeys[i], "[" + dice + "]");
        }
        return extras;
    }
    void placed(CardPosition& position) override
    {
        stateOf().acting = table().active;
        for (std::uint16_t i = 0; i < table().cardCount; ++i) {
            CardState& card = table().cards[i];
            if (card.counters[0] == 0 && own().isEquipment(CardId{i}) && own().zoneOfCard(CardId{i}) == Board)
                card.counters[0] = rules.facts(card.definition).numbers[rules.words.dp];
        }
        GameTable::placed(position);
    }

private:
    [[nodiscard]] Game& own() { return Played::session.game(); }
    [[nodiscard]] State& stateOf() { return Played::session.state(); }
    [[nodiscard]] bool isTurns(std::size_t number) { return number + 1 == facts().seatNumbers.size(); }
    void layDie(Seat seat, std::uint8_t status, int turns)
    {
        (void)stateOf().fighters[seat].dice.push({status, static_cast<std::uint8_t>(std::min(turns, 200)), seat});
        const auto word = static_cast<std::uint8_t>(rules.code().dialect.firstStatus + status);
        table().setValue(seat, own().valueIndex(word), own().has(seat, word) + 1);
    }
};

} // namespace

std::unique_ptr<ScenarioTable> makeTable(std::shared_ptr<const Catalogue> catalogue,
                                         const std::map<std::string, std::string>& options, const std::string& mode)
{
    return std::make_unique<ArmoryTable>(std::move(catalogue), options, mode);
}

} // namespace muster::engine::armory
