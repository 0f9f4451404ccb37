// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/window/document/deck_snapshot.h"

namespace muster::app {

/// Lines of a deck in one place: indexes into the entries of a section, or of what is only considered.
struct DeckPick {
    std::string section; ///< key; ConsideringSection for what is only considered
    std::vector<std::size_t> rows;
    friend bool operator==(const DeckPick&, const DeckPick&) = default;
};

/// One line of the tree in which a deck is shown: a section, a group of the game's listing, or a specific card with
/// all its lines in that section.
struct DeckRow {
    enum class Kind { Section, Group, Card };
    Kind kind = Kind::Card;
    std::string key;            ///< tells it from its siblings, and stays its own from one step to the next
    std::string section;        ///< key
    QString label;              ///< of the section or group; name of the card, as written where it is unknown
    QString detail;             ///< Card: its identity fields, "Ember"
    bool isDetailOfAll = false; ///< no card of the deck has another one: it tells none from the others
    QString type;               ///< Card: label of its type
    int count = 0;              ///< copies; sum of those below

    // Card
    CardIndex card; ///< invalid for unknown and ambiguous names
    IdentityIndex identity;
    std::vector<std::size_t> rows;
    std::optional<int> limit; ///< copies allowed of it in this deck
    int copies = 0;           ///< copies that the limit counts
    QString note;
    QString trouble; ///< why the name means no card; empty where it does

    std::vector<DeckRow> children;

    [[nodiscard]] DeckPick pick() const { return {section, rows}; }
};

/// What the cards of a section are put together by.
struct DeckGrouping {
    enum class By { Listing, Type, Field }; ///< Listing: as the game lists its decks
    By by = By::Listing;
    FieldIndex field; ///< By::Field
    friend bool operator==(const DeckGrouping&, const DeckGrouping&) = default;
};

/// The whole deck in the order of the game: all sections of its kind, also empty ones, and last what is only considered.
/// Where a kind of deck has one section only, its groups take the section's place.
[[nodiscard]] std::vector<DeckRow> deckRows(const DeckSnapshot& deck, const DeckGrouping& grouping = {});

} // namespace muster::app
