// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/script/goldfish.h"

#include <algorithm>

namespace muster::engine::script {

namespace {

constexpr int turnsShown = 12;
constexpr int deckSize = 50; // SCR-010
constexpr Seat passiveSeat = 1;
/// Of damage, below the health that was chosen: the book names none (SCR-Q1).
constexpr int thresholds[] = {10, 15, 20, 25, 30};

/// Places in series().
enum CurveAt : std::size_t {
    WonBy,
    InCodex,
    Untapped,
    UseRate,
    NoScript,
    ScriptsLeft,
    ScriptsLost,
    HandDrawn,
    HandCards,
    LimitLosses,
    Fasted,
    FastDiscards,
    FastGain,
    Unpayable,
    WrongElement,
    CanAttack,
    Fitting,
    MadeAttack,
    AttackerCost,
    AttackerStage,
    Evolved,
    DamageOfTurn,
    DamageDealt,
    HealthLeft,
    CanBlock,
    BlockerAttack,
    BlockerDefense,
    Instants,
    Enhancements,
    Conditionals,
    ConditionalSet,
    DeckLeft,
    Thresholds ///< and those behind it
};

Curve reached(int damage)
{
    return byThenCurve("damage-" + std::to_string(damage), {"%n damage dealt by then", damage});
}

/// The first card of a type, without text where there is one.
std::uint16_t blank(const Rules& rules, Type type)
{
    std::uint16_t found = 0;
    bool any = false;
    for (std::uint32_t i = 0; i < rules.catalogue().size(); ++i) {
        const CardFacts& facts = rules.facts(static_cast<std::uint16_t>(i));
        if (facts.type != static_cast<std::uint8_t>(type) || (any && !facts.texts.empty()))
            continue;
        found = static_cast<std::uint16_t>(i);
        any = true;
        if (facts.texts.empty())
            return found;
    }
    return found;
}

int settingOf(const std::map<std::string, int>& settings, const char* key)
{
    const auto found = settings.find(key);
    return found == settings.end() ? 0 : found->second;
}

} // namespace

ScriptGoldfish::ScriptGoldfish(const Rules& rules, const GoldfishPlan& plan, const std::map<std::string, int>& settings)
    : m_rules(rules),
      m_deck(plan.deck.cards("main")),
      m_against(plan.against.empty() ? DeckCards(deckSize, blank(rules, Type::Script))
                                     : plan.against.front().cards("main")),
      m_wall(plan.passive == "wall"),
      m_attack(settingOf(settings, "attack")),
      m_defense(settingOf(settings, "defense")),
      m_tokenOf(blank(rules, Type::Creature)),
      m_session(rules, 2,
                [this](Game& game, std::uint64_t seed) {
                    game.begin(m_deck, m_against, seed);
                    if (m_wall)
                        game.addToken(passiveSeat, m_tokenOf, m_attack, m_defense);
                }),
      m_game(m_session.game()),
      m_passive(*this),
      m_mostOwnTurns(plan.mostOwnTurns),
      m_stuck(m_game, Hand, 0)
{
}

std::size_t ScriptGoldfish::Passive::newest(const Choice& choice) const
{
    const Game& game = m_fish.m_game;
    std::size_t found = 0;
    game.eachIn(Hand, passiveSeat, [&](CardId card) {
        for (std::size_t i = 0; i < choice.options.size() && card != game.state().token.card; ++i) {
            const CardId offered = choice.options[i].card;
            if (game.table().card(offered).definition == game.table().card(card).definition)
                found = i; // of several that look alike one is offered
        }
    });
    return found;
}

std::size_t ScriptGoldfish::Passive::choose(const Choice& choice, const View&)
{
    if (choice.kind == OverLimit)
        return newest(choice);
    const CardId token = m_fish.m_game.state().token.card;
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const Option& option = choice.options[i];
        if (choice.kind == BlockWith && token.valid()
                ? option.card == token
                : option.action == Nothing && !option.card.valid() && option.number == 0)
            return i;
    }
    return 0;
}

void ScriptGoldfish::begin(std::uint64_t seed, int)
{
    m_turn = {};
    m_damage = m_scriptsLost = 0;
    m_mulligan = false;
    m_stuck.begin();
    m_session.begin(seed);
}

/// The dice decide who starts (SCR-021).
int ScriptGoldfish::place() const
{
    const State& state = m_session.state();
    if (state.table.turn == 0)
        return -1;
    const bool own = (state.table.turn % 2 == 1) == (state.table.active == 0);
    return own ? 0 : 1;
}

std::optional<KeptHand> ScriptGoldfish::keptHand() const
{
    if (m_session.state().phase == Begins)
        return {};
    return handOf(m_game, Hand, 0);
}

GoldfishGame::Moment ScriptGoldfish::moment() const
{
    const State& state = m_session.state();
    if (state.table.turn == 0 || state.table.active != 0 || state.phase == TurnStarts)
        return Moment::Elsewhere;
    return state.phase == TurnEnds ? Moment::EndOfOwnTurn : Moment::OwnTurn;
}

// What is told and asked

void ScriptGoldfish::atNewTurn()
{
    if (m_turn.number == m_game.table().turn)
        return;
    m_turn = {};
    m_turn.number = m_game.table().turn;
}

void ScriptGoldfish::asked(const Choice& choice)
{
    atNewTurn();
    m_turn.limitLosses += choice.kind == OverLimit ? 1 : 0;
    if (choice.kind != SetupAction && choice.kind != AttackWith && choice.kind != BlockWith)
        return;
    m_stuck.asked(choice);
    if (choice.kind == AttackWith) // an Enhancement is asked for when its Creature has been chosen
        m_game.eachIn(Hand, 0, [&](CardId card) {
            const auto suits = [&](const Option& one) { return one.card.valid() && !m_game.refuseWith(0, card, one); };
            if (m_game.is(card, Kind::Enhancement) && std::any_of(choice.options.begin(), choice.options.end(), suits))
                m_stuck.couldPlay(card);
        });
}

void ScriptGoldfish::add(const LogLine& line)
{
    const auto first = static_cast<std::uint16_t>(Tells::OfTheGame);
    if (line.seat != 0 || line.what < first)
        return;
    atNewTurn();
    switch (static_cast<Says>(line.what)) {
    case Says::TakesMulligan:
        m_mulligan = true;
        break;
    case Says::Fasts:
        m_turn.fastDiscards = line.number;
        break;
    case Says::Taps:
        ++m_turn.taps;
        break;
    case Says::PlaysInstant:
        ++m_turn.instants;
        break;
    case Says::SetsConditional:
        ++m_turn.conditionals;
        break;
    case Says::Enhances:
        ++m_turn.enhancements;
        break;
    case Says::InvokesToAttack:
        m_turn.attacked = true;
        m_turn.attackerCost = line.number;
        m_turn.attackerStage = m_game.own(line.card).stage;
        break;
    case Says::PlacesBeneath:
        m_turn.evolved = true;
        break;
    case Says::LosesScript:
        ++m_scriptsLost;
        break;
    default:
        break;
    }
}

// What could be paid for

int ScriptGoldfish::leastCost(CardId creature)
{
    int least = m_game.costOf(creature, false);
    if (!m_game.own(creature).hasEvolvedCost)
        return least;
    m_game.eachIn(Hand, 0, [&](CardId before) {
        if (m_game.table().card(before).definition == m_game.own(creature).line)
            least = std::min(least, m_game.costOf(creature, true));
    });
    return least;
}

/// By all Scripts of the Codex, tapped or not.
ScriptGoldfish::Payable ScriptGoldfish::payable()
{
    Payable found;
    const int scripts = m_game.countIn(Codex, 0);
    m_game.eachIn(Hand, 0, [&](CardId card) {
        ++found.held;
        if (m_game.is(card, Type::Script))
            return;
        int fitting = scripts;
        int cost = m_game.costOf(card, false);
        if (m_game.is(card, Type::Creature)) {
            fitting = 0;
            m_game.eachIn(Codex, 0,
                          [&](CardId script) { fitting += m_game.element(script) == m_game.element(card) ? 1 : 0; });
            cost = leastCost(card);
            found.fitting = found.fitting || fitting > 0;
            found.creature = found.creature || m_game.scriptsFor(0, card) >= cost;
        }
        found.unpayable += fitting < cost ? 1 : 0;
        found.wrongElement += fitting < cost && scripts >= cost ? 1 : 0;
    });
    return found;
}

/// With the Scripts that are untapped now.
CardId ScriptGoldfish::bestBlocker()
{
    CardId best;
    m_game.eachIn(Hand, 0, [&](CardId card) {
        if (m_game.is(card, Type::Creature) && m_game.scriptsFor(0, card) >= leastCost(card)
            && (!best.valid() || m_game.defense(card) > m_game.defense(best)))
            best = card;
    });
    return best;
}

int ScriptGoldfish::damageDealt() { return m_rules.switches.startingHealth[passiveSeat] - m_game.health(passiveSeat); }

// Measures

Measures ScriptGoldfish::series() const
{
    Measures all;
    all.shares = {wonShare(), drawnShare(), notEndedShare(m_mostOwnTurns)};
    all.curves = {wonByCurve(),
                  averageCurve("codex", "Scripts in the Codex"),
                  averageCurve("untapped", "of them untapped at the end of the turn"),
                  averageCurve("used", "share of the Scripts that is used", 0, 1),
                  shareCurve("no-script", "no Script to play, with fewer than five in the Codex"),
                  shareCurve("scripts-left", "Scripts in hand that could not be played"),
                  averageCurve("scripts-lost", "Scripts lost so far"),
                  averageCurve("hand-drawn", "cards in hand after the draw"),
                  averageCurve("hand", "cards in hand"),
                  averageCurve("limit", "cards lost to the hand limit"),
                  shareCurve("fasted", "fasted"),
                  averageCurve("fast-discards", "cards discarded to fast"),
                  averageCurve("fast-gain", "cards more by Fasting than by the draw", -1, 1),
                  averageCurve("unpayable", "share of the hand that the Codex cannot pay for", 0, 1),
                  averageCurve("wrong-element", "of it for want of the element", 0, 1),
                  shareCurve("affordable", "a Creature could be paid for"),
                  shareCurve("fitting", "a Creature had a Script of its element"),
                  shareCurve("attacks", "attacks made in the turn"),
                  averageCurve("attacker-cost", "Scripts for the attacker"),
                  averageCurve("attacker-stage", "stage of the attacker", 0, 3),
                  shareCurve("evolved", "evolved attackers"),
                  averageCurve("damage-turn", "damage dealt in the turn"),
                  averageCurve("damage", "damage dealt so far"),
                  averageCurve("health", "health left to the opponent"),
                  shareCurve("blocker", "a blocker could be paid for afterwards"),
                  averageCurve("blocker-attack", "its Attack"),
                  averageCurve("blocker-defense", "its Defense"),
                  averageCurve("instants", "Instants played"),
                  averageCurve("enhancements", "Enhancements played"),
                  averageCurve("conditionals", "Conditionals set"),
                  shareCurve("set", "turns with a set Conditional"),
                  averageCurve("deck", "cards left in the deck")};
    for (const int damage : thresholds) {
        if (damage < m_rules.switches.startingHealth[passiveSeat])
            all.curves.push_back(reached(damage));
    }
    setOwnTurns(all.curves, turnsShown);
    all.tallies = {StuckCards::series()};
    return all;
}

void ScriptGoldfish::duringOwnTurn(int turn, Measures& sum)
{
    if (m_wall)
        m_game.returnToken();
    atNewTurn();
    const Phase phase = static_cast<Phase>(m_session.state().phase);
    if (phase == SetupStage || phase == InvokeStage)
        m_stuck.hold();
    if (turn > turnsShown)
        return;
    const auto at = static_cast<std::size_t>(turn - 1);
    const auto add = [&](CurveAt curve, double value) { sum.curves[curve].points[at].add(value); };
    if (phase == SetupStarts)
        add(HandDrawn, m_game.countIn(Hand, 0));
    if (phase != InvokeStage || m_turn.invoked)
        return;
    m_turn.invoked = true;
    const Payable found = payable();
    add(CanAttack, found.creature ? 1 : 0);
    add(Fitting, found.fitting ? 1 : 0);
    if (found.held > 0)
        add(Unpayable, double(found.unpayable) / found.held);
    if (found.unpayable > 0)
        add(WrongElement, double(found.wrongElement) / found.unpayable);
}

void ScriptGoldfish::countDamage(int turn, Measures& sum)
{
    const int before = m_damage;
    m_damage = std::max(m_damage, damageDealt());
    for (std::size_t i = 0; Thresholds + i < sum.curves.size() && i < std::size(thresholds) && turn <= turnsShown;
         ++i) {
        if (before < thresholds[i] && m_damage >= thresholds[i]
            && thresholds[i] < m_rules.switches.startingHealth[passiveSeat])
            ++sum.curves[Thresholds + i].counts[static_cast<std::size_t>(std::max(1, turn) - 1)];
    }
}

void ScriptGoldfish::atEndOfOwnTurn(int turn, Measures& sum)
{
    const int before = m_damage;
    countDamage(turn, sum);
    if (turn > turnsShown)
        return;
    const auto at = static_cast<std::size_t>(turn - 1);
    const auto add = [&](CurveAt curve, double value) { sum.curves[curve].points[at].add(value); };
    const int codex = m_game.countIn(Codex, 0);
    int scripts = 0;
    m_game.eachIn(Hand, 0, [&](CardId card) { scripts += m_game.is(card, Type::Script) ? 1 : 0; });
    add(InCodex, codex);
    add(Untapped, m_game.untapped(0));
    if (codex > 0)
        add(UseRate, std::min(1.0, double(m_turn.taps) / codex));
    add(NoScript, codex < 5 && scripts == 0 && m_session.state().players[0].scripts == 0 ? 1 : 0);
    add(ScriptsLeft, scripts > 0 ? 1 : 0);
    add(ScriptsLost, m_scriptsLost);
    add(HandCards, m_game.countIn(Hand, 0));
    add(LimitLosses, m_turn.limitLosses);
    add(Fasted, m_turn.fastDiscards >= 0 ? 1 : 0);
    if (m_turn.fastDiscards >= 0) {
        add(FastDiscards, m_turn.fastDiscards);
        add(FastGain, std::clamp(1 - m_turn.fastDiscards, -1, 1));
    }
    add(MadeAttack, m_turn.attacked ? 1 : 0);
    if (m_turn.attacked) {
        add(AttackerCost, m_turn.attackerCost);
        add(AttackerStage, m_turn.attackerStage);
        add(Evolved, m_turn.evolved ? 1 : 0);
    }
    add(DamageOfTurn, std::max(0, m_damage - before));
    add(DamageDealt, m_damage);
    add(HealthLeft, m_game.health(passiveSeat));
    const CardId blocker = bestBlocker();
    add(CanBlock, blocker.valid() ? 1 : 0);
    if (blocker.valid()) {
        add(BlockerAttack, m_game.attack(blocker));
        add(BlockerDefense, m_game.defense(blocker));
    }
    add(Instants, m_turn.instants);
    add(Enhancements, m_turn.enhancements);
    add(Conditionals, m_turn.conditionals);
    add(ConditionalSet, m_game.countIn(ConditionalPlace, 0) > 0 ? 1 : 0);
    add(DeckLeft, m_game.countIn(Deck, 0));
}

void ScriptGoldfish::atEndOfGame(int ownTurns, int measured, Measures& sum)
{
    countDamage(ownTurns, sum);
    for (int turn = measured; turn < turnsShown; ++turn) { // so far, of all games
        const auto at = static_cast<std::size_t>(turn);
        sum.curves[ScriptsLost].points[at].add(m_scriptsLost);
        sum.curves[DamageDealt].points[at].add(m_damage);
    }
    noteStuck(sum);
}

/// What lies in the hand at the end and could never be played, with the rule that stops it.
void ScriptGoldfish::noteStuck(Measures& sum)
{
    m_game.imagineTurn(0);
    m_stuck.count(sum.tallies.front(), [&](CardId card) -> std::optional<std::string_view> {
        const Refusal refusal = m_game.refuseEver(0, card);
        return refusal ? std::optional(refusal.rule()) : std::nullopt;
    });
}

} // namespace muster::engine::script
