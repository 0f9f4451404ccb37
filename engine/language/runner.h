// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/choice.h"
#include "engine/core/dice.h"
#include "engine/core/log.h"
#include "engine/table/table.h"
#include "engine/language/code.h"
#include "engine/language/in_play.h"

namespace muster::engine {

using SeatList = FixedList<Seat, MostSeats>;

/// One that damage is dealt to: a card, or a player.
struct Hit {
    CardId card = NoCard;
    Seat seat = NoSeat;
    int amount = 0;
};
using Hits = FixedList<Hit, 128>;

class Proceeding;

/// What the words of an ability mean while it runs.
struct Context {
    Seat you = NoSeat;
    Seat actor = NoSeat; ///< who carries the steps out, under `may` with `by`; NoSeat: you
    CardId self = NoCard;
    CardId it = NoCard;
    CardId that = NoCard;
    CardId target = NoCard;
    Seat thatPlayer = NoSeat;
    Seat itPlayer = NoSeat; ///< where `it`, `that` or `target` is a player
    Seat otherPlayer = NoSeat;
    Seat targetPlayer = NoSeat;
    std::int16_t amount = 0;
    std::int16_t result = 0;
    bool optionalRolls = false;     ///< harmless rolls may be left out
    bool forEach = false;           ///< `it` is one of all that fit
    bool madeLasting = false;       ///< a step put something into force for some time
    bool declined = false;          ///< a `may` was not made use of
    Event* replaced = nullptr;      ///< under `instead of`: what would happen
    Proceeding* proceeds = nullptr; ///< and how it goes on, if it happens after all
    bool changesAmount = false;     ///< the amount was changed, so that it will happen
    CardId lies = NoCard;           ///< the card that stays on the table for what lasts
    struct Memory {
        FixedList<CardId, 32> cards;
        std::uint8_t players = 0; ///< as bits
        int number = 0;
        bool isNumber = false;
    };
    Memory memory[4];
};

/// A question about a card, for functions that go through many. Only a reference: it must not outlive what it asks.
class CardTest {
public:
    template <class Wanted>
    CardTest(const Wanted& wanted) // NOLINT: a lambda is handed over as it is
        : m_wanted(&wanted),
          m_call([](const void* what, CardId card) -> bool { return (*static_cast<const Wanted*>(what))(card); })
    {
    }
    bool operator()(CardId card) const { return m_call(m_wanted, card); }

private:
    const void* m_wanted;
    bool (*m_call)(const void*, CardId);
};

/// How an event goes on that something may replace: by the next replacement, or by happening. At most once.
class Proceeding {
public:
    template <class Go>
    explicit Proceeding(const Go& go) : m_go(&go),
                                        m_call([](const void* what) { (*static_cast<const Go*>(what))(); })
    {
    }
    void operator()()
    {
        if (!m_done) {
            m_done = true;
            m_call(m_go);
        }
    }
    [[nodiscard]] bool done() const { return m_done; }

private:
    const void* m_go;
    void (*m_call)(const void*);
    bool m_done = false;
};

/// What happens if nothing replaces it. Only a reference: it must not outlive what it calls.
class Happening {
public:
    template <class Go>
    Happening(const Go& go) // NOLINT: a lambda is handed over as it is
        : m_go(&go),
          m_call([](const void* what, Event& event) { (*static_cast<const Go*>(what))(event); })
    {
    }
    void operator()(Event& event) const { m_call(m_go, event); }

private:
    const void* m_go;
    void (*m_call)(const void*, Event&);
};

/// Runs effects on a table. What the verbs of the language mean for the game at hand, the game says by overriding the
/// functions below; selectors, conditions, quantities, lasting effects, triggers and the flow of steps are the same in
/// all games. Nothing here allocates.
class Runner {
public:
    using Term = effects::Term;

    Runner(Table& table, const code::Code& code) : m_table(table), m_code(code) { }
    virtual ~Runner() = default;
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    void setAgent(Agent* agent) { m_agent = agent; }
    void setLog(Log* log) { m_log = log; }
    void setDice(Dice* dice) { m_scripted = dice; }

    // Asking a position
    [[nodiscard]] const Table& table() const { return m_table; }
    [[nodiscard]] const code::Code& code() const { return m_code; }
    /// Whether a card fits a selector's description, whatever its number. `sight` is the seat whose knowledge counts
    /// where the card itself is hidden; NoSeat: only what lies open.
    [[nodiscard]] bool matches(code::Ref selector, CardId card, const Context& context, Seat sight);
    /// All cards that fit.
    void collect(code::Ref selector, const Context& context, Seat sight, CardList& found);
    /// Goes through the cards that fit, in their order, until one is wanted: whether there was one.
    bool untilOne(code::Ref selector, const Context& context, Seat sight, const CardTest& wanted);
    void players(code::Ref selector, const Context& context, SeatList& found);
    /// Whether a card passes a query that asks for numbers in force.
    [[nodiscard]] bool passes(code::Ref test, CardId card);
    /// Whether a card is in a state of the game, or has a keyword, by its number in Dialect::states.
    [[nodiscard]] bool isInState(CardId card, std::uint8_t state);
    [[nodiscard]] bool holds(code::Ref condition, const Context& context);
    [[nodiscard]] bool holdsIfShown(code::Ref condition, const Context& context);
    /// Whether a condition that does not hold may do so when its player has revealed cards.
    [[nodiscard]] bool mayBeProven(code::Ref condition, const Context& context);
    [[nodiscard]] int value(code::Ref quantity, const Context& context);

    /// Cards in play, in their order: the active player's first.
    [[nodiscard]] const CardList& inPlay();

    // Numbers and permissions
    struct Change {
        int added = 0;
        bool fixed = false;
        int value = 0; ///< where it is fixed
    };
    /// What changes a number of a card at present.
    [[nodiscard]] Change changeOf(std::uint8_t word, CardId card);
    [[nodiscard]] int added(std::uint8_t word, CardId card)
    {
        return mayBeInForce(Modifier::Add, word) ? changeOf(word, card).added : 0;
    }
    /// Whether anything in play or that lasts does such a thing, if it holds: mostly nothing does, and that is all that
    /// has to be known.
    [[nodiscard]] bool mayBeInForce(Modifier::Kind kind, std::uint8_t word)
    {
        return index().may.has(kind, word) || lastingPresent().has(kind, word) || !m_caching;
    }
    [[nodiscard]] bool inForce(Modifier::Kind kind, std::uint8_t word, CardId card)
    {
        return mayBeInForce(kind, word) && anyInForce(kind, word, card);
    }
    /// Whether a player may not do something at all, or not with that card.
    [[nodiscard]] bool playerForbidden(std::uint8_t action, Seat seat, CardId with = NoCard)
    {
        return mayBeInForce(Modifier::Forbid, action) && anyForbids(action, seat, with);
    }
    /// The same of what is in force for players.
    template <class Visit>
    void eachForPlayer(Modifier::Kind kind, std::uint8_t word, Seat seat, Visit visit)
    {
        if (!mayBeInForce(kind, word))
            return;
        if (m_inPlay.may.has(kind, word) || !m_caching) {
            eachStatic(kind, word, NoCard, [&](const Modifier& one) {
                if (one.player == seat)
                    visit(one);
            });
        }
        if (lastingPresent().has(kind, word)) {
            for (const Modifier& one : m_table.modifiers) {
                if (one.kind == kind && one.word == word && one.player == seat && inForceNow(one))
                    visit(one);
            }
        }
    }
    /// Calls `visit` with every lasting effect of that kind and word that applies to the card.
    template <class Visit>
    void eachInForce(Modifier::Kind kind, std::uint8_t word, CardId card, Visit visit)
    {
        if (!mayBeInForce(kind, word))
            return;
        if (m_inPlay.may.has(kind, word) || !m_caching) {
            eachStatic(kind, word, card, [&](const Modifier& one) {
                if (applies(one, card))
                    visit(one);
            });
        }
        if (lastingPresent().has(kind, word)) {
            for (const Modifier& one : m_table.modifiers) {
                if (one.kind == kind && one.word == word && applies(one, card) && inForceNow(one))
                    visit(one);
            }
        }
    }
    /// With false nothing that is worked out is kept: tests compare.
    void setCaching(bool cached) { m_caching = cached; }
    /// Works anew what is kept about the cards in play, and compares: nullptr when all of it was right.
    [[nodiscard]] virtual const char* brokenCache();
    /// After the table was put back to an earlier state.
    void forgetCaches()
    {
        m_table.changed(Table::Anything);
        m_draining = m_judging = m_deadToo = m_agreed = m_held = false; // a rule may have been left in its middle
        m_textOf = NoSeat;
        m_shown = 0;
        m_waiting.clear();
        m_running = m_atOnce = 0;
        m_replacing.clear();
        m_setAside.clear();
        m_costLeft = {};
        m_workedOut = noState;
    }

    // Running
    void run(code::Range steps, Context& context);
    /// Whether the steps under `cost` can be carried out.
    [[nodiscard]] bool payable(code::Range cost, const Context& context);
    /// Carries them out, so that each leaves what the next ones need.
    void pay(code::Range cost, Context& context);
    /// Whether at least the first step has something to work on: an ability that can do nothing is not offered.
    [[nodiscard]] bool promising(code::Range steps, const Context& context);

    /// Whether anything would come of events of these kinds (bits): a card in play waits for one, an effect lasts until
    /// one, or a text may ask whether one has happened. Mostly nothing does.
    [[nodiscard]] bool concerns(std::uint64_t events)
    {
        const std::uint64_t later = m_table.delayed.empty() ? 0 : m_code.delayedEvents;
        return ((index().awaited | m_code.counted | m_code.endingEvents | later) & events) != 0;
    }
    /// Something has happened: it is remembered where a card may ask for it, and wakes triggers, which wait in the queue.
    void happen(Event event);
    /// One thing that happens and that texts tell in several ways (`attacks`, `is attacked`): several events, whose
    /// triggers are put into the order of those of one event when the last of them has happened.
    class AtOnce {
    public:
        explicit AtOnce(Runner& runner) : m_runner(runner), m_first(runner.m_table.triggers.size())
        {
            if (m_runner.m_atOnce++ == 0)
                ++m_runner.m_table.together;
        }
        ~AtOnce()
        {
            --m_runner.m_atOnce;
            if (m_runner.m_table.triggers.size() > m_first + 1)
                m_runner.putInOrder(m_first);
        }
        AtOnce(const AtOnce&) = delete;
        AtOnce& operator=(const AtOnce&) = delete;

    private:
        Runner& m_runner;
        std::size_t m_first;
    };
    /// Carries out what waits, first come, first served, until nothing does.
    void drain()
    {
        if (!m_table.triggers.empty())
            drainAll(false);
    }
    /// The same where nothing else is being done: what one of them has left unsettled is settled before the next one. What
    /// is unsettled already comes of that which has woken them, and is settled when they are done.
    void drainOneByOne()
    {
        if (!m_table.triggers.empty())
            drainAll(!unsettled());
    }
    /// Carries out the first of what waits, for a game that looks around after each: whether there was one.
    bool drainNext();
    /// Something would happen: cards may replace it or change its amount, and where it happens, by `happening`, is where a
    /// text says so: at its place among the steps.
    void wouldHappen(Event& event, const Happening& happening);
    /// Looks for abilities `as soon as` whose condition has become true, which then wait among the triggers.
    void checkAsSoonAs();
    /// The same, and they are carried out at once, also in the middle of a text.
    void meetAsSoonAs();
    /// A part of a turn begins or ends: what lasts until then ends, and texts that wait for it are woken.
    void beginMoment(std::uint8_t moment, Seat seat);
    void endMoment(std::uint8_t moment, Seat seat);
    /// Whether a player leaves out the next such part of a turn, or has it once more; then that is used up.
    [[nodiscard]] bool takeTurnChange(Seat seat, std::uint8_t moment, bool more);
    /// What is remembered of the turn and is not counted beyond it.
    void forgetHistoryOfTurn();

    [[nodiscard]] bool limitReached(CardId card, code::Ref ability) const;
    void countUse(CardId card, code::Ref ability);
    void takeBackUse(CardId card, code::Ref ability);
    void forgetUses(CardId card);
    void forgetUsesOfTurn();

    /// Time passes: lasting effects that end at such a moment of that player count down, and end.
    void passTime(Expiry::Kind kind, Seat seat, std::uint8_t moment = 0);
    /// Ends every lasting effect on a card, or that a card lies on the table for.
    void endEffectsOn(CardId card);
    void endEffectsOf(CardId lying);
    /// Ends what lasts as long as something holds that holds no longer.
    void endLapsed();

    [[nodiscard]] int roll(int faces);
    void shuffle(ZoneId zone, Stream& stream)
    {
        if (m_scripted == nullptr || m_scripted->mayShuffle())
            m_table.shuffle(zone, stream);
    }

protected:
    /// Puts a value into a list that must not lose any: where there is no room for it, the game cannot go on.
    template <class List, class Value>
    void store(List& list, const Value& value)
    {
        if (!list.push(value))
            m_table.abandoned = true;
    }

    // What the game says
    [[nodiscard]] virtual const View& viewFor(Seat seat) = 0;
    /// The cards of a part of the play area in their order: of a seat, or of the table, which comes after the seats.
    virtual void listCards(int part, CardsOfPart& found) = 0;
    /// Those of them that have abilities. Nothing but the places of cards that are not plain, and what effects have given
    /// them, may count here.
    virtual void listAbilities(int part, AbilitiesOfPart& found) = 0;
    /// The kind of zone in which a card lies, attached cards where their holder does.
    [[nodiscard]] virtual std::uint8_t zoneKind(CardId card) const = 0;
    [[nodiscard]] virtual ZoneId zoneOf(std::uint8_t kind, Seat seat) const = 0;
    [[nodiscard]] virtual bool onTable(std::uint8_t zoneKind) const = 0;
    /// The card in play that stands against a player; NoCard: none does.
    [[nodiscard]] virtual CardId opposing(Seat) const { return NoCard; }
    [[nodiscard]] bool sameSide(Seat a, Seat b) const { return m_table.sameSide(a, b); }
    /// Who is "you" in the text of a card in play: mostly who controls it.
    [[nodiscard]] virtual Seat youOf(CardId card) const { return m_table.card(card).controller; }
    /// The players in the order in which a text that means several of them goes through them, from 0: mostly whose turn it
    /// is comes first.
    [[nodiscard]] virtual Seat seatInOrder(const Context&, int at) const
    {
        const int first = m_table.active == NoSeat ? 0 : m_table.active;
        return static_cast<Seat>((first + at) % m_table.seats);
    }
    /// Which triggers of one event come first: a number from 0 for the player who has the card. By default those of the
    /// side whose turn it is, then the others.
    [[nodiscard]] virtual int triggerRank(Seat you) const { return sameSide(you, m_table.active) ? 0 : 1; }
    /// Whether a player chooses the order of several cards that go to the top or bottom of a pile.
    [[nodiscard]] virtual bool ordersMoved() const { return false; }
    /// Whether players choose the order of their own simultaneous triggers; else it is that of the cards.
    [[nodiscard]] virtual bool ordersOwnTriggers() const { return false; }
    /// Whether a card is in a state that is worked out rather than kept.
    [[nodiscard]] virtual bool workedOutState(CardId, std::uint8_t) { return false; }
    [[nodiscard]] virtual bool hasPrintedKeyword(CardId, std::uint8_t) const { return false; }
    /// A condition that the game names.
    [[nodiscard]] virtual bool namedCondition(std::uint8_t, const Context&) { return false; }
    [[nodiscard]] virtual int number(std::uint8_t word, CardId card) = 0;
    [[nodiscard]] virtual int numberOf(std::uint8_t word, Seat seat) = 0;
    [[nodiscard]] virtual int printed(std::uint8_t word, CardId card) = 0;
    [[nodiscard]] virtual int wordOf(code::Ref field, CardId card) const = 0;
    /// The scripts that a card has at present: by part of its text, those it was given too.
    virtual void scriptsOf(CardId card, FixedList<code::Range, 12>& scripts) = 0;
    /// Whether an ability of a card works where the card is.
    [[nodiscard]] virtual bool works(CardId card, const code::Ability& ability, const Event* event) = 0;
    /// Whether a lasting effect is in force at present: false while it stands still.
    [[nodiscard]] virtual bool active(const Modifier&) { return true; }
    /// Which of the attacks inside each other a text means by `this attack`, by its depth.
    [[nodiscard]] virtual std::uint8_t attackMeant() const { return m_table.attacks; }
    /// A lasting effect has ended for which this card lay on the table.
    virtual void effectEnded(CardId) { }
    /// Before a triggered ability is carried out; false: it is not.
    [[nodiscard]] virtual bool beforeTrigger(const Trigger& trigger) = 0;
    virtual void afterTrigger(const Trigger&) { }
    /// Whether it makes a difference in which order cards lie in such a zone, for what they do.
    [[nodiscard]] virtual bool orderMatters(std::uint8_t) const { return false; }
    /// The card with which ends what a text of `source` has made to last, and with which it stands still; or none.
    [[nodiscard]] virtual CardId lastsWith(CardId) const { return NoCard; }
    /// Whether a card whose trigger waits cannot be woken again until that is done.
    [[nodiscard]] virtual bool triggersOnce(CardId) const { return false; }
    /// Between two triggers of a queue: whether something is to be settled before the next one, and settling it.
    [[nodiscard]] virtual bool unsettled() const { return false; }
    virtual void settle() { }
    /// Whether a card leaves play by that.
    [[nodiscard]] virtual bool isBeingLost(CardId) const { return false; }
    // How hidden cards in play have to do with texts; in most games no card lies hidden there.
    [[nodiscard]] virtual bool playersMayReveal() const { return false; }
    /// A player may reveal one of these hidden cards, for what a text asks. Whether one was revealed.
    [[nodiscard]] virtual bool offerToShow(Seat, const CardList&) { return false; }
    /// An effect has something to do with this card.
    virtual void touched(CardId) { }
    /// Whether what a card does to the one that it is attached to has to do with that one, as touched() means it.
    [[nodiscard]] virtual bool touchesHolder(CardId) const { return false; }
    /// Nothing more can be remembered: a game may forget what nobody will ask for. True if the event may be left out.
    [[nodiscard]] virtual bool historyIsFull() { return false; }
    /// After each step.
    virtual void stepDone() { }
    /// What is left of a text that was told to hold on, innermost steps first; the game carries it out later.
    virtual void holdsOn(code::Range, const Context&) { }
    /// Whether a player may pick another one for an effect, or be said to mean that one.
    [[nodiscard]] virtual bool mayPick(Seat, Seat) { return true; }
    [[nodiscard]] virtual bool gameOver() const = 0;
    /// Whether the verb can do its work with a card that fits the description, and with `to` as the other one.
    [[nodiscard]] virtual bool mayTake(const code::Step& step, CardId card, CardId to, const Context& context) = 0;
    /// Whether a verb can do good to the cards that it is about, in play.
    [[nodiscard]] virtual bool isBenefit(Term) const { return false; }
    /// Whether what a verb does is harm to the cards that it is about; word and amount are those of a change.
    [[nodiscard]] virtual bool harms(Term, std::uint8_t, int) const { return false; }
    /// Whether the player may leave out a roll that an effect offers.
    [[nodiscard]] virtual bool mayDecline(const Context&) const { return false; }

    // What the verbs do. Players are told apart from cards; a game that has no such thing leaves it out.
    virtual void damage(const Hits& hits, std::uint8_t kind, CardId source, const Context& context) = 0;
    virtual void heal(CardId card, int amount) = 0;
    virtual void healPlayer(Seat, int) { }
    virtual void inflict(CardId card, std::uint8_t status, const Context& context) = 0;
    virtual void inflictPlayer(Seat, std::uint8_t, int, const Context&) { }
    virtual void cure(CardId card, std::uint8_t statuses) = 0;
    virtual void curePlayer(Seat, std::uint8_t, int) { }
    virtual void gain(Seat seat, std::uint8_t word, int amount) = 0;
    virtual void lose(Seat, std::uint8_t, int) { }
    /// What is paid is lost, unless the book of a game tells the two apart.
    virtual void payOf(Seat seat, std::uint8_t word, int amount) { lose(seat, word, amount); }
    virtual void gainOn(CardId, std::uint8_t, int) { }
    virtual void loseOn(CardId, std::uint8_t, int) { }
    virtual void setOf(Seat, std::uint8_t, int) { }
    virtual void setOn(CardId, std::uint8_t, int) { }
    /// Whether so much can be paid.
    [[nodiscard]] virtual bool canPay(Seat, std::uint8_t, int) { return false; }
    [[nodiscard]] virtual bool canPayWith(CardId, std::uint8_t, int) { return false; }
    /// `steps`: only so many steps towards the state, where the game has steps; 0: all.
    virtual void turnTo(CardId, std::uint8_t /*state*/, int /*steps*/, const Context&) { }
    virtual void control(CardId, Seat, const Expiry&) { }
    virtual void detach(CardId, const Context&) { }
    virtual void create(std::uint16_t /*definition*/, int /*amount*/, const code::Step&, Seat, Context&) { }
    virtual void skip(Seat seat, std::uint8_t moment) { store(m_table.turnChanges, TurnChange{seat, moment, false}); }
    virtual void another(Seat seat, std::uint8_t moment) { store(m_table.turnChanges, TurnChange{seat, moment, true}); }
    virtual void endNow(std::uint8_t /*moment*/) { }
    virtual void winByText(Seat, CardId) { }
    virtual void attackByText(const code::Step&, const Hits&, CardId /*by*/, Seat, Context&) { }
    virtual void replaceAbility(std::uint8_t /*slot*/, code::Range, Seat, const Expiry&, const Context&) { }
    virtual void draw(Seat seat, int amount) = 0;
    /// From elsewhere than the own deck.
    virtual void drawFrom(Seat seat, int amount, const code::Place&) { draw(seat, amount); }
    virtual void discard(CardId card, const Context& context) = 0;
    virtual void destroy(CardId card, const Context& context) = 0;
    virtual void move(CardId card, const code::Place& place, Seat by, const code::Step& step,
                      const Context& context) = 0;
    virtual void giveBack(CardId card, const Context& context) = 0;
    virtual void attach(CardId card, CardId to, bool extra, const Context& context) = 0;
    virtual void exchange(CardId card, CardId with, const Context& context) = 0;
    virtual void reveal(CardId card) = 0;
    /// A hidden card in play is revealed because harm befalls it for what it is.
    virtual void uncover(CardId) { }
    virtual void lookAt(Seat seat, CardId card) = 0;
    virtual void searched(Seat seat, std::uint8_t zoneKind, const CardList& taken, bool shown, bool toHand) = 0;
    /// `who`: the card that acts, where the step names one.
    virtual void perform(const code::Step& step, Seat by, CardId who, Context& context) = 0;
    virtual void negate(code::Ref what, const Context& context) = 0;
    virtual void keep(CardId card) = 0;
    /// An effect has a card played, onto another or wherever it may go; the step says what is left out, and in what state
    /// it arrives.
    virtual void play(Seat by, CardId card, CardId onto, const code::Step& step, const Context& context) = 0;
    virtual void shufflePile(const code::Place& place, Seat by) = 0;
    /// A die for an effect, with what changes such rolls.
    [[nodiscard]] virtual int rollEffect(Seat by, int faces, const Context& context) = 0;

    // Choosing
    /// The option that is chosen; a single one is not asked for. Sorts the options.
    [[nodiscard]] Option ask(std::uint8_t kind, Seat seat, Options& options, CardId about = NoCard, int detail = 0,
                             bool sealed = false);
    [[nodiscard]] bool askMay(Seat seat, CardId about, int detail = 0);
    [[nodiscard]] CardId askCard(Seat seat, const CardList& cards, CardId about, Term verb);
    /// Leaves one of several options whose cards look alike to the player: same card, same holder, same state.
    void mergeAlike(Options& options, Seat seat) const;
    void log(const LogLine& line)
    {
        if (m_log != nullptr)
            m_log->add(line);
    }
    [[nodiscard]] bool logging() const { return m_log != nullptr; }
    [[nodiscard]] std::uint32_t typeBit(CardId card) const { return m_table.card(card).typeBit(); }
    [[nodiscard]] bool seenBy(CardId card, Seat seat) const
    {
        return (m_table.card(card).seen >> seat & 1) != 0 || m_table.has(card, FaceUp);
    }
    [[nodiscard]] static Seat actorOf(const Context& context)
    {
        return context.actor == NoSeat ? context.you : context.actor;
    }
    [[nodiscard]] static Context contextOf(CardId card, Seat you, const Event& event);
    /// What the words of the text mean that has made this.
    [[nodiscard]] static Context contextOf(const Modifier& modifier);
    /// Nobody hides a card from harm that its description decides on: what lasts shows the hidden ones that fit it, also
    /// those that have come since.
    void uncoverLasting()
    {
        if (index().may.mayUncover || lastingPresent().mayUncover)
            uncoverLastingHarm();
    }
    /// What the cards in play can do, for all parts. Where a part has changed, its lists are made anew first.
    [[nodiscard]] const CardsInPlay& index()
    {
        if (m_table.partsChanged != 0 || (!m_caching && !workingOut()))
            lookAtAbilities();
        return m_inPlay;
    }
    /// Calls `visit` with each part of the play area in the order of its cards: the active player's, the others', the
    /// table's.
    template <class Visit>
    void eachPart(Visit visit) const
    {
        const int seats = m_table.seats;
        int part = m_table.active == NoSeat ? 0 : m_table.active;
        for (int i = 0; i <= seats; ++i) {
            visit(i < seats ? part : seats);
            part = part + 1 == seats ? 0 : part + 1;
        }
    }
    /// Goes through the parts in that order until one is wanted: whether there was one.
    template <class Wanted>
    bool anyPart(Wanted wanted) const
    {
        const int seats = m_table.seats;
        int part = m_table.active == NoSeat ? 0 : m_table.active;
        for (int i = 0; i <= seats; ++i) {
            if (wanted(i < seats ? part : seats))
                return true;
            part = part + 1 == seats ? 0 : part + 1;
        }
        return false;
    }
    [[nodiscard]] const CardsOfPart& cardsOf(int part)
    {
        if ((m_table.partsTouched >> part & 1) != 0 || !m_caching)
            lookAtCards(part);
        return m_inPlay.all[part];
    }
    /// What the modifiers of the table are about.
    [[nodiscard]] const Present& lastingPresent()
    {
        if (m_table.hasChanged(Table::LastingReader, Table::Lasting))
            lookAtLasting();
        return m_inLasting;
    }
    /// Whether any lasting effect gives abilities to cards at present.
    [[nodiscard]] bool anythingGiven() { return lastingPresent().words[Modifier::Give] != 0; }
    /// Whether triggers are being carried out.
    [[nodiscard]] bool draining() const { return m_draining; }
    /// Whether a text is being carried out.
    [[nodiscard]] bool running() const { return m_running > 0; }
    /// Whether a text is being carried out instead of something that was about to happen.
    [[nodiscard]] bool replacing() const { return !m_replacing.empty(); }
    void agreeInAdvance() { m_agreed = true; }
    /// The text that is being carried out goes no further for now: after this step all that is left of it is handed to
    /// holdsOn(), with what its words mean there.
    void holdText() { m_held = true; }
    /// Whose text is being carried out; NoSeat: none.
    [[nodiscard]] Seat textOf() const { return m_textOf; }
    void addModifier(Modifier modifier, Context& context);
    [[nodiscard]] Expiry expiryOf(code::Ref duration, Seat you) const;

    Table& m_table;
    const code::Code& m_code;
    CardList m_setAside; ///< cards that count as gone while it is asked what else can be paid

private:
    [[nodiscard]] bool matchesDescription(const code::Selector& selector, CardId card, const Context& context,
                                          Seat sight);
    [[nodiscard]] bool liesAsDescribed(const code::Selector& selector, CardId card, const Context& context, Seat sight);
    [[nodiscard]] bool compares(const code::Selector& selector, int left, const Context& context);
    bool inPiles(const code::Selector& selector, const code::Place& place, const Context& context, Seat sight,
                 const CardTest& wanted);
    bool amongAll(const code::Selector& selector, const Context& context, Seat sight, const CardTest& wanted);
    [[nodiscard]] CardId roleCard(const code::Selector& selector, const Context& context) const;
    [[nodiscard]] bool inPlace(const code::Place& place, CardId card, const Context& context);
    [[nodiscard]] bool anyInForce(Modifier::Kind kind, std::uint8_t word, CardId card);
    [[nodiscard]] bool anyForbids(std::uint8_t action, Seat seat, CardId with);
    [[nodiscard]] bool applies(const Modifier& modifier, CardId card);
    /// Calls `visit` with each card in play that has an ability of that kind for such events, and the ability.
    template <class Visit>
    void eachWaiting(code::Ability::Kind kind, std::uint64_t bit, Visit visit);
    [[nodiscard]] bool eventFits(const code::EventPattern& pattern, const Event& event, const Context& context);
    [[nodiscard]] bool eventIs(const code::EventPattern& pattern, const Event& event, const Context& context);
    [[nodiscard]] bool subjectFits(const code::EventPattern& pattern, const Event& event, const Context& context);
    [[nodiscard]] bool playerFits(code::Ref selector, Seat seat, const Context& context);
    /// Calls `visit` with what the lasting states of cards in play (`while`) have put into force, of one kind and word;
    /// where a card is given, what is on other cards may be left out.
    template <class Visit>
    void eachStatic(Modifier::Kind kind, std::uint8_t word, CardId card, Visit visit)
    {
        Statics found;
        collectStatics(kind, word, card, found);
        for (const Modifier* one : found)
            visit(*one);
    }
    using Statics = FixedList<const Modifier*, 3 * MostInForce>;
    void collectStatics(Modifier::Kind kind, std::uint8_t word, CardId card, Statics& found);
    void refreshStatics()
    {
        if (!workingOut()
            && (m_table.hasChanged(Table::StatesReader, index().statesOn) || m_relisted != 0 || !m_caching))
            noteChanges();
    }
    void noteChanges();
    void workOut(AbilitiesOfPart::State& state, int part, int place);
    [[nodiscard]] bool workingOut() const { return m_workedOut != noState; }
    void lookAtLasting();
    void lookAtAbilities();
    void lookAtCards(int part);
    [[nodiscard]] bool inForceNow(const Modifier& modifier)
    {
        return active(modifier) && (modifier.expiry.kind != Expiry::AsLongAs || stillHolds(modifier));
    }
    [[nodiscard]] bool stillHolds(const Modifier& modifier);
    /// Takes modifiers away, and with them what lay there for the last of them, unless it is `leaving` by itself.
    template <class Wanted>
    void endModifiers(Wanted wanted, CardId leaving = NoCard);
    void endUntil(const Event& event);
    /// Modifiers came or went; with abilities given or taken away, cards do other things.
    void lastingChanged(bool abilities)
    {
        m_table.changed(Table::Lasting);
        if (abilities) {
            m_table.partsAnew();
            m_table.changed(Table::Layout);
        }
    }
    /// Works a lasting state out and adds what it puts into force.
    void addStatics(const AbilitiesOfPart::State& state, InForce& made);
    void makeLasting(const code::Step& step, Context& context, Modifier::Kind kind);
    /// The cards that a step is about, after asking where there is a choice.
    void select(const code::Step& step, code::Ref selector, Context& context, Seat by, CardList& found,
                CardId partner = NoCard);
    /// The players that a step is about, after asking where there is a choice.
    void selectPlayers(code::Ref selector, const Context& context, Seat by, SeatList& found);
    [[nodiscard]] Seat askPlayer(Seat by, const SeatList& seats, CardId about);
    [[nodiscard]] bool attacksNow(Seat seat) const;
    /// Whether a selector may mean players.
    [[nodiscard]] bool meansPlayers(code::Ref selector, const Context& context) const;
    /// Whether a step is about certain cards, rather than about all that fit alike.
    [[nodiscard]] bool singlesOut(code::Ref selector, const Context& context) const;
    void runStep(const code::Step& step, Context& context, Seat by);
    void runDamage(const code::Step& step, Context& context, Seat by);
    void splitDamage(Hits& hits, int amount, Seat by, const Context& context);
    void runNumbers(const code::Step& step, Context& context, Seat by);
    void runReplaced(const code::Step& step, Context& context, Seat by);
    void orderMoved(CardList& cards, Seat by, const Context& context);
    void runOnPlayer(const code::Step& step, Seat seat, const Context& context);
    void runLater(const code::Step& step, Context& context);
    void runCreate(const code::Step& step, Context& context, Seat by);
    void runChoose(const code::Step& step, Context& context, Seat by);
    [[nodiscard]] static bool changesEvent(Term verb);
    void runFlow(const code::Step& step, Context& context, Seat by);
    void runCards(const code::Step& step, Context& context, Seat by);
    void runRoll(const code::Step& step, Context& context, Seat by);
    void runSearch(const code::Step& step, Context& context, Seat by);
    void runAttach(const code::Step& step, Context& context, Seat by);
    void runMay(const code::Step& step, Context& context, Seat by);
    void cureOne(CardId card, Seat by, const Context& context);
    [[nodiscard]] Seat doer(const code::Step& step, const Context& context);
    void uncoverHarmed(const code::Step& step, code::Ref selector, const Context& context);
    void uncoverLastingHarm();
    void uncoverRead(code::Ref quantity, const Context& context);
    void uncoverProof(code::Ref condition, const Context& context);
    /// Whether a card in play lies face down; a card knows itself and what it is attached to.
    [[nodiscard]] bool isHidden(CardId card, const Context& context) const
    {
        return card != context.self && !m_table.has(card, FaceUp) && onTable(zoneKind(card))
            && (!context.self.valid() || m_table.card(context.self).holder != card);
    }
    void findHidden(code::Ref selector, const Context& context, CardList& found);
    void findHiddenHolders(code::Ref selector, const Context& context, CardList& found);
    [[nodiscard]] bool raises(const code::Step& step, CardId card, int amount);
    void showForBenefit(const code::Step& step, code::Ref selector, const Context& context, Seat by, CardList& fitting);
    [[nodiscard]] bool harmsIt(code::Range steps) const;
    void chooseEach(const code::Step& step, const Context& context, Seat by, CardList& cards);
    void offerHidden(code::Ref selector, const Context& context, const code::Step* step);
    void findProof(code::Ref condition, const Context& context, CardList& hidden);
    [[nodiscard]] bool possible(const code::Step& step, const Context& context, bool whole);
    [[nodiscard]] bool payableTogether(code::Range cost, const Context& context);
    void remember(const code::Step& step, Context& context, const CardList& cards);
    void drainAll(bool oneByOne);
    /// An ability that may replace an event.
    struct Replacement {
        CardId card = NoCard;
        code::Ref ability = code::None;
    };
    using Replacements = FixedList<Replacement, 64>;
    void replaceFrom(const Replacements& all, std::size_t next, Event& event, const Happening& happening);
    bool replaceWith(const Replacements& all, std::size_t at, Event& event, const Happening& happening);
    void wakeDelayed(const Event& event);
    void resolveDelayed(const Trigger& trigger);
    void orderOwn();
    void putInOrder(std::size_t first);
    void resolve(const Trigger& trigger);
    [[nodiscard]] bool onlyMay(const code::Ability& ability) const;

    Agent* m_agent = nullptr;
    Log* m_log = nullptr;
    Dice* m_scripted = nullptr;
    CardsInPlay m_inPlay;
    CardList m_inOrder; ///< as inPlay() has given them
    InForce m_inForce[CardsInPlay::MostParts];
    std::uint8_t m_relisted = 0xff; ///< parts whose abilities were listed anew since the states were worked out
    Present m_inLasting;            ///< what there is among the modifiers of the table
    bool m_disabled = false;        ///< some state in play disabled when they were worked out
    bool m_caching = true;
    static constexpr int noState = 0x7fff;
    int m_workedOut = noState;         ///< the place of the lasting state that is being worked out, in the order of all
    code::Range m_costLeft;            ///< what of a cost is still to be paid after the next step
    FixedList<Trigger, 8> m_replacing; ///< what is replacing events just now
    FixedList<CardId, 64> m_waiting;   ///< cards whose triggers wait while deaths are settled
    int m_running = 0;                 ///< texts that are being carried out, one in the middle of the other
    int m_atOnce = 0;                  ///< how many AtOnce there are, one in the middle of the other
    Seat m_textOf = NoSeat;            ///< "you" of the text that is being carried out
    bool m_held = false;               ///< it goes no further for now
    bool m_draining = false;
    bool m_judging = false;   ///< whether a lasting effect still holds is being asked
    bool m_deadToo = false;   ///< events are about the dead as well
    std::uint8_t m_shown = 0; ///< players whose hidden cards count as well, as bits
    bool m_agreed = false;    ///< the next `may` has been agreed to already
};

} // namespace muster::engine
