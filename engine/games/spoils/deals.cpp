// SPDX-License-Identifier: GPL-3.0-or-later
// Deals: proposals, answers, exchanges and promises made aloud; whispers bind nobody (SPO-269). While one is proposed or carried
// out nobody can do anything else (SPO-271), and all of it is told to all (SPO-268).
#include <algorithm>
#include <cassert>

#include "engine/games/spoils/game.h"

namespace muster::engine::spoils {

namespace {

constexpr std::size_t mostClauses = Clause::Most;
constexpr int mostDeals = 255; ///< numbers of deals begin again behind it
constexpr int mostRounds = 3;  ///< for which a promise can be given, the present one among them

/// A promise that stands for a while; the other terms are carried out as soon as the deal stands.
bool isPromise(Clause::Kind kind) { return kind > Clause::Shows; }

Says sentenceOf(Clause::Kind kind)
{
    return static_cast<Says>(static_cast<std::uint16_t>(Says::ClauseGives) + static_cast<std::uint16_t>(kind));
}

} // namespace

// What is allowed

/// SPO-Q29: one proposal at a time, and each player one in a turn.
Refusal Game::refuseProposal(Seat seat)
{
    assert(m_rules.switches.deals); // SPO-260
    if ((m_state.proposed >> seat & 1) != 0 || m_state.ledger.size() + mostClauses > Clause::Room)
        return "SPO-Q29";
    return living() < 2 ? Refusal("SPO-279") : Allowed;
}

/// SPO-265, SPO-Q30.
Refusal Game::refuseCallingOff(Seat seat, int deal)
{
    const std::uint8_t parties = partiesOf(deal);
    if ((parties >> seat & 1) == 0)
        return "SPO-265";
    return (m_state.proposed >> seat & 1) != 0 ? Refusal("SPO-Q29") : Allowed;
}

/// SPO-261, SPO-262, SPO-263, SPO-273, SPO-274: what a player has in play, but for the Champion.
bool Game::mayGive(Seat seat, CardId card)
{
    if (zoneKind(card) == FightPlace)
        return m_table.card(card).controller == seat;
    if (!controls(seat, card) || is(card, Type::Champion) || is(card, Type::Monster))
        return false;
    return !isEquipped(card) || m_rules.switches.tradeEquipped; // SPO-277
}

/// Whether anything is still owed by a deal.
bool Game::promises(int deal) const
{
    return std::any_of(m_state.ledger.begin(), m_state.ledger.end(),
                       [&](const Clause& one) { return one.deal == deal; });
}

/// The players of a deal that stands, as bits; none: there is no such deal.
std::uint8_t Game::partiesOf(int deal) const
{
    for (const Clause& one : m_state.ledger) {
        if (one.deal == deal)
            return static_cast<std::uint8_t>(one.parties & ~m_table.out);
    }
    return 0;
}

const Clause* Game::promise(Clause::Kind kind, Seat by, Seat to) const
{
    for (const Clause& one : m_state.ledger) {
        if (one.kind == kind && one.by == by && one.to == to)
            return &one;
    }
    return nullptr;
}

const Clause* Game::owedAttack(Seat seat)
{
    const auto* const found = std::find_if(m_state.ledger.begin(), m_state.ledger.end(), [&](const Clause& one) {
        return one.kind == Clause::Attacks && one.by == seat && !refuseTarget(seat, one.to);
    });
    return found == m_state.ledger.end() ? nullptr : found;
}

// Proposing

void Game::propose(Seat seat)
{
    m_state.proposed |= static_cast<std::uint8_t>(1 << seat);
    m_state.draft.clear();
    m_state.replaces = 0;
    say(Says::Proposes, seat, NoCard, NoCard, 0, 0, "SPO-260");
    while (m_state.draft.size() < mostClauses && addClause(seat)) { }
    if (!m_state.draft.empty())
        decide(seat);
    m_state.draft.clear();
    m_state.replaces = 0;
}

/// One more term: who owes it, what it is, to whom, and until when. False: that is all.
bool Game::addClause(Seat seat)
{
    Options options;
    if (!m_state.draft.empty())
        (void)options.push({});
    for (Seat giver = 0; giver < m_table.seats; ++giver) {
        Option one;
        one.seat = giver;
        if (!m_table.isOut(giver))
            (void)options.push(one);
    }
    if (m_state.draft.empty() && m_state.replaces == 0) { // SPO-266
        for (const Clause& one : m_state.ledger) {
            Option instead;
            instead.number = one.deal;
            if (!options.contains(instead))
                (void)options.push(instead);
        }
    }
    const Option giver = ask(DealGiver, seat, options);
    if (giver.seat == NoSeat) {
        if (giver.number == 0)
            return false;
        m_state.replaces = static_cast<std::uint8_t>(giver.number);
        say(Says::InPlaceOf, seat, NoCard, NoCard, giver.number, 0, "SPO-266");
        return true;
    }
    Clause clause;
    clause.by = giver.seat;
    options.clear();
    listClauses(giver.seat, options);
    const Option what = ask(DealWhat, seat, options, NoCard, giver.seat);
    clause.kind = static_cast<Clause::Kind>(what.number);
    clause.card = what.card;
    if (clause.card.valid())
        clause.since = m_table.card(clause.card).entered;
    options.clear();
    for (Seat to = 0; to < m_table.seats; ++to) {
        Option one;
        one.seat = to;
        if (to != clause.by && !m_table.isOut(to))
            (void)options.push(one);
    }
    clause.to = ask(DealTaker, seat, options, what.card, giver.seat).seat;
    clause.until = static_cast<std::int16_t>(m_table.round + (clause.kind == Clause::Delivers ? 1 : 0));
    if (isPromise(clause.kind) && clause.kind != Clause::Delivers) {
        options.clear();
        for (int rounds = 0; rounds < mostRounds; ++rounds) {
            Option one;
            one.number = static_cast<std::int16_t>(m_table.round + rounds);
            (void)options.push(one);
        }
        clause.until = ask(DealUntil, seat, options).number;
    }
    (void)m_state.draft.push(clause);
    say(sentenceOf(clause.kind), clause.by, clause.card, NoCard, clause.to, clause.until, "SPO-268");
    return true;
}

/// All that a player can promise in a deal.
void Game::listClauses(Seat giver, Options& options)
{
    const auto with = [&](Clause::Kind kind, CardId card) {
        Option one;
        one.number = kind;
        one.card = card;
        (void)options.push(one);
    };
    const auto card = [&](CardId one) {
        const bool drafted = std::any_of(m_state.draft.begin(), m_state.draft.end(),
                                         [&](const Clause& clause) { return clause.card == one; });
        if (drafted || !mayGive(giver, one))
            return;
        with(Clause::Gives, one);
        if (controls(giver, one))
            with(Clause::Delivers, one);
    };
    eachIn(PlayArea, giver, [&](CardId one) {
        card(one);
        m_table.eachOn(one, card);
    });
    for (const Fight& one : m_state.fights)
        card(one.monster);
    if (countIn(Hand, giver) > 0)
        with(Clause::Shows, NoCard);
    for (const Clause::Kind kind :
         {Clause::SparesAttack, Clause::SparesDistraction, Clause::Attacks, Clause::Distracts})
        with(kind, NoCard);
    mergeAlike(options, giver);
}

// Agreeing

/// SPO-264: it stands once all whom it concerns have agreed; the proposer has. SPO-267, SPO-Q31: so have those whom the deal
/// concerned that it takes the place of.
void Game::decide(Seat seat)
{
    auto parties = static_cast<std::uint8_t>(1 << seat);
    for (const Clause& one : m_state.draft) {
        parties |= static_cast<std::uint8_t>(1 << one.by);
        if (one.kind != Clause::Attacks) // who is to be attacked is not asked
            parties |= static_cast<std::uint8_t>(1 << one.to);
    }
    const std::uint8_t asked = parties | (m_state.replaces != 0 ? partiesOf(m_state.replaces) : std::uint8_t(0));
    if (!allAgree(asked, seat))
        return;
    if (m_state.replaces != 0)
        annul(m_state.replaces);
    do
        m_state.deals = static_cast<std::uint8_t>(m_state.deals % mostDeals + 1);
    while (promises(m_state.deals));
    const std::uint8_t number = m_state.deals;
    say(Says::DealStands, NoSeat, NoCard, NoCard, number, 0, "SPO-264");
    for (Clause& one : m_state.draft) {
        one.deal = number;
        one.parties = parties;
        if (isPromise(one.kind))
            (void)m_state.ledger.push(one);
    }
    carryOut();
}

/// Asks in the order of effect priority, until one declines.
bool Game::allAgree(std::uint8_t parties, Seat but)
{
    for (int i = 0; i < m_table.seats; ++i) {
        const Seat seat = seatAt(m_table.seats - 1 - i);
        if (seat == but || (parties >> seat & 1) == 0)
            continue;
        Options options;
        for (const int agrees : {0, 1}) {
            Option one;
            one.number = static_cast<std::int16_t>(agrees);
            (void)options.push(one);
        }
        const bool agrees = ask(DealAnswer, seat, options, NoCard, but).number != 0;
        say(agrees ? Says::Agrees : Says::Declines, seat, NoCard, NoCard, 0, 0, "SPO-264");
        if (!agrees)
            return false;
    }
    return true;
}

void Game::callOff(Seat seat, int deal)
{
    m_state.proposed |= static_cast<std::uint8_t>(1 << seat);
    say(Says::CallsOff, seat, NoCard, NoCard, deal, 0, "SPO-265");
    const auto everybody = static_cast<std::uint8_t>(((1 << m_table.seats) - 1) & ~m_table.out);
    if (allAgree(m_rules.switches.allCallOff ? everybody : partiesOf(deal), seat))
        annul(deal);
}

/// None of its promises binds any more.
void Game::annul(int deal)
{
    m_state.ledger.removeIf([&](const Clause& one) { return one.deal == deal; });
    say(Says::DealEnds, NoSeat, NoCard, NoCard, deal, 0, "SPO-265");
}

// Carrying out

/// SPO-275, SPO-Q35: what is due at once changes hands at the same time.
void Game::carryOut()
{
    {
        const AtOnce all(*this);
        for (const Clause& one : m_state.draft) {
            if (one.kind == Clause::Gives)
                handOver(one);
        }
    }
    settleTexts();
    for (const Clause& one : m_state.draft) {
        if (one.kind == Clause::Shows && !gameOver() && !m_table.isOut(one.by))
            showCard(one.by);
    }
}

/// SPO-277, SPO-278.
void Game::handOver(const Clause& clause)
{
    if (!m_table.same(clause.card, clause.since) || !mayGive(clause.by, clause.card) || m_table.isOut(clause.to)) {
        say(Says::Lapses, clause.by, clause.card, NoCard, clause.deal, 0, "SPO-278");
        return;
    }
    control(clause.card, clause.to, {});
}

/// The giver says which one.
void Game::showCard(Seat seat)
{
    CardList cards;
    eachIn(Hand, seat, [&](CardId card) { (void)cards.push(card); });
    if (!cards.empty())
        reveal(askCard(seat, cards, NoCard, effects::Term::VerbReveal), seat);
}

/// What was promised for the beginning of this round.
void Game::deliver()
{
    const auto due = [&](const Clause& one) { return one.kind == Clause::Delivers && one.until <= m_table.round; };
    {
        const AtOnce all(*this);
        for (const Clause& one : m_state.ledger) {
            if (due(one))
                handOver(one);
        }
    }
    m_state.ledger.removeIf(due);
    settleTexts();
}

/// SPO-Q33: who has promised a Monster for the attacked player plays one, if that is allowed.
void Game::playPromised()
{
    for (int i = 0; i < m_table.seats && attacksPlayer() && !stopped(); ++i) {
        const Seat seat = seatAt(m_table.seats - 1 - i);
        const Clause* const owed = promise(Clause::Distracts, seat, m_state.target);
        if (owed == nullptr)
            continue;
        CardList monsters;
        eachIn(Hand, seat, [&](CardId card) {
            if (!refuseDistraction(seat, card, false))
                (void)monsters.push(card);
        });
        if (monsters.empty())
            continue;
        const CardId monster = askCard(seat, monsters, NoCard, effects::Term::VerbPerform);
        fulfil(*owed);
        distract(seat, monster);
        settleTexts();
    }
}

void Game::fulfil(const Clause& clause)
{
    const auto kept = static_cast<std::size_t>(&clause - m_state.ledger.begin());
    say(Says::KeepsPromise, clause.by, NoCard, NoCard, clause.deal, 0, "SPO-264");
    m_state.ledger.removeAt(kept);
}

/// Promises for rounds that are over.
void Game::endPromises()
{
    m_state.ledger.removeIf(
        [&](const Clause& one) { return one.kind != Clause::Delivers && one.until <= m_table.round; });
}

/// SPO-279. An attack on somebody is owed to those with whom it was agreed.
void Game::endPromisesOf(Seat seat)
{
    const auto creditors = [](const Clause& one) { return one.parties & ~(1 << one.by); };
    m_state.ledger.removeIf([&](const Clause& one) {
        const bool toNobody =
            one.kind == Clause::Attacks && creditors(one) != 0 && (creditors(one) & ~m_table.out) == 0;
        const bool ends = one.by == seat || one.to == seat || toNobody;
        if (ends)
            say(Says::Lapses, one.by, one.card, NoCard, one.deal, 0, "SPO-279");
        return ends;
    });
}

} // namespace muster::engine::spoils
