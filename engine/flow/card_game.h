// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/outcome.h"
#include "engine/flow/card_rules.h"
#include "engine/flow/tongue.h"
#include "engine/flow/windows.h"
#include "engine/language/runner.h"

namespace muster::engine {

/// What every game at a table has at one moment. A game derives its own state from it, which stays a plain value.
struct GameState {
    Table table;
    Outcome outcome;
    StandingPasses passes;
    std::array<Stream, MostSeats + 1> shuffles; ///< for the cards of each seat, then for those of the table
    std::uint8_t phase = 0;                     ///< where the game stands; numbered by the game

    GameState() { } // NOLINT: tables are set up, not cleared
};

/// Lines of the log that most games have. A game numbers its own from `OfTheGame` on.
enum class Tells : std::uint16_t {
    Draws,
    Discards,
    Moves,
    Returns,
    Shuffles,
    Searches,
    Reveals,
    LooksAt,
    Damage,       ///< card, from `other`; `number` damage, `second` left
    PlayerDamage, ///< seat, from `card`
    Heals,
    PlayerHeals,
    Gains, ///< `number` of the word `second`
    Loses,
    GainsOn,
    LosesOn,
    Inflicts,
    Cures,
    Turns, ///< card to the state `number`
    Attaches,
    Detaches,
    Dies,
    Destroyed,
    TakesControl,
    Creates,
    EffectRoll,
    AbilityTriggers,
    EffectEnds,
    TurnBegins,
    EndsTurn,
    Wins,
    DrawnGame,
    GivesUp,
    OfTheGame,
};

class CardGame;

/// What one seat may see of a game.
class SeatView final : public View {
public:
    SeatView(CardGame& game, Seat seat) : m_game(&game), m_seat(seat) { }
    [[nodiscard]] Seat seat() const { return m_seat; }
    [[nodiscard]] CardGame& game() const { return *m_game; }
    /// Whether the player knows which card it is.
    [[nodiscard]] bool knows(CardId card) const;
    /// A number for all that the player may see: two positions that look alike to the player have the same.
    [[nodiscard]] std::uint64_t digest() const;

private:
    CardGame* m_game;
    Seat m_seat;
};

/// The common ground of a game with cards: zones, what verbs do where the rules of a game say nothing else, views, the
/// log, re-deals and invariants. A game overrides what its book says otherwise.
class CardGame : public Runner {
public:
    CardGame(GameState& state, const CardRules& rules);

    // Going on
    /// From one quiet point to the next.
    virtual void advance() = 0;
    void giveUp(Outcome::Kind kind);
    /// A card of the catalogue comes into the match.
    CardId addCard(std::uint16_t definition, Seat owner, std::uint8_t kind, Seat seat);
    /// After the state was changed from outside, or put back.
    virtual void stateChanged() { forgetCaches(); }
    [[nodiscard]] bool over() const { return m_base.outcome.over(); }
    bool gameOver() const override { return over() || m_table.abandoned; }

    // Asking
    [[nodiscard]] const GameState& baseState() const { return m_base; }
    [[nodiscard]] const CardRules& cardRules() const { return m_cards; }
    [[nodiscard]] const CardFacts& cardFacts(CardId card) const { return m_cards.facts(m_table.card(card).definition); }
    [[nodiscard]] const ZonePlan& zones() const { return m_cards.zones(); }
    [[nodiscard]] bool isType(CardId card, std::uint8_t type) const { return m_table.card(card).type == type; }
    [[nodiscard]] std::uint8_t zoneOfCard(CardId card) const { return zoneKind(card); }
    [[nodiscard]] bool inPlayNow(CardId card) const { return onTable(zoneKind(card)) && !m_table.has(card, Dead); }
    [[nodiscard]] int countIn(std::uint8_t kind, Seat seat) const { return m_table.zone(zones().id(kind, seat)).count; }
    [[nodiscard]] CardId firstIn(std::uint8_t kind, Seat seat) const
    {
        return m_table.zone(zones().id(kind, seat)).first;
    }
    template <class Visit>
    void eachIn(std::uint8_t kind, Seat seat, Visit visit) const
    {
        m_table.each(zones().id(kind, seat), visit);
    }
    /// A stat or another number of a card as it is in force; see number().
    [[nodiscard]] int numberNow(std::uint8_t word, CardId card) { return number(word, card); }
    [[nodiscard]] int numberNow(std::uint8_t word, Seat seat) { return numberOf(word, seat); }
    /// Whether it is more than so much. Mostly that is known without asking what meets the card.
    [[nodiscard]] bool isAbove(std::uint8_t word, CardId card, int limit)
    {
        const Bounds bounds = boundsOf(word, printed(word, card));
        return bounds.lowest > limit || (bounds.highest > limit && number(word, card) > limit);
    }
    /// What a player has of a resource, or of a status with a number, by its word among the numbers.
    [[nodiscard]] int has(Seat seat, std::uint8_t word) const { return m_table.valueOf(seat, valueIndex(word)); }
    /// The place of such a word among the values of a player on the table.
    [[nodiscard]] int valueIndex(std::uint8_t word) const { return m_code.valueIndex(word); }
    [[nodiscard]] const SeatView& view(Seat seat) const { return m_views[seat]; }
    /// The abilities of a card that are used, those it was given too.
    void usesOf(CardId card, FixedList<code::Ref, 24>& uses);
    /// Whether cards that lie beside each other are the same to a seat, so that one of them stands for both.
    [[nodiscard]] bool alike(CardId card, CardId another, Seat seat) const { return sameState(card, another, seat); }
    /// What is wrong with the state between two steps; nullptr: nothing. Games add to it.
    [[nodiscard]] virtual const char* brokenInvariant();
    /// Where the offered options differ from those that nothing refuses; see Session.
    [[nodiscard]] virtual const char* brokenListing() { return nullptr; }
    [[nodiscard]] virtual std::uint64_t digest() const;
    /// Of what a game has besides the table, as far as a seat may see it; NoSeat: all of it.
    [[nodiscard]] virtual std::uint64_t ownDigest(Seat) const { return 0; }

    // Words
    /// The language of the texts below; the engine's own English without it.
    void setTongue(Tongue tongue) { m_tongue = std::move(tongue); }
    /// A card as a seat may call it; NoSeat: as who sees everything.
    [[nodiscard]] std::string nameOf(CardId card, Seat seat) const;
    /// With the rule by which it happened: "A discards Wolf [SCR-131]".
    [[nodiscard]] std::string lineText(const LogLine& line) const;
    /// The options of a choice; of those that would read alike all but the first get " #2", " #3".
    [[nodiscard]] std::vector<std::string> optionTexts(const Choice& choice);
    /// What one of the game's own questions asks for; empty for those of all games.
    [[nodiscard]] virtual std::string_view question(std::uint8_t) const { return {}; }
    /// What an option does, where its choice is one of the game's own or a window: "play Wolf on Fox".
    [[nodiscard]] virtual std::string actionText(const Choice& choice, const Option& option) = 0;
    /// The sentence of a line: `{seat}`, `{card}`, `{other}`, `{n}`, `{m}`, `{word}` (a number's word, by `second`),
    /// `{state}` (by `number`), `{to}` (the seat `number`), `{part}` (of the card) stand for what the line says.
    [[nodiscard]] virtual std::string_view sentence(std::uint16_t what) const;
    [[nodiscard]] virtual std::uint16_t sentences() const { return static_cast<std::uint16_t>(Tells::OfTheGame); }
    /// States of a card that the game keeps elsewhere than among its statuses, as players call them.
    [[nodiscard]] virtual std::vector<std::string> ownStates(CardId) const { return {}; }

    // What cannot be done, for who asks why
    /// The kind of the question in which actions are put into words.
    [[nodiscard]] virtual std::uint8_t actionQuestion() const { return static_cast<std::uint8_t>(Ask::Respond); }
    /// The rule because of which a card is no answer to a question, where the question is no action's or has its own
    /// actions, and one rule says it.
    [[nodiscard]] virtual Refusal refuseAnswer(const Choice&, CardId) { return {}; }
    /// The rule that says what a card is there for where it lies, for a seat that can do nothing with it.
    [[nodiscard]] virtual Refusal ruleOfPlace(CardId, Seat) const { return {}; }

    // Knowledge
    /// Whose place a card lies in; what lies in play is with whoever controls it.
    [[nodiscard]] Seat seatWith(CardId card) const
    {
        return inPlayNow(card) ? m_table.card(card).controller : zones().seatOf(m_table.card(card).zone);
    }
    /// Deals anew what a seat cannot know.
    void redeal(Seat viewer, Stream& stream);
    void whileRedealt(Seat viewer, Stream& stream, const std::function<void()>& visit);

protected:
    // Setting up
    /// An empty table with these seats, each a side of its own unless `sides` says otherwise.
    void layTable(int seats, std::uint64_t seed, std::span<const std::uint8_t> sides = {});
    void addCards(std::span<const std::uint16_t> definitions, Seat owner, std::uint8_t kind, Seat seat);
    void shuffleZone(std::uint8_t kind, Seat seat);

    // Moving
    /// Puts a card into a zone: it leaves play or comes into play, its controller and who knows it follow the zone.
    void put(CardId card, std::uint8_t kind, Seat seat, bool onTop = false);
    /// The same of all cards of a pile, in their order.
    void putAll(std::uint8_t from, std::uint8_t kind, Seat seat);
    /// Discards it, by its owner or controller as `by`.
    void toDiscard(CardId card, Seat by, const char* rule);
    void toHand(CardId card, const char* rule);
    void drawCards(Seat seat, int amount, const char* rule);
    /// The deck is empty while a card is drawn: true if there is something to draw now.
    virtual bool deckRunsOut(Seat) { return false; }
    /// What was attached to a card that leaves play.
    virtual void fallsOff(CardId card) { toDiscard(card, m_table.card(card).controller, nullptr); }
    /// Where discarded cards go, as a kind of zone; where cards are drawn from and to.
    [[nodiscard]] virtual std::uint8_t discardZone() const = 0;
    [[nodiscard]] virtual std::uint8_t handZone() const = 0;
    [[nodiscard]] virtual std::uint8_t deckZone() const = 0;
    /// A card has come into a zone from elsewhere.
    virtual void arrived(CardId, std::uint8_t /*kind*/, Seat) { }
    /// Who has a card that comes into play there: a player, or nobody.
    [[nodiscard]] virtual Seat controllerIn(std::uint8_t, Seat seat) const { return seat; }
    void leavePlay(CardId card);
    void see(CardId card, std::uint8_t seats);
    void seeAll(CardId card) { see(card, static_cast<std::uint8_t>((1 << m_table.seats) - 1)); }
    virtual void turnUp(CardId card, const char* rule);

    // Texts
    /// Carries out the `plays` abilities among those of a card, once each: one whose condition fails, whose cost cannot be
    /// paid, or that finds no target does nothing.
    void runPlays(code::Range abilities, Seat seat, CardId card);

    // Numbers
    void setValue(Seat seat, std::uint8_t word, int amount) { m_table.setValue(seat, valueIndex(word), amount); }
    /// A number of a player that is no resource, before changes: a maximum, a limit.
    [[nodiscard]] virtual int baseOf(std::uint8_t, Seat) { return 0; }
    /// A number with what is in force for the player.
    [[nodiscard]] int changed(std::uint8_t word, Seat seat, int base);

    // Events and log
    void raise(Term term, CardId it, CardId that, Seat player, std::uint8_t word = 0, int amount = 0)
    {
        if (!concerns(code::eventBit(term)))
            return;
        Event event;
        event.kind = code::eventNumber(term);
        event.it = it;
        event.that = that;
        event.player = player;
        event.word = word;
        event.amount = static_cast<std::int16_t>(amount);
        happen(event);
    }
    void tell(std::uint16_t what, Seat seat, CardId card = NoCard, CardId other = NoCard, int number = 0,
              int second = 0, const char* rule = nullptr, std::uint8_t hiddenFrom = 0)
    {
        if (logging())
            tellNow(what, seat, card, other, number, second, rule, hiddenFrom);
    }
    /// The rule by which this game does what all games do, where whoever does it has named none.
    [[nodiscard]] virtual const char* ruleOf(Tells, CardId) const { return nullptr; }
    void tell(Tells what, Seat seat, CardId card = NoCard, CardId other = NoCard, int number = 0, int second = 0,
              const char* rule = nullptr, std::uint8_t hiddenFrom = 0)
    {
        tell(static_cast<std::uint16_t>(what), seat, card, other, number, second, rule, hiddenFrom);
    }
    [[nodiscard]] std::uint8_t allBut(Seat seat) const
    {
        return static_cast<std::uint8_t>(((1 << m_table.seats) - 1) & ~(1 << seat));
    }
    void win(std::uint8_t winners, const char* rule);
    void drawnGame(const char* rule);

    // Damage
    /// Damage to a card or a player that nothing has replaced or lessened yet.
    struct Blow {
        Hit hit;
        std::uint8_t kind = 0xff;
        CardId source = NoCard;
        CardId with = NoCard;
        const char* rule = nullptr;
    };
    void strike(const Blow& blow);
    /// What is left of damage after what lessens or increases it, before it is dealt.
    [[nodiscard]] virtual int damageOf(const Blow& blow) { return blow.hit.amount; }
    /// Damage that happens; by default it is marked on a card, and taken off nothing of a player.
    virtual void takeDamage(const Blow& blow, int amount);
    void tellDamage(const Blow& blow, int amount);
    /// What damage has left of a card, as the log tells it.
    [[nodiscard]] virtual int left(CardId) { return 0; }

    // What the language asks
    const View& viewFor(Seat seat) override { return m_views[seat]; }
    void listCards(int part, CardsOfPart& found) override;
    void listAbilities(int part, AbilitiesOfPart& found) override;
    /// The cards of a part of the play area with everything attached to them: of a seat, or of the table. With `abilities`
    /// also those in other zones where texts work.
    template <class Visit>
    void eachOfPart(int part, bool abilities, Visit visit) const;
    /// The cards of a zone with everything attached to them.
    template <class Visit>
    void eachLying(ZoneId zone, Visit visit) const;
    /// What effects have given a card; whether they have given it anything.
    bool listGiven(CardId card, AbilitiesOfPart& found);
    /// Whether a lasting state disables cards.
    [[nodiscard]] bool disables(const code::Ability& state) const;
    ZoneId zoneOf(std::uint8_t kind, Seat seat) const override { return zones().id(kind, seat); }
    bool orderMatters(std::uint8_t kind) const override { return zones().kind(kind).ordered; }
    bool ordersMoved() const override { return true; }
    int number(std::uint8_t word, CardId card) override;
    int numberOf(std::uint8_t word, Seat seat) override;
    int printed(std::uint8_t word, CardId card) override
    {
        const CardFacts& facts = cardFacts(card);
        return word < facts.numbers.size() ? facts.numbers[word] : 0;
    }
    int wordOf(code::Ref field, CardId card) override;
    void scriptsOf(CardId card, FixedList<code::Range, 12>& scripts) override;
    bool works(CardId card, const code::Ability& ability, const Event* event) override;
    bool hasPrintedKeyword(CardId card, std::uint8_t state) const override;
    bool beforeTrigger(const Trigger& trigger) override;
    void effectEnded(CardId lying) override { toDiscard(lying, m_table.card(lying).controller, nullptr); }
    /// Whether an event is the end of the card itself: its text answers it although it is gone.
    [[nodiscard]] virtual bool isOwnEnd(CardId card, const Event& event) const;

    // What verbs do
    bool mayTake(const code::Step& step, CardId card, CardId to, const Context& context) override;
    void damage(const Hits& hits, std::uint8_t kind, CardId source, const Context& context) override;
    void heal(CardId card, int amount) override;
    void inflict(CardId card, std::uint8_t status, const Context& context) override;
    void inflictPlayer(Seat seat, std::uint8_t status, int amount, const Context& context) override;
    void cure(CardId card, std::uint8_t statuses) override;
    void curePlayer(Seat seat, std::uint8_t status, int amount) override;
    void gain(Seat seat, std::uint8_t word, int amount) override;
    void lose(Seat seat, std::uint8_t word, int amount) override;
    void gainOn(CardId card, std::uint8_t word, int amount) override;
    void loseOn(CardId card, std::uint8_t word, int amount) override;
    void setOf(Seat seat, std::uint8_t word, int amount) override;
    void setOn(CardId card, std::uint8_t word, int amount) override;
    bool canPay(Seat seat, std::uint8_t word, int amount) override { return has(seat, word) >= amount; }
    bool canPayWith(CardId card, std::uint8_t word, int amount) override;
    void turnTo(CardId card, std::uint8_t state, int steps, const Context& context) override;
    void control(CardId card, Seat seat, const Expiry& expiry) override;
    void takeControl(CardId card, Seat seat) override;
    void detach(CardId card, const Context& context) override;
    void create(std::uint16_t definition, int amount, const code::Step& step, Seat seat, Context& context) override;
    void winByText(Seat seat, CardId card) override;
    void draw(Seat seat, int amount) override { drawCards(seat, amount, nullptr); }
    void discard(CardId card, const Context& context) override;
    void destroy(CardId card, const Context& context) override;
    void move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context) override;
    void giveBack(CardId card, const Context&) override { toHand(card, nullptr); }
    void attach(CardId card, CardId to, bool extra, const Context& context) override;
    /// Where two cards change places is each game's own; most know no such thing, and tell of a text that says it.
    void exchange(CardId, CardId, const Context&) override { }
    void reveal(CardId card, Seat by) override;
    void lookAt(Seat seat, CardId card) override;
    void searched(Seat seat, std::uint8_t zone, const CardList& taken, bool shown, bool toHand) override;
    void shufflePile(const code::Place& place, Seat by) override;
    int rollEffect(Seat by, int faces, const Context& context) override;
    /// The state in which a step lets a card arrive, where it names one.
    void arriveAs(CardId card, const code::Step& step, const Context& context);
    /// The player in whose zone a place is, for a card that goes there.
    [[nodiscard]] Seat seatOf(const code::Place& place, CardId card, Seat by, const Context& context);
    /// Whether the place of a hidden card says what it may be, so that it is not dealt anew as any other.
    [[nodiscard]] virtual bool placeTells(CardId card) const { return onTable(zoneKind(card)); }
    /// Whether counters on cards may count below zero.
    [[nodiscard]] virtual bool countersBelowZero() const { return false; }
    /// Whether what has been dealt anew could be so: nobody is dead who is known to be alive.
    [[nodiscard]] virtual bool couldBeDealt() { return true; }
    /// What a card is called to those who do not know it.
    [[nodiscard]] virtual std::string_view hiddenName(CardId) const { return "hidden card"; }
    /// The name of the part of a card that a line of the log is about: of an attack.
    [[nodiscard]] virtual std::string partName(const LogLine&) const { return {}; }
    [[nodiscard]] virtual std::string optionText(const Choice& choice, const Option& option);
    [[nodiscard]] std::string effectText(const Choice& choice, const Option& option) const; ///< of Ask::Branch
    /// In the language in force: a word; a sentence whose gaps are filled in their order.
    [[nodiscard]] std::string said(std::string_view english) const { return m_tongue.said(english); }
    [[nodiscard]] std::string phrase(std::string_view english,
                                     std::initializer_list<std::string_view> values = {}) const
    {
        return engine::phrase(m_tongue, english, values);
    }
    /// Whether a hidden card could be such a card, as far as its place says.
    [[nodiscard]] virtual bool couldBe(CardId card, std::uint16_t definition) const
    {
        return m_cards.facts(definition).type == m_table.card(card).type;
    }

    GameState& m_base;
    const CardRules& m_cards;

private:
    friend class SeatView;
    Tongue m_tongue;

    using Definitions = FixedList<std::uint16_t, MostCards>;
    /// A deck as it was laid out in the game before: where the next one begins with the same, it is a copy.
    struct Laid {
        std::vector<std::uint16_t> definitions;
        Seat owner = NoSeat;
        Pile pile;
    };
    bool layAgain(const Laid& laid, std::span<const std::uint16_t> definitions, Seat owner, ZoneId zone);
    void tellNow(std::uint16_t what, Seat seat, CardId card, CardId other, int number, int second, const char* rule,
                 std::uint8_t hiddenFrom);
    void becomes(CardId card, std::uint16_t definition);
    [[nodiscard]] Definitions definitions() const;
    void deal(const Definitions& definitions);
    void dealAnew(Seat owner, Seat viewer, Stream& stream);
    void arrives(CardId card, std::uint8_t kind, Seat seat);

    std::vector<SeatView> m_views; ///< made once, one a seat
    std::vector<Laid> m_laid;      ///< decks, in the order in which they are laid out
    std::size_t m_nextLaid = 0;    ///< which of them comes next
};

template <class Visit>
void CardGame::eachLying(ZoneId zone, Visit visit) const
{
    for (CardId at = m_table.zone(zone).first; at.valid();) {
        visit(at);
        const CardState* state = &m_table.card(at);
        at = state->firstOn.valid() ? state->firstOn : state->next;
        while (!at.valid() && state->holder.valid()) { // the last one on its holder
            state = &m_table.card(state->holder);
            at = state->next;
        }
    }
}

template <class Visit>
void CardGame::eachOfPart(int part, bool abilities, Visit visit) const
{
    const bool ofTable = part == m_table.seats;
    for (const std::uint8_t kind : m_cards.kindsOf(ofTable, abilities))
        eachLying(zones().id(kind, ofTable ? Seat(0) : static_cast<Seat>(part)), visit);
}

} // namespace muster::engine
