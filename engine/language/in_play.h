// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <limits>

#include "engine/table/table.h"
#include "engine/language/code.h"

namespace muster::engine {

using CardList = FixedList<CardId, MostCards>; ///< has room for all

/// Which words there are among modifiers, by kind, as bits: most questions are answered by that.
struct Present {
    static constexpr int kinds = 12; ///< of Modifier, and one more: that many are added up two at a time
    std::uint64_t words[kinds] = {};
    bool mayLapse = false;   ///< some last as long as something holds, or until an event
    bool mayUncover = false; ///< some may harm hidden cards for what they are
    void add(std::uint8_t kind, std::uint8_t word) { words[kind] |= bit(word); }
    void add(const Present& other)
    {
        for (int kind = 0; kind < kinds; ++kind)
            words[kind] |= other.words[kind];
        mayLapse = mayLapse || other.mayLapse;
        mayUncover = mayUncover || other.mayUncover;
    }
    [[nodiscard]] bool has(Modifier::Kind kind, std::uint8_t word) const { return (words[kind] & bit(word)) != 0; }
    friend bool operator==(const Present&, const Present&) = default;
    [[nodiscard]] static std::uint64_t bit(std::uint8_t word) { return std::uint64_t(1) << (word & 63); }
};

/// All cards of one part of the play area (a player's, or the table's) in their order. Right until any card comes into
/// the part, leaves it or changes places in it (Table::partsTouched).
struct CardsOfPart {
    CardList cards;
    std::uint32_t types = 0; ///< of which types there are any, as bits

    void clear()
    {
        cards.clear();
        types = 0;
    }
    void push(CardId card, std::uint8_t type)
    {
        const auto at = static_cast<std::uint16_t>(cards.size());
        if (!cards.push(card))
            return;
        const std::uint32_t bit = std::uint32_t(1) << type;
        ((types & bit) != 0 ? nextOfType[lastOfType[type]] : firstOfType[type]) = at;
        lastOfType[type] = at;
        nextOfType[at] = none;
        types |= bit;
    }
    /// Whether any card of a type, of which there is one, is wanted; in order.
    template <class Wanted>
    [[nodiscard]] bool anyOfType(int type, Wanted wanted) const
    {
        for (std::uint16_t at = firstOfType[type]; at != none; at = nextOfType[at]) {
            if (wanted(cards[at]))
                return true;
        }
        return false;
    }

private:
    static constexpr std::uint16_t none = 0xffff;
    std::uint16_t firstOfType[32]; ///< places in `cards`; right for the types that there are
    std::uint16_t lastOfType[32];
    std::uint16_t nextOfType[MostCards];
};

/// The cards of one part that something has to be asked about, in their order. Right until a card that is not plain
/// comes into the part, leaves it or changes places in it, or an effect gives abilities (Table::partsChanged): a Coin
/// that is attached lets it stand.
struct AbilitiesOfPart {
    struct State {
        CardId card = NoCard;
        code::Ref state = code::None;
        Table::Changes dependsOn = 0; ///< changes of the table after which it is worked out anew
        bool asksNumbers = false;     ///< it is worked out after those that do not
        bool disables = false;        ///< it is worked out before those that do not
        bool onSelf = false;          ///< all that it puts into force is on its card
        bool onHolder = false;        ///< the same on its holder
        std::uint64_t does = 0;       ///< what it may put into force (bitOf)
        // What it has put into force: worked out when it is asked for.
        bool stale = true;
        std::uint8_t first = 0; ///< its place in InForce
        std::uint8_t made = 0;
        std::uint8_t room = 0;
        friend bool operator==(const State& one, const State& other)
        {
            return one.card == other.card && one.state == other.state && one.dependsOn == other.dependsOn;
        }
        /// First those that disable, for the others ask them; those that compare numbers last.
        [[nodiscard]] int rank() const { return asksNumbers ? 2 : disables ? 0 : 1; }
        /// A bit for several kinds and words.
        [[nodiscard]] static std::uint64_t bitOf(std::uint8_t kind, std::uint8_t word)
        {
            return std::uint64_t(1) << placeOf(kind, word);
        }
        [[nodiscard]] static constexpr int placeOf(std::uint8_t kind, std::uint8_t word)
        {
            return (word * 7 + kind) & 63;
        }
    };
    struct Waiting {
        CardId card = NoCard;
        code::Ref ability = code::None; ///< None: any of those that the card has at present
        std::uint64_t events = 0;       ///< as bits
        std::uint32_t times = 0;        ///< of those that are times, which (code::timeBit)
        friend bool operator==(const Waiting&, const Waiting&) = default;
    };
    static constexpr int MostWaiting = 200;
    FixedList<Waiting, MostWaiting> waiting; ///< abilities that wait for an event or may replace one
    std::uint64_t awaited = 0;               ///< for which events, as bits
    std::uint32_t awaitedTimes = 0;          ///< for which times (code::timeBit)
    Table::Changes metOn = 0;                ///< changes after which a condition that is waited for may turn
    std::uint64_t metByEvents = 0;           ///< and the events after which it may, as bits
    static constexpr int MostStates = 128;
    FixedList<State, MostStates> states; ///< the lasting states of cards, whether they hold or not
    Table::Changes statesOn = 0;         ///< the changes of the table on which they depend
    Table::Changes reachesBy = 0;        ///< and those on which it depends whom they are about
    std::uint64_t does = 0;              ///< what any of them may put into force (State::bitOf)
    bool asksNumbers = false;            ///< some compare numbers
    Present may;                         ///< what they might put into force
    bool tooMany = false;                ///< there was no room for some

    void clear()
    {
        tooMany = false;
        waiting.clear();
        states.clear();
        awaited = 0;
        awaitedTimes = 0;
        metOn = 0;
        metByEvents = 0;
        statesOn = reachesBy = 0;
        does = 0;
        asksNumbers = false;
        may = {};
    }
    void await(const Waiting& one)
    {
        tooMany = !waiting.push(one) || tooMany;
        awaited |= one.events;
        awaitedTimes |= one.times;
    }
    /// `also`: changes on which it depends besides those that its text tells.
    void addState(const code::Code& code, CardId card, code::Ref at, Table::Changes also)
    {
        const code::LastingState& state = code.states[static_cast<std::size_t>(at)];
        State one;
        one.card = card;
        one.state = at;
        one.dependsOn = state.dependsOn | also;
        one.asksNumbers = state.asksNumbers;
        one.onSelf = one.onHolder = true;
        for (int i = 0; i < state.effects.count; ++i) {
            const code::LastingEffect& effect = code.effects[static_cast<std::size_t>(state.effects.first + i)];
            one.onSelf = one.onSelf && effect.on == code::LastingEffect::Self;
            one.onHolder = one.onHolder && effect.on == code::LastingEffect::Holder;
            if (effect.kind == code::LastingEffect::Nothing)
                continue;
            may.add(effect.kind, effect.word);
            one.does |= State::bitOf(effect.kind, effect.word);
            one.disables = one.disables || effect.kind == code::LastingEffect::Disable;
        }
        may.mayUncover = may.mayUncover || state.mayUncover;
        if (one.disables)
            one.dependsOn = Table::Anything; // other states hold or not by whom it meets
        tooMany = !states.push(one) || tooMany;
        statesOn |= one.dependsOn;
        reachesBy |= state.reachesBy;
        does |= one.does;
        asksNumbers = asksNumbers || state.asksNumbers;
    }
};

/// What a card adds to these lists as it is printed, worked out beforehand for every card of the catalogue.
class PrintedAbilities {
public:
    void await(code::Ref at, const code::Ability& ability)
    {
        m_waiting.push({NoCard, at, ability.awaits, ability.times});
        if ((ability.awaits & code::eventBit(code::Term::EventAsSoonAs)) != 0) {
            m_metOn |= ability.dependsOn;
            m_metByEvents |= ability.counts;
        }
    }
    void addState(const code::Code& code, code::Ref at, Table::Changes also)
    {
        AbilitiesOfPart one;
        one.addState(code, NoCard, at, also);
        m_states.push(one.states.back());
        m_statesOn |= one.statesOn;
        m_reachesBy |= one.reachesBy;
        m_asksNumbers = m_asksNumbers || one.asksNumbers;
        m_may.add(one.may);
    }
    /// Whether it has more of them than there is room for.
    [[nodiscard]] bool tooMany() const { return m_waiting.overflowed() || m_states.overflowed(); }
    /// The changes on which it depends what they put into force, and for whom.
    [[nodiscard]] Table::Changes effectsOn() const { return m_statesOn | m_reachesBy; }
    void addTo(AbilitiesOfPart& part, CardId card) const
    {
        for (AbilitiesOfPart::Waiting one : m_waiting) {
            one.card = card;
            part.await(one);
        }
        part.metOn |= m_metOn;
        part.metByEvents |= m_metByEvents;
        if (m_states.empty())
            return;
        for (AbilitiesOfPart::State one : m_states) {
            one.card = card;
            part.tooMany = !part.states.push(one) || part.tooMany;
            part.does |= one.does;
        }
        part.statesOn |= m_statesOn;
        part.reachesBy |= m_reachesBy;
        part.asksNumbers = part.asksNumbers || m_asksNumbers;
        part.may.add(m_may);
    }

private:
    FixedList<AbilitiesOfPart::Waiting, 8> m_waiting;
    FixedList<AbilitiesOfPart::State, 8> m_states;
    Table::Changes m_metOn = 0; ///< see AbilitiesOfPart
    std::uint64_t m_metByEvents = 0;
    Table::Changes m_statesOn = 0;
    Table::Changes m_reachesBy = 0;
    bool m_asksNumbers = false;
    Present m_may;
};

/// Both for all parts, and what the abilities of all of them come to.
struct CardsInPlay {
    static constexpr int MostParts = MostSeats + 1;
    CardsOfPart all[MostParts];
    AbilitiesOfPart abilities[MostParts];
    std::uint64_t awaited = 0;
    std::uint32_t awaitedTimes = 0;
    Table::Changes metOn = 0;
    std::uint64_t metByEvents = 0;
    Table::Changes statesOn = 0;
    Table::Changes reachesBy = 0;
    bool asksNumbers = false;
    Present may;
};

/// What the lasting states of the cards of one part have put into force, each in its place (AbilitiesOfPart::State::first).
/// A state is worked out when something that it may do is asked for, and stands until the cards of its part change, or
/// something on which it depends. There is more room than is ever needed at a time: a state that puts more into force
/// than before gets a new place.
using InForce = FixedList<Modifier, 255>;
inline constexpr std::size_t MostInForce = 96; ///< with more of them, old places among them, all are worked out anew

/// Between which bounds a number lies for certain.
struct Bounds {
    int lowest = 0;
    int highest = 0;
    [[nodiscard]] static constexpr Bounds unknown()
    {
        return {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
    }
};

/// The changes of one number at present, on whichever cards: those of states, then lasting effects. Right until
/// one of these states has to be worked out anew, lasting effects come or go, or the turn passes, which orders the parts.
struct Changing {
    struct Place {
        std::uint8_t part = 0; ///< of InForce; `lasts`: among the modifiers of the table
        std::uint8_t at = 0;
        friend bool operator==(Place, Place) = default;
    };
    static constexpr std::uint8_t lasts = 0xff;
    using Places = FixedList<Place, 24>;
    Places places;
    bool tooMany = false;
    Seat active = NoSeat;
    std::uint64_t listed = 0;                ///< when, by the count of what has been worked out
    std::uint64_t marks = ~std::uint64_t(0); ///< of the table (Table::marks) when it was last found right
    // What all of them together can make of a number, whichever of them meet a card.
    int less = 0; ///< what is added, where it is below 0
    int more = 0;
    bool fixes = false; ///< some fix it, at these numbers
    int lowest = 0;
    int highest = 0;
    [[nodiscard]] Bounds around(int before) const
    {
        const Bounds added{std::max(0, before + less), std::max(0, before + more)};
        if (!fixes)
            return added;
        return {std::max(0, std::min(added.lowest, lowest)), std::max(0, std::max(added.highest, highest))};
    }
};

/// The same of one kind and word: permissions, what is forbidden, requirements that fall away. Several kinds and words share
/// a place where they are kept, and take it from each other.
struct OfKind {
    std::uint8_t kind = 0xff;
    std::uint8_t word = 0;
    Changing list;
};

} // namespace muster::engine
