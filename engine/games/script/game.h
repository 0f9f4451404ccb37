// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/script/state.h"

namespace muster::engine::script {

/// What a player can do.
enum Action : std::uint8_t {
    Nothing = 0, ///< ends the Setup Stage, passes the Invoke Stage, does not block
    PlayScript,
    PlayInstant,
    SetConditional, ///< `other` is the one that it is exchanged for
    Invoke,         ///< at its own cost
    InvokeEvolved,  ///< `other` is the previous stage, from the hand; none where no previous stage is needed
    Guard,          ///< an untapped survivor blocks, which is paid for already
    Fasts,          ///< instead of the draw, with `number` discards
};

/// Script's own questions.
enum Question : std::uint8_t {
    Mulligan = static_cast<std::uint8_t>(Ask::OfTheGame), ///< number 1: all seven are replaced
    HowToDraw,                                            ///< one card, or Fasting
    FastWith,                                             ///< which card is discarded for it
    OverLimit,                                            ///< which card goes, of more than the hand may hold
    SetupAction,                                          ///< what to play, or to move on
    AttackWith,                                           ///< which Creature, or none
    BlockWith,                                            ///< which Creature, or none
    WholeLine,    ///< number 1: the stage before the previous one is placed as well
    WithWhat,     ///< an Enhancement for the attacker, or none
    PayWith,      ///< which Script is tapped
    LoseWhich,    ///< which Script goes for a killed attacker
    Activate,     ///< number 1: the Conditional is activated
    StaysOnTable, ///< number 1: the survivor stays
};

/// Lines of the log besides those of all games.
enum class Says : std::uint16_t {
    RollsForStart = static_cast<std::uint16_t>(Tells::OfTheGame),
    Starts,
    Keeps,
    TakesMulligan,
    Fasts,
    PlaysScript,
    Taps,
    Untaps,
    PlaysInstant,
    SetsConditional,
    Activates,
    InvokesToAttack,
    InvokesToBlock,
    PlacesBeneath,
    Enhances,
    NotBlocked,
    NoEffect,
    Exchanges, ///< `card` deals `number` to `other`
    CarriesOver,
    LosesScript,
    Survives,
    MovesToTown,
    Last,
};

/// The rules of Script on one state. Each function is a rule or a stage of the book, in the files of this folder: setup,
/// turn (Turn Cycle, Drawing Cards), plays (Using Scripts, Items), invoke (Playing and Evolving Creatures), exchange
/// (Exchanging Damage), effects (what card texts do).
class Game final : public CardGame {
public:
    using State = script::State;
    Game(State& state, const Rules& rules) : CardGame(state, rules), m_state(state), m_rules(rules) { }

    /// Two decks of indices of the catalogue; `seed` gives every shuffle and die.
    void begin(std::span<const std::uint16_t> first, std::span<const std::uint16_t> second, std::uint64_t seed);
    void advance() override;
    void stateChanged() override;
    /// A token in a hand that blocks for nothing, and comes back to the hand from wherever it has gone.
    void addToken(Seat seat, std::uint16_t definition, int attack, int defense);
    void returnToken();
    /// A player gives the battle up (SCR-276).
    void concede(Seat seat);

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const Facts& own(CardId card) const { return m_rules.own(m_table.card(card).definition); }
    [[nodiscard]] bool is(CardId card, Type type) const { return isType(card, static_cast<std::uint8_t>(type)); }
    [[nodiscard]] bool is(CardId card, Kind kind) const { return own(card).kind == kind; }
    [[nodiscard]] bool isTapped(CardId card) const { return (m_table.card(card).statuses & Tapped) != 0; }
    /// The element that a card counts as having, as a number of its vocabulary.
    [[nodiscard]] int element(CardId card);
    [[nodiscard]] int health(Seat seat) const { return has(seat, m_rules.words.health); }
    [[nodiscard]] int attack(CardId creature) { return number(m_rules.words.attack, creature); }
    [[nodiscard]] int defense(CardId creature) { return number(m_rules.words.defense, creature); }
    [[nodiscard]] int studyRate(Seat seat) { return numberOf(m_rules.words.studyRate, seat); }
    [[nodiscard]] int handLimit(Seat seat) { return numberOf(m_rules.words.handLimit, seat); }
    /// What a Creature costs to invoke, evolved or by itself; an Item without `evolved`.
    [[nodiscard]] int costOf(CardId card, bool evolved);
    /// Untapped Scripts of the Codex that could pay for a card.
    [[nodiscard]] int scriptsFor(Seat seat, CardId card);
    [[nodiscard]] int untapped(Seat seat) { return purseOf(seat).all; }

    // What is allowed: the rule that refuses, or nothing
    [[nodiscard]] Refusal refuse(Seat seat, const Option& action);
    /// An Enhancement of the hand with a Creature that is invoked so.
    [[nodiscard]] Refusal refuseWith(Seat seat, CardId item, const Option& creature);
    /// As if the turn of a player had just begun, with nothing done in it and every Script untapped. The state is nobody's any
    /// more: refuseEver() says what would stop a card of the hand even then.
    void imagineTurn(Seat seat);
    [[nodiscard]] Refusal refuseEver(Seat seat, CardId card);
    /// Every action that something of a player's could be meant for. Nothing takes a Script out of the Codex (SCR-132).
    template <class Visit>
    void eachAction(Seat seat, Visit visit)
    {
        CardList hand;
        eachIn(Hand, seat, [&](CardId card) { (void)hand.push(card); });
        visit(Option{});
        eachPlay(seat, hand, visit);
        eachInvocation(seat, hand, visit);
    }
    /// Of these, whether a player could mean it: an evolved cost without the stage before only where a text allows it.
    [[nodiscard]] bool isMeant(const Option& action)
    {
        return action.action != InvokeEvolved || action.other.valid()
            || mayBeInForce(Modifier::Ignore, m_rules.words.needPreviousStage);
    }
    void listActions(Seat seat, Options& options);

    [[nodiscard]] const char* brokenInvariant() override;
    [[nodiscard]] const char* brokenListing() override;
    [[nodiscard]] std::uint64_t ownDigest(Seat seat) const override;
    [[nodiscard]] std::string_view question(std::uint8_t kind) const override;
    [[nodiscard]] std::string actionText(const Choice& choice, const Option& option) override;
    [[nodiscard]] Refusal refuseAnswer(const Choice& asked, CardId card) override;
    [[nodiscard]] Refusal ruleOfPlace(CardId card, Seat seat) const override;
    [[nodiscard]] std::string_view sentence(std::uint16_t what) const override;
    [[nodiscard]] std::uint16_t sentences() const override { return static_cast<std::uint16_t>(Says::Last); }

private:
    template <class Visit>
    void eachPlay(Seat seat, const CardList& hand, Visit visit);
    template <class Visit>
    void eachInvocation(Seat seat, const CardList& hand, Visit visit, bool withinLines = false);
    /// The cards of a hand, of those that are alike one.
    void differentCards(Seat seat, CardList& hand) const;

    /// As long as it lives, cards count as gone where it is asked what can be paid: they leave the hand before it is paid.
    class Aside {
    public:
        explicit Aside(Game& game) : m_game(game), m_before(game.m_setAside.size()) { }
        ~Aside() { m_game.m_setAside.shrink(m_before); }
        Aside(const Aside&) = delete;
        Aside& operator=(const Aside&) = delete;
        void add(CardId card)
        {
            if (card.valid())
                (void)m_game.m_setAside.push(card);
        }

    private:
        Game& m_game;
        std::size_t m_before;
    };
    /// A Creature in the exchange: its Defense, and the damage it takes.
    struct Meeting {
        CardId card = NoCard;
        CardId by = NoCard;
        int stops = 0;
        int takes = 0;
    };
    using Meetings = FixedList<Meeting, 6>;
    /// The untapped Scripts of a Codex, in all and by their element as it is printed.
    struct Purse {
        std::uint64_t marks = ~std::uint64_t(0); ///< Table::marks when they were counted
        int all = 0;
        struct Pile {
            int element = 0, scripts = 0;
        };
        FixedList<Pile, 64> piles;
        [[nodiscard]] int of(int element) const
        {
            for (const Pile& one : piles) {
                if (one.element == element)
                    return one.scripts;
            }
            return 0;
        }
    };
    /// It stands as long as nothing has changed.
    [[nodiscard]] const Purse& purseOf(Seat seat)
    {
        return m_purses[seat].marks == m_table.marks ? m_purses[seat] : countScripts(seat);
    }
    [[nodiscard]] const Purse& countScripts(Seat seat);
    /// Whether a text may change an element.
    [[nodiscard]] bool elementsChange()
    {
        return mayBeInForce(Modifier::Change, static_cast<std::uint8_t>(m_rules.elementField));
    }
    /// A Creature that dies, maybe together with another.
    struct Fall {
        CardId creature = NoCard;
        CardId killer = NoCard;
        bool losesScript = false;
    };
    using Falls = FixedList<Fall, 6>;
    using Enhancements = FixedList<CardId, 4>;
    /// A change of a number, by its place in the order in which changes count.
    struct Applied {
        int order = 0;
        int amount = 0;
        bool sets = false;
    };
    using AllApplied = FixedList<Applied, 256>;

    // Setup
    void rollForStart();
    void dealHand(Seat seat);
    void mulligan(Seat seat);

    // Turn
    void startTurn();
    void offerAgain();
    void drawStage();
    void drawOrFast(Seat seat);
    void fast(Seat seat, int discards);
    void take(Seat seat, int amount, const char* rule);
    [[nodiscard]] int roomInHand(Seat seat);
    void startSetup();
    void setupAction();
    void invokeStage();
    void endTurn();
    void keepHandLimit();
    /// As nearly always; by the number of the book, where nothing changes it.
    [[nodiscard]] bool handsAreWithinLimit()
    {
        return countIn(Hand, 0) <= handSize && countIn(Hand, 1) <= handSize && !mayChange(m_rules.words.handLimit);
    }
    [[nodiscard]] bool stalled() const;
    void wouldLose(Seat seat, const Happening& happening);
    void battleIsWon(Seat winner, const char* rule);

    // Plays
    void playScript(Seat seat, CardId card);
    void playInstant(Seat seat, CardId card);
    void setConditional(Seat seat, CardId card, CardId exchanged);
    [[nodiscard]] bool mayPlay(Seat seat, CardId card);
    [[nodiscard]] Refusal refuseScript(Seat seat, CardId card);
    [[nodiscard]] Refusal refuseScripts(Seat seat);
    [[nodiscard]] Refusal refuseInstant(Seat seat, CardId card);
    [[nodiscard]] Refusal refuseConditional(Seat seat, CardId card, CardId exchanged);
    [[nodiscard]] Refusal refuseCreature(Seat seat, const Option& action);
    [[nodiscard]] Refusal refuseCreatures(Seat seat);
    [[nodiscard]] Refusal refuseThisCreature(Seat seat, const Option& action);
    [[nodiscard]] Refusal refuseAttacks(Seat seat);
    [[nodiscard]] Refusal refuseBlocks(Seat seat);
    [[nodiscard]] bool mayAttack(CardId creature);
    [[nodiscard]] Refusal refuseGuard(Seat seat, CardId card);
    [[nodiscard]] Refusal refuseEvolved(Seat seat, CardId card, CardId before);
    [[nodiscard]] bool anyElementPays(Seat seat, CardId card);
    void pay(Seat seat, int amount, CardId forCard, bool toBlock = false);
    void tap(CardId script, bool forBlock);
    void untap(CardId card);
    [[nodiscard]] Refusal refuseText(Seat seat, CardId card);
    [[nodiscard]] bool free(CardId card) const { return m_free == card; }

    // Invoking
    void invoke(Seat seat, const Option& action);
    void placeBeneath(Seat seat, CardId creature, CardId before);
    void chooseEnhancements(Seat seat, const Option& action, int creatureCost, Enhancements& chosen);
    [[nodiscard]] Refusal refuseEnhancement(Seat seat, CardId item, int creatureCost);
    [[nodiscard]] bool attackStands() const;
    void block();
    void unblock();
    [[nodiscard]] int mostBlockers(Seat seat);
    [[nodiscard]] bool mustBlock(Seat seat);
    [[nodiscard]] bool mayBlock(CardId blocker);

    // Exchange
    void exchangeDamage();
    void meet();
    void strikeEachOther(Meetings& meetings);
    void tellExchange(const Blow& blow, int amount);
    void carryOver(int damage, bool blocked);
    [[nodiscard]] int dealtBy(CardId creature);
    void afterExchange(bool exchanged);
    void anotherInvokeStage();
    void survive();
    void die(CardId creature, CardId killer);
    void wouldDie(const Fall& one, const Happening& happening);
    [[nodiscard]] Fall fallOf(CardId creature, CardId killer);
    void fall(Falls& falls);
    void loseScript(Seat seat);
    void leaveCodex(CardId script, const Happening& happening);
    void goHome(CardId creature, const char* rule);
    void toHandWithAll(CardId creature, const char* rule);
    void checkEnd();
    /// What has happened wakes texts; before each of them, and when none is left, health and hands are looked at (SCR-271,
    /// SCR-061).
    void settleTexts()
    {
        const bool quiet = m_table.triggers.empty() && health(0) > 0 && health(1) > 0 && handsAreWithinLimit()
            && !anyAsSoonAs(); // as nearly always
        if (!quiet)
            settleOneByOne();
    }
    void settleOneByOne();

    void say(Says what, Seat seat, CardId card = NoCard, CardId other = NoCard, int number = 0, int second = 0,
             const char* rule = nullptr, std::uint8_t hiddenFrom = 0)
    {
        tell(static_cast<std::uint16_t>(what), seat, card, other, number, second, rule, hiddenFrom);
    }

    // What card texts do: see Runner and CardGame
    std::uint8_t discardZone() const override { return Discard; }
    std::uint8_t handZone() const override { return Hand; }
    std::uint8_t deckZone() const override { return Deck; }
    bool deckRunsOut(Seat seat) override;
    int baseOf(std::uint8_t word, Seat seat) override;
    int number(std::uint8_t word, CardId card) override;
    int printed(std::uint8_t word, CardId card) override;
    int wordOf(code::Ref field, CardId card) override;
    int numberOf(std::uint8_t word, Seat seat) override;
    void apply(AllApplied& all, const Modifier& one, bool sets);
    [[nodiscard]] static int inOrder(AllApplied& all, int base);
    bool ordersOwnTriggers() const override { return true; } // SCR-302
    bool workedOutState(CardId card, std::uint8_t state) override;
    bool works(CardId card, const code::Ability& ability, const Event* event) override;
    bool beforeTrigger(const Trigger& trigger) override;
    [[nodiscard]] bool wantsToActivate(const Trigger& trigger);
    [[nodiscard]] bool activate(Seat seat, CardId card);
    void afterTrigger(const Trigger& trigger) override;
    void stepDone() override;
    void fallsOff(CardId card) override;
    void damage(const Hits& hits, std::uint8_t kind, CardId source, const Context& context) override;
    void takeDamage(const Blow& blow, int amount) override;
    int damageOf(const Blow& blow) override;
    void gain(Seat seat, std::uint8_t word, int amount) override;
    void draw(Seat seat, int amount) override { take(seat, amount, nullptr); }
    void searched(Seat seat, std::uint8_t zone, const CardList& taken, bool shown, bool toHand) override;
    void reveal(CardId card, Seat by) override;
    void winByText(Seat seat, CardId) override { battleIsWon(seat, nullptr); }
    void discard(CardId card, const Context& context) override;
    void destroy(CardId card, const Context& context) override;
    void giveBack(CardId card, const Context& context) override;
    void move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context) override;
    void exchange(CardId card, CardId with, const Context& context) override;
    void perform(const code::Step&, Seat, CardId, Context&) override { }
    void play(Seat by, CardId card, CardId onto, const code::Step& step, const Context& context) override;
    void negate(code::Ref what, const Context& context) override;
    void keep(CardId card) override { (void)m_kept.push(card); }
    bool mayTake(const code::Step& step, CardId card, CardId to, const Context& context) override;
    bool couldBe(CardId card, std::uint16_t definition) const override
    {
        return CardGame::couldBe(card, definition)
            && (zoneKind(card) != ConditionalPlace || m_rules.own(definition).kind == Kind::Conditional);
    }

    /// SCR-161, SCR-291: whatever lies there face down is a Conditional; which one is for its owner to know.
    bool isOneByPlace(CardId card, code::Ref cards) const override
    {
        return zoneKind(card) == ConditionalPlace && m_rules.areConditionals(cards);
    }

    State& m_state;
    const Rules& m_rules;
    FixedList<CardId, 8> m_kept;    ///< Conditionals that stay after their effect
    FixedList<CardId, 8> m_negated; ///< cards that are played without effect
    CardId m_free = NoCard;         ///< a card that an effect has played without its cost
    Meetings* m_meetings = nullptr; ///< while damage is exchanged
    Purse m_purses[2];
    bool m_changingWords = false; ///< it is being asked what an element has been changed to
    CardId m_evolving = NoCard;   ///< a card of a hand that is asked about as if it were evolved already
};

/// Of the Setup Stage. An Enhancement comes with its Creature only (SCR-076, SCR-181).
template <class Visit>
void Game::eachPlay(Seat seat, const CardList& hand, Visit visit)
{
    for (const CardId card : hand) {
        Option one;
        one.card = card;
        if (is(card, Type::Script)) {
            one.action = PlayScript;
            visit(one);
        } else if (is(card, Kind::Instant)) {
            one.action = PlayInstant;
            visit(one);
        } else if (is(card, Kind::Conditional)) {
            one.action = SetConditional;
            visit(one);
            eachIn(ConditionalPlace, seat, [&](CardId exchanged) {
                one.other = exchanged;
                visit(one);
            });
        }
    }
}

/// Of attack and defence; within lines, a Creature is meant for the next stage of its own line alone, and for an evolved
/// cost without its previous stage only where a text may allow it.
template <class Visit>
void Game::eachInvocation(Seat seat, const CardList& hand, Visit visit, bool withinLines)
{
    Option one;
    one.action = Guard;
    eachIn(CreaturePlace, seat, [&](CardId card) {
        one.card = card;
        visit(one);
    });
    for (const CardId card : hand) {
        if (!is(card, Type::Creature))
            continue;
        one = {};
        one.card = card;
        one.action = Invoke;
        visit(one);
        if (!own(card).hasEvolvedCost) // SCR-198
            continue;
        one.action = InvokeEvolved;
        if (!withinLines || mayBeInForce(Modifier::Ignore, m_rules.words.needPreviousStage))
            visit(one);
        for (const CardId before : hand) { // SCR-197
            if (is(before, Type::Creature) && before != card
                && (!withinLines || m_table.card(before).definition == own(card).line)) {
                one.other = before;
                visit(one);
            }
        }
    }
}

} // namespace muster::engine::script
