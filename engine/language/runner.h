// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/dice.h"
#include "engine/core/log.h"
#include "engine/language/meanings.h"

namespace muster::engine {

/// Runs effects on a table. What the verbs of the language mean for the game at hand, the game says (Meanings);
/// selectors, conditions, quantities, lasting effects, triggers and the flow of steps are the same in all games. Nothing
/// here allocates.
class Runner : public Meanings {
public:
    using Meanings::Meanings;

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
        void count(const Modifier& one);
    };
    /// What changes a number of a card at present.
    [[nodiscard]] Change changeOf(std::uint8_t word, CardId card);
    /// The same of a player.
    [[nodiscard]] Change changeFor(std::uint8_t word, Seat seat);
    [[nodiscard]] int added(std::uint8_t word, CardId card) { return changeOf(word, card).added; }
    /// Between which bounds all that changes a number leaves it, from what it is before, whichever of them meets the card that
    /// is asked about: mostly that says already whether a cost can be paid, or damage kills.
    [[nodiscard]] Bounds boundsOf(std::uint8_t word, int before)
    {
        if (!mayChange(word))
            return {before, before};
        const Changing* const list = m_asked.empty() ? changingKept(word) : nullptr;
        return list != nullptr ? list->around(before) : Bounds::unknown();
    }
    /// Whether anything in play or that lasts may change such a number.
    [[nodiscard]] bool mayChange(std::uint8_t word)
    {
        const Present& all = present();
        return ((all.words[Modifier::Add] | all.words[Modifier::Set]) & Present::bit(word)) != 0;
    }
    /// Whether anything that lasts does, rather than a state of a card in play.
    [[nodiscard]] bool lastingChanges(std::uint8_t word)
    {
        return lastingPresent().has(Modifier::Add, word) || lastingPresent().has(Modifier::Set, word);
    }
    /// Whether anything in play or that lasts does such a thing, if it holds: mostly nothing does, and that is all that
    /// has to be known.
    [[nodiscard]] bool mayBeInForce(Modifier::Kind kind, std::uint8_t word) { return present().has(kind, word); }
    [[nodiscard]] bool inForce(Modifier::Kind kind, std::uint8_t word, CardId card)
    {
        return mayBeInForce(kind, word) && !knownNone(kind, word) && anyInForce(kind, word, card);
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
        eachOfKind(kind, word, NoCard, [&](const Modifier& one, bool lasts) {
            if (one.player == seat && (!lasts || inForceNow(one)))
                visit(one);
        });
    }
    [[nodiscard]] int addedFor(std::uint8_t word, Seat seat) { return changeFor(word, seat).added; }
    /// Calls `visit` with every lasting effect of that kind and word that applies to the card.
    template <class Visit>
    void eachInForce(Modifier::Kind kind, std::uint8_t word, CardId card, Visit visit)
    {
        eachOfKind(kind, word, card, [&](const Modifier& one, bool lasts) {
            if (applies(one, card) && (!lasts || inForceNow(one)))
                visit(one);
        });
    }
    /// With false nothing that is worked out is kept: tests compare.
    void setCaching(bool cached)
    {
        m_caching = cached;
        m_presentMarks = ~std::uint64_t(0);
    }
    /// Works anew what is kept about the cards in play, and compares: nullptr when all of it was right.
    [[nodiscard]] virtual const char* brokenCache();
    /// After the table was put back to an earlier state.
    void forgetCaches()
    {
        m_table.marks = ++m_timesForgotten << 40; // no number that was there before
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
        m_happened = ~std::uint64_t(0);
    }

    // Running
    void run(code::Range steps, Context& context);
    /// Whether the steps under `cost` can be carried out.
    [[nodiscard]] bool payable(code::Range cost, const Context& context);
    /// Carries them out, so that each leaves what the next ones need.
    void pay(code::Range cost, Context& context);
    /// Pays for a text. What may be paid besides, when the card is played, is offered.
    void payFor(const code::Ability& ability, Context& context);
    /// Whether at least the first step has something to work on: an ability that can do nothing is not offered.
    [[nodiscard]] bool promising(code::Range steps, const Context& context);
    /// Whether what somebody may do, or an option, can begin (engine/language/beginning.h).
    [[nodiscard]] bool canBegin(code::Range steps, const Context& context);

    /// Whether anything would come of events of these kinds (bits): a card in play waits for one, an effect lasts until
    /// one, or a text may ask whether one has happened. Mostly nothing does.
    [[nodiscard]] bool concerns(std::uint64_t events)
    {
        const std::uint64_t later = m_table.delayed.empty() ? 0 : m_code.delayedEvents;
        return ((index().awaited | m_code.counted | m_code.endingEvents | later) & events) != 0;
    }
    /// The same of the begin or end of a part of a turn (EventStarts, EventEnds).
    [[nodiscard]] bool concernsTime(Term term, std::uint8_t moment)
    {
        const std::uint64_t later = m_table.delayed.empty() ? 0 : m_code.delayedEvents;
        return (index().awaitedTimes & code::timeBit(code::eventNumber(term), moment)) != 0
            || ((m_code.counted | m_code.endingEvents | later) & code::eventBit(term)) != 0;
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
    /// Carries out waiting texts from that place on, also in the middle of a text: they answer its last step.
    void drainFrom(std::size_t first);
    /// Something would happen: cards may replace it or change its amount, and where it happens, by `happening`, is where a
    /// text says so: at its place among the steps.
    void wouldHappen(Event& event, const Happening& happening);
    /// Whether any card in play has an ability `as soon as`.
    [[nodiscard]] bool anyAsSoonAs() { return (index().awaited & code::eventBit(Term::EventAsSoonAs)) != 0; }
    /// Looks for abilities `as soon as` whose condition has become true, which then wait among the triggers.
    void checkAsSoonAs()
    {
        if (anyAsSoonAs())
            lookAsSoonAs();
    }
    /// The same, and they are carried out at once, also in the middle of a text: whether there were any.
    bool meetAsSoonAs() { return anyAsSoonAs() && meetNow(); }
    /// A part of a turn begins or ends: what lasts until then ends, and texts that wait for it are woken.
    void beginMoment(std::uint8_t moment, Seat seat)
    {
        m_table.during |= std::uint32_t(1) << moment;
        m_table.began[moment] = m_table.serial;
        m_table.changed(Table::Moment);
        passTime(moment == 0 ? Expiry::StartOfTurn : Expiry::StartOfMoment, seat, moment);
        if (concernsTime(Term::EventStarts, moment))
            happenTime(Term::EventStarts, moment, seat);
    }
    void endMoment(std::uint8_t moment, Seat seat)
    {
        if (concernsTime(Term::EventEnds, moment))
            happenTime(Term::EventEnds, moment, seat);
        passTime(moment == 0 ? Expiry::EndOfTurn : Expiry::EndOfMoment, seat, moment);
        m_table.during &= ~(std::uint32_t(1) << moment);
        m_table.changed(Table::Moment);
    }
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
    void passTime(Expiry::Kind kind, Seat seat, std::uint8_t moment = 0)
    {
        if (!m_table.modifiers.empty() || !m_table.delayed.empty())
            countDown(kind, seat, moment);
    }
    /// Ends every lasting effect on a card, or that a card lies on the table for.
    void endEffectsOn(CardId card);
    void endEffectsOf(CardId lying);
    /// Those that wait for a turn of a player who is out.
    void endEffectsFor(Seat seat);
    /// Ends what lasts as long as something holds that holds no longer.
    void endLapsed();

    [[nodiscard]] int roll(int faces);
    [[nodiscard]] const LastDice& lastDice() const { return m_fell; }
    void shuffle(ZoneId zone, Stream& stream)
    {
        if (m_scripted == nullptr || m_scripted->mayShuffle())
            m_table.shuffle(zone, stream);
    }

protected:
    // Choosing
    /// The option that is chosen; a single one is not asked for. Sorts the options.
    [[nodiscard]] Option ask(std::uint8_t kind, Seat seat, Options& options, CardId about = NoCard, int detail = 0,
                             bool sealed = false);
    [[nodiscard]] bool askMay(Seat seat, CardId about, int detail = 0);
    [[nodiscard]] CardId askCard(Seat seat, const CardList& cards, CardId about, Term verb);
    /// Leaves one of several options whose cards look alike to the player: same card, same holder, same state.
    void mergeAlike(Options& options, Seat seat) const;
    /// Both at once, which is cheaper: where they are sorted, alike options meet.
    [[nodiscard]] Option askMerged(std::uint8_t kind, Seat seat, Options& options, CardId about = NoCard,
                                   int detail = 0, bool sealed = false);
    /// Whether they are the same card in the same state to a seat, whatever each of them fights.
    [[nodiscard]] bool sameState(CardId a, CardId b, Seat seat) const;
    /// Whether two cards of the same state that fight have the same before them, in a game where they can have different foes.
    [[nodiscard]] virtual bool sameFight(CardId, CardId, Seat) const { return true; }
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
    /// The words of all modifiers that the cards in play might put into force, and of those that last. All words where
    /// nothing is kept.
    [[nodiscard]] const Present& present()
    {
        if (m_presentMarks != m_table.marks)
            lookAtPresent();
        return m_present;
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
    /// The changes since a reader last looked, if any of these kinds is among them: then it counts as looking now. Else none.
    [[nodiscard]] Table::Changes lookAtChanges(Table::Reader reader, Table::Changes kinds)
    {
        const Table::Changes changed = m_caching ? m_table.changesFor(reader) : Table::Changes(Table::Anything);
        if ((changed & kinds) == 0)
            return 0;
        m_table.looked(reader);
        return changed;
    }
    /// Whether anything at all has changed since a reader last looked.
    [[nodiscard]] bool anythingChanged(Table::Reader reader) const
    {
        return !m_caching || m_table.changesFor(reader) != 0;
    }
    /// Whether a reader has to look, since something of these kinds has changed.
    [[nodiscard]] bool mustLook(Table::Reader reader, Table::Changes kinds)
    {
        return lookAtChanges(reader, kinds) != 0;
    }
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
    [[nodiscard]] Modifier madeBy(const code::Step& step, const Context& context) const;
    [[nodiscard]] Expiry expiryOf(code::Ref duration, Seat you) const;

    CardList m_setAside; ///< cards that count as gone while it is asked what else can be paid

private:
    void sortOptions(Options& options, Seat seat, bool merging) const;
    [[nodiscard]] bool lookAlike(CardId a, CardId b, Seat seat) const;
    [[nodiscard]] Option askSorted(std::uint8_t kind, Seat seat, Options& options, CardId about, int detail,
                                   bool sealed);
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
    [[nodiscard]] Change changeInForce(std::uint8_t word, CardId card);
    [[nodiscard]] bool applies(const Modifier& modifier, CardId card);
    /// Calls `visit` with each card in play that has an ability of that kind for such events, and the ability. `times`: which
    /// of them, where they are times (code::timeBit).
    template <class Visit>
    void eachWaiting(code::Ability::Kind kind, std::uint64_t bit, Visit visit, std::uint32_t times = 0);
    bool untilDescribed(const code::Selector& selector, const Context& context, Seat sight, const CardTest& wanted);
    [[nodiscard]] bool hasMost(const code::Selector& selector, CardId card, const Context& context, Seat sight);
    [[nodiscard]] int differentOnes(const code::Quantity& quantity, const Context& context);
    [[nodiscard]] int mostTimes(code::Ref quantity) const;
    [[nodiscard]] std::uint32_t sinceWhen(const code::Quantity& quantity) const;
    [[nodiscard]] int timesHappened(const code::Quantity& quantity, const Context& context);
    [[nodiscard]] bool eventSuits(const code::EventPattern& pattern, const Event& event) const;
    [[nodiscard]] bool eventFits(const code::EventPattern& pattern, const Event& event, const Context& context);
    [[nodiscard]] bool eventIs(const code::EventPattern& pattern, const Event& event, const Context& context);
    [[nodiscard]] bool subjectFits(const code::EventPattern& pattern, const Event& event, const Context& context);
    [[nodiscard]] bool playerFits(code::Ref selector, Seat seat, const Context& context);
    /// Calls `visit` with all that is in force of one kind and word, and whether it lasts, rather than being put into force by a
    /// state; where a card is given, what is on other cards may be left out.
    template <class Visit>
    void eachOfKind(Modifier::Kind kind, std::uint8_t word, CardId card, Visit visit)
    {
        if (!mayBeInForce(kind, word) || knownNone(kind, word))
            return;
        if (Changing::Places places; keptOfKind(kind, word, places)) {
            for (const Changing::Place place : places)
                visit(modifierAt(place), place.part == Changing::lasts);
            return;
        }
        if (m_inPlay.may.has(kind, word) || !m_caching)
            eachStatic(kind, word, card, [&](const Modifier& one) { visit(one, false); });
        if (lastingPresent().has(kind, word)) {
            for (const Modifier& one : m_table.modifiers) {
                if (one.kind == kind && one.word == word)
                    visit(one, true);
            }
        }
    }
    /// Where such things are in force, as it is kept; false where it cannot be.
    [[nodiscard]] bool keptOfKind(Modifier::Kind kind, std::uint8_t word, Changing::Places& places);
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
    template <class Visit>
    void eachState(std::uint64_t does, CardId card, Visit visit);
    void collectStatics(Modifier::Kind kind, std::uint8_t word, CardId card, Statics& found);
    void refreshStatics()
    {
        if (!workingOut()
            && (m_table.hasChanged(Table::StatesReader, index().statesOn) || m_relisted != 0 || !m_caching))
            noteChanges();
    }
    void noteChanges();
    void noteAnew(AbilitiesOfPart::State& state);
    /// What changes a number at present; not while a state is being worked out, which sees those before it alone.
    [[nodiscard]] const Changing& changing(std::uint8_t word)
    {
        Changing& list = m_changing[word];
        if (!standsStill(list))
            bringUpToDate(word, list);
        return list;
    }
    /// The same, where it is kept; nullptr where that cannot be.
    [[nodiscard]] const Changing* changingKept(std::uint8_t word)
    {
        if (!m_caching || workingOut() || word >= m_changing.size())
            return nullptr;
        const Changing& list = changing(word);
        return list.tooMany ? nullptr : &list;
    }
    /// Whether it was found already that nothing changes a number, or that nothing is in force of such a kind, and nothing
    /// has changed since then.
    [[nodiscard]] bool knownUnchanged(std::uint8_t word) const
    {
        return word < m_changing.size() && isKnownEmpty(m_changing[word]);
    }
    [[nodiscard]] bool knownNone(Modifier::Kind kind, std::uint8_t word) const
    {
        const OfKind& one = m_ofKind[static_cast<std::size_t>(AbilitiesOfPart::State::placeOf(kind, word))];
        return one.kind == kind && one.word == word && isKnownEmpty(one.list);
    }
    [[nodiscard]] bool isKnownEmpty(const Changing& list) const
    {
        return standsStill(list) && list.places.empty() && !list.tooMany && m_caching && !workingOut();
    }
    void bringUpToDate(std::uint8_t word, Changing& list);
    /// Nothing has changed since it was found right: then nothing else has to be asked.
    [[nodiscard]] bool standsStill(const Changing& list) const
    {
        return list.marks == m_table.marks && list.active == m_table.active;
    }
    void listChanging(std::uint8_t word, Changing& list);
    /// Lists where it is in force what states may do (bits) and is wanted.
    template <class Wanted>
    void listInForce(std::uint64_t does, Changing& list, Wanted wanted);
    /// Whether a list was made since any of what it lists was worked out anew, for the player whose turn it is.
    [[nodiscard]] bool isRight(const Changing& list, std::uint64_t does) const;
    [[nodiscard]] bool listsAreWrong();
    [[nodiscard]] const Modifier& modifierAt(Changing::Place place) const
    {
        return place.part == Changing::lasts ? m_table.modifiers[place.at] : m_inForce[place.part][place.at];
    }
    void workOut(AbilitiesOfPart::State& state, int part, int place);
    [[nodiscard]] bool workingOut() const { return m_workedOut != noState; }
    void lookAtLasting();
    void lookAtPresent();
    void happenTime(Term term, std::uint8_t moment, Seat seat);
    void countDown(Expiry::Kind kind, Seat seat, std::uint8_t moment);
    void lookAtAbilities();
    void relist(int part);
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
    [[nodiscard]] CardId takenOver(const code::Step& step, const Context& context);
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
    void runControl(const code::Step& step, CardId card, Seat seat, Context& context);
    void endControl(const Modifier& ended);
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
    [[nodiscard]] bool mayTurn(CardId card, const code::Ability& ability, Table::Changes changed) const;
    [[nodiscard]] bool isMet(CardId card, const code::Ability& ability);
    [[nodiscard]] bool wasMet(CardId card, code::Ref ability) const;
    [[nodiscard]] Table::Changes changesToMeet();
    [[nodiscard]] bool noneMayTurn(Table::Changes changed);
    [[nodiscard]] bool overlooksAsSoonAs();
    void lookAsSoonAs();
    bool meetNow();
    void wakeDelayed(const Event& event);
    void resolveDelayed(const Trigger& trigger);
    void orderOwn(std::size_t first);
    void putInOrder(std::size_t first);
    void resolve(const Trigger& trigger);
    [[nodiscard]] bool onlyMay(const code::Ability& ability) const;

    Agent* m_agent = nullptr;
    Log* m_log = nullptr;
    Dice* m_scripted = nullptr;
    LastDice m_fell{};
    CardsInPlay m_inPlay;
    CardList m_inOrder; ///< as inPlay() has given them
    InForce m_inForce[CardsInPlay::MostParts];
    std::uint8_t m_relisted = 0xff; ///< parts whose abilities were listed anew since the states were worked out
    std::uint8_t m_anew = 0xff;     ///< those of them of whose states nothing stands
    Present m_inLasting;            ///< the words among the modifiers of the table
    Present m_present;              ///< those, and the words of the cards in play
    std::uint64_t m_presentMarks = ~std::uint64_t(0); ///< of the table (Table::marks) when these two were right
    bool m_disabled = false;                          ///< some state in play disabled when they were worked out
    std::array<Changing, 64> m_changing;              ///< by number
    std::array<OfKind, 64> m_ofKind;                  ///< by the bit of State::bitOf
    std::uint64_t m_count = 1;                        ///< goes up whenever something is worked out anew
    std::uint64_t m_timesForgotten = 0;               ///< how often all that is kept was forgotten
    std::array<std::uint64_t, 64> m_doneAnew{};       ///< the count for each bit of State::bitOf
    std::uint64_t m_lastingSince = 1;                 ///< the count when lasting effects last came or went
    std::uint64_t m_gone = 0;                         ///< of states that are listed no more, as such bits
    std::uint64_t m_happened = ~std::uint64_t(0); ///< what is remembered since the last look for `as soon as`, as bits
    bool m_caching = true;
    static constexpr int noState = 0x7fff;
    int m_workedOut = noState;         ///< the place of the lasting state that is being worked out, in the order of all
    code::Range m_costLeft;            ///< what of a cost is still to be paid after the next step
    FixedList<Trigger, 8> m_replacing; ///< what is replacing events just now
    /// A number of a card that is being worked out.
    struct Asked {
        std::uint8_t word = 0;
        CardId card = NoCard;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    FixedList<Asked, 16> m_asked;
    FixedList<CardId, 64> m_waiting; ///< cards whose triggers wait while deaths are settled
    int m_running = 0;               ///< texts that are being carried out, one in the middle of the other
    int m_atOnce = 0;                ///< how many AtOnce there are, one in the middle of the other
    Seat m_textOf = NoSeat;          ///< "you" of the text that is being carried out
    bool m_held = false;             ///< it waits until the game carries out the rest
    bool m_draining = false;
    bool m_judging = false;   ///< whether a lasting effect still holds is being asked
    bool m_deadToo = false;   ///< events are about the dead as well
    std::uint8_t m_shown = 0; ///< players whose hidden cards count as well, as bits
    bool m_agreed = false;    ///< the next `may` has been agreed to already
};

} // namespace muster::engine
