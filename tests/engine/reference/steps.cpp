// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a text, one after the other: order, choice and dice.
#include <algorithm>
#include <utility>

#include "reference/carrying_out.h"

namespace muster::test {

using engine::Ask;

int CarryingOut::amountOf(const View& view, const Situation& s, std::string_view key)
{
    Situation open = s; // a number counts what lies open for all
    open.sight = engine::NoSeat;
    return m_reference.quantityAt(view, key, open);
}

void CarryingOut::run(const std::vector<View>& steps, Situation& s)
{
    for (const View& one : steps) {
        if (m_game.over())
            return;
        if (one.has("by")) {
            for (const Seat seat : m_reference.players(one.child("by"), s))
                step(one, s, seat);
        } else {
            step(one, s, s.you);
        }
        deaths();
    }
}

void CarryingOut::step(const View& view, Situation& s, Seat by)
{
    switch (view.term()) {
    case Term::VerbAdd:
        makeLasting(view, s, engine::Modifier::Add);
        return;
    case Term::VerbSet:
        makeLasting(view, s, engine::Modifier::Set);
        return;
    case Term::VerbDisable:
        makeLasting(view, s, engine::Modifier::Disable);
        return;
    case Term::VerbForbid:
        makeLasting(view, s, engine::Modifier::Forbid);
        return;
    case Term::VerbAllow:
        makeLasting(view, s, engine::Modifier::Allow);
        return;
    case Term::VerbIgnore:
        makeLasting(view, s, engine::Modifier::Ignore);
        return;
    case Term::VerbGive:
        makeLasting(view, s, engine::Modifier::Give);
        return;
    case Term::VerbDamage: {
        const Cards targets = select(view, view.child("to"), s, by);
        const int amount = amountOf(view, s);
        for (const CardId target : targets)
            damage(target, amount, s.self);
        return;
    }
    case Term::VerbGain: {
        const auto seats = view.has("of") ? m_reference.players(view.child("of"), s) : std::vector<Seat>{s.you};
        for (const Seat seat : seats)
            for (int i = amountOf(view, s); i > 0 && !m_game.over(); --i)
                collectBlood(seat);
        return;
    }
    case Term::VerbDraw:
        draw(by, amountOf(view, s));
        return;
    case Term::VerbNegate: // SCE-30t
        if (m_state.attack.attacker.valid())
            m_state.attack.negated = true;
        return;
    case Term::VerbKeep:
        return; // whether a Trap stays is settled when its text is done
    case Term::VerbMay:
        may(view, s, by);
        return;
    case Term::VerbIf: {
        Situation open = s;
        open.sight = engine::NoSeat;
        run(view.children(m_reference.holds(view.child("condition"), open) ? "then" : "otherwise"), s);
        return;
    }
    case Term::VerbForEach: {
        const CardId before = s.it;
        const bool outer = std::exchange(s.oneOfAll, true);
        for (const CardId card : candidates(view, view.child("what"), s, by)) {
            s.it = card;
            run(view.children("then"), s);
        }
        s.it = before;
        s.oneOfAll = outer;
        return;
    }
    case Term::VerbRoll:
        roll(view, s, by);
        return;
    case Term::VerbSearch:
        search(view, s, by);
        return;
    case Term::VerbAttach:
        attachSome(view, s, by);
        return;
    case Term::VerbHeal:
    case Term::VerbInflict:
    case Term::VerbCure:
    case Term::VerbDiscard:
    case Term::VerbDestroy:
    case Term::VerbMove:
    case Term::VerbReturn:
    case Term::VerbReveal:
    case Term::VerbLookAt:
    case Term::VerbPick:
    case Term::VerbSwitch:
        withCards(view, s, by);
        return;
    default:
        throw Reference::Undecided{}; // whole procedures of the game: a retreat, a card that is played
    }
}

/// Nothing is offered that cannot be paid or would do nothing.
void CarryingOut::may(const View& view, Situation& s, Seat by)
{
    const auto cost = view.children("cost");
    const auto steps = view.children("steps");
    const Seat you = std::exchange(s.you, by); // it is that player's from here on
    const bool offered = payable(cost, s) && canBegin(steps, s);
    if (!offered || askNumber(by, Ask::May, {0, 1}) == 0) {
        s.you = you;
        run(view.children("otherwise"), s);
        return;
    }
    run(cost, s);
    run(steps, s);
    s.you = you;
}

namespace {

/// Whether some verb below does harm to what the text calls its player's own; what it says of nobody in particular could
/// be anybody's.
bool harmsOwn(const View& roll)
{
    bool harm = false;
    effects::walk(roll, [&](const View& node) {
        View whom;
        switch (node.term()) {
        case Term::VerbDamage:
            whom = node.child("to");
            break;
        case Term::VerbInflict:
            whom = node.child("on");
            break;
        case Term::VerbDiscard:
        case Term::VerbDestroy:
        case Term::VerbReturn:
        case Term::VerbDisable:
            whom = node.child("what");
            break;
        case Term::VerbForbid:
        case Term::VerbAdd:
            whom = node.child("of");
            break;
        default:
            return true;
        }
        const bool good = node.is(Term::VerbAdd) && node.argument("amount").kind == effects::Argument::Kind::Number
            && node.argument("amount").value > 0;
        bool own = false;
        bool named = false;
        effects::walk(whom, [&](const View& word) {
            own = own || word.is(Term::RoleSelf) || word.is(Term::RoleYou) || word.is(Term::WhoseOwn)
                || word.is(Term::RoleHolder);
            named = named || own || word.is(Term::WhoseEnemy) || word.is(Term::RoleIt) || word.is(Term::RoleThat)
                || word.is(Term::RoleTarget) || word.is(Term::StateOpposing);
            return true;
        });
        if (!good && !named)
            throw Reference::Undecided{};
        harm = harm || (own && !good);
        return true;
    });
    return harm;
}

} // namespace

/// A roll that can do its own side no harm may be left out (SCE-Q17).
void CarryingOut::roll(const View& view, Situation& s, Seat by)
{
    if (!harmsOwn(view) && s.optionalRolls && askNumber(by, Ask::May, {0, 1}) == 0)
        return;
    const View dice = view.child("dice");
    int sum = 0;
    for (int i = 0; i < dice.number("dice"); ++i) {
        const bool champion = m_game.is(s.self, engine::sceptre::Type::Champion);
        sum += m_cup.roll(dice.number("faces")) + (champion ? m_reference.stat("effect roll", s.self) : 0);
    }
    s.result = sum;
    if (view.has("remember") || view.has("success"))
        throw Reference::Undecided{};
    for (const View& branch : view.children("branches")) {
        if (sum >= branch.number("lowest", -1000) && sum <= branch.number("highest", 1000)) {
            run(branch.children("then"), s);
            return;
        }
    }
    run(view.children("otherwise"), s);
}

void CarryingOut::remember(const View& view, Situation& s, const Cards& cards)
{
    if (view.has("remember"))
        s.remembered[std::string(view.text("remember"))] = cards;
}

void CarryingOut::withCards(const View& view, Situation& s, Seat by)
{
    const std::string_view key = view.is(Term::VerbInflict)  ? "on"
        : view.is(Term::VerbHeal) || view.is(Term::VerbCure) ? "of"
                                                             : "what";
    const Cards cards = select(view, view.child(key), s, by);
    const bool singled = singlesOut(view.child(key), s);
    remember(view, s, cards);
    if (view.is(Term::VerbSwitch)) {
        if (cards.empty())
            return;
        const Cards with = select(view, view.child("with"), s, by, cards.front(), true);
        if (!with.empty())
            exchange(cards.front(), with.front());
        return;
    }
    for (const CardId card : cards) {
        switch (view.term()) {
        case Term::VerbHeal:
            if (singled)
                touch(card);
            heal(card, amountOf(view, s));
            break;
        case Term::VerbInflict:
            if (singled)
                touch(card);
            inflict(card, std::string(view.text("what")));
            break;
        case Term::VerbCure:
            if (singled)
                touch(card);
            if (view.text("what") == "one")
                cureOne(card, s, by);
            else if (view.text("what") == "all")
                cure(card, 0xff);
            else
                cure(card,
                     static_cast<std::uint8_t>(
                         1 << engine::code::Dialect::find(m_game.code().dialect.statuses, view.text("what"))));
            break;
        case Term::VerbDiscard:
            discard(card);
            break;
        case Term::VerbDestroy:
            destroy(card, s);
            break;
        case Term::VerbMove:
            if (singled)
                touch(card);
            move(card, view.child("to"));
            break;
        case Term::VerbReturn:
            if (singled)
                touch(card);
            toHand(card, m_table.card(card).owner);
            break;
        case Term::VerbReveal:
            if (inPlay(card))
                turnUp(card);
            else
                see(card, 3);
            break;
        case Term::VerbLookAt: // with what lies on it (SCE-10c)
            see(card, 1 << by);
            if (m_game.is(card, engine::sceptre::Type::Champion))
                m_table.eachOn(card, [&](CardId on) { see(on, 1 << by); });
            break;
        default:
            break; // picking is remembering
        }
    }
}

void CarryingOut::cureOne(CardId card, Situation&, Seat by)
{
    std::vector<int> statuses;
    for (int i = 0; i < 8; ++i) {
        if ((m_table.card(card).statuses >> i & 1) != 0)
            statuses.push_back(i);
    }
    if (!statuses.empty())
        cure(card, static_cast<std::uint8_t>(1 << askNumber(by, Ask::Number, statuses)));
}

/// The whole pile is looked through, and its player may always stop: nobody can check what was not found.
void CarryingOut::search(const View& view, Situation& s, Seat by)
{
    if (view.has("to") || (view.has("from") && view.child("from").text("zone") != "deck"))
        throw Reference::Undecided{};
    const View what = view.child("what");
    const engine::ZoneId deck = engine::sceptre::zoneId(engine::sceptre::Deck, by);
    Cards fitting;
    m_table.each(deck, [&](CardId card) { fitting.push_back(card); });
    std::erase_if(fitting, [&](CardId card) { return !mayTake(view, card, {}, s); });
    for (const CardId card : fitting)
        see(card, 1 << by);
    const View count = what.child("count");
    int most = count.has("number") ? amountOf(count, s, "number") : 1;
    Cards taken;
    for (; most > 0 && !fitting.empty(); --most) {
        const CardId card = askCard(by, Ask::Enough, fitting, true);
        if (!card.valid())
            break;
        taken.push_back(card);
        std::erase(fitting, card);
    }
    remember(view, s, taken);
    for (const CardId card : taken) {
        m_table.moveToEnd(card, engine::sceptre::zoneId(engine::sceptre::Hand, by));
        see(card, view.flag("shown") ? 3 : 1 << by);
    }
    m_table.each(deck, [&](CardId card) { m_table.card(card).seen = 0; }); // shuffled: SCE-Q55
}

void CarryingOut::attachSome(const View& view, Situation& s, Seat by)
{
    const View what = view.child("what");
    const View count = what.child("count");
    const bool upTo = count.is(Term::CountUpToMany) || count.is(Term::CountAny);
    const std::size_t most = count.has("number") ? static_cast<std::size_t>(amountOf(count, s, "number")) : 1;
    Cards attached;
    while (attached.size() < most) {
        Cards fitting = candidates(view, what, s, by);
        std::erase_if(fitting, [&](CardId card) {
            const Cards places = candidates(view, view.child("to"), s, by);
            return std::find(attached.begin(), attached.end(), card) != attached.end()
                || std::none_of(places.begin(), places.end(),
                                [&](CardId place) { return mayTake(view, card, place, s); });
        });
        if (fitting.empty())
            break;
        const CardId card = askCard(by, upTo ? Ask::Enough : Ask::Card, fitting, upTo);
        if (!card.valid())
            break;
        const Cards places = select(view, view.child("to"), s, by, card, true);
        if (places.empty())
            break;
        attach(card, places.front());
        attached.push_back(card);
    }
    remember(view, s, attached);
}

} // namespace muster::test
