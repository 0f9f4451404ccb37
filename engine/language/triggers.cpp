// SPDX-License-Identifier: GPL-3.0-or-later
// Events: what would happen may be replaced; what has happened wakes triggers, and those wait in one queue.
#include <algorithm>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

bool Runner::eventFits(const EventPattern& pattern, const Event& event, const Context& context)
{
    if (eventNumber(pattern.event) != event.kind)
        return false;
    m_deadToo = true;
    const bool fits = eventIs(pattern, event, context);
    m_deadToo = false;
    return fits;
}

bool Runner::eventIs(const EventPattern& pattern, const Event& event, const Context& context)
{
    switch (pattern.event) {
    case Term::EventStarts:
    case Term::EventEnds:
        return event.word == pattern.moment
            && (pattern.whose == Whose::Anybody
                || (pattern.whose == Whose::Own) == sameSide(event.player, context.you));
    case Term::EventBetweenTurns:
        return true;
    case Term::EventPlays:
    case Term::EventDraws:
    case Term::EventDiscards:
    case Term::EventReveals:
    case Term::EventSearches:
    case Term::EventShuffles:
    case Term::EventUses:
    case Term::EventBuys: {
        if (!playerFits(pattern.subject, event.player, context))
            return false;
        if (pattern.object == None)
            return true;
        const Selector& object = m_code.selector(pattern.object);
        // "uses ability": a thing that is no card; any use of one, but not of another kind of text (the event's word)
        return object.noun == Term::PlainNoun ? event.word == 0
                                              : matches(pattern.object, event.it, context, event.player);
    }
    default:
        break;
    }
    if (pattern.subject != None && !subjectFits(pattern, event, context))
        return false;
    if (pattern.object != None) {
        const bool fits = m_code.selector(pattern.object).isPlayer()
            ? !event.that.valid() && playerFits(pattern.object, event.other, context)
            : matches(pattern.object, event.that, context, NoSeat);
        if (!fits)
            return false;
    }
    if (pattern.damage != 0xff && pattern.damage != event.damage)
        return false;
    if (pattern.with != None && !matches(pattern.with, event.with, context, NoSeat))
        return false;
    switch (pattern.event) {
    case Term::EventBecomes:
    case Term::EventStopsBeing:
    case Term::EventTriesTo:
    case Term::EventManagesTo:
    case Term::EventFailsTo:
    case Term::EventGains:
    case Term::EventLoses:
        return pattern.word == event.word;
    case Term::EventEnters:
    case Term::EventLeaves: {
        if (pattern.place == None)
            return true;
        const Place& place = m_code.places[static_cast<std::size_t>(pattern.place)];
        return place.zone == InPlay ? onTable(event.word) : place.zone == event.word;
    }
    default:
        return true;
    }
}

/// Of what befalls a card its player is not the subject: "you take damage" means the player alone.
bool Runner::subjectFits(const EventPattern& pattern, const Event& event, const Context& context)
{
    if (!m_code.selector(pattern.subject).isPlayer())
        return matches(pattern.subject, event.it, context, NoSeat);
    switch (pattern.event) {
    case Term::EventTakesDamage:
    case Term::EventIsHealed:
    case Term::EventIsAttacked:
    case Term::EventBecomes:
    case Term::EventStopsBeing:
        if (event.it.valid())
            return false;
        break;
    default:
        break;
    }
    return playerFits(pattern.subject, event.player, context);
}

template <class Visit>
void Runner::eachWaiting(Ability::Kind kind, std::uint64_t bit, Visit visit)
{
    if ((index().awaited & bit) == 0)
        return;
    // As they are now: an ability may move cards.
    FixedList<AbilitiesOfPart::Waiting, 3 * AbilitiesOfPart::MostWaiting> all;
    eachPart([&](int part) {
        const AbilitiesOfPart& abilities = m_inPlay.abilities[part];
        if ((abilities.awaited & bit) == 0)
            return;
        for (const AbilitiesOfPart::Waiting& one : abilities.waiting) {
            if ((one.events & bit) != 0)
                store(all, one);
        }
    });
    const auto goesOn = [&](CardId card, Ref at) {
        const Ability& ability = m_code.ability(at);
        return ability.kind != kind || (ability.awaits & bit) == 0 || visit(card, at, ability);
    };
    for (const AbilitiesOfPart::Waiting& one : all) {
        if (one.ability != None) {
            if (!goesOn(one.card, one.ability))
                return;
            continue;
        }
        FixedList<Range, 12> scripts;
        scriptsOf(one.card, scripts);
        for (const Range& script : scripts) {
            for (int i = 0; i < script.count; ++i) {
                if (!goesOn(one.card, static_cast<Ref>(script.first + i)))
                    return;
            }
        }
    }
}

Context Runner::contextOf(CardId card, Seat you, const Event& event)
{
    Context context;
    context.you = you;
    context.self = card;
    context.it = event.it;
    context.that = event.that;
    context.amount = event.amount;
    context.thatPlayer = event.player;
    context.itPlayer = event.it.valid() ? NoSeat : event.player;
    context.otherPlayer = event.that.valid() ? NoSeat : event.other;
    return context;
}

Context Runner::contextOf(const Modifier& modifier)
{
    Context context;
    context.you = modifier.you;
    context.self = modifier.self;
    context.target = modifier.chosen;
    context.it = modifier.about.valid() ? modifier.about : modifier.target;
    context.that = modifier.that;
    return context;
}

/// Triggers of one event: in the order of the game, each player's in the order of the cards.
void Runner::happen(Event event)
{
    const std::uint64_t bit = std::uint64_t(1) << event.kind;
    const bool countsCard =
        !event.it.valid() || (m_code.countedTypes[event.kind] & m_table.card(event.it).typeBit()) != 0;
    if ((m_code.counted & bit) != 0 && countsCard) {
        event.serial = ++m_table.serial;
        const bool leftOut = m_table.history.full() && historyIsFull() && m_table.history.full();
        if (!leftOut)
            store(m_table.history, event);
        m_table.changed(Table::Moment);
    }
    ++m_table.batch;
    if (m_atOnce == 0)
        ++m_table.together;
    if ((m_code.endingEvents & bit) != 0)
        endUntil(event);
    FixedList<Trigger, 64> woken;
    int last = 0;
    const auto wake = [&](CardId card, Ref at, const Ability& ability) {
        if (limitReached(card, at) || !works(card, ability, &event) || (m_waiting.contains(card) && triggersOnce(card)))
            return true;
        const Seat you = youOf(card);
        const Context context = contextOf(card, you, event);
        for (int e = 0; e < ability.events.count; ++e) {
            const EventPattern& pattern = m_code.events[static_cast<std::size_t>(ability.events.first + e)];
            if (!eventFits(pattern, event, context))
                continue;
            const bool proven = holds(ability.onlyIf, context);
            if (!proven && !mayBeProven(ability.onlyIf, context))
                continue;
            Trigger trigger;
            trigger.toBeProven = !proven;
            trigger.source = card;
            trigger.entered = m_table.card(card).entered;
            trigger.ability = at;
            trigger.you = you;
            trigger.batch = m_table.batch;
            trigger.together = m_table.together;
            if (event.it.valid() && onTable(zoneKind(event.it)) && !m_table.has(event.it, Dead))
                trigger.itSince = m_table.card(event.it).entered;
            trigger.event = event;
            const int rank = triggerRank(you);
            last = std::max(last, rank);
            if (rank == 0)
                store(m_table.triggers, trigger);
            else
                store(woken, trigger);
            break;
        }
        return true;
    };
    eachWaiting(Ability::When, bit, wake);
    for (int rank = 1; rank <= last; ++rank) {
        for (const Trigger& one : woken) {
            if (triggerRank(one.you) == rank)
                store(m_table.triggers, one);
        }
    }
    if ((m_code.delayedEvents & bit) != 0 && !m_table.delayed.empty())
        wakeDelayed(event);
}

/// Steps that wait for an event are carried out once, after the texts that it wakes.
void Runner::wakeDelayed(const Event& event)
{
    for (Delayed& one : m_table.delayed) {
        if (one.due || (one.expiry.kind == Expiry::EndOfAttack && one.expiry.attack != m_table.attacks))
            continue;                      // of another attack than the one that goes on
        constexpr std::uint8_t attack = 2; // as Dialect::moments begins
        if (event.kind == eventNumber(Term::EventEnds) && event.word == attack && one.attack != m_table.attacks)
            continue;
        Context context = contextOf(one.self, one.you, event);
        context.target = one.target;
        context.targetPlayer = one.targetPlayer;
        const Range events = m_code.steps[static_cast<std::size_t>(one.step)].events;
        for (int e = 0; e < events.count && !one.due; ++e)
            one.due = eventFits(m_code.events[static_cast<std::size_t>(events.first + e)], event, context);
        if (one.due && one.leftOut > 0) {
            one.due = false;
            --one.leftOut;
        }
        if (!one.due)
            continue;
        Trigger trigger;
        trigger.source = one.self;
        trigger.you = one.you;
        trigger.batch = m_table.batch;
        trigger.together = m_table.together;
        trigger.delayed = one.number;
        trigger.event = event;
        store(m_table.triggers, trigger);
    }
}

void Runner::resolveDelayed(const Trigger& trigger)
{
    for (std::size_t i = 0; i < m_table.delayed.size(); ++i) {
        const Delayed one = m_table.delayed[i];
        if (one.number != trigger.delayed)
            continue;
        if (one.every)
            m_table.delayed[i].due = false;
        else
            m_table.delayed.removeAt(i);
        Context context = contextOf(one.self, one.you, trigger.event);
        context.target = one.target;
        context.targetPlayer = one.targetPlayer;
        if (!context.it.valid() && one.it.valid()) {
            context.it = one.it;
            context.itPlayer = NoSeat;
        }
        if (!context.that.valid() && one.that.valid()) {
            context.that = one.that;
            context.otherPlayer = NoSeat;
        }
        if (context.thatPlayer == NoSeat)
            context.thatPlayer = one.thatPlayer;
        run(m_code.steps[static_cast<std::size_t>(one.step)].steps, context);
        return;
    }
}

/// Each ability is woken when its condition is met and was not met at the last look.
void Runner::checkAsSoonAs()
{
    const std::uint64_t bit = eventBit(Term::EventAsSoonAs);
    if (!concerns(bit))
        return;
    Event event;
    event.kind = eventNumber(Term::EventAsSoonAs);
    if (m_atOnce == 0)
        ++m_table.together;
    ++m_table.batch;
    m_table.met.removeIf([&](const Table::Met& one) { return !m_table.same(one.card, one.entered); });
    eachWaiting(Ability::When, bit, [&](CardId card, Ref at, const Ability& ability) {
        const Seat you = youOf(card);
        event.player = you;
        const Context context = contextOf(card, you, event);
        bool met = works(card, ability, &event);
        if (met) {
            met = false;
            for (int e = 0; e < ability.events.count && !met; ++e) {
                const EventPattern& pattern = m_code.events[static_cast<std::size_t>(ability.events.first + e)];
                met = pattern.event == Term::EventAsSoonAs && holds(pattern.condition, context);
            }
        }
        const auto itself = [&](const Table::Met& one) { return one.card == card && one.ability == at; };
        const bool before = std::any_of(m_table.met.begin(), m_table.met.end(), itself);
        if (met && !before && !limitReached(card, at) && holds(ability.onlyIf, context)) {
            store(m_table.met, Table::Met{card, at, m_table.card(card).entered});
            Trigger trigger;
            trigger.source = card;
            trigger.entered = m_table.card(card).entered;
            trigger.ability = at;
            trigger.you = you;
            trigger.batch = m_table.batch;
            trigger.together = m_table.together;
            trigger.event = event;
            store(m_table.triggers, trigger);
        } else if (!met && before) {
            m_table.met.removeIf(itself);
        }
        return true;
    });
}

/// A part of a turn begins; `seat` is the player whose turn it is.
void Runner::beginMoment(std::uint8_t moment, Seat seat)
{
    m_table.during |= std::uint32_t(1) << moment;
    m_table.began[moment] = m_table.serial;
    m_table.changed(Table::Moment);
    if (moment == 0)
        passTime(Expiry::StartOfTurn, seat);
    else
        passTime(Expiry::StartOfMoment, seat, moment);
    const std::uint64_t bit = eventBit(Term::EventStarts);
    if (!concerns(bit))
        return;
    Event event;
    event.kind = eventNumber(Term::EventStarts);
    event.word = moment;
    event.player = seat;
    happen(event);
}

void Runner::endMoment(std::uint8_t moment, Seat seat)
{
    if (concerns(eventBit(Term::EventEnds))) {
        Event event;
        event.kind = eventNumber(Term::EventEnds);
        event.word = moment;
        event.player = seat;
        happen(event);
    }
    if (moment == 0)
        passTime(Expiry::EndOfTurn, seat);
    else
        passTime(Expiry::EndOfMoment, seat, moment);
    m_table.during &= ~(std::uint32_t(1) << moment);
    m_table.changed(Table::Moment);
}

bool Runner::takeTurnChange(Seat seat, std::uint8_t moment, bool more)
{
    for (std::size_t i = 0; i < m_table.turnChanges.size(); ++i) {
        if (m_table.turnChanges[i] == TurnChange{seat, moment, more}) {
            m_table.turnChanges.removeAt(i);
            return true;
        }
    }
    return false;
}

void Runner::forgetHistoryOfTurn()
{
    m_table.history.removeIf([&](const Event& one) { return (m_code.countedLong >> one.kind & 1) == 0; });
}

void Runner::putInOrder(std::size_t first)
{
    const CardList& order = inPlay();
    const auto place = [&](const Trigger& one) {
        const std::size_t at =
            static_cast<std::size_t>(std::find(order.begin(), order.end(), one.source) - order.begin());
        return at + static_cast<std::size_t>(triggerRank(one.you)) * MostCards;
    };
    auto& waiting = m_table.triggers;
    for (std::size_t i = first + 1; i < waiting.size(); ++i) {
        const Trigger one = waiting[i];
        std::size_t at = i;
        for (; at > first && place(waiting[at - 1]) > place(one); --at)
            waiting[at] = waiting[at - 1];
        waiting[at] = one;
    }
}

/// A player puts own triggers that wait together at the front into an order: the chosen one comes first.
void Runner::orderOwn()
{
    auto& waiting = m_table.triggers;
    const Trigger& first = waiting.front();
    Options options;
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        const Trigger& one = waiting[i];
        if (one.together != first.together || one.you != first.you)
            break;
        const bool again = std::any_of(options.begin(), options.end(), [&](const Option& before) {
            return before.card == one.source && before.ability == one.ability;
        });
        if (again)
            continue; // the same text of the same card, woken twice
        Option option;
        option.card = one.source;
        option.ability = one.ability;
        option.number = static_cast<std::int16_t>(i);
        options.push(option);
    }
    if (options.size() < 2)
        return;
    const auto chosen = static_cast<std::size_t>(ask(static_cast<std::uint8_t>(Ask::Order), first.you, options).number);
    const Trigger next = waiting[chosen];
    for (std::size_t i = chosen; i > 0; --i)
        waiting[i] = waiting[i - 1];
    waiting[0] = next;
}

void Runner::resolve(const Trigger& trigger)
{
    if (trigger.delayed != 0) {
        resolveDelayed(trigger);
        return;
    }
    const Ability& ability = m_code.ability(trigger.ability);
    Context context = contextOf(trigger.source, trigger.you, trigger.event);
    if (limitReached(trigger.source, trigger.ability))
        return;
    if (trigger.toBeProven
        && (!m_table.same(trigger.source, trigger.entered) || !works(trigger.source, ability, &trigger.event)
            || !holdsIfShown(ability.onlyIf, context)))
        return;
    if (!beforeTrigger(trigger))
        return;
    context.optionalRolls = true;
    // What has left play since can be asked what it was, but nothing can be done with it.
    const bool gone = trigger.itSince != Trigger::wasGone && !m_table.same(context.it, trigger.itSince);
    if (gone)
        m_setAside.push(context.it);
    if (payable(ability.cost, context)) {
        countUse(trigger.source, trigger.ability);
        pay(ability.cost, context);
        context.lies = lastsWith(trigger.source);
        run(ability.steps, context);
        if (onlyMay(ability) && context.declined)
            takeBackUse(trigger.source, trigger.ability);
    }
    if (gone)
        m_setAside.removeIf([&](CardId card) { return card == context.it; });
    m_agreed = false; // it was for this trigger alone
    afterTrigger(trigger);
}

bool Runner::drainNext()
{
    if (m_draining || m_table.triggers.empty() || gameOver())
        return false;
    m_draining = true;
    if (m_table.triggers.size() > 1 && ordersOwnTriggers())
        orderOwn();
    const Trigger next = m_table.triggers.front();
    m_table.triggers.removeAt(0);
    resolve(next);
    m_draining = false;
    return true;
}

void Runner::meetAsSoonAs()
{
    if (!concerns(eventBit(Term::EventAsSoonAs)))
        return;
    checkAsSoonAs();
    const auto met = [](const Trigger& one) { return one.event.kind == eventNumber(Term::EventAsSoonAs); };
    auto& waiting = m_table.triggers;
    for (const Trigger* next = std::find_if(waiting.begin(), waiting.end(), met); next != waiting.end();
         next = std::find_if(waiting.begin(), waiting.end(), met)) {
        const Trigger one = *next;
        waiting.removeAt(static_cast<std::size_t>(next - waiting.begin()));
        resolve(one);
    }
}

void Runner::drainAll(bool oneByOne)
{
    if (m_draining)
        return; // what arises meanwhile waits until the present one is finished
    m_draining = true;
    constexpr int cap = 200;
    int done = 0;
    while (!m_table.triggers.empty() && !gameOver()) {
        if (m_table.triggers.size() > 1 && ordersOwnTriggers())
            orderOwn();
        const Trigger next = m_table.triggers.front();
        m_table.triggers.removeAt(0);
        if (++done > cap) {
            m_table.abandoned = true; // cards that wake each other for ever
            m_table.triggers.clear();
            break;
        }
        const std::size_t waiting = m_table.triggers.size();
        resolve(next);
        if (!oneByOne || !unsettled())
            continue;
        // What has waited goes on when what this one has left is settled; what it has woken stays behind them. But what would
        // be lost by that comes first.
        const auto all = m_table.triggers;
        FixedList<Trigger, 64> rest;
        m_table.triggers.clear();
        m_waiting.clear();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if ((i < waiting || !rest.empty()) && !isBeingLost(all[i].source)) {
                store(rest, all[i]);
                store(m_waiting, all[i].source);
            } else {
                store(m_table.triggers, all[i]);
            }
        }
        m_draining = false;
        drainAll(false);
        settle();
        m_draining = true;
        m_waiting.clear();
        for (const Trigger& one : rest)
            store(m_table.triggers, one);
    }
    m_draining = false;
}

/// Whether all that an ability does is one `may`.
bool Runner::onlyMay(const Ability& ability) const
{
    return ability.cost.empty() && ability.steps.count == 1
        && m_code.steps[static_cast<std::size_t>(ability.steps.first)].verb == Term::VerbMay;
}

/// In the order of triggers, and by the same questions as they. What replaces an event is not asked again in its midst.
void Runner::wouldHappen(Event& event, const Happening& happening)
{
    const std::uint64_t bit = std::uint64_t(1) << event.kind;
    Replacements all;
    eachWaiting(Ability::Instead, bit, [&](CardId card, Ref at, const Ability&) {
        store(all, Replacement{card, at});
        return true;
    });
    replaceFrom(all, 0, event, happening);
}

void Runner::replaceFrom(const Replacements& all, std::size_t next, Event& event, const Happening& happening)
{
    for (std::size_t i = next; i < all.size(); ++i) {
        if (replaceWith(all, i, event, happening))
            return;
    }
    happening(event);
}

/// Whether the ability has taken the event over: it has replaced it, or has let it go on.
bool Runner::replaceWith(const Replacements& all, std::size_t at, Event& event, const Happening& happening)
{
    const CardId card = all[at].card;
    const Ref ref = all[at].ability;
    const Ability& ability = m_code.ability(ref);
    Trigger one;
    one.source = card;
    one.entered = m_table.card(card).entered;
    one.ability = ref;
    one.you = youOf(card);
    one.event = event;
    const auto itself = [&](const Trigger& other) { return other.source == card && other.ability == ref; };
    if (limitReached(card, ref) || !works(card, ability, &event)
        || std::any_of(m_replacing.begin(), m_replacing.end(), itself))
        return false;
    Context context = contextOf(card, one.you, event);
    bool fits = false;
    for (int e = 0; e < ability.events.count && !fits; ++e)
        fits = eventFits(m_code.events[static_cast<std::size_t>(ability.events.first + e)], event, context)
            && holdsIfShown(ability.onlyIf, context);
    if (!fits || !payable(ability.cost, context) || !m_replacing.push(one))
        return false;
    const bool agreed = m_agreed; // of what goes on meanwhile
    const int before = event.amount;
    const auto goOn = [&] {
        if (before <= 0 || event.amount > 0) // of nothing no more can be taken
            replaceFrom(all, at + 1, event, happening);
    };
    Proceeding proceeding(goOn);
    m_agreed = false;
    const bool taken = beforeTrigger(one);
    bool goesOn = false;
    if (taken) {
        countUse(card, ref);
        pay(ability.cost, context);
        context.lies = lastsWith(card);
        context.replaced = &event;
        context.proceeds = &proceeding;
        run(ability.steps, context);
        const bool declined = onlyMay(ability) && context.declined;
        if (declined)
            takeBackUse(card, ref);
        m_agreed = false;
        afterTrigger(one);
        goesOn = context.changesAmount || declined;
    }
    m_agreed = agreed;
    m_replacing.removeAt(m_replacing.size() - 1);
    if (goesOn)
        proceeding();
    return taken;
}

bool Runner::limitReached(CardId card, Ref at) const
{
    const Ability& ability = m_code.ability(at);
    if (ability.limit == 0)
        return false;
    int times = 0;
    for (const Use& use : m_table.uses) {
        const bool same =
            use.card == card || (ability.byName && m_table.card(use.card).controller == m_table.card(card).controller);
        times += same && use.ability == at ? use.times : 0; // the same ability is one of the same card by name
    }
    return times >= ability.limit;
}

void Runner::countUse(CardId card, Ref at)
{
    if (m_code.ability(at).limit == 0)
        return;
    for (Use& use : m_table.uses) {
        if (use.card == card && use.ability == at) {
            ++use.times;
            return;
        }
    }
    store(m_table.uses, Use{card, at, 1});
}

/// What its player has declined is not used up.
void Runner::takeBackUse(CardId card, Ref at)
{
    for (Use& use : m_table.uses) {
        if (use.card == card && use.ability == at && use.times > 0)
            --use.times;
    }
}

void Runner::forgetUses(CardId card)
{
    m_table.uses.removeIf([&](const Use& use) {
        const Ability& ability = m_code.ability(use.ability);
        return use.card == card && !ability.wholeGame && !ability.byName; // by name it is that of the other copies, too
    });
}

void Runner::forgetUsesOfTurn()
{
    m_table.uses.removeIf([&](const Use& use) { return !m_code.ability(use.ability).wholeGame; });
}

} // namespace muster::engine
