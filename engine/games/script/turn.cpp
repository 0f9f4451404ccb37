// SPDX-License-Identifier: GPL-3.0-or-later
// The Turn Cycle, Drawing Cards, and how a battle ends.
#include <algorithm>

#include "engine/games/script/game.h"

namespace muster::engine::script {

namespace {

constexpr std::uint8_t turnMoment = 0;
constexpr int mostActions = 150; ///< a Setup Stage with more is one that does not end

} // namespace

void Game::advance()
{
    switch (m_state.phase) {
    case Begins: // SCR-025
        rollForStart();
        dealHand(m_table.active);
        dealHand(other(m_table.active));
        mulligan(m_table.active); // SCR-036
        mulligan(other(m_table.active));
        m_state.phase = DrawStage;
        startTurn();
        return;
    case DrawStage:
        drawStage();
        return;
    case SetupStarts:
        startSetup();
        return;
    case SetupStage:
        setupAction();
        return;
    case InvokeStage:
        invokeStage();
        return;
    case Attacked:
        block();
        return;
    case Blocked:
        exchangeDamage();
        return;
    case TurnEnds:
        endTurn();
        return;
    default:
        return;
    }
}

void Game::startTurn()
{
    ++m_table.turn;
    const Seat seat = m_table.active;
    if (m_table.turn > m_rules.switches.turnLimit) {
        drawnGame("SCR-277");
        return;
    }
    if (stalled()) {
        drawnGame("SCR-277");
        return;
    }
    Player& player = m_state.players[seat];
    player.turns = static_cast<std::uint8_t>(std::min(200, player.turns + 1)); // SCR-121
    player.scripts = player.attacks = 0;
    m_state.actions = 0;
    m_table.round = static_cast<std::uint16_t>((m_table.turn + 1) / 2); // SCR-047
    forgetUsesOfTurn();
    forgetHistoryOfTurn();
    tell(Tells::TurnBegins, seat, NoCard, NoCard, m_table.turn, 0, "SCR-040");
    beginMoment(turnMoment, seat);
    settleTexts();
    m_state.phase = DrawStage;
}

/// Nothing can change any more: no cards left to play, no Creature, nothing set.
bool Game::stalled() const
{
    for (const Seat seat : {Seat(0), Seat(1)}) {
        for (const Zone zone : {Deck, Hand, ConditionalPlace, CreaturePlace}) {
            if (countIn(zone, seat) > 0)
                return false;
        }
    }
    return true;
}

/// SCR-050 to SCR-066.
void Game::drawStage()
{
    const Seat seat = m_table.active;
    beginMoment(m_rules.words.drawStage, seat);
    settleTexts();
    if (over())
        return;
    const int held = countIn(Hand, seat);
    if (held == 0) {
        drawCards(seat, 2, "SCR-057"); // in place of the draw (SCR-058)
    } else {
        Options options;
        const int most = std::min(held, numberOf(m_rules.words.fastingDiscards, seat));
        const bool forbidden = playerForbidden(m_rules.words.actFast, seat);
        for (int discards = 0; discards <= (forbidden ? 0 : most); ++discards) {
            Option one;
            one.number = static_cast<std::int16_t>(discards);
            if (discards == 0 || discards >= m_rules.switches.fastingMinDiscard)
                (void)options.push(one);
        }
        const int discards = ask(HowToDraw, seat, options).number;
        if (discards == 0)
            drawCards(seat, 1, "SCR-050");
        else
            fast(seat, discards);
    }
    settleTexts();
    endMoment(m_rules.words.drawStage, seat);
    settleTexts();
    if (!over())
        m_state.phase = SetupStarts;
}

/// SCR-052, SCR-055: the discards come first.
void Game::fast(Seat seat, int discards)
{
    say(Says::Fasts, seat, NoCard, NoCard, discards, 0, "SCR-052");
    for (int i = 0; i < discards; ++i) {
        CardList cards;
        eachIn(Hand, seat, [&](CardId card) { (void)cards.push(card); });
        Options options;
        for (const CardId card : cards) {
            Option one;
            one.card = card;
            (void)options.push(one);
        }
        mergeAlike(options, seat);
        toDiscard(ask(FastWith, seat, options).card, seat, "SCR-056");
    }
    // Two cards, and what texts add to them: one for each discard beyond the two of the book.
    const int more = std::max(0, discards - 2);
    const int extra = std::max(0, numberOf(m_rules.words.fastingDraws, seat) - 2);
    drawCards(seat, 2 + std::min(more, extra), "SCR-053");
    raise(Term::EventManagesTo, NoCard, NoCard, seat, m_rules.words.actFast);
}

/// SCR-070 to SCR-072: before anything is played.
void Game::startSetup()
{
    const Seat seat = m_table.active;
    beginMoment(m_rules.words.setupStage, seat);
    eachIn(Codex, seat, [&](CardId card) { untap(card); }); // SCR-070
    eachIn(CreaturePlace, seat, [&](CardId creature) {      // SCR-071
        if (m_rules.switches.survivorMayStay) {
            Options options;
            for (const int stays : {0, 1}) {
                Option one;
                one.number = static_cast<std::int16_t>(stays);
                (void)options.push(one);
            }
            if (ask(StaysOnTable, seat, options, creature).number == 1)
                return;
        }
        Event event;
        event.kind = code::eventNumber(Term::EventEnters);
        event.it = creature;
        event.player = seat;
        event.word = Hand;
        wouldHappen(event, [&](Event&) { toHandWithAll(creature, "SCR-071"); });
    });
    settleTexts();
    m_state.phase = SetupStage;
}

void Game::setupAction()
{
    const Seat seat = m_table.active;
    if (++m_state.actions > mostActions) {
        m_table.abandoned = true;
        return;
    }
    Options options;
    listActions(seat, options);
    const Option chosen = ask(SetupAction, seat, options);
    switch (chosen.action) {
    case PlayScript:
        playScript(seat, chosen.card);
        break;
    case PlayInstant:
        playInstant(seat, chosen.card);
        break;
    case SetConditional:
        setConditional(seat, chosen.card, chosen.other);
        break;
    default: // SCR-078
        endMoment(m_rules.words.setupStage, seat);
        settleTexts();
        if (over())
            return;
        beginMoment(m_rules.words.invokeStage, seat);
        m_state.phase = InvokeStage;
    }
    settleTexts();
}

/// The hand holds at most ten cards, at any time (SCR-061 to SCR-063).
void Game::keepHandLimit()
{
    if (m_rules.switches.handLimit == Switches::AtTurnEnd && m_state.phase != TurnEnds)
        return;
    for (const Seat seat : {m_table.active, other(m_table.active)}) {
        while (!over() && countIn(Hand, seat) > handLimit(seat)) {
            Options options;
            eachIn(Hand, seat, [&](CardId card) {
                Option one;
                one.card = card;
                (void)options.push(one);
            });
            mergeAlike(options, seat);
            toDiscard(ask(OverLimit, seat, options).card, seat, "SCR-062");
            drain();
        }
    }
}

void Game::endTurn()
{
    const Seat seat = m_table.active;
    endMoment(m_rules.words.invokeStage, seat);
    settleTexts();
    if (over())
        return;
    for (const Seat one : {seat, other(seat)}) { // SCR-183
        eachIn(CreaturePlace, one, [&](CardId creature) {
            m_table.eachOn(creature, [&](CardId on) {
                if (!m_table.has(on, Beneath))
                    toDiscard(on, one, "SCR-183");
            });
        });
        eachIn(EnhancementPlace, one, [&](CardId card) { toDiscard(card, one, "SCR-188"); });
    }
    settleTexts();
    if (over())
        return;
    tell(Tells::EndsTurn, seat, NoCard, NoCard, 0, 0, "SCR-043");
    endMoment(turnMoment, seat);
    settleTexts();
    if (over())
        return;
    const bool again = takeTurnChange(seat, turnMoment, true);
    if (!again)
        m_table.setActive(other(seat)); // SCR-040
    if (takeTurnChange(m_table.active, turnMoment, false))
        m_table.setActive(other(m_table.active));
    startTurn();
}

/// What has happened wakes texts; when all are done, hands and health are looked at.
void Game::settleTexts()
{
    for (int i = 0; i < 50 && !gameOver(); ++i) {
        drain();
        checkEnd();
        if (gameOver())
            return;
        checkAsSoonAs();
        keepHandLimit();
        if (m_table.triggers.empty())
            return;
    }
}

/// SCR-270 to SCR-273: health 0 has lost, unless a text says otherwise.
void Game::checkEnd()
{
    if (over())
        return;
    std::uint8_t lost = 0;
    for (const Seat seat : {m_table.active, other(m_table.active)}) {
        if (health(seat) > 0)
            continue;
        Event event;
        event.kind = code::eventNumber(Term::EventIsDefeated);
        event.player = seat;
        const auto loses = [&](Event&) { lost |= static_cast<std::uint8_t>(1 << seat); };
        if (concerns(code::eventBit(Term::EventIsDefeated)))
            wouldHappen(event, loses);
        else
            loses(event);
    }
    if (lost == 0)
        return;
    if (lost != 3) {
        win(lost == 1 ? 2 : 1, "SCR-270");
        return;
    }
    switch (m_rules.switches.simultaneousZero) { // SCR-Q47
    case Switches::AttackerWins:
        win(static_cast<std::uint8_t>(1 << m_table.active), "SCR-273");
        return;
    case Switches::DefenderWins:
        win(static_cast<std::uint8_t>(1 << other(m_table.active)), "SCR-273");
        return;
    default:
        drawnGame("SCR-273");
    }
}

/// SCR-064: nothing is drawn, and play goes on.
bool Game::deckRunsOut(Seat seat)
{
    switch (m_rules.switches.emptyDeck) {
    case Switches::Loss:
        win(static_cast<std::uint8_t>(1 << other(seat)), "SCR-064");
        return false;
    case Switches::Reshuffle:
        eachIn(Discard, seat, [&](CardId card) { put(card, Deck, seat); });
        shuffleZone(Deck, seat);
        return countIn(Deck, seat) > 0;
    default:
        return false;
    }
}

void Game::concede(Seat seat)
{
    tell(Tells::GivesUp, seat, NoCard, NoCard, 0, 0, "SCR-276");
    win(static_cast<std::uint8_t>(1 << other(seat)), "SCR-276");
}

} // namespace muster::engine::script
