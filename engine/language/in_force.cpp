// SPDX-License-Identifier: GPL-3.0-or-later
// Effects in force at present: the lists of those that change a number, and the lasting states of cards in play, worked out
// when somebody asks for them.
#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

namespace {

template <class List>
bool sameLists(const List& one, const List& other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

} // namespace

bool Runner::applies(const Modifier& modifier, CardId card)
{
    if (modifier.target.valid())
        return modifier.target == card && m_table.card(card).entered == modifier.entered;
    if (modifier.selector == None || (modifier.except.valid() && modifier.except == card))
        return false;
    const Selector& described = m_code.selector(modifier.selector); // most cards are of another type, or another's
    if (described.role == Term::None
        && ((described.types != 0 && (described.types & typeBit(card)) == 0)
            || (described.whose == Whose::Own && m_table.card(card).controller != modifier.you)))
        return false;
    // A card of a hand is judged by what its player knows: "your opponent's Creatures cost 2 more".
    const Seat sight = onTable(zoneKind(card)) ? NoSeat : m_table.card(card).controller;
    return matches(modifier.selector, card, contextOf(modifier), sight);
}

/// What changes a number may be about cards with such a number: `+1 attack, of: all own minions (attack<=2)`. That asks for
/// the number as it is without any change.
Runner::Change Runner::changeOf(std::uint8_t word, CardId card)
{
    if (!mayChange(word) || knownUnchanged(word) || m_asked.contains({word, card}) || !m_asked.push({word, card}))
        return {};
    const Change change = changeInForce(word, card);
    m_asked.shrink(m_asked.size() - 1);
    return change;
}

void Runner::Change::count(const Modifier& one)
{
    if (one.kind == Modifier::Add) {
        added += one.amount;
    } else {
        fixed = true;
        value = one.amount;
    }
}

Runner::Change Runner::changeInForce(std::uint8_t word, CardId card)
{
    Change change;
    const auto count = [&](const Modifier& one) { change.count(one); };
    if (const Changing* const list = changingKept(word); list != nullptr) {
        for (const Changing::Place place : list->places) {
            const Modifier& one = modifierAt(place);
            if (applies(one, card) && (place.part != Changing::lasts || inForceNow(one)))
                count(one);
        }
        return change;
    }
    eachInForce(Modifier::Add, word, card, count);
    eachInForce(Modifier::Set, word, card, count);
    return change;
}

Runner::Change Runner::changeFor(std::uint8_t word, Seat seat)
{
    Change change;
    if (!mayChange(word) || knownUnchanged(word))
        return change;
    if (const Changing* const list = changingKept(word); list != nullptr) {
        for (const Changing::Place place : list->places) {
            const Modifier& one = modifierAt(place);
            if (one.player == seat && (place.part != Changing::lasts || inForceNow(one)))
                change.count(one);
        }
        return change;
    }
    const auto count = [&](const Modifier& one) { change.count(one); };
    eachForPlayer(Modifier::Add, word, seat, count);
    eachForPlayer(Modifier::Set, word, seat, count);
    return change;
}

bool Runner::isRight(const Changing& list, std::uint64_t does) const
{
    if (list.active != m_table.active || list.listed < m_lastingSince)
        return false;
    for (; does != 0; does &= does - 1) {
        if (list.listed < m_doneAnew[static_cast<std::size_t>(std::countr_zero(does))])
            return false;
    }
    return true;
}

template <class Wanted>
void Runner::listInForce(std::uint64_t does, Changing& list, Wanted wanted)
{
    list.places.clear();
    list.tooMany = false;
    const auto add = [&](const Modifier& one, Changing::Place place) {
        if (wanted(one))
            list.tooMany = !list.places.push(place) || list.tooMany;
    };
    eachState(does, NoCard, add);
    for (std::size_t i = 0; i < m_table.modifiers.size(); ++i)
        add(m_table.modifiers[i], {Changing::lasts, static_cast<std::uint8_t>(i)});
    list.active = m_table.active;
    list.listed = m_count;
}

void Runner::bringUpToDate(std::uint8_t word, Changing& list)
{
    using State = AbilitiesOfPart::State;
    refreshStatics();
    (void)lastingPresent();
    if (!isRight(list, State::bitOf(Modifier::Add, word) | State::bitOf(Modifier::Set, word)))
        listChanging(word, list);
    list.marks = m_table.marks;
}

void Runner::listChanging(std::uint8_t word, Changing& list)
{
    using State = AbilitiesOfPart::State;
    list.less = list.more = 0;
    list.fixes = false;
    list.lowest = std::numeric_limits<int>::max();
    list.highest = std::numeric_limits<int>::min();
    listInForce(State::bitOf(Modifier::Add, word) | State::bitOf(Modifier::Set, word), list, [&](const Modifier& one) {
        if (one.word != word || (one.kind != Modifier::Add && one.kind != Modifier::Set))
            return false;
        if (one.kind == Modifier::Add) {
            (one.amount < 0 ? list.less : list.more) += one.amount;
        } else {
            list.fixes = true;
            list.lowest = std::min<int>(list.lowest, one.amount);
            list.highest = std::max<int>(list.highest, one.amount);
        }
        return true;
    });
}

bool Runner::keptOfKind(Modifier::Kind kind, std::uint8_t word, Changing::Places& places)
{
    if (!m_caching || workingOut())
        return false;
    const std::uint64_t does = AbilitiesOfPart::State::bitOf(kind, word);
    OfKind& kept = m_ofKind[static_cast<std::size_t>(AbilitiesOfPart::State::placeOf(kind, word))];
    if (kept.kind != kind || kept.word != word || !standsStill(kept.list)) {
        refreshStatics();
        (void)lastingPresent();
        if (kept.kind != kind || kept.word != word || !isRight(kept.list, does)) {
            kept.kind = kind;
            kept.word = word;
            listInForce(does, kept.list, [&](const Modifier& one) { return one.kind == kind && one.word == word; });
        }
        kept.list.marks = m_table.marks;
    }
    if (kept.list.tooMany)
        return false;
    places = kept.list.places; // whoever is called with them may ask for others
    return true;
}

/// The kept lists of effects in force have to be as they would be made now.
bool Runner::listsAreWrong()
{
    const auto differ = [](const Changing& kept, const Changing& now) {
        return !sameLists(kept.places, now.places) || kept.tooMany != now.tooMany || kept.less != now.less
            || kept.more != now.more || kept.fixes != now.fixes
            || (kept.fixes && (kept.lowest != now.lowest || kept.highest != now.highest));
    };
    for (std::uint8_t word = 0; word < 64; ++word) {
        if (mayChange(word)) {
            const Changing kept = changing(word);
            Changing now;
            listChanging(word, now);
            if (differ(kept, now))
                return true;
        }
        for (std::uint8_t kind = Modifier::Disable; kind <= Modifier::Control; ++kind) {
            const auto one = static_cast<Modifier::Kind>(kind);
            Changing::Places places;
            if (!mayBeInForce(one, word) || !keptOfKind(one, word, places))
                continue;
            Changing now;
            listInForce(AbilitiesOfPart::State::bitOf(kind, word), now,
                        [&](const Modifier& made) { return made.kind == kind && made.word == word; });
            if (!sameLists(places, now.places) || now.tooMany)
                return true;
        }
    }
    return false;
}

bool Runner::anyInForce(Modifier::Kind kind, std::uint8_t word, CardId card)
{
    bool found = false;
    eachInForce(kind, word, card, [&](const Modifier&) { found = true; });
    return found;
}

bool Runner::anyForbids(std::uint8_t action, Seat seat, CardId with)
{
    bool found = false;
    eachForPlayer(Modifier::Forbid, action, seat, [&](const Modifier& one) {
        const Context context = contextOf(one);
        // "abilities" and the like are no cards: any of them is meant
        found = found || one.what == None || m_code.selector(one.what).noun == Term::PlainNoun
            || (with.valid() && matches(one.what, with, context, seat));
    });
    return found;
}

void Runner::lookAtLasting()
{
    m_table.looked(Table::LastingReader);
    m_presentMarks = ~std::uint64_t(0);
    m_lastingSince = ++m_count;
    m_inLasting = {};
    for (const Modifier& one : m_table.modifiers) {
        m_inLasting.add(one.kind, one.word);
        m_inLasting.mayLapse = m_inLasting.mayLapse || one.expiry.kind >= Expiry::AsLongAs;
        m_inLasting.mayUncover = m_inLasting.mayUncover
            || ((m_code.reads(one.selector) || m_code.readsHolder(one.selector))
                && harms(LastingEffect::verbOf(one.kind), one.word, one.amount));
    }
}

/// It stands until one of both is listed anew (which forgets it), or has to be.
void Runner::lookAtPresent()
{
    const bool stands = m_presentMarks != ~std::uint64_t(0) && m_table.partsChanged == 0
        && !m_table.hasChanged(Table::LastingReader, Table::Lasting);
    if (!stands) {
        m_present = index().may;
        m_present.add(lastingPresent());
        if (!m_caching)
            std::fill(std::begin(m_present.words), std::end(m_present.words), ~std::uint64_t(0));
    }
    m_presentMarks = m_caching ? m_table.marks : ~std::uint64_t(0);
}

/// What it may do has to be worked out anew, when it is asked for.
void Runner::noteAnew(AbilitiesOfPart::State& state)
{
    m_gone |= state.stale ? 0 : state.does;
    state.stale = true;
}

/// What depends on what has changed has to be worked out anew.
void Runner::noteChanges()
{
    (void)index();
    const Table::Changes changed = m_table.changesFor(Table::StatesReader);
    m_table.looked(Table::StatesReader);
    bool anything = false;
    for (int part = 0; part <= m_table.seats; ++part) {
        AbilitiesOfPart& abilities = m_inPlay.abilities[part];
        if ((m_anew >> part & 1) != 0 || m_inForce[part].size() > MostInForce || !m_caching) {
            m_inForce[part].clear();
            m_gone |= abilities.does;
            for (AbilitiesOfPart::State& one : abilities.states) {
                one.stale = true;
                one.room = 0;
            }
        } else if ((abilities.statesOn & changed) != 0) {
            for (AbilitiesOfPart::State& one : abilities.states) {
                if ((one.dependsOn & changed) != 0)
                    noteAnew(one);
            }
        } else if ((m_relisted >> part & 1) == 0) {
            continue;
        }
        anything = true;
    }
    m_relisted = m_anew = 0;
    const bool disables = m_inPlay.may.has(Modifier::Disable, 0);
    const bool all = disables || m_disabled; // whom it met, meets, or does not meet any more
    if (anything)
        m_disabled = disables;
    if (anything && (m_inPlay.asksNumbers || all)) { // others may change the numbers
        for (int part = 0; part <= m_table.seats; ++part) {
            for (AbilitiesOfPart::State& one : m_inPlay.abilities[part].states) {
                if (one.asksNumbers || all)
                    noteAnew(one);
            }
        }
    }
    if (m_gone != 0)
        ++m_count;
    for (; m_gone != 0; m_gone &= m_gone - 1)
        m_doneAnew[static_cast<std::size_t>(std::countr_zero(m_gone))] = m_count;
}

/// States have an order: that of their cards, those that disable before all others, and those that compare numbers,
/// which the rest may change, after them. Where one asks what is in force while it is worked out, it sees those before it.
/// Calls `visit` with all that states have put into force that may do one of `does` (bits); where a card is given, what
/// is on other cards may be left out.
template <class Visit>
void Runner::eachState(std::uint64_t does, CardId card, Visit visit)
{
    int place = 0; // of the first state of a part in the order of all
    for (const int rank : {0, 1, 2}) {
        if (rank == 0 ? !m_inPlay.may.has(Modifier::Disable, 0) : rank == 2 && !m_inPlay.asksNumbers) {
            place += (m_table.seats + 1) * AbilitiesOfPart::MostStates;
            continue;
        }
        eachPart([&](int part) {
            const int first = place;
            place += AbilitiesOfPart::MostStates;
            AbilitiesOfPart& abilities = m_inPlay.abilities[part];
            if ((abilities.does & does) == 0 || (rank == 2 && !abilities.asksNumbers))
                return;
            int at = first - 1;
            for (AbilitiesOfPart::State& one : abilities.states) {
                ++at;
                if ((one.does & does) == 0 || one.rank() != rank)
                    continue;
                if (card.valid()
                    && ((one.onSelf && one.card != card) || (one.onHolder && m_table.card(one.card).holder != card)))
                    continue;
                if (at >= m_workedOut)
                    continue;
                if (one.stale)
                    workOut(one, part, at);
                const Modifier* const made = m_inForce[part].begin() + one.first;
                for (int i = 0; i < one.made; ++i)
                    visit(made[i],
                          Changing::Place{static_cast<std::uint8_t>(part), static_cast<std::uint8_t>(one.first + i)});
            }
        });
    }
}

void Runner::collectStatics(Modifier::Kind kind, std::uint8_t word, CardId card, Statics& found)
{
    refreshStatics();
    (void)lastingPresent(); // who asks this goes on to what lasts, of which nobody may have asked yet
    if (!m_inPlay.may.has(kind, word))
        return;
    eachState(AbilitiesOfPart::State::bitOf(kind, word), card, [&](const Modifier& one, Changing::Place) {
        if (one.kind == kind && one.word == word)
            store(found, &one);
    });
}

void Runner::workOut(AbilitiesOfPart::State& state, int part, int place)
{
    const int outer = std::exchange(m_workedOut, place);
    InForce made;
    addStatics(state, made);
    m_workedOut = outer;
    InForce& list = m_inForce[part];
    if (made.size() > state.room) {
        state.first = static_cast<std::uint8_t>(list.size());
        for (const Modifier& one : made)
            store(list, one);
        state.room = static_cast<std::uint8_t>(list.size() - state.first);
        state.made = state.room;
    } else {
        std::copy(made.begin(), made.end(), list.begin() + state.first);
        state.made = static_cast<std::uint8_t>(made.size());
    }
    state.stale = false;
}

const char* Runner::brokenCache()
{
    if (overlooksAsSoonAs())
        return "a condition that is waited for has turned, and nobody would look";
    if (m_caching && listsAreWrong())
        return "what is in force of one kind, or changes a number, is not listed right";
    Present may = index().may;
    may.add(lastingPresent());
    if (m_caching && present() != may)
        return "what may be in force is not known right";
    using All = FixedList<Modifier, 3 * MostInForce>;
    const auto refresh = [&] {
        for (int part = 0; part <= m_table.seats; ++part)
            (void)cardsOf(part);
        (void)lastingPresent();
        All all;
        for (std::uint8_t kind = Modifier::Add; kind <= Modifier::Change; ++kind) {
            for (std::uint8_t word = 0; word < 64; ++word)
                eachStatic(static_cast<Modifier::Kind>(kind), word, NoCard,
                           [&](const Modifier& one) { all.push(one); });
        }
        return all;
    };
    const All inForce = refresh();
    const CardsInPlay kept = m_inPlay;
    const Present lasting = m_inLasting;
    m_table.changed(Table::Anything);
    const All inForceNow = refresh();
    for (int part = 0; part <= m_table.seats; ++part) {
        if (!sameLists(kept.all[part].cards, m_inPlay.all[part].cards)
            || kept.all[part].types != m_inPlay.all[part].types)
            return "the list of the cards in play is not right";
        const AbilitiesOfPart& before = kept.abilities[part];
        const AbilitiesOfPart& now = m_inPlay.abilities[part];
        if (!sameLists(before.waiting, now.waiting) || before.awaited != now.awaited)
            return "the list of the cards that wait for events is not right";
        if (!sameLists(before.states, now.states) || before.statesOn != now.statesOn)
            return "the list of the lasting states is not right";
        for (const Modifier& one : m_inForce[part]) {
            if (!now.may.has(static_cast<Modifier::Kind>(one.kind), one.word))
                return "a lasting state does what it was not expected to do";
        }
    }
    if (!sameLists(inForce, inForceNow))
        return "what a lasting state puts into force is not right";
    if (lasting != m_inLasting || kept.may != m_inPlay.may)
        return "what may be in force is not right";
    return nullptr;
}

void Runner::addStatics(const AbilitiesOfPart::State& entry, InForce& list)
{
    const CardId card = entry.card;
    const LastingState& state = m_code.states[static_cast<std::size_t>(entry.state)];
    const CardState& lying = m_table.card(card);
    if ((lying.flags & Dead) != 0 || (state.attached && !lying.holder.valid()))
        return;
    if (state.zones != 0 && (state.zones >> zoneKind(card) & 1) == 0)
        return;
    if (!works(card, m_code.ability(state.ability), nullptr))
        return;
    Context context;
    context.you = youOf(card);
    context.self = card;
    for (int i = 0; i < state.rest.count; ++i) {
        if (!holds(m_code.links[static_cast<std::size_t>(state.rest.first + i)], context))
            return;
    }
    for (int i = 0; i < state.effects.count; ++i) {
        const LastingEffect& effect = m_code.effects[static_cast<std::size_t>(state.effects.first + i)];
        if (effect.kind == LastingEffect::Nothing)
            continue;
        Modifier made;
        made.kind = effect.kind;
        made.word = effect.word;
        made.amount = effect.amount == None ? effect.number : static_cast<std::int16_t>(value(effect.amount, context));
        made.what = effect.what;
        made.onto = effect.onto;
        made.you = context.you;
        made.self = card;
        switch (effect.on) {
        case LastingEffect::WhateverFits:
            made.selector = effect.to;
            store(list, made);
            break;
        case LastingEffect::Players: {
            SeatList seats;
            players(effect.to, context, seats);
            for (const Seat seat : seats) {
                made.player = seat;
                store(list, made);
            }
            break;
        }
        case LastingEffect::Self:
        case LastingEffect::Holder:
            made.target = effect.on == LastingEffect::Self ? card : lying.holder;
            if (made.target.valid() && !m_table.has(made.target, Dead)) {
                made.entered = m_table.card(made.target).entered;
                store(list, made);
            }
            break;
        case LastingEffect::Cards: {
            CardList targets;
            collect(effect.to, context, NoSeat, targets);
            for (const CardId target : targets) {
                made.target = target;
                made.entered = m_table.card(target).entered;
                store(list, made);
            }
        }
        }
    }
}

} // namespace muster::engine
