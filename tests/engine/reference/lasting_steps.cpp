// SPDX-License-Identifier: GPL-3.0-or-later
// Steps that put something into force for some time.
#include "reference/carrying_out.h"

namespace muster::test {

using engine::Expiry;
using engine::Modifier;

namespace {

Expiry expiryOf(const View& lasts, Seat you, Seat active, bool between)
{
    Expiry expiry;
    const View whose = lasts.valid() ? lasts.child("whose") : View();
    const Seat counted = whose.is(Term::WhoseOwn) ? you
        : whose.is(Term::WhoseEnemy)              ? engine::sceptre::other(you)
                                                  : engine::NoSeat;
    if (!lasts.valid() || lasts.is(Term::DurationRestOfGame))
        return expiry;
    if (lasts.is(Term::DurationThis)) {
        expiry.kind = lasts.text("moment") == "attack" ? Expiry::EndOfAttack
            : between                                  ? Expiry::StartOfTurn
                                                       : Expiry::EndOfTurn;
    } else if (lasts.is(Term::DurationUntil)) {
        expiry.kind = lasts.flag("end") ? Expiry::EndOfTurn : Expiry::StartOfTurn;
        expiry.seat = counted;
        expiry.left = lasts.flag("end") && lasts.flag("next") && counted == active && !between
            ? 2
            : 1; // not the one that goes on
    } else if (lasts.is(Term::DurationFor)) {
        expiry.kind = Expiry::EndOfTurn;
        expiry.seat = counted;
        expiry.left = static_cast<std::uint8_t>(lasts.number("number", 1));
    } else {
        throw Reference::Undecided{};
    }
    return expiry;
}

} // namespace

void CarryingOut::makeLasting(const View& view, Situation& s, Modifier::Kind kind)
{
    using engine::code::Dialect;
    const Dialect& dialect = m_game.code().dialect;
    Modifier made;
    made.kind = kind;
    made.you = s.you;
    made.self = s.self;
    made.expiry = expiryOf(view.child("lasts"), s.you, m_table.active, m_table.betweenTurns);
    View to = view.child("of");
    switch (kind) {
    case Modifier::Add:
    case Modifier::Set:
        made.word = Dialect::find(dialect.numbers, view.text("what"));
        made.amount = static_cast<std::int16_t>(amountOf(view, s, kind == Modifier::Set ? "to" : "amount"));
        break;
    case Modifier::Forbid:
    case Modifier::Allow:
        made.word = Dialect::find(dialect.actions, view.text("action"));
        made.amount = static_cast<std::int16_t>(amountOf(view, s, "times"));
        break;
    case Modifier::Ignore:
        made.word = Dialect::find(dialect.requirements, view.text("what"));
        made.amount = static_cast<std::int16_t>(amountOf(view, s));
        break;
    case Modifier::Disable:
        to = view.child("what");
        break;
    case Modifier::Give:
        to = view.child("to");
        made.abilities = static_cast<std::uint8_t>(view.children("what").size());
        break;
    case Modifier::Keyword:
    case Modifier::Force:
    case Modifier::Change:
    case Modifier::Control: // no text of the game says these
        break;
    }
    if (Reference::isPlayer(to)) {
        for (const Seat seat : m_reference.players(to, s)) {
            made.player = seat;
            m_table.modifiers.push(made);
        }
        return;
    }
    if (to.is(Term::Selector) && to.child("count").is(Term::CountAll)) {
        made.selector = static_cast<std::int16_t>(-2 - static_cast<int>(m_reference.made.size()));
        Situation later; // of what the words mean now only the player and the card are kept
        later.you = s.you;
        later.self = s.self;
        m_reference.made.push_back({to, later});
        m_table.modifiers.push(made);
        return;
    }
    const auto doers = view.has("by") ? m_reference.players(view.child("by"), s) : std::vector<Seat>{s.you};
    for (const CardId target : select(view, to, s, doers.empty() ? s.you : doers.front())) {
        if (!to.is(Term::RoleSelf) && singlesOut(to, s))
            touch(target);
        made.target = target;
        made.entered = m_table.card(target).entered;
        m_table.modifiers.push(made);
    }
}

} // namespace muster::test
