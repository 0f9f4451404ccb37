// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <string_view>
#include <vector>

#include "model/effects/view.h"

namespace muster::effects {

/// Calls `visit` for a node and everything in it, parents first, in the order of the card's text. `visit` returns
/// whether to look into that node.
template <class Visit>
    requires std::predicate<Visit&, const View&>
void walk(const View& node, Visit visit)
{
    if (!node.valid() || !visit(node))
        return;
    for (const View& child : node.all())
        walk<Visit&>(child, visit);
}

template <class Visit>
void walk(const Forest& forest, ScriptIndex script, Visit visit)
{
    for (const View& ability : abilities(forest, script))
        walk<Visit&>(ability, visit);
}

/// All nodes of a term, wherever in the script they stand.
[[nodiscard]] std::vector<View> find(const Forest& forest, ScriptIndex script, Term term);
[[nodiscard]] bool has(const Forest& forest, ScriptIndex script, Term term);

/// Whom a selector or player means, seen from the player who has the card.
enum class Side : std::uint8_t { Own, Enemy, Either };

/// What a selector asks of cards: types (none: any card), a query, whose they are, and where they are.
struct Wanted {
    std::vector<TypeIndex> types;
    const query::Query* query = nullptr; ///< nullptr where there is none
    Side side = Side::Either;
    std::string_view zone; ///< empty: in play, or wherever the verb takes cards from
    int least = 0;         ///< that many are needed for the effect to do all it says; 0 for "up to" and "all"
};
[[nodiscard]] Wanted wantedOf(const View& selector, const Game& game);

struct Search {
    Wanted what;
    std::string_view from; ///< zone, "deck" where none is said
    bool ownDeck = true;   ///< the player who has the card looks into their own deck
    bool exact = false;    ///< nothing lesser may be taken
    std::string_view to;   ///< zone, "hand" where none is said
};
/// Every search of a script, with what it looks for.
[[nodiscard]] std::vector<Search> searches(const Forest& forest, ScriptIndex script, const Game& game);

/// A selector that says no place means cards in play. In a step about an action or number of which the game says where
/// its cards are (`play`: hand), it means the cards there too: the key of that zone, or nothing. `key` is `what`, `of` or
/// `for` of the step.
[[nodiscard]] std::string_view zoneBesidesPlay(const View& step, std::string_view key, const Game& game);

/// What has to be there for abilities to be used at all: their `target`.
[[nodiscard]] std::vector<Wanted> requiredTargets(const Forest& forest, ScriptIndex script, const Game& game);

/// What its player discards, pays or loses for it, under any `cost`.
[[nodiscard]] std::vector<View> costs(const Forest& forest, ScriptIndex script);

/// Whether its player draws cards by it.
[[nodiscard]] bool draws(const Forest& forest, ScriptIndex script);
/// Whether it deals damage to such a side (Either: to anyone).
[[nodiscard]] bool dealsDamage(const Forest& forest, ScriptIndex script, Side to = Side::Either);
/// Whether it raises that number (a stat, roll or measure), of its own side.
[[nodiscard]] bool raises(const Forest& forest, ScriptIndex script, std::string_view number);
/// Whether it inflicts, cures or asks for that status.
[[nodiscard]] bool refersToStatus(const Forest& forest, ScriptIndex script, std::string_view status);
/// Whether it destroys cards of that type.
[[nodiscard]] bool destroys(const Forest& forest, ScriptIndex script, const Game& game, TypeIndex type);
/// Whether it allows that action, or forbids it.
[[nodiscard]] bool allows(const Forest& forest, ScriptIndex script, std::string_view action);
[[nodiscard]] bool forbids(const Forest& forest, ScriptIndex script, std::string_view action);
/// Whether the effect hangs on that event at the start or at a later time.
[[nodiscard]] bool waitsFor(const Forest& forest, ScriptIndex script, Term event);

} // namespace muster::effects
