// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/core/ids.h"
#include "model/cards/catalogue.h"
#include "model/effects/terms.h"

/// The effects of all cards of a catalogue in a form that runs fast: flat arrays, words as small numbers, queries
/// answered beforehand for every card. Built once for a game with its rules options, and then only read.
namespace muster::engine::code {

using effects::Term;
using Ref = std::int16_t; ///< index into one of the arrays of Code; -1: absent
inline constexpr Ref None = -1;

struct Range {
    Ref first = 0;
    std::int16_t count = 0;
    [[nodiscard]] bool empty() const { return count == 0; }
    [[nodiscard]] bool contains(Ref at) const { return at >= first && at < first + count; }
};

enum class Whose : std::uint8_t { Anybody, Own, Enemy };

/// A zone as an effect names it.
struct Place {
    std::uint8_t zone = 0; ///< index into Dialect::zones, or InPlay
    Whose whose = Whose::Anybody;
    bool top = false;
    bool bottom = false;
    Ref of = None; ///< selector of a player
};
inline constexpr std::uint8_t InPlay = 0xff;

enum StateBit : std::uint16_t {
    Opposing = 1,
    Attacking = 2,
    Attacked = 4,
    Other = 8,
    Active = 16,
    NeedsFaceUp = 32,
    NeedsFaceDown = 64,
    Blocking = 128,
    Blocked = 256,
};

/// A state or keyword that is asked for, by its number in Dialect::states.
struct StateAsked {
    std::uint8_t state = 0xff;
    bool lacks = false; ///< it must not be so
};

/// Whom or what. `role` None: a description, else one of the fixed words.
struct Selector {
    Term role = Term::None;
    Term count = Term::CountOne;
    Ref number = None; ///< a quantity: how many
    Whose whose = Whose::Anybody;
    Term noun = Term::CardNoun;
    std::uint16_t states = 0;
    std::uint16_t with = 0; ///< statuses it must have, as bits
    std::uint16_t without = 0;
    StateAsked asked[3];     ///< states and keywords, those that are there first
    std::uint32_t types = 0; ///< types, as bits; 0: any
    Ref cards = None;        ///< which cards of the catalogue: index into Code::cardSets
    Ref test = None;         ///< where the query asks for numbers in force: index into Code::tests
    Ref theirs = None;       ///< the same for the other side's cards, where a rule makes a difference
    Ref place = None;
    Ref on = None; ///< selectors
    Ref otherThan = None;
    Ref among = None;
    Ref beneath = None;
    Ref of = None;
    Ref having = None;
    Ref lacking = None;
    Ref chosenBy = None;
    Ref inner = None;        ///< of `controller of`, `owner of`
    std::uint8_t memory = 0; ///< of a remembered name
    bool byItself = false; ///< nothing but the card itself decides whether it fits: no place, holder or other selector
    Range both;            ///< selectors of `and`, in Code::links
    std::uint8_t compared = 0xff; ///< `with NUMBER > …`: index into Dialect::numbers
    std::uint8_t sign = 0;        ///< 1 less, 2 equal, 4 greater, as bits
    Ref against = None;           ///< a quantity
    std::uint8_t most = 0xff;     ///< `with most NUMBER`: the same
    bool least = false;           ///< `with least`
    [[nodiscard]] Ref cardsOf(bool otherSide) const { return otherSide && theirs != None ? theirs : cards; }
    [[nodiscard]] bool isPlayer() const { return player; }
    // Answered beforehand, as each is asked of every card that may fit.
    bool player = false; ///< it means players
    bool bare = false;   ///< nothing but the type and whose card it is decides whether it fits
    void prepare()
    {
        player = role == Term::RoleYou || role == Term::RoleThatPlayer || role == Term::RoleControllerOf
            || role == Term::RoleOwnerOf
            || (role == Term::None
                && (noun == Term::PlayerNoun || noun == Term::OpponentNoun || noun == Term::TeammateNoun));
        bare = byItself && states == 0 && with == 0 && without == 0 && cards == None && asked[0].state == 0xff;
    }
};

struct Quantity {
    Term op = Term::QuantityNumber;
    std::int16_t number = 0; ///< QuantityNumber, faces
    Ref left = None;         ///< quantities
    Ref right = None;
    Ref selector = None;
    std::uint8_t word = 0; ///< index into Dialect::numbers, moments for `number of`; memory of a remembered number
    Ref event = None;
    std::uint8_t window = 0;      ///< `times`: the moment that is looked back on
    Whose whose = Whose::Anybody; ///< and whose it is
    Ref field = None;             ///< of `different`; -2 name, -3 type
};

/// A query that asks for numbers as they are in the game. What depends on the printed card alone is a set.
struct Test {
    enum Op : std::uint8_t { Set, All, Any, Not, Compare, Word };
    Op op = Set;
    Ref set = None;            ///< Set: cards; Compare: those that have the field; Word: the words that fit
    Range parts;               ///< All, Any, Not: tests, in Code::links
    std::uint8_t word = 0;     ///< Compare: index into Dialect::numbers; Word: the field
    std::uint8_t sign = 0;     ///< 1 less, 2 equal, 4 greater, as bits
    std::int16_t number = 0;   ///< against this
    std::uint8_t other = 0xff; ///< or against this number of the same card
};

/// Words of `is face up` and so on, beside the statuses of the game.
enum StateWord : std::uint8_t {
    FaceUpWord = 100,
    FaceDownWord,
    AttackingWord,
    AttackedWord,
    BlockingWord,
    BlockedWord,
    FirstState = 120, ///< and on: Dialect::states
};

struct Condition {
    Term op = Term::None;
    Ref left = None; ///< quantities of a comparison
    Ref right = None;
    std::uint8_t sign = 0; ///< of a comparison: 1 less, 2 equal, 4 greater, as bits
    bool negated = false;
    Ref who = None; ///< selectors
    Ref other = None;
    Ref place = None;
    std::uint8_t word = 0;   ///< number of the status, or one of the words below
    std::uint32_t types = 0; ///< of `is (query)`
    Ref cards = None;
    Ref test = None;
    Whose whose = Whose::Anybody; ///< of a time
    std::uint8_t moment = 0;
    Ref field = None; ///< of `shares`; -2 name, -3 type
    Range links;      ///< conditions of and, or, not, in Code::links
};

struct Duration {
    Term op = Term::None;
    std::uint8_t moment = 0;
    Whose whose = Whose::Anybody;
    bool end = false;
    bool next = false;
    std::int16_t number = 1;
    Ref condition = None; ///< of `while`
    Ref event = None;     ///< of `until EVENT`
};

struct EventPattern {
    Term event = Term::None;
    Ref subject = None; ///< selectors
    Ref object = None;
    Ref place = None;
    std::uint8_t word = 0;
    Whose whose = Whose::Anybody; ///< of a time
    std::uint8_t moment = 0;
    Ref condition = None;
    std::uint8_t damage = 0xff; ///< kind of damage; 0xff: any
    Ref with = None;            ///< selector of the card by which it is done
    bool next = false;          ///< not the part of a turn that goes on
};

struct Branch {
    std::int16_t lowest = 0;
    std::int16_t highest = 0x7fff;
    Range steps;
    Ref condition = None;   ///< of an option: it is offered only if this holds
    std::uint32_t node = 0; ///< of an option: in the catalogue's forest, to read it aloud
};

struct Step {
    Term verb = Term::None;
    std::uint8_t word = 0;  ///< number, status, action, requirement, state, moment, field, slot: by the verb
    std::uint8_t word2 = 0; ///< damage kind; what is left out; the other number of `swap`
    std::uint8_t as = 0xff; ///< the state in which cards arrive
    std::int8_t memory = -1;
    bool extra = false;
    bool exact = false;
    bool shown = false;
    bool harmless = false; ///< a roll that can do its own side no harm
    bool shuffled = false;
    bool split = false; ///< damage that is divided
    Ref amount = None;  ///< quantity
    Ref what = None;    ///< selectors
    Ref to = None;
    Ref by = None;
    Ref on = None;
    Ref under = None;  ///< player who controls what arrives
    Ref given = None;  ///< `change`: number of the word; `create`: index into Code::cardSets
    Ref source = None; ///< `copy`: the card whose number is taken over
    Ref place = None;
    Ref from = None;
    Ref duration = None;
    Ref condition = None;
    Range steps; ///< steps
    Range otherwise;
    Range cost;
    Range branches;
    Range abilities;
    Range events;
    Branch success; ///< of a roll whose dice count as successes
    bool countsSuccesses = false;
    std::uint8_t dice = 0;
    std::uint8_t faces = 0;
    /// Whether the cards that it is about are no longer where they were afterwards.
    [[nodiscard]] bool takes() const
    {
        return verb == Term::VerbDiscard || verb == Term::VerbDestroy || verb == Term::VerbMove
            || verb == Term::VerbReturn;
    }
};

struct Ability {
    enum Kind : std::uint8_t { Plays, When, While, Uses, Instead };
    Kind kind = Plays;
    std::uint32_t where = 0; ///< zones in which the card must be, as bits; 0: in play
    Range events;
    std::uint64_t awaits = 0; ///< the kinds of these events, as bits
    std::uint32_t times = 0;  ///< the parts of a turn whose begin or end is one of them (timeBit)
    Ref whileHolds = None;    ///< conditions
    Ref onlyIf = None;
    Whose turn = Whose::Anybody; ///< of `use`
    std::uint8_t moment = 0;     ///< and in which part of the turn
    Ref target = None;
    Range cost;
    Range optionalCost; ///< of what is carried out when the card is played
    Range steps;
    std::uint8_t limit = 0; ///< times a turn; 0: no limit
    bool byName = false;
    bool wholeGame = false;
    bool asksNumbers = false; ///< its `while` compares numbers, which other states may change
    Ref state = None;         ///< of a `while`: index into Code::states
    // Of `as soon as`: what has to change before its condition can turn.
    std::uint64_t dependsOn = 0; ///< changes of a table (Table::Change), those of where its text works aside
                                 ///< (Code::worksOn); Anything: that is not known, and it is asked always
    std::uint64_t counts = 0;    ///< the events that it counts, as bits
    std::uint32_t node = 0;      ///< in the catalogue's forest, to read it aloud
};

/// What a lasting state does: a modifier without its targets.
struct LastingEffect {
    enum Kind : std::uint8_t { Add, Set, Disable, Forbid, Allow, Ignore, Nothing = 15, Keyword = 7, Force, Change };
    ///< as Modifier::Kind
    enum On : std::uint8_t { Self, Holder, Players, WhateverFits, Cards };
    Kind kind = Nothing;
    On on = Self;
    std::uint8_t word = 0;
    std::int16_t number = 0; ///< how much, where it is a plain number
    Ref amount = code::None; ///< else a quantity
    Ref to = code::None;     ///< selectors
    Ref what = code::None;
    Ref onto = code::None;
    /// The verb of what may harm cards, by Kind; else None.
    [[nodiscard]] static constexpr Term verbOf(std::uint8_t kind)
    {
        return kind == Add    ? Term::VerbAdd
            : kind == Set     ? Term::VerbSet
            : kind == Disable ? Term::VerbDisable
            : kind == Forbid  ? Term::VerbForbid
                              : Term::None;
    }
};

/// A `while`: what must hold, the quick questions first, and what is in force then.
struct LastingState {
    Ref ability = None;
    std::uint32_t zones = 0; ///< in which the card must lie, as bits; 0: any
    bool attached = false;
    bool asksNumbers = false;
    bool mayUncover = false;     ///< it may harm hidden cards for what they are: the game says so
    bool local = false;          ///< it asks for nothing but where the card lies and on whom
    std::uint64_t dependsOn = 0; ///< the changes of a table (Table::Change) after which it has to be worked out anew; a
                                 ///< local one is anyhow when the cards of its part of the play area change
    std::uint64_t reachesBy = 0; ///< and those after which it may be about others of the cards that have not moved
    Range rest;                  ///< conditions, in Code::links
    Range effects;               ///< in Code::effects
};

/// Which words of the game mean which numbers. Lists are in the order of the game's own declarations.
struct Dialect {
    std::vector<std::string> zones;
    std::vector<std::string> numbers; ///< stats, then measures, rolls, resources, counters and statuses
    std::uint8_t firstResource = 0;   ///< among the numbers
    std::uint8_t firstCounter = 0;
    std::uint8_t firstStatus = 0;
    std::vector<std::string> statuses;
    std::vector<std::string> states; ///< then keywords
    std::uint8_t firstKeyword = 0;   ///< among the states
    std::vector<std::string> conditions;
    std::vector<std::string> slots;
    std::vector<std::string> actions;
    std::vector<std::string> requirements; ///< and rolls
    std::vector<std::string> damageKinds;
    std::vector<std::string> moments; ///< turn, round, attack, game first

    explicit Dialect(const Game& game);
    /// The number of a word; the length of the list where it is not in it.
    [[nodiscard]] static std::uint8_t find(const std::vector<std::string>& list, std::string_view word);
};

/// A part of a card's text that the engine does not run yet.
struct Unread {
    CardIndex card;
    std::string what; ///< the term
};

/// How a state word of the game is kept among the statuses of a card, as the game says it: it is in that state if these
/// bits have this value, and is turned to it by giving them the value. Without bits the game works it out.
struct StateRule {
    std::uint16_t bits = 0;
    std::uint16_t value = 0;
};

struct Code {
    Dialect dialect;
    std::vector<StateRule> stateRules; ///< parallel to Dialect::states
    std::vector<Test> tests;
    std::vector<Selector> selectors;
    std::vector<Quantity> quantities;
    std::vector<Condition> conditions;
    std::vector<Duration> durations;
    std::vector<EventPattern> events;
    std::vector<Place> places;
    std::vector<Branch> branches;
    std::vector<Step> steps;
    std::vector<Ability> abilities;
    std::vector<Ref> links;
    std::vector<LastingState> states;
    std::vector<LastingEffect> effects;
    std::vector<std::vector<std::uint8_t>> cardSets; ///< 1 for each card of the catalogue that fits
    std::vector<std::uint32_t> typeBits;             ///< of each card of the catalogue its type, as a bit
    std::vector<Range> scripts;                      ///< abilities by ScriptIndex
    std::uint64_t counted = 0;                       ///< events that a quantity asks the history for, as bits by number
    std::array<std::uint32_t, 64> countedTypes{};    ///< for each of them, by number, the types of the card that count
    std::uint64_t endingEvents = 0;                  ///< events until which some effect lasts
    std::uint64_t delayedEvents = 0;                 ///< events for which some step waits (`later`)
    std::uint64_t worksOn = 0; ///< changes after which a text may begin or cease to work where it lies, besides those
                               ///< of the cards in its part of the play area
    std::uint64_t countedLong = 0;   ///< events that are counted beyond the turn, as bits by number
    std::vector<std::string> unread; ///< by script: the terms that nothing runs, empty where all is read
    bool tooLarge = false;           ///< more than its references can number: it must not be used

    /// The texts of all cards of a catalogue, or of those in use: one for each card, not 0 if it is in the match.
    explicit Code(const Catalogue& catalogue, std::span<const std::uint8_t> inUse = {});

    [[nodiscard]] bool inSet(Ref set, std::uint16_t definition) const
    {
        return set == None || cardSets[static_cast<std::size_t>(set)][definition] != 0;
    }
    /// Notes of each lasting state and each condition that is waited for on what it depends. The zones whose cards are in
    /// play are given as bits, and so are the types of which there are plain cards; `textsWorkOn` becomes worksOn.
    void prepareDependence(std::uint32_t openZones, std::uint32_t plainTypes, std::uint64_t textsWorkOn);
    /// Whether a selector means all cards that are of some kind, which has to be read from them.
    [[nodiscard]] bool reads(Ref selector) const
    {
        return selector != None && selectors[static_cast<std::size_t>(selector)].role == Term::None
            && selectors[static_cast<std::size_t>(selector)].cards != None;
    }
    /// The same of what it is attached to.
    [[nodiscard]] bool readsHolder(Ref selector) const
    {
        return selector != None && selectors[static_cast<std::size_t>(selector)].role == Term::None
            && reads(selectors[static_cast<std::size_t>(selector)].on);
    }
    /// Whether one of these steps, or of those inside them, is wanted; costs are left out.
    template <class Wanted>
    [[nodiscard]] bool anyStep(Range range, Wanted wanted) const
    {
        for (int i = 0; i < range.count; ++i) {
            const Step& one = steps[static_cast<std::size_t>(range.first + i)];
            if (wanted(one) || anyStep(one.steps, wanted) || anyStep(one.otherwise, wanted))
                return true;
            for (int b = 0; b < one.branches.count; ++b) {
                if (anyStep(branches[static_cast<std::size_t>(one.branches.first + b)].steps, wanted))
                    return true;
            }
        }
        return false;
    }
    /// Visits these steps and those inside them, costs too, as they stand.
    template <class Visit>
    void eachStep(Range range, const Visit& visit)
    {
        for (int i = 0; i < range.count; ++i) {
            Step& one = steps[static_cast<std::size_t>(range.first + i)];
            visit(one);
            for (const Range inner : {one.cost, one.steps, one.otherwise})
                eachStep(inner, visit);
            for (const Branch& branch : branchesOf(one))
                eachStep(branch.steps, visit);
        }
    }
    /// Adds a set of cards, for a rule that widens what an effect may take.
    Ref addSet(std::vector<std::uint8_t> cards);
    [[nodiscard]] const Selector& selector(Ref at) const { return selectors[static_cast<std::size_t>(at)]; }
    [[nodiscard]] const Ability& ability(Ref at) const { return abilities[static_cast<std::size_t>(at)]; }
    [[nodiscard]] std::span<const Ability> abilitiesOf(Range range) const { return part(abilities, range); }
    [[nodiscard]] std::span<const Step> stepsOf(Range range) const { return part(steps, range); }
    [[nodiscard]] std::span<const Branch> branchesOf(const Step& step) const { return part(branches, step.branches); }
    [[nodiscard]] Ref refOf(const Ability& ability) const { return static_cast<Ref>(&ability - abilities.data()); }

    /// The place of what a player has of a resource, or of a status with a number, among the values of a table.
    [[nodiscard]] int valueIndex(std::uint8_t word) const
    {
        return word >= dialect.firstStatus ? dialect.firstCounter - dialect.firstResource + word - dialect.firstStatus
                                           : word - dialect.firstResource;
    }

private:
    template <class One>
    [[nodiscard]] static std::span<const One> part(const std::vector<One>& all, Range range)
    {
        return range.empty() ? std::span<const One>() : std::span(all).subspan(range.first, range.count);
    }
    void prepareStates();
    void splitCondition(Ref condition, LastingState& state, std::vector<Ref>& rest) const;
};

/// The number of an event's term, from 0, as masks and Event::kind use it.
[[nodiscard]] constexpr std::uint8_t eventNumber(Term term)
{
    return static_cast<std::uint8_t>(static_cast<int>(term) - static_cast<int>(Term::EventStarts));
}
[[nodiscard]] constexpr std::uint64_t eventBit(Term term) { return std::uint64_t(1) << eventNumber(term); }
/// That a part of a turn begins or ends, as a bit: most texts that wait for such a time wait for that of another part. Of
/// other events no bit: whoever waits for one is not told apart further.
[[nodiscard]] constexpr std::uint32_t timeBit(std::uint8_t event, std::uint8_t moment)
{
    return event == eventNumber(Term::EventStarts) ? std::uint32_t(1) << (moment & 15)
        : event == eventNumber(Term::EventEnds)    ? std::uint32_t(0x10000) << (moment & 15)
                                                   : 0;
}

} // namespace muster::engine::code
