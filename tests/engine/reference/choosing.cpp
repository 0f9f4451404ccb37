// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards a step is about, and what its player is asked.
#include <algorithm>

#include "reference/carrying_out.h"

namespace muster::test {

using engine::Ask;
using engine::sceptre::Type;

/// The cards that a selector means for a step. A text that names a metal takes others too: anything may be attached,
/// lesser ones are taken from deck and pile where the named one is wanted, better ones pay (SCE-18d, SCE-18f).
CarryingOut::Cards CarryingOut::candidates(const View& view, const View& selector, const Situation& s, Seat by)
{
    Situation his = s;
    his.sight = by;
    const query::Query* query = selector.is(Term::Selector) ? selector.query("query") : nullptr;
    const bool metals = query != nullptr && !query->matchesEverything() && !view.flag("exact")
        && selector.child("noun").is(Term::TypeNoun) && selector.child("noun").text("type") == "coin"
        && selector.index() == view.child("what").index() && singlesOut(selector, s);
    if (metals) {
        const unsigned named = m_reference.metalsNamed(*query); // bits: 1 gold, 2 silver, 4 copper
        const unsigned best = named & 1 ? 1 : named & 2 ? 2 : 4;
        const unsigned least = named & 4 ? 4 : named & 2 ? 2 : 1;
        unsigned taken = named;
        if (view.is(Term::VerbAttach))
            taken = 7;
        else if (view.is(Term::VerbSearch) || view.is(Term::VerbReturn))
            taken |= best == 1 ? 7U : best == 2 ? 6U : 4U;
        else if (view.is(Term::VerbDiscard))
            taken |= least == 4 ? 7U : least == 2 ? 3U : 1U;
        m_reference.answerAsIf(query, taken);
    }
    Cards found = m_reference.cards(selector, his);
    m_reference.answerAsIf(nullptr, 0);
    return found;
}

CarryingOut::Cards CarryingOut::select(const View& view, const View& selector, Situation& s, Seat by, CardId partner,
                                       bool second)
{
    Cards fitting = candidates(view, selector, s, by);
    std::erase_if(fitting,
                  [&](CardId card) { return second ? !mayTake(view, partner, card, s) : !mayTake(view, card, {}, s); });
    if (!selector.is(Term::Selector))
        return fitting;
    Seat chooser = by;
    if (const View other = Reference::relation(selector, Term::RelationChosenBy); other.valid()) {
        const auto seats = m_reference.players(other.child("player"), s);
        chooser = seats.empty() ? by : seats.front();
    }
    const View count = selector.child("count");
    std::size_t most = count.has("number") ? static_cast<std::size_t>(amountOf(count, s, "number")) : 1;
    Cards found;
    switch (count.valid() ? count.term() : Term::CountOne) {
    case Term::CountEach:
    case Term::CountAll:
    case Term::CountTop:
    case Term::CountBottom:
        return fitting;
    case Term::CountRandom:
        while (found.size() < most && !fitting.empty()) {
            const auto at = fitting.begin() + m_cup.roll(static_cast<int>(fitting.size())) - 1;
            found.push_back(*at);
            fitting.erase(at);
        }
        return found;
    case Term::CountAny:
        most = fitting.size();
        break;
    default:
        break;
    }
    const bool mayStop = count.is(Term::CountAny) || count.is(Term::CountUpToMany);
    while (found.size() < most && !fitting.empty()) {
        const CardId card = askCard(chooser, mayStop ? Ask::Enough : Ask::Card, fitting, mayStop);
        if (!card.valid())
            break;
        found.push_back(card);
        std::erase(fitting, card);
    }
    return found;
}

/// Whether the verb can do anything with the card, and with `to` as the other one.
bool CarryingOut::mayTake(const View& view, CardId card, CardId to, const Situation& s)
{
    const auto& facts = m_game.facts(card);
    const engine::CardState& state = m_table.card(card);
    switch (view.term()) {
    case Term::VerbAttach: {
        if (!to.valid())
            return true;
        if (m_table.has(to, engine::Dead) || state.holder == to || !inPlay(to))
            return false;
        if (facts.type == Type::Coin) // SCE-17g
            return m_game.is(to, Type::Champion);
        if (facts.type == Type::Squire) // SCE-37a
            return m_game.is(to, Type::Champion) && squiresOn(to) < 2;
        if (facts.type != Type::Equipment)
            return false;
        bool free = true;
        m_table.eachOn(to, [&](CardId on) {
            free = free && !(m_game.is(on, Type::Equipment) && m_game.facts(on).slot == facts.slot); // SCE-24b
        });
        return free && (m_game.is(to, Type::Champion) || (m_game.is(to, Type::Squire) && facts.onSquire)) // SCE-23g
            && (facts.requires_ < 0 || m_game.facts(to).origin == facts.requires_);                       // SCE-23e
    }
    case Term::VerbSwitch:
        if (facts.type != Type::Champion)
            return false;
        if (!to.valid())
            return garrisoned(state.controller) > 0; // SCE-Q31
        return m_game.is(to, Type::Champion) && to != card && m_table.card(to).controller == state.controller
            && m_game.zoneOfCard(to) != m_game.zoneOfCard(card);
    case Term::VerbHeal:
        return state.damage > 0;
    case Term::VerbCure: {
        const std::string_view what = view.text("what");
        if (what == "all" || what == "one")
            return state.statuses != 0;
        return (state.statuses >> engine::code::Dialect::find(m_game.code().dialect.statuses, what) & 1) != 0;
    }
    case Term::VerbReveal:
        return !m_table.has(card, engine::FaceUp);
    case Term::VerbLookAt:
        return !m_table.has(card, engine::FaceUp) && (state.seen >> s.you & 1) == 0;
    case Term::VerbMove:
        if (view.child("to").text("zone") != "garrison")
            return true;
        if (!inPlay(card)) // SCE-12a
            return m_game.is(card, Type::Champion) && garrisoned(state.controller) < 4;
        return m_game.inCombat(state.controller) == card && garrisoned(state.controller) > 0;
    case Term::VerbSearch: { // of a pile that is looked through: what the text describes
        const View what = view.child("what");
        Situation his = s;
        his.sight = s.you;
        const query::Query* query = what.query("query");
        if (query == nullptr || query->matchesEverything())
            return m_reference.ofType(what.child("noun"), card);
        unsigned metals = facts.type == Type::Coin ? m_reference.metalsNamed(*query) : 0;
        if (facts.type == Type::Coin && !view.flag("exact"))
            metals |= (metals & 1) != 0 ? 7U : (metals & 2) != 0 ? 6U : metals; // lesser ones: SCE-18f
        return m_reference.ofType(what.child("noun"), card)
            && (facts.type == Type::Coin ? (metals >> static_cast<unsigned>(facts.metal) & 1) != 0
                                         : m_reference.answers(query, card));
    }
    default:
        return true;
    }
}

/// Of several steps only whether each can be done by itself could be said here.
bool CarryingOut::payable(const std::vector<View>& cost, const Situation& s)
{
    if (cost.size() > 1)
        throw Reference::Undecided{};
    return cost.empty() || possible(cost.front(), s, Wanted::Payment);
}

/// Whether as many cards as are wanted could be taken.
bool CarryingOut::possible(const View& view, const Situation& s, Wanted wanted)
{
    const auto doers = view.has("by") ? m_reference.players(view.child("by"), s) : std::vector<Seat>{s.you};
    const Seat by = doers.empty() ? s.you : doers.front();
    switch (view.term()) {
    case Term::VerbDiscard:
    case Term::VerbDestroy:
    case Term::VerbMove:
    case Term::VerbReturn:
    case Term::VerbReveal:
    case Term::VerbLookAt:
    case Term::VerbPick:
    case Term::VerbSwitch:
    case Term::VerbAttach: {
        const View what = view.child("what");
        const View count = what.is(Term::Selector) ? what.child("count") : View();
        const bool fewer = count.is(Term::CountUpToMany)
            || (wanted == Wanted::AsNamed && (count.is(Term::CountTop) || count.is(Term::CountBottom)));
        const int needed =
            wanted != Wanted::Something && count.has("number") && !fewer ? amountOf(count, s, "number") : 1;
        const bool onto = view.is(Term::VerbAttach) || view.is(Term::VerbSwitch);
        const Cards places =
            onto ? candidates(view, view.child(view.is(Term::VerbSwitch) ? "with" : "to"), s, by) : Cards{};
        int found = 0;
        for (const CardId card : candidates(view, what, s, by)) {
            const auto takes = [&](CardId place) { return mayTake(view, card, place, s); };
            found += mayTake(view, card, {}, s) && (!onto || std::any_of(places.begin(), places.end(), takes)) ? 1 : 0;
        }
        return found >= needed;
    }
    case Term::VerbHeal:
    case Term::VerbCure: {
        const Cards targets = candidates(view, view.child("of"), s, s.you);
        return std::any_of(targets.begin(), targets.end(), [&](CardId card) { return mayTake(view, card, {}, s); });
    }
    case Term::VerbMay: {
        const auto cost = view.children("cost");
        const auto steps = view.children("steps");
        Situation his = s;
        his.you = by;
        return payable(cost, his) && canBegin(steps, his);
    }
    case Term::VerbPlay:
        throw Reference::Undecided{};
    default:
        return true;
    }
}

namespace {

/// Steps after which other cards may be there, or names stand for others.
bool changesWhatFollows(const View& view)
{
    static const Term numbersAndStates[] = {
        Term::VerbGain,  Term::VerbLose,    Term::VerbPay,    Term::VerbHeal,    Term::VerbDamage, Term::VerbAdd,
        Term::VerbSet,   Term::VerbInflict, Term::VerbCure,   Term::VerbTurn,    Term::VerbGive,   Term::VerbForbid,
        Term::VerbAllow, Term::VerbForce,   Term::VerbIgnore, Term::VerbDisable, Term::VerbReveal, Term::VerbLookAt};
    return std::none_of(std::begin(numbersAndStates), std::end(numbersAndStates),
                        [&](Term one) { return view.is(one); })
        || view.has("remember");
}

} // namespace

/// Whether what somebody may do can begin: each step, up to the first that leaves other cards than there are now, or lets
/// somebody choose. What asks for none, and what is itself only allowed, is no obstacle further on.
bool CarryingOut::canBegin(const std::vector<View>& steps, const Situation& s)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const View& step = steps[i];
        View about;
        for (const char* const key : {"to", "of", "on", "what"}) {
            if (step.has(key) && step.child(key).is(Term::Selector))
                about = step.child(key);
        }
        const View count = about.is(Term::Selector) ? about.child("count") : View();
        const bool all = count.is(Term::CountEach) || count.is(Term::CountAll);
        const bool asksForNone =
            step.is(Term::VerbMay) || all || count.is(Term::CountUpToMany) || count.is(Term::CountAny);
        if (!(i > 0 && asksForNone) && !possible(step, s, Wanted::AsNamed))
            return false;
        if (changesWhatFollows(step) || (about.is(Term::Selector) && !all))
            break;
    }
    return true;
}

const Asked& CarryingOut::next(Seat seat, std::uint8_t kind)
{
    if (m_next >= m_asked.size())
        throw OtherQuestion{"something is to be asked, and the engine asked nothing more"};
    const Asked& one = m_asked[m_next++];
    if (one.seat != seat || one.kind != kind)
        throw OtherQuestion{"question " + std::to_string(m_next) + " is of another kind, or for the other player"};
    return one;
}

bool CarryingOut::lookAlike(CardId a, CardId b, Seat seat) const
{
    const engine::CardState& one = m_table.card(a);
    const engine::CardState& two = m_table.card(b);
    const auto known = [&](const engine::CardState& card) {
        return (card.seen >> seat & 1) != 0 || (card.flags & engine::FaceUp) != 0;
    };
    const auto marked = [&](CardId card) {
        return std::any_of(m_table.modifiers.begin(), m_table.modifiers.end(),
                           [&](const engine::Modifier& made) { return made.target == card; })
            || std::any_of(m_table.uses.begin(), m_table.uses.end(),
                           [&](const engine::Use& use) { return use.card == card; });
    };
    return a == b
        || ((one.seen == two.seen || !inPlay(a)) && !marked(a) && !marked(b) && known(one) && known(two)
            && one.definition == two.definition && one.zone == two.zone && one.holder == two.holder
            && one.damage == two.damage && one.flags == two.flags && one.statuses == two.statuses
            && !one.firstOn.valid() && !two.firstOn.valid());
}

/// Cards that look alike to the player are one option; a single one is not asked for.
CardId CarryingOut::askCard(Seat seat, Ask kind, const Cards& cards, bool orNone)
{
    Cards different;
    for (const CardId card : cards) {
        if (std::none_of(different.begin(), different.end(), [&](CardId one) { return lookAlike(one, card, seat); }))
            different.push_back(card);
    }
    if (different.size() + (orNone ? 1 : 0) == 1)
        return orNone ? CardId{} : different.front();
    const Asked& asked = next(seat, static_cast<std::uint8_t>(kind));
    Cards offered;
    bool none = false;
    for (const engine::Option& option : asked.options) {
        if (option.card.valid())
            offered.push_back(option.card);
        else
            none = true;
    }
    std::sort(offered.begin(), offered.end(), [](CardId a, CardId b) { return a.value < b.value; });
    std::sort(different.begin(), different.end(), [](CardId a, CardId b) { return a.value < b.value; });
    if (offered != different || none != orNone)
        throw OtherQuestion{"question " + std::to_string(m_next) + " offers " + std::to_string(offered.size())
                            + " cards, read plainly " + std::to_string(different.size())};
    return asked.options[asked.chosen].card;
}

int CarryingOut::askNumber(Seat seat, Ask kind, const std::vector<int>& numbers)
{
    if (numbers.size() == 1)
        return numbers.front();
    const Asked& asked = next(seat, static_cast<std::uint8_t>(kind));
    std::vector<int> offered;
    for (const engine::Option& option : asked.options)
        offered.push_back(option.number);
    std::sort(offered.begin(), offered.end());
    if (offered != numbers)
        throw OtherQuestion{"question " + std::to_string(m_next) + " offers other numbers"};
    return asked.options[asked.chosen].number;
}

CardId CarryingOut::askNewChampion(Seat seat)
{
    Cards garrison;
    m_table.each(engine::sceptre::zoneId(engine::sceptre::Garrison, seat),
                 [&](CardId card) { garrison.push_back(card); });
    if (garrison.size() == 1)
        return garrison.front();
    const Asked& asked = next(seat, engine::sceptre::NewChampion);
    if (asked.options.size() != garrison.size())
        throw OtherQuestion{"another number of Champions may come into combat"};
    return asked.options[asked.chosen].card;
}

int CarryingOut::squiresOn(CardId champion) const
{
    int count = 0;
    m_table.eachOn(champion, [&](CardId on) { count += m_game.is(on, Type::Squire) ? 1 : 0; });
    return count;
}

int CarryingOut::garrisoned(Seat seat) const
{
    int count = 0;
    m_table.each(engine::sceptre::zoneId(engine::sceptre::Garrison, seat), [&](CardId) { ++count; });
    return count;
}

} // namespace muster::test
