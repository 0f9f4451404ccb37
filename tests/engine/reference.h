// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/sceptre/game.h"
#include "model/effects/questions.h"
#include "model/effects/view.h"
#include "model/query/matcher.h"

/// The language of effects once more, for Sceptre: the trees are walked as they were read, every card of the match is
/// looked at for every question, and nothing is kept. Slow and obvious, so that the engine can be held against it.
namespace muster::test {

class Reference {
public:
    using Term = effects::Term;
    using View = effects::View;
    using CardId = engine::CardId;
    using Seat = engine::Seat;

    struct Situation {
        Seat you = 0;
        CardId self, it, that, target;
        Seat thatPlayer = 0;
        int amount = 0;
        int result = 0;
        Seat sight = engine::NoSeat; ///< whose knowledge of hidden cards counts
    };
    /// What this interpretation does not decide: the order of cards, what was remembered, what happened before.
    struct Undecided { };

    explicit Reference(engine::sceptre::Game& game)
        : m_game(game),
          m_table(game.table()),
          m_catalogue(game.rules().catalogue())
    {
    }

    [[nodiscard]] std::vector<CardId> cards(const View& selector, const Situation& s)
    {
        if (selector.is(Term::Both)) {
            std::vector<CardId> all;
            for (const View& part : selector.children("selectors"))
                for (const CardId card : cards(part, s))
                    all.push_back(card);
            return all;
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
        for (std::uint16_t i = 0; i < m_table.cardCount; ++i) {
            if (m_game.onTableNow(CardId{i}) && describes(selector, CardId{i}, s))
                found.push_back(CardId{i});
        }
        return found;
    }

    [[nodiscard]] bool fits(const View& selector, CardId card, const Situation& s)
    {
        if (!card.valid())
            return false;
        if (selector.is(Term::Selector))
            return describes(selector, card, s);
        if (selector.is(Term::Both)) {
            const auto parts = selector.children("selectors");
            return std::any_of(parts.begin(), parts.end(), [&](const View& part) { return fits(part, card, s); });
        }
        return role(selector, s) == card;
    }

    [[nodiscard]] bool holds(const View& condition, const Situation& s)
    {
        if (!condition.valid())
            return true;
        const auto parts = condition.all();
        const auto partHolds = [&](const View& part) { return holds(part, s); };
        switch (condition.term()) {
        case Term::ConditionAllOf:
            return std::all_of(parts.begin(), parts.end(), partHolds);
        case Term::ConditionAnyOf:
            return std::any_of(parts.begin(), parts.end(), partHolds);
        case Term::ConditionNotThat:
            return !holds(parts.front(), s);
        case Term::ConditionCompare:
            return compare(quantityAt(condition, "left", s), condition.text("sign"), quantityAt(condition, "right", s));
        case Term::ConditionExists:
            return !cards(condition.child("what"), s).empty();
        case Term::ConditionNoneExists:
            return cards(condition.child("what"), s).empty();
        case Term::ConditionAtLeast:
        case Term::ConditionAtMost:
        case Term::ConditionExactly: {
            const int count = static_cast<int>(cards(condition.child("what"), s).size());
            const int wanted = quantityAt(condition, "number", s);
            return condition.is(Term::ConditionAtLeast) ? count >= wanted
                : condition.is(Term::ConditionAtMost)   ? count <= wanted
                                                        : count == wanted;
        }
        default:
            return holdsForOne(condition, s) != condition.flag("not");
        }
    }

    [[nodiscard]] int quantityAt(const View& owner, std::string_view key, const Situation& s)
    {
        const effects::Argument argument = owner.argument(key);
        if (argument.kind == effects::Argument::Kind::Absent)
            return 0;
        return argument.kind == effects::Argument::Kind::Number ? argument.value : quantity(owner.child(key), s);
    }

    /// A number of a unit as the rules see it.
    [[nodiscard]] int number(const std::string& word, CardId card)
    {
        const int value = std::max(0, stat(word, card));
        if (word == "hp")
            return std::max(0, value - m_table.card(card).damage);
        return word == "def" && m_game.has(card, engine::sceptre::Splintered) ? (value + 1) / 2 : value;
    }

    /// What lasts of one verb and word on a card: the amounts.
    [[nodiscard]] std::vector<int> inForce(Term verb, const std::string& word, CardId card)
    {
        std::vector<int> amounts;
        for (std::uint16_t i = 0; i < m_table.cardCount; ++i) {
            const CardId source{i};
            if (m_game.onTableNow(source) && !dead(source))
                eachState(source, [&](const View& ability) { statesOn(verb, word, card, source, ability, amounts); });
        }
        return amounts;
    }

    /// A stat before damage and Splintering: what is printed and all that is in force.
    [[nodiscard]] int stat(const std::string& word, CardId card)
    {
        int value = 0;
        for (const auto& [field, printed] : {std::pair{"hp", m_game.facts(card).hp},
                                             {"def", m_game.facts(card).def},
                                             {"skl", m_game.facts(card).skl},
                                             {"spd", m_game.facts(card).spd}}) {
            if (word == field)
                value = printed;
        }
        for (const int amount : inForce(Term::VerbAdd, word, card))
            value += amount;
        return value + lastingOn(word, card);
    }

    /// What the effects that last add to a word; nothing where one of them sets it.
    [[nodiscard]] int lastingOn(const std::string& word, CardId card)
    {
        int sum = 0;
        for (const engine::Modifier& one : m_table.modifiers) {
            if (one.kind != engine::Modifier::Add && one.kind != engine::Modifier::Set)
                continue;
            if (m_game.code().dialect.numbers[one.word] != word)
                continue;
            if (one.kind == engine::Modifier::Set || one.selector != engine::code::None
                || one.expiry.kind >= engine::Expiry::AsLongAs)
                throw Undecided{};
            const bool still = !one.lies.valid() || !m_game.is(one.lies, engine::sceptre::Type::Exterior)
                || m_game.gate(m_table.card(one.lies).controller).valid();
            if (still && one.target == card && m_table.card(card).entered == one.entered)
                sum += one.amount;
        }
        return sum;
    }

private:
    [[nodiscard]] bool dead(CardId card) const { return m_table.has(card, engine::Dead); }

    /// As texts call the place where a card lies; empty beside the table, which no text can name.
    [[nodiscard]] std::string zoneName(CardId card) const
    {
        const auto& words = m_catalogue.game().findEffectWords("zones")->words;
        const std::size_t zone = m_game.zoneOfCard(card);
        return zone < words.size() ? words[zone].key : std::string();
    }
    /// Zones up to the Blood Cards lie closed.
    [[nodiscard]] bool openZone(std::string_view name) const
    {
        return name != "deck" && name != "hand" && name != "discard pile" && name != "blood pile";
    }

    [[nodiscard]] CardId role(const View& word, const Situation& s) const
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

    [[nodiscard]] static View relation(const View& selector, Term wanted)
    {
        for (const View& one : selector.children("relations")) {
            if (one.is(wanted))
                return one;
        }
        return {};
    }

    [[nodiscard]] static bool isPlayer(const View& selector)
    {
        if (selector.is(Term::Selector)) {
            const View noun = selector.child("noun");
            return noun.is(Term::PlayerNoun) || noun.is(Term::OpponentNoun) || noun.is(Term::TeammateNoun);
        }
        return selector.is(Term::RoleYou) || selector.is(Term::RoleThatPlayer) || selector.is(Term::RoleControllerOf)
            || selector.is(Term::RoleOwnerOf);
    }

    [[nodiscard]] std::vector<Seat> players(const View& selector, const Situation& s)
    {
        if (selector.is(Term::RoleYou))
            return {s.you};
        if (selector.is(Term::RoleThatPlayer))
            return {s.thatPlayer};
        if (!selector.is(Term::Selector))
            throw Undecided{};
        std::vector<Seat> found;
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

    [[nodiscard]] std::vector<Seat> ownersOf(const View& selector, const View& place, const Situation& s)
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

    [[nodiscard]] std::vector<CardId> pile(const View& selector, const View& place, Seat seat, const Situation& s)
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

    [[nodiscard]] bool ofType(const View& noun, CardId card) const
    {
        if (!noun.is(Term::TypeNoun) && !noun.is(Term::GroupNoun))
            return true;
        const auto types = m_catalogue.game().typesOf(noun.text(noun.is(Term::TypeNoun) ? "type" : "group"));
        return std::find(types.begin(), types.end(), m_catalogue.card(CardIndex{m_table.card(card).definition}).type())
            != types.end();
    }

    [[nodiscard]] bool answers(const query::Query* query, CardId card) const
    {
        return query == nullptr || query->matchesEverything()
            || query::Matcher(*query, m_catalogue).matches(CardIndex{m_table.card(card).definition});
    }

    [[nodiscard]] bool known(CardId card, Seat sight) const
    {
        return m_table.has(card, engine::FaceUp)
            || (sight != engine::NoSeat && (m_table.card(card).seen >> sight & 1) != 0);
    }

    [[nodiscard]] bool describes(const View& selector, CardId card, const Situation& s)
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

    [[nodiscard]] bool inState(const View& state, CardId card, const Situation& s) const
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

    [[nodiscard]] bool is(std::string_view word, CardId card) const
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

    [[nodiscard]] bool related(const View& selector, CardId card, const Situation& s, bool placesToo)
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
            default:
                break;
            }
            if (!good)
                return false;
        }
        return true;
    }

    [[nodiscard]] bool lies(const View& place, CardId card, const Situation& s)
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

    [[nodiscard]] static bool compare(int left, std::string_view sign, int right)
    {
        return sign == "=" ? left == right
            : sign == "!=" ? left != right
            : sign == "<"  ? left < right
            : sign == "<=" ? left <= right
            : sign == ">"  ? left > right
                           : left >= right;
    }

    /// Conditions about cards: some card that is meant is so.
    [[nodiscard]] bool holdsForOne(const View& condition, const Situation& s)
    {
        if (condition.is(Term::ConditionDuring)) {
            const View whose = condition.child("when").child("whose");
            const bool own = m_table.active == s.you;
            return whose.is(Term::WhoseOwn) ? own : whose.is(Term::WhoseEnemy) ? !own : true;
        }
        if (condition.is(Term::ConditionShares))
            return shares(condition, s);
        for (const CardId card : cards(condition.child("who"), s)) {
            const CardId holder = m_table.card(card).holder;
            bool good = false;
            switch (condition.term()) {
            case Term::ConditionHasStatus:
                good = is(condition.text("word"), card);
                break;
            case Term::ConditionMatches:
                good = (!condition.has("noun") || ofType(condition.child("noun"), card))
                    && answers(condition.query("query"), card);
                break;
            case Term::ConditionIsIn:
                good = lies(condition.child("place"), card, s);
                break;
            case Term::ConditionIsSame:
                good = fits(condition.child("other"), card, s);
                break;
            case Term::ConditionIsAttachedTo:
                good = holder.valid() && (!condition.has("to") || fits(condition.child("to"), holder, s));
                break;
            case Term::ConditionHas:
                m_table.eachOn(card, [&](CardId on) { good = good || fits(condition.child("what"), on, s); });
                break;
            default:
                throw Undecided{};
            }
            if (good)
                return true;
        }
        return false;
    }

    [[nodiscard]] bool shares(const View& condition, const Situation& s)
    {
        std::vector<CardId> all = cards(condition.child("who"), s);
        if (condition.has("with"))
            for (const CardId card : cards(condition.child("with"), s))
                all.push_back(card);
        const std::string_view field = condition.text("field");
        if (field == "name" || field == "type")
            throw Undecided{};
        const auto word = [&](CardId card) {
            return m_catalogue.card(CardIndex{m_table.card(card).definition})
                .wordLabel(m_catalogue.game().findField(field));
        };
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j)
                if (!word(all[i]).empty() && word(all[i]) == word(all[j]))
                    return true;
        return false;
    }

    [[nodiscard]] int quantity(const View& view, const Situation& s)
    {
        const auto at = [&](std::string_view key) { return quantityAt(view, key, s); };
        switch (view.term()) {
        case Term::QuantityNumber:
            return view.number("number");
        case Term::QuantityCount:
            return static_cast<int>(cards(view.child("what"), s).size());
        case Term::QuantityValue:
        case Term::QuantityTotal: {
            const std::string word(view.text("word"));
            if (!view.has("of") || isPlayer(view.child("of")))
                throw Undecided{};
            const auto found = cards(view.child("of"), s);
            if (view.is(Term::QuantityValue) && found.size() > 1)
                throw Undecided{};
            int sum = 0;
            for (const CardId card : found)
                sum += number(word, card);
            return sum;
        }
        case Term::QuantityHalf:
            return view.flag("up") ? (at("quantity") + 1) / 2 : at("quantity") / 2;
        case Term::QuantityProduct:
            return at("left") * at("right");
        case Term::QuantitySum:
            return at("left") + at("right");
        case Term::QuantityDifference:
            return at("left") - at("right");
        case Term::QuantityLowest:
            return std::min(at("left"), at("right"));
        case Term::QuantityHighest:
            return std::max(at("left"), at("right"));
        case Term::QuantityUpTo:
            return at("quantity");
        case Term::QuantityAmount:
            return s.amount;
        case Term::QuantityResult:
            return s.result;
        default:
            throw Undecided{};
        }
    }

    // Lasting states

    template <class Visit>
    void eachState(CardId card, Visit visit)
    {
        using engine::sceptre::Type;
        const auto& facts = m_game.facts(card);
        const Card printed = m_catalogue.card(CardIndex{m_table.card(card).definition});
        const Game& game = m_catalogue.game();
        const auto script = [&](const Record& record) {
            const ScriptIndex found = record.effects(game.findField("does"));
            if (!found.valid())
                return;
            for (const View& ability : effects::abilities(m_catalogue.effects(), found)) {
                if (ability.has("while"))
                    visit(ability);
            }
        };
        const CardId holder = m_table.card(card).holder;
        const std::string zone = zoneName(card);
        if (facts.type == Type::Champion) {
            const bool here = (zone == "combat" && (facts.where & 1) != 0)
                || (zone == "garrison" && (facts.where & 2) != 0); // SCE-34c to SCE-34e
            bool disabled = m_game.has(card, engine::sceptre::Dazed) || !m_table.has(card, engine::FaceUp);
            for (const engine::Modifier& one : m_table.modifiers) {
                if (one.kind == engine::Modifier::Disable && one.target == card
                    && one.entered == m_table.card(card).entered)
                    disabled = true;
                if (one.kind == engine::Modifier::Disable && one.selector != engine::code::None)
                    throw Undecided{};
            }
            if (here && !disabled)
                script(printed.parts(game.findField("ability")).front());
        } else if (facts.type == Type::Squire) {
            if (!holder.valid())
                return;
            script(printed.parts(game.findField("innate")).front()); // SCE-36c
            if (facts.origin == m_game.facts(holder).origin)         // SCE-36d
                script(printed.parts(game.findField("matching")).front());
        } else if (facts.type == Type::Equipment) {
            if (holder.valid() && m_game.is(holder, Type::Champion)) // SCE-23h
                script(printed.record());
        } else if (facts.type == Type::Exterior) {
            if (m_game.gate(m_table.card(card).controller).valid()) // SCE-27k
                script(printed.record());
        } else {
            script(printed.record());
        }
    }

    void statesOn(Term verb, const std::string& word, CardId card, CardId source, const View& ability,
                  std::vector<int>& amounts)
    {
        bool wanted = false;
        for (const View& step : ability.children("then"))
            wanted = wanted || (step.is(verb) && wordOf(step) == word);
        if (!wanted)
            return;
        Situation s;
        s.you = m_table.card(source).controller;
        s.self = source;
        s.sight = engine::NoSeat;
        if (!holds(ability.child("while"), s) || !holds(ability.child("if"), s))
            return;
        for (const View& step : ability.children("then")) {
            if (!step.is(verb) || wordOf(step) != word)
                continue;
            const View to = step.child(verb == Term::VerbDisable ? "what" : "of");
            if (!isPlayer(to) && fits(to, card, s) && !dead(card))
                amounts.push_back(quantityAt(step, "amount", s));
        }
    }

    [[nodiscard]] static std::string wordOf(const View& step)
    {
        if (step.is(Term::VerbForbid) || step.is(Term::VerbAllow))
            return std::string(step.text("action"));
        return step.is(Term::VerbDisable) ? std::string() : std::string(step.text("what"));
    }

    engine::sceptre::Game& m_game;
    const engine::Table& m_table;
    const Catalogue& m_catalogue;
};

} // namespace muster::test
