// SPDX-License-Identifier: GPL-3.0-or-later
// Setting up, moving cards, the lists of the cards in play, and the invariants.
#include "engine/flow/card_game.h"

#include <algorithm>

namespace muster::engine {

namespace {

constexpr std::size_t mostLaid = 8;        ///< decks of a game that are kept as they were laid out
constexpr std::size_t mostLaidCards = 120; ///< in one of them

} // namespace

/// Room for the decks is made here: no game allocates.
CardGame::CardGame(GameState& state, const CardRules& rules)
    : Runner(state.table, rules.code()),
      m_base(state),
      m_cards(rules),
      m_laid(mostLaid)
{
    for (Laid& laid : m_laid) {
        laid.definitions.reserve(mostLaidCards);
        laid.pile.cards.reserve(mostLaidCards);
    }
    for (Seat seat = 0; seat < MostSeats; ++seat)
        m_views.emplace_back(*this, seat);
}

// Setting up

void CardGame::layTable(int seats, std::uint64_t seed, std::span<const std::uint8_t> sides)
{
    m_table.reset(seats, zones().zones(seats));
    for (std::size_t i = 0; i < sides.size(); ++i)
        m_table.sideOf[i] = sides[i];
    for (ZoneId zone = 0; zone < m_table.zoneCount; ++zone)
        m_table.kindOf[zone] = zones().kindOf(zone);
    const std::uint32_t listed = m_cards.abilityZones();
    for (std::uint8_t kind = 0; kind < zones().kinds().size(); ++kind) {
        const ZoneKind& zone = zones().kind(kind);
        m_table.kindsInPlay |= zone.inPlay ? std::uint32_t(1) << kind : 0;
        if (!zone.inPlay && (listed >> kind & 1) == 0)
            continue;
        for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat)
            m_table.open(zones().id(kind, seat), zone.common ? seats : seat,
                         zone.inPlay ? std::uint8_t(0) : CardFacts::foldedZones(std::uint32_t(1) << kind));
    }
    m_nextLaid = 0;
    m_table.dice = Stream(seed, 100);
    for (std::size_t i = 0; i < m_base.shuffles.size(); ++i)
        m_base.shuffles[i] = Stream(seed, i + 1);
    m_base.outcome = {};
    m_base.passes = {};
    m_base.phase = 0;
    forgetCaches();
}

CardId CardGame::addCard(std::uint16_t definition, Seat owner, std::uint8_t kind, Seat seat)
{
    const CardFacts& facts = m_cards.facts(definition);
    const CardId card =
        m_table.addCard(definition, owner, zones().id(kind, seat), facts.type, facts.plain, facts.worksIn());
    if (card.valid())
        arrives(card, kind, seat);
    return card;
}

/// A session plays the same decks again and again.
void CardGame::addCards(std::span<const std::uint16_t> definitions, Seat owner, std::uint8_t kind, Seat seat)
{
    Laid* const laid = m_nextLaid < m_laid.size() ? &m_laid[m_nextLaid++] : nullptr;
    const ZoneId zone = zones().id(kind, seat);
    if (laid != nullptr && layAgain(*laid, definitions, owner, zone))
        return;
    const std::uint16_t before = m_table.cardCount;
    const bool alone = m_table.zone(zone).count == 0 && !onTable(kind);
    for (const std::uint16_t definition : definitions)
        (void)addCard(definition, owner, kind, seat);
    if (laid == nullptr)
        return;
    laid->owner = NoSeat;
    laid->pile.zone = NoZone;
    if (!alone || m_table.abandoned || definitions.size() > mostLaidCards)
        return;
    laid->definitions.assign(definitions.begin(), definitions.end());
    laid->owner = owner;
    laid->pile.before = before;
    laid->pile.zone = zone;
    laid->pile.cards.assign(m_table.cards.begin() + before, m_table.cards.begin() + m_table.cardCount);
}

bool CardGame::layAgain(const Laid& laid, std::span<const std::uint16_t> definitions, Seat owner, ZoneId zone)
{
    const bool same = laid.owner == owner && laid.pile.zone == zone && laid.pile.before == m_table.cardCount
        && m_table.zone(zone).count == 0 && std::ranges::equal(laid.definitions, definitions);
    if (same)
        m_table.add(laid.pile);
    return same;
}

/// Nobody knows the order of a deck that has been shuffled.
void CardGame::shuffleZone(std::uint8_t kind, Seat seat)
{
    const ZoneKind& zone = zones().kind(kind);
    if (zone.sight == ZoneKind::Sight::Nobody)
        eachIn(kind, seat, [&](CardId card) { m_table.card(card).seen = 0; });
    shuffle(zones().id(kind, seat), m_base.shuffles[zone.common ? MostSeats : seat]);
}

// Moving

void CardGame::arrives(CardId card, std::uint8_t kind, Seat seat)
{
    const ZoneKind& zone = zones().kind(kind);
    CardState& state = m_table.card(card);
    state.controller = zone.inPlay ? controllerIn(kind, seat) : zone.common ? state.owner : seat;
    if (zone.inPlay)
        ++state.entered;
    switch (zone.sight) {
    case ZoneKind::Sight::Nobody: // who has seen it there still knows it
        break;
    case ZoneKind::Sight::Owner:
        see(card, static_cast<std::uint8_t>(1 << seat));
        break;
    case ZoneKind::Sight::All:
        seeAll(card);
        if (zone.inPlay)
            m_table.setFlag(card, FaceUp, true);
    }
    arrived(card, kind, seat);
}

void CardGame::put(CardId card, std::uint8_t kind, Seat seat, bool onTop)
{
    const std::uint8_t from = zoneKind(card);
    const bool wasInPlay = onTable(from);
    const bool comes = onTable(kind);
    const ZoneId zone = zones().id(kind, seat);
    const auto isListed = [&] {
        return (wasInPlay && comes) || m_table.worksHere[zone] != 0
            || m_table.worksHere[m_table.zoneUnder(m_table.card(card))] != 0;
    };
    if (anythingGiven() && isListed()) // what it was given is listed where it lies
        m_table.partsAnew();
    if (wasInPlay) {
        raise(Term::EventLeaves, card, NoCard, m_table.card(card).controller, from);
        if (!comes)
            m_table.eachOn(card, [&](CardId on) { fallsOff(on); });
    }
    if (onTop)
        m_table.moveToFront(card, zone);
    else
        m_table.moveToEnd(card, zone);
    if (wasInPlay && !comes)
        leavePlay(card);
    if (!wasInPlay || !comes)
        arrives(card, kind, seat);
    if (kind != from)
        raise(Term::EventEnters, card, NoCard, m_table.card(card).controller, kind);
}

/// All at once where nobody waits for one of them and none has a text that works there.
void CardGame::putAll(std::uint8_t from, std::uint8_t kind, Seat seat)
{
    const ZoneId source = zones().id(from, seat);
    const ZoneId target = zones().id(kind, seat);
    const bool quiet = !onTable(from) && !onTable(kind) && from != kind
        && (m_table.worksHere[source] | m_table.worksHere[target]) == 0 && !concerns(code::eventBit(Term::EventEnters));
    if (!quiet) {
        eachIn(from, seat, [&](CardId card) { put(card, kind, seat); });
        return;
    }
    const CardId first = m_table.zone(source).first;
    m_table.moveFirst(m_table.zone(source).count, source, target);
    for (CardId at = first; at.valid(); at = m_table.card(at).next)
        arrives(at, kind, seat);
}

/// What ends when a card leaves play.
void CardGame::leavePlay(CardId card)
{
    CardState& state = m_table.card(card);
    ++state.entered;
    m_table.changed(Table::layoutOf(state.type) | Table::Faces | Table::Flags | Table::Damage
                    | (state.fight != 0 ? Table::Changes(Table::Fight) : 0) | state.statuses);
    state.damage = 0;
    state.statuses = 0;
    state.counters = {};
    state.fight = 0;
    state.flags = 0;
    forgetUses(card);
    endEffectsOn(card);
    endEffectsOf(card);
}

void CardGame::toDiscard(CardId card, Seat by, const char* rule)
{
    const std::uint8_t kind = discardZone();
    if (zoneKind(card) == kind && !m_table.card(card).holder.valid())
        return; // something else has done it
    Event event;
    event.kind = code::eventNumber(Term::EventIsDiscarded);
    event.it = card;
    event.player = by;
    const std::uint16_t entered = m_table.card(card).entered;
    const auto goes = [&](Event&) {
        if (m_table.card(card).entered != entered)
            return;
        const AtOnce all(*this);
        const Seat seat = m_table.card(card).owner == NoSeat ? Seat(0) : m_table.card(card).owner;
        seeAll(card);
        tell(Tells::Discards, by, card, m_table.card(card).holder, 0, 0, rule);
        const auto happened = [&] {
            raise(Term::EventIsDiscarded, card, NoCard, by);
            raise(Term::EventDiscards, card, NoCard, by);
        };
        const bool fromPlay = onTable(zoneKind(card)); // its own text answers it only from there
        if (fromPlay)
            happened();
        put(card, kind, seat);
        if (!fromPlay)
            happened();
    };
    if (concerns(code::eventBit(Term::EventIsDiscarded)))
        wouldHappen(event, goes);
    else
        goes(event);
}

void CardGame::toHand(CardId card, const char* rule)
{
    const Seat owner = m_table.card(card).owner;
    if (owner == NoSeat)
        return; // it belongs to nobody's hand
    tell(Tells::Returns, owner, card, NoCard, 0, 0, rule);
    put(card, handZone(), owner);
}

void CardGame::drawCards(Seat seat, int amount, const char* rule)
{
    for (int i = 0; i < amount && !gameOver(); ++i) {
        if (countIn(deckZone(), seat) == 0 && !deckRunsOut(seat))
            return;
        const CardId card = firstIn(deckZone(), seat);
        if (!card.valid())
            return;
        Event event;
        event.kind = code::eventNumber(Term::EventDraws);
        event.it = card;
        event.player = seat;
        event.amount = static_cast<std::int16_t>(amount);
        const auto draws = [&](Event& drawn) {
            if (zoneKind(card) != deckZone())
                return;
            put(card, handZone(), seat);
            tell(Tells::Draws, seat, card, NoCard, 0, 0, rule, allBut(seat));
            if (concerns(code::eventBit(Term::EventDraws)))
                happen(drawn);
        };
        if (concerns(code::eventBit(Term::EventDraws)))
            wouldHappen(event, draws);
        else
            draws(event);
    }
}

void CardGame::see(CardId card, std::uint8_t seats) { m_table.card(card).seen |= seats; }

void CardGame::turnUp(CardId card, const char* rule)
{
    if (m_table.has(card, FaceUp))
        return;
    m_table.setFlag(card, FaceUp, true);
    seeAll(card);
    tell(Tells::Reveals, m_table.card(card).controller, card, NoCard, 0, 0, rule);
    raise(Term::EventIsRevealed, card, NoCard, m_table.card(card).controller);
}

// Texts

void CardGame::runPlays(code::Range abilities, Seat seat, CardId card)
{
    for (int i = 0; i < abilities.count && !gameOver(); ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(abilities.first + i));
        if (ability.kind != code::Ability::Plays)
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        if (!holds(ability.onlyIf, context) || !payable(ability.cost, context))
            continue;
        if (ability.target != code::None) {
            CardList targets;
            collect(ability.target, context, seat, targets);
            if (targets.empty())
                continue;
            context.target = askCard(seat, targets, card, Term::VerbPick);
        }
        payFor(ability, context);
        run(ability.steps, context);
    }
}

// What is in play

void CardGame::listCards(int part, CardsOfPart& found)
{
    eachOfPart(part, false, [&](CardId card) {
        if (!m_table.has(card, Beneath))
            found.push(card, m_table.card(card).type);
    });
}

void CardGame::listAbilities(int part, AbilitiesOfPart& found)
{
    const bool ofTable = part == m_table.seats;
    const bool anyGiven = anythingGiven();
    for (const std::uint8_t kind : m_cards.kindsOf(ofTable, true)) {
        const bool inPlay = zones().kind(kind).inPlay;
        eachLying(zones().id(kind, ofTable ? Seat(0) : static_cast<Seat>(part)), [&](CardId card) {
            const CardState& state = m_table.card(card);
            if ((state.flags & Beneath) != 0)
                return;
            if (inPlay ? !state.plain : state.worksIn != 0) {
                const CardFacts& facts = m_cards.facts(state.definition);
                if (inPlay)
                    facts.inPlay.addTo(found, card);
                else if ((facts.zonesElsewhere >> kind & 1) != 0)
                    facts.elsewhere.addTo(found, card);
            }
            if (anyGiven)
                (void)listGiven(card, found);
        });
    }
}

/// What an effect has given a card may be anything that a text can say.
bool CardGame::listGiven(CardId card, AbilitiesOfPart& found)
{
    bool given = false;
    for (const Modifier& one : m_table.modifiers) {
        if (one.kind != Modifier::Give || one.target != card)
            continue;
        given = true;
        for (int i = 0; i < one.abilities; ++i) {
            if (const code::Ref state = m_code.ability(static_cast<code::Ref>(one.what + i)).state; state != code::None)
                found.addState(m_code, card, state, Table::Anything);
        }
    }
    if (given) {
        found.waiting.removeIf([&](const AbilitiesOfPart::Waiting& one) { return one.card == card; });
        found.await({card, code::None, ~std::uint64_t(0), ~std::uint32_t(0)});
        found.metOn = Table::Anything;
    }
    return given;
}

void CardGame::scriptsOf(CardId card, FixedList<code::Range, 12>& scripts)
{
    for (const CardFacts::Text& text : cardFacts(card).texts)
        (void)scripts.push(text.script);
    for (const Modifier& one : m_table.modifiers) {
        if (one.kind == Modifier::Give && one.target == card && one.entered == m_table.card(card).entered)
            (void)scripts.push({one.what, one.abilities});
    }
}

void CardGame::usesOf(CardId card, FixedList<code::Ref, 24>& uses)
{
    for (const code::Ref one : cardFacts(card).uses)
        store(uses, one);
    if (!anythingGiven())
        return;
    for (const Modifier& one : m_table.modifiers) {
        if (one.kind != Modifier::Give || one.target != card || one.entered != m_table.card(card).entered)
            continue;
        for (int i = 0; i < one.abilities; ++i) {
            const auto at = static_cast<code::Ref>(one.what + i);
            if (m_code.ability(at).kind == code::Ability::Uses)
                store(uses, at);
        }
    }
}

bool CardGame::isOwnEnd(CardId card, const Event& event) const
{
    if (event.it != card)
        return false;
    for (const Term term : {Term::EventDies, Term::EventIsDestroyed, Term::EventIsDiscarded, Term::EventDiscards,
                            Term::EventLeaves, Term::EventIsDefeated, Term::EventIsDetached}) {
        if (event.kind == code::eventNumber(term))
            return true;
    }
    return false;
}

bool CardGame::disables(const code::Ability& state) const
{
    const auto first = m_code.steps.begin() + state.steps.first;
    return std::any_of(first, first + state.steps.count,
                       [](const code::Step& one) { return one.verb == Term::VerbDisable; });
}

/// In its zone, alive or answering its own end, and not switched off.
bool CardGame::works(CardId card, const code::Ability& ability, const Event* event)
{
    const bool ends = event != nullptr && isOwnEnd(card, *event);
    if (!ends) {
        const std::uint8_t zone = zoneKind(card);
        if (m_table.has(card, Dead) || (ability.where == 0 ? !onTable(zone) : (ability.where >> zone & 1) == 0))
            return false;
        if (onTable(zone) && !m_table.has(card, FaceUp) && ability.where == 0)
            return false; // what lies face down does nothing, unless its text says so
    }
    // A state that disables cards must not ask itself, nor another one that does.
    return !mayBeInForce(Modifier::Disable, 0) || disables(ability) || !inForce(Modifier::Disable, 0, card);
}

bool CardGame::hasPrintedKeyword(CardId card, std::uint8_t state) const
{
    return (cardFacts(card).keywords >> (state - m_code.dialect.firstKeyword) & 1) != 0;
}

bool CardGame::beforeTrigger(const Trigger& trigger)
{
    const code::Ability& ability = m_code.ability(trigger.ability);
    const bool ends = isOwnEnd(trigger.source, trigger.event);
    if (!ends && (m_table.card(trigger.source).entered != trigger.entered || m_table.has(trigger.source, Dead)))
        return false;
    if (!ends && !works(trigger.source, ability, &trigger.event))
        return false; // what was carried out before it has turned it off
    tell(Tells::AbilityTriggers, trigger.you, trigger.source, NoCard, trigger.ability);
    return true;
}

// Numbers

/// A stat is printed and changed by effects in force, never below 0; a counter is the number that lies there.
int CardGame::number(std::uint8_t word, CardId card)
{
    const code::Dialect& dialect = m_code.dialect;
    if (word >= dialect.firstCounter && word < dialect.firstStatus)
        return m_table.card(card).counters[static_cast<std::size_t>(word - dialect.firstCounter)];
    if (!mayChange(word))
        return std::max(0, printed(word, card));
    const Change change = changeOf(word, card);
    return std::max(0, change.fixed ? change.value : printed(word, card) + change.added);
}

int CardGame::numberOf(std::uint8_t word, Seat seat)
{
    const code::Dialect& dialect = m_code.dialect;
    const bool kept = (word >= dialect.firstResource && word < dialect.firstCounter) || word >= dialect.firstStatus;
    return changed(word, seat, kept ? has(seat, word) : baseOf(word, seat));
}

int CardGame::changed(std::uint8_t word, Seat seat, int base)
{
    if (!mayChange(word))
        return std::max(0, base);
    const Change change = changeFor(word, seat);
    return std::max(0, change.fixed ? change.value : base + change.added);
}

int CardGame::wordOf(code::Ref field, CardId card)
{
    if (field == -2)
        return m_table.card(card).definition;
    if (field == -3)
        return m_table.card(card).type;
    for (const Modifier& one : m_table.modifiers) {
        if (one.kind == Modifier::Change && one.word == field && one.target == card
            && one.entered == m_table.card(card).entered)
            return one.amount;
    }
    const WordIndex word = m_cards.catalogue()
                               .card(CardIndex{m_table.card(card).definition})
                               .word(FieldIndex{static_cast<std::uint32_t>(field)});
    return word.valid() ? static_cast<int>(word.value) : -1;
}

// Ends

void CardGame::win(std::uint8_t winners, const char* rule)
{
    if (over())
        return;
    m_base.outcome = {Outcome::Won, winners, rule, m_table.turn};
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        if ((winners >> seat & 1) != 0)
            tell(Tells::Wins, seat, NoCard, NoCard, 0, 0, rule);
    }
}

void CardGame::drawnGame(const char* rule)
{
    if (over())
        return;
    m_base.outcome = {Outcome::Draw, 0, rule, m_table.turn};
    tell(Tells::DrawnGame, NoSeat, NoCard, NoCard, 0, 0, rule);
}

void CardGame::giveUp(Outcome::Kind kind)
{
    if (!over())
        m_base.outcome = {kind, 0, nullptr, m_table.turn};
}

const char* CardGame::brokenInvariant()
{
    if (const char* wrong = m_table.brokenInvariant())
        return wrong;
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i) {
        const CardState& card = m_table.card(CardId{i});
        const CardFacts& facts = m_cards.facts(card.definition);
        if (card.type != facts.type || card.plain != facts.plain || card.worksIn != facts.worksIn())
            return "a card does not know its type, whether it is plain, or where else its texts work";
        if (card.damage < 0 || (!countersBelowZero() && (card.counters[0] < 0 || card.counters[1] < 0)))
            return "damage or counters below zero";
        if (!onTable(zoneKind(CardId{i})) && (card.damage != 0 || card.statuses != 0 || card.fight != 0))
            return "a card has kept out of play what it had in play";
    }
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        if (m_table.isOut(seat))
            continue; // what brought a player down may have gone below zero
        for (int value = 0; value < Table::MostValues; ++value) {
            if (m_table.valueOf(seat, value) < 0)
                return "a player has less than nothing";
        }
    }
    return nullptr;
}

std::uint64_t CardGame::digest() const
{
    const std::uint64_t sum = mix(m_table.digest() ^ m_base.phase);
    return mix(sum ^ ownDigest(NoSeat)
               ^ (m_base.outcome.kind | static_cast<std::uint64_t>(m_base.outcome.winners) << 8));
}

} // namespace muster::engine
