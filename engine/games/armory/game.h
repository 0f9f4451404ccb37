// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/armory/state.h"

namespace muster::engine::armory {

/// What a player can do.
enum Action : std::uint8_t {
    Nothing = 0, ///< ends the turn, does not block, does not counter attack
    HandOver,    ///< the teammate acts (ARM-833)
    PlayAttribute,
    PlayCard, ///< an Item, a Favor, a Skill Technique: on `seat` or `other`; `number` 1: the teammate is its "you"
    Equip,
    AttachTrinket, ///< to `other`
    Drop,
    Use,        ///< the ability `ability` of a card: on `seat` or `other`
    AttackWith, ///< a Weapon, on `seat`, with the Technique `other`
    Throw,      ///< the same by the ability `ability`
    Block,      ///< with the Weapon `card` and the Armor `other`
};

/// Armory's own questions.
enum Question : std::uint8_t {
    Redraw = static_cast<std::uint8_t>(Ask::OfTheGame), ///< one more card of the starting hand to replace, or enough
    WhoStarts,
    MainAction,  ///< an action of the Main Phase, or the end of the turn
    UseInAttack, ///< an ability of the Attack Step, or none
    BlockWith,   ///< a Weapon, an Armor, one of each, or nothing
    HelpBlock,   ///< the teammate's Weapon, or none
    DefendWith,  ///< a Defense Technique, or none
    CounterWith, ///< a Weapon with or without a Technique, or none
    CureWhich,   ///< which status effect is cured, by `number`
    TargetOf,    ///< whom a Technique of combat is used on: `seat` or `other`
};

/// Lines of the log besides those of all games.
enum class Says : std::uint16_t {
    Rolls = static_cast<std::uint16_t>(Tells::OfTheGame),
    Starts,
    Places,
    Redraws,
    Keeps,
    PlaysAttribute,
    Plays,
    Equips,
    Drops,
    UsesAbility,
    Sacrifices,
    Attacks, ///< `card` on the seat `number`, damage `second`
    Throws,
    Counters,
    BlocksWith,
    BlocksNothing,
    Avoids,
    Strikes,  ///< attack `number` against block `second`
    WearsOff, ///< a blocker loses a DP
    Breaks,
    Becomes, ///< `card` the state `number`
    GetsDie, ///< `number` turns of the word `second`
    DieShows,
    Cured,
    Poisoned,
    TurnsUnfinished,
    Last,
};

/// The rules of Armory on one state. Each function is a rule or a step of the book, in the files of this folder:
/// setup, turn (Draw, Main and End Phase), plays (Attributes, Items, Favors, Techniques), equipment (equipping,
/// Trinkets, breaking), combat (the Combat Phase), defense (blocks and avoiding), status (dice), victory, effects
/// (what card texts do).
class Game final : public CardGame {
public:
    using State = armory::State;
    Game(State& state, const Rules& rules) : CardGame(state, rules), m_state(state), m_rules(rules) { }

    /// One Armory a fighter (ARM-001), as indices of the catalogue; `seed` gives every shuffle and die. The dice say
    /// who chooses the first fighter, unless `first` is given.
    void begin(std::span<const std::vector<std::uint16_t>> armories, std::uint64_t seed, Seat first = NoSeat);
    /// Numbers that all equipment of a fighter has in place of the printed ones, without any text: of an opponent in
    /// goldfish games, whose Starters are made up.
    struct Outfit {
        int attack = 0;
        int block = 0;
        int durability = 1;
    };
    void outfit(Seat seat, const Outfit& numbers);
    /// How many fighters a kind of game is for (ARM-101).
    [[nodiscard]] static int fightersOf(Mode mode) { return mode == Mode::Duel ? 2 : mode == Mode::Trei ? 3 : 4; }
    [[nodiscard]] Mode mode() const
    {
        return m_table.seats == 2 ? Mode::Duel : m_table.seats == 3 ? Mode::Trei : Mode::Tandem;
    }
    void advance() override;
    void stateChanged() override;

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const Rules& rules() const { return m_rules; }
    [[nodiscard]] const Facts& own(CardId card) const { return m_rules.own(m_table.card(card).definition); }
    [[nodiscard]] bool is(CardId card, Type type) const { return isType(card, static_cast<std::uint8_t>(type)); }
    [[nodiscard]] bool isEquipment(CardId card) const { return is(card, Type::Weapon) || is(card, Type::Armor); }
    /// Nothing else can be used (ARM-514, ARM-515).
    [[nodiscard]] bool isReady(CardId card) const
    {
        return (m_table.card(card).statuses & (Committed | Exhausted)) == 0;
    }
    [[nodiscard]] int health(Seat seat) const { return has(seat, m_rules.words.health); }
    [[nodiscard]] int durability(CardId card) const { return m_table.card(card).counters[0]; }
    [[nodiscard]] int diceOf(Seat seat, std::uint8_t word) const { return has(seat, word); }
    [[nodiscard]] Seat teammate(Seat seat) const;
    [[nodiscard]] bool onTurn(Seat seat) const { return sameSide(seat, m_table.active); }
    /// Of which some actions are barred and no others (ARM-126).
    [[nodiscard]] bool firstTurn(Seat seat) const { return onTurn(seat) && m_state.fighters[seat].turns <= 1; }
    /// Attributes of a kind in play (ARM-309).
    [[nodiscard]] int attributesOf(Seat seat, int attribute) const
    {
        return m_state.fighters[seat].have[static_cast<std::size_t>(attribute)];
    }
    [[nodiscard]] Refusal refuseNeeds(Seat seat, CardId card) const; ///< of its requirement
    [[nodiscard]] bool meets(Seat seat, CardId card) const { return !refuseNeeds(seat, card); }
    [[nodiscard]] int emptyWeaponSpaces(Seat seat) const;
    [[nodiscard]] int emptyArmorSpaces(Seat seat) const;
    [[nodiscard]] CardId trinketOn(CardId card) const { return m_table.card(card).firstOn; }
    /// The attack that goes on; nullptr: none.
    [[nodiscard]] const Attack* attack() const
    {
        return m_state.attacks.empty() ? nullptr : &m_state.attacks[m_state.attacks.size() - 1];
    }
    [[nodiscard]] int attackDamage(const Attack& attack);
    [[nodiscard]] int blockOf(const Attack& attack);
    [[nodiscard]] std::uint8_t rangeOf(const Attack& attack);
    [[nodiscard]] std::uint8_t rangeOf(CardId weapon);
    [[nodiscard]] int attackOf(CardId weapon) { return number(m_rules.words.attack, weapon); }
    /// With additions to the attack damage of this Weapon alone.
    [[nodiscard]] int damageBy(CardId weapon) { return attackOf(weapon) + added(m_rules.words.attackDamage, weapon); }
    [[nodiscard]] int blockOf(CardId card) { return number(m_rules.words.block, card); }

    // What is allowed: the rule that refuses, or nothing
    [[nodiscard]] Refusal refuse(Seat seat, const Option& action);
    /// Every action that something of a player's could be meant for. `visit` may say, by false, that what differs only in
    /// whom or what it is done to, or with which Technique, need not be looked at.
    template <class Visit>
    void eachAction(Seat seat, Visit visit)
    {
        CardList hand;
        eachIn(Hand, seat, [&](CardId card) { hand.push(card); });
        eachActionWith(seat, hand, visit);
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
    void eachOfSide(Seat seat, Visit visit) const
    {
        for (Seat i = 0; i < m_table.seats; ++i) {
            const auto one = static_cast<Seat>((seat + i) % m_table.seats);
            if (sameSide(one, seat))
                visit(one);
        }
    }
    template <class Visit>
    void eachSeat(Visit visit) const
    {
        for (Seat i = 0; i < m_table.seats; ++i)
            visit(static_cast<Seat>((m_table.active + i) % m_table.seats));
    }
    [[nodiscard]] Attack& current() { return m_state.attacks[m_state.attacks.size() - 1]; }

    // Setup
    void placeStarters(Seat seat);
    void redrawHands();
    void chooseStart();
    [[nodiscard]] Seat rollForStart();

    // Turn
    void startTurn();
    void drawPhase();
    void mainAction();
    void endPhase();
    void refreshAndEnd();
    void passTurn();
    void statusDiceStep();
    void refreshStep();
    void refresh(CardId card);
    void settleAll()
    {
        const bool quiet = m_table.triggers.empty() && !m_state.fell && m_state.detached.empty() && m_table.seats != 4
            && !anyAsSoonAs(); // as nearly always
        if (!quiet)
            settleTexts();
    }
    void settleTexts();
    void shareHands();
    [[nodiscard]] Refusal refuseEnd(Seat seat);
    [[nodiscard]] Refusal refuseHandOver(Seat seat);
    [[nodiscard]] bool mustAttack(Seat seat);

    // Plays
    template <class Visit>
    void eachActionWith(Seat seat, const CardList& hand, Visit visit);
    void cardsToPlay(Seat seat, CardList& cards);
    [[nodiscard]] std::uint32_t spentTypes(Seat seat) const;
    [[nodiscard]] Refusal refuseOnTurn(Seat seat, const Option& action);
    [[nodiscard]] Refusal refuseAttribute(Seat seat, CardId card);
    [[nodiscard]] Refusal refuseCard(Seat seat, const Option& action);
    [[nodiscard]] Refusal refuseTarget(Seat seat, const code::Ability& ability, const Context& context,
                                       const Option& action);
    [[nodiscard]] Option askTarget(Seat seat, CardId technique);
    [[nodiscard]] Refusal refuseUse(Seat seat, const Option& action);
    [[nodiscard]] Refusal refuseTextAttack(Seat seat);
    [[nodiscard]] bool allowance(Seat seat, CardId card, int used);
    [[nodiscard]] code::Ref playedAbility(CardId card) const { return own(card).played; }
    template <class Visit>
    void eachTarget(Seat seat, CardId card, code::Ref ability, Option option, Visit visit);
    template <class Visit>
    void eachOfHand(Seat seat, CardId card, Visit& visit);
    void playAttribute(Seat seat, CardId card);
    void playCard(Seat seat, const Option& action);
    void carryOut(Seat seat, Seat you, CardId card, Seat onSeat, CardId onCard);
    void goOnPlaying(Played played);
    void useAbility(Seat seat, const Option& action);

    // Attacks of texts
    bool runText(code::Ref ability, Context& context);
    void forgetAhead(Seat seat);
    void beginWaiting();
    void beginHeld(std::size_t at);
    void goOnAfter(const Attack& attack);

    // Equipment
    [[nodiscard]] Refusal refuseEquip(Seat seat, CardId card, bool needsIgnored = false);
    [[nodiscard]] Refusal refuseAttach(Seat seat, CardId card, CardId host);
    [[nodiscard]] Refusal refuseHost(Seat seat, CardId card, CardId host);
    [[nodiscard]] Refusal refuseDrop(Seat seat, CardId card);
    void equip(Seat seat, CardId card, bool ready);
    void breakCard(CardId card);
    void noteLast(CardId card);
    void setState(CardId card, std::uint16_t state);

    // Combat
    [[nodiscard]] Refusal refuseAttack(Seat seat, const Option& action, const Attack* countered);
    [[nodiscard]] Refusal refuseTechnique(Seat seat, CardId card);
    [[nodiscard]] bool mayAttackWith(CardId weapon, std::uint8_t given = 0);
    [[nodiscard]] std::uint8_t rangeGivenBy(CardId technique, Seat seat, Seat attacked, bool counter);
    template <class Visit>
    void eachWeaponAttack(Seat seat, Seat target, Visit visit);
    void declare(Seat seat, const Option& action, bool counter);
    [[nodiscard]] bool throwWeapon(Seat seat, const Option& action, bool counter);
    void beginAttack(const Attack& attack);
    void combatStep();
    void attackStep();
    void listUsesInAttack(Seat seat, CardId card, Options& options);
    void damageStep();
    void durabilityStep();
    void counterStep();
    void finishAttack();
    void setTable(const Attack* attack, bool on);
    [[nodiscard]] bool mayCounter(const Attack& attack);
    [[nodiscard]] bool ableToCounter(const Attack& attack);
    [[nodiscard]] bool sourceStands(const Attack& attack) const
    {
        return m_table.card(attack.source).entered == attack.entered && inPlayNow(attack.source);
    }

    // Defense
    void defenseStep();
    [[nodiscard]] bool mayBlock(CardId card);
    [[nodiscard]] Option askBlock(const Attack& now);
    [[nodiscard]] CardId askDefense(const Attack& now);
    void tellBlocks(const Attack& blocked);
    void commitBlockers(Attack& attack, CardId weapon, CardId armor);

    // Status and victory
    void addDie(Seat seat, std::uint8_t status, int turns);
    void noteDice(Seat seat);
    void setHealth(Seat seat, int amount);
    /// Whose effect, attack or action does what happens now.
    [[nodiscard]] Seat causer() const { return textOf() == NoSeat ? m_state.causer : textOf(); }
    void checkEnd();
    void finishTrei(std::uint8_t defeated);

    void say(Says what, Seat seat, CardId card = NoCard, CardId other = NoCard, int number = 0, int second = 0,
             const char* rule = nullptr, std::uint8_t hiddenFrom = 0)
    {
        tell(static_cast<std::uint16_t>(what), seat, card, other, number, second, rule, hiddenFrom);
    }

    void countAttributes(Seat seat);
    /// Whether a card has abilities that are used, its own or given ones; mostly it has none.
    [[nodiscard]] bool mayHaveUses(CardId card) { return !cardFacts(card).uses.empty() || anythingGiven(); }
    template <class Visit>
    static bool goesOn(Visit& visit, const Option& option)
    {
        if constexpr (std::is_void_v<decltype(visit(option))>) {
            visit(option);
            return true;
        } else {
            return visit(option);
        }
    }

    // What card texts do: see Runner and CardGame
    void arrived(CardId card, std::uint8_t kind, Seat seat) override;
    std::uint8_t discardZone() const override { return Discard; }
    std::uint8_t handZone() const override { return Hand; }
    std::uint8_t deckZone() const override { return Deck; }
    int baseOf(std::uint8_t word, Seat seat) override;
    bool ordersOwnTriggers() const override { return true; } // ARM-Q57
    int triggerRank(Seat you) const override { return (you - m_table.active + m_table.seats) % m_table.seats; }
    bool active(const Modifier& one) override
    {
        return one.expiry.kind != Expiry::EndOfAttack
            || (one.expiry.attack != 0 && one.expiry.attack == m_table.attacks);
    }
    std::uint8_t attackMeant() const override { return static_cast<std::uint8_t>(m_table.attacks + m_ahead); }
    bool namedCondition(std::uint8_t word, const Context& context) override;
    bool hasPrintedKeyword(CardId card, std::uint8_t state) const override;
    bool beforeTrigger(const Trigger& trigger) override;
    void afterTrigger(const Trigger& trigger) override;
    void stepDone() override;
    void holdsOn(code::Range steps, const Context& context) override;
    bool mayPick(Seat by, Seat seat) override { return by == seat || !firstTurn(by); } // ARM-Q10
    void attackByText(const code::Step& step, const Hits& hits, CardId by, Seat seat, Context& context) override;
    void takeDamage(const Blow& blow, int amount) override;
    int damageOf(const Blow& blow) override;
    void gain(Seat seat, std::uint8_t word, int amount) override;
    void lose(Seat seat, std::uint8_t word, int amount) override;
    void loseOn(CardId card, std::uint8_t word, int amount) override;
    void inflictPlayer(Seat seat, std::uint8_t status, int amount, const Context& context) override;
    void curePlayer(Seat seat, std::uint8_t status, int amount) override;
    void turnTo(CardId card, std::uint8_t state, int steps, const Context& context) override;
    void discard(CardId card, const Context& context) override;
    void destroy(CardId card, const Context&) override { breakCard(card); }
    void giveBack(CardId card, const Context& context) override;
    void move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context) override;
    void attach(CardId card, CardId to, bool extra, const Context& context) override;
    void control(CardId, Seat, const Expiry&) override { } ///< ARM-501: equipment is its owner's for good
    void detach(CardId card, const Context& context) override;
    void play(Seat by, CardId card, CardId onto, const code::Step& step, const Context& context) override;
    void keep(CardId card) override { m_kept = card; }
    void searched(Seat seat, std::uint8_t zone, const CardList& taken, bool, bool toHand) override
    {
        CardGame::searched(seat, zone, taken, true, toHand); // ARM-492
    }
    void endNow(std::uint8_t moment) override;
    void perform(const code::Step&, Seat, CardId, Context&) override { }
    void negate(code::Ref, const Context&) override { }
    bool mayTake(const code::Step& step, CardId card, CardId to, const Context& context) override;
    [[nodiscard]] bool mayGoOnBoard(CardId card, const code::Place& place, Seat by, const Context& context);
    [[nodiscard]] bool mayBePlayed(Seat by, CardId card, const code::Step& step);
    [[nodiscard]] bool isPicked(code::Ref selector, CardId card, Seat by);

    /// A throw that is about to be made (ARM-Q23).
    struct Thrown {
        CardId weapon = NoCard;
        int added = 0; ///< what changes the Weapon's attack
        bool counter = false;
    };

    State& m_state;
    const Rules& m_rules;
    CardId m_kept = NoCard; ///< a Favor that stays in the arena
    Thrown m_thrown;
    /// A Weapon whose attack is only thought of, and the range that its Technique would give it.
    CardId m_supposed = NoCard;
    std::uint8_t m_supposedRange = 0;
    bool m_supposesCounter = false;
    std::uint8_t m_ahead = 0; ///< 1 while a text is carried out that is about to make the only attack
};

template <class Visit>
void Game::eachTarget(Seat seat, CardId card, code::Ref ability, Option option, Visit visit)
{
    const code::Ref target = ability == code::None ? code::None : m_code.ability(ability).target;
    if (target == code::None) {
        (void)goesOn(visit, option);
        return;
    }
    if (m_code.selector(target).isPlayer()) {
        for (Seat one = 0; one < m_table.seats; ++one) {
            option.seat = one;
            if (!goesOn(visit, option))
                return;
        }
        return;
    }
    Context context;
    context.you = seat;
    context.self = card;
    CardList cards;
    collect(target, context, seat, cards);
    for (const CardId one : cards) {
        option.other = one;
        if (!goesOn(visit, option))
            return;
    }
}

/// The attacks that could be made with a fighter's Weapons on another: one Weapon each (ARM-425, ARM-606), alone and with
/// each Attack Technique of the hand (ARM-455, ARM-611 to ARM-613), as both are judged together (ARM-Q25).
template <class Visit>
void Game::eachWeaponAttack(Seat seat, Seat target, Visit visit)
{
    eachIn(Board, seat, [&](CardId weapon) {
        if (!is(weapon, Type::Weapon)) // ARM-433
            return;
        const auto with = [&](Option one) {
            if (!goesOn(visit, one))
                return;
            eachIn(Hand, seat, [&](CardId technique) {
                if (!is(technique, Type::Technique) || own(technique).step != Step::Attack)
                    return;
                one.other = technique;
                (void)goesOn(visit, one);
            });
        };
        Option one;
        one.action = AttackWith;
        one.card = weapon;
        one.seat = target;
        with(one);
        if (!mayHaveUses(weapon))
            return;
        FixedList<code::Ref, 24> uses;
        usesOf(weapon, uses);
        for (const code::Ref use : uses) {
            if (!m_rules.attacks(use) || m_code.ability(use).moment != m_rules.words.attackStep)
                continue;
            one.action = Throw;
            one.ability = use;
            with(one);
        }
    });
}

template <class Visit>
void Game::eachActionWith(Seat seat, const CardList& hand, Visit visit)
{
    Option one;
    (void)goesOn(visit, one);
    one.action = HandOver;
    if (m_table.seats == 4)
        (void)goesOn(visit, one);
    for (const CardId card : hand)
        eachOfHand(seat, card, visit);
    const bool given = anythingGiven();
    const auto usesFrom = [&](CardId card) {
        if (cardFacts(card).uses.empty() && !given)
            return;
        FixedList<code::Ref, 24> uses;
        usesOf(card, uses);
        for (const code::Ref use : uses) {
            if (m_code.ability(use).moment == m_rules.words.attackStep)
                continue; // with an attack (ARM-Q51)
            Option of;
            of.action = Use;
            of.card = card;
            of.ability = use;
            eachTarget(seat, card, use, of, visit);
        }
    };
    eachIn(Board, seat, [&](CardId card) {
        if (isEquipment(card)) {
            Option drops;
            drops.action = Drop;
            drops.card = card;
            (void)goesOn(visit, drops);
        }
        usesFrom(card);
        m_table.eachOn(card, usesFrom);
    });
    for (Seat target = 0; target < m_table.seats; ++target) { // ARM-822
        if (target != seat)
            eachWeaponAttack(seat, target, visit);
    }
}

template <class Visit>
void Game::eachOfHand(Seat seat, CardId card, Visit& visit)
{
    Option one;
    one.card = card;
    switch (static_cast<Type>(m_table.card(card).type)) {
    case Type::Attribute:
        one.action = PlayAttribute;
        (void)goesOn(visit, one);
        return;
    case Type::Weapon:
    case Type::Armor:
        one.action = Equip;
        (void)goesOn(visit, one);
        return;
    case Type::Trinket: {
        one.action = AttachTrinket;
        bool more = true;
        eachIn(Board, seat, [&](CardId host) {
            if (!more || !isEquipment(host))
                return;
            one.other = host;
            more = goesOn(visit, one);
        });
        return;
    }
    default:
        one.action = PlayCard;
        eachTarget(seat, card, playedAbility(card), one, visit);
        if (is(card, Type::Favor) && m_table.seats == 4) {
            one.number = 1; // ARM-834
            eachTarget(teammate(seat), card, playedAbility(card), one, visit);
        }
    }
}

} // namespace muster::engine::armory
