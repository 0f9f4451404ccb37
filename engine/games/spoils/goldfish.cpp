// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/spoils/goldfish.h"

#include <algorithm>
#include <bit>

namespace muster::engine::spoils {

namespace {

constexpr Seat pilotSeat = 0;

/// Places in series().
enum ShareAt : std::size_t { Won, Lost, Drawn, NotEnded };
enum MeanAt : std::size_t { PilotDamage, TravelDamage, MonsterDamage, Costs, Gains, LevelsSpent, LevelsGained };
enum RatioAt : std::size_t { OfType, FightsWon = OfType + 5, BrewHits };
enum CurveAt : std::size_t {
    WonBy,
    ValorBy,
    ReshuffledBy,
    CombatPower,
    EquippedPower,
    Slots,
    ValorForms,
    DamageDealt,
    WeakestLife,
    OthersLife,
    OwnLife,
    CardsSeen,
    HandCards,
    Spare,
    Monsters,
    BestMonster,
    PileSize,
    GraveyardSize
};
enum TallyAt : std::size_t { PlayedWith, WonWith, Stuck };

/// Types whose share of the traveled cards is told; what is left are Monsters.
constexpr Type told[] = {Type::Equipment, Type::Potion, Type::Incantation, Type::Familiar, Type::Monster};

RatioSeries ratio(const char* key, const char* label, const char* tried, const char* succeeded)
{
    return {key, {label}, tried, succeeded, {}};
}

Passive::Level levelOf(const GoldfishPlan& plan)
{
    return plan.passive == "guard" ? Passive::Guard : plan.passive == "builder" ? Passive::Builder : Passive::Statue;
}

} // namespace

DeckCards cardsOf(const DeckSections& deck)
{
    DeckCards cards = deck.cards("champions");
    const DeckCards& spoils = deck.cards("spoils");
    cards.insert(cards.end(), spoils.begin(), spoils.end());
    return cards;
}

SpoilsGoldfish::SpoilsGoldfish(const Rules& rules, const GoldfishPlan& plan)
    : m_rules(rules),
      m_deck(cardsOf(plan.deck)),
      m_champions(static_cast<int>(std::count_if(
          m_deck.begin(), m_deck.end(), [&](std::uint16_t card) { return rules.typeOf(card) == Type::Champion; }))),
      m_players(plan.players),
      m_mostOwnTurns(plan.mostOwnTurns),
      m_session(rules, plan.players,
                [this](Game& game, std::uint64_t seed) { game.begin(m_players, m_deck, seed, m_seating); }),
      m_game(m_session.game()),
      m_passive(levelOf(plan)),
      m_stuck(m_game, Hand, pilotSeat)
{
}

Measures SpoilsGoldfish::series() const
{
    Measures all;
    all.shares = {wonShare(), {"lost", {"lost"}}, drawnShare(), notEndedShare(m_mostOwnTurns)};
    all.means = {{"damage", {"damage dealt to players"}},
                 {"travel-damage", {"damage that the others took while traveling"}},
                 {"monster-damage", {"damage taken from Monsters"}},
                 {"costs", {"life paid or lost otherwise"}},
                 {"gains", {"life gained"}},
                 {"levels-spent", {"alchemy levels spent"}},
                 {"levels-gained", {"alchemy levels gained"}}};
    all.ratios = {ratio("travel-equipment", "traveled onto Equipment", "traveled", "found"),
                  ratio("travel-potion", "traveled onto a Potion", "traveled", "found"),
                  ratio("travel-incantation", "traveled onto an Incantation", "traveled", "found"),
                  ratio("travel-familiar", "traveled onto a Familiar", "traveled", "found"),
                  ratio("travel-monster", "traveled onto a Monster", "traveled", "found"),
                  ratio("fights", "fights with Monsters won", "fought", "won"),
                  ratio("brews", "brews that gave an Equipment", "brewed", "hits")};
    all.curves = {
        wonByCurve(),
        byThenCurve("valor", "Valor by then"),
        byThenCurve("reshuffle", "the graveyard was shuffled in by then"),
        averageCurve("power", "power at the combat step", -NoLimit),
        averageCurve("power-after", "power after the equip step", -NoLimit),
        averageCurve("slots", "slots filled", 0, 5),
        averageCurve("valor-forms", "forms of its Valor equipped", 0, 7),
        averageCurve("damage", "damage dealt to players so far"),
        averageCurve("weakest", "life of the weakest opponent"),
        averageCurve("others", "life of all opponents"),
        averageCurve("life", "own life"),
        averageCurve("seen", "cards seen so far"),
        averageCurve("hand", "cards in hand"),
        averageCurve("spare", "spare Equipment in play"),
        averageCurve("monsters", "Monsters in hand"),
        averageCurve("monster", "power of the strongest of them"),
        averageCurve("pile", "cards in the spoils pile"),
        averageCurve("graveyard", "cards in the graveyard"),
    };
    setOwnTurns(all.curves, GoldfishTurns);
    all.tallies = {
        {"played-with", {"played with this Champion"}}, {"won-with", {"won with this Champion"}}, StuckCards::series()};
    return all;
}

/// Each Champion of the pool is as often the pilot's as another: which one, the seed says.
void SpoilsGoldfish::begin(std::uint64_t seed, int place)
{
    m_sums = {};
    m_power = 0;
    m_valor = m_reshuffled = m_reshuffleNoted = false;
    m_stuck.begin();
    m_seating = {};
    m_seating.starter = static_cast<Seat>((m_players - place) % m_players);
    m_seating.picks[pilotSeat] =
        static_cast<std::int16_t>(Stream(seed, 79).below(static_cast<std::uint32_t>(std::max(1, m_champions))));
    m_session.begin(seed);
}

int SpoilsGoldfish::place() const { return (m_players - m_seating.starter) % m_players; }

std::optional<KeptHand> SpoilsGoldfish::keptHand() const
{
    if (m_game.state().phase < RoundBegins)
        return {};
    return handOf(m_game, Hand, pilotSeat);
}

bool SpoilsGoldfish::isOut() const { return m_game.table().isOut(pilotSeat); }

GoldfishGame::Moment SpoilsGoldfish::moment() const
{
    const State& state = m_game.state();
    if (state.table.active != pilotSeat || state.phase <= TurnBegins || state.phase >= RoundEnds || isOut())
        return Moment::Elsewhere;
    return state.phase == TurnEnds ? Moment::EndOfOwnTurn : Moment::OwnTurn;
}

void SpoilsGoldfish::asked(const Choice& choice)
{
    if (choice.kind == Window || choice.kind == EquipOrGoOn || choice.kind == BrewOrGoOn)
        m_stuck.asked(choice);
}

void SpoilsGoldfish::add(const LogLine& line)
{
    const bool own = line.seat == pilotSeat;
    const auto type = [&] { return static_cast<Type>(m_game.table().card(line.card).type); };
    switch (line.what) {
    case static_cast<std::uint16_t>(Tells::PlayerDamage):
        (own ? m_sums.taken : type() == Type::Champion ? m_sums.damage : m_sums.byTravel) += line.number;
        return;
    case static_cast<std::uint16_t>(Tells::Loses):
        m_sums.costs += own ? line.number : 0;
        return;
    case static_cast<std::uint16_t>(Tells::Gains):
        m_sums.gains += own ? line.number : 0;
        return;
    case static_cast<std::uint16_t>(Tells::Draws):
        m_sums.seen += own ? 1 : 0;
        return;
    case static_cast<std::uint16_t>(Tells::Shuffles):
        m_reshuffled = m_reshuffled || std::string_view(line.rule != nullptr ? line.rule : "") == "SPO-075";
        return;
    case static_cast<std::uint16_t>(Says::TravelsOnto):
        m_sums.seen += own ? 1 : 0;
        m_sums.traveled[static_cast<std::size_t>(type())] += own ? 1 : 0;
        return;
    case static_cast<std::uint16_t>(Says::Defeats):
    case static_cast<std::uint16_t>(Says::LosesTo):
        m_sums.fights += own ? 1 : 0;
        m_sums.fightsWon += own && line.what == static_cast<std::uint16_t>(Says::Defeats) ? 1 : 0;
        return;
    case static_cast<std::uint16_t>(Says::Brews):
        m_sums.brews += own ? 1 : 0;
        m_sums.levels += own ? line.second : 0;
        return;
    case static_cast<std::uint16_t>(Says::TakesFromBrew):
        m_sums.hits += own ? 1 : 0;
        m_sums.levelsGained += own ? m_game.alchemy(line.card) : 0;
        return;
    default:
        return;
    }
}

int SpoilsGoldfish::opponentsLife(bool least) const
{
    int found = 0;
    for (Seat seat = 1; seat < m_players; ++seat) {
        if (m_game.table().isOut(seat))
            continue;
        const int life = m_game.life(seat);
        found = !least ? found + life : found == 0 ? life : std::min(found, life);
    }
    return found;
}

void SpoilsGoldfish::noteByThen(int turn, Measures& sum)
{
    const auto note = [&](CurveAt curve, bool& already, bool now) {
        if (already || !now)
            return;
        already = true;
        if (turn <= GoldfishTurns)
            ++sum.curves[curve].counts[static_cast<std::size_t>(turn - 1)];
    };
    note(ValorBy, m_valor, m_game.hasValor(m_game.champion(pilotSeat)));
    note(ReshuffledBy, m_reshuffleNoted, m_reshuffled);
}

void SpoilsGoldfish::duringOwnTurn(int turn, Measures& sum)
{
    noteByThen(turn, sum);
    m_stuck.hold();
    if (m_game.state().phase == Combat && m_game.table().during != 0)
        m_power = m_game.power(m_game.champion(pilotSeat));
}

/// What is added up over the turns.
void SpoilsGoldfish::measureReached(std::size_t at, Measures& sum)
{
    sum.curves[DamageDealt].points[at].add(m_sums.damage);
    sum.curves[WeakestLife].points[at].add(opponentsLife(true));
    sum.curves[OthersLife].points[at].add(opponentsLife(false));
    sum.curves[CardsSeen].points[at].add(m_sums.seen);
}

void SpoilsGoldfish::atEndOfOwnTurn(int turn, Measures& sum)
{
    if (turn > GoldfishTurns)
        return;
    const auto at = static_cast<std::size_t>(turn - 1);
    const auto add = [&](CurveAt curve, double value) { sum.curves[curve].points[at].add(value); };
    const CardId champion = m_game.champion(pilotSeat);
    int slots = 0;
    unsigned forms = 0;
    m_game.table().eachOn(champion, [&](CardId card) {
        ++slots;
        forms |= 1U << static_cast<unsigned>(m_game.own(card).form);
    });
    int spare = 0;
    m_game.eachIn(PlayArea, pilotSeat, [&](CardId card) { spare += m_game.is(card, Type::Equipment) ? 1 : 0; });
    int monsters = 0;
    int strongest = 0;
    m_game.eachIn(Hand, pilotSeat, [&](CardId card) {
        if (!m_game.is(card, Type::Monster))
            return;
        ++monsters;
        strongest = std::max(strongest, m_game.power(card));
    });
    add(CombatPower, m_power);
    add(EquippedPower, m_game.power(champion));
    add(Slots, slots);
    add(ValorForms, std::popcount(forms & m_game.own(champion).valor));
    measureReached(at, sum);
    add(OwnLife, m_game.life(pilotSeat));
    add(HandCards, m_game.countIn(Hand, pilotSeat));
    add(Spare, spare);
    add(Monsters, monsters);
    if (monsters > 0)
        add(BestMonster, strongest);
    add(PileSize, m_game.countIn(Pile, 0));
    add(GraveyardSize, m_game.countIn(Graveyard, 0));
}

void SpoilsGoldfish::atEndOfGame(int, int measured, Measures& sum)
{
    for (int turn = std::min(measured, GoldfishTurns); turn < GoldfishTurns; ++turn)
        measureReached(static_cast<std::size_t>(turn), sum);
    const State& state = m_game.state();
    const bool won = state.outcome.wonBy(pilotSeat);
    sum.shares[Lost].count += isOut() && state.outcome.kind != Outcome::Draw ? 1 : 0;
    const int means[] = {m_sums.damage, m_sums.byTravel, m_sums.taken,       m_sums.costs,
                         m_sums.gains,  m_sums.levels,   m_sums.levelsGained};
    for (std::size_t i = 0; i < std::size(means); ++i)
        sum.means[i].mean.add(means[i]);
    int traveled = 0;
    for (const int number : m_sums.traveled)
        traveled += number;
    for (std::size_t i = 0; i < std::size(told); ++i)
        sum.ratios[OfType + i].ratio.add(m_sums.traveled[static_cast<std::size_t>(told[i])], traveled);
    sum.ratios[FightsWon].ratio.add(m_sums.fightsWon, m_sums.fights);
    sum.ratios[BrewHits].ratio.add(m_sums.hits, m_sums.brews);
    if (const auto champion = m_game.standsFor(pilotSeat)) {
        const std::string name(m_rules.catalogue().card(CardIndex{*champion}).name());
        ++sum.tallies[PlayedWith].rows[{name, std::string()}];
        if (won)
            ++sum.tallies[WonWith].rows[{name, std::string()}];
    }
    noteStuck(sum);
}

/// What lies in the hand at the end and could never be played or used, in anybody's turn, with the rule that stops it.
void SpoilsGoldfish::noteStuck(Measures& sum)
{
    m_stuck.count(sum.tallies[Stuck], [&](CardId card) -> std::optional<std::string_view> {
        std::optional<std::string_view> rule;
        bool allowed = false;
        m_game.eachAction(pilotSeat, [&](const Option& action) {
            if (action.card != card)
                return;
            const Refusal refusal = m_game.refuse(pilotSeat, action);
            allowed = allowed || !refusal;
            rule = rule ? rule : refusal.rule();
        });
        return allowed ? std::nullopt : rule;
    });
}

} // namespace muster::engine::spoils
