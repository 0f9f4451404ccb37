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
        m_state.phase = TurnStarts;
        return;
    case TurnStarts:
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

/// The first turn is one like any other (SCR-048).
void Game::startTurn()
{
    if (m_table.turn >= m_rules.switches.turnLimit) { // and no turn begins any more
        drawnGame("SCR-277");
        return;
    }
    ++m_table.turn;
    const Seat seat = m_table.active;
    if (stalled()) {
        drawnGame("SCR-277");
        return;
    }
    Player& player = m_state.players[seat];
    player.turns = static_cast<std::uint8_t>(std::min(200, player.turns + 1)); // SCR-121
    player.scripts = player.attacks = 0;                                       // SCR-127: what was not used is gone
    player.emptyHanded = countIn(Hand, seat) == 0;                             // SCR-059
    m_state.actions = 0;
    offerAgain();
    for (const Seat one : {Seat(0), Seat(1)}) {
        eachIn(CreaturePlace, one, [&](CardId creature) {
            m_table.setStatuses(creature, static_cast<std::uint16_t>(m_table.card(creature).statuses & ~HasAttacked));
        });
    }
    m_table.round = static_cast<std::uint16_t>((m_table.turn + 1) / 2); // SCR-047
    forgetUsesOfTurn();
    forgetHistoryOfTurn();
    tell(Tells::TurnBegins, seat, NoCard, NoCard, m_table.turn, 0, "SCR-040");
    beginMoment(turnMoment, seat);
    settleTexts();
    m_state.phase = DrawStage;
}

/// What a Conditional waits for may last: declined in one turn, it is offered again in the next (SCR-166, SCR-Q28).
void Game::offerAgain()
{
    const std::size_t again = m_table.met.removeIf([&](const Table::Met& one) {
        return zoneKind(one.card) == ConditionalPlace && !m_table.has(one.card, FaceUp);
    });
    if (again > 0)
        m_table.changed(Table::Layout);
}

/// Nothing can change any more: no cards left to play, no Creature, nothing set, and an empty deck means nothing.
bool Game::stalled() const
{
    const Switches& switches = m_rules.switches;
    if (switches.emptyDeck == Switches::Loss)
        return false;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (switches.emptyDeck == Switches::Reshuffle && countIn(Discard, seat) > 0)
            return false;
        for (const Zone zone : {Deck, Hand, ConditionalPlace, CreaturePlace}) {
            if (countIn(zone, seat) > 0)
                return false;
        }
    }
    return true;
}

/// SCR-050 to SCR-066, before anything untaps or returns (SCR-046). It is the only place for Fasting (SCR-054), and for the
/// attacking player alone (SCR-060).
void Game::drawStage()
{
    const Seat seat = m_table.active;
    beginMoment(m_rules.words.drawStage, seat);
    settleTexts();
    if (over())
        return;
    if (m_state.players[seat].emptyHanded)
        take(seat, 2, "SCR-057"); // in place of the draw (SCR-058)
    else
        drawOrFast(seat);
    settleTexts();
    endMoment(m_rules.words.drawStage, seat);
    settleTexts();
    if (!over())
        m_state.phase = SetupStarts;
}

/// SCR-051: one card, or Fasting, which needs a card to discard (SCR-065).
void Game::drawOrFast(Seat seat)
{
    Options options;
    (void)options.push({});
    const int held = countIn(Hand, seat);
    const int most = std::min(held, numberOf(m_rules.words.fastingDiscards, seat));
    const bool may = held > 0 && !playerForbidden(m_rules.words.actFast, seat);
    for (int discards = m_rules.switches.fastingMinDiscard; may && discards <= most; ++discards) { // SCR-Q10
        Option one;
        one.action = Fasts;
        one.number = static_cast<std::int16_t>(discards);
        (void)options.push(one);
    }
    const Option chosen = ask(HowToDraw, seat, options);
    if (chosen.action == Fasts)
        fast(seat, chosen.number);
    else
        take(seat, 1, "SCR-050");
}

/// SCR-052, SCR-055: the discards come first.
void Game::fast(Seat seat, int discards)
{
    say(Says::Fasts, seat, NoCard, NoCard, discards, 0, "SCR-052");
    for (int i = 0; i < discards; ++i) {
        Options options;
        eachIn(Hand, seat, [&](CardId card) {
            Option one;
            one.card = card;
            (void)options.push(one);
        });
        toDiscard(askMerged(FastWith, seat, options).card, seat, "SCR-056");
    }
    // Two cards, and what texts add to them: one for each discard beyond the two of the book.
    const int more = std::max(0, discards - 2);
    const int extra = std::max(0, numberOf(m_rules.words.fastingDraws, seat) - 2);
    take(seat, 2 + std::min(more, extra), "SCR-053");
    raise(Term::EventManagesTo, NoCard, NoCard, seat, m_rules.words.actFast);
}

/// SCR-070 to SCR-072: before anything is played. Until then a survivor has stayed tapped (SCR-252); now it is a card of the
/// hand like the others (SCR-079).
void Game::startSetup()
{
    const Seat seat = m_table.active;
    beginMoment(m_rules.words.setupStage, seat);
    eachIn(Codex, seat, [&](CardId card) { untap(card); }); // SCR-070, SCR-110
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
        goHome(creature, "SCR-071");
        keepHandLimit(); // before anything is asked of another one (SCR-061)
    });
    settleTexts();
    m_state.phase = SetupStage;
}

/// Scripts, Instants, Conditionals in any order (SCR-074, SCR-075), Instants and exchanges any number of times (SCR-150,
/// SCR-174).
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

/// Where excess cards are not taken, so many more go to a hand (SCR-Q13).
int Game::roomInHand(Seat seat)
{
    constexpr int any = 0x7fff;
    return m_rules.switches.handLimit == Switches::ExcessNotTaken ? std::max(0, handLimit(seat) - countIn(Hand, seat))
                                                                  : any;
}

void Game::take(Seat seat, int amount, const char* rule) { drawCards(seat, std::min(amount, roomInHand(seat)), rule); }

/// The hand holds at most ten cards, at any time (SCR-061 to SCR-063): nobody decides anything else while it holds more.
void Game::keepHandLimit()
{
    if (m_rules.switches.handLimit == Switches::AtTurnEnd && m_state.phase != TurnEnds)
        return;
    if (handsAreWithinLimit())
        return;
    for (const Seat seat : {m_table.active, other(m_table.active)}) {
        while (!gameOver() && countIn(Hand, seat) > handLimit(seat)) {
            Options options;
            eachIn(Hand, seat, [&](CardId card) {
                Option one;
                one.card = card;
                (void)options.push(one);
            });
            toDiscard(askMerged(OverLimit, seat, options).card, seat, "SCR-062");
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
    for (const Seat one : {seat, other(seat)}) { // SCR-183, SCR-187
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
    m_table.turnChanges.removeIf([&](const TurnChange& one) { return one.moment == m_rules.words.invokeStage; });
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
    m_state.phase = TurnStarts;
}

void Game::settleOneByOne()
{
    constexpr int cap = 100;
    for (int i = 0; i < cap; ++i) {
        checkEnd();
        if (gameOver())
            return;
        keepHandLimit();
        if (m_table.triggers.empty())
            checkAsSoonAs();
        if (m_table.triggers.empty())
            return;
        drain();
    }
}

/// A battle is lost, unless a text puts something in the place of that.
void Game::wouldLose(Seat seat, const Happening& happening)
{
    Event event;
    event.kind = code::eventNumber(Term::EventIsDefeated);
    event.player = seat;
    if (concerns(code::eventBit(Term::EventIsDefeated)))
        wouldHappen(event, happening);
    else
        happening(event);
}

/// SCR-270 to SCR-273: health 0 has lost, unless a text says otherwise.
void Game::checkEnd()
{
    if ((health(0) > 0 && health(1) > 0) || gameOver())
        return; // as nearly always
    std::uint8_t lost = 0;
    for (const Seat seat : {m_table.active, other(m_table.active)}) {
        if (health(seat) <= 0)
            wouldLose(seat, [&](Event&) { lost |= static_cast<std::uint8_t>(1 << seat); });
    }
    if (lost == 0)
        return;
    if (lost != 3) {
        battleIsWon(lost == 1 ? Seat(1) : Seat(0), "SCR-270");
        return;
    }
    switch (m_rules.switches.simultaneousZero) { // SCR-Q47
    case Switches::AttackerWins:
        battleIsWon(m_table.active, "SCR-273");
        return;
    case Switches::DefenderWins:
        battleIsWon(other(m_table.active), "SCR-273");
        return;
    default:
        drawnGame("SCR-273");
    }
}

/// Nothing is drawn, and play goes on; the discard pile stays where it is. By a setting it is a loss, or the discard pile
/// becomes the deck (SCR-Q14).
bool Game::deckRunsOut(Seat seat)
{
    if (m_rules.switches.emptyDeck == Switches::PlayOn)
        return false; // SCR-064, SCR-262, SCR-275
    if (m_rules.switches.emptyDeck == Switches::Loss) {
        wouldLose(seat, [&](Event&) { battleIsWon(other(seat), "SCR-064"); });
        return false;
    }
    eachIn(Discard, seat, [&](CardId card) { put(card, Deck, seat); });
    shuffleZone(Deck, seat);
    return countIn(Deck, seat) > 0;
}

void Game::concede(Seat seat)
{
    tell(Tells::GivesUp, seat, NoCard, NoCard, 0, 0, "SCR-276");
    battleIsWon(other(seat), "SCR-276");
}

/// SCR-274: what a battle means for the campaign around it is told, and no more (SCR-308).
void Game::battleIsWon(Seat winner, const char* rule)
{
    win(static_cast<std::uint8_t>(1 << winner), rule);
    say(Says::MovesToTown, other(winner), NoCard, NoCard, 0, 0, "SCR-274");
}

} // namespace muster::engine::script
