// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened, and whose texts wait for it.
#include <algorithm>

#include "reference/reference.h"

namespace muster::test {

using engine::Event;

namespace {

/// The events that are named after what a player does; the card, if any, is the object.
bool ofPlayers(Term event)
{
    static constexpr Term all[] = {Term::EventPlays,    Term::EventDraws,    Term::EventDiscards, Term::EventReveals,
                                   Term::EventSearches, Term::EventShuffles, Term::EventUses,     Term::EventBuys};
    return std::find(std::begin(all), std::end(all), event) != std::end(all);
}

} // namespace

std::vector<Reference::Woken> Reference::wokenBy(const Event& event)
{
    std::vector<Woken> own, others;
    for (const CardId card : inPlay()) {
        const Seat you = m_table.card(card).controller;
        eachListening(card, event, [&](const View& ability) {
            if (!ability.has("when") || !mayStillBeUsed(card, ability))
                return;
            Situation s;
            s.you = you;
            s.self = card;
            s.it = event.it;
            s.that = event.that;
            s.thatPlayer = event.player;
            s.amount = event.amount;
            for (const View& pattern : ability.children("when")) {
                if (!isMeant(pattern, event, s) || !holds(ability.child("if"), s))
                    continue;
                (you == m_table.active ? own : others).push_back({card, you, ability.index()});
                return;
            }
        });
    }
    own.insert(own.end(), others.begin(), others.end());
    return own;
}

bool Reference::isMeant(const View& pattern, const Event& event, const Situation& s)
{
    if (engine::code::eventNumber(pattern.term()) != event.kind)
        return false;
    if (pattern.is(Term::EventStarts) || pattern.is(Term::EventEnds)) {
        const View when = pattern.child("subject");
        const View whose = when.child("whose");
        return when.text("moment") == "turn" && (!whose.is(Term::WhoseOwn) || event.player == s.you)
            && (!whose.is(Term::WhoseEnemy) || event.player != s.you);
    }
    m_ofTheDeadToo = true;
    const auto meant = [&](const View& who, CardId card) {
        if (!who.valid())
            return true;
        if (!isPlayer(who))
            return fits(who, card, s);
        const std::vector<Seat> seats = players(who, s);
        return std::find(seats.begin(), seats.end(), event.player) != seats.end();
    };
    bool is = meant(pattern.child("subject"), event.it);
    for (const char* key : {"object", "by", "to", "from", "of"}) {
        if (!is || !pattern.has(key))
            continue;
        const View other = pattern.child(key);
        if (pattern.argument(key).kind == effects::Argument::Kind::Text) {
            const auto& dialect = m_game.code().dialect;
            const std::string word(pattern.text(key));
            const bool status = pattern.is(Term::EventBecomes) || pattern.is(Term::EventStopsBeing);
            const auto& words = status ? dialect.statuses : dialect.actions;
            is = event.word < words.size() && words[event.word] == word;
        } else if (other.is(Term::Place)) {
            is = m_game.code().dialect.zones[event.word] == other.text("zone");
        } else if (!ofPlayers(pattern.term())) {
            is = fits(other, event.that, s);
        } else if (!other.child("noun").is(Term::PlainNoun)) { // not as "uses ability", which is no card
            Situation seen = s;
            seen.sight = event.player;
            is = fits(other, event.it, seen);
        }
    }
    m_ofTheDeadToo = false;
    return is;
}

/// Its Ability where the Champion is or has just been (SCE-34c to SCE-34e), hidden or not (SCE-Q70), unless it is Dazed
/// (SCE-47h); its own end comes after all (SCE-T5c, SCE-34c). Other cards as for their lasting states.
void Reference::eachListening(CardId card, const Event& event, const std::function<void(const View&)>& visit)
{
    using namespace engine::sceptre;
    for (const engine::Modifier& one : m_table.modifiers) {
        if (one.kind == engine::Modifier::Give && one.target == card)
            throw Undecided{};
    }
    const bool isDead = m_table.has(card, engine::Dead);
    if (!m_game.is(card, Type::Champion)) {
        if (!isDead && (!m_game.is(card, Type::Trap) || zoneName(card) == "trap row"))
            eachAbility(card, visit);
        return;
    }
    const bool died = event.it == card
        && (event.kind == engine::code::eventNumber(Term::EventDies)
            || event.kind == engine::code::eventNumber(Term::EventLeaves));
    const bool moved = event.it == card
        && (event.kind == engine::code::eventNumber(Term::EventEnters)
            || event.kind == engine::code::eventNumber(Term::EventLeaves));
    const int where = m_game.facts(card).where; // 1 combat, 2 garrison
    const std::string zone = zoneName(card);
    const bool placed =
        (where & 1) != 0 ? zone == "combat" || moved || ((where & 2) != 0 && zone == "garrison") : zone == "garrison";
    if (!placed || (isDead && !died) || m_game.has(card, Dazed))
        return;
    if (!inForce(Term::VerbDisable, {}, card).empty())
        return;
    for (const engine::Modifier& one : m_table.modifiers) {
        if (one.kind != engine::Modifier::Disable)
            continue;
        if (one.selector != engine::code::None || one.lies.valid())
            throw Undecided{};
        if (one.target == card && one.entered == m_table.card(card).entered)
            return;
    }
    const Card printed = m_catalogue.card(CardIndex{m_table.card(card).definition});
    const muster::Game& game = m_catalogue.game();
    const ScriptIndex script = printed.parts(game.findField("ability")).front().effects(game.findField("does"));
    if (!script.valid())
        return;
    for (const View& ability : effects::abilities(m_catalogue.effects(), script))
        visit(ability);
}

bool Reference::mayStillBeUsed(CardId card, const View& ability) const
{
    if (!ability.has("limit"))
        return true;
    const View limit = ability.child("limit");
    int times = 0;
    for (const engine::Use& use : m_table.uses) {
        const bool mine = limit.flag("by name") ? m_table.card(use.card).controller == m_table.card(card).controller
                                                : use.card == card;
        if (mine && m_game.code().ability(use.ability).node == ability.index())
            times += use.times;
    }
    return times < limit.number("times");
}

} // namespace muster::test
