// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/spoils/scenario_table.h"

#include <algorithm>
#include <cstdlib>

#include "engine/games/spoils/game.h"
#include "engine/play/card_session.h"
#include "engine/scenario/card_position.h"
#include "engine/scenario/game_table.h"
#include "engine/scenario/step_check.h"

namespace muster::engine::spoils {

namespace {

/// The Champion of whom a position says nothing: what it can do needs Valor of four forms.
constexpr std::string_view usualChampion = "Vidar the Silent";

int playersOf(const std::map<std::string, std::string>& options)
{
    const auto found = options.find("players");
    return found == options.end() ? fewestPlayers
                                  : std::clamp(std::atoi(found->second.c_str()), fewestPlayers, mostPlayers);
}

using Begin = std::function<void(Game&, std::uint64_t)>;

/// Holds what the common table is made from, which has to be there before it.
struct Played {
    Played(std::shared_ptr<const Catalogue> cards, const std::map<std::string, std::string>& options)
        : catalogue(std::move(cards)),
          players(playersOf(options)),
          rules(*catalogue, {}, options),
          session(rules, players, [this](Game& game, std::uint64_t seed) { game.begin(players, {}, seed); })
    {
    }
    std::shared_ptr<const Catalogue> catalogue;
    int players;
    Rules rules;
    CardSession<Game, Begin> session;
};

class SpoilsTable final : private Played, public GameTable {
public:
    SpoilsTable(std::shared_ptr<const Catalogue> cards, const std::map<std::string, std::string>& options)
        : Played(std::move(cards), options),
          GameTable(rules, players)
    {
        addSentences();
        ScenarioFacts& words = GameTable::facts();
        for (const char* option : {"pass this turn", "pass until own turn", "go on", "declare combat", "skip combat",
                                   "take none", "propose a deal", "that is all", "show a card", "no attack",
                                   "no distraction", "an attack", "a distraction", "agree", "decline"})
            words.options.emplace_back(option);
        words.actions = {"propose a deal"};
        for (int seat = 0; seat < players; ++seat) {
            for (const char* word : {"attack ", "from ", "to "})
                words.options.push_back(word + std::string(letterOf(static_cast<Seat>(seat))));
        }
        for (int number = 1; number <= 9; ++number) {
            words.options.push_back("until round " + std::to_string(number));
            words.options.push_back("in place of deal " + std::to_string(number));
            words.options.push_back("call off deal " + std::to_string(number));
            words.actions.push_back("call off deal " + std::to_string(number));
        }
        words.beforeCards = {"take ", "brew with ", "give ", "give next round "};
        words.beginnings = {"round", "turn", "travel", "equip step", "brew step", "end of turn", "end of round"};
        for (ScenarioZone& zone : words.zones) {
            zone.laid = zone.kind == Pile || zone.kind == Hand || zone.kind == Graveyard || zone.kind == PlayArea;
            if (zone.kind == Pile) {
                zone.filler = "Padded Jerkin";
                zone.filled = 20;
            }
        }
    }

    Session& session() override { return Played::session; }
    CardGame& game() override { return own(); }
    GameState& state() override { return Played::session.state(); }

    std::vector<std::string> actionsWith(std::uint16_t definition) override
    {
        const std::string name(rules.nameOf(definition));
        switch (rules.typeOf(definition)) {
        case Type::Champion:
            return {"use the ability of " + name};
        case Type::Equipment:
            return {"play " + name,      "equip " + name, "unequip " + name,
                    "brew with " + name, "take " + name,  "use the ability of " + name};
        case Type::Monster:
            return {"distract with " + name};
        case Type::Familiar:
            return {"play " + name, "take " + name, "use the ability of " + name};
        case Type::Incantation:
            return {"use " + name, "use the ability of " + name};
        default:
            return {"play " + name, "take " + name, "use " + name, "use from play " + name};
        }
    }

    void eachAction(Seat seat, const std::function<void(const Option&)>& visit) override
    {
        own().eachAction(seat, visit);
    }
    Refusal refuse(Seat seat, const Option& action) override { return own().refuse(seat, action); }
    std::optional<Refusal> refuseOn(Seat, const Option&, CardId) override { return {}; }

    /// Windows that nobody uses are passed.
    std::optional<std::size_t> usual(const Choice& choice) override
    {
        if (choice.kind != Window)
            return {};
        for (std::size_t i = 0; i < choice.options.size(); ++i) {
            if (choice.options[i].action == Nothing && choice.options[i].number == ThisTime)
                return i;
        }
        return {};
    }

    /// One deck lies on the table, for all.
    void begin(const ScenarioDecks& decks, std::uint64_t seed) override
    {
        std::vector<std::uint16_t> all;
        for (const auto& [section, cards] : decks.shared)
            all.insert(all.end(), cards.begin(), cards.end());
        own().begin(players, all, seed);
    }

    // Positions begin in the combat step of the first turn of the round, unless they say otherwise.
    void beginPosition(std::uint64_t seed) override
    {
        own().begin(players, {}, seed);
        State& state = Played::session.state();
        state.phase = Combat;
        state.starter = state.picks = 0; // the seats lie in the order of turns
        table().turn = table().round = 1;
        table().during = 3u; // a turn, and a round
        table().setActive(0);
        for (Seat seat = 0; seat < players; ++seat)
            setSeatNumber(0, seat, rules.switches.startingLife);
    }
    /// Cards belong to nobody (SPO-076).
    CardId addCard(std::uint16_t definition, Seat owner, ZoneId zone) override
    {
        const ZonePlan& zones = rules.zones();
        const std::uint8_t kind = zones.kindOf(zone);
        return own().addCard(definition, NoSeat, kind, zones.kind(kind).common ? owner : zones.seatOf(zone));
    }
    void beginAt(std::size_t beginning) override
    {
        static constexpr Phase phases[] = {RoundBegins, TurnBegins, Travels,  EquipStep,
                                           BrewStep,    TurnEnding, RoundEnds};
        Played::session.state().phase = phases[beginning];
    }
    std::optional<std::size_t> beginningNow() override
    {
        const std::uint8_t phase = Played::session.state().phase;
        return phase == EquipStep ? std::optional<std::size_t>(3)
            : phase == BrewStep   ? std::optional<std::size_t>(4)
                                  : std::nullopt;
    }
    void placedOn(CardId card, CardId holder, const yaml::Node& node, CardPosition& position) override
    {
        if (!own().is(holder, Type::Champion) || !own().is(card, Type::Equipment))
            position.wrong(node.at, "on", "an Equipment on a Champion", std::string(position.nameOf(card)));
    }
    void placed(CardPosition& position) override
    {
        State& state = Played::session.state();
        const auto usual = static_cast<std::uint16_t>(GameTable::catalogue().findByName(usualChampion).front().value);
        for (Seat seat = 0; seat < players; ++seat) {
            own().eachIn(PlayArea, seat, [&](CardId card) {
                if (own().is(card, Type::Champion))
                    state.champions[seat] = card;
            });
            if (!state.champions[seat].valid()) {
                state.champions[seat] = addCard(usual, seat, zoneOf(PlayArea, seat));
                table().setFlag(state.champions[seat], FaceUp, true);
                table().card(state.champions[seat]).seen = static_cast<std::uint8_t>((1 << players) - 1);
            }
        }
        GameTable::placed(position);
    }

private:
    [[nodiscard]] Game& own() { return Played::session.game(); }
};

} // namespace

std::unique_ptr<ScenarioTable> makeTable(std::shared_ptr<const Catalogue> catalogue,
                                         const std::map<std::string, std::string>& options)
{
    return std::make_unique<SpoilsTable>(std::move(catalogue), options);
}

} // namespace muster::engine::spoils
