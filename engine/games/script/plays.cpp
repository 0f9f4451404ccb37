// SPDX-License-Identifier: GPL-3.0-or-later
// Using Scripts, the Study Rate, Instant and Conditional Items, and what may be done when.
#include <algorithm>
#include <cassert>
#include <functional>
#include <tuple>

#include "engine/games/script/game.h"

namespace muster::engine::script {

// Numbers

int Game::baseOf(std::uint8_t word, Seat seat)
{
    const Words& words = m_rules.words;
    if (word == words.studyRate)
        return std::min<int>(6, m_state.players[seat].turns); // SCR-120 to SCR-122, SCR-297
    if (word == words.codexCapacity || word == words.handLimit)
        return word == words.handLimit ? handSize : codexSize; // SCR-061, SCR-125
    if (word == words.fastingDiscards || word == words.fastingDraws)
        return 2; // SCR-052
    return 0;
}

/// Effects count one after the other, each on what the one before it has left: the attacking player's first (SCR-300,
/// SCR-303). Of one player's, those that texts have done count in the order in which they were done, then those that last by themselves.
void Game::apply(AllApplied& all, const Modifier& one, bool sets)
{
    constexpr int ofDefender = 10'000;
    constexpr int byItself = 1'000;
    const Modifier* first = m_table.modifiers.begin();
    const bool done = std::less_equal<>()(first, &one) && std::less<>()(&one, m_table.modifiers.end());
    const int order = done ? static_cast<int>(&one - first) : byItself + (sets ? 0 : 1);
    store(all, Applied{order + (one.you == m_table.active ? 0 : ofDefender), one.amount, sets});
}

int Game::inOrder(AllApplied& all, int base)
{
    std::sort(all.begin(), all.end(), [](const Applied& a, const Applied& b) {
        return std::tie(a.order, a.amount) < std::tie(b.order, b.amount);
    });
    for (const Applied& one : all)
        base = one.sets ? one.amount : base + one.amount;
    return std::max(0, base); // SCR-234
}

/// Where nothing sets the number, the order of what is added does not matter.
int Game::number(std::uint8_t word, CardId card)
{
    if (word < m_code.dialect.firstResource && !mayChange(word))
        return std::max(0, printed(word, card)); // as nearly always
    if (word >= m_code.dialect.firstResource || !mayBeInForce(Modifier::Set, word))
        return CardGame::number(word, card);
    AllApplied all;
    eachInForce(Modifier::Add, word, card, [&](const Modifier& one) { apply(all, one, false); });
    eachInForce(Modifier::Set, word, card, [&](const Modifier& one) { apply(all, one, true); });
    return inOrder(all, printed(word, card));
}

int Game::printed(std::uint8_t word, CardId card)
{
    const Token& token = m_state.token;
    if (card != token.card)
        return CardGame::printed(word, card);
    return word == m_rules.words.attack ? token.attack : word == m_rules.words.defense ? token.defense : 0;
}

int Game::numberOf(std::uint8_t word, Seat seat)
{
    if (word < m_code.dialect.firstResource && !mayChange(word))
        return std::max(0, baseOf(word, seat)); // as nearly always
    if (word == m_rules.words.health || !mayBeInForce(Modifier::Set, word))
        return CardGame::numberOf(word, seat);
    AllApplied all;
    eachForPlayer(Modifier::Add, word, seat, [&](const Modifier& one) { apply(all, one, false); });
    eachForPlayer(Modifier::Set, word, seat, [&](const Modifier& one) { apply(all, one, true); });
    return inOrder(all, baseOf(word, seat));
}

/// SCR-143, SCR-144: the number in the centre, or the lower one where it is evolved. What changes the cost changes both.
int Game::costOf(CardId card, bool evolved)
{
    const Words& words = m_rules.words;
    const int cost = number(words.cost, card);
    if (!evolved)
        return cost;
    return std::max(0, number(words.evolvedCost, card) + cost - printed(words.cost, card));
}

/// SCR-141, SCR-145: the printed one, unless a text has changed it.
int Game::element(CardId card) { return elementsChange() ? wordOf(m_rules.elementField, card) : own(card).element; }

/// Of several texts that change an element the later one stands, as with numbers (SCR-303). Whom they are about, where they
/// ask for elements themselves, is judged by what is printed.
int Game::wordOf(code::Ref field, CardId card)
{
    const auto word = static_cast<std::uint8_t>(field);
    if (field != m_rules.elementField || !mayBeInForce(Modifier::Change, word))
        return CardGame::wordOf(field, card);
    const int printedWord = own(card).element;
    if (m_changingWords || printedWord < 0)
        return printedWord;
    m_changingWords = true;
    AllApplied all;
    eachInForce(Modifier::Change, word, card, [&](const Modifier& one) { apply(all, one, true); });
    m_changingWords = false;
    return inOrder(all, printedWord);
}

/// SCR-107, SCR-108, SCR-148: Items take any, also mixed; Creatures their own element, unless a text says otherwise.
bool Game::anyElementPays(Seat seat, CardId card)
{
    if (!is(card, Type::Creature))
        return true;
    bool any = false;
    if (mayBeInForce(Modifier::Ignore, m_rules.words.needElement))
        eachForPlayer(Modifier::Ignore, m_rules.words.needElement, seat, [&](const Modifier& one) {
            any = any || one.what == code::None || matches(one.what, card, contextOf(one), seat);
        });
    return any;
}

/// SCR-106, and what the rules of countScripts() say.
int Game::scriptsFor(Seat seat, CardId card)
{
    if (anyElementPays(seat, card)) // SCR-107, SCR-108, SCR-148
        return purseOf(seat).all;
    if (!elementsChange())
        return purseOf(seat).of(own(card).element);
    const int wanted = element(card);
    int count = 0;
    eachIn(Codex, seat, [&](CardId script) { count += element(script) == wanted && !isTapped(script) ? 1 : 0; });
    return count;
}

/// SCR-104: the untapped ones; SCR-109: of the own Codex.
const Game::Purse& Game::countScripts(Seat seat)
{
    Purse& purse = m_purses[seat];
    purse.marks = m_table.marks;
    purse.all = 0;
    purse.piles.clear();
    eachIn(Codex, seat, [&](CardId script) {
        if (isTapped(script))
            return;
        ++purse.all;
        const int element = own(script).element;
        for (Purse::Pile& one : purse.piles) {
            if (one.element == element) {
                ++one.scripts;
                return;
            }
        }
        store(purse.piles, Purse::Pile{element, 1});
    });
    return purse;
}

// What is allowed

/// Each kind of card has its stage: Scripts and Conditionals the Setup Stage (SCR-084, SCR-085), Instants too (SCR-083). The
/// defending player only blocks (SCR-129).
Refusal Game::refuse(Seat seat, const Option& action)
{
    if (seat != m_table.active && m_state.phase != Attacked)
        return "SCR-041";
    if (action.action == Nothing)
        return Allowed;
    if (action.action == Guard)
        return refuseGuard(seat, action.card);
    assert(m_table.card(action.card).zone == zones().id(Hand, seat));
    const bool item = action.action == PlayInstant || action.action == SetConditional;
    if (m_state.phase == Attacked && item)
        return "SCR-093";
    if (m_state.phase == Attacked && action.action == PlayScript)
        return "SCR-094";
    switch (action.action) {
    case PlayScript:
        return m_state.phase == SetupStage ? refuseScript(seat, action.card) : Refusal("SCR-085");
    case PlayInstant:
        return m_state.phase == SetupStage ? refuseInstant(seat, action.card) : Refusal("SCR-151");
    case SetConditional:
        return m_state.phase == SetupStage ? refuseConditional(seat, action.card, action.other) : Refusal("SCR-162");
    default:
        return refuseCreature(seat, action);
    }
}

/// What belongs to another stage is refused in any case, and what is asked of no single card is asked once.
void Game::listActions(Seat seat, Options& options)
{
    const auto list = [&](const Option& action, Refusal refusal) {
        if (!refusal)
            (void)options.push(action);
    };
    (void)options.push({});
    CardList hand;
    differentCards(seat, hand);
    if (m_state.phase == SetupStage) {
        const Refusal scripts = refuseScripts(seat);
        eachPlay(seat, hand, [&](const Option& action) {
            if (action.action != PlayScript)
                list(action, refuse(seat, action));
            else if (!scripts)
                list(action, mayPlay(seat, action.card) ? Allowed : Refusal("SCR-304"));
        });
    } else {
        const Refusal creatures = refuseCreatures(seat);
        // SCR-203: evolved in either case.
        eachInvocation(
            seat, hand,
            [&](const Option& action) {
                if (action.action == Guard)
                    list(action, refuseGuard(seat, action.card));
                else if (!creatures)
                    list(action, refuseThisCreature(seat, action));
            },
            true);
    }
    const bool marked = !m_table.modifiers.empty() || !m_table.delayed.empty() || !m_table.uses.empty();
    if (marked || countIn(CreaturePlace, seat) > 1 || countIn(ConditionalPlace, seat) > 1)
        mergeAlike(options, seat); // else the hand is merged already
}

/// Nothing is in force on one card alone or waits for it, and none has been used: then cards of one name are alike to who
/// holds them.
void Game::differentCards(Seat seat, CardList& hand) const
{
    const bool alike = m_table.modifiers.empty() && m_table.delayed.empty() && m_table.uses.empty();
    std::uint64_t met = 0; // a bit for several cards: most have been met by none before
    eachIn(Hand, seat, [&](CardId card) {
        const CardState& state = m_table.card(card);
        const std::uint64_t bit = std::uint64_t(1) << (state.definition & 63);
        const auto same = [&](CardId other) {
            return m_table.card(other).definition == state.definition && m_table.card(other).flags == state.flags;
        };
        if (!alike || (met & bit) == 0 || std::none_of(hand.begin(), hand.end(), same))
            (void)hand.push(card);
        met |= bit;
    });
}

/// SCR-304: whether no text forbids to play the card, in whatever way it is played.
bool Game::mayPlay(Seat seat, CardId card)
{
    const std::uint8_t play = m_rules.words.actPlay;
    return !mayBeInForce(Modifier::Forbid, play)
        || (!playerForbidden(play, seat, card) && !inForce(Modifier::Forbid, play, card));
}

Refusal Game::refuseScript(Seat seat, CardId card)
{
    return mayPlay(seat, card) ? refuseScripts(seat) : Refusal("SCR-304");
}

/// SCR-123 to SCR-131, whichever Script it is; from a Study Rate of 6 on the Codex alone is the limit (SCR-124).
Refusal Game::refuseScripts(Seat seat)
{
    const int inCodex = countIn(Codex, seat);
    if (inCodex >= numberOf(m_rules.words.codexCapacity, seat))
        return "SCR-125"; // a lost Script leaves a place (SCR-130)
    const int rate = studyRate(seat);
    if (rate >= 6)
        return Allowed;
    if (m_rules.switches.studyByCodex)
        return inCodex < rate ? Allowed : Refusal("SCR-131");
    if (m_state.players[seat].scripts >= rate)
        return "SCR-123";
    return Allowed;
}

/// What the text of a card asks for when it is played: a further cost, a target. The card itself is not in the hand any more
/// by then.
Refusal Game::refuseText(Seat seat, CardId card)
{
    Aside leaving(*this);
    leaving.add(card);
    const code::Range text = own(card).does;
    for (int i = 0; i < text.count; ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(text.first + i));
        if (ability.kind != code::Ability::Plays)
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        if (!payable(ability.cost, context))
            return "SCR-105";
        if (ability.target != code::None && !untilOne(ability.target, context, seat, [](CardId) { return true; }))
            return "SCR-304";
    }
    return Allowed;
}

Refusal Game::refuseInstant(Seat seat, CardId card)
{
    if (!mayPlay(seat, card))
        return "SCR-304";
    // SCR-153: as any card, but for one without a cost (SCR-114).
    if (!free(card) && scriptsFor(seat, card) < costOf(card, false))
        return "SCR-105";
    return refuseText(seat, card);
}

/// SCR-160, SCR-168 to SCR-171; it stays until it is activated or exchanged (SCR-163).
Refusal Game::refuseConditional(Seat seat, CardId card, CardId exchanged)
{
    if (playerForbidden(m_rules.words.actSet, seat, card) || !mayPlay(seat, card)) // an Item is played when it is set
        return "SCR-304";
    int room = 1; // of each player (SCR-173)
    eachForPlayer(Modifier::Allow, m_rules.words.actSet, seat, [&](const Modifier& one) { room += one.amount; });
    if (!exchanged.valid() && countIn(ConditionalPlace, seat) >= room)
        return "SCR-160";
    if (!m_rules.switches.paysWhenActivated && scriptsFor(seat, card) < costOf(card, false))
        return "SCR-170";
    return Allowed;
}

Refusal Game::refuseCreature(Seat seat, const Option& action)
{
    const Refusal refusal = refuseCreatures(seat);
    return refusal ? refusal : refuseThisCreature(seat, action);
}

/// Whichever Creature it is: SCR-077, SCR-080 of an attack, SCR-090, SCR-192 of a block.
Refusal Game::refuseCreatures(Seat seat) { return seat == m_table.active ? refuseAttacks(seat) : refuseBlocks(seat); }

/// SCR-105, SCR-106, and what texts say of it.
Refusal Game::refuseThisCreature(Seat seat, const Option& action)
{
    const bool evolved = action.action == InvokeEvolved;
    m_evolving = evolved && action.other.valid() ? action.card : NoCard; // what a text says of evolved Creatures
    const bool may = seat == m_table.active ? mayAttack(action.card) : mayBlock(action.card);
    m_evolving = NoCard;
    if (!may)
        return "SCR-304";
    if (evolved) {
        if (const Refusal refusal = refuseEvolved(seat, action.card, action.other))
            return refusal;
    }
    if (const int cost = costOf(action.card, evolved); scriptsFor(seat, action.card) < cost) { // SCR-096, SCR-111
        if (purseOf(seat).all < cost)
            return "SCR-105";
        return evolved ? "SCR-205" : "SCR-106";
    }
    return mayPlay(seat, action.card) ? Allowed : Refusal("SCR-304");
}

/// SCR-080: one attack in a turn.
Refusal Game::refuseAttacks(Seat seat)
{
    if (m_state.phase != InvokeStage)
        return "SCR-077";
    int most = 1;
    eachForPlayer(Modifier::Allow, m_rules.words.actAttack, seat, [&](const Modifier& one) { most += one.amount; });
    return m_state.players[seat].attacks < most ? Allowed : Refusal("SCR-080"); // SCR-191
}

bool Game::mayAttack(CardId creature)
{
    const std::uint8_t attack = m_rules.words.actAttack;
    return !mayBeInForce(Modifier::Forbid, attack)
        || (!playerForbidden(attack, m_table.active, creature) && !inForce(Modifier::Forbid, attack, creature));
}

/// One, unless a text allows more.
int Game::mostBlockers(Seat seat)
{
    int most = 1;
    eachForPlayer(Modifier::Allow, m_rules.words.actBlock, seat, [&](const Modifier& one) { most += one.amount; });
    return most;
}

/// SCR-090, SCR-192: one blocker, also beside a survivor.
Refusal Game::refuseBlocks(Seat seat)
{
    if (static_cast<int>(m_state.battle.blockers.size()) >= mostBlockers(seat))
        return "SCR-090"; // SCR-191
    bool survivor = false;
    eachIn(CreaturePlace, seat, [&](CardId card) { survivor = survivor || isTapped(card); });
    if (survivor && m_rules.switches.survivorStopsBlock)
        return "SCR-192";
    return Allowed;
}

/// SCR-251: a tapped survivor cannot defend; one that a text has untapped lies there already, and costs nothing.
Refusal Game::refuseGuard(Seat seat, CardId card)
{
    if (seat == m_table.active || m_state.battle.blockers.contains(card))
        return "SCR-253";
    if (isTapped(card) && !inForce(Modifier::Allow, m_rules.words.actBlock, card)) // SCR-304
        return "SCR-251";
    if (static_cast<int>(m_state.battle.blockers.size()) >= mostBlockers(seat))
        return "SCR-090";
    return mayBlock(card) ? Allowed : Refusal("SCR-304");
}

/// SCR-194, SCR-195: the stage directly before, of the same line. Both are cards of the hand, and the first has an
/// evolved cost: see eachInvocation().
Refusal Game::refuseEvolved(Seat seat, CardId card, CardId before)
{
    assert(own(card).hasEvolvedCost);
    if (!before.valid()) {
        bool needless = false;
        eachForPlayer(Modifier::Ignore, m_rules.words.needPreviousStage, seat, [&](const Modifier& one) {
            needless = needless || one.what == code::None || matches(one.what, card, contextOf(one), seat);
        });
        return needless ? Allowed : Refusal("SCR-195");
    }
    assert(m_table.card(before).zone == zones().id(Hand, seat));
    if (own(card).line != m_table.card(before).definition)
        return "SCR-195";
    if (m_rules.switches.wholeLine && own(before).stage > 1) { // SCR-204
        bool whole = false;
        eachIn(Hand, seat, [&](CardId first) { whole = whole || m_table.card(first).definition == own(before).line; });
        if (!whole)
            return "SCR-204";
    }
    return Allowed;
}

void Game::imagineTurn(Seat seat)
{
    m_table.setActive(seat);
    m_state.players[seat].scripts = m_state.players[seat].attacks = 0;
    m_state.battle = {};
    eachIn(Codex, seat, [&](CardId script) {
        m_table.setStatuses(script, static_cast<std::uint16_t>(m_table.card(script).statuses & ~(Tapped | ForBlock)));
    });
}

/// Of the ways in which a card may be played the first one says why not: for a Creature, by itself.
Refusal Game::refuseEver(Seat seat, CardId card)
{
    const bool enhances = is(card, Kind::Enhancement);
    Refusal first = enhances ? Refusal("SCR-181") : Allowed; // it comes with a Creature only
    bool any = false;
    bool allowed = false;
    const auto tried = [&](Refusal refusal) {
        first = any ? first : refusal;
        any = true;
        allowed = allowed || !refusal;
    };
    m_state.phase = is(card, Type::Creature) || enhances ? InvokeStage : SetupStage;
    eachAction(seat, [&](const Option& action) {
        if (action.card == card)
            tried(refuse(seat, action));
        else if (action.other == card) // beneath the next stage
            allowed = allowed || !refuse(seat, action);
        else if (enhances && action.card.valid() && is(action.card, Type::Creature) && !refuse(seat, action))
            tried(refuseWith(seat, card, action));
    });
    return allowed ? Allowed : first;
}

// Paying

/// SCR-102, SCR-115, SCR-116: as many as it costs, none for what costs nothing (SCR-114), which ones the payer chooses;
/// Scripts of one element are all alike.
void Game::pay(Seat seat, int amount, CardId forCard, bool toBlock)
{
    const bool any = anyElementPays(seat, forCard);
    const int wanted = element(forCard);
    const bool change = elementsChange();
    if (!any && !change) { // of one element the first ones
        eachIn(Codex, seat, [&](CardId script) {
            if (amount <= 0 || isTapped(script) || own(script).element != wanted)
                return;
            Options only;
            Option one;
            one.card = script;
            (void)only.push(one);
            tap(ask(PayWith, seat, only, forCard).card, toBlock);
            --amount;
        });
        return;
    }
    for (int i = 0; i < amount; ++i) {
        Options options;
        FixedList<int, 16> met;
        int eligible = 0;
        eachIn(Codex, seat, [&](CardId script) {
            if (isTapped(script))
                return;
            const int of = change ? element(script) : own(script).element;
            if (!any && of != wanted) // SCR-106, SCR-107, SCR-108, SCR-148
                return;
            ++eligible;
            if (met.contains(of))
                return;
            (void)met.push(of);
            Option one;
            one.card = script;
            (void)options.push(one);
        });
        if (options.empty())
            return;
        if (eligible == amount - i) // all of them: nobody has to say which first
            options.shrink(1);
        tap(ask(PayWith, seat, options, forCard).card, toBlock);
    }
}

void Game::tap(CardId script, bool forBlock)
{
    const CardState& state = m_table.card(script);
    m_table.setStatuses(script, static_cast<std::uint16_t>(state.statuses | Tapped | (forBlock ? ForBlock : 0)));
    say(Says::Taps, state.controller, script, NoCard, 0, 0, "SCR-103");
}

void Game::untap(CardId card)
{
    const CardState& state = m_table.card(card);
    if ((state.statuses & Tapped) == 0)
        return;
    m_table.setStatuses(card, static_cast<std::uint16_t>(state.statuses & ~(Tapped | ForBlock)));
    say(Says::Untaps, state.controller, card, NoCard, 0, 0, "SCR-070");
}

// Plays

/// SCR-100, SCR-101, SCR-255: face up and untapped, at no cost.
void Game::playScript(Seat seat, CardId card)
{
    ++m_state.players[seat].scripts;
    say(Says::PlaysScript, seat, card, NoCard, 0, 0, "SCR-073");
    put(card, Codex, seat);
    raise(Term::EventPlays, card, NoCard, seat);
}

/// SCR-152, SCR-292: shown, carried out, discarded.
void Game::playInstant(Seat seat, CardId card)
{
    if (!free(card))
        pay(seat, costOf(card, false), card);
    say(Says::PlaysInstant, seat, card, NoCard, 0, 0, "SCR-152");
    put(card, Shown, seat);
    m_negated.removeIf([&](CardId one) { return one == card; });
    const std::size_t waiting = m_table.triggers.size();
    raise(Term::EventPlays, card, NoCard, seat);
    drainFrom(waiting); // what answers comes before its effect (SCR-307), also where a text plays it
    if (gameOver())
        return;
    if (m_negated.removeIf([&](CardId one) { return one == card; }) > 0)
        say(Says::NoEffect, seat, card);
    else
        runPlays(own(card).does, seat, card);
    if (zoneKind(card) == Shown)
        toDiscard(card, seat, "SCR-152");
}

/// SCR-161, SCR-169: face down; the exchanged one goes without effect.
void Game::setConditional(Seat seat, CardId card, CardId exchanged)
{
    if (!m_rules.switches.paysWhenActivated)
        pay(seat, costOf(card, false), card);
    if (exchanged.valid())
        toDiscard(exchanged, seat, "SCR-169");
    say(Says::SetsConditional, seat, card, NoCard, 0, 0, "SCR-161", allBut(seat));
    put(card, ConditionalPlace, seat);
    raise(Term::EventPlays, card, NoCard, seat);
    raise(Term::EventManagesTo, NoCard, NoCard, seat, m_rules.words.actSet);
}

} // namespace muster::engine::script
