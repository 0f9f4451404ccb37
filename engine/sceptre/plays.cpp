// SPDX-License-Identifier: GPL-3.0-or-later
// Playing cards and using Abilities: rules 10 to 13 and 15 to 28, Turn Order 3.
#include "engine/sceptre/game.h"

namespace muster::engine::sceptre {

namespace {

constexpr int mostGarrisoned = 4; // SCE-7c, SCE-12a
constexpr int mostSquires = 2;    // SCE-37a
constexpr int mostTraps = 3;      // SCE-25b

} // namespace

// What is allowed

Refusal Game::refuse(Seat seat, const Option& action)
{
    if (seat != m_table.active && action.action != UseAbility && action.action != Reveal)
        return "SCE-T3"; // the pre-attack activities belong to the player whose turn it is
    if (m_state.phase != Phase::Main && action.action != UseAbility && action.action != Reveal)
        return "SCE-30q"; // SCE-T7: nothing of it once the attack has begun
    const CardId card = action.card;
    const bool fromHand = action.action >= AttachCoin && action.action <= PlayArena;
    if (fromHand && (!card.valid() || m_table.card(card).zone != zoneId(Hand, seat)))
        return action.action == AttachCoin ? "SCE-T3a" : "SCE-T3d";
    if (fromHand && playerForbidden(m_rules.words.actPlay, seat, card))
        return "SCE-20a";
    return refuseItself(seat, action);
}

/// The same where nothing stands against its moment, and a card that is played is in the hand.
Refusal Game::refuseItself(Seat seat, const Option& action)
{
    const CardId card = action.card;
    switch (action.action) {
    case AttachCoin:
        if (m_state.players[seat].coinsAttached >= 1 + coinsAllowed(seat, card) && !fitsSomewhere(seat, action))
            return "SCE-17a";
        break;
    case PlayChampion:
        return garrisoned(seat) >= mostGarrisoned ? "SCE-12a" : Allowed; // SCE-T3b
    case AttachSquire:
        break; // SCE-16a, SCE-T3c: any number; there is always a Champion in combat
    case PlayEquipment: {
        if (const Refusal cost = refuseCost(seat, card, "SCE-23c"))
            return cost;
        return fitsSomewhere(seat, action) ? Allowed : Refusal("SCE-23e");
    }
    case PlayAction: // SCE-22i: any number
        if (const Refusal cost = refuseCost(seat, card, "SCE-22f"))
            return cost;
        return refuseText(seat, card, costOf(seat, card), "SCE-22g");
    case PlayTrap:  // SCE-25c; in the place of another where there are three (SCE-25b)
    case PlayArena: // SCE-26e
        return Allowed;
    case PlayGate:
        return gate(seat).valid() ? "SCE-28b" : Allowed; // SCE-28c: any number a turn, one at a time (SCE-Q35)
    case PlayExterior:
        if (!gate(seat).valid())
            return "SCE-27e";
        if (const Refusal cost = refuseCost(seat, card, "SCE-27g"))
            return cost;
        return refuseText(seat, card, costOf(seat, card), "SCE-27h");
    case UseAbility:
        return refuseAbility(seat, card, action.ability);
    case Reveal: {
        // Only where a benefit may come of it: SCE-11e, SCE-Q70.
        if (m_table.card(card).controller != seat || m_table.has(card, FaceUp) || zoneKind(card) != Garrison)
            return "SCE-10d";
        if (is(card, Type::Squire)) // SCE-11h
            return bonusForOthers(card) ? Allowed : Refusal("SCE-11f");
        if (!is(card, Type::Champion))
            return "SCE-10d";
        if (facts(card).passiveGarrison)
            return Allowed;
        const auto readsGarrison = [&](const Listed& part) { return part.readsGarrison; };
        (void)index();
        if (std::none_of(std::begin(m_listed), std::end(m_listed), readsGarrison))
            return "SCE-11f";
        const bool read = anyListed(&Listed::units, [&](CardId one) {
            return facts(one).readsGarrison && m_table.card(one).controller == seat && m_table.has(one, FaceUp);
        });
        return read ? Allowed : Refusal("SCE-11f");
    }
    case Retreat:
        return refuseRetreat(seat);
    case Attacks:
        return card == inCombat(seat) ? refuseAttack(card, action.ability) : Refusal("SCE-12d");
    default:
        return Allowed;
    }
    return Allowed;
}

/// As refuse() has it for cards of the hand in the own turn, what does not need the card.
Game::ByType Game::playableTypes(Seat seat)
{
    const auto bit = [](Type type) { return std::uint32_t(1) << static_cast<unsigned>(type); };
    ByType types;
    // SCE-17a; more than the one of the turn only by a text (SCE-17e)
    if (m_state.players[seat].coinsAttached > 0 && !mayBeInForce(Modifier::Allow, m_rules.words.actAttach))
        types.refused |= bit(Type::Coin);
    if (garrisoned(seat) >= mostGarrisoned)
        types.refused |= bit(Type::Champion);                               // SCE-12a
    types.refused |= bit(gate(seat).valid() ? Type::Gate : Type::Exterior); // SCE-28b, SCE-27e
    if (seat == m_table.active && m_state.phase == Phase::Main
        && !mayBeInForce(Modifier::Forbid, m_rules.words.actPlay)) {
        types.allowed = bit(Type::Champion) | bit(Type::Squire) | bit(Type::Trap) | bit(Type::Arena) | bit(Type::Gate);
        if (m_state.players[seat].coinsAttached == 0)
            types.allowed |= bit(Type::Coin);
        types.allowed &= ~types.refused;
        types.byItself = true;
    }
    return types;
}

std::uint8_t Game::actionOf(Type type)
{
    static constexpr std::uint8_t plays[] = {PlayChampion, AttachSquire, PlayAction, PlayEquipment, PlayTrap,
                                             PlayArena,    PlayExterior, PlayGate,   AttachCoin};
    return plays[static_cast<std::size_t>(type)];
}

Refusal Game::refuseEver(Seat seat, const Option& action)
{
    const InOwnTurn turn(*this, seat);
    const std::uint8_t attached = m_state.players[seat].coinsAttached;
    m_state.players[seat].coinsAttached = 0;
    const Refusal refusal = refuse(seat, action);
    m_state.players[seat].coinsAttached = attached;
    return refusal;
}

Refusal Game::refuseOn(Seat seat, const Option& action, CardId on, CardId replaced)
{
    const bool champion = is(on, Type::Champion);
    if (m_table.card(on).controller != seat)
        return action.action == PlayEquipment ? "SCE-23a"
            : action.action == AttachCoin     ? "SCE-17a"
                                              : "SCE-36e"; // SCE-Q62
    switch (action.action) {
    case AttachCoin:
        if (!champion)
            return "SCE-17g"; // SCE-Q13
        return m_state.players[seat].coinsAttached < 1 + coinsAllowed(seat, action.card)
                || m_state.players[seat].coinsByText < coinsAllowed(seat, action.card, on)
            ? Allowed
            : Refusal("SCE-17f");
    case AttachSquire:
        if (!champion)
            return "SCE-36a";
        if (replaced.valid())
            return m_table.card(replaced).holder == on && is(replaced, Type::Squire) ? Allowed : Refusal("SCE-42a");
        return squiresOn(on) < mostSquires ? Allowed : Refusal("SCE-37a"); // SCE-36e: whatever the Origins are
    case PlayEquipment: {
        const Facts& equipment = facts(action.card);
        if (!champion && (!is(on, Type::Squire) || (!equipment.onSquire && !maySquireCarry(seat, action.card, on))))
            return "SCE-23g";
        if (equipment.requires_ >= 0 && facts(on).origin != equipment.requires_
            && !inForce(Modifier::Ignore, m_rules.words.needOrigin, on))
            return "SCE-23e";
        return Allowed; // SCE-24c: a piece of the same slot is replaced
    }
    default:
        return Allowed;
    }
}

void Game::listTargets(Seat seat, const Option& action, Options& options)
{
    const auto offer = [&](CardId on, CardId replaced) {
        if (refuseOn(seat, action, on, replaced))
            return;
        Option one;
        one.card = on;
        one.other = replaced;
        options.push(one);
    };
    eachListed(&Listed::units, [&](CardId unit) {
        if (m_table.card(unit).controller != seat || m_table.has(unit, Dead))
            return;
        if (!is(unit, Type::Champion) && action.action != PlayEquipment)
            return;
        offer(unit, NoCard);
        if (action.action == AttachSquire)
            m_table.eachOn(unit, [&](CardId on) {
                if (is(on, Type::Squire))
                    offer(unit, on); // SCE-42a
            });
    });
}

/// What an effect leaves out need not be paid.
Coins Game::costOf(Seat seat, CardId card)
{
    bool free = card == m_free;
    if (!free && !mayBeInForce(Modifier::Ignore, m_rules.words.needCost))
        return facts(card).cost;
    eachForPlayer(Modifier::Ignore, m_rules.words.needCost, seat, [&](const Modifier&) { free = true; });
    return free ? Coins{} : facts(card).cost;
}

/// SCE-17e: how many Coins more than the one of the turn the texts in force allow: anywhere, or those that say so on
/// this Champion (SCE-17f).
int Game::coinsAllowed(Seat seat, CardId coin, CardId on)
{
    int more = 0;
    eachForPlayer(Modifier::Allow, m_rules.words.actAttach, seat, [&](const Modifier& one) {
        Context context;
        context.you = one.you;
        context.self = one.self;
        const bool there =
            on.valid() ? one.onto != code::None && matches(one.onto, on, context, seat) : one.onto == code::None;
        if (one.what != code::None && there && matches(one.what, coin, context, seat))
            more += one.amount;
    });
    return more;
}

/// SCE-23g: Equipment goes on a Squire only where a text says so, its own or another's.
bool Game::maySquireCarry(Seat seat, CardId equipment, CardId squire)
{
    bool found = false;
    eachForPlayer(Modifier::Allow, m_rules.words.actAttach, seat, [&](const Modifier& one) {
        Context context;
        context.you = one.you;
        context.self = one.self;
        found = found
            || (one.onto != code::None && matches(one.onto, squire, context, seat)
                && (one.what == code::None || matches(one.what, equipment, context, seat)));
    });
    return found;
}

bool Game::fitsSomewhere(Seat seat, const Option& action)
{
    return anyListed(&Listed::units, [&](CardId unit) {
        return m_table.card(unit).controller == seat && !m_table.has(unit, Dead)
            && !refuseOn(seat, action, unit, NoCard);
    });
}

Refusal Game::refuseCost(Seat seat, CardId card, const char* rule)
{
    const Coins printed = facts(card).cost;
    const Coins& hand = handOf(seat).coins; // SCE-Q14: from the hand
    if (printed.total() == 0 || meets(hand, printed))
        return Allowed;
    const Coins cost = costOf(seat, card);
    return cost != printed && meets(hand, cost) ? Allowed : Refusal(rule);
}

/// The metal that is paid first.
Metal Game::dearest(Coins cost)
{
    return cost.gold > 0 ? Metal::Gold : cost.silver > 0 ? Metal::Silver : Metal::Copper;
}

Coins Game::without(Coins coins, Metal metal)
{
    --(metal == Metal::Gold ? coins.gold : metal == Metal::Silver ? coins.silver : coins.copper);
    return coins;
}

/// SCE-22g, SCE-27h: whether there are Coins in the hand for the card's face that leave what its text takes.
bool Game::paysBoth(Seat seat, Coins face, code::Range text, const Context& context)
{
    if (face.total() == 0)
        return payable(text, context);
    const Metal metal = dearest(face);
    bool paid = false;
    unsigned met = 0;
    m_table.each(zoneId(Hand, seat), [&](CardId coin) {
        if (paid || !is(coin, Type::Coin) || facts(coin).metal > metal || m_setAside.contains(coin)
            || (met >> static_cast<unsigned>(facts(coin).metal) & 1) != 0)
            return;
        met |= 1u << static_cast<unsigned>(facts(coin).metal);
        m_setAside.push(coin);
        paid = paysBoth(seat, without(face, metal), text, context);
        m_setAside.removeAt(m_setAside.size() - 1);
    });
    return paid;
}

/// What the text of a card asks for besides the Coins on its face: targets, and costs that it explains.
Refusal Game::refuseText(Seat seat, CardId card, Coins cost, const char* costRule)
{
    const code::Range does = facts(card).does;
    for (int i = 0; i < does.count; ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(does.first + i));
        if (ability.kind != code::Ability::Plays)
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        if (ability.target != code::None) {
            const bool any = untilOne(ability.target, context, seat, [&](CardId target) {
                context.target = target;
                return true;
            });
            if (!any)
                return facts(card).requires_ >= 0 ? "SCE-22c" : "SCE-21b"; // SCE-Q64: not offered, nothing revealed
        }
        if (!ability.cost.empty() && holds(ability.onlyIf, context)) {
            const auto pays = [&](CardId target) {
                Context with = context;
                with.target = target;
                return paysBoth(seat, cost, ability.cost, with);
            };
            m_setAside.push(card); // it has left the hand when its text is paid for
            const bool paid =
                ability.target != code::None ? untilOne(ability.target, context, seat, pays) : pays(NoCard);
            m_setAside.removeAt(m_setAside.size() - 1);
            if (!paid)
                return costRule;
        }
    }
    return Allowed;
}

Refusal Game::refuseAbility(Seat seat, CardId card, code::Ref at)
{
    const CardState& state = m_table.card(card);
    const code::Ability& ability = m_code.ability(at);
    if (state.controller != seat || ability.kind != code::Ability::Uses)
        return "SCE-34a";
    if (ability.turn != code::Whose::Anybody && (ability.turn == code::Whose::Own) != (seat == m_table.active))
        return "SCE-12f";
    const code::Range printed = facts(card).ability;
    const bool own = at >= printed.first && at < printed.first + printed.count;
    if (is(card, Type::Champion) && !own) { // given: neither the label nor Daze is about it
        if ((state.flags & Stunned) != 0)
            return "SCE-47g";
        if (!works(card, ability, nullptr))
            return "SCE-34a";
    } else if (is(card, Type::Champion)) {
        if (has(card, Dazed))
            return "SCE-47h";
        if ((state.flags & Stunned) != 0)
            return "SCE-47g";
        if (playerForbidden(m_rules.words.actUse, seat, card) || inForce(Modifier::Disable, 0, card))
            return "SCE-20a";
        const std::uint8_t where = facts(card).where;
        if (zoneKind(card) == Combat && (where & 1) == 0)
            return "SCE-34d";
        if (zoneKind(card) == Garrison && (where & 2) == 0)
            return "SCE-12e"; // SCE-34c
    } else if (!works(card, ability, nullptr)) {
        return is(card, Type::Squire) ? "SCE-36d" : "SCE-27k";
    }
    if (limitReached(card, at))
        return "SCE-34g";
    Context context;
    context.you = seat;
    context.self = card;
    if (!holds(ability.onlyIf, context) || !payable(ability.cost, context) || !promising(ability.steps, context))
        return "SCE-34g";
    return Allowed;
}

// Doing it

/// From now on it lies in play for everybody to see: a new card to whatever lasts.
void Game::layOpen(CardId card)
{
    ++m_table.card(card).entered;
    m_table.setFlag(card, FaceUp, true);
    see(card, 3);
}

/// The same face down: only its player knows it.
void Game::layHidden(CardId card, Seat seat)
{
    ++m_table.card(card).entered;
    m_table.setFlag(card, FaceUp, false);
    m_table.card(card).seen = static_cast<std::uint8_t>(1 << seat);
}

void Game::attachCoin(Seat seat, CardId coin, CardId champion)
{
    Player& player = m_state.players[seat];
    ++(player.coinsByText < coinsAllowed(seat, coin, champion) ? player.coinsByText : player.coinsAttached);
    m_table.attach(coin, champion);
    layOpen(coin); // SCE-17b: the Coin is seen, the Champion is not
    say(Says::Attaches, seat, coin, champion, 0, 0, "SCE-17a");
    raise(Term::EventIsAttached, coin, champion, seat);
}

void Game::playChampion(Seat seat, CardId card)
{
    m_table.moveToEnd(card, zoneId(Garrison, seat));
    m_table.card(card).damage = 0;
    layHidden(card, seat); // SCE-10a
    say(Says::PlaysChampion, seat, card, NoCard, 0, 0, "SCE-10a", static_cast<std::uint8_t>(1 << other(seat)));
    playedEvent(seat, card);
}

/// SCE-10b, SCE-10e: face down only on a face-down Champion, and there as its player likes.
bool Game::comesFaceUp(Seat seat, CardId squire, CardId champion)
{
    if (m_table.has(champion, FaceUp))
        return true;
    Options options;
    for (const int up : {0, 1}) {
        Option one;
        one.number = static_cast<std::int16_t>(up);
        options.push(one);
    }
    return ask(FaceOfSquire, seat, options, squire).number == 1;
}

/// SCE-42a: the old one is discarded first.
void Game::attachSquire(Seat seat, CardId squire, CardId champion, CardId replaced)
{
    const bool faceUp = comesFaceUp(seat, squire, champion);
    if (replaced.valid())
        discardCard(replaced, "SCE-42a");
    m_table.attach(squire, champion);
    faceUp ? layOpen(squire) : layHidden(squire, seat);
    say(Says::PlaysSquire, seat, squire, champion, faceUp ? 1 : 0, 0, "SCE-36a",
        static_cast<std::uint8_t>(faceUp ? 0 : 1 << other(seat)));
    const AtOnce both(*this); // SCE-25h
    playedEvent(seat, squire);
    raise(Term::EventIsAttached, squire, champion, seat);
}

/// Whether a Coin can be paid for a card so that the rest of its cost and its text can be paid, too.
bool Game::leavesText(Seat seat, CardId forCard, CardId coin, Coins rest)
{
    if (!is(forCard, Type::Action) && !is(forCard, Type::Exterior))
        return true;
    m_setAside.push(coin);
    const bool leaves = !refuseText(seat, forCard, rest, "SCE-22g");
    m_setAside.removeAt(m_setAside.size() - 1);
    return leaves;
}

/// SCE-22f, SCE-23c, SCE-27g: the Coins on the card's face, from the hand, one after the other, a better metal where
/// the player likes (SCE-18d).
void Game::payCost(Seat seat, CardId forCard, Coins cost)
{
    while (cost.total() > 0) {
        const Metal metal = dearest(cost);
        const Coins rest = without(cost, metal);
        Options options;
        unsigned met = 0;
        m_table.each(zoneId(Hand, seat), [&](CardId card) {
            if (!is(card, Type::Coin) || (met >> static_cast<unsigned>(facts(card).metal) & 1) != 0)
                return;
            const Metal paid = facts(card).metal;
            met |= 1u << static_cast<unsigned>(paid);
            // a lesser metal, or the rest could not be paid any more, or what the text asks for besides
            if (paid > metal || !meets(without(coinsInHand(seat), paid), rest)
                || !leavesText(seat, forCard, card, rest))
                return;
            Option one;
            one.card = card;
            options.push(one);
        });
        const CardId coin = ask(PayCoin, seat, options, forCard).card;
        say(Says::Pays, seat, coin, forCard, 0, 0, "SCE-22f");
        discardCard(coin, "SCE-22f");
        cost = rest;
    }
}

CardId Game::equipped(CardId unit, int slot) const
{
    CardId found;
    m_table.eachOn(unit, [&](CardId on) {
        if (is(on, Type::Equipment) && facts(on).slot == slot)
            found = on;
    });
    return found;
}

void Game::equip(Seat seat, CardId equipment, CardId unit)
{
    const Facts& printed = facts(equipment);
    payCost(seat, equipment, costOf(seat, equipment)); // SCE-23f: once; SCE-24f: it is no attachment of a Coin
    if (printed.requires_ >= 0)
        turnUp(unit, "SCE-23e");
    if (const CardId old = equipped(unit, printed.slot); old.valid()) { // SCE-24b, SCE-24c, SCE-24d
        say(Says::Replaces, seat, equipment, old, 0, 0, "SCE-24c");
        discardCard(old, "SCE-24c");
    }
    m_table.attach(equipment, unit);
    layOpen(equipment); // SCE-23d
    say(Says::Equips, seat, equipment, unit, 0, 0, "SCE-23a");
    const AtOnce both(*this); // SCE-25h
    playedEvent(seat, equipment);
    raise(Term::EventIsAttached, equipment, unit, seat);
}

/// SCE-22a: its text happens at once. It then lies on the one unit that it concerns (SCE-22b), or beside the discard
/// pile (SCE-22e), until its effect ends.
void Game::playAction(Seat seat, CardId card)
{
    payCost(seat, card, costOf(seat, card)); // SCE-22h: once; SCE-22j: there may be none
    m_table.moveToEnd(card, zoneId(Beside, seat));
    layOpen(card);
    say(Says::PlaysAction, seat, card, NoCard, 0, 0, "SCE-22a");
    const std::uint16_t since = m_table.card(card).entered;
    playedEvent(seat, card);
    drain();
    runPlayed(seat, card, since);
}

void Game::playExterior(Seat seat, CardId card)
{
    payCost(seat, card, costOf(seat, card));            // SCE-27i, SCE-27m
    if (const CardId old = exterior(seat); old.valid()) // SCE-27f: the old one is discarded first
        discardCard(old, "SCE-27f");
    m_table.moveToEnd(card, zoneId(GateSlot, seat));
    layOpen(card);
    say(Says::PlaysExterior, seat, card, NoCard, 0, 0, "SCE-27a");
    const std::uint16_t since = m_table.card(card).entered;
    playedEvent(seat, card);
    drain();
    runPlayed(seat, card, since);
}

/// SCE-11g; and what is chosen for its Origin or class has to prove it, a Squire too, but not its Champion (SCE-11d,
/// SCE-22c, SCE-11i).
void Game::targeted(CardId card, code::Ref description)
{
    touched(card);
    if (is(card, Type::Squire) && m_code.selector(description).cards != code::None && !m_table.has(card, FaceUp))
        turnUp(card, "SCE-22c");
}

/// What a card does when it is played; then whether it stays for what lasts.
void Game::runPlayed(Seat seat, CardId card, std::uint16_t since)
{
    if (!m_table.same(card, since))
        return;                     // what its being played has triggered took it away: SCE-22b, SCE-27c
    if (is(card, Type::Exterior)) { // or its Gate: then its text waits for another one (SCE-27k, SCE-27l)
        m_table.setFlag(card, TextWaits, !exteriorActive(card));
        if (!exteriorActive(card))
            return;
    }
    const Facts& printed = facts(card);
    bool lasting = false;
    CardId one = NoCard; // the only unit that it concerns
    bool several = false;
    for (int i = 0; i < printed.does.count && !gameOver(); ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(printed.does.first + i));
        if (ability.kind != code::Ability::Plays)
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        context.lies = card;
        if (ability.target != code::None) {
            CardList targets;
            collect(ability.target, context, seat, targets);
            targets.removeIf([&](CardId target) {
                Context with = context;
                with.target = target;
                return !payable(ability.cost, with);
            });
            if (targets.empty())
                continue;
            context.target = askCard(seat, targets, card, Term::Ability);
            targeted(context.target, ability.target);
        }
        if (!holds(ability.onlyIf, context))
            continue;
        if (!payable(ability.cost, context))
            continue;               // what its being played has triggered took it: costs are paid in full (SCE-Q59)
        pay(ability.cost, context); // SCE-22g, SCE-27h
        run(ability.steps, context);
        lasting = lasting || context.madeLasting;
    }
    if (m_table.card(card).entered != since || m_table.card(card).zone == zoneId(DiscardPile, seat))
        return; // its text has moved it already
    for (const Modifier& made : m_table.modifiers) {
        if (made.lies != card)
            continue;
        if (!made.target.valid() || (one.valid() && one != made.target))
            several = true;
        one = made.target;
    }
    const bool stays = lasting && (one.valid() || several);
    if (printed.type == Type::Exterior) {
        if (!stays && !printed.lastsInPlay)
            discardCard(card, "SCE-27n"); // SCE-Q37: a single-use one is discarded right after it
        return;
    }
    if (!stays)
        discardCard(card, "SCE-22d");
    else if (!several)
        m_table.attach(card, one); // SCE-22b
}

void Game::setTrap(Seat seat, CardId card)
{
    Options options;
    if (m_table.zone(zoneId(TrapRow, seat)).count < mostTraps)
        options.push({});
    m_table.each(zoneId(TrapRow, seat), [&](CardId trap) {
        Option one;
        one.card = trap;
        options.push(one);
    });
    const CardId old = ask(TrapPlace, seat, options, card).card;
    if (old.valid()) { // SCE-25d: without its effect; SCE-25e: into its place
        m_table.moveBefore(card, old);
        say(Says::Replaces, seat, card, old, 0, 0, "SCE-25e", static_cast<std::uint8_t>(1 << other(seat)));
        discardCard(old, "SCE-25d");
    } else {
        m_table.moveToEnd(card, zoneId(TrapRow, seat));
    }
    layHidden(card, seat); // SCE-13a
    say(Says::SetsTrap, seat, card, NoCard, 0, 0, "SCE-13a", static_cast<std::uint8_t>(1 << other(seat)));
    playedEvent(seat, card);
}

void Game::playGate(Seat seat, CardId card)
{
    m_table.moveToFront(card, zoneId(GateSlot, seat));
    layOpen(card);
    say(Says::PlaysGate, seat, card, NoCard, 0, 0, "SCE-28a");
    if (const CardId waiting = exterior(seat); waiting.valid()) // SCE-27l: it goes on from where it stopped
        say(Says::ActiveAgain, seat, waiting, NoCard, 0, 0, "SCE-27l");
    playedEvent(seat, card);
    if (const CardId waiting = exterior(seat); waiting.valid() && (m_table.card(waiting).flags & TextWaits) != 0) {
        const std::uint16_t since = m_table.card(waiting).entered;
        drain();
        runPlayed(seat, waiting, since);
    }
}

void Game::playArena(Seat seat, CardId card)
{
    if (const CardId old = m_table.zone(ArenaSlot).first; old.valid())
        discardCard(old, "SCE-26d"); // to the pile of whoever played it; SCE-26c: one in the whole game
    m_table.moveToEnd(card, ArenaSlot);
    layOpen(card); // SCE-26b
    say(Says::PlaysArena, seat, card, NoCard, 0, 0, "SCE-26a");
    playedEvent(seat, card);
}

void Game::playedEvent(Seat seat, CardId card)
{
    const AtOnce both(*this); // SCE-25h
    raise(Term::EventPlays, card, NoCard, seat);
    raise(Term::EventIsPlayed, card, NoCard, seat);
}

/// SCE-34f, SCE-34h. A hidden Champion is revealed by it (SCE-11c, SCE-34j); a hidden Squire shows itself, not its
/// Champion (SCE-11h, SCE-11i).
void Game::useAbility(Seat seat, CardId card, code::Ref at)
{
    const code::Ability& ability = m_code.ability(at);
    if (is(card, Type::Champion))
        turnUp(card, "SCE-11c");
    else if (!m_table.has(card, FaceUp))
        turnUp(card, "SCE-11h");
    say(Says::UsesAbility, seat, card, NoCard, at, 0, "SCE-34i"); // SCE-34i: announced
    countUse(card, at);
    // Abilities are the Champions' (SCE-34a): a Squire, an Equipment or an Exterior has none
    const code::Range own = facts(card).ability;
    raise(Term::EventUses, card, NoCard, seat, at >= own.first && at < own.first + own.count ? 0 : 1);
    drain();
    Context context;
    context.you = seat;
    context.self = card;
    if (ability.target != code::None) {
        CardList targets;
        collect(ability.target, context, seat, targets);
        if (targets.empty())
            return;
        context.target = askCard(seat, targets, card, Term::Ability);
        targeted(context.target, ability.target);
    }
    if (!payable(ability.cost, context))
        return; // what answered the announcement took it away
    pay(ability.cost, context);
    run(ability.steps, context);
}

} // namespace muster::engine::sceptre
