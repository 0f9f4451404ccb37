// SPDX-License-Identifier: GPL-3.0-or-later
// Damage. All that is dealt at the same time goes through one order (HRO-Q26): amounts, Immune, the Defensive Ability,
// reductions, Armor, health, what follows.
#include <algorithm>
#include <utility>

#include "engine/games/hero/game.h"

namespace muster::engine::hero {

Event Game::damageEvent(const Damage& one) const
{
    Event event;
    event.kind = code::eventNumber(Term::EventTakesDamage);
    event.it = one.to;
    event.that = one.source;
    event.player = m_table.card(one.to).controller;
    event.other = one.source.valid() ? m_table.card(one.source).controller : NoSeat;
    event.amount = static_cast<std::int16_t>(std::min(one.amount, 9999));
    event.damage = one.kind;
    event.with = one.with;
    return event;
}

/// What a source deals, with everything that adds to it (HRO-205, HRO-Q31, HRO-Q32); nothing stays nothing (HRO-Q29).
int Game::withBonuses(const Damage& one)
{
    if (one.amount <= 0 || !one.source.valid())
        return std::max(0, one.amount);
    const Words& words = m_rules.words;
    const Seat seat = m_table.card(one.source).controller;
    int amount = one.amount;
    if (seat == NoSeat)
        return amount;
    if (typeOf(one.source) == Type::Spell)
        amount += numberNow(words.spellDamage, seat) + numberNow(words.spellBonus, seat);
    return amount + rageOnAll(seat);
}

/// What Rage adds to each damage of a player, where the switch has it so (HRO-Q31).
int Game::rageOnAll(Seat seat)
{
    const bool all = m_rules.switches.rageTarget == Switches::RageTarget::AllDamage;
    return all ? numberNow(m_rules.words.rage, seat) * m_rules.switches.rageRate : 0;
}

void Game::deal(Damages& all, const char* rule)
{
    const Stage outer = std::exchange(m_stage, Stage::All); // it may be dealt in the midst of other damage
    all.removeIf([&](Damage& one) {
        one.amount = withBonuses(one);
        return one.amount <= 0 || !inPlayNow(one.to) || isImmune(one.to); // HRO-Q29, HRO-372
    });
    if (!all.empty())
        defend(all, rule);
    m_stage = outer;
    checkDefeat(); // HRO-Q58
}

/// Both answer before the damage is dealt: the player whose turn it is first (HRO-Q28), and what follows of that answer comes
/// first, too (HRO-460): it stands within the other one.
void Game::defend(Damages& all, const char* rule)
{
    Defended which{};
    for (const Seat seat : {m_table.active, other(m_table.active)})
        which[seat] = answer(seat, all);
    useDefences(all, which, other(m_table.active), rule); // HRO-361
}

/// With an Active Relic, and with the Defensive Ability: the place of its source among all damage.
std::size_t Game::answer(Seat seat, Damages& all)
{
    const CardId hero = heroOf(seat);
    const auto hits = [&](const Damage& one) { return one.to == hero && one.amount > 0; };
    if (std::none_of(all.begin(), all.end(), hits))
        return all.size();
    offerRelics(seat, UnderDamage);
    spareImmune(seat, all); // by an Active Relic, just now
    const std::size_t which = askDefence(seat, all);
    if (which < all.size())
        payDefence(seat, all[which]);
    return which;
}

void Game::spareImmune(Seat seat, Damages& all)
{
    const CardId hero = heroOf(seat);
    if (!isImmune(hero))
        return;
    for (Damage& one : all) {
        if (one.to == hero)
            one.amount = 0;
    }
}

/// HRO-360, HRO-363, HRO-364: with the mana in the pool, once a turn.
bool Game::canDefend(Seat seat)
{
    return m_state.players[seat].used[Defensive] == 0 && abilityCost(seat, Defensive) <= has(seat, m_rules.words.mana)
        && !playerForbidden(m_rules.words.actUse, seat) && !gameOver();
}

/// HRO-365: one of the sources that hit the own hero, or none; the place of it among all damage.
std::size_t Game::askDefence(Seat seat, const Damages& all)
{
    const CardId hero = heroOf(seat);
    Options options;
    options.push({}); // none
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].to != hero || all[i].amount <= 0) // HRO-362
            continue;
        Option one;
        one.card = all[i].source;
        one.ability = all[i].kind;
        one.number = static_cast<std::int16_t>(std::min(all[i].amount, 9999));
        store(options, one);
    }
    if (!canDefend(seat))
        return all.size();
    mergeAlike(options, seat);
    const Option chosen = askGame(Asks::Defend, seat, options, boardCard(seat, Defensive));
    const auto found = std::find_if(all.begin(), all.end(), [&](const Damage& one) {
        return one.to == hero && one.source == chosen.card && one.kind == chosen.ability
            && std::min(one.amount, 9999) == chosen.number;
    });
    return static_cast<std::size_t>(found - all.begin());
}

void Game::payDefence(Seat seat, const Damage& against)
{
    const CardId card = boardCard(seat, Defensive);
    payMana(seat, abilityCost(seat, Defensive), "HRO-360");
    ++m_state.players[seat].used[Defensive];
    say(Says::Defends, seat, card, against.source, against.amount, 0, "HRO-365");
    raise(Term::EventUses, card, NoCard, seat);
}

/// HRO-366, HRO-367: the text on the hero's board. Its other effects come after the damage (HRO-368, HRO-Q25).
void Game::useDefences(Damages& all, const Defended& which, Seat seat, const char* rule)
{
    const std::size_t at = which[seat];
    const bool last = seat == m_table.active;
    const auto next = [&] {
        if (last)
            lessen(all, 0, rule);
        else
            useDefences(all, which, m_table.active, rule);
    };
    if (at >= all.size()) {
        next();
        return;
    }
    const CardId card = boardCard(seat, Defensive);
    Event event = damageEvent(all[at]);
    const auto goOn = [&] {
        all[at].amount = event.amount;
        spareImmune(seat, all); // by the ability itself
        next();
    };
    Proceeding proceeding(goOn);
    const code::Range does = factsOf(card).abilities[Defensive].does;
    for (int i = 0; i < does.count; ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(does.first + i));
        if (ability.kind != code::Ability::Instead && ability.kind != code::Ability::Plays)
            continue;
        Context context = contextOf(card, seat, event);
        context.replaced = &event;
        context.proceeds = &proceeding;
        run(ability.steps, context);
    }
    proceeding();
}

/// Additions to each damage, on the hero or on its player.
int Game::moreTaken(CardId to)
{
    const std::uint8_t word = m_rules.words.damageTaken;
    return added(word, to) + (typeOf(to) == Type::Hero ? addedFor(word, m_table.card(to).controller) : 0);
}

/// What takes from each source: of heroes a number (`damage taken`), of all what texts replace.
void Game::lessen(Damages& all, std::size_t at, const char* rule)
{
    for (; at < all.size(); ++at) {
        Damage& one = all[at];
        if (one.amount > 0)
            one.amount = std::max(0, one.amount + moreTaken(one.to));
        if (one.amount <= 0 || (index().awaited & code::eventBit(Term::EventTakesDamage)) == 0)
            continue;
        Event event = damageEvent(one);
        bool happened = false;
        const auto happens = [&](Event& taken) {
            happened = true;
            all[at].amount = taken.amount;
            m_stage = Stage::All;
            lessen(all, at + 1, rule);
        };
        m_stage = Stage::EachSource;
        wouldHappen(event, happens);
        m_stage = Stage::All;
        if (happened)
            return;
        all[at].amount = 0;
    }
    std::array<int, 2> totals{};
    for (const Damage& one : all) {
        if (typeOf(one.to) == Type::Hero)
            totals[m_table.card(one.to).controller] += one.amount;
    }
    lessenTotals(all, 0, totals, rule);
}

/// What takes from all damage to a hero together (HRO-371, HRO-Q27).
void Game::lessenTotals(Damages& all, int nth, std::array<int, 2> totals, const char* rule)
{
    for (; nth < 2; ++nth) {
        const Seat seat = nth == 0 ? m_table.active : other(m_table.active);
        if (totals[seat] <= 0 || (index().awaited & code::eventBit(Term::EventTakesDamage)) == 0)
            continue;
        Damage whole;
        whole.to = heroOf(seat);
        whole.amount = totals[seat];
        Event event = damageEvent(whole);
        bool happened = false;
        const auto happens = [&](Event& taken) {
            happened = true;
            totals[seat] = taken.amount;
            m_stage = Stage::All;
            lessenTotals(all, nth + 1, totals, rule);
        };
        m_stage = Stage::Total;
        wouldHappen(event, happens);
        m_stage = Stage::All;
        if (happened)
            return;
        totals[seat] = 0;
    }
    apply(all, totals, rule);
}

/// All of it at once, and then it has happened.
void Game::apply(Damages& all, const std::array<int, 2>& totals, const char* rule)
{
    for (const Damage& one : all) {
        if (one.amount > 0 && typeOf(one.to) == Type::Hero)
            say(Says::Hits, m_table.card(one.to).controller, one.to, one.source, one.amount, one.kind);
    }
    for (const Seat seat : {m_table.active, other(m_table.active)})
        hurtHero(seat, totals[seat], rule);
    for (const Damage& one : all) {
        if (one.amount > 0 && typeOf(one.to) != Type::Hero)
            hurtMinion(one, rule);
    }
    // Who has killed a minion: all whose damage it was (HRO-Q11).
    for (const Damage& one : all) {
        if (one.amount <= 0 || typeOf(one.to) == Type::Hero)
            continue;
        std::uint8_t seats = 0;
        for (const Damage& other : all) {
            if (other.to == one.to && other.amount > 0 && other.source.valid())
                seats |= static_cast<std::uint8_t>(1 << (m_table.card(other.source).controller & 1));
        }
        noteHarm({one.to, one.source, seats, one.kind, one.with, isDying(one.to)});
    }
    raiseDamage(all, totals);
    meetAsSoonAs();
}

/// HRO-350, HRO-351, HRO-354: Armor first, whatever the damage is, in a combat too (HRO-324). It goes no other way
/// (HRO-352).
void Game::hurtHero(Seat seat, int amount, const char* rule)
{
    if (amount <= 0)
        return;
    const int absorbed = std::min(amount, has(seat, m_rules.words.armor));
    if (absorbed > 0) {
        setValue(seat, m_rules.words.armor, has(seat, m_rules.words.armor) - absorbed);
        say(Says::ArmorTakes, seat, NoCard, NoCard, absorbed, 0, "HRO-350");
        raise(Term::EventLoses, NoCard, NoCard, seat, m_rules.words.armor, absorbed);
    }
    const int lost = amount - absorbed;
    if (lost <= 0)
        return;
    const CardId hero = heroOf(seat);
    m_table.setDamage(hero, std::min(20'000, m_table.card(hero).damage + lost));
    if (logging())
        say(Says::TakesHealth, seat, hero, NoCard, lost, healthOf(seat), rule);
}

/// Armor below zero adds to each damage and stays (HRO-355, HRO-356); above, it is used up (HRO-Q30), but for what is there
/// only for a time.
void Game::hurtMinion(const Damage& one, const char* rule)
{
    const int armor = numberNow(m_rules.words.armor, one.to);
    int amount = one.amount;
    if (armor < 0) {
        amount -= armor;
    } else if (armor > 0) {
        const int absorbed = std::min(armor, amount);
        const int own = m_table.card(one.to).counters[0];
        m_table.setCounter(one.to, 0, std::max(std::min(own, 0), own - absorbed));
        amount -= absorbed;
    }
    if (amount <= 0)
        return;
    m_table.setDamage(one.to, std::min(20'000, m_table.card(one.to).damage + amount));
    tell(Tells::Damage, m_table.card(one.to).controller, one.to, one.source, amount, 0, rule);
}

void Game::raiseDamage(const Damages& all, const std::array<int, 2>& totals)
{
    if (!concerns(code::eventBit(Term::EventTakesDamage) | code::eventBit(Term::EventDealsDamage)))
        return;
    const AtOnce together(*this);
    for (const Damage& one : all) {
        if (one.amount <= 0)
            continue;
        Event taken = damageEvent(one);
        m_stage = Stage::EachSource;
        happen(taken);
        m_stage = Stage::All;
        if (!one.source.valid())
            continue;
        Event dealt = taken;
        dealt.kind = code::eventNumber(Term::EventDealsDamage);
        dealt.it = taken.that;
        dealt.that = taken.it;
        dealt.player = taken.other;
        dealt.other = NoSeat;
        happen(dealt);
    }
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (totals[seat] <= 0)
            continue;
        Damage whole;
        whole.to = heroOf(seat);
        whole.amount = totals[seat];
        m_stage = Stage::Total;
        happen(damageEvent(whole));
        m_stage = Stage::All;
    }
}

/// A window for Active Relics, where the switch or the relic itself opens one (HRO-Q41).
void Game::offerRelics(Seat seat, RelicWindow window)
{
    while (m_rules.opens(window) && !gameOver()) {
        Options options;
        options.push({}); // none
        eachIn(HeroBoard, seat, [&](CardId card) {
            Option one;
            one.card = card;
            one.action = UseRelic;
            if (factsOf(card).activeRelic && !refuseRelic(seat, card, window))
                store(options, one);
        });
        const Option chosen = askGame(Asks::Respond, seat, options);
        if (!chosen.card.valid())
            return;
        useRelic(seat, chosen.card);
    }
}

/// At any time means: when the Main Phase begins and after each action, too, and in a combat when
/// attackers and when blockers stand; in the own Main Phase that is an action like others (HRO-Q41).
void Game::windowForRelics()
{
    if (!m_rules.opens(BetweenActions) || gameOver())
        return;
    if (m_state.fighting)
        offerRelics(m_table.active, BetweenActions);
    offerRelics(other(m_table.active), BetweenActions);
    lookAround();
}

} // namespace muster::engine::hero
