// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <vector>

#include "engine/core/fixed_list.h"
#include "engine/core/ids.h"
#include "engine/core/random.h"

namespace muster::engine {

/// A card of a match. It lies in exactly one list: of a zone, or of what is attached to its holder.
struct CardState {
    std::uint16_t definition = 0; ///< index of the card in the catalogue
    CardId holder = NoCard;       ///< what it is attached to
    CardId next = NoCard;         ///< in its list
    CardId previous = NoCard;
    CardId firstOn = NoCard; ///< what is attached to it
    CardId lastOn = NoCard;
    std::int16_t damage = 0;
    std::uint16_t entered = 0; ///< counts its comings into play: an effect on it ends when it leaves
    Seat owner = 0;
    Seat controller = 0;
    ZoneId zone = NoZone; ///< NoZone while it is attached
    std::uint8_t flags = 0;
    std::uint8_t fight = 0;     ///< its parts in the combat that goes on, bits of CombatPart
    std::uint8_t seen = 0;      ///< a bit for each seat that knows which card it is
    std::uint8_t type = 0;      ///< of its definition: the number of its type in the game's list
    bool plain = false;         ///< of its definition: in play it adds nothing to the lists of abilities, as a Coin
    std::uint8_t worksIn = 0;   ///< of its definition: the zones out of play where it does (Table::worksHere)
    std::uint16_t statuses = 0; ///< a bit for each status, and for each state that the game keeps
    std::array<std::int16_t, 2> counters{}; ///< how many of each kind of counter lie on it
    [[nodiscard]] std::uint32_t typeBit() const { return std::uint32_t(1) << type; }
};

/// Flags that all games share; games add their own from `GameFlag` on.
enum CardFlag : std::uint8_t {
    FaceUp = 1,
    Dead = 2, ///< killed, but still where it was: nothing can be done with it any more
    GameFlag = 4,
    Paid = 64,     ///< its optional cost was paid when it was played
    Beneath = 128, ///< it lies under its holder, rather than being attached to it
};

/// What a card does in the combat that goes on. Several cards may do the same at a time.
enum CombatPart : std::uint8_t { IsAttacking = 1, IsAttacked = 2, IsBlocking = 4, IsBlocked = 8 };

/// When a lasting effect ends: after so many ends (or starts) of a part of the game.
struct Expiry {
    enum Kind : std::uint8_t {
        Never,
        EndOfTurn,
        StartOfTurn,
        EndOfAttack,
        AsLongAs,
        UntilEvent,
        EndOfMoment, ///< of a round, a phase or a step of the turn: `moment`
        StartOfMoment,
    };
    std::uint8_t kind = Never;
    std::uint8_t moment = 0; ///< number of the dialect
    Seat seat = NoSeat;      ///< whose turns count; NoSeat: anybody's
    std::uint8_t left = 1;
    bool named = false;      ///< this turn, this attack: over with it, whatever else stands still
    std::int16_t until = -1; ///< AsLongAs: the condition; UntilEvent: the event
    std::uint8_t attack = 0; ///< EndOfAttack: of which of the attacks inside each other, by its depth
    friend bool operator==(const Expiry&, const Expiry&) = default;
};

/// A change that is in force for some time. Values are never written over: a value is its base plus the modifiers.
struct Modifier {
    enum Kind : std::uint8_t {
        Add,
        Set,
        Disable,
        Forbid,
        Allow,
        Ignore,
        Give,
        Keyword, ///< `word` is the keyword
        Force,   ///< an action that must be taken if it can be
        Change,  ///< `word` is a field of cards, `amount` the number of the word that it counts as having
        Control, ///< `player` has the card; `amount` is the seat that had it before any of them
    };
    std::uint8_t kind = Add;
    std::uint8_t word = 0; ///< which number, action or requirement
    std::int16_t amount = 0;
    CardId target = NoCard;     ///< the card that it is on
    std::uint16_t entered = 0;  ///< and since which coming into play
    std::int16_t selector = -1; ///< or whatever fits this, for as long as it lasts
    std::int16_t what = -1;     ///< Forbid, Allow: a selector; Give: the first ability
    std::int16_t onto = -1;     ///< Forbid, Allow: on whom
    Seat player = NoSeat;       ///< or a player
    Seat you = NoSeat;          ///< whose effect it is
    CardId self = NoCard;       ///< the card with the text
    CardId chosen = NoCard;     ///< what the text means by `target`
    CardId about = NoCard;      ///< and by `it`
    CardId that = NoCard;       ///< and by `that`
    CardId except = NoCard;     ///< whom it leaves out of those that fit
    CardId lies = NoCard;       ///< the card that lies on the table for it, and leaves when it ends
    std::uint8_t abilities = 0; ///< Give: how many
    Expiry expiry;
    friend bool operator==(const Modifier&, const Modifier&) = default;
};

/// Something that happened, as triggers and later questions see it.
struct Event {
    std::uint8_t kind = 0; ///< number of the term of the effect language, from the first event on
    std::uint8_t word = 0; ///< status, action, resource or roll
    ZoneId zone = NoZone;
    Seat player = NoSeat;
    CardId it = NoCard;
    CardId that = NoCard;
    std::int16_t amount = 0;
    Seat other = NoSeat;        ///< the player that `that` is, where it is no card
    std::uint8_t damage = 0xff; ///< kind of damage, also of a death by it; 0xff: none is named
    CardId with = NoCard;       ///< the card by which it was done: a Weapon, a Spell
    std::uint32_t serial = 0;   ///< when it happened, among all that is remembered
};

/// An ability that has been triggered and waits for its turn.
struct Trigger {
    CardId source = NoCard;
    std::uint16_t entered = 0;
    std::int16_t ability = -1;
    Seat you = NoSeat;
    std::uint16_t batch = 0; ///< triggers of one event have the same number
    bool toBeProven = false; ///< its condition holds only if its player reveals something
    static constexpr std::uint16_t wasGone = 0xffff;
    std::uint16_t itSince = wasGone; ///< since which coming into play the card of the event lay there, if it did
    std::uint16_t together = 0;      ///< triggers of what happened at one time have the same number
    std::uint16_t delayed = 0;       ///< the number of the steps that waited, where it is no ability
    Event event;
};

/// How often an ability with a limit has been used.
struct Use {
    CardId card = NoCard;
    std::int16_t ability = -1;
    std::uint8_t times = 0;
};

/// Steps that wait for an event.
struct Delayed {
    std::int16_t step = -1; ///< the step `later`, with its events and steps
    Seat you = NoSeat;
    Seat thatPlayer = NoSeat;
    CardId self = NoCard;
    CardId it = NoCard;
    CardId that = NoCard;
    CardId target = NoCard;
    Seat targetPlayer = NoSeat;
    std::uint16_t number = 0; ///< its own, from 1
    bool due = false;         ///< its event has happened, and it waits among the triggers
    bool every = false;       ///< each time that it happens, not only the next
    std::uint8_t attack = 0;  ///< the depth of the attack that it means by `attack ends`
    std::uint8_t leftOut = 0; ///< so many ends of a part of a turn do not count: of the one that goes on
    Expiry expiry;
};

/// The next part of a turn that a player leaves out, or has once more.
struct TurnChange {
    Seat seat = NoSeat;
    std::uint8_t moment = 0; ///< number of the dialect
    bool more = false;       ///< once more; else it is skipped
    friend bool operator==(const TurnChange&, const TurnChange&) = default;
};

/// A deck laid out beforehand, as its cards lie in their zone before anything has happened: games begin with a copy.
struct Pile {
    std::uint16_t before = 0; ///< how many cards the table has before these
    ZoneId zone = NoZone;
    std::vector<CardState> cards;

    Pile() = default;
    /// In the order in which the deck is written. `identify` is called with each card and says its type.
    template <class Identify>
    Pile(std::span<const std::uint16_t> definitions, std::size_t cardsBefore, Seat owner, ZoneId in, Identify identify)
        : before(static_cast<std::uint16_t>(cardsBefore)),
          zone(in)
    {
        cards.reserve(definitions.size());
        for (const std::uint16_t definition : definitions) {
            const auto at = static_cast<std::uint16_t>(cardsBefore + cards.size());
            CardState one;
            one.definition = definition;
            one.owner = one.controller = owner;
            one.zone = zone;
            one.previous = cards.empty() ? NoCard : CardId{static_cast<std::uint16_t>(at - 1)};
            one.next = cards.size() + 1 == definitions.size() ? NoCard : CardId{static_cast<std::uint16_t>(at + 1)};
            identify(one);
            cards.push_back(one);
        }
    }
};

/// What all games of cards share: cards, where they lie, lasting effects, waiting triggers, and dice. A plain value.
struct Table {
    struct Zone {
        CardId first = NoCard; ///< the top of a deck
        CardId last = NoCard;
        std::uint16_t count = 0;
    };

    std::uint16_t cardCount = 0;
    std::uint8_t zoneCount = 0;
    std::uint8_t seats = 0;
    Seat active = NoSeat; ///< whose turn it is
    std::uint16_t turn = 0;
    std::uint16_t batch = 0;
    bool betweenTurns = false; ///< one player's turn has ended, `active` still is that player
    bool abandoned = false;    ///< something did not fit: the game cannot go on

    CardId attacker = NoCard; ///< of the attack that goes on, where there is only one at a time
    CardId attacked = NoCard;
    Seat attackedPlayer = NoSeat; ///< where a player is attacked
    std::uint8_t attacks = 0;     ///< how many attacks go on, one inside the other; games with one at a time leave it 0
    std::uint16_t round = 0;
    std::uint32_t during = 0; ///< the parts of a turn that go on, as bits by their number in the dialect
    std::uint32_t serial = 0; ///< how many events have been remembered
    static constexpr int MostMoments = 16;
    std::array<std::uint32_t, MostMoments> began; ///< of each part of a turn, the serial number at its last beginning
    std::uint16_t delays = 0;                     ///< how many steps have been made to wait
    std::uint16_t together = 0;                   ///< the number of what happens at one time
    std::uint8_t out = 0;                         ///< players who are out of the game, as bits

    /// Steps that texts have carried out in a turn, and in which turn: no text goes on for ever.
    static constexpr int MostSteps = 10'000;
    std::uint16_t steps = 0;
    std::uint16_t stepsOf = 0;
    /// Another one is carried out; beyond the most of a turn the game cannot go on.
    void step()
    {
        if (stepsOf != turn) {
            stepsOf = turn;
            steps = 0;
        }
        if (++steps > MostSteps)
            abandoned = true;
    }

    static constexpr int MostValues = 12;
    std::array<std::array<std::int16_t, MostValues>, MostSeats>
        values;                         ///< resources of each player, in the order of the
                                        ///< dialect, then statuses with a number
    std::array<std::uint8_t, 8> sideOf; ///< of each seat; of nobody, at 7, none

    std::array<Zone, MostZones> zones;
    /// Of each zone its kind, as the game numbers them; also of none, which is never in play.
    std::array<std::uint8_t, 256> kindOf;
    std::uint32_t kindsInPlay = 0; ///< whose cards are in play, as bits
    std::array<CardState, MostCards> cards;
    FixedList<Modifier, 96> modifiers;
    FixedList<Trigger, 64> triggers;
    FixedList<Use, 64> uses;       ///< of this turn
    FixedList<Event, 320> history; ///< as far as an effect may ask for it
    FixedList<Delayed, 24> delayed;
    FixedList<TurnChange, 16> turnChanges;
    /// An ability `as soon as` whose condition held at the last look.
    struct Met {
        CardId card = NoCard;
        std::int16_t ability = -1;
        std::uint16_t entered = 0;
    };
    FixedList<Met, 48> met;
    Stream dice;

    // What has been worked out from the table stays right until something changes on which it depends. Each reader
    // has a place of its own for the changes since it last looked. Frequent changes are told apart: a status by its bit,
    // cards in play by the type of the card that has moved, values of players by their place.
    using Changes = std::uint64_t;
    enum Change : Changes {
        Statuses = 0xffff,              ///< statuses of cards, and states that are kept there; a bit for each
        Layout = Changes(0xffff) << 16, ///< what lies in play, where, on whom, and whether it is alive; bare plain
                                        ///< cards aside; a bit for each type (`layoutOf`)
        Values = Changes(0xfff) << 32,  ///< what players have (`valueBit`)
        Plain = Changes(1) << 44,       ///< which plain cards lie in play, where, on whom
        Piles = Changes(1) << 45,       ///< hands, decks and piles
        Faces = Changes(1) << 46,       ///< what lies face up, or beneath another card
        Flags = Changes(1) << 47,       ///< the other flags
        Damage = Changes(1) << 48,      ///< damage and counters on cards
        Lasting = Changes(1) << 49,     ///< lasting effects
        Turn = Changes(1) << 50,        ///< whose turn it is, and which part of it goes on
        Fight = Changes(1) << 51,       ///< who attacks whom
        Moment = Turn | Fight,
        History = Changes(1) << 52,  ///< what has happened, as far as somebody counts it
        Parts = Changes(0x7f) << 53, ///< cards that are not plain in a part of the play area; a bit for each part
        Anything = ~Changes(0)       ///< the table was put back to an earlier state, or dealt anew
    };
    [[nodiscard]] static constexpr Changes layoutOf(int type) { return Changes(0x10000) << (type & 15); }
    [[nodiscard]] static constexpr Changes valueBit(int which) { return Changes(1) << (32 + which); }
    /// A part of the play area, or several, as in `partOf`.
    [[nodiscard]] static constexpr Changes partsBit(std::uint8_t parts) { return Changes(parts & 0x7f) << 53; }
    enum Reader : std::uint8_t {
        StatesReader,
        LastingReader,
        LapseReader,
        GameReader,
        ConditionsReader,
        MetReader,
        Readers
    };
    std::array<Changes, Readers> changes; ///< for each reader, without the latest ones
    Changes latestChanges = Anything;     ///< of which nobody has made a note yet
    std::uint64_t marks = 0; ///< counts the changes: what was right at a number is right as long as that stands

    // Cards in play lie in parts, one for each seat and one for the table itself, so that a change in one of them lets
    // what is known about the others stand. Parts are bits here.
    std::array<std::uint8_t, MostZones> partOf; ///< of each zone; 0: its cards are not in play
    /// Of a zone out of play that belongs to a part since some card has a text that works there: bits, of which such cards
    /// have one (CardState::worksIn). The others come and go there as in any pile. 0: in play, or no part's.
    std::array<std::uint8_t, MostZones> worksHere;
    std::uint8_t partsChanged = 0xff; ///< since the list of their cards was made: cards that are not plain
    std::uint8_t partsTouched = 0xff; ///< the same, any cards
    std::uint64_t pilesChanged = ~std::uint64_t(0); ///< hands, decks and piles, by the number of the zone modulo 64
    /// Which cards that are not plain have come into a part, left it, changed places or ceased to work there since then: the
    /// others are as they were.
    FixedList<CardId, 8> strayed;
    bool allStrayed = true; ///< any of them may have

    void changed(Changes kinds)
    {
        ++marks;
        latestChanges |= kinds;
        if (kinds == Anything) {
            partsAnew();
            pilesChanged = ~std::uint64_t(0);
        }
    }
    /// What is known of the cards in play is no longer right, wherever they lie.
    void partsAnew()
    {
        partsChanged = partsTouched = 0xff;
        allStrayed = true;
        changed(Parts);
    }
    void noteStrayed(CardId id)
    {
        if (!allStrayed && !strayed.contains(id))
            allStrayed = !strayed.push(id);
    }
    /// Whether a card, or what it lies on, has.
    [[nodiscard]] bool hasStrayed(CardId id) const
    {
        for (CardId at = id; at.valid(); at = card(at).holder) {
            if (allStrayed || strayed.contains(at))
                return true;
        }
        return false;
    }
    /// The same in the part in which a card lies.
    void partAnew(CardId id)
    {
        const std::uint8_t part = partOf[zoneUnder(card(id))];
        partsChanged |= part;
        partsTouched |= part;
        noteStrayed(id);
        changed(partsBit(part) | layoutOf(card(id).type));
    }
    [[nodiscard]] Changes changesFor(Reader reader) const { return changes[reader] | latestChanges; }
    [[nodiscard]] bool hasChanged(Reader reader, Changes kinds) const { return (changesFor(reader) & kinds) != 0; }
    void looked(Reader reader)
    {
        for (Changes& one : changes)
            one |= latestChanges;
        latestChanges = 0;
        changes[reader] = 0;
    }
    /// The zone in which a card lies, or the card under it.
    [[nodiscard]] ZoneId zoneUnder(const CardState& one) const
    {
        const CardState* under = &one;
        while (under->holder.valid())
            under = &card(under->holder);
        return under->zone;
    }

    /// The kind of zone in which a card lies, attached cards where their holder does.
    [[nodiscard]] std::uint8_t kindUnder(CardId id) const { return kindOf[zoneUnder(card(id))]; }
    [[nodiscard]] bool isInPlay(std::uint8_t kind) const { return (kindsInPlay >> (kind & 31) & 1) != 0; }

    /// An empty table at which each seat is a side of its own.
    void reset(int seatCount, int zonesInAll);
    [[nodiscard]] bool sameSide(Seat a, Seat b) const
    {
        return sideOf[a & 7] == sideOf[b & 7] && sideOf[a & 7] != 0xff;
    }
    /// Of two players; nobody is an enemy of nobody.
    [[nodiscard]] bool enemies(Seat a, Seat b) const { return a < seats && b < seats && sideOf[a] != sideOf[b]; }
    [[nodiscard]] bool isOut(Seat seat) const { return (out >> seat & 1) != 0; }
    /// The next player in turn order who is still in the game.
    [[nodiscard]] Seat after(Seat seat) const
    {
        Seat next = seat;
        do
            next = static_cast<Seat>((next + 1) % seats);
        while (isOut(next) && next != seat);
        return next;
    }
    /// The cards of a zone are in play; `part` is the seat, or the number of seats where the zone is the table's.
    void open(ZoneId id, int part, std::uint8_t works = 0)
    {
        partOf[id] = static_cast<std::uint8_t>(1 << part);
        worksHere[id] = works;
    }

    [[nodiscard]] CardState& card(CardId id) { return cards[id.value]; }
    [[nodiscard]] const CardState& card(CardId id) const { return cards[id.value]; }
    [[nodiscard]] const Zone& zone(ZoneId id) const { return zones[id]; }
    [[nodiscard]] bool has(CardId id, CardFlag flag) const { return (card(id).flags & flag) != 0; }
    /// Whether it is still the same card in play as when `entered` was noted.
    [[nodiscard]] bool same(CardId id, std::uint16_t entered) const
    {
        return id.valid() && card(id).entered == entered && !has(id, Dead);
    }

    CardId addCard(std::uint16_t definition, Seat owner, ZoneId zone, std::uint8_t type = 0, bool plain = false,
                   std::uint8_t worksIn = 0);
    /// A pile of cards on a table that has as many cards before as were said when it was laid out; its zone is empty.
    void add(const Pile& pile);
    void setFlag(CardId id, std::uint8_t flag, bool on);

    // What others depend on is set by these, which note the change.
    void setDamage(CardId id, int damage)
    {
        card(id).damage = static_cast<std::int16_t>(damage);
        changed(Damage);
    }
    void setStatuses(CardId id, std::uint16_t statuses)
    {
        changed(static_cast<Changes>(card(id).statuses ^ statuses));
        card(id).statuses = statuses;
    }
    void setCounter(CardId id, int kind, int amount)
    {
        card(id).counters[static_cast<std::size_t>(kind)] = static_cast<std::int16_t>(amount);
        changed(Damage);
    }
    void setFight(CardId id, std::uint8_t parts)
    {
        if (card(id).fight == parts)
            return;
        card(id).fight = parts;
        changed(Fight);
    }
    void setAttack(CardId by, CardId on)
    {
        attacker = by;
        attacked = on;
        changed(Fight);
    }
    void setActive(Seat seat)
    {
        active = seat;
        changed(Moment);
    }
    void setController(CardId id, Seat seat)
    {
        card(id).controller = seat;
        partsAnew();
        changed(Layout);
    }
    void setValue(Seat seat, int which, int amount)
    {
        values[seat][static_cast<std::size_t>(which)] = static_cast<std::int16_t>(amount);
        changed(valueBit(which));
    }
    [[nodiscard]] int valueOf(Seat seat, int which) const { return values[seat][static_cast<std::size_t>(which)]; }
    [[nodiscard]] bool isAttacking(CardId id) const { return id == attacker || (card(id).fight & IsAttacking) != 0; }
    [[nodiscard]] bool isAttacked(CardId id) const { return id == attacked || (card(id).fight & IsAttacked) != 0; }

    // Moving: a card is taken out of its list and put into another. What is attached to it stays attached.
    void moveToEnd(CardId id, ZoneId zone);
    /// The first cards of a zone, as many as there are of `many`, to the end of another in their order.
    void moveFirst(int many, ZoneId from, ZoneId to);
    void moveToFront(CardId id, ZoneId zone);
    void moveBefore(CardId id, CardId other); ///< into the place before `other`, in the same list
    /// A card cannot lie on itself, nor on what lies on it: then nothing moves, and the game is abandoned.
    void attach(CardId id, CardId holder);
    void shuffle(ZoneId zone, Stream& stream);

    /// Calls `visit` for each card of a zone, first to last; the visited card may be moved away.
    template <class Visit>
    void each(ZoneId id, Visit visit) const
    {
        for (CardId at = zones[id].first; at.valid();) {
            const CardId next = card(at).next;
            visit(at);
            at = next;
        }
    }
    template <class Visit>
    void eachOn(CardId holder, Visit visit) const
    {
        for (CardId at = card(holder).firstOn; at.valid();) {
            const CardId next = card(at).next;
            visit(at);
            at = next;
        }
    }

    /// What is wrong with the lists: nullptr when every card is in exactly one, and the counts are right.
    [[nodiscard]] const char* brokenInvariant() const;
    /// One number for all that matters of the table; equal tables have equal numbers.
    [[nodiscard]] std::uint64_t digest() const;

private:
    void unlink(CardId id);
    /// Puts a card that lies nowhere into a list: before `next`, or at the end.
    void link(CardId id, ZoneId zone, CardId holder, CardId next);
    /// Many cards of a zone have changed their places.
    void movedAny(ZoneId zone);
    /// A card has come into the list of a zone or a holder, or left it.
    void moved(const CardState& one)
    {
        const ZoneId zone = zoneUnder(one);
        const std::uint8_t part = partOf[zone];
        const std::uint8_t works = worksHere[zone];
        if (part == 0 || works != 0) {
            changed(Piles);
            pilesChanged |= std::uint64_t(1) << (zone & 63);
            if ((one.worksIn & works) == 0)
                return;
        }
        partsTouched |= part;
        if (works == 0 && one.plain && !one.firstOn.valid()) {
            changed(Plain);
        } else {
            partsChanged |= part;
            noteStrayed(CardId{static_cast<std::uint16_t>(&one - cards.data())});
            changed(layoutOf(one.type) | partsBit(part));
        }
    }
};

} // namespace muster::engine
