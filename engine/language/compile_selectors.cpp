// SPDX-License-Identifier: GPL-3.0-or-later
// Whom, what and where: selectors and places of the trees become numbers and bits.
#include <algorithm>

#include "engine/language/compiler.h"
#include "model/query/matcher.h"

namespace muster::engine::code {

std::uint32_t Compiler::zoneBit(std::string_view key)
{
    if (key == "play")
        return 0;
    if (key == "any")
        return ~std::uint32_t(0);
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

namespace {

/// Whether a printed number is compared with one in force: `hp<printed.hp`.
bool mixesPrinted(const query::Node& node)
{
    return (node.right == query::Subject::Field && node.printed != node.rightPrinted)
        || std::any_of(node.children.begin(), node.children.end(), mixesPrinted);
}

} // namespace

Compiler::Which Compiler::cards(const query::Query* query)
{
    if (query == nullptr || query->matchesEverything())
        return {};
    if (mixesPrinted(query->root))
        cannot("printed beside a number in force");
    if (!asksInForce(query->root))
        return {setOf(query->root), None};
    return {m_code.addSet(std::vector<std::uint8_t>(m_catalogue.size(), 1)), test(query->root)};
}

Ref Compiler::setOf(const query::Node& node)
{
    query::Query query;
    query.root = node;
    std::vector<std::uint8_t> fits(m_catalogue.size(), 0);
    const query::Matcher matcher(query, m_catalogue);
    for (std::uint32_t i = 0; i < m_catalogue.size(); ++i)
        fits[i] = matcher.matches(CardIndex{i}) ? 1 : 0;
    return m_code.addSet(std::move(fits));
}

void Compiler::noteChangedFields()
{
    const effects::Forest& forest = m_catalogue.effects();
    for (std::uint32_t i = 0; i < forest.nodes.size(); ++i) {
        if (const View node(forest, i); node.is(Term::VerbChange))
            m_changed.push_back(m_game.findField(node.text("field")));
    }
}

bool Compiler::asksWord(const query::Node& node) const
{
    return node.kind == query::Node::Kind::Compare && node.subject == query::Subject::Field
        && m_game.field(node.field).kind == FieldKind::Word
        && std::find(m_changed.begin(), m_changed.end(), node.field) != m_changed.end();
}

/// Whether some comparison is about a number that effects can change.
bool Compiler::asksInForce(const query::Node& node) const
{
    if (asksWord(node))
        return true;
    if (node.kind == query::Node::Kind::Compare)
        return node.subject == query::Subject::Field && m_game.field(node.field).stat && !node.printed
            && (node.right == query::Subject::Number
                || (node.right == query::Subject::Field && m_game.field(node.rightField).stat && !node.rightPrinted));
    return std::any_of(node.children.begin(), node.children.end(),
                       [&](const query::Node& child) { return asksInForce(child); });
}

/// Numbers are those in force when the game asks.
Ref Compiler::test(const query::Node& node)
{
    Test made;
    if (!asksInForce(node)) {
        made.set = setOf(node);
        return add(m_code.tests, made);
    }
    if (asksWord(node)) {
        // A word fits if a card with it does.
        made.op = Test::Word;
        made.word = static_cast<std::uint8_t>(node.field.value);
        const auto& fits = m_code.cardSets[static_cast<std::size_t>(setOf(node))];
        std::vector<std::uint8_t> words(m_catalogue.words(m_game.field(node.field).vocabulary).size() + 1, 0);
        for (std::uint32_t i = 0; i < m_catalogue.size(); ++i) {
            const WordIndex word = m_catalogue.card(CardIndex{i}).word(node.field);
            if (word.valid() && fits[i] != 0)
                words[word.value] = 1;
        }
        made.set = m_code.addSet(std::move(words));
        return add(m_code.tests, made);
    }
    if (node.kind == query::Node::Kind::Compare) {
        using query::Compare;
        made.op = Test::Compare;
        made.word = Dialect::find(m_code.dialect.numbers, m_game.field(node.field).key);
        made.sign = node.compare == Compare::NotEqual ? 5
            : node.compare == Compare::Less           ? 1
            : node.compare == Compare::LessOrEqual    ? 3
            : node.compare == Compare::Greater        ? 4
            : node.compare == Compare::GreaterOrEqual ? 6
                                                      : 2;
        made.number = static_cast<std::int16_t>(node.number);
        if (node.right == query::Subject::Field)
            made.other = Dialect::find(m_code.dialect.numbers, m_game.field(node.rightField).key);
        // A comparison holds only for cards that have the field.
        query::Node has;
        has.kind = query::Node::Kind::Compare;
        has.subject = query::Subject::Has;
        has.field = node.field;
        made.set = setOf(has);
        return add(m_code.tests, made);
    }
    made.op = node.kind == query::Node::Kind::Any ? Test::Any
        : node.kind == query::Node::Kind::Not     ? Test::Not
                                                  : Test::All;
    std::vector<Ref> parts;
    for (const query::Node& child : node.children)
        parts.push_back(test(child));
    made.parts = addAll(m_code.links, parts);
    return add(m_code.tests, made);
}

void Compiler::asked(Selector& made, std::string_view state, bool lacks)
{
    for (StateAsked& one : made.asked) {
        if (one.state == 0xff) {
            one = {word(m_code.dialect.states, state), lacks};
            return;
        }
    }
    cannot("more than three states");
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
    case Term::StateBlocking:
        made.states |= Blocking;
        return;
    case Term::StateBlocked:
        made.states |= Blocked;
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
        const std::uint8_t status = Dialect::find(m_code.dialect.statuses, text);
        if (status == m_code.dialect.statuses.size())
            asked(made, text, lacks);
        else
            (lacks ? made.without : made.with) |= static_cast<std::uint16_t>(1 << status);
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
    case Term::RelationBeneath:
        made.beneath = selector(view.child("card"));
        return;
    case Term::RelationWithNumber: {
        made.compared = word(m_code.dialect.numbers, view.text("word"));
        const std::string_view sign = view.text("sign");
        made.sign = sign == "=" ? 2 : sign == "!=" ? 5 : sign == "<" ? 1 : sign == "<=" ? 3 : sign == ">" ? 4 : 6;
        made.against = quantityOf(view, "right");
        return;
    }
    case Term::RelationWithMost:
        made.most = word(m_code.dialect.numbers, view.text("word"));
        made.least = view.flag("least");
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
    const auto keep = [&] {
        made.prepare();
        return add(m_code.selectors, made);
    };
    if (view.is(Term::Both)) {
        made.role = Term::Both;
        std::vector<Ref> parts;
        for (const View& part : view.children("selectors"))
            parts.push_back(selector(part));
        made.both = addAll(m_code.links, parts);
        return keep();
    }
    if (!view.is(Term::Selector)) {
        made.role = view.term();
        if (made.role == Term::RoleControllerOf || made.role == Term::RoleOwnerOf)
            made.inner = selector(view.child("card"));
        if (made.role == Term::RoleRememberedCards)
            made.memory = memory(view.text("name"));
        return keep();
    }
    const View count = view.child("count");
    made.count = count.term();
    made.number = quantityOf(count, "number");
    made.whose = whose(view.child("whose"));
    noun(view.child("noun"), made.noun, made.types);
    const Which which = cards(view.query("query"));
    made.cards = which.cards;
    made.test = which.test;
    for (const View& one : view.children("states"))
        state(one, made);
    for (const View& one : view.children("relations"))
        relation(one, made);
    made.byItself = made.place == None && made.on == None && made.otherThan == None && made.of == None
        && made.having == None && made.lacking == None && made.among == None && made.beneath == None
        && made.compared == 0xff;
    return keep();
}

} // namespace muster::engine::code
