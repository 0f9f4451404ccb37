// SPDX-License-Identifier: GPL-3.0-or-later
// Selectors as noun phrases of another language: how many, whose, what, where.
#include "model/effects/retelling.h"

#include "model/text/fold.h"

namespace muster::effects {

namespace {

std::string_view barred(std::string_view parts, std::size_t which)
{
    for (; which > 0; --which) {
        const std::size_t bar = parts.find('|');
        if (bar == std::string_view::npos)
            return parts;
        parts.remove_prefix(bar + 1);
    }
    return parts.substr(0, parts.find('|'));
}

void addNote(std::string& notes, const std::string& note) { notes += (notes.empty() ? "" : ", ") + note; }

/// A name of the game as a part of a noun: hyphens where the language joins, and no "card" that the noun says anyway.
std::string joinable(std::string name, std::string_view joint)
{
    for (const std::string_view card : {" card", " Card"}) {
        if (name.ends_with(card))
            name.erase(name.size() - card.size());
    }
    return replaced(std::move(name), " ", std::string(joint));
}

} // namespace

Owner Retelling::ownerOf(const View& selector)
{
    const View whose = selector.child("whose");
    return whose.is(Term::WhoseOwn) ? Owner::Own : whose.is(Term::WhoseEnemy) ? Owner::Enemy : Owner::Nobody;
}

Inflected Retelling::opponent() const { return phrase(m_words.game().mostPlayers > 2 ? "an opponent" : "opponent"); }

Inflected Retelling::selector(const View& node)
{
    if (node.is(Term::Both)) {
        Inflected all;
        all.plural = true;
        const std::vector<View> parts = node.children("selectors");
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const Inflected one = selector(parts[i]);
            for (std::size_t c = 0; c < all.forms.size(); ++c)
                all.forms[c] += (i == 0 ? "" : i + 1 == parts.size() ? " " + say("and") + " " : ", ") + one.forms[c];
        }
        return all;
    }
    return node.is(Term::Selector) ? determined(node, nounOf(node)) : role(node);
}

Inflected Retelling::role(const View& node)
{
    switch (node.term()) {
    case Term::RoleYou: {
        Inflected you = phrase("you");
        you.you = true;
        return you;
    }
    case Term::RoleSelf:
        return phrase("self");
    case Term::RoleHolder:
        return phrase("holder");
    case Term::RoleIt:
        return phrase(m_itIsPlayer ? "it player" : "it");
    case Term::RoleThat:
        return m_that;
    case Term::RoleControllerOf:
    case Term::RoleOwnerOf: {
        const Inflected card = selector(node.child("card"));
        Inflected who = phrase(node.is(Term::RoleOwnerOf) ? "owner" : "controller");
        for (std::string& form : who.forms)
            form = replaced(std::move(form), "{d}", card.in(Case::Dative));
        return who;
    }
    case Term::RoleRememberedCards: {
        const std::string name = quoted(std::string(node.text("name")));
        return {{name, name, name}};
    }
    default:
        return phrase(node.info().name); // target, that player, attack
    }
}

Retelling::Noun Retelling::plainNoun(const View& what)
{
    Noun noun;
    const auto fromRow = [&](std::string_view key) {
        const NounRow* const row = m_tongue.noun(key);
        if (row == nullptr)
            return false;
        noun.gender = row->gender;
        noun.one = barred(row->forms, 0);
        noun.many = barred(row->forms, 1);
        noun.dative = barred(row->forms, 2);
        return true;
    };
    const auto ofName = [&](const std::string& name) {
        (void)fromRow("card of a kind");
        const std::string part = joinable(name, say("joint"));
        for (std::string* form : {&noun.one, &noun.many, &noun.dative})
            *form = replaced(std::move(*form), "{1}", part);
    };
    switch (what.term()) {
    case Term::TypeNoun:
        ofName(std::string(m_words.label("types", what.text("type"))));
        noun.single = m_words.has("singles", what.text("type"));
        break;
    case Term::GroupNoun:
        ofName(std::string(what.text("group")));
        noun.single = m_words.has("singles", what.text("group"));
        break;
    case Term::PlainNoun: {
        if (!fromRow(fold(m_words.label("nouns", what.text("noun"))))) {
            noun.gender = Gender::Masculine;
            noun.one = noun.many = noun.dative = quoted(label("nouns", what.text("noun")));
        }
        noun.single = m_words.has("singles", what.text("noun"));
        break;
    }
    case Term::PlayerNoun:
    case Term::OpponentNoun:
    case Term::TeammateNoun:
        (void)fromRow(what.info().name);
        break;
    default:
        (void)fromRow("card");
        break;
    }
    return noun;
}

Retelling::Noun Retelling::nounOf(const View& node)
{
    Noun noun = plainNoun(node.child("noun"));
    const auto note = [&noun](std::string_view both) {
        addNote(noun.noteOne, std::string(barred(both, 0)));
        addNote(noun.noteMany, std::string(barred(both, 1)));
    };
    for (const View& state : node.children("states")) {
        if (state.is(Term::StateStatus)) {
            const std::string word = forms(stateWords, state.text("word"));
            if (state.flag("not"))
                note(say("not", {std::string(barred(word, 0))}) + '|' + say("not", {std::string(barred(word, 1))}));
            else
                note(word);
        } else if (state.is(Term::StateOther)) {
            const Term what = node.child("noun").term();
            const bool player = what == Term::PlayerNoun || what == Term::OpponentNoun || what == Term::TeammateNoun;
            note(say(player ? "other player" : "other"));
        } else {
            note(m_tongue.text(state.info().name));
            noun.definite = true;
        }
    }
    if (const query::Query* query = node.query("query")) {
        if (const std::string said = described(*query); !said.empty())
            note(said);
    }
    if (m_widened == node.index() && !m_besidesPlay.empty())
        noun.after += say("or in play", {zone(m_besidesPlay, "definite", "in")});
    for (const View& one : node.children("relations")) {
        if (one.is(Term::RelationIn) && m_words.has("positions", one.child("place").text("zone"))
            && m_words.has("singles", one.child("place").text("zone")))
            noun.single = true;
        noun.after += relation(one, node);
    }
    return noun;
}

Inflected Retelling::formed(Form form, Owner owner, const Noun& noun, int number, const std::string& choice)
{
    const bool several = (form == Form::Number || form == Form::UpTo) && number != 1;
    Inflected phrase{casesOf(m_tongue.phrase(form, owner, noun.gender))};
    phrase.plural = several || form == Form::All || form == Form::AnyMany || form == Form::TopMany
        || form == Form::BottomMany || form == Form::Group;
    const bool many = phrase.plural;
    const std::string& notes = many ? noun.noteMany : noun.noteOne;
    for (std::string& one : phrase.forms) {
        one = replaced(std::move(one), "{#}", std::to_string(number));
        one = replaced(std::move(one), "{*d}", many ? noun.dative : noun.one);
        one = replaced(std::move(one), "{*}", many ? noun.many : noun.one);
        one = replaced(std::move(one), "{1}", noun.one);
        one = replaced(std::move(one), "{n}", noun.many);
        one = replaced(std::move(one), "{d}", noun.dative);
        one += choice;
        if (!notes.empty())
            one += say("in brackets", {notes});
        one += noun.after;
    }
    return phrase;
}

Inflected Retelling::formed(Form form, const View& selector)
{
    if (selector.is(Term::Selector))
        return formed(form, ownerOf(selector), nounOf(selector), 1);
    const Inflected one = this->selector(selector);
    if (form != Form::Each || !one.plural)
        return one;
    const std::string each = say("each of", {one.in(Case::Dative)});
    return {{each, each, each}};
}

Inflected Retelling::determined(const View& node, const Noun& noun)
{
    const View count = node.child("count");
    const Owner owner = ownerOf(node);
    const int number = count.number("number", 1);
    const bool several = number != 1;
    const auto one = [&](bool chosen, const std::string& choice) {
        if (node.child("noun").is(Term::OpponentNoun) && !chosen && noun.noteOne.empty()) {
            Inflected who = opponent();
            who.append(noun.after);
            return who;
        }
        const bool only = noun.definite || (noun.single && owner != Owner::Nobody);
        return formed(only ? Form::Single : Form::One, owner, noun, 1, choice);
    };
    switch (count.term()) {
    case Term::CountChosen:
        if (several)
            return formed(Form::Number, owner, noun, number);
        return one(!noun.single,
                   noun.single || noun.definite || owner == Owner::Own ? std::string() : say("of your choice"));
    case Term::CountEach:
        return formed(Form::Each, owner, noun, 1);
    case Term::CountAll:
        return formed(Form::All, owner, noun, 1);
    case Term::CountAny:
        return formed(Form::AnyMany, owner, noun, 1);
    case Term::CountUpToMany:
        return formed(Form::UpTo, owner, noun, number);
    case Term::CountRandom:
        return several ? formed(Form::Number, owner, noun, number, say("at random")) : one(false, say("at random"));
    case Term::CountTop:
        return formed(several ? Form::TopMany : Form::Top, owner, noun, number);
    case Term::CountBottom:
        return formed(several ? Form::BottomMany : Form::Bottom, owner, noun, number);
    default:
        return one(false, {});
    }
}

std::string Retelling::relation(const View& node, const View& selector)
{
    const auto other = [&](std::string_view key) { return this->selector(node.child(key)); };
    const auto told = [&](std::string_view key, const Inflected& who) {
        return say(key, {who.in(Case::Object), who.in(Case::Dative)});
    };
    switch (node.term()) {
    case Term::RelationIn: {
        const View count = selector.child("count");
        const bool from = node.flag("from") || count.is(Term::CountTop) || count.is(Term::CountBottom);
        return " " + place(node.child("place"), from ? "from" : "in", !selector.has("whose"));
    }
    case Term::RelationOn:
        return told("on", other("card"));
    case Term::RelationOtherThan:
        return told("other than", other("card"));
    case Term::RelationBeneath:
        return told("beneath", other("card"));
    case Term::RelationOf:
        return told("of", other("who"));
    case Term::RelationWith:
        return told("with", other("what"));
    case Term::RelationWithout: {
        const View what = node.child("what");
        const bool bare = what.is(Term::Selector) && what.child("count").is(Term::CountOne);
        return told("without", bare ? formed(Form::Group, what) : other("what"));
    }
    case Term::RelationWithMost:
        return say(node.flag("least") ? "with the least" : "with the most", {label(numberWords, node.text("word"))});
    case Term::RelationWithNumber:
        return say("whose number",
                   {label(numberWords, node.text("word")), say(node.text("sign"), {quantity(node, "right")})});
    case Term::RelationAmong:
        return told("among", other("cards"));
    case Term::RelationChosenBy:
        return told("chosen by", other("player"));
    default:
        return {};
    }
}

namespace {

/// How a word of a field's vocabulary is shown; as it is kept where the vocabulary is open.
std::string wordOf(const Game& game, const Field& field, const std::string& word)
{
    if (field.vocabulary.valid()) {
        for (const Word& one : game.vocabularies[field.vocabulary.value].words) {
            if (fold(one.key) == word || fold(one.label) == word)
                return one.label;
        }
    }
    std::string name = word; // names (Origins): kept folded, shown with capitals
    bool first = true;
    for (char& c : name) {
        if (first && c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
        first = c == ' ' || c == '-';
    }
    return name;
}

std::string_view signOf(query::Compare compare)
{
    switch (compare) {
    case query::Compare::Less:
        return "less than";
    case query::Compare::LessOrEqual:
        return "or less";
    case query::Compare::Greater:
        return "more than";
    case query::Compare::GreaterOrEqual:
        return "or more";
    case query::Compare::NotEqual:
        return "not";
    case query::Compare::Equal:
    case query::Compare::Contains:
        break;
    }
    return {};
}

} // namespace

/// A query as words between brackets; as it is written where a part of it has no words of its own.
std::string Retelling::described(const query::Query& query) const
{
    if (query.matchesEverything())
        return {};
    const Game& game = m_words.game();
    const auto said = [&](const auto& self, const query::Node& node) -> std::string {
        using Part = query::Node::Kind;
        if (node.kind == Part::All || node.kind == Part::Any) {
            std::string all;
            for (const query::Node& child : node.children) {
                std::string one = self(self, child);
                if (one.empty())
                    return {};
                if (node.kind == Part::All && child.kind == Part::Any)
                    one = say("either", {one});
                all += all.empty() ? one : (node.kind == Part::Any ? " " + say("or") + " " : ", ") + one;
            }
            return all;
        }
        if (node.kind == Part::Not) {
            const std::string inner = node.children.size() == 1 ? self(self, node.children.front()) : std::string();
            return inner.empty()
                ? inner
                : say("not", {node.children.front().children.size() > 1 ? say("either", {inner}) : inner});
        }
        if (node.kind == Part::Words)
            return say("named like", {quoted(node.text)});
        if (node.subject == query::Subject::Name)
            return say("named", {quoted(node.text)});
        if (node.subject == query::Subject::Type && node.compare == query::Compare::Equal) {
            const auto types = game.typesOf(node.text);
            return types.size() == 1 ? game.type(types.front()).label : node.text;
        }
        if (node.subject != query::Subject::Field || !node.field.valid())
            return {};
        const Field& field = game.field(node.field);
        if ((node.right == query::Subject::Number && !node.text.empty())
            || (node.printed && field.kind != FieldKind::Number))
            return {};
        if (field.kind == FieldKind::Word && !node.text.empty()) {
            const std::string word = wordOf(game, field, node.text);
            return node.compare == query::Compare::Equal ? word : say("not", {word});
        }
        if (field.kind == FieldKind::Number && node.right == query::Subject::Number) {
            const std::string number = std::to_string(node.number);
            const std::string_view sign = signOf(node.compare);
            const std::string value = sign.empty() ? number : say(sign, {number});
            return (node.printed ? say("printed value", {field.label}) : field.label) + " " + value;
        }
        return {};
    };
    const std::string words = said(said, query.root);
    return words.empty() ? say("fits", {quoted(query.source)}) : words;
}

/// A zone by its key, with an article: `how` is in, from, to, o, d or nothing.
std::string Retelling::zone(std::string_view key, std::string_view article, std::string_view how) const
{
    if (key == "play")
        return say(how == "in" || how == "from" || how == "to" ? "play " + std::string(how) : std::string("play"));
    std::string english(m_words.label("zones", key));
    if (english.starts_with("in "))
        english = english.substr(english.starts_with("in the ") ? 7 : 3);
    const ZoneRow* const own = fold(english) == key ? m_tongue.zone(key) : nullptr;
    const ZoneRow* const row = own != nullptr ? own : m_tongue.zone("zone");
    if (row == nullptr)
        return english;
    std::string name = label("zones", key);
    if (name == m_words.label("zones", key))
        name = english;
    const std::string noun = replaced(std::string(row->noun), "{1}", name);
    auto cases = casesOf(m_tongue.article(article, row->gender));
    for (std::string& one : cases)
        one = replaced(std::move(one), "{1}", noun);
    std::string pattern(how == "in"         ? row->in
                            : how == "from" ? row->from
                            : how == "to"   ? row->to
                            : how == "o"    ? "{o}"
                            : how == "d"    ? "{d}"
                                            : "{s}");
    pattern = replaced(std::move(pattern), "{s}", cases[0]);
    pattern = replaced(std::move(pattern), "{o}", cases[1]);
    return replaced(std::move(pattern), "{d}", cases[2]);
}

std::string Retelling::place(const View& place, std::string_view how, bool owned)
{
    const std::string_view key = place.text("zone");
    const View whose = place.child("whose");
    const bool table = m_words.has("positions", key) || m_words.has("common zones", key);
    std::string text;
    if (place.has("of"))
        text = zone(key, "definite", how) + say("of", {std::string(), selector(place.child("of")).in(Case::Dative)});
    else if (whose.is(Term::WhoseOwn))
        text = zone(key, "your", how);
    else if (whose.is(Term::WhoseEnemy))
        text = zone(key, "enemy", how);
    else
        text = zone(key, table || !owned ? "definite" : m_theirs ? "their" : "your", how);
    if (const std::string_view at = place.text("at"); !at.empty())
        text += say(at == "top" ? "at the top" : "at the bottom");
    return text;
}

} // namespace muster::effects
