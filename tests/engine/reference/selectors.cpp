// SPDX-License-Identifier: GPL-3.0-or-later
// Whom and what: every card of the match is looked at for every question.
#include "reference/reference.h"

#include <algorithm>

#include "model/query/matcher.h"

namespace muster::test {

std::vector<CardId> Reference::cards(const View& selector, const Situation& s)
{
    if (selector.is(Term::Both)) {
        std::vector<CardId> all;
        for (const View& part : selector.children("selectors"))
            for (const CardId card : cards(part, s))
                all.push_back(card);
        return all;
    }
    if (selector.is(Term::RoleRememberedCards)) {
        const auto memory = s.remembered.find(std::string(selector.text("name")));
        return memory == s.remembered.end() ? std::vector<CardId>{} : memory->second;
    }
    if (!selector.is(Term::Selector)) {
        const CardId card = role(selector, s);
        return card.valid() && !dead(card) ? std::vector<CardId>{card} : std::vector<CardId>{};
    }
    std::vector<CardId> found;
    const View place = relation(selector, Term::RelationIn).child("place");
    if (place.valid() && !openZone(place.text("zone"))) {
        for (const Seat seat : ownersOf(selector, place, s))
            for (const CardId card : pile(selector, place, seat, s))
                found.push_back(card);
        return found;
    }
    for (const CardId card : inPlay()) {
        if (describes(selector, card, s))
            found.push_back(card);
    }
    return found;
}

std::vector<CardId> Reference::inPlay() const
{
    using namespace engine::sceptre;
    std::vector<CardId> found;
    const auto withAttached = [&](auto&& self, CardId card) -> void {
        found.push_back(card);
        m_table.eachOn(card, [&](CardId on) { self(self, on); });
    };
    const Seat first = m_table.active == engine::NoSeat ? Seat(0) : m_table.active;
    for (const Seat seat : {first, other(first)})
        for (const Zone zone : {Combat, Garrison, TrapRow, GateSlot, Beside})
            m_table.each(zoneId(zone, seat), [&](CardId card) { withAttached(withAttached, card); });
    m_table.each(ArenaSlot, [&](CardId card) { withAttached(withAttached, card); });
    return found;
}

bool Reference::fits(const View& selector, CardId card, const Situation& s)
{
    if (!card.valid())
        return false;
    if (selector.is(Term::Selector))
        return describes(selector, card, s);
    if (selector.is(Term::Both)) {
        const auto parts = selector.children("selectors");
        return std::any_of(parts.begin(), parts.end(), [&](const View& part) { return fits(part, card, s); });
    }
    if (selector.is(Term::RoleRememberedCards)) {
        const auto all = cards(selector, s);
        return std::find(all.begin(), all.end(), card) != all.end();
    }
    return role(selector, s) == card;
}

std::string Reference::zoneName(CardId card) const
{
    const auto& words = m_catalogue.game().findEffectWords("zones")->words;
    const std::size_t zone = m_game.zoneOfCard(card);
    return zone < words.size() ? words[zone].key : std::string();
}

bool Reference::openZone(std::string_view name)
{
    return name != "deck" && name != "hand" && name != "discard pile" && name != "blood pile";
}

CardId Reference::role(const View& word, const Situation& s) const
{
    switch (word.term()) {
    case Term::RoleSelf:
        return s.self;
    case Term::RoleHolder:
        return s.self.valid() ? m_table.card(s.self).holder : engine::NoCard;
    case Term::RoleIt:
        return s.it;
    case Term::RoleThat:
        return s.that;
    case Term::RoleTarget:
        return s.target;
    default:
        throw Undecided{};
    }
}

View Reference::relation(const View& selector, Term wanted)
{
    for (const View& one : selector.children("relations")) {
        if (one.is(wanted))
            return one;
    }
    return {};
}

bool Reference::isPlayer(const View& selector)
{
    if (selector.is(Term::Selector)) {
        const View noun = selector.child("noun");
        return noun.is(Term::PlayerNoun) || noun.is(Term::OpponentNoun) || noun.is(Term::TeammateNoun);
    }
    return selector.is(Term::RoleYou) || selector.is(Term::RoleThatPlayer) || selector.is(Term::RoleControllerOf)
        || selector.is(Term::RoleOwnerOf);
}

std::vector<Seat> Reference::players(const View& selector, const Situation& s)
{
    if (selector.is(Term::RoleYou))
        return {s.you};
    if (selector.is(Term::RoleThatPlayer))
        return {s.thatPlayer};
    std::vector<Seat> found;
    const auto add = [&](Seat seat) {
        if (std::find(found.begin(), found.end(), seat) == found.end())
            found.push_back(seat);
    };
    if (selector.is(Term::RoleControllerOf) || selector.is(Term::RoleOwnerOf)) {
        Situation open = s;
        open.sight = engine::NoSeat;
        for (const CardId card : cards(selector.child("card"), open))
            add(selector.is(Term::RoleOwnerOf) ? m_table.card(card).owner : m_table.card(card).controller);
        return found;
    }
    if (!selector.is(Term::Selector)) { // a card: its player
        if (const CardId card = role(selector, s); card.valid())
            add(m_table.card(card).controller);
        return found;
    }
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (selector.child("noun").is(Term::OpponentNoun) && seat == s.you)
            continue;
        if (selector.child("noun").is(Term::TeammateNoun))
            continue; // everybody plays alone
        found.push_back(seat);
    }
    if (!selector.children("states").empty())
        throw Undecided{};
    return found;
}

std::vector<Seat> Reference::ownersOf(const View& selector, const View& place, const Situation& s)
{
    if (place.has("of"))
        return players(place.child("of"), s);
    const View ofPlace = place.child("whose");
    const View ofCards = selector.child("whose");
    if (ofPlace.is(Term::WhoseEnemy) || ofCards.is(Term::WhoseEnemy))
        return {engine::sceptre::other(s.you)};
    const bool nobodys = !ofPlace.is(Term::WhoseOwn) && !ofCards.is(Term::WhoseOwn);
    return {nobodys && s.sight != engine::NoSeat ? s.sight : s.you};
}

std::vector<CardId> Reference::pile(const View& selector, const View& place, Seat seat, const Situation& s)
{
    std::vector<CardId> lying;
    const auto& words = m_catalogue.game().findEffectWords("zones")->words;
    for (std::size_t zone = 0; zone < words.size(); ++zone) {
        if (words[zone].key == place.text("zone"))
            m_table.each(engine::sceptre::zoneId(static_cast<engine::sceptre::Zone>(zone), seat),
                         [&](CardId card) { lying.push_back(card); });
    }
    const View count = selector.child("count");
    if (count.is(Term::CountTop) || count.is(Term::CountBottom)) {
        if (count.is(Term::CountBottom))
            std::reverse(lying.begin(), lying.end());
        const int wanted = count.has("number") ? quantityAt(count, "number", s) : 1;
        lying.resize(std::min(lying.size(), static_cast<std::size_t>(wanted)));
        return lying;
    }
    std::erase_if(lying, [&](CardId card) {
        return !ofType(selector.child("noun"), card) || !answers(selector.query("query"), card)
            || !related(selector, card, s, false);
    });
    return lying;
}

bool Reference::ofType(const View& noun, CardId card) const
{
    if (!noun.is(Term::TypeNoun) && !noun.is(Term::GroupNoun))
        return true;
    const auto types = m_catalogue.game().typesOf(noun.text(noun.is(Term::TypeNoun) ? "type" : "group"));
    return std::find(types.begin(), types.end(), m_catalogue.card(CardIndex{m_table.card(card).definition}).type())
        != types.end();
}

bool Reference::answers(const query::Query* query, CardId card) const
{
    if (query != nullptr && query == m_asIf) {
        const engine::sceptre::Facts& coin = m_game.facts(card);
        return coin.type == engine::sceptre::Type::Coin && (m_asIfMetals >> static_cast<unsigned>(coin.metal) & 1) != 0;
    }
    return query == nullptr || query->matchesEverything()
        || query::Matcher(*query, m_catalogue).matches(CardIndex{m_table.card(card).definition});
}

bool Reference::known(CardId card, Seat sight) const
{
    return m_table.has(card, engine::FaceUp)
        || (sight != engine::NoSeat && (m_table.card(card).seen >> sight & 1) != 0);
}

bool Reference::describes(const View& selector, CardId card, const Situation& s)
{
    return describesOtherwise(selector, card, s) && hasMost(selector, card, s);
}

/// Whether it has more of a number than others aside.
bool Reference::describesOtherwise(const View& selector, CardId card, const Situation& s)
{
    const View whose = selector.child("whose");
    const bool own = m_table.card(card).controller == s.you;
    if (dead(card) || !ofType(selector.child("noun"), card) || (whose.is(Term::WhoseOwn) && !own)
        || (whose.is(Term::WhoseEnemy) && own))
        return false;
    for (const View& state : selector.children("states")) {
        if (!inState(state, card, s))
            return false;
    }
    const query::Query* query = selector.query("query");
    if (query != nullptr && !query->matchesEverything() && (!known(card, s.sight) || !answers(query, card)))
        return false;
    return related(selector, card, s, true);
}

bool Reference::inState(const View& state, CardId card, const Situation& s) const
{
    switch (state.term()) {
    case Term::StateOpposing:
        return m_game.inCombat(engine::sceptre::other(s.you)) == card;
    case Term::StateAttacking:
        return m_table.attacker == card;
    case Term::StateAttacked:
        return m_table.attacked == card;
    case Term::StateOther:
        return card != s.self;
    case Term::StateStatus:
        return is(state.text("word"), card) != state.flag("not");
    default:
        throw Undecided{};
    }
}

bool Reference::is(std::string_view word, CardId card) const
{
    if (word == "face up" || word == "face down")
        return m_table.has(card, engine::FaceUp) == (word == "face up");
    if (word == "attacking" || word == "attacked")
        return (word == "attacking" ? m_table.attacker : m_table.attacked) == card;
    const auto& statuses = m_catalogue.game().findEffectWords("statuses")->words;
    for (std::size_t i = 0; i < statuses.size(); ++i) {
        if (statuses[i].key == word)
            return (m_table.card(card).statuses >> i & 1) != 0;
    }
    throw Undecided{};
}

bool Reference::related(const View& selector, CardId card, const Situation& s, bool placesToo)
{
    const engine::CardState& state = m_table.card(card);
    const auto carries = [&](const View& wanted) {
        bool found = false;
        m_table.eachOn(card, [&](CardId on) { found = found || fits(wanted, on, s); });
        return found;
    };
    for (const View& one : selector.children("relations")) {
        bool good = true;
        switch (one.term()) {
        case Term::RelationIn:
            good = !placesToo || lies(one.child("place"), card, s);
            break;
        case Term::RelationOn:
            good = fits(one.child("card"), state.holder, s);
            break;
        case Term::RelationOtherThan:
            good = !fits(one.child("card"), card, s);
            break;
        case Term::RelationOf: {
            const View who = one.child("who");
            if (isPlayer(who)) {
                const auto seats = players(who, s);
                good = std::find(seats.begin(), seats.end(), state.controller) != seats.end();
            } else {
                good = fits(who, state.holder, s);
            }
            break;
        }
        case Term::RelationWith:
            good = carries(one.child("what"));
            break;
        case Term::RelationWithout:
            good = !carries(one.child("what"));
            break;
        case Term::RelationAmong:
            good = fits(one.child("cards"), card, s);
            break;
        case Term::RelationWithNumber:
            good = compared(number(std::string(one.text("word")), card), one.text("sign"), quantityAt(one, "right", s));
            break;
        default:
            break;
        }
        if (!good)
            return false;
    }
    return true;
}

/// Where it is asked for, none of those that fit otherwise has more of the number.
bool Reference::hasMost(const View& selector, CardId card, const Situation& s)
{
    const View most = relation(selector, Term::RelationWithMost);
    if (!most.valid())
        return true;
    const std::string word(most.text("word"));
    const auto cards = inPlay();
    return std::none_of(cards.begin(), cards.end(), [&](CardId other) {
        return describesOtherwise(selector, other, s)
            && compared(number(word, other), most.flag("least") ? "<" : ">", number(word, card));
    });
}

bool Reference::lies(const View& place, CardId card, const Situation& s)
{
    const std::string_view zone = place.text("zone");
    if (zone == "play" ? !m_game.onTableNow(card) : zoneName(card) != zone)
        return false;
    const Seat controller = m_table.card(card).controller;
    if (place.has("of")) {
        const auto seats = players(place.child("of"), s);
        return std::find(seats.begin(), seats.end(), controller) != seats.end();
    }
    const View whose = place.child("whose");
    return whose.is(Term::WhoseOwn) ? controller == s.you : whose.is(Term::WhoseEnemy) ? controller != s.you : true;
}

unsigned Reference::metalsNamed(const query::Query& query) const
{
    unsigned named = 0;
    for (std::uint32_t i = 0; i < m_catalogue.size(); ++i) {
        const engine::sceptre::Facts& coin = m_game.rules().facts(static_cast<std::uint16_t>(i));
        if (coin.type == engine::sceptre::Type::Coin && query::Matcher(query, m_catalogue).matches(CardIndex{i}))
            named |= 1u << static_cast<unsigned>(coin.metal);
    }
    return named;
}

void Reference::answerAsIf(const query::Query* query, unsigned metals)
{
    m_asIf = query;
    m_asIfMetals = metals;
}

} // namespace muster::test
