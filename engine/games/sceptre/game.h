// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "engine/games/sceptre/state.h"

namespace muster::engine::sceptre {

/// What a player can do in the pre-attack part of the turn, and in a window of the other player's turn.
enum Action : std::uint8_t {
    Pass = 0,
    AttachCoin,
    PlayChampion,
    AttachSquire,
    PlayEquipment,
    PlayAction,
    PlayTrap,
    PlayGate,
    PlayExterior,
    PlayArena,
    UseAbility,
    Reveal,
    Retreat,
    Attacks,
    EndTurn
};

/// Sceptre's own questions.
enum Question : std::uint8_t {
    Initial = static_cast<std::uint8_t>(Ask::OfTheGame), ///< the Champion that starts in combat
    TakeBlood,                                           ///< a Blood Card for dead hands, or none
    MainAction,                                          ///< what to do next
    OnWhom,                                              ///< on which card it is played; `other` is what it replaces
    FaceOfSquire,                                        ///< number 1: face up
    PayCoin,                                             ///< which Coin of the hand
    RetreatStep,                                         ///< roll, sacrifice a Squire, or stop
    NewChampion,                                         ///< from the garrison into combat
    SquireGoes,  ///< where the Squire of a dead Champion goes, or none: it is discarded
    WhichTarget, ///< of an attack
    TrapPlace,   ///< a new place, or the Trap that is replaced
    ClaimTrap,   ///< number 1: yes (SCE-25j)
    ShowAbility, ///< whether a hidden card is revealed for its ability (SCE-Q70)
};

/// What Option::number means in a step of a retreat.
enum RetreatOption : std::int16_t { RollDice, StopRolling, SacrificeSquire };

/// Lines of the log besides those of all games.
enum class Says : std::uint16_t {
    SetsBlood = static_cast<std::uint16_t>(Tells::OfTheGame),
    DeadHand,
    LosesByDeadHands,
    DeclinesBlood,
    PlacesInitial,
    RollsForStart,
    Starts,
    PlaysChampion,
    PlaysSquire,
    HidesSquire,
    Equips,
    Plays,
    SetsTrap,
    Pays,
    Replaces,
    UsesAbility,
    AnnouncesRetreat,
    RetreatRolls,
    RetreatFails,
    RetreatSucceeds,
    Sacrifices,
    StopsRetreat,
    EntersCombat,
    GoesToGarrison,
    AnnouncesAttack,
    AttackRoll,
    BreaksThrough,
    NeedsNoRoll, ///< and so it breaks through
    Misses,
    DamageRoll,
    CollectsBlood,
    MovesSquire,
    TrapTriggers,
    TrapMissed,
    DazeRoll,
    Stunned,
    GoesOntoDeck,
    GoesUnderDeck,
    AttackCancelled,
    AttackNegated,
    Inactive,
    ActiveAgain,
    Last
};

/// One deck of a match: indices of cards in the catalogue.
using DeckCards = std::vector<std::uint16_t>; // as engine::DeckCards

/// Two decks as they lie before they are shuffled: worked out once for all games between them.
struct LaidDecks {
    LaidDecks(const Rules& rules, const DeckCards& first, const DeckCards& second);
    Pile piles[2];
};

/// The rules of Sceptre on one state. Each function is a rule or a step of the book, in the files of this folder:
/// setup (rules 5 to 9, 14), turn (Turn Order, 29, 50), plays (10 to 28), combat (30 to 35), retreat (49), deaths
/// (31, 36 to 45), conditions (46 to 48), values (2, 21, 34), reveals (face-down cards: 10, 11, 13, 35), effects (what card
/// texts do).
class Game final : public CardGame {
public:
    using State = sceptre::State;

    Game(State& state, const Rules& rules);

    // Setting up and going on
    /// Lays out the decks. `seed` gives every shuffle and die.
    void begin(const LaidDecks& decks, std::uint64_t seed);
    void advance() override;
    void stateChanged() override;

    // Asking
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const Facts& facts(CardId card) const { return m_rules.facts(m_table.card(card).definition); }
    [[nodiscard]] Type typeOf(CardId card) const { return static_cast<Type>(m_table.card(card).type); }
    [[nodiscard]] bool is(CardId card, Type type) const
    {
        return m_table.card(card).type == static_cast<std::uint8_t>(type);
    }
    /// A Champion or a Squire.
    [[nodiscard]] bool isUnit(CardId card) const
    {
        return m_table.card(card).type <= static_cast<std::uint8_t>(Type::Squire);
    }
    [[nodiscard]] CardId inCombat(Seat seat) const { return m_table.zone(zoneId(Combat, seat)).first; }
    [[nodiscard]] bool onTableNow(CardId card) const { return onTable(zoneKind(card)); }
    [[nodiscard]] int garrisoned(Seat seat) const { return m_table.zone(zoneId(Garrison, seat)).count; }
    [[nodiscard]] int hp(CardId unit); ///< what is left (SCE-2c)
    [[nodiscard]] int maxHp(CardId unit);
    [[nodiscard]] int def(CardId unit);
    [[nodiscard]] int skl(CardId unit) { return stat(unit, m_rules.words.skl); }
    [[nodiscard]] int spd(CardId unit) { return stat(unit, m_rules.words.spd); }
    [[nodiscard]] int stat(CardId unit, std::uint8_t word);
    using CardGame::has;
    [[nodiscard]] bool has(CardId unit, Status status) const
    {
        return (m_table.card(unit).statuses >> status & 1) != 0;
    }
    [[nodiscard]] int squiresOn(CardId champion) const;
    [[nodiscard]] Coins coinsOn(CardId champion) const;
    [[nodiscard]] Coins coinsInHand(Seat seat) const { return handOf(seat).coins; }
    /// The card of a type in a zone that holds one of them at most.
    [[nodiscard]] CardId findIn(Zone zone, Seat seat, Type type) const
    {
        CardId at = m_table.zone(zoneId(zone, seat)).first;
        while (at.valid() && !is(at, type))
            at = m_table.card(at).next;
        return at;
    }
    [[nodiscard]] CardId gate(Seat seat) const { return findIn(GateSlot, seat, Type::Gate); }
    [[nodiscard]] CardId exterior(Seat seat) const { return findIn(GateSlot, seat, Type::Exterior); }
    [[nodiscard]] int attackBonus(CardId champion); ///< what is added to its attack roll
    [[nodiscard]] int damageBy(CardId champion, CardId target, int base);
    [[nodiscard]] bool needsRoll(CardId champion, int attack);
    /// The chance that an attack breaks through such a DEF, and that one damage roll of a multiple attack succeeds.
    [[nodiscard]] double chanceToHit(CardId champion, int attack, int def);
    [[nodiscard]] double chanceOfDamageRoll(CardId champion, int attack);
    /// Whether a Champion has the Coins and Squires that an attack asks for, whatever else stands against it.
    [[nodiscard]] bool unlocked(CardId champion, int attack);
    const char* brokenInvariant() override;
    const char* brokenCache() override;
    const char* brokenListing() override;
    std::uint64_t digest() const override;
    std::uint64_t ownDigest(Seat seat) const override;

    // Words
    std::string_view question(std::uint8_t kind) const override;
    std::string actionText(const Choice& choice, const Option& option) override;
    Refusal refuseAnswer(const Choice& asked, CardId card) override;
    Refusal ruleOfPlace(CardId card, Seat seat) const override;
    std::string_view sentence(std::uint16_t what) const override;
    std::uint16_t sentences() const override { return static_cast<std::uint16_t>(Says::Last); }
    std::vector<std::string> ownStates(CardId card) const override;

    // What is allowed: the rule that refuses, or nothing
    [[nodiscard]] Refusal refuse(Seat seat, const Option& action);
    [[nodiscard]] Refusal refuseItself(Seat seat, const Option& action);
    /// What stands against a card of the hand by its type, whichever it is.
    [[nodiscard]] Refusal refuseType(Seat seat, Type type);
    [[nodiscard]] Refusal refuseOn(Seat seat, const Option& action, CardId on, CardId replaced);
    /// The same at any time of an own turn before the attack: what a card of the hand waits for.
    [[nodiscard]] Refusal refuseEver(Seat seat, const Option& action);
    /// What can be said of playing a card of a type whichever it is, types as bits.
    struct ByType {
        std::uint32_t refused = 0;
        std::uint32_t allowed = 0; ///< the rest depends on the card
        bool byItself = false;     ///< and on nothing else: neither moment nor texts forbid to play cards
    };
    [[nodiscard]] ByType playableTypes(Seat seat);
    /// By which action a card of the hand is played.
    [[nodiscard]] static std::uint8_t actionOf(Type type);
    /// Every action for which something of a player's could ever be meant, allowed or not: the cards of the hand and in
    /// play, with their abilities, attacks and what may be revealed, then the retreat, and the end of the own turn. Nothing
    /// else is ever offered, so that refuse() has an answer to all of it.
    template <class Visit>
    void eachAction(Seat seat, Visit visit);
    /// Of these, whether a player could mean it: what lies in play is not played again (SCE-36g), nor revealed again.
    [[nodiscard]] bool isMeant(const Option& action) const
    {
        if (action.action == Reveal)
            return !m_table.has(action.card, FaceUp);
        return action.action < AttachCoin || action.action > PlayArena || zoneKind(action.card) == Hand;
    }
    void listActions(Seat seat, Options& options);
    void listTargets(Seat seat, const Option& action, Options& options);
    [[nodiscard]] Refusal refuseAttack(CardId champion, int attack);
    [[nodiscard]] Refusal refuseTarget(CardId champion, CardId target);
    [[nodiscard]] Refusal refuseRetreat(Seat seat);
    [[nodiscard]] Refusal refuseAbility(Seat seat, CardId card, code::Ref ability);
    [[nodiscard]] bool stalemate();

private:
    /// Of the cards of one part of the play area, in their order; made together with AbilitiesOfPart.
    struct Listed {
        CardList units;                 ///< Champions and Squires
        CardList used;                  ///< those with something that is used
        CardList answering;             ///< those that may do something in the other player's turn
        bool readsGarrison = false;     ///< some unit profits from certain Champions of the garrison (SCE-11e)
        Table::Changes hpDependsOn = 0; ///< the changes of the table on which it depends what they do to HP
    };
    /// What is asked about a hand all the time. Right until a card comes into that hand or leaves it
    /// (Table::pilesChanged).
    struct HandList {
        CardList different; ///< in their order, of equal cards only the first
        Coins coins;
    };
    [[nodiscard]] const HandList& handOf(Seat seat) const
    {
        if ((m_table.pilesChanged >> zoneId(Hand, seat) & 1) != 0)
            lookAtHand(seat);
        return m_hands[seat];
    }
    void lookAtHand(Seat seat) const;
    static constexpr int tablePart = 2; ///< after the seats
    /// Calls `visit` with the cards of such a list, all parts in their order.
    template <class Visit>
    void eachListed(CardList Listed::*list, Visit visit)
    {
        (void)index();
        eachPart([&](int part) {
            for (const CardId card : m_listed[part].*list)
                visit(card);
        });
    }
    /// Whether any card of such a list is wanted.
    template <class Wanted>
    [[nodiscard]] bool anyListed(CardList Listed::*list, Wanted wanted)
    {
        (void)index();
        return std::any_of(std::begin(m_listed), std::end(m_listed), [&](const Listed& part) {
            return std::any_of((part.*list).begin(), (part.*list).end(), wanted);
        });
    }

    // Asking players
    /// Yes is number 1, no 0.
    [[nodiscard]] bool askYesNo(std::uint8_t kind, Seat seat, CardId about = NoCard);
    static void offer(Options& options, CardId card) { options.push({0, NoSeat, card}); }
    /// One of the garrison that is alive, to stand in combat; none if there is nobody.
    [[nodiscard]] CardId askNewChampion(Seat seat, CardId about = NoCard);

    // Setup
    void drawHands();
    void dealHand(Seat seat, const char* rule);
    void chooseInitial();
    void rollForStart();

    // Turn
    void startTurn();
    void mainAction();
    void act(Seat seat, const Option& action, CardId onto = NoCard);
    void endTurn();
    void endDisarm(Seat seat);
    void changeOver();
    void respond(Seat seat);
    void listResponses(Seat seat, Options& options);
    [[nodiscard]] bool givenNow(CardId card, const code::Ability& ability);
    void wins(Seat seat, const char* rule) { win(static_cast<std::uint8_t>(1 << seat), rule); }

    // Plays
    /// As long as it lives it is the pre-attack part of a player's turn: for what may be asked at another time.
    class InOwnTurn;
    void attachCoin(Seat seat, CardId coin, CardId champion);
    void playChampion(Seat seat, CardId card);
    void attachSquire(Seat seat, CardId squire, CardId champion, CardId replaced);
    void equip(Seat seat, CardId equipment, CardId unit);
    void answerPlay();
    void playAction(Seat seat, CardId card);
    void setTrap(Seat seat, CardId card);
    void comes(Seat seat, CardId card, Zone zone, const char* rule);
    void playGate(Seat seat, CardId card);
    void playExterior(Seat seat, CardId card);
    void playArena(Seat seat, CardId card);
    void useAbility(Seat seat, CardId card, code::Ref ability);
    [[nodiscard]] bool chooseTarget(const code::Ability& ability, Context& context);
    void runPlayed(Seat seat, CardId card, std::uint16_t since);
    void payCost(Seat seat, CardId forCard);
    [[nodiscard]] Refusal refuseCost(Seat seat, CardId card, const char* rule);
    [[nodiscard]] Refusal refuseThere(Seat seat, CardId card, CardId on, CardId replaced = NoCard);
    [[nodiscard]] bool fitsSomewhere(Seat seat, const Option& action);
    [[nodiscard]] Coins costOf(Seat seat, CardId card);
    [[nodiscard]] bool coinAllowed(Seat seat, CardId coin, CardId on);
    [[nodiscard]] bool maySquireCarry(Seat seat, CardId equipment, CardId squire);
    /// What is attached to a Champion, of that for which attacks ask.
    struct Carried {
        int squires = 0;
        Coins coins;
    };
    [[nodiscard]] Carried carriedBy(CardId champion) const;
    [[nodiscard]] bool enough(CardId champion, Coins have, Coins need);
    [[nodiscard]] Refusal refuseUnpaid(CardId champion, int attack, const Carried& carried);
    [[nodiscard]] Refusal refuseAnyAttack(CardId champion);
    [[nodiscard]] static Metal dearest(Coins cost);
    [[nodiscard]] static Coins without(Coins coins, Metal metal);
    [[nodiscard]] bool paysBoth(Seat seat, Coins face, code::Range text, const Context& context);
    [[nodiscard]] bool leavesText(Seat seat, CardId forCard, CardId coin, Coins rest);
    /// SCE-22c: whether a unit is of the Origin that an Action asks for.
    [[nodiscard]] bool ofOrigin(CardId action, CardId unit) const
    {
        return facts(action).requires_ < 0 || facts(unit).origin == facts(action).requires_;
    }
    [[nodiscard]] bool hasUnitFor(Seat seat, CardId action);
    [[nodiscard]] Refusal refuseText(Seat seat, CardId card, Coins cost, const char* costRule);
    [[nodiscard]] CardId equipped(CardId unit, int slot) const;
    void playedEvent(Seat seat, CardId card, CardId onto = NoCard);

    // Combat
    class AsIfAlive;
    void announce(Seat seat, const Option& action);
    void afterAnnouncement();
    void rollAttack();
    void dealAttackDamage();
    void ownEffects();
    void otherEffects();
    void aftermath();
    [[nodiscard]] bool attackStands();
    void listAttackTargets(CardId champion, CardList& targets);
    void runAttackText(CardId champion, code::Range script);

    // Retreat
    void retreat(Seat seat, bool free);
    [[nodiscard]] bool retreatForbidden(Seat seat, CardId champion);
    void settleDuringRetreat();
    void retreatSucceeds(Seat seat, CardId champion);
    [[nodiscard]] bool rollRetreat(Seat seat, CardId champion, CardId against);

    // Deaths
    void checkDeaths();
    void die(CardId unit, CardId killer, const char* rule);
    void noteDeath(const Death& death);
    void attackersDeathLast(std::size_t before);
    /// Whether a unit has at least the HP that are printed on it: nothing takes any away.
    [[nodiscard]] bool hpIsSure()
    {
        return !m_rules.lowersHp && !lastingPresent().has(Modifier::Set, m_rules.words.hp);
    }
    /// Whether it has no HP left, and is not dead yet.
    [[nodiscard]] bool dies(CardId unit) { return !m_table.has(unit, Dead) && hp(unit) <= 0; }
    [[nodiscard]] bool anybodyDies();
    /// Mostly nothing has happened.
    void settleDeaths()
    {
        if (!m_state.deaths.empty() || !m_table.triggers.empty() || !inCombat(0).valid() || !inCombat(1).valid())
            settleAll();
    }
    void settleAll();
    bool settled();
    void raiseDeaths(const FixedList<Death, 32>& dead);
    void collectBlood(Seat seat, const char* rule);
    void buryChampion(CardId champion);
    void saveSquires(CardId champion);
    void fillCombat(Seat seat);
    void enterCombat(Seat seat, CardId champion);

    // Conditions
    /// Which there may be in play, as bits, and `wasStunned` beside them: mostly none.
    [[nodiscard]] std::uint8_t conditionsInPlay()
    {
        if (m_table.hasChanged(Table::ConditionsReader, Table::Statuses))
            lookAtConditions();
        return m_conditions;
    }
    void lookAtConditions();
    void rollForDazed();
    void endConditions(CardId card, std::uint8_t which, const char* rule);
    [[nodiscard]] const char* ruleOfInflicting(const Context& context) const;

    // Zones and information
    void discardCard(CardId card, const char* rule);
    void leaves(CardId card);
    void takeOut(CardId card, const char* rule);
    void goesTo(CardId card, Zone zone, bool front = false);
    void returns(CardId card);
    void swapChampions(Seat seat, CardId newcomer);
    [[nodiscard]] bool abilityOn(CardId champion);
    [[nodiscard]] bool disabledByModifier(CardId card);
    [[nodiscard]] bool exteriorActive(CardId exterior) const;
    void say(Says what, Seat seat, CardId card = NoCard, CardId other = NoCard, int number = 0, int second = 0,
             const char* rule = nullptr, std::uint8_t hiddenFrom = 0)
    {
        tell(static_cast<std::uint16_t>(what), seat, card, other, number, second, rule, hiddenFrom);
    }
    /// `fixed`: nothing increases, reduces or replaces it (SCE-32a, SCE-47e, SCE-49j). `fromAttack`: what reduces damage is
    /// in the amount (SCE-30l).
    void hurt(CardId unit, int amount, CardId source, const char* rule, bool fixed = false, bool fromAttack = false);
    void isHurt(const Event& event, const char* rule, bool fromAttack);
    void getCondition(CardId card, std::uint8_t status, const char* rule);

    std::string partName(const LogLine& line) const override { return facts(line.card).attacks[line.number].name; }
    std::string optionText(const Choice& choice, const Option& option) override;

    // Cards that lie face down (reveals.cpp)
    void layOpen(CardId card);
    void layHidden(CardId card, Seat seat);
    [[nodiscard]] bool comesFaceUp(Seat seat, CardId squire, CardId champion);
    std::string_view hiddenName(CardId card) const override;
    bool couldBeDealt() override;
    void turnUp(CardId card, const char* rule) override;
    void reveal(CardId card, Seat by) override;
    void lookAt(Seat seat, CardId card) override;
    void touched(CardId card) override;
    bool touchesHolder(CardId self) const override { return !is(self, Type::Squire); } // SCE-11i
    void targeted(CardId card, code::Ref description);
    void uncover(CardId card) override;
    void showSquiresThatSave(CardId champion, bool fromAttack);
    [[nodiscard]] Refusal refuseReveal(Seat seat, CardId card);
    void show(CardId card);
    [[nodiscard]] bool bonusForOthers(CardId squire);
    bool playersMayReveal() const override { return true; }
    void listReveals(Seat seat, Options& options);
    bool offerToShow(Seat seat, const CardList& hidden) override;
    void offerReveals(Seat seat);
    void offerRevealsBefore(const Trigger& trigger);
    void offerRevealsBefore(CardId card);
    /// Whether any card in play may do something in the other player's turn: mostly none may.
    [[nodiscard]] bool anybodyAnswers()
    {
        (void)index();
        return std::any_of(std::begin(m_listed), std::end(m_listed),
                           [](const Listed& part) { return !part.answering.empty(); });
    }
    /// Whether any card in play profits from certain Champions of a garrison.
    [[nodiscard]] bool anybodyReadsGarrison()
    {
        (void)index();
        return std::any_of(std::begin(m_listed), std::end(m_listed),
                           [](const Listed& part) { return part.readsGarrison; });
    }

    // What card texts do: see Meanings
    std::uint8_t discardZone() const override { return DiscardPile; }
    std::uint8_t handZone() const override { return Hand; }
    std::uint8_t deckZone() const override { return Deck; }
    void listAbilities(int part, AbilitiesOfPart& found) override;
    CardId opposing(Seat you) const override { return findIn(Combat, other(you), Type::Champion); } // SCE-21c
    int number(std::uint8_t word, CardId card) override;
    int numberOf(std::uint8_t word, Seat seat) override;
    bool works(CardId card, const code::Ability& ability, const Event* event) override;
    bool active(const Modifier& modifier) override;
    void effectEnded(CardId lying) override;
    [[nodiscard]] bool isOneMay(const code::Ability& ability) const;
    bool isOwnEnd(CardId card, const Event& event) const override;
    bool beforeTrigger(const Trigger& trigger) override;
    void afterTrigger(const Trigger& trigger) override;
    bool orderMatters(std::uint8_t kind) const override { return kind == TrapRow; } // SCE-25h
    bool ordersMoved() const override { return false; }
    CardId lastsWith(CardId source) const override
    {
        return source.valid() && is(source, Type::Exterior) && zoneKind(source) == GateSlot
            ? source
            : NoCard; // SCE-27k, SCE-27l
    }
    bool triggersOnce(CardId card) const override;
    /// SCE-K41; and an effect may have taken a Champion out of combat (SCE-7a).
    bool unsettled() const override { return !m_state.deaths.empty() || !inCombat(0).valid() || !inCombat(1).valid(); }
    void settle() override { settleDeaths(); }
    bool isBeingLost(CardId card) const override
    {
        const CardId holder = m_table.card(card).holder;
        return holder.valid() && (m_table.has(holder, Dead) || isBeingLost(holder));
    }
    void stepDone() override
    {
        // What is done instead of a part of a step belongs to that step; a replacement is one activity (SCE-Q75).
        if (!replacing() && !m_replacingExterior)
            checkDeaths();
    }
    bool mayTake(const code::Step& step, CardId card, CardId to, const Context& context) override;
    bool isBenefit(Term verb) const override;
    bool harms(Term verb, std::uint8_t word, int amount) const override { return m_rules.harms(verb, word, amount); }
    bool mayDecline(const Context& context) const override { return context.optionalRolls; }
    void damage(const Hits& hits, std::uint8_t kind, CardId source, const Context& context) override;
    int left(CardId card) override { return hp(card); }
    const char* ruleOf(Tells what, CardId card) const override;
    void inflict(CardId card, std::uint8_t status, const Context& context) override;
    void cure(CardId card, std::uint8_t statuses) override { endConditions(card, statuses, "SCE-48b"); }
    void gain(Seat seat, std::uint8_t word, int amount) override;
    void discard(CardId card, const Context& context) override;
    void destroy(CardId card, const Context& context) override;
    void move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context) override;
    void giveBack(CardId card, const Context& context) override;
    void attach(CardId card, CardId to, bool extra, const Context& context) override;
    void exchange(CardId card, CardId with, const Context& context) override;
    void perform(const code::Step& step, Seat by, CardId who, Context& context) override;
    void negate(code::Ref what, const Context& context) override;
    void keep(CardId card) override
    {
        if (is(card, Type::Trap) && !m_kept.contains(card))
            m_kept.push(card);
    }
    void play(Seat by, CardId card, CardId onto, const code::Step& step, const Context& context) override;
    [[nodiscard]] Refusal refuseByEffect(Seat by, CardId card, std::uint8_t without);
    int rollEffect(Seat by, int faces, const Context& context) override;

    State& m_state;
    const Rules& m_rules;
    FixedList<CardId, 8> m_kept;      ///< Traps that stay (SCE-25g)
    CardId m_free = NoCard;           ///< a card that an effect has played without its cost
    bool m_replacingExterior = false; ///< between the discard of the old one and the text of the new one (SCE-Q75)
    CardId m_lastHit = NoCard;        ///< what dealt the damage that is looked at
    std::size_t m_noted = 0;          ///< deaths that were noted before the step that goes on
    bool m_saved = true; ///< some unit may live only by HP that are not its own: after the last look at deaths
    static constexpr std::uint8_t wasStunned = 0x80;
    std::uint8_t m_conditions = 0; ///< by conditionsInPlay(); none is missing as long as no unit got another one
    mutable HandList m_hands[2];   ///< of each seat; by handOf()
    Listed m_listed[3];            ///< for each part of the play area; right after index()
};

class Game::InOwnTurn {
public:
    InOwnTurn(Game& game, Seat seat) : m_game(game), m_phase(game.m_state.phase), m_active(game.m_table.active)
    {
        set(Phase::Main, seat);
    }
    ~InOwnTurn() { set(m_phase, m_active); }
    InOwnTurn(const InOwnTurn&) = delete;
    InOwnTurn& operator=(const InOwnTurn&) = delete;

private:
    void set(std::uint8_t phase, Seat active)
    {
        m_game.m_state.phase = phase;
        if (m_game.m_table.active != active)
            m_game.m_table.changed(Table::Moment); // some texts ask whose turn it is
        m_game.m_table.active = active;
    }

    Game& m_game;
    std::uint8_t m_phase;
    Seat m_active;
};

template <class Visit>
void Game::eachAction(Seat seat, Visit visit)
{
    Option one;
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i) {
        one = {};
        one.card = CardId{i};
        if (m_table.card(one.card).controller != seat)
            continue;
        const bool inPlay = onTable(zoneKind(one.card));
        if (!inPlay && zoneKind(one.card) != Hand)
            continue;
        one.action = actionOf(typeOf(one.card));
        visit(one);
        if (!inPlay)
            continue;
        one.action = UseAbility;
        FixedList<code::Ref, 24> uses;
        usesOf(one.card, uses);
        for (const code::Ref use : uses) {
            one.ability = use;
            visit(one);
        }
        if (!isUnit(one.card))
            continue;
        one.ability = -1;
        one.action = Reveal;
        visit(one);
        if (is(one.card, Type::Squire))
            continue;
        one.action = Attacks;
        for (const std::int16_t attack : {std::int16_t(0), std::int16_t(1)}) {
            one.ability = attack;
            visit(one);
        }
    }
    visit(Option{Retreat, NoSeat, inCombat(seat)});
    if (seat == m_table.active) // SCE-30v
        visit(Option{EndTurn});
}

} // namespace muster::engine::sceptre
