// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/script/scenario_table.h"

#include <array>

#include "engine/games/script/game.h"
#include "engine/play/card_session.h"
#include "engine/scenario/card_position.h"
#include "engine/scenario/game_table.h"

namespace muster::engine::script {

namespace {

using Begin = std::function<void(Game&, std::uint64_t)>;

/// Holds what the common table is made from, which has to be there before it.
struct Played {
    Played(std::shared_ptr<const Catalogue> cards, const std::map<std::string, std::string>& options)
        : catalogue(std::move(cards)),
          rules(*catalogue, {}, options),
          session(rules, 2, [](Game& game, std::uint64_t seed) { game.begin({}, {}, seed); })
    {
    }
    std::shared_ptr<const Catalogue> catalogue;
    Rules rules;
    CardSession<Game, Begin> session;
};

class ScriptTable final : private Played, public GameTable {
public:
    ScriptTable(std::shared_ptr<const Catalogue> cards, const std::map<std::string, std::string>& options)
        : Played(std::move(cards), options),
          GameTable(rules, 2)
    {
        addSentences();
        ScenarioFacts& words = GameTable::facts();
        for (const char* option : {"mulligan", "keep", "draw", "activate", "leave face down", "end setup", "no attack",
                                   "no block", "without Enhancement", "whole line", "previous stage only", "stay",
                                   "return", "fast with 0", "fast with 1", "fast with 2", "fast with 3", "fast with 4"})
            words.options.emplace_back(option);
        words.conceding = Conceding::OwnDecision; // SCR-276
        words.actions = {"end setup", "no attack", "no block"};
        words.beforeCards = {"discard ", "tap ", "lose ", "with "};
        words.between = {" for ", " on "};
        m_firstOwn = words.seatNumbers.size();
        words.seatNumbers.push_back({"turns", 0, 200});
        m_limits = {rules.words.studyRate, rules.words.codexCapacity, rules.words.handLimit};
        for (const char* limit : {"study rate", "codex capacity", "hand limit"})
            words.seatNumbers.push_back({limit}); // worked out, and not laid down
        words.beginnings = {"start of the turn", "draw stage", "setup stage starts", "invoke stage"};
    }

    Session& session() override { return Played::session; }
    CardGame& game() override { return own(); }
    GameState& state() override { return Played::session.state(); }

    std::vector<std::string> actionsWith(std::uint16_t definition) override
    {
        const std::string name(rules.nameOf(definition));
        switch (rules.own(definition).kind) {
        case Kind::Instant:
            return {"play " + name};
        case Kind::Conditional:
            return {"set " + name, "exchange " + name};
        case Kind::Enhancement:
            return {"with " + name};
        case Kind::None:
            break;
        }
        if (rules.facts(definition).type == static_cast<std::uint8_t>(Type::Script))
            return {"play " + name};
        return {"attack with " + name, "attack with " + name + " on nothing", "block with " + name,
                "block with " + name + " on nothing", "block with the survivor " + name};
    }

    void eachAction(Seat seat, const std::function<void(const Option&)>& visit) override
    {
        own().eachAction(seat, visit);
    }
    Refusal refuse(Seat seat, const Option& action) override { return own().refuse(seat, action); }
    std::optional<Refusal> refuseOn(Seat, const Option&, CardId) override { return {}; }
    std::optional<std::size_t> usual(const Choice&) override { return {}; }
    void concede(Seat seat) override { own().concede(seat); }

    void begin(const ScenarioDecks& decks, std::uint64_t seed) override
    {
        const auto cards = [&](std::size_t seat) -> std::span<const std::uint16_t> {
            const auto found = decks.decks[seat].find("main");
            return found == decks.decks[seat].end() ? std::span<const std::uint16_t>() : found->second;
        };
        own().begin(cards(0), cards(1), seed);
    }

    int seatNumber(std::size_t number, Seat seat) override
    {
        if (number < m_firstOwn)
            return GameTable::seatNumber(number, seat);
        return isTurns(number) ? stateOf().players[seat].turns
                               : own().numberNow(m_limits[number - m_firstOwn - 1], seat);
    }

    // Positions begin in the Setup Stage of the sixth own turn, unless they say otherwise.
    void beginPosition(std::uint64_t seed) override
    {
        own().begin({}, {}, seed);
        stateOf().phase = SetupStage;
        table().turn = 11;
        table().round = 6;
        table().during = 1u << rules.words.setupStage | 1u;
        table().setActive(0);
        for (Player& player : stateOf().players)
            player.turns = 6;
    }
    void setSeatNumber(std::size_t number, Seat seat, int value) override
    {
        if (isTurns(number))
            stateOf().players[seat].turns = static_cast<std::uint8_t>(value);
        else
            GameTable::setSeatNumber(number, seat, value);
    }
    void beginAt(std::size_t beginning) override
    {
        static constexpr Phase phases[] = {TurnStarts, DrawStage, SetupStarts, InvokeStage};
        const Phase phase = phases[beginning];
        stateOf().phase = phase;
        table().during = phase == TurnStarts ? 0u : 1u;
        if (phase == TurnStarts) // `turns` are those that have begun before
            --table().turn;
        if (phase == InvokeStage)
            table().during |= 1u << rules.words.invokeStage;
        for (const Seat seat : {Seat(0), Seat(1)})
            stateOf().players[seat].emptyHanded = own().countIn(Hand, seat) == 0;
    }
    std::optional<std::size_t> beginningNow() override
    {
        const std::uint8_t phase = stateOf().phase;
        return phase == DrawStage  ? std::optional<std::size_t>(1)
            : phase == InvokeStage ? std::optional<std::size_t>(3)
                                   : std::nullopt;
    }
    void placedOn(CardId card, CardId holder, const yaml::Node& node, CardPosition& position) override
    {
        if (!own().is(holder, Type::Creature))
            position.wrong(node.at, "on", "a Creature beneath", std::string(position.nameOf(holder)));
        else if (own().is(card, Type::Creature))
            table().setFlag(card, Beneath, true);
        else if (!own().is(card, Kind::Enhancement))
            position.wrong(node.at, "on", "an Enhancement, or a previous stage", std::string(position.nameOf(card)));
    }

private:
    [[nodiscard]] Game& own() { return Played::session.game(); }
    [[nodiscard]] State& stateOf() { return Played::session.state(); }
    [[nodiscard]] bool isTurns(std::size_t number) { return number == m_firstOwn; }

    std::size_t m_firstOwn = 0; ///< of the numbers of players: their own turns, then what limits them
    std::array<std::uint8_t, 3> m_limits{};
};

} // namespace

std::unique_ptr<ScenarioTable> makeTable(std::shared_ptr<const Catalogue> catalogue,
                                         const std::map<std::string, std::string>& options)
{
    return std::make_unique<ScriptTable>(std::move(catalogue), options);
}

} // namespace muster::engine::script
