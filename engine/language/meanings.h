// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/choice.h"
#include "engine/table/table.h"
#include "engine/language/code.h"
#include "engine/language/context.h"
#include "engine/language/in_play.h"

namespace muster::engine {

/// What the words of the language mean for the game at hand: a game overrides these. What most games have in common has a
/// body here, or in CardGame.
class Meanings {
public:
    using Term = effects::Term;

    Meanings(Table& table, const code::Code& code) : m_table(table), m_code(code) { }
    virtual ~Meanings() = default;
    Meanings(const Meanings&) = delete;
    Meanings& operator=(const Meanings&) = delete;

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
    [[nodiscard]] std::uint8_t zoneKind(CardId card) const { return m_table.kindUnder(card); }
    [[nodiscard]] virtual ZoneId zoneOf(std::uint8_t kind, Seat seat) const = 0;
    [[nodiscard]] bool onTable(std::uint8_t zoneKind) const { return m_table.isInPlay(zoneKind); }
    /// The card in play that stands against a player; NoCard: none does.
    [[nodiscard]] virtual CardId opposing(Seat) const { return NoCard; }
    [[nodiscard]] bool sameSide(Seat a, Seat b) const { return m_table.sameSide(a, b); }
    /// Who is "you" in the text of a card in play: mostly who controls it.
    [[nodiscard]] virtual Seat youOf(CardId card) const { return m_table.card(card).controller; }
    /// Whether everybody sees by where a card lies that it is one of a set of cards (Code::cardSets), whichever it may be.
    [[nodiscard]] virtual bool isOneByPlace(CardId, code::Ref) const { return false; }
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
    [[nodiscard]] virtual int wordOf(code::Ref field, CardId card) = 0;
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
    /// A time is over for which a card had another player.
    virtual void takeControl(CardId, Seat) { }
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
    virtual void reveal(CardId card, Seat by) = 0;
    /// A hidden card in play is revealed because harm befalls it for what it is.
    virtual void uncover(CardId) { }
    virtual void lookAt(Seat seat, CardId card) = 0;
    virtual void searched(Seat seat, std::uint8_t zoneKind, const CardList& taken, bool shown, bool toHand) = 0;
    /// `who`: the card that acts, where the step names one.
    virtual void perform(const code::Step& step, Seat by, CardId who, Context& context) = 0;
    virtual void negate(code::Ref what, const Context& context) = 0;
    virtual void keep(CardId card) = 0;
    /// An effect has a card played, onto another or wherever it may go; the step says which parts are left out, and in
    /// which state it arrives.
    virtual void play(Seat by, CardId card, CardId onto, const code::Step& step, const Context& context) = 0;
    virtual void shufflePile(const code::Place& place, Seat by) = 0;
    /// A die for an effect, with what changes such rolls.
    [[nodiscard]] virtual int rollEffect(Seat by, int faces, const Context& context) = 0;

    Table& m_table;
    const code::Code& m_code;
};

} // namespace muster::engine
