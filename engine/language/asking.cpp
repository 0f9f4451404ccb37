// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions and quantities of the effect language, and questions to players.
#include <algorithm>
#include <cassert>
#include <limits>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

bool Runner::holds(Ref ref, const Context& context)
{
    if (ref == None)
        return true;
    const Condition& condition = m_code.conditions[static_cast<std::size_t>(ref)];
    const auto link = [&](int i) { return m_code.links[static_cast<std::size_t>(condition.links.first + i)]; };
    const auto any = [&](Ref selector, auto&& fits) {
        const Selector& described = m_code.selector(selector);
        if (described.isPlayer()) { // whether there is such a player: it is asked about none of its cards
            SeatList seats;
            players(selector, context, seats);
            return condition.op == Term::ConditionExists || condition.op == Term::ConditionNoneExists ? !seats.empty()
                                                                                                      : false;
        }
        const bool happened = described.role == Term::RoleIt || described.role == Term::RoleThat;
        if (described.role == Term::RoleSelf || described.role == Term::RoleHolder || happened) {
            const CardId card = roleCard(described, context);
            // what has happened is asked about the dead, too
            const bool deadToo = !workingOut() && described.role != Term::RoleHolder;
            return card.valid() && (deadToo || !m_table.has(card, Dead)) && fits(card);
        }
        return untilOne(selector, context, NoSeat, fits);
    };
    bool result = false;
    switch (condition.op) {
    case Term::ConditionAllOf:
        for (int i = 0; i < condition.links.count; ++i) {
            if (!holds(link(i), context))
                return false;
        }
        return true;
    case Term::ConditionAnyOf:
        for (int i = 0; i < condition.links.count; ++i) {
            if (holds(link(i), context))
                return true;
        }
        return false;
    case Term::ConditionNotThat:
        return !holds(link(0), context);
    case Term::ConditionCompare: {
        const int right = value(condition.right, context);
        const bool less = mostTimes(condition.left) < right;
        const int left = less ? right - 1 : value(condition.left, context);
        return (condition.sign & (left < right ? 1 : left == right ? 2 : 4)) != 0;
    }
    case Term::ConditionExists:
        return any(condition.who, [](CardId) { return true; });
    case Term::ConditionNoneExists:
        return !any(condition.who, [](CardId) { return true; });
    case Term::ConditionAtLeast:
    case Term::ConditionAtMost:
    case Term::ConditionExactly: {
        CardList cards;
        collect(condition.who, context, NoSeat, cards);
        const int count = static_cast<int>(cards.size());
        const int number = value(condition.left, context);
        return condition.op == Term::ConditionAtLeast ? count >= number
            : condition.op == Term::ConditionAtMost   ? count <= number
                                                      : count == number;
    }
    case Term::ConditionHasStatus:
        result = any(condition.who, [&](CardId card) {
            switch (condition.word) {
            case FaceUpWord:
                return m_table.has(card, FaceUp);
            case FaceDownWord:
                return !m_table.has(card, FaceUp);
            case AttackingWord:
                return m_table.isAttacking(card);
            case AttackedWord:
                return m_table.isAttacked(card);
            case BlockingWord:
                return (m_table.card(card).fight & IsBlocking) != 0;
            case BlockedWord:
                return (m_table.card(card).fight & IsBlocked) != 0;
            default:
                if (condition.word >= FirstState)
                    return isInState(card, static_cast<std::uint8_t>(condition.word - FirstState));
                return (m_table.card(card).statuses >> condition.word & 1) != 0;
            }
        });
        break;
    case Term::ConditionMatches:
        result = any(condition.who, [&](CardId card) {
            // what lasts counts for hidden cards when they are shown
            if (condition.cards != None && workingOut() && isHidden(card, context))
                return false;
            return (condition.types == 0 || (condition.types & typeBit(card)) != 0)
                && m_code.inSet(condition.cards, m_table.card(card).definition)
                && (condition.test == None || passes(condition.test, card));
        });
        break;
    case Term::ConditionIsIn:
        result = any(condition.who, [&](CardId card) {
            return inPlace(m_code.places[static_cast<std::size_t>(condition.place)], card, context);
        });
        break;
    case Term::ConditionIsSame:
        result = any(condition.who, [&](CardId card) { return matches(condition.other, card, context, NoSeat); });
        break;
    case Term::ConditionIsAttachedTo:
        result = any(condition.who, [&](CardId card) {
            const CardId holder = m_table.card(card).holder;
            return holder.valid() && (condition.other == None || matches(condition.other, holder, context, NoSeat));
        });
        break;
    case Term::ConditionHas:
        result = any(condition.who, [&](CardId card) {
            bool found = false;
            m_table.eachOn(card, [&](CardId on) { found = found || matches(condition.other, on, context, NoSeat); });
            return found;
        });
        break;
    case Term::ConditionShares: {
        CardList cards;
        collect(condition.who, context, NoSeat, cards);
        if (condition.other != None)
            collect(condition.other, context, NoSeat, cards);
        if (workingOut())
            cards.removeIf([&](CardId card) { return isHidden(card, context); });
        for (std::size_t i = 0; i < cards.size(); ++i) {
            for (std::size_t j = i + 1; j < cards.size(); ++j) {
                const int word = wordOf(condition.field, cards[i]);
                result = result || (word >= 0 && word == wordOf(condition.field, cards[j]));
            }
        }
        break;
    }
    case Term::ConditionDuring:
        result =
            (condition.whose == Whose::Anybody
             || (!m_table.betweenTurns && (condition.whose == Whose::Own) == sameSide(m_table.active, context.you)))
            && (condition.moment == 0 || (m_table.during >> condition.moment & 1) != 0);
        break;
    case Term::ConditionPaid:
        result = context.paid || (context.self.valid() && m_table.has(context.self, Paid));
        break;
    case Term::ConditionNamed:
        result = namedCondition(condition.word, context);
        break;
    default:
        return false;
    }
    return result != condition.negated;
}

/// How many words the cards that fit have in a field; those without one do not count.
int Runner::differentOnes(const Quantity& quantity, const Context& context)
{
    CardList cards;
    collect(quantity.selector, context, NoSeat, cards);
    if (workingOut())
        cards.removeIf([&](CardId card) { return isHidden(card, context); });
    FixedList<int, MostCards> words;
    for (const CardId card : cards) {
        if (const int word = wordOf(quantity.field, card); word >= 0 && !words.contains(word))
            words.push(word);
    }
    return static_cast<int>(words.size());
}

/// How often the counted event can have happened at most: all events of its kind, whoever did it to whom. Mostly they are too few
/// for the text that asks, which then looks at none of them closer.
int Runner::mostTimes(Ref ref) const
{
    if (ref == None || m_code.quantities[static_cast<std::size_t>(ref)].op != Term::QuantityHappened)
        return std::numeric_limits<int>::max();
    const Quantity& quantity = m_code.quantities[static_cast<std::size_t>(ref)];
    const std::uint32_t since = sinceWhen(quantity);
    const std::uint8_t kind = eventNumber(m_code.events[static_cast<std::size_t>(quantity.event)].event);
    int times = 0;
    for (std::size_t i = m_table.history.size(); i > 0 && m_table.history[i - 1].serial > since; --i)
        times += m_table.history[i - 1].kind == kind ? 1 : 0;
    return times;
}

/// The number of the last event before the time that is looked back on.
std::uint32_t Runner::sinceWhen(const Quantity& quantity) const
{
    constexpr std::uint8_t game = 3; // as Dialect::moments begins
    return quantity.window == game ? 0 : m_table.began[quantity.window];
}

/// The latest events come last.
int Runner::timesHappened(const Quantity& quantity, const Context& context)
{
    const std::uint32_t since = sinceWhen(quantity);
    const EventPattern& pattern = m_code.events[static_cast<std::size_t>(quantity.event)];
    const std::uint8_t kind = eventNumber(pattern.event);
    int times = 0;
    for (std::size_t i = m_table.history.size(); i > 0 && m_table.history[i - 1].serial > since; --i) {
        const Event& event = m_table.history[i - 1];
        times += event.kind == kind && eventFits(pattern, event, context) ? 1 : 0;
    }
    return times;
}

namespace {

/// What is counted has room for this much: a text that multiplies without end stops there.
int withinRoom(std::int64_t number)
{
    constexpr std::int64_t most = 30'000;
    return static_cast<int>(std::clamp(number, -most, most));
}

} // namespace

int Runner::value(Ref ref, const Context& context)
{
    if (ref == None)
        return 0;
    const Quantity& quantity = m_code.quantities[static_cast<std::size_t>(ref)];
    switch (quantity.op) {
    case Term::QuantityNumber:
        return quantity.number;
    case Term::QuantityCount: {
        CardList cards;
        collect(quantity.selector, context, NoSeat, cards);
        return static_cast<int>(cards.size());
    }
    case Term::QuantityValue:
    case Term::QuantityTotal:
    case Term::QuantityPrinted: {
        if (quantity.selector == None)
            return numberOf(quantity.word, context.you);
        int sum = 0;
        if (meansPlayers(quantity.selector, context)) {
            SeatList seats;
            players(quantity.selector, context, seats);
            for (const Seat seat : seats)
                sum += numberOf(quantity.word, seat);
            return sum;
        }
        CardList cards;
        const Selector& whose = m_code.selector(quantity.selector);
        if (whose.role == Term::RoleIt || whose.role == Term::RoleThat) { // of the dead, too
            if (const CardId card = roleCard(whose, context); card.valid())
                cards.push(card);
        } else {
            collect(quantity.selector, context, NoSeat, cards);
        }
        if (workingOut())
            cards.removeIf([&](CardId card) { return isHidden(card, context); });
        for (const CardId card : cards) {
            sum += quantity.op == Term::QuantityPrinted ? printed(quantity.word, card) : number(quantity.word, card);
            if (quantity.op == Term::QuantityValue)
                break;
        }
        return sum;
    }
    case Term::QuantityDifferent:
        return differentOnes(quantity, context);
    case Term::QuantityHalf: {
        const int whole = value(quantity.left, context);
        return (quantity.number != 0 ? whole + 1 : whole) >> 1; // a number below 0 as well
    }
    case Term::QuantityProduct:
        return withinRoom(std::int64_t(value(quantity.left, context)) * value(quantity.right, context));
    case Term::QuantitySum:
        return withinRoom(std::int64_t(value(quantity.left, context)) + value(quantity.right, context));
    case Term::QuantityDifference:
        return withinRoom(std::int64_t(value(quantity.left, context)) - value(quantity.right, context));
    case Term::QuantityLowest:
        return std::min(value(quantity.left, context), value(quantity.right, context));
    case Term::QuantityHighest:
        return std::max(value(quantity.left, context), value(quantity.right, context));
    case Term::QuantityAmount:
        return context.amount;
    case Term::QuantityResult:
        return context.result;
    case Term::QuantityRemembered: {
        const Context::Memory& memory = context.memory[quantity.word];
        return memory.isNumber ? memory.number : static_cast<int>(memory.cards.size());
    }
    case Term::QuantityHappened: {
        const bool wanted =
            quantity.whose == Whose::Anybody || (quantity.whose == Whose::Own) == sameSide(m_table.active, context.you);
        return wanted ? timesHappened(quantity, context) : 0;
    }
    case Term::QuantityNumberOf:
        return quantity.word == 1 ? m_table.round : m_table.turn;
    case Term::QuantityEverything:
        return 0x3fff;
    case Term::QuantityUpTo:
        return value(quantity.left, context);
    default:
        return 0;
    }
}

namespace {

/// The order of options: by what they do, then by which cards they are, as far as the player knows them. Cards that
/// look alike stay in the order of their places.
std::uint64_t keyOf(const Option& option, std::uint16_t card, std::uint16_t other)
{
    return static_cast<std::uint64_t>(option.action) << 56 | static_cast<std::uint64_t>(card) << 40
        | static_cast<std::uint64_t>(static_cast<std::uint8_t>(option.ability + 1)) << 32
        | static_cast<std::uint64_t>(other) << 16 | static_cast<std::uint16_t>(option.number + 0x4000);
}

} // namespace

Option Runner::ask(std::uint8_t kind, Seat seat, Options& options, CardId about, int detail, bool sealed)
{
    assert(!options.empty());
    if (options.size() > 1 && !gameOver())
        sortOptions(options, seat, false);
    return askSorted(kind, seat, options, about, detail, sealed);
}

Option Runner::askMerged(std::uint8_t kind, Seat seat, Options& options, CardId about, int detail, bool sealed)
{
    assert(!options.empty());
    if (options.size() > 1 && !gameOver())
        sortOptions(options, seat, true);
    return askSorted(kind, seat, options, about, detail, sealed);
}

/// Puts options into their order. Mostly they stand in it already. `merging`: of those that look alike one is left, which
/// then stands beside those with the same key.
void Runner::sortOptions(Options& options, Seat seat, bool merging) const
{
    const auto definition = [&](CardId card) {
        return card.valid() && seenBy(card, seat) ? static_cast<std::uint16_t>(m_table.card(card).definition + 1)
                                                  : std::uint16_t(0);
    };
    std::array<std::uint64_t, 320> keys; // NOLINT: filled as far as it is read
    std::size_t kept = 0;
    const auto isThere = [&](const Option& one, std::uint64_t key, std::size_t at) {
        for (; at > 0 && keys[at - 1] == key; --at) {
            const Option& before = options[at - 1];
            if (one.ability == before.ability && one.seat == before.seat && one.other == before.other
                && lookAlike(one.card, before.card, seat))
                return true;
        }
        return false;
    };
    for (std::size_t i = 0; i < options.size(); ++i) {
        const std::uint64_t key = keyOf(options[i], definition(options[i].card), definition(options[i].other));
        if (kept == i && (i == 0 || keys[i - 1] < key || (keys[i - 1] == key && !merging))) {
            keys[kept++] = key;
            continue;
        }
        const Option one = options[i];
        std::size_t at = kept;
        for (; at > 0 && keys[at - 1] > key; --at) {
            keys[at] = keys[at - 1];
            options[at] = options[at - 1];
        }
        if (merging && isThere(one, key, at)) { // the others go back
            for (; at < kept; ++at) {
                keys[at] = keys[at + 1];
                options[at] = options[at + 1];
            }
            continue;
        }
        keys[at] = key;
        options[at] = one;
        ++kept;
    }
    options.shrink(kept);
}

Option Runner::askSorted(std::uint8_t kind, Seat seat, Options& options, CardId about, int detail, bool sealed)
{
    if (options.size() == 1 || gameOver()) { // nobody is asked after the end
        if (m_log != nullptr && options.size() == 1 && !gameOver())
            m_log->answered({kind, seat, sealed, about, static_cast<std::int16_t>(detail), options.view()});
        return options[0];
    }
    if (options.overflowed())
        m_table.abandoned = true;
    Choice choice;
    choice.kind = kind;
    choice.seat = seat;
    choice.sealed = sealed;
    choice.about = about;
    choice.detail = static_cast<std::int16_t>(detail);
    choice.options = options.view();
    const std::size_t chosen = m_agent->choose(choice, viewFor(seat));
    assert(chosen < options.size());
    return options[chosen];
}

Seat Runner::askPlayer(Seat by, const SeatList& seats, CardId about)
{
    Options options;
    for (const Seat seat : seats) {
        Option one;
        one.seat = seat;
        one.number = seat;
        options.push(one);
    }
    return ask(static_cast<std::uint8_t>(Ask::Player), by, options, about).seat;
}

bool Runner::askMay(Seat seat, CardId about, int detail)
{
    Options options;
    Option one;
    options.push(one);
    one.number = 1;
    options.push(one);
    return ask(static_cast<std::uint8_t>(Ask::May), seat, options, about, detail).number != 0;
}

bool Runner::lookAlike(CardId a, CardId b, Seat seat) const
{
    return a == b || (sameState(a, b, seat) && (m_table.card(a).fight == 0 || sameFight(a, b, seat)));
}

namespace {

/// An effect is in force on a card, or names it; it has been used; or pending steps name it. A text names its own card only
/// where that `lies` on the table.
bool isMarked(const Table& table, CardId card, bool lies)
{
    const auto inForce = [&](const Modifier& one) {
        const bool named = one.chosen == card || one.about == card || one.that == card || one.except == card
            || (lies && one.self == card);
        return one.target == card || (named && (one.selector != None || one.what != None || one.onto != None));
    };
    const auto waits = [&](const Delayed& one) {
        return one.target == card || one.it == card || one.that == card || (lies && one.self == card);
    };
    return std::any_of(table.modifiers.begin(), table.modifiers.end(), inForce)
        || std::any_of(table.delayed.begin(), table.delayed.end(), waits)
        || std::any_of(table.uses.begin(), table.uses.end(), [&](const Use& one) { return one.card == card; });
}

} // namespace

bool Runner::sameState(CardId a, CardId b, Seat seat) const
{
    if (a == b)
        return true;
    if (!a.valid() || !b.valid() || !seenBy(a, seat) || !seenBy(b, seat))
        return false;
    const CardState& one = m_table.card(a);
    const CardState& two = m_table.card(b);
    const bool lies = onTable(zoneKind(a));
    return one.definition == two.definition && one.holder == two.holder && one.zone == two.zone
        && one.damage == two.damage && one.flags == two.flags && one.statuses == two.statuses
        && one.counters == two.counters && one.fight == two.fight && one.controller == two.controller
        && (one.seen == two.seen || !lies) && !orderMatters(zoneKind(a)) && !one.firstOn.valid() && !two.firstOn.valid()
        && !isMarked(m_table, a, lies) && !isMarked(m_table, b, lies);
}

void Runner::mergeAlike(Options& options, Seat seat) const
{
    std::uint64_t keys[320]; // most options differ in this much already
    std::uint64_t met = 0;   // a bit for several keys: most have been met by none before
    std::size_t kept = 0;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const Option& one = options[i];
        const std::uint64_t key =
            keyOf(one, one.card.valid() ? m_table.card(one.card).definition : std::uint16_t(0), one.other.value);
        const std::uint64_t bit = std::uint64_t(1) << ((key * 0x9e3779b97f4a7c15U) >> 58);
        bool before = false;
        for (std::size_t j = (met & bit) != 0 ? 0 : kept; j < kept && !before; ++j)
            before = keys[j] == key && one.ability == options[j].ability && one.seat == options[j].seat
                && lookAlike(one.card, options[j].card, seat);
        if (before)
            continue;
        met |= bit;
        keys[kept] = key;
        if (kept != i)
            options[kept] = one;
        ++kept;
    }
    options.shrink(kept);
}

CardId Runner::askCard(Seat seat, const CardList& cards, CardId about, Term verb)
{
    Options options;
    for (const CardId card : cards) {
        Option one;
        one.card = card;
        options.push(one);
    }
    return askMerged(static_cast<std::uint8_t>(Ask::Card), seat, options, about, static_cast<int>(verb)).card;
}

int Runner::roll(int faces)
{
    const int shows = m_scripted != nullptr ? m_scripted->roll(faces) : m_table.dice.die(faces);
    m_fell = {m_fell.back(), FallenDie{static_cast<std::int16_t>(faces), static_cast<std::int16_t>(shows)}};
    return shows;
}

} // namespace muster::engine
