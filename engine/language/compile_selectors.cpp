// SPDX-License-Identifier: GPL-3.0-or-later
// Whom, what and where: selectors and places of the trees become numbers and bits.
#include "engine/language/compiler.h"
#include "model/query/matcher.h"

namespace muster::engine::code {

std::uint32_t Compiler::zoneBit(std::string_view key)
{
    if (key == "play" || key == "any")
        return 0;
    return std::uint32_t(1) << word(m_code.dialect.zones, key);
}

Ref Compiler::place(const View& view)
{
    if (!view.valid())
        return None;
    Place made;
    made.zone = view.text("zone") == "play" ? InPlay : word(m_code.dialect.zones, view.text("zone"));
    made.whose = whose(view.child("whose"));
    made.top = view.text("at") == "top";
    made.bottom = view.text("at") == "bottom";
    if (view.has("of"))
        made.of = selector(view.child("of"));
    return add(m_code.places, made);
}

void Compiler::noun(const View& view, Term& noun, std::uint32_t& types)
{
    noun = view.term();
    if (noun != Term::TypeNoun && noun != Term::GroupNoun)
        return;
    for (const TypeIndex type : m_game.typesOf(view.text(noun == Term::TypeNoun ? "type" : "group")))
        types |= std::uint32_t(1) << type.value;
}

Ref Compiler::cards(const query::Query* query)
{
    if (query == nullptr || query->matchesEverything())
        return None;
    std::vector<std::uint8_t> fits(m_catalogue.size(), 0);
    const query::Matcher matcher(*query, m_catalogue);
    for (std::uint32_t i = 0; i < m_catalogue.size(); ++i)
        fits[i] = matcher.matches(CardIndex{i}) ? 1 : 0;
    return m_code.addSet(std::move(fits));
}

void Compiler::state(const View& view, Selector& made)
{
    switch (view.term()) {
    case Term::StateOpposing:
        made.states |= Opposing;
        return;
    case Term::StateAttacking:
        made.states |= Attacking;
        return;
    case Term::StateAttacked:
        made.states |= Attacked;
        return;
    case Term::StateOther:
        made.states |= Other;
        return;
    case Term::StateActive:
        made.states |= Active;
        return;
    case Term::StateStatus: {
        const std::string_view text = view.text("word");
        const bool lacks = view.flag("not");
        if (text == "face up" || text == "face down") {
            made.states |= (text == "face up") != lacks ? NeedsFaceUp : NeedsFaceDown;
            return;
        }
        const auto bit = static_cast<std::uint8_t>(1 << word(m_code.dialect.statuses, text));
        (lacks ? made.without : made.with) |= bit;
        return;
    }
    default:
        cannot(view.info().name);
    }
}

void Compiler::relation(const View& view, Selector& made)
{
    switch (view.term()) {
    case Term::RelationIn:
        made.place = place(view.child("place"));
        return;
    case Term::RelationOn:
        made.on = selector(view.child("card"));
        return;
    case Term::RelationOtherThan:
        made.otherThan = selector(view.child("card"));
        return;
    case Term::RelationOf:
        made.of = selector(view.child("who"));
        return;
    case Term::RelationWith:
        made.having = selector(view.child("what"));
        return;
    case Term::RelationWithout:
        made.lacking = selector(view.child("what"));
        return;
    case Term::RelationAmong:
        made.among = selector(view.child("cards"));
        return;
    case Term::RelationChosenBy:
        made.chosenBy = selector(view.child("player"));
        return;
    default:
        cannot(view.info().name);
    }
}

Ref Compiler::selector(const View& view)
{
    if (!view.valid())
        return None;
    Selector made;
    if (view.is(Term::Both)) {
        made.role = Term::Both;
        std::vector<Ref> parts;
        for (const View& part : view.children("selectors"))
            parts.push_back(selector(part));
        made.both = addAll(m_code.links, parts);
        return add(m_code.selectors, made);
    }
    if (!view.is(Term::Selector)) {
        made.role = view.term();
        if (made.role == Term::RoleControllerOf || made.role == Term::RoleOwnerOf)
            made.inner = selector(view.child("card"));
        if (made.role == Term::RoleRememberedCards)
            made.memory = memory(view.text("name"));
        return add(m_code.selectors, made);
    }
    const View count = view.child("count");
    made.count = count.term();
    made.number = quantityOf(count, "number");
    made.whose = whose(view.child("whose"));
    noun(view.child("noun"), made.noun, made.types);
    made.cards = cards(view.query("query"));
    for (const View& one : view.children("states"))
        state(one, made);
    for (const View& one : view.children("relations"))
        relation(one, made);
    made.byItself = made.place == None && made.on == None && made.otherThan == None && made.of == None
        && made.having == None && made.lacking == None && made.among == None;
    return add(m_code.selectors, made);
}

} // namespace muster::engine::code
