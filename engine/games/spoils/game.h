// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

#include "engine/games/spoils/state.h"

namespace muster::engine::spoils {

/// What a player can do.
enum Action : std::uint8_t {
    Nothing = 0, ///< passes: `number` says until when (PassUntil); ends a step
    PutIntoPlay, ///< Equipment, a Potion or a Familiar from the hand (SPO-065, SPO-100, SPO-140)
    UsePotion,
    UseIncantation,
    UseAbility, ///< `ability` is it
    Distract,
    Equip,
    Unequip,
    Brew, ///< `card` is the first Equipment of it
    DeclareCombat,
    Propose, ///< a deal
    CallOff, ///< `number` is the deal
};

/// Spoils' own questions.
enum Question : std::uint8_t {
    PickChampion = static_cast<std::uint8_t>(Ask::OfTheGame),
    Window,       ///< what to do now, or to pass
    KeepOrPlay,   ///< number 1: the revealed card comes into play; 0: into the hand
    CombatOrSkip, ///< whether combat is declared
    AttackWhom,   ///< seat: the opponent
    EquipOrGoOn,  ///< what to equip, unequip or do otherwise, or to move on
    BrewOrGoOn,   ///< with which Equipment the brew begins, or to move on
    BrewMore,     ///< one more Equipment for the brew, or enough
    TakeFromBrew, ///< which revealed Equipment goes to the hand, or none
    DealGiver,    ///< who owes the next clause of a proposal; number: in place of which deal; neither: that is all
    DealWhat,     ///< number: kind of the clause; detail: who owes it
    DealTaker,    ///< to whom
    DealUntil,    ///< number: the last round in which it binds
    DealAnswer,   ///< number 1: agrees, 0: declines
};

/// Lines of the log besides those of all games.
enum class Says : std::uint16_t {
    Rolls = static_cast<std::uint16_t>(Tells::OfTheGame),
    Starts,
    Picks,
    StartsWithLife,
    RoundBegins,
    RoundEnds,
    TravelsOnto,
    NothingToReveal,
    KeepsInHand,
    PutsIntoPlay,
    UsesCard,
    UsesAbility,
    MonsterAttacks,
    SkipsCombat,
    DeclaresCombat,
    Attacks,
    Distracts,
    Defeats,
    LosesTo,
    NoDamage,
    Brews,
    TakesFromBrew,
    SkipsStep,
    Passes,
    IsOut,
    Proposes,
    InPlaceOf,
    ClauseGives, ///< the clauses in the order of their kinds
    ClauseShows,
    ClauseDelivers,
    ClauseSparesAttack,
    ClauseSparesDistraction,
    ClauseAttacks,
    ClauseDistracts,
    Agrees,
    Declines,
    DealStands,
    CallsOff,
    DealEnds,
    Lapses,
    KeepsPromise,
    Last,
};

/// Who begins and who has which Champion, as far as neither dice nor players decide it: for measures.
struct Seating {
    Seat starter = NoSeat;
    std::array<std::int16_t, MostSeats> picks{-1, -1, -1, -1, -1, -1}; ///< among the Champions of the deck; -1: asked
};

/// The rules of Spoils on one state. Each function is a rule or a step of the book, in the files of this folder: setup,
/// turn (rounds and steps), plays (what is done at any time), combat, brew, deals, players (life, Valor, who is out),
/// effects (what card texts do).
class Game final : public CardGame {
public:
    using State = spoils::State;
    Game(State& state, const Rules& rules) : CardGame(state, rules), m_state(state), m_rules(rules) { }

    /// Why so many players cannot play with that deck; nothing: they can.
    [[nodiscard]] static Refusal refuseDeck(const Rules& rules, int players, std::span<const std::uint16_t> deck);
    /// One deck for all, as indices of the catalogue; `seed` gives every shuffle and die.
    void begin(int players, std::span<const std::uint16_t> deck, std::uint64_t seed, const Seating& seating = {});
    /// By how much a card changes the power of a Champion, both alone on the table. What is there is lost.
    [[nodiscard]] int bonusAlone(std::uint16_t champion, std::uint16_t card);
    /// By how much an Equipment changes the power of a Champion as things stand, if what fills its slot comes off. The
    /// state is nobody's any more.
    [[nodiscard]] int bonusNow(CardId fighter, CardId equipment);
    void advance() override;
    void stateChanged() override;

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const Facts& own(CardId card) const { return m_rules.own(m_table.card(card).definition); }
    [[nodiscard]] bool is(CardId card, Type type) const { return isType(card, static_cast<std::uint8_t>(type)); }
    [[nodiscard]] int life(Seat seat) const { return has(seat, m_rules.words.life); }
    [[nodiscard]] CardId champion(Seat seat) const { return m_state.champions[seat]; }
    [[nodiscard]] CardId familiar(Seat seat) const;
    [[nodiscard]] int power(CardId fighter) { return number(m_rules.words.power, fighter); }
    [[nodiscard]] int alchemy(CardId equipment) { return number(m_rules.words.alchemy, equipment); }
    /// Results are counted by Champion.
    [[nodiscard]] std::optional<std::uint16_t> standsFor(Seat seat) const
    {
        const CardId picked = champion(seat);
        return picked.valid() ? std::optional(m_table.card(picked).definition) : std::nullopt;
    }
    [[nodiscard]] bool hasValor(CardId champion) const;
    /// What fills the slot that an Equipment needs; nothing: it is free.
    [[nodiscard]] CardId inSlotOf(CardId champion, CardId equipment) const;
    [[nodiscard]] bool isEquipped(CardId card) const
    {
        return is(card, Type::Equipment) && m_table.card(card).holder.valid();
    }
    /// The place of a player in the round, from 0.
    [[nodiscard]] int place(Seat seat) const
    {
        const auto* const at = std::find(m_state.order.begin(), m_state.order.begin() + m_table.seats, seat);
        return static_cast<int>(at - m_state.order.begin());
    }
    [[nodiscard]] Seat seatAt(int place) const { return m_state.order[static_cast<std::size_t>(place)]; }
    /// The next player in turn order who is still in the game.
    [[nodiscard]] Seat following(Seat seat) const;
    [[nodiscard]] int living() const;
    /// Whether the condition of a Familiar is broken for a player, or would be.
    [[nodiscard]] bool broken(CardId familiar, Seat seat);
    [[nodiscard]] bool attacksPlayer() const { return m_state.target != NoSeat; }

    /// What a player owes another; nullptr: nothing.
    [[nodiscard]] const Clause* promise(Clause::Kind kind, Seat by, Seat to) const;
    /// The first promised attack that a player may make.
    [[nodiscard]] const Clause* owedAttack(Seat seat);

    // What is allowed: the rule that refuses, or nothing
    [[nodiscard]] Refusal refuse(Seat seat, const Option& action);
    /// Every action that something of a player's could be meant for. `kinds`: of these kinds alone, as bits.
    template <class Visit>
    void eachAction(Seat seat, Visit visit, std::uint32_t kinds = ~std::uint32_t(0));
    void listActions(Seat seat, Options& options);
    /// Whom the Champion of a player may attack.
    [[nodiscard]] Refusal refuseTarget(Seat seat, Seat target);

    [[nodiscard]] const char* brokenInvariant() override;
    [[nodiscard]] const char* brokenCache() override;
    [[nodiscard]] const char* brokenListing() override;
    [[nodiscard]] std::uint64_t ownDigest(Seat seat) const override;
    [[nodiscard]] std::string_view question(std::uint8_t kind) const override;
    [[nodiscard]] std::string actionText(const Choice& choice, const Option& option) override;
    [[nodiscard]] Refusal refuseAnswer(const Choice& asked, CardId card) override;
    [[nodiscard]] Refusal ruleOfPlace(CardId card, Seat seat) const override;
    [[nodiscard]] std::string_view sentence(std::uint16_t what) const override;
    [[nodiscard]] std::uint16_t sentences() const override { return static_cast<std::uint16_t>(Says::Last); }

private:
    // Setup
    void rollForStart();
    void seatByDice();
    [[nodiscard]] Seat highestOf(SeatList rolling);
    void sitInOrder(Seat first);
    void pickChampion();
    void dealHands();

    // Turn
    void beginRound();
    void beginTurn();
    void travel();
    void goOnTo(Phase phase);
    void combatStep();
    void chooseTarget();
    void actionStep(std::uint8_t step, Question ask, Phase next);
    void equipStep();
    void brewStep();
    void endTurn();
    void nextTurn();
    void endRound();
    void begins(std::uint8_t moment);
    void ends(std::uint8_t moment, Expiry::Kind expires);
    [[nodiscard]] bool skips(std::uint8_t moment);
    [[nodiscard]] bool activeIsOut() const { return m_table.isOut(m_table.active); }
    /// The turn does not go on as it was.
    [[nodiscard]] bool stopped() const { return gameOver() || activeIsOut(); }
    bool windowOpen();
    void act(Seat seat, const Option& action);

    // Plays
    void travelOnto(CardId card);
    void keepOrPlay(Seat seat, CardId card);
    void putIntoPlay(Seat seat, CardId card, const char* rule);
    void used(Seat seat, CardId card, bool stays, const char* rule);
    void usePotion(Seat seat, CardId card);
    void useIncantation(Seat seat, CardId card);
    void useAbility(Seat seat, CardId card, code::Ref ability);
    void equip(Seat seat, CardId card);
    void unequip(CardId card, Seat seat);
    [[nodiscard]] Refusal refuseNow(Seat seat, std::uint8_t action) const;
    [[nodiscard]] Refusal refusePutIntoPlay(Seat seat, CardId card);
    [[nodiscard]] Refusal refuseUse(Seat seat, CardId card);
    [[nodiscard]] Refusal refuseAbility(Seat seat, CardId card, code::Ref ability);
    [[nodiscard]] bool beginsOn(const code::Ability& ability, Context context, CardId card);
    [[nodiscard]] Refusal refuseDistraction(Seat seat, CardId card, bool byText);
    [[nodiscard]] Refusal refuseEquip(Seat seat, CardId card);
    [[nodiscard]] Refusal refuseUnequip(Seat seat, CardId card);
    [[nodiscard]] Refusal refuseBrew(Seat seat, CardId card);
    [[nodiscard]] bool textPossible(Seat seat, CardId card);
    [[nodiscard]] bool inHand(Seat seat, CardId card) const
    {
        return m_table.card(card).zone == zones().id(Hand, seat) && !m_table.card(card).holder.valid();
    }
    [[nodiscard]] bool controls(Seat seat, CardId card) const
    {
        return zoneKind(card) == PlayArea && m_table.card(card).controller == seat;
    }

    // Combat
    void startFight(CardId monster, Seat controller);
    void distract(Seat seat, CardId monster);
    void damageStep();
    void fight(const Fight& one);
    void endFights();
    void endCombat();
    [[nodiscard]] bool stands(const Fight& one) const
    {
        return m_table.same(one.monster, one.since) && zoneKind(one.monster) == FightPlace;
    }

    // Deals
    void propose(Seat seat);
    bool addClause(Seat seat);
    void listClauses(Seat giver, Options& options);
    void decide(Seat seat);
    [[nodiscard]] bool allAgree(std::uint8_t parties, Seat but);
    void callOff(Seat seat, int deal);
    void annul(int deal);
    void carryOut();
    void handOver(const Clause& clause);
    void showCard(Seat seat);
    void deliver();
    void playPromised();
    void fulfil(const Clause& clause);
    void endPromises();
    void endPromisesOf(Seat seat);
    [[nodiscard]] Refusal refuseProposal(Seat seat);
    [[nodiscard]] Refusal refuseCallingOff(Seat seat, int deal);
    [[nodiscard]] bool mayGive(Seat seat, CardId card);
    [[nodiscard]] std::uint8_t partiesOf(int deal) const;
    [[nodiscard]] bool promises(int deal) const;
    // Brewing
    void brew(Seat seat, CardId first);
    [[nodiscard]] CardId takeTop();

    // Players
    void settleTexts();
    void check();
    bool checkLives();
    bool checkFamiliars(Table::Changes changed);
    void lookForFamiliars();
    [[nodiscard]] Table::Changes conditionOn(CardId familiar) const;
    [[nodiscard]] const char* brokenFamiliars();
    bool keepOneFamiliar(Seat seat);
    void takeOff(Seat seat);
    void mustGo(CardId card, Seat seat, const char* rule);
    void eliminate(std::uint8_t seats);

    void say(Says what, Seat seat, CardId card = NoCard, CardId other = NoCard, int number = 0, int second = 0,
             const char* rule = nullptr, std::uint8_t hiddenFrom = 0)
    {
        tell(static_cast<std::uint16_t>(what), seat, card, other, number, second, rule, hiddenFrom);
    }

    // What card texts do: see Runner and CardGame
    std::uint8_t discardZone() const override { return Graveyard; }
    std::uint8_t handZone() const override { return Hand; }
    std::uint8_t deckZone() const override { return Pile; }
    bool deckRunsOut(Seat seat) override;
    bool ordersOwnTriggers() const override { return true; } // SPO-254
    int triggerRank(Seat you) const override;
    Seat youOf(CardId card) const override;
    Seat seatInOrder(const Context& context, int at) const override;
    Seat controllerIn(std::uint8_t kind, Seat seat) const override;
    bool workedOutState(CardId card, std::uint8_t state) override;
    bool beforeTrigger(const Trigger& trigger) override;
    void afterTrigger(const Trigger& trigger) override;
    void stepDone() override;
    int number(std::uint8_t word, CardId card) override; ///< what lasts for the turn stays without its source (SPO-217)
    void takeDamage(const Blow& blow, int amount) override;
    void gain(Seat seat, std::uint8_t word, int amount) override;
    void lose(Seat seat, std::uint8_t word, int amount) override;
    void payOf(Seat seat, std::uint8_t word, int amount) override;
    void discard(CardId card, const Context& context) override;
    void destroy(CardId card, const Context& context) override { discard(card, context); }
    void giveBack(CardId card, const Context& context) override;
    void move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context) override;
    void attach(CardId card, CardId to, bool extra, const Context& context) override;
    void control(CardId card, Seat seat, const Expiry& expiry) override;
    void takeControl(CardId card, Seat seat) override;
    void arrived(CardId card, std::uint8_t, Seat) override
    {
        m_familiarsMoved = m_familiarsMoved || is(card, Type::Familiar);
    }
    void another(Seat seat, std::uint8_t moment) override;
    void perform(const code::Step& step, Seat by, CardId who, Context& context) override;
    void play(Seat by, CardId card, CardId onto, const code::Step& step, const Context& context) override;
    void negate(code::Ref, const Context&) override { }
    void keep(CardId card) override { m_kept = card; }
    bool mayTake(const code::Step& step, CardId card, CardId to, const Context& context) override;
    void fallsOff(CardId card) override { unequip(card, m_table.card(card).controller); }
    [[nodiscard]] bool mayLeave(CardId card);

    State& m_state;
    const Rules& m_rules;
    CardId m_kept = NoCard;                      ///< a card that stays in play after its use
    Seat m_monsterOf = NoSeat;                   ///< whose Monster it is that comes into a fight
    bool m_shuffles = false;                     ///< the spoils pile is shuffled when the step is done
    std::array<CardId, MostSeats> m_familiars{}; ///< of each player; right until one comes, goes or changes hands
    Table::Changes m_familiarsOn = 0;            ///< the changes after which one of them may have to go
    bool m_familiarsMoved = true;
};

template <class Visit>
void Game::eachAction(Seat seat, Visit visit, std::uint32_t kinds)
{
    Option one;
    const auto wanted = [&](Action action) { return (kinds >> action & 1) != 0; };
    const auto with = [&](Action action, CardId card) {
        if (!wanted(action))
            return;
        one = {};
        one.action = action;
        one.card = card;
        visit(one);
    };
    eachIn(Hand, seat, [&](CardId card) {
        switch (static_cast<Type>(m_table.card(card).type)) {
        case Type::Equipment:
        case Type::Familiar:
            with(PutIntoPlay, card);
            return;
        case Type::Potion:
            with(PutIntoPlay, card);
            with(UsePotion, card);
            return;
        case Type::Incantation: // SPO-154
            with(UseIncantation, card);
            return;
        case Type::Monster:
            with(Distract, card);
            return;
        default:
            return;
        }
    });
    const auto inPlayCard = [&](CardId card) {
        FixedList<code::Ref, 24> uses;
        if (wanted(UseAbility) && (!cardFacts(card).uses.empty() || anythingGiven()))
            usesOf(card, uses);
        for (const code::Ref ability : uses) {
            one = {};
            one.action = UseAbility;
            one.card = card;
            one.ability = ability;
            visit(one);
        }
        if (is(card, Type::Potion))
            with(UsePotion, card);
        if (is(card, Type::Equipment)) {
            with(isEquipped(card) ? Unequip : Equip, card);
            with(Brew, card);
        }
    };
    eachIn(PlayArea, seat, [&](CardId card) {
        inPlayCard(card);
        m_table.eachOn(card, inPlayCard);
    });
    if (!m_rules.switches.deals || !wanted(CallOff))
        return;
    with(Propose, NoCard);
    std::uint32_t told[8]{};
    for (const Clause& owed : m_state.ledger) {
        std::uint32_t& word = told[owed.deal / 32];
        if ((word >> owed.deal % 32 & 1) != 0)
            continue;
        word |= std::uint32_t(1) << owed.deal % 32;
        one = {};
        one.action = CallOff;
        one.number = owed.deal;
        visit(one);
    }
}

} // namespace muster::engine::spoils
