// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "model/decks/home_section.h"
#include "validators/copy_limits.h"

namespace muster::validators {

/// Copies of one specific card that go or come.
struct Copies {
    IdentityIndex identity;
    int count = 0;
    CardIndex card = {}; ///< valid: only those that are printed so
};

// Edits of the deck as it stands

/// Takes copies of the given entries away, the last lines first.
[[nodiscard]] std::vector<DeckEdit> removeCopies(const DeckView& view, const std::vector<std::size_t>& entries,
                                                 int count);
/// The same by card; only in these sections, if any are given.
[[nodiscard]] std::vector<DeckEdit> removeCopies(const DeckView& view, const std::vector<Copies>& cards,
                                                 const std::vector<std::string>& sections = {});
[[nodiscard]] DeckEdit addCopies(const DeckView& view, CardIndex card, int count, const std::string& section);
/// The line names another card from now on.
[[nodiscard]] DeckEdit replaceLine(const DeckView& view, const ResolvedEntry& entry, CardIndex card, int count);
/// Where a card goes: into the section for such cards, if it is one of these (all, if there are none), else the first.
[[nodiscard]] std::string sectionFor(const DeckView& view, const std::vector<std::string>* sections,
                                     CardIndex card = {});

/// How many copies of a card can come from one section to another before a count of the other one is too high. Cards that
/// do not belong there themselves take no place. A large number where nothing limits it.
[[nodiscard]] int roomInSection(const DeckView& view, const HomeSections& homes, CardIndex card,
                                const std::string& from, const std::string& to);

// Choosing cards

using CardFilter = std::function<bool(CardIndex)>;

/// How many more copies of a card the limits of copies admit, waivers aside: what an organiser gave leave for is nothing
/// to propose. A large number where nothing limits it.
[[nodiscard]] int spareCopies(const CopyLimits& limits, IdentityIndex identity);
/// The same by limits that only warn or advise.
[[nodiscard]] int spareAsAdvised(const CopyLimits& limits, IdentityIndex identity);
/// `count` cards of the deck that it can best do without: one after the other of the card with most copies left, the
/// later line first among equals. Fewer if there are not so many that fit.
/// Only copies in these sections, if there are any.
[[nodiscard]] std::vector<Copies> mostRedundant(const DeckView& view, int count, const CardFilter& fits,
                                                const std::vector<std::string>& sections = {});
/// The one type of card that a query is about, where it says so; invalid else.
[[nodiscard]] TypeIndex onlyType(const query::Query& query, const Game& game);
/// At most `limit` specific cards of the catalogue that fit and of which `copies` more are allowed: those like
/// `model` first (same type, then as many equal words as possible), else in the order of the catalogue. Where all that
/// fit are of one type, saying it leaves the others unlooked at.
[[nodiscard]] std::vector<CardIndex> suggestions(const DeckView& view, const CopyLimits& limits, int copies,
                                                 std::size_t limit, const CardFilter& fits, CardIndex model = {},
                                                 TypeIndex type = {});
/// The game's filler that may be added, or an invalid index.
[[nodiscard]] CardIndex fillerCard(const DeckView& view, const CopyLimits& limits, int copies);

} // namespace muster::validators
