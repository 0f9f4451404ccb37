// SPDX-License-Identifier: GPL-3.0-or-later
// What cards cost: the Coins on their faces and what their texts ask for besides: rules 18, 22, 23 and 27.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

/// What an effect leaves out need not be paid.
Coins Game::costOf(Seat seat, CardId card)
{
    bool free = card == m_free;
    if (!free && !mayBeInForce(Modifier::Ignore, m_rules.words.needCost))
        return facts(card).cost;
    eachForPlayer(Modifier::Ignore, m_rules.words.needCost, seat, [&](const Modifier&) { free = true; });
    return free ? Coins{} : facts(card).cost;
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

/// Whether a player has a unit of the Origin that an Action asks for.
bool Game::hasUnitFor(Seat seat, CardId action)
{
    return facts(action).requires_ < 0 || anyListed(&Listed::units, [&](CardId unit) {
               return m_table.card(unit).controller == seat && !m_table.has(unit, Dead) && ofOrigin(action, unit);
           });
}

/// What the text of a card asks for besides the Coins on its face: targets, and costs that it explains.
Refusal Game::refuseText(Seat seat, CardId card, Coins cost, const char* costRule)
{
    for (const code::Ability& ability : m_code.abilitiesOf(facts(card).does)) {
        if (ability.kind != code::Ability::Plays)
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        if (ability.target != code::None) {
            bool ofAnother = false;
            const bool any = untilOne(ability.target, context, seat, [&](CardId target) {
                ofAnother = !ofOrigin(card, target);
                return !ofAnother;
            });
            if (!any) // SCE-Q64: not offered, nothing revealed
                return ofAnother || !hasUnitFor(seat, card) ? "SCE-22c" : "SCE-21b";
        }
        if (!ability.cost.empty() && holds(ability.onlyIf, context)) {
            const auto pays = [&](CardId target) {
                if (target.valid() && !ofOrigin(card, target))
                    return false;
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

/// SCE-22f, SCE-23c, SCE-27g, SCE-27i, SCE-Q52: the Coins on the card's face, from the hand, one after the other, a better
/// metal where the player likes (SCE-18d). Once, whatever lasts (SCE-22h, SCE-23f, SCE-27m), and where there are any
/// (SCE-22j); it is no attachment of a Coin (SCE-24f).
void Game::payCost(Seat seat, CardId forCard)
{
    Coins cost = costOf(seat, forCard);
    const char* const rule = is(forCard, Type::Equipment) ? "SCE-23c"
        : is(forCard, Type::Exterior)                     ? "SCE-27g"
        : is(forCard, Type::Action)                       ? "SCE-22f"
                                                          : "SCE-Q52";
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
            offer(options, card);
        });
        const CardId coin = ask(PayCoin, seat, options, forCard).card;
        say(Says::Pays, seat, coin, forCard, 0, 0, rule);
        discardCard(coin, rule);
        cost = rest;
    }
}

} // namespace muster::engine::sceptre
