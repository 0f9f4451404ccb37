// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of an ability, one after the other.
#include <algorithm>
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
    constexpr int deepest = 100; // texts within texts: a card that plays itself would never come back
    if (m_running >= deepest)
        m_table.abandoned = true;
    const Seat outer = std::exchange(m_textOf, context.you);
    ++m_running;
    for (int i = 0; i < steps.count && !gameOver(); ++i) {
        m_table.step();
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

} // namespace muster::engine
