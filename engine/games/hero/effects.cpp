// SPDX-License-Identifier: GPL-3.0-or-later
// What the words of card texts mean in Hero: numbers, states, and the verbs that differ from those of all games.
#include <algorithm>

#include "engine/games/hero/game.h"

namespace muster::engine::hero {

namespace {

constexpr int baseWeaponDamage = 2; // HRO-258
constexpr int mostMana = 12;        // HRO-174
constexpr int mostArmor = 9999;     // of a minion, as of everything that is counted

} // namespace

// Numbers

/// Before effects in force: the printed number, with a Chest's health (HRO-275), a Weapon's damage (HRO-274), Rage (HRO-200,
/// HRO-Q31).
int Game::printedOfHero(std::uint8_t word, CardId hero)
{
    const Words& words = m_rules.words;
    const Seat seat = m_table.card(hero).controller;
    if (word == words.health || word == words.maximumHealth) {
        const CardId chest = equipped(seat, EquipmentSlot::Chest);
        return CardGame::printed(words.health, hero) + (chest.valid() ? CardGame::printed(words.health, chest) : 0);
    }
    if (word == words.weaponDamage) {
        const CardId weapon = equipped(seat, EquipmentSlot::Weapon);
        return baseWeaponDamage + (weapon.valid() ? factsOf(weapon).damage : 0);
    }
    if (word == words.attackDamage) {
        const int rage = m_rules.switches.rageTarget == Switches::RageTarget::AttackAbility
            ? numberNow(words.rage, seat) * m_rules.switches.rageRate
            : 0;
        return number(words.weaponDamage, hero) + rage;
    }
    return CardGame::printed(word, hero);
}

/// A change to a player's number that the hero has is a change to the hero's.
int Game::number(std::uint8_t word, CardId card)
{
    const Words& words = m_rules.words;
    if (word == words.armor && typeOf(card) != Type::Hero)
        return m_table.card(card).counters[0] + added(word, card);
    if (typeOf(card) != Type::Hero)
        return CardGame::number(word, card);
    const Seat seat = m_table.card(card).controller;
    if (word >= m_code.dialect.firstResource)
        return numberOf(word, seat);
    if (word == words.health) // less its damage (HRO-410); a minion's health is the whole
        return healthOf(seat);
    if (word == words.maximumHealth)
        return maximumHealth(seat);
    return changed(word, seat, CardGame::number(word, card));
}

int Game::healthOfPlayer(Seat seat, int ofHero)
{
    return changed(m_rules.words.maximumHealth, seat, changed(m_rules.words.health, seat, ofHero));
}

/// A number of the player with the changes that texts make to it on the hero.
int Game::changedByHero(std::uint8_t word, Seat seat, int ofPlayer)
{
    if (!mayChange(word))
        return ofPlayer;
    const Change change = changeOf(word, heroOf(seat));
    return std::max(0, change.fixed ? change.value : ofPlayer + change.added);
}

int Game::baseOf(std::uint8_t word, Seat seat)
{
    return word == m_rules.words.maximumMana ? m_state.players[seat].maxMana : 0;
}

/// Health and damage of weapons are the hero's; all other numbers are the player's.
int Game::numberOf(std::uint8_t word, Seat seat)
{
    const Words& words = m_rules.words;
    for (const std::uint8_t ofHero : {words.health, words.maximumHealth, words.weaponDamage, words.attackDamage}) {
        if (word == ofHero)
            return number(word, heroOf(seat));
    }
    const int value = changedByHero(word, seat, CardGame::numberOf(word, seat));
    // HRO-174, HRO-175, HRO-Q37: potions lift the maximum as far as the die goes; the pool follows in Upkeep (HRO-176).
    if (word == words.maximumMana && value > mostMana)
        return mostMana;
    return value;
}

// States

bool Game::workedOutState(CardId card, std::uint8_t state)
{
    if (state == m_rules.words.damaged)
        return m_table.card(card).damage > 0;
    return state == m_rules.words.equipped && typeOf(card) == Type::Equipment && zoneOfCard(card) == HeroBoard;
}

/// The board's own abilities give way to upgrades (HRO-223), the quest, which may count over the whole game
/// (HRO-290), is over with the level-up (HRO-289), and damage is
/// lessened by source or altogether (HRO-Q27).
bool Game::works(CardId card, const code::Ability& ability, const Event* event)
{
    const std::uint8_t slot = m_rules.slotOf(ability);
    if (slot != Slots && boardCard(m_table.card(card).controller, slot) != card)
        return false;
    if (m_rules.isQuest(ability) && (m_table.card(card).statuses & Leveled) != 0)
        return false;
    if (m_stage != Stage::All && event != nullptr && event->kind == code::eventNumber(Term::EventTakesDamage)) {
        const bool ofSource = ability.events.count > 0
            && m_code.events[static_cast<std::size_t>(ability.events.first)].object != code::None;
        const bool hero = typeOf(event->it) == Type::Hero;
        if (hero && (m_stage == Stage::EachSource) != (ofSource || m_rules.switches.thresholdPerSource))
            return false;
    }
    return CardGame::works(card, ability, event);
}

/// A leveled hero's quest counts no longer. More than three hundred things of one turn are as good as that many.
bool Game::historyIsFull()
{
    constexpr std::uint8_t turn = 0;
    m_table.history.removeIf([&](const Event& one) {
        return one.serial <= m_table.began[turn] && one.player < m_table.seats && leveled(one.player);
    });
    return true;
}

void Game::arrived(CardId card, std::uint8_t kind, Seat)
{
    if (kind == Battlefield)
        setSick(card, true); // HRO-303, HRO-Q60
}

/// The items of a tier deck are of that tier.
bool Game::placeTells(CardId card) const { return zoneOfCard(card) >= EarlyDeck || CardGame::placeTells(card); }

bool Game::couldBe(CardId card, std::uint16_t definition) const
{
    const std::uint8_t zone = zoneOfCard(card);
    if (zone < EarlyDeck)
        return CardGame::couldBe(card, definition);
    return m_rules.printed(definition).tier == zone - EarlyDeck;
}

const char* Game::brokenInvariant()
{
    if (const char* wrong = CardGame::brokenInvariant())
        return wrong;
    const Words& words = m_rules.words;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (typeOf(heroOf(seat)) != Type::Hero)
            return "a board without its hero";
        if (maxMana(seat) > mostMana || has(seat, words.spellDamage) > mostOf(seat, words.spellDamage))
            return "more mana or Spell Damage than there can be";
        int worn[5] = {};
        eachIn(HeroBoard, seat, [&](CardId card) { ++worn[static_cast<std::size_t>(factsOf(card).slot)]; });
        for (std::size_t slot = 1; slot < 5; ++slot) {
            if (worn[slot] > 1) // HRO-270
                return "two items in one slot";
        }
        if (!over() && !m_state.fighting && m_state.players[seat].bounty != 0)
            return "a bounty has not been paid";
    }
    if (countIn(Shop, 0) > 5 || (!over() && countIn(Resolving, 0) + countIn(Resolving, 1) > 0))
        return "too many cards in the shop, or one that hangs in the air";
    return nullptr;
}

std::uint64_t Game::ownDigest(Seat) const
{
    std::uint64_t sum = m_state.first | static_cast<std::uint64_t>(m_state.extraTurn) << 8
        | static_cast<std::uint64_t>(m_state.fighting) << 9 | static_cast<std::uint64_t>(m_state.castingDamages) << 10
        | static_cast<std::uint64_t>(m_state.casting.value) << 16
        | static_cast<std::uint64_t>(m_state.channeling.value) << 32;
    for (const Player& one : m_state.players) {
        sum = mix(sum ^ static_cast<std::uint16_t>(one.maxMana));
        sum = mix(sum
                  ^ (one.used[Power] | one.used[Attack] << 8 | one.used[Defensive] << 16
                     | static_cast<std::uint64_t>(one.actions) << 24));
        sum = mix(sum
                  ^ (one.purchases | static_cast<std::uint64_t>(one.combats) << 8
                     | static_cast<std::uint64_t>(one.spells) << 24 | static_cast<std::uint64_t>(one.hasBegun) << 40
                     | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.bounty)) << 48));
    }
    for (const Harm& one : m_state.harms)
        sum = mix(sum
                  ^ (one.card.value | static_cast<std::uint64_t>(one.source.value) << 16
                     | static_cast<std::uint64_t>(one.seats) << 32 | static_cast<std::uint64_t>(one.kind) << 40
                     | static_cast<std::uint64_t>(one.lethal) << 48));
    for (const Block& one : m_state.blocks)
        sum = mix(sum ^ (one.blocker.value | static_cast<std::uint64_t>(one.attacker.value) << 16));
    for (const Channel& one : m_state.channels)
        sum = mix(sum ^ (one.spell.value | static_cast<std::uint64_t>(one.meant.target.value) << 16));
    return sum;
}

// Cards

/// HRO-395, HRO-397, HRO-Q56: when a card is needed, and nothing else comes in. It costs nothing (HRO-396).
bool Game::deckRunsOut(Seat seat)
{
    if (countIn(DiscardPile, seat) == 0)
        return false; // HRO-398, HRO-413
    say(Says::Reshuffles, seat, NoCard, NoCard, countIn(DiscardPile, seat), 0, "HRO-395");
    eachIn(DiscardPile, seat, [&](CardId card) { put(card, Deck, seat); });
    shuffleZone(Deck, seat);
    raise(Term::EventShuffles, NoCard, NoCard, seat);
    return true;
}

bool Game::mayTake(const code::Step& step, CardId card, CardId to, const Context& context)
{
    if (step.verb == Term::VerbHeal)
        return true; // nothing forbids to heal what is whole
    const bool takesAway = step.verb == Term::VerbReturn || step.verb == Term::VerbMove
        || step.verb == Term::VerbDiscard || step.verb == Term::VerbDestroy || step.verb == Term::VerbControl;
    if (takesAway && typeOf(card) == Type::Hero)
        return false;
    return CardGame::mayTake(step, card, to, context);
}

/// A hero stays on its board whatever a text says, and on the battlefield lie minions alone.
bool Game::canLie(CardId card, std::uint8_t kind) const
{
    const Type type = typeOf(card);
    if (kind == Battlefield && type != Type::Minion) // HRO-392
        return false;
    return type != Type::Hero;
}

/// Equipment that leaves its hero is removed from the game (HRO-272, HRO-Q53), and lies in no deck, hand or discard pile.
bool Game::leavesAsItem(CardId card)
{
    if (zoneOfCard(card) == HeroBoard && typeOf(card) == Type::Equipment)
        takeOff(card);
    else if (zoneOfCard(card) == Shop)
        put(card, Removed, 0);
    else
        return false;
    return true;
}

void Game::discard(CardId card, const Context& context)
{
    if (canLie(card, DiscardPile) && !leavesAsItem(card))
        CardGame::discard(card, context);
}

/// An upgrade that leaves, which only a text can do (HRO-224), uncovers the one before, which is now the latest (HRO-225,
/// HRO-Q40).
void Game::fallsOff(CardId card)
{
    if (m_table.card(card).next.valid())
        return; // an older one
    m_table.eachOn(m_table.card(card).holder, [&](CardId older) {
        if (older != card)
            m_table.attach(older, card);
    });
    m_table.moveToEnd(card, zones().id(HeroBoard, m_table.card(card).controller));
    m_table.setFlag(card, Beneath, false);
    m_table.partAnew(card);
}

/// It dies when the effect is over; until then nothing can be done with it any more.
void Game::destroy(CardId card, const Context& context)
{
    if (!inPlayNow(card) || !canLie(card, DiscardPile) || leavesAsItem(card))
        return;
    if (typeOf(card) != Type::Minion) { // an upgrade
        CardGame::discard(card, context);
        return;
    }
    tell(Tells::Destroyed, m_table.card(card).controller, card, context.self);
    noteHarm({card, context.self, static_cast<std::uint8_t>(1 << context.you), 0xff, NoCard, true});
    m_table.setFlag(card, Dead, true);
}

void Game::move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context)
{
    if (!canLie(card, place.zone) || leavesAsItem(card))
        return;
    if (factsOf(card).token && place.zone != Battlefield)
        put(card, Removed, m_table.card(card).owner);
    else
        CardGame::move(card, place, by, step, context);
}

void Game::giveBack(CardId card, const Context&)
{
    if (!canLie(card, Hand) || leavesAsItem(card))
        return;
    m_state.harms.removeIf([&](const Harm& one) { return one.card == card; });
    if (factsOf(card).token)
        put(card, Removed, m_table.card(card).owner);
    else
        toHand(card, nullptr);
}

/// Tokens that have left come again, so that a game never runs out of them.
void Game::create(std::uint16_t definition, int amount, const code::Step& step, Seat seat, Context& context)
{
    for (int i = 0; i < amount; ++i) {
        CardId again = NoCard;
        eachIn(Removed, seat, [&](CardId card) {
            if (m_table.card(card).definition == definition && factsOf(card).token)
                again = card;
        });
        const std::uint8_t kind =
            step.place == code::None ? std::uint8_t(Hand) : m_code.places[static_cast<std::size_t>(step.place)].zone;
        const Type type = m_rules.printed(definition).type;
        if (type == Type::Hero || (kind == Battlefield && type != Type::Minion))
            return; // there is no place for it
        if (!again.valid()) {
            CardGame::create(definition, 1, step, seat, context);
            continue;
        }
        tell(Tells::Creates, seat, again, context.self);
        put(again, kind, seat);
        arriveAs(again, step, context);
    }
}

/// A board with its hero and upgrades is its player's. An item that changes hands is equipped anew; a minion is fresh
/// (HRO-Q60), and out of the combat that goes on.
void Game::takeControl(CardId card, Seat seat)
{
    const Type type = typeOf(card);
    if (type == Type::Hero || type == Type::Upgrade)
        return;
    if (type == Type::Equipment) {
        if (zoneOfCard(card) == HeroBoard)
            handOver(card, seat);
        return;
    }
    CardGame::takeControl(card, seat);
    setSick(card, true);
    m_table.setFight(card, 0);
}

// Damage and healing

/// Damage to a player is damage to the hero. A spell that gets here deals damage, or tries to (HRO-Q33).
void Game::damage(const Hits& hits, std::uint8_t kind, CardId source, const Context& context)
{
    const bool spell = source.valid() && typeOf(source) == Type::Spell;
    if (spell && (source == m_state.casting || source == m_state.channeling))
        m_state.castingDamages = true;
    Damages all;
    for (const Hit& hit : hits) {
        Damage one;
        one.to = hit.card.valid() ? hit.card : heroOf(hit.seat);
        one.source = source;
        one.amount = hit.amount;
        one.kind = spell ? m_rules.words.ofSpell : kind;
        one.with = context.self;
        store(all, one);
    }
    deal(all, nullptr);
}

/// HRO-451, HRO-Q38: up to the maximum.
void Game::heal(CardId card, int amount)
{
    if (inPlayNow(card))
        CardGame::heal(card, amount);
}

void Game::healPlayer(Seat seat, int amount) { heal(heroOf(seat), amount); }

// What is counted

/// Nothing but texts brings a class resource (HRO-202), and nothing but what is here limits it or takes it away
/// (HRO-203, HRO-207, HRO-210). Any hero can have Armor (HRO-353).
void Game::gain(Seat seat, std::uint8_t word, int amount)
{
    const Words& words = m_rules.words;
    if (word == words.spellDamage || word == words.rage) {
        const int room = std::max(0, mostOf(seat, word) - has(seat, word));
        if (amount > room)
            say(Says::TooMuch, seat, NoCard, NoCard, amount - room, word, "HRO-209");
        amount = std::min(amount, room);
    }
    if (word == words.armor)
        amount = std::min(amount, m_rules.switches.armorCap - has(seat, word)); // HRO-Q38
    CardGame::gain(seat, word, amount);
    meetAsSoonAs(); // HRO-Q44
}

/// HRO-210: as the board says of the hero's own class resource.
int Game::mostOf(Seat seat, std::uint8_t word) const
{
    const Facts& hero = factsOf(heroOf(seat));
    const int limit = hero.resource == word ? hero.resourceLimit
        : word == m_rules.words.spellDamage ? mostSpellDamage
                                            : 0;
    return limit > 0 ? limit : Switches::none;
}

/// What goes back to 0 then, by the hero's board; Spell Damage that is not the hero's own goes with a damage spell.
void Game::resetResource(Seat seat, Facts::Reset when)
{
    const Facts& hero = factsOf(heroOf(seat));
    for (const std::uint8_t word : {m_rules.words.rage, m_rules.words.spellDamage}) {
        const Facts::Reset reset = hero.resource == word ? hero.reset
            : word == m_rules.words.spellDamage          ? Facts::Reset::DamageSpell
                                                         : Facts::Reset::Never;
        if (reset != when) // Rage stays (HRO-201)
            continue;
        lose(seat, word, has(seat, word));
    }
}

void Game::lose(Seat seat, std::uint8_t word, int amount)
{
    CardGame::lose(seat, word, amount);
    meetAsSoonAs();
}

/// Of a hero it is the player's; a minion has only armor, which may fall below zero (HRO-355).
void Game::gainOn(CardId card, std::uint8_t word, int amount)
{
    if (typeOf(card) == Type::Hero) {
        gain(m_table.card(card).controller, word, amount);
        return;
    }
    if (word != m_rules.words.armor || amount == 0 || !inPlayNow(card))
        return;
    m_table.setCounter(card, 0, std::clamp(m_table.card(card).counters[0] + amount, -mostArmor, mostArmor));
    tell(amount > 0 ? Tells::GainsOn : Tells::LosesOn, m_table.card(card).controller, card, NoCard, std::abs(amount),
         word, "HRO-355");
}

void Game::loseOn(CardId card, std::uint8_t word, int amount)
{
    if (typeOf(card) == Type::Hero)
        lose(m_table.card(card).controller, word, amount);
    else
        gainOn(card, word, -amount);
}

void Game::setOn(CardId card, std::uint8_t word, int amount)
{
    if (typeOf(card) == Type::Hero)
        setOf(m_table.card(card).controller, word, amount);
    else if (word == m_rules.words.armor && inPlayNow(card))
        m_table.setCounter(card, 0, amount);
}

void Game::turnTo(CardId card, std::uint8_t state, int steps, const Context& context)
{
    if (!inPlayNow(card))
        return; // it is gone
    if (state == code::FirstState + m_rules.words.untapped && inForce(Modifier::Forbid, m_rules.words.actUntap, card))
        return; // what cannot untap is not untapped by effects either
    // HRO-287, HRO-289: once, and for good. What is leveled is not turned to it again: see CardGame::mayTake().
    const bool levels = state == code::FirstState + m_rules.words.leveled;
    CardGame::turnTo(card, state, steps, context); // HRO-286
    if (levels)
        say(Says::LevelsUp, m_table.card(card).controller, card, NoCard, 0, 0, "HRO-286");
}

} // namespace muster::engine::hero
