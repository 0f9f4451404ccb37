// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/script/goldfish.h"

namespace muster::engine::script {

namespace {

constexpr int turnsShown = 12;
constexpr Seat passiveSeat = 1;

enum CurveAt : std::size_t { WonBy, InCodex, Untapped, HandCards, DamageDealt, MadeAttack };

Curve average(const char* key, const char* label, double most = NoLimit)
{
    Curve curve{key, {label}, Curve::Average, 0, most};
    curve.points.resize(turnsShown);
    return curve;
}

} // namespace

/// The passive opponent's deck is as large and holds what the pilot's does: nothing of it is ever played.
ScriptGoldfish::ScriptGoldfish(const Rules& rules, const GoldfishPlan& plan)
    : m_rules(rules),
      m_deck(plan.deck.cards("main")),
      m_against(plan.against.empty() ? plan.deck.cards("main") : plan.against.front().cards("main")),
      m_session(rules, 2, [this](Game& game, std::uint64_t seed) { game.begin(m_deck, m_against, seed); }),
      m_mostOwnTurns(plan.mostOwnTurns)
{
}

std::size_t ScriptGoldfish::Passive::choose(const Choice& choice, const View&)
{
    if (choice.kind == OverLimit) // the newest card
        return choice.options.size() - 1;
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const Option& option = choice.options[i];
        if (option.action == Nothing && !option.card.valid() && option.number == 0)
            return i;
    }
    return 0;
}

void ScriptGoldfish::begin(std::uint64_t seed, int) { m_session.begin(seed); }

/// The dice decide who starts (SCR-021).
int ScriptGoldfish::place() const
{
    const State& state = m_session.state();
    if (state.table.turn == 0)
        return -1;
    const bool own = (state.table.turn % 2 == 1) == (state.table.active == 0);
    return own ? 0 : 1;
}

GoldfishGame::Moment ScriptGoldfish::moment() const
{
    const State& state = m_session.state();
    if (state.table.turn == 0 || state.table.active != 0)
        return Moment::Elsewhere;
    return state.phase == TurnEnds ? Moment::EndOfOwnTurn : Moment::OwnTurn;
}

Measures ScriptGoldfish::series() const
{
    Measures all;
    all.shares = {wonShare(), drawnShare(), notEndedShare(m_mostOwnTurns)};
    all.curves = {wonByCurve(turnsShown),
                  average("codex", "Scripts in the Codex"),
                  average("untapped", "of them untapped at the end of the turn"),
                  average("hand", "cards in hand"),
                  average("damage", "damage dealt so far"),
                  average("attacks", "attacks made in the turn", 1)};
    return all;
}

void ScriptGoldfish::atEndOfOwnTurn(int turn, Measures& sum)
{
    if (turn > turnsShown)
        return;
    Game& game = m_session.game();
    const auto at = static_cast<std::size_t>(turn - 1);
    const auto add = [&](CurveAt curve, double value) { sum.curves[curve].points[at].add(value); };
    add(InCodex, game.countIn(Codex, 0));
    add(Untapped, game.untapped(0));
    add(HandCards, game.countIn(Hand, 0));
    add(DamageDealt, m_rules.switches.startingHealth[passiveSeat] - game.health(passiveSeat));
    add(MadeAttack, m_session.state().players[0].attacks > 0 ? 1 : 0);
}

void ScriptGoldfish::atEndOfGame(int, int, Measures&) { }

} // namespace muster::engine::script
