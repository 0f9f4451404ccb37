// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/sentences.h"

namespace muster::effects {

namespace {

std::string withArticle(const std::string& noun)
{
    if (noun.empty())
        return noun;
    if (noun.starts_with("other "))
        return "an" + noun;
    const bool vowel = std::string_view("aeiouAEIO").find(noun.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + noun;
}

std::string manyOf(std::string noun)
{
    if (noun.ends_with("equipment") || noun.ends_with("armor") || noun.ends_with("gear"))
        return noun;
    if (noun.ends_with('y') && !noun.ends_with("ey"))
        return noun.substr(0, noun.size() - 1) + "ies";
    return noun + "s";
}

} // namespace

/// Where several can play, it is any one of them.
std::string Sentences::opponent() const { return m_words.game().mostPlayers > 2 ? "an opponent" : "your opponent"; }

NounPhrase Sentences::selector(const View& node)
{
    if (node.is(Term::Both)) {
        NounPhrase all{{}, true, false};
        const std::vector<View> parts = node.children("selectors");
        for (std::size_t i = 0; i < parts.size(); ++i)
            all.text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + selector(parts[i]).text;
        return all;
    }
    return node.is(Term::Selector) ? determined(node, nounOf(node)) : role(node);
}

NounPhrase Sentences::role(const View& node)
{
    switch (node.term()) {
    case Term::RoleYou:
        return {"you", false, true};
    case Term::RoleSelf:
        return {m_calls.self, false, false};
    case Term::RoleHolder:
        return {m_calls.holder.empty() ? std::string(m_words.label("roles", "holder")) : m_calls.holder, false, false};
    case Term::RoleThat:
        return {m_that, false, false};
    case Term::RoleControllerOf:
    case Term::RoleOwnerOf: {
        const std::string card = selector(node.child("card")).text;
        return {(node.is(Term::RoleOwnerOf) ? "the owner of " : "the controller of ") + card, false, false};
    }
    case Term::RoleRememberedCards:
        return {"“" + std::string(node.text("name")) + "”", false, false};
    default:
        if (m_words.has("roles", node.info().name))
            return {std::string(m_words.label("roles", node.info().name)), false, false};
        return {std::string(node.info().reading), false, false};
    }
}

Sentences::Noun Sentences::nounOf(const View& node)
{
    Noun noun;
    const View what = node.child("noun");
    const auto single = [&](std::string_view key) { return m_words.has("singles", key); };
    switch (what.term()) {
    case Term::TypeNoun:
        noun.one = m_words.label("types", what.text("type"));
        noun.many = m_words.plural("types", what.text("type"));
        noun.single = single(what.text("type"));
        break;
    case Term::GroupNoun:
        noun.one = what.text("group");
        noun.many = manyOf(noun.one);
        noun.single = single(what.text("group"));
        break;
    case Term::PlainNoun:
        noun.one = m_words.label("nouns", what.text("noun"));
        noun.many = m_words.plural("nouns", what.text("noun"));
        noun.single = single(what.text("noun"));
        break;
    case Term::PlayerNoun:
        noun.one = "player";
        noun.player = true;
        break;
    case Term::OpponentNoun:
        noun.one = "opponent";
        noun.player = true;
        break;
    case Term::TeammateNoun:
        noun.one = "teammate";
        noun.player = true;
        break;
    default:
        noun.one = "card";
        break;
    }
    if (noun.many.empty())
        noun.many = manyOf(noun.one);

    if (const query::Query* query = node.query("query")) {
        const Description said = describe(*query, m_words.game());
        if (!said.before.empty()) {
            noun.one = said.before + " " + noun.one;
            noun.many = said.before + " " + noun.many;
        }
        if (!said.after.empty())
            noun.after += " " + said.after;
    }
    if (m_widened == node.index() && !m_besidesPlay.empty()) {
        const std::string zone(m_words.label("zones", m_besidesPlay));
        const std::string place =
            " in " + (m_words.has("common zones", m_besidesPlay) ? "the " + zone : zone) + " or in play";
        noun.one += place;
        noun.many += place;
    }
    const std::vector<View> states = node.children("states");
    for (std::size_t i = states.size(); i > 0; --i) {
        const View& state = states[i - 1];
        std::string word;
        if (state.is(Term::StateStatus)) {
            word = m_words.label(stateWords, state.text("word"));
            if (state.flag("not")) {
                noun.one += " that is not " + word;
                noun.many += " that are not " + word;
                continue;
            }
        } else {
            word = state.info().name;
            noun.definite = noun.definite || !state.is(Term::StateOther);
        }
        noun.one.insert(0, word + " ");
        noun.many.insert(0, word + " ");
    }
    for (const View& one : node.children("relations")) {
        // A position that a player has only one of is an adjective: "your in-combat Champion"
        const std::string_view zone = one.is(Term::RelationIn) ? one.child("place").text("zone") : std::string_view();
        if (!m_words.has("positions", zone) || !single(zone)) {
            noun.after += relation(one, node);
            continue;
        }
        const std::string adjective(m_words.label("positions", zone));
        noun.one.insert(0, adjective + " ");
        noun.many.insert(0, adjective + " ");
        noun.single = noun.positioned = true;
    }
    return noun;
}

NounPhrase Sentences::determined(const View& node, const Noun& noun)
{
    const View count = node.child("count");
    const bool own = node.child("whose").is(Term::WhoseOwn);
    const bool enemy = node.child("whose").is(Term::WhoseEnemy);
    const std::string number = std::to_string(count.number("number", 1));
    const bool several = count.number("number", 1) != 1;
    const auto manyOfThem = [&](const std::string& how) {
        return how + (own ? " of your " : enemy ? " enemy " : " ") + noun.many + noun.after;
    };
    // one, in the singular: "one of your Champions", "an enemy Champion", "a Coin"
    const auto one = [&](bool chosen) -> NounPhrase {
        if (noun.definite)
            return {"the " + noun.one + noun.after};
        if (node.child("noun").is(Term::OpponentNoun) && !chosen)
            return {opponent() + noun.after};
        if (noun.single && own)
            return {"your " + noun.one + noun.after};
        if (noun.single && enemy)
            return {opponent() + "'s " + noun.one + noun.after};
        const std::string choice = chosen && !own ? " of your choice" : "";
        if (own)
            return {"one of your " + noun.many + noun.after};
        return {withArticle((enemy ? "enemy " : "") + noun.one) + choice + noun.after};
    };
    switch (count.term()) {
    case Term::CountChosen:
        return several ? NounPhrase{manyOfThem(number), true} : one(!noun.single);
    case Term::CountEach:
        if (own)
            return {"each of your " + noun.many + noun.after};
        return {"each " + std::string(enemy ? "enemy " : "") + noun.one + noun.after};
    case Term::CountAll:
        if (noun.positioned)
            return {(own ? "your " : enemy ? opponent() + "'s " : "all ") + noun.many + noun.after, true};
        return {"all " + std::string(own ? "your " : enemy ? "enemy " : "") + noun.many + noun.after, true};
    case Term::CountAny:
        return {manyOfThem("any number" + std::string(own ? "" : " of")), true};
    case Term::CountUpToMany:
        return {several ? manyOfThem("up to " + number)
                        : "up to one "
                        + std::string(own         ? "of your "
                                          : enemy ? "enemy "
                                                  : "")
                        + (own ? noun.many : noun.one) + noun.after,
                several};
    case Term::CountRandom:
        return several ? NounPhrase{manyOfThem(number) + " at random", true}
                       : NounPhrase{one(false).text + " at random"};
    case Term::CountTop:
    case Term::CountBottom: {
        const std::string end = count.is(Term::CountTop) ? "the top " : "the bottom ";
        return {end + (several ? number + " " + noun.many : noun.one) + noun.after, several};
    }
    default:
        return one(false);
    }
}

std::string Sentences::group(const View& selector, bool plural)
{
    if (!selector.is(Term::Selector))
        return this->selector(selector).text;
    const Noun noun = nounOf(selector);
    const bool own = selector.child("whose").is(Term::WhoseOwn);
    const bool enemy = selector.child("whose").is(Term::WhoseEnemy);
    return (own ? "your " : enemy ? "enemy " : "") + (plural ? noun.many : noun.one) + noun.after;
}

std::string Sentences::each(const View& selector)
{
    if (!selector.is(Term::Selector))
        return "each of " + this->selector(selector).text;
    return (selector.child("whose").is(Term::WhoseOwn) ? "each of " : "each ")
        + group(selector, selector.child("whose").is(Term::WhoseOwn));
}

std::string Sentences::relation(const View& node, const View& selector)
{
    const auto other = [&](std::string_view key) { return this->selector(node.child(key)).text; };
    switch (node.term()) {
    case Term::RelationIn: {
        const View count = selector.child("count");
        const bool end = count.is(Term::CountTop) || count.is(Term::CountBottom);
        return " "
            + inPlace(node.child("place"),
                      end                     ? "of"
                          : node.flag("from") ? "from"
                                              : "in",
                      !selector.has("whose"));
    }
    case Term::RelationOn:
        return " attached to " + other("card");
    case Term::RelationOtherThan:
        return " other than " + other("card");
    case Term::RelationBeneath:
        return " beneath " + other("card");
    case Term::RelationOf:
        return " of " + other("who");
    case Term::RelationWith:
        return " with " + other("what");
    case Term::RelationWithout:
        return " without " + other("what");
    case Term::RelationWithMost:
        return std::string(node.flag("least") ? " with the least " : " with the most ")
            + std::string(m_words.label(numberWords, node.text("word")));
    case Term::RelationWithNumber:
        return " whose " + std::string(m_words.label(numberWords, node.text("word"))) + " "
            + compared(node.text("sign")) + " " + quantity(node, "right");
    case Term::RelationAmong:
        return " among " + other("cards");
    case Term::RelationChosenBy: {
        const NounPhrase player = this->selector(node.child("player"));
        return " of " + player.possessive() + " choice";
    }
    default:
        return {};
    }
}

/// A zone with its owner and without a preposition: "your hand", "the garrison", "combat". With `owned`, a pile that
/// names nobody belongs to the player at hand; otherwise its owner has been said already.
std::string Sentences::place(const View& place, bool owned)
{
    const std::string_view key = place.text("zone");
    std::string label(m_words.label("zones", key));
    const bool phrase = label.starts_with("in ");
    if (phrase)
        label = label.substr(3);
    const std::string_view at = place.text("at");
    const std::string end = at.empty() ? "" : "the " + std::string(at) + " of ";
    if (place.has("of")) {
        const NounPhrase player = selector(place.child("of"));
        return end + player.possessive() + " " + label;
    }
    const View whose = place.child("whose");
    if (phrase)
        return end + (whose.is(Term::WhoseEnemy) ? opponent() + "'s " : "") + label;
    if (whose.is(Term::WhoseOwn))
        return end + "your " + label;
    if (whose.is(Term::WhoseEnemy))
        return end + opponent() + "'s " + label;
    const bool table = m_words.has("positions", key) || m_words.has("common zones", key);
    if (table || !owned)
        return end + "the " + label;
    return end + (m_theirs ? "their " : "your ") + label;
}

std::string Sentences::inPlace(const View& node, std::string_view preposition, bool owned)
{
    const std::string what = place(node, owned);
    const bool phrase = m_words.label("zones", node.text("zone")).starts_with("in ");
    if (phrase && preposition != "from")
        return "in " + what;
    return std::string(preposition) + " " + what;
}

} // namespace muster::effects
