// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/games/hero/state.h"

namespace muster::engine::hero {

/// What a player can do in the Main Phase.
enum Action : std::uint8_t { PlayCard = 1, UsePower, UseAttack, UseRelic, Buy, DeclareCombat, Pass };

/// Questions besides those of all games.
enum class Asks : std::uint8_t {
    MainAction = static_cast<std::uint8_t>(Ask::OfTheGame),
    SendBack,     ///< a card of the opening hand, or none
    Target,       ///< of a card that is played, or of an ability
    AttackWhom,   ///< of the Attack ability
    NextAttacker, ///< or no more
    NextBlocker,  ///< or no more
    BlockWhom,
    DamageOrder, ///< which blocker comes next
    Defend,      ///< the source that the Defensive Ability is used on, or none
    Respond,     ///< an Active Relic in a window, or none
};

/// Lines of the log besides those of all games.
enum class Says : std::uint16_t {
    GoesFirst = static_cast<std::uint16_t>(Tells::OfTheGame),
    SendsBack,
    Offers,
    Round,
    Mana,
    Untaps,
    Plays,
    Casts,
    Uses,
    Attacks,
    Buys,
    Equips,
    SendsIntoCombat,
    Blocks,
    ComesNext,
    Defends,
    Hits, ///< a hero, by `other`; `second` is the kind of damage
    TakesHealth,
    ArmorTakes,
    Bounty,
    LevelsUp,
    Concedes,
    Reshuffles,
    TakenAway,
    TooMuch, ///< of a class resource, beyond its limit
    Last
};

/// Who meets at the table, as cards of the catalogue.
struct Match {
    using Cards = std::vector<std::uint16_t>;
    struct Side {
        std::uint16_t hero = 0;
        Cards deck;
    };
    Side sides[2];
    Cards tiers[3];
    Dummy dummy{};
};

/// The rules of Hero on a state.
class Game final : public CardGame {
public:
    using State = hero::State;

    Game(State& state, const Rules& rules);

    // Playing
    /// `first`: who goes first, where the players have agreed on it (HRO-102).
    void begin(const Match& match, std::uint64_t seed, Seat first = NoSeat);
    /// A table without cards, for whoever lays a position out.
    void clearTable(std::uint64_t seed);
    /// What waits when an effect is over: the dead, then the texts that have been woken, one by one (HRO-Q62).
    void lookAround();
    void advance() override;
    void stateChanged() override;
    /// HRO-412: at any time.
    void concede(Seat seat);

    // Asking
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const Facts& factsOf(CardId card) const { return m_rules.printed(m_table.card(card).definition); }
    [[nodiscard]] Type typeOf(CardId card) const { return factsOf(card).type; }
    [[nodiscard]] CardId heroOf(Seat seat) const { return firstIn(HeroBoard, seat); }
    [[nodiscard]] CardId equipped(Seat seat, EquipmentSlot slot) const;
    /// The card that a slot of the board has its ability from: the hero, or the latest upgrade.
    [[nodiscard]] CardId boardCard(Seat seat, std::uint8_t slot) const;
    [[nodiscard]] int healthOf(Seat seat);
    /// What is printed on a card.
    [[nodiscard]] int printedNow(std::uint8_t word, CardId card) { return printed(word, card); }
    [[nodiscard]] int maxMana(Seat seat) { return numberOf(m_rules.words.maximumMana, seat); }
    [[nodiscard]] bool leveled(Seat seat) const { return (m_table.card(heroOf(seat)).statuses & Leveled) != 0; }
    [[nodiscard]] int costOf(CardId card);
    /// Whether it costs more than so much mana.
    [[nodiscard]] bool costsMore(CardId card, int mana);
    [[nodiscard]] int abilityCost(Seat seat, std::uint8_t slot);
    [[nodiscard]] int goldCost(CardId item) { return numberNow(m_rules.words.goldCost, item); }
    /// Of the Attack ability, with everything that adds to it (HRO-258, HRO-200, HRO-288).
    [[nodiscard]] int attackDamage(Seat seat);
    [[nodiscard]] bool ableToAttack(CardId minion);
    [[nodiscard]] bool ableToBlock(CardId minion);
    [[nodiscard]] bool isSick(CardId minion) const { return m_table.has(minion, static_cast<CardFlag>(Sick)); }
    [[nodiscard]] bool isSpent(CardId relic) const { return m_table.has(relic, static_cast<CardFlag>(Spent)); }
    [[nodiscard]] Seat other(Seat seat) const { return static_cast<Seat>(1 - seat); }
    /// The rule that forbids an action of the Main Phase; see eachAction.
    [[nodiscard]] Refusal refuse(Seat seat, const Option& action);
    /// The rule that would forbid a card of the hand in the own Main Phase even with all the player's mana.
    [[nodiscard]] Refusal refuseEver(Seat seat, CardId card) { return refuseCard(seat, card, maxMana(seat)); }
    /// Every action for which something of a player's could ever be meant, allowed or not.
    template <class Visit>
    void eachAction(Seat seat, Visit visit);
    void listActions(Seat seat, Options& options);
    /// Whom a card or ability may be aimed at; empty also where it names no target.
    void listTargets(Seat seat, CardId card, code::Range does, CardList& targets);

    const char* brokenInvariant() override;
    const char* brokenListing() override;
    std::uint64_t ownDigest(Seat seat) const override;

    // Words
    std::string_view question(std::uint8_t kind) const override;
    std::string actionText(const Choice& choice, const Option& option) override;
    std::uint8_t actionQuestion() const override { return static_cast<std::uint8_t>(Asks::MainAction); }
    Refusal refuseAnswer(const Choice& asked, CardId card) override;
    Refusal ruleOfPlace(CardId card, Seat seat) const override;
    std::string_view sentence(std::uint16_t what) const override;
    std::uint16_t sentences() const override { return static_cast<std::uint16_t>(Says::Last); }

    enum Flag : std::uint8_t {
        Sick = GameFlag,      ///< came under its player's control this turn (HRO-303, HRO-Q60)
        Spent = GameFlag * 2, ///< an Active Relic that has been used (HRO-278)
    };

private:
    /// One source's damage to one hero or minion, among all that is dealt at the same time.
    struct Damage {
        CardId to = NoCard;
        CardId source = NoCard;
        int amount = 0;
        std::uint8_t kind = 0xff;
        CardId with = NoCard;
    };
    using Damages = FixedList<Damage, 128>;
    /// The place of the damage that each player defends against; beyond the last one for none.
    using Defended = std::array<std::size_t, 2>;
    /// Of which damage a replacing text may speak just now (HRO-Q26, HRO-Q27).
    enum class Stage : std::uint8_t { All, EachSource, Total };

    // Set-up (setup.cpp)
    void openShop(std::uint8_t tier, const char* rule);
    void chooseFirst();
    void drawHands();
    void mulligan(Seat seat);

    // The turn (turn.cpp)
    void startTurn();
    void upkeep(Seat seat);
    void mainPhase();
    void endPhase();
    void refreshShop();
    void windowForRelics();
    void playDummy(Seat seat);
    void bringDummyMinion(Seat seat);

    // Plays (plays.cpp)
    void act(Seat seat, const Option& action);
    void playCard(Seat seat, CardId card);
    void playMinion(Seat seat, CardId card);
    void castSpell(Seat seat, CardId card);
    void playUpgrade(Seat seat, CardId card);
    void cover(CardId before, CardId latest);
    void usePower(Seat seat);
    void useAttack(Seat seat);
    void useRelic(Seat seat, CardId relic);
    void payMana(Seat seat, int amount, const char* rule);
    void announce(Seat seat, CardId card);
    void carryOut(Seat seat, CardId card, code::Range does);
    [[nodiscard]] CardId askTarget(Seat seat, CardId card, const code::Ability& ability);
    [[nodiscard]] bool needsTarget(Seat seat, CardId card, code::Range does);
    [[nodiscard]] Refusal refuseInMain(Seat seat, const Option& action, int mana);
    [[nodiscard]] Refusal refuseCard(Seat seat, CardId card, int mana);
    [[nodiscard]] Refusal refuseRelic(Seat seat, CardId relic, RelicWindow window);
    [[nodiscard]] Refusal refuseCombat(Seat seat, CardId minion);
    [[nodiscard]] Refusal refuseBuy(Seat seat, CardId item);

    // Channeled spells (channeled.cpp)
    bool namedCondition(std::uint8_t word, const Context& context) override;
    void keepChannel(const code::Ability& ability, const Context& context);
    void wakeChannels(Seat seat, CardId spell);
    void runBonus(code::Range steps, Context& context);
    [[nodiscard]] bool asksChanneled(code::Ref condition) const;

    // The shop (shop.cpp)
    void buy(Seat seat, CardId item);
    void equip(Seat seat, CardId item);
    void wear(Seat seat, CardId item, CardId old);
    void takeOff(CardId item);
    void handOver(CardId item, Seat seat);

    // Combat (combat.cpp)
    void combat(Seat seat, CardId first);
    void declareAttackers(Seat seat, CardId first, CardList& attackers);
    void declareBlockers(Seat seat, const CardList& attackers);
    void orderBlockers(Seat seat, CardId attacker);
    void dealCombatDamage(const CardList& attackers);
    void finishCombat(Seat seat);
    [[nodiscard]] int lethalFor(CardId minion, CardId attacker);

    // Damage (harm.cpp)
    void deal(Damages& all, const char* rule);
    void defend(Damages& all, const char* rule);
    [[nodiscard]] std::size_t answer(Seat seat, Damages& all);
    [[nodiscard]] std::size_t askDefence(Seat seat, const Damages& all);
    void payDefence(Seat seat, const Damage& against);
    void useDefences(Damages& all, const Defended& which, Seat seat, const char* rule);
    void spareImmune(Seat seat, Damages& all);
    [[nodiscard]] int moreTaken(CardId to);
    void lessen(Damages& all, std::size_t at, const char* rule);
    void lessenTotals(Damages& all, int seat, std::array<int, 2> totals, const char* rule);
    void apply(Damages& all, const std::array<int, 2>& totals, const char* rule);
    void hurtHero(Seat seat, int amount, const char* rule);
    void hurtMinion(const Damage& one, const char* rule);
    void raiseDamage(const Damages& all, const std::array<int, 2>& totals);
    [[nodiscard]] Event damageEvent(const Damage& one) const;
    [[nodiscard]] bool canDefend(Seat seat);
    [[nodiscard]] int withBonuses(const Damage& one);
    [[nodiscard]] int rageOnAll(Seat seat);
    [[nodiscard]] bool isImmune(CardId hero) { return isInState(hero, m_rules.words.immune); }
    void offerRelics(Seat seat, RelicWindow window);

    // Deaths and ends (deaths.cpp)
    [[nodiscard]] bool isDying(CardId minion);
    [[nodiscard]] Table::Changes healthDependsOn();
    [[nodiscard]] bool buryDead();
    void payBounty(CardId dead, const Harm& harm);
    void noteHarm(const Harm& harm);
    [[nodiscard]] Harm killerOf(CardId minion);
    void checkDefeat();
    int fitHealth(Seat seat);
    [[nodiscard]] int maximumHealth(Seat seat);
    [[nodiscard]] int healthOfPlayer(Seat seat, int ofHero); ///< with the changes that texts make on the player
    [[nodiscard]] int changedByHero(std::uint8_t word, Seat seat, int ofPlayer);
    void healMinion(CardId minion, const char* rule);

    // What the language asks (effects.cpp)
    void arrived(CardId card, std::uint8_t kind, Seat seat) override;
    bool placeTells(CardId card) const override;
    bool couldBe(CardId card, std::uint16_t definition) const override;
    bool countersBelowZero() const override { return true; } // HRO-355
    bool ordersOwnTriggers() const override { return true; } // HRO-461
    bool sameFight(CardId a, CardId b, Seat seat) const override;
    bool workedOutState(CardId card, std::uint8_t state) override;
    int number(std::uint8_t word, CardId card) override;
    int printed(std::uint8_t word, CardId card) override
    {
        return typeOf(card) == Type::Hero ? printedOfHero(word, card) : CardGame::printed(word, card);
    }
    int printedOfHero(std::uint8_t word, CardId hero);
    int numberOf(std::uint8_t word, Seat seat) override;
    int baseOf(std::uint8_t word, Seat seat) override;
    bool works(CardId card, const code::Ability& ability, const Event* event) override;
    void stepDone() override { meetAsSoonAs(); } // HRO-Q44
    bool historyIsFull() override;
    std::uint8_t discardZone() const override { return DiscardPile; }
    std::uint8_t handZone() const override { return Hand; }
    std::uint8_t deckZone() const override { return Deck; }
    bool deckRunsOut(Seat seat) override;

    // What verbs do (effects.cpp)
    bool mayTake(const code::Step& step, CardId card, CardId to, const Context& context) override;
    void damage(const Hits& hits, std::uint8_t kind, CardId source, const Context& context) override;
    void heal(CardId card, int amount) override;
    void healPlayer(Seat seat, int amount) override;
    void gain(Seat seat, std::uint8_t word, int amount) override;
    void lose(Seat seat, std::uint8_t word, int amount) override;
    [[nodiscard]] int mostOf(Seat seat, std::uint8_t word) const;
    void resetResource(Seat seat, Facts::Reset when);
    void gainOn(CardId card, std::uint8_t word, int amount) override;
    void loseOn(CardId card, std::uint8_t word, int amount) override;
    void setOn(CardId card, std::uint8_t word, int amount) override;
    void turnTo(CardId card, std::uint8_t state, int steps, const Context& context) override;
    void takeControl(CardId card, Seat seat) override;
    void create(std::uint16_t definition, int amount, const code::Step& step, Seat seat, Context& context) override;
    [[nodiscard]] bool canLie(CardId card, std::uint8_t kind) const;
    [[nodiscard]] bool leavesAsItem(CardId card);
    void discard(CardId card, const Context& context) override;
    void fallsOff(CardId card) override;
    void destroy(CardId card, const Context& context) override;
    void move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context) override;
    void giveBack(CardId card, const Context& context) override;
    void perform(const code::Step&, Seat, CardId, Context&) override { }
    void negate(code::Ref, const Context&) override { }
    void keep(CardId) override { }
    void play(Seat, CardId, CardId, const code::Step&, const Context&) override { }

    void say(Says what, Seat seat, CardId card = NoCard, CardId other = NoCard, int number = 0, int second = 0,
             const char* rule = nullptr)
    {
        tell(static_cast<std::uint16_t>(what), seat, card, other, number, second, rule);
    }
    /// A minion has been tapped or untapped by a rule.
    void raiseBecomes(CardId card, std::uint8_t state)
    {
        const auto word = static_cast<std::uint8_t>(m_code.dialect.statuses.size() + state);
        raise(effects::Term::EventBecomes, card, NoCard, m_table.card(card).controller, word);
    }
    void setSick(CardId card, bool sick) { m_table.setFlag(card, Sick, sick); }
    [[nodiscard]] Option askGame(Asks kind, Seat seat, Options& options, CardId about = NoCard, int detail = 0)
    {
        return ask(static_cast<std::uint8_t>(kind), seat, options, about, detail);
    }

    State& m_state;
    const Rules& m_rules;
    Stage m_stage = Stage::All;
};

template <class Visit>
void Game::eachAction(Seat seat, Visit visit)
{
    Option one;
    const auto with = [&](Action action, CardId card) {
        one = {};
        one.action = action;
        one.card = card;
        visit(one);
    };
    eachIn(Hand, seat, [&](CardId card) { with(PlayCard, card); });
    with(UsePower, boardCard(seat, Power));
    with(UseAttack, boardCard(seat, Attack));
    eachIn(HeroBoard, seat, [&](CardId card) {
        if (factsOf(card).activeRelic)
            with(UseRelic, card);
    });
    eachIn(Shop, 0, [&](CardId card) { with(Buy, card); }); // HRO-447
    eachIn(Battlefield, seat, [&](CardId card) { with(DeclareCombat, card); });
    with(Pass, NoCard);
}

} // namespace muster::engine::hero
