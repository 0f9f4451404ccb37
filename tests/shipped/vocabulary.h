// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <string_view>
#include <vector>

#include "model/effects/view.h"
#include "shipped.h"

/// What an entry of a rulebook's effect vocabulary looks like on a card: small predicates to put together.
namespace muster::test::vocabulary {

using effects::Term;
using effects::View;
using InTree = std::function<bool(const View&)>;
using OnCard = std::function<bool(const RawCard&)>;

struct Entry {
    const char* name;
    InTree isIn;      ///< in a tree of effects
    OnCard isOn = {}; ///< or in the fields of a card
};

/// For entries that are fields of cards and nothing in an effect.
inline bool nowhere(const View&) { return false; }

inline InTree is(Term term)
{
    return [=](const View& node) { return node.is(term); };
}

inline InTree is(Term term, std::string_view key, std::string_view text)
{
    return [=](const View& node) { return node.is(term) && node.text(key) == text; };
}

inline InTree has(Term term, std::string_view key)
{
    return [=](const View& node) { return node.is(term) && node.has(key); };
}

inline bool hasChild(const View& node, std::string_view key, Term term)
{
    const auto children = node.children(key);
    return std::any_of(children.begin(), children.end(), [&](const View& child) { return child.is(term); });
}

/// The node, or one inside it at any depth.
inline bool contains(const View& node, const InTree& what)
{
    if (what(node))
        return true;
    const auto inside = node.all();
    return std::any_of(inside.begin(), inside.end(), [&](const View& child) { return contains(child, what); });
}

/// A term in whose argument another one stands, at any depth.
inline InTree isWith(Term term, std::string_view key, InTree what)
{
    return [=, what = std::move(what)](const View& node) {
        if (!node.is(term))
            return false;
        const auto inside = node.children(key);
        return std::any_of(inside.begin(), inside.end(), [&](const View& child) { return contains(child, what); });
    };
}

/// A selector with that count word, owner and state, for cards of that type or group. None: no such word.
inline InTree selects(Term count, Term whose, Term state, std::string_view noun)
{
    return [=](const View& node) {
        if (!node.is(Term::Selector) || !hasChild(node, "count", count))
            return false;
        if (whose == Term::None ? node.has("whose") : !hasChild(node, "whose", whose))
            return false;
        if (state == Term::None ? !node.children("states").empty() : !hasChild(node, "states", state))
            return false;
        const auto named = node.child("noun");
        return named.text("type") == noun || named.text("group") == noun;
    };
}

/// The card, or a part of it, has that field, with a word or (if it is a number) more than nothing.
inline OnCard hasField(const ShippedGame& game, std::string_view key)
{
    return [=, &game](const RawCard& card) {
        bool found = false;
        forEachValue(card.values, [&](const FieldValue& value) {
            found |= game.keyOf(value) == key && (value.number > 0 || !value.words.empty());
        });
        return found;
    };
}

inline OnCard isType(const ShippedGame& game, std::string_view type)
{
    return [=, &game](const RawCard& card) { return game.typeOf(card) == type; };
}

/// Whether a shipped card of the game shows the entry.
inline bool isOnACard(const ShippedGame& game, const Entry& entry)
{
    const auto shows = [&](const CardSet& set, const RawCard& card) {
        if (entry.isOn && entry.isOn(card))
            return true;
        bool found = false;
        forEachValue(card.values, [&](const FieldValue& value) {
            if (game.game().field(value.field).kind != FieldKind::Effects)
                return;
            for (const auto& ability : effects::abilities(set.effects, value.effects))
                found |= contains(ability, entry.isIn);
        });
        return found;
    };
    return std::any_of(game.sets().begin(), game.sets().end(), [&](const CardSet& set) {
        return std::any_of(set.cards.begin(), set.cards.end(), [&](const RawCard& card) { return shows(set, card); });
    });
}

// The explicit entries of each game's effect vocabulary (tests/GAME/vocabulary.cpp).
std::vector<Entry> sceptreEntries();
std::vector<Entry> scriptEntries();
std::vector<Entry> armoryEntries();
std::vector<Entry> heroEntries();
std::vector<Entry> spoilsEntries();

} // namespace muster::test::vocabulary
