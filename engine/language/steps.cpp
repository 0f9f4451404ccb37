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
    ++m_running;
    for (int i = 0; i < steps.count && !gameOver(); ++i) {
        const Step& step = m_code.steps[static_cast<std::size_t>(steps.first + i)];
        if (step.by == None) {
            runStep(step, context, context.you);
        } else {
            SeatList seats;
            players(step.by, context, seats);
            for (const Seat seat : seats)
                runStep(step, context, seat);
        }
        stepDone();
    }
    --m_running;
}

Seat Runner::doer(const Step& step, const Context& context)
{
    if (step.by == None)
        return context.you;
    SeatList seats;
    players(step.by, context, seats);
    return seats.empty() ? context.you : seats[0];
}

void Runner::remember(const Step& step, Context& context, const CardList& cards)
{
    if (step.memory < 0)
        return;
    Context::Memory& memory = context.memory[step.memory];
    memory.isNumber = false;
    memory.cards.clear();
    for (const CardId card : cards)
        store(memory.cards, card);
}

void Runner::select(const Step& step, Ref ref, Context& context, Seat by, CardList& found, CardId partner)
{
    const Selector& selector = m_code.selector(ref);
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
        makeLasting(step, context, Modifier::Give);
        return;
    case Term::VerbDamage: {
        CardList targets;
        select(step, step.to, context, by, targets);
        CardList from;
        if (step.what != None)
            collect(step.what, context, by, from);
        const CardId source = step.what == None ? context.self : from.empty() ? NoCard : from[0];
        damage(targets, std::max(0, value(step.amount, context)), step.word2, source, context);
        return;
    }
    case Term::VerbGain: {
        SeatList seats;
        players(step.to, context, seats);
        for (const Seat seat : seats)
            gain(seat, step.word, value(step.amount, context));
        return;
    }
    case Term::VerbDraw:
        draw(by, std::max(0, value(step.amount, context)));
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
    case Term::VerbKeep:
        keep(context.self);
        return;
    case Term::VerbShuffle:
        shufflePile(m_code.places[static_cast<std::size_t>(step.place)], by);
        return;
    case Term::VerbPrevent:
        if (context.replaced != nullptr) {
            const int left = context.replaced->amount - value(step.amount, context);
            context.replaced->amount = static_cast<std::int16_t>(std::max(0, left));
            context.happensAfterAll = true;
        }
        return;
    case Term::VerbAmountBecomes:
        if (context.replaced != nullptr) {
            context.replaced->amount = static_cast<std::int16_t>(std::max(0, value(step.amount, context)));
            context.happensAfterAll = true;
        }
        return;
    case Term::VerbLetItHappen:
        context.happensAfterAll = true;
        return;
    case Term::VerbPerform: {
        CardList who;
        if (step.by != None && !m_code.selector(step.by).isPlayer())
            collect(step.by, context, context.you, who);
        who.removeIf([&](CardId card) { return m_table.card(card).controller != by; });
        perform(step.word, step.word2, by, who.empty() ? NoCard : who[0]);
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
        const CardId before = context.it;
        const bool outer = context.forEach;
        context.forEach = m_code.selector(step.what).cards == None;
        for (const CardId card : cards) {
            context.it = card;
            run(step.steps, context);
        }
        context.it = before;
        context.forEach = outer;
        return;
    }
    case Term::VerbRepeat: {
        constexpr int cap = 20;
        for (int i = std::min(cap, value(step.amount, context)); i > 0; --i)
            run(step.steps, context);
        return;
    }
    case Term::VerbChoose: {
        Options options;
        for (int i = 0; i < step.branches.count; ++i) {
            Option one;
            one.number = static_cast<std::int16_t>(i);
            options.push(one);
        }
        const int chosen = ask(static_cast<std::uint8_t>(Ask::Branch), by, options, context.self).number;
        run(m_code.branches[static_cast<std::size_t>(step.branches.first + chosen)].steps, context);
        return;
    }
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
    mine.you = by;
    const bool offered = payable(step.cost, mine) && promising(step.steps, mine);
    if (offered && (agreed || askMay(by, context.self))) {
        pay(step.cost, mine);
        run(step.steps, mine);
        mine.you = context.you;
        context = mine;
    } else {
        context.declined = step.otherwise.empty();
        run(step.otherwise, context);
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
        return; // a verb that is about no cards, and has no meaning here
    select(step, which, context, by, cards);
    const bool singled = singlesOut(which, context);
    remember(step, context, cards);
    if (step.verb == Term::VerbSwitch) {
        if (cards.empty())
            return;
        CardList with;
        select(step, step.to, context, by, with, cards[0]);
        if (!with.empty())
            exchange(cards[0], with[0], context);
        return;
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
            move(card, m_code.places[static_cast<std::size_t>(step.place)], by, context);
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
            play(by, card, onto.empty() ? NoCard : onto[0], step.word, context);
            break;
        }
        default: // picking is remembering
            if (singled)
                touched(card);
        }
    }
}

void Runner::cureOne(CardId card, Seat by, const Context& context)
{
    Options options;
    for (int i = 0; i < 8; ++i) {
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
            && m_code.inSet(selector.cards, m_table.card(card).definition)) {
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
