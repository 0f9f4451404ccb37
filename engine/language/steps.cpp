// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of an ability, one after the other.
#include <algorithm>
#include <optional>
#include <utility>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

void Runner::run(Range steps, Context& context)
{
    if (m_held) {
        holdsOn(steps, context);
        return;
    }
    const Seat outer = std::exchange(m_textOf, context.you);
    ++m_running;
    for (int i = 0; i < steps.count && !gameOver(); ++i) {
        const Step& step = m_code.steps[static_cast<std::size_t>(steps.first + i)];
        if (step.by == None) {
            runStep(step, context, actorOf(context));
        } else {
            SeatList seats;
            selectPlayers(step.by, context, actorOf(context), seats);
            for (const Seat seat : seats)
                runStep(step, context, seat);
        }
        stepDone();
        if (m_held) {
            if (i + 1 < steps.count)
                holdsOn({static_cast<Ref>(steps.first + i + 1), static_cast<std::int16_t>(steps.count - i - 1)},
                        context);
            break;
        }
        // What was about to happen happens at its place among the steps, when nothing more is said about its amount.
        if (context.changesAmount && context.proceeds != nullptr && i + 1 < steps.count
            && !changesEvent(m_code.steps[static_cast<std::size_t>(steps.first + i + 1)].verb))
            (*context.proceeds)();
    }
    m_textOf = outer;
    if (--m_running == 0)
        m_held = false;
}

Seat Runner::doer(const Step& step, const Context& context)
{
    if (step.by == None)
        return actorOf(context);
    SeatList seats;
    players(step.by, context, seats);
    return seats.empty() ? actorOf(context) : seats[0];
}

bool Runner::changesEvent(Term verb)
{
    return verb == Term::VerbPrevent || verb == Term::VerbAmountBecomes || verb == Term::VerbLetItHappen
        || verb == Term::VerbRedirect;
}

void Runner::remember(const Step& step, Context& context, const CardList& cards)
{
    if (step.memory < 0)
        return;
    Context::Memory& memory = context.memory[step.memory];
    memory.isNumber = false;
    memory.players = 0;
    memory.cards.clear();
    for (const CardId card : cards)
        store(memory.cards, card);
}

void Runner::select(const Step& step, Ref ref, Context& context, Seat by, CardList& found, CardId partner)
{
    const Selector& selector = m_code.selector(ref);
    if (selector.isPlayer())
        return;
    const Range rest = std::exchange(m_costLeft, {});
    uncoverHarmed(step, ref, context);
    CardList fitting;
    collect(ref, context, by, fitting);
    const bool other = (ref == step.to || ref == step.on) && step.what != None && step.verb != Term::VerbDamage;
    fitting.removeIf([&](CardId card) {
        return other ? !mayTake(step, partner, card, context) : !mayTake(step, card, NoCard, context);
    });
    showForBenefit(step, ref, context, by, fitting);
    Seat chooser = by;
    if (selector.chosenBy != None) {
        SeatList seats;
        players(selector.chosenBy, context, seats);
        chooser = seats.empty() ? by : seats[0];
    }
    if (selector.role != Term::None) {
        found = fitting;
        return;
    }
    std::size_t most = selector.number == None ? 1 : static_cast<std::size_t>(value(selector.number, context));
    // Of a cost nothing is offered that would leave the rest of it unpaid.
    const auto keepPayable = [&] {
        if (rest.count == 0 || !step.takes())
            return;
        const std::size_t before = m_setAside.size();
        for (const CardId card : found)
            m_setAside.push(card);
        CardList good = fitting;
        good.removeIf([&](CardId card) {
            m_setAside.push(card);
            const bool leaves = payable(rest, context);
            m_setAside.shrink(m_setAside.size() - 1);
            return !leaves;
        });
        m_setAside.shrink(before);
        if (!good.empty())
            fitting = good;
    };
    switch (selector.count) {
    case Term::CountEach:
    case Term::CountAll:
    case Term::CountTop:
    case Term::CountBottom:
        found = fitting;
        return;
    case Term::CountRandom:
        while (found.size() < most && !fitting.empty()) {
            const auto at = static_cast<std::size_t>(roll(static_cast<int>(fitting.size())) - 1);
            found.push(fitting[at]);
            fitting.removeAt(at);
        }
        return;
    case Term::CountAny:
        most = fitting.size();
        [[fallthrough]];
    case Term::CountUpToMany:
        while (found.size() < most && !fitting.empty()) {
            keepPayable();
            Options options;
            options.push({}); // enough
            for (const CardId card : fitting) {
                Option one;
                one.card = card;
                options.push(one);
            }
            mergeAlike(options, chooser);
            const CardId card =
                ask(static_cast<std::uint8_t>(Ask::Enough), chooser, options, context.self, static_cast<int>(step.verb))
                    .card;
            if (!card.valid())
                return;
            found.push(card);
            fitting.removeIf([&](CardId one) { return one == card; });
        }
        return;
    default:
        while (found.size() < most && !fitting.empty()) {
            keepPayable();
            const CardId card = askCard(chooser, fitting, context.self, step.verb);
            found.push(card);
            fitting.removeIf([&](CardId one) { return one == card; });
        }
    }
}

bool Runner::singlesOut(Ref ref, const Context& context) const
{
    const Selector& selector = m_code.selector(ref);
    if (selector.role == Term::RoleIt)
        return !context.forEach;
    if (selector.role == Term::RoleHolder)
        return touchesHolder(context.self);
    return selector.role != Term::None || (selector.count != Term::CountEach && selector.count != Term::CountAll)
        || selector.cards != None; // the description has to be read from each of them
}

void Runner::runStep(const Step& step, Context& context, Seat by)
{
    uncoverRead(step.amount, context);
    switch (step.verb) {
    case Term::VerbAdd:
        makeLasting(step, context, Modifier::Add);
        return;
    case Term::VerbSet:
        if (step.word >= m_code.dialect.firstResource && step.duration == None)
            runNumbers(step, context, by);
        else
            makeLasting(step, context, Modifier::Set);
        return;
    case Term::VerbDisable:
        makeLasting(step, context, Modifier::Disable);
        return;
    case Term::VerbForbid:
        makeLasting(step, context, Modifier::Forbid);
        return;
    case Term::VerbAllow:
        makeLasting(step, context, Modifier::Allow);
        return;
    case Term::VerbIgnore:
        makeLasting(step, context, Modifier::Ignore);
        return;
    case Term::VerbGive:
        makeLasting(step, context, step.word == 0xff ? Modifier::Give : Modifier::Keyword);
        return;
    case Term::VerbSwap:
        runNumbers(step, context, by);
        return;
    case Term::VerbForce:
        makeLasting(step, context, Modifier::Force);
        return;
    case Term::VerbChange:
        makeLasting(step, context, Modifier::Change);
        return;
    case Term::VerbDamage:
    case Term::VerbAttack:
        runDamage(step, context, by);
        return;
    case Term::VerbGain:
    case Term::VerbLose:
    case Term::VerbPay:
        runNumbers(step, context, by);
        return;
    case Term::VerbDraw: {
        const int amount = std::max(0, value(step.amount, context));
        if (step.from == None)
            draw(by, amount);
        else
            drawFrom(by, amount, m_code.places[static_cast<std::size_t>(step.from)]);
        return;
    }
    case Term::VerbReplaceAbility: {
        SeatList seats;
        if (step.to == None)
            seats.push(by);
        else
            selectPlayers(step.to, context, by, seats);
        for (const Seat seat : seats)
            replaceAbility(step.word, step.abilities, seat, expiryOf(step.duration, context.you), context);
        return;
    }
    case Term::VerbCreate:
        runCreate(step, context, by);
        return;
    case Term::VerbSkip:
        skip(by, step.word);
        return;
    case Term::VerbAnother:
        another(by, step.word);
        return;
    case Term::VerbEnd:
        endNow(step.word);
        return;
    case Term::VerbWin: {
        SeatList seats;
        selectPlayers(step.to, context, by, seats);
        for (const Seat seat : seats)
            winByText(seat, context.self);
        return;
    }
    case Term::VerbLater:
        runLater(step, context);
        return;
    case Term::VerbNote:
        if (step.memory >= 0) {
            context.memory[step.memory].isNumber = true;
            context.memory[step.memory].number = value(step.amount, context);
        }
        return;
    case Term::VerbNegate:
        negate(step.what, context);
        return;
    case Term::VerbKeep: {
        CardList cards;
        if (step.what == None || m_code.selector(step.what).role == Term::RoleSelf)
            (void)cards.push(context.self);
        else
            collect(step.what, context, by, cards);
        for (const CardId card : cards)
            keep(card);
        return;
    }
    case Term::VerbShuffle:
        shufflePile(m_code.places[static_cast<std::size_t>(step.place)], by);
        return;
    case Term::VerbPrevent:
    case Term::VerbAmountBecomes:
    case Term::VerbLetItHappen:
    case Term::VerbRedirect:
        runReplaced(step, context, by);
        return;
    case Term::VerbPerform: {
        CardList who;
        if (step.by != None && !m_code.selector(step.by).isPlayer())
            collect(step.by, context, context.you, who);
        who.removeIf([&](CardId card) { return m_table.card(card).controller != by; });
        perform(step, by, who.empty() ? NoCard : who[0], context);
        return;
    }
    case Term::VerbMay:
    case Term::VerbIf:
    case Term::VerbForEach:
    case Term::VerbRepeat:
    case Term::VerbChoose:
    case Term::VerbRoll:
        runFlow(step, context, by);
        return;
    default:
        runCards(step, context, by);
    }
}

void Runner::runFlow(const Step& step, Context& context, Seat by)
{
    switch (step.verb) {
    case Term::VerbMay:
        runMay(step, context, by);
        return;
    case Term::VerbIf:
        if (holdsIfShown(step.condition, context)) {
            uncoverProof(step.condition, context);
            run(step.steps, context);
        } else {
            run(step.otherwise, context);
        }
        return;
    case Term::VerbForEach: {
        CardList cards;
        chooseEach(step, context, by, cards);
        SeatList seats;
        const Selector& which = m_code.selector(step.what);
        if (meansPlayers(step.what, context)) {
            if (which.count == Term::CountOne && which.number == None) // all of them where no number is said
                players(step.what, context, seats);
            else
                selectPlayers(step.what, context, by, seats);
        }
        const CardId before = context.it;
        const Seat playerBefore = context.itPlayer;
        const bool outer = context.forEach;
        context.forEach = m_code.selector(step.what).cards == None;
        for (const Seat seat : seats) {
            context.it = NoCard;
            context.itPlayer = seat;
            run(step.steps, context);
        }
        for (const CardId card : cards) {
            context.it = card;
            run(step.steps, context);
        }
        context.it = before;
        context.itPlayer = playerBefore;
        context.forEach = outer;
        return;
    }
    case Term::VerbRepeat: {
        constexpr int cap = 20;
        for (int i = std::min(cap, value(step.amount, context)); i > 0; --i)
            run(step.steps, context);
        return;
    }
    case Term::VerbChoose:
        runChoose(step, context, by);
        return;
    default:
        runRoll(step, context, by);
    }
}

void Runner::runMay(const Step& step, Context& context, Seat by)
{
    // Nothing is offered that cannot be paid or would do nothing.
    const bool agreed = m_agreed;
    m_agreed = false;
    Context mine = context;
    mine.actor = by;
    const bool offered = payable(step.cost, mine) && promising(step.steps, mine);
    if (offered && (agreed || askMay(by, context.self))) {
        pay(step.cost, mine);
        run(step.steps, mine);
        mine.actor = context.actor;
        context = mine;
    } else {
        context.declined = step.otherwise.empty();
        run(step.otherwise, context);
    }
}

/// An option that cannot be carried out is not offered.
void Runner::runChoose(const Step& step, Context& context, Seat by)
{
    FixedList<std::int16_t, 16> left;
    for (int i = 0; i < step.branches.count; ++i) {
        const Branch& branch = m_code.branches[static_cast<std::size_t>(step.branches.first + i)];
        if (holds(branch.condition, context) && promising(branch.steps, context))
            left.push(static_cast<std::int16_t>(i));
    }
    FixedList<std::int16_t, 16> chosen;
    for (int wanted = step.amount == None ? 1 : value(step.amount, context); wanted > 0 && !left.empty(); --wanted) {
        Options options;
        for (const std::int16_t at : left) {
            Option one;
            one.number = at;
            options.push(one);
        }
        const std::int16_t number = ask(static_cast<std::uint8_t>(Ask::Branch), by, options, context.self).number;
        chosen.push(number);
        left.removeIf([&](std::int16_t at) { return at == number; });
    }
    std::sort(chosen.begin(), chosen.end()); // carried out in the order in which they are written
    for (const std::int16_t at : chosen)
        run(m_code.branches[static_cast<std::size_t>(step.branches.first + at)].steps, context);
}

/// Damage, or an attack with all that belongs to one, to cards and players alike.
void Runner::runDamage(const Step& step, Context& context, Seat by)
{
    const Ref to = step.verb == Term::VerbDamage ? step.to : step.on;
    const int amount = std::max(0, value(step.amount, context));
    Hits hits;
    if (meansPlayers(to, context)) {
        SeatList seats;
        selectPlayers(to, context, by, seats);
        for (const Seat seat : seats)
            store(hits, Hit{NoCard, seat, amount});
    }
    CardList targets;
    select(step, to, context, by, targets);
    for (const CardId card : targets)
        store(hits, Hit{card, NoSeat, amount});
    if (step.verb == Term::VerbAttack) {
        CardList who;
        if (step.by != None && !m_code.selector(step.by).isPlayer())
            collect(step.by, context, context.you, who);
        attackByText(step, hits, who.empty() ? context.self : who[0], by, context);
        return;
    }
    CardList from;
    if (step.what != None)
        collect(step.what, context, by, from);
    const CardId source = step.what == None ? context.self : from.empty() ? NoCard : from[0];
    if (step.split)
        splitDamage(hits, amount, by, context);
    damage(hits, step.word2, source, context);
}

/// The player divides it, point by point.
void Runner::splitDamage(Hits& hits, int amount, Seat by, const Context& context)
{
    for (Hit& hit : hits)
        hit.amount = 0;
    for (int left = hits.empty() ? 0 : amount; left > 0; --left) {
        Options options;
        for (std::size_t i = 0; i < hits.size(); ++i) {
            Option one;
            one.card = hits[i].card;
            one.seat = hits[i].seat;
            one.number = static_cast<std::int16_t>(i);
            options.push(one);
        }
        const Option chosen =
            ask(static_cast<std::uint8_t>(Ask::Card), by, options, context.self, static_cast<int>(Term::VerbDamage));
        ++hits[static_cast<std::size_t>(chosen.number)].amount;
    }
    hits.removeIf([](const Hit& hit) { return hit.amount == 0; });
}

/// What is counted, of players and on cards.
void Runner::runNumbers(const Step& step, Context& context, Seat by)
{
    if (step.verb == Term::VerbSwap) {
        CardList cards;
        select(step, step.to, context, by, cards);
        for (const CardId card : cards) {
            Modifier made;
            made.kind = Modifier::Set;
            made.target = card;
            made.entered = m_table.card(card).entered;
            made.you = context.you;
            made.self = context.self;
            made.expiry = expiryOf(step.duration, context.you);
            const int one = number(step.word, card);
            const int other = number(step.word2, card);
            made.word = step.word;
            made.amount = static_cast<std::int16_t>(other);
            addModifier(made, context);
            made.word = step.word2;
            made.amount = static_cast<std::int16_t>(one);
            addModifier(made, context);
        }
        return;
    }
    const int amount = std::max(0, value(step.amount, context));
    const Term verb = step.verb;
    SeatList seats;
    if (step.to == None)
        seats.push(by);
    else if (meansPlayers(step.to, context))
        selectPlayers(step.to, context, by, seats);
    int lost = 0;
    for (const Seat seat : seats) {
        const int before = step.memory < 0 ? 0 : numberOf(step.word, seat);
        if (verb == Term::VerbSet)
            setOf(seat, step.word, amount);
        else if (verb == Term::VerbGain)
            gain(seat, step.word, amount);
        else if (verb == Term::VerbPay)
            payOf(seat, step.word, amount);
        else
            lose(seat, step.word, amount);
        lost += step.memory < 0 ? 0 : before - numberOf(step.word, seat);
    }
    CardList cards;
    if (step.to != None)
        select(step, step.to, context, by, cards);
    for (const CardId card : cards) {
        const int before = step.memory < 0 ? 0 : number(step.word, card);
        if (verb == Term::VerbSet)
            setOn(card, step.word, amount);
        else if (verb == Term::VerbGain)
            gainOn(card, step.word, amount);
        else
            loseOn(card, step.word, amount);
        lost += step.memory < 0 ? 0 : before - number(step.word, card);
    }
    if (step.memory >= 0) { // what there was to lose
        context.memory[step.memory].isNumber = true;
        context.memory[step.memory].number = lost;
    }
}

/// What changes the event that is about to happen.
void Runner::runReplaced(const Step& step, Context& context, Seat by)
{
    if (context.replaced == nullptr)
        return;
    Event& event = *context.replaced;
    context.changesAmount = true;
    const auto set = [&](int amount) { event.amount = static_cast<std::int16_t>(std::max(0, amount)); };
    switch (step.verb) {
    case Term::VerbPrevent:
        set(event.amount - value(step.amount, context));
        return;
    case Term::VerbAmountBecomes:
        set(value(step.amount, context));
        return;
    case Term::VerbRedirect: {
        const int amount = std::min<int>(event.amount, std::max(0, value(step.amount, context)));
        set(event.amount - amount);
        Hits hits;
        if (meansPlayers(step.to, context)) {
            SeatList seats;
            selectPlayers(step.to, context, by, seats);
            for (const Seat seat : seats)
                store(hits, Hit{NoCard, seat, amount});
        }
        CardList cards;
        select(step, step.to, context, by, cards);
        for (const CardId card : cards)
            store(hits, Hit{card, NoSeat, amount});
        if (amount > 0)
            damage(hits, event.damage, event.that, context);
        return;
    }
    default: // it happens as it is
        return;
    }
}

void Runner::runLater(const Step& step, Context& context)
{
    Delayed made;
    made.step = static_cast<std::int16_t>(&step - m_code.steps.data());
    made.you = context.you;
    made.thatPlayer = context.thatPlayer;
    made.self = context.self;
    made.it = context.it;
    made.that = context.that;
    made.target = context.target;
    made.targetPlayer = context.targetPlayer;
    made.number = ++m_table.delays;
    made.attack = attackMeant();
    made.every = step.extra;
    for (int e = 0; e < step.events.count; ++e) {
        const EventPattern& pattern = m_code.events[static_cast<std::size_t>(step.events.first + e)];
        const bool goesOn = pattern.moment == 0 ? !m_table.betweenTurns : (m_table.during >> pattern.moment & 1) != 0;
        const bool whose =
            pattern.whose == Whose::Anybody || (pattern.whose == Whose::Own) == sameSide(m_table.active, context.you);
        if (pattern.next && pattern.event == Term::EventEnds && goesOn && whose)
            made.leftOut = 1;
    }
    made.expiry = expiryOf(step.duration, context.you);
    store(m_table.delayed, made);
}

/// A card that the description fits, from outside the game; where several do, one of them by chance for each.
void Runner::runCreate(const Step& step, Context& context, Seat by)
{
    const Selector& what = m_code.selector(step.what);
    const auto& fits = m_code.cardSets[static_cast<std::size_t>(what.cards)];
    int count = 0;
    for (std::size_t i = 0; i < fits.size(); ++i)
        count += fits[i] != 0 && (what.types == 0 || (what.types & m_code.typeBits[i]) != 0) ? 1 : 0;
    if (count == 0)
        return;
    Seat seat = by;
    if (step.under != None) {
        SeatList seats;
        selectPlayers(step.under, context, by, seats);
        seat = seats.empty() ? by : seats[0];
    }
    for (int n = step.amount == None ? 1 : value(step.amount, context); n > 0; --n) {
        int at = count == 1 ? 1 : roll(count);
        for (std::size_t i = 0; i < fits.size(); ++i) {
            if (fits[i] != 0 && (what.types == 0 || (what.types & m_code.typeBits[i]) != 0) && --at == 0)
                create(static_cast<std::uint16_t>(i), 1, step, seat, context);
        }
    }
}

void Runner::runRoll(const Step& step, Context& context, Seat by)
{
    if (step.harmless && mayDecline(context) && !askMay(by, context.self, static_cast<int>(Term::VerbRoll)))
        return;
    int sum = 0;
    for (int i = 0; i < step.dice; ++i) {
        const int shown = rollEffect(by, step.faces, context);
        if (step.countsSuccesses)
            sum += shown >= step.success.lowest && shown <= step.success.highest ? 1 : 0;
        else
            sum += shown;
    }
    context.result = static_cast<std::int16_t>(sum);
    if (step.memory >= 0) {
        context.memory[step.memory].isNumber = true;
        context.memory[step.memory].number = sum;
    }
    for (int i = 0; i < step.branches.count; ++i) {
        const Branch& branch = m_code.branches[static_cast<std::size_t>(step.branches.first + i)];
        if (sum >= branch.lowest && sum <= branch.highest) {
            run(branch.steps, context);
            return;
        }
    }
    run(step.otherwise, context);
}

void Runner::runCards(const Step& step, Context& context, Seat by)
{
    if (step.verb == Term::VerbSearch) {
        runSearch(step, context, by);
        return;
    }
    if (step.verb == Term::VerbAttach) {
        runAttach(step, context, by);
        return;
    }
    CardList cards;
    const Ref which = step.what != None ? step.what : step.to;
    if (which == None)
        return; // a verb that nothing runs, told with its card
    SeatList seats;
    if (meansPlayers(which, context))
        selectPlayers(which, context, by, seats);
    for (const Seat seat : seats)
        runOnPlayer(step, seat, context);
    // Who gets control is not who chooses.
    select(step, which, context, step.verb == Term::VerbControl ? actorOf(context) : by, cards);
    const bool singled = singlesOut(which, context);
    remember(step, context, cards);
    if (step.memory >= 0) {
        for (const Seat seat : seats)
            context.memory[step.memory].players |= static_cast<std::uint8_t>(1 << seat);
    }
    if (step.verb == Term::VerbSwitch) {
        if (cards.empty())
            return;
        CardList with;
        select(step, step.to, context, by, with, cards[0]);
        if (!with.empty())
            exchange(cards[0], with[0], context);
        return;
    }
    if (step.verb == Term::VerbMove && cards.size() > 1 && ordersMoved()) {
        const Place& place = m_code.places[static_cast<std::size_t>(step.place)];
        if (place.top || place.bottom)
            orderMoved(cards, by, context);
    }
    std::optional<AtOnce> all; // several cards meet one step at the same time; but they are played one by one
    if (step.verb != Term::VerbPlay)
        all.emplace(*this);
    for (const CardId card : cards) {
        switch (step.verb) {
        case Term::VerbHeal:
            if (singled)
                touched(card);
            heal(card, value(step.amount, context));
            break;
        case Term::VerbInflict:
            if (singled)
                touched(card);
            inflict(card, step.word, context);
            break;
        case Term::VerbCure:
            if (singled)
                touched(card);
            if (step.word == 0xfe)
                cureOne(card, by, context);
            else
                cure(card, step.word == 0xff ? step.word : static_cast<std::uint8_t>(1U << step.word));
            break;
        case Term::VerbDiscard:
            discard(card, context);
            break;
        case Term::VerbDestroy:
            destroy(card, context);
            break;
        case Term::VerbMove:
            if (singled)
                touched(card);
            move(card, m_code.places[static_cast<std::size_t>(step.place)], by, step, context);
            break;
        case Term::VerbReturn:
            if (singled)
                touched(card);
            giveBack(card, context);
            break;
        case Term::VerbReveal:
            reveal(card);
            break;
        case Term::VerbLookAt:
            lookAt(by, card);
            break;
        case Term::VerbPlay: {
            CardList onto;
            if (step.on != None) {
                select(step, step.on, context, by, onto, card);
                if (onto.empty())
                    break;
            }
            play(by, card, onto.empty() ? NoCard : onto[0], step, context);
            break;
        }
        case Term::VerbTurn:
            if (singled)
                touched(card);
            turnTo(card, step.word, step.amount == None ? 0 : value(step.amount, context), context);
            break;
        case Term::VerbDetach:
            detach(card, context);
            break;
        case Term::VerbControl:
            control(card, by, expiryOf(step.duration, context.you));
            break;
        default: // picking is remembering
            if (singled)
                touched(card);
        }
    }
}

/// The first one moves first: of cards that go to the top, the last one lies on top.
void Runner::orderMoved(CardList& cards, Seat by, const Context& context)
{
    CardList ordered;
    while (cards.size() > 1) {
        Options options;
        for (const CardId card : cards) {
            Option one;
            one.card = card;
            options.push(one);
        }
        mergeAlike(options, by);
        const CardId card = ask(static_cast<std::uint8_t>(Ask::Order), by, options, context.self).card;
        ordered.push(card);
        cards.removeIf([&](CardId one) { return one == card; });
    }
    for (const CardId card : cards)
        ordered.push(card);
    cards = ordered;
}

void Runner::runOnPlayer(const Step& step, Seat seat, const Context& context)
{
    const int amount = step.amount == None ? 0 : value(step.amount, context);
    switch (step.verb) {
    case Term::VerbHeal:
        healPlayer(seat, amount);
        return;
    case Term::VerbInflict:
        inflictPlayer(seat, step.word, amount, context);
        return;
    case Term::VerbCure:
        curePlayer(seat, step.word, amount);
        return;
    default: // picking is remembering
        return;
    }
}

void Runner::cureOne(CardId card, Seat by, const Context& context)
{
    Options options;
    for (int i = 0; i < static_cast<int>(m_code.dialect.statuses.size()); ++i) {
        if ((m_table.card(card).statuses >> i & 1) == 0)
            continue;
        Option one;
        one.card = card;
        one.number = static_cast<std::int16_t>(i);
        options.push(one);
    }
    if (options.empty())
        return;
    const int status =
        ask(static_cast<std::uint8_t>(Ask::Number), by, options, context.self, static_cast<int>(Term::VerbCure)).number;
    cure(card, static_cast<std::uint8_t>(1 << status));
}

void Runner::runSearch(const Step& step, Context& context, Seat by)
{
    const Selector& selector = m_code.selector(step.what);
    const Place* from = step.from == None ? nullptr : &m_code.places[static_cast<std::size_t>(step.from)];
    const std::uint8_t zone = from != nullptr ? from->zone : Dialect::find(m_code.dialect.zones, "deck");
    CardList fitting;
    m_table.each(zoneOf(zone, by), [&](CardId card) {
        if ((selector.types == 0 || (selector.types & typeBit(card)) != 0)
            && m_code.inSet(selector.cards, m_table.card(card).definition)
            && (selector.test == None || passes(selector.test, card))) {
            fitting.push(card);
            m_table.card(card).seen |= static_cast<std::uint8_t>(1 << by); // who searches looks
        }
    });
    // What is hidden may not be found: the player may always stop.
    std::size_t most = selector.number == None ? 1 : static_cast<std::size_t>(value(selector.number, context));
    CardList taken;
    while (taken.size() < most && !fitting.empty()) {
        Options options;
        options.push({});
        for (const CardId card : fitting) {
            Option one;
            one.card = card;
            options.push(one);
        }
        mergeAlike(options, by);
        const CardId card =
            ask(static_cast<std::uint8_t>(Ask::Enough), by, options, context.self, static_cast<int>(step.verb)).card;
        if (!card.valid())
            break;
        taken.push(card);
        fitting.removeIf([&](CardId one) { return one == card; });
    }
    remember(step, context, taken);
    const bool toHand =
        step.place == None || m_code.dialect.zones[m_code.places[static_cast<std::size_t>(step.place)].zone] == "hand";
    searched(by, zone, taken, step.shown, toHand);
}

void Runner::runAttach(const Step& step, Context& context, Seat by)
{
    const Selector& selector = m_code.selector(step.what);
    m_costLeft = {};
    std::size_t most = selector.number == None ? 1 : static_cast<std::size_t>(value(selector.number, context));
    const bool upTo = selector.count == Term::CountUpToMany || selector.count == Term::CountAny;
    CardList attached;
    while (attached.size() < most) {
        CardList fitting;
        collect(step.what, context, by, fitting);
        fitting.removeIf([&](CardId card) { return attached.contains(card) || !mayTake(step, card, NoCard, context); });
        CardList places;
        fitting.removeIf([&](CardId card) {
            CardList to;
            collect(step.to, context, by, to);
            for (const CardId one : to) {
                if (mayTake(step, card, one, context))
                    return false;
            }
            return true;
        });
        if (fitting.empty())
            break;
        CardId card;
        if (upTo) {
            Options options;
            options.push({});
            for (const CardId one : fitting) {
                Option option;
                option.card = one;
                options.push(option);
            }
            mergeAlike(options, by);
            card = ask(static_cast<std::uint8_t>(Ask::Enough), by, options, context.self, static_cast<int>(step.verb))
                       .card;
            if (!card.valid())
                break;
        } else {
            card = askCard(by, fitting, context.self, step.verb);
        }
        select(step, step.to, context, by, places, card);
        if (places.empty())
            break;
        attach(card, places[0], step.extra, context);
        attached.push(card);
    }
    remember(step, context, attached);
}

} // namespace muster::engine
